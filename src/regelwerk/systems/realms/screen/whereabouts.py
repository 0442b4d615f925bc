"""Where a model is, in words: for those who listen to the table instead of looking at the map."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from regelwerk.engine.facts import Fact, Phrase, Ref, phrase
from regelwerk.engine.screen.regions import region
from regelwerk.space import Point
from regelwerk.space.arcs import TURN, direction
from regelwerk.space.outlines import holds, nearest
from regelwerk.systems.realms.rules.mission.missions import ends_of
from regelwerk.systems.realms.rules.mission.scenes import Piece
from regelwerk.systems.realms.rules.movement.landmarks import word
from regelwerk.systems.realms.rules.sight.positions import in_contact, typed, written, zones_at
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import CENTIMETRE, RADIUS

NEAR = 10 * CENTIMETRE
"""A piece so near to a base is worth naming."""
TOUCH = CENTIMETRE // 20


def whereabouts(world: World, model: Model) -> Phrase:
    """Coordinates, facing, and what is under, beside and round about a model."""
    around = tuple(_around(world, model))
    facing = word(round(model.facing / 4500) * 4500 % TURN)
    message = "re-map-where" if model.active else "re-map-where-lies"
    there = region(model.at.in_cm, _size(world))
    return phrase(message, **typed(model.at), region=there, facing=facing, around=around, number=len(around))


def lying(world: World, number: int, at: Point) -> Phrase:
    """Where an object lies."""
    return phrase("re-place-lies", number=number, at=written(at), region=region(at.in_cm, _size(world)))


def _size(world: World) -> tuple[float, float]:
    field = world.scene.battlefield
    return Point(field.width, field.height).in_cm


def _around(world: World, model: Model) -> Iterator[Fact]:
    """Zones and the piece it stands on, what it touches, otherwise the nearest piece; and whose base it touches."""
    field = world.scene.battlefield
    for zone in zones_at(world, model.at):
        yield phrase("re-map-in", what=Ref(zone.id))
    for side in world.scene.sides:
        ends = ends_of(world, side.id)
        if ends.extraction is not None and holds(ends.extraction.outline, model.at):
            yield phrase("re-map-in-place", what=Ref(ends.extraction.id))
    under = [piece for piece in field.pieces if model.floor and holds(piece.solid.outline, model.at)]
    for piece in under:
        yield phrase("re-map-on", what=Ref(piece.id))
    if not under:
        yield from _beside(model.at, RADIUS[model.card.size], field.pieces)
    for other in world.models:
        if other.id != model.id and other.active and in_contact(world, model, other):
            yield phrase("re-map-touches", whom=Ref(other.id))


@lru_cache(maxsize=1 << 10)
def _beside(here: Point, radius: int, pieces: tuple[Piece, ...]) -> tuple[Fact, ...]:
    """The nearest piece and on which side of it somebody is, if it is near."""
    found = [(nearest(piece.solid.outline, here), piece) for piece in pieces]
    gaps = [(math.dist(at, here) - radius, at, piece.id) for at, piece in found]
    gap, at, name = min(gaps, default=(math.inf, here, ""))
    if gap > NEAR:
        return ()
    side = word(round(direction(at, here) / 4500) * 4500 % TURN)
    return (phrase("re-map-at" if gap <= TOUCH else "re-map-near", what=Ref(name), side=side),)
