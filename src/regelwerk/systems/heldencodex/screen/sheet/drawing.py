"""Shapes of the drawn sheet, in millimetres: boxes to cross out, and rings of segments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin

from regelwerk.engine.screen.drawing import INK, PAPER, number, path

BLOOD, HERB, STEEL, LEATHER = "#8f2f22", "#3f6b3a", "#c3ccd2", "#ecdcbc"
SERIF = "Georgia, 'Times New Roman', 'Liberation Serif', serif"


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
