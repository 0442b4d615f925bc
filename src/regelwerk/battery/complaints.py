"""What a check has to say against a system: a sentence, the rule that it is about, and where to look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regelwerk.engine.book.coverage import place_of


class Complaint(Exception):
    """A check that was not passed: a message key with its facts, and what in the system it is about."""

    def __init__(self, message: str, *, rule_id: str = "", place: str = "", **facts: Any) -> None:
        self.message = message
        self.facts = facts
        self.rule_id = rule_id
        self.place = place
        about = ", ".join(f"{name}={value!r}" for name, value in {"rule": rule_id, "place": place, **facts}.items())
        super().__init__(f"{message} ({about})")


def require(holds: object, message: str, *, rule_id: str = "", **facts: Any) -> None:
    """Complain unless something holds."""
    if not holds:
        raise Complaint(message, rule_id=rule_id, **facts)


def place(rule: Callable[..., Any]) -> str:
    """Where a rule function stands, as `module:line name`."""
    return place_of(rule)
