"""Many straight lines against many prisms at once, on padded NumPy arrays.

Everything is counted in units (millionths of a centimetre) from the eye, whose subtraction is exact: a table that is
moved gives the same numbers. Only operations that round in one prescribed way are used, element by element, so a
question gives the same answer alone and in company. NumPy takes a while to import; `sight` imports this module late.
"""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from regelwerk.space import cylinders
from regelwerk.space.convex import convex_parts
from regelwerk.space.points import Point
from regelwerk.space.sight import Eye, Skyline
from regelwerk.space.solids import Body, Solid

Floats: TypeAlias = npt.NDArray[np.float64]
Numbers: TypeAlias = npt.NDArray[np.intp]

COLUMNS: Floats = np.array(cylinders.COLUMNS)
ROWS: Floats = np.array(cylinders.ROWS)
# A single line to one point.
POINT: Floats = np.zeros(1)

# How far (in units) a part reaches over a cut, so that a line along the cut is inside: more than floating point errs,
# and too little to reach out of the outline at the cut's ends.
_OVERLAP = 1e-3


class Segments(NamedTuple):
    """Where lines run inside a part, for those that are near a fan at all."""

    fan: Numbers
    which: Numbers
    """The part."""
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
            sides[n, :, k] = start.x, start.y, -dy / long, dx / long, -_OVERLAP if cut else cylinders.DEPTH
    return Skyline(ids, np.array([ids.index(solid.id) for solid, _ in parts], dtype=np.intp), box, sides)


def fans(asked: Sequence[tuple[Eye, Body]]) -> Floats:
    """A fan for each eye (place, height) and target, as rows."""
    rows = [cylinders.fan_to(at, height, body.at, body.floor, body.radius, body.height) for (at, height), body in asked]
    return np.array(rows, dtype=np.float64)


def line(a: Point, a_height: int, b: Point, b_height: int) -> Floats:
    """The straight line between two points with heights, as a fan of its own."""
    return np.array([cylinders.fan_to(a, a_height, b, b_height, 0, 0)], dtype=np.float64)


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


def hides(segments: Segments, fans: Floats, rows: Floats) -> npt.NDArray[np.bool_]:
    """Which lines (near part, row, column) run inside between floor and top somewhere."""
    _, _, enter, leave, floor, top = segments
    _, _, height, *_, lift, tall = fans[segments.fan].T
    rise = (lift[:, None] + tall[:, None] * rows)[:, :, None]
    with np.errstate(invalid="ignore"):
        first, last = enter[:, None, :] * rise, leave[:, None, :] * rise
    below = np.minimum(first, last) < (top - height - cylinders.DEPTH)[:, None, None]
    above = np.maximum(first, last) > (floor - height + cylinders.DEPTH)[:, None, None]
    hidden: npt.NDArray[np.bool_] = below & above & (leave - enter > cylinders.SHORTEST)[:, None, :]
    return hidden


def hidden_cells(segments: Segments, fans: Floats) -> list[int]:
    """Of each near part, which cells it hides, as one number with a bit per cell."""
    if not segments.fan.size:
        return []
    packed = np.packbits(hides(segments, fans, ROWS).reshape(-1, 64), axis=1, bitorder="little")
    numbers: list[int] = packed.view("<u8")[:, 0].tolist()
    return numbers


def entries(segments: Segments, fan: cylinders.Fan) -> list[float]:
    """The shares of a single line at which it comes inside, between floor and top, of each part it runs into."""
    columns = segments.enter[:, 0], segments.leave[:, 0], segments.floor, segments.top
    found = (cylinders.entry(fan, *parts) for parts in zip(*(column.tolist() for column in columns), strict=True))
    return [share for share in found if share is not None]


def _directions(fans: Floats, columns: Floats) -> tuple[Floats, Floats]:
    """From the eye to each column, in the plan; columns run from 1 (the left end) to -1."""
    _, _, _, dx, dy, _, ahead_x, ahead_y, half_width, *_ = (column[:, None] for column in fans.T)
    return dx - ahead_y * half_width * columns, dy + ahead_x * half_width * columns
