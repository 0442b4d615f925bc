"""Walls: lines given a thickness, as outlines without holes."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from regelwerk.space.outlines import Outline
from regelwerk.space.points import GRAIN, Point
from regelwerk.space.shapes import has_one_inside

if TYPE_CHECKING:
    import shapely
    from shapely.geometry.base import BaseGeometry

# Parts of one wall overlap by this much (a hundredth of a millimetre), so that nobody looks through the seam.
LAP = 10 * GRAIN
# A corner sticks out at most this many times half the thickness; sharper ones are cut off.
_MITRE = 2.0


def plain(line: Iterable[Point], tolerance: float) -> tuple[Point, ...]:
    """A line without places that lie nearly on the way anyway: drawn caves have hundreds."""
    import shapely

    return tuple(Point(round(x), round(y)) for x, y in shapely.LineString(list(line)).simplify(tolerance).coords)


def thick(line: Iterable[Point], thickness: int) -> "BaseGeometry":
    """A line with a thickness: straight ends, mitred corners; a line that comes back to its start is a ring."""
    import shapely

    points = list(line)
    if len(points) > 3 and points[0] == points[-1]:
        ring = shapely.LinearRing(points)
        return ring.buffer(thickness / 2, join_style="mitre", mitre_limit=_MITRE)
    return shapely.LineString(points).buffer(thickness / 2, cap_style="flat", join_style="mitre", mitre_limit=_MITRE)


def filled(line: Iterable[Point]) -> "BaseGeometry":
    """The area that a line encloses, even if it crosses itself."""
    import shapely

    return shapely.make_valid(shapely.Polygon(list(line)))


def outlines(area: "BaseGeometry") -> tuple[Outline, ...]:
    """An area as outlines without holes, on whole units; specks are left out."""
    import shapely

    found = []
    for part in _without_holes(shapely.set_precision(area, 1.0)):
        ring = tuple(Point(round(x), round(y)) for x, y in part.exterior.coords[:-1])
        outline = _without_needless_corners(ring)
        if len(outline) >= 3 and len(set(outline)) == len(outline) and has_one_inside(outline):
            found.append(outline)
    return tuple(found)


def _without_holes(area: "BaseGeometry") -> "Iterator[shapely.Polygon]":
    """The polygons of an area; those with holes are cut across a hole until none is left."""
    import shapely

    for part in shapely.get_parts(area):
        if part.geom_type in ("MultiPolygon", "GeometryCollection"):
            yield from _without_holes(part)
        elif part.geom_type == "Polygon":
            west, south, east, north = part.bounds
            # A hole too narrow to be cut across is none.
            holes = [hole for hole in part.interiors if hole.bounds[2] - hole.bounds[0] > 4 * LAP]
            if not holes:
                yield shapely.Polygon(part.exterior)
                continue
            middle = (holes[0].bounds[0] + holes[0].bounds[2]) / 2
            for half in (
                shapely.box(west - 1, south - 1, middle + LAP / 2, north + 1),
                shapely.box(middle - LAP / 2, south - 1, east + 1, north + 1),
            ):
                yield from _without_holes(shapely.set_precision(part.intersection(half), 1.0))


def _without_needless_corners(ring: Outline) -> Outline:
    """The same outline without places in the middle of a straight side."""
    return tuple(
        here
        for before, here, after in zip(ring[-1:] + ring[:-1], ring, ring[1:] + ring[:1], strict=True)
        if (here.x - before.x) * (after.y - here.y) != (here.y - before.y) * (after.x - here.x)
    )
