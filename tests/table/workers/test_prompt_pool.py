"""Processes that think ahead: they decide and add_odds as this one would, and it does no harm if they die."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from regelwerk.engine.interpreters.outlook import Reached, outlook_of
from regelwerk.table.workers.prompt_pool import PromptPool
from table.played import fresh


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
            key = await pool.decide("g", system, session, asked, system.default_tactic)
            assert key == tactic.decide(prompt)
            outlook = await pool.odds("g", system, session, asked)
            expected = outlook_of(system, 120.0).of(session, prompt, prompt.answers.listed())
            assert outlook.previews == expected
            session.answer(prompt.seat, key, asked=asked)

    thought(work)


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
        assert await pool.decide("g", system, session, asked, system.default_tactic) == prompt.default
        assert not (await pool.odds("g", system, session, asked)).previews

    thought(work, number=0)


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
