"""The report of a campaign: who survives, who wins, the figures of everybody, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from regelwerk.cli.reports.estimates import mean, plain_estimate, share
from regelwerk.cli.voice import Voice
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Fact
from regelwerk.engine.game import Json
from regelwerk.engine.system import System
from regelwerk.lab.campaign import Campaign, Course, PartCourse
from regelwerk.lab.estimate import Estimate
from regelwerk.languages import written_in

if TYPE_CHECKING:
    from regelwerk.lab.plot import Picture

WIDEST = 60
GAP = 2
_HEIGHTS = "▁▂▃▄▅▆▇█"


@dataclass(frozen=True, slots=True)
class CampaignReport:
    """A result, with what is needed to put it into words."""

    voice: Voice
    system: System
    document: Json
    start: Any
    result: Campaign

    @property
    def title(self) -> str:
        return written_in(self.document.get("name") or self.document.get("scenario"), self.voice.lang)

    @property
    def unit(self) -> str:
        return unit_word(self.result.unit, self.voice)

    def name(self, one: str) -> str:
        names = self.system.game.names(self.start)
        return names[one][self.voice.lang] if one in names else one

    def winning(self, one: str) -> Estimate:
        """How often a participant, or its side, wins."""
        view = self.system.game.view(self.start, MASTER)
        sides = {p.id: p.side for p in self.system.display(view).cards}
        later = {p.id: p.side for p in self.system.standings(view).participants if p.side}
        return self.result.winning((sides | later).get(one, one))

    def picture(self) -> Picture:
        """Survival and every figure over the rounds."""
        from regelwerk.lab.plot import Panel, course_plot

        courses = self.result.courses
        survival = [(self.name(course.id), course.survival) for course in courses]
        panels = [Panel(self.voice.text("cli-campaign-survival-plot"), survival, is_share=True)]
        for n, figure in enumerate(self.result.figures):
            means = [(self.name(course.id), course.means[n]) for course in courses]
            panels.append(Panel(self.voice.text(figure), means))
        return course_plot(panels, self.unit, self.result.first_round, self.title)


def unit_word(key: str, voice: Voice) -> str:
    """What a round is called in this game."""
    return voice.text(key or "cli-word-round")


def show_report(report: CampaignReport) -> None:
    voice, result = report.voice, report.result
    voice.print(report.title, style="bold")
    for n, table in enumerate(_tables(report)):
        if n:
            voice.print()
        voice.print(table)
    for key, chance in (("cli-duel-draw", result.winning(None)), ("cli-campaign-open", result.undecided)):
        if chance.value:
            voice.print(f"{voice.text(key)}: {share(chance, voice)}")
    if result.parts:
        voice.print()
        voice.print(_parts(report))
    _show_courses(report, voice.text("cli-campaign-survives"), [course.survival for course in result.courses], True)
    for n, figure in enumerate(result.figures):
        _show_courses(report, voice.text(figure), [course.means[n] for course in result.courses], False)
    voice.print()
    voice.print(_method(report), style="dim")


def _tables(report: CampaignReport) -> list[Table]:
    """The standings at the end, in several tables where a narrow terminal would cut numbers off."""
    voice, courses = report.voice, report.result.courses
    names = [report.name(course.id) for course in courses]
    columns = [
        (voice.text("cli-campaign-survives"), [share(course.survival[-1], voice) for course in courses]),
        (voice.text("cli-duel-wins"), [share(report.winning(course.id), voice) for course in courses]),
    ]
    for n, figure in enumerate(report.result.figures):
        columns.append((voice.text(figure), [mean(course.means[n][-1], voice) for course in courses]))
    groups: list[list[tuple[str, list[str]]]] = []
    left = 0
    for heading, cells in columns:
        width = max(map(len, (heading, *cells))) + GAP
        if not groups or width - GAP > left:
            groups.append([])
            left = voice.out.width - max(map(len, names)) - GAP
        groups[-1].append((heading, cells))
        left -= width
    return [_table(names, group) for group in groups]


def _table(names: Sequence[str], columns: Sequence[tuple[str, list[str]]]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0))
    table.add_column()
    for heading, _ in columns:
        table.add_column(heading, header_style="dim", no_wrap=True)
    for n, name in enumerate(names):
        table.add_row(Text(name, style="bold"), *(cells[n] for _, cells in columns))
    return table


def _parts(report: CampaignReport) -> Table:
    """The parts of the scene: how often each was played, and how long it took."""
    voice, names = report.voice, report.system.game.names(report.start)
    table = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0))
    table.add_column()
    table.add_column(voice.text("cli-campaign-played"), header_style="dim", no_wrap=True)
    table.add_column(voice.text("cli-campaign-length"), header_style="dim", no_wrap=True)
    for number, course in enumerate(report.result.parts, start=1):
        told: dict[str, Fact] = {"part": number, "caption": course.part.caption}
        length = "–"
        if course.rounds is not None and course.rounds.value:
            unit = unit_word(course.part.unit, voice)
            length = voice.text("cli-campaign-length-of", unit=unit, mean=mean(course.rounds, voice))
        caption = voice.tell("cli-report-part", told, names)
        table.add_row(Text(caption, style="bold"), share(course.played, voice), length)
    return table


def _show_courses(
    report: CampaignReport, heading: str, courses: Sequence[Sequence[Estimate | None]], is_share: bool
) -> None:
    """One line for each participant, from the start to the end, all on one scale."""
    voice, result = report.voice, report.result
    known = [value.value for course in courses for value in course if value is not None]
    low, high = min(0.0, *known), max(*known, 1.0 if is_share else 0.0)
    voice.print()
    voice.print(voice.text("cli-campaign-course", what=heading, unit=report.unit, last=result.last), style="bold")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_column(no_wrap=True)
    table.add_column(justify="right")
    for one, course in zip(result.courses, courses, strict=True):
        ends = [_short(course[at], voice, is_share) for at in (0, -1)]
        table.add_row(Text(report.name(one.id)), ends[0], Text(spark(course, low, high), style="cyan"), ends[1])
    voice.print(table)


def spark(course: Sequence[Estimate | None], low: float, high: float) -> str:
    """A course as columns between two values, with gaps where there is no value, and sampled if it is too long."""
    wide = min(WIDEST, len(course))
    picked = [course[round(n * (len(course) - 1) / max(1, wide - 1))] for n in range(wide)]
    span = (high - low) or 1.0
    return "".join(" " if v is None else _HEIGHTS[min(7, int(8 * (v.value - low) / span))] for v in picked)


def _short(value: Estimate | None, voice: Voice, is_share: bool) -> str:
    if value is None:
        return "–"
    return voice.percent(value.value, 0) if is_share else voice.number(value.value, 1)


def _method(report: CampaignReport) -> str:
    voice, result = report.voice, report.result
    rounds = (
        f"{voice.number(result.rounds.value)} ({voice.number(result.rounds.low)}–{voice.number(result.rounds.high)})"
    )
    told: dict[str, Fact] = {
        "runs": result.runs,
        "rounds": rounds,
        "unit": report.unit,
        "last": result.round_limit if result.parts else result.last,
        "policy": voice.tactics(result.policy),
    }
    key = "cli-campaign-method-parts" if result.parts else "cli-campaign-method"
    return voice.tell(key, told | {"seed": result.seed})


def plain_report(report: CampaignReport) -> dict[str, Any]:
    """The report as JSON; estimates have a value and an interval, courses begin with the start.

    Where a scene has `parts`, courses go on with the end of each part, otherwise with the end of each round.
    """
    result = report.result
    return {
        "system": report.system.name,
        "scenario": report.document.get("scenario"),
        "policy": result.policy,
        "runs": result.runs,
        "seed": result.seed,
        "first_round": result.first_round,
        "round_limit": result.round_limit,
        "rounds": plain_estimate(result.rounds),
        "draw": plain_estimate(result.winning(None)),
        "undecided": plain_estimate(result.undecided),
        "figures": {figure: report.voice.text(figure) for figure in result.figures},
        "parts": [_plain_part(report, course) for course in result.parts],
        "participants": {course.id: _plain_course(report, course) for course in result.courses},
    }


def _plain_part(report: CampaignReport, course: PartCourse) -> dict[str, Any]:
    return {
        "caption": report.voice.say(course.part.caption, report.system.game.names(report.start)),
        "unit": unit_word(course.part.unit, report.voice),
        "played": plain_estimate(course.played),
        "rounds": course.rounds and plain_estimate(course.rounds),
    }


def _plain_course(report: CampaignReport, course: Course) -> dict[str, Any]:
    figures = zip(report.result.figures, course.means, strict=True)
    return {
        "name": report.name(course.id),
        "wins": plain_estimate(report.winning(course.id)),
        "survival": [plain_estimate(chance) for chance in course.survival],
        "figures": {figure: [value and plain_estimate(value) for value in means] for figure, means in figures},
    }
