"""The map of a skirmish: terrain, deployment and extraction zones, objects, and every model on it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import phrase
from regelwerk.engine.screen.map import Area, Coordinates, Map, Mark, Piece, Ring
from regelwerk.space import Point
from regelwerk.systems.realms.rules.mission.missions import ends_of
from regelwerk.systems.realms.rules.mission.scenes import Battlefield, ZoneType
from regelwerk.systems.realms.rules.movement.landmarks import labels
from regelwerk.systems.realms.rules.shooting.targets import measures_ahead
from regelwerk.systems.realms.rules.sight.positions import danger_radius, field_of_view, perception_range
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import CENTIMETRE, HEIGHT, RADIUS

TEXTURES: dict[ZoneType, str] = {
    "swamp": "~",
    "crater": "%",
    "forest": "^",
    "dense_forest": "&",
    "thicket": '"',
    "building": "+",
    "ruin": "/",
    "road": "=",
}
SIGNS = {"prone": "_", "camouflaged": "?", "out": "x", "wreck": "#"}
"""Beside a model on the map."""


def battlefield(world: World) -> Map:
    """The whole table; nothing on it is hidden from anybody."""
    field = world.scene.battlefield
    return Map(
        Point(field.width, field.height).in_cm,
        "cm",
        (*_mission_areas(world), *_terrain(field)),
        tuple(_piece(world, model) for model in world.models if is_there(model)),
        tuple(_marks(world)),
        tuple((sign, f"re-map-{name}") for name, sign in SIGNS.items()),
        facings=True,
        measurable=measures_ahead(world.options),
        trail=_corners(world.trail),
    )


@lru_cache(maxsize=16)
def _terrain(field: Battlefield) -> tuple[Area, ...]:
    """Zones by their type; pieces by whether somebody of middle size who stands behind looks over them."""
    label = labels(field)
    zones = [
        Area(zone.id, _corners(zone.outline), False, TEXTURES[zone.type], f"re-zone-{zone.type}", label[zone.id])
        for zone in field.zones
    ]
    pieces = []
    for piece in field.pieces:
        solid = piece.solid
        is_high = solid.top >= HEIGHT["medium"]
        texture, kind = ("█", "re-map-high") if is_high else ("▒", "re-map-low")
        height = Point(0, solid.top).in_cm[1]
        pieces.append(Area(piece.id, _corners(solid.outline), True, texture, kind, label[piece.id], height))
    return (*zones, *pieces)


@lru_cache(maxsize=1024)
def _corners(outline: tuple[Point, ...]) -> tuple[Coordinates, ...]:
    return tuple(corner.in_cm for corner in outline)


def _mission_areas(world: World) -> Iterator[Area]:
    """The deployment zones while they matter, and where sides want to get out."""
    for side in world.scene.sides:
        ends = ends_of(world, side.id)
        # As long as nobody has chosen an end, none belongs to anybody.
        owner = side.id if world.stage != "setup" else ""
        if world.stage in ("setup", "deploy") or world.scene.mission.goal == "recover":
            area = ends.deployment
            yield Area(area.id, _corners(area.outline), texture=":", kind="re-map-deployment", side=owner)
        if ends.extraction is not None:
            area = ends.extraction
            yield Area(area.id, _corners(area.outline), texture="!", kind="re-map-extraction", side=owner)


def _marks(world: World) -> Iterator[Mark]:
    """What lies about, or the places to hold."""
    radius = world.scene.mission.hold_radius
    hold = radius / CENTIMETRE if radius else None
    message = "re-map-place" if world.scene.mission.goal == "hold" else "re-map-object"
    for number, at in enumerate(world.objects or world.scene.mission.objects, start=1):
        if at is not None:
            yield Mark(str(number), at.in_cm, phrase(message, number=number), hold)


def is_there(model: Model) -> bool:
    """Whether a model stands on the table, or lies there as a wreck."""
    return model.on_table or model.vitals.status == "wreck"


def _piece(world: World, model: Model) -> Piece:
    return Piece(
        model.id,
        model.at.in_cm,
        RADIUS[model.card.size] / CENTIMETRE,
        facing=model.facing / 100 if model.vitals.status in ("active", "waiting") else None,
        sign=_sign(model),
        view=field_of_view(world, model) if model.active else None,
        rings=tuple(_rings(world, model)),
    )


@rule("RE-MEA-02", "RE:premeasure", "RE-PER-01", "RE-DNG-01")
def _rings(world: World, model: Model) -> Iterator[Ring]:
    """What a model perceives and threatens: the acting one's, and where all may be measured everybody's."""
    is_acting = world.phase is not None and world.phase.who == model.id
    if model.active and (is_acting or measures_ahead(world.options)):
        base = RADIUS[model.card.size] / CENTIMETRE
        yield Ring("re-map-perception", base + perception_range(world, model).total, ahead=True)
        yield Ring("re-map-danger", base + danger_radius(world, model).total)


def _sign(model: Model) -> str:
    if model.vitals.status in SIGNS:
        return SIGNS[model.vitals.status]
    return SIGNS["camouflaged"] if model.camouflaged else SIGNS["prone"] if model.prone else ""
