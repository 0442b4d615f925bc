"""A table full of terrain in the terminal: kinds of ground by texture, everybody with the way they look, a legend."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Iterator, Mapping
from functools import lru_cache
from math import ceil, dist
from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from regelwerk.cli.terminal.colours import SIDES
from regelwerk.engine.facts import Ref

if TYPE_CHECKING:
    from regelwerk.cli.voice import Voice
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.screen.board import Board, BoardRow
    from regelwerk.engine.screen.map import Area, Coordinates, Map, Piece

SCALES = (1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50, 100)
"""How much of the table one square may be, in its unit; a square is two characters wide and one high."""
MOST_ROWS = 30
BELOW = 14
"""How many lines of a tall terminal are left to the table and the question."""
MARGIN = 6
SAMPLES = 4
"""How closely a square is looked at, in each direction; a character is half a square."""
ARROWS = "→↗↑↖←↙↓↘"
NEAREST = 4
"""How many others are named with their distance when a map is told in words."""
FREE, OBJECT, SQUARE = "·", "◆", "▢"

Cells = dict[tuple[int, int], int]
"""Which area lies at which character, by column and row, as a number of the map's areas."""


class Sheet(NamedTuple):
    """The paper of a map: how much of the table a square is, and how many characters there are."""

    scale: int
    columns: int
    rows: int


class Glyph(NamedTuple):
    """One character of the map and how it looks."""

    text: str
    style: str = "dim"
    fixed: bool = False
    """Nothing else is written here."""


def tabletop_lines(board: Board, drawn: Map, marks: Mapping[str, str], voice: Voice, names: Names) -> Iterator[Text]:
    """The map, as large as it fits, with lengths along its edges, and what everything on it is."""
    sheet = paper_for(drawn.size, voice.out.width, voice.out.height)
    yield from _drawn(board, drawn, sheet, marks)
    yield from _legend(drawn, sheet, voice, names)


def on_map(board: Board, drawn: Map) -> list[tuple[BoardRow, Piece]]:
    """Everybody who stands on the map, in their order."""
    pieces = {piece.id: piece for piece in drawn.pieces}
    return [(row, pieces[row.id]) for row in board.rows if row.id in pieces]


def paper_for(size: Coordinates, width: int, height: int) -> Sheet:
    """The finest scale that fits a terminal; a tall one may show more than usual."""
    rows = max(MOST_ROWS, height - BELOW)
    scale = next((s for s in SCALES if 2 * size[0] / s + MARGIN <= width and size[1] / s <= rows), SCALES[-1])
    return Sheet(scale, 2 * max(1, ceil(size[0] / scale)), max(1, ceil(size[1] / scale)))


