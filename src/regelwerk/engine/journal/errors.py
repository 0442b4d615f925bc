"""What is wrong with a journal, a player's export or a receipt."""

from __future__ import annotations

from typing import Any


class JournalError(ValueError):
    """A journal that cannot be read or does not hold together: which entry, and what is wrong."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code}: " + ", ".join(f"{k}={v}" for k, v in facts.items()))
