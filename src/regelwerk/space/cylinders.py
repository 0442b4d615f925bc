"""Straight lines against one upright cylinder, in plain numbers: figures are looked past one at a time.

Everything is counted in units (millionths of a centimetre) from the eye, as `clipping` does for solids.
"""

import math
from typing import NamedTuple

from regelwerk.space.points import Point
from regelwerk.space.solids import Body

COLUMNS = tuple(n / 8 for n in range(7, -8, -2))
"""The midpoints of a silhouette's cells from the left end (1) to the right (-1)."""
ROWS = tuple(n / 16 for n in range(15, 0, -2))
"""The same from the top (1) down."""
DEPTH = 1.0
"""How deep (in units) a line must run inside to be inside: what only grazes an edge, up to rounding, is not."""
SHORTEST = 1e-9
"""The shortest segment that counts, as a share of the line."""


class Fan(NamedTuple):
    """Lines from one eye to a rectangle that faces it (in units, relative to the eye)."""

    x: float
    y: float
    height: float
    """Where the eye is."""
    dx: float
    dy: float
    """From the eye to the middle of the rectangle, in the plan."""
    far: float
    """How long that is."""
    ahead_x: float
    ahead_y: float
    """The direction of it, of length one."""
    half_width: float
    lift: float
    """From the eye up (or down) to the rectangle's lower edge."""
    tall: float


def fan_to(eye: Point, eye_height: int, at: Point, floor: int, half_width: int, tall: int) -> Fan:
    """The lines from an eye to a rectangle round a place."""
    dx, dy = at.x - eye.x, at.y - eye.y
    far = math.hypot(dx, dy)
    ahead_x, ahead_y = (dx / far, dy / far) if far else (1.0, 0.0)
    return Fan(eye.x, eye.y, eye_height, dx, dy, far, ahead_x, ahead_y, half_width, floor - eye_height, tall)


def hidden_cells(fan: Fan, body: Body) -> int:
    """Which cells of a silhouette a body hides, as one number with a bit per cell."""
    low, high = body.floor - fan.height + DEPTH, body.top - fan.height - DEPTH
    rises = [fan.lift + fan.tall * row for row in ROWS]
    cells = 0
    for number, column in enumerate(COLUMNS):
        segment = through(fan, column, body)
        if segment is None:
            continue
        enter, leave = segment
        for row, rise in enumerate(rises):
            first, last = enter * rise, leave * rise
            if min(first, last) < high and max(first, last) > low:
                cells |= 1 << 8 * row + number
    return cells


def through(fan: Fan, column: float, body: Body) -> tuple[float, float] | None:
    """Between which shares of it the line to a column runs inside a body, in the plan; None if it passes by."""
    to_x, to_y = float(body.at.x - fan.x), float(body.at.y - fan.y)
    dx = fan.dx - fan.ahead_y * fan.half_width * column
    dy = fan.dy + fan.ahead_x * fan.half_width * column
    squared, off, radius = dx * dx + dy * dy, dx * to_y - dy * to_x, body.radius - DEPTH
    if not squared:
        return None
    deep = (radius * radius - off * off / squared) / squared
    if deep < 0:
        return None
    middle, half = (dx * to_x + dy * to_y) / squared, math.sqrt(deep)
    enter, leave = max(middle - half, 0.0), min(middle + half, 1.0)
    return (enter, leave) if leave - enter > SHORTEST else None


def entry(fan: Fan, enter: float, leave: float, floor: float, top: float) -> float | None:
    """The share of a single line at which it comes inside something between floor and top; None if it never does."""
    rise, low, high = fan.lift, floor - fan.height + DEPTH, top - fan.height - DEPTH
    lowest, highest = sorted((enter * rise, leave * rise))
    if leave - enter <= SHORTEST or lowest >= high or highest <= low:
        return None
    # Over the outline already, but still above or below: it comes in through the top or the floor.
    return max(enter, min(high / rise, low / rise)) if rise else enter
