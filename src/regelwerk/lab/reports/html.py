"""A report as one HTML page that needs nothing else: words in both languages, tables, pictures inside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from regelwerk.lab.reports.parts import Cell, Report, Section, Table
from regelwerk.languages import DEFAULT_LANGUAGE, language_name

STYLE = """
:root { color-scheme: light dark; --ink: #1c1c1c; --paper: #fff; --line: #d0d0d0; --soft: #666; --heat: 30, 110, 180 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e8e8; --paper: #16181b; --line: #44484e; --soft: #a0a0a0 } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto;
  max-width: 60rem; padding: 1rem }
input[name=lang] { position: absolute; opacity: 0 }
label { border: 1px solid var(--line); border-radius: .4rem; padding: .15rem .6rem; cursor: pointer }
input:checked + label { font-weight: 700; border-color: var(--ink) }
input:focus-visible + label { outline: 2px solid #3fa0da; outline-offset: 2px }
article { display: none }
#de:checked ~ article[lang=de], #en:checked ~ article[lang=en] { display: block }
h1 { font-size: 1.6rem; line-height: 1.25 } h2 { font-size: 1.2rem; margin-top: 2rem }
.lead { font-size: 1.1rem }
.wide { overflow-x: auto }
table { border-collapse: collapse; margin: .8rem 0; font-variant-numeric: tabular-nums }
th, td { border-bottom: 1px solid var(--line); padding: .2rem .6rem; text-align: left; vertical-align: top }
thead th { color: var(--soft); font-weight: 600 }
figure { margin: 1rem 0; background: #fff; border-radius: .3rem; padding: .3rem; width: fit-content; max-width: 100% }
figure svg { max-width: 100%; height: auto }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem } dt { color: var(--soft) } dd { margin: 0 }
code { overflow-wrap: anywhere }
@media print { input, label { display: none } article { display: block; break-before: page } body { max-width: none } }
"""


def page(reports: Sequence[Report], shown: str = DEFAULT_LANGUAGE) -> str:
    """One page with a report in each language; the reader switches between them."""
    switches = "".join(
        f'<input type="radio" name="lang" id="{one.lang}"{" checked" if one.lang == shown else ""}>'
        f'<label for="{one.lang}" lang="{one.lang}">{language_name(one.lang)}</label> '
        for one in reports
    )
    title = next(one.title for one in reports if one.lang == shown)
    articles = "\n".join(_article(one) for one in reports)
    return (
        f'<!doctype html>\n<html lang="{shown}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n{switches}\n{articles}\n</html>\n"
    )


def _article(report: Report) -> str:
    lead = "".join(f'<p class="lead">{escape(sentence)}</p>' for sentence in report.lead)
    sections = "\n".join("\n".join(_section(section)) for section in report.sections)
    facts = "".join(f"<dt>{escape(name)}</dt><dd>{_fact(value)}</dd>" for name, value in report.facts)
    return (
        f'<article lang="{report.lang}">\n<h1>{escape(report.title)}</h1>\n{lead}\n{sections}\n'
        f"<section><h2>{escape(report.foot)}</h2><dl>{facts}</dl></section>\n</article>"
    )


def _fact(value: str) -> str:
    return f"<code>{escape(value)}</code>" if value.startswith("regelwerk lab ") else escape(value)


def _section(section: Section) -> Iterator[str]:
    yield f"<section><h2>{escape(section.heading)}</h2>"
    yield from (f"<p>{escape(sentence)}</p>" for sentence in section.text)
    if section.picture is not None:
        svg = section.picture().svg()
        # The table below says the same, so the picture is nothing for a screen reader.
        yield f'<figure aria-hidden="true">{svg[svg.index("<svg") :]}</figure>'
    if section.table is not None:
        yield f'<div class="wide" tabindex="0">{_table(section.table)}</div>'
    yield from (f"<p>{escape(sentence)}</p>" for sentence in section.after)
    yield "</section>"


def _table(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in table.head)
    body = "".join(f"<tr>{_row(row)}</tr>" for row in table.rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _row(row: Sequence[Cell]) -> str:
    first, *rest = row
    weight = "" if first.strong else ' style="font-weight:400"'
    return f'<th scope="row"{weight}>{escape(first.text)}</th>' + "".join(_cell(cell) for cell in rest)


def _cell(cell: Cell) -> str:
    shade = f' style="background:rgba(var(--heat),{0.65 * cell.shade:.2f})"' if cell.shade is not None else ""
    return f"<td{shade}>{escape(cell.text)}</td>"
