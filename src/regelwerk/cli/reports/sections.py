"""A saved game as a report in one language: a section for each round, with its events and the standings at its end.

An event belongs to the round that was announced last: by a note with the fact `round`, `phase` or `turn`, or by the
state of a step that ended. Whatever happens between two rounds belongs to the one before. Where a scene has several
parts, a note with the fact `part` begins the next one, and its rounds are counted anew.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal

from regelwerk.cli.commands.replay import play_again
from regelwerk.cli.errors import Wrong
from regelwerk.cli.reports.campaign import unit_word
from regelwerk.cli.reports.chart import Chart, ChartLine
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Ref
from regelwerk.engine.game import moment_of, parts_of
from regelwerk.engine.journal import events

if TYPE_CHECKING:
    from regelwerk.cli.voice import Voice
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.facts import Fact
    from regelwerk.engine.game import Moment, Outcome, ScenePart, System
    from regelwerk.engine.journal.entries import Journal
    from regelwerk.engine.screen.standings import Standings

Json = dict[str, Any]
Extent = Literal["all", "notes", "news"]
"""Everything, everything but the throws, or only what is worth reading aloud."""
ROUND_FACTS = ("round", "phase", "turn")
"""The facts by which a note tells the number of the round that begins with it."""


@dataclass(frozen=True, slots=True)
class Line:
    """One event in words, the rule behind it, and what kind of event it is."""

    text: str
    rule: str
    kind: str


@dataclass(frozen=True, slots=True)
class Row:
    """One participant's figures; who is out is named, but its figures no longer count."""

    id: str
    name: str
    out: bool
    figures: tuple[int | None, ...]

    @property
    def cells(self) -> list[str]:
        return ["?" if figure is None else str(figure) for figure in self.figures]


@dataclass(frozen=True, slots=True)
class Section:
    """One round: its heading, what happened, and the standings at its end if they are known.

    The first section of a part has the part's caption; what happens before the first round of a part has no heading.
    """

    at: int
    """Its place among the sections on an axis."""
    number: int
    heading: str
    lines: tuple[Line, ...]
    standings_heading: str
    rows: tuple[Row, ...]
    part: int = 0
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """Everything that a report says, in its language; the forms only arrange it.

    `course` holds the standings at the start and at the end of each round that is told, by the number of the round
    or, where rounds begin anew in each part, by the number of the section. `axis` says which.
    """

    voice: Voice
    title: str
    system: str
    introduction: str
    notices: tuple[str, ...]
    figures: tuple[str, ...]
    unit: str
    axis: str
    sections: tuple[Section, ...]
    course: tuple[tuple[int, tuple[Row, ...]], ...]
    ending: Line | None

    def charts(self) -> list[Chart]:
        """Every figure over the rounds, a line for each participant until it is out."""
        names = {row.id: row.name for _, rows in self.course for row in rows}
        return [
            Chart(figure, tuple(self._chart_line(one, name, n) for one, name in names.items()))
            for n, figure in enumerate(self.figures)
        ]

    def _chart_line(self, one: str, name: str, figure: int) -> ChartLine:
        points: list[tuple[int, int]] = []
        for number, rows in self.course:
            for row in rows:
                if row.id == one:
                    value = row.figures[figure]
                    points += [] if value is None else [(number, value)]
                    if row.out:
                        return ChartLine(name, tuple(points), is_out=True)
        return ChartLine(name, tuple(points))


@dataclass(slots=True)
class _Told:
    """What was gathered from a journal: the events of each round, and the last state in it."""

    now: Moment
    lines: dict[Moment, list[Json]] = field(default_factory=dict)
    ends: dict[Moment, Any] = field(default_factory=dict)
    is_readable: bool = True

    def turn_to(self, moment: Moment) -> bool:
        """Whether this is a new round, which begins here."""
        if moment <= self.now:
            return False
        self.now = moment
        self.lines[moment] = []
        return True

    def turn_back(self) -> None:
        """A game that ends with a round has only turned to the next one: nothing happens there."""
        if len(self.lines) > 1 and not self.lines[self.now]:
            del self.lines[self.now]
            final = self.ends.pop(self.now, None)
            self.now = max(self.lines)
            if final is not None:
                self.ends[self.now] = final


