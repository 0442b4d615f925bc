"""Dealers: where the faces of a live throw come from."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from regelwerk.dice import Faces, ImpossibleFaces
from regelwerk.engine.effects import Roll
from regelwerk.engine.journal.entries import Entry, JournalError
from regelwerk.engine.journal.fairness import EntryDice, commitment

AGAIN = "again"
"""Who gave an answer or threw dice that are given once more, after a correction has rewound their step."""


class Dealer(Protocol):
    def deal(self, roll: Roll[Any], entry: int, contributions: Sequence[str] = ()) -> tuple[Faces, str] | None:
        """The faces of this throw and who threw them; None: a person types them in.

        `contributions` are what seats have added to the dice.
        """

    def reveal(self) -> str:
        """The secret of the dice, laid open when the game is over."""

    def renew(self) -> str | None:
        """Take other dice because everybody knows the old ones, and promise them; None: the journal does."""


class FairDealer:
    """Faces derived from a secret seed; the named seats throw real dice."""

    def __init__(self, seed: bytes, by_hand: frozenset[str] = frozenset()) -> None:
        self.by_hand = by_hand
        self._seed = seed

    def deal(self, roll: Roll[Any], entry: int, contributions: Sequence[str] = ()) -> tuple[Faces, str] | None:
        if roll.seat in self.by_hand:
            return None
        return roll.throw.cast(EntryDice(self._seed, entry, contributions)), "server"

    def reveal(self) -> str:
        return self._seed.hex()

    def renew(self) -> str | None:
        self._seed = secrets.token_bytes(32)
        return commitment(self._seed)


class JournalDealer:
    """Faces as a journal remembers them."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries = entries
        self._revealed = iter([str(e.data.get("seed")) for e in entries if e.kind == "reveal"])

    def deal(
        self,
        roll: Roll[Any],
        entry: int,
        contributions: Sequence[str] = (),  # noqa: ARG002 (what was thrown then is remembered)
    ) -> tuple[Faces, str] | None:
        if entry >= len(self._entries) or self._entries[entry].kind != "faces":
            return None
        data = self._entries[entry].data
        if data["by"] == AGAIN:
            # Dice that are only put back are never dealt.
            raise JournalError("journal-dice", entry=entry)
        try:
            return roll.throw.faces_from(data["faces"]), data["by"]
        except ImpossibleFaces:
            raise JournalError("journal-differs", entry=entry) from None

    def reveal(self) -> str:
        return next(self._revealed, "")

    def renew(self) -> str | None:
        return None


class CheckingDealer(JournalDealer):
    """Faces as a journal remembers them, each checked against the seed that was laid open.

    `seeds` says from which entry on which seed threw the dice; None: it was never laid open.
    """

    def __init__(self, entries: Sequence[Entry], seeds: Mapping[int, bytes | None]) -> None:
        super().__init__(entries)
        self._seeds = seeds
        self.checked = 0

    def deal(self, roll: Roll[Any], entry: int, contributions: Sequence[str] = ()) -> tuple[Faces, str] | None:
        dealt = super().deal(roll, entry, contributions)
        seed = self._seeds[max(since for since in self._seeds if since <= entry)]
        if dealt is None or dealt[1] != "server" or seed is None:
            return dealt
        if roll.throw.cast(EntryDice(seed, entry, contributions)) != dealt[0]:
            raise JournalError("journal-dice", entry=entry)
        self.checked += 1
        return dealt
