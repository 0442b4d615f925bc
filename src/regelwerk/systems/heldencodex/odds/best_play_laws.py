"""Laws of dice that are kept in the best way: what lies at the end, and what it is worth."""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb

from regelwerk.dice import Handful, Law, TooManyOutcomes
from regelwerk.systems.heldencodex.rules.probe.best_play import play_of, states_of
from regelwerk.systems.heldencodex.rules.probe.goals import Aim, Goal
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping, legal_keeps, takes_free
from regelwerk.systems.heldencodex.rules.probe.reading import Reading, with_faces

MOST_DECISIONS = 200_000
"""Most throws of kept dice that are looked at for a law: four twenty-sided dice have 115,000."""


def law(
    count: int, reading: Reading, need: int, goal: Goal, measure: Goal, kept: Faces = (), free: int = 0
) -> Law[int]:
    """The exact law of what lying dice are worth for one goal if they were kept for another one in the best way.

    Lucky dice are turned and ones settled for the measure. Raises TooManyOutcomes where `lying` does.
    """
    final = states_of(Aim(measure, reading), len(kept) + count)
    return lying(count, reading, need, goal, kept, free).map(lambda faces: final.worths[final.after(faces)])


def lying(count: int, reading: Reading, need: int, goal: Goal, kept: Faces = (), free: int = 0) -> Law[Faces]:
    """The exact law of the dice that lie at the end if they were kept for a goal in the best way.

    Raises TooManyOutcomes for more than about four dice of twenty sides, unless they are thrown once.
    """
    if need >= count and not free:
        return Handful(count, reading.die).law().map(lambda thrown: with_faces(kept, thrown))
    if comb(2 * reading.die + count - 1, count) > MOST_DECISIONS:
        raise TooManyOutcomes(f"the law of the best play of {count}W{reading.die} has too many throws to look at")
    play = play_of(Aim(goal, reading), len(kept) + count, need)

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
