"""A master's correction in words: who is concerned, what is set, and to what."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from regelwerk.engine.rulings import AS_THE_RULES_SAY, PREFIX

if TYPE_CHECKING:
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.book.telling import Telling

Json = dict[str, Any]
FIELDS = ("amend", "board", "monitor", "place", "condition", "sheet")
"""Where systems name what can be corrected: the message `xx-amend-hearts`, or what a board or sheet calls it anyway."""


def told_change(telling: Telling, change: Json, names: Names) -> str:
    """What a correction changes; one of no usual form is shown as it is."""
    match change:
        case {"add": {"who": str(who)}}:
            return telling.text("engine-change-added", who=_newcomer(telling, who, names))
        case {"set": str(field), "to": bool() | int() | str() as value}:
            facts = {"field": _field(telling, field, names), "value": _value(telling, field, value, names)}
            if isinstance(change.get("who"), str):
                return telling.text("engine-change-of", who=telling.seat(change["who"], names), **facts)
            return telling.text("engine-change-set", **facts)
        case {"command": str(command)}:
            return command
    return json.dumps(change, ensure_ascii=False)


def told_ruling(telling: Telling, by: str, change: Json, names: Names) -> str:
    """What was decided about somebody's next probe, and why: the message `xx-ruling-dice` names what it changes."""
    what, value = change["set"].removeprefix(PREFIX), change["to"]
    key = telling.book.ending(f"ruling-{what}") or telling.book.ending(f"roll-{what}")
    facts = {
        "by": telling.seat(by, names),
        "who": telling.seat(change["who"], names),
        "field": what if key is None else telling.text(key),
        "value": _decided(telling, what, value),
    }
    if change.get("why"):
        return telling.text("engine-log-ruling-why", **facts, why=change["why"])
    return telling.text("engine-log-ruling", **facts)


def _decided(telling: Telling, what: str, value: int | str) -> str:
    if not value or value == AS_THE_RULES_SAY:
        return telling.text("engine-ruling-rules")
    if isinstance(value, int):
        return f"{value:+d}".replace("-", "\N{MINUS SIGN}")
    word = telling.book.ending(f"{what}-{value}")
    return value if word is None else telling.text(word)


def _newcomer(telling: Telling, who: str, names: Names) -> str:
    """Somebody who came in; several of a kind have numbers behind their names."""
    known = next((one for one in names if one == who or one.startswith(f"{who}_")), None)
    return who if known is None else names[known][telling.lang].rstrip(" 0123456789")


def _field(telling: Telling, field: str, names: Names) -> str:
    """What is set, such as `hearts` or `ammo:axe`."""
    name, _, which = field.partition(":")
    spelt = (name, name.replace("_", "-"))
    keys = (telling.book.ending(f"{kind}-{one}") for kind in FIELDS for one in spelt)
    key = next((key for key in keys if key is not None), None)
    word = telling.text(key) if key is not None else name
    return f"{word} ({telling.seat(which, names)})" if which else word


def _value(telling: Telling, field: str, value: bool | int | str, names: Names) -> str:
    """To what it is set: a number, yes or no, something with a name, or a word such as `xx-distance-short`."""
    if isinstance(value, bool):
        return telling.text("engine-change-yes" if value else "engine-change-no")
    word = telling.book.ending(f"{field.partition(':')[0]}-{value}")
    if word is not None:
        return telling.text(word)
    return telling.seat(value, names) if isinstance(value, str) else str(value)
