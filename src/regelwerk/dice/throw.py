"""What a throw is: dice that fall, a way to read them, and the law of the reading."""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Hashable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import chain
from operator import lt
from typing import Any, Generic, Literal, TypeAlias, TypeGuard, TypeVar

from regelwerk.dice.description import Description, Faces
from regelwerk.dice.law import Law
from regelwerk.dice.source import CardsByName, Dice, GivenDice
from regelwerk.languages import DEFAULT_LANGUAGE

T_co = TypeVar("T_co", bound=Hashable, covariant=True)

NEGLIGIBLE = Fraction(1, 10**17)
"""The tail of one kind of dice that is left out without a cap; a throw of several kinds stays below 1e-15."""

Steps: TypeAlias = range | tuple[int, ...]
"""Totals in rising order at which something changes; a range says it of evenly spaced ones."""

Reason = Literal["too_few", "too_many", "out_of_range", "must_go_on", "may_not_go_on"]


class ImpossibleThrow(ValueError):
    """A throw that nobody can make, such as dice without sides."""


class TooManyOutcomes(ImpossibleThrow):
    """A throw that can be made, but whose outcomes are too many to be listed in a law."""


class ImpossibleFaces(ValueError):
    """Faces that this throw cannot have shown: what was asked for, at which die (from 0), and why."""

    def __init__(self, throw: Throw[Any], die: int, reason: Reason, face: int | None = None) -> None:
        at = f" (face {face})" if face is not None else ""
        super().__init__(f"{throw.notation()}, die {die + 1}: {_REASONS[reason]}{at}")
        self.throw = throw
        self.die = die
        self.reason = reason
        self.face = face

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.throw, self.die, self.reason, self.face)


_REASONS: dict[Reason, str] = {
    "too_few": "too few faces",
    "too_many": "too many faces",
    "out_of_range": "the die has no such face",
    "must_go_on": "the highest face is rolled on, but no further face follows",
    "may_not_go_on": "this die is not rolled on, but a further face follows",
}


class Throw(ABC, Generic[T_co]):
    """Dice for one purpose. Subclasses are frozen, slotted dataclasses."""

    __slots__ = ()

    @abstractmethod
    def cast(self, dice: Dice) -> Faces:
        """Throw the dice."""

    @abstractmethod
    def read(self, faces: Faces) -> T_co:
        """What these faces mean."""

    @abstractmethod
    def exact_law(self, cap: int | None) -> Law[T_co]:
        """Work out the law; everybody else asks `law`, which remembers it."""

    @property
    @abstractmethod
    def bounded(self) -> bool:
        """Whether the outcomes are finitely many; if not, `law()` without a cap has a tiny rest."""

    @property
    def fewest_outcomes(self) -> int:
        """As many outcomes the law has at least, told without working it out."""
        return 1

    @abstractmethod
    def description(self) -> Description:
        """What people see of it: how it is written, which dice count, what a journal stores."""

    def notation(self, lang: str = DEFAULT_LANGUAGE) -> str:
        """The short form that people write in a language, such as 7W6!≥5 or 7d6!≥5."""
        return self.description().notation(lang)

    def law(self, cap: int | None = None) -> Law[T_co]:
        """The exact law of the outcome. With a cap, `cap` and more become `cap`."""
        law: Law[T_co] = remembered_law(self, cap)
        return law

    def law_in_steps(self, steps: Steps) -> Law[T_co]:
        """The exact law if only some totals matter: those at which something changes, in rising order.

        A total counts as the highest step that it reaches, one that reaches none as the number below the first.
        """
        law: Law[T_co] = remembered_steps(self, steps)
        return law

    def exact_steps(self, steps: Steps) -> Law[T_co]:
        """Work out the law in steps; everybody else asks `law_in_steps`."""
        law: Law[Any] = remembered_law(self, steps[-1])
        merged: Law[Any] = law.map(lambda total: in_step(total, steps))
        return merged

    def faces_from(self, given: Sequence[int | Sequence[int]]) -> Faces:
        """Faces as people type them, one after the other or grouped by die, checked against this throw."""
        # People and files can hand in anything here, so nothing is taken for a face that is not a whole number.
        if not isinstance(given, Sequence):
            raise ImpossibleFaces(self, 0, "too_few")
        chains = [tuple(entry) if _is_group(entry) else (entry,) for entry in given]
        typed = _TypedDice(chain.from_iterable(chains))
        faces = self.cast(typed)
        grouped = any(map(_is_group, given))
        trouble = _grouping_trouble(chains, faces) if grouped else None
        wrong = typed.wrong_at
        if wrong is not None:
            die = _die_of(faces, wrong)
            if trouble is None or die <= trouble[0]:
                raise ImpossibleFaces(self, die, "out_of_range", _face(typed.given[wrong]))
        if trouble is not None:
            raise ImpossibleFaces(self, *trouble)
        if typed.used > len(typed.given):
            die = _die_of(faces, len(typed.given))
            begun = len(typed.given) > sum(map(len, faces[:die]))
            raise ImpossibleFaces(self, die, "must_go_on" if begun else "too_few")
        if typed.used < len(typed.given):
            raise ImpossibleFaces(self, len(faces), "too_many", _face(typed.given[typed.used]))
        return faces


