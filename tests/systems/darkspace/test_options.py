"""Rulings that are numbers: each of their values does what it says."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.state_values import Name
from regelwerk.systems.darkspace.content.loading import load
from regelwerk.systems.darkspace.content.setup import scenario_document, start
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.fight.attack import armoured, attack_cost
from regelwerk.systems.darkspace.state import Deed, weapons_of
from regelwerk.systems.darkspace.values import Weapon, armour_values, cost_of, penetration, unarmed, weapon_damage
from systems.darkspace.builders import WEAPONS, armour, character, world


@pytest.mark.rule("DS-COST-04", "DS:min_ae_cost")
def test_the_table_of_costs_and_whether_something_tiny_costs_nothing() -> None:
    assert [cost_of(value, Options()) for value in range(9)] == [1, 1, 1, 2, 2, 3, 3, 4, 4]
    assert [cost_of(value, Options(min_ae_cost=0)) for value in range(9)] == [0, 1, 1, 2, 2, 3, 3, 4, 4]
    needle = Weapon("needle", Name.of("Nadel", en="needle"), "melee", 0, 1)
    for least in (1, 0):
        where = world(character(weapons=(needle,)), acting="rhea", options=Options(min_ae_cost=least))
        assert attack_cost(where, Deed("attack", "rhea", "rhea", "needle")).total == least


@pytest.mark.rule("DS-PEN-01", "DS:penetration_formula")
def test_penetration_is_class_and_size_or_class_and_twice_the_size() -> None:
    assert penetration(WEAPONS["heavy_rifle"], Options()) == 7
    assert penetration(WEAPONS["heavy_rifle"], Options(penetration_formula="mk+2size")) == 11


@pytest.mark.rule("DS-MON-03", "DS-MON-04", "DS:hard_armour_factor")
def test_hard_armour_is_two_or_three_times_the_class() -> None:
    assert armour_values(3, Options()) == (3, 6)
    assert armour_values(3, Options(hard_armour_factor=3)) == (3, 9)
    deed = Deed("attack", "rhea", "nadja", "heavy_rifle")
    for factor, bonus in ((2, 3), (3, 0)):
        options = Options(hard_armour_factor=factor)  # type: ignore[arg-type]
        where = world(character(), character("nadja", "guards", armour=armour(5, 3)), options=options)
        assert armoured(where, deed, WEAPONS["heavy_rifle"]).plus.total == bonus


@pytest.mark.rule("DS-ATT-09", "DS-PEN-01", "DS:unarmed_size")
@pytest.mark.parametrize(("size", "damage"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_fists_are_a_weapon_without_class(size: Any, damage: int) -> None:
    options = Options(unarmed_size=size)
    fists = unarmed(options)
    assert (fists.mk, penetration(fists, options), weapon_damage(fists, options)) == (0, size, damage)
    assert fists in weapons_of(character(), options)


@pytest.mark.rule("DS-CORE-05", "DS:skill_max")
def test_the_highest_skill_is_the_tables() -> None:
    document = scenario_document(load(), "duell", {})
    document["participants"][0]["changes"] = {"skills": {"speed": 6}}
    with pytest.raises(ContentError) as refused:
        start(document)
    assert refused.value.code == "ds-content-limit"
    document["options"] |= {"skill_max": 10}
    assert dict(start(document).find("rhea").sheet.skills)["speed"] == 6
