"""What dice are kept for: goals, what lying dice are worth for them, and the aims that the solver plays for.

`worth` reads lying dice exactly as the rules do and tries every way to turn lucky dice and to settle ones. An `Aim`
says the same, but quickly and for handfuls in which faces of one kind are not told apart; how lucky dice are turned is
left to the solver.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

from regelwerk.dice.keeping import Kind
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Phrase, phrase
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, best_group, match_dice, usable
from regelwerk.systems.heldencodex.rules.probe.reading import (
    FUMBLE,
    LIVE,
    Reading,
    Settled,
    balancings,
    conversions,
    live,
    may_balance,
    score,
    tolerance,
    without,
)
from regelwerk.systems.heldencodex.rules.shooting.strikes import legendary_matches, may_strike

if TYPE_CHECKING:
    from numpy.typing import NDArray

STAR_FACE, STAR_DICE = 12, 3
TOP_FACE = 20
SIZE, MATCH = 1000, 130
"""What a die of a group and a match die weigh against a pip: six match dice and 120 pips stay below one more die."""

FORMS = ("result", "16", "reach:16", "size", "size:3", "matches", "total", "total:14", "total:14:2", "group",
         "second:6", "herbs", "learn", "star", "twenties:2")  # fmt: skip
"""How goals are written; the numbers are examples."""
LEARNING = ("learn", "star", "twenties")
"""Goals of learning throws: ones, failures, matches and the lucky number do not matter (HC-LRN-04)."""
WITH_TARGET = ("reach", "size", "total", "second", "twenties")
NEEDS_TARGET = ("reach", "twenties")
NAMES = ("result", "reach", "size", "matches", "total", "group", "second", "herbs", *LEARNING)
MOST_DIGITS = 3


class GoalUnknown(ValueError):
    """A goal that nobody knows: what was written, and how goals are written."""

    code = "hc-goal-unknown"

    def __init__(self, text: str) -> None:
        self.facts = {"goal": text, "known": ", ".join(FORMS)}
        self.text = text
        super().__init__(f"unknown goal {text!r}; goals are written {self.facts['known']}")

    def __reduce__(self) -> tuple[type[GoalUnknown], tuple[str]]:
        return type(self), (self.text,)


class Goal(NamedTuple):
    """What the dice are kept for: a number that is to be high, or with a target the chance to reach it."""

    name: str
    target: int = 0
    strikes: int = 0
    """Dice that a moving shooter has to strike (HC-RNG-11)."""

    @property
    def is_chance(self) -> bool:
        """Whether its worth is a probability."""
        return self.target > 0 or self.name in ("learn", "star")

    @property
    def unit(self) -> int:
        """Worths are whole numbers of this part: a group's worth is its size, with match dice and pips behind it."""
        return SIZE if self.name == "group" else 1

    def __str__(self) -> str:
        parts = [self.name, str(self.target), str(self.strikes)]
        return ":".join(parts if self.strikes else parts[:2] if self.target else parts[:1])

    def phrase(self) -> Phrase:
        """The goal in words."""
        name = f"hc-goal-{self.name}" + ("-target" if self.target and self.name not in NEEDS_TARGET else "")
        return phrase(name, target=self.target, strikes=self.strikes)


RESULT, SIZES, MATCHES, TOTAL, GROUP, HERBS = map(Goal, ("result", "size", "matches", "total", "group", "herbs"))
LEARN, STAR = Goal("learn"), Goal("star")


def reach(target: int) -> Goal:
    """The chance of a result."""
    return Goal("reach", target) if target > 0 else RESULT


def shot(target: int, strikes: int = 0) -> Goal:
    """The chance that a shot reaches a minimum; a moving shooter strikes dice."""
    return Goal("total", target, strikes)


def second(target: int) -> Goal:
    """The chance that two dice reach a number, each for itself (HC-DRK-02)."""
    return Goal("second", target)


def twenties(dice: int) -> Goal:
    """The chance of a number of twenties in a learning throw: high mastery (HC-HIM-02)."""
    return Goal("twenties", dice)


def parse(text: str) -> Goal:
    """A goal from what was typed. Raises GoalUnknown."""
    name, *numbers = text.strip().casefold().split(":")
    if not numbers and name.isdecimal():
        name, numbers = "reach", [name]
    if not all(number.isdecimal() and len(number) <= MOST_DIGITS for number in numbers):
        raise GoalUnknown(text)
    goal = Goal(name, *map(int, numbers[:2]))
    takes = (name in WITH_TARGET) + (name == "total")
    if name not in NAMES or len(numbers) > takes or (name in NEEDS_TARGET and not goal.target):
        raise GoalUnknown(text)
    return goal


# What lying dice are worth


def worth(goal: Goal, faces: Faces, reading: Reading) -> int:
    """What lying dice are worth if their owner turns lucky dice and settles ones for this goal."""
    if goal.name in LEARNING:
        return _learned(goal, faces, reading)
    return max(
        measure(goal, settled, turned, reading)
        for turned, _ in conversions(faces, reading)
        for settled in balancings(turned, reading)
    )


