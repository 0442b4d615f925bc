"""The connected screens of one game: who is there, and what each has been sent so far."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import orjson

from regelwerk.engine.journal.entries import LASTING, STEPPING, Entry, rewound_by
from regelwerk.table.screens.deltas import Deltas
from regelwerk.table.screens.seats import sees_as

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from regelwerk.engine.effects import Choose
    from regelwerk.engine.journal.entries import Journal
    from regelwerk.table.screens.views import Fields, TableMoment, TableViews
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


@dataclass(slots=True)
class Sent:
    """What the screens of one seat in one language show: every message about it makes the next version."""

    fields: Fields
    version: int = 0


class Audience:
    """Sends a new screen the whole table, and every screen what has changed since.

    All screens of one seat in one language are sent the same, so they are always at the same version.
    """

    def __init__(self, views: TableViews, known: int) -> None:
        """`known` is the number of journal entries that need not be announced."""
        self.connections: set[Connection] = set()
        self._views = views
        self._announced = known
        self._sent: dict[tuple[int, str], Sent] = {}

    def connected(self) -> Counter[int]:
        """Number of screens by seat id."""
        return Counter(connection.seat.id for connection in self.connections)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        key = _key(connection)
        if not any(_key(other) == key for other in self.connections):
            self._sent.pop(key, None)

    def broadcast(self, moment: TableMoment, newcomer: Connection | None = None) -> None:
        """Send every screen what has changed for it, and the newcomer everything."""
        self._views.renderer.new_moment()
        entries: Sequence[Entry] = ()
        struck: list[int] = []
        if moment.session is not None:
            self._views.renderer.forget_closed(moment.session.asked)
            journal = moment.session.journal
            entries = journal.entries[self._announced :]
            self._announced = journal.next_number
            struck = _struck(journal, entries)
        deltas = Deltas()
        made: dict[tuple[int, str], bytes | None] = {}
        for connection in list(self.connections):
            key = _key(connection)
            if key not in made:
                made[key] = self._update(moment, connection, deltas, entries, struck)
            message = made[key]
            if connection is newcomer:
                connection.send(self._snapshot(moment, connection))
            elif message is not None:
                connection.send(message)

    def _snapshot(self, moment: TableMoment, connection: Connection) -> bytes:
        sent = self._sent[_key(connection)]
        table = self._views.snapshot(moment, sent.fields, connection.seat, connection.lang)
        return b'{"type":"table","version":%d,"table":%b}' % (sent.version, table)

    def _update(
        self, moment: TableMoment, connection: Connection, deltas: Deltas, entries: Sequence[Entry], struck: list[int]
    ) -> bytes | None:
        """What has changed and the new log lines as a message; None if there is nothing new."""
        seat, lang = connection.seat, connection.lang
        now = self._views.fields(moment, seat, lang)
        sent = self._sent.get((seat.id, lang))
        if sent is None:
            self._sent[seat.id, lang] = Sent(now)
            return None
        before, sent.fields = sent.fields, now
        patch = deltas.between(before, now)
        lines = self._views.renderer.news(entries, sees_as(seat), lang, moment.names)
        if not patch and not lines:
            return None
        sent.version += 1
        changes = b"".join([b',"%b":%b' % (name.encode(), part) for name, part in patch.items()])
        return b'{"type":"update","version":%d,"head":%d,"lines":[%b],"struck":%b%b}' % (
            sent.version, moment.record.head, lines, orjson.dumps(struck), changes,
        )  # fmt: skip

    def send_odds(self, moment: TableMoment, asked: str, prompt: Choose[Any], deciders: Iterable[Connection]) -> None:
        """Send those who decide a question its odds, which the renderer knows by now."""
        assert moment.session is not None
        made: dict[tuple[int, str], bytes] = {}
        news: dict[str, dict[str, Any]] = {}
        for connection in deciders:
            key, lang = _key(connection), connection.lang
            if key not in made:
                if lang not in news:
                    news[lang] = self._views.renderer.odds_news(prompt, asked, lang, moment.names)
                sent = self._sent[key]
                sent.version += 1
                choices = self._views.choices(moment, moment.session, connection.seat, lang)
                sent.fields = {**sent.fields, "choices": choices}
                made[key] = orjson.dumps({**news[lang], "version": sent.version})
            connection.send(made[key])

    def send_ahead(self, moment: TableMoment, deciders: Iterable[Connection]) -> None:
        """Send those who decide a question what lies ahead of it, which the renderer knows by now."""
        made: dict[tuple[int, str], bytes | None] = {}
        for connection in deciders:
            key = _key(connection)
            if key not in made:
                made[key] = self._asked_anew(moment, connection)
            message = made[key]
            if message is not None:
                connection.send(message)

    def _asked_anew(self, moment: TableMoment, connection: Connection) -> bytes | None:
        """The open questions of a seat, if they tell more than before; nothing else has changed."""
        assert moment.session is not None
        sent = self._sent[_key(connection)]
        choices = self._views.choices(moment, moment.session, connection.seat, connection.lang)
        if choices == sent.fields["choices"]:
            return None
        sent.fields, sent.version = {**sent.fields, "choices": choices}, sent.version + 1
        return b'{"type":"update","version":%d,"head":%d,"lines":[],"struck":[],"changed":{"choices":%b}}' % (
            sent.version, moment.record.head, choices,
        )  # fmt: skip

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

    def close(self, code: str) -> None:
        """End all connections for this reason."""
        for connection in list(self.connections):
            connection.close(code)
        self.connections.clear()


def _key(connection: Connection) -> tuple[int, str]:
    return connection.seat.id, connection.lang


def _struck(journal: Journal, entries: Sequence[Entry]) -> list[int]:
    """The entries that these took back, or rewound for a correction; that something was taken back stays true."""
    undone = {n for entry in entries if entry.kind == "undo" for n in range(entry.data["to"] + 1, entry.n)}
    rewound = {n for entry in entries for n in rewound_by(entry)}
    steps = {n for n in rewound if journal.entries[n].kind in STEPPING}
    return sorted(n for n in undone | steps if journal.entries[n].kind not in (*LASTING, "undo"))
