"""What matters in a state, as numbers: a system states them, and a judge learns from played games what they weigh."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeAlias, TypeVar

S_contra = TypeVar("S_contra", contravariant=True)

Row: TypeAlias = tuple[float, ...]
"""The numbers of one party, in the order of their names."""


class ConcernsModule(Protocol[S_contra]):
    """Reads off a state what each party has: what it has left, what it threatens, how near it is to its goal.

    A party is whoever an outcome may name as its winner: a seat, or a side that several seats share.
    """

    @property
    def CONCERNS(self) -> tuple[str, ...]:  # noqa: N802  a constant of the module
        """What the numbers of a row are called."""

    def concerns(self, state: S_contra, /) -> Mapping[str, Row]:
        """The numbers of every party that may still win or lose, by its name."""

    def party_of(self, state: S_contra, seat: str, /) -> str:
        """The party that a seat plays for; empty for a seat that plays for nobody."""
