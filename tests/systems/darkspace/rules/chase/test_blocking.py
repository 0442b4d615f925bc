"""Blocking routines: which probe they become, how hard it is, and breaking through what lies in the way."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.chase.blocking import ACTS, break_through, break_through_deeds
from regelwerk.systems.darkspace.rules.core.probe import Check
from regelwerk.systems.darkspace.rules.fight.defence import after_act
from regelwerk.systems.darkspace.rules.fight.interrupts import block_routine
from regelwerk.systems.darkspace.state import Actor, Deed, World
from regelwerk.systems.darkspace.values import Item
from systems.darkspace.builders import character, henchman, machine, possible, questions, system, told, world


def blocked(
    here: World, deed: Deed, *answers: str, faces: tuple[int, ...] = ()
) -> Transcript[tuple[World, Check | None]]:
    return told(lambda: block_routine(here, deed), *answers, faces=faces)


def melee(guard: Actor, *others: Actor, options: Options | None = None, **rhea: Any) -> World:
    here = world(guard, character(**rhea), *others, acting="rhea", options=options)
    return here.engage("guard", "rhea")


def probe(script: Transcript[tuple[World, Check | None]]) -> tuple[str, int]:
    check = script.result[1]
    assert check is not None
    assert check.difficulty is not None
    return check.skill, check.difficulty.total


@pytest.mark.rule("DS-DEF-05", "DS:blocked_routine")
@pytest.mark.parametrize(
    ("kind", "weapons", "skill"),
    [
        ("use_item", (), "agility"),
        ("grit", (), "willpower"),
        ("aim", ("knife", "rifle"), "body_control"),
        ("aim", ("knife",), "strength"),
    ],
)
def test_ds_def_05_a_blocked_routine_becomes_a_probe(kind: str, weapons: tuple[str, ...], skill: str) -> None:
    here = melee(henchman(competence=3), weapons=weapons)
    script = blocked(here, Deed(kind, "rhea"), "defend", "2")
    after, check = script.result

    assert probe(script) == (skill, 16)
    assert check is not None
    assert [(term.amount, term.rule_id) for term in check.bonus.terms if term.amount < 0] == [(-2, "DS-DEF-06")]
    assert after.phase is not None
    assert after.phase.defended_by == ("guard",)
    assert after.find("guard").account == 3


@pytest.mark.rule("DS-DEF-05")
def test_nobody_blocks_and_the_routine_stays_one() -> None:
    here = melee(henchman())

    assert blocked(here, Deed("grit", "rhea"), "pass").result == (here, None)
    far = world(henchman(), character(), acting="rhea")
    assert blocked(far, Deed("grit", "rhea")).asked == []


@pytest.mark.rule("DS:blocked_routine", "DS-DEF-05")
def test_the_master_names_the_probe_where_the_rules_do_not() -> None:
    here = melee(henchman())
    script = blocked(here, Deed("take_controls", "rhea"), "defend", "0", "manoeuvre")
    table = melee(henchman(), options=Options(blocked_routine="gm"))

    assert probe(script)[0] == "manoeuvre"
    assert script.asked[2].prompt.seat == MASTER
    assert probe(blocked(table, Deed("grit", "rhea"), "defend", "0", "fitness"))[0] == "fitness"


@pytest.mark.rule("DS-DEF-13", "DS-DEF-16")
def test_ds_def_13_a_move_within_reach_becomes_a_speed_probe() -> None:
    here = melee(henchman(competence=2, weapons=["baton"]))
    move = Deed("move", "rhea", detail="dock")
    armed = blocked(here, move, "hinder:baton")

    assert possible(armed.asked[0]) == ["pass", "hinder:unarmed", "hinder:baton"]
    assert probe(armed) == ("speed", 15)
    assert probe(blocked(here, move, "hinder:unarmed")) == ("speed", 14)


@pytest.mark.rule("DS-DEF-05")
def test_several_who_block_make_one_probe_against_the_hardest() -> None:
    mate = henchman("mate", 4)
    here = melee(henchman(competence=3), mate).engage("mate", "rhea")
    script = blocked(here, Deed("grit", "rhea"), "defend", "1", "defend", "1")

    assert probe(script) == ("willpower", 18)
    assert script.result[1] is not None
    assert script.result[1].bonus.total == -2


@pytest.mark.rule("DS-DEF-14")
def test_ds_def_14_a_thrown_obstacle_turns_a_move_into_an_agility_probe() -> None:
    crate = Item("crate", Name.of("Kiste", en="crate"), "obstacle", 2, 0)
    here = world(henchman(items=[crate]), character(), acting="rhea")
    script = blocked(here, Deed("move", "rhea", detail="dock"), "obstacle:crate")

    assert probe(script) == ("agility", 14)
    assert script.result[0].find("rhea").barred == (("guard", 2),)


@pytest.mark.rule("DS-ACT-06", "DS-DEF-14")
def test_a_heavy_obstacle_that_is_not_heaved_blocks_nothing() -> None:
    barrel = Item("barrel", Name.of("Fass", en="barrel"), "obstacle", 3, 0)
    here = world(character("guard", "guards", items=[barrel]), character(), acting="rhea")
    script = blocked(here, Deed("move", "rhea"), "obstacle:barrel", faces=(4, 3, 2))

    assert script.result[1] is None


@pytest.mark.rule("DS-DEF-12", "DS-DEF-16", "DS-DEF-05")
def test_ds_def_16_a_blocked_instruction_is_tech_against_the_firewall() -> None:
    core = system(mk=3, waiting=False, alarm=True)
    hacker = character(weapons=["terminal"], networks=("core_net",))
    here = world(hacker, core, machine(network="core_net"), acting="rhea")
    script = blocked(here, Deed("instruct", "rhea", "drone"), "block")

    assert probe(script) == ("tech", 12)


@pytest.mark.rule("DS-DEF-09", "DS-DEF-10")
def test_pinning_down_does_not_turn_a_routine_into_a_probe() -> None:
    here = world(henchman(weapons=["carbine"]), character(), acting="rhea")
    script = blocked(here, Deed("aim", "rhea"), "pin_down:carbine")
    after, check = script.result

    assert check is None
    assert questions(script) == ["DS-DEF-01"]
    assert after.phase is not None
    assert after.phase.pinned_by == (("guard", "carbine"),)


@pytest.mark.rule("DS-DEF-06", "DS-DEF-09")
def test_who_pins_down_after_somebody_has_blocked_may_make_the_probe_harder() -> None:
    here = melee(henchman(competence=3), henchman("mate", weapons=["carbine"]))
    script = blocked(here, Deed("grit", "rhea"), "defend", "0", "pin_down:carbine", "2")

    assert probe(script) == ("willpower", 16)
    assert script.result[1] is not None
    assert script.result[1].bonus.total == -2


@pytest.mark.rule("DS:pin_scope")
def test_a_lasting_pin_weighs_on_the_probe_of_a_blocked_routine() -> None:
    options = Options(pin_scope="all_probes", pin_duration="until_next_phase")
    gunner = henchman("gunner", weapons=["carbine"], interrupted=True)
    here = melee(henchman(), gunner, options=options, pinned=(("gunner", "carbine"),))
    check = blocked(here, Deed("grit", "rhea"), "defend", "0").result[1]

    assert check is not None
    assert check.bonus.total == -2


@pytest.mark.rule("DS-AMB-01")
def test_nobody_blocks_what_comes_out_of_hiding() -> None:
    here = melee(henchman())
    assert here.phase is not None
    here = replace(here, phase=replace(here.phase, kind="ambush"))

    assert blocked(here, Deed("aim", "rhea")).asked == []


@pytest.mark.rule("DS-DEF-13")
def test_whoever_steers_a_machine_has_the_machine_stopped() -> None:
    driver = character(aboard="drone", at_controls=True)
    here = world(henchman(weapons=["carbine"]), driver, machine(side="crew"), acting="rhea")
    ride = Deed("move", "rhea", tool="drone", detail="dock")
    script = blocked(here, ride, "hinder:carbine")
    failed = told(lambda: after_act(script.result[0], ride, False)).result

    assert probe(script) == ("speed", 14)
    assert failed.find("drone").stopped_by == ("guard",)
    assert failed.find("rhea").stopped_by == ()


# Breaking through


def stopped(**changes: Any) -> World:
    barred = {"barred": (("guard", 2),), "stopped_by": ("guard",), "skills": {"strength": 1}, "stress": 0}
    return world(henchman(), character(**{**barred, **changes}), acting="rhea")


@pytest.mark.rule("DS-DEF-15", "DS:ramming")
def test_ds_def_15_who_is_stopped_by_something_thrown_may_break_through() -> None:
    here = stopped()
    (act,) = ACTS
    deed = Deed("break_through", "rhea", "guard", amount=2)

    assert break_through_deeds(here, here.find("rhea")) == (deed,)
    assert act.cost(here, deed).total == 1
    done = told(lambda: break_through(here, deed), faces=(7, 6, 1))
    after, success = done.result
    assert success
    assert (after.find("rhea").stopped_by, after.find("rhea").barred) == ((), ())
    after, success = told(lambda: break_through(here, deed), faces=(7, 5, 1)).result
    assert not success
    assert after.find("rhea").stopped_by == ("guard",)


@pytest.mark.rule("DS-DEF-15", "DS-MON-08", "DS:ramming")
def test_breaking_through_is_offered_only_where_something_lies() -> None:
    def offer(here: World) -> Any:
        return break_through_deeds(here, here.find("rhea"))

    assert offer(stopped(barred=())) == ()
    assert offer(stopped(stopped_by=())) == ()
    refused = offer(stopped(hurt={"interaction": 3}))
    assert isinstance(refused, Refused)
    assert refused.rule_id == "DS-MON-08"
    here = stopped()
    off = world(*here.actors, acting="rhea", options=Options(ramming="off"))
    assert offer(off) == ()
    # What machines do about it is ramming.
    robot = machine("rhea", "crew", stopped_by=("guard",), barred=(("guard", 2),))
    assert offer(world(robot, henchman(), acting="rhea")) == ()
