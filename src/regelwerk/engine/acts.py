"""Acts that somebody may choose from: what can be done, and why something cannot."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from regelwerk.engine.facts import Phrase

A = TypeVar("A")
D = TypeVar("D")


class Refused(NamedTuple):
    """Why somebody cannot do something now, and the rule that says so."""

    reason: Phrase
    rule_id: str


class Choice(NamedTuple, Generic[A, D]):
    """A kind of act that has a place here: possible, or refused with a reason."""

    act: A
    refused: Refused | None = None
    deeds: tuple[D, ...] = ()
    """What can be done of this kind, where that is known before it is chosen."""