@lru_cache(maxsize=4096)
def remembered_law(throw: Throw[Any], cap: int | None) -> Law[Any]:
    """The one place where laws of throws are kept; `cache_clear` forgets them."""
    return throw.exact_law(cap)


@lru_cache(maxsize=4096)
def remembered_steps(throw: Throw[Any], steps: Steps) -> Law[Any]:
    """The law of a throw in steps, remembered as well."""
    if not steps or (steps.step < 1 if isinstance(steps, range) else not all(map(lt, steps, steps[1:]))):
        raise ValueError(f"the steps of {throw.notation()} are not numbers in rising order: {steps}")
    return throw.exact_steps(steps)


def in_step(total: int, steps: Steps) -> int:
    """A total as it counts if only steps matter."""
    reached = bisect_right(steps, total)
    return steps[reached - 1] if reached else steps[0] - 1


def rolled_on(dice: Dice, sides: int) -> tuple[int, ...]:
    """The chain of one exploding die: the highest face is rolled again."""
    face = dice.die(sides)
    if face < sides:
        return (face,)
    faces = [face]
    while faces[-1] == sides:
        faces.append(dice.die(sides))
    return tuple(faces)


def split_faces(first: Throw[Any], faces: Faces) -> tuple[Faces, Faces]:
    """The faces that belong to the first of two throws, and the others."""
    # Throwing the first again with the same faces shows how many dice it takes.
    own = first.cast(GivenDice(chain.from_iterable(faces)))
    return own, faces[len(own) :]


class _TypedDice(CardsByName):
    """Given faces that never fail: after the first problem dice show 1 and 2 in turn, so that every throw ends."""

    def __init__(self, given: Iterator[object]) -> None:
        self.given = tuple(given)
        self.used = 0
        self.wrong_at: int | None = None

    def die(self, sides: int) -> int:
        at = self.used
        face = self._next()
        if face is None:
            return 1 + at % min(sides, 2)
        if not 1 <= face <= sides:
            self.wrong_at = at
            return 1
        return face

    def card(self, left: list[int]) -> int:
        at = self.used
        card = self._next()
        if card is None:
            return left.pop()
        if card not in left:
            self.wrong_at = at
            return left.pop()
        left.remove(card)
        return card

    def _next(self) -> int | None:
        """The next face, or None after the first problem and for what is no whole number."""
        at = self.used
        self.used += 1
        if self.wrong_at is not None or at >= len(self.given):
            return None
        face = _face(self.given[at])
        if face is None:
            self.wrong_at = at
        return face

    def below(self, n: int) -> int:
        return self.die(n) - 1


def _face(given: object) -> int | None:
    """A whole number as it was given; True and False are none."""
    return given if isinstance(given, int) and not isinstance(given, bool) else None


def _is_group(entry: object) -> TypeGuard[Sequence[object]]:
    return isinstance(entry, Sequence) and not isinstance(entry, str | bytes)


def _die_of(faces: Faces, position: int) -> int:
    """Which die shows the face at this position of all faces in a row."""
    for die, faces_of_die in enumerate(faces):
        position -= len(faces_of_die)
        if position < 0:
            return die
    return len(faces)


def _grouping_trouble(chains: Sequence[tuple[object, ...]], faces: Faces) -> tuple[int, Reason] | None:
    """The first die at which the typed groups are not the chains that the throw makes of the faces."""
    for die, (typed, thrown) in enumerate(zip(chains, faces, strict=False)):
        if len(typed) < len(thrown):
            return die, "must_go_on" if typed else "too_few"
        if len(typed) > len(thrown):
            return die, "may_not_go_on"
    if len(chains) < len(faces):
        return len(chains), "too_few"
    if len(chains) > len(faces):
        return len(faces), "too_many"
    return None
