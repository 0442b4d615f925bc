"""The connected screens of one game: who is there, and what each has been sent so far."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Protocol

import orjson

from regelwerk.engine.journal.entries import LASTING, STEPPING, Entry, rewound_by
from regelwerk.table.screens.seats import sees_as
from regelwerk.table.screens.views import Fields, TableViews

if TYPE_CHECKING:
    from collections.abc import Sequence

    from regelwerk.engine.journal.entries import Journal
    from regelwerk.table.screens.views import TableMoment
    from regelwerk.table.storage.records import SeatRecord
    from regelwerk.table.wire.base import Lang


class Connection(Protocol):
    """A screen that shows the table right now."""

    seat: SeatRecord
    lang: Lang

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""

    def close(self, code: str) -> None:
        """End the connection for this reason."""


class Audience:
    """Sends a new screen the whole table, and every screen the fields that have changed since."""

    def __init__(self, views: TableViews, known: int) -> None:
        """`known` is the number of journal entries that need not be announced."""
        self.connections: set[Connection] = set()
        self._views = views
        self._announced = known
        self._sent: dict[tuple[int, str], Fields] = {}
        """The fields last sent, by seat and language."""

    def connected(self) -> Counter[int]:
        """Number of screens by seat id."""
        return Counter(connection.seat.id for connection in self.connections)

    def send_snapshot(self, connection: Connection, moment: TableMoment) -> None:
        seat, lang = connection.seat, connection.lang
        self._views.renderer.new_moment()
        fields = self._sent[seat.id, lang] = self._views.fields(moment, seat, lang)
        snapshot = self._views.snapshot(moment, fields, seat, lang)
        connection.send(b'{"type":"table","table":' + snapshot + b"}")

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        key = (connection.seat.id, connection.lang)
        if not any((other.seat.id, other.lang) == key for other in self.connections):
            self._sent.pop(key, None)

    def broadcast(self, moment: TableMoment) -> None:
        """Send every screen what has changed for it."""
        self._views.renderer.new_moment()
        entries: Sequence[Entry] = ()
        struck: list[int] = []
        if moment.session is not None:
            journal = moment.session.journal
            entries = journal.entries[self._announced :]
            self._announced = journal.next_number
            struck = _struck(journal, entries)
        made: dict[tuple[int, str], bytes | None] = {}
        for connection in list(self.connections):
            key = connection.seat.id, connection.lang
            if key not in made:
                made[key] = self._update(moment, connection.seat, connection.lang, entries, struck)
            message = made[key]
            if message is not None:
                connection.send(message)

    def _update(
        self, moment: TableMoment, seat: SeatRecord, lang: str, entries: Sequence[Entry], struck: list[int]
    ) -> bytes | None:
        """The changed fields and new log lines as a message; None if there are none."""
        before, now = self._sent.get((seat.id, lang), {}), self._views.fields(moment, seat, lang)
        self._sent[seat.id, lang] = now
        changed = {name: value for name, value in now.items() if before.get(name) != value}
        renderer, seen_by = self._views.renderer, sees_as(seat)
        lines = [line for entry in entries for line in renderer.lines(entry, seen_by, lang, moment.names)]
        if not changed and not lines:
            return None
        return orjson.dumps(
            {
                "type": "update",
                "head": moment.record.head,
                "lines": [orjson.Fragment(line.model_dump_json()) for line in lines],
                "struck": struck,
                "changed": {name: orjson.Fragment(value) for name, value in changed.items()},
            }
        )

    def close_revoked(self, seats: list[SeatRecord]) -> None:
        """End connections whose link was revoked or renewed; the others get their seat as it is now."""
        valid = {one.id: one for one in seats if not one.revoked}
        for connection in list(self.connections):
            found = valid.get(connection.seat.id)
            if found is None or found.generation != connection.seat.generation:
                self.connections.discard(connection)
                connection.close("table-link-revoked")
            else:
                connection.seat = found

    def close(self) -> None:
        for connection in list(self.connections):
            connection.close("table-closing")
        self.connections.clear()


def _struck(journal: Journal, entries: Sequence[Entry]) -> list[int]:
    """The entries that these took back, or rewound for a correction."""
    undone = {n for entry in entries if entry.kind == "undo" for n in range(entry.data["to"] + 1, entry.n)}
    rewound = {n for entry in entries for n in rewound_by(entry)}
    steps = {n for n in rewound if journal.entries[n].kind in STEPPING}
    return sorted(n for n in undone | steps if journal.entries[n].kind not in LASTING)
