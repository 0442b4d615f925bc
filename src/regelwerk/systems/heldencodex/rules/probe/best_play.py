"""Advice: which dice to keep in a sieve or cascade throw, and what that is worth."""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations
from math import comb
from operator import itemgetter
from typing import NamedTuple

from regelwerk.dice import Handful, Law, TooManyOutcomes
from regelwerk.dice.keeping import Duty, Play, States, ladder
from regelwerk.engine.advice import Advice
from regelwerk.engine.book.rulebook import rule
from regelwerk.systems.heldencodex.rules.probe.goals import Aim, Goal, ones_are_locked
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.reading import FUMBLE, Reading, with_faces

MOST_DECISIONS = 200_000
"""So many throws of so many kept dice are looked at for a law: four twenty-sided dice have 115,000."""


class Keeping(NamedTuple):
    """The situation of one decision: which of the dice just thrown are to be kept."""

    kept: Faces
    """Dice that lie already, also carried ones."""
    thrown: Faces
    reading: Reading
    need: int
    """How many dice must be kept of each throw: 1 in a sieve, the lead in a cascade."""
    goal: Goal
    free: int = 0
    """Throws left in which nothing need be kept."""


@rule("HC-SIV-01", "HC-SIV-02", "HC-CAS-01", "HC-FUM-01", "HC-LRN-04", "HC:ones_satisfy_keep", "HC:ignored_ones_locked")
def legal_keeps(situation: Keeping) -> tuple[Faces, ...]:
    """Every choice of dice that may be kept, each once: all of them first, then ever fewer."""
    locked, least = _duty(situation)
    return _choices(situation.thrown, locked, 0 if situation.free else least)


@lru_cache(maxsize=65536)
def _choices(thrown: Faces, locked: int, least: int) -> tuple[Faces, ...]:
    """The first dice, which are locked, with every choice of at least so many others."""
    stay, loose = thrown[:locked], thrown[locked:]
    sizes = range(len(loose), least - 1, -1)
    return tuple([stay + kept for size in sizes for kept in sorted(set(combinations(loose, size)))])


def _duty(situation: Keeping) -> tuple[int, int]:
    """How many dice are locked, and how many others must be kept if no free throw is used."""
    _, thrown, reading, need, goal, _ = situation
    locked = thrown.count(FUMBLE) if ones_are_locked(goal, reading) else 0
    if reading.options.ones_satisfy_keep:
        need = max(0, need - locked)
    return locked, min(need, len(thrown) - locked)


def takes_free(situation: Keeping, keep: Faces) -> bool:
    """Whether keeping so few dice takes a free throw."""
    return len(keep) < sum(_duty(situation))


@lru_cache(maxsize=24)
def _states(aim: Aim, dice: int) -> States:
    return States(aim, dice)


@lru_cache(maxsize=24)
def _play(aim: Aim, dice: int, need: int) -> Play:
    """The best play, remembered with all that was worked out for it."""
    return Play(_states(aim, dice), Duty(need, aim.reading.options.ones_satisfy_keep))


def forget() -> None:
    """Forget all that was worked out, so that the next question is worked out anew."""
    for asked in (_choices, _states, _play, worths, best_keep, _throws, ladder):
        asked.cache_clear()


def _valued(situation: Keeping) -> tuple[list[tuple[int, Faces]], int]:
    """What each choice is worth if all goes on in the best way, in whole numbers, and what these are parts of."""
    kept, thrown, reading, need, goal, free = situation
    play = _play(Aim(goal, reading), len(kept) + len(thrown), need)
    states, lying = play.states, len(kept)
    before = states.after(kept)
    enough = sum(_duty(situation))
    found = []
    for keep in legal_keeps(situation):
        size = len(keep)
        after = states.after(keep, before, lying)
        if size < enough:
            finer = play.unit(free) // play.unit(free - 1)
            found.append((play.value(lying + size, after, free - 1) * finer, keep))
        else:
            found.append((play.value(lying + size, after, free), keep))
    return found, play.unit(free) * goal.unit


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
    return _play(Aim(goal, reading), len(kept) + count, need).worth(kept, free) / goal.unit


def law(
    count: int, reading: Reading, need: int, goal: Goal, measure: Goal, kept: Faces = (), free: int = 0
) -> Law[int]:
    """The exact law of what lying dice are worth for one goal if they were kept for another one in the best way.

    Lucky dice are turned and ones settled for the measure. Raises TooManyOutcomes where `lying` does.
    """
    final = _states(Aim(measure, reading), len(kept) + count)
    return lying(count, reading, need, goal, kept, free).map(lambda faces: final.worths[final.after(faces)])


def lying(count: int, reading: Reading, need: int, goal: Goal, kept: Faces = (), free: int = 0) -> Law[Faces]:
    """The exact law of the dice that lie at the end if they were kept for a goal in the best way.

    Raises TooManyOutcomes for more than about four dice of twenty sides, unless they are thrown once.
    """
    if need >= count and not free:
        return Handful(count, reading.die).law().map(lambda thrown: with_faces(kept, thrown))
    if comb(2 * reading.die + count - 1, count) > MOST_DECISIONS:
        raise TooManyOutcomes(f"the law of the best play of {count}W{reading.die} has too many throws to look at")
    play = _play(Aim(goal, reading), len(kept) + count, need)

    @cache
    def onward(lies: Faces, hand: int, left: int) -> Law[Faces]:
        if not hand:
            return Law.certain(lies)
        reached: dict[Faces, int] = {}
        situation = Keeping((), (), reading, need, goal, left)
        throws, keeps = _throws(hand, situation)
        before = play.states.after(lies)
        value = {
            keep: play.value(len(lies) + len(keep), play.states.after(keep, before, len(lies)), spent)
            * (play.unit(left) // play.unit(spent))
            for keep, spent in keeps.items()
        }
        for choices, ways in throws:
            keep = max(choices, key=value.__getitem__)
            reached[keep] = reached.get(keep, 0) + ways
        return Law.mix(
            (onward(with_faces(lies, keep), hand - len(keep), keeps[keep]), ways) for keep, ways in reached.items()
        )

    return onward(tuple(sorted(kept)), count, free)


@lru_cache(maxsize=16)
def _throws(hand: int, situation: Keeping) -> tuple[list[tuple[tuple[Faces, ...], int]], dict[Faces, int]]:
    """For every throw of some dice, what may be kept and how often it falls; and the free throws left after keeping."""
    throws = []
    left: dict[Faces, int] = {}
    for thrown, ways in Handful(hand, situation.reading.die).law().pairs():
        situation = situation._replace(thrown=thrown)
        choices = legal_keeps(situation)
        throws.append((choices, ways))
        for keep in choices:
            if keep not in left:
                left[keep] = situation.free - takes_free(situation, keep)
    return throws, left
