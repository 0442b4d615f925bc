"""Errors of users on the command line."""

from __future__ import annotations

from typing import Any


class UserError(ValueError):
    """Bad input: a message key and its facts. The message says what is wrong, where, and what would be right."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code}: " + ", ".join(f"{k}={v}" for k, v in facts.items()))
