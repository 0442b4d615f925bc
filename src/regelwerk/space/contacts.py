"""Contact: where a base that comes from somewhere touches another, and the way there."""

import math
from functools import lru_cache

from regelwerk.space.ground import Ground
from regelwerk.space.paths import Path
from regelwerk.space.points import Point
from regelwerk.space.routes import route_to_any
from regelwerk.space.solids import Body
from regelwerk.space.walkable_ground import NOTHING, is_free, is_open

_STEP = 15


def contact(start: Point, radius: int, target: Body, aside: float = 0.0) -> Point:
    """The place where a base that comes straight from somewhere touches another: a hair away, never over it.

    `aside` turns that place round the target, in degrees counter-clockwise. A mover on the target's place comes
    from the east.
    """
    from_target = math.atan2(start.y - target.at.y, start.x - target.at.x) + math.radians(aside)
    # One unit more than the radii: rounding then cannot bring the bases nearer than that.
    apart = radius + target.radius + 1
    return Point(
        target.at.x + round(apart * math.cos(from_target)),
        target.at.y + round(apart * math.sin(from_target)),
    )


def contacts(
    start: Point,
    radius: int,
    target: Body,
    ground: Ground,
    discs: tuple[Body, ...] = (),
    passable: frozenset[str] = NOTHING,
) -> tuple[Point, ...]:
    """The free places round a target where a base touches it, those nearest to where it comes from first."""
    turns = [0, *(turn for step in range(_STEP, 180, _STEP) for turn in (step, -step)), 180]
    places = (contact(start, radius, target, turn) for turn in turns)
    return tuple(place for place in places if is_free(place, radius, ground, discs, passable))


@lru_cache(maxsize=1 << 12)
def approach(
    start: Point,
    radius: int,
    target: Body,
    ground: Ground,
    discs: tuple[Body, ...] = (),
    passable: frozenset[str] = NOTHING,
) -> Path | None:
    """The shortest path that ends in contact with a target; none if no place round it is free and can be reached.

    Give the target among the `discs` too: a mover that comes round a corner must not walk over it either.
    """
    straight = contact(start, radius, target)
    if math.dist(start, target.at) <= radius + target.radius + 1:
        return (start,)
    if is_open(start, straight, radius, ground, discs, passable):
        return start, straight
    places = contacts(start, radius, target, ground, discs, passable)
    best = route_to_any(start, places, radius, ground, discs, passable)
    if best is None:
        return None
    # From the last bend on it may go straight at the target, instead of to one of the places tried.
    last = best[-2]
    nearest = contact(last, radius, target)
    return (*best[:-1], nearest) if is_open(last, nearest, radius, ground, discs, passable) else best
