"""Many straight lines against many prisms and cylinders at once, on padded NumPy arrays.

Everything is counted in units (millionths of a centimetre) from the eye, whose subtraction is exact: a table that is
moved gives the same numbers. Only operations that round in one prescribed way are used, element by element, so a
question gives the same answer alone and in company. NumPy takes a while to import; `sight` imports this module late.
"""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from regelwerk.space.convex import convex_parts
from regelwerk.space.points import Point
from regelwerk.space.sight import Eye, Skyline
from regelwerk.space.solids import Body, Solid

Floats: TypeAlias = npt.NDArray[np.float64]
Numbers: TypeAlias = npt.NDArray[np.intp]

# The midpoints of a silhouette's cells: columns from the left end (1) to the right (-1), rows from the top (1) down.
COLUMNS: Floats = np.arange(7, -8, -2) / 8
ROWS: Floats = np.arange(15, 0, -2) / 16
# A single line to one point.
POINT: Floats = np.zeros(1)

# How deep (in units) a line must run inside to be inside: what only grazes an edge, up to rounding, is not.
_DEPTH = 1.0
# How far (in units) a part reaches over a cut, so that a line along the cut is inside: more than floating point errs,
# and too little to reach out of the outline at the cut's ends.
_OVERLAP = 1e-3
# The shortest segment that counts, as a share of the line.
_SHORTEST = 1e-9


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


class Segments(NamedTuple):
    """Where lines run inside a part or a cylinder, for those that are near a fan at all."""

    fan: Numbers
    which: Numbers
    """The part, or the body."""
    enter: Floats
    leave: Floats
    """Per column, as shares of the line; it leaves before it enters (or enters nowhere, NaN) where it misses."""
    floor: Floats
    top: Floats


def prepared(solids: Iterable[Solid]) -> Skyline:
    """Prepare solids; solids with the same id count as one."""
    known = sorted(solids, key=lambda solid: solid.id)
    ids = tuple(dict.fromkeys(solid.id for solid in known))
    parts = [(solid, part) for solid in known for part in convex_parts(solid.outline)]
    box = np.zeros((6, len(parts)))
    sides = np.zeros((len(parts), 5, max((len(part) for _, part in parts), default=0)))
    # What fills up the rows has no direction and is always far enough inside: it cuts nothing off.
    sides[:, 4, :] = -_OVERLAP
    for n, (solid, part) in enumerate(parts):
        xs, ys = [side.start.x for side in part], [side.start.y for side in part]
        middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        box[:, n] = *middle, (max(xs) - min(xs)) / 2, (max(ys) - min(ys)) / 2, solid.floor, solid.top
        for k, (start, end, cut) in enumerate(part):
            dx, dy = end.x - start.x, end.y - start.y
            long = math.hypot(dx, dy)
            sides[n, :, k] = start.x, start.y, -dy / long, dx / long, -_OVERLAP if cut else _DEPTH
    return Skyline(ids, np.array([ids.index(solid.id) for solid, _ in parts], dtype=np.intp), box, sides)


def fans(asked: Sequence[tuple[Eye, Body]]) -> Floats:
    """A fan for each eye (place, height) and target, as rows."""
    rows = [_fan(at, height, body.at, body.floor, body.radius, body.height) for (at, height), body in asked]
    return np.array(rows, dtype=np.float64)


def line(a: Point, a_height: int, b: Point, b_height: int) -> Floats:
    """The straight line between two points with heights, as a fan of its own."""
    return np.array([_fan(a, a_height, b, b_height, 0, 0)], dtype=np.float64)


def _fan(eye: Point, eye_height: int, at: Point, floor: int, half_width: int, tall: int) -> Fan:
    dx, dy = at.x - eye.x, at.y - eye.y
    far = math.hypot(dx, dy)
    ahead_x, ahead_y = (dx / far, dy / far) if far else (1.0, 0.0)
    return Fan(eye.x, eye.y, eye_height, dx, dy, far, ahead_x, ahead_y, half_width, floor - eye_height, tall)


