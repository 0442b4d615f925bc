"""Monitors: how many boxes everybody has, what a full one bars, and who is incapacitated."""

from typing import Any

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.monitors import (
    boxes,
    breached,
    can_move,
    can_probe,
    free_boxes,
    is_beaten,
    is_breached,
    is_full,
    knocked_out,
    marked,
    system_mk,
)
from regelwerk.systems.darkspace.rules.core.turn import round_order
from regelwerk.systems.darkspace.state import Actor, Cover, Damage, Deed, Progress
from regelwerk.systems.darkspace.values import PHYSICAL
from systems.darkspace.builders import actor, armour, character, henchman, machine, system, world

PLAIN = Options()


def rows(one: Actor, options: Options = PLAIN) -> tuple[int, ...]:
    return tuple(boxes(one, monitor, options) for monitor in PHYSICAL)


@pytest.mark.rule("DS-MON-05", "DS-MON-10")
def test_ds_mon_05_everybody_has_the_boxes_of_the_table() -> None:
    assert rows(character(constitution=2, dexterity=4, armour=armour(5, 3))) == (2, 4, 4, 5)
    assert rows(henchman("guard", 3, armour_size=4)) == (3, 3, 3, 4)
    assert rows(machine(size=6, servos=2, power=3)) == (6, 2, 3, 6)
    assert rows(system()) == (0, 0, 0, 0)


@pytest.mark.rule("DS-MON-05", "DS:interaction_boxes")
@pytest.mark.parametrize(("value", "expected"), [("max", 4), ("min", 2), ("constitution", 2), ("dexterity", 4)])
def test_the_interaction_monitor_follows_the_ruling(value: str, expected: int) -> None:
    options = Options(interaction_boxes=value)  # type: ignore[arg-type]
    assert boxes(character(constitution=2, dexterity=4), "interaction", options) == expected
    mirrored = {"max": 4, "min": 2, "constitution": 4, "dexterity": 2}
    assert boxes(character(constitution=4, dexterity=2), "interaction", options) == mirrored[value]


@pytest.mark.rule("DS-MON-06", "DS-MON-02")
def test_ds_mon_06_everything_has_at_least_one_vital_box() -> None:
    assert boxes(machine(size=0), "vital", PLAIN) == 1
    assert boxes(actor("cup", "object", "", size=0), "vital", PLAIN) == 1
    assert rows(actor("door", "object", "", size=4)) == (4, 0, 0, 0)
    assert boxes(character(constitution=1, reductions=(("constitution", 5),)), "vital", PLAIN) == 1


@pytest.mark.rule("DS-GRP-02")
def test_ds_grp_02_a_group_has_five_boxes_for_each_point_of_its_first_strength() -> None:
    assert rows(actor("gang", "group", "guards", competence=2, strength=4)) == (20, 0, 0, 0)


@pytest.mark.rule("DS-MON-13", "DS-MON-15")
def test_ds_mon_15_a_monitor_without_boxes_is_never_full() -> None:
    worn = character(armour=armour(2, 1))
    assert not is_full(character(), "defensive", PLAIN)
    assert not is_full(replace(worn, hurt=Damage(defensive=1)), "defensive", PLAIN)
    assert is_full(replace(worn, hurt=Damage(defensive=2)), "defensive", PLAIN)
    assert free_boxes(replace(worn, hurt=Damage(defensive=1)), "defensive", PLAIN) == 1


@pytest.mark.rule("DS-MON-08", "DS-ACT-04")
def test_ds_mon_08_a_full_interaction_monitor_bars_probes() -> None:
    assert can_probe(character(hurt={"interaction": 2}), PLAIN)
    assert not can_probe(character(hurt={"interaction": 3}), PLAIN)
    assert can_probe(machine(servos=0), PLAIN), "what does not exist is never full"


