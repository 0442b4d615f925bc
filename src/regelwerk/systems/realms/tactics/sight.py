"""How much places see of each other: many lines of sight judged at once, past terrain only.

Other models come and go; for a guess about a place it is enough to know what the terrain hides.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from regelwerk.space import Point
from regelwerk.space.bases import gap
from regelwerk.space.sight import looks
from regelwerk.space.solids import Body
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.mission.scenes import Battlefield
from regelwerk.systems.realms.rules.sight.cover import seen_cover
from regelwerk.systems.realms.rules.sight.positions import Sighting, body, eye_height, is_exposed, skyline_of
from regelwerk.systems.realms.state import Model, World


class Glimpse(NamedTuple):
    """How somebody would see a target: whether enough of it to shoot at it, and its cover."""

    seen: bool
    cover: int = 0
    touching: bool = False


UNSEEN = Glimpse(False)
UNKNOWN = Glimpse(False, -1)
"""Nobody has looked yet."""
Eye = tuple[Point, int]
MOST = 1 << 17


class Stand(NamedTuple):
    """A model where it is put: its body, and where its eyes are."""

    model: Model
    body: Body
    eye: Eye


class Outlook(NamedTuple):
    """A model where it is put, and for each of its enemies how far away it is and how they see each other."""

    me: Model
    fars: list[float]
    """In centimetres."""
    mine: list[Glimpse]
    theirs: list[Glimpse]


def stand(model: Model, options: Options) -> Stand:
    """A model as one that looks and is looked at."""
    shape = body(model, options)
    return Stand(model, shape, (model.at, model.floor + eye_height(shape, options)))


@lru_cache(maxsize=16)
def _memory(field: Battlefield, options: Options) -> dict[tuple[Eye, Body], Glimpse]:  # noqa: ARG001 (tables differ)
    return {}


def outlooks(world: World, places: Sequence[Model], enemies: Sequence[Model]) -> list[Outlook]:
    """A model at each of some places, and its enemies: all their lines of sight at once."""
    options, count = world.options, len(enemies)
    here, there = [stand(one, options) for one in places], [stand(enemy, options) for enemy in enemies]
    pairs = [(one, enemy) for one in here for enemy in there]
    found = glimpses(world, pairs + [(enemy, one) for one in here for enemy in there])
    mine, theirs = found[: len(pairs)], found[len(pairs) :]
    return [
        Outlook(
            one.model,
            [gap(one.body, enemy.body) for enemy in there],
            mine[number * count : (number + 1) * count],
            theirs[number * count : (number + 1) * count],
        )
        for number, one in enumerate(here)
    ]


def glimpses(world: World, pairs: Sequence[tuple[Stand, Stand]]) -> list[Glimpse]:
    """How each viewer would see its target, the two standing where they are put."""
    field = world.scene.battlefield
    memory = _memory(field, world.options)
    if len(memory) > MOST:
        memory.clear()
    keys = [(viewer.eye, target.body) for viewer, target in pairs]
    known = [memory.get(key, UNKNOWN) for key in keys]
    missing = {key: pair for key, pair, view in zip(keys, pairs, known, strict=True) if view is UNKNOWN}
    if not missing:
        return known
    eyes, shapes = zip(*missing, strict=True)
    found = looks(eyes, shapes, skyline_of(field))
    for (key, (viewer, target)), sight in zip(missing.items(), found, strict=True):
        blocked = 0
        for _, cells in sight.by_solid:
            blocked |= cells
        memory[key] = _glimpse(world, viewer.model, target.model, Sighting(blocked, sight.by_solid, ()))
    return [memory[key] if view is UNKNOWN else view for key, view in zip(keys, known, strict=True)]


def _glimpse(world: World, viewer: Model, target: Model, sight: Sighting) -> Glimpse:
    if not is_exposed(sight, world.options):
        return UNSEEN
    found = seen_cover(world, viewer, target, sight)
    return Glimpse(True, found.level, found.touching)
