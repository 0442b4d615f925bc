"""Battlefields from content: outlines in centimetres become solids and zones, and whatever cannot stand so is refused.

Shapely takes a while to import, so it is asked only where boxes do not tell.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import cos, pi, sin
from typing import TYPE_CHECKING, NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.content.errors import Location
from regelwerk.engine.content.files import check_known, check_once
from regelwerk.engine.facts import Word, called
from regelwerk.engine.state_values import Name, replace
from regelwerk.space import Point
from regelwerk.space.solids import Solid
from regelwerk.systems.realms.content.loading import check_id
from regelwerk.systems.realms.content.models import BattlefieldEntry, PieceEntry, ShapeEntry, ZoneEntry
from regelwerk.systems.realms.rules.mission.scenes import Battlefield, Environment, Piece, Zone, ZoneType
from regelwerk.systems.realms.values import CENTIMETRE, PACKAGE

if TYPE_CHECKING:
    import shapely

Outline = tuple[Point, ...]

SHAPES = ("box", "corners", "octagon")
USUAL_SIZE = (90, 90)
"""The table in centimetres where a battlefield states no other (RE:ruling_7)."""
NARROWEST = CENTIMETRE // 100
"""An outline encloses more than a hairline."""
LEAST_OVERLAP = 0.05
"""Square centimetres: below this two pieces only touch."""
ZONE_NAMES: Mapping[ZoneType, Name] = {
    "swamp": called(PACKAGE, "re-name-swamp"),
    "crater": called(PACKAGE, "re-name-crater"),
    "forest": called(PACKAGE, "re-name-forest"),
    "dense_forest": called(PACKAGE, "re-name-dense-forest"),
    "thicket": called(PACKAGE, "re-name-thicket"),
    "building": called(PACKAGE, "re-name-building"),
    "ruin": called(PACKAGE, "re-name-ruin"),
    "road": called(PACKAGE, "re-name-road"),
}


class Table(NamedTuple):
    """The size of a table in units."""

    width: int
    height: int

    def holds(self, outline: Outline) -> bool:
        return all(0 <= spot.x <= self.width and 0 <= spot.y <= self.height for spot in outline)

    def turned(self, outline: Outline) -> Outline:
        """The same outline, turned by 180° about the middle of the table."""
        return tuple(Point(self.width - spot.x, self.height - spot.y) for spot in outline)


@rule("RE-GAM-04", "RE-ENV-01", "RE-ZON-01", "RE:ruling_7")
def battlefield(key: str, entry: BattlefieldEntry, place: Location) -> Battlefield:
    """A table and everything on it."""
    if entry.vtt is not None:
        raise place.at("vtt").error("re-content-vtt-document", vtt=entry.vtt)
    width, height = Point.cm(*(entry.size or USUAL_SIZE))
    table = Table(width, height)
    pieces = [one for number, piece in enumerate(entry.pieces) for one in _pieces(piece, table, place, number)]
    zones = [one for number, zone in enumerate(entry.zones) for one in _zones(zone, table, place, number)]
    check_once([*(piece.id for piece in pieces), *(zone.id for zone in zones)], place)
    _check_overlaps(pieces, place.at("pieces"))
    return Battlefield(key, entry.name.value(), width, height, entry.environment, tuple(pieces), tuple(zones))


def _pieces(entry: PieceEntry, table: Table, place: Location, number: int) -> Iterator[Piece]:
    """A piece, and its twin if it has one."""
    here = place.at("pieces", number)
    floor = round(entry.z0 * CENTIMETRE)
    top = round((entry.z0 + entry.height) * CENTIMETRE)
    for own_id, corners in _each(entry, table, here):
        solid = Solid(own_id, corners, floor, top, entry.opaque)
        yield Piece(solid, entry.name.value(), entry.cover, entry.climbable)


def _zones(entry: ZoneEntry, table: Table, place: Location, number: int) -> Iterator[Zone]:
    """A zone, and its twin if it has one."""
    name = ZONE_NAMES[entry.type] if entry.name is None else entry.name.value()
    for own_id, corners in _each(entry, table, place.at("zones", number)):
        yield Zone(own_id, entry.type, corners, name)


def _each(entry: PieceEntry | ZoneEntry, table: Table, place: Location) -> Iterator[tuple[str, Outline]]:
    check_id(entry.id, place.at("id"))
    corners = outline(entry, table, place)
    yield entry.id, corners
    if entry.twin is not None:
        check_id(entry.twin, place.at("twin"))
        yield entry.twin, table.turned(corners)


def outline(entry: ShapeEntry, table: Table, place: Location) -> Outline:
    """The corners of a shape that lies wholly on the table."""
    corners = shape(entry, place)
    if not table.holds(corners):
        width, height = (f"{side / CENTIMETRE:g}" for side in table)
        stated = next(name for name in SHAPES if getattr(entry, name) is not None)
        raise place.at(stated).error("re-content-outside", width=width, height=height)
    return corners


def shape(entry: ShapeEntry, place: Location) -> Outline:
    """The corners of a shape, wherever it may lie. It encloses something and never crosses itself."""
    stated = [name for name in SHAPES if getattr(entry, name) is not None]
    if len(stated) != 1:
        raise place.error("re-content-shape", shapes=", ".join(SHAPES))
    corners = _corners(entry)
    if not _is_simple(corners, is_box=entry.box is not None):
        raise place.at(stated[0]).error("re-content-crossing")
    return corners


def _corners(entry: ShapeEntry) -> Outline:
    if entry.box is not None:
        west, south, east, north = entry.box
        return tuple(Point.cm(x, y) for x, y in ((west, south), (east, south), (east, north), (west, north)))
    if entry.octagon is not None:
        (x, y), radius = entry.octagon.centre, entry.octagon.radius
        turns = [number * pi / 4 for number in range(8)]
        return tuple(Point.cm(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns)
    return tuple(Point.cm(*spot) for spot in entry.corners or [])


def _is_simple(corners: Outline, *, is_box: bool) -> bool:
    """Whether an outline runs once round one area."""
    if is_box:
        return corners[2].x - corners[0].x >= NARROWEST and corners[2].y - corners[0].y >= NARROWEST
    from regelwerk.space.shapes import has_one_inside

    return len(set(corners)) == len(corners) and has_one_inside(corners)


def _check_overlaps(pieces: Sequence[Piece], place: Location) -> None:
    """No two pieces stand in each other; one may stand on another."""
    for one, other in combinations([piece.solid for piece in pieces], 2):
        is_apart = one.top <= other.floor or other.top <= one.floor
        if not is_apart and _boxes_meet(one, other) and overlap(one.outline, other.outline) > LEAST_OVERLAP:
            raise place.error("re-content-overlap", one=one.id, other=other.id)


def _boxes_meet(one: Solid, other: Solid) -> bool:
    west, south, east, north = one.bounds
    other_west, other_south, other_east, other_north = other.bounds
    return west < other_east and other_west < east and south < other_north and other_south < north


def overlap(one: Outline, other: Outline) -> float:
    """The area that two outlines share, in square centimetres."""
    return float(polygon(one).intersection(polygon(other)).area)


def polygon(corners: Outline) -> shapely.Polygon:
    """An outline for Shapely, in centimetres."""
    import shapely

    return shapely.Polygon([spot.in_cm for spot in corners])


def changed(
    table: Battlefield, environment: Environment | None, types: Mapping[str, ZoneType], place: Location
) -> Battlefield:
    """A battlefield with the environment and the types of zones that a scenario states for it."""
    known = {zone.id: zone for zone in table.zones}
    for key in types:
        check_known(Word("re-content-kind-zone"), key, known, place.at("zones", key))
    zones = tuple(_retyped(zone, types.get(zone.id, zone.type)) for zone in table.zones)
    return replace(table, environment=environment or table.environment, zones=zones)


def _retyped(zone: Zone, kind: ZoneType) -> Zone:
    """A zone of another type; one that was called by its type is called by the new one."""
    name = ZONE_NAMES[kind] if zone.name == ZONE_NAMES[zone.type] else zone.name
    return Zone(zone.id, kind, zone.outline, name)
