"""Dealers: where the faces of a live throw come from."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from regelwerk.dice import Faces, ImpossibleFaces
from regelwerk.engine.effects import Roll
from regelwerk.engine.journal.entries import Entry, Journal, JournalError, Json
from regelwerk.engine.journal.fairness import EntryDice, FairDice, Share, commitment, key_of
from regelwerk.engine.journal.verdicts import Seeds, seed_at

AGAIN = "again"
"""Who gave an answer or threw dice that are given once more, after a correction has rewound their step."""
SERVER, HAND = "server", "hand"
"""Who threw: the table, or a person whose faces are typed in."""


class Turn(NamedTuple):
    """Which throw of a game this is: all that its faces follow from besides the seed."""

    entry: int
    stream: str = ""
    """Empty in a journal of format 1 or 2."""
    number: int = 0
    dealing: int = 0
    shares: tuple[Share, ...] = ()
    contributions: tuple[str, ...] = ()
    """What seats have added to the dice in a journal of format 1 or 2."""
    is_typed: bool = False

    @classmethod
    def of(cls, journal: Journal, roll: Roll[Any]) -> Turn:
        """The turn that this throw has, if the table throws it now."""
        if not journal.header.has_leaves:
            return cls(journal.next_number, contributions=journal.contributions())
        promises, stream = journal.promises, journal.header.stream(roll.audience)
        is_typed = roll.seat in promises.typed
        number = promises.numbers[HAND if is_typed else SERVER, stream] + 1
        shares = tuple(promises.shares.values())
        return cls(journal.next_number, stream, number, promises.in_force, shares, is_typed=is_typed)

    def dice(self, seed: bytes) -> FairDice | EntryDice:
        """The dice of this throw."""
        if not self.stream:
            return EntryDice(seed, self.entry, self.contributions)
        return FairDice(_key(seed, self.dealing, self.shares), self.number, self.stream)


_key = lru_cache(maxsize=64)(key_of)


class Dealt(NamedTuple):
    """Faces, who threw them, and since format 3 how the table drew them."""

    faces: Faces
    by: str
    draws: list[list[int]] | None = None

    def to_json(self, turn: Turn) -> Json:
        """What the entry of the throw tells besides the faces."""
        told: Json = {"by": self.by}
        if turn.stream and self.by in (SERVER, HAND):
            told |= {"stream": turn.stream, "number": turn.number}
        return told if self.draws is None else told | {"draws": self.draws}


class Dealer(Protocol):
    def deal(self, roll: Roll[Any], turn: Turn) -> Dealt | None:
        """The faces of this throw; None: a person types them in."""

    def reveal(self) -> str:
        """The secret of the dice, laid open when the game is over."""

    def renew(self) -> str | None:
        """Take other dice because everybody knows the old ones, and promise them; None: the journal does."""

    def settles(self, entry: int, kind: str) -> bool:
        """Whether pledges that are due are closed, or the secret is laid open, with this entry.

        A replay does so where the journal did.
        """


class FairDealer:
    """Faces derived from a secret seed. In a journal of format 1 or 2 the named seats throw real dice."""

    def __init__(self, seed: bytes, by_hand: frozenset[str] = frozenset()) -> None:
        self.by_hand = by_hand
        self._seed = seed

    def deal(self, roll: Roll[Any], turn: Turn) -> Dealt | None:
        if turn.is_typed or (not turn.stream and roll.seat in self.by_hand):
            return None
        dice = turn.dice(self._seed)
        faces = roll.throw.cast(dice)
        return Dealt(faces, SERVER, dice.draws if isinstance(dice, FairDice) else None)

    def reveal(self) -> str:
        return self._seed.hex()

    def renew(self) -> str | None:
        self._seed = secrets.token_bytes(32)
        return commitment(self._seed)

    def settles(self, entry: int, kind: str) -> bool:  # noqa: ARG002
        return True


class JournalDealer:
    """Faces as a journal remembers them."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries = entries
        self._revealed = iter([str(e.data.get("seed")) for e in entries if e.kind == "reveal"])

    def deal(self, roll: Roll[Any], turn: Turn) -> Dealt | None:
        entry = turn.entry
        if not self.settles(entry, "faces"):
            return None
        data = self._entries[entry].data
        if data["by"] == AGAIN:
            # Dice that are only put back are never dealt.
            raise JournalError("journal-dice", entry=entry)
        try:
            return Dealt(roll.throw.faces_from(data["faces"]), data["by"], data.get("draws"))
        except ImpossibleFaces:
            raise JournalError("journal-differs", entry=entry) from None

    def reveal(self) -> str:
        return next(self._revealed, "")

    def renew(self) -> str | None:
        return None

    def settles(self, entry: int, kind: str) -> bool:
        return entry < len(self._entries) and self._entries[entry].kind == kind


class CheckingDealer(JournalDealer):
    """Faces as a journal remembers them, each checked against the seed that was laid open.

    `seeds` says from which entry on which seed threw the dice; None: it was never laid open.
    """

    def __init__(self, entries: Sequence[Entry], seeds: Seeds) -> None:
        super().__init__(entries)
        self._seeds = seeds
        self.checked = 0

    def deal(self, roll: Roll[Any], turn: Turn) -> Dealt | None:
        dealt = super().deal(roll, turn)
        seed = seed_at(self._seeds, turn.entry)
        if dealt is None or dealt.by != SERVER or seed is None:
            return dealt
        dice = turn.dice(seed)
        if roll.throw.cast(dice) != dealt.faces or (isinstance(dice, FairDice) and dice.draws != dealt.draws):
            raise JournalError("journal-dice", entry=turn.entry)
        self.checked += 1
        return dealt


def new_dice(journal: Journal, promised: str) -> Json:
    """The promise of other dice."""
    data: Json = {"commitment": promised}
    return data | {"dealing": journal.promises.dealing + 1} if journal.header.has_leaves else data
