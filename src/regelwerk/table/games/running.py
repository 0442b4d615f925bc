"""One game that is being played: a session, whoever is connected, and one order in which things happen.

Whatever somebody does runs under one lock: first the rules, then the store, then everybody is told. What could not be
stored has not happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

import orjson

from regelwerk.engine.book.messages import Names
from regelwerk.engine.book.options import OptionError
from regelwerk.engine.effects import MASTER, Choose
from regelwerk.engine.game import ContentError
from regelwerk.engine.interpreters.session import TIME_OUT, NotAsked, Refused, Session, new_session, resume
from regelwerk.engine.journal.entries import STEPPING, Entry, Header, Journal, as_stored, rewound_by
from regelwerk.table.errors import Trouble
from regelwerk.table.games.contents import loaded, scope_of
from regelwerk.table.games.countdown import Countdown
from regelwerk.table.games.table_state import Desk
from regelwerk.table.screens.scenario_pages import PERSON, as_names, scene_of
from regelwerk.table.screens.views import RECENT, Fields, Screens, answers_for, joined, sees_as
from regelwerk.table.storage.store import GameRecord, MovedOn, SeatRecord, Stage, Store
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.log import Line
from regelwerk.table.wire.table import TableView

if TYPE_CHECKING:
    from regelwerk.engine.game import Json, System
    from regelwerk.table.workers.computer_seats import Mind

LOG = logging.getLogger("regelwerk.table")


class Connection(Protocol):
    """Somebody who looks at the table right now."""

    seat: SeatRecord
    lang: Lang

    def send(self, message: bytes) -> None:
        """Send a message as soon as the line is free; never waits."""

    def close(self, code: str) -> None:
        """End the connection for this reason."""


class RunningGame:
    """One table."""

    def __init__(
        self,
        store: Store,
        mind: Mind,
        system: System,
        record: GameRecord,
        seats: list[SeatRecord],
        entries: list[Entry],
    ) -> None:
        self.store = store
        self.mind = mind
        self.system = system
        self.record = record
        self.people = seats
        self.desk = Desk.from_json(record.desk)
        self.screens = Screens(system)
        self.session: Session[Any] | None = None
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.used = asyncio.get_running_loop().time()
        self._pending: list[Entry] = []
        self._shown: dict[tuple[int, str], Fields] = {}
        self._told = 0
        self.countdown = Countdown(lambda: self._in_background(self._time_is_up()))
        self._tasks: set[asyncio.Task[None]] = set()
        self._considered_odds: set[str] = set()
        self._thinks = False
        self._is_stale = False
        self._draft_names: Names = {}
        self._opened(entries)
        self._told = len(entries)

    # -- opening ----------------------------------------------------------------------------------------------

    def _opened(self, entries: list[Entry]) -> None:
        """The session, from what is stored."""
        if self.record.header is None or (not entries and self.record.stage is Stage.LOBBY):
            return
        journal = Journal(Header.from_json(self.record.header), entries)
        start = self.system.start(journal.header.document)
        self._pending = []
        self.session = resume(
            self.system.game, start, journal, self.record.seed, store=self._keep, by_hand=self._by_hand()
        )

    def _keep(self, entry: Entry) -> None:
        """What has happened and is to be stored; nobody outside hears of it before."""
        self._pending.append(entry)

    def _by_hand(self) -> frozenset[str]:
        """The seats that throw real dice."""
        return frozenset(one.seat for one in self.people if one.manual and one.player in (PERSON, MASTER))

    async def begin(self, document: Json) -> None:
        """The game begins: its document is fixed, its dice are promised, its first entries are stored."""
        async with self.lock:
            if self.session is not None:
                raise Trouble("table-already-begun")
            document = as_stored(document)
            start = self.system.start(document)
            session = new_session(
                self.system.game,
                start,
                document,
                open_store=lambda _: self._keep,
                by_hand=self._by_hand(),
            )
            header, seed = session.journal.header.to_json(), bytes.fromhex(session.dealer.reveal())
            try:
                version = await self.store.change(self.record.id, self.record.version, header=header, seed=seed)
                self.record = replace(self.record, header=header, seed=seed, version=version)
                self.session = session
                await self._commit()
            except BaseException:
                # What could not be stored has not begun.
                self.session, self._pending = None, []
                raise
            self.tell_all()
        self.go_on()

    # -- one thing at a time ----------------------------------------------------------------------------------

    @asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """Nothing happens meanwhile, and what is seen is what is stored."""
        async with self.lock:
            if self._is_stale:
                await self._reload()
            yield

    @asynccontextmanager
    async def happening(self) -> AsyncIterator[Session[Any]]:
        """Do something to the game; when the block ends it is stored, and everybody is told.

        If it cannot be stored, or a rule fails, the game is as the store says.
        """
        async with self.still():
            assert self.session is not None
            try:
                yield self.session
                await self._commit()
            except BaseException:
                if self._pending:
                    await self._reload()
                    self.tell_all()
                raise
            self.tell_all()
        self.go_on()

    async def _commit(self) -> None:
        """Store what has happened, in one piece; then it counts."""
        assert self.session is not None
        session, entries = self.session, self._pending
        if not entries:
            return
        over = Stage.OVER if session.outcome is not None else Stage.RUNNING
        seed = bytes.fromhex(session.dealer.reveal())
        await self.store.append(
            self.record.id,
            self.record.head,
            entries,
            seed=seed if seed != self.record.seed else None,
            stage=over if over is not self.record.stage else None,
        )
        self._pending = []
        self.record = replace(self.record, head=self.record.head + len(entries), stage=over, seed=seed)

    async def _reload(self) -> None:
        """Whatever we believe, the store is right; as long as it does not answer, nothing can happen here."""
        self._is_stale = True
        self.record = await self.store.game(self.record.id)
        self.people = await self.store.seats(self.record.id)
        self.desk = Desk.from_json(self.record.desk)
        entries = await self.store.entries(self.record.id)
        self._opened(entries)
        self.screens.forget_names()
        self._close_revoked()
        self._is_stale = False

    async def catch_up(self) -> None:
        """Another process has changed the game, or somebody its seats or its desk."""
        async with self.still():
            record = await self.store.game(self.record.id)
            if record.version != self.record.version:
                self.people = await self.store.seats(record.id)
                self.desk = Desk.from_json(record.desk)
                if record.draft.get("names") != self.record.draft.get("names"):
                    self.screens.forget_names()
                self._close_revoked()
            known, self.record = self.record, record
            if record.header is None:
                await self._learn_names()
            if record.head > known.head or (self.session is None and record.header is not None):
                if self.session is None:
                    self._opened(await self.store.entries(record.id))
                else:
                    self.session.follow(await self.store.entries(record.id, known.head))
            if self.session is not None:
                self._take_hands()
                try:
                    await self._commit()
                except MovedOn:
                    await self._reload()
            self.tell_all()
        self.go_on()

    def _take_hands(self) -> None:
        """Who throws real dice may have changed."""
        assert self.session is not None
        dealer = self.session.dealer
        by_hand = self._by_hand()
        if getattr(dealer, "by_hand", by_hand) != by_hand:
            dealer.by_hand = by_hand  # type: ignore[attr-defined]
            self.session.throw_dice()

    async def change(self, **changes: Any) -> None:
        """Change what lies beside the game: title, draft, desk. The caller holds the lock."""
        version = await self.store.change(self.record.id, self.record.version, **changes)
        self.record = replace(self.record, version=version, **changes)
        self.desk = Desk.from_json(self.record.desk)

    # -- who is there -----------------------------------------------------------------------------------------

    @property
    def renamed(self) -> Mapping[str, str]:
        found: Mapping[str, str] = self.record.draft.get("names") or _NO_NAMES
        return found

    @property
    def round(self) -> int:
        return self.session.game.round_of(self.session.state) if self.session is not None else 0

    def names(self) -> Names:
        if self.session is None:
            return {**self._draft_names, **as_names(self.renamed)}
        return self.screens.names(self.session, self.renamed)

    async def _learn_names(self) -> None:
        """As long as nothing has begun, names come from the scene that is being prepared."""
        draft = self.record.draft
        kept = {one.name: one.text for one in await self.store.contents(self.system.name, scope_of(self.record))}
        texts = tuple((name, kept[name]) for name in draft.get("content", ()) if name in kept)

        def named() -> Names:
            content = loaded(self.system, texts)
            return scene_of(self.system, content, draft["scene"], draft.get("options", {})).names({})

        # A draft that no longer fits its content is told in the lobby; a waiting room can do without names.
        with suppress(Trouble, ContentError, OptionError, KeyError):
            self._draft_names = await asyncio.to_thread(named)

    def connected(self) -> Counter[int]:
        return Counter(connection.seat.id for connection in self.connections)

    def join(self, connection: Connection) -> None:
        """Somebody sits down: they see the whole table, the others see them. The caller holds the lock."""
        self.connections.add(connection)
        connection.send(b'{"type":"table","table":' + self._whole(connection.seat, connection.lang) + b"}")
        self.tell_all()
        self.go_on()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.used = asyncio.get_running_loop().time()
        if not any((c.seat.id, c.lang) == (connection.seat.id, connection.lang) for c in self.connections):
            self._shown.pop((connection.seat.id, connection.lang), None)
        self._in_background(self._tell_of_leaving())

    async def _tell_of_leaving(self) -> None:
        """The others see who has left; not in the middle of something that is not stored yet."""
        async with self.still():
            self.tell_all()

    def _close_revoked(self) -> None:
        """Links that were taken away open nothing any more, at once."""
        valid = {one.id: one for one in self.people if not one.revoked}
        for connection in list(self.connections):
            found = valid.get(connection.seat.id)
            if found is None or found.generation != connection.seat.generation:
                self.connections.discard(connection)
                connection.close("table-link-revoked")
            else:
                connection.seat = found

    # -- telling ----------------------------------------------------------------------------------------------

    def table(self, seat: SeatRecord, lang: str) -> TableView:
        """All that a seat may know now."""
        return TableView.model_validate_json(self._whole(seat, lang))

    def lines(self, seat: SeatRecord, lang: str, before: int) -> list[Line]:
        """Older lines of the log."""
        if self.session is None:
            return []
        since = max(0, before - RECENT)
        return self.screens.log(self.session.journal, sees_as(seat), lang, self.names(), since, before)

    def _fields(self, seat: SeatRecord, lang: str) -> Fields:
        names = self.names()
        fields = self.screens.resting(self.record, self.people, seat, lang, self.desk)
        sides: tuple[tuple[str, str], ...] = ()
        if self.session is not None:
            fields |= self.screens.playing(self.session, self.people, seat, lang, self.desk, names, self.countdown.left)
            sides = self.screens.display(self.session, sees_as(seat), lang, names).sides
        fields["seats"] = self.screens.seats(self.people, lang, names, self.connected(), sides)
        return fields

    def _whole(self, seat: SeatRecord, lang: str) -> bytes:
        self.screens.new_moment()
        fields = self._fields(seat, lang)
        self._shown[seat.id, lang] = fields
        lines: list[Line] = []
        since = 0
        if self.session is not None:
            head = self.session.journal.next_number
            since = max(0, head - RECENT)
            lines = self.screens.log(self.session.journal, sees_as(seat), lang, self.names(), since, head)
        log = b"[" + b",".join(line.model_dump_json().encode() for line in lines) + b"]"
        return joined({**fields, "log": log, "log_from": str(since).encode()})

    def tell_all(self) -> None:
        """Everybody who is connected learns what has changed for them."""
        self.screens.new_moment()
        entries = self.session.journal.entries[self._told :] if self.session is not None else []
        if self.session is not None:
            self._told = self.session.journal.next_number
            self._count_down()
        struck = self._struck(entries)
        made: dict[tuple[int, str], bytes | None] = {}
        for connection in list(self.connections):
            key = connection.seat.id, connection.lang
            if key not in made:
                made[key] = self._update(connection.seat, connection.lang, entries, struck)
            message = made[key]
            if message is not None:
                connection.send(message)

    def _update(self, seat: SeatRecord, lang: str, entries: list[Entry], struck: list[int]) -> bytes | None:
        before, now = self._shown.get((seat.id, lang), {}), self._fields(seat, lang)
        self._shown[seat.id, lang] = now
        changed = {name: value for name, value in now.items() if before.get(name) != value}
        names = self.names()
        lines = [line for entry in entries for line in self.screens.lines(entry, sees_as(seat), lang, names)]
        if not changed and not lines:
            return None
        return orjson.dumps(
            {
                "type": "update",
                "head": self.record.head,
                "lines": [orjson.Fragment(line.model_dump_json()) for line in lines],
                "struck": struck,
                "changed": {name: orjson.Fragment(value) for name, value in changed.items()},
            }
        )

    def _struck(self, entries: list[Entry]) -> list[int]:
        """The entries that these took back, or rewound for a correction."""
        assert self.session is not None or not entries
        undone = {n for entry in entries if entry.kind == "undo" for n in range(entry.data["to"] + 1, entry.n)}
        rewound = {n for entry in entries for n in rewound_by(entry)}
        steps = {n for n in rewound if self.session and self.session.journal.entries[n].kind in STEPPING}
        return sorted(undone | steps)

    # -- what goes on by itself -------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let the computer play its seats, and have the odds worked out for those who are asked."""
        if self.session is None or self.desk.paused:
            return
        if not self._thinks and any(self._tactic(prompt) for prompt in self.session.prompts):
            self._thinks = True
            self._in_background(self._play_computers())
        for asked, prompt in self.session.asked.items():
            if asked not in self._considered_odds and self._is_looked_at(prompt):
                self._considered_odds = {*(self._considered_odds & self.session.asked.keys()), asked}
                self._in_background(self._work_out_odds(asked, prompt))

    def _in_background(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("background work failed", exc_info=task.exception(), extra={"game": self.record.id})

    def _tactic(self, prompt: Choose[Any]) -> str:
        """The tactic that plays a seat; none where a person or the master decides."""
        player = next((one.player for one in self.people if one.seat == prompt.seat), MASTER)
        return player if player in self.system.tactics else ""

    def _is_looked_at(self, prompt: Choose[Any]) -> bool:
        """Whether somebody who is to answer is there to see the odds."""
        return not self._tactic(prompt) and bool(self._deciders(prompt.seat))

    def _deciders(self, seat: str) -> list[Connection]:
        return [one for one in self.connections if seat in answers_for(one.seat, self.people)]

    async def _play_computers(self) -> None:
        """Answer for the computer's seats until a person is to decide."""
        try:
            while self.session is not None and not self.desk.paused:
                found = next(((a, p) for a, p in self.session.asked.items() if self._tactic(p)), None)
                if found is None:
                    return
                asked, prompt = found
                key = await self.mind.decide(self.record.id, self.system, self.session, asked, self._tactic(prompt))
                with suppress(NotAsked, MovedOn):
                    async with self.happening() as session:
                        if self.desk.paused or not self._tactic(prompt):
                            # While the computer thought, the table was told to rest, or somebody else took the seat.
                            continue
                        try:
                            session.answer(prompt.seat, key, asked=asked)
                        except Refused:
                            LOG.warning("a tactic gave a refused answer", extra={"game": self.record.id, "key": key})
                            session.answer(prompt.seat, prompt.default, asked=asked)
        finally:
            self._thinks = False

    async def _work_out_odds(self, asked: str, prompt: Choose[Any]) -> None:
        """The odds follow the question; nobody waits for them."""
        assert self.session is not None
        outlook = await self.mind.outlook(self.record.id, self.system, self.session, asked)
        async with self.lock:
            if not outlook or self.session is None or asked not in self.session.asked:
                return
            self.screens.foresee(asked, outlook)
            made: dict[str, bytes] = {}
            for connection in self._deciders(prompt.seat):
                lang = connection.lang
                if lang not in made:
                    made[lang] = self.screens.odds_news(prompt, asked, lang, self.names()).model_dump_json().encode()
                connection.send(made[lang])

    # -- time that runs out -----------------------------------------------------------------------------------

    def _count_down(self) -> None:
        """Every question to a person has its time, if the master wants that and the game does not rest."""
        assert self.session is not None
        asked = [name for name, prompt in self.session.asked.items() if not self._tactic(prompt)]
        self.countdown.set(asked, None if self.desk.paused else self.desk.countdown)

    async def _time_is_up(self) -> None:
        """Whoever has not answered in time answers with the default."""
        for asked in self.countdown.over():
            with suppress(NotAsked, MovedOn):
                async with self.happening() as session:
                    prompt = session.asked.get(asked)
                    if prompt is None:
                        raise NotAsked(asked)
                    session.answer(prompt.seat, prompt.default, asked=asked, by=TIME_OUT)

    @property
    def is_busy(self) -> bool:
        """Whether something goes on without anybody there, such as the computer's turn."""
        return bool(self._tasks) or bool(self.countdown)

    async def stop(self) -> None:
        """Finish what is under way and say goodbye."""
        self.countdown.stop()
        for task in list(self._tasks):
            task.cancel()
        async with self.lock:
            for connection in list(self.connections):
                connection.close("table-closing")
            self.connections.clear()


_NO_NAMES: Mapping[str, str] = {}
