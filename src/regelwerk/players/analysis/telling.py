"""A review in words: a page of sections, in one language, for a terminal, a file or a browser."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from regelwerk.engine.book.messages import Names, Phrasebook, forgiving_phrasebook
from regelwerk.engine.book.rulebook import heading_of
from regelwerk.engine.book.telling import Telling
from regelwerk.engine.effects import MASTER
from regelwerk.engine.game import Json, parts_of
from regelwerk.engine.journal.entries import Journal
from regelwerk.engine.journal.events import facts_of, is_deal
from regelwerk.engine.system import System, catalogue_of
from regelwerk.languages import written_in
from regelwerk.players.analysis.moments import Moment, Point, Sums, Turn
from regelwerk.players.analysis.reasons import Reason
from regelwerk.players.analysis.review import Review, scene_of

PACKAGE = "regelwerk.players"
LINES = 6
"""So many lines of the log are told of a turning point."""
THROWS = 3


@dataclass(frozen=True, slots=True)
class Item:
    """Something that happened at an entry of the journal: when, what, and more about it."""

    n: int
    when: str
    text: str
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells under their heads; the first cell of a row names it."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page: paragraphs, then things that happened or a table."""

    id: str
    heading: str
    texts: tuple[str, ...] = ()
    items: tuple[Item, ...] = ()
    table: Table | None = None


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """The chances of all parties, in their order, after an entry of the journal."""

    n: int
    when: str
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Debriefing:
    """The whole page."""

    lang: str
    title: str
    ending: str
    notice: str
    parties: tuple[str, ...]
    curve: tuple[CurvePoint, ...]
    sections: tuple[Section, ...]

    def plain(self) -> Json:
        """The page as plain data."""
        return asdict(self)


class ReviewLanguage(Telling):
    """Speaks of one game of a system."""

    def __init__(self, lang: str, package: str) -> None:
        self.lang = lang
        self._book = forgiving_phrasebook(lang, PACKAGE, package)

    @property
    def book(self) -> Phrasebook:
        return self._book


def debriefing(chosen: System, journal: Journal, review: Review, lang: str, names: Names | None = None) -> Debriefing:
    """A review in one language. `names` are those that people gave their seats."""
    return _Writer(chosen, journal, review, lang, names or {}).page()


