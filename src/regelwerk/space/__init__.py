"""Space: places, paths, terrain, lines and scatter on a flat map. Knows no game."""

from regelwerk.space.lines import crosses, is_inside, is_inside_or_on_edge, near, pieces_crossed
from regelwerk.space.paths import Path, cut, fits, length, towards
from regelwerk.space.points import (
    CENTIMETRE,
    METRE,
    NotAPoint,
    Point,
    centimetres,
    distance,
    format_point,
    metres,
    metres_between,
    parse_point,
    within,
)
from regelwerk.space.scatter import scatter
from regelwerk.space.terrain import Field, Piece, rectangle
from regelwerk.space.ways import Obstacle, first_obstacle, is_clear, reachable, way_round

__all__ = [
    "CENTIMETRE",
    "METRE",
    "Field",
    "NotAPoint",
    "Obstacle",
    "Path",
    "Piece",
    "Point",
    "centimetres",
    "crosses",
    "cut",
    "distance",
    "first_obstacle",
    "fits",
    "format_point",
    "is_clear",
    "is_inside",
    "is_inside_or_on_edge",
    "length",
    "metres",
    "metres_between",
    "near",
    "parse_point",
    "pieces_crossed",
    "reachable",
    "rectangle",
    "scatter",
    "towards",
    "way_round",
    "within",
]