def through_solids(fans: Floats, columns: Floats, terrain: Skyline) -> Segments:
    """Clip the lines of each fan (a row of `fans`) against the parts near it."""
    x, y, _, _, _, far, ahead_x, ahead_y, half_width, *_ = (column[:, None] for column in fans.T)
    middle_x, middle_y, half_x, half_y, floor, top = terrain.box
    to_x, to_y = middle_x - x, middle_y - y
    aside = np.abs(ahead_x * to_y - ahead_y * to_x)
    beyond = np.abs(ahead_x * to_x + ahead_y * to_y - far / 2)
    east, north = np.abs(ahead_x), np.abs(ahead_y)
    near = aside <= half_width + (north * half_x + east * half_y)
    near &= beyond <= far / 2 + (east * half_x + north * half_y)
    fan, part = np.nonzero(near)
    corner_x, corner_y, normal_x, normal_y, depth = terrain.sides[part].transpose(1, 0, 2)
    chosen = fans[fan]
    inside = normal_x * (chosen[:, :1] - corner_x) + normal_y * (chosen[:, 1:2] - corner_y) - depth
    dx, dy = _directions(chosen, columns)
    # Adding nought turns -0.0 into 0.0: a parallel line is one that enters, long ago or never.
    gain = normal_x[:, :, None] * dx[:, None, :] + normal_y[:, :, None] * dy[:, None, :] + 0.0
    with np.errstate(divide="ignore", invalid="ignore"):
        share = -inside[:, :, None] / gain
    enters = gain >= 0
    enter = np.where(enters, share, 0.0).max(axis=1, initial=0.0)
    leave = np.where(enters, 1.0, share).min(axis=1, initial=1.0)
    return Segments(fan, part, enter, leave, floor[part], top[part])


def through_bodies(fans: Floats, columns: Floats, bodies: Sequence[Body]) -> Segments:
    """Clip the lines of one fan against the bodies near it."""
    body_x, body_y, radius, floor, top = _cylinders(bodies)
    x, y, _, _, _, far, ahead_x, ahead_y, half_width, *_ = fans.T
    to_x, to_y = body_x - x, body_y - y
    near = np.abs(ahead_x * to_y - ahead_y * to_x) <= half_width + radius
    near &= np.abs(ahead_x * to_x + ahead_y * to_y - far / 2) <= far / 2 + radius
    (which,) = np.nonzero(near)
    fan = np.zeros_like(which)
    dx, dy = _directions(fans[fan], columns)
    to_x, to_y, radius = to_x[which, None], to_y[which, None], radius[which, None] - _DEPTH
    squared = dx * dx + dy * dy
    off = dx * to_y - dy * to_x
    with np.errstate(divide="ignore", invalid="ignore"):
        middle = (dx * to_x + dy * to_y) / squared
        half = np.sqrt((radius * radius - off * off / squared) / squared)
    return Segments(
        fan, which, np.maximum(middle - half, 0.0), np.minimum(middle + half, 1.0), floor[which], top[which]
    )


def hides(segments: Segments, fans: Floats, rows: Floats) -> npt.NDArray[np.bool_]:
    """Which lines (near part or body, row, column) run inside between floor and top somewhere."""
    _, _, enter, leave, floor, top = segments
    _, _, height, *_, lift, tall = fans[segments.fan].T
    rise = (lift[:, None] + tall[:, None] * rows)[:, :, None]
    with np.errstate(invalid="ignore"):
        first, last = enter[:, None, :] * rise, leave[:, None, :] * rise
    below = np.minimum(first, last) < (top - height - _DEPTH)[:, None, None]
    above = np.maximum(first, last) > (floor - height + _DEPTH)[:, None, None]
    hidden: npt.NDArray[np.bool_] = below & above & (leave - enter > _SHORTEST)[:, None, :]
    return hidden


def hidden_cells(segments: Segments, fans: Floats) -> list[int]:
    """Of each near part or body, which cells it hides, as one number with a bit per cell."""
    if not segments.fan.size:
        return []
    packed = np.packbits(hides(segments, fans, ROWS).reshape(-1, 64), axis=1, bitorder="little")
    numbers: list[int] = packed.view("<u8")[:, 0].tolist()
    return numbers


def entries(segments: Segments, fans: Floats) -> list[float]:
    """The shares of a single line at which it comes inside, between floor and top, of each thing it runs into."""
    found = []
    _, _, height, *_, rise, _ = fans[0].tolist()
    columns = segments.enter[:, 0], segments.leave[:, 0], segments.floor, segments.top
    for enter, leave, floor, top in zip(*(column.tolist() for column in columns), strict=True):
        low, high = floor - height + _DEPTH, top - height - _DEPTH
        lowest, highest = sorted((enter * rise, leave * rise))
        if leave - enter > _SHORTEST and lowest < high and highest > low:
            # Over the outline already, but still above or below: it comes in through the top or the floor.
            found.append(max(enter, min(high / rise, low / rise)) if rise else enter)
    return found


def _directions(fans: Floats, columns: Floats) -> tuple[Floats, Floats]:
    """From the eye to each column, in the plan; columns run from 1 (the left end) to -1."""
    _, _, _, dx, dy, _, ahead_x, ahead_y, half_width, *_ = (column[:, None] for column in fans.T)
    return dx - ahead_y * half_width * columns, dy + ahead_x * half_width * columns


def _cylinders(bodies: Sequence[Body]) -> Floats:
    """x, y, radius, floor and top of bodies."""
    rows = [(body.at.x, body.at.y, body.radius, body.floor, body.floor + body.height) for body in bodies]
    return np.array(rows, dtype=np.float64).reshape(-1, 5).T
