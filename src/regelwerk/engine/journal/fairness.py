"""Fair dice: every face derives from a secret seed and the number of the journal entry.

The seed's hash is published before the game; when the seed is revealed at the end, anybody can check every face. Seats
may contribute words of their own, which nobody knew when the seed was promised.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Sequence


def commitment(seed: bytes) -> str:
    """What is published before the game."""
    return hashlib.sha256(seed).hexdigest()


def mixed(seed: bytes, contributions: Sequence[str]) -> bytes:
    """The key of the dice: the seed alone, or the seed with what seats have contributed, in their order."""
    if not contributions:
        return seed
    return hmac.digest(seed, json.dumps(list(contributions)).encode(), "sha256")


class FairDice:
    """The dice of one journal entry. The same seed, contributions and entry always show the same faces."""

    def __init__(self, seed: bytes, entry: int, contributions: Sequence[str] = ()) -> None:
        self._seed = mixed(seed, contributions)
        self._entry = entry
        self._count = 0

    def die(self, sides: int) -> int:
        return self.below(sides) + 1

    def below(self, n: int) -> int:
        """A uniform number: the part of the range that does not divide evenly is drawn again."""
        # Eight bytes do for every die; only a draw from a law with an enormous denominator takes more.
        size = max(8, ((n - 1).bit_length() + 7) // 8)
        range_drawn = 1 << 8 * size
        limit = range_drawn - range_drawn % n
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
