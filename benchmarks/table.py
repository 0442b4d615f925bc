"""A server full of tables: how long it takes from an answer to the last screen that shows it, all of it stored first.

`python -m benchmarks.table 100 200 400` sets up so many tables in one server process (SQLite, synchronous=FULL,
previews on), each a Phase Six fight with five connected screens: the master, both sides, and two who watch. Every table
gives an answer each second, at its own moment. Client and server share the machine.
"""

from __future__ import annotations

import asyncio
import gc
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect

from regelwerk.engine.system import system
from regelwerk.table.games.running import RunningGame
from regelwerk.table.storage.records import GameRecord, SeatRecord, Stage
from regelwerk.table.storage.store import Store
from regelwerk.table.web.tokens import house_secret, seat_token, token_hash
from regelwerk.table.workers.prompt_pool import PromptPool

SCENE = "schlaegerei"
SEATS = (("master", "master"), ("player", "heroes"), ("player", "foes"), ("spectator", ""), ("spectator", ""))
SECONDS = 20
WARMING_UP = 6
"""Seconds for everybody to sit down and for the first odds."""
HEAD = re.compile(rb'"head":(\d+)')
SEED = 7
SIZES = (100, 200, 400)
PEER = {100: 5.0, 400: 8.0}
"""Milliseconds (p99) of a turn engine that keeps everything in memory and plays a trivial game, on such a machine."""
TITLE = "from an answer to the last of five screens, every answer stored first (SQLite, synchronous=FULL)"


@dataclass(slots=True)
class Table:
    """One table as its five screens see it."""

    tokens: list[str]
    lines: list[ClientConnection] = field(default_factory=list)
    heads: list[int] = field(default_factory=lambda: [0] * len(SEATS))
    choices: dict[int, list[Any]] = field(default_factory=dict)
    is_over: bool = False
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    odds: int = 0


async def prepare(folder: Path, tables: int) -> list[Table]:
    """Games that have begun, with a link for every screen."""
    secret = house_secret(folder)
    store = await Store.open(f"sqlite:///{folder / 'games.db'}")
    played = system("phasesix")
    document = played.scenario(played.content(), SCENE, {})
    made = []
    for number in range(tables):
        game = GameRecord(
            f"bench{number:04}", "phasesix", f"Tisch {number}", Stage.LOBBY, {"scene": SCENE}, None, None, {},
            version=0, head=0, created=0.0, changed=0.0,
        )  # fmt: skip
        wanted: list[SeatRecord] = [
            SeatRecord(0, game.id, role, seat, "person", "", 1, "", False, False)  # type: ignore[arg-type]
            for role, seat in SEATS
        ]
        tokens = []
        for seat in await store.create(game, wanted):
            tokens.append(seat_token(secret, game.id, seat.id, seat.generation))
            await store.change_seat(seat, token_hash=token_hash(tokens[-1]))
        record = await store.game(game.id)
        running = RunningGame(store, PromptPool(0), played, record, await store.seats(game.id), [])
        await running.begin(document)
        made.append(Table(tokens))
    await store.close()
    return made


async def sit_down(table: Table, address: str) -> None:
    for place, token in enumerate(table.tokens):
        line = await connect(address, max_size=None, compression=None)
        await line.send(orjson.dumps({"token": token, "lang": "de"}).decode())
        table.lines.append(line)
        asyncio.get_running_loop().create_task(listen(table, place, line))


async def listen(table: Table, place: int, line: ClientConnection) -> None:
    """Note how far a screen is; the sides also read what they are asked."""
    async for message in line:
        raw = message.encode() if isinstance(message, str) else message
        if raw.startswith(b'{"type":"odds"'):
            table.odds += 1
            continue
        if raw.startswith(b'{"type":"reply"'):
            continue
        if SEATS[place][0] == "player":
            data = orjson.loads(raw)
            fields = data["table"] if data["type"] == "table" else data["changed"]
            table.choices[place] = fields.get("choices", table.choices.get(place, []))
            table.is_over = table.is_over or bool(fields.get("ending"))
        found = HEAD.search(raw)
        if found is not None:
            table.heads[place] = max(table.heads[place], int(found[1]))
            table.moved.set()


async def play(table: Table, start: float, seconds: int, dice: Random, times: list[float], late: list[int]) -> None:
    """An answer each second; what is measured ends when all five screens have shown it."""
    at = start + dice.random()
    for _ in range(seconds):
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        at += 1.0
        asked = next(((place, all_[0]) for place, all_ in table.choices.items() if all_), None)
        if table.is_over or asked is None:
            late[0] += 1
            continue
        place, choice = asked
        key = choice["default"] if dice.random() < 0.5 else dice.choice(choice["offers"])["key"]
        before = min(table.heads)
        command = {"do": "answer", "prompt": choice["id"], "key": key}
        sent = time.perf_counter()
        await table.lines[place].send(orjson.dumps({"id": 1, "command": command}).decode())
        try:
            async with asyncio.timeout(5):
                while min(table.heads) <= before:
                    table.moved.clear()
                    await table.moved.wait()
        except TimeoutError:
            late[0] += 1
            continue
        times.append(time.perf_counter() - sent)


async def measure(folder: Path, tables: int, seconds: int) -> str:
    """One line about a server of so many tables."""
    made = await prepare(folder, tables)
    command = [sys.executable, "-m", "benchmarks.table_server", str(folder)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE)
    try:
        assert server.stdout is not None
        port = int(server.stdout.readline())
        address = f"ws://127.0.0.1:{port}/api/table/live"
        dice = Random(SEED)
        for table in made:
            await sit_down(table, address)
        await asyncio.sleep(WARMING_UP)
        times: list[float] = []
        late = [0]
        # Pauses of this process would count as the server's.
        gc.collect()
        gc.disable()
        start = time.perf_counter()
        before = sum(table.odds for table in made)
        await asyncio.gather(*(play(table, start, seconds, Random(dice.random()), times, late) for table in made))
        odds = sum(table.odds for table in made) - before
        times.sort()
        shown = [times[int(share * (len(times) - 1))] * 1000 for share in (0.5, 0.9, 0.99, 1.0)]
        for table in made:
            for line in table.lines:
                await line.close()
        peer = f", peer's {PEER[tables] / shown[2]:.2f}x" if tables in PEER else ""
        return (
            f"{tables:>4} tables, {tables * len(SEATS):>4} screens: {len(times)} answers, median {shown[0]:.1f} ms, "
            f"p90 {shown[1]:.1f}, p99 {shown[2]:.1f}{peer}, worst {shown[3]:.1f}; "
            f"{odds} questions got their odds, {late[0]} turns without an answer"
        )
    finally:
        server.terminate()
        server.wait()


def report(repeats: int) -> str:  # noqa: ARG001 (each size is one long run)
    return "\n".join([TITLE, *map(measured, SIZES)])


def measured(tables: int) -> str:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure(Path(folder), tables, SECONDS))


if __name__ == "__main__":
    print(TITLE)
    for size in [int(size) for size in sys.argv[1:]] or SIZES:
        print(measured(size), flush=True)
