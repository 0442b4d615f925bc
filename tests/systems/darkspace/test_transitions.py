"""Where chapters meet: fights, hacks, chases and break-ins that turn into each other or run side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.darkspace.game import STAGES
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.monitors import knocked_out
from regelwerk.systems.darkspace.rules.break_in.infiltration import laid_out
from regelwerk.systems.darkspace.rules.chase import chase
from regelwerk.systems.darkspace.rules.core.acts import Offer
from regelwerk.systems.darkspace.rules.core.phase import happen
from regelwerk.systems.darkspace.rules.core.probe import basic_check
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan, Obstacle
from regelwerk.systems.darkspace.rules.cortex.hacking import hack_deeds
from regelwerk.systems.darkspace.rules.fight.attack import attack_deeds, targets
from regelwerk.systems.darkspace.rules.fight.hindrances import fitting
from regelwerk.systems.darkspace.rules.movement.leaving import leave
from regelwerk.systems.darkspace.rules.movement.movement import move_deeds
from regelwerk.systems.darkspace.rules.movement.steps import hindrance
from regelwerk.systems.darkspace.state import Actor, Deed, World
from systems.darkspace.builders import armour, character, henchman, possible, system, told, world, zone
from systems.darkspace.chases import chasing, hauler, juro, patrol, pilot

CHECKPOINT = Obstacle("guard", Name.of("Posten", en="checkpoint"), "guard")
AREA = AreaPlan("crew", mk=2, competence=3, thresholds=(40,), guards=("guard",))


def step(where: World, *answers: str, faces: Sequence[int] = ()) -> Transcript[World]:
    """One step of the game."""
    return told(lambda: STAGES[where.stage](where), *answers, faces=faces)


def done(where: World, deed: Deed, *answers: str, faces: Sequence[int] = ()) -> Transcript[World]:
    """An act that is paid for, with everything that follows."""
    return told(lambda: happen(where, deed), *answers, faces=faces)


def whom(offer: Offer) -> list[str]:
    return [] if isinstance(offer, Refused) else sorted({deed.target for deed in offer if deed.target})


def break_in(*people: Actor, acting: str = "rhea", **area: Any) -> World:
    where = world(*people, acting=acting)
    return replace(where, area=replace(laid_out(AREA), **{"se": 5, **area}))


# -- out of action, and whoever was held by it ------------------------------------------------------------------------


def held() -> World:
    rhea = character(stopped_by=("guard",), barred=(("guard", 2),), pinned=(("guard", "pistol"), ("cop", "pistol")))
    people = (rhea, henchman(weapons=("pistol",)), henchman("cop", weapons=("pistol",)))
    return world(*people, acting="rhea", engaged=(("guard", "rhea"),))


@pytest.mark.rule("DS-DEF-13", "DS-DEF-09", "DS-INC-03")
def test_who_is_out_of_action_stops_and_pins_down_nobody_any_more() -> None:
    assert hindrance(held(), "rhea") is not None
    after = knocked_out(held(), "guard", "damage")
    rhea = after.find("rhea")
    assert (rhea.stopped_by, rhea.barred, rhea.pinned) == ((), (), (("cop", "pistol"),))
    assert hindrance(after, "rhea") is None
    assert not after.engaged


@pytest.mark.rule("DS-DEF-13", "DS-PRI-02")
def test_who_leaves_stops_nobody_any_more() -> None:
    after, _ = told(lambda: leave(held(), Deed("leave", "guard"))).result
    assert after.find("rhea").stopped_by == ()
    assert not after.engaged


@pytest.mark.rule("DS-DEF-13", "DS-CHA-01")
def test_who_gets_away_in_a_chase_stops_nobody_any_more() -> None:
    where = chasing(
        hauler(), juro(), patrol(), pilot(stopped_by=("juro",)), start={"hauler": 99, "patrol": 0}
    )  # fmt: skip
    after = told(lambda: chase.check(where)).result
    assert after.find("juro").left
    assert after.find("pilot").stopped_by == ()


@pytest.mark.rule("DS-DEF-09", "DS-DEF-10", "DS-DEF-06", "DS-AE-05")
def test_two_who_pin_somebody_down_add_up_and_both_hit() -> None:
    """Rhea's shot loses 2 and 1 for the weapons and 1 for an AE on top; it hits all the same, and so do both of them.

    10 and 9 and the skill of 3 are 22, and 18 under fire.
    """
    rhea = character(skills={"body_control": 3}, weapons=("pistol",), armour=armour(5, 2))
    guards = (henchman(weapons=("carbine",)), henchman("cop", weapons=("pistol",)), henchman("target"))
    where = world(rhea, *guards, acting="rhea", queue=("guard", "cop", "target"))
    shot = Deed("attack", "rhea", "target", "pistol")
    after = done(where, shot, "0", "pin_down:carbine", "0", "pin_down:pistol", "1", faces=[10, 9, 8, 4]).result
    assert after.find("target").hurt.mobility == 1
    assert after.find("rhea").hurt.defensive == 2
    assert [after.find(who).account for who in ("guard", "cop")] == [1, 2]
    assert after.phase is not None and not after.phase.over
    missed = done(where, shot, "0", "pin_down:carbine", "0", "pin_down:pistol", "1", faces=[7, 5, 4]).result
    assert missed.find("rhea").hurt.defensive == 0
    assert missed.phase is not None and missed.phase.over


# -- people who hide beside a fight -----------------------------------------------------------------------------------


@pytest.mark.rule("DS-INF-23")
def test_nobody_attacks_hacks_or_walks_up_to_somebody_who_hides() -> None:
    rhea = character(infiltrating=True, weapons=("datapad",))
    ilko = character("ilko", weapons=("datapad",))
    where = break_in(rhea, ilko, henchman(weapons=("pistol", "datapad")), acting="guard")
    guard = where.find("guard")
    assert [actor.id for actor in targets(where, "guard")] == ["ilko"]
    assert (
        whom(attack_deeds(where, guard)) == whom(hack_deeds(where, guard)) == whom(move_deeds(where, guard)) == ["ilko"]
    )
    seen = where.change("rhea", infiltrating=False)
    assert whom(attack_deeds(seen, guard)) == whom(hack_deeds(seen, guard)) == ["ilko", "rhea"]


@pytest.mark.rule("DS-CTX-14", "DS-INF-23")
def test_a_system_finds_an_intruder_whom_nobody_sees() -> None:
    core = system(waiting=False, alarm=True, intruders=("rhea",), weapons=("terminal",))
    where = break_in(character(infiltrating=True, weapons=("datapad",)), core, acting="core")
    assert whom(hack_deeds(where, where.find("core"))) == ["rhea"]


@pytest.mark.rule("DS-DEF-01", "DS-INF-23")
def test_who_hides_does_not_interfere_but_for_a_block_in_the_cortex() -> None:
    rhea = character(infiltrating=True, weapons=("pistol", "datapad"))
    guard = henchman(weapons=("pistol", "datapad"))
    where = replace(break_in(rhea, guard, character("ilko"), acting="guard"), engaged=(("guard", "rhea"),))
    shot, hack = Deed("attack", "guard", "ilko", "pistol"), Deed("hack", "guard", "rhea", "datapad")
    check = basic_check(where, "guard", "body_control", "DS-ATT-01")
    assert list(fitting(where, where.find("rhea"), shot, check)) == []
    assert [one.kind for one in fitting(where, where.find("rhea"), hack, check)] == ["block"]
    seen = where.change("rhea", infiltrating=False)
    assert [one.key for one in fitting(seen, seen.find("rhea"), shot, check)] == ["defend", "pin_down:pistol"]


# -- attacks out of hiding --------------------------------------------------------------------------------------------


def striker(**changes: Any) -> Actor:
    return character(**{"infiltrating": True, "skills": {"strength": 3}, "weapons": ("baton",), **changes})


def sleepy(**changes: Any) -> Actor:
    return henchman("guard", 2, **{"waiting": True, "armour_size": 3, **changes})


@pytest.mark.rule("DS-AMB-02", "DS-AMB-03", "DS-AE-03")
@pytest.mark.parametrize(("guard_se", "out"), [(0, "taken_out"), (9, "")])
def test_an_ambush_that_is_expected_by_then_is_an_attack_like_any_other(guard_se: int, out: str) -> None:
    """7 + 5 + 3 and 3 more for the thin armour are 18: both boxes of mobility, which only an ambush makes an end of."""
    deed = Deed("attack", "rhea", "guard", "baton", ambush="take_out")
    where = replace(break_in(striker(), sleepy(), guard_se=guard_se), engaged=(("guard", "rhea"),))
    after = done(where, deed, "0", faces=[7, 5, 1, 4] if out else [7, 5, 1, 6, 5, 4, 3, 2]).result
    assert (after.find("guard").out, after.find("guard").hurt.mobility) == (out, 2)
    assert after.has("discovered") is not bool(out)


@pytest.mark.rule("DS-INF-23", "DS-AMB-02", "DS-ORD-01")
def test_an_ambush_that_fails_in_the_middle_of_a_phase_begins_a_fight() -> None:
    where = break_in(striker(account=5), character("ilko", infiltrating=True), sleepy())
    where = replace(where, engaged=(("guard", "rhea"),), queue=("ilko",))
    faces = [2, 1, 1, 9, 8, 7, 6, 5, 4, 3, 2]
    attacked = step(where, "attack", "baton:guard", "take_out", "plain", "0", faces=faces)
    after = attacked.result
    assert (after.stage, after.phase, after.queue, after.round) == ("bonus", None, (), 0)
    assert [actor.account for actor in after.actors] == [0, 0, 0]
    assert not any(actor.infiltrating or actor.waiting for actor in after.actors)
    begun = step(after).result
    assert (begun.round, begun.queue) == (1, ("rhea", "ilko", "guard"))


@pytest.mark.rule("DS-AMB-02", "DS-INF-09")
def test_an_ambush_that_succeeds_leaves_the_infiltrators_hidden_and_the_phase_running() -> None:
    """20 or more on the vital monitor with 2 damage takes out a guard of competence 2; then one die for the guards."""
    guard = henchman("guard", 2, waiting=True, armour_size=3)
    captain = henchman("captain", waiting=True, zone="")
    where = replace(break_in(striker(), guard, captain), engaged=(("guard", "rhea"),))
    after = step(where, "attack", "baton:guard", "take_out", "plain", "0", faces=[9, 8, 2, 4]).result
    assert after.find("guard").out
    assert after.find("rhea").infiltrating
    assert after.phase is not None and after.phase.used == 2
    assert after.area is not None and after.area.guard_se == 4
    assert "sneak" in possible(step(after, "end").asked[0])


# -- word is sent, or not ---------------------------------------------------------------------------------------------


def spotted() -> World:
    """The guard sees through Rhea; of the two only she is quicker than he, and the patrol waits for word."""
    plan = AreaPlan("crew", mk=1, competence=1, guards=("patrol",), at="yard", obstacles=(CHECKPOINT,))
    people = (
        striker(), character("ilko", infiltrating=True), henchman("guard", 2, waiting=True),
        henchman("patrol", 1, waiting=True, zone=""),
    )  # fmt: skip
    options = Options(discovery_shortcut=True)
    where = world(*people, acting="rhea", zones=(zone(), zone("yard")), options=options)
    where = replace(where, area=replace(laid_out(plan), se=5), queue=("ilko",))
    answers = ("distract_guards", "guard:charisma", "alone", "0")
    return step(where, *answers, faces=[2, 1, 1, 9, 8, 7, 3, 2, 1, 5, 4]).result


@pytest.mark.rule("DS-INF-24", "DS:discovery_shortcut", "DS-INF-18")
def test_ds_inf_24_word_is_sent_after_the_phases_of_those_who_are_quicker() -> None:
    where = spotted()
    assert (where.stage, where.bonus) == ("bonus", ("rhea",))
    bonus = step(where).result
    assert bonus.phase is not None and (bonus.phase.who, bonus.phase.kind) == ("rhea", "bonus")
    assert bonus.find("patrol").waiting
    idle = step(bonus, "end").result
    begun = step(idle, faces=[6]).result
    assert begun.has("discovered")
    assert (begun.round, begun.queue) == (1, ("rhea", "guard", "ilko", "patrol"))
    assert begun.find("patrol").zone == "yard"


@pytest.mark.rule("DS-INF-24", "DS:discovery_shortcut")
def test_ds_inf_24_who_silences_the_guard_in_time_hides_again() -> None:
    bonus = step(spotted()).result
    silenced = replace(bonus, phase=None, stage="bonus").change("guard", out="damage")
    again = step(silenced).result
    assert not again.has("discovered")
    assert again.find("rhea").infiltrating and again.find("ilko").infiltrating
    assert (again.round, again.queue) == (1, ("rhea", "ilko"))
    acting = step(again).result
    assert "sneak" in possible(step(acting, "end").asked[0])
