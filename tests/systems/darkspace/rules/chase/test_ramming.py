"""Ramming: a machine as a weapon, in a chase and elsewhere."""

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.facts import Ref, Word
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.break_in.infiltration import laid_out
from regelwerk.systems.darkspace.rules.chase.ramming import ram, ram_check, ram_cost, ram_deeds
from regelwerk.systems.darkspace.rules.core.acts import Done
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan
from regelwerk.systems.darkspace.state import Actor, Deed, Order, World
from systems.darkspace.builders import actor, armour, character, facts, henchman, machine, told, world
from systems.darkspace.chases import chasing, hauler, juro, patrol, pilot

RAM = Deed("ram", "juro", "patrol", "hauler")


def level(target: Actor | None = None, options: Options | None = None, distance: int = 5) -> World:
    """The hauler (penetration 9, damage 24) beside a skimmer of armour class 2."""
    return chasing(
        hauler(), juro(), target or patrol(), pilot(), start={"hauler": 5, "patrol": distance},
        options=options or Options(),
    )  # fmt: skip


def rammed(where: World, *answers: str, faces: tuple[int, ...], deed: Deed = RAM) -> Transcript[Done]:
    return told(lambda: ram(where, deed), *answers, faces=faces)


@pytest.mark.rule("DS-DEF-15", "DS-CHA-03", "DS:ramming")
def test_ds_def_15_a_driver_rams_what_is_level_and_nobody_inside_it() -> None:
    where = level()
    assert ram_deeds(where, where.find("juro")) == (RAM,)
    apart = level(distance=6)
    offer = ram_deeds(apart, apart.find("juro"))
    assert isinstance(offer, Refused) and offer.rule_id == "DS-DEF-15"
    assert ram_deeds(level(options=Options(ramming="off")), where.find("juro")) == ()


@pytest.mark.rule("DS-DEF-15", "DS-DST-02")
def test_ds_def_15_elsewhere_the_machine_has_to_touch_its_target() -> None:
    where = world(hauler(), juro(), character("marok", "customs"))
    assert isinstance(ram_deeds(where, where.find("juro")), Refused)
    engaged = where.engage("hauler", "marok")
    assert ram_deeds(engaged, engaged.find("juro")) == (Deed("ram", "juro", "marok", "hauler"),)


@pytest.mark.rule("DS-DEF-15", "DS-MON-08", "DS-MON-11", "DS-MON-09")
def test_ds_def_15_it_takes_a_machine_that_moves_and_a_driver_who_can() -> None:
    def offer(rammer: Actor, driver: Actor) -> object:
        where = world(rammer, driver, character("marok", "customs")).engage("hauler", "marok")
        return ram_deeds(where, where.find(driver.id))

    stuck = offer(hauler(hurt={"mobility": 4}), juro())
    assert isinstance(stuck, Refused) and stuck.rule_id == "DS-MON-11"
    lamed = offer(hauler(), juro(hurt={"interaction": 3}))
    assert isinstance(lamed, Refused) and lamed.rule_id == "DS-MON-08"
    assert offer(hauler(power=0), juro()) == ()
    assert offer(hauler(), juro(at_controls=False)) == ()
    by_itself = hauler(order=Order("attack", "juro"), waiting=False)
    where = world(by_itself, juro(at_controls=False), character("marok", "customs")).engage("hauler", "marok")
    assert ram_deeds(where, where.find("hauler")) == (Deed("ram", "hauler", "marok", "hauler"),)


@pytest.mark.rule("DS-COST-03", "DS:ramming")
def test_ds_cost_03_a_ram_costs_half_the_class_of_the_machine() -> None:
    assert ram_cost(level(), RAM).total == 2


