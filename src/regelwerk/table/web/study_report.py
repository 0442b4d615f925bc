"""The report of a study as one self-contained HTML file."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from regelwerk.engine.book.messages import phrasebook
from regelwerk.table.errors import TABLE
from regelwerk.table.wire.pages.studies import StudyReport

STYLE = """
:root { color-scheme: light dark; }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem; font: 1rem/1.55 Georgia, serif; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem 1rem .25rem 0; text-align: left; border-bottom: 1px solid #8886; }
"""


def page(report: StudyReport, lang: str) -> str:
    """The whole file."""

    def word(key: str) -> str:
        return phrasebook(lang, TABLE).text(key)

    winners = ((one.name, one.text) for one in report.winners)
    courses = ((one.name, one.still.text, *one.means) for one in report.courses)
    return "\n".join(
        (
            "<!doctype html>",
            f'<html lang="{escape(lang)}"><head><meta charset="utf-8"><title>{escape(report.title)}</title>',
            f"<style>{STYLE}</style></head><body>",
            f"<h1>{escape(report.title)}</h1>",
            _table((word("table-many-winner"), word("table-many-how-often")), winners),
            f"<p>{escape(report.rounds)}</p>",
            _table((word("table-many-who"), word("table-many-still"), *report.figures), courses),
            f"<p>{escape(report.method)}</p>",
            "</body></html>\n",
        )
    )


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
