"""Fair dice: every face derives from a secret seed and the number of the journal entry.

The seed's hash is published before the game; when the seed is revealed at the end, anybody can check every face.
"""

from __future__ import annotations

import hashlib
import hmac


def commitment(seed: bytes) -> str:
    """What is published before the game."""
    return hashlib.sha256(seed).hexdigest()


class FairDice:
    """The dice of one journal entry. The same seed and entry always show the same faces."""

    def __init__(self, seed: bytes, entry: int) -> None:
        self._seed = seed
        self._entry = entry
        self._count = 0

    def die(self, sides: int) -> int:
        return self.below(sides) + 1

    def below(self, n: int) -> int:
        """A uniform number: the part of the range that does not divide evenly is drawn again."""
        limit = (1 << 64) - (1 << 64) % n
        while True:
            message = f"{self._entry}/{self._count}".encode()
            self._count += 1
            drawn = int.from_bytes(hmac.digest(self._seed, message, "sha256")[:8], "big")
            if drawn < limit:
                return drawn % n
