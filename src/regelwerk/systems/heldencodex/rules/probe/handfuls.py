"""What many handfuls are worth for a goal, read all at once: the solver of best play asks for more than 100,000.

`goals` reads one handful at a time, as the rules do; here the same is done for arrays with a handful in each row, its
faces in ascending order. A die that counts no more (a failure, a one, a devalued or struck die) is a 0, wherever it
stands. Tests hold both ways of reading against each other, face by face, for all goals and options.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from regelwerk.systems.heldencodex.rules.probe.goals import (
    LEARNING,
    MATCH,
    SIZE,
    STAR_DICE,
    STAR_FACE,
    TOP_FACE,
    Goal,
    counts_over,
)
from regelwerk.systems.heldencodex.rules.probe.reading import FUMBLE, LEGENDARY, LIVE, Reading, tolerance
from regelwerk.systems.heldencodex.rules.shooting.strikes import FOUR

Array = NDArray[Any]


def worths(goal: Goal, handfuls: Array, reading: Reading) -> Array:
    """What handfuls are worth whose lucky dice have been turned; their owner settles ones in the best way."""
    if goal.name in LEARNING:
        return _learned(goal, handfuls, reading)
    lowest = LIVE if reading.options.failure_face_value == "zero" else FUMBLE + 1
    left = np.where(handfuls >= lowest, handfuls, 0)
    ones = (handfuls == FUMBLE).sum(axis=1)
    found = np.zeros(len(handfuls), dtype=np.int64)
    ignored = ones <= tolerance(reading.value)
    found[ignored] = _worths_left(goal, left[ignored], reading)
    for balanced in range(tolerance(reading.value) + 1, handfuls.shape[1] // 2 + 1):
        rows = np.flatnonzero(ones == balanced)
        found[rows] = _balanced(goal, left[rows], balanced, reading)
    return found


def _learned(goal: Goal, handfuls: Array, reading: Reading) -> Array:
    """Whether learning throws bring what they are made for."""
    found: Array
    match goal.name:
        case "star":
            found = (handfuls >= STAR_FACE).sum(axis=1) >= STAR_DICE
        case "twenties":
            found = (handfuls == TOP_FACE).sum(axis=1) >= goal.target
        case _:
            found = np.asarray((handfuls > reading.value).any(axis=1))
    return np.asarray(found, dtype=np.int64)


def _balanced(goal: Goal, left: Array, ones: int, reading: Reading) -> Array:
    """The best that is left if each of so many ones devalues a die; nothing if there are too few dice."""
    highest = reading.value if reading.options.balance_die_cap == "value" else TOP_FACE
    may = (left >= LIVE) & (left <= highest)
    best = np.zeros(len(left), dtype=np.int64)
    # The ones themselves stand first.
    for columns in combinations(range(ones, left.shape[1]), ones):
        rows = np.flatnonzero(may[:, columns].all(axis=1))
        rest = left[rows]
        rest[:, columns] = 0
        best[rows] = np.maximum(best[rows], _worths_left(goal, rest, reading))
    return best


def _worths_left(goal: Goal, left: Array, reading: Reading) -> Array:
    """The worth of dice whose ones are settled."""
    match goal.name:
        case "result" | "reach":
            return _reached(goal, _scores(left, reading, reading.adds))
        case "total":
            return _reached(goal, _scores_struck(left, goal.strikes, reading))
        case "second":
            return _reached(goal, _seconds(left))
        case "herbs":
            return _portions(left, reading)
    size, matches, total = _best_groups(left, reading)
    match goal.name:
        case "matches":
            return matches
        case "group":
            return np.asarray(SIZE * size + MATCH * matches + total)
    return _reached(goal, size)


def _reached(goal: Goal, numbers: Array) -> Array:
    """Numbers, or whether they reach the target."""
    return np.asarray(numbers >= goal.target, dtype=np.int64) if goal.target else numbers


def _seconds(left: Array) -> Array:
    """The second highest die, if it is live."""
    if left.shape[1] < 2:
        return np.zeros(len(left), dtype=np.int64)
    found = np.sort(left, axis=1)[:, -2].astype(np.int64)
    return np.where(found >= LIVE, found, 0)


def _portions(left: Array, reading: Reading) -> Array:
    """What herb searches find: portions by the height of each die, and one more for each match die."""
    live = np.where(left >= LIVE, left, 0)
    match reading.options.herb_yield:
        case "face":
            found = live.sum(axis=1)
        case "one":
            found = (live > 0).sum(axis=1)
        case "table":
            found = sum((live >= step).sum(axis=1) for step in (LIVE, 7, 11, 16))
    return np.asarray(found + _pieces(left, reading.value, False).all_matches)


def _scores(left: Array, reading: Reading, adds: bool) -> Array:
    """The highest result of dice whose ones are settled."""
    grouped = adds and reading.runs
    pieces = _pieces(left, reading.value, grouped)
    best = pieces.best_total
    if grouped and reading.options.group_shape == "disjoint":
        best = np.maximum(best, pieces.joined[2])
    if counts_over(reading):
        highest = left.max(axis=1, initial=0)
        best = np.where(highest > np.maximum(best, reading.value), highest, best)
    if reading.options.failure_face_value == "face":
        failures = np.where(left < LIVE, left, 0).max(axis=1, initial=0)
        best = np.where(best == 0, failures, best)
    return best


def _best_groups(left: Array, reading: Reading) -> tuple[Array, Array, Array]:
    """Size, match dice and total of the greatest group or lone die; where groups need not hang together, of all."""
    pieces = _pieces(left, reading.value, reading.runs)
    best = pieces.best
    if reading.options.group_shape == "disjoint":
        best = np.maximum(best, _ranked(*pieces.joined))
    return best >> SIZE_AT, best >> MATCHES_AT & TOTALS, best & TOTALS


SIZE_AT, MATCHES_AT, TOTALS = 32, 16, (1 << 16) - 1
"""Where size, match dice and total of a group stand in the one number by which groups are compared."""


def _ranked(size: Array, matches: Array, total: Array) -> Array:
    """Groups as numbers that are compared like them: by size, then match dice, then total."""
    return size << SIZE_AT | matches << MATCHES_AT | total


class _Pieces(NamedTuple):
    """What hangs together among the usable dice of each handful."""

    best: Array
    """The greatest piece, as `_ranked`."""
    best_total: Array
    all_matches: Array
    joined: tuple[Array, Array, Array]
    """Size, match dice and total of all pieces of several dice together."""


def _pieces(left: Array, value: int, runs: bool) -> _Pieces:
    """What hangs together: dice in ascending order, each joins the piece before or begins a new one."""
    rows = len(left)
    last, size, matches, total, best, best_total, all_matches = np.zeros((7, rows), dtype=np.int64)
    joined = np.zeros((3, rows), dtype=np.int64)
    paired = np.zeros(rows, dtype=bool)

    def finish(piece: Array) -> None:
        """Pieces to which no more dice come."""
        np.maximum(best, _ranked(size, matches, total) * piece, out=best)
        several = piece & (size > 1)
        joined[0] += size * several
        joined[1] += matches * several
        joined[2] += total * several

    for face in left.T:
        usable = (face >= LIVE) & (face <= value)
        begins = usable & (face - last > int(runs))
        goes_on = usable & ~begins
        finish(begins)
        same = goes_on & (face == last)
        more = np.where(paired, 1, 2) * same
        all_matches += more
        size = np.where(begins, 1, size + goes_on)
        total = np.where(begins, face, total + face * goes_on)
        matches = np.where(begins, 0, matches + more)
        paired = np.where(usable, same, paired)
        last = np.where(usable, face, last)
        np.maximum(best_total, total, out=best_total)
    finish(np.ones(rows, dtype=bool))
    return _Pieces(best, best_total, all_matches, (joined[0], joined[1], joined[2]))


def _scores_struck(left: Array, strikes: int, reading: Reading) -> Array:
    """The highest totals that striking dice leaves; legendary shots lose none."""
    found = _scores(left, reading, True)
    if not strikes:
        return found
    rows = np.flatnonzero(~_are_legendary(left, reading.value))
    live = np.where(left[rows] >= LIVE, left[rows], 0)
    best = _best_struck(live, strikes, reading)
    failures = np.where(left[rows] < LIVE, left[rows], 0)
    found[rows] = np.where(best > 0, best, _scores(failures, reading, True))
    return found


def _are_legendary(left: Array, value: int) -> Array:
    """Whether four dice show the same face of 11 or more."""
    found = np.zeros(len(left), dtype=bool)
    for face in range(LEGENDARY, min(value, TOP_FACE) + 1):
        found |= (left == face).sum(axis=1) >= FOUR
    return found


def _best_struck(left: Array, strikes: int, reading: Reading) -> Array:
    """What is left at best after a number of strikes; many handfuls come to the same few dice, which are read once."""
    may = _may_strike(left, reading.value)
    rows, columns = np.nonzero(may)
    rest = left[rows]
    rest[np.arange(len(rows)), columns] = 0
    if strikes > 1:
        rest, which = _once(rest)
        scores = _best_struck(rest, strikes - 1, reading)[which]
    else:
        scores = _scores(rest, reading, True)
    best = np.zeros(len(left), dtype=np.int64)
    np.maximum.at(best, rows, scores)
    return best


def _once(handfuls: Array) -> tuple[Array, Array]:
    """Each handful once, its dice in order, and which of them each one is."""
    ordered = np.sort(handfuls, axis=1)
    # A face takes five bits, so up to twelve dice make one machine number; more are compared face by face.
    if ordered.shape[1] <= 12:
        numbers = ordered.astype(np.int64) @ (1 << 5 * np.arange(ordered.shape[1]))
        _, first, which = np.unique(numbers, return_index=True, return_inverse=True)
        return ordered[first], which
    found, which = np.unique(ordered, axis=0, return_inverse=True)
    return found, which.reshape(-1)


def _may_strike(left: Array, value: int) -> Array:
    """The dice of which one must be struck: match and run dice as long as there are any, then any live one."""
    usable = (left >= LIVE) & (left <= value)
    joined = np.zeros(left.shape, dtype=bool)
    for one, other in combinations(range(left.shape[1]), 2):
        near = usable[:, one] & usable[:, other] & (abs(left[:, one] - left[:, other]) <= 1)
        joined[:, one] |= near
        joined[:, other] |= near
    return np.where(joined.any(axis=1, keepdims=True), joined, left >= LIVE)
