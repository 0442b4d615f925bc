"""How much places see of each other: many lines of sight judged at once, past terrain only.

Other models come and go; for a guess about a place it is enough to know what the terrain hides.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from regelwerk.space import Point
from regelwerk.space.sight import looks, skyline
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.mission.scenes import Battlefield
from regelwerk.systems.realms.rules.sight.cover import seen_cover
from regelwerk.systems.realms.rules.sight.positions import Sighting, body, eye_height, is_exposed
from regelwerk.systems.realms.state import Model, World


class Glimpse(NamedTuple):
    """How somebody would see a target: whether enough of it to shoot at it, and its cover."""

    seen: bool
    cover: int = 0
    touching: bool = False


UNSEEN = Glimpse(False)
Key = tuple[Point, int, Point, int, int, int]
MOST = 1 << 17


@lru_cache(maxsize=16)
def _memory(field: Battlefield, options: Options) -> dict[Key, Glimpse]:  # noqa: ARG001 (tables remember separately)
    return {}


def glimpses(world: World, pairs: Sequence[tuple[Model, Model]]) -> list[Glimpse]:
    """How each viewer would see its target, the two standing where they are put."""
    options, field = world.options, world.scene.battlefield
    memory = _memory(field, options)
    if len(memory) > MOST:
        memory.clear()
    keys: list[Key] = []
    missing: dict[Key, tuple[Model, Model]] = {}
    for pair in pairs:
        viewer, target = pair
        eyes, shape = body(viewer, options), body(target, options)
        eye = viewer.floor + eye_height(eyes, options)
        key = viewer.at, eye, target.at, shape.floor, shape.radius, shape.height
        keys.append(key)
        if key not in memory:
            missing[key] = pair
    if missing:
        shapes = [body(target, options) for _, target in missing.values()]
        found = looks([(key[0], key[1]) for key in missing], shapes, skyline(field.solids))
        for (key, (viewer, target)), sight in zip(missing.items(), found, strict=True):
            blocked = 0
            for _, cells in sight.by_solid:
                blocked |= cells
            memory[key] = _glimpse(world, viewer, target, Sighting(blocked, sight.by_solid, ()))
    return [memory[key] for key in keys]


def _glimpse(world: World, viewer: Model, target: Model, sight: Sighting) -> Glimpse:
    if not is_exposed(sight, world.options):
        return UNSEEN
    found = seen_cover(world, viewer, target, sight)
    return Glimpse(True, found.level, found.touching)