def _drawn(board: Board, drawn: Map, sheet: Sheet, marks: Mapping[str, str]) -> Iterator[Text]:
    sides = list(dict.fromkeys(one.side for one in board.rows))
    glyphs = _ground(drawn, sheet, sides)
    _write_labels(glyphs, drawn, sheet)
    for mark in drawn.marks:
        column, row = _square(mark.at, sheet)
        for n, character in enumerate(f"{OBJECT}{mark.text}"[:2]):
            glyphs[column + n, row] = Glyph(character, "not dim bold cyan", fixed=True)
    _write_participants(glyphs, on_map(board, drawn), sides, sheet, marks)
    for row in reversed(range(sheet.rows)):
        line = Text(f"{row * sheet.scale:>4} " if row % 5 == 0 else "     ", style="dim")
        for column in range(sheet.columns):
            glyph = glyphs[column, row]
            line.append(glyph.text, style=glyph.style)
        yield line
    edge = "".join(f"{n * sheet.scale:<10}" for n in range(0, sheet.columns // 2, 5))
    yield Text(f"     {edge[: sheet.columns]} {drawn.unit}", style="dim")


def _ground(drawn: Map, sheet: Sheet, sides: list[str]) -> dict[tuple[int, int], Glyph]:
    """Bare ground and textures: what is solid fills every character, all else every other one."""
    cells = ground_of(drawn.areas, sheet)
    glyphs = {}
    for row in range(sheet.rows):
        for column in range(sheet.columns):
            found = cells.get((column, row))
            area = None if found is None else drawn.areas[found]
            if area is not None and area.solid:
                glyphs[column, row] = Glyph(area.texture or "▒", "not dim" if area.texture == "█" else "dim")
            elif column % 2 == 0:
                glyphs[column, row] = Glyph(" ")
            elif area is None:
                glyphs[column, row] = Glyph(FREE)
            else:
                colour = SIDES[sides.index(area.side) % len(SIDES)] if area.side in sides else ""
                glyphs[column, row] = Glyph(area.texture or "░", f"dim {colour}".strip())
    return glyphs


@lru_cache(maxsize=16)
def ground_of(areas: tuple[Area, ...], sheet: Sheet) -> Cells:
    """Which area lies at which character; later ones lie over earlier ones, solid ones over all others."""
    found: Cells = {}
    for number in sorted(range(len(areas)), key=lambda n: areas[n].solid):
        found |= dict.fromkeys(_cells(areas[number].corners, sheet), number)
    return found


def _cells(corners: tuple[Coordinates, ...], sheet: Sheet) -> Iterator[tuple[int, int]]:
    """The characters that hold at least half as much of an area as any one beside them: thin walls stay whole."""
    wide, high = sheet.scale / 2, float(sheet.scale)
    (west, east), (south, north) = ((min(side), max(side)) for side in zip(*corners, strict=True))
    rows = range(max(0, int(south // high)), min(sheet.rows, int(north // high) + 1))
    lines = {row: [_crossings(corners, (row + (y + 0.5) / SAMPLES) * high) for y in range(SAMPLES)] for row in rows}
    share: dict[tuple[int, int], int] = {}
    for column in range(max(0, int(west // wide)), min(sheet.columns, int(east // wide) + 1)):
        places = [(column + (x + 0.5) / SAMPLES) * wide for x in range(SAMPLES)]
        for row in rows:
            share[column, row] = sum(_is_between(crossed, x) for crossed in lines[row] for x in places)
    for (column, row), here in share.items():
        around = max(share.get((column + x, row + y), 0) for x in (-1, 0, 1) for y in (-1, 0, 1))
        if here and 2 * here >= around:
            yield column, row


def is_inside(corners: tuple[Coordinates, ...], at: Coordinates) -> bool:
    """Counted by crossings of a ray to the east; only for drawing, rules ask `space`."""
    x, y = at
    return _is_between(_crossings(corners, y), x)


def _crossings(corners: tuple[Coordinates, ...], y: float) -> list[float]:
    """Where a line from west to east crosses an outline."""
    return [
        x1 + (y - y1) * (x2 - x1) / (y2 - y1)
        for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True)
        if (y1 > y) != (y2 > y)
    ]


def _is_between(crossed: list[float], x: float) -> bool:
    return sum(x < crossing for crossing in crossed) % 2 == 1


def _write_labels(glyphs: dict[tuple[int, int], Glyph], drawn: Map, sheet: Sheet) -> None:
    """What people may type for a piece, in the middle of it; beside what is too narrow for it."""
    cells = ground_of(drawn.areas, sheet)
    own: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for cell, number in cells.items():
        own[number].append(cell)
    for number, area in enumerate(drawn.areas):
        if not area.label or not own[number]:
            continue
        middle = sum(row for _, row in own[number]) / len(own[number])
        lengths = {row: sum(r == row for _, r in own[number]) for _, row in own[number]}
        row = min(lengths, key=lambda r: (lengths[r] < len(area.label), abs(r - middle)))
        columns = sorted(column for column, r in own[number] if r == row)
        start = columns[max(0, (len(columns) - len(area.label)) // 2)]
        start = min(start, sheet.columns - len(area.label))
        for n, character in enumerate(area.label):
            glyphs[start + n, row] = Glyph(character, "not dim italic")


def _square(at: Coordinates, sheet: Sheet) -> tuple[int, int]:
    """The character with which the square of a place begins."""
    column = min(sheet.columns // 2 - 1, max(0, int(at[0] // sheet.scale)))
    return 2 * column, min(sheet.rows - 1, max(0, int(at[1] // sheet.scale)))


def _write_participants(
    glyphs: dict[tuple[int, int], Glyph],
    there: list[tuple[BoardRow, Piece]],
    sides: list[str],
    sheet: Sheet,
    marks: Mapping[str, str],
) -> None:
    """Everybody with an arrow; who is out gives way to others, and to two in one square the nearest one is free."""
    taken: set[tuple[int, int]] = set()
    for one, piece in sorted(there, key=lambda entry: (entry[0].out, not entry[0].acts)):
        column, row = _free_square(piece.at, sheet, taken)
        taken |= {(column, row), (column + 1, row)}
        style = f"not dim {'' if one.out else 'bold '}{SIDES[sides.index(one.side) % len(SIDES)]}"
        style += " reverse" if one.acts else ""
        glyphs[column, row] = Glyph(marks[one.id][:1], style, fixed=True)
        glyphs[column + 1, row] = Glyph(arrow(piece), style, fixed=True)
    for _, piece in there:
        left = _square(piece.at, sheet)[0] - 1, _square(piece.at, sheet)[1]
        if piece.sign and piece.facing is not None and left[0] >= 0 and not glyphs[left].fixed:
            glyphs[left] = Glyph(piece.sign, "not dim")


def _free_square(at: Coordinates, sheet: Sheet, taken: set[tuple[int, int]]) -> tuple[int, int]:
    """The square of a place, or the nearest one where nobody is drawn yet."""
    drawn = {(column // 2, row) for column, row in taken}
    column, row = free_square(at, sheet.scale, (sheet.columns // 2, sheet.rows), drawn)
    return 2 * column, row


def free_square(
    at: Coordinates, scale: int, size: tuple[int, int], taken: Container[tuple[int, int]]
) -> tuple[int, int]:
    """The square of a point on a map of columns and rows, or the nearest one where nobody is drawn yet."""
    column, row = (min(most - 1, max(0, int(length // scale))) for length, most in zip(at, size, strict=True))
    around = [(column + x, row + y) for x in (0, -1, 1, -2, 2) for y in (0, -1, 1, -2, 2)]
    free = [(x, y) for x, y in around if (x, y) not in taken and 0 <= x < size[0] and 0 <= y < size[1]]

    def far(square: tuple[int, int]) -> float:
        x, y = (square[0] + 0.5) * scale, (square[1] + 0.5) * scale
        return (x - at[0]) ** 2 + (y - at[1]) ** 2

    return (column, row) if (column, row) in free or not free else min(free, key=far)


def arrow(one: Piece) -> str:
    """Which way somebody looks; who looks nowhere has its sign there."""
    return ARROWS[round(one.facing / 45) % 8] if one.facing is not None else one.sign or " "


def _legend(drawn: Map, sheet: Sheet, voice: Voice, names: Names) -> Iterator[Text]:
    """What the textures are, with the labels to type; what lies about; what signs mean; how large a square is."""
    kinds: dict[tuple[str, str], list[Area]] = defaultdict(list)
    for area in drawn.areas:
        kinds[area.texture, area.kind].append(area)
    for (texture, kind), areas in kinds.items():
        is_kind = {_bare_name(area, voice, names).casefold() for area in areas} == {voice.text(kind).casefold()}
        head = f"{texture} {voice.text(kind)}"
        entries = _entries(areas, drawn.unit, voice, names, named=not is_kind)
        yield Text(f"{head}{': ' if not is_kind else ' '}{' · '.join(entries)}", style="dim")
    if drawn.marks:
        described = (f"{OBJECT}{mark.text} {voice.say(mark.name, names)}" for mark in drawn.marks)
        yield Text(" · ".join(described), style="dim")
    used = {piece.sign for piece in drawn.pieces}
    signs = [f"{sign} {voice.text(message)}" for sign, message in drawn.signs if sign in used]
    yield Text(" · ".join((*signs, f"1 {SQUARE} = {sheet.scale} {drawn.unit}")), style="dim")


def _entries(areas: list[Area], unit: str, voice: Voice, names: Names, *, named: bool) -> Iterator[str]:
    """Areas that are alike in one entry: their name, their labels, their height."""
    alike: dict[tuple[str, float | None, str], list[str]] = defaultdict(list)
    for area in areas:
        whose = f"{voice.seat(area.side, names)}: " if area.side else ""
        alike[_bare_name(area, voice, names), area.height, whose].append(area.label)
    for (name, height, whose), labels in alike.items():
        words = [name] if named else []
        words += [label for label in labels if label]
        high = f" ({voice.number(height, 1).removesuffix(',0').removesuffix('.0')} {unit})" if height else ""
        yield f"{whose}{' '.join(words)}{high}"


def _bare_name(area: Area, voice: Voice, names: Names) -> str:
    """The name of an area without the label that many names end in."""
    name = str(voice.book.spell(Ref(area.id), names))
    return name.removesuffix(area.label).strip() if area.label else name


def described_lines(board: Board, marks: Mapping[str, str], voice: Voice, names: Names) -> Iterator[Text]:
    """The map in words, for those who listen: where everybody is, what lies about, where terrain stands."""
    drawn = board.map
    if drawn is None:
        return
    there = on_map(board, drawn)
    for one, piece in there:
        # Where people look somewhere, a system says itself who stands by what.
        where = voice.cell(one.where, names) if drawn.facings else _whereabouts(piece, there, drawn, voice, names)
        yield Text(f"{marks[one.id]} {voice.book.spell(Ref(one.id), names)}: {where}")
    for mark in drawn.marks:
        yield Text(f"{mark.text} {voice.say(mark.name, names)}: {_at(mark.at)}")
    for area in drawn.areas:
        (west, east), (south, north) = ((min(side), max(side)) for side in zip(*area.corners, strict=True))
        (entry,) = _entries([area], drawn.unit, voice, names, named=True)
        extent = voice.text("cli-play-extent", low=_at((west, south)), high=_at((east, north)))
        yield Text(f"{entry}: {extent}", style="dim")


def _whereabouts(piece: Piece, there: list[tuple[BoardRow, Piece]], drawn: Map, voice: Voice, names: Names) -> str:
    """On what ground somebody stands, and how far from the others."""
    ground = tuple(Ref(area.id) for area in drawn.areas if is_inside(area.corners, piece.at))
    others = sorted((dist(piece.at, at.at), one.id) for one, at in there if one.id != piece.id and not one.out)
    apart = tuple(
        f"{voice.book.spell(Ref(who), names)} {voice.number(far, 1)} {drawn.unit}" for far, who in others[:NEAREST]
    )
    return voice.tell("cli-play-stands", {"at": _at(piece.at), "ground": ground, "apart": apart}, names)


def _at(point: Coordinates) -> str:
    return f"{round(point[0], 2):g},{round(point[1], 2):g}"
