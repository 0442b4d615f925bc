"""Numbers with their reasons, and the odds of answers."""

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


class Odds(Wire):
    """The odds of an answer: the one number that matters, and the law behind it."""

    measure: str
    chance: float
    chance_text: str
    mean_text: str = ""
    bars: list[Bar]
    assumed: str
    """The policy assumed for all seats."""
