"""Slow, obviously right twins for sight: line by line, even-odd, in centimetres, without tolerance.

Without tolerance they cannot tell what a line does that grazes an edge. So they also say how clear an answer is: it is
clear if it stays the same when the line is moved by a ten-thousandth of a millimetre in any direction.
"""

from collections.abc import Iterable
from itertools import pairwise
from math import hypot, sqrt

from regelwerk.space import Body, Point, Solid

Place = tuple[float, float, float]
Segment = tuple[float, float]

NUDGE = 1e-5


def hidden_and_unclear(eye: Point, eye_height: int, target: Body, thing: Solid | Body) -> tuple[int, int]:
    """The cells that one thing hides, and those about which the twin would rather not swear."""
    hidden = unclear = 0
    for row in range(8):
        for column in range(8):
            answers = line_answers(place(eye, eye_height), midpoint(eye, target, row, column), thing)
            bit = 1 << 8 * row + column
            hidden |= bit * answers[0]
            unclear |= bit * (len(set(answers)) > 1)
    return hidden, unclear


def line_answers(a: Place, b: Place, thing: Solid | Body) -> list[bool]:
    """Whether a thing stands in a line, first as it is, then moved a little to all sides."""
    (ax, ay, az), (bx, by, bz) = a, b
    far = hypot(bx - ax, by - ay) or 1.0
    ahead = (bx - ax) / far * NUDGE, (by - ay) / far * NUDGE, 0.0
    aside = -ahead[1], ahead[0], 0.0
    answers = []
    for nudge, sign in (((0.0, 0.0, 0.0), 1), *((n, s) for n in (ahead, aside, (0.0, 0.0, NUDGE)) for s in (1, -1))):
        x, y, z = (sign * part for part in nudge)
        answers.append(stands_in_line((ax + x, ay + y, az + z), (bx + x, by + y, bz + z), thing))
    return answers


def stands_in_line(a: Place, b: Place, thing: Solid | Body) -> bool:
    """Over some segment inside the outline the line is below the top somewhere and above the floor somewhere."""
    floor, top = thing.floor / 1e6, thing.top / 1e6
    segments = disc_stretches(a, b, thing) if isinstance(thing, Body) else outline_stretches(a, b, thing)
    for first, last in segments:
        ends = [a[2] + share * (b[2] - a[2]) for share in (first, last)]
        if last - first > 1e-9 and min(ends) < top and max(ends) > floor:
            return True
    return False


def outline_stretches(a: Place, b: Place, solid: Solid) -> Iterable[Segment]:
    """Cut the line at every side that it crosses; keep the segments whose middle is inside."""
    corners = [corner.in_cm for corner in solid.outline]
    sides = list(pairwise((*corners, corners[0])))
    shares = [0.0, 1.0]
    dx, dy = b[0] - a[0], b[1] - a[1]
    for (px, py), (qx, qy) in sides:
        from_p, from_q = dx * (py - a[1]) - dy * (px - a[0]), dx * (qy - a[1]) - dy * (qx - a[0])
        if (from_p > 0) != (from_q > 0):
            part = from_p / (from_p - from_q)
            x, y = px + part * (qx - px) - a[0], py + part * (qy - py) - a[1]
            shares.append((x * dx + y * dy) / (dx * dx + dy * dy))
    shares = sorted(share for share in shares if 0 <= share <= 1)
    for first, last in pairwise(shares):
        middle = (first + last) / 2
        x, y = a[0] + middle * dx, a[1] + middle * dy
        crossed = [(py > y) != (qy > y) and x < px + (y - py) / (qy - py) * (qx - px) for (px, py), (qx, qy) in sides]
        if sum(crossed) % 2:
            yield first, last


def disc_stretches(a: Place, b: Place, body: Body) -> Iterable[Segment]:
    """Solve |a + share * (b - a) - centre| = radius."""
    (x, y), radius = body.at.in_cm, body.radius / 1e6
    dx, dy = b[0] - a[0], b[1] - a[1]
    squared, half, rest = (
        dx * dx + dy * dy,
        dx * (x - a[0]) + dy * (y - a[1]),
        (x - a[0]) ** 2 + (y - a[1]) ** 2 - radius**2,
    )
    if half * half > squared * rest:
        root = sqrt(half * half - squared * rest)
        yield max(0.0, (half - root) / squared), min(1.0, (half + root) / squared)


def midpoint(eye: Point, target: Body, row: int, column: int) -> Place:
    """The midpoint of a cell of the target's silhouette."""
    (ex, ey), (x, y) = eye.in_cm, target.at.in_cm
    far = hypot(x - ex, y - ey)
    left_x, left_y = -(y - ey) / far, (x - ex) / far
    radius, height = target.radius / 1e6, target.height / 1e6
    aside = radius - (column + 0.5) / 8 * 2 * radius
    return x + aside * left_x, y + aside * left_y, target.floor / 1e6 + height - (row + 0.5) / 8 * height


def place(point: Point, height: int) -> Place:
    return (*point.in_cm, height / 1e6)
