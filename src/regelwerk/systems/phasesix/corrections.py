"""A master's corrections: typed changes of one participant, applied at the start of a step."""

from __future__ import annotations

from typing import Any

from regelwerk.space import parse_point
from regelwerk.systems.phasesix.state import Combat, Fighter

NUMBERS = ("hearts", "boosts", "actions", "bonus_dice", "destiny_dice", "rerolls", "pending_loss")
CONDITIONS = (
    "dead", "dying", "unconscious", "asleep", "shocked", "burning", "bleeding", "poisoned", "crouched",
)  # fmt: skip


def corrected(state: Combat, change: dict[str, Any]) -> Combat:
    """Apply `{"who": id, "set": field, "to": value}`; a condition is set by its name, a place as "x,y"."""
    who, field, value = str(change.get("who")), str(change.get("set")), change.get("to")
    fighter = next((f for f in state.fighters if f.id == who), None)
    if fighter is None:
        known = ", ".join(f.id for f in state.fighters)
        raise ValueError(f"no participant {who!r}; there are {known}")
    if field == "position":
        return state.put(fighter._replace(position=parse_point(str(value))))
    if not isinstance(value, int) or value < 0:
        raise ValueError(f"{field} takes a whole number from 0 on, not {value!r}")
    if field in CONDITIONS:
        return state.put(fighter.with_condition(field, value))
    if field not in NUMBERS:
        raise ValueError(f"{field!r} cannot be corrected; known: position, {', '.join(NUMBERS + CONDITIONS)}")
    return state.put(Fighter._make(value if name == field else old for name, old in fighter._asdict().items()))