class _Writer:
    """Writes the page of one review."""

    def __init__(self, chosen: System, journal: Journal, review: Review, lang: str, names: Names) -> None:
        self._chosen, self._journal, self._review = chosen, journal, review
        start = chosen.start(journal.header.document)
        self._voice = ReviewLanguage(lang, chosen.package)
        self._names: Names = {**review.names, **names}
        self._parties = dict(review.account.seats)
        self._points = {point.step: point for point in review.account.points}
        self._parts = parts_of(chosen.game, start)
        standings = chosen.standings(chosen.game.view(start, MASTER))
        self._unit = self._voice.text(standings.unit or "review-round")

    def page(self) -> Debriefing:
        voice, review = self._voice, self._review
        return Debriefing(
            voice.lang,
            voice.text("review-title", title=self._title()),
            self._ending(),
            "" if review.is_whole else voice.text("review-part", done=review.done, steps=review.steps),
            tuple(self._called(party) for party in review.account.parties),
            tuple(self._curve()),
            tuple(self._sections()),
        )

    def _title(self) -> str:
        return written_in(self._journal.header.document.get("name") or scene_of(self._journal), self._voice.lang)

    def _ending(self) -> str:
        outcome = self._review.outcome
        if outcome is None:
            return self._voice.text("review-open") if self._review.is_whole else ""
        reason = self._voice.say(outcome.reason, self._names)
        if outcome.winner is None:
            return self._voice.text("review-draw", reason=reason)
        return self._voice.text("review-won", winner=self._called(outcome.winner), reason=reason)

    def _curve(self) -> Iterator[CurvePoint]:
        account = self._review.account
        for point in account.points:
            chances = tuple(point.chances.get(party, 0.0) for party in account.parties)
            yield CurvePoint(point.n, self._when(point.step), chances)

    def _sections(self) -> Iterator[Section]:
        voice, account = self._voice, self._review.account
        yield Section("curve", voice.text("review-curve"), (voice.text("review-curve-lead"),), table=self._rounds())
        yield Section("sums", voice.text("review-sums"), (voice.text("review-sums-lead"),), table=self._sums())
        turns = tuple(self._turn(turn, events) for turn, events in self._review.turns)
        yield self._listed("turns", turns, "review-turns-none")
        lucky, unlucky = account.throws(THROWS)
        yield self._listed("lucky", tuple(map(self._throw, lucky)), "review-throws-none")
        yield self._listed("unlucky", tuple(map(self._throw, unlucky)), "review-throws-none")
        mistakes = tuple(self._mistake(moment, why) for moment, why in self._review.mistakes)
        yield self._listed("mistakes", mistakes, "review-mistakes-none")
        how = [voice.text(f"review-method-{about}") for about in ("value", "luck", "skill", "corrected")]
        how.append(voice.text("review-method-seed", seed=self._review.seed, futures=self._review.depth.effort.futures))
        yield Section("method", voice.text("review-method"), tuple(how))

    def _listed(self, name: str, items: tuple[Item, ...], none: str) -> Section:
        texts = () if items else (self._voice.text(none),)
        return Section(name, self._voice.text(f"review-{name}"), texts, items)

    def _rounds(self) -> Table:
        """The chances at the beginning and at the end of every round."""
        account, voice = self._review.account, self._voice
        last = {(point.part, point.round): point for point in account.points}
        heads = (voice.text("review-end-of"), *(self._called(party) for party in account.parties))
        rows = [
            (self._when(point.step), *(voice.percent(point.chances.get(party, 0.0)) for party in account.parties))
            for point in (account.points[0], *last.values())
        ]
        return Table(heads, tuple(rows[1:] if rows[0][0] == rows[1][0] else rows))

    # -- sums ---------------------------------------------------------------------------------------------

    def _sums(self) -> Table:
        """A column for each seat, from the beginning to the end; interventions only where there were any."""
        rows = self._review.account.sums()
        parts = ["begins", "luck", "own", "others", "interventions", "corrected", "ends"]
        if not any(row.interventions for row in rows):
            parts.remove("interventions")
        heads = (self._voice.text("review-who"), *(self._seat(row) for row in rows))
        return Table(
            heads,
            tuple((self._voice.text(f"review-{part}"), *(self._cell(row, part) for row in rows)) for part in parts),
        )

    def _cell(self, row: Sums, part: str) -> str:
        share: float = getattr(row, part)
        return self._voice.percent(share) if part in ("begins", "ends") else signed(100 * share, self._voice)

    def _seat(self, row: Sums) -> str:
        seat, party = self._called(row.seat), self._called(row.party)
        return seat if seat == party else self._voice.text("review-party", seat=seat, party=party)

    # -- what happened ------------------------------------------------------------------------------------

    def _turn(self, turn: Turn, events: Sequence[Json]) -> Item:
        voice = self._voice
        before, after = voice.percent(turn.before), voice.percent(turn.after)
        text = voice.text("review-turn", party=self._called(turn.party), before=before, after=after)
        lines = list(self._lines(events))
        if len(lines) > LINES:
            lines = [*lines[: LINES - 1], voice.text("review-more", more=len(lines) - LINES + 1)]
        return Item(turn.n, self._when(turn.step), text, tuple(lines))

    def _lines(self, events: Sequence[Json]) -> Iterator[str]:
        for event in events:
            if is_deal(event):
                continue
            facts = facts_of(event) if event["event"] == "note" else {}
            # What only says which round or part begins is said by the heading.
            if "caption" not in facts and set(facts) != {"round"}:
                yield self._voice.sentence(event, self._names)

    def _throw(self, moment: Moment) -> Item:
        event = next(one for one in self._journal.entries[moment.n].events if one["event"] == "dice")
        party = self._parties.get(moment.seat, "")
        text = self._voice.text(
            "review-throw",
            sentence=self._voice.sentence(event, self._names),
            cause=self._cause(event["rule"]),
            change=self._voice.text("review-points", points=signed(100 * moment.change(party), self._voice)),
            party=self._called(party),
        )
        return Item(moment.n, self._when(moment.step), text)

    def _cause(self, rule: str) -> str:
        """What a throw was for: the heading of its rule."""
        article = catalogue_of(self._chosen.name).article(rule)
        return heading_of(article, self._voice.lang) if article is not None else rule

    def _mistake(self, moment: Moment, why: Sequence[Reason]) -> Item:
        voice, decided = self._voice, moment.decided
        assert decided is not None and decided.better is not None
        who, question = self._called(moment.who or moment.seat), voice.say(decided.question, self._names)
        text = voice.text(
            "review-mistake",
            # Most questions name whom they ask.
            asked="" if who in question else f"{who}: ",
            question=question,
            answer=voice.say(decided.answer, self._names),
            better=voice.say(decided.better, self._names),
            better_chance=voice.percent(decided.better_chance, 0),
            chance=voice.percent(decided.chance, 0),
            margin=voice.number(200 * decided.error, 0),
            party=self._called(self._parties.get(moment.seat, "")),
        )
        told = [self._reason(reason) for reason in why]
        reasons = voice.text("review-why", reasons="; ".join(told)) if told else voice.text("review-why-unclear")
        return Item(moment.n, self._when(moment.step), text, (reasons,))

    def _reason(self, reason: Reason) -> str:
        voice, who = self._voice, self._called(reason.who)
        if reason.figure:
            change = signed(reason.more, voice)
            return voice.text("review-why-figure", who=who, figure=voice.text(reason.figure), change=change)
        key = "review-why-out" if reason.more > 0 else "review-why-in"
        return voice.text(key, who=who, share=voice.percent(abs(reason.more), 0))

    # -- words --------------------------------------------------------------------------------------------

    def _called(self, who: str) -> str:
        return self._voice.seat(who, self._names)

    def _when(self, step: int) -> str:
        point: Point | None = self._points.get(step)
        if point is None or not point.round:
            return self._voice.text("review-begin")
        part = next((part for number, part in enumerate(self._parts, start=1) if number == point.part), None)
        if part is None:
            return self._voice.text("review-when", unit=self._unit, round=point.round)
        unit = self._voice.text(part.unit or "review-round")
        return self._voice.text(
            "review-when-part", part=self._voice.say(part.caption, self._names), unit=unit, round=point.round
        )


