"""Processes that think ahead: they decide and add_odds as this one would, and it does no harm if they die."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.outlook import Reached, outlook_of
from regelwerk.players import hints
from regelwerk.players.levels import BEGINNER, STRONG, player, thinker
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.prompt_odds import Wording
from regelwerk.table.screens.scenario_pages import as_names
from regelwerk.table.screens.windows import ahead_fields
from regelwerk.table.workers import prompt_pool
from regelwerk.table.workers.process import can_give_way
from regelwerk.table.workers.prompt_pool import PromptPool, _PromptProcess
from table.played import fresh
from table.workers import bad_players, unhurried_players


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is not a player that hangs."""
    monkeypatch.setattr(prompt_pool, "THINKING_GRACE", 300.0)


def thought(work: Any, number: int = 1) -> Any:
    async def run() -> Any:
        # Enough patience for any machine: what is worked out must not depend on how busy it is.
        pool = PromptPool(number, patience=120.0)
        try:
            return await work(pool)
        finally:
            await pool.close()

    return asyncio.run(run())


def test_another_process_decides_and_foresees_what_this_one_would() -> None:
    system, session = fresh("phasesix", "schlaegerei")
    tactic = system.tactics[system.default_tactic]

    async def work(pool: PromptPool) -> None:
        for _ in range(6):
            asked, prompt = next(iter(session.asked.items()))
            key, fault = await pool.decide("g", system, session, asked, system.default_tactic)
            assert (key, fault) == (tactic.decide(prompt), None)
            outlook = await pool.odds("g", system, session, asked)
            expected = outlook_of(system, 120.0).of(session, prompt, prompt.answers.listed())
            assert outlook.previews == expected
            session.answer(prompt.seat, key, asked=asked)

    thought(work)


def test_another_process_tells_odds_in_the_words_of_this_one() -> None:
    system, session = fresh("phasesix", "schlaegerei")

    async def work(pool: PromptPool) -> None:
        asked, prompt = next((a, p) for a, p in session.asked.items())
        while not (plain := await pool.odds("g", system, session, asked)).previews:
            session.answer(prompt.seat, prompt.default, asked=asked)
            asked, prompt = next(iter(session.asked.items()))
        renamed = {next(iter(session.names)): "Rumpelstilz"}
        names = {**session.names, **as_names(renamed)}
        told = await pool.odds("g", system, session, asked, Wording(("de",), tuple(renamed.items())))
        assert told
        for lang in ("de", "en"):
            language = Language(lang, system)
            assert (lang in told.told) is (lang == "de")
            assert told.in_words(language, names) == plain.in_words(language, names)
        assert told.untold().in_words(Language("de", system), session.names) == plain.in_words(
            Language("de", system), session.names
        )

    thought(work)


def test_another_process_tells_what_lies_ahead_in_the_words_of_this_one() -> None:
    """A guard is called otherwise here, and five of them are asked the same in a row."""
    system, session = fresh("darkspace", "schiesserei")
    renamed = {"lagerwache_2": "Rumpelstilz"}
    viewers = (("de", True), ("en", False))

    async def work(pool: PromptPool) -> Any:
        told = []
        for key in ("attack", "karabiner:lagerwache_1", "plain", "0"):
            while session.prompts[0].seat == MASTER:
                session.answer(MASTER, session.prompts[0].default)
            session.answer(session.prompts[0].seat, key)
        while session.prompts and session.prompts[0].seat == MASTER:
            asked, prompt = next(iter(session.asked.items()))
            found = await pool.ahead("g", system, session, asked, viewers, tuple(renamed.items()))
            names = {**session.names, **system.names_on_screen(session.state), **as_names(renamed)}
            assert found == {
                (lang, is_master): ahead_fields(
                    Language(lang, system), names, session.ahead(asked), is_master=is_master
                )
                for lang, is_master in viewers
            }
            told.append(found["de", True])
            session.answer(MASTER, prompt.default)
        assert await pool.ahead("g", system, session, "0.0", viewers, ()) is None, "it is not asked"
        return told

    assert any("Rumpelstilz" in [figure["name"] for figure in one.get("window", ())] for one in thought(work))


def test_what_is_no_longer_asked_is_not_worked_out() -> None:
    system, session = fresh("phasesix", "schlaegerei")

    async def work(pool: PromptPool) -> Any:
        asked, prompt = next(iter(session.asked.items()))
        session.answer(prompt.seat, prompt.default)
        return await pool.odds("g", system, session, asked)

    assert not thought(work).previews


def test_a_process_that_dies_is_replaced() -> None:
    system, session = fresh("phasesix", "schlaegerei")
    asked, prompt = next(iter(session.asked.items()))

    async def work(pool: PromptPool) -> None:
        first = await pool.decide("g", system, session, asked, system.default_tactic)
        (process,) = pool._processes
        assert process._worker.is_alive
        await process._worker.end()
        assert await pool.decide("g", system, session, asked, system.default_tactic) == first

    thought(work)
    assert prompt.seat


