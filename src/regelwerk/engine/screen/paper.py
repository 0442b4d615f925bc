"""What a system says about its newspaper: how much an event is worth on a front page, and where its sentences are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Paper:
    """A newspaper made of a game's news, an issue for each round.

    Its package has for each of the ranked messages a `…-headline` and a `…-story` that take the facts of the message
    and `edition`, a number from 0 to 2 for a change of words; for the brief ones only the story. Besides it has
    `paper-title` and, with `number` and `scene`, `paper-date`.
    """

    package: str
    ranks: Mapping[str, int]
    """By message of the log: what leads an issue is worth most; what is missing here is not printed."""
    brief: int
    """What is worth no more than this is told in a line, without a headline."""
    continues: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """By message: the stories that it goes on with if they stand right before it and are about the same people."""
    announces: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """By message: what makes it superfluous if it follows right after it and is about the same people."""
