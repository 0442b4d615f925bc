"""A game once more: the moments at which something happened, and the table as a seat saw it then."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace
from threading import Lock
from typing import Any

from regelwerk.engine.game import System
from regelwerk.engine.interpreters.dealers import JournalDealer
from regelwerk.engine.interpreters.session import Session
from regelwerk.engine.journal.entries import Entry, Header, Journal
from regelwerk.table.games.table_state import Desk
from regelwerk.table.screens.views import RECENT, Screens, joined, sees_as
from regelwerk.table.storage.records import GameRecord, SeatRecord, Stage
from regelwerk.table.wire.pages import Moment
from regelwerk.table.wire.table import TableView

KEPT = 64


def moments(
    screens: Screens, entries: list[Entry], names: Mapping[str, Mapping[str, str]], seat: str, lang: str
) -> list[Moment]:
    """Every entry that has something to say to this seat, by its first line."""
    found = []
    round_now = 0
    for entry in entries:
        lines = screens.lines(entry, seat, lang, names)
        round_now = max([round_now, *(line.round for line in lines if line.round is not None)])
        if lines:
            first = next((line for line in lines if line.kind != "dice"), lines[0])
            found.append(Moment(n=entry.n, text=first.text, round=round_now, kind=first.kind, rule=first.rule))
    return found


class Replays:
    """Sessions as they stood after an entry; those that were looked at last are kept."""

    def __init__(self) -> None:
        self._sessions: OrderedDict[tuple[str, int, str], Session[Any]] = OrderedDict()
        self._turn = Lock()
        """Several threads look at once."""

    def session(self, system: System, header: Header, entries: list[Entry], game: str) -> Session[Any]:
        """The game after these entries. It is read from the last state that was stored, so this takes no time."""
        key = (game, len(entries), entries[-1].hash)
        with self._turn:
            found = self._sessions.pop(key, None)
        if found is None:
            start = system.start(header.document)
            dealer = JournalDealer(entries)
            found = Session(system.game, start, Journal(header, entries), dealer, obeys=lambda _: False)
        with self._turn:
            self._sessions[key] = found
            if len(self._sessions) > KEPT:
                self._sessions.popitem(last=False)
        return found

    def table(
        self,
        system: System,
        record: GameRecord,
        entries: list[Entry],
        people: list[SeatRecord],
        seat: SeatRecord,
        lang: str,
    ) -> TableView:
        """The table as this seat saw it after these entries."""
        assert record.header is not None
        header = Header.from_json(record.header)
        session = self.session(system, header, entries, record.id)
        screens = Screens(system)
        names = screens.names(session, record.draft.get("names") or {})
        is_over = session.outcome is not None
        then = replace(record, head=len(entries), stage=Stage.OVER if is_over else Stage.RUNNING)
        fields = screens.resting(then, people, seat, lang, Desk())
        fields |= screens.playing(session, people, seat, lang, Desk(), names)
        # Nobody throws or takes back anything in the past.
        fields |= {"hand": b"null", "undo": b"null", "may_undo": b'"no"', "may_concede": b"false"}
        sides = screens.display(session, sees_as(seat), lang, names).sides
        fields["seats"] = screens.seats(people, lang, names, {}, sides)
        since = max(0, len(entries) - RECENT)
        lines = screens.log(session.journal, sees_as(seat), lang, names, since, len(entries))
        log = b"[" + b",".join(line.model_dump_json().encode() for line in lines) + b"]"
        return TableView.model_validate_json(joined({**fields, "log": log, "log_from": str(since).encode()}))