def test_where_nobody_thinks_the_default_answers_and_there_are_no_odds() -> None:
    system, session = fresh("phasesix", "schlaegerei")
    asked, prompt = next(iter(session.asked.items()))

    async def work(pool: PromptPool) -> None:
        assert await pool.decide("g", system, session, asked, system.default_tactic) == (prompt.default, None)
        assert not (await pool.odds("g", system, session, asked)).previews
        assert await pool.ahead("g", system, session, asked, (("de", True),), ()) is None

    thought(work, number=0)


def test_of_games_that_are_long_over_nothing_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prompt_pool, "KNOWN_GAMES", 2)
    system, session = fresh("phasesix", "schlaegerei")
    asked = next(iter(session.asked))

    async def work(pool: PromptPool) -> list[set[str]]:
        (process,) = pool._processes
        found = []
        for game in ("g1", "g2", "g3", "g3"):
            assert (await pool.decide(game, system, session, asked, system.default_tactic))[1] is None
            found.append(set(process._known))
        return found

    assert thought(work) == [{"g1"}, {"g1", "g2"}, {"g3"}, {"g3"}]


@pytest.mark.parametrize("name", ["phasesix", "factions", "heldencodex", "darkspace", "realms"])
def test_a_position_is_reached_again_from_what_is_stored(name: str) -> None:
    system, session = fresh(name)
    start = session.state
    for _ in range(15):
        if session.outcome is not None:
            break
        stored = session.stored_state
        state = start if stored is None else system.game.thaw(start, stored)
        again = Reached(system.game, state, session.given).choices()
        for asked, prompt in session.asked.items():
            same = again[int(asked.partition(".")[2])]
            assert (same.seat, same.who, same.question) == (prompt.seat, prompt.who, prompt.question)
            assert [a.key for a in same.answers.listed()] == [a.key for a in prompt.answers.listed()]
        prompt = session.prompts[0]
        decision = system.tactics[system.default_tactic].decide(prompt)
        session.answer(prompt.seat, decision if isinstance(decision, str) else prompt.default)


