"""Directions and fields of view.

Directions are whole hundredths of a degree, 0 to the east, counter-clockwise; a field of view has a width in degrees.
"""

import math

from regelwerk.space.bases import EPS
from regelwerk.space.points import CENTIMETRE, Point
from regelwerk.space.solids import Body

TURN = 36000
"""All the way round, in hundredths of a degree."""

FIELDS_OF_VIEW = (360, 180, 90, 45)
"""In degrees, from the widest to the narrowest."""


def worse(fov: int, steps: int) -> int:
    """A field of view narrowed by a number of steps; the narrowest stays as it is."""
    if not FIELDS_OF_VIEW[-1] <= fov <= FIELDS_OF_VIEW[0] or steps < 0:
        raise ValueError(f"a field of view of {fov} degrees cannot be narrowed by {steps} steps")
    for _ in range(steps):
        fov = next((narrower for narrower in FIELDS_OF_VIEW if narrower < fov), fov)
    return fov


def direction(a: Point, b: Point) -> int:
    """The direction from one place to another, rounded, from 0 to 35999; 0 if they are the same."""
    return round(100 * math.degrees(math.atan2(b.y - a.y, b.x - a.x))) % TURN


def sees_direction(viewer: Point, facing: int, fov: int, body: Body, *, centre_only: bool = False) -> bool:
    """Whether any part of a base (or its centre alone) lies in the sector that is seen, its edges included."""
    if fov >= FIELDS_OF_VIEW[0]:
        return True
    far = math.hypot(body.at.x - viewer.x, body.at.y - viewer.y)
    if far <= body.radius:
        return True
    half_width = 0.0 if centre_only else math.degrees(math.asin(body.radius / far))
    return _off(viewer, facing, body.at) - half_width <= fov / 2 + _forgiven(far)


def in_front(at: Point, facing: int, point: Point, half: int = 9000) -> bool:
    """Whether a place lies at most `half` (in hundredths) to either side of the facing; the own place does."""
    far = math.hypot(point.x - at.x, point.y - at.y)
    return far == 0 or _off(at, facing, point) <= half / 100 + _forgiven(far)


def _off(at: Point, facing: int, point: Point) -> float:
    """The angle in degrees, from 0 to 180, between the facing and the direction to a place."""
    turn = math.degrees(math.atan2(point.y - at.y, point.x - at.x)) - facing / 100
    return abs((turn + 180) % 360 - 180)


def _forgiven(far: float) -> float:
    """The tolerance in degrees: near by, what a rounded place may be beside the line, and never less than EPS."""
    return max(EPS, math.degrees(EPS * CENTIMETRE / far))
