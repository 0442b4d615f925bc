"""The best play of throws in which dice are kept and the others thrown again.

The solver finds out by itself which handfuls promise the same, whatever falls later (`States`): they are one state.
Over these states it works backwards (`Play`), level by level: all states with the same number of kept dice at once.

Everything is exact. Worths are whole numbers over one common denominator, too big for a machine word; arrays hold their
ranks, which is all that choosing the best of them takes, and sums are put together from parts of them that are small
enough for a machine number to hold every sum exactly (`_Scale`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, factorial, gcd
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from regelwerk.dice.keeping import Aim, Duty
from regelwerk.dice.throw import ImpossibleThrow

Array = NDArray[Any]
LARGEST = 2**63 - 1
EXACT_BITS = 53
"""Whole numbers up to 2 ** 53 are exact as machine numbers, and so is every sum of them that stays below."""
MOST_AT_ONCE = 1 << 19
"""How many pairs of state and handful are looked at together: as many as fit into a processor's own memory."""
MOST_KINDS = 64
MULTIPLIERS = np.array([pow(0x9E3779B97F4A7C15, at, 1 << 64) for at in range(1, MOST_KINDS + 1)], dtype=np.uint64)
"""Odd numbers without a pattern, from which columns are made into single numbers."""


class Ladder(NamedTuple):
    """Handfuls of some kinds, numbered by size so that those of the first kinds alone come first.

    The handfuls of one size whose last kind is j are those of one die less that know no later kind than j, in their
    order, each with a j added. All tables below are put together from such blocks.
    """

    up: tuple[tuple[Array, ...], ...]
    """up[size][kind][number]: the number of a handful after a die was added."""
    down: tuple[tuple[Array, ...], ...]
    """down[size][die][number]: the number of a handful after one of its dice was taken away."""
    orders: tuple[Array, ...]
    """orders[size][number]: in how many orders the dice of a handful can fall."""


def _count(kinds: int, size: int) -> int:
    """How many handfuls of a size there are."""
    return comb(kinds + size - 1, size) if kinds else int(size == 0)


