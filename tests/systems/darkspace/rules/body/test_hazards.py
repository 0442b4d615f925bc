"""Hazards at the end of a round: whom they strike, what armour stops, and falls."""

from typing import Any

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.hazards import fall, strike, worn_class
from regelwerk.systems.darkspace.rules.core.scenes import Hazard
from regelwerk.systems.darkspace.state import Actor, Damage, World
from systems.darkspace.builders import actor, armour, character, facts, henchman, machine, system, told, world, zone

FIRE = Hazard("fire", 2)


def burning(*actors: Actor, hazard: Hazard = FIRE, faces: tuple[int, ...] = (), **changes: Any) -> Transcript[World]:
    state = world(*actors, zones=(zone("hall", hazards=(hazard,)), zone("yard")), **changes)
    return told(lambda: strike(state), faces=faces)


def falls(who: Actor, metres: int, *faces: int, flung: int = 0, options: Options | None = None) -> Transcript[World]:
    return told(lambda: fall(world(who, options=options), who.id, metres, flung), faces=faces)


@pytest.mark.rule("DS-HAZ-01", "DS-HAZ-03", "DS-HAZ-05")
def test_ds_haz_03_fire_burns_everybody_in_its_zone_by_its_size() -> None:
    after = burning(character("rhea"), henchman("guard", 1), character("juro", zone="yard")).result
    assert after.find("rhea").hurt == Damage(vital=2)
    assert after.find("guard").out == "damage"
    assert after.find("juro").hurt == Damage()


@pytest.mark.rule("DS-HAZ-04")
def test_we_18_armour_of_class_5_stops_a_fire_of_size_2() -> None:
    run = burning(character(armour=armour(5, 5)))
    assert run.result.find("rhea").hurt == Damage()
    assert facts(run, "ds-hazard-kept-off", "penetration", "armour") == [(4, 5)]
    assert burning(character(armour=armour(5, 4))).result.find("rhea").hurt == Damage(vital=2)


@pytest.mark.rule("DS-HAZ-07", "DS-HAZ-03")
def test_we_18_radiation_of_a_higher_class_goes_through_armour() -> None:
    ray = Hazard("radiation", 3)
    assert burning(character(armour=armour(3, 2), constitution=4), hazard=ray).result.find("rhea").hurt.vital == 3


@pytest.mark.rule("DS-HAZ-07", "DS-HAZ-04")
def test_ds_haz_07_at_equal_class_radiation_is_stopped_like_anything_else() -> None:
    weak = Hazard("radiation", 0)
    assert burning(character(armour=armour(3, 1)), hazard=weak).notes("ds-hazard-kept-off")
    even = Hazard("radiation", 2)
    assert burning(character(armour=armour(3, 2)), hazard=even).result.find("rhea").hurt.vital == 2
    assert burning(character(armour=armour(3, 5)), hazard=even).result.find("rhea").hurt.vital == 0


@pytest.mark.rule("DS-HAZ-03")
def test_ds_haz_03_electricity_strikes_machines_too_and_nothing_digital() -> None:
    shock = Hazard("electricity", 2)
    door = actor("door", "object", "", size=3)
    after = burning(machine(), system(), door, hazard=shock).result
    assert after.find("drone").hurt == Damage(vital=2)
    assert after.find("core").hurt == after.find("door").hurt == Damage()


@pytest.mark.rule("DS-HAZ-03")
def test_ds_haz_03_a_hazard_has_its_rounds() -> None:
    late = Hazard("fire", 1, from_round=2, until_round=3)
    struck = [burning(character(), hazard=late, round=number).result.find("rhea").hurt.vital for number in range(1, 5)]
    assert struck == [0, 1, 1, 0]


@pytest.mark.rule("DS-HAZ-03", "DS-DTH-01")
def test_ds_haz_03_whoever_lies_in_the_fire_fights_for_life() -> None:
    down = character(constitution=2, hurt={"vital": 2}, out="damage")
    assert burning(down, faces=(6, 5)).result.find("rhea").dead
    assert burning(replace(down, dead=True)).log == []


@pytest.mark.rule("DS-HAZ-03")
def test_a_closed_hull_keeps_the_fire_out_and_an_open_one_does_not() -> None:
    rider = character(aboard="drone")
    closed = burning(machine("drone", "crew"), rider).result
    assert (closed.find("drone").hurt.vital, closed.find("rhea").hurt.vital) == (2, 0)
    opened = burning(machine("drone", "crew", open=True), rider).result
    assert opened.find("rhea").hurt.vital == 2


@pytest.mark.rule("DS-HAZ-03")
def test_wrecks_broken_groups_and_those_who_left_are_spared() -> None:
    gang = actor("gang", "group", "guards", competence=2, strength=1, hurt={"vital": 5}, out="broken")
    gone = character("juro", left=True)
    assert burning(machine(hurt={"vital": 3}, out="damage"), gang, gone).log == []


@pytest.mark.rule("DS-HAZ-04", "DS:machine_armour")
def test_by_ruling_a_machine_has_armour_of_its_own_class() -> None:
    tank = machine(mk=5)
    assert burning(tank).result.find("drone").hurt.vital == 2
    assert burning(tank, options=Options(machine_armour="own_mk")).result.find("drone").hurt.vital == 0


