"""Targets: every reason why somebody cannot be shot at."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally
from regelwerk.space import Point
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.mission.scenes import Environment
from regelwerk.systems.realms.rules.shooting.targets import (
    legal_targets,
    shot_cost,
    why_not,
    why_not_point,
    why_not_reach,
    why_not_weapon,
)
from regelwerk.systems.realms.state import Model, World
from systems.realms.builders import blade, box, enemy, item, model, piece, weapon, world

RIFLE = weapon()
SHOOTER = model(at=(20, 45), weapons=(RIFLE,))


def reason(target: Model, *others: Model, shooter: Model = SHOOTER, mode: str = "normal_shot", **table: Any) -> str:
    """The message key of the refusal; empty if the shot is possible."""
    gun = shooter.card.weapons[0]
    refused = why_not(world(shooter, target, *others, **table), shooter, gun, target, mode)
    return refused.reason.key if refused else ""


@pytest.mark.rule("RE-TGT-01", "RE-TGT-02")
def test_whoever_is_in_sight_can_be_shot_at() -> None:
    assert reason(enemy(at=(60, 45))) == ""
    assert reason(enemy(at=(60, 45)), enemy("near", at=(30, 50))) == ""


@pytest.mark.rule("RE-TGT-01", "RE-GEO-05")
def test_the_target_must_be_in_the_field_of_view() -> None:
    assert reason(enemy(at=(20, 80))) == "re-refuse-out-of-view"
    assert reason(enemy(at=(40, 64))) == ""
    assert reason(enemy(at=(40, 64)), shooter=replace(SHOOTER, prone=True)) == "re-refuse-out-of-view"


def hides(what: str, cells: int) -> Phrase:
    return phrase("re-hides", what=Ref(what), cells=cells, all=64)


@pytest.mark.rule("RE-TGT-01", "RE-GEO-09")
def test_what_hides_a_target_is_named() -> None:
    target = enemy(at=(60, 45))
    wall = piece("wall", box(50, 40, 51, 50), 6)
    refused = why_not(world(SHOOTER, target, pieces=(wall,)), SHOOTER, RIFLE, target, "normal_shot")
    assert refused is not None
    assert (refused.rule_id, dict(refused.reason.facts)["by"]) == ("RE-TGT-01", (hides("wall", 64),))
    hulk = enemy("hulk", at=(56, 45), type="mike")
    refused = why_not(world(SHOOTER, target, hulk), SHOOTER, RIFLE, target, "normal_shot")
    assert refused is not None
    assert dict(refused.reason.facts)["by"] == (hides("hulk", 64),)
    # Friends step aside.
    assert reason(target, model("friend", at=(56, 45), type="mike")) == ""


@pytest.mark.rule("RE-TGT-01", "RE-GEO-05", "RE:fov_test")
def test_any_part_of_the_base_is_enough_or_its_centre_is_needed() -> None:
    """46.4 degrees off the facing, half as wide as 5 degrees, with a field of view of 90."""
    shooter = model(at=(0, 0), weapons=(RIFLE,))
    assert reason(enemy(at=(10, 10.5)), shooter=shooter) == ""
    strict = Options(fov_test="base_centre")
    assert reason(enemy(at=(10, 10.5)), shooter=shooter, options=strict) == "re-refuse-out-of-view"


@pytest.mark.rule("RE-TGT-01", "RE-GEO-07", "RE-GEO-09", "RE:eye_height", "RE:limb_includes_head", "RE:los_test")
def test_over_a_wall_either_sees_the_head_of_the_other_or_neither() -> None:
    shooter, target = model(at=(45, 10), facing=90, weapons=(RIFLE,)), enemy(at=(45, 40), facing=270, weapons=(RIFLE,))

    def both(height: float, **options: Any) -> list[str]:
        wall = piece("wall", box(42, 37, 48, 38.75), height)
        table: dict[str, Any] = {"pieces": (wall,), "options": Options(**options)}
        there = replace(shooter, id="amok", side="red")
        back = replace(target, id="mars", side="blue")
        return [reason(target, shooter=shooter, **table), reason(there, shooter=back, **table)]

    hidden = "re-refuse-hidden"
    assert (both(4.8), both(5)) == (["", ""], [hidden, hidden])
    # With eyes at the very top whoever touches the wall shoots over it and is safe.
    assert both(5, eye_height="top") == [hidden, ""]
    assert both(4.8, limb_includes_head=False) == [hidden, hidden]
    # A single cell is enough where the table says so: the top row shows above a wall that nobody looks over from near.
    assert (both(5.2), both(5.2, los_test="any_cell")) == ([hidden, hidden], ["", hidden])


@pytest.mark.rule("RE-CSH-01", "RE-CAM-07", "RE-DMG-10", "RE:own_targets")
def test_hidden_fallen_and_friendly_models_are_no_targets() -> None:
    assert reason(enemy(revealed=False, camouflage="active")) == "re-refuse-camouflaged"
    assert reason(enemy(status="out")) == "re-refuse-out"
    assert reason(model("friend", at=(60, 45))) == "re-refuse-friend"
    assert reason(model("friend", at=(60, 45)), options=Options(own_targets=True)) == ""
    table = world(SHOOTER, model("friend", at=(60, 45)), options=Options(own_targets=True))
    assert [one.id for one in legal_targets(table, SHOOTER, RIFLE, "normal_shot")] == ["friend"]


@pytest.mark.rule("RE:shoot_in_contact")
def test_a_table_may_forbid_shots_out_of_and_into_contact() -> None:
    strict = Options(shoot_in_contact="forbidden")
    touching = enemy("near", at=(22.5, 45))
    friend = model("friend", at=(57.5, 45))
    target = enemy(at=(60, 45))
    assert [reason(target, touching), reason(target, friend)] == ["re-refuse-hidden", ""]
    assert reason(touching, options=strict) == "re-refuse-in-contact"
    assert reason(target, friend, options=strict) == "re-refuse-in-contact"
    assert reason(target, options=strict) == ""


@pytest.mark.rule("RE-SHO-03", "RE-SHO-04", "RE-SHO-06", "RE-ACT-01", "RE-WPN-02")
def test_shots_cost_the_class_of_the_weapon_and_more() -> None:
    costs = {mode: shot_cost(RIFLE, mode).total for mode in ("normal_shot", "aimed_shot", "snap_shot", "reaction_fire")}
    assert costs == {"normal_shot": 3, "aimed_shot": 4, "snap_shot": 2, "reaction_fire": 3}
    poor = model(at=(20, 45), weapons=(RIFLE,), ap=3)
    assert reason(enemy(), shooter=poor) == ""
    assert reason(enemy(), shooter=poor, mode="aimed_shot") == "re-refuse-ap"


@pytest.mark.rule("RE-WPN-01", "RE-WPN-03", "RE-ARM-04", "RE-MIK-13", "RE:shield_hand", "RE-ACT-02")
def test_weapons_that_cannot_be_used() -> None:
    assert reason(enemy(), shooter=model(at=(20, 45), weapons=(blade(),))) == "re-refuse-melee-weapon"
    grenade = weapon("granate", 1, (12, 4), uses=2, area=4)
    assert (
        reason(enemy(), shooter=model(at=(20, 45), weapons=(grenade,), used=(("granate", 2),))) == "re-refuse-used-up"
    )
    assert reason(enemy(), shooter=model(at=(20, 45), weapons=(grenade,), used=(("granate", 1),))) == ""
    heavy = model(at=(20, 45), weapons=(weapon("mg", 3),), items=(item("schild", shield=True),))
    assert reason(enemy(), shooter=heavy) == "re-refuse-shield-hand"
    assert reason(enemy(), shooter=heavy, options=Options(shield_hand=False)) == ""
    cannon = weapon("kanone", 3, arm="right_arm")
    mike = model(at=(20, 45), type="mike", weapons=(cannon,), limbs=(0, 6, 6))
    assert reason(enemy(), shooter=mike) == "re-refuse-arm-destroyed"
    assert why_not_weapon(world(mike), mike, weapon("kanone", 3, arm="left_arm")) is None


@pytest.mark.rule("RE-MEA-02", "RE-RNG-03", "RE:premeasure")
def test_the_range_is_a_reason_only_where_it_may_be_measured() -> None:
    pistol = weapon("pistole", 1, (20, 2))
    shooter, target = model(at=(20, 45), weapons=(pistol,)), enemy(at=(64, 45))
    assert reason(target, shooter=shooter) == ""
    always = world(shooter, target, options=Options(premeasure="always"))
    refused = why_not(always, shooter, pistol, target, "normal_shot")
    assert refused is not None
    assert (refused.rule_id, dict(refused.reason.facts)["cm"], dict(refused.reason.facts)["reach"]) == (
        "RE-RNG-03",
        41.5,
        40,
    )
    assert legal_targets(always, shooter, pistol, "normal_shot") == ()
    assert legal_targets(always, shooter, pistol, "aimed_shot") == (target,)
    assert why_not(world(shooter, target), shooter, pistol, target, "normal_shot", measured=True) == refused


@pytest.mark.rule("RE:area_aim", "RE-GEO-14", "RE-GEO-05")
def test_spots_on_the_ground_must_be_seen() -> None:
    grenade = weapon("granate", 1, (12, 4), area=4)
    shooter = model(at=(20, 45), weapons=(grenade, RIFLE))
    wall = piece("wall", box(50, 40, 51, 50), 6)
    table = world(shooter, pieces=(wall,))

    def at(x: float, y: float, gun: str = "granate", **options: Any) -> str:
        here = replace(table, options=Options(**options))
        weapon = grenade if gun == "granate" else RIFLE
        refused = why_not_point(here, shooter, weapon, Point.cm(x, y), "normal_shot")
        return refused.reason.key if refused else ""

    assert at(40, 45) == ""
    assert at(55, 45) == "re-refuse-spot-hidden"
    assert at(20, 80) == "re-refuse-spot-out-of-view"
    assert at(95, 45) == "re-refuse-off-table"
    assert at(80, 60) == ""
    assert at(80, 60, premeasure="always") == "re-refuse-too-far"
    hidden = why_not_point(table, shooter, grenade, Point.cm(55, 45), "normal_shot")
    assert hidden is not None and hidden.reason == phrase("re-refuse-spot-hidden", by=(Ref("wall"),))
    assert at(40, 45, area_aim="models_only") == "re-refuse-no-points"
    assert at(40, 45, gun="rifle") == "re-refuse-no-points"
    westward = model(at=(20, 45), facing=180, weapons=(grenade,))
    assert why_not_point(table, westward, grenade, Point.cm(0, 45), "normal_shot") is None, "the edge still counts"


@pytest.mark.rule("RE-RNG-03", "RE-ENV-04", "RE-ENV-05", "RE-ENV-07", "RE-ENV-10")
@pytest.mark.parametrize(
    ("where", "rule_id", "bands", "far"),
    [("wilderness", "RE-ENV-04", 1, 30.1), ("arctic", "RE-ENV-05", 1, 30.1), ("moon", "RE-ENV-07", 3, 90.1),
     ("space", "RE-ENV-10", 3, 90.1)],
)  # fmt: skip
def test_too_far_says_what_the_environment_has_to_do_with_it(
    where: Environment, rule_id: str, bands: int, far: float
) -> None:
    gun = weapon("flammenwerfer", 2, (30, 2), effects=("hitze",))
    shooter = model(at=(1.25, 45), weapons=(gun,))
    spot = Point.cm(2.5 + far, 45)

    def why(table: World) -> Phrase | None:
        refused = why_not_reach(table, shooter, gun, spot, "normal_shot")
        return refused.reason if refused else None

    here = why(world(shooter, size=(200, 90), environment=where))
    assert here is not None and here.key == "re-refuse-too-far-here"
    number = dict(here.facts)["bands"]
    assert isinstance(number, Tally)
    assert (number.total, [term.rule_id for term in number.terms]) == (bands, ["RE-RNG-01", rule_id])
    plain = why(world(shooter, size=(200, 90)))
    assert plain is None if far < 60 else plain is not None and plain.key == "re-refuse-too-far"