def read_report(
    voice: Voice, journal: Journal, seat: str, number: int | None, extent: Extent, part: int | None = None
) -> Report:
    """The report of a saved game, as far as a seat may know it: of one round or one part, or of all."""
    system = voice.system(journal.header.system)
    start = system.start(journal.header.document)
    changed, session = play_again(system, start, journal, None)
    told = _gathered(system, start, journal)
    if session is not None:
        # What was stored is the state in which somebody was asked again, maybe already in the next round.
        told.ends |= {at: end for at, end in session.round_ends.items() if at in told.lines}
    last = told.ends[max(told.ends)] if told.ends else start
    names = {**system.game.names(start), **system.game.names(last)}
    writer = _Writer(voice, system, names, seat, extent, system.standings(system.game.view(start, seat)))
    outcome = system.game.outcome(last)
    is_over = outcome is not None
    if is_over:
        told.turn_back()
    sections = writer.sections(told, parts_of(system.game, start), is_over)
    # Where states cannot be read, nobody knows whether the game is over.
    ending = writer.ending(outcome) if told.is_readable else None
    course = writer.course(start, told, sections)
    has_parts = any(section.part for section in sections)
    report = Report(
        voice,
        writer.title(journal.header.document, "name") or str(journal.header.document.get("scenario", system.name)),
        system.title[voice.lang],
        writer.title(journal.header.document, "introduction"),
        tuple(writer.notices(changed, told.is_readable)),
        tuple(voice.text(figure) for figure in writer.first.figures),
        writer.unit,
        voice.text("cli-report-axis") if has_parts else writer.unit,
        _without_repetition(sections) if extent == "news" and number is part is None else tuple(sections),
        course,
        ending,
    )
    return report if number is part is None else _only(report, number, part)


def _without_repetition(sections: list[Section]) -> tuple[Section, ...]:
    """Standings that have not changed since they were last shown are no news."""
    befores = [(), *(section.rows for section in sections)]
    return tuple(
        replace(section, rows=() if section.rows == before else section.rows)
        for section, before in zip(sections, befores, strict=False)
    )


def _gathered(system: System, start: Any, journal: Journal) -> _Told:
    """All events by rounds, and the states at the ends of the rounds as they were stored."""
    told = _Told(moment_of(system.game, start))
    told.lines[told.now] = []
    if told.now[1] < 1:
        told.ends[told.now] = start
    for entry in journal.effective():
        for event in entry.events:
            facts = events.facts_of(event) if event["event"] == "note" else {}
            part = facts.get("part")
            if isinstance(part, int) and told.turn_to((part, 0)):
                continue
            number = next((facts[fact] for fact in ROUND_FACTS if fact in facts), None)
            # A note that says nothing but the number of its round is the heading.
            if isinstance(number, int) and told.turn_to((told.now[0], number)) and len(facts) == 1:
                continue
            told.lines[told.now].append(event)
        if entry.state is not None:
            try:
                state = system.game.thaw(start, entry.state)
            except (TypeError, ValueError, LookupError, AttributeError):
                told.is_readable = False
                continue
            told.ends[moment_of(system.game, state)] = state
            told.turn_to(moment_of(system.game, state))
    return told


def _only(report: Report, number: int | None, part: int | None) -> Report:
    """The report of one round or one part; how the game began is told with the first, how it ended with the last."""
    chosen = report.sections
    if part is not None:
        chosen = tuple(section for section in chosen if section.part)
        if not chosen:
            raise Wrong("cli-wrong-report-no-parts")
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
    """The sections of this number; whoever wants one that is not there is told which are."""
    found = tuple(section for section in sections if number_of(section) == wanted)
    if not found:
        known = ", ".join(str(number) for number in dict.fromkeys(map(number_of, sections)))
        raise Wrong(wrong, number=wanted, known=known, **facts)
    return found


