"""A debriefing as one self-contained HTML file, for light and dark screens, phones and paper."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from regelwerk.players.analysis.telling import Debriefing, Item, Section, Table

WIDTH, HEIGHT = 640, 260
LEFT, RIGHT, TOP, BOTTOM = 52, 12, 12, 30
DASHES = ("", "7 4", "2 4", "10 3 2 3")
LABELS = 8
"""About so many rounds are named below the curve."""
COLOURS = 6

STYLE = """
:root { color-scheme: light dark; }
:root { --paper: #fdfcfa; --ink: #22201d; --soft: #5f594f; --faint: #ddd7cd; --mark: #8a3b12; }
:root { --c0: #0b5c94; --c1: #a8440a; --c2: #00705a; --c3: #8a3d76; --c4: #6b5900; --c5: #4a4a4a; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 Georgia, "Times New Roman", serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: break-word; }
h1, h2, table, .when, .legend, svg { font-family: system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .6rem; padding-bottom: .25rem; border-bottom: 2px solid var(--mark); }
.ending { font-weight: 600; }
.notice { border-left: 4px solid var(--mark); padding: .3rem .8rem; font-style: italic; }
.when { color: var(--soft); font-size: .85rem; }
ol { padding-left: 1.3rem; }
li { margin-bottom: .7rem; }
li ul { list-style: none; padding-left: 1rem; color: var(--soft); font-size: .92rem; }
li ul li { margin: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .9rem .25rem 0; text-align: right; border-bottom: 1px solid var(--faint); }
th:first-child { text-align: left; }
th { font-weight: 500; }
svg { width: 100%; height: auto; }
svg text { fill: var(--soft); font-size: 13px; }
.grid { stroke: var(--faint); }
.line { fill: none; stroke-width: 2.5; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; padding: 0; font-size: .9rem; }
.legend svg { width: 28px; height: 12px; margin-right: .4rem; }
@media screen and (prefers-color-scheme: dark) {
  :root { --paper: #191817; --ink: #ebe6de; --soft: #b3aba0; --faint: #3d3a36; --mark: #e08a55; }
  :root { --c0: #56b4e9; --c1: #ff8c42; --c2: #2ecc9a; --c3: #e58fc2; --c4: #e6c34a; --c5: #c8c8c8; }
}
@media print {
  main { max-width: none; padding: 0; } h2 { break-after: avoid; } li, table, svg { break-inside: avoid; }
}
"""


def html(page: Debriefing) -> str:
    """The whole file."""
    head = (
        f'<!doctype html>\n<html lang="{page.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(page.title)}</title>\n<style>{STYLE}</style>\n</head>\n"
    )
    return f"{head}<body>\n<main>\n{chr(10).join(_blocks(page))}\n</main>\n</body>\n</html>\n"


def _blocks(page: Debriefing) -> Iterator[str]:
    yield f"<h1>{escape(page.title)}</h1>"
    if page.ending:
        yield f'<p class="ending">{escape(page.ending)}</p>'
    if page.notice:
        yield f'<p class="notice">{escape(page.notice)}</p>'
    for section in page.sections:
        yield f'<section id="{section.id}">\n<h2>{escape(section.heading)}</h2>'
        yield from (f"<p>{escape(text)}</p>" for text in section.texts)
        if section.id == "curve":
            yield from _curve(page, section)
        if section.table is not None:
            yield "\n".join(_table(section.table))
        if section.items:
            yield f"<ol>\n{chr(10).join(map(_item, section.items))}\n</ol>"
        yield "</section>"


def _item(item: Item) -> str:
    lines = "".join(f"<li>{escape(line)}</li>" for line in item.lines)
    more = f"<ul>{lines}</ul>" if lines else ""
    return f'<li><span class="when">{escape(item.when)}</span><br>{escape(item.text)}{more}</li>'


def _table(table: Table) -> Iterator[str]:
    yield '<div class="wide"><table>\n<thead><tr>'
    yield "".join(f'<th scope="col">{escape(head)}</th>' for head in table.heads) + "</tr></thead>\n<tbody>"
    for name, *cells in table.rows:
        yield f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}</tr>'
    yield "</tbody></table></div>"


def _curve(page: Debriefing, section: Section) -> Iterator[str]:
    """The chances from step to step; the table below says the same in numbers."""
    steps = max(1, len(page.curve) - 1)

    def x(number: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / steps

    def y(chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

    parts = [
        f'<path class="grid" d="M{LEFT} {y(share):.1f}H{WIDTH - RIGHT}"/>'
        f'<text x="{LEFT - 8}" y="{y(share) + 4:.1f}" text-anchor="end">{share * 100:.0f} %</text>'
        for share in (0.0, 0.5, 1.0)
    ]
    parts += [
        f'<text x="{x(number):.1f}" y="{HEIGHT - 8}" text-anchor="middle">{escape(when)}</text>'
        for number, when in _labels(page)
    ]
    for party in range(len(page.parties)):
        way = "".join(
            f"{'L' if number else 'M'}{x(number):.1f} {y(point.chances[party]):.1f}"
            for number, point in enumerate(page.curve)
        )
        parts.append(_line(party, way))
    label = escape(section.heading, quote=True)
    yield f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(parts)}</svg>'
    items = "".join(
        f'<li><svg viewBox="0 0 28 12" aria-hidden="true">{_line(number, "M1 6H27")}</svg>{escape(name)}</li>'
        for number, name in enumerate(page.parties)
    )
    yield f'<ul class="legend">{items}</ul>'


def _line(party: int, way: str) -> str:
    dash = DASHES[party % len(DASHES)]
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path class="line" style="stroke:var(--c{party % COLOURS})" d="{way}"{dashed}/>'


def _labels(page: Debriefing) -> list[tuple[int, str]]:
    """Where rounds begin, as many of them as can be read."""
    begins = [
        (number, point.when)
        for number, point in enumerate(page.curve)
        if number and point.when != page.curve[number - 1].when
    ]
    return begins[:: max(1, -(-len(begins) // LABELS))]
