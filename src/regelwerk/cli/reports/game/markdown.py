"""A report as Markdown: headings, lists and tables, with all text escaped."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regelwerk.cli.reports.game.report import GameReport, Line, Section

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>|~&$])")
_OPENING = re.compile(r"^([#+\-=]|\d+(?=[.)]))")


def markdown(report: GameReport) -> str:
    return "\n\n".join(_blocks(report)) + "\n"


def _blocks(report: GameReport) -> Iterator[str]:
    yield f"# {escaped(report.title)}"
    for notice in report.notices:
        yield f"> {escaped(notice)}"
    if report.introduction:
        yield escaped(report.introduction)
    for section in report.sections:
        if section.caption:
            yield f"## {escaped(section.caption)}"
        if section.heading:
            yield f"{'###' if section.part else '##'} {escaped(section.heading)}"
        if section.lines:
            yield "\n".join(f"- {_cited(line)}" for line in section.lines)
        if section.rows and report.figures:
            yield f"{'####' if section.part else '###'} {escaped(section.standings_heading)}"
            yield "\n".join(_table(report, section))
    if report.ending is not None:
        yield f"## {escaped(report.voice.text('cli-report-end'))}"
        yield _cited(report.ending)


def _cited(line: Line) -> str:
    """A sentence and its rule; throws are set in italics, behind their results."""
    text = escaped(line.text)
    text = f"*{text}*" if line.kind == "dice" else text
    return f"{text} ({escaped(line.rule)})" if line.rule else text


def _table(report: GameReport, section: Section) -> Iterator[str]:
    heads = [report.voice.text("cli-report-who"), *report.figures]
    yield f"| {' | '.join(map(escaped, heads))} |"
    yield f"| :-- |{' --: |' * len(report.figures)}"
    for row in section.rows:
        name = escaped(row.name) + (f" ({escaped(report.voice.text('cli-report-out'))})" if row.out else "")
        yield f"| {' | '.join([name, *row.cells])} |"


def escaped(text: str) -> str:
    """Text in which no character means anything to Markdown, on one line."""
    line = _SPECIAL.sub(r"\\\1", " ".join(text.split()))
    return _OPENING.sub(lambda found: f"\\{found[1]}" if not found[1].isdigit() else f"{found[1]}\\", line)
