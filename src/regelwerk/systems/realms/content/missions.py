"""Missions from content, laid out on a battlefield: deployment and extraction zones, objects, room for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.content.errors import Location
from regelwerk.engine.state_values import Name
from regelwerk.space import Point
from regelwerk.systems.realms.content.battlefields import SHAPES, Table, outline, polygon, shape
from regelwerk.systems.realms.content.cards import Force
from regelwerk.systems.realms.content.models import MissionAreaEntry, MissionEntry
from regelwerk.systems.realms.rules.mission.scenes import Battlefield, Ends, Mission, MissionArea, Piece
from regelwerk.systems.realms.values import CENTIMETRE, RADIUS

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

EPS = 1e-6
APART = 12
"""Centimetres: no model is deployed nearer to an enemy (RE-GAM-05)."""
GRAIN = 1e-3
"""Centimetres that are forgiven where bases just fit."""
FIRST_ON_RING = 45
STEP = 0.5
"""Spacing in centimetres of the grid on which room is looked for."""

NEEDED_KEYS = {"eliminate": (), "extract": (), "recover": ("needed",), "hold": ("needed", "hold_radius")}
"""What a goal needs to be told besides zones and objects."""
OBJECTS = ("objects", "ring", "line")
WITH_OBJECTS = ("recover", "hold")

EDGES = {
    False: (Name("unterer Rand", "lower edge"), Name("oberer Rand", "upper edge")),
    True: (Name("linker Rand", "left edge"), Name("rechter Rand", "right edge")),
}
"""The names of strips, on tables that are wider than high or not."""
DEPLOYMENT, EXTRACTION = Name("Aufstellungszone", "deployment zone"), Name("Extraktionszone", "extraction zone")
SIDES = {
    (-1, 1): Name("links oben", "upper left"),
    (0, 1): Name("oben", "upper"),
    (1, 1): Name("rechts oben", "upper right"),
    (-1, 0): Name("links", "left"),
    (0, 0): Name("Mitte", "middle"),
    (1, 0): Name("rechts", "right"),
    (-1, -1): Name("links unten", "lower left"),
    (0, -1): Name("unten", "lower"),
    (1, -1): Name("rechts unten", "lower right"),
}
"""Location on a table something lies, to the west or east and to the south or north of its middle third."""


def check_goal(entry: MissionEntry, place: Location) -> None:
    """A mission states what its goal needs and nothing else."""
    for name in ("needed", "hold_radius"):
        is_stated, is_needed = bool(getattr(entry, name)), name in NEEDED_KEYS[entry.goal]
        if is_needed and not is_stated:
            raise place.error("content-missing-key", key=name)
        if is_stated and not is_needed:
            raise place.at(name).error("re-content-goal-key", goal=entry.goal, key=name)
    stated = [name for name in OBJECTS if getattr(entry, name)]
    if entry.goal in WITH_OBJECTS and len(stated) != 1:
        raise place.error("re-content-objects", goal=entry.goal, keys=", ".join(OBJECTS))
    if entry.goal not in WITH_OBJECTS and stated:
        raise place.at(stated[0]).error("re-content-goal-key", goal=entry.goal, key=stated[0])
    number = _number(entry)
    if entry.goal == "recover" and entry.needed > number:
        raise place.at("needed").error("content-too-large", value=str(entry.needed), limit=str(number))
    for at, ends in enumerate(entry.ends):
        here = place.at("ends", at)
        if entry.goal == "extract" and ends.extraction is None:
            raise here.error("content-missing-key", key="extraction")
        if entry.goal != "extract" and ends.extraction is not None:
            raise here.at("extraction").error("re-content-goal-key", goal=entry.goal, key="extraction")
        for name, area in (("deployment", ends.deployment), ("extraction", ends.extraction)):
            if area is not None:
                _check_area(area, here.at(name))


def _check_area(entry: MissionAreaEntry, place: Location) -> None:
    """A zone is a strip or has an outline."""
    has_outline = any(getattr(entry, name) is not None for name in SHAPES)
    if has_outline == (entry.strip is not None):
        raise place.error("re-content-shape", shapes=", ".join(("strip", *SHAPES)))
    if has_outline:
        shape(entry, place)


def _number(entry: MissionEntry) -> int:
    """How many objects there are."""
    if entry.ring is not None:
        return entry.ring.number
    return len(entry.objects) if entry.line is None else entry.line.number


@rule("RE-GAM-02", "RE-GAM-04")
def mission(key: str, entry: MissionEntry, table: Battlefield, place: Location) -> Mission:
    """A mission on a table: zones and objects lie on it, and objects in no piece."""
    size = Table(table.width, table.height)
    first, second = (
        Ends(
            _area(f"deployment_{number + 1}", ends.deployment, DEPLOYMENT, number, size, place.at("ends", number)),
            None
            if ends.extraction is None
            else _area(f"extraction_{number + 1}", ends.extraction, EXTRACTION, number, size, place.at("ends", number)),
        )
        for number, ends in enumerate(entry.ends)
    )
    objects = _objects(entry, size)
    _check_objects(objects, table, place)
    return Mission(
        id=key,
        name=entry.name.value(),
        ends=(first, second),
        goal=entry.goal,
        objects=objects,
        needed=entry.needed,
        hold_radius=round(entry.hold_radius * CENTIMETRE),
        round_limit=entry.round_limit,
        text=entry.text.value(),
    )


def _named(kind: Name, corners: tuple[Point, ...], table: Table) -> Name:
    """A zone is called after its place on the table, so that people see which one it is."""
    centre = [sum(values) / len(corners) for values in zip(*corners, strict=True)]
    east, north = (int(3 * at // size) - 1 for at, size in zip(centre, table, strict=True))
    where = SIDES[east, north]
    return Name(f"{kind.de} {where.de}", f"{where.en} {kind.en}")


def _area(own_id: str, entry: MissionAreaEntry, kind: Name, number: int, table: Table, ends: Location) -> MissionArea:
    """A zone of one end. Strips lie along the two edges that are furthest apart, the first below or to the left."""
    here = ends.at(own_id.partition("_")[0])
    if entry.strip is None:
        corners = outline(entry, table, here)
        return MissionArea(own_id, corners, _named(kind, corners, table) if entry.name is None else entry.name.value())
    is_wide = table.width > table.height
    depth, far = round(entry.strip * CENTIMETRE), max(table)
    if 2 * depth > far:
        raise here.at("strip").error("content-too-large", value=f"{entry.strip:g}", limit=f"{far / 2 / CENTIMETRE:g}")
    low, high = (far - depth, far) if number else (0, depth)
    west, south, east, north = (low, 0, high, table.height) if is_wide else (0, low, table.width, high)
    corners = (Point(west, south), Point(east, south), Point(east, north), Point(west, north))
    return MissionArea(own_id, corners, EDGES[is_wide][number] if entry.name is None else entry.name.value())


def _objects(entry: MissionEntry, table: Table) -> tuple[Point, ...]:
    """Location the objects lie: as named, on a ring, or on the line halfway between the strips."""
    middle = Point(table.width // 2, table.height // 2)
    if entry.ring is not None:
        turns = [(FIRST_ON_RING + 360 * number / entry.ring.number) * pi / 180 for number in range(entry.ring.number)]
        radius = entry.ring.radius * CENTIMETRE
        return tuple(Point(middle.x + round(radius * cos(t)), middle.y + round(radius * sin(t))) for t in turns)
    if entry.line is not None:
        number, gap = entry.line.number, entry.line.gap * CENTIMETRE
        offsets = [round((at - (number - 1) / 2) * gap) for at in range(number)]
        is_wide = table.width > table.height
        return tuple(Point(middle.x, middle.y + o) if is_wide else Point(middle.x + o, middle.y) for o in offsets)
    return tuple(Point.cm(*spot) for spot in entry.objects)


def _check_objects(objects: Sequence[Point], table: Battlefield, place: Location) -> None:
    """Objects lie on the table and in no piece that stands on the ground."""
    for number, spot in enumerate(objects):
        at, here = f"{spot.in_cm[0]:g}, {spot.in_cm[1]:g}", place.at("objects", number)
        if not Table(table.width, table.height).holds((spot,)):
            width, height = (f"{side / CENTIMETRE:g}" for side in (table.width, table.height))
            raise here.error("re-content-outside", width=width, height=height)
        for piece in _standing(table):
            if _is_inside(spot, piece):
                raise here.error("re-content-object-inside", spot=at, piece=piece.id, battlefield=table.id)


def _standing(table: Battlefield) -> list[Piece]:
    """The pieces that stand on the ground."""
    return [piece for piece in table.pieces if not piece.solid.floor]


def _is_inside(spot: Point, piece: Piece) -> bool:
    west, south, east, north = piece.solid.bounds
    if not (west <= spot.x <= east and south <= spot.y <= north):
        return False
    import shapely

    return piece.solid.is_box or bool(polygon(piece.solid.outline).intersects(shapely.Point(spot.in_cm)))


@rule("RE-GAM-05")
def check_deployment(made: Mission, table: Battlefield, forces: Sequence[Force], place: Location) -> None:
    """The zones are far enough from each other, and each has room for either force."""
    zones = [ends.deployment for ends in made.ends]
    first, second = (polygon(zone.outline) for zone in zones)
    gap = first.distance(second)
    if gap < APART - EPS:
        raise place.error("re-content-zones-near", mission=made.id, gap=f"{gap:g}", limit=APART)
    for zone, area in zip(zones, (first, second), strict=True):
        free = area.difference(_footprint(table))
        for force in forces:
            if not has_room(free, [RADIUS[card.size] / CENTIMETRE for card in force.cards]):
                raise place.error("re-content-no-room", zone=zone.id, force=force.id, number=len(force.cards))


def _footprint(table: Battlefield) -> BaseGeometry:
    import shapely

    return shapely.union_all([polygon(piece.solid.outline) for piece in _standing(table)])


def has_room(free: BaseGeometry, radii: Sequence[float]) -> bool:
    """Whether discs fit beside each other: each, the largest first, is put at the first free spot of a grid."""
    spots = {radius: _spots(free, radius) for radius in set(radii)}
    placed: list[tuple[float, float, float]] = []
    for radius in sorted(radii, reverse=True):
        for x, y in spots[radius]:
            if all(hypot(x - at, y - up) >= radius + other - GRAIN for at, up, other in placed):
                placed.append((x, y, radius))
                break
        else:
            return False
    return True


def _spots(free: BaseGeometry, radius: float) -> list[tuple[float, float]]:
    """The spots of a grid at which a disc lies wholly inside an area."""
    import numpy as np
    import shapely

    inside = free.buffer(GRAIN - radius)
    if inside.is_empty:
        return []
    west, south, east, north = inside.bounds
    across, up = np.meshgrid(np.arange(west + GRAIN, east, STEP), np.arange(south + GRAIN, north, STEP))
    is_free = shapely.contains_xy(inside, across, up)
    return list(zip(across[is_free].tolist(), up[is_free].tolist(), strict=True))
