"""Dealers: where the faces of a live throw come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from regelwerk.dice import Faces
from regelwerk.engine.effects import Roll
from regelwerk.engine.fair import FairDice
from regelwerk.engine.journal import Entry, JournalError


class Dealer(Protocol):
    def deal(self, roll: Roll[Any], entry: int) -> tuple[Faces, str] | None:
        """The faces of this throw and who threw them; None: a person types them in."""

    def reveal(self) -> str:
        """The secret of the dice, laid open when the game is over."""


class FairDealer:
    """Faces derived from a secret seed; the named seats throw real dice."""

    def __init__(self, seed: bytes, by_hand: frozenset[str] = frozenset()) -> None:
        self.by_hand = by_hand
        self._seed = seed

    def deal(self, roll: Roll[Any], entry: int) -> tuple[Faces, str] | None:
        if roll.seat in self.by_hand:
            return None
        return roll.throw.cast(FairDice(self._seed, entry)), "server"

    def reveal(self) -> str:
        return self._seed.hex()


class JournalDealer:
    """Faces as a journal remembers them."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries = entries

    def deal(self, roll: Roll[Any], entry: int) -> tuple[Faces, str] | None:
        if entry >= len(self._entries) or self._entries[entry].kind != "faces":
            return None
        data = self._entries[entry].data
        return roll.throw.faces_from(data["faces"]), data["by"]

    def reveal(self) -> str:
        return next((str(e.data["seed"]) for e in self._entries if e.kind == "reveal"), "")


class CheckingDealer(JournalDealer):
    """Faces as a journal remembers them, each checked against the seed that was laid open."""

    def __init__(self, entries: Sequence[Entry], seed: bytes | None, since: int) -> None:
        super().__init__(entries)
        self._seed = seed
        self._since = since
        self.checked = 0

    def deal(self, roll: Roll[Any], entry: int) -> tuple[Faces, str] | None:
        dealt = super().deal(roll, entry)
        if dealt is None or dealt[1] != "server" or self._seed is None or entry < self._since:
            return dealt
        if roll.throw.cast(FairDice(self._seed, entry)) != dealt[0]:
            raise JournalError("journal-dice", entry=entry)
        self.checked += 1
        return dealt
