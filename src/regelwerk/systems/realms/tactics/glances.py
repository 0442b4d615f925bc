"""A glance at many places at once: about how far each enemy is from there, and about how the two see each other.

Two lines of sight stand for the 64 of a whole look: one to the chest, one to the head. What lies across both hides a
model, what lies across the first is cover. Nine of ten glances say what a look would say; good enough to tell which
places deserve one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from regelwerk.systems.realms.rules.mission.scenes import Battlefield
from regelwerk.systems.realms.rules.sight.environment import cover_from_place
from regelwerk.systems.realms.rules.sight.positions import body, eye_height, skyline_of, zones_at
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.tactics.sight import UNSEEN, Glimpse
from regelwerk.systems.realms.values import CENTIMETRE

if TYPE_CHECKING:
    import numpy as np

    from regelwerk.space.clipping import Floats

VIEWS = (Glimpse(True), Glimpse(True, 1), Glimpse(True, 2), Glimpse(True, 2, True), UNSEEN)
"""How somebody may be seen, best first for who looks; a glance names its place in this row."""
HIDDEN, TOUCHING = 4, 3
STEP = 4
"""How exactly distances are told, in centimetres."""
HEAD, CHEST = 15 / 16, 7 / 16
"""How high they are; what hides the chest and everything below hides half of a model."""
BESIDE = CENTIMETRE // 4
"""So near to what hides it a base touches it."""


class Glance(NamedTuple):
    """What a place looks like, enemy by enemy: distances in steps, and places in the row of views."""

    far: list[int]
    mine: list[int]
    """How the enemies are seen from there."""
    theirs: list[int]
    """How they see somebody there."""


def glances(world: World, places: Sequence[Model], enemies: Sequence[Model]) -> list[Glance]:
    """A glance at each of some places that a model could go to."""
    import numpy as np

    here, there = _figures(world, places), _figures(world, enemies)
    one, other = np.repeat(here, len(there), axis=0), np.tile(there, (len(here), 1))
    apart = np.hypot(other[:, 0] - one[:, 0], other[:, 1] - one[:, 1])
    far: list[int] = (np.maximum(apart - one[:, 2] - other[:, 2], 0.0) // (STEP * CENTIMETRE)).astype(int).tolist()
    mine, theirs = _views(world.scene.battlefield, one, other, apart)
    _raise_by_place(world, places, enemies, mine, theirs)
    count = len(enemies)
    return [Glance(far[n : n + count], mine[n : n + count], theirs[n : n + count]) for n in range(0, len(far), count)]


def _figures(world: World, models: Sequence[Model]) -> Floats:
    """x, y, radius, the height of the eyes, floor and height of models."""
    import numpy as np

    options, rows = world.options, []
    for model in models:
        shape = body(model, options)
        at, floor, radius, height = shape
        rows.append((at.x, at.y, radius, floor + eye_height(shape, options), floor, height))
    return np.array(rows, dtype=np.float64)


def _views(field: Battlefield, one: Floats, other: Floats, apart: Floats) -> tuple[list[int], list[int]]:
    """How each of one row sees its counterpart in the other past the terrain, and how it is seen."""
    import numpy as np

    mine, theirs = [0] * len(one), [0] * len(one)
    terrain = skyline_of(field)
    if not terrain.ids:
        return mine, theirs
    x, y = one[:, 0, None, None], one[:, 1, None, None]
    corner_x, corner_y, normal_x, normal_y, depth = terrain.sides.transpose(1, 0, 2)
    inside = normal_x * (x - corner_x) + normal_y * (y - corner_y) - depth
    gain = normal_x * (other[:, 0, None, None] - x) + normal_y * (other[:, 1, None, None] - y) + 0.0
    with np.errstate(divide="ignore", invalid="ignore"):
        share = -inside / gain
    enters = gain >= 0
    enter = np.where(enters, share, 0.0).max(axis=2, initial=0.0)
    leave = np.where(enters, 1.0, share).min(axis=2, initial=1.0)
    pair, part = np.nonzero(leave > enter)
    if not pair.size:
        return mine, theirs
    enter, leave, top, far = enter[pair, part], leave[pair, part], terrain.box[5][part], apart[pair]
    one, other = one[pair], other[pair]
    level = _covers(field)[part]
    beside = (1 - leave) * far <= other[:, 2] + BESIDE, enter * far <= one[:, 2] + BESIDE
    ways = (
        (mine, _hidden(one, other, enter, leave, top), beside[0]),
        (
            theirs,
            _hidden(other, one, 1 - leave, 1 - enter, top),
            beside[1],
        ),
    )
    for views, (chest, head), touching in ways:
        found = np.where(head, HIDDEN, np.where(chest, level + (touching & (level == 2)), 0))
        for number, view in zip(pair.tolist(), found.tolist(), strict=True):
            if view > views[number]:
                views[number] = view
    return mine, theirs


def _hidden(
    viewer: Floats, target: Floats, enter: Floats, leave: Floats, top: Floats
) -> tuple[np.ndarray[tuple[int], np.dtype[np.bool_]], np.ndarray[tuple[int], np.dtype[np.bool_]]]:
    """Whether something as high as `top` between two shares of a line hides the chest, and the head."""
    import numpy as np

    eye, floor, height = viewer[:, 3], target[:, 4], target[:, 5]
    chest, head = floor + CHEST * height - eye, floor + HEAD * height - eye
    return np.minimum(enter * chest, leave * chest) < top - eye, np.minimum(enter * head, leave * head) < top - eye


@lru_cache(maxsize=64)
def _covers(field: Battlefield) -> np.ndarray[tuple[int], np.dtype[np.int_]]:
    """The level of cover that each part of the terrain gives."""
    import numpy as np

    terrain = skyline_of(field)
    levels = {piece.id: piece.cover for piece in field.pieces}
    return np.array([levels.get(terrain.ids[owner], 0) for owner in terrain.owner], dtype=int)


def _raise_by_place(
    world: World, places: Sequence[Model], enemies: Sequence[Model], mine: list[int], theirs: list[int]
) -> None:
    """Zones and towns are cover by themselves."""
    everywhere = world.scene.battlefield.environment in ("urban", "indoors")
    sheltered = [everywhere or bool(zones_at(world, enemy.at)) for enemy in enemies]
    number = 0
    for place in places:
        shelters = everywhere or bool(zones_at(world, place.at))
        for enemy, is_sheltered in zip(enemies, sheltered, strict=True):
            if shelters:
                theirs[number] = _at_least(theirs[number], cover_from_place(world, place, enemy.at)[0])
            if is_sheltered:
                mine[number] = _at_least(mine[number], cover_from_place(world, enemy, place.at)[0])
            number += 1


def _at_least(view: int, level: int) -> int:
    return max(view, TOUCHING if level == 2 else level)
