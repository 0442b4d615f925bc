"""One running game: its session, and the one order in which things happen to it.

Every change runs under one lock: first the rules, then the store, then the broadcast. A change that cannot be stored
has not happened: the game is read again from the store. `audience` looks after the connected screens, `background`
after what goes on without a command.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from regelwerk.engine.book.messages import Names
from regelwerk.engine.book.options import OptionError
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.dealers import FairDealer
from regelwerk.engine.interpreters.session import Session, new_session, resume
from regelwerk.engine.journal.entries import Entry, Header, Journal, as_stored
from regelwerk.table.errors import TableError
from regelwerk.table.games.audience import Audience, Connection
from regelwerk.table.games.background import BackgroundWork
from regelwerk.table.games.own_content import loaded, scope_of
from regelwerk.table.games.own_entries import with_needed
from regelwerk.table.games.table_state import TableState
from regelwerk.table.screens.outcomes import outcome_json
from regelwerk.table.screens.rendering import Renderer
from regelwerk.table.screens.scenario_pages import PERSON, as_names, scene_of
from regelwerk.table.screens.seats import sees_as
from regelwerk.table.screens.views import RECENT, TableMoment, TableViews
from regelwerk.table.storage.records import GameRecord, SeatRecord, Stage, WriteConflict
from regelwerk.table.storage.store import Store

if TYPE_CHECKING:
    from regelwerk.engine.game import Json
    from regelwerk.engine.system import System
    from regelwerk.table.screens.prompt_odds import PromptOdds
    from regelwerk.table.screens.windows import Viewer
    from regelwerk.table.wire.log import Line
    from regelwerk.table.workers.prompt_solver import PromptSolver

_NO_NAMES: Mapping[str, str] = {}


class RunningGame:
    """One table. Before the game begins it has no session."""

    def __init__(
        self,
        store: Store,
        solver: PromptSolver,
        system: System,
        record: GameRecord,
        seats: list[SeatRecord],
        entries: list[Entry],
    ) -> None:
        self.store = store
        self.system = system
        self.record = record
        self.seats = seats
        self.table_state = TableState.from_json(record.table_state)
        self.session: Session[Any] | None = None
        self.lock = asyncio.Lock()
        self.renderer = Renderer(system)
        self.views = TableViews(self.renderer)
        self.audience = Audience(self.views, known=len(entries))
        self.background = BackgroundWork(self, solver)
        self.last_used = asyncio.get_running_loop().time()
        self._pending: list[Entry] = []
        """Entries that are not stored yet."""
        self._is_stale = False
        self.is_closed = False
        self._draft_names: Names = {}
        self._open(entries)

    # -- opening ----------------------------------------------------------------------------------------------

    def _open(self, entries: list[Entry]) -> None:
        """Make the session from the stored entries."""
        if self.record.header is None or (not entries and self.record.stage is Stage.LOBBY):
            return
        journal = Journal(Header.from_json(self.record.header), entries)
        start = self.system.start(journal.header.document)
        self._pending = []
        self.session = resume(
            self.system.game, start, journal, self.record.seed, store=self._pending.append, by_hand=self._by_hand()
        )

    def _by_hand(self) -> frozenset[str]:
        """The seats that throw real dice."""
        return frozenset(one.seat for one in self.seats if one.manual and one.player in (PERSON, MASTER))

    def _pledges(self) -> dict[str, str]:
        """What people have pledged in the lobby, if they still sit there."""
        people = {MASTER, *(one.seat for one in self.seats if one.player in (PERSON, MASTER))}
        return {seat: pledge for seat, pledge in self.table_state.pledges if seat in people}

    async def begin(self, document: Json) -> None:
        """Begin the game: fix its document, commit to its dice, store its first entries."""
        async with self.lock:
            if self.session is not None:
                raise TableError("table-already-begun")
            document = as_stored(document)
            start = self.system.start(document)
            pending = self._pending
            session = new_session(
                self.system.game,
                start,
                document,
                open_store=lambda _: pending.append,
                by_hand=self._by_hand(),
                pledges=self._pledges(),
            )
            header, seed = session.journal.header.to_json(), bytes.fromhex(session.dealer.reveal())
            try:
                version = await self.store.change(self.record.id, self.record.version, header=header, seed=seed)
                self.record = replace(self.record, header=header, seed=seed, version=version)
                self.session = session
                await self._commit()
            except BaseException:
                # What could not be stored has not begun.
                self.session = None
                self._pending.clear()
                raise
            self.broadcast()
        self.background.start()

    # -- one thing at a time ----------------------------------------------------------------------------------

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Hold the game still: nothing changes inside the block, and what is seen is stored."""
        async with self.lock:
            if self.is_closed:
                raise TableError("table-closing", status=503)
            if self._is_stale:
                await self._reload()
            yield

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[Session[Any]]:
        """Change the game; when the block ends the change is stored and broadcast.

        If it cannot be stored, or a rule fails, the game is read again from the store.
        """
        async with self.locked():
            assert self.session is not None
            try:
                yield self.session
                await self._commit()
            except BaseException:
                if self._pending:
                    await self._reload()
                    self.broadcast()
                raise
            self.broadcast()
        self.background.start()

    async def _commit(self) -> None:
        """Store the pending entries in one piece."""
        assert self.session is not None
        session, entries = self.session, list(self._pending)
        if not entries:
            return
        stage = Stage.OVER if session.outcome is not None else Stage.RUNNING
        seed = bytes.fromhex(session.dealer.reveal())
        outcome = self.record.outcome if stage is self.record.stage else self.ending()
        await self.store.append(
            self.record.id,
            self.record.head,
            entries,
            seed=seed if seed != self.record.seed else None,
            stage=stage if stage is not self.record.stage else None,
            outcome=outcome,
        )
        self._pending.clear()
        self.record = replace(
            self.record, head=self.record.head + len(entries), stage=stage, seed=seed, outcome=outcome
        )

    def ending(self) -> Json | None:
        """How the game ended, as it is kept beside it; None while it goes on."""
        outcome = self.session.outcome if self.session is not None else None
        return None if outcome is None else outcome_json(outcome, self.names(), self.round)

    async def _reload(self) -> None:
        """Take over what the store says; until it answers, nothing can happen here."""
        self._is_stale = True
        self.record, self.seats, entries = await self.store.whole(self.record.id)
        self.table_state = TableState.from_json(self.record.table_state)
        self._open(entries)
        self.renderer.forget_names()
        self.audience.close_revoked(self.seats)
        self._is_stale = False

    async def set_up(self) -> None:
        """What a game that was just opened still needs before anybody looks at it."""
        await self._taking_over(self._adjust)

    async def catch_up(self) -> None:
        """Take over what was changed outside of this object: by another process, or to seats, draft and settings."""
        await self._taking_over(self._take_over_changes)

    async def _taking_over(self, take_over: Callable[[], Awaitable[None]]) -> None:
        async with self.locked():
            try:
                await take_over()
            except BaseException:
                # Half of it may have been taken over: next time all of it is read again.
                self._is_stale = True
                raise
            self.broadcast()
        self.background.start()

    async def _take_over_changes(self) -> None:
        record, entries = await self.store.since(self.record.id, self.record.head if self.session is not None else 0)
        if record.version != self.record.version:
            self.seats = await self.store.seats(record.id)
            self.table_state = TableState.from_json(record.table_state)
            if record.draft.get("names") != self.record.draft.get("names"):
                self.renderer.forget_names()
            self.audience.close_revoked(self.seats)
        self.record = record
        if self.session is None:
            self._open(entries)
        elif entries:
            self.session.follow(entries)
        await self._adjust()

    async def _adjust(self) -> None:
        """What depends on seats and draft."""
        if self.record.header is None:
            await self._read_draft_names()
        if self.session is not None:
            self._update_manual_seats()
            try:
                await self._commit()
            except WriteConflict:
                await self._reload()

    def _update_manual_seats(self) -> None:
        """Let the seats throw real dice, or no longer, as the master has switched them."""
        assert self.session is not None
        session, by_hand = self.session, self._by_hand()
        if session.journal.header.has_leaves:
            if session.outcome is None:
                for seat in sorted(by_hand ^ session.journal.promises.typed):
                    session.switch_typing(seat, seat in by_hand, MASTER)
        elif isinstance(session.dealer, FairDealer) and session.dealer.by_hand != by_hand:
            session.dealer.by_hand = by_hand
            session.throw_dice()

    async def change(self, **changes: Any) -> None:
        """Change title, draft or table state. The caller holds the lock."""
        version = await self.store.change(self.record.id, self.record.version, **changes)
        self.record = replace(self.record, version=version, **changes)
        self.table_state = TableState.from_json(self.record.table_state)

    # -- names ------------------------------------------------------------------------------------------------

    @property
    def round(self) -> int:
        return self.session.game.round_of(self.session.state) if self.session is not None else 0

    @property
    def _renamed(self) -> Mapping[str, str]:
        found: Mapping[str, str] = self.record.draft.get("names") or _NO_NAMES
        return found

    def names(self) -> Names:
        if self.session is None:
            return {**self._draft_names, **as_names(self._renamed)}
        return self.renderer.names(self.session, self._renamed)

    async def _read_draft_names(self) -> None:
        """Before the game begins, names come from the scene that is being prepared."""
        draft = self.record.draft
        kept = {one.name: one.text for one in await self.store.contents(self.system.name, scope_of(self.record))}
        texts = with_needed(self.system, [name for name in draft.get("content", ()) if name in kept], kept)

        def named() -> Names:
            content = loaded(self.system, texts)
            return scene_of(self.system, content, draft["scene"], draft.get("options", {})).names({})

        # The lobby reports a draft that no longer fits its content; a waiting room can do without names.
        with suppress(TableError, ContentError, OptionError, KeyError):
            self._draft_names = await asyncio.to_thread(named)

    # -- screens ----------------------------------------------------------------------------------------------

    def _moment(self) -> TableMoment:
        return TableMoment(
            self.record,
            self.seats,
            self.table_state,
            self.session,
            self.names(),
            self.audience.connected(),
            self.background.countdown.left,
        )

    def snapshot(self, seat: SeatRecord, lang: str) -> bytes:
        """All that a seat may know now, a `TableView` as JSON. The caller holds the lock."""
        moment = self._moment()
        self.renderer.new_moment()
        return self.views.snapshot(moment, self.views.fields(moment, seat, lang), seat, lang)

    def lines(self, seat: SeatRecord, lang: str, before: int) -> bytes:
        """Older lines of the log, a list of `Line`s as JSON."""
        if self.session is None:
            return b"[]"
        since = max(0, before - RECENT)
        return self.renderer.log(self.session.journal, sees_as(seat), lang, self.names(), since, before)

    def letters(self, seat: SeatRecord, lang: str) -> list[Line]:
        """All letters that a seat may read, the oldest first."""
        entries = self.session.journal.entries[: self.record.head] if self.session is not None else []
        written = [entry for entry in entries if entry.kind == "letter"]
        return [line for one in written for line in self.renderer.lines(one, sees_as(seat), lang, self.names())]

    def broadcast(self, newcomer: Connection | None = None) -> None:
        """Send every connected screen what has changed for it, and the newcomer everything."""
        if self.session is not None:
            self.background.count_down()
            self.background.wait_for_shares()
        self.audience.broadcast(self._moment(), newcomer)

    def send_ahead(self, asked: str, ahead: Mapping[Viewer, Json], deciders: list[Connection]) -> None:
        """Show what lies ahead of an open question to those who decide it. The caller holds the lock."""
        self.renderer.add_ahead(asked, ahead)
        self.audience.send_ahead(self._moment(), deciders)

    def send_odds(self, asked: str, odds: PromptOdds, deciders: list[Connection]) -> None:
        """Show the odds of an open question to those who decide it. The caller holds the lock."""
        assert self.session is not None
        self.renderer.add_odds(asked, odds)
        self.audience.send_odds(self._moment(), asked, self.session.asked[asked], deciders)

    def join(self, connection: Connection) -> None:
        """Show a new screen the whole table, and the screen to the others. The caller holds the lock."""
        self.audience.connections.add(connection)
        self.broadcast(connection)
        self.background.start()

    def leave(self, connection: Connection) -> None:
        self.audience.leave(connection)
        self.last_used = asyncio.get_running_loop().time()
        if not self.is_closed:
            self.background.run(self._announce_leaving())

    async def _announce_leaving(self) -> None:
        """Under the lock, because a change in progress must not be broadcast before it is stored."""
        # Whoever leaves because the game is being closed need not be announced.
        with suppress(TableError):
            async with self.locked():
                self.broadcast()
            self.background.start()

    @property
    def is_unused(self) -> bool:
        """Whether nobody is connected, nothing goes on by itself, and no request is under way."""
        return not self.audience.connections and not self.background.is_busy and not self.lock.locked()

    async def stop(self) -> None:
        """Stop the background work, wait for the change in progress, and close all connections.

        Afterwards nothing refers to itself, so that the memory is free without waiting for a collection.
        """
        self.background.stop()
        async with self.lock:
            self.is_closed = True
            self.audience.close("table-closing")
            self.renderer.close()
            if self.session is not None:
                self.session.close()
