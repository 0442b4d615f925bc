"""A server keeps itself tidy: idle games are closed and open again as they were, memory is swept at good moments."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref
from dataclasses import replace
from functools import lru_cache
from types import ModuleType
from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import MASTER
from regelwerk.engine.journal.entries import Entry
from regelwerk.engine.journal.freezing import Freezer
from regelwerk.engine.system import system
from regelwerk.table.errors import TableError
from regelwerk.table.games import game_server
from regelwerk.table.games.game_server import FINISHED, IDLE, GameServer
from regelwerk.table.games.memory import LARGE, Forgetting
from regelwerk.table.games.running import RunningGame
from regelwerk.table.screens.prompt_odds import PromptOdds
from regelwerk.table.screens.scenario_pages import PERSON
from regelwerk.table.settings import Settings
from regelwerk.table.storage.records import GameRecord, Stage, StoreError
from regelwerk.table.storage.store import Store
from regelwerk.table.wire.commands import AnswerIt
from table.games.test_following import SCENES
from table.hosted import Defaulting, hosted, seen
from table.made import a_game, opened
from table.played import SYSTEMS


def test_a_game_that_nobody_looks_at_is_closed_and_opens_again_where_it_was(sqlite_url: str) -> None:
    async def run() -> None:
        async with hosted(sqlite_url, "phasesix", "schlaegerei", {"heroes": "person", "foes": "person"}) as table:
            server = GameServer(table.game.store, Settings(sqlite_url), b"s" * 32, Defaulting())
            first = await server.running("g")
            asked = list(first.session.asked)  # type: ignore[union-attr]
            now = asyncio.get_running_loop().time()
            await server.close_idle(now + IDLE - 60)
            assert server.open_games == 1
            async with first.locked():
                first.join(table.screens["spectator"])
            await server.close_idle(now + 2 * IDLE)
            assert server.open_games == 1, "somebody looks at it"
            first.leave(table.screens["spectator"])
            while first.background.is_busy:
                await asyncio.sleep(0)
            await server.close_idle(asyncio.get_running_loop().time() + IDLE + 1)
            assert server.open_games == 0
            again = await server.running("g")
            assert again is not first
            assert list(again.session.asked) == asked  # type: ignore[union-attr]

    asyncio.run(run())


def test_a_finished_game_that_nobody_looks_at_leaves_memory_without_a_collection(sqlite_url: str) -> None:
    async def run() -> None:
        async with hosted(sqlite_url, "phasesix", "schlaegerei", {"heroes": "person", "foes": "person"}) as table:
            server = GameServer(table.game.store, Settings(sqlite_url), b"s" * 32, Defaulting())
            running = await server.running("g")
            while running.background.is_busy:
                await asyncio.sleep(0)
            running.record = replace(running.record, stage=Stage.OVER)
            running.snapshot(running.seats[0], "de")
            background = running.background
            parts = (running.session, running.renderer, running.audience, *running.renderer._languages.values())
            held = [weakref.ref(one) for one in (running, background, background.countdown, *parts)]
            assert len(held) == 7
            del background
            del parts
            async with running.locked():
                await server.close_idle(running.last_used + FINISHED + 1)
                assert server.open_games == 1, "a request is under way"
            await server.close_idle(running.last_used + FINISHED - 1)
            assert server.open_games == 1
            gc.collect()
            gc.disable()
            try:
                await server.close_idle(running.last_used + FINISHED + 1)
                with pytest.raises(TableError, match="table-closing"):
                    async with running.locked():
                        pass
                del running
                await asyncio.sleep(0)
                assert [one() for one in held] == [None] * len(held)
            finally:
                gc.enable()

    asyncio.run(run())


def test_what_was_shown_of_a_question_is_forgotten_once_it_is_answered(sqlite_url: str) -> None:
    async def run() -> None:
        async with hosted(sqlite_url, "phasesix", "schlaegerei", {"heroes": "person", "foes": "person"}) as table:
            renderer, session, dice = table.game.renderer, table.game.session, RandomDice("3")
            assert session is not None
            for _ in range(20):
                asked, seat, _ = table.asked()
                renderer.add_odds(asked, PromptOdds())
                key = session.asked[asked].answers.sample(dice).key
                await table.do(seat, AnswerIt(prompt=asked, key=key))
                kept = {*renderer._odds, *(name for name, _ in (*renderer._questions, *renderer._choices))}
                assert kept <= set(session.asked)

    asyncio.run(run())


def test_whoever_opens_one_game_after_the_other_does_not_keep_all_of_them_open(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_server, "MOST_UNUSED", 2)

    async def run() -> None:
        async with opened(sqlite_url) as store:
            for n in range(5):
                draft = {"scene": "schlaegerei"}
                fresh = a_game(
                    f"g{n}", system="phasesix", stage=Stage.LOBBY, draft=draft, header=None, seed=None, table_state={}
                )
                await store.create(fresh, [])
            server = GameServer(store, Settings(sqlite_url), b"s" * 32, Defaulting())
            for n in range(5):
                await server.running(f"g{n}")
            assert sorted(server._running) == ["g2", "g3", "g4"], "the last one is in use"
            await server.close_games()

    asyncio.run(run())


def test_people_at_a_server_that_has_lost_the_database_are_sent_elsewhere(
    postgres_url: str, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_server, "WATCHING", 0.0)
    looks = 0

    async def unwell(_: Store) -> bool:
        nonlocal looks
        looks += 1
        await asyncio.sleep(0)
        return looks == 2

    monkeypatch.setattr(Store, "healthy", unwell)

    async def run(url: str) -> tuple[int, str]:
        nonlocal looks
        looks = 0
        async with hosted(url, "phasesix", "schlaegerei", {"heroes": "person", "foes": "person"}) as table:
            server = GameServer(table.game.store, Settings(url), b"s" * 32, Defaulting())
            server._running["g"] = table.game
            watching = asyncio.ensure_future(server.watch())
            for _ in range(200):
                await asyncio.sleep(0)
                if table.screens["spectator"].closed:
                    break
            watching.cancel()
            return looks, table.screens["spectator"].closed

    assert asyncio.run(run(postgres_url)) == (2 + game_server.CUT_OFF, "table-no-store")
    assert asyncio.run(run(sqlite_url)) == (0, ""), "there is no elsewhere"


def test_a_game_whose_reading_fails_halfway_is_read_again_until_it_is_whole(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_server, "AGAIN", 0.0)
    read, failures = Store.since, 3

    async def unsteady(store: Store, game: str, head: int) -> tuple[GameRecord, list[Entry]]:
        nonlocal failures
        if failures:
            failures -= 1
            raise StoreError("table-store-unreachable", database="d", host="h")
        return await read(store, game, head)

    async def run() -> None:
        async with hosted(sqlite_url, "phasesix", "schlaegerei", {"heroes": "person", "foes": "person"}) as table:
            server = GameServer(table.game.store, Settings(sqlite_url), b"s" * 32, Defaulting())
            other = await server.running("g")
            asked, seat, default = table.asked()
            await table.do(seat, AnswerIt(prompt=asked, key=default))
            monkeypatch.setattr(Store, "since", unsteady)
            server._on_change("g", table.game.record.head)
            await asyncio.gather(*server._following)
            assert failures == 0
            assert other.record.head == table.game.record.head == len(other.session.journal.entries)  # type: ignore[union-attr]
            seats = other.seats[0], table.game.seats[0]
            assert seen(other, seats[0], "de").log == seen(table.game, seats[1], "de").log

    asyncio.run(run())


def test_what_changes_elsewhere_while_a_game_is_being_opened_is_not_missed(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The change comes after the last look at the store, and before the game counts as open."""
    set_up, answered = RunningGame.set_up, False

    async def run() -> None:
        async with hosted(sqlite_url, "phasesix", "schlaegerei", {"heroes": "person", "foes": "person"}) as table:
            server = GameServer(table.game.store, Settings(sqlite_url), b"s" * 32, Defaulting())

            async def changed_right_after(game: RunningGame) -> None:
                nonlocal answered
                await set_up(game)
                if not answered:
                    answered = True
                    asked, seat, default = table.asked()
                    await table.do(seat, AnswerIt(prompt=asked, key=default))
                    server._on_change("g", table.game.record.head)

            monkeypatch.setattr(RunningGame, "set_up", changed_right_after)
            other = await server.running("g")
            assert answered and other.record.head < table.game.record.head
            await asyncio.gather(*server._following)
            assert other.record.head == table.game.record.head

    asyncio.run(run())