@pytest.mark.rule("DS-DEF-15", "DS-PEN-03", "DS-ATT-04")
def test_ds_def_15_a_ram_does_size_times_power_on_the_monitor_of_its_result() -> None:
    done = rammed(level(), faces=(8, 6, 2))
    after, success = done.result
    assert success
    assert facts(done, "ds-attack-hits", "result", "monitor", "damage") == [(18, Word("ds-monitor-mobility"), 24)]
    assert after.find("patrol").hurt.mobility == 4, "14 + 1, and 3 because 9 reaches hard armour 4"
    missed = rammed(level(), faces=(6, 4, 2))
    assert missed.result[1] is False
    assert facts(missed, "ds-attack-misses", "who", "whom") == [(Ref("juro"), Ref("patrol"))]


@pytest.mark.rule("DS-DEF-15", "DS-PEN-02")
def test_ds_def_15_plating_that_is_too_hard_stops_a_light_machine() -> None:
    bike = machine("hauler", "crew", size=2, mk=1, power=2, waiting=True)
    where = chasing(bike, juro(), patrol(armour=armour(5, 4)), pilot(), start={"hauler": 5, "patrol": 5})
    done = rammed(where, faces=(9, 8, 2))
    assert done.result[1] is False
    assert len(done.notes("ds-attack-bounces")) == 1


@pytest.mark.rule("DS-DEF-15", "DS-ATT-08")
def test_ds_def_15_a_critical_ram_does_twice_the_damage_and_ignores_plating() -> None:
    bike = machine("hauler", "crew", size=2, mk=1, power=1, waiting=True)
    where = chasing(bike, juro(), patrol(armour=armour(5, 4)), pilot(), start={"hauler": 5, "patrol": 5})
    done = rammed(where, faces=(9, 9, 9))
    assert facts(done, "ds-attack-hits", "damage") == [(4,)]
    assert done.result[0].find("patrol").hurt.interaction == 2, "19: two boxes are all there are"


@pytest.mark.rule("DS-DEF-15", "DS-MOV-09", "DS-DEF-07")
def test_ds_def_15_aim_and_full_defence_count_as_for_any_attack() -> None:
    check = ram_check(level(patrol(full_defence=4)).change("juro", aim=1), RAM)
    assert check.pool.total == 4
    assert check.bonus.total == 1 - 4


@pytest.mark.rule("DS-INF-09", "DS-DEF-15")
def test_ds_inf_09_nobody_rams_unnoticed() -> None:
    """A miss: the guard is unhurt and calls; then both throw for the fight that begins."""
    driver = character("juro", "crew", aboard="cart", at_controls=True, infiltrating=True)
    cart = machine("cart", "crew", waiting=True)
    area = AreaPlan("crew", mk=1, competence=1)
    where = world(driver, cart, henchman("guard", 1, waiting=True), acting="juro", engaged=(("cart", "guard"),))
    where = replace(where, area=replace(laid_out(area), se=3))
    after = rammed(where, "0", faces=(3, 2, 1, 9, 8, 7, 4), deed=Deed("ram", "juro", "guard", "cart")).result[0]
    assert after.has("discovered")
    assert after.find("guard").active


@pytest.mark.rule("DS:interrupt_window", "DS-DEF-15")
def test_ds_def_15_with_interrupts_after_the_throw_it_comes_to_the_same() -> None:
    done = rammed(level(options=Options(interrupt_window="after_roll")), faces=(8, 6, 2))
    assert done.result[0].find("patrol").hurt.mobility == 4


@pytest.mark.rule("DS-DEF-15", "DS-MON-02")
def test_ds_def_15_things_in_the_way_are_broken_through() -> None:
    gate = actor("gate", "object", "", size=7)
    where = world(hauler(), juro(), gate).engage("gate", "hauler")
    deed = Deed("ram", "juro", "gate", "hauler")
    assert ram_deeds(where, where.find("juro")) == (deed,)
    after = rammed(where, faces=(7, 4, 2), deed=deed).result[0]
    assert after.find("gate").hurt.vital == 7
    assert after.has("destroyed:gate")