@pytest.mark.rule("DS-CTX-12")
def test_a_machine_without_free_memory_makes_no_probes() -> None:
    assert not can_probe(machine(breach={"memory": 2}), PLAIN)
    assert can_probe(machine(breach={"memory": 1}), PLAIN)
    assert can_probe(character(weapons=("datapad",), breach={"memory": 2}), PLAIN), "people think for themselves"


@pytest.mark.rule("DS-MON-09", "DS-MON-11")
def test_ds_mon_11_who_has_no_free_mobility_box_cannot_move() -> None:
    assert can_move(character(hurt={"mobility": 2}), PLAIN)
    assert not can_move(character(hurt={"mobility": 3}), PLAIN)
    assert not can_move(machine(power=0), PLAIN)
    assert can_move(actor("gang", "group", "guards", competence=2, strength=2), PLAIN)


@pytest.mark.rule("DS-INC-02", "DS:missing_mobility_full")
def test_a_turret_that_cannot_act_any_more_is_out() -> None:
    turret = machine(power=0, hurt={"interaction": 2})
    assert is_beaten(turret, PLAIN)
    assert not is_beaten(turret, Options(missing_mobility_full=False))
    assert not is_beaten(machine(hurt={"interaction": 2}), PLAIN)


@pytest.mark.rule("DS-ATT-06", "DS:overflow")
def test_overflowing_damage_runs_through_all_monitors_to_the_vital_one() -> None:
    worn = character(armour=armour(1, 1))
    inward = Options(overflow="inward")
    assert marked(worn, "defensive", 8, inward).hurt == Damage(vital=1, interaction=3, mobility=3, defensive=1)
    assert marked(worn, "interaction", 4, inward).hurt == Damage(vital=1, interaction=3)
    assert marked(worn, "vital", 9, inward).hurt == Damage(vital=3)


@pytest.mark.rule("DS-CTX-01", "DS-CTX-13", "DS:person_hack")
def test_everybody_with_a_system_can_be_breached_up_to_its_class() -> None:
    assert [system_mk(one) for one in (character(), character(weapons=("datapad", "terminal")))] == [0, 3]
    assert [system_mk(one) for one in (henchman("guard", 4), machine(), system("core", 5))] == [4, 2, 5]
    assert system_mk(actor("door", "object", "")) == 0
    core = breached(system("core", 3), "memory", 2)
    assert (core.breach.memory, is_breached(core, "memory")) == (2, False)
    full = breached(core, "memory", 2)
    assert (full.breach.memory, is_breached(full, "memory")) == (3, True)
    assert not system().breach.total
    assert core.breach.total
    assert not is_breached(character(), "firewall"), "there is nothing to breach"


@pytest.mark.rule("DS-INC-03", "DS-INC-04")
def test_ds_inc_03_whoever_is_out_lets_go_of_everything() -> None:
    busy = character(
        cover=Cover("crate", 3, 1), aim=1, full_defence=4, remote="drone", infiltrating=True,
        progress=Progress(Deed("move", "rhea"), 1, 2),
    )  # fmt: skip
    out = knocked_out(world(busy), "rhea", "stress").find("rhea")
    assert (out.cover, out.aim, out.full_defence, out.remote, out.infiltrating) == (None, 0, 0, "", False)
    assert out.progress is None
    assert not out.was_out, "stress leaves no scars"
    assert knocked_out(world(busy), "rhea", "taken_out").find("rhea").was_out


@pytest.mark.rule("DS-INC-01", "DS-INC-03")
@pytest.mark.parametrize("reason", ["damage", "stress", "taken_out", "switched_off"])
def test_ds_inc_01_wounds_stress_a_blow_and_deactivation_all_end_the_part_in_the_order(reason: Any) -> None:
    start = world(character(), henchman(), queue=("rhea", "guard"), round=2)
    after = knocked_out(start, "rhea", reason)
    assert after.find("rhea").out == reason and not after.find("rhea").active
    assert after.queue == ("guard",) and round_order(after) == ("guard",)
    assert after.find("rhea").was_out is (reason in ("damage", "taken_out")), "only wounds leave scars"
