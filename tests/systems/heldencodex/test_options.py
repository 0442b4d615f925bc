"""Rulings that are numbers: each of their values does what it says."""

from typing import Any

import pytest

from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.chase import chase
from regelwerk.systems.heldencodex.rules.people.haggling import forced_price
from regelwerk.systems.heldencodex.rules.people.offering import concession
from regelwerk.systems.heldencodex.rules.probe.learning import learning_throw, lesson
from regelwerk.systems.heldencodex.rules.probe.probe import minimum_or_default
from regelwerk.systems.heldencodex.rules.scene.plans import ChasePlan
from systems.heldencodex.builders import hero, told, world


def values(name: str) -> tuple[Any, ...]:
    """All values of a ruling."""
    return read_catalogue("regelwerk.systems.heldencodex").options[name].values


@pytest.mark.rule("HC-POOL-04", "HC:default_minimum")
@pytest.mark.parametrize("least", values("default_minimum"))
def test_a_probe_without_a_minimum_takes_the_one_of_the_table(least: Any) -> None:
    assert minimum_or_default(0, Options(default_minimum=least)) == least
    assert minimum_or_default(9, Options(default_minimum=least)) == 9


@pytest.mark.rule("HC-LRN-05", "HC:learning_pool")
@pytest.mark.parametrize("dice", values("learning_pool"))
def test_as_many_learning_dice_as_a_probe_has_or_always_the_same(dice: Any) -> None:
    learner = hero(skills={"sneak": "12/1"})
    assert lesson(learner, "sneak", Options(learning_pool=dice)).most == (dice or 2)


@pytest.mark.rule("HC-HAG-07", "HC:haggle_step", "HC:haggle_forced")
@pytest.mark.parametrize("percent", values("haggle_step"))
def test_a_concession_is_so_many_percent_of_the_starting_price(percent: Any) -> None:
    options = Options(haggle_step=percent)
    assert concession(200, options) == 2 * percent
    # Who is forced without an offer gives way by as many steps as rows were lost.
    assert forced_price(200, -1, False, 1, options) == 200 - 2 * percent
    assert forced_price(200, -1, False, 1, Options(haggle_step=percent, haggle_forced="starting_price")) == 200


@pytest.mark.rule("HC-CHS-12", "HC:chase_start_gap")
@pytest.mark.parametrize("gap", values("chase_start_gap"))
def test_a_chase_begins_at_the_gap_of_the_table(gap: Any) -> None:
    state = world(hero("jost"), hero("guard"), options=Options(chase_start_gap=gap))
    plan = ChasePlan("hunt", leader="jost", pursuers=("guard",))
    begun = told(lambda: chase.begin(state, plan)).result
    assert [runner.gap for runner in begun.act.runners if runner.who == "guard"] == [gap]


@pytest.mark.rule("HC-LRN-05", "HC:fkw_bonus_scope")
def test_a_lifted_value_is_learned_from_where_it_stands_if_the_bonus_is_for_everything() -> None:
    cloaked = hero(skills={"hide": "11/2"}, items=("grey_cloak",), ep=1)
    assert lesson(cloaked, "hide", Options())[1:3] == (11, 12)
    everything = Options(fkw_bonus_scope="all")
    assert lesson(cloaked, "hide", everything)[1:3] == (13, 20)
    learnt = told(lambda: learning_throw(cloaked, "hide", 1, everything), faces=(14,)).result.skill("hide")
    failed = told(lambda: learning_throw(cloaked, "hide", 1, everything), faces=(13,)).result.skill("hide")
    assert learnt is not None and failed is not None
    assert (learnt.fkw, failed.fkw) == (12, 11)
