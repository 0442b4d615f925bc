"""People at a table, as far as a server can tell: live connections that see, answer and remember what was promised."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from regelwerk.client import Followed
from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.session import new_session
from regelwerk.engine.system import system
from regelwerk.table.screens.scenario_pages import PERSON, scene_of, supplied
from regelwerk.table.storage.records import Stage
from regelwerk.table.web.api.games.hosting import create
from regelwerk.table.web.tokens import seat_token
from table.made import opened
from table.servers import SECRET, SYSTEM

Json = dict[str, Any]
PATIENCE = 20.0


async def begun(database: str, scene: str, seed: int) -> tuple[str, dict[str, str]]:
    """A game that has begun, with a person on every seat: its id, and the players' tokens by their seats."""
    chosen = scene_of(system(SYSTEM), supplied(system(SYSTEM)), scene, {})
    session = new_session(chosen.system.game, chosen.start, chosen.document, seed=seed.to_bytes(32, "big"))
    header = session.journal.header.to_json()
    players = {seat: PERSON for seat in chosen.seats if seat != MASTER}
    async with opened(database) as store:
        made = await create(store, SECRET, SYSTEM, "Abend", {"scene": scene}, players)
        version = (await store.game(made.game)).version
        await store.change(made.game, version, header=header, seed=seed.to_bytes(32, "big"))
        await store.append(made.game, 0, session.journal.entries, stage=Stage.RUNNING)
        seats = await store.seats(made.game)
    tokens = {one.seat: seat_token(SECRET, made.game, one.id, one.generation) for one in seats}
    return made.game, {seat: token for seat, token in tokens.items() if seat in players}


class Cut(Exception):
    """The connection is gone."""


@dataclass(frozen=True, slots=True)
class Promise:
    """An answer that the server has acknowledged, and how long the journal was then."""

    prompt: str
    key: str
    head: int


@dataclass(slots=True)
class Screen:
    """One connected screen: what it shows, and what it was promised."""

    socket: ClientConnection
    following: Followed = field(default_factory=Followed)
    sent: list[tuple[str, str]] = field(default_factory=list)
    """The answers that were given, each with its question, whatever became of them."""
    promises: list[Promise] = field(default_factory=list)
    closed: str = ""
    """Why the server has ended the connection, if it said so."""
    _asked: int = 0
    _replies: dict[int, asyncio.Future[Json]] = field(default_factory=dict)
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _reading: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, port: int, token: str) -> Self:
        screen = cls(await connect(f"ws://127.0.0.1:{port}/api/table/live", compression=None, max_size=None))
        await screen.socket.send(json.dumps({"token": token}))
        screen._reading = asyncio.create_task(screen._read())
        await screen.until(lambda: bool(screen.table))
        return screen

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                message = json.loads(text)
                self.following.take(message)
                if message["type"] == "reply":
                    waiting = self._replies.pop(message["id"])
                    if not waiting.done():
                        # Otherwise somebody has given up waiting, and asks again.
                        waiting.set_result(message)
                elif message["type"] == "closed":
                    self.closed = message["problem"]["code"]
                self._news.set()
        except ConnectionClosed:
            pass
        finally:
            self._news.set()
            for waiting in self._replies.values():
                if not waiting.done():
                    waiting.set_exception(Cut)
                    # Whoever gave up waiting does not ask what became of it.
                    waiting.exception()

    @property
    def table(self) -> Json:
        return self.following.table

    @property
    def is_cut(self) -> bool:
        return self._reading is None or self._reading.done()

    async def until(self, true: Callable[[], Any]) -> None:
        """Wait until the screen shows something; a screen that is cut off shows nothing more."""
        async with asyncio.timeout(PATIENCE):
            while not true() and not self.is_cut:
                self._news.clear()
                await self._news.wait()

    async def until_gone(self, prompt: str) -> None:
        """Wait until a question is no longer asked."""
        await self.until(lambda: prompt not in self.asked)

    async def answer(self, prompt: str, key: str) -> Json:
        """Answer a question: what the server says to it; `Cut` if it says nothing more."""
        self._asked += 1
        self.sent.append((prompt, key))
        reply = self._replies[self._asked] = asyncio.get_running_loop().create_future()
        command = {"do": "answer", "prompt": prompt, "key": key}
        await self.socket.send(json.dumps({"id": self._asked, "command": command}))
        async with asyncio.timeout(PATIENCE):
            said: Json = await reply
        if said["done"] is not None:
            self.promises.append(Promise(prompt, key, said["done"]["head"]))
        return said

    async def play(self, chance: Random, pause: float = 0.0) -> None:
        """Answer whatever is asked, one way or another, until the game is over or the connection is gone.

        Who answers without a pause for long is told that it is too much.
        """
        with suppress(Cut, ConnectionClosed):
            while not self.is_cut and self.table["ending"] is None:
                if choices := self.table["choices"]:
                    choice = chance.choice(choices)
                    said = await self.answer(choice["id"], chance.choice(choice["offers"])["key"])
                    assert said["problem"] is None, said
                    await self.until_gone(choice["id"])
                    await asyncio.sleep(pause)
                else:
                    await self.until(lambda: self.table["choices"] or self.table["ending"])

    @property
    def asked(self) -> list[str]:
        """The questions that this screen shows."""
        return [choice["id"] for choice in self.table["choices"]]

    async def close(self) -> None:
        await self.socket.close()
        if self._reading is not None:
            await self._reading
