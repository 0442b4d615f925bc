"""Numbers with their reasons, and the odds of answers."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from regelwerk.table.wire.base import Wire


class Term(Wire):
    """One reason of a number."""

    amount: int
    label: str
    source: str = ""
    rule: str = ""


class Sum(Wire):
    """A number with all its reasons."""

    name: str
    total: int
    terms: list[Term]


class Bar(Wire):
    """One outcome of a law."""

    label: str
    share: float


class ChanceView(Wire):
    """One thing that may happen, in words, and how likely it is."""

    chance: float
    chance_text: str
    text: str


class Odds(Wire):
    """What an answer may bring: the one number that matters with its words, further chances, and the law behind it."""

    measure: str
    """What the bars count."""
    chance: float
    chance_text: str
    text: str
    """What happens with this chance, and to whom."""
    more: list[ChanceView] = []
    mean_text: str = ""
    """How much of it on average, in words."""
    is_good: bool = True
    """Whether it is good for the one who decides."""
    bars: list[Bar]
    assumed: str
    """What is assumed of everybody, in words."""
    also: list[Odds] = []
    """What else is at stake, such as what the one who decides may suffer."""
