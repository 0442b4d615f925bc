"""What is true at every moment of every fight: whole scenarios played at random, by default and under mixed options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import Choose, Do, Note
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import Defaults
from regelwerk.systems.phasesix.content.setup import scenario_document, start
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.state import Combat, Fighter
from systems.option_values import accepted
from systems.phasesix.builders import CONTENT, GAME

ACCEPTED = accepted(Options)
STEPS = 400
SCENARIOS = sorted(CONTENT.scenarios)
SPACES = ("plane", "none")
EVENTFUL = ("attack", "coup_de_grace", "throw_item", "stabilise", "first_aid", "wake")


class AtRandom(Simulation):
    """Any legal answer, every second time something eventful if there is; remembers whom a medic saved."""

    unheard = ()

    def __init__(self, seed: int) -> None:
        super().__init__(Defaults(), RandomDice(seed))
        self.stabilised: set[Any] = set()

    def _answer(self, effect: Any) -> Any:
        if isinstance(effect, Note) and effect.message == "ps-stabilised":
            self.stabilised.add(effect.facts["who"])
        return super()._answer(effect)

    def _do(self, effect: Do) -> Any:
        return self.run(effect.rule(*effect.args))

    def _choice(self, prompt: Choose[Any]) -> Any:
        if prompt.rule_id == "PS-RND-02" and self.dice.below(2):
            eventful = [answer for answer in prompt.answers.listed() if answer.key.startswith(EVENTFUL)]
            if eventful:
                return eventful[self.dice.below(len(eventful))].value
        return prompt.answers.sample(self.dice).value


def mixed_options(seed: int) -> dict[str, Any]:
    """Some value for every option."""
    dice = RandomDice(seed)
    return {name: values[dice.below(len(values))] for name, values in ACCEPTED.items()}


def moments(name: str, seed: int, options: dict[str, Any]) -> Iterator[tuple[Combat, set[str]]]:
    """Every state of a random game, with those who have been stabilised in the step before."""
    state = start(scenario_document(CONTENT, name, options))
    play = AtRandom(seed)
    yield state, set()
    for _ in range(STEPS):
        if GAME.outcome(state) is not None:
            return
        play.stabilised.clear()
        state = play.run(GAME.step(state))
        yield state, {who.id for who in play.stabilised}


def check_fighter(state: Combat, one: Fighter) -> None:
    """Nothing is negative, nothing is too much, and the helpless have nothing at hand."""
    assert 0 <= one.hearts <= one.sheet.max_hearts
    numbers = (one.boosts, one.actions, one.gained, one.pending_loss, one.bonus_dice, one.destiny_dice, one.rerolls)
    assert min(numbers) >= 0
    assert all(level > 0 for _, level in one.conditions)
    assert list(one.conditions) == sorted(dict(one.conditions).items())
    assert one.level("dying") < 6
    assert all(left >= 0 for _, left in (*one.ammo, *one.items))
    assert all(0 <= condition <= 100 for condition in one.armor_condition)
    assert sum(one.sheet.weapon(weapon).hands for weapon in one.ready) <= 2
    assert not one.braced or one.sheet.foe or one.braced in one.ready
    assert one.aim is None or one.armed_with(one.sheet.weapon(one.aim.weapon))
    if one.is_helpless:
        assert (one.actions, one.aim, one.braced) == (0, None, "")
    if one.has("stabilised"):
        assert one.has("unconscious")
        assert not one.has("dying")
    if one.hearts + one.boosts == 0 and state.options.stabilised_state == "unconscious":
        assert one.is_helpless or state.options.dying_trigger == "exceeded"
    if state.scene.field is not None:
        assert one.position is not None
        assert state.scene.field.contains(one.position)


def check_step(before: Fighter, after: Fighter, *, stabilised: bool) -> None:
    """Hearts do not grow back in a fight, death is final, and only a medic ends dying."""
    assert after.hearts <= before.hearts
    assert after.is_dead or not before.is_dead
    assert after.gone or not before.gone
    assert all(new <= old for old, new in zip(before.armor_condition, after.armor_condition, strict=True))
    assert all(new <= old for (_, old), (_, new) in zip(before.items, after.items, strict=True))
    assert after.is_dead or stabilised or after.level("dying") >= before.level("dying")
    assert after.sheet is before.sheet


def watch(name: str, seed: int, options: dict[str, Any]) -> None:
    history = list(moments(name, seed, options))
    for state, _ in history:
        for fighter in state.fighters:
            check_fighter(state, fighter)
    for (before, _), (after, stabilised) in pairwise(history):
        for fighter in before.fighters:
            check_step(fighter, after.find(fighter.id), stabilised=fighter.id in stabilised)


@pytest.mark.rule("PS-HEA-01", "PS-CND-01", "PS-CND-04", "PS-GEA-01", "PS:ruling_86")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("name", SCENARIOS)
def test_at_every_moment_of_a_fight(name: str, space: str, seed: int) -> None:
    watch(name, seed, {"space": space})


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("name", SCENARIOS)
def test_at_every_moment_under_mixed_options(name: str, seed: int) -> None:
    watch(name, seed, mixed_options(1000 + seed))


def test_the_random_fights_do_contain_what_they_are_to_prove() -> None:
    """Among them people die, are stabilised and wake: otherwise the checks above would prove little."""
    seen: set[str] = set()
    for name, seed in product(SCENARIOS, range(4)):
        for state, saved in moments(name, seed, {"space": "none"}):
            seen.update(condition for one in state.fighters for condition, _ in one.conditions)
            seen.update("saved" for _ in saved)
    assert {"dead", "dying", "bleeding", "poisoned", "crouched", "asleep", "stabilised", "saved"} <= seen
