"""A report as one self-contained HTML file, for light and dark screens, phones and paper."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING

from regelwerk.cli.reports.game.chart import inline_chart, inline_swatch

if TYPE_CHECKING:
    from regelwerk.cli.reports.game.report import GameReport, Line, Section

STYLE = """
:root { color-scheme: light dark; }
:root { --paper: #fdfcfa; --ink: #22201d; --soft: #6b655d; --faint: #ddd7cd; --mark: #8a3b12; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 Georgia, "Times New Roman", serif; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: break-word; }
h1, h2, h3, h4, table, .system, .cite, .legend { font-family: system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.25rem; margin: 2.2rem 0 .6rem; padding-bottom: .25rem; border-bottom: 2px solid var(--mark); }
h3 { font-size: 1.05rem; margin: 1.4rem 0 .4rem; }
h2 ~ h3, h4 { font-size: .95rem; margin: 1.2rem 0 .4rem; }
.system, .dice, .quiet { color: var(--soft); }
.system { margin: .2rem 0 1rem; }
.notice { border-left: 4px solid var(--mark); padding: .3rem .8rem; font-style: italic; }
ul.events { list-style: none; margin: 0; padding: 0; }
ul.events li { padding: .15rem 0 .15rem 1rem; text-indent: -1rem; }
li.dice { font-size: .88rem; }
li.note { color: var(--soft); }
.cite { color: var(--soft); font-size: .72rem; white-space: nowrap; margin-left: .35rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .9rem .25rem 0; text-align: right; border-bottom: 1px solid var(--faint); }
th:first-child, td:first-child { text-align: left; }
th { color: var(--soft); font-weight: 500; }
tbody th { color: var(--ink); font-weight: 400; }
tr.out th, tr.out td { color: var(--soft); }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr)); gap: .5rem; }
.charts svg { width: 100%; max-width: 27rem; height: auto; }
.legend { list-style: none; font-size: .85rem; }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; padding: 0; margin: 0; }
.legend svg { vertical-align: middle; margin-right: .3rem; }
.ending { font-weight: 600; }
@media screen and (prefers-color-scheme: dark) {
  :root { --paper: #191817; --ink: #ebe6de; --soft: #a8a096; --faint: #3d3a36; --mark: #e08a55; }
  .ink { fill: var(--ink); } .faint { stroke: var(--faint); }
  .s0 { stroke: #56b4e9; fill: #56b4e9; }
  .s1 { stroke: #ff8c42; fill: #ff8c42; }
  .s2 { stroke: #2ecc9a; fill: #2ecc9a; }
  .s3 { stroke: #e58fc2; fill: #e58fc2; }
  .s4 { stroke: #e6c34a; fill: #e6c34a; }
  .s5 { stroke: #c8c8c8; fill: #c8c8c8; }
  .s6 { stroke: #9fd8ff; fill: #9fd8ff; }
}
@media print {
  body { font-size: 10.5pt; } main { max-width: none; padding: 0; }
  h2, h3, h4 { break-after: avoid; } table, .charts svg, li { break-inside: avoid; }
}
"""


def html(report: GameReport) -> str:
    head = (
        f'<!doctype html>\n<html lang="{report.voice.lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(report.title)}</title>\n<style>{STYLE}</style>\n</head>\n"
    )
    return f"{head}<body>\n<main>\n{chr(10).join(_blocks(report))}\n</main>\n</body>\n</html>\n"


def _blocks(report: GameReport) -> Iterator[str]:
    yield f'<h1>{escape(report.title)}</h1>\n<p class="system">{escape(report.system)}</p>'
    for notice in report.notices:
        yield f'<p class="notice">{escape(notice)}</p>'
    if report.introduction:
        yield f"<p>{escape(report.introduction)}</p>"
    for section in report.sections:
        yield from _section(report, section)
    if len(report.course) > 1 and report.figures:
        yield f"<section>\n<h2>{escape(report.voice.text('cli-report-course'))}</h2>"
        yield from _charts(report)
        yield "</section>"
    if report.ending is not None:
        yield f"<section>\n<h2>{escape(report.voice.text('cli-report-end'))}</h2>"
        yield f'<p class="ending">{_cited(report.ending)}</p>\n</section>'


def _section(report: GameReport, section: Section) -> Iterator[str]:
    yield f'<section id="r{section.at}">'
    if section.caption:
        yield f"<h2>{escape(section.caption)}</h2>"
    level = 3 if section.part else 2
    if section.heading:
        yield f"<h{level}>{escape(section.heading)}</h{level}>"
    if section.lines:
        items = (f'<li class="{escape(line.kind, quote=True)}">{_cited(line)}</li>' for line in section.lines)
        yield f'<ul class="events">\n{chr(10).join(items)}\n</ul>'
    if section.rows and report.figures:
        yield f"<h{level + 1}>{escape(section.standings_heading)}</h{level + 1}>"
        yield "\n".join(_table(report, section))
    yield "</section>"


def _cited(line: Line) -> str:
    rule = f' <span class="cite">{escape(line.rule)}</span>' if line.rule else ""
    return escape(line.text) + rule


def _table(report: GameReport, section: Section) -> Iterator[str]:
    heads = [report.voice.text("cli-report-who"), *report.figures]
    yield '<div class="wide"><table>\n<thead><tr>'
    yield "".join(f'<th scope="col">{escape(head)}</th>' for head in heads) + "</tr></thead>\n<tbody>"
    for row in section.rows:
        out = f" ({escape(report.voice.text('cli-report-out'))})" if row.out else ""
        cells = "".join(f"<td>{cell}</td>" for cell in row.cells)
        kind = ' class="out"' if row.out else ""
        yield f'<tr{kind}><th scope="row">{escape(row.name)}{out}</th>{cells}</tr>'
    yield "</tbody></table></div>"


def _charts(report: GameReport) -> Iterator[str]:
    charts = report.charts()
    yield f'<div class="charts">{"".join(inline_chart(chart, report.axis) for chart in charts)}</div>'
    items = (f"<li>{inline_swatch(n)}{escape(line.name)}</li>" for n, line in enumerate(charts[0].lines))
    yield f'<ul class="legend">{"".join(items)}</ul>'
