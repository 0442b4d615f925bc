"""Armour on the drawn sheet: a body whose parts are tinted by what protects them, and their points to cross out."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.engine.screen.drawing import FAINT, INK, PAPER, Block, line, moved, path, text
from regelwerk.systems.heldencodex.screen.sheet.drawing import BLOOD, LEATHER, STEEL, box, circle
from regelwerk.systems.heldencodex.screen.sheet.words import Words
from regelwerk.systems.heldencodex.state import ArmourRow
from regelwerk.systems.heldencodex.values import SHIELD

ROW = 7.8
MOST_PIPS = 6
SHAPES = {
    "arms": "M7.5 12.6C4.6 13 3.7 15 3.4 17.5L1.9 27.6L4.6 28.2L8.2 18ZM22.5 12.6C25.4 13 26.3 15 26.6 17.5"
    "L28.1 27.6L25.4 28.2L21.8 18Z",
    "hands": "M1.7 28.6L4.3 29.2C4.8 31.2 4.3 33.2 2.9 33.4C1.3 33.4 0.9 31 1.7 28.6ZM28.3 28.6L25.7 29.2"
    "C25.2 31.2 25.7 33.2 27.1 33.4C28.7 33.4 29.1 31 28.3 28.6Z",
    "legs": "M9.4 31.2L14.6 31.2L14 41L13.4 50.6L10 50.6L9 41ZM20.6 31.2L15.4 31.2L16 41L16.6 50.6L20 50.6L21 41Z",
    "feet": "M10 51.4L13.4 51.4L13.5 54.6L7.2 54.6C7.2 53.2 8.8 52.6 10 51.4ZM20 51.4L16.6 51.4L16.5 54.6L22.8 54.6"
    "C22.8 53.2 21.2 52.6 20 51.4Z",
    "torso": "M8.4 12.4C12 11.4 18 11.4 21.6 12.4L20.9 22L20.9 30.4L9.1 30.4L9.1 22Z",
    "head": "M15 1C18.2 1 19.4 3.4 19.2 5.8C19 8.4 17.4 10.8 15 10.8C12.6 10.8 11 8.4 10.8 5.8C10.6 3.4 11.8 1 15 1Z",
}
SPOTS = {
    "head": (18, 5),
    "torso": (19, 15.5),
    "arms": (25.5, 21),
    "hands": (27.2, 31),
    "legs": (18.6, 41),
    "feet": (20, 53.4),
}
SHIELD_SHAPE = "M-2.6 -3L2.6 -3L2.6 0C2.6 2 1.2 3.2 0 3.8C-1.2 3.2 -2.6 2 -2.6 0Z"


def armour(rows: Sequence[ArmourRow], words: Words, width: float) -> Block:
    """The body on the left, a row for each part on the right; the shield has no place on the body."""
    names, light, heavy = 35.0, 52.0, 71.0
    parts = [
        text(0, 4, words("hc-sheet-armour"), 4.4, bold=True, fill=BLOOD),
        text(light, 4, words("hc-sheet-light"), 3),
        text(heavy, 4, words("hc-sheet-heavy"), 3),
        line(0, 5.6, width, 5.6, INK, 0.3),
    ]
    tints = {row.id: _tint(row) for row in rows}
    parts.append(moved(0, 7.4, [path(shape, tints.get(part, PAPER), width=0.35) for part, shape in SHAPES.items()]))
    for at, row in enumerate(rows):
        y = 8.0 + ROW * at
        if row.id == SHIELD:
            parts.append(moved(names - 4.5, y + 3.2, [path(SHIELD_SHAPE, _tint(row), width=0.35)]))
        else:
            spot_x, spot_y = SPOTS[row.id]
            parts += [
                path(f"M{spot_x} {spot_y + 7.4:g}L{names - 3:g} {y + 3.4:g}L{names - 1:g} {y + 3.4:g}", width=0.2),
                circle(spot_x, spot_y + 7.4, 0.5, INK),
            ]
        parts.append(text(names, y + 4.6, words.row(row.id), width=16))
        parts.append(moved(light, y + 2.2, _points(row.light, LEATHER)))
        parts.append(moved(heavy, y + 2.2, _points(row.heavy, STEEL)))
    return Block(max(8.0 + ROW * len(rows), 63.0), tuple(parts))


def _tint(row: ArmourRow) -> str:
    return STEEL if row.heavy else LEATHER if row.light else PAPER


def _points(points: int, tint: str) -> list[str]:
    """A box to cross out for each point; very many are a number."""
    if not points:
        return [text(0.4, 2.9, "–", 3.4, fill=FAINT)]
    if points > 2 * MOST_PIPS:
        return [text(0.4, 3, str(points), 3.8, bold=True)]
    side = 2.7 if points <= MOST_PIPS else 2.2
    return [
        box(at % MOST_PIPS * (side + 0.4), at // MOST_PIPS * (side + 0.4) - 0.2, side, False, tint)
        for at in range(points)
    ]
