"""Shapes of the drawn sheet, in millimetres: boxes with a cut corner, rows of them, and the shield of armour."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.screen.drawing import FAINT, INK, PAPER, Block, line, number, path, text

PETROL, ALARM, MIST = "#0f5563", "#a8321f", "#e7eff0"
SANS = "'Segoe UI', 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif"
BOX, STEP, GROUP, APART = 5.0, 5.8, 5, 1.6
"""The side of a box, from one to the next, and how many stand together before there is a gap."""
SHIELD = "M0 -9L8 -6.5L8 1C8 5.6 4.4 8.6 0 10.4C-4.4 8.6 -8 5.6 -8 1L-8 -6.5Z"


def heading(words: str, width: float, more: str = "") -> list[str]:
    """The heading of a block, over a line; something short may stand at its end."""
    parts = [text(0, 4, words, 4.2, bold=True, fill=PETROL), line(0, 5.6, width, 5.6, PETROL, 0.4)]
    return [*parts, text(width, 4, more, 3.4, anchor="end")] if more else parts


def box(x: float, y: float, mark: str = "") -> str:
    """A box with a cut corner: `marked` is crossed out, `fixed` is full for good, else it waits for a pencil."""
    far_x, far_y, cut = x + BOX, y + BOX, 1.3
    shape = f"M{_at(x + cut, y)}L{_at(far_x, y)}L{_at(far_x, far_y)}L{_at(x, far_y)}L{_at(x, y + cut)}Z"
    fill = {"": PAPER, "marked": ALARM, "fixed": INK}[mark]
    drawn = path(shape, fill, more=f' class="{f"box {mark}".strip()}"')
    if mark != "marked":
        return drawn
    inner = 1.3
    cross = (
        f"M{_at(x + inner, y + inner)}L{_at(far_x - inner, far_y - inner)}"
        f"M{_at(far_x - inner, y + inner)}L{_at(x + inner, far_y - inner)}"
    )
    return drawn + path(cross, stroke=PAPER, width=0.6, more=' stroke-linecap="round"')


def boxes(count: int, marked: int, width: float, fixed: int = 0) -> Block:
    """Rows of boxes in groups: the first are fixed, then come the marked ones."""
    groups = max(1, int((width + APART) // (GROUP * STEP + APART - (STEP - BOX))))
    each = groups * GROUP
    rows = -(-count // each)
    return Block(rows * STEP, tuple(_placed(count, marked, fixed, each)))


def _placed(count: int, marked: int, fixed: int, each: int) -> Iterator[str]:
    for at in range(count):
        column, row = at % each, at // each
        mark = "fixed" if at < fixed else "marked" if at < marked else ""
        yield box(column * STEP + column // GROUP * APART, row * STEP, mark)


def shield(value: int, label: str, is_hard: bool) -> list[str]:
    """An armour value on a shield, around the origin; the hard one is tinted."""
    return [
        path(SHIELD, MIST if is_hard else PAPER, PETROL, 0.9 if is_hard else 0.4),
        text(0, 2.6, str(value), 7, anchor="middle", bold=True),
        text(0, 14.6, label, 3.2, anchor="middle"),
    ]


def rule(width: float, y: float) -> str:
    """A faint line below a row."""
    return line(0, y, width, y, FAINT)


def _at(x: float, y: float) -> str:
    return f"{number(x)} {number(y)}"
