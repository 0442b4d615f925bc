"""One running game on a database of its own, with people who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import orjson

from regelwerk.client import Followed
from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.best_prospects import Best
from regelwerk.engine.interpreters.preview import Preview
from regelwerk.engine.system import System, system
from regelwerk.players.faults import Decision
from regelwerk.players.hints import Hint
from regelwerk.table.games.commands.carrying_out import carry_out
from regelwerk.table.games.running import RunningGame
from regelwerk.table.screens.prompt_odds import PromptOdds
from regelwerk.table.screens.scenario_pages import PERSON
from regelwerk.table.storage.records import SeatRecord, Stage
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.commands import Command, Done
from regelwerk.table.wire.table import TableView
from regelwerk.table.workers.prompt_solver import PromptSolver
from table.made import a_game, a_seat, opened


class Defaulting:
    """A solver that takes every default and foresees nothing."""

    async def decide(self, game: str, system: System, session: Any, asked: str, player: str) -> Decision:
        del game, system, player
        return Decision(session.asked[asked].default)

    def hurry(self, game: str) -> bool:
        """Nobody thinks here."""
        del game
        return False

    async def hint(self, game: str, system: System, session: Any, asked: str) -> Hint | None:
        del game, system, session, asked
        return None

    async def odds(self, game: str, system: System, session: Any, asked: str, *_: Any) -> PromptOdds:
        del game, system, session, asked
        return PromptOdds()

    async def ahead(self, game: str, system: System, session: Any, asked: str, *_: Any) -> None:
        """Leaves looking ahead to the table itself."""
        del game, system, session, asked

    async def best(self, game: str, system: System, session: Any, asked: str) -> dict[str, tuple[Preview, Best]]:
        del game, system, session, asked
        return {}

    async def close(self) -> None:
        """Nothing to end."""


@dataclass(eq=False)
class Screen:
    """Somebody who looks: the table as a browser would put it together from what it is sent."""

    seat: SeatRecord
    lang: Lang = "de"
    following: Followed = field(default_factory=Followed)
    odds: list[dict[str, Any]] = field(default_factory=list)
    raw: list[bytes] = field(default_factory=list)
    closed: str = ""

    def send(self, message: bytes) -> None:
        self.raw.append(message)
        data = orjson.loads(message)
        self.following.take(data)
        if data["type"] == "odds":
            self.odds.append(data)

    @property
    def table(self) -> dict[str, Any]:
        return self.following.table

    def close(self, code: str) -> None:
        self.closed = code


@dataclass
class Hosted:
    """A running game, its seats by name, and a screen for each."""

    game: RunningGame
    screens: dict[str, Screen]

    async def do(self, who: str, command: Command, lang: Lang = "de") -> Done:
        done = await carry_out(self.game, self.screens[who].seat, lang, command)
        # What lies ahead of a question follows it.
        await asyncio.sleep(0)
        return done

    def asked(self) -> tuple[str, str, str]:
        """The first open question: its name, its seat, its default."""
        assert self.game.session is not None
        name, prompt = next(iter(self.game.session.asked.items()))
        return name, prompt.seat, prompt.default


def seen(game: RunningGame, seat: SeatRecord, lang: str) -> TableView:
    """The table as a seat sees it."""
    return TableView.model_validate_json(game.snapshot(seat, lang))


@asynccontextmanager
async def hosted(
    url: str,
    name: str,
    scene: str,
    players: Mapping[str, str],
    solver: PromptSolver | None = None,
    *,
    begins: bool = True,
) -> AsyncIterator[Hosted]:
    """A game that has begun; `players` says who plays each seat. Everybody is connected, and somebody watches."""
    found = system(name)
    async with opened(url) as store:
        seats = [a_seat(role="master", seat=MASTER, player=MASTER)]
        seats += [a_seat(role="player", seat=seat, player=player) for seat, player in players.items()]
        seats += [a_seat(role="spectator", seat="", player="")]
        seats = [replace(seat, token_hash=f"hash {n}", name="") for n, seat in enumerate(seats)]
        fresh = a_game(system=name, stage=Stage.LOBBY, draft={"scene": scene}, header=None, seed=None, table_state={})
        made = await store.create(fresh, seats)
        record = await store.game(made[0].game)
        game = RunningGame(store, solver or Defaulting(), found, record, made, [])
        if begins:
            await game.begin(found.scenario(found.content(), scene, {}))
        screens = {}
        for seat in made:
            if seat.role != "player" or seat.player == PERSON:
                screens[seat.seat or "spectator"] = Screen(seat)
        for screen in screens.values():
            async with game.lock:
                game.join(screen)
        try:
            yield Hosted(game, screens)
        finally:
            await game.stop()
