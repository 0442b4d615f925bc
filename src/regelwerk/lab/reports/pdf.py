"""A report as pages to print, set by Typst: the same words, tables and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from regelwerk.engine.screen.printing import Printing
from regelwerk.lab.reports.parts import Report, Section


def printing(reports: Sequence[Report]) -> Printing:
    """A report as pages, one language after the other."""
    template = files("regelwerk.lab.reports").joinpath("report.typ").read_text("utf-8")
    return Printing(template, {"reports": [_report(one) for one in reports]}, len(reports), 0)


def _report(report: Report) -> dict[str, Any]:
    return {
        "lang": report.lang,
        "title": report.title,
        "lead": list(report.lead),
        "sections": [_section(section) for section in report.sections],
        "facts": [list(fact) for fact in report.facts],
        "foot": report.foot,
    }


def _section(section: Section) -> dict[str, Any]:
    table = section.table
    return {
        "heading": section.heading,
        "text": list(section.text),
        "picture": section.picture().svg() if section.picture is not None else "",
        "head": list(table.head) if table is not None else [],
        "rows": [[[cell.text, cell.shade] for cell in row] for row in table.rows] if table is not None else [],
        "after": list(section.after),
    }
