"""What comes of being hindered: fire on those who bring it off, the end of the phase for those who fail."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import asdict

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.attempts import attempt
from regelwerk.systems.darkspace.rules.core.probe import basic_check
from regelwerk.systems.darkspace.rules.fight.attack import attack
from regelwerk.systems.darkspace.rules.fight.defence import after_act
from regelwerk.systems.darkspace.state import Cover, Deed, Phase, World
from systems.darkspace.builders import armour, character, facts, henchman, machine, told, world

SHOT = Deed("attack", "soldier", "juro", "carbine")


def over(here: World, deed: Deed, *, succeeded: bool) -> Transcript[World]:
    return told(lambda: after_act(here, deed, succeeded))


def pinned(options: Options | None = None, **soldier: Any) -> World:
    """A gunner has pinned a soldier down with a cannon."""
    target = henchman("soldier", 3, armour_size=5, weapons=["carbine"], **soldier)
    here = world(character("gunner", weapons=["cannon"]), target, character("juro"), options=options)
    return replace(
        here, phase=Phase("soldier", defended_by=("gunner",), pinned_by=(("gunner", "cannon"),)), stage="phase"
    )


@pytest.mark.rule("DS-DEF-10", "DS-ATT-09")
def test_ds_def_10_who_brings_off_an_act_under_fire_is_hit_on_the_armour() -> None:
    script = over(pinned(), SHOT, succeeded=True)
    phase = script.result.phase

    assert script.result.find("soldier").hurt.defensive == 3
    assert facts(script, "ds-covering-fire", "damage") == [(3,)]
    assert phase is not None
    assert (phase.defended_by, phase.pinned_by, phase.over) == ((), (), False)


@pytest.mark.rule("DS-DEF-10", "DS-DEF-08")
def test_who_fails_under_fire_is_not_hit_but_ends_the_phase() -> None:
    script = over(pinned(), SHOT, succeeded=False)

    assert script.result.find("soldier").hurt.defensive == 0
    assert script.result.phase is not None
    assert script.result.phase.over
    assert len(script.notes("ds-phase-ends")) == 1


@pytest.mark.rule("DS-DEF-10", "DS-COV-02")
def test_fire_on_somebody_behind_cover_marks_the_cover() -> None:
    here = pinned(cover=Cover("wall", 6, 3))
    after = over(here, SHOT, succeeded=True).result

    assert after.find("soldier").cover == Cover("wall", 6, 3, 3)
    assert after.find("soldier").hurt.defensive == 0


@pytest.mark.rule("DS-DEF-10")
def test_who_is_out_of_action_by_then_does_not_shoot() -> None:
    after = over(pinned().change("gunner", out="damage"), SHOT, succeeded=True).result

    assert after.find("soldier").hurt.defensive == 0


@pytest.mark.rule("DS-DEF-10")
def test_who_acts_inside_a_closed_machine_has_it_hit_instead() -> None:
    here = pinned(aboard="hauler", zone="")
    hauler = machine("hauler", size=5)
    here = replace(here, actors=(*here.actors, hauler))
    after = over(here, Deed("dash", "soldier"), succeeded=True).result

    assert after.find("hauler").hurt.defensive == 3
    assert after.find("soldier").hurt.defensive == 0


@pytest.mark.rule("DS:pin_duration", "DS-DEF-10")
def test_a_lasting_pin_strikes_after_every_act() -> None:
    here = pinned(Options(pin_duration="until_next_phase"), pinned=(("gunner", "cannon"),))
    once = over(here, SHOT, succeeded=True).result
    twice = over(once, Deed("aim", "soldier"), succeeded=True).result

    assert once.find("soldier").hurt.defensive == 3
    assert twice.find("soldier").hurt.defensive == 5


@pytest.mark.rule("DS:defend_ends_phase")
def test_a_table_may_let_the_phase_go_on() -> None:
    after = over(pinned(Options(defend_ends_phase="never")), SHOT, succeeded=False).result

    assert after.phase is not None
    assert not after.phase.over


@pytest.mark.rule("DS-DEF-08")
def test_ds_def_08_an_act_that_nobody_hindered_ends_nothing() -> None:
    here = world(character(), acting="rhea")

    assert over(here, Deed("treat", "rhea"), succeeded=False).result == here
    assert over(replace(here, phase=None), Deed("treat", "rhea"), succeeded=False).result == replace(here, phase=None)


@pytest.mark.rule("DS-DEF-13", "DS-DEF-14")
def test_ds_def_13_who_fails_to_get_past_is_stopped_and_who_succeeds_is_free() -> None:
    here = world(henchman(), henchman("mate", weapons=["carbine"]), character(barred=(("guard", 2),)))
    phase = Phase("rhea", defended_by=("guard", "mate"), pinned_by=(("mate", "carbine"),))
    here = replace(here, phase=phase, stage="phase")
    failed = over(here, Deed("move", "rhea"), succeeded=False).result.find("rhea")
    done = over(here, Deed("move", "rhea"), succeeded=True).result.find("rhea")

    assert (failed.stopped_by, failed.barred) == (("guard",), (("guard", 2),))
    assert (done.stopped_by, done.barred) == ((), ())
    assert over(here, Deed("grit", "rhea"), succeeded=False).result.find("rhea").stopped_by == ()


# Whole attacks


@pytest.mark.rule("DS-DEF-04", "DS-DEF-06", "DS-DEF-07", "DS-PEN-04")
@pytest.mark.parametrize(("faces", "hurt"), [((10, 8, 4, 6), {"mobility": 2}), ((10, 7, 4, 6), {})])
def test_we_10_the_guard_effectively_needs_a_20(faces: tuple[int, ...], hurt: dict[str, int]) -> None:
    guard = character("guard", "guards", constitution=3, skills={"strength": 2}, weapons=["baton"], stress=19)
    here = world(guard, character(dexterity=2, constitution=2), acting="guard").engage("guard", "rhea")
    deed = Deed("attack", "guard", "rhea", "baton")
    script = told(lambda: attack(here, deed), "defend", "1", "1", faces=faces)
    rhea = script.result[0].find("rhea")

    assert {name: marked for name, marked in asdict(rhea.hurt).items() if marked} == hurt
    assert (rhea.account, rhea.stress) == (2, 2)


@pytest.mark.rule("DS-DEF-09", "DS-DEF-10")
def test_we_11_a_pinned_soldier_hits_and_is_hit() -> None:
    soldier = character(
        "soldier", "guards", skills={"body_control": 2}, armour=armour(5, 3), weapons=["carbine"], stress=19
    )
    gunner = character("gunner", weapons=["cannon"], zone="dock")
    juro = character("juro", armour=armour(4, 3), zone="dock", stress=19)
    here = world(gunner, soldier, juro, acting="soldier", links=(("hall", "dock", 2),))

    def shot() -> Any:
        after, success = yield from attack(here, SHOT)
        return (yield from after_act(after, SHOT, success))

    after = told(shot, "pin_down:cannon", "0", "0", faces=(10, 8, 1, 3)).result

    assert after.find("juro").hurt.defensive == 1
    assert after.find("soldier").hurt.defensive == 3
    assert (after.find("gunner").account, after.find("gunner").stress) == (1, 1)


@pytest.mark.rule("DS:interrupt_window")
def test_a_table_may_interrupt_after_the_throw() -> None:
    options = Options(interrupt_window="after_roll")
    here = world(character(dexterity=4), henchman(weapons=["baton"]), acting="guard", options=options)
    here = here.engage("rhea", "guard")
    deed = Deed("treat", "guard", "guard")
    check = basic_check(here, "guard", "strength", "DS-CORE-05")
    script = told(lambda: attempt(here, deed, check), "defend", faces=(8, 5))

    assert script.result[2].main == 13
    assert script.result[2].result == 9
    assert facts(script, "ds-thrown", "result") == [(13,)]