def process_of(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> _PromptProcess:
    """A process that runs a worker out of these tests."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]), prepend=os.pathsep)
    return _PromptProcess(module.__name__)


def test_a_level_thinks_in_a_process_of_its_own_as_it_would_here(monkeypatch: pytest.MonkeyPatch) -> None:
    system, session = fresh("phasesix", "schlaegerei")
    here = thinker(system, STRONG, "schlaegerei", unhurried_players.EFFORTS[STRONG])
    usual = system.tactics[system.default_tactic]

    async def work(pool: PromptPool) -> list[tuple[str, bool]]:
        pool._thinkers = [process_of(unhurried_players, monkeypatch)]
        decided: list[tuple[str, bool]] = []
        for _ in range(4):
            asked, prompt = next(iter(session.asked.items()))
            seed = f"{session.dealer.reveal()}/{session.journal.next_number}"
            key, fault = await pool.decide("g", system, session, asked, BEGINNER)
            assert (key, fault) == (player(system, BEGINNER).decide(session, prompt, seed), None)
            assert decided or not pool._thinkers[0]._worker.is_alive, "a beginner does not think"
            key, fault = await pool.decide("g", system, session, asked, STRONG)
            assert (key, fault) == (here.decide(session, prompt, seed), None)
            assert pool._thinkers[0]._worker.is_alive
            decided.append((key, key != usual.decide(prompt)))
            session.answer(prompt.seat, key, asked=asked)
        return decided

    assert any(is_its_own for _, is_its_own in thought(work)), "the tactic would have given the same answers"


def failing(pool: PromptPool, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever thinks in this pool fails in this way."""
    monkeypatch.setenv(bad_players.WAY, way)
    pool._thinkers = [process_of(bad_players, monkeypatch)]


@pytest.mark.parametrize(
    ("way", "fault"), [("raises", "crashed"), ("dies", "crashed"), ("hangs", "slow"), ("fly", "wrong")]
)
def test_the_tactic_answers_for_a_player_that_fails(way: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    system, session = fresh("phasesix", "schlaegerei")
    asked, prompt = next(iter(session.asked.items()))
    if way == "hangs":
        monkeypatch.setattr(prompt_pool, "THINKING_GRACE", 1.0)

    async def work(pool: PromptPool) -> None:
        failing(pool, way, monkeypatch)
        decision = await pool.decide("g", system, session, asked, "strong")
        assert decision == (system.tactics[system.default_tactic].decide(prompt), fault)
        if way in ("hangs", "dies"):
            assert not pool._thinkers[0]._worker.is_alive, "its process is gone; the next question starts another"

    thought(work)


def test_nobody_waits_for_another_tables_player_that_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    system, session = fresh("phasesix", "schlaegerei")
    asked = next(iter(session.asked))

    async def work(pool: PromptPool) -> None:
        failing(pool, "hangs", monkeypatch)
        thinking = asyncio.ensure_future(pool.decide("g", system, session, asked, "strong"))
        assert (await pool.odds("h", system, session, asked)).previews is not None
        assert (await pool.decide("h", system, session, asked, system.default_tactic)).fault is None
        assert not thinking.done()
        thinking.cancel()

    thought(work)


@pytest.fixture
def ponderous(monkeypatch: pytest.MonkeyPatch) -> _PromptProcess:
    """A process in which somebody masterly thinks for an hour, unless told to stop."""
    monkeypatch.setenv(bad_players.WAY, bad_players.PONDERS)
    return process_of(bad_players, monkeypatch)


async def in_thought(process: _PromptProcess, thinking: asyncio.Future[Any]) -> None:
    """Wait until a process is at work on this."""
    while not process._worker._is_asked:
        assert not thinking.done()
        await asyncio.sleep(0.01)


def test_a_player_that_is_hurried_gives_its_best_answer_so_far(ponderous: _PromptProcess) -> None:
    system, session = fresh("phasesix", "schlaegerei")
    asked, prompt = next(iter(session.asked.items()))

    async def work(pool: PromptPool) -> None:
        pool._thinkers = [ponderous]
        assert not pool.hurry("g"), "nobody thinks"
        for _ in range(2):
            # The second time nobody has forgotten to think: an old nudge does not count.
            thinking = asyncio.ensure_future(pool.decide("g", system, session, asked, "masterly"))
            await in_thought(pool._thinkers[0], thinking)
            await asyncio.sleep(0.2)
            assert not thinking.done()
            assert not pool.hurry("h"), "it is another table's"
            assert pool.hurry("g")
            async with asyncio.timeout(60):
                key, fault = await thinking
            assert fault is None
            assert key in {answer.key for answer in prompt.answers.listed()}
            assert not pool.hurry("g")

    thought(work)


def test_a_thought_that_nobody_waits_for_makes_room_for_the_next(ponderous: _PromptProcess) -> None:
    system, session = fresh("phasesix", "schlaegerei")
    asked = next(iter(session.asked))

    async def work(pool: PromptPool) -> None:
        pool._thinkers = [ponderous]
        vain = asyncio.ensure_future(pool.decide("g", system, session, asked, "masterly"))
        await in_thought(pool._thinkers[0], vain)
        process = pool._thinkers[0]._worker._process
        vain.cancel()
        following = asyncio.ensure_future(pool.decide("h", system, session, asked, "masterly"))
        async with asyncio.timeout(60):
            while not pool.hurry("h"):
                await asyncio.sleep(0.01)
            assert (await following).fault is None
        assert pool._thinkers[0]._worker._process is process, "nobody had to end it"

    thought(work)


def test_another_process_says_what_the_computer_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    system, session = fresh("phasesix", "schlaegerei")
    asked, prompt = next(iter(session.asked.items()))
    monkeypatch.setattr(hints, "EFFORT", unhurried_players.HINT)
    seed = f"{session.dealer.reveal()}/{session.journal.next_number}/hint"
    here = hints.hint_for(system, session, prompt, seed, "schlaegerei")

    async def work(pool: PromptPool) -> None:
        pool._adviser = process_of(unhurried_players, monkeypatch)
        hint = await pool.hint("g", system, session, asked)
        assert hint is not None
        assert hint == here
        assert 2 <= len(hint.answers) <= hints.SHOWN
        assert all(0 <= one.chance <= 1 and one.futures for one in hint.answers)
        assert not any(process._worker.is_alive for process in (*pool._processes, *pool._thinkers))

    thought(work)


def test_where_nobody_thinks_there_are_no_hints() -> None:
    system, session = fresh("phasesix", "schlaegerei")
    asked = next(iter(session.asked))

    async def work(pool: PromptPool) -> None:
        assert await pool.hint("g", system, session, asked) is None

    thought(work, number=0)


@pytest.mark.skipif(not can_give_way(), reason="the system does not know of such processes")
def test_odds_leave_a_busy_machine_to_others() -> None:
    """A computer's turn does not: a whole table waits for it."""
    system, session = fresh("phasesix", "schlaegerei")
    asked = next(iter(session.asked))

    def at_work(processes: Sequence[_PromptProcess]) -> list[int]:
        found = [process._worker._process for process in processes]
        return [one.pid for one in found if one is not None]

    def policies(processes: Sequence[_PromptProcess]) -> set[int]:
        return {os.sched_getscheduler(one) for one in at_work(processes)}

    def niceness_of_sessions(processes: Sequence[_PromptProcess]) -> set[str]:
        """Sessions come before policies: that of a worker must be as nice as the worker, and nobody else's."""
        told = [Path(f"/proc/{one}/autogroup") for one in at_work(processes)]
        assert all(os.getsid(one) == one for one in at_work(processes))
        return {file.read_text("ascii").split()[-1] for file in told if file.exists()}

    async def work(pool: PromptPool) -> None:
        assert await pool.odds("g", system, session, asked)
        assert policies(pool._for_odds) == {os.SCHED_IDLE}
        assert niceness_of_sessions(pool._for_odds) <= {"19"}
        assert not policies(pool._processes)
        await pool.decide("g", system, session, asked, system.default_tactic)
        assert policies(pool._processes) == {os.SCHED_OTHER}
        assert niceness_of_sessions(pool._processes) <= {"10"}

    thought(work)
