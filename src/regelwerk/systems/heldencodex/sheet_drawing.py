"""Shapes of the drawn sheet, in millimetres: text, boxes, rings, and blocks of them that stand one below the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import cos, pi, sin
from typing import NamedTuple

INK, FAINT, PAPER = "#2b2420", "#c9bda6", "#ffffff"
BLOOD, HERB, STEEL, LEATHER = "#8f2f22", "#3f6b3a", "#c3ccd2", "#ecdcbc"
SERIF = "Georgia, 'Times New Roman', 'Liberation Serif', serif"
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


def box(x: float, y: float, side: float, is_crossed: bool, fill: str = PAPER) -> str:
    """A box for one point; a point that is gone is crossed out."""
    name = "point lost" if is_crossed else "point"
    frame = (
        f'<rect class="{name}" x="{number(x)}" y="{number(y)}" width="{number(side)}" height="{number(side)}" rx="0.6"'
    )
    if not is_crossed:
        return f'{frame} fill="{fill}" stroke="{INK}" stroke-width="0.3"/>'
    near, far = side * 0.22, side * 0.78
    cross = f"M{_at(x + near, y + near)}L{_at(x + far, y + far)}M{_at(x + far, y + near)}L{_at(x + near, y + far)}"
    crossed = path(cross, stroke=PAPER, width=0.55, more=' stroke-linecap="round"')
    return f'{frame} fill="{BLOOD}" stroke="{INK}" stroke-width="0.3"/>{crossed}'


def circle(x: float, y: float, radius: float, fill: str = PAPER, stroke: str = INK, more: str = "") -> str:
    place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f'<circle {place} fill="{fill}" stroke="{stroke}" stroke-width="0.3"{more}/>'


def ring(marks: Sequence[bool], inside: float, outside: float) -> Iterable[str]:
    """Segments of a ring around the origin, from the top clockwise; what is marked is filled."""
    each = 2 * pi / len(marks)
    for at, is_marked in enumerate(marks):
        fill, more = (BLOOD, ' class="segment marked"') if is_marked else (PAPER, ' class="segment"')
        if len(marks) == 1:
            yield path(_whole(inside, outside), fill, more=f'{more} fill-rule="evenodd"')
        else:
            yield path(_sector(inside, outside, at * each, (at + 1) * each), fill, more=more)


def _whole(inside: float, outside: float) -> str:
    return "".join(
        f"M{_at(0, -r)}A{number(r)} {number(r)} 0 1 1 {_at(0, r)}A{number(r)} {number(r)} 0 1 1 {_at(0, -r)}Z"
        for r in (inside, outside)
        if r
    )


def _sector(inside: float, outside: float, start: float, end: float) -> str:
    """One segment, a little smaller than its place so that neighbours stand apart."""
    apart = 0.35

    def edge(radius: float, angle: float, turn: float) -> str:
        turned = angle + turn * min(apart / radius, (end - start) / 4) if radius else angle
        return _at(radius * sin(turned), -radius * cos(turned))

    large = int(end - start > pi)
    outer = f"M{edge(outside, start, 1)}A{number(outside)} {number(outside)} 0 {large} 1 {edge(outside, end, -1)}"
    if not inside:
        middle = (start + end) / 2
        return f"{outer}L{_at(apart * sin(middle), -apart * cos(middle))}Z"
    inner = f"L{edge(inside, end, -1)}A{number(inside)} {number(inside)} 0 {large} 0 {edge(inside, start, 1)}Z"
    return outer + inner


def _at(x: float, y: float) -> str:
    return f"{number(x)} {number(y)}"
