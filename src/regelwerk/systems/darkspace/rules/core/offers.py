"""Offers: answers whose meaning is known before their words are made.

Whoever plays by the thousand looks at keys and meanings only; labels and costs are made when somebody reads them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from regelwerk.engine.answers import Answer, Listed, Refusal

V = TypeVar("V")


class Offers(Listed[V]):
    """A finite list of answers, given by their meanings; `words` makes the answer of a key."""

    __slots__ = ("meanings",)

    def __init__(
        self,
        meanings: Mapping[str, V],
        words: Callable[[str, V], Answer[V]],
        refused: Callable[[], Sequence[Refusal]] = tuple,
    ) -> None:
        super().__init__(lambda: [words(key, value) for key, value in meanings.items()], refused)
        self.meanings = meanings

    def meaning(self, key: str) -> V | Refusal:
        return self.meanings[key] if key in self.meanings else super().meaning(key)