@lru_cache(maxsize=16)
def ladder(kinds: int, dice: int) -> Ladder:
    """The numbered handfuls of up to a number of dice."""
    up = [tuple(np.array([kind]) for kind in range(kinds))]
    down: list[tuple[Array, ...]] = [()]
    # No handful falls in more orders than there are orders of its dice.
    orders = [np.ones(1, dtype=np.int64 if factorial(dice) <= LARGEST else object)]
    tails = [np.zeros(1, dtype=np.int64)]
    for size in range(1, dice + 1):
        first = [_count(kind, size) for kind in range(kinds)]
        smaller = [_count(kind + 1, size - 1) for kind in range(kinds)]
        before = [_count(kind, size - 1) for kind in range(kinds)]
        after = [_count(kind, size + 1) for kind in range(kinds)]
        if size < dice:
            up.append(
                tuple(
                    np.concatenate(
                        [
                            np.arange(after[kind], after[kind] + first[kind] + smaller[kind]),
                            *(up[-1][kind][: smaller[j]] + after[j] for j in range(kind + 1, kinds)),
                        ]
                    )
                    for kind in range(kinds)
                )
            )
        taken = [_joined([np.arange(smaller[j]) for j in range(kinds)])]
        for column in down[-1]:
            taken.append(_joined([column[: smaller[j]] + before[j] for j in range(kinds)]))
        tail = _joined([tails[-1][: smaller[j]] * (np.arange(smaller[j]) >= before[j]) + 1 for j in range(kinds)])
        orders.append(orders[-1][taken[0]] * size // tail)
        down.append(tuple(taken))
        tails.append(tail)
    return Ladder(tuple(up), tuple(down), tuple(orders))


def _joined(blocks: list[Array]) -> Array:
    return np.concatenate(blocks) if blocks else np.zeros(0, dtype=np.int64)


def _handfuls(shown: list[int], dice: int) -> Array:
    """The handfuls of a size, one in each row, in the order of their numbers."""
    faces = np.array(shown, dtype=np.int32)
    found = np.zeros((1, 0), dtype=np.int32)
    for size in range(1, dice + 1):
        ends = [_count(kind + 1, size - 1) for kind in range(len(shown))]
        before = np.concatenate([found[:end] for end in ends])
        found = np.column_stack([before, np.repeat(faces, ends)])
    return found


class States:
    """What still matters of the dice kept so far: handfuls that promise the same whatever comes are one state."""

    def __init__(self, aim: Aim, dice: int) -> None:
        self.aim, self.dice = aim, dice
        self.sides = sum(kind.weight for kind in aim.kinds)
        self.thrown = tuple(at for at, kind in enumerate(aim.kinds) if kind.weight)
        steps = ladder(len(aim.kinds), dice)
        worths, state_of = _worths(aim, dice, steps)
        self.worths: list[int] = worths
        """The worth of every final state, in ascending order."""
        self.leads: list[Array] = []
        """leads[kept][i, state]: the state after a die of the i-th thrown kind was kept."""
        for size in range(dice - 1, -1, -1):
            leads, state_of = _told_apart(np.stack([state_of[steps.up[size][kind]] for kind in self.thrown]))
            self.leads.insert(0, leads)
        self._at = [self.thrown.index(aim.kind_of(face)) for face in range(1, self.sides + 1)]

    def count(self, kept: int) -> int:
        """How many states there are with a number of dice kept."""
        return self.leads[kept].shape[1] if kept < self.dice else len(self.worths)

    def after(self, faces: Sequence[int], state: int = 0, kept: int = 0) -> int:
        """The state after some faces were kept."""
        for size, face in enumerate(faces, kept):
            state = self.leads[size].item(self._at[face - 1], state)
        return state


def _worths(aim: Aim, dice: int, steps: Ladder) -> tuple[list[int], Array]:
    """All worths in ascending order, and which of them every full handful has.

    Wild dice are turned into what is best, one after the other.
    """
    kinds = aim.kinds
    tame = len(kinds) - any(kind.wild for kind in kinds)
    read = aim.worths(_handfuls([kind.shown for kind in kinds[:tame]], dice))
    worths, ranks = np.unique(read, return_inverse=True)
    found = np.empty(_count(len(kinds), dice), dtype=np.intp)
    filled = len(read)
    found[:filled] = ranks
    if tame < len(kinds):
        begin = 0
        for wild in range(1, dice + 1):
            end = begin + _count(tame, dice - wild)
            turned = [found[steps.up[dice - 1][kind][begin:end]] for kind in range(tame)]
            found[filled : filled + end - begin] = np.max(turned, axis=0)
            filled += end - begin
            begin = end
    return worths.tolist(), found


def _told_apart(columns: Array) -> tuple[Array, Array]:
    """The different columns, and which of them each one is.

    Columns are sorted by a number made of each; whether equal numbers mean equal columns is then looked at, so that an
    unlucky number costs time and never changes a result.
    """
    kinds = len(columns)
    if kinds <= MOST_KINDS:
        numbers = (columns.astype(np.uint64) * MULTIPLIERS[:kinds, None]).sum(axis=0, dtype=np.uint64)
        _, first, which = np.unique(numbers, return_index=True, return_inverse=True)
        found = columns[:, first]
        if np.array_equal(found[:, which], columns):
            return found, which
    found, which = np.unique(columns, axis=1, return_inverse=True)
    return found, which.reshape(-1)


class _Scale(NamedTuple):
    """Worths that are compared and added up: arrays hold their ranks."""

    ranks: dict[tuple[int, int], Array]
    """By free throws left and dice kept, the rank of each state's worth."""
    lowest: int
    step: int
    """Every worth is the lowest one and some of these steps."""
    parts: tuple[Array, ...]
    """The numbers of steps by rank, cut into parts of some bits, the low ones first."""
    bits: int

    def totals(self, ways: Array, ranks: Array, all_ways: int) -> list[int]:
        """The sum of the worths in each column, each taken in so many ways.

        A part is below 2 ** bits and all ways together are at most 2 ** (53 - bits): no sum gets beyond what a machine
        number holds exactly, in whatever order it is added up.
        """
        sums = [(ways @ part[ranks]).tolist() for part in self.parts]
        return [
            self.lowest * all_ways + self.step * sum(int(part) << self.bits * at for at, part in enumerate(parts))
            for parts in zip(*sums, strict=True)
        ]


def _scale(known: dict[tuple[int, int], tuple[int, dict[int, int]]], all_ways: int) -> _Scale:
    """The scale of known worths: for each level its number of states, and the worths of some of them."""
    worths = sorted({worth for _, level in known.values() for worth in level.values()})
    rank_of = {worth: rank for rank, worth in enumerate(worths)}
    ranks = {}
    for key, (count, level) in known.items():
        found = np.zeros(count, dtype=np.intp)
        found[list(level)] = [rank_of[worth] for worth in level.values()]
        ranks[key] = found
    lowest = worths[0]
    step = gcd(*[worth - lowest for worth in worths]) or 1
    steps = [(worth - lowest) // step for worth in worths]
    bits = EXACT_BITS - all_ways.bit_length()
    if bits < 1:  # so many dice that numbers of any size are needed: slow, but right
        return _Scale(ranks, lowest, step, (np.array(steps, dtype=object),), 0)
    cuts = range(0, max(1, steps[-1].bit_length()), bits)
    mask = (1 << bits) - 1
    parts = tuple(np.array([number >> cut & mask for number in steps], dtype=np.float64) for cut in cuts)
    return _Scale(ranks, lowest, step, parts, bits)


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
        # Handfuls of fewer kinds come first in it: it does for whatever kinds are open.
        self._ladder = ladder(len(states.aim.kinds), states.dice)
        self._ways = self._ways_to_fall()
        self._known: list[list[dict[int, int]]] = []
        self._sums: dict[tuple[int, int, int], dict[int, int]] = {}

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
            self.work_out([(kept, state)], free)
        return known[state]

    def work_out(self, wanted: Iterable[tuple[int, int]], free: int) -> None:
        """Get to know the worths of some states (dice kept, state) and of all that they may lead to, in one go."""
        known = self._known_with(free)
        unknown: dict[int, list[int]] = {}
        for kept, state in wanted:
            if state not in known[kept]:
                unknown.setdefault(kept, []).append(state)
        if unknown:
            self._work_out(unknown, free)

    def _work_out(self, wanted: Mapping[int, Sequence[int]], free: int) -> None:
        asked = self._with_what_follows(wanted, free)
        for left in range(free + 1):
            for kept in sorted(asked, reverse=True):
                known = self._known[left][kept]
                unknown = [state for state in asked[kept] if state not in known]
                if unknown:
                    known.update(zip(unknown, self._level(kept, unknown, left), strict=True))

    def _known_with(self, free: int) -> list[dict[int, int]]:
        """The worths that are known, by the number of dice kept; those of full handfuls always are."""
        while len(self._known) <= free:
            unit = self.unit(len(self._known))
            final = {state: worth * unit for state, worth in enumerate(self.states.worths)}
            self._known.append([{} for _ in range(self.states.dice)] + [final])
        return self._known[free]

    def _with_what_follows(self, wanted: Mapping[int, Sequence[int]], free: int) -> dict[int, list[int]]:
        """The states that must be known for those that are wanted: by dice kept, some too many rather than too few."""
        states, known = self.states, self._known[free]
        found: dict[int, list[int]] = {}
        matters = set(wanted)
        reached = np.zeros(0, dtype=np.intp)
        for kept in range(min(wanted), states.dice):
            mask = np.zeros(states.count(kept), dtype=bool)
            mask[reached] = True
            mask[list(wanted.get(kept, ()))] = True
            mask[list(known[kept])] = False  # what follows them is known as well
            reached = np.flatnonzero(mask)
            if kept in matters:
                found[kept] = reached.tolist()
                hand = states.dice - kept
                for locked in range(hand + 1 if self._locked else 1):
                    fewest = 0 if free else self._least(locked, hand)
                    matters.update(range(kept + locked + fewest, states.dice))
            reached = states.leads[kept][:, reached].reshape(-1)
        return found

    def _least(self, locked: int, hand: int) -> int:
        """How many open dice must be kept of a throw if so many fell locked."""
        need = self.duty.need - locked if self.duty.locked_count else self.duty.need
        return min(max(need, 0), hand - locked)

    def _level(self, kept: int, unknown: list[int], free: int) -> list[int]:
        """The worths of states with the same number of dice kept; those with more are known."""
        hand = self.states.dice - kept
        scale = self._scale(kept, free)
        after = np.array(unknown)
        totals = self._sums_after(kept, after, self._least(0, hand), free, scale)
        for at, weight in self._locked:  # there is one at most
            for locked in range(1, hand + 1):
                after = self.states.leads[kept + locked - 1][at, after]
                ways = comb(hand, locked) * weight**locked
                sums = self._sums_after(kept + locked, after, self._least(locked, hand), free, scale)
                totals = [total + ways * more for total, more in zip(totals, sums, strict=True)]
        return [total // self.states.sides**hand for total in totals]

    def _scale(self, kept: int, free: int) -> _Scale:
        """The scale of all worths that states with a number of dice kept may lead to."""
        states = self.states
        levels = {(free, level): self._known[free][level] for level in range(kept + 1, states.dice + 1)}
        if free:
            finer = states.sides**states.dice
            for level in range(kept, states.dice + 1):
                known = self._known[free - 1][level]
                levels[free - 1, level] = {state: worth * finer for state, worth in known.items()}
        counted = {key: (states.count(key[1]), level) for key, level in levels.items()}
        return _scale(counted, states.sides ** (states.dice - kept))

    def _sums_after(self, kept: int, after: Array, least: int, free: int, scale: _Scale) -> list[int]:
        """For each state the sum over all throws of open dice of the best that can be kept; remembered."""
        known = self._sums.setdefault((kept, least, free), {})
        states: list[int] = after.tolist()
        unknown = [state for state in set(states) if state not in known]
        hand = self.states.dice - kept
        ways = self._ways[hand]
        at_once = max(1, MOST_AT_ONCE // len(ways))
        for begin in range(0, len(unknown), at_once):
            some = unknown[begin : begin + at_once]
            best = self._best(kept, np.array(some), least, free, scale)
            all_ways = sum(weight for _, weight in self._open) ** hand
            known.update(zip(some, scale.totals(ways, best, all_ways), strict=True))
        return [known[state] for state in states]

    def _best(self, kept: int, states: Array, least: int, free: int, scale: _Scale) -> Array:
        """The rank of the best worth that each handful of open dice (row) allows in each state (column).

        The best of a handful is to keep all of it, or the best of the handfuls with one die less: so no choice is
        looked at twice.
        """
        lowest = 0 if free else least
        reached = states[np.newaxis, :]
        best = reached
        for size in range(self.states.dice - kept + 1):
            if size:
                leads = self.states.leads[kept + size - 1]
                ends = [_count(number, size - 1) for number in range(1, len(self._open) + 1)]
                blocks = [leads[kind][reached[:end]] for (kind, _), end in zip(self._open, ends, strict=True)]
                reached = np.concatenate(blocks) if blocks else reached[:0]
            if size < lowest:
                continue
            ranks = scale.ranks[free - (size < least), kept + size][reached]
            if size > lowest:
                for fewer in self._ladder.down[size]:
                    np.maximum(ranks, best[fewer[: len(ranks)]], out=ranks)
            best = ranks
        return best

    def _ways_to_fall(self) -> list[Array]:
        """By the number of open dice, in how many ways each handful of them falls."""
        # They add up to sides ** dice at most.
        is_small = self.states.sides**self.states.dice < 1 << EXACT_BITS
        weights = np.ones(1, dtype=np.int64 if is_small else object)
        found = []
        for size in range(self.states.dice + 1):
            if size:
                ends = [_count(number, size - 1) for number in range(1, len(self._open) + 1)]
                weights = _joined([weights[:end] * weight for (_, weight), end in zip(self._open, ends, strict=True)])
            ways = self._ladder.orders[size][: len(weights)] * weights
            found.append(ways.astype(np.float64) if is_small else ways)
        return found
