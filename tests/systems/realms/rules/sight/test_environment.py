"""Environments and zones: passability, cover, senses and ranges."""

from __future__ import annotations

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.mission.scenes import ENVIRONMENTS, ZONE_TYPES, Environment, ZoneType
from regelwerk.systems.realms.rules.sight.environment import (
    bands_here,
    cover_from_place,
    gives_cover_2_inside,
    is_projectile,
    passability,
    wn_for_test,
)
from regelwerk.systems.realms.values import MOVEMENT_TYPES, MovementType
from systems.realms.builders import blade, box, enemy, model, weapon, world, zone

INSIDE = box(40, 40, 50, 50)
PART = (Point.cm(45, 45), Point.cm(49, 45))
OUTSIDE = Point.cm(70, 45)
NEAR = Point.cm(41, 41)


@pytest.mark.rule("RE-PAS-01", "RE-ZON-01", "RE-ZON-02", "RE-ZON-03", "RE-ZON-04", "RE-ZON-05", "RE-ZON-06",
                  "RE-ZON-07", "RE-ZON-08")  # fmt: skip
def test_every_zone_has_its_passability() -> None:
    levels = {kind: passability(world(zones=(zone(kind, INSIDE),)), model(), PART)[0] for kind in ZONE_TYPES}
    assert levels == {"swamp": 2, "crater": 2, "forest": 1, "dense_forest": 2, "thicket": 1, "building": 1, "ruin": 2,
                      "road": 0}  # fmt: skip


@pytest.mark.rule("RE-GEO-16", "RE:ruling_78")
def test_the_worst_zone_that_a_part_touches_counts() -> None:
    table = world(zones=(zone("forest", INSIDE), zone("swamp", box(48, 40, 60, 50), "z3")))
    assert passability(table, model(), PART) == (2, "RE-ZON-02", "z3")
    assert passability(table, model(), (Point.cm(41, 45), Point.cm(47.9, 45))) == (1, "RE-ZON-04", "forest")
    # The edge belongs to the zone, the start and the end to the part.
    assert passability(table, model(), (Point.cm(36, 45), Point.cm(40, 45)))[0] == 1
    assert passability(table, model(), (Point.cm(36, 45), Point.cm(39.99, 45)))[0] == 0
    alone = world(zones=(zone("forest", INSIDE),))
    for outside, edge in (((54, 45), (50, 45)), ((45, 54), (45, 50)), ((45, 36), (45, 40))):
        assert passability(alone, model(), (Point.cm(*outside), Point.cm(*edge)))[0] == 1


@pytest.mark.rule("RE-MVT-01", "RE-MVT-02", "RE-MVT-03", "RE:movement_types")
def test_whatever_hovers_minds_no_ground() -> None:
    swamp = world(zones=(zone("swamp", INSIDE),))
    level: dict[MovementType, int] = {
        kind: passability(swamp, model(movement=kind), PART)[0] for kind in MOVEMENT_TYPES
    }
    assert {kind for kind, high in level.items() if high == 0} == {"antigrav", "flight"}
    everybody_walks = replace(swamp, options=Options(movement_types="off"))
    assert passability(everybody_walks, model(movement="antigrav"), PART)[0] == 2


@pytest.mark.rule("RE-ENV-01", "RE-ENV-10", "RE:zero_g")
def test_re_env_10_weightlessness_hampers_everybody() -> None:
    table = world(environment="space")
    assert passability(table, model(movement="antigrav"), PART) == (2, "RE-ENV-10", "space")
    assert passability(replace(table, options=Options(zero_g="recoil_fall")), model(), PART)[0] == 0


@pytest.mark.rule("RE-ENV-11", "RE:desert")
def test_re_env_11_sand_makes_every_step_harder() -> None:
    table = world(environment="desert", zones=(zone("swamp", INSIDE),))
    assert passability(table, model(), (OUTSIDE,)) == (1, "RE-ENV-11", "desert")
    assert passability(table, model(), PART)[0] == 2
    assert passability(table, model(movement="antigrav"), (OUTSIDE,))[0] == 0
    assert passability(replace(table, options=Options(desert="none")), model(), (OUTSIDE,))[0] == 0


@pytest.mark.rule("RE-ENV-03", "RE-ENV-09")
@pytest.mark.parametrize("plain", ["rural", "coast"])
def test_country_and_coast_change_nothing(plain: Environment) -> None:
    table = world(environment=plain)
    assert passability(table, model(), PART)[0] == 0
    assert cover_from_place(table, model(), OUTSIDE)[0] == 0
    assert wn_for_test(table, model()).total == 4
    assert bands_here(table, weapon()).total == weapon().bands


