"""What matters in a fight: whoever is worse off has less of it, and only sides that can win are spoken of."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.engine.state_values import replace
from regelwerk.players.judging import judge_of
from regelwerk.space import Point
from regelwerk.systems.phasesix.content.setup import scenario_document, start
from regelwerk.systems.phasesix.state import Aim, Combat, Fighter, Goals, Scene
from regelwerk.systems.phasesix.system import SYSTEM
from regelwerk.systems.phasesix.tactics.concerns import CONCERNS, concerns, party_of
from soaking import every
from systems.phasesix.builders import CONTENT, FOES, GAME, HEROES, fight, someone

SCENARIOS = ("hohlweg", "lagerhalle", "gruft", "schlaegerei", "feuergefecht")


def of_heroes(state: Combat) -> dict[str, float]:
    return dict(zip(CONCERNS, concerns(state)[HEROES], strict=True))


def brawl(**hagen: Any) -> Combat:
    return fight(someone("hagen", ready=("axe",), **hagen), someone("leyla"), someone("wolf"))


def test_the_wounded_have_less() -> None:
    fit, hurt = of_heroes(brawl()), of_heroes(brawl(hearts=2))
    assert hurt["health"] < fit["health"] and hurt["force"] < fit["force"]
    assert hurt["log_health"] < fit["log_health"]
    assert hurt["standing"] == fit["standing"] == 2


def test_the_fallen_do_not_stand_but_may_be_saved() -> None:
    fallen = of_heroes(brawl(hearts=0, conditions=(("dying", 2),)))
    assert (fallen["standing"], fallen["dying"], fallen["vital"]) == (1, 1, 0)
    dead = of_heroes(brawl(hearts=0, conditions=(("dead", 1),)))
    assert (dead["standing"], dead["dying"]) == (1, 0)


def test_it_matters_how_near_death_the_one_is_who_must_live() -> None:
    state = brawl(hearts=0, conditions=(("dying", 4),))
    goals = Goals("", None, ("hagen",))
    state = replace(state, scene=Scene(state.scene.name, state.options, goals=goals))
    assert of_heroes(state)["vital"] == 4
    assert concerns(state)[FOES][CONCERNS.index("vital")] == 0


@pytest.mark.parametrize(
    ("changes", "concern"),
    [
        ({"bonus_dice": 1}, "bonus_dice"),
        ({"destiny_dice": 1}, "destiny_dice"),
        ({"rerolls": 1}, "rerolls"),
        ({"actions": 3}, "actions"),
        ({"conditions": (("bleeding", 2),)}, "bleeding"),
    ],
)
def test_each_thing_counts_for_itself(changes: dict[str, Any], concern: str) -> None:
    usual, changed = of_heroes(brawl()), of_heroes(brawl(**changes))
    assert changed[concern] > usual[concern]
    assert {name for name in CONCERNS if changed[name] != pytest.approx(usual[name])} == {concern}


def test_what_makes_the_next_blow_better_or_worse_counts_by_what_it_brings() -> None:
    """Aim makes crits likelier: that is worth something against a bear's hide, which stops everything else."""

    def at_a_bear(**hagen: Any) -> dict[str, float]:
        return of_heroes(fight(someone("hagen", ready=("axe",), **hagen), someone("bear")))

    usual = at_a_bear()
    aimed = at_a_bear(aim=Aim("bear", "axe", 3))
    poisoned = at_a_bear(conditions=(("poisoned", 1),))
    for concern in ("actions", "blows", "log_blows"):
        assert poisoned[concern] < usual[concern] < aimed[concern] - 1e-6
    assert poisoned["hampered"] > usual["hampered"] == aimed["hampered"]


def test_cover_makes_nobody_stronger_but_the_enemy_weaker() -> None:
    """Behind the western crates Juri is hit less by the guards, and shoots over them as well as in the open."""
    yard = start(scenario_document(CONTENT, "feuergefecht", {}))
    crates = yard.put(replace(yard.find("juri"), position=Point.metres(14.5, 7)))
    open_, covered = concerns(yard), concerns(crates)
    exposed, blows = CONCERNS.index("exposed"), CONCERNS.index("blows")
    assert covered["heroes"][exposed] < open_["heroes"][exposed]
    assert covered["heroes"][blows] >= open_["heroes"][blows]


def test_whoever_has_acted_has_nothing_to_come() -> None:
    first, last = of_heroes(brawl()), of_heroes(replace(brawl(), turn=2))
    assert 0 == last["force_to_come"] < first["force_to_come"]


@pytest.mark.parametrize("name", SCENARIOS)
def test_parties_are_those_who_win(name: str) -> None:
    state = start(scenario_document(CONTENT, name, {}))
    sides = set(concerns(state))
    assert {party_of(state, seat) for seat in GAME.seats(state)} == sides
    for seed in every(3, range(9)):
        final = Simulation(AtRandom(), RandomDice(seed)).play(GAME, state, max_steps=5000)
        outcome = GAME.outcome(final)
        assert outcome is not None and (outcome.winner is None or outcome.winner in sides)
        assert set(concerns(final)) == sides


def test_the_weights_say_that_health_and_numbers_win() -> None:
    """Whatever the scene, more of what is plainly good makes the chance to win better."""
    judge = judge_of(SYSTEM)

    def chance(*heroes: Fighter) -> float:
        return judge.chances(fight(*heroes, someone("bear")))[HEROES]

    hagen, leyla = someone("hagen", ready=("axe",)), someone("leyla")
    assert chance(replace(hagen, hearts=1), leyla) < chance(hagen, leyla)
    assert chance(replace(hagen, hearts=0, conditions=(("dying", 1),)), leyla) < chance(hagen, leyla)
