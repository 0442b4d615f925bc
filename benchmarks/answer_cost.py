"""What one answer costs the server's main thread: rules, storing, and what five screens are sent, all systems mixed.

`python -m benchmarks.answer_cost [ANSWERS]` plays a scene of every system in one process, with five screens each that
take bytes and do nothing with them, and prints milliseconds of processor time and KiB sent per answer, by system.
With `calls` behind it, functions that are called are counted instead, which does not depend on who else is at work on
the machine; milliseconds say nothing then. The games are the same every time, so that two versions can be compared.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
import tempfile
from dataclasses import dataclass
from random import Random
from time import thread_time
from types import FrameType

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import MASTER
from regelwerk.engine.system import system
from regelwerk.table.games import memory
from regelwerk.table.games.commands.carrying_out import carry_out
from regelwerk.table.games.preloading import parse_messages, preload
from regelwerk.table.games.running import RunningGame
from regelwerk.table.screens.scenario_pages import PERSON, scene_of, supplied
from regelwerk.table.screens.seats import answers_for
from regelwerk.table.storage.records import GameRecord, SeatRecord, Stage
from regelwerk.table.storage.store import Store
from regelwerk.table.wire.base import Lang, Role
from regelwerk.table.wire.commands import AnswerIt
from regelwerk.table.workers.prompt_pool import PromptPool
from regelwerk.table.workers.prompt_solver import PromptSolver

SCENES = {
    "phasesix": "schlaegerei",
    "factions": "torsturm",
    "heldencodex": "skirmish",
    "darkspace": "halle9",
    "realms": "uebung",
}
SCREENS = 5
ANSWERS = 200
WARM_UP = 30
"""Answers that are not counted: caches fill, modules load."""


@dataclass(eq=False)
class Sink:
    """A screen that counts what it is sent."""

    seat: SeatRecord
    lang: Lang = "de"
    sent: int = 0

    def send(self, message: bytes) -> None:
        self.sent += len(message)

    def close(self, code: str) -> None:
        """The game is over."""


@dataclass
class Cost:
    """What the answers of one system came to."""

    answers: int = 0
    seconds: float = 0.0
    sent: int = 0
    calls: int = 0

    def __str__(self) -> str:
        each = max(1, self.answers)
        cost = f"{self.calls / each:7.0f} calls" if self.calls else f"{1000 * self.seconds / each:6.2f} ms"
        return f"{cost}  {self.sent / each / 1024:6.1f} KiB  in {self.answers} answers"

    def count(self, _: FrameType, event: str, __: object) -> None:
        self.calls += event in ("call", "c_call")


async def play(store: Store, name: str, answers: int, *, counts: bool = False) -> Cost:
    """Games of one scene, one after the other, until so many answers were given."""
    cost, dice, number = Cost(), RandomDice("7"), 0
    while cost.answers < answers:
        number += 1
        game, screens = await table(store, name, f"{name}{number}")
        for at in range(answers + WARM_UP):
            session = game.session
            assert session is not None
            if session.outcome is not None or not session.asked or cost.answers >= answers:
                break
            asked, prompt = next(iter(session.asked.items()))
            key = prompt.default if not dice.below(3) else prompt.answers.sample(dice).key
            seat = next(one for one in game.seats if prompt.seat in answers_for(one, game.seats))
            is_warm = number > 1 or at >= WARM_UP
            sys.setprofile(cost.count if counts and is_warm else None)
            before, began = sum(screen.sent for screen in screens), thread_time()
            await carry_out(game, seat, "de", AnswerIt(prompt=asked, key=key))
            sys.setprofile(None)
            if is_warm:
                cost.answers += 1
                cost.seconds += thread_time() - began
                cost.sent += sum(screen.sent for screen in screens) - before
        await game.stop()
    return cost


async def table(
    store: Store, name: str, id_: str, solver: PromptSolver | None = None
) -> tuple[RunningGame, list[Sink]]:
    """A game that has begun, with a person in every seat and five screens: master, two players, two who watch."""
    chosen = scene_of(system(name), supplied(system(name)), SCENES[name], {})
    own = [seat for seat in chosen.seats if seat != MASTER]
    wanted: list[tuple[Role, str]] = [("master", MASTER), *(("player", seat) for seat in own), ("spectator", "")]
    records = [
        SeatRecord(0, id_, role, seat, MASTER if role == "master" else PERSON, "", 0, "", False, False)
        for role, seat in wanted
    ]
    fresh = GameRecord(id_, name, id_, Stage.LOBBY, {"scene": SCENES[name]}, None, None, {}, 0, 0, 0.0, 0.0)
    made = await store.create(fresh, records)
    game = RunningGame(store, solver or PromptPool(0), system(name), await store.game(id_), made, [])
    await game.begin(chosen.document)
    watched = [made[0], *made[1:-1][:2], made[-1], made[-1]][:SCREENS]
    screens = [Sink(seat) for seat in watched]
    for screen in screens:
        async with game.lock:
            game.join(screen)
    return game, screens


async def main(answers: int, *, counts: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/games.db")
        whole = Cost()
        # As a server does when it starts.
        for name in SCENES:
            preload(system(name))
            parse_messages(system(name))
        memory.freeze()
        for name in SCENES:
            secrets.token_bytes = Random(name).randbytes  # type: ignore[assignment]
            cost = await play(store, name, answers, counts=counts)
            print(f"{name:12} {cost}", flush=True)
            whole.answers += cost.answers
            whole.seconds += cost.seconds
            whole.sent += cost.sent
            whole.calls += cost.calls
        print(f"{'all':12} {whole}")
        await store.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else ANSWERS, counts="calls" in sys.argv))
