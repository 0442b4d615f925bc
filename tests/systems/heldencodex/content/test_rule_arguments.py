"""Trying rules: people, fights, dice and small things from plain data, and what cannot be read."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from regelwerk.engine.book.coverage import rule_functions
from regelwerk.engine.content.rule_arguments import GivenError, parameters, spelled
from regelwerk.systems.heldencodex.content.characters import _circle
from regelwerk.systems.heldencodex.content.loading import Content, load
from regelwerk.systems.heldencodex.content.rule_arguments import given
from regelwerk.systems.heldencodex.rules.body import armour, wounds
from regelwerk.systems.heldencodex.rules.chase import chase
from regelwerk.systems.heldencodex.rules.fight import actions
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, fight_of
from regelwerk.systems.heldencodex.rules.melee import exchange, parrying
from regelwerk.systems.heldencodex.rules.people import haggling
from regelwerk.systems.heldencodex.rules.probe import goals, groups, learning, pools, probe, reading
from regelwerk.systems.heldencodex.rules.shooting import shots
from regelwerk.systems.heldencodex.values import PACKAGE
from systems.heldencodex.builders import told


@cache
def content() -> Content:
    return load()


def call(rule: Callable[..., Any], **data: Any) -> Any:
    """A rule with what is given; one that asks for nothing has its result, another is a play."""
    made = given(content(), rule, data).arguments
    return rule(*made.args, **made.kwargs)


def argument(rule: Callable[..., Any], name: str, **data: Any) -> Any:
    return given(content(), rule, data).arguments.arguments[name]


def wrong(rule: Callable[..., Any], **data: Any) -> tuple[str, str]:
    """What is wrong with what was given: the code and the place."""
    with pytest.raises(GivenError) as error:
        given(content(), rule, data)
    return error.value.code, str(error.value.facts.get("where", error.value.facts.get("name")))


def test_plain_rules_are_called_with_numbers_and_dice_in_any_order() -> None:
    assert call(groups.best_group, faces=[10, 8, 9, 9, 15], value=14, runs=True) == (8, 9, 9, 10)
    assert call(chase.chase_step, leader=17, other=9, gap=3) == (1, 5)
    assert call(parrying.max_parried, attacks=[13, 12], dice=[13, 5, 12], fkw=13) == 2
    assert argument(parrying.max_parried, "attacks", attacks=[13, 12], dice=[], fkw=1) == (13, 12)


@pytest.mark.rule("HC-MEL-08")
def test_options_count_for_the_rule_and_for_all_that_it_is_given() -> None:
    options = {"parry_tie": "attacker"}
    assert call(parrying.max_parried, attacks=[12], dice=[12], fkw=13, options=options) == 0
    made = argument(reading.respect_loss, "reading", settled=[[]], reading={"value": 14})
    assert made.die == 20
    void = {"single_die_over_value": "void"}
    found = argument(probe.settle, "prober", prober={"dice": "2W8", "value": 6, "options": void}, faces=[1])
    assert (found.dice, found.reading.die, found.options.single_die_over_value) == (2, 8, "void")


@pytest.mark.rule("HC-POOL-03", "HC-QUA-02")
def test_somebodys_dice_are_those_of_the_sheet() -> None:
    sneaks = argument(probe.settle, "prober", prober={"who": "jost", "ability": "Schleichen"}, faces=[4])
    assert (sneaks.who, sneaks.dice, sneaks.reading.value, sneaks.reading.lucky) == ("jost", 3, 14, 11)
    fewer = argument(probe.settle, "prober", prober={"who": "jost", "ability": "sneak", "dice": 1}, faces=[4])
    assert fewer.dice == 1
    assert wrong(probe.settle, prober={"who": "jost"}, faces=[4]) == ("given-field-missing", "prober")
    assert wrong(probe.settle, prober={"dice": "9W9", "value": 3}, faces=[4])[0] == "given-value"
    assert wrong(probe.settle, prober={"who": "jost", "ability": "sneak", "luck": 1}, faces=[4])[0] == "given-field"


def test_a_probe_is_played_with_given_dice_and_goal() -> None:
    data = {"prober": {"dice": "2W8", "value": 6}, "kind": "sieve", "lead": 1, "goal": "result"}
    done = told(lambda: call(probe.resolve_probe, **data), "keep:6", faces=[6, 2, 6])
    assert done.result.result == 12
    assert argument(goals.worth, "goal", goal=16, faces=[], reading={"value": 3}).target == 16
    assert wrong(goals.worth, goal="fame", faces=[], reading={"value": 3}) == ("given-value", "goal")


def test_people_are_given_with_what_is_different_about_them() -> None:
    changed = {
        "who": "richart",
        "id": "twin",
        "lucky_number": 3,
        "weapons": ["dagger"],
        "items": ["herb_bag"],
        "attributes": {"reaction": 5},
        "skills": {"sneak": "12/2*", "mace": "9"},
        "armour": {"torso": "0/1"},
        "circles": [{"outer": 2, "middle": 1, "severe": 1}],
        "psyche_lost": 6,
    }
    hero = argument(wounds.suffer, "hero", hero=changed, level="light")
    assert (hero.id, hero.sheet.lucky_number, hero.sheet.weapons[0].id, hero.sheet.items[0].id) == (
        "twin", 3, "dagger", "herb_bag",
    )  # fmt: skip
    assert (hero.attribute("reaction"), hero.attribute("memory"), hero.emptied("psyche")) == (5, 7, 1)
    sneak, mace = hero.skill("sneak"), hero.skill("mace")
    assert sneak is not None and mace is not None
    assert (sneak.fkw, sneak.bonus_dice, sneak.star, sneak.general) == (12, 2, True, True)
    assert (mace.fkw, mace.bonus_dice, mace.general) == (9, 0, False)
    assert hero.row("torso") == ("torso", 0, 1) and hero.row("arms") == ("arms", 1, 3)
    assert hero.circles[0].marked == 3 and hero.severe_wounds == 1 and len(hero.circles) == 5


@pytest.mark.parametrize(
    ("hero", "place"),
    [
        ({"who": "richart", "height": 2}, "hero"),
        ({"who": "richart", "armour": {"torso": "thick"}}, "hero.armour.torso"),
        ({"who": "richart", "skills": {"sneak": "good"}}, "hero.skills.sneak"),
        ({"who": "richart", "circles": [{"outer": 7}]}, "hero.circles[0].outer"),
        ({"who": "richart", "psyche_lost": "all"}, "hero.psyche_lost"),
        (7, "hero"),
    ],
)
def test_what_nobody_can_be_is_refused_with_its_place(hero: Any, place: str) -> None:
    assert wrong(wounds.suffer, hero=hero, level="light")[1] == place


@pytest.mark.rule("HC-MEL-08", "HC-MEL-16")
def test_an_exchange_of_two_stances() -> None:
    data = {
        "attacker": {"who": "richart", "dice": [12, 7, 11, 12]},
        "defender": {"who": "mercenary", "dice": [13, 12, 5, 2]},
        "attack": {"manoeuvres": [[11], [12], [12]]},
        "bodies": {"attacker": "richart", "defender": "mercenary"},
    }
    made = argument(exchange.resolve_exchange, "attacker", **data)
    assert (made.dice, made.group, made.value, made.weapon.id) == ((7, 11, 12, 12), (11, 12, 12), 15, "arming_sword")
    done = told(lambda: call(exchange.resolve_exchange, **data), "parry:-/12/13", faces=[8, 8])
    assert done.result.hits == ("severe",)
    dagger = {**data, "attacker": {"who": "richart", "weapon": "dagger", "dice": [9], "value": 10}}
    assert argument(exchange.resolve_exchange, "attacker", **dagger).weapon.id == "dagger"


def test_a_fight_with_dice_on_the_table() -> None:
    world = {
        "characters": ["richart", "mercenary", {"who": "mercenary", "id": "second"}],
        "fight": {"richart": {"dice": [12, 9, 12]}, "second": {"dice": [5], "reach": "off"}},
    }
    made = argument(actions.possible, "world", world=world, fighter="richart")
    richart = fight_of(made).fighter("richart")
    assert (richart.dice, richart.group, richart.value, richart.weapon) == (
        (9, 12, 12), (12, 12), 15, "arming_sword",
    )  # fmt: skip
    found = [action.key for action in call(actions.possible, world=world, fighter="richart")]
    assert "attack:mercenary" in found and "attack:second" in found
    assert wrong(actions.possible, world=world, fighter="wolf") == ("given-value", "fighter")
    assert wrong(actions.act, world={**world, "fight": {"wolf": {}}}, who="richart") == ("given-field", "world.fight")
    twice = {"characters": ["bandit", "bandit"]}
    assert wrong(actions.act, world=twice, who="bandit") == ("given-value", "world.characters[1]")


def test_a_part_of_a_scenario_that_has_begun() -> None:
    made = argument(haggling.bargain, "world", world={"scenario": "haggle", "part": "trade", "marks": ["rain"]})
    assert made.act.plan.id == "trade" and made.has("rain")
    assert wrong(haggling.bargain, world={"scenario": "haggle", "part": "fight"}) == ("given-value", "world.part")
    assert wrong(haggling.bargain, world={"people": []}) == ("given-value", "world")
    assert wrong(haggling.bargain, world={"scenario": "haggle", "weather": 1}) == ("given-field", "world")
    duel = argument(actions.act, "world", world={"scenario": "duel", "fight": {}}, who="richart")
    assert isinstance(duel.act, Fight)


def test_lessons_and_damage_dice_and_rows() -> None:
    assert argument(learning.can_rise, "given", given={"who": "jost", "what": "sneak"}, dice=1).value == 12
    plain = {"what": "sneak", "value": 6, "die": 8, "most": 3, "skill": True}
    assert call(learning.can_rise, given=plain, dice=1)
    archer = {"who": "jost", "seat": "jost", "left": [12, 9], "value": 16, "ts": "2W12"}
    assert argument(shots.strike_dice, "archer", archer=archer).ts == (2, 12)
    assert argument(shots.strike_dice, "archer", archer=archer).left == (9, 12)
    meeting = call(armour.meet, level="severe", row={"id": "torso", "light": 1}, unarmed=False)
    assert meeting is not None
    assert call(pools.base_die, skill={"id": "sneak", "fkw": 9}, extra=0) == 12


def test_every_rule_can_be_listed_even_if_a_type_is_for_type_checkers_only() -> None:
    for function in rule_functions(PACKAGE).values():
        assert all(spelled(kind) for kind in parameters(function).values())
    with pytest.raises(GivenError) as error:
        given(content(), _circle, {"wound": {}, "shape": {}, "place": {}})
    assert error.value.code == "given-impossible"
