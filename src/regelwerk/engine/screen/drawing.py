"""Shapes of drawn sheets, in millimetres: text, lines, and blocks of them that stand one below the other."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import NamedTuple

INK, FAINT, PAPER = "#2b2420", "#c9bda6", "#ffffff"
PAGE, PAPER_HEIGHT, MARGIN = 210.0, 297.0, 14.0
"""A sheet is a page of A4 in portrait."""
EM = 0.54
"""About how wide a letter is, in parts of its size."""
SMALLEST = 0.72
"""Text that does not fit shrinks to this part of its size, and is then cut."""


class Block(NamedTuple):
    """Something drawn from its upper left corner, and how tall it is."""

    height: float
    body: tuple[str, ...] = ()


def number(value: float) -> str:
    """A length with at most two decimal places."""
    return f"{round(value, 2) + 0.0:g}"


def moved(x: float, y: float, parts: Iterable[str]) -> str:
    return f'<g transform="translate({number(x)} {number(y)})">{"".join(parts)}</g>'


def stacked(blocks: Iterable[Block], gap: float = 5.0) -> Block:
    """Blocks one below the other; empty ones take no room."""
    y, parts = 0.0, []
    for block in blocks:
        if block.height:
            parts.append(moved(0, y, block.body))
            y += block.height + gap
    return Block(max(0.0, y - gap), tuple(parts))


def text(
    x: float,
    y: float,
    words: str,
    size: float = 3.4,
    *,
    width: float = 0.0,
    anchor: str = "start",
    fill: str = INK,
    bold: bool = False,
    italic: bool = False,
) -> str:
    """One line of text on its base line; with a width it is made to fit."""
    words, size = fitted(words, size, width)
    looks = ' font-weight="bold"' * bold + ' font-style="italic"' * italic
    looks += f' text-anchor="{anchor}"' if anchor != "start" else ""
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    return f'<text {place} fill="{fill}"{looks}>{escape(words, quote=False)}</text>'


def fitted(words: str, size: float, width: float) -> tuple[str, float]:
    """The text and size that fit: smaller first, then shorter."""
    wanted = len(words) * size * EM
    if not width or wanted <= width:
        return words, size
    if wanted * SMALLEST <= width:
        return words, size * width / wanted
    most = max(1, int(width / (size * SMALLEST * EM)))
    return words[: most - 1] + "…", size * SMALLEST


def line(x1: float, y1: float, x2: float, y2: float, stroke: str = FAINT, width: float = 0.2) -> str:
    ends = " ".join(
        f'{name}="{number(at)}"' for name, at in zip(("x1", "y1", "x2", "y2"), (x1, y1, x2, y2), strict=True)
    )
    return f'<line {ends} stroke="{stroke}" stroke-width="{width}"/>'


def path(d: str, fill: str = "none", stroke: str = INK, width: float = 0.3, more: str = "") -> str:
    return f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width}"{more}/>'


def page(drawn: Block, title: str, lang: str, font: str) -> str:
    """A drawing as a file of its own: one page, which is longer where it has to be."""
    height = max(PAPER_HEIGHT, drawn.height + 2 * MARGIN)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{PAGE:g}mm" height="{height:g}mm" '
        f'viewBox="0 0 {PAGE:g} {height:g}" font-family="{font}" role="img" xml:lang="{lang}">\n'
        f"<title>{escape(title)}</title>\n"
        f'<rect width="{PAGE:g}" height="{height:g}" fill="{PAPER}"/>\n'
        f"{moved(MARGIN, MARGIN, drawn.body)}\n</svg>\n"
    )
