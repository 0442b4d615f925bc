"""Current attributes: the card's values, and everything that lowers or raises them."""

from __future__ import annotations

import pytest

from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.profile import attribute, value
from regelwerk.systems.realms.state import Model
from regelwerk.systems.realms.values import ATTRIBUTES
from systems.realms.builders import card, model, world


def values(someone: Model, options: Options | None = None) -> dict[str, int]:
    table = world(someone, options=options or Options())
    return {name: value(table, someone, name) for name in ATTRIBUTES}


@pytest.mark.rule("RE-ATR-01", "RE-ATR-03", "RE-CARD-02")
def test_a_fresh_model_has_the_values_of_its_card() -> None:
    human = model(agi=4, bw=4, ko=3, fk=2, wn=3, eh=3, encumbrance=1)
    assert values(human) == {"agi": 4, "bw": 4, "ko": 3, "fk": 2, "wn": 3, "eh": 3}, "encumbrance is printed already"
    assert card().attribute("fk") == 5


@pytest.mark.rule("RE-ATR-02", "RE-CRT-03", "RE-DIE-04")
def test_critical_takes_one_from_every_attribute_and_never_goes_below_nothing() -> None:
    hurt = model(agi=4, bw=4, ko=3, fk=0, wn=3, eh=1, critical=True)
    assert values(hurt) == {"agi": 3, "bw": 3, "ko": 2, "fk": 0, "wn": 2, "eh": 0}
    terms = attribute(world(hurt), hurt, "agi").terms
    assert [(term.amount, term.rule_id) for term in terms] == [(4, "RE-ATR-01"), (-1, "RE-CRT-03")]


@pytest.mark.rule("RE-MIK-11", "RE:legs_critical_rounding")
def test_critical_legs_halve_the_movement_before_a_critical_torso_counts() -> None:
    lame = model(type="mike", bw=5, was_critical=("legs",))
    assert values(lame)["bw"] == 3
    assert values(lame, Options(legs_critical_rounding="down"))["bw"] == 2
    worse = model(type="mike", bw=5, was_critical=("legs", "torso"), critical=True)
    assert values(worse)["bw"] == 2, "half of 5 is 3, less 1; not half of 4"


@pytest.mark.rule("RE-MIK-13")
def test_each_destroyed_arm_of_a_mike_costs_a_point_of_agility() -> None:
    assert [values(model(type="mike", agi=4, limbs=limbs))["agi"] for limbs in ((6, 6, 0), (0, 6, 6), (0, 0, 6))] == [
        4,
        3,
        2,
    ]
    assert values(model(agi=4))["agi"] == 4, "infantry has no arms to lose"


@pytest.mark.rule("RE-EQP-03")
def test_equipment_helps_for_a_while() -> None:
    drugged = model(wn=3, critical=True, aided=(("wn", 2),))
    assert values(drugged)["wn"] == 4


@pytest.mark.rule("RE:drones")
def test_a_commanded_drone_has_agility_skill_and_resolve_of_its_controller() -> None:
    pilot = model("mars", agi=6, fk=7, eh=5, wn=5, critical=True)
    bee = model("biene", type="drone", size="small", agi=1, fk=1, eh=1, wn=2, bw=8, controller="mars")
    table = world(pilot, bee, options=Options(drones="controller"))
    assert [value(table, bee, name) for name in ("agi", "fk", "eh", "wn", "bw")] == [5, 6, 4, 2, 8]
