"""The map in the terminal: small squares, north at the top, participants by their initials."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import TYPE_CHECKING

from rich.text import Text

from regelwerk.engine.board import Area, Board, Place

if TYPE_CHECKING:
    from regelwerk.engine.messages import Names

SCALES = (1, 2, 5, 10, 20, 50, 100)
MOST_ROWS = 22
SOLID, ROUGH, FREE = "▒▒", "░░", " ·"


def marks(board: Board, names: Names, lang: str) -> dict[str, str]:
    """Two characters for everybody: the initial and a number or another letter, no two alike."""
    found: dict[str, str] = {}
    for one in board.participants:
        name = names[one.id][lang] if one.id in names else one.id
        letters = [c for c in name if c.isalnum()] or ["?"]
        first = letters[0].upper()
        last = letters[-1] if letters[-1].isdigit() else ""
        choices = [first + last, *(first + c for c in letters[1:]), *(first + str(n) for n in range(1, 100))]
        found[one.id] = next(mark for mark in choices if mark not in found.values())
    return found


def map_lines(board: Board, names: Names, lang: str, width: int) -> Iterator[Text]:
    """The map, as large as it fits, with metres along its edges and its terrain by name."""
    if board.size is None:
        return
    scale = _scale(board.size, width)
    columns, rows = (max(1, ceil(length / scale)) for length in board.size)
    squares = [[_ground(board.areas, x, y, scale) for x in range(columns)] for y in range(rows)]
    mark = marks(board, names, lang)
    for one in reversed(board.participants):
        if one.at is not None:
            x, y = (min(n - 1, int(m // scale)) for n, m in zip((columns, rows), one.at, strict=True))
            squares[y][x] = f"{mark[one.id]:2}"
    for y in reversed(range(rows)):
        label = f"{y * scale:>4} " if y % 5 == 0 else "     "
        line = Text(label, style="dim")
        for square in squares[y]:
            taken = square not in (SOLID, ROUGH, FREE)
            line.append(square, style="not dim bold" if taken else "dim")
        yield line
    edge = "".join(f"{x * scale:<10}" for x in range(0, columns, 5))
    yield Text("     " + edge[: 2 * columns], style="dim")
    described = ", ".join(f"{_name(area, names, lang)} {_extent(area)}" for area in board.areas)
    if described:
        yield Text(f"{SOLID} {described} (1 ▢ = {scale} m)", style="dim")


def _scale(size: Place, width: int) -> int:
    for scale in SCALES:
        if 2 * size[0] / scale + 6 <= width and size[1] / scale <= MOST_ROWS:
            return scale
    return SCALES[-1]


def _ground(areas: tuple[Area, ...], x: int, y: int, scale: int) -> str:
    """What fills most of a square: looked up in its middle."""
    middle = ((x + 0.5) * scale, (y + 0.5) * scale)
    here = [area for area in areas if _is_inside(area.corners, middle)]
    if not here:
        return FREE
    return SOLID if any(area.solid for area in here) else ROUGH


def _is_inside(corners: tuple[Place, ...], at: Place) -> bool:
    """Counted by crossings of a ray to the east; only for drawing, rules ask `space`."""
    x, y = at
    inside = False
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
    return inside


def _name(area: Area, names: Names, lang: str) -> str:
    return names[area.id][lang] if area.id in names else area.id


def _extent(area: Area) -> str:
    xs, ys = zip(*area.corners, strict=True)
    return f"{min(xs):g},{min(ys):g}–{max(xs):g},{max(ys):g}"
