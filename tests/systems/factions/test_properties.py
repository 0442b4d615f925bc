"""What is true at every moment of every campaign: scenarios played at random, by default and under mixed options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Answer, Refusal
from regelwerk.engine.effects import Choose, Do
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import Defaults
from regelwerk.systems.factions.content.setup import scenario_document, start
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.assets import limit, maintained, usable
from regelwerk.systems.factions.state import Faction, World
from systems.factions.builders import CONTENT, GAME
from systems.option_values import accepted

ACCEPTED = accepted(Options)
STEPS = 150
SCENARIOS = sorted(CONTENT.scenarios)
EVENTFUL = ("attack", "espionage", "gather", "advance_plan", "asset_action")
COMMANDS = (
    "add_wounds:{}:2:soakable",
    "add_wounds:{}:4",
    "restore_faction:{}",
    "adjust_rp:{}:9",
    "set_die:{}:resources:W4",
    "grant_asset:{}:silver_mine",
    "set_shaken:{}:true",
    "set_minor:{}:true",
    "set_control:{}:ana",
    "create_plan:{}:neu:2:operations",
    "end_phase",
)


class AtRandom(Simulation):
    """Any legal answer, every second time something eventful if there is; every question is looked at."""

    def __init__(self, seed: int) -> None:
        super().__init__(Defaults(), RandomDice(seed))

    def _do(self, effect: Do) -> Any:
        return self.run(effect.rule(*effect.args))

    def _choice(self, prompt: Choose[Any]) -> Any:
        listed = prompt.answers.listed()
        is_a_fair_question(prompt)
        if prompt.rule_id == "FA-GM-15":
            return prompt.answers.meaning("begin_phase")
        eventful = [answer for answer in listed if answer.key.startswith(EVENTFUL)]
        if eventful and self.dice.below(2):
            return eventful[self.dice.below(len(eventful))].value
        return prompt.answers.sample(self.dice).value


def is_a_fair_question(prompt: Choose[Any]) -> None:
    """There is something to choose, all of it is possible, and to say nothing costs nothing."""
    listed = prompt.answers.listed()
    default = prompt.answers.find(prompt.default)
    assert isinstance(default, Answer), (prompt.rule_id, prompt.default, default)
    assert not default.cost
    assert len({answer.key for answer in listed}) == len(listed) >= 2, (prompt.rule_id, listed)
    for answer in listed:
        assert not isinstance(prompt.answers.find(answer.key), Refusal), (prompt.rule_id, answer.key)


def mixed_options(seed: int) -> dict[str, Any]:
    """Some value for every option, the default every second time."""
    dice = RandomDice(seed)
    return {name: values[dice.below(len(values))] for name, values in ACCEPTED.items() if dice.below(2)}


def moments(name: str, seed: int, options: dict[str, Any]) -> Iterator[World]:
    """Every state of a random campaign in which the master meddles now and then."""
    state = start(scenario_document(CONTENT, name, options))
    play = AtRandom(seed)
    for number in range(STEPS):
        if GAME.outcome(state) is not None:
            return
        if number % 12 == 11:
            who = state.factions[play.dice.below(len(state.factions))].id
            command = COMMANDS[play.dice.below(len(COMMANDS))].format(who)
            try:
                state = GAME.correct(state, {"command": command})
            except ValueError:
                continue
        state = play.run(GAME.step(state))
        yield state


def holds(state: World, faction: Faction) -> None:
    """What is always true of a faction."""
    options = state.options
    assert faction.rp >= 0
    if faction.destroyed:
        assert faction.id not in (*state.queue, *state.waiting, *(turn.who for turn in state.turns))
        assert (len(faction.wounds), faction.rp, faction.controller, faction.order) == (4, 0, "", None)
        return
    assert len(faction.wounds) <= 3
    suspended = {asset.id: asset.suspended_by for asset in faction.assets if asset.suspended_by}
    assert suspended == {wound.asset: wound.number for wound in faction.wounds if wound.asset}
    if options.surplus_assets != "kept":
        room = limit(faction, options) - maintained(faction, options)
        assert room == 0 or (room > 0 and not any(asset.dormant for asset in faction.assets))
    if faction.hidden and options.hidden_without_asset == "ends":
        assert usable(faction, "hide", options)
    assert faction.hidden or not faction.found_by
    assert not (faction.shaken and faction.action == "available")
    assert faction.controller or faction.order is None
    if state.turn_of(faction.id) is None and not state.stage.startswith("minors"):
        assert faction.action == ""
        if options.next_action_meaning == "next_turn":
            assert "counting" not in (*faction.sabotage, *(asset.seized for asset in faction.assets))


@pytest.mark.slow
@pytest.mark.rule("FA-RP-06", "FA-WND-02", "FA-WND-03", "FA-AST-04", "FA-AST-16", "FA-SHK-01", "FA-PHA-10", "FA-WND-08")
@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize("seed", range(8))
def test_what_is_always_true(name: str, seed: int) -> None:
    options = mixed_options(seed) if seed else {}
    for state in moments(name, seed, options):
        for faction in state.factions:
            holds(state, faction)
        if state.stage in ("between", "mission"):
            assert (state.turns, state.queue, state.waiting) == ((), (), ())
