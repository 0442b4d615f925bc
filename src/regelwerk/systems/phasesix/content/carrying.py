"""What a fight leaves behind. Hearts and dice come back by a rest alone (PS-ROL-09), conditions by their own rolls and
by help; shots are gone, and armour stays as battered as it was."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.campaign.differences import left, numbers, states, things
from regelwerk.engine.facts import Phrase
from regelwerk.engine.game import Json
from regelwerk.systems.phasesix.state import Combat


def is_lost(state: Combat, figure: str) -> bool:
    """Only death is for good."""
    return state.find(figure).is_dead


def changes(before: Json, after: Json) -> tuple[Phrase, ...]:
    """Conditions and hearts first, then dice, shots, armour and items."""
    return tuple(_changes(before, after))


def _changes(before: Json, after: Json) -> Iterator[Phrase]:
    yield from states(_conditions(before), _conditions(after))
    yield from numbers(
        before,
        after,
        {
            "ps-board-hearts": lambda one: _left(one, "hearts"),
            "ps-board-boosts": lambda one: int(_now(one).get("boosts", 0)),
            "ps-place-bonus-dice": lambda one: _left(one, "bonus_dice"),
            "ps-place-destiny-dice": lambda one: _left(one, "destiny_dice"),
            "ps-place-rerolls": lambda one: _left(one, "rerolls"),
        },
    )
    yield from left(_now(before).get("ammo", {}), _now(after).get("ammo", {}))
    yield from left(_now(before).get("armor", {}), _now(after).get("armor", {}), " %")
    yield from things(_items(before), _items(after))


def _now(entry: Json) -> Json:
    found: Json = entry.get("now", {})
    return found


def _left(entry: Json, name: str) -> int:
    most: int = entry.get(name, _USUAL.get(name, 0))
    left: int = _now(entry).get(name, most)
    return left


_USUAL = {"hearts": 6}
"""What an entry need not say."""


def _conditions(entry: Json) -> list[str]:
    return [f"ps-condition-{name}" for name, level in _now(entry).get("conditions", {}).items() if level]


def _items(entry: Json) -> list[str]:
    return [item for item, number in entry.get("items", {}).items() for _ in range(number)]
