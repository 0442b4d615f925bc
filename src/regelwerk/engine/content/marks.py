"""What an annotation of a content model tells a form beyond its type: `armour: Annotated[str, Refers("armour")]`.

Models read content without looking at marks. Forms offer what they name, and files that refer to each other find each
other by them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


@dataclass(frozen=True, slots=True, init=False)
class Refers:
    """A text that is the id of an entry of one of these kinds; `only` narrows it down by a field of that entry."""

    kinds: tuple[str, ...]
    only: tuple[tuple[str, str], ...]

    def __init__(self, *kinds: str, **only: str) -> None:
        object.__setattr__(self, "kinds", kinds)
        object.__setattr__(self, "only", tuple(only.items()))

    @property
    def offers(self) -> tuple[str, ...]:
        """Under which names a form finds what may be chosen: `weapon`, `ability:kind=attribute`."""
        rest = "".join(f":{field}={value}" for field, value in self.only)
        return tuple(kind + rest for kind in self.kinds)


@dataclass(frozen=True, slots=True, init=False)
class Within:
    """A text that is a key of a table of the same entry, or the id of an element of one of its lists."""

    tables: tuple[str, ...]

    def __init__(self, *tables: str) -> None:
        object.__setattr__(self, "tables", tables)


@dataclass(frozen=True, slots=True)
class Among:
    """A text that is one of these words, as the rules know them."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Called:
    """Choices that have names already: messages that begin so, as in `ps-mode-`, and end with the choice."""

    messages: str


@dataclass(frozen=True, slots=True)
class Settles:
    """A table of options of the system, each with the value that holds here."""


class Fold(Enum):
    """Fields that a form shows only to those who look for them."""

    RARE = "rare"
    """What most people leave as it is."""
    IN_PLAY = "in_play"
    """What changes during a game: a new entry begins without it."""


RARE, IN_PLAY = Fold.RARE, Fold.IN_PLAY