@pytest.mark.parametrize("name", SYSTEMS)
def test_answers_leave_nothing_of_the_rules_for_the_garbage_collector(sqlite_url: str, name: str) -> None:
    """A server looks through what is old hardly ever: questions that refer to themselves would keep their worlds."""
    found, scene = system(name), SCENES[name]
    seats = [
        seat for seat in found.game.seats(found.start(found.scenario(found.content(), scene, {}))) if seat != MASTER
    ]

    async def play() -> None:
        async with hosted(sqlite_url, name, scene, dict.fromkeys(seats, PERSON)) as table:
            for number in range(40):
                asked, seat, default = table.asked()
                prompt = table.game.session.asked[asked]  # type: ignore[union-attr]
                key = prompt.answers.sample(RandomDice(str(number))).key if number % 2 else default
                del prompt
                await table.do(seat if seat in table.screens else MASTER, AnswerIt(prompt=asked, key=key))
                if not table.game.session.asked:  # type: ignore[union-attr]
                    break

    gc.collect()
    gc.disable()
    gc.freeze()
    try:
        asyncio.run(play())
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        left = {type(one).__qualname__ for one in gc.garbage if type(one).__module__.startswith("regelwerk.systems")}
        left |= {"Freezer" for one in gc.garbage if type(one) is Freezer}
        assert left == set()
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.unfreeze()
        gc.enable()


