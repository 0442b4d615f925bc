"""Results as plain data: what `--json` prints and what a browser draws from."""

from __future__ import annotations

from typing import Any

from regelwerk.lab.estimate import Estimate
from regelwerk.lab.reports.building import report
from regelwerk.lab.reports.parts import Report, Table
from regelwerk.lab.studies.results import Results
from regelwerk.lab.studies.study import to_plain

MOST_MEASURES = 60


def plain_results(results: Results, lang: str) -> dict[str, Any]:
    """The study, the numbers of every variant, and the report in one language as tables."""
    study = results.study
    return {
        "study": to_plain(study),
        "digest": study.digest,
        "is_over": results.is_over,
        "games": results.games,
        "failed": results.failed,
        "measure": study.measure,
        "variants": [_variant(results, number) for number in results.variants],
        "report": plain_report(report(results, lang)),
    }


def _variant(results: Results, number: int) -> dict[str, Any]:
    sums = results.plan.sums[number]
    names = list(sums.exact or sums.sums)[:MOST_MEASURES]
    if results.study.measure not in names:
        names.append(results.study.measure)
    data: dict[str, Any] = {
        "number": number,
        "changes": results.study.variant(number).changes,
        "exact": results.is_exact(number),
        "games": sums.games,
        "failed": sums.failures,
        "measures": {name: plain_estimate(results.estimate(number, name)) for name in names},
    }
    if results.study.is_paired and number:
        data["difference"] = plain_estimate(results.difference(number))
        data["changed"] = sums.paired - sums.same
    return data


def plain_estimate(found: Estimate | None) -> list[float] | None:
    """The value and the two ends of its interval."""
    return None if found is None else [found.value, found.low, found.high]


def plain_report(found: Report) -> dict[str, Any]:
    """A report as data; pictures are drawn from the numbers by whoever shows it."""
    return {
        "lang": found.lang,
        "title": found.title,
        "lead": list(found.lead),
        "sections": [
            {
                "heading": section.heading,
                "text": list(section.text),
                "table": None if section.table is None else _table(section.table),
                "after": list(section.after),
            }
            for section in found.sections
        ],
        "facts": [list(fact) for fact in found.facts],
    }


def _table(table: Table) -> dict[str, Any]:
    rows = [[{"text": cell.text, "shade": cell.shade, "strong": cell.strong} for cell in row] for row in table.rows]
    return {"head": list(table.head), "rows": rows}