@rule("HC-LRN-03", "HC-LRN-04", "HC-STAR-02", "HC-HIM-02")
def _learned(goal: Goal, faces: Faces, reading: Reading) -> int:
    """Whether a learning throw brings what it is made for."""
    match goal.name:
        case "star":
            return int(sum(face >= STAR_FACE for face in faces) >= STAR_DICE)
        case "twenties":
            return int(faces.count(TOP_FACE) >= goal.target)
    return int(any(face > reading.value for face in faces))


def measure(goal: Goal, settled: Settled, faces: Faces, reading: Reading) -> int:
    """What settled dice are worth: nothing if they are fumbled."""
    if settled.fumble:
        return 0
    left = settled.left
    match goal.name:
        case "result" | "reach":
            return _reached(goal, score(settled, faces, reading))
        case "total":
            adding = reading._replace(adds=True)
            return _reached(
                goal, max(score(Settled(rest), faces, adding) for rest in struck(left, goal.strikes, reading))
            )
        case "second":
            return _reached(goal, left[-2] if len(left) > 1 else 0)
        case "herbs":
            return portions(left, reading)
    found = best_group(left, reading.value, reading.runs, reading.options) or usable(left, reading.value)[-1:]
    return _ranked(goal, len(found), len(match_dice(found)), sum(found))


def _reached(goal: Goal, number: int) -> int:
    """A number, or whether it reaches the target."""
    return int(number >= goal.target) if goal.target else number


def _ranked(goal: Goal, size: int, matches: int, total: int) -> int:
    """What a group is worth for a goal."""
    match goal.name:
        case "matches":
            return matches
        case "group":
            return SIZE * size + MATCH * matches + total
    return _reached(goal, size)


@rule("HC-HRB-01", "HC-HRB-02", "HC-HRB-03", "HC:herb_yield")
def portions(left: Faces, reading: Reading) -> int:
    """What a herb search finds: portions by the height of each die, and one more for each match die."""
    match reading.options.herb_yield:
        case "face":
            found = sum(left)
        case "one":
            found = len(left)
        case "table":
            found = sum(1 + (face >= 7) + (face >= 11) + (face >= 16) for face in left)
    return found + len(match_dice(usable(left, reading.value)))


@rule("HC-RNG-11", "HC-RNG-12", "HC-RNG-13", "HC-RNG-19")
def struck(left: Faces, strikes: int, reading: Reading) -> set[Faces]:
    """What a moving shooter may be left with: match and run dice are struck first; a legendary shot loses none."""
    left = live(left)
    found = {left}
    if not legendary_matches(left, reading.value)[1]:
        for _ in range(strikes):
            found = {rest for one in found for rest in _struck_once(one, reading)}
    return found


def _struck_once(left: Faces, reading: Reading) -> Iterable[Faces]:
    """What is left after one strike."""
    return [without(left, (face,)) for face in may_strike(left, reading.value)] or [()]


# The aims of the solver


class Aim(NamedTuple):
    """A goal, and how dice are read, as the solver wants to know it."""

    goal: Goal
    reading: Reading

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return _kinds(self)[0]

    def kind_of(self, face: int) -> int:
        return _kinds(self)[1][face - 1]

    def worths(self, handfuls: NDArray[Any]) -> NDArray[Any]:
        """What many handfuls without wild dice are worth, one in each row."""
        from regelwerk.systems.heldencodex.rules.probe import handfuls as many

        return many.worths(self.goal, handfuls, self.reading)

    def reader(self) -> Callable[[Faces], int]:
        """What one handful without wild dice is worth; dice that are left after failures and ones are read once."""
        goal, reading = self
        if goal.name in LEARNING:
            return lambda shown: _learned(goal, shown, reading)
        ignored = tolerance(reading.value)
        lowest = LIVE if reading.options.failure_face_value == "zero" else FUMBLE + 1
        known: dict[Faces, int] = {}

        def read_left(left: Faces) -> int:
            found = known.get(left)
            if found is None:
                found = known[left] = _worth_left(goal, left, reading)
            return found

        def read(shown: Faces) -> int:
            ones = shown.count(FUMBLE)
            left = shown[bisect_left(shown, lowest) :]
            if ones <= ignored:
                return read_left(left)
            dice = may_balance(left, reading)
            if ones > len(dice):
                return 0
            return max([read_left(without(left, devalued)) for devalued in set(combinations(dice, ones))])

        return read


def ones_are_locked(goal: Goal, reading: Reading) -> bool:
    """Whether ones must be kept: not when learning (HC-LRN-04), nor if ignored ones may go (HC:ignored_ones_locked)."""
    return goal.name not in LEARNING and (reading.options.ignored_ones_locked or not tolerance(reading.value))