def signed(number: float, voice: Telling) -> str:
    """A difference with its sign and one decimal place; what is nothing at that has no sign."""
    text = voice.number(abs(number), 1)
    return "0" if not text.strip("0,.") else f"{'+' if number > 0 else '−'}{text}"


def plain_review(chosen: System, review: Review, page: Debriefing) -> Json:
    """Everything that was found out as plain data: the page in its language, and all numbers."""
    return {**plain_numbers(chosen, review), "page": page.plain()}


def plain_numbers(chosen: System, review: Review) -> Json:
    """The numbers of a review, which are the same in every language."""
    account = review.account
    return {
        "system": chosen.name,
        "rules": chosen.game.rules_version,
        "seed": review.seed,
        "steps": review.steps,
        "done": review.done,
        "parties": list(account.parties),
        "seats": [asdict(row) for row in account.sums()],
        "curve": [asdict(point) for point in account.points],
        "moments": [_plain(moment) for moment in account.moments],
    }


def _plain(moment: Moment) -> Mapping[str, Any]:
    data: Json = {
        "n": moment.n,
        "kind": moment.kind,
        "seat": moment.seat,
        "who": moment.who,
        "before": moment.before,
        "after": moment.after,
    }
    if moment.decided is not None:
        decided = moment.decided
        data |= {"answer": decided.key, "cost": decided.cost}
        if decided.better_key:
            data |= {"better": decided.better_key, "error": decided.error}
    return data