RING = """
import gc
from regelwerk.table.games import memory

class Ring:
    swept = 0

    def __init__(self):
        self.me = self

    def __del__(self):
        Ring.swept += 1
"""
"""Garbage that only a sweep finds: it holds on to itself."""


def in_a_process_of_its_own(what: str) -> None:
    """These tests change how a whole process collects, and that of the tests has much to look through."""
    subprocess.run([sys.executable, "-c", RING + what], check=True)


def test_what_has_been_there_for_long_is_swept_only_when_there_is_time_for_it() -> None:
    in_a_process_of_its_own("""
memory.freeze()
ring = Ring()
gc.freeze()
del ring
gc.collect(0)
assert Ring.swept == 0
memory.collect()
assert Ring.swept == 1
assert gc.get_freeze_count() > 0
""")


def test_fresh_garbage_is_swept_along_the_way() -> None:
    in_a_process_of_its_own("""
memory.freeze()
Ring()
kept = [[] for _ in range(3 * memory.YOUNG)]
assert Ring.swept == 1
assert kept
""")


def remembering(name: str, monkeypatch: pytest.MonkeyPatch, **sizes: int | None) -> Any:
    """A module with caches of these sizes, each with one result in it."""
    module: Any = ModuleType(name)
    for cache, size in sizes.items():
        setattr(module, cache, lru_cache(maxsize=size)(lambda number: number))
        getattr(module, cache)(1)
    monkeypatch.setitem(sys.modules, name, module)
    return module


def known(module: Any) -> set[str]:
    caches = {name: one for name, one in vars(module).items() if hasattr(one, "cache_info")}
    return {name for name, one in caches.items() if one.cache_info().currsize}


def test_large_caches_are_emptied_in_turn_and_others_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    many = {f"large{n}": LARGE + n for n in range(6)}
    positions = remembering("salzmark.rules", monkeypatch, **many)
    content = remembering("salzmark", monkeypatch, parsed=None, pictures=LARGE - 1)
    others = remembering("salzmarkt", monkeypatch, large=LARGE)
    forgetting, left = Forgetting(["salzmark"], 3), []
    for _ in range(3):
        forgetting.go_on()
        left.append(len(known(positions)))
    assert left == [4, 2, 0], "never all at once"
    assert known(content) == {"parsed", "pictures"}, "what is dear, or is needed all the time"
    assert known(others) == {"large"}, "of another package"

    later = remembering("salzmark.fords", monkeypatch, large=LARGE)
    positions.large0(2)
    for _ in range(3):
        forgetting.go_on()
    assert known(positions) == known(later) == set(), "also what was loaded since"


def test_a_server_forgets_past_positions_while_it_goes_on() -> None:
    in_a_process_of_its_own("""
import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from regelwerk.space.points import Point, format_point
from regelwerk.table.games import game_server
from regelwerk.table.games.game_server import GameServer
from regelwerk.table.settings import Settings
from regelwerk.table.storage.store import Store
from regelwerk.table.workers.prompt_pool import PromptPool

async def run(folder):
    game_server.TIDYING, game_server.FORGETTING = 0.01, 0.05
    url = f"sqlite:///{folder}/games.db"
    server = GameServer(await Store.open(url), Settings(url, Path(folder), owns_process=True), b"s" * 32, PromptPool(0))
    tidying = asyncio.ensure_future(server.tidy(lambda: None))
    while not server.is_prepared:
        await asyncio.sleep(0.01)
    for _ in range(2):
        format_point(Point(1, 2))
        while format_point.cache_info().currsize:
            assert not tidying.done()
            await asyncio.sleep(0.01)
    tidying.cancel()
    await server.close()

with TemporaryDirectory() as folder:
    asyncio.run(run(folder))
""")
