"""Scatter: where something lands that missed its target."""

import math

from regelwerk.space.points import Point

_NORTH = Point(0, 1)


def scatter(thrower: Point, target: Point, clock: int, far: int, facing: Point | None = None) -> Point:
    """The landing place, read off a clock face as the thrower sees it looking at the target.

    12 is beyond the target, 3 to the right, 6 back towards the thrower, 9 to the left. A thrower who stands
    on the target looks along `facing` (a direction, of any length), without one to the north.
    """
    if not 1 <= clock <= 12:
        raise ValueError(f"a clock face has no {clock}")
    ahead = Point(target.x - thrower.x, target.y - thrower.y)
    if ahead == (0, 0):
        ahead = facing if facing is not None and facing != (0, 0) else _NORTH
    whole = math.hypot(*ahead)
    east, north = ahead.x / whole, ahead.y / whole
    beyond, right = math.cos(math.radians(30 * clock)), math.sin(math.radians(30 * clock))
    return Point(
        target.x + round(far * (beyond * east + right * north)),
        target.y + round(far * (beyond * north - right * east)),
    )
