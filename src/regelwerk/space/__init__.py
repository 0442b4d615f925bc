"""Space: places, paths, terrain, lines and scatter on a map; bodies and sight with heights. Knows no game."""

from regelwerk.space.arcs import direction, in_front, sees_direction, worse
from regelwerk.space.bases import CONTACT, EPS, gap, gap_to, overlap, touches, touching
from regelwerk.space.contacts import approach, contact, contacts
from regelwerk.space.ground import Ground
from regelwerk.space.lines import crosses, is_inside, is_inside_or_on_edge, near, pieces_crossed
from regelwerk.space.paths import Path, cut, fits, length, parts, samples, towards
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
from regelwerk.space.routes import random_walk, route, routes
from regelwerk.space.scatter import scatter
from regelwerk.space.segments import over, spans
from regelwerk.space.sight import Sight, Skyline, first_entry, is_blocked, limbs, look, looks, skyline
from regelwerk.space.solids import Body, Solid
from regelwerk.space.templates import covered
from regelwerk.space.terrain import Field, Piece, rectangle
from regelwerk.space.vtt import Door, VttError, VttMap, read_vtt
from regelwerk.space.walkable_ground import BadRadius, Stop, first_stop, is_free
from regelwerk.space.ways import Obstacle, first_obstacle, is_clear, reachable, way_round

__all__ = [
    "CENTIMETRE",
    "CONTACT",
    "EPS",
    "METRE",
    "BadRadius",
    "Body",
    "Door",
    "Field",
    "Ground",
    "NotAPoint",
    "Obstacle",
    "Path",
    "Piece",
    "Point",
    "Sight",
    "Skyline",
    "Solid",
    "Stop",
    "VttError",
    "VttMap",
    "approach",
    "centimetres",
    "contact",
    "contacts",
    "covered",
    "crosses",
    "cut",
    "direction",
    "distance",
    "first_entry",
    "first_obstacle",
    "first_stop",
    "fits",
    "format_point",
    "gap",
    "gap_to",
    "in_front",
    "is_blocked",
    "is_clear",
    "is_free",
    "is_inside",
    "is_inside_or_on_edge",
    "length",
    "limbs",
    "look",
    "looks",
    "metres",
    "metres_between",
    "near",
    "over",
    "overlap",
    "parse_point",
    "parts",
    "pieces_crossed",
    "random_walk",
    "reachable",
    "read_vtt",
    "rectangle",
    "route",
    "routes",
    "samples",
    "scatter",
    "sees_direction",
    "skyline",
    "spans",
    "touches",
    "touching",
    "towards",
    "way_round",
    "within",
    "worse",
]
