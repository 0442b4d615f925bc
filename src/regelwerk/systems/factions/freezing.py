"""Freezing: the changing part of a campaign as plain data, and back. What is empty is left out.

Both directions follow the declared fields, so a new field needs no word here. An asset is told by its template and by
what is different about it. Sheets and plans may come into being during play, and a world does not remember its start:
so these are told in full, and thawing takes the start's own ones where they are equal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from regelwerk.engine.game import Json
from regelwerk.systems.factions.state import World
from regelwerk.systems.factions.values import AssetKind, Die

Templates = Mapping[str, AssetKind]


def freeze(world: World) -> Json:
    """Where the campaign is, and every faction with all that changes."""
    templates = _templates(world)
    return {name: _plain(value, templates) for name, value in _stated(world) if name != "scene"}


def thaw(start: World, data: Json) -> World:
    """The campaign again; the scene comes from its start."""
    known = {part: part for one in start.factions for part in (one.sheet, *(owned.kind for owned in one.plans))}
    known |= {owned.kind: owned.kind for one in start.factions for owned in one.assets}
    parts = _parts(World, data, _templates(start), known)
    return World(start.scene, **parts)


def _templates(world: World) -> Templates:
    return {kind.template: kind for kind in world.scene.catalogue}


def _stated(value: Any) -> list[tuple[str, Any]]:
    """The fields of a value, without those that are empty as by default."""
    kind: Any = type(value)
    defaults, found = _defaults(kind), []
    for name in _hints(kind):
        part = getattr(value, name)
        if part or name not in defaults or part != defaults[name]:
            found.append((name, part))
    return found


def _plain(value: Any, templates: Templates) -> Any:
    match value:
        case Die():
            return str(value)
        case AssetKind() if value.template in templates:
            like = templates[value.template]
            told = ((name, getattr(value, name)) for name in _hints(AssetKind))
            changed = {name: _plain(part, templates) for name, part in told if part != getattr(like, name)}
            return {"like": value.template, **changed}
    if _is_record(type(value)):
        return {name: _plain(part, templates) for name, part in _stated(value)}
    return [_plain(part, templates) for part in value] if isinstance(value, tuple) else value


def _thaw(hint: Any, data: Any, templates: Templates, known: Mapping[Any, Any]) -> Any:
    """Plain data as what a field's declaration says it was."""
    if get_origin(hint) is tuple:
        inside = get_args(hint)[0]
        return tuple([_thaw(inside, part, templates, known) for part in data])
    kind = next((part for part in (hint, *get_args(hint)) if _is_record(part)), None)
    if kind is None or data is None:
        return data
    if kind is Die:
        sides, _, bonus = data[1:].partition("+")
        return Die(int(sides), int(bonus or 0))
    parts = _parts(kind, data, templates, known)
    if "like" in data:
        like = templates[data["like"]]
        parts = {name: parts.get(name, getattr(like, name)) for name in _hints(AssetKind)}
    made = kind(**parts)
    return known.get(made, made) if is_dataclass(kind) else made


def _parts(kind: Any, data: Json, templates: Templates, known: Mapping[Any, Any]) -> dict[str, Any]:
    hints = _hints(kind)
    return {name: _thaw(hints[name], part, templates, known) for name, part in data.items() if name in hints}


def _is_record(kind: Any) -> bool:
    """A named tuple or a fixed value."""
    return isinstance(kind, type) and (hasattr(kind, "_fields") or is_dataclass(kind))


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    return get_type_hints(kind)


@cache
def _defaults(kind: Any) -> Mapping[str, Any]:
    if is_dataclass(kind):
        return {field.name: field.default for field in fields(kind) if field.default is not MISSING}
    found: Mapping[str, Any] = kind._field_defaults
    return found