@pytest.mark.rule("RE-ENV-02", "RE-ENV-08")
def test_towns_and_rooms_are_cover_everywhere() -> None:
    assert cover_from_place(world(environment="urban"), model(), OUTSIDE) == (1, "RE-ENV-02", "urban")
    assert cover_from_place(world(environment="indoors"), model(), OUTSIDE) == (1, "RE-ENV-08", "indoors")


@pytest.mark.rule("RE-ZON-03", "RE-ZON-05", "RE-ZON-07", "RE-ZON-08", "RE-GEO-10", "RE-GEO-16")
@pytest.mark.parametrize(
    ("kind", "from_outside", "from_inside"),
    [("crater", 1, 0), ("dense_forest", 2, 1), ("building", 1, 1), ("ruin", 1, 1), ("forest", 0, 0), ("swamp", 0, 0)],
)
def test_cover_of_zones(kind: ZoneType, from_outside: int, from_inside: int) -> None:
    table = world(zones=(zone(kind, INSIDE),))
    assert cover_from_place(table, model(), OUTSIDE)[0] == from_outside
    assert cover_from_place(table, model(), NEAR)[0] == from_inside
    assert cover_from_place(table, model(at=(20, 20)), OUTSIDE)[0] == 0


def test_of_zone_and_town_the_higher_cover_counts() -> None:
    table = world(zones=(zone("dense_forest", INSIDE, "z1"),), environment="urban")
    assert cover_from_place(table, model(), OUTSIDE) == (2, "RE-ZON-05", "z1")


@pytest.mark.rule("RE-GEO-11", "RE-ZON-05")
def test_deep_in_the_forest_one_touches_its_cover() -> None:
    table = world(zones=(zone("dense_forest", INSIDE),))
    assert gives_cover_2_inside(table, model(), OUTSIDE)
    assert not gives_cover_2_inside(table, model(), NEAR)
    assert not gives_cover_2_inside(world(zones=(zone("building", INSIDE),)), model(), OUTSIDE)


@pytest.mark.rule("RE-ENV-06", "RE-ENV-11", "RE-ZON-06", "RE-MOV-06", "RE:ruling_81")
def test_senses_for_tests() -> None:
    thickets = (zone("thicket", box(50, 40, 54, 50), "z1"), zone("thicket", box(52, 40, 60, 50), "z2"))
    table = world(zones=thickets)
    assert wn_for_test(table, model(wn=4)).total == 4
    assert wn_for_test(table, model(wn=4, at=(53, 45))).total == 3
    # The way counts for a movement test; two thickets count once.
    through = (Point.cm(45, 45), Point.cm(58, 45))
    assert wn_for_test(table, model(wn=4), through).total == 3
    assert wn_for_test(world(environment="tundra"), model(wn=4)).total == 5
    assert wn_for_test(world(zones=thickets, environment="desert"), model(wn=4), through).total == 4


@pytest.mark.rule("RE-ENV-04", "RE-ENV-05", "RE-ENV-07", "RE-ENV-10")
def test_what_the_environment_does_to_weapons() -> None:
    rifle, torch = weapon(reach=(30, 4)), weapon("torch", reach=(10, 1), type="strahl", effects=("hitze",))
    flame = weapon("flame", reach=(10, 2), effects=("hitze",))
    found = {
        where: [bands_here(world(environment=where), one).total - one.bands for one in (rifle, torch, flame)]
        for where in ENVIRONMENTS
    }
    assert {where: bands for where, bands in found.items() if any(bands)} == {
        "wilderness": [-1, 0, -1],
        "arctic": [0, 0, -1],
        "moon": [1, 0, 1],
        "space": [1, 0, 1],
    }


@pytest.mark.rule("RE:projectile_weapons")
def test_what_fires_projectiles() -> None:
    flagged = Options(projectile_weapons="flag")
    assert is_projectile(weapon(), Options())
    assert not is_projectile(blade(type="kinetik"), Options())
    assert not is_projectile(weapon(), flagged)
    assert is_projectile(weapon(type="strahl", projectile=True), flagged)


def test_zones_far_away_cost_nothing() -> None:
    table = world(model(), enemy(), zones=(zone("swamp", box(0, 0, 5, 5)),))
    assert passability(table, model(), PART) == (0, "", "")
