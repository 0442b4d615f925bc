"""What goes on at a table by itself: computer seats answer, odds are computed, time to answer and to share runs out."""

from __future__ import annotations

import asyncio
import logging
import weakref
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.session import NotAsked, Refused
from regelwerk.engine.interpreters.unattended import LED, TIME_OUT
from regelwerk.engine.lessons.guide import SCRIPT
from regelwerk.players.levels import names
from regelwerk.table.games.countdown import Countdown
from regelwerk.table.games.table_state import TURN
from regelwerk.table.screens.prompt_odds import Wording
from regelwerk.table.screens.scenario_pages import PERSON
from regelwerk.table.screens.seats import answers_for
from regelwerk.table.screens.windows import takes_looking
from regelwerk.table.storage.records import WriteConflict

if TYPE_CHECKING:
    from collections.abc import Awaitable, Container, Mapping

    from regelwerk.engine.effects import Choose
    from regelwerk.engine.interpreters.session import Session
    from regelwerk.players.faults import Decision
    from regelwerk.table.games.audience import Connection
    from regelwerk.table.games.running import RunningGame
    from regelwerk.table.workers.prompt_solver import PromptSolver

LOG = logging.getLogger("regelwerk.table")
SHARING = 5.0
"""Seconds that the dice wait for the master's share of chance, and then for the others'. Browsers take no second."""


