"""The worked examples of shots, from the first throw to the wounds: E10, E11, E26 and E27."""

from typing import Any

import pytest

from conformance.heldencodex.arena import ANNA, BERT, Dice, armed, armour, bout, damage, fighter, marked, phases, thrown
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import facts, questions

STANDING, RUNNING = "stay", "fast"
DIVES = {"acrobatics": "9/2"}


def shot(
    dice: Dice,
    target_die: int,
    *,
    metres: int,
    move: str = STANDING,
    strikes: tuple[str, ...] = (),
    evade: str = "stand",
    evasion: Dice = (),
    after: tuple[str, ...] = (),
    rest: Dice = (),
    **target: Any,
) -> Transcript[World]:
    """Anna shoots with her hunting bow at Bert, who stands still with a dagger and one die."""
    archer = armed(ANNA, "hunting_bow", f"16/{len(dice) - 1}")
    state = bout(archer, armed(BERT, "dagger", "12/0", skills=DIVES, **target), distance=metres)
    # Bert's one combat die shows a 4, which nobody needs.
    faces = [*dice, 4, target_die, *evasion, *rest]
    return phases(state, move, "stay", "shoot", "anywhere", evade, *strikes, *after, faces=faces)


@pytest.mark.rule("HC-RNG-02", "HC-RNG-06", "HC-RNG-07", "HC-RNG-10", "HC-RNG-14", "HC-RNG-15")
def test_e10_a_run_hits_and_the_die_that_is_not_needed_adds_damage() -> None:
    done = shot((9, 10, 11, 18), 4, metres=34, rest=[3, 4, 5], after=("row:legs",), armour="gambeson")
    (minimum,) = facts(done, "hc-shot-demands", "minimum")[0]
    assert minimum.total == 14
    assert facts(done, "hc-hits-target", "result", "needed", "surplus") == [(30, 14, 1)]
    assert damage(done) == ["3W12"]
    # All three hits land in the one row that the target named: one is stopped, two wound.
    assert questions(done).count("HC-MEL-22") == 1
    assert armour(done.result, BERT, "legs") == (0, 0)
    assert marked(done.result, BERT) == (2, 0, 0)


@pytest.mark.rule("HC-RNG-11", "HC-RNG-12", "HC-RNG-13", "HC-RNG-15")
@pytest.mark.parametrize("second", [10, 11])
def test_e10_who_runs_strikes_two_dice_of_the_run_and_hits_with_the_lone_die(second: int) -> None:
    done = shot(
        (9, 10, 11, 18), 4, metres=54, move=RUNNING, strikes=("strike:9", f"strike:{second}"), rest=[3, 4]
    )  # fmt: skip
    assert facts(done, "hc-hits-target", "result", "needed", "surplus") == [(18, 14, 0)]
    assert damage(done) == ["2W12"]


@pytest.mark.rule("HC-RNG-15", "HC-RNG-23")
def test_e10_a_dive_raises_the_minimum_and_the_whole_run_is_needed() -> None:
    done = shot((9, 10, 11, 18), 4, metres=34, evade="evade:acrobatics", evasion=[9, 3, 2], rest=[3, 4])
    assert facts(done, "hc-hits-target", "result", "needed", "surplus") == [(30, 23, 0)]
    assert damage(done) == ["2W12"]


@pytest.mark.rule("HC-RNG-11", "HC-RNG-23")
def test_e10_a_dive_saves_the_target_from_a_shooter_who_runs() -> None:
    done = shot(
        (9, 10, 11, 18), 4, metres=54, move=RUNNING, strikes=("strike:9", "strike:10"),
        evade="evade:acrobatics", evasion=[9, 3, 2],
    )  # fmt: skip
    assert facts(done, "hc-misses-target", "result", "needed") == [(18, 23)]
    assert damage(done) == []


@pytest.mark.rule("HC-RNG-17", "HC-RNG-19", "HC-LEG-01", "HC-LEG-02")
@pytest.mark.parametrize(
    ("bonus", "wounds"), [("severe", (4, 0)), ("critical", (0, 2))], ids=["four severe", "two critical"]
)
def test_e11_four_twelves_are_a_legendary_shot_that_no_armour_stops(bonus: str, wounds: tuple[int, int]) -> None:
    done = shot(
        (12, 12, 12, 12), 4, metres=34, after=(bonus,), rest=[1, 2, 3, 4, 5, 6], armour="mail_hauberk kite_shield"
    )  # fmt: skip
    assert facts(done, "hc-hits-target", "result", "surplus") == [(48, 0)]
    assert damage(done) == ["6W12"]
    assert done.result.find(ANNA).mythos == 2
    assert "HC-MEL-22" not in questions(done)
    assert [armour(done.result, BERT, row) for row in ("torso", "shield")] == [(2, 4), (2, 3)]
    # Six light hits come on top.
    victim = done.result.find(BERT)
    assert (victim.severe_wounds, victim.critical_wounds) == wounds


@pytest.mark.rule("HC-RNG-19")
def test_e11_a_legendary_shot_strikes_nothing_at_a_run() -> None:
    done = shot((12, 12, 12, 12), 4, metres=54, move=RUNNING, after=("severe",), rest=[1, 2, 3, 4, 5, 6])
    assert "HC-RNG-11" not in questions(done)
    assert facts(done, "hc-hits-target", "result") == [(48,)]


@pytest.mark.rule("HC-RNG-15", "HC-RNG-19")
def test_e26_beside_the_four_matches_a_run_die_is_surplus() -> None:
    done = shot((12, 12, 12, 12, 13), 6, metres=70, after=("severe",), rest=[1, 2, 3, 4, 5, 6, 7])
    assert facts(done, "hc-hits-target", "result", "needed", "surplus") == [(61, 20, 1)]
    assert damage(done) == ["7W12"]


# -- E27 aiming -------------------------------------------------------------------------------------------------------


def crossbow(*answers: str, faces: Dice, number: int = 1) -> Transcript[World]:
    """FkW 10: 3W12 with lead 2, and a target at 50 metres."""
    archer, target = armed(ANNA, "crossbow", "10/2"), armed(BERT, "dagger", "12/0")
    return phases(bout(archer, target, distance=50), *answers, faces=faces, number=number)


@pytest.mark.rule("HC-RNG-02", "HC-RNG-07")
def test_e27_shooting_at_once_hits() -> None:
    done = crossbow("stay", "stay", "shoot", "anywhere", "stand", faces=[5, 9, 10, 4, 4, 3, 4])
    assert facts(done, "hc-hits-target", "result", "needed") == [(19, 16)]


@pytest.mark.rule("HC-RNG-03", "HC-RNG-04", "HC-RNG-20", "HC:aim_without_rethrow")
def test_e27_who_waits_keeps_all_dice_and_shoots_in_the_next_phase_without_a_throw() -> None:
    first = crossbow("stay", "stay", "aim", "keep:5,9,10", "carry:5,9,10", faces=[5, 9, 10, 4])
    assert fighter(first.result, ANNA).carried == (5, 9, 10)
    assert damage(first) == []

    second = phases(first.result, "stay", "stay", "shoot", "anywhere", "stand", faces=[4, 4, 3, 4])
    # Bert's die, the master's die and the damage: the shooter throws none.
    assert thrown(second) == ["1W20", "W6", "2W20"]
    assert facts(second, "hc-hits-target", "result", "needed") == [(19, 16)]
