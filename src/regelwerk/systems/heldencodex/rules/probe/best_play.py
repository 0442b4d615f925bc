"""The best play: which dice to keep in a sieve or cascade throw, and what that is worth."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING

from regelwerk.dice.keeping import Duty
from regelwerk.engine.advice import Advice
from regelwerk.engine.book.rulebook import rule
from regelwerk.systems.heldencodex.rules.probe.goals import Aim, Goal
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping, duty, legal_keeps
from regelwerk.systems.heldencodex.rules.probe.reading import Reading

if TYPE_CHECKING:
    from regelwerk.dice.best_keeping import Play, States


@lru_cache(maxsize=24)
def states_of(aim: Aim, dice: int) -> States:
    """Every way in which a number of dice can lie, as far as it matters to an aim."""
    from regelwerk.dice.best_keeping import States

    return States(aim, dice)


@lru_cache(maxsize=24)
def play_of(aim: Aim, dice: int, need: int) -> Play:
    """The best play, remembered with all that was worked out for it."""
    from regelwerk.dice.best_keeping import Play

    return Play(states_of(aim, dice), Duty(need, aim.reading.options.ones_satisfy_keep))


def _valued(situation: Keeping) -> tuple[list[tuple[int, Faces]], int]:
    """What each choice is worth if all goes on in the best way, in whole numbers, and what these are parts of."""
    kept, thrown, reading, need, goal, _ = situation
    play = play_of(Aim(goal, reading), len(kept) + len(thrown), need)
    found, unit = valued_in(play, situation, legal_keeps(situation))
    return found, unit * goal.unit


def valued_in(play: Play, situation: Keeping, keeps: Sequence[Faces]) -> tuple[list[tuple[int, Faces]], int]:
    """What some choices are worth in a play, in whole numbers, and what these are parts of."""
    kept, free = situation.kept, situation.free
    states, lying = play.states, len(kept)
    before = states.after(kept)
    enough = sum(duty(situation))
    ways = [(keep, lying + len(keep), states.after(keep, before, lying)) for keep in keeps]
    play.work_out([(size, after) for _, size, after in ways], free)
    found = []
    for keep, size, after in ways:
        if len(keep) < enough:
            finer = play.unit(free) // play.unit(free - 1)
            found.append((play.value(size, after, free - 1) * finer, keep))
        else:
            found.append((play.value(size, after, free), keep))
    return found, play.unit(free)


@lru_cache(maxsize=4096)
@rule("HC-SIV-01", "HC-SIV-02", "HC-CAS-01")
def worths(situation: Keeping) -> tuple[tuple[Faces, Fraction], ...]:
    """What each choice is worth if all goes on in the best way, best first.

    Of equals, the one that keeps more dice comes first (who is content early acts early), then the lower faces.
    """
    valued, unit = _valued(situation)
    valued.sort(key=_value, reverse=True)
    return tuple([(keep, Fraction(value, unit)) for value, keep in valued])


_value = itemgetter(0)


@lru_cache(maxsize=1 << 17)
def best_keep(situation: Keeping) -> Faces:
    """The best dice to keep."""
    choices = legal_keeps(situation)
    return choices[0] if len(choices) == 1 else max(_valued(situation)[0], key=_value)[1]


def advised(situation: Keeping) -> Advice:
    """What the answers to the question which dice to keep are worth."""
    keyed = tuple((f"keep:{','.join(map(str, keep))}", worth) for keep, worth in worths(situation))
    return Advice(situation.goal.phrase(), keyed, situation.goal.is_chance)


def chance(count: int, reading: Reading, need: int, goal: Goal, kept: Faces = (), free: int = 0) -> Fraction:
    """The worth of dice before their first throw: a probability, or the expectation of a number."""
    return play_of(Aim(goal, reading), len(kept) + count, need).worth(kept, free) / goal.unit
