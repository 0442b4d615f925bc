"""Small line charts as SVG: one panel for each figure, a line for each participant.

Colours are attributes, which every viewer understands; a page may override them by the classes `s0`, `s1`, ...
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import count

from regelwerk.lab.plot import COLOURS

WIDTH, HEIGHT = 340, 210
LEFT, RIGHT, TOP, BOTTOM = 38, 14, 30, 38
MOST_TICKS = 6
MOST_MARKS = 40
DASHES = ("", "6 3", "2 3")
INK, FAINT, PAPER = "#333333", "#d5d5d5", "#ffffff"
FONT = "system-ui, sans-serif"
# Around the middle of each mark, so that lines can be told apart without colours.
SHAPES = (
    "M-3.2 0a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0z",
    "M-3 -3h6v6h-6z",
    "M0 -4l4 7h-8z",
    "M0 -4.2l4.2 4.2l-4.2 4.2l-4.2 -4.2z",
    "M0 4l4 -7h-8z",
    "M-1.2 -4h2.4v2.8h2.8v2.4h-2.8v2.8h-2.4v-2.8h-2.8v-2.4h2.8z",
    "M-4 -1.6h8v3.2h-8z",
)
FALLEN = "M-4 -4L4 4M-4 4L4 -4"
LEGEND_ROW, SWATCH = 20, 28


@dataclass(frozen=True, slots=True)
class ChartLine:
    """The values of one participant by round; if it is out, the last point is where it fell."""

    name: str
    points: tuple[tuple[int, int], ...]
    is_out: bool = False


@dataclass(frozen=True, slots=True)
class Chart:
    """One figure over the rounds."""

    title: str
    lines: tuple[ChartLine, ...]


def chart_file(charts: Sequence[Chart], axis: str, title: str) -> str:
    """All charts with one legend, as a file of its own."""
    columns = 1 if len(charts) == 1 else 2
    rows = -(-len(charts) // columns)
    names = [line.name for line in charts[0].lines] if charts else []
    per_row = 2 * columns
    legend = -(-len(names) // per_row) * LEGEND_ROW + 12
    width, height = WIDTH * columns, 30 + HEIGHT * rows + legend
    parts = [f'<rect width="{width}" height="{height}" fill="{PAPER}"/>', _text(width / 2, 20, title, 15, "middle")]
    for n, chart in enumerate(charts):
        x, y = WIDTH * (n % columns), 30 + HEIGHT * (n // columns)
        parts.append(_moved(x, y, _panel(chart, axis)))
    for n, name in enumerate(names):
        x, y = 16 + n % per_row * WIDTH // 2, 42 + HEIGHT * rows + LEGEND_ROW * (n // per_row)
        parts.append(_moved(x, y, _swatch(n) + _text(SWATCH + 6, 4, name, 12)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        f' role="img"><title>{escape(title)}</title>{"".join(parts)}</svg>\n'
    )


def inline_chart(chart: Chart, axis: str) -> str:
    """One chart as a part of a page."""
    label = escape(chart.title, quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{_panel(chart, axis)}</svg>'


def inline_swatch(number: int) -> str:
    """The line of a legend, as a part of a page."""
    return f'<svg viewBox="0 -7 {SWATCH} 14" width="{SWATCH}" height="14" aria-hidden="true">{_swatch(number)}</svg>'


def _panel(chart: Chart, axis: str) -> str:
    points = [point for line in chart.lines for point in line.points] or [(0, 0)]
    first, last = min(x for x, _ in points), max(x for x, _ in points)
    low, high = min(0, *(y for _, y in points)), max(1, *(y for _, y in points))
    heights = _ticks(low, high)
    low = min(low, heights[0])

    def at(x: float, y: float) -> tuple[float, float]:
        across = (x - first) / ((last - first) or 1)
        up = (y - low) / (high - low)
        return LEFT + across * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - up * (HEIGHT - TOP - BOTTOM)

    parts = [_text(LEFT, 16, chart.title, 13, weight="600")]
    for y in heights:
        _, down = at(first, y)
        parts.append(_rule(LEFT, down, WIDTH - RIGHT, down))
        parts.append(_text(LEFT - 6, down + 4, str(y), 11, "end"))
    for x in (x for x in _ticks(first, last) if x >= first):
        across, _ = at(x, low)
        parts.append(_text(across, HEIGHT - BOTTOM + 15, str(x), 11, "middle"))
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, axis, 11, "middle"))
    parts += [_course(line, n, [at(x, y) for x, y in line.points]) for n, line in enumerate(chart.lines)]
    return "".join(parts)


def _ticks(low: int, high: int) -> list[int]:
    """Round numbers that cover the range, few enough to be readable."""
    sizes = (factor * 10**power for power in count() for factor in (1, 2, 5))
    step = next(size for size in sizes if high - low < MOST_TICKS * size)
    return list(range(low // step * step, high + 1, step))


def _course(line: ChartLine, number: int, places: Sequence[tuple[float, float]]) -> str:
    """One line with its marks and its name as a tooltip."""
    shapes = [SHAPES[number % len(SHAPES)]] * len(places)
    if line.is_out and places:
        shapes[-1] = FALLEN
    marks = list(zip(places, shapes, strict=True))
    title = f"<title>{escape(line.name)}</title>"
    return _coloured(number, title + _way(number, places) + _marks(marks if len(marks) <= MOST_MARKS else marks[-1:]))


def _swatch(number: int) -> str:
    """A piece of a line with one mark, for the legend."""
    middle = ((SWATCH / 2, 0.0), SHAPES[number % len(SHAPES)])
    return _coloured(number, _way(number, [(0, 0), (SWATCH, 0)]) + _marks([middle]))


def _coloured(number: int, drawing: str) -> str:
    colour = COLOURS[number % len(COLOURS)]
    return f'<g class="s{number % len(COLOURS)}" stroke="{colour}" fill="{colour}">{drawing}</g>'


def _way(number: int, places: Sequence[tuple[float, float]]) -> str:
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    dash = DASHES[number // len(COLOURS) % len(DASHES)]
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<polyline points="{points}" style="fill:none" stroke-width="2"{dashed}/>'


def _marks(marks: Sequence[tuple[tuple[float, float], str]]) -> str:
    return "".join(f'<path d="{shape}" transform="translate({x:.1f} {y:.1f})"/>' for (x, y), shape in marks)


def _moved(x: int, y: int, drawing: str) -> str:
    return f'<g transform="translate({x} {y})">{drawing}</g>'


def _text(x: float, y: float, text: str, size: int, anchor: str = "start", weight: str = "400") -> str:
    return (
        f'<text class="ink" x="{x:g}" y="{y:g}" font-family="{FONT}" font-size="{size}" font-weight="{weight}"'
        f' text-anchor="{anchor}" fill="{INK}">{escape(text)}</text>'
    )


def _rule(x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="faint" x1="{x1:g}" y1="{y1:.1f}" x2="{x2:g}" y2="{y2:.1f}" stroke="{FAINT}"/>'
