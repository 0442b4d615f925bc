"""Odds of dice that are kept in the best way: the rules as they are, with a quicker law of all throws of a probe."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache, lru_cache
from math import comb
from typing import Any, TypeVar

from regelwerk.dice import Law
from regelwerk.engine.effects import Play
from regelwerk.engine.interpreters.odds import Odds, TooManyPaths
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.odds.arguments import Best
from regelwerk.systems.heldencodex.rules.probe.best_play import play_of
from regelwerk.systems.heldencodex.rules.probe.goals import Aim, Goal
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping, legal_keeps, takes_free
from regelwerk.systems.heldencodex.rules.probe.pools import Prober
from regelwerk.systems.heldencodex.rules.probe.reading import Reading, with_faces
from regelwerk.systems.heldencodex.rules.probe.throwing import Lying, dice_in_hand, go_on

T = TypeVar("T")

MOST_DECISIONS = 200_000
"""Most throws of kept dice that are looked at for a law: four twenty-sided dice have 115,000."""


class BestOdds(Odds):
    """Exact laws under a policy that keeps dice in the best way.

    Which dice it keeps is known from the solver for all throws at once, so the throws that follow each other are not
    enumerated one by one. What the rule makes of the dice that lie in the end is up to the rule.
    """

    def __init__(self, policy: Best) -> None:
        super().__init__(policy)

    def law(self, rule: Callable[..., Play[T]], *args: Hashable) -> Law[T]:
        if rule is go_on and _forgets_throws(args[0]):
            found: Law[Any] = law_of_throws(*args)
            return found
        return super().law(rule, *args)


def _forgets_throws(prober: Any) -> bool:
    """Whether nothing is remembered of the dice that go back into the hand, as by two rulings it is."""
    options = prober.options
    return not options.initiative_cutoff and not (prober.reading.lucky and options.lucky_when == "any_throw")


@lru_cache(maxsize=32)
def law_of_throws(prober: Prober, need: int, goal: Goal, lying: Lying) -> Law[Lying]:
    """The exact law of `go_on` for dice that are kept for the goal in the best way.

    Raises TooManyPaths for more than about four dice of twenty sides.
    """
    reading, count = prober.reading, lying.hand
    if comb(2 * reading.die + count - 1, count) > MOST_DECISIONS:
        raise TooManyPaths(f"the best play of {count}W{reading.die} has too many throws to look at")
    ends = _ends(reading, need, goal, lying.faces, count, lying.free)
    return ends.map(lambda faces: replace(lying, faces=faces, hand=0, throws=1, free=0, rest=()))


def _ends(reading: Reading, need: int, goal: Goal, kept: Faces, count: int, free: int) -> Law[Faces]:
    """How dice lie in the end."""
    play = play_of(Aim(goal, reading), len(kept) + count, need)

    @cache
    def onward(lies: Faces, hand: int, left: int) -> Law[Faces]:
        if not hand:
            return Law.certain(lies)
        reached: dict[Faces, int] = {}
        throws, keeps = _throws(hand, Keeping((), (), reading, need, goal, left))
        before = play.states.after(lies)
        finer = {spent: play.unit(left) // play.unit(spent) for spent in set(keeps.values())}
        value = {
            keep: play.value(len(lies) + len(keep), play.states.after(keep, before, len(lies)), spent) * finer[spent]
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
    for thrown, ways in dice_in_hand(hand, situation.reading).law().pairs():
        situation = situation._replace(thrown=thrown)
        choices = legal_keeps(situation)
        throws.append((choices, ways))
        for keep in choices:
            if keep not in left:
                left[keep] = situation.free - takes_free(situation, keep)
    return throws, left
