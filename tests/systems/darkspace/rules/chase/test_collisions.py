"""Collisions and accidents: what machine and occupants suffer."""

import pytest

from regelwerk.engine.facts import Ref
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.chase.collisions import collide, crash
from regelwerk.systems.darkspace.state import World
from systems.darkspace.builders import armour, character, facts, told
from systems.darkspace.chases import chasing, drive, hauler, juro, patrol, pilot

WE_15 = (9, 8, 7, 5, 4, 3, 2, 1)


def ride(options: Options | None = None) -> World:
    oda = character("oda", "crew", aboard="hauler", armour=armour(5, 3), constitution=5)
    return chasing(
        hauler(), juro(), oda, patrol(), pilot(), start={"hauler": 5, "patrol": 0}, options=options or Options()
    )


@pytest.mark.rule("DS-CHA-12", "DS-MAC-07", "DS-PEN-02")
def test_ds_cha_12_worked_example_15() -> None:
    failed = drive(ride(), "fast_and_deadly", "juro", faces=(8, 5, 4, 9, 7, 2, *WE_15), amount=9)
    after, success = failed.result
    assert not success
    assert after.find("hauler").hurt.vital == 6
    assert after.find("hauler").out == "damage"
    assert after.has("destroyed:hauler")
    assert after.find("juro").hurt.vital == 3
    assert after.find("oda").hurt.vital == 5, "0 + 3 and 3 + 3 are both below 17"
    assert facts(failed, "ds-accident", "who", "damage") == [(Ref("hauler"), 9)]


@pytest.mark.rule("DS-CHA-12", "DS-MAC-07", "DS-PEN-02")
def test_ds_cha_12_soft_armour_stops_it_for_each_separately() -> None:
    played = told(lambda: crash(ride(), "hauler", 2, "DS-CHA-12"), faces=(3, 2, 1, 1, 1, 1, 1, 1))
    after = played.result
    assert [after.find(who).hurt.vital for who in ("hauler", "juro", "oda")] == [2, 2, 0]
    assert facts(played, "ds-crash-stopped", "who", "penetration", "soft") == [(Ref("oda"), 5, 6)]
    even = told(lambda: crash(ride(), "hauler", 2, "DS-CHA-12"), faces=(3, 3, 1, 1, 1, 1, 1, 1)).result
    assert even.find("oda").hurt.vital == 2, "6 against 6 gets through"
    weak = told(lambda: crash(ride(), "hauler", 2, "DS-CHA-12"), faces=(1,) * 8)
    assert [weak.result.find(who).hurt.vital for who in ("hauler", "juro", "oda")] == [0, 0, 0]
    assert len(weak.notes("ds-crash-stopped")) == 3


@pytest.mark.rule("DS-CHA-12", "DS-CORE-03")
def test_ds_cha_12_tens_of_the_crash_bring_further_dice() -> None:
    played = told(lambda: crash(ride(), "hauler", 1, "DS-CHA-12"), faces=(10, 1, 1, 1, 1, 1, 1, 1, 10, 4))
    assert played.rolled[0].outcome == (10, 10)
    for options in (Options(rule_of_ten=False), Options(core_edition="HS")):
        off = ride(options)
        thrown = told(lambda: crash(off, "hauler", 1, "DS-CHA-12"), faces=(10, *(1,) * 7))  # noqa: B023 (run at once)
        assert thrown.rolled[0].outcome == (10, 1)


@pytest.mark.rule("DS-CHA-08", "DS:collision_damage")
def test_ds_cha_08_a_collision_does_the_machines_power_in_damage_or_as_much_as_it_is_large() -> None:
    plain = told(lambda: collide(ride(), "hauler"), faces=WE_15)
    assert facts(plain, "ds-collides", "damage") == [(4,)]
    assert plain.result.find("hauler").hurt.vital == 4
    heavy = told(lambda: collide(ride(Options(collision_damage="size_x_power")), "hauler"), faces=WE_15)
    assert facts(heavy, "ds-collides", "damage") == [(24,)]


@pytest.mark.rule("DS-CHA-08", "DS-CHA-14")
def test_ds_cha_08_a_runner_stumbles_over_the_own_feet() -> None:
    where = chasing(character("nadja", "crew"), patrol(), pilot(), start={"nadja": 3, "patrol": 0})
    played = told(lambda: collide(where, "nadja"), faces=(2, 1))
    assert played.result.find("nadja").hurt.vital == 1


@pytest.mark.rule("DS-DTH-01", "DS-CHA-12")
def test_ds_dth_01_whoever_lies_unconscious_aboard_may_die_of_a_crash_and_the_dead_are_left_alone() -> None:
    where = ride().change("oda", out="damage", dead=True)
    played = told(lambda: crash(where, "hauler", 1, "DS-CHA-12"), faces=WE_15)
    assert played.result.find("oda").hurt.vital == 0
