"""Freezing: the changing part of a fight as plain data, and back. What is empty is left out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regelwerk.engine.game import Json
from regelwerk.engine.journal.freezing import Freezer, Told
from regelwerk.engine.rulings import Ruling
from regelwerk.engine.state_values import defaults_of, field_names
from regelwerk.space import Point
from regelwerk.systems.phasesix.state import Aim, Combat, Fighter
from regelwerk.systems.phasesix.values import Levels, Sheet

_CHANGING = tuple(name for name in field_names(Fighter) if name != "sheet")
_SHEETS = Freezer()
"""Sheets are told whole, by all their fields."""
_TOLD = Told()
_MOMENT = tuple(name for name in field_names(Combat) if name not in ("scene", "fighters"))


def freeze(state: Combat) -> Json:
    """Where the fight is, and every fighter's changing part in the present order."""
    moment = {name: getattr(state, name) for name in _MOMENT}
    return {**moment, "fighters": [_TOLD.once(fighter, _freeze_fighter) for fighter in state.fighters]}


def thaw(start: Combat, data: Json) -> Combat:
    """The fight again; scene and sheets come from its start, but for those who were called in later."""
    sheets = {fighter.id: fighter.sheet for fighter in start.fighters}
    sheets |= {one["id"]: _SHEETS.thawed(one["sheet"], Sheet) for one in data["fighters"] if "sheet" in one}
    fighters = tuple(
        Fighter(sheets[one["id"]], **{name: _thaw_value(name, one.get(name)) for name in _CHANGING})
        for one in data["fighters"]
    )
    return Combat(start.scene, fighters, **{name: data[name] for name in _MOMENT})


def _freeze_fighter(fighter: Fighter) -> Json:
    changing = {name: _plain(getattr(fighter, name)) for name in _CHANGING}
    sheet = {"sheet": _SHEETS.plain(fighter.sheet, Sheet)} if fighter.sheet.called_in else {}
    return {"id": fighter.id, **{name: value for name, value in changing.items() if value}, **sheet}


def _plain(value: Any) -> Any:
    if isinstance(value, Aim):
        return [value.target, value.weapon, value.actions]
    if isinstance(value, Ruling):
        return [value.what, value.amount, value.to]
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def _levels(pairs: list[list[Any]]) -> Levels:
    return tuple((name, level) for name, level in pairs)


_FROM_LIST: dict[str, Callable[[Any], Any]] = {
    "conditions": _levels,
    "ready": tuple,
    "ammo": _levels,
    "items": _levels,
    "armor_condition": tuple,
    "aim": lambda parts: Aim(*parts),
    "position": lambda parts: Point(*parts),
    "facing": lambda parts: Point(*parts),
    "rulings": lambda given: tuple(Ruling(*parts) for parts in given),
}


def _thaw_value(name: str, value: Any) -> Any:
    """A value as it was; what is missing was empty, as the field is by default."""
    if value is None:
        return defaults_of(Fighter).get(name, 0)
    return _FROM_LIST[name](value) if name in _FROM_LIST else value