BY_ROLL = Options(hazard_monitor="by_roll")


@pytest.mark.rule("DS:hazard_monitor")
@pytest.mark.parametrize(
    ("faces", "expected"),
    [
        ((9, 8), Damage(vital=2)),
        ((9, 7), Damage(interaction=2)),
        ((9, 6), Damage(mobility=2)),
        ((9, 5), Damage(defensive=2)),
    ],
)
def test_by_ruling_a_hazard_throws_for_the_monitor_like_an_attack(faces: tuple[int, int], expected: Damage) -> None:
    worn = character(armour=armour(4, 2))
    assert burning(worn, faces=faces, options=BY_ROLL).result.find("rhea").hurt == expected, "4 against 4: +3"


@pytest.mark.rule("DS:hazard_monitor")
def test_by_ruling_a_weak_throw_goes_inward_from_the_armour() -> None:
    assert burning(character(), faces=(2, 1), options=BY_ROLL).result.find("rhea").hurt == Damage(mobility=2)
    open_armour = character(armour=armour(2, 2), hurt={"defensive": 2})
    run = burning(open_armour, faces=(9, 5), options=BY_ROLL)
    assert facts(run, "ds-hazard-throw", "result") == [(20,)], "3 for penetration, 3 for the broken armour"
    assert run.result.find("rhea").hurt == Damage(vital=2, defensive=2)
    thick = burning(character(armour=armour(2, 3)), faces=(9, 8), options=BY_ROLL)
    assert facts(thick, "ds-hazard-throw", "result") == [(17,)]


@pytest.mark.rule("DS:hazard_monitor", "DS-GRP-02")
def test_a_group_has_one_monitor_and_needs_no_throw() -> None:
    gang = actor("gang", "group", "guards", competence=2, strength=2)
    assert burning(gang, options=BY_ROLL).result.find("gang").hurt == Damage(vital=2)


@pytest.mark.rule("DS-HAZ-08", "DS-HAZ-10", "DS-HAZ-04")
def test_we_18_a_fall_of_nine_metres() -> None:
    jumper = character(constitution=5, armour=armour(5, 3))
    run = falls(jumper, 9, 9, 7, 7, 5, 4, 3, 2, 2, 1)
    assert run.result.find("rhea").hurt == Damage(vital=4)
    assert facts(run, "ds-falls", "damage", "penetration") == [(4, 16)]


@pytest.mark.rule("DS-HAZ-10", "DS-HAZ-04")
def test_ds_haz_10_soft_landings_of_the_armoured() -> None:
    suit = character(armour=armour(5, 5))
    assert falls(suit, 2, 2, 2).result.find("rhea").hurt == Damage()
    assert falls(suit, 2, 3, 2).result.find("rhea").hurt == Damage(vital=1)


@pytest.mark.rule("DS-HAZ-10", "DS:fall_penetration")
def test_r_40_the_penetration_is_the_two_highest_or_the_sum() -> None:
    suit = character(armour=armour(5, 5))
    assert falls(suit, 3, 2, 2, 1).result.find("rhea").hurt == Damage()
    summed = Options(fall_penetration="sum")
    assert falls(suit, 3, 2, 2, 1, options=summed).result.find("rhea").hurt == Damage(vital=1)
    plain = Options(fall_penetration="sum", rule_of_ten=False)
    assert facts(falls(suit, 2, 10, 1, options=plain), "ds-falls", "penetration") == [(11,)]


@pytest.mark.rule("DS-HAZ-10")
def test_ds_haz_10_tens_bring_further_dice() -> None:
    assert facts(falls(character(), 2, 10, 1, 9), "ds-falls", "penetration") == [(19,)]


@pytest.mark.rule("DS-HAZ-08")
def test_ds_haz_08_a_single_metre_hurts_nobody() -> None:
    run = falls(character(), 1)
    assert run.result.find("rhea").hurt == Damage()
    assert len(run.notes("ds-lands-safely")) == 1


@pytest.mark.rule("DS-HAZ-09")
def test_ds_haz_09_whoever_is_flung_takes_more_but_flies_only_so_far() -> None:
    sturdy = character(constitution=5, hurt={"vital": 2})
    run = falls(sturdy, 2, 1, 2, 3, 4, flung=2)
    assert run.result.find("rhea").hurt.vital == 5, "1 for the fall, 2 for the flight"
    short = falls(character(constitution=5, hurt={"vital": 4}), 0, 3, flung=4)
    assert facts(short, "ds-falls", "flung", "damage") == [(1, 1)]


@pytest.mark.rule("DS-HAZ-04", "DS:machine_armour")
def test_fitted_plating_counts_before_the_machines_own_class() -> None:
    """As against weapons: only a machine without any plating counts as armoured by its class."""
    own = Options(machine_armour="own_mk")
    assert worn_class(machine(mk=4), own) == 4
    assert worn_class(machine(mk=4, armour=armour(2, 1)), own) == 1
    assert worn_class(machine(mk=4), Options()) == 0
