"""Trying single rules of Dark Space: what data people may give, and what is refused."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from regelwerk.engine.book.coverage import rule_functions
from regelwerk.engine.content.rule_arguments import GivenError, parameters, spelled
from regelwerk.engine.interpreters.scripted import scripted
from regelwerk.systems.darkspace.content.loading import Content, load
from regelwerk.systems.darkspace.content.rule_arguments import given
from regelwerk.systems.darkspace.rules.body import hazards
from regelwerk.systems.darkspace.rules.break_in import infiltration
from regelwerk.systems.darkspace.rules.chase import driving
from regelwerk.systems.darkspace.rules.core import probe, side_probes
from regelwerk.systems.darkspace.rules.cortex import hacking, networks
from regelwerk.systems.darkspace.rules.fight import attack
from regelwerk.systems.darkspace.state import World
from regelwerk.systems.darkspace.values import PACKAGE
from systems.darkspace.builders import facts


@cache
def content() -> Content:
    return load()


def call(rule: Any, **data: Any) -> Any:
    made = given(content(), rule, data)
    return rule(*made.arguments.args, **made.arguments.kwargs)


def argument(rule: Any, name: str, **data: Any) -> Any:
    return given(content(), rule, data).arguments.arguments[name]


def wrong(rule: Any, **data: Any) -> tuple[str, str]:
    with pytest.raises(GivenError) as error:
        given(content(), rule, data)
    return error.value.code, str(error.value.facts.get("where", error.value.facts.get("name")))


SHOT = {"kind": "attack", "who": "rhea", "target": "marok", "tool": "gewehr"}


def test_people_face_each_other_at_a_distance() -> None:
    far = argument(attack.attack_check, "world", world={"actors": ["rhea", "marok"], "distance": "long"}, deed=SHOT)
    assert isinstance(far, World) and [actor.zone for actor in far.actors] == ["here", "there"]
    check = call(attack.attack_check, world={"actors": ["rhea", "marok"], "distance": "long"}, deed=SHOT)
    assert [burden.mode for burden in check.burdens] == ["hampered"]
    near = argument(attack.attack_check, "world", world={"actors": ["rhea", "marok"], "distance": "near"}, deed=SHOT)
    assert near.are_engaged("rhea", "marok")


def test_what_is_different_about_somebody() -> None:
    marok = {"who": "marok", "hurt": {"vital": 2}, "stress": 4, "cover": "container", "armour": "weste"}
    world = argument(attack.attack_check, "world", world={"actors": ["rhea", marok]}, deed=SHOT)
    found = world.find("marok")
    assert (found.hurt.vital, found.stress, found.cover.mk, found.sheet.armour.mk) == (2, 4, 2, 1)
    twins = argument(attack.attack_check, "world", world={"actors": ["rhea", "rhea"]}, deed=SHOT)
    assert [actor.id for actor in twins.actors] == ["rhea", "rhea_2"]


def test_a_whole_attack_with_given_dice() -> None:
    made = given(
        content(), attack.attack, {"world": {"actors": ["rhea", "marok"], "distance": "extended"}, "deed": SHOT}
    )
    transcript = scripted(lambda: attack.attack(*made.arguments.args), [[10, 9], 8, 5, 2])
    assert facts(transcript, "ds-attack-hits", "result", "damage") == [(23, 2)]
    assert made.names["marok"]["de"] == "Veit Marok" and made.names["gewehr"]["en"]


def test_numbers_of_a_throw_need_little() -> None:
    values = argument(probe.resolve_probe, "values", values={"dice": 4, "bonus": 3, "difficulty": 16})
    assert (values.dice, values.mode, values.stress, values.options.rule_of_ten) == (4, "normal", -1, True)
    house = {"rule_of_ten": False}
    assert not argument(probe.resolve_probe, "values", values={"dice": 4, "options": house}).options.rule_of_ten
    strike = {"cast": {"dice": 4, "bonus": 3}, "plus": 3, "penetration": 6, "soft": 2, "damage": 2}
    hit = call(attack.land, values=strike, rolled={"main": 13, "result": 16, "success": True})
    assert (hit.monitor, hit.damage) == ("interaction", 2)


def test_a_probe_of_somebody_in_a_scenario() -> None:
    check = {"who": "rhea", "skill": "agility", "difficulty": 16}
    made = argument(side_probes.strain, "check", world={"scenario": "duell"}, check=check, when="before")
    assert (made.pool.total, made.bonus.total, made.difficulty.total) == (4, 2, 16)
    assert wrong(side_probes.strain, world={"scenario": "duell"}, check={**check, "mood": 1}, when="before") == (
        "given-field", "check",
    )  # fmt: skip


def test_systems_areas_and_chases() -> None:
    assert call(networks.firewall_value, actor={"who": "zentrale", "alarm": True}).total == 16
    assert call(infiltration.level_of, area={"mk": 2, "competence": 3}).total == 15
    assert call(infiltration.is_behind, area={"mk": 2, "competence": 3, "se": 2, "guard_se": 3})
    machine = {"who": "juro", "aboard": "lastgleiter", "at_controls": True, "side": "a"}
    world = {"actors": ["lastgleiter", machine], "chase": {"des": {"lastgleiter": 12}, "track": [16]}}
    deed = {"kind": "dash", "who": "juro", "tool": "lastgleiter"}
    assert call(driving.drive_cost, world=world, deed=deed).total == 3
    (offered,) = call(driving.dash_deeds, world=world, actor="juro")
    assert offered.tool == "lastgleiter"
    hacker = {"actors": ["ilko", {"who": "zentrale", "breach": {"access": 2}}], "distance": "extended"}
    check = call(
        hacking.hacking_check,
        world=hacker,
        deed={"kind": "hack", "who": "ilko", "target": "zentrale", "tool": "terminal"},
    )
    assert check.pool.total == 6
    assert call(hazards.fall_damage, metres=9, flung=0) == 4


@pytest.mark.parametrize(
    ("data", "found"),
    [
        ({"world": {"people": []}, "deed": SHOT}, ("given-value", "world")),
        ({"world": {"actors": []}, "deed": SHOT}, ("given-value", "world.actors")),
        ({"world": {"actors": ["rhea"], "weather": 1}, "deed": SHOT}, ("given-field", "world")),
        ({"world": {"actors": ["rhea"], "distance": "far"}, "deed": SHOT}, ("given-value", "world.distance")),
        ({"world": {"actors": [{"who": "rhea", "mood": 1}]}, "deed": SHOT}, ("given-field", "world.actors[0]")),
        ({"world": {"actors": [7]}, "deed": SHOT}, ("given-value", "world.actors[0]")),
        ({"world": {"actors": ["rhea"]}}, ("given-missing", "deed")),
    ],
)
def test_what_does_not_fit_is_refused(data: dict[str, Any], found: tuple[str, str]) -> None:
    assert wrong(attack.attack_check, **data) == found


def test_every_rule_can_be_listed() -> None:
    functions = rule_functions(PACKAGE)
    assert {"attack.land", "intrusion.land"} <= functions.keys()
    for function in functions.values():
        assert all(spelled(kind) for kind in parameters(function).values())
