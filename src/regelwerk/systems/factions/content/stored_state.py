"""Freezing: the changing part of a campaign as plain data, and back. What is empty is left out.

An asset is told by its template and by what is different about it. Sheets and plans may come into being during play,
and a world does not remember its start: so these are told in full, and thawing takes the start's own ones where they
are equal.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from regelwerk.engine.game import Json
from regelwerk.engine.journal.freezing import Form, Freezer, Told, hints
from regelwerk.systems.factions.state import Scene, World
from regelwerk.systems.factions.values import AssetKind, Die


def freeze(world: World) -> Json:
    """Where the campaign is, and every faction with all that changes."""
    return _telling(world.scene).told(world, without=("scene",))


def thaw(start: World, data: Json) -> World:
    """The campaign again; the scene comes from its start."""
    known = {part: part for one in start.factions for part in (one.sheet, *(owned.kind for owned in one.plans))}
    known |= {owned.kind: owned.kind for one in start.factions for owned in one.assets}
    return World(start.scene, **_freezer(start.scene, known).parts(World, data))


@lru_cache(maxsize=16)
def _telling(scene: Scene) -> Freezer:
    """What was told of a faction depends on the scene's templates."""
    return _freezer(scene, {}, Told())


def _freezer(scene: Scene, known: Mapping[Any, Any], before: Told | None = None) -> Freezer:
    templates = {kind.template: kind for kind in scene.catalogue}

    def tell(kind: AssetKind) -> Json:
        like = templates.get(kind.template)
        if like is None:
            return freezer.told(kind)
        told = ((name, getattr(kind, name), hint) for name, hint in hints(AssetKind).items())
        changed = {name: freezer.plain(part, hint) for name, part, hint in told if part != getattr(like, name)}
        return {"like": kind.template, **changed}

    def read(data: Json) -> AssetKind:
        parts = freezer.parts(AssetKind, data)
        if "like" in data:
            like = templates[data["like"]]
            parts = {name: parts.get(name, getattr(like, name)) for name in hints(AssetKind)}
        made: AssetKind = freezer.made(AssetKind, parts)
        return made

    freezer = Freezer({Die: Form(str, _die), AssetKind: Form(tell, read)}, known, before=before)
    return freezer


def _die(text: str) -> Die:
    sides, _, bonus = text[1:].partition("+")
    return Die(int(sides), int(bonus or 0))
