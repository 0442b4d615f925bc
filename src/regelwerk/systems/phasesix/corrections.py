"""A master's corrections: typed changes of one participant, applied at the start of a step."""

from __future__ import annotations

from typing import Any

from regelwerk.space import Point, parse_point
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.wounds import DEATH, fall

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
        return state.put(fighter._replace(position=_place(state, str(value))))
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError(f"{field} takes a whole number from 0 on, not {value!r}")
    if field in CONDITIONS:
        return state.put(_in_condition(fighter, field, value))
    if field not in NUMBERS:
        raise ValueError(f"{field!r} cannot be corrected; known: position, {', '.join(NUMBERS + CONDITIONS)}")
    if field == "hearts" and value > fighter.sheet.max_hearts:
        raise ValueError(f"{who} has at most {fighter.sheet.max_hearts} hearts, not {value}")
    return state.put(Fighter._make(value if name == field else old for name, old in fighter._asdict().items()))


def _place(state: Combat, text: str) -> Point:
    place, field = parse_point(text), state.scene.field
    if field is None:
        raise ValueError("there is no map in this fight")
    if not field.contains(place):
        width, height = Point(field.width, field.height).in_metres
        raise ValueError(f"{text} is not on the map of {width:g} by {height:g} metres")
    return place


def _in_condition(fighter: Fighter, condition: str, level: int) -> Fighter:
    """A condition with what hangs together with it: the helpless have no actions, the awake are not stabilised."""
    if condition == "dying" and level >= DEATH:
        raise ValueError(f"dying {level} is dead: set dead to 1")
    if condition == "unconscious" and not level:
        fighter = fighter.with_condition("stabilised", 0)
    fighter = fighter.with_condition(condition, level)
    return fall(fighter) if fighter.is_helpless else fighter
