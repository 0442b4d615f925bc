"""Cover and armour: what counts, which boxes are marked, and when an object is gone."""

from __future__ import annotations

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.fight.attack import armoured
from regelwerk.systems.darkspace.rules.fight.cover import (
    Protection,
    armour_of,
    covers_at_hand,
    damage_cover,
    leave_cover,
    protection,
    take_cover,
)
from regelwerk.systems.darkspace.state import Cover, Deed
from systems.darkspace.builders import armour, character, facts, henchman, machine, told, world, zone

CRATES = Cover("crates", 4, 1)
WALL = Cover("wall", 6, 3)


@pytest.mark.rule("DS-ATT-07")
def test_ds_att_07_armour_alone_protects_against_everything() -> None:
    here = world(character(armour=armour(4, 2), hurt={"defensive": 1}))

    assert protection(here, "rhea", "melee") == Protection(2, 4, 4, 3, False, False)
    assert protection(here, "rhea", "ranged") == Protection(2, 4, 4, 3, False, False)


@pytest.mark.rule("DS-COV-02", "DS:cover_stacking")
@pytest.mark.parametrize(("cover", "mk"), [(CRATES, 2), (WALL, 3)])
def test_ds_cov_02_the_higher_class_of_cover_and_armour_counts(cover: Cover, mk: int) -> None:
    here = world(character(cover=cover, armour=armour(3, 2)))

    assert protection(here, "rhea", "ranged") == Protection(mk, 2 * mk, cover.size, cover.size, False, True)
    assert protection(here, "rhea", "turret").soft == mk


@pytest.mark.rule("DS:cover_stacking")
def test_cover_and_armour_may_add_up() -> None:
    here = world(character(cover=WALL, armour=armour(3, 2)), options=Options(cover_stacking="add"))

    assert protection(here, "rhea", "ranged").soft == 5
    assert protection(here, "rhea", "natural").soft == 2


@pytest.mark.rule("DS-COV-01", "DS-COV-02")
def test_cover_does_not_help_against_blades() -> None:
    here = world(character(cover=WALL, armour=armour(3, 2)))

    assert protection(here, "rhea", "melee") == Protection(2, 4, 3, 3, False, False)


@pytest.mark.rule("DS-MON-14", "DS:cover_stacking")
def test_broken_armour_behind_cover_gives_nobody_a_bonus() -> None:
    broken = character(armour=armour(3, 2), hurt={"defensive": 3})

    assert protection(world(broken), "rhea", "ranged").broken
    assert not protection(world(replace(broken, cover=CRATES)), "rhea", "ranged").broken
    assert protection(world(replace(broken, cover=CRATES)), "rhea", "melee").broken


@pytest.mark.rule("DS-MAC-07", "DS:occupant_armour")
def test_ds_mac_07_a_hull_adds_its_class_to_those_inside() -> None:
    rider = character(armour=armour(2, 1), aboard="hauler")
    boarder = character("juro", aboard="hauler")
    hauler = machine("hauler", mk=3, armour=armour(4, 2))
    here = world(rider, boarder, hauler, henchman())

    assert armour_of(here, here.find("rhea")) == (1 + 3, 2 + 3), "the class of the hull is not doubled"
    assert armour_of(here, here.find("juro"), "guard") == (3, 3)
    assert armour_of(here, here.find("rhea"), "juro") == (1, 2)
    outside, inside = (protection(here, "rhea", "ranged", by) for by in ("guard", "hauler"))
    assert (outside.soft, outside.hard) == (4, 5)
    assert (inside.soft, inside.hard) == (1, 2)


@pytest.mark.rule("DS-MAC-07", "DS-PEN-03")
def test_ds_mac_07_strong_penetration_needs_the_armour_and_the_hull_once() -> None:
    """A jacket of class 2 in a truck of class 3: hard 4 + 3, so penetration 7 is strong and 6 is not."""
    rider = character("juro", armour=armour(4, 2), aboard="truck")
    truck = machine("truck", side="crew", mk=3, open=True)
    guard = henchman(weapons=("heavy_rifle", "rifle"), competence=3)
    here = world(rider, truck, guard)

    heavy, light = (Deed("attack", "guard", "juro", weapon) for weapon in ("heavy_rifle", "rifle"))
    assert armoured(here, heavy, guard.sheet.weapon("heavy_rifle")).hard == 7
    assert armoured(here, heavy, guard.sheet.weapon("heavy_rifle")).plus.total == 3
    assert armoured(here, light, guard.sheet.weapon("rifle")).plus.total == 0