class BackgroundWork:
    """The tasks of one game. Nobody at the table waits for them; each enters the game as an answer would."""

    def __init__(self, game: RunningGame, solver: PromptSolver) -> None:
        self.countdown = Countdown()
        # Not to own what owns this: a game that is closed is to be freed at once.
        self._game: RunningGame = weakref.proxy(game)
        self._computers = frozenset(names(game.system))
        self.solver = solver
        self._tasks: set[asyncio.Task[None]] = set()
        self._odds: dict[str, asyncio.Task[None]] = {}
        """What lies ahead and the odds, being worked out or known, by question."""
        self._computers_are_playing = False
        self._thought: tuple[str, str] | None = None
        """The question that a computer is deciding, and which computer."""
        self._awaited: tuple[str, ...] = ()
        self._sharing: asyncio.TimerHandle | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something goes on without any screen connected, such as the computer's turn."""
        return bool(self._tasks) or bool(self.countdown) or self._sharing is not None

    def run(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("background work failed", exc_info=task.exception(), extra={"game": self._game.record.id})

    def stop(self) -> None:
        self.countdown.stop()
        self._stop_waiting()
        for task in list(self._tasks):
            task.cancel()

    def start(self) -> None:
        """Let computer seats play, and have the odds computed for the people who are asked."""
        session = self._game.session
        if session is None:
            return
        self._stop_vain_thoughts(session.asked)
        if self._game.table_state.paused:
            return
        asked = session.asked
        for_people = {name: prompt for name, prompt in asked.items() if not self._player(prompt)}
        # Whom the computer leads until somebody's turn is given back even if that turn follows from a person's answer.
        if not self._computers_are_playing and (len(for_people) < len(asked) or self._game.table_state.led):
            self._computers_are_playing = True
            self.run(self._play_computers())
        self._foresee(asked, for_people)

    def hurry(self) -> bool:
        """Let the computer that thinks play at once, as well as it knows so far; false if none does."""
        return self.solver.hurry(self._game.record.id)

    def _stop_vain_thoughts(self, asked_now: Mapping[str, Choose[Any]]) -> None:
        """Nobody should think on about what is no longer theirs to decide, or not now."""
        if self._thought is None:
            return
        asked, player = self._thought
        prompt = asked_now.get(asked)
        if self._game.table_state.paused or prompt is None or self._player(prompt) != player:
            self.hurry()

    def _foresee(self, asked_now: Container[str], for_people: Mapping[str, Choose[Any]]) -> None:
        """Have odds and what lies ahead worked out for those who look at a question; no longer where nobody does."""
        watched = {asked: prompt for asked, prompt in for_people.items() if self._deciders(prompt.seat)}
        for asked, task in list(self._odds.items()):
            if asked not in asked_now or (asked not in watched and not task.done()):
                self._odds.pop(asked).cancel()
        for asked, prompt in watched.items():
            if asked not in self._odds:
                self._odds[asked] = self.run(self._foretell(asked, prompt))

    def count_down(self) -> None:
        """Give every question to a person its deadline, if there is a limit and the game is not paused."""
        session, state = self._game.session, self._game.table_state
        assert session is not None
        seconds = None if state.paused else state.countdown
        asked = () if seconds is None else [name for name, one in session.asked.items() if not self._player(one)]
        self.countdown.set(asked, seconds, self._time_is_up)

    def wait_for_shares(self) -> None:
        """Give those whose share is awaited some seconds; each change of who is awaited begins them anew."""
        session = self._game.session
        awaited = session.awaited if session is not None else ()
        if awaited == self._awaited:
            return
        self._stop_waiting()
        self._awaited = awaited
        if awaited:
            loop = asyncio.get_running_loop()
            self._sharing = loop.call_later(SHARING, lambda: self.run(self._go_on_without(awaited)))

    def _stop_waiting(self) -> None:
        if self._sharing is not None:
            self._sharing.cancel()
            self._sharing = None

    async def _go_on_without(self, awaited: tuple[str, ...]) -> None:
        """Throw the dice without the shares that did not come. The master's is the first to be late."""
        self._stop_waiting()
        with suppress(WriteConflict):
            async with self._game.changing() as session:
                if session.awaited == awaited:
                    session.give_up_waiting([MASTER] if MASTER in awaited else awaited)

    def _player(self, prompt: Choose[Any]) -> str:
        """The tactic or level that plays a seat or a figure; empty where a person or the master decides."""
        player = self._sitting_at(prompt.seat)
        if player in self._computers:
            return player
        return self._game.system.default_tactic if self._is_led(prompt) else ""

    def _sitting_at(self, seat: str) -> str:
        for one in self._game.seats:
            if one.seat == seat:
                return one.player
        return MASTER

    def _is_led(self, prompt: Choose[Any]) -> bool:
        """Whether the master has left this figure to the computer."""
        game = self._game
        assert game.session is not None
        is_masters = self._sitting_at(prompt.seat) == MASTER
        return is_masters and game.table_state.leads(prompt.who, game.session.journal.step_began)

    def _deciders(self, seat: str) -> list[Connection]:
        """The connected screens of people who decide for a seat."""
        game = self._game
        return [one for one in game.audience.connections if seat in answers_for(one.seat, game.seats)]

    async def _play_computers(self) -> None:
        """Answer for computer seats until a person has to decide."""
        game = self._game
        try:
            while game.session is not None and not game.table_state.paused:
                found = next(((a, p) for a, p in game.session.asked.items() if self._player(p)), None)
                if found is None:
                    await self._stop_leading()
                    return
                asked, prompt = found
                given = game.session.guide.reply(prompt) if game.session.guide is not None else None
                if given is not None:
                    with suppress(NotAsked, WriteConflict):
                        async with game.changing() as session:
                            session.answer(prompt.seat, given, asked=asked, by=SCRIPT)
                    continue
                key, fault = await self._decided(game.session, asked, self._player(prompt))
                with suppress(NotAsked, WriteConflict):
                    async with game.changing() as session:
                        if game.table_state.paused or not self._player(prompt):
                            # Meanwhile the table was paused, or a person took the seat.
                            continue
                        try:
                            by = LED if self._is_led(prompt) else ""
                            session.answer(prompt.seat, key, asked=asked, by=f"computer_{fault}" if fault else by)
                        except Refused:
                            LOG.warning("a tactic gave a refused answer", extra={"game": game.record.id, "key": key})
                            session.answer(prompt.seat, prompt.default, asked=asked)
        finally:
            self._computers_are_playing = False

    async def _decided(self, session: Session[Any], asked: str, player: str) -> Decision:
        self._thought = asked, player
        try:
            return await self.solver.decide(self._game.record.id, self._game.system, session, asked, player)
        finally:
            self._thought = None

    async def _stop_leading(self) -> None:
        """Somebody's turn begins: what the computer was to play until then is the master's again.

        Who is first asked in a step acts; whoever is asked later only reacts.
        """
        game, session = self._game, self._game.session
        if session is None or any(kind != "faces" for kind, _ in session.given):
            return
        if not any(self._sitting_at(one.seat) == PERSON for one in session.prompts):
            return
        with suppress(WriteConflict):
            async with game.locked():
                kept = tuple(one for one in game.table_state.led if one.until != TURN)
                if kept != game.table_state.led:
                    await game.change(table_state=replace(game.table_state, led=kept).to_json())
                    game.broadcast()

    async def _foretell(self, asked: str, prompt: Choose[Any]) -> None:
        """Find out what lies ahead of an open question, then its odds, and tell the people who decide it."""
        await self._send_ahead(asked, prompt)
        await self._send_odds(asked, prompt)

    async def _send_ahead(self, asked: str, prompt: Choose[Any]) -> None:
        """What takes looking is looked for by somebody else, unless nobody else is there."""
        game, session = self._game, self._game.session
        viewers = {(one.lang, one.seat.role == "master") for one in self._deciders(prompt.seat)}
        if session is None or asked not in session.asked:
            return
        ahead = session.ahead(asked)
        if not any(takes_looking(ahead, is_master=is_master) for _, is_master in viewers):
            return
        renamed = self._renamed()
        found = await self.solver.ahead(game.record.id, game.system, session, asked, tuple(sorted(viewers)), renamed)
        async with game.lock:
            if game.session is not None and asked in game.session.asked:
                is_as_told = self._renamed() == renamed
                game.send_ahead(asked, found if found and is_as_told else {}, self._deciders(prompt.seat))

    def _renamed(self) -> tuple[tuple[str, str], ...]:
        """What the table calls those whom it has named itself."""
        return tuple((self._game.record.draft.get("names") or {}).items())

    async def _send_odds(self, asked: str, prompt: Choose[Any]) -> None:
        """Compute the odds of an open question and send them to the people who decide it."""
        game = self._game
        assert game.session is not None
        langs = tuple(sorted({one.lang for one in self._deciders(prompt.seat)}))
        wording = Wording(langs, self._renamed())
        odds = await self.solver.odds(game.record.id, game.system, game.session, asked, wording)
        async with game.lock:
            if odds and game.session is not None and asked in game.session.asked:
                game.send_odds(asked, odds, self._deciders(prompt.seat))

    def _time_is_up(self) -> None:
        self.run(self._answer_late_questions())

    async def _answer_late_questions(self) -> None:
        """Give the default answer to questions whose time has run out."""
        for asked in self.countdown.over():
            with suppress(NotAsked, WriteConflict):
                async with self._game.changing() as session:
                    prompt = session.asked.get(asked)
                    if prompt is None:
                        raise NotAsked(asked)
                    session.answer(prompt.seat, prompt.default, asked=asked, by=TIME_OUT)
