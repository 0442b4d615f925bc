"""The best play of throws in which dice are kept and the others thrown again.

A handful of equal dice is thrown; after each throw some dice are kept for good and the rest is thrown again, until all
dice lie. What the dice are kept for is an `Aim`: it says which faces are the same to it and what a full handful is
worth. The solver finds out by itself which handfuls promise the same, whatever falls later (`States`): they are one
state. Over these states it works backwards (`Play`), in whole numbers over one common denominator.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import chain
from math import comb
from operator import mul
from typing import NamedTuple, Protocol

from regelwerk.dice.throw import ImpossibleThrow


class Kind(NamedTuple):
    """Faces that an aim does not tell apart."""

    shown: int
    """The face that stands for all of them where worths are asked."""
    weight: int
    """How many faces of a die are of this kind; 0 for one that is never thrown, only turned into."""
    locked: bool = False
    """Such a die must be kept as soon as it falls."""
    wild: bool = False
    """Such a die is turned at the end into whichever kind is best."""


class Aim(Protocol):
    """What dice are kept for. It is hashable: equal aims are solved once."""

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """All kinds of faces; their weights add up to the sides of a die. One is locked at most; a wild one is last."""
        ...

    def kind_of(self, face: int) -> int:
        """Where the kind of a thrown face stands among the kinds."""
        ...

    def reader(self) -> Callable[[tuple[int, ...]], int]:
        """Tells what a full handful is worth whose dice come in the order of the kinds and none of which is wild."""
        ...


class Ladder(NamedTuple):
    """Handfuls of some kinds, numbered by size so that those of the first kinds alone come first.

    The handfuls of one size whose last kind is j are those of one die less that know no later kind than j, in their
    order, each with a j added. All tables below are put together from such blocks.
    """

    up: tuple[tuple[list[int], ...], ...]
    """up[size][kind][number]: the number of a handful after a die was added."""
    down: tuple[tuple[list[int], ...], ...]
    """down[size][die][number]: the number of a handful after one of its dice was taken away."""
    orders: tuple[list[int], ...]
    """orders[size][number]: in how many orders the dice of a handful can fall."""


def _count(kinds: int, size: int) -> int:
    """How many handfuls of a size there are."""
    return comb(kinds + size - 1, size) if kinds else int(size == 0)


@lru_cache(maxsize=16)
def ladder(kinds: int, dice: int) -> Ladder:
    """The numbered handfuls of up to a number of dice."""
    up = [tuple([kind] for kind in range(kinds))]
    down: list[tuple[list[int], ...]] = [()]
    orders, tails = [[1]], [[0]]
    for size in range(1, dice + 1):
        first = [_count(kind, size) for kind in range(kinds)]
        smaller = [_count(kind + 1, size - 1) for kind in range(kinds)]
        before = [_count(kind, size - 1) for kind in range(kinds)]
        after = [_count(kind, size + 1) for kind in range(kinds)]
        if size < dice:
            up.append(
                tuple(
                    list(
                        chain(
                            range(after[kind], after[kind] + first[kind] + smaller[kind]),
                            *([after[j] + at for at in up[-1][kind][: smaller[j]]] for j in range(kind + 1, kinds)),
                        )
                    )
                    for kind in range(kinds)
                )
            )
        taken = [list(chain(*(range(smaller[j]) for j in range(kinds))))]
        for column in down[-1]:
            taken.append(list(chain(*([before[j] + at for at in column[: smaller[j]]] for j in range(kinds)))))
        tail = list(
            chain(*(chain([1] * before[j], [n + 1 for n in tails[-1][before[j] : smaller[j]]]) for j in range(kinds)))
        )
        orders.append([orders[-1][at] * size // n for at, n in zip(taken[0], tail, strict=True)])
        down.append(tuple(taken))
        tails.append(tail)
    return Ladder(tuple(up), tuple(down), tuple(orders))


class States:
    """What still matters of the dice kept so far: handfuls that promise the same whatever comes are one state."""

    def __init__(self, aim: Aim, dice: int) -> None:
        self.aim, self.dice = aim, dice
        self.sides = sum(kind.weight for kind in aim.kinds)
        self.thrown = tuple(at for at, kind in enumerate(aim.kinds) if kind.weight)
        steps = ladder(len(aim.kinds), dice)
        known: dict[int, int] = {}
        state_of = [known.setdefault(worth, len(known)) for worth in _worths(aim, dice, steps)]
        self.worths = list(known)
        """The worth of every final state."""
        self.step: list[list[tuple[int, ...]]] = []
        """step[kept][state][i]: the state after a die of the i-th thrown kind was kept."""
        for size in range(dice - 1, -1, -1):
            columns = [map(state_of.__getitem__, steps.up[size][kind]) for kind in self.thrown]
            found: dict[tuple[int, ...], int] = {}
            state_of = [found.setdefault(steps_on, len(found)) for steps_on in zip(*columns, strict=True)]
            self.step.insert(0, list(found))
        self._at = [self.thrown.index(aim.kind_of(face)) for face in range(1, self.sides + 1)]

    def after(self, faces: Sequence[int], state: int = 0, kept: int = 0) -> int:
        """The state after some faces were kept."""
        for size, face in enumerate(faces, kept):
            state = self.step[size][state][self._at[face - 1]]
        return state


def _worths(aim: Aim, dice: int, steps: Ladder) -> list[int]:
    """The worth of every full handful; wild dice are turned into what is best, one after the other."""
    kinds = aim.kinds
    tame = len(kinds) - any(kind.wild for kind in kinds)
    found = list(map(aim.reader(), _handfuls([kind.shown for kind in kinds[:tame]], dice)))
    if tame < len(kinds):
        begin = 0
        for wild in range(1, dice + 1):
            end = begin + _count(tame, dice - wild)
            turned = [steps.up[dice - 1][kind][begin:end] for kind in range(tame)]
            found.extend([max(into) for into in zip(*(map(found.__getitem__, ats) for ats in turned), strict=True)])
            begin = end
    return found


def _handfuls(shown: list[int], dice: int) -> list[tuple[int, ...]]:
    """The handfuls of a size, in the order of their numbers."""
    found: list[tuple[int, ...]] = [()]
    for size in range(1, dice + 1):
        ends = [_count(kind + 1, size - 1) for kind in range(len(shown))]
        found = [(*handful, face) for face, end in zip(shown, ends, strict=True) for handful in found[:end]]
    return found


class Duty(NamedTuple):
    """What must be kept of each throw."""

    need: int = 1
    """A least number of dice, as far as there are enough that may be thrown again."""
    locked_count: bool = False
    """Locked dice count towards them."""


class Play:
    """The best play for an aim: what every state is worth, worked out when it is first asked for and then remembered.

    All worths are whole numbers over a common `unit`. `free` throws are those in which less may be kept than the duty
    asks; each that is left makes the unit finer.
    """

    def __init__(self, states: States, duty: Duty) -> None:
        if duty.need < 1:
            raise ImpossibleThrow("dice are thrown for ever if none need be kept")
        self.states, self.duty = states, duty
        kinds = [states.aim.kinds[at] for at in states.thrown]
        self._open = [(at, kind.weight) for at, kind in enumerate(kinds) if not kind.locked]
        self._locked = [(at, kind.weight) for at, kind in enumerate(kinds) if kind.locked]
        # Handfuls of fewer kinds come first in it: it does for whatever kinds are told apart.
        self._ladder = ladder(len(states.aim.kinds), states.dice)
        self._finer = int(states.sides**states.dice)
        self._known: list[list[dict[int, int]]] = []
        self._sums: dict[tuple[int, int, int, int], int] = {}

    def unit(self, free: int) -> int:
        """What worths are parts of while a number of free throws is left."""
        dice = self.states.dice
        return int(self.states.sides ** (dice * (dice + 1) // 2 + free * dice))

    def worth(self, faces: Sequence[int], free: int = 0) -> Fraction:
        """What some kept dice are worth before all others are thrown (again)."""
        return Fraction(self.value(len(faces), self.states.after(faces), free), self.unit(free))

    def value(self, kept: int, state: int, free: int) -> int:
        """The worth of a state before the dice in hand are thrown."""
        known = self._known_with(free)[kept]
        if state not in known:
            hand = self.states.dice - kept
            total = 0
            for locked, after, ways in self._locked_falls(kept, state):
                asked = self.duty.need - locked if self.duty.locked_count else self.duty.need
                total += ways * self._sum(kept + locked, after, min(max(asked, 0), hand - locked), free)
            known[state] = total // self.states.sides**hand
        return known[state]

    def _known_with(self, free: int) -> list[dict[int, int]]:
        """The worths that are known, by the number of dice kept; those of full handfuls always are."""
        while len(self._known) <= free:
            unit = self.unit(len(self._known))
            final = {state: worth * unit for state, worth in enumerate(self.states.worths)}
            self._known.append([{} for _ in range(self.states.dice)] + [final])
        return self._known[free]

    def _locked_falls(self, kept: int, state: int) -> Iterator[tuple[int, int, int]]:
        """How many dice fall locked, the state after them, and in how many ways that happens."""
        yield 0, state, 1
        hand = self.states.dice - kept
        for at, weight in self._locked:  # there is one at most
            for locked in range(1, hand + 1):
                state = self.states.step[kept + locked - 1][state][at]
                yield locked, state, comb(hand, locked) * weight**locked

    def _sum(self, kept: int, state: int, least: int, free: int) -> int:
        """The sum over all throws of open dice, in all their orders, of the best that can be kept of each."""
        asked = kept, state, least, free
        if asked not in self._sums:
            best, weights = self._best(*asked)
            orders = self._ladder.orders[self.states.dice - kept]
            self._sums[asked] = sum(map(mul, map(mul, orders, weights), best))
        return self._sums[asked]

    def _best(self, kept: int, state: int, least: int, free: int) -> tuple[list[int], list[int]]:
        """The best worth that each handful of open dice allows, and how many faces make it.

        The best of a handful is to keep all of it, or the best of the handfuls with one die less: so no choice is
        looked at twice.
        """
        kinds = self._told_apart(kept, state)
        lowest = 0 if free else least
        reached, weights, best = [state], [1], [0]
        for size in range(self.states.dice - kept + 1):
            if size:
                ends = [_count(number, size - 1) for number in range(1, len(kinds) + 1)]
                step = self.states.step[kept + size - 1]
                reached = [step[at][kind] for (kind, _), end in zip(kinds, ends, strict=True) for at in reached[:end]]
                weights = [more * n for (_, n), end in zip(kinds, ends, strict=True) for more in weights[:end]]
            if size < lowest:
                continue
            values = self._values(kept + size, reached, free, size < least)
            if size == lowest:
                best = values
            else:
                best = list(map(max, values, *(map(best.__getitem__, fewer) for fewer in self._ladder.down[size])))
        return best, weights

    def _told_apart(self, kept: int, state: int) -> list[tuple[int, int]]:
        """The open kinds that lead to different states, with their weights."""
        if kept == self.states.dice:
            return []
        leads = self.states.step[kept][state]
        found: dict[int, tuple[int, int]] = {}
        for at, weight in self._open:
            kind, more = found.get(leads[at], (at, 0))
            found[leads[at]] = kind, more + weight
        return list(found.values())

    def _values(self, kept: int, reached: list[int], free: int, takes_free: bool) -> list[int]:
        """The worths of many states, one of the free throws perhaps taken."""
        known = self._known_with(free - takes_free)[kept]
        for state in set(reached).difference(known):
            self.value(kept, state, free - takes_free)
        if takes_free:
            return [known[state] * self._finer for state in reached]
        return list(map(known.__getitem__, reached))
