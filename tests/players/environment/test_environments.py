"""What agents get: rewards that add up, turns without leaks, a lenient ear, words in both languages."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import regelwerk
from regelwerk.engine.facts import phrase
from regelwerk.engine.game import Outcome
from regelwerk.players.environment.match import Match

EXAMPLES = Path(__file__).parents[3] / "examples"


def played_out(env: Any, seed: int) -> dict[str, float]:
    """The sums of rewards after a game at random."""
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    for agent in env.agent_iter():
        seen, reward, over, stopped, _ = env.last()
        rewards[agent] += reward
        env.step(None if over or stopped else env.action_space(agent).sample(seen["action_mask"]))
    return rewards


@pytest.mark.parametrize(
    ("name", "scenario"), [("phasesix", "schlaegerei"), ("darkspace", "duell"), ("factions", "torsturm")]
)
def test_the_winners_share_what_the_others_lose(name: str, scenario: str) -> None:
    env = regelwerk.env(name, scenario)
    rewards = played_out(env, 3)
    outcome = env.table.match.outcome
    assert outcome is not None
    everybody = env.table.match.rewards()
    assert sum(everybody.values()) == pytest.approx(0)
    assert {agent: everybody[agent] for agent in rewards} == pytest.approx(rewards)
    for agent, reward in rewards.items():
        assert (reward > 0) == (outcome.winner is not None and outcome.won_by(agent))


@pytest.mark.parametrize(
    ("winner", "rewards"),
    [
        ("heroes", {"heroes": 0.5, "foes": -0.5}),
        (None, {"heroes": 0, "foes": 0}),
        ("fate", {"heroes": -0.5, "foes": -0.5}),
    ],
)
def test_a_draw_is_worth_nothing_and_a_win_that_is_no_seats_own_is_everybodys_loss(
    monkeypatch: pytest.MonkeyPatch, winner: str | None, rewards: dict[str, float]
) -> None:
    match = regelwerk.env("phasesix", "schlaegerei").table.match
    monkeypatch.setattr(Match, "outcome", property(lambda _: Outcome(winner, phrase("end"), "PS:combat_end")))
    assert match.rewards() == rewards


def test_a_stopped_game_is_worth_nothing() -> None:
    env = regelwerk.env("realms", "uebung", max_cycles=3)
    assert set(played_out(env, 1).values()) == {0.0}


def test_without_a_seed_the_games_follow_from_the_first_one() -> None:
    def games(env: Any) -> list[Any]:
        found = [played_out(env, 5)]
        for _ in range(3):
            env.reset()
            found.append(env.observe(env.agent_selection)["observation"].tolist())
        return found

    first, second = games(regelwerk.env("phasesix", "schlaegerei")), games(regelwerk.env("phasesix", "schlaegerei"))
    assert first[1:] == second[1:]
    assert any(one != other for one, other in pairwise(first[1:]))


def test_simultaneous_answers_are_turns_and_nobody_sees_the_others() -> None:
    seen: list[list[Any]] = []
    for choice in (0, 1):
        env = regelwerk.env("heldencodex", "haggle")
        env.reset(seed=1)
        while len(env.table.match.prompts) < 2:
            env.step(0)
        first = env.agent_selection
        places = list(env.infos[first]["answers"])
        assert len(places) > 1
        before = {agent: env.observe(agent) for agent in env.agents}
        env.step(places[choice])
        other = env.agent_selection
        assert other != first
        after = env.observe(other)
        assert np.array_equal(before[other]["observation"], after["observation"])
        assert np.array_equal(before[other]["action_mask"], after["action_mask"])
        seen.append([after["observation"].tolist(), env.observe(first)["action_mask"].sum()])
    assert seen[0] == seen[1]
    assert seen[0][1] == 0, "it has answered"


def test_a_place_without_an_answer_is_the_default() -> None:
    states = []
    for choice in ("default", "nothing"):
        env = regelwerk.env("phasesix", "schlaegerei")
        env.reset(seed=1)
        empty = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
        env.step(0 if choice == "default" else empty)
        states.append(env.table.match.state)
    assert states[0] == states[1]


def test_seats_that_are_given_a_tactic_are_no_agents() -> None:
    env = regelwerk.env("phasesix", "schlaegerei", tactics={"foes": "steady"})
    assert env.possible_agents == ["heroes"]
    env.reset(seed=1)
    assert {prompt.seat for prompt in env.table.match.prompts} == {"heroes"}


def test_a_master_without_anybody_on_the_table_is_no_agent() -> None:
    assert "master" not in regelwerk.env("factions", "torsturm").possible_agents
    assert "master" in regelwerk.env("darkspace", "duell").possible_agents


def test_wrong_seats_tactics_and_modes_are_refused_with_what_there_is() -> None:
    with pytest.raises(LookupError, match="there are: foes, heroes"):
        regelwerk.env("phasesix", "schlaegerei", tactics={"villains": "steady"})
    with pytest.raises(LookupError, match="no tactic clever; it has: steady"):
        regelwerk.env("phasesix", "schlaegerei", tactics={"foes": "clever"})
    with pytest.raises(LookupError, match="nobody is left to learn"):
        regelwerk.env("phasesix", "schlaegerei", tactics={"foes": "steady", "heroes": "steady"})
    with pytest.raises(LookupError, match="there is no seat villains"):
        regelwerk.seat_env("phasesix", "schlaegerei", "villains")
    with pytest.raises(ValueError, match="no render mode 'film'; there are: human, ansi"):
        regelwerk.env("phasesix", "schlaegerei", render_mode="film")  # type: ignore[arg-type]


def test_a_duel_is_named_by_two_and_one_seat_learns_against_the_usual_tactic() -> None:
    env = regelwerk.seat_env("phasesix", ("wolf", "skeleton"), "a", max_cycles=200)
    _, info = env.reset(seed=4)
    over, reward = False, 0.0
    while not over:
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        assert sorted(info["answers"]) == np.flatnonzero(info["action_mask"]).tolist()
        _, reward, over, stopped, info = env.step(0)
        assert not stopped
    assert reward == -0.5, "a wolf that does nothing loses"


def test_the_duel_that_the_example_learns_can_be_begun() -> None:
    given = {"content": (EXAMPLES / "duel",), "options": {"reaction_scope": "defensive_only"}}
    env = regelwerk.seat_env("phasesix", ("giant_rat", "giant_rat"), "a", **given)  # type: ignore[arg-type]
    env.reset(seed=1)
    assert env.action_masks().any()


@pytest.mark.parametrize(("lang", "words"), [("de", ("Reihenfolge:", "Herzen 6/6")), ("en", ("Order:", "Hearts 6/6"))])
def test_news_and_board_are_told_once_in_both_languages(lang: str, words: tuple[str, ...]) -> None:
    env = regelwerk.env("phasesix", "schlaegerei", render_mode="ansi", lang=lang)
    env.reset(seed=1)
    told = env.render()
    assert told is not None
    assert all(word in told for word in words)
    again = env.render()
    assert again is not None
    assert words[0] not in again
    assert words[1] in again
    played_out(env, 2)
    ended = env.render()
    assert ended is not None
    assert ended.splitlines()[-1].startswith("= ")


def test_match_plays_tactics_where_no_agent_sits() -> None:
    played = regelwerk.system("phasesix")
    start = played.start(played.scenario(played.content(), "schlaegerei", {}))
    match = Match(played, start, dict.fromkeys(("foes", "heroes"), played.tactics["steady"]))
    assert match.outcome is not None
