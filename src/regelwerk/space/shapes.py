"""Terrain as Shapely geometry, built once per piece and field.

Shapely takes a tenth of a second to import, so it is imported by the first question that needs it.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from regelwerk.space.outlines import from_edge, holds
from regelwerk.space.points import GRAIN, METRE, Point
from regelwerk.space.terrain import Field, Piece

if TYPE_CHECKING:
    import shapely
    from shapely.geometry.base import BaseGeometry

# Solid pieces closer than this to each other, or to the edge of the field, count as touching.
_GAP = 6 * GRAIN

# How far the walls of a field can reach beyond the bounds of its pieces: half a gap, at sharp corners (which
# Shapely prolongs up to five times) more.
WALL_MARGIN = 5 * _GAP // 2


@lru_cache(maxsize=4096)
def shape(piece: Piece) -> "shapely.Polygon":
    """The piece with its edge."""
    import shapely

    polygon = shapely.Polygon(piece.outline)
    shapely.prepare(polygon)
    return polygon


@lru_cache(maxsize=4096)
def core(piece: Piece) -> "BaseGeometry":
    """The inside of a piece: all that lies deeper than rounding can reach."""
    import shapely

    inside = shape(piece).buffer(-GRAIN, join_style="mitre")
    shapely.prepare(inside)
    return inside


@lru_cache(maxsize=256)
def walls(field: Field) -> "BaseGeometry":
    """The inside of all that stops movement taken together, the world beyond the field included.

    Pieces that touch each other or the edge of the field leave no gap to slip through, not even where they
    meet in a single corner: there nobody passes, and nobody stands.
    """
    import shapely

    ground = shapely.box(0, 0, field.width, field.height)
    beyond = shapely.box(-METRE, -METRE, field.width + METRE, field.height + METRE).difference(ground)
    grown = [solid.buffer(_GAP / 2, join_style="mitre") for solid in (beyond, *map(shape, field.solids))]
    inside = shapely.union_all(grown).buffer(-_GAP / 2 - GRAIN, join_style="mitre")
    result = shapely.union_all([inside, *_corner_contacts(grown)])
    shapely.prepare(result)
    return result


def _corner_contacts(grown: "Sequence[BaseGeometry]") -> "list[BaseGeometry]":
    """The tiny overlaps of grown shapes that meet in a corner; shrinking them again would part them."""
    import shapely

    overlaps = [part for a, b in combinations(grown, 2) for part in shapely.get_parts(a.intersection(b))]
    return [part for part in overlaps if _extent(part) <= 4 * WALL_MARGIN]


def _extent(geometry: "BaseGeometry") -> float:
    west, south, east, north = geometry.bounds
    return max(east - west, north - south)


def has_one_inside(outline: tuple[Point, ...]) -> bool:
    """Whether an outline runs once round a single area without crossing itself.

    Most outlines plainly do; only doubtful ones are left to Shapely, which need not be loaded for the others.
    """
    if not _meets_itself(outline) and _is_wide(outline):
        return True
    import shapely

    polygon = shapely.Polygon(outline)
    return polygon.is_valid and not polygon.buffer(-2 * GRAIN, join_style="mitre").is_empty


def _meets_itself(outline: tuple[Point, ...]) -> bool:
    """Whether two sides that do not follow each other meet; of sides in one line it may be said without need."""
    sides = list(pairwise((*outline, outline[0])))
    follows = {frozenset((n, (n + 1) % len(sides))) for n in range(len(sides))}
    return any(
        _turn(*one, other[0]) * _turn(*one, other[1]) <= 0 and _turn(*other, one[0]) * _turn(*other, one[1]) <= 0
        for (n, one), (m, other) in combinations(enumerate(sides), 2)
        if frozenset((n, m)) not in follows
    )


def _turn(a: Point, b: Point, c: Point) -> int:
    """Above 0 if the way from a over b to c turns left, below if it turns right, exactly."""
    turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
    return (turn > 0) - (turn < 0)


def _is_wide(outline: tuple[Point, ...]) -> bool:
    """Whether there is room inside near one of the corners."""
    corners = zip(outline, outline[1:] + outline[:1], outline[2:] + outline[:2], strict=True)
    middles = (Point((a.x + b.x + c.x) // 3, (a.y + b.y + c.y) // 3) for a, b, c in corners)
    return any(holds(outline, middle) and from_edge(outline, middle) > 3 * GRAIN for middle in middles)
