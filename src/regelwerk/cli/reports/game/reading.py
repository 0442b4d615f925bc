"""The report of a saved game: of all of it, or of one round or part."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from regelwerk.cli.errors import UserError
from regelwerk.cli.replaying import play_again
from regelwerk.cli.reports.game.gathering import gathered
from regelwerk.cli.reports.game.report import GameReport, Section
from regelwerk.cli.reports.game.sections import Extent, SectionWriter
from regelwerk.engine.game import parts_of

if TYPE_CHECKING:
    from regelwerk.cli.voice import Voice
    from regelwerk.engine.journal.entries import Journal


def read_report(
    voice: Voice, journal: Journal, seat: str, number: int | None, extent: Extent, part: int | None = None
) -> GameReport:
    """The report of a saved game as far as a seat may know it: of one round, one part, or everything."""
    system = voice.system(journal.header.system)
    start = system.start(journal.header.document)
    changed, session = play_again(system, start, journal, None)
    rounds = gathered(system, start, journal)
    if session is not None:
        # The stored state is that of the next question, maybe already in the next round.
        rounds.ends |= {at: end for at, end in session.round_ends.items() if at in rounds.lines}
    last = rounds.ends[max(rounds.ends)] if rounds.ends else start
    names = {**system.game.names(start), **system.game.names(last)}
    writer = SectionWriter(voice, system, names, seat, extent, system.standings(system.game.view(start, seat)))
    outcome = system.game.outcome(last)
    is_over = outcome is not None
    if is_over:
        rounds.turn_back()
    sections = writer.sections(rounds, parts_of(system.game, start), is_over)
    # If states cannot be read, it is unknown whether the game is over.
    ending = writer.ending(outcome) if rounds.is_readable else None
    course = writer.course(start, rounds, sections)
    has_parts = any(section.part for section in sections)
    report = GameReport(
        voice,
        writer.title(journal.header.document, "name") or str(journal.header.document.get("scenario", system.name)),
        system.title[voice.lang],
        writer.title(journal.header.document, "introduction"),
        tuple(writer.notices(changed, rounds.is_readable)),
        tuple(voice.text(figure) for figure in writer.first.figures),
        writer.unit,
        voice.text("cli-report-axis") if has_parts else writer.unit,
        _without_repetition(sections) if extent == "news" and number is part is None else tuple(sections),
        course,
        ending,
    )
    return report if number is part is None else _only(report, number, part)


def _without_repetition(sections: list[Section]) -> tuple[Section, ...]:
    """Leave out standings that have not changed since the last section."""
    befores = [(), *(section.rows for section in sections)]
    return tuple(
        replace(section, rows=() if section.rows == before else section.rows)
        for section, before in zip(sections, befores, strict=False)
    )


def _only(report: GameReport, number: int | None, part: int | None) -> GameReport:
    """The report of one round or part; only the first has the introduction, only the last the ending."""
    chosen = report.sections
    if part is not None:
        chosen = tuple(section for section in chosen if section.part)
        if not chosen:
            raise UserError("cli-wrong-report-no-parts")
        chosen = _chosen(chosen, part, lambda section: section.part, "cli-wrong-report-part")
    if number is not None:
        captions = {section.part: section.caption for section in chosen if section.caption}
        chosen = _chosen(chosen, number, lambda section: section.number, "cli-wrong-report-round", unit=report.unit)
        chosen = tuple(replace(section, caption=captions.get(section.part, "")) for section in chosen)
    first, last = report.sections[0].at, report.sections[-1].at
    return replace(
        report,
        introduction=report.introduction if chosen[0].at == first else "",
        sections=chosen,
        course=tuple((at, rows) for at, rows in report.course if at <= chosen[-1].at),
        ending=report.ending if chosen[-1].at == last else None,
    )


def _chosen(
    sections: tuple[Section, ...], wanted: int, number_of: Callable[[Section], int], wrong: str, **facts: str
) -> tuple[Section, ...]:
    """The sections of this number; raises UserError with the known numbers if there is none."""
    found = tuple(section for section in sections if number_of(section) == wanted)
    if not found:
        known = ", ".join(str(number) for number in dict.fromkeys(map(number_of, sections)))
        raise UserError(wrong, number=wanted, known=known, **facts)
    return found
