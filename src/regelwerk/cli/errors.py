"""What a person got wrong on the command line: a message key and its facts."""

from __future__ import annotations

from typing import Any


class UserError(ValueError):
    """Bad input: what is wrong, where, and what would be right is said by the message of this code."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code}: " + ", ".join(f"{k}={v}" for k, v in facts.items()))
