"""Keeping dice in a sieve or cascade throw: which of those just thrown may be kept, and which must be."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.systems.heldencodex.rules.probe.goals import Goal, ones_are_locked
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.reading import FUMBLE, Reading


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
    locked, least = duty(situation)
    return _choices(situation.thrown, locked, 0 if situation.free else least)


def fewest_kept(situation: Keeping) -> int:
    """How many dice the choice that keeps fewest leaves on the table."""
    locked, least = duty(situation)
    return locked if situation.free else locked + least


def may_keep(situation: Keeping, kept: Faces) -> bool:
    """Whether these dice are one of the legal choices."""
    locked, _ = duty(situation)
    thrown = situation.thrown
    if kept.count(FUMBLE) < locked or len(kept) < fewest_kept(situation):
        return False
    return all(kept.count(face) <= thrown.count(face) for face in set(kept))


@lru_cache(maxsize=4096)
def _choices(thrown: Faces, locked: int, least: int) -> tuple[Faces, ...]:
    """The first dice, which are locked, with every choice of at least a number of others."""
    stay, loose = thrown[:locked], thrown[locked:]
    sizes = range(len(loose), least - 1, -1)
    return tuple([stay + kept for size in sizes for kept in sorted(set(combinations(loose, size)))])


def duty(situation: Keeping) -> tuple[int, int]:
    """How many dice are locked, and how many others must be kept if no free throw is used."""
    _, thrown, reading, need, goal, _ = situation
    locked = thrown.count(FUMBLE) if ones_are_locked(goal, reading) else 0
    if reading.options.ones_satisfy_keep:
        need = max(0, need - locked)
    return locked, min(need, len(thrown) - locked)


def takes_free(situation: Keeping, keep: Faces) -> bool:
    """Whether keeping this few dice takes a free throw."""
    return len(keep) < sum(duty(situation))
