"""How the dice of a probe are read: which faces count, what ones demand, and the result of what is left.

Faces are tuples in ascending order. 1 is a fumble, 2 and 3 are failures, 4 and more is a live die.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, legal_groups

FUMBLE = 1
LIVE = 4
EXPERT, MASTER = 15, 20
LEGENDARY = 11
MYTHOS = {3: 1, 4: 2, 5: 3, 6: 5}
"""Mythos points by the number of matches of a legendary probe (HC-LEG-02)."""


class Reading(NamedTuple):
    """All that decides how faces are read: the tested value, the die, what may be formed, the lucky number."""

    value: int
    die: int
    runs: bool = False
    """Runs may be formed (HC-RUN-02)."""
    adds: bool = False
    """The total of a group with runs counts as a result (HC-RUN-03)."""
    cap_single: bool = False
    """A lone die above the value is worth nothing."""
    lucky: int = 0
    """The lucky number, if dice of 20 sides are thrown; 0 otherwise (HC-LUK-01)."""
    options: Options = Options()


@rule("HC-FAI-01", "HC-FUM-02")
def live(faces: Faces) -> Faces:
    """The dice that may be worth something: all but ones and failures."""
    return tuple([face for face in faces if face >= LIVE])


@rule("HC-MAS-01", "HC-MAS-02")
def tolerance(value: int) -> int:
    """How many ones an expert or a master ignores."""
    return 2 if value >= MASTER else 1 if value >= EXPERT else 0


@rule("HC-FUM-02", "HC-MAS-03")
def to_balance(faces: Faces, value: int) -> int:
    """How many ones must be balanced: none as long as they are ignored, otherwise all of them."""
    ones = faces.count(FUMBLE)
    return 0 if ones <= tolerance(value) else ones


@rule("HC-FUM-02", "HC:balance_die_cap")
def may_balance(faces: Faces, reading: Reading) -> Faces:
    """The dice that can balance a one: any live die, also one above the value."""
    found = live(faces)
    if reading.options.balance_die_cap == "value":
        return tuple([face for face in found if face <= reading.value])
    return found


class Settled(NamedTuple):
    """The dice of a probe after its ones: what is left to score, what was devalued, and what the ones cost."""

    left: Faces
    devalued: Faces = ()
    unbalanced: int = 0
    ones: int = 0

    @property
    def fumble(self) -> bool:
        return self.unbalanced > 0


@rule("HC-FUM-02", "HC-FUM-05", "HC:balance_optional")
def balancings(faces: Faces, reading: Reading) -> tuple[Settled, ...]:
    """Every way to settle the ones: as many as possible are balanced, the owner picks the dice that are devalued."""
    ones = faces.count(FUMBLE)
    needed = to_balance(faces, reading.value)
    if not needed:
        return (Settled(live(faces), ones=ones),)
    dice = may_balance(faces, reading)
    most = min(needed, len(dice))
    least = 0 if reading.options.balance_optional else most
    left = live(faces)
    found = []
    for balanced in range(most, least - 1, -1):
        for devalued in sorted(set(combinations(dice, balanced))):
            found.append(Settled(without(left, devalued), devalued, needed - balanced, ones))
    return tuple(found)


def without(faces: Faces, taken: Faces) -> Faces:
    """The faces without some of them, each taken once."""
    if not taken:
        return faces
    left = list(faces)
    for face in taken:
        left.remove(face)
    return tuple(left)


def with_faces(faces: Faces, more: Faces) -> Faces:
    """Faces and more faces, in order."""
    return tuple(sorted(faces + more)) if more else faces


@lru_cache(maxsize=4096)
@rule("HC-SGL-01", "HC-SGL-02", "HC-MAT-01", "HC-MAT-02", "HC-RUN-03", "HC:single_die_over_value", "HC:runs_add")
def result(left: Faces, reading: Reading) -> int:
    """The highest result of the dice left: a lone die, matches added up, or a whole group where runs are added."""
    value = reading.value
    best = 0
    for face, count in Counter(left).items():
        if face <= value:
            best = max(best, face * count)
        elif not reading.cap_single and reading.options.single_die_over_value == "counts":
            best = max(best, face)
    if reading.adds and reading.runs:
        best = max(best, best_total(left, reading))
    return best


def best_total(left: Faces, reading: Reading) -> int:
    """The highest total of any group."""
    groups = legal_groups(left, reading.value, reading.runs, reading.options)
    return max((sum(group) for group in groups), default=0)


@rule("HC-FUM-05", "HC-FAI-01", "HC:failure_face_value")
def score(settled: Settled, faces: Faces, reading: Reading) -> int:
    """The result of a settled probe: 0 if it is fumbled, otherwise that of the dice left."""
    if settled.fumble:
        return 0
    found = result(settled.left, reading)
    if not found and reading.options.failure_face_value == "face":
        found = max((face for face in faces if FUMBLE < face < LIVE), default=0)
    return found


def added_up(left: Faces, found: int, reading: Reading) -> Faces:
    """The dice that make a result together; none, if it is a single one or was shifted."""
    if found in left:
        return ()
    sets = [(face,) * count for face, count in Counter(left).items() if count > 1 and face <= reading.value]
    if reading.adds and reading.runs:
        sets += legal_groups(left, reading.value, reading.runs, reading.options)
    return next((faces for faces in sets if sum(faces) == found), ())


@rule("HC-LEG-01", "HC-LEG-02", "HC-LEG-03", "HC:legendary_face_rule")
def mythos_points(natural: Faces, reading: Reading) -> int:
    """Points for three and more matches of 11 and higher, up to the value; turned and devalued dice do not count."""
    most = 0
    for face in set(natural):
        count = natural.count(face)
        high = face >= LEGENDARY if reading.options.legendary_face_rule == "face_11" else face * count >= LEGENDARY
        if high and face <= reading.value:
            most = max(most, count)
    return MYTHOS.get(min(most, 6), 0)


@rule("HC-FUM-04", "HC:legendary_fumble_counts")
def respect_loss(settled: Settled, reading: Reading) -> int:
    """Three ones cost respect: nothing with W8, one point with W12, two with W20."""
    ones = settled.ones if reading.options.legendary_fumble_counts == "rolled" else settled.unbalanced
    return {8: 0, 12: 1, 20: 2}[reading.die] if ones >= 3 else 0


@rule("HC-LUK-01", "HC-LUK-04")
def conversions(faces: Faces, reading: Reading) -> Iterator[tuple[Faces, Faces]]:
    """Every way to turn lucky dice: the faces afterwards, and those of them that were turned."""
    lucky = faces.count(reading.lucky) if reading.lucky else 0
    rest = without(faces, (reading.lucky,) * lucky) if lucky else faces
    for turned in range(lucky + 1):
        kept = (reading.lucky,) * (lucky - turned)
        for into in _handfuls(turned):
            yield with_faces(rest, kept + into), into


@lru_cache(maxsize=8)
def _handfuls(dice: int) -> tuple[Faces, ...]:
    return tuple(combinations_with_replacement(range(1, 21), dice))
