"""The sections of a report: a round in words, with the standings at its end."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

from regelwerk.cli.reports.campaign import unit_word
from regelwerk.cli.reports.game.gathering import GatheredRounds
from regelwerk.cli.reports.game.report import Line, Row, Section
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Ref
from regelwerk.engine.journal import events
from regelwerk.languages import written_in

if TYPE_CHECKING:
    from regelwerk.cli.voice import Voice
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.facts import Fact
    from regelwerk.engine.game import Outcome, ScenePart
    from regelwerk.engine.screen.standings import Standings
    from regelwerk.engine.system import System

Json = dict[str, Any]
Extent = Literal["all", "notes", "news"]
"""Everything, everything but throws, or only what is worth reading aloud."""


@dataclass(frozen=True, slots=True)
class SectionWriter:
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
        return written_in(document.get(key), self.voice.lang)

    def name(self, one: str) -> str:
        return str(self.voice.book.spell(Ref(one), self.names))

    def notices(self, changed: Any, is_readable: bool) -> list[str]:
        found = [] if changed is None else [self.voice.tell(changed.code, changed.facts)]
        if not is_readable:
            found.append(self.voice.text("cli-report-no-numbers"))
        if self.seat != MASTER:
            found.append(self.voice.text("cli-report-known-to", seat=self.name(self.seat)))
        return found

    def sections(self, told: GatheredRounds, parts: tuple[ScenePart, ...], is_over: bool) -> list[Section]:
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
        """A section within its part: what comes before the first round has neither heading nor standings."""
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

    def course(self, start: Any, told: GatheredRounds, sections: list[Section]) -> tuple[tuple[int, Any], ...]:
        """The standings at the start, which counts as the round before the first, and at the end of each round."""
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
