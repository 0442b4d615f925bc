"""Reports of the laboratory for the browser: sentences and tables as the lab makes them, pictures as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regelwerk.lab.estimate import Estimate
from regelwerk.lab.reports.building import report
from regelwerk.lab.reports.parts import Section, Table
from regelwerk.lab.reports.words import Words
from regelwerk.lab.studies import findings
from regelwerk.lab.studies.plans import Bisection
from regelwerk.lab.studies.playing import ANSWERS, ROUNDS
from regelwerk.lab.studies.results import Results
from regelwerk.lab.studies.study import Axis
from regelwerk.table.wire.pages.workshop import (
    BarsPicture,
    HeatCell,
    HeatPicture,
    LabCell,
    LabFact,
    LabReport,
    LabSection,
    LabTable,
    LinePoint,
    LinesPicture,
    PictureBar,
)

Picture = HeatPicture | LinesPicture | BarsPicture
MOST_BARS = 24


def report_of(results: Results, lang: str) -> LabReport:
    """What a study has found so far, with its pictures in the sections that they belong to."""
    found = report(results, lang)
    words = Words(results.study, lang)
    pictures = _pictures(results, words, found.sections)
    # How far it is, and how it goes on, the page itself says.
    unfinished = words.text("lab-unfinished", games=results.games)
    return LabReport(
        title=found.title,
        lead=[sentence for sentence in found.lead if sentence != unfinished],
        sections=[
            LabSection(
                heading=section.heading,
                text=list(section.text),
                picture=pictures[number] if number < len(pictures) else None,
                table=None if section.table is None else _table(section.table),
                after=list(section.after),
            )
            for number, section in enumerate(found.sections)
        ],
        facts=[LabFact(name=name, value=value) for name, value in found.facts],
        foot=found.foot,
    )


def _table(table: Table) -> LabTable:
    rows = [[LabCell(text=one.text, shade=one.shade, strong=one.strong) for one in row] for row in table.rows]
    return LabTable(head=list(table.head), rows=rows)


def _pictures(results: Results, words: Words, sections: Sequence[Section]) -> list[Picture]:
    """The pictures of the first sections; the later ones have none."""
    study = results.study
    if not sections or not (study.compares_odds or any(results.estimate(one) is not None for one in results.variants)):
        return []
    match study.kind:
        case "matrix":
            return [_matrix(results, words)]
        case "sweep" if len(study.axes) == 2 and not study.variants:
            return [_grid(results, words)]
        case "sweep" if len(study.axes) == 1:
            return [_lines(results, words, sections[0].heading)]
        case "compare" if study.compares_odds:
            return _bars(_changed_odds(results, words), sections[0].heading, is_share=False)
        case "compare" | "sensitivity":
            return _bars(_effects(results, words), sections[0].heading, is_share=words.is_share(study.measure))
        case "balance" if isinstance(results.plan, Bisection):
            return [_tested(results, words)]
        case "explore":
            return _spreads(results, words, sections)
    return []


def _matrix(results: Results, words: Words) -> Picture:
    found, measure = findings.matrix(results), results.study.measure
    down, across = results.study.axes
    return HeatPicture(
        row_title=words.path(down.path),
        column_title=words.path(across.path),
        rows=[words.name(row) for row in found.rows],
        columns=[words.name(column) for column in found.columns],
        cells=[[_cell(found.cells[row, column], words, measure) for column in found.columns] for row in found.rows],
        is_share=words.is_share(measure),
    )


def _grid(results: Results, words: Words) -> Picture:
    measure = results.study.measure
    down, across = results.study.axes
    wide = len(across.values)
    return HeatPicture(
        row_title=words.path(down.path),
        column_title=words.path(across.path),
        rows=[words.value(value) for value in down.values],
        columns=[words.value(value) for value in across.values],
        cells=[
            [_cell(results.estimate(y * wide + x), words, measure) for x in range(wide)]
            for y in range(len(down.values))
        ],
        is_share=words.is_share(measure),
    )


def _cell(found: Estimate | None, words: Words, measure: str) -> HeatCell | None:
    return None if found is None else HeatCell(value=found.value, text=words.estimate(found, measure))


def _lines(results: Results, words: Words, heading: str) -> Picture:
    study = results.study
    (axis,) = study.axes
    known = [
        (axis.values.index(study.variant(number).changes[axis.path]), found)
        for number in results.variants
        if (found := results.estimate(number)) is not None
    ]
    return LinesPicture(
        x_title=words.path(axis.path),
        y_title=heading,
        points=[_point(words, axis, at, found, study.measure) for at, found in sorted(known, key=lambda one: one[0])],
        is_joined=_is_numeric(axis),
        is_share=words.is_share(study.measure),
    )


def _is_numeric(axis: Axis) -> bool:
    return all(isinstance(value, int | float) and not isinstance(value, bool) for value in axis.values)


def _point(words: Words, axis: Axis, at: int, found: Estimate, measure: str) -> LinePoint:
    value = axis.values[at]
    return LinePoint(
        at=float(value) if _is_numeric(axis) else float(at),
        label=words.value(value),
        value=found.value,
        low=found.low,
        high=found.high,
        text=words.estimate(found, measure),
    )


def _tested(results: Results, words: Words) -> Picture:
    study, found = results.study, findings.balanced(results)
    (axis,) = study.axes
    return LinesPicture(
        x_title=words.path(axis.path),
        y_title=words.measure(study.measure),
        points=[
            _point(words, axis, axis.values.index(value), estimate, study.measure)
            for value, estimate, _ in found.tested
            if estimate is not None
        ],
        is_joined=False,
        is_share=words.is_share(study.measure),
        target=study.target,
        bracket=[float(found.low), float(found.high)] if found.is_bracketed else [],
    )


def _bars(bars: list[PictureBar], title: str, *, is_share: bool) -> list[Picture]:
    return [BarsPicture(title=title, bars=bars, is_share=is_share)] if bars else []


def _effects(results: Results, words: Words) -> list[PictureBar]:
    """What each change does to the measure, as far as it does anything."""
    measure = results.study.measure
    return [
        _bar(
            _change(words, one.path, one.value), one.difference, words.difference(one.difference, measure), one.verdict
        )
        for one in findings.effects(results)
        if one.difference is not None and one.verdict != "none"
    ][:MOST_BARS]


def _change(words: Words, path: str, value: Any) -> str:
    return f"{words.path(path)} = {words.value(value)}"


def _bar(label: str, found: Estimate, text: str, verdict: str) -> PictureBar:
    return PictureBar(label=label, value=found.value, low=found.low, high=found.high, text=text, sure=verdict == "sure")


def _changed_odds(results: Results, words: Words) -> list[PictureBar]:
    bars = []
    for one in findings.changed_odds(results)[0][:MOST_BARS]:
        change = one.after - one.before
        given = ", ".join(words.name(str(value)) for value in one.given.values())
        estimate = Estimate(change, change, change)
        label = f"{given}: {one.label.get(words.lang, one.question)}"
        bars.append(_bar(label, estimate, words.difference(estimate, "mean"), "sure"))
    return bars


def _spreads(results: Results, words: Words, sections: Sequence[Section]) -> list[Picture]:
    """How lengths are spread over the games: as many groups as the tables of the first sections have rows."""
    found = findings.explored(results)
    pictures: list[Picture] = []
    for measure, section in zip((one for one in (ROUNDS, ANSWERS) if one in found.values), sections, strict=False):
        assert section.table is not None
        labels = [row[0].text for row in section.table.rows]
        shares = _grouped(found.values[measure], found.games, labels)
        bars = [
            PictureBar(label=label, value=share, low=share, high=share, text=words.percent(share))
            for label, share in zip(labels, shares, strict=True)
        ]
        pictures += _bars(bars, words.measure(measure), is_share=True)
    return pictures


def _grouped(values: dict[int, int], games: int, labels: Sequence[str]) -> list[float]:
    """The share of games within each label, `3` or `3–5`."""
    shares = []
    for label in labels:
        low, _, high = label.partition("–")
        shares.append(sum(values.get(one, 0) for one in range(int(low), int(high or low) + 1)) / games)
    return shares
