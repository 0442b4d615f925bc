"""What people see of a throw, as plain data: which dice there are, which of them count, what is added to them.

Every throw describes itself as one of these. A journal stores the description, each language writes its own notation of
it, and together with the faces it says which dice counted. What only the law needs to know stays with the throw.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import Field, fields, is_dataclass
from functools import cache
from itertools import groupby, repeat
from typing import Any, ClassVar, NamedTuple

from regelwerk.languages import DEFAULT_LANGUAGE, sayings

Faces = tuple[tuple[int, ...], ...]
"""One chain for each die, in throwing order; a die that was not rolled on is a chain of one."""
Json = dict[str, Any]


class Words(NamedTuple):
    """How a language writes throws: its short messages `dice-...`, some to be formatted with facts."""

    die: str
    highest: str
    lowest: str
    crit: str
    against: str
    decided: str
    again: str
    roll_off: str
    card: str
    cards: str
    # In sentences, for those who never write throws:
    explodes: str
    grows: str
    highest_counts: str
    lowest_counts: str
    highest_count: str
    lowest_count: str
    very_highest_out: str
    very_highest_twice: str
    highest_counts_twice: str
    better_counts: str
    pairs_count: str
    success: str
    crit_from: str
    at_most: str


@cache
def words_in(lang: str) -> Words:
    """How a language writes throws."""
    said = sayings("regelwerk.dice", lang)
    return Words(*(said[f"dice-{name.replace('_', '-')}"] for name in Words._fields))


class SeenDie(NamedTuple):
    """One die as it lies there: its chain of faces, its sides, whether it counted, which dice it belongs with."""

    faces: tuple[int, ...]
    sides: int | None
    counted: bool = True
    group: int = 0


class NoDescription(ValueError):
    """Data that describe no throw."""


class Description(ABC):
    """A throw as people write it and see it lie. Subclasses are frozen, slotted dataclasses."""

    __slots__ = ()
    kind: ClassVar[str]
    """What it is called in data."""

    @abstractmethod
    def written(self, words: Words) -> str:
        """The notation with these words."""

    def spoken(self, words: Words, fallen: Faces | None = None) -> str:  # noqa: ARG002 (most look at it)
        """The throw in a sentence: as it is written, unless that takes signs which not every player knows.

        Of dice that have `fallen` it says only what they need to be understood: that dice are thrown on if one was,
        which ones count if others lie there too.
        """
        return self.written(words)

    @abstractmethod
    def first_dice(self) -> Iterator[int]:
        """The sides of the dice that are thrown at first, in throwing order."""

    @property
    @abstractmethod
    def number(self) -> int:
        """How many dice are thrown at first."""

    @property
    def explodes(self) -> bool:
        """Whether dice may be thrown on."""
        return False

    @property
    def grows(self) -> bool:
        """Whether every die that shows its highest number brings one more."""
        return False

    @property
    def is_fixed(self) -> bool:
        """Whether the number of dice is known before they fall."""
        return not self.grows

    def notation(self, lang: str = DEFAULT_LANGUAGE) -> str:
        """The short form that people write in a language, such as 7W6!≥5 or 7d6!≥5."""
        return self.written(words_in(lang))

    def told(self, lang: str = DEFAULT_LANGUAGE, fallen: Faces | None = None) -> str:
        """The throw as people are told of it, such as `7W6, explodierend, Erfolg ab 5`; a log knows what has fallen."""
        return self.spoken(words_in(lang), fallen)

    def __str__(self) -> str:
        return self.notation()

    def seen(self, faces: Faces) -> tuple[SeenDie, ...]:
        """The dice that fell so: here all of them count. Further ones have the sides of the last."""
        return tuple(map(SeenDie, faces, going_on(self.first_dice())))

    def to_json(self) -> Json:
        """The description as it is stored: its kind, and whatever is not as usual."""
        told = ((field, getattr(self, field.name)) for field in fields_of(type(self)))
        return {self.kind: {field.name: _plain(value) for field, value in told if value != field.default}}


@cache
def fields_of(form: type[Description]) -> tuple[Field[Any], ...]:
    """The fields of a kind of throw."""
    assert is_dataclass(form)
    return fields(form)


def with_bonus(text: str, bonus: int) -> str:
    """A notation with its fixed bonus or malus, if there is one."""
    return f"{text}{bonus:+d}".replace("-", "−") if bonus else text


def went_on(fallen: Faces | None) -> bool:
    """Whether a die was thrown on, as far as is known: before dice fall, any of them may be."""
    return fallen is None or any(len(chain) > 1 for chain in fallen)


def typed_example(throw: Description) -> str:
    """How faces of such a throw are typed: dice apart, the chain of one die with commas."""
    if throw.explodes and not throw.grows:
        return "5 6,5 3"
    faces = ("5", "6", "3")
    return " ".join(faces[: throw.number] if throw.is_fixed else faces)


def _plain(value: object) -> object:
    match value:
        case Description():
            return value.to_json()
        case tuple():
            return list(value)
    return value


def groups(dice: Sequence[int], between: str, die: str, mark: str = "") -> str:
    """Dice in a row as people write them: equal ones that stand together with their number."""
    runs = [(sides, len(list(same))) for sides, same in groupby(dice)]
    return between.join(f"{number if number > 1 else ''}{die}{sides}{mark}" for sides, number in runs) or "0"


def going_on(sides: Iterator[int]) -> Iterator[int | None]:
    """The sides of one die after the other, and of the last for ever."""
    last = None
    for last in sides:
        yield last
    yield from repeat(last)
