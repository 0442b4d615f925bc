"""Trying single rules of Realms: what data people may give, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.book.coverage import rule_functions
from regelwerk.engine.content.rule_arguments import GivenError, parameters, spelled
from regelwerk.engine.interpreters.scripted import scripted
from regelwerk.space import Point
from regelwerk.systems.realms.content.rule_arguments import given
from regelwerk.systems.realms.rules.damage import damage, damage_contest, wounds
from regelwerk.systems.realms.rules.melee import melee_roll
from regelwerk.systems.realms.rules.shooting import aiming, hitting
from regelwerk.systems.realms.rules.sight import positions
from regelwerk.systems.realms.state import World
from regelwerk.systems.realms.values import PACKAGE
from systems.realms.asking import content
from systems.realms.builders import facts

SHOT = {"kind": "normal_shot", "who": "schuetze", "weapon": "gewehr", "target": "amboss"}


def call(rule: Any, **data: Any) -> Any:
    made = given(content(), rule, data)
    return rule(*made.arguments.args, **made.arguments.kwargs)


def argument(rule: Any, name: str, **data: Any) -> Any:
    return given(content(), rule, data).arguments.arguments[name]


def wrong(rule: Any, **data: Any) -> tuple[str, str]:
    with pytest.raises(GivenError) as error:
        given(content(), rule, data)
    return error.value.code, str(error.value.facts.get("where", error.value.facts.get("name")))


def table(*models: Any, **more: Any) -> World:
    found: World = argument(aiming.shot_value, "world", world={"models": list(models), **more}, deed=SHOT)
    return found


def test_models_face_each_other_at_a_distance() -> None:
    world = table("schuetze", "amboss", distance=42)
    one, other = world.models
    assert positions.distance(world, one, other) == pytest.approx(42) and positions.in_view(world, one, other)
    assert call(aiming.shot_value, world={"models": ["schuetze", "amboss"], "distance": 42}, deed=SHOT).total == 5
    assert world.phase is not None and world.phase.who == "schuetze"


def test_what_is_different_about_a_model() -> None:
    hurt = {"who": "amboss", "hp": 2, "fk": 9, "at": "70,30.5", "facing": 90, "prone": True, "limbs": [6, 0, 6]}
    _, found = table("schuetze", hurt).models
    assert (found.vitals.hp, found.vitals.limbs, found.card.fk, found.card.hp) == (2, (6, 0, 6), 9, 9)
    assert (found.at, found.facing, found.prone) == (Point.cm(70, 30.5), 9000, True)
    twins = table("schuetze", {"who": "schuetze", "side": "b"}, {"who": "schuetze", "side": "a"})
    assert [model.id for model in twins.models] == ["schuetze", "schuetze-2", "schuetze-3"]
    assert len({model.at for model in twins.models}) == 3
    assert call(positions.perception_range, world={"models": [{"wn": 7}]}, model={"wn": 7}).total == 35


def test_tables_by_name() -> None:
    wood = table("schuetze", "amboss", battlefield="kreuzweg", environment="desert")
    assert wood.scene.battlefield.pieces and wood.scene.battlefield.environment == "desert"
    begun = argument(aiming.shot_value, "world", world={"scenario": "standard", "round": 3}, deed=SHOT)
    assert begun.round == 3 and all(model.active for model in begun.models)


def test_a_whole_shot_with_given_dice() -> None:
    data = {"world": {"models": ["schuetze", {"who": "amboss", "hp": 1}]}, "deed": SHOT, "index": 0}
    made = given(content(), hitting.shoot_at, data)
    transcript = scripted(lambda: hitting.shoot_at(*made.arguments.args), [3, 6, 12, 1, 12])
    assert transcript.result.find("amboss").vitals.detonates, "the torso gives way and the KO roll fails"
    assert len(facts(transcript, "re-shot-hits", "who")) == 1
    assert made.names["amboss"]["en"].startswith("MIKe") and made.names["gewehr"]["en"] == "rifle"


def test_numbers_of_contests_need_little() -> None:
    sides = argument(damage_contest.contest, "sides", sides={"attack": 5, "defence": 6})
    assert (sides.attack_dice, sides.rerolls, sides.options.bonus_die) == (1, (), "keep_best")
    bout = argument(melee_roll.contest, "bout", bout={"attack": 5, "defence": 6, "agility": [4, 0]})
    assert bout.agility == (4, 0)
    house = argument(
        damage_contest.contest, "sides", sides={"attack": 1, "defence": 1, "options": {"bonus_die": "sum"}}
    )
    assert house.options.bonus_die == "sum"
    clash = argument(damage.resolve_hit, "clash", clash={"attacker": "mars", "target": "amboss", "weapon": "gewehr"})
    assert (clash.contest.attack, clash.contest.defence, clash.damage) == (5, 8, 3)
    victim = argument(wounds.shock, "victim", victim={"card": {"ko": 5}}, vitals={"hp": 4})
    assert victim.card.ko == 5


@pytest.mark.parametrize(
    ("data", "found"),
    [
        ({"world": {"people": []}, "deed": SHOT}, ("given-value", "world")),
        ({"world": {"models": []}, "deed": SHOT}, ("given-value", "world.models")),
        ({"world": {"models": ["mars"], "weather": 1}, "deed": SHOT}, ("given-field", "world")),
        ({"world": {"models": ["mars"], "distance": "far"}, "deed": SHOT}, ("given-value", "world.distance")),
        ({"world": {"models": [{"who": "mars", "mood": 1}]}, "deed": SHOT}, ("given-field", "world.models[0]")),
        ({"world": {"models": [{"who": "mars", "at": "here"}]}, "deed": SHOT}, ("given-value", "world.models[0].at")),
        ({"world": {"models": ["mars"], "environment": "sea"}, "deed": SHOT}, ("given-value", "world.environment")),
        ({"world": {"models": ["mars"]}, "deed": {**SHOT, "mood": 1}}, ("given-field", "deed")),
        ({"world": {"models": ["mars"]}}, ("given-missing", "deed")),
    ],
)
def test_what_does_not_fit_is_refused(data: dict[str, Any], found: tuple[str, str]) -> None:
    assert wrong(aiming.shot_value, **data) == found


def test_every_rule_can_be_listed() -> None:
    functions = rule_functions(PACKAGE)
    assert {"damage_contest.contest", "melee_roll.contest"} <= functions.keys()
    for function in functions.values():
        assert all(spelled(kind) for kind in parameters(function).values())