@lru_cache(maxsize=256)
def _kinds(aim: Aim) -> tuple[tuple[Kind, ...], tuple[int, ...]]:
    """The kinds of faces, those that are told apart in no way put together, and the kind of each face."""
    goal, reading = aim
    lucky = 0 if goal.name in LEARNING else reading.lucky
    alike: dict[int, list[int]] = {}
    for face in range(1, reading.die + 1):
        alike.setdefault(_stands_for(face, goal, reading), []).append(face)
    locked = FUMBLE if ones_are_locked(goal, reading) else 0
    kinds = [Kind(min(faces), len(faces) - (lucky in faces), locked in faces) for faces in alike.values()]
    of_face = {face: at for at, faces in enumerate(alike.values()) for face in faces}
    if lucky:
        of_face[lucky] = len(kinds)
        kinds.append(Kind(lucky, 1, lucky == locked, wild=True))
    return tuple(kinds), tuple(of_face[face] for face in range(1, reading.die + 1))


def _stands_for(face: int, goal: Goal, reading: Reading) -> int:
    """A number that faces share if the goal cannot tell them apart."""
    match goal.name:
        case "learn":
            return int(face > reading.value)
        case "star":
            return int(face >= STAR_FACE)
        case "twenties":
            return int(face == TOP_FACE)
    if goal.name == "second" and face >= LIVE:
        # Each die counts by its own face, whatever the value; but one above it may be barred from balancing a one.
        barred = reading.options.balance_die_cap == "value" and face > reading.value
        least = reading.value + 1 if barred else LIVE
        return face if not goal.target else max(least, LIVE, goal.target if face >= goal.target else 0)
    if face < LIVE:
        told = goal.name in ("result", "reach", "total") and reading.options.failure_face_value == "face"
        return face if told else min(face, 2)
    if face <= reading.value or goal.name == "herbs":
        return face
    if goal.name in ("size", "matches", "group") or not counts_over(reading):
        return reading.value + 1
    if goal.target:
        return max(reading.value + 1, goal.target) if face >= goal.target else reading.value + 1
    return face


def _worth_left(goal: Goal, shown: Faces, reading: Reading) -> int:
    """The worth of dice whose ones are settled; `measure` says the same, dice by dice."""
    match goal.name:
        case "result" | "reach":
            return _reached(goal, _score(shown, reading, reading.adds))
        case "total":
            return _reached(goal, _score_struck(shown, goal.strikes, reading))
        case "second":
            return _reached(goal, shown[-2] if len(shown) > 1 and shown[-2] >= LIVE else 0)
        case "herbs":
            return portions(live(shown), reading)
    return _ranked(goal, *max(_groups(shown, reading), default=(0, 0, 0)))


def _score(shown: Faces, reading: Reading, adds: bool) -> int:
    """The highest result of dice whose ones are settled."""
    pieces = _groups(shown, reading) if adds and reading.runs else _pieces(shown, reading.value, False)
    best = max([total for _, _, total in pieces], default=0)
    if shown and shown[-1] > max(best, reading.value) and counts_over(reading):
        return shown[-1]
    if not best and reading.options.failure_face_value == "face":
        return max((face for face in shown if FUMBLE < face < LIVE), default=0)
    return best


def _score_struck(shown: Faces, strikes: int, reading: Reading) -> int:
    """The highest total that striking dice leaves."""
    left = live(shown)
    if not strikes or legendary_matches(left, reading.value)[1]:
        return _score(shown, reading, True)
    best = max([_best_struck(rest, strikes - 1, reading) for rest in _struck_once(left, reading)])
    return best or _score(shown[: len(shown) - len(left)], reading, True)


@lru_cache(maxsize=1 << 15)
def _best_struck(left: Faces, strikes: int, reading: Reading) -> int:
    """What is left at best after a number of further strikes; few dice are left of many different handfuls."""
    if not strikes:
        return _score(left, reading, True)
    return max([_best_struck(rest, strikes - 1, reading) for rest in _struck_once(left, reading)])


def counts_over(reading: Reading) -> bool:
    """Whether a lone die above the value counts."""
    return not reading.cap_single and reading.options.single_die_over_value == "counts"


Piece = tuple[int, int, int]
"""Dice that hang together, also a lone one: how many they are, how many of them are match dice, and their total."""


def _pieces(shown: Faces, value: int, runs: bool) -> list[Piece]:
    """What hangs together among the usable dice."""
    found = []
    gap = int(runs)
    size = matches = total = last = 0
    paired = False
    for face in shown:
        if not LIVE <= face <= value:
            continue
        if face - last > gap:
            if size:
                found.append((size, matches, total))
            size, matches, total, paired = 1, 0, face, False
        else:
            size += 1
            total += face
            if face != last:
                paired = False
            else:
                matches += 1 if paired else 2
                paired = True
        last = face
    if size:
        found.append((size, matches, total))
    return found


def _groups(shown: Faces, reading: Reading) -> list[Piece]:
    """The groups that may be named and the lone dice; where groups need not hang together, all are one group."""
    pieces = _pieces(shown, reading.value, reading.runs)
    if reading.options.group_shape == "disjoint":
        joined = [piece for piece in pieces if piece[0] > 1]
        return [(sum(p[0] for p in joined), sum(p[1] for p in joined), sum(p[2] for p in joined)), *pieces]
    return pieces
