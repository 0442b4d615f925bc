"""The libraries' own tests: an environment does what PettingZoo and Gymnasium promise those who learn in it."""

import io
import warnings
from collections.abc import Iterator
from contextlib import redirect_stdout
from types import SimpleNamespace
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test

import regelwerk
from regelwerk.engine.system import system

CYCLES = 60


@pytest.fixture(autouse=True)
def only_failures_count() -> Iterator[None]:
    """The libraries also warn of what they would name or shape otherwise."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def turns(name: str, **how: Any) -> Any:
    return regelwerk.env(name, system(name).first_scenario, **{"max_cycles": CYCLES, **how})


each_system = pytest.mark.parametrize("name", regelwerk.system_names())


@each_system
def test_agents_take_turns_as_pettingzoo_wants_it(name: str) -> None:
    api_test(turns(name), num_cycles=2 * CYCLES)


@each_system
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seed_test(lambda: turns(name), num_cycles=CYCLES)


def seeded(env: Any) -> Any:
    """An environment whose next game, begun without a seed, and whose random actions are always the same."""
    env.reset(seed=1)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    return env


@each_system
def test_every_agent_has_as_many_turns_as_it_is_given(name: str) -> None:
    def parallel(max_cycles: int) -> Any:
        return seeded(regelwerk.parallel_env(name, system(name).first_scenario, max_cycles=max_cycles))

    def one_by_one(max_cycles: int) -> Any:
        return seeded(turns(name, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(env=one_by_one, parallel_env=parallel))


@each_system
def test_it_can_be_watched(name: str) -> None:
    with redirect_stdout(io.StringIO()) as shown:
        render_test(lambda render_mode: turns(name, render_mode=render_mode))
    assert shown.getvalue()


@each_system
def test_agents_act_at_once_as_pettingzoo_wants_it(name: str) -> None:
    parallel_api_test(regelwerk.parallel_env(name, system(name).first_scenario, max_cycles=CYCLES), num_cycles=CYCLES)


@each_system
def test_one_seat_is_as_gymnasium_wants_it(name: str) -> None:
    scenario = system(name).first_scenario
    seat = regelwerk.env(name, scenario).possible_agents[0]
    check_env(regelwerk.seat_env(name, scenario, seat, max_cycles=CYCLES), skip_render_check=True)
