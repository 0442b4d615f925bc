"""Replay: the moments of a game at which something happened, and the table as a seat saw it then."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace
from threading import Lock
from typing import Any

from regelwerk.engine.interpreters.dealers import JournalDealer
from regelwerk.engine.interpreters.session import Session
from regelwerk.engine.journal.entries import Entry, Header, Journal
from regelwerk.engine.system import System
from regelwerk.table.games.table_state import TableState
from regelwerk.table.screens.rendering import Renderer
from regelwerk.table.screens.views import TableMoment, TableViews
from regelwerk.table.storage.records import GameRecord, SeatRecord, Stage
from regelwerk.table.wire.pages.replay import Moment

KEPT = 64


def moments(
    renderer: Renderer, entries: list[Entry], names: Mapping[str, Mapping[str, str]], seat: str, lang: str
) -> list[Moment]:
    """Every entry that has a line for this seat, represented by its first line."""
    found = []
    round_now = 0
    for entry in entries:
        lines = renderer.lines(entry, seat, lang, names)
        round_now = max([round_now, *(line.round for line in lines if line.round is not None)])
        if lines:
            first = next((line for line in lines if line.kind != "dice"), lines[0])
            found.append(Moment(n=entry.n, text=first.text, round=round_now, kind=first.kind, rule=first.rule))
    return found


class Replays:
    """Sessions as they stood after an entry; the most recently used are kept."""

    def __init__(self) -> None:
        self._sessions: OrderedDict[tuple[str, int, str], Session[Any]] = OrderedDict()
        self._lock = Lock()

    def session(self, system: System, header: Header, entries: list[Entry], game: str) -> Session[Any]:
        """The game after these entries, resumed from the last stored state."""
        key = (game, len(entries), entries[-1].hash)
        with self._lock:
            found = self._sessions.pop(key, None)
        if found is None:
            start = system.start(header.document)
            dealer = JournalDealer(entries)
            found = Session(system.game, start, Journal(header, entries), dealer, obeys=lambda _: False)
        with self._lock:
            self._sessions[key] = found
            if len(self._sessions) > KEPT:
                self._sessions.popitem(last=False)
        return found

    def snapshot(
        self,
        system: System,
        record: GameRecord,
        entries: list[Entry],
        seats: list[SeatRecord],
        seat: SeatRecord,
        lang: str,
    ) -> bytes:
        """The table as this seat saw it after these entries, a `TableView` as JSON."""
        assert record.header is not None
        header = Header.from_json(record.header)
        session = self.session(system, header, entries, record.id)
        renderer = Renderer(system)
        names = renderer.names(session, record.draft.get("names") or {})
        is_over = session.outcome is not None
        then = replace(record, head=len(entries), stage=Stage.OVER if is_over else Stage.RUNNING)
        moment = TableMoment(then, seats, TableState(), session, names)
        views = TableViews(renderer)
        fields = views.fields(moment, seat, lang)
        # Nobody throws or takes back anything in the past.
        fields |= {"hand": b"null", "undo": b"null", "may_undo": b'"no"', "may_concede": b"false", "may_rule": b"false"}
        return views.snapshot(moment, fields, seat, lang)
