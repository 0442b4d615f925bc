"""Judgement: what stress costs, how badly somebody is off, what a side still wants."""

import pytest

from regelwerk.dice import Law
from regelwerk.engine.interpreters.odds import odds
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.chase.ramming import resolve_ram
from regelwerk.systems.darkspace.rules.core.probe import Cast, resolve_probe
from regelwerk.systems.darkspace.rules.core.scenes import Goal, SideGoals
from regelwerk.systems.darkspace.rules.fight.attack import Strike, resolve_attack
from regelwerk.systems.darkspace.state import Damage
from regelwerk.systems.darkspace.tactics.chances import Target, at_least, harm, landings
from regelwerk.systems.darkspace.tactics.weights import (
    AGGRESSIVE,
    CAREFUL,
    SENSIBLE,
    aims_of,
    ruin,
    state_of,
    stress_price,
    worth,
)
from systems.darkspace.builders import character, henchman, machine, system, world, zone

OPTIONS = Options()


def test_stress_costs_more_the_more_there_is_of_it() -> None:
    calm, strained = character(), character(stress=12)
    alone = world(calm)
    assert 0 < stress_price(alone, calm, 1, SENSIBLE) < stress_price(alone, strained, 1, SENSIBLE)
    assert stress_price(alone, calm, 2, SENSIBLE) == pytest.approx(2 * stress_price(alone, calm, 1, SENSIBLE))
    prices = [stress_price(alone, calm, 1, temper) for temper in (AGGRESSIVE, SENSIBLE, CAREFUL)]
    assert prices == sorted(set(prices))


def test_stress_costs_less_when_the_fight_is_nearly_over() -> None:
    """There is little left that could be bought with it."""
    fresh = world(character(), henchman())
    nearly = world(character(), henchman(hurt=Damage(vital=2, interaction=2)))
    assert stress_price(nearly, character(), 1, SENSIBLE) < stress_price(fresh, character(), 1, SENSIBLE)


def test_who_has_no_stress_track_pays_nothing() -> None:
    assert stress_price(world(henchman()), henchman(), 3, SENSIBLE) == 0


def test_ruin_rises_with_every_wound_and_ends_at_one() -> None:
    sheet = character().sheet
    steps = [ruin(sheet, Damage(vital=n), (), False, OPTIONS) for n in range(4)]
    assert steps == sorted(steps)
    assert steps[0] == 0
    assert steps[3] == 1
    assert ruin(sheet, Damage(interaction=3, mobility=3), (), False, OPTIONS) == 1


def test_a_lamed_machine_is_as_good_as_lost_in_a_race_only() -> None:
    sheet = machine().sheet
    lamed = Damage(mobility=2)
    assert ruin(sheet, lamed, (), True, OPTIONS) > 0.8 > 0.3 > ruin(sheet, lamed, (), False, OPTIONS)


def test_harm_agrees_with_the_law_of_the_attack() -> None:
    values = Strike(Cast("", "", 3, "normal", 2, None, -1, OPTIONS), 3, 4, 2, 2)
    target = henchman(armour_size=3)
    known = Target(target.sheet, target.hurt, target.reductions, False, False)
    law = odds(resolve_attack, values)
    hits = sum(ways for hit, ways in law.pairs() if hit.monitor) / law.total
    assert harm(values, known)[1] == pytest.approx(hits)


def test_chances_agree_with_the_law_of_the_probe() -> None:
    values = Cast("", "", 4, "hampered", 1, 15, -1, OPTIONS)
    law: Law[bool] = odds(resolve_probe, values).map(lambda rolled: rolled.success)
    assert at_least(4, "hampered", OPTIONS, 14) == pytest.approx(
        sum(ways for won, ways in law.pairs() if won) / law.total
    )


def test_whoever_a_goal_names_is_worth_more() -> None:
    goals = (SideGoals("crew", ((Goal("take_out", "boss"),),)),)
    scene = world(character(), henchman("boss"), henchman("guard"), goals=goals)
    assert worth(scene, scene.find("boss")) > 2 * worth(scene, scene.find("guard"))


def test_a_machine_that_stands_is_seized_and_not_shot_to_pieces() -> None:
    def priced(goal: Goal) -> float:
        scene = world(character(), machine("hauler"), goals=(SideGoals("crew", ((goal,),)),))
        return worth(scene, scene.find("hauler"))

    assert priced(Goal("seize", "hauler")) < priced(Goal("take_out", "hauler"))


def test_a_side_wants_out_once_nothing_else_is_left() -> None:
    ways = ((Goal("sabotage", "core"), Goal("escape")),)
    core = system()
    before = world(character(), core, goals=(SideGoals("crew", ways),))
    assert not aims_of(before, "crew").out
    assert aims_of(before, "crew").systems == {"core"}
    after = before.put(replace(core, controlled_by="rhea"))
    assert aims_of(after, "crew").out
    assert not aims_of(after, "crew").systems


def test_a_threshold_is_given_up_once_there_is_no_area_any_more() -> None:
    ways = ((Goal("threshold", number=1),), (Goal("escape"),))
    scene = world(character(), zones=(zone(exits=("crew",)),), goals=(SideGoals("crew", ways),))
    assert aims_of(scene, "crew").out


def test_state_of_somebody_unhurt_is_nought() -> None:
    scene = world(character())
    assert state_of(scene, scene.find("rhea")) == 0


@pytest.mark.rule("DS-DEF-15", "DS-ATT-08")
def test_estimates_of_a_ram_double_a_critical_as_the_ram_does() -> None:
    values = Strike(Cast("", "", 4, "normal", 2, None, -1, OPTIONS), 3, 9, 0, 5)
    assert {damage for _, damage, _ in landings(resolve_ram, values)} == {5, 10}
    assert {damage for _, damage, _ in landings(resolve_attack, values)} == {5, 7}
