"""Fair dice: what is promised before a game, and how every face follows from what is laid open in the end.

The table commits itself to a secret seed, seats commit themselves to shares of chance; nobody knows the dice before all
shares are open, and nobody can choose a share after having seen another's. Every throw has a number of its own.
docs/dev/fair-dice.md has all of it byte for byte, with examples.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple

OPEN = "open"
"""The stream of the throws that everybody sees."""


def commitment(seed: bytes) -> str:
    """What the table publishes before the game: the hash of its seed."""
    return hashlib.sha256(seed).hexdigest()


class Share(NamedTuple):
    """A seat's share of chance: a word, and a secret number that keeps short words from being guessed."""

    seat: str
    nonce: str
    text: str

    @property
    def pledge(self) -> str:
        """What the seat publishes before anybody's share is open."""
        return self._hashed("regelwerk pledge")

    @property
    def value(self) -> str:
        """What enters the dice. Nobody can tell it from the pledge."""
        return self._hashed("regelwerk share")

    def _hashed(self, purpose: str) -> str:
        return hashlib.sha256("\n".join((purpose, *self)).encode()).hexdigest()


def key_of(seed: bytes, dealing: int, shares: Iterable[Share]) -> bytes:
    """The key of all throws of one dealing: the seed with everybody's shares, in the order of the seats' names."""
    lines = [f"{share.seat}:{share.value}" for share in sorted(shares)]
    return hmac.digest(seed, "\n".join(("regelwerk dice", str(dealing), *lines)).encode(), "sha256")


EIGHT_BYTES = 1 << 64


def _drawn_from(n: int) -> tuple[int, int]:
    """How many bytes a draw below n takes, and the limit below which what they hold divides evenly.

    Eight bytes do for every die; only a draw from a law with an enormous denominator takes more.
    """
    size = 8 if n <= EIGHT_BYTES else ((n - 1).bit_length() + 7) // 8
    return size, (1 << 8 * size) - (1 << 8 * size) % n


class FairDice:
    """The dice of one throw. The same key, stream and number always show the same faces.

    Throws that not everybody sees have a stream of their own, so that they move no other throw and leave no gap.
    """

    __slots__ = ("_at", "_block", "_key", "_name", "_row", "draws")

    def __init__(self, key: bytes, number: int, stream: str = OPEN) -> None:
        self._key = key
        self._name = f"{stream}/{number}/"
        self._block = 0
        self._row = b""
        self._at = 0
        self.draws: list[list[int]] = []
        """How many faces each die had, and which was drawn, counted from 0."""

    def die(self, sides: int) -> int:
        return self.below(sides) + 1

    def below(self, n: int) -> int:
        """A uniform number: the part of the range that does not divide evenly is drawn again."""
        size, limit = 8, EIGHT_BYTES - EIGHT_BYTES % n
        if n > EIGHT_BYTES:
            size, limit = _drawn_from(n)
        while True:
            if len(self._row) < self._at + size:
                self._fill(size)
            at = self._at
            self._at = at + size
            drawn = int.from_bytes(self._row[at : at + size], "big")
            if drawn < limit:
                drawn %= n
                self.draws.append([n, drawn])
                return drawn

    def _fill(self, size: int) -> None:
        """Go on with the row of bytes; all 32 of a block are used."""
        self._row, self._at = self._row[self._at :], 0
        while len(self._row) < size:
            self._row += hmac.digest(self._key, f"{self._name}{self._block}".encode(), "sha256")
            self._block += 1


class EntryDice:
    """The dice of one entry in a journal of format 1 or 2: they depend on the entry's number, whatever came before.

    Seats contributed texts in the open, one after the other.
    """

    __slots__ = ("_count", "_entry", "_seed")

    def __init__(self, seed: bytes, entry: int, contributions: Sequence[str] = ()) -> None:
        self._seed = seed
        if contributions:
            self._seed = hmac.digest(seed, json.dumps(list(contributions)).encode(), "sha256")
        self._entry = entry
        self._count = 0

    def die(self, sides: int) -> int:
        return self.below(sides) + 1

    def below(self, n: int) -> int:
        """A uniform number: the part of the range that does not divide evenly is drawn again."""
        size, limit = _drawn_from(n)
        while True:
            drawn = int.from_bytes(self._bytes(size), "big")
            if drawn < limit:
                return drawn % n

    def _bytes(self, size: int) -> bytes:
        """Fresh bytes; every 32 of them have a number of their own."""
        drawn = b""
        while len(drawn) < size:
            message = f"{self._entry}/{self._count}".encode()
            self._count += 1
            drawn += hmac.digest(self._seed, message, "sha256")
        return drawn[:size]