@pytest.mark.rule("DS:occupant_armour")
def test_occupants_may_have_the_armour_of_the_machine_instead() -> None:
    options = Options(occupant_armour="machine_armour")
    hauler = machine("hauler", mk=3, armour=armour(4, 2))
    here = world(
        character(aboard="hauler"), character("juro", aboard="hauler", armour=armour(1, 4)), hauler, options=options
    )

    assert armour_of(here, here.find("rhea")) == (2, 4)
    assert armour_of(here, here.find("juro")) == (4, 8)


@pytest.mark.rule("DS:machine_armour")
def test_machines_have_no_armour_unless_it_is_fitted_or_the_table_says_so() -> None:
    bare, plated = machine(mk=3), machine("tank", mk=3, armour=armour(5, 4))
    own = Options(machine_armour="own_mk")

    assert protection(world(bare), "drone", "ranged").soft == 0
    assert protection(world(bare, options=own), "drone", "ranged").soft == 3
    assert protection(world(plated, options=own), "tank", "ranged").soft == 4
    assert protection(world(character(mk=3), options=own), "rhea", "ranged").soft == 0


@pytest.mark.rule("DS-COV-01")
def test_ds_cov_01_only_what_stands_in_the_zone_can_be_taken() -> None:
    zones = (zone("hall"), zone("dock"))
    here = world(
        character(), character("juro", zone="dock"), character("oda", aboard="hauler"), machine("hauler"),
        zones=zones, covers=(("hall", CRATES), ("hall", WALL)),
    )  # fmt: skip

    assert covers_at_hand(here, here.find("rhea")) == (CRATES, WALL)
    assert covers_at_hand(here, replace(here.find("rhea"), cover=WALL)) == (CRATES,)
    assert covers_at_hand(here, here.find("juro")) == ()
    assert covers_at_hand(here, here.find("oda")) == ()


@pytest.mark.rule("DS-COV-01")
def test_taking_and_leaving_cover() -> None:
    here = world(character(), covers=(("hall", WALL),))
    taken = told(lambda: take_cover(here, "rhea", "wall"))

    assert taken.result.find("rhea").cover == WALL
    assert facts(taken, "ds-takes-cover", "mk") == [(3,)]
    assert leave_cover(taken.result, "rhea").find("rhea").cover is None
    assert leave_cover(here, "rhea") is here


@pytest.mark.rule("DS-COV-02", "DS:cover_stacking")
def test_ds_cov_02_two_behind_one_object_share_its_boxes() -> None:
    here = world(character(cover=CRATES), character("juro", cover=CRATES), covers=(("hall", CRATES), ("hall", WALL)))
    hit = told(lambda: damage_cover(here, "rhea", 3))
    hurt = replace(CRATES, damage=3)

    assert hit.result.find("rhea").cover == hit.result.find("juro").cover == hurt
    assert hit.result.covers == (("hall", hurt), ("hall", WALL))
    assert facts(hit, "ds-cover-marked", "boxes", "left") == [(3, 1)]
    assert not hit.notes("ds-cover-gone")


@pytest.mark.rule("DS-COV-02", "DS:cover_stacking")
def test_full_cover_is_gone_for_everybody_and_the_rest_of_the_damage_is_lost() -> None:
    worn = replace(CRATES, damage=3)
    here = world(
        character(cover=worn, armour=armour(3, 2)),
        character("juro", cover=worn),
        covers=(("hall", worn), ("hall", WALL)),
    )
    hit = told(lambda: damage_cover(here, "juro", 3))

    assert hit.result.find("rhea").cover is None
    assert hit.result.find("juro").cover is None
    assert hit.result.covers == (("hall", WALL),)
    assert facts(hit, "ds-cover-marked", "boxes", "left") == [(1, 0)]
    assert len(hit.notes("ds-cover-gone")) == 1
    assert protection(hit.result, "rhea", "ranged") == Protection(2, 4, 3, 3, False, False)
    assert hit.result.find("rhea").hurt.defensive == 0


@pytest.mark.rule("DS-COV-02")
def test_what_hits_one_object_leaves_those_behind_another_alone() -> None:
    here = world(character(cover=CRATES), character("juro", cover=WALL), covers=(("hall", CRATES), ("hall", WALL)))
    for damage in (1, 9):
        after = told(lambda: damage_cover(here, "rhea", damage)).result  # noqa: B023 (run at once)
        assert after.find("juro").cover == WALL


def test_without_cover_there_is_nothing_to_damage() -> None:
    here = world(character())

    assert told(lambda: damage_cover(here, "rhea", 3)).result is here
