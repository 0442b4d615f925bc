"""The map in the terminal: small squares, north at the top, participants by their initials."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import TYPE_CHECKING

from rich.text import Text

from regelwerk.cli.terminal.tabletop import free_square, is_inside, on_map, tabletop_lines

if TYPE_CHECKING:
    from collections.abc import Mapping

    from regelwerk.cli.voice import Voice
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.screen.board import Board
    from regelwerk.engine.screen.map import Area, Coordinates, Map

SCALES = (1, 2, 5, 10, 20, 50, 100)
MOST_ROWS = 22
SOLID, ROUGH, FREE = "▒▒", "░░", " ·"


def map_lines(board: Board, marks: Mapping[str, str], voice: Voice, names: Names) -> Iterator[Text]:
    """The map, as large as it fits, with lengths along its edges and its terrain by name."""
    if board.map is None:
        return
    if any(area.texture for area in board.map.areas) or board.map.unit != "m":
        yield from tabletop_lines(board, board.map, marks, voice, names)
    else:
        yield from _square_lines(board, board.map, marks, names, voice)


def _square_lines(board: Board, drawn: Map, marks: Mapping[str, str], names: Names, voice: Voice) -> Iterator[Text]:
    """A map on which terrain is in the way or not, and nothing else is told of it."""
    scale = _scale(drawn.size, voice.out.width)
    columns, rows = (max(1, ceil(length / scale)) for length in drawn.size)
    squares = [[_ground(drawn.areas, x, y, scale) for x in range(columns)] for y in range(rows)]
    taken_squares: set[tuple[int, int]] = set()
    for one, piece in sorted(on_map(board, drawn), key=lambda entry: entry[0].out):
        x, y = free_square(piece.at, scale, (columns, rows), taken_squares)
        taken_squares.add((x, y))
        squares[y][x] = f"{marks[one.id]:2}"
    for y in reversed(range(rows)):
        label = f"{y * scale:>4} " if y % 5 == 0 else "     "
        line = Text(label, style="dim")
        for square in squares[y]:
            taken = square not in (SOLID, ROUGH, FREE)
            line.append(square, style="not dim bold" if taken else "dim")
        yield line
    edge = "".join(f"{x * scale:<10}" for x in range(0, columns, 5))
    yield Text("     " + edge[: 2 * columns], style="dim")
    described = ", ".join(f"{_name(area, names, voice.lang)} {_extent(area)}" for area in drawn.areas)
    if described:
        yield Text(f"{SOLID} {described} (1 ▢ = {scale} m)", style="dim")


def _scale(size: Coordinates, width: int) -> int:
    for scale in SCALES:
        if 2 * size[0] / scale + 6 <= width and size[1] / scale <= MOST_ROWS:
            return scale
    return SCALES[-1]


def _ground(areas: tuple[Area, ...], x: int, y: int, scale: int) -> str:
    """What fills most of a square: looked up in its middle."""
    middle = ((x + 0.5) * scale, (y + 0.5) * scale)
    here = [area for area in areas if is_inside(area.corners, middle)]
    if not here:
        return FREE
    return SOLID if any(area.solid for area in here) else ROUGH


def _name(area: Area, names: Names, lang: str) -> str:
    return names[area.id][lang] if area.id in names else area.id


def _extent(area: Area) -> str:
    xs, ys = zip(*area.corners, strict=True)
    return f"{min(xs):g},{min(ys):g}–{max(xs):g},{max(ys):g}"