@dataclass(frozen=True, slots=True)
class _Writer:
    """Puts rounds into words."""

    voice: Voice
    system: System
    names: Names
    seat: str
    extent: Extent
    first: Standings

    @property
    def unit(self) -> str:
        return unit_word(self.first.unit, self.voice)

    def title(self, document: Json, key: str) -> str:
        text = document.get(key)
        return str(text.get(self.voice.lang, "")) if isinstance(text, dict) else ""

    def name(self, one: str) -> str:
        return str(self.voice.book.spell(Ref(one), self.names))

    def notices(self, changed: Any, is_readable: bool) -> list[str]:
        found = [] if changed is None else [self.voice.tell(changed.code, changed.facts)]
        if not is_readable:
            found.append(self.voice.text("cli-report-no-numbers"))
        if self.seat != MASTER:
            found.append(self.voice.text("cli-report-known-to", seat=self.name(self.seat)))
        return found

    def sections(self, told: _Told, parts: tuple[ScenePart, ...], is_over: bool) -> list[Section]:
        """A section for each round; where there are parts, their captions stand over the first of each."""
        found: list[Section] = []
        played = list(dict.fromkeys(part for part, _ in told.lines if part))
        for at, (moment, heard) in enumerate(told.lines.items()):
            part, number = moment
            end, is_now = told.ends.get(moment), moment == told.now and not is_over
            if not parts:
                found.append(self.section(number, heard, end, is_now))
                continue
            unit = unit_word(parts[part - 1].unit, self.voice) if part else self.unit
            section = replace(self.section(number, heard, end, is_now, unit), at=at, part=0)
            if part:
                is_first = not found or found[-1].part != played.index(part) + 1
                has_rounds = any(other > (part, 0) for other in told.lines if other[0] == part)
                section = self._in_part(section, played.index(part) + 1, parts[part - 1], is_first, has_rounds)
            found.append(section)
        return found

    def _in_part(self, section: Section, number: int, part: ScenePart, is_first: bool, has_rounds: bool) -> Section:
        """A section as it stands in its part: what comes before the first round has neither heading nor standings."""
        facts: dict[str, Fact] = {"part": number, "caption": part.caption}
        caption = self.voice.tell("cli-report-part", facts, self.names) if is_first else ""
        section = replace(section, part=number, caption=caption)
        if section.number:
            return section
        heading = self.voice.tell("cli-report-standings-part", facts, self.names)
        return replace(section, heading="", standings_heading=heading, rows=() if has_rounds else section.rows)

    def section(self, number: int, told: list[Json], end: Any, is_now: bool, unit: str = "") -> Section:
        lines = tuple(
            Line(self.voice.sentence(event, self.names), event.get("rule", ""), self._kind(event))
            for event in told
            if self._tells(event)
        )
        if not lines and number > 0:
            lines = (Line(self.voice.text("cli-report-quiet"), "", "quiet"),)
        facts: dict[str, Fact] = {"unit": unit or self.unit, "round": number}
        heading = self.voice.tell("cli-report-round" if number > 0 else "cli-report-before", facts)
        standings = "cli-report-standings-now" if is_now else "cli-report-standings"
        standings = standings if number > 0 else "cli-report-standings-start"
        rows = self.rows(end) if end is not None else ()
        heading = heading[:1].upper() + heading[1:]
        return Section(number, number, heading, lines, self.voice.tell(standings, facts), rows)

    def _tells(self, event: Json) -> bool:
        if events.is_deal(event) or not events.is_for(event, self.seat):
            return False
        match self.extent:
            case "news":
                return self._kind(event) not in ("dice", "note")
            case "notes":
                return bool(event["event"] != "dice")
        return True

    def _kind(self, event: Json) -> str:
        """Notes that are worth reading aloud are news."""
        return "news" if event.get("message") in self.system.news else str(event["event"])

    def rows(self, state: Any) -> tuple[Row, ...]:
        """The standings in the order in which the participants began; newcomers come last."""
        order = {one.id: n for n, one in enumerate(self.first.participants)}
        standings = self.system.standings(self.system.game.view(state, self.seat)).participants
        ranked = sorted(standings, key=lambda one: order.get(one.id, len(order)))
        return tuple(Row(one.id, self.name(one.id), one.out, one.figures) for one in ranked)

    def course(self, start: Any, told: _Told, sections: list[Section]) -> tuple[tuple[int, Any], ...]:
        """The standings at the start, which stands before the first round, and at the end of each round."""
        before = max(1, self.system.game.round_of(start)) - 1
        ends = zip(sections, told.lines, strict=True)
        known = [
            (section.at, told.ends[moment]) for section, moment in ends if section.at > before and moment in told.ends
        ]
        return ((before, self.rows(start)), *((at, self.rows(end)) for at, end in known))

    def ending(self, outcome: Outcome | None) -> Line:
        if outcome is None:
            return Line(self.voice.text("cli-report-goes-on"), "", "open")
        winner = "" if outcome.winner is None else self.name(outcome.winner)
        key = "cli-play-won" if winner else "cli-play-draw"
        reason = self.voice.say(outcome.reason, self.names)
        return Line(self.voice.text(key, winner=winner, reason=reason), outcome.rule_id, "outcome")
