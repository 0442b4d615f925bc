"""Missions from content, laid out on a battlefield: deployment and extraction zones, objects, room for everybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, dist, pi, sin

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.content.errors import Location
from regelwerk.engine.facts import called
from regelwerk.engine.state_values import Name
from regelwerk.space import Point
from regelwerk.space.outlines import Outline, from_edge, holds
from regelwerk.space.segments import bounds_of, near_outline
from regelwerk.systems.realms.content.battlefields import SHAPES, Table, outline, shape
from regelwerk.systems.realms.content.cards import Force
from regelwerk.systems.realms.content.models import MissionAreaEntry, MissionEntry
from regelwerk.systems.realms.rules.mission.scenes import Battlefield, Ends, Mission, MissionArea, Piece
from regelwerk.systems.realms.values import CENTIMETRE, PACKAGE, RADIUS

EPS = 1e-6
APART = 12
"""Centimetres: no model is deployed nearer to an enemy (RE-GAM-05)."""
SLACK = CENTIMETRE // 1000
"""What is forgiven where bases just fit, in units."""
FIRST_ON_RING = 45
STEP = CENTIMETRE // 2
"""Spacing in units of the grid on which room is looked for."""

NEEDED_KEYS = {"eliminate": (), "extract": (), "recover": ("needed",), "hold": ("needed", "hold_radius")}
"""What a goal needs to be told besides zones and objects."""
OBJECTS = ("objects", "ring", "line")
WITH_OBJECTS = ("recover", "hold")

EDGES = {
    False: (called(PACKAGE, "re-name-lower-edge"), called(PACKAGE, "re-name-upper-edge")),
    True: (called(PACKAGE, "re-name-left-edge"), called(PACKAGE, "re-name-right-edge")),
}
"""The names of strips, on tables that are wider than high or not."""
DEPLOYMENT, EXTRACTION = called(PACKAGE, "re-name-deployment-zone"), called(PACKAGE, "re-name-extraction-zone")
SIDES = {
    (-1, 1): called(PACKAGE, "re-name-upper-left"),
    (0, 1): called(PACKAGE, "re-name-upper"),
    (1, 1): called(PACKAGE, "re-name-upper-right"),
    (-1, 0): called(PACKAGE, "re-name-left"),
    (0, 0): called(PACKAGE, "re-name-middle"),
    (1, 0): called(PACKAGE, "re-name-right"),
    (-1, -1): called(PACKAGE, "re-name-lower-left"),
    (0, -1): called(PACKAGE, "re-name-lower"),
    (1, -1): called(PACKAGE, "re-name-lower-right"),
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
    return called(PACKAGE, "re-name-zone-at", kind=kind, where=SIDES[east, north])


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
    return holds(piece.solid.outline, spot)


@rule("RE-GAM-05")
def check_deployment(made: Mission, table: Battlefield, forces: Sequence[Force], place: Location) -> None:
    """The zones are far enough from each other, and each has room for either force."""
    zones = [ends.deployment for ends in made.ends]
    gap = _between(*(zone.outline for zone in zones)) / CENTIMETRE
    if gap < APART - EPS:
        raise place.error("re-content-zones-near", mission=made.id, gap=f"{gap:g}", limit=APART)
    standing = [piece.solid.outline for piece in _standing(table)]
    for zone in zones:
        for force in forces:
            if not has_room(zone.outline, standing, [RADIUS[card.size] for card in force.cards]):
                raise place.error("re-content-no-room", zone=zone.id, force=force.id, number=len(force.cards))


def _between(one: Outline, other: Outline) -> float:
    """How far two areas are from each other at least, in units."""
    if any(near_outline(a, b, other, 0) for a, b in pairwise((*one, one[0]))) or holds(one, other[0]):
        return 0.0
    return min(*(from_edge(other, corner) for corner in one), *(from_edge(one, corner) for corner in other))


def has_room(zone: Outline, standing: Sequence[Outline], radii: Sequence[int]) -> bool:
    """Whether bases fit beside each other: each, the largest first, is put at the first free spot of a grid."""
    # A spot that was taken once is never free again: every base goes on where the last one of its size was put.
    spots = {radius: _spots(zone, standing, radius) for radius in set(radii)}
    placed: list[tuple[Point, int]] = []
    for radius in sorted(radii, reverse=True):
        for at in spots[radius]:
            if all(dist(at, spot) >= radius + other - SLACK for spot, other in placed):
                placed.append((at, radius))
                break
        else:
            return False
    return True


def _spots(zone: Outline, standing: Sequence[Outline], radius: int) -> Iterator[Point]:
    """The spots of a grid at which a base lies wholly inside a zone and over nothing that stands there."""
    west, south, east, north = bounds_of(zone)
    for y in range(south + radius, north - radius + 1, STEP):
        for x in range(west + radius, east - radius + 1, STEP):
            at = Point(x, y)
            is_inside = holds(zone, at) and from_edge(zone, at) >= radius - SLACK
            if is_inside and not any(holds(one, at) or from_edge(one, at) < radius - SLACK for one in standing):
                yield at
