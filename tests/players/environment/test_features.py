"""Observations: every number has its place and its meaning, and none of them tells a secret."""

from typing import Any

import numpy as np
import pytest

import regelwerk
from battery.entrants import each_twins
from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Note
from regelwerk.engine.state_values import replace
from regelwerk.engine.system import System, system
from regelwerk.engine.trials import Trial, Twins
from regelwerk.players.environment.choices import places_of
from regelwerk.players.environment.features import Layout
from regelwerk.players.environment.match import Match


def layout_of(played: System, start: Any) -> tuple[Layout, dict[str, int]]:
    layout = Layout(played, start)
    return layout, {field.name: n for n, field in enumerate(layout.fields)}


@pytest.mark.parametrize("name", regelwerk.system_names())
def test_every_number_has_a_name_of_its_own_and_lies_between_minus_1_and_1(name: str) -> None:
    env = regelwerk.env(name, system(name).first_scenario)
    assert len({field.name for field in env.fields}) == len(env.fields)
    assert all(field.meaning for field in env.fields)
    env.reset(seed=1)
    chance = RandomDice(1)
    for agent in env.agent_iter(40):
        for seat in env.possible_agents:
            seen = env.observe(seat)["observation"]
            assert seen.shape == (len(env.fields),)
            assert np.abs(seen).max() <= 1
        if env.terminations[agent]:
            break
        places = list(env.infos[agent]["answers"])
        env.step(places[chance.below(len(places))])


def test_a_lost_heart_is_seen_where_hearts_stand() -> None:
    played = system("phasesix")
    start = played.start(played.scenario(played.content(), "schlaegerei", {}))
    layout, at = layout_of(played, start)
    hagen = start.find("hagen")
    hurt = start.put(replace(hagen, hearts=hagen.hearts - 1))
    before, after = (layout.observe(state, "heroes") for state in (start, hurt))
    changed = {layout.fields[n].name for n in np.flatnonzero(before != after)}
    assert changed == {"hagen:ps-board-hearts", "hagen:card:ps-board-hearts"}
    assert before[at["hagen:ps-board-hearts"]] == pytest.approx(6 / (6 + 6))
    assert after[at["hagen:ps-board-hearts"]] == pytest.approx(5 / (5 + 6))


def test_own_friends_and_foes_are_told_apart_and_so_is_whom_a_question_is_about() -> None:
    played = system("phasesix")
    start = played.start(played.scenario(played.content(), "schlaegerei", {}))
    layout, at = layout_of(played, start)
    match = Match(played, start, {})
    prompt = match.prompts[0]
    seen = layout.observe(match.view(prompt.seat), prompt.seat, prompt)
    assert seen[at["asked"]] == seen[at[f"rule:{prompt.rule_id}"]] == seen[at[f"{prompt.who}:asked"]] == 1
    mine = {f.id for f in start.fighters if f.seat == prompt.seat}
    for fighter in start.fighters:
        assert seen[at[f"{fighter.id}:own"]] == seen[at[f"{fighter.id}:friend"]] == float(fighter.id in mine)
    assert seen[at["hagen:x"]] == pytest.approx(3 / 12)


@each_twins
def test_a_secret_is_in_no_observation_and_in_no_mask(trial: Trial, twins: Twins) -> None:
    if trial.game.name not in regelwerk.system_names():
        pytest.skip("a game without a system shows nothing")
    played = system(trial.game.name)
    told: list[Any] = []
    layout = Layout(played, twins.first)
    assert Layout(played, twins.second).fields == layout.fields
    first, second = (Match(played, start, {}, told.append) for start in (twins.first, twins.second))
    chance, compared = RandomDice(1), 0
    while first.prompts and compared < 150:
        notes = [one for one in told if isinstance(one, Note)]
        if any(note.message in twins.reveals and note.audience.includes(twins.unaware) for note in notes):
            break
        prompts = [match.prompt_to(twins.unaware) for match in (first, second)]
        seen = [
            layout.observe(match.view(twins.unaware), twins.unaware, prompt)
            for match, prompt in zip((first, second), prompts, strict=True)
        ]
        assert seen[0].tolist() == seen[1].tolist()
        if prompts[0] is not None and prompts[1] is not None:
            assert places_of(prompts[0]) == places_of(prompts[1])
        compared += 1
        prompt, twin = first.prompts[0], second.prompts[0]
        key = prompt.answers.sample(chance).key
        second.answer(twin, twin.default if isinstance(twin.answers.find(key), Refusal) else key)
        first.answer(prompt, key)
    assert compared
