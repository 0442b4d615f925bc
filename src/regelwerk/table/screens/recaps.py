"""Since your last turn: what others did since a person last decided something, as that person may know it.

What is told are the stored lines of the log; what is drawn are the arrows that a system finds in the same events and
whatever is different between what the person saw before and after. Few steps are told one by one, more of them by whose
turn it was, and a long stretch by rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.dealers import AGAIN
from regelwerk.engine.interpreters.unattended import LED
from regelwerk.engine.journal.events import is_for
from regelwerk.engine.screen.display import Display, Tie
from regelwerk.engine.screen.happenings import Happening, happened, tie_of
from regelwerk.table.screens.displays import tie_view
from regelwerk.table.screens.rendering import shown_state
from regelwerk.table.wire.recap import CountView, DriftView, MoveView, RecapView, Stage

if TYPE_CHECKING:
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.interpreters.session import Session
    from regelwerk.engine.journal.entries import Entry
    from regelwerk.engine.screen.map import Coordinates
    from regelwerk.engine.screen.standings import Standings
    from regelwerk.table.screens.language import Language
    from regelwerk.table.screens.rendering import Renderer
    from regelwerk.table.wire.log import Line

MANY = 12
"""So many stages people look at one by one."""
MOST = 40
"""Of more rounds than that the last ones are told."""
SENTENCES = 3
"""So many sentences a stage tells; of a longer one those that are worth reading aloud."""
TOLD = ("note", "correction", "time-out", "rules")
"""The lines that tell what happened; dice are told by the sentences that follow from them."""


class Beat(NamedTuple):
    """A step of the game, or several: its entries, its lines, whose it was and which round began with it."""

    entries: tuple[Entry, ...]
    lines: tuple[Line, ...]
    who: str
    chapter: str


class Seen(NamedTuple):
    """What a seat saw at one moment."""

    display: Display
    standings: Standings


def recap(
    renderer: Renderer, session: Session[Any], seat: str, own: Sequence[str], lang: str, names: Names
) -> RecapView:
    """What the others did since these seats last decided something, as `seat` sees it."""
    kept = session.journal.effective()
    since = next((entry.n for entry in reversed(kept) if _decided(entry, own)), 0)
    begin = next((e.n for e in kept if e.n > since and e.kind == "answer" and not _is_own(e, own)), None)
    until = kept[-1].n
    if begin is None:
        return RecapView(since=since, until=until, stages=[])
    entries = [entry for entry in kept if entry.n >= begin]
    beats = _beats(entries, lambda entry: renderer.lines(entry, seat, lang, names))
    teller = _Teller(renderer, session, seat, lang, names)
    return RecapView(since=since, until=until, stages=teller.stages(begin, _grouped(beats)))


def _decided(entry: Entry, own: Sequence[str]) -> bool:
    """Whether a person at one of these seats has answered; orders and the clock do so by themselves."""
    return entry.kind in ("answer", "ahead") and entry.data["seat"] in own and entry.data.get("by", AGAIN) == AGAIN


def _is_own(entry: Entry, own: Sequence[str]) -> bool:
    """Whether one of these seats answered, and not the computer for it."""
    return entry.data["seat"] in own and entry.data.get("by") != LED


def _beats(entries: Sequence[Entry], lines_of: Callable[[Entry], Sequence[Line]]) -> list[Beat]:
    """The steps of the game, each of which ends with a stored state; the last one may be under way."""
    found: list[Beat] = []
    current: list[Entry] = []
    told = ""
    for entry in entries:
        current.append(entry)
        if entry.state is not None or entry is entries[-1]:
            lines = tuple(line for one in current for line in lines_of(one) if line.kind in TOLD)
            who = next((str(one.data["who"]) for one in current if one.kind == "answer"), "")
            chapter = next((line.chapter for line in lines if line.chapter not in ("", told)), "")
            told = chapter or told
            found.append(Beat(tuple(current), lines, who, chapter))
            current = []
    return found


def _grouped(beats: list[Beat]) -> list[Beat]:
    """As fine as people can follow: step by step, turn by turn, or round by round."""
    told = sum(1 for beat in beats if beat.lines)
    if told <= MANY:
        return beats
    turns = list(_merged(beats, lambda before, beat: beat.who in ("", before.who) and not beat.chapter))
    if len(turns) <= MANY:
        return turns
    return [group._replace(who="") for group in _merged(turns, lambda _, beat: not beat.chapter)]


def _merged(beats: list[Beat], belongs: Callable[[Beat, Beat], bool]) -> Iterator[Beat]:
    group = beats[0]
    for beat in beats[1:]:
        if belongs(group, beat):
            entries, lines = (*group.entries, *beat.entries), (*group.lines, *beat.lines)
            group = Beat(entries, lines, group.who or beat.who, group.chapter or beat.chapter)
        else:
            yield group
            group = beat
    yield group


class _Teller:
    """Puts the stages of one recap into words and drawings."""

    def __init__(self, renderer: Renderer, session: Session[Any], seat: str, lang: str, names: Names) -> None:
        self._system = renderer.system
        self._language: Language = renderer.language(lang)
        self._session = session
        self._seat = seat
        self._names = names

    def stages(self, begin: int, groups: list[Beat]) -> list[Stage]:
        shown = groups[-MOST:]
        session, left_out = self._session, groups[: -len(shown)]
        before = self._seen(session.state_after(left_out[-1].entries[-1].n if left_out else begin - 1))
        found = []
        for group in shown:
            is_now = group is groups[-1]
            state = shown_state(session, self._seat) if is_now else session.state_after(group.entries[-1].n)
            after = self._seen(state)
            if group.lines:
                found.append(self._stage(group, before, after))
                before = after
        return found

    def _seen(self, state: Any) -> Seen:
        view = self._session.game.view(state, self._seat)
        return Seen(self._system.display(view), self._system.standings(view))

    def _stage(self, group: Beat, before: Seen, after: Seen) -> Stage:
        lines = _gist(group.lines)
        ties = tuple(dict.fromkeys(self._ties(group)))
        change = happened(before.display, after.display, before.standings, after.standings)
        counts = [*self._counts(change), *self._outs(change)]
        drawn = [*(tie.one for tie in ties), *(tie.other for tie in ties), *(count.who for count in counts)]
        return Stage(
            n=group.entries[0].n,
            title=self._title(group, before.display),
            lines=[line.text for line in lines],
            more=len(group.lines) - len(lines),
            about=list(dict.fromkeys([*(one for line in lines for one in line.about), *drawn])),
            ties=[tie_view(self._language, self._names, tie) for tie in ties],
            moves=[MoveView(who=move.who, points=list(move.points)) for move in change.moves],
            drifts=[
                DriftView(lane=one.lane, text=self._spelled(one.text), before=one.before, after=one.after)
                for one in change.drifts
            ],
            counts=counts,
            places=_places(before.display, after.display, dict.fromkeys(drawn)),
        )

    def _title(self, group: Beat, before: Display) -> str:
        """The round that begins, and whose turn it is; where it is nobody's, the round that is under way."""
        who = self._spelled(Ref(group.who)) if group.who in self._names else ""
        round_told = self._language.text("table-log-round", number=before.round) if before.round else ""
        return " · ".join(dict.fromkeys(filter(None, (group.chapter or ("" if who else round_told), who))))

    def _ties(self, group: Beat) -> Iterator[Tie]:
        for entry in group.entries:
            for event in entry.events:
                if "audience" not in event or (self._seat and is_for(event, self._seat)):
                    tie = tie_of(event, self._system.arrows)
                    if tie is not None:
                        yield tie

    def _counts(self, change: Happening) -> Iterator[CountView]:
        for one in change.counts:
            what = self._language.text(one.figure)
            text = self._language.text("table-recap-count", amount=one.amount, what=what)
            yield CountView(who=one.who, text=text, mood=one.mood)

    def _outs(self, change: Happening) -> Iterator[CountView]:
        for who in change.outs:
            yield CountView(who=who, text=self._language.text("table-recap-out"), mood="bad")

    def _spelled(self, fact: Any) -> str:
        return self._language.cell(fact, self._names)


def _gist(lines: Sequence[Line]) -> Sequence[Line]:
    """What has to be told of it: all, or the news, or how it began and what came of it."""
    if len(lines) <= SENTENCES:
        return lines
    news = [line for line in lines if line.news]
    return news[-SENTENCES:] if news else (lines[0], *lines[1 - SENTENCES :])


def _places(before: Display, after: Display, whom: dict[str, None]) -> dict[str, Coordinates]:
    """Where these stood when it was over; whoever is gone by then, where they stood before."""
    pieces = [*(before.map.pieces if before.map else ()), *(after.map.pieces if after.map else ())]
    places = {piece.id: piece.at for piece in pieces}
    return {who: places[who] for who in whom if who in places}
