"""Many tables at once: how many questions have their odds while somebody still looks at them.

`python -m benchmarks.odds_under_load [TABLES [SECONDS [SYSTEM]]]` plays that many tables in one process, each with five
screens and an answer every second at its own moment, all of it stored; odds are worked out in the processes that a
server would start. `mixed` as the SYSTEM is one system after the other. Of all questions that somebody looked at for a
second it prints how many had been worked out by then, and how many had odds to show (at many questions nothing is at
stake), and what an answer cost the main thread meanwhile.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from benchmarks.answer_cost import SCENES, table
from regelwerk.dice import RandomDice
from regelwerk.engine.system import system
from regelwerk.table.games import memory
from regelwerk.table.games.commands.carrying_out import carry_out
from regelwerk.table.games.preloading import preload
from regelwerk.table.screens.prompt_odds import UNTOLD, Wording
from regelwerk.table.screens.seats import answers_for
from regelwerk.table.storage.store import Store
from regelwerk.table.wire.commands import AnswerIt
from regelwerk.table.workers.prompt_pool import PromptPool

if TYPE_CHECKING:
    from regelwerk.engine.effects import Choose
    from regelwerk.engine.interpreters.session import Session
    from regelwerk.engine.system import System
    from regelwerk.table.games.running import RunningGame
    from regelwerk.table.screens.prompt_odds import PromptOdds

TABLES, SECONDS = 100, 20
WARM_UP = 6
"""Seconds that are not counted: processes start, the first laws are worked out."""
OPEN = 0.9
"""A question that was open for so long counts; an answer a second leaves none of them open for longer than one."""
SYSTEM = "phasesix"
MIXED = "mixed"


@dataclass
class Watch(PromptPool):
    """The pool of a server, which also notes what came of each question."""

    done: dict[tuple[str, str], bool] = field(default_factory=dict)
    """By game and question: whether there was anything to show."""

    def __post_init__(self) -> None:
        super().__init__()

    async def odds(
        self, game: str, system: System, session: Session[Any], asked: str, wording: Wording = UNTOLD
    ) -> PromptOdds:
        found = await super().odds(game, system, session, asked, wording)
        if asked in session.asked:
            self.done[game, asked] = bool(found)
        return found


async def play(game: RunningGame, pool: Watch, start: float, seconds: int, counted: Counter[str]) -> None:
    """An answer a second, for as long as the game lasts."""
    chance, dice = Random(game.record.id), RandomDice(game.record.id)
    at, since = start + chance.random(), time.monotonic()
    while (now := time.monotonic()) < start + seconds:
        await asyncio.sleep(max(0.0, at - now))
        at += 1.0
        session = game.session
        assert session is not None
        if session.outcome is not None or not session.asked:
            return
        asked, prompt = next(iter(session.asked.items()))
        now = time.monotonic()
        if now - start > WARM_UP and now - since > OPEN and is_looked_at(game, prompt):
            counted["open"] += 1
            counted["done"] += (game.record.id, asked) in pool.done
            counted["shown"] += pool.done.get((game.record.id, asked), False)
        key = prompt.default if not dice.below(2) else prompt.answers.sample(dice).key
        seat = next(one for one in game.seats if prompt.seat in answers_for(one, game.seats))
        await carry_out(game, seat, "de", AnswerIt(prompt=asked, key=key))
        since = time.monotonic()
        counted["answers"] += 1


def is_looked_at(game: RunningGame, prompt: Choose[Any]) -> bool:
    """Whether one of the screens belongs to somebody who decides; nobody works out odds for an empty chair."""
    return any(prompt.seat in answers_for(one.seat, game.seats) for one in game.audience.connections)


async def measure(tables: int, seconds: int, chosen: str) -> str:
    names = list(SCENES) if chosen == MIXED else [chosen]
    for name in names:
        preload(system(name))
    memory.freeze()
    with tempfile.TemporaryDirectory() as folder:
        store, pool = await Store.open(f"sqlite:///{folder}/games.db"), Watch()
        games = []
        for number in range(tables):
            name = names[number % len(names)]
            game, _ = await table(store, name, f"{name}{number}", pool)
            games.append(game)
        counted: Counter[str] = Counter()
        start, began = time.monotonic(), time.thread_time()
        await asyncio.gather(*(play(game, pool, start, seconds, counted) for game in games))
        cost = 1000 * (time.thread_time() - began) / max(1, counted["answers"])
        for game in games:
            await game.stop()
        await pool.close()
        await store.close()
    share = counted["done"] / max(1, counted["open"])
    return (
        f"{tables} tables of {chosen}: {counted['open']} questions were open for a second, {counted['done']} of them "
        f"({share:.0%}) worked out by then, {counted['shown']} with odds to show; "
        f"{cost:.2f} ms of the main thread per answer"
    )


if __name__ == "__main__":
    tables, seconds, chosen = [*sys.argv[1:], *(str(TABLES), str(SECONDS), SYSTEM)[len(sys.argv) - 1 :]]
    print(asyncio.run(measure(int(tables), int(seconds), chosen)))
