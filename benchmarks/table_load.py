"""A load of tables for one server: games that have begun, five screens each, and an answer per second at every table.

Server and load share the machine, so the load has to cost little: it speaks WebSocket by itself, looks for the length
of the journal in the bytes of a message, and reads only what a player has to know.
"""

from __future__ import annotations

import asyncio
import re
import time
from base64 import b64encode
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import orjson

from regelwerk.client import patched
from regelwerk.engine.effects import MASTER
from regelwerk.engine.system import system
from regelwerk.table.games.running import RunningGame
from regelwerk.table.screens.scenario_pages import PERSON, scene_of, supplied
from regelwerk.table.storage.records import GameRecord, SeatRecord, Stage
from regelwerk.table.storage.store import Store
from regelwerk.table.web.tokens import seat_token, token_hash
from regelwerk.table.wire.base import Role
from regelwerk.table.workers.prompt_pool import PromptPool

FIGHT = (("phasesix", "schlaegerei"),)
"""What is played at every table, one fight at all of them, or one system after the other."""
MIXED = (
    *FIGHT, ("factions", "torsturm"), ("heldencodex", "skirmish"), ("darkspace", "halle9"), ("realms", "uebung"),
)  # fmt: skip
SCREENS, DECIDING = 5, 3
"""At each table: the master, two players, and two who only watch. The master decides for all other seats."""
PATIENCE = 5.0
"""Seconds after which an answer counts as lost."""
HEAD = re.compile(rb'"head":(\d+)')
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Line(asyncio.Protocol):
    """One WebSocket, as far as a screen needs it: whole text messages, and pings answered."""

    def __init__(self, port: int, address: str, heard: Callable[[bytes], None]) -> None:
        self._hello = (
            f"GET /api/table/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            f"X-Forwarded-For: {address}\r\n\r\n"
        ).encode()
        self._heard = heard
        self._data = bytearray()
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._is_open:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(self._data[:end]).decode()))
                self._transport.close()
                return
            del self._data[: end + 4]
            self._is_open = True
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one whole frame; false if there is none yet."""
        data = self._data
        if len(data) < 2:
            return False
        size, at = data[1] & 0x7F, 2
        if size >= 126:
            at += 2 if size == 126 else 8
            if len(data) < at:
                return False
            size = int.from_bytes(data[2:at], "big")
        if len(data) < at + size:
            return False
        kind, message = data[0] & 0x0F, bytes(data[at : at + size])
        del data[: at + size]
        if kind == TEXT:
            self._heard(message)
        elif kind == PING:
            self._send(PONG, message)
        elif kind == CLOSE:
            self._transport.close()
        return True

    def send(self, message: bytes) -> None:
        self._send(TEXT, message)

    def _send(self, kind: int, message: bytes) -> None:
        # Masked with zeros, which leaves the message as it is.
        size = len(message)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else bytes([0x80 | kind, 0xFE]) + size.to_bytes(2, "big")
        self._transport.write(head + bytes(4) + message)

    def close(self) -> None:
        self._transport.close()


@dataclass(slots=True)
class Table:
    """One table as its five screens see it."""

    number: int
    tokens: list[str]
    lines: list[Line] = field(default_factory=list)
    heads: list[int] = field(default_factory=lambda: [0] * SCREENS)
    choices: dict[int, Any] = field(default_factory=dict)
    is_over: bool = False
    odds: int = 0
    _moved: asyncio.Future[None] | None = None

    async def sit_down(self, port: int) -> None:
        """Connect all screens, and wait until each of them shows the table."""
        loop = asyncio.get_running_loop()
        address = f"10.{self.number >> 16 & 255}.{self.number >> 8 & 255}.{self.number & 255}"
        for place, token in enumerate(self.tokens):
            _, line = await loop.create_connection(
                lambda place=place: Line(port, address, lambda raw: self._heard(place, raw)),  # type: ignore[misc]
                "127.0.0.1",
                port,
            )
            await line.opened
            line.send(orjson.dumps({"token": token, "lang": "de"}))
            self.lines.append(line)
        async with asyncio.timeout(60):
            while not all(self.heads):
                await self._next()

    def get_up(self) -> None:
        for line in self.lines:
            line.close()
        self.lines.clear()

    def _heard(self, place: int, raw: bytes) -> None:
        """Note how far a screen is; those who decide also read what they are asked."""
        if raw.startswith(b'{"type":"odds"'):
            self.odds += 1
            return
        if raw.startswith(b'{"type":"reply"'):
            return
        if place < DECIDING and (b'"choices"' in raw or b'"ending"' in raw):
            self._read(place, orjson.loads(raw))
        found = HEAD.search(raw)
        if found is not None:
            self.heads[place] = max(self.heads[place], int(found[1]))
            if self._moved is not None and not self._moved.done():
                self._moved.set_result(None)

    def _read(self, place: int, message: dict[str, Any]) -> None:
        if message["type"] == "table":
            self.choices[place] = message["table"]["choices"]
            self.is_over = bool(message["table"]["ending"])
            return
        changed, inside = message.get("changed") or {}, message.get("inside") or {}
        if "choices" in changed:
            self.choices[place] = changed["choices"]
        elif "choices" in inside:
            self.choices[place] = patched(self.choices[place], inside["choices"])
        self.is_over = self.is_over or bool(changed.get("ending"))

    async def _next(self) -> None:
        """Wait until some screen has moved on."""
        self._moved = asyncio.get_running_loop().create_future()
        await self._moved

    async def answer(self, dice: Random) -> float | None:
        """Answer one question: the seconds until the last screen shows it; None if there is none, or it was lost."""
        asked = next(((place, all_[0]) for place, all_ in self.choices.items() if all_), None)
        if self.is_over or asked is None:
            return None
        place, choice = asked
        is_default = dice.random() < 0.5 or not choice["offers"]
        key = choice["default"] if is_default else dice.choice(choice["offers"])["key"]
        before = min(self.heads)
        command = {"do": "answer", "prompt": choice["id"], "key": key}
        sent = time.perf_counter()
        self.lines[place].send(orjson.dumps({"id": 1, "command": command}))
        try:
            async with asyncio.timeout(PATIENCE):
                while min(self.heads) <= before:
                    await self._next()
        except TimeoutError:
            return None
        return time.perf_counter() - sent


async def prepare(
    database: str, secret: bytes, numbers: range, scenes: Sequence[tuple[str, str]] = FIGHT
) -> list[Table]:
    """Games that have begun, with a link for every screen."""
    store = await Store.open(database)
    made = []
    for number in numbers:
        name, scene = scenes[number % len(scenes)]
        played = system(name)
        chosen = scene_of(played, supplied(played), scene, {})
        game = GameRecord(
            f"bench{number:06}", name, f"Tisch {number}", Stage.LOBBY, {"scene": scene}, None, None, {},
            version=0, head=0, created=0.0, changed=0.0,
        )  # fmt: skip

        def hashed(seat: SeatRecord) -> str:
            return token_hash(seat_token(secret, seat.game, seat.id, seat.generation))

        wanted = seats_at(game.id, [seat for seat in chosen.seats if seat != MASTER])
        seats = await store.create(game, wanted, hashed)
        tokens = [seat_token(secret, game.id, seat.id, seat.generation) for seat in seats[:SCREENS]]
        running = RunningGame(store, PromptPool(0), played, await store.game(game.id), seats, [])
        await running.begin(chosen.document)
        await running.stop()
        made.append(Table(number, tokens))
    await store.close()
    return made


def seats_at(game: str, own: Sequence[str]) -> list[SeatRecord]:
    """Those with a screen first; whoever has none is left to the master."""
    people: list[tuple[Role, str, str]] = [
        ("master", MASTER, MASTER),
        *(("player", seat, PERSON) for seat in own[: DECIDING - 1]),
        *(("spectator", "", PERSON) for _ in range(SCREENS - DECIDING)),
        *(("player", seat, MASTER) for seat in own[DECIDING - 1 :]),
    ]
    return [SeatRecord(0, game, role, seat, player, "", 1, "", False, False) for role, seat, player in people]


@dataclass(slots=True)
class Measured:
    """Milliseconds from an answer to the last of five screens that shows it."""

    answers: int
    p50: float
    p90: float
    p99: float
    worst: float
    odds: int = 0
    late: int = 0
    """Turns without an answer, or with one that was lost."""
    main: float = 0.0
    """Milliseconds that one answer has cost the main thread of the server, if it has one process."""

    @classmethod
    def of(cls, seconds: list[float], odds: int = 0, late: int = 0) -> Measured:
        ordered = sorted(seconds) or [float("nan")]
        half, most, nearly_all, worst = (
            ordered[int(share * (len(ordered) - 1))] * 1000 for share in (0.5, 0.9, 0.99, 1.0)
        )
        return cls(len(seconds), half, most, nearly_all, worst, odds, late)


async def play(tables: list[Table], seconds: int, seed: int = 7) -> Measured:
    """An answer each second at every table, each at its own moment."""
    dice = Random(seed)
    start, before = time.perf_counter(), sum(table.odds for table in tables)
    times: list[float] = []
    late = 0

    async def one(table: Table, own: Random) -> None:
        nonlocal late
        at = start + own.random()
        for _ in range(seconds):
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            at += 1.0
            took = await table.answer(own)
            if took is None:
                late += 1
            else:
                times.append(took)

    await asyncio.gather(*(one(table, Random(dice.random())) for table in tables))
    return Measured.of(times, sum(table.odds for table in tables) - before, late)
