"""The exact numbers P1 to P11 and the table of successes, worked out by the rules themselves."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from regelwerk.dice import Law
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.interpreters.scripted import scripted
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.break_in.infiltration import Trial, resolve_infiltration
from regelwerk.systems.darkspace.rules.core.probe import Cast, Mode, Rolled, resolve_probe
from regelwerk.systems.darkspace.rules.core.turn import begin_fight
from regelwerk.systems.darkspace.rules.fight.attack import Strike, attack, resolve_attack
from regelwerk.systems.darkspace.state import Deed
from systems.darkspace.builders import armour, character, world

ODDS = Odds()


def probe(dice: int, skill: int = 0, difficulty: int | None = None, **changes: Any) -> Cast:
    mode: Mode = changes.get("mode", "normal")
    options = Options(**changes.get("options", {}))
    return Cast("a", "a", dice, mode, skill, difficulty, changes.get("stress", 0), options, changes.get("pair", False))


def law(*args: Any, **changes: Any) -> Law[Rolled]:
    return ODDS.law(resolve_probe, probe(*args, **changes))


def succeeds(*args: Any, **changes: Any) -> Fraction:
    return law(*args, **changes).where(lambda rolled: rolled.success)


@pytest.mark.rule("DS-CORE-02", "DS-CORE-03", "DS-CORE-04", "DS-CORE-05", "DS-CORE-08", "DS-CORE-09", "DS-CORE-10")
@pytest.mark.parametrize(
    ("dice", "skill", "difficulty", "mode", "chance"),
    [
        pytest.param(3, 2, 14, "normal", "7127/10000", id="P1"),
        pytest.param(4, 0, 16, "normal", "5113/10000", id="P2"),
        pytest.param(3, 2, 14, "hampered", "7271/25000", id="P4"),
        pytest.param(3, 2, 14, "eased", "7/8", id="P5"),
        pytest.param(1, 4, 14, "desperate", "1/10", id="P6"),
        pytest.param(4, 4, 14, "desperate", "1/10", id="P6 whatever the pool"),
    ],
)
def test_a_probe_succeeds(dice: int, skill: int, difficulty: int, mode: Mode, chance: str) -> None:
    assert succeeds(dice, skill, difficulty, mode=mode) == Fraction(chance)


@pytest.mark.rule("DS-CORE-11", "DS:critical_rule")
@pytest.mark.parametrize(("dice", "chance"), [(1, "1/500"), (3, "94/3125"), (5, "1577/15625")])
def test_p3_a_probe_is_critical(dice: int, chance: str) -> None:
    assert law(dice).where(lambda rolled: rolled.critical) == Fraction(chance)


@pytest.mark.rule("DS-CORE-12", "DS:collapse_rule")
def test_p7_a_probe_collapses() -> None:
    assert law(2, stress=6).where(lambda rolled: rolled.collapse) == Fraction(3, 20)
    assert law(2, stress=0).where(lambda rolled: rolled.collapse) == 0


@pytest.mark.rule("DS-ATT-04", "DS-ATT-05")
def test_p8_where_an_attack_lands() -> None:
    landed = ODDS.law(resolve_attack, Strike(probe(4, 3), 0, 6, 4, 2)).map(lambda hit: hit.monitor or "miss")
    assert {monitor: landed.probability(monitor) for monitor in landed} == {
        "miss": Fraction(7607, 50000),
        "defensive": Fraction(1173, 5000),
        "mobility": Fraction(2549, 25000),
        "interaction": Fraction(5497, 50000),
        "vital": Fraction(5017, 12500),
    }


@pytest.mark.rule("DS-CORE-04", "DS-INF-07", "DS-INF-08")
def test_p9_an_infiltrator_succeeds_and_stays_hidden() -> None:
    trial = Trial((probe(4, 3, 15, pair=True),), 1, 3, 2, 15)
    judged = ODDS.law(resolve_infiltration, trial).map(lambda tried: tried.judged)
    assert judged.where(lambda found: found.success and found.hidden) == Fraction(5193, 12500)


@pytest.mark.rule("DS:rule_of_ten", "DS:core_edition", "DS:collapse_rule")
def test_p10_without_the_rule_of_ten() -> None:
    assert succeeds(3, 0, 12, options={"rule_of_ten": False}) == Fraction(71, 100)
    fumbles = law(3, options={"core_edition": "HS"}).where(lambda rolled: rolled.collapse)
    assert fumbles == Fraction(23, 1000)
    assert law(3, options={"rule_of_ten": False, "collapse_rule": "fumble_5"}).where(lambda r: r.collapse) == fumbles


@pytest.mark.rule("DS-ORD-01", "DS-ORD-02", "DS-CORE-15")
def test_p11_who_has_the_initiative() -> None:
    quick, slow = character("a", skills={"perception": 2}), character("b", "guards", skills={"perception": 1})
    start = world(quick, slow, stage="setup")
    opened = ODDS.law(begin_fight, start)
    ahead = opened.where(lambda after: after.find("a").initiative > after.find("b").initiative)
    tie = opened.where(lambda after: after.find("a").initiative == after.find("b").initiative)
    assert (ahead, tie) == (Fraction(53584339, 10**8), Fraction(6973959, 10**8))


TABLE = {
    1: ("0.10000000", "0.09000000", "0.07000000", "0.05000000", "0.03000000", "0.01000000"),
    2: ("0.64000000", "0.46800000", "0.32200000", "0.20000000", "0.10200000", "0.02800000"),
    3: ("0.84600000", "0.71270000", "0.54490000", "0.36450000", "0.19310000", "0.05230000"),
    4: ("0.93440000", "0.84786000", "0.70516000", "0.51130000", "0.28956000", "0.08146000"),
    5: ("0.97206000", "0.91984500", "0.81217500", "0.63145500", "0.38348500", "0.11426500"),
}


@pytest.mark.rule("DS-CORE-03", "DS-CORE-05", "DS-CORE-06")
@pytest.mark.parametrize("dice", TABLE)
def test_the_table_of_successes(dice: int) -> None:
    chances = tuple(succeeds(dice, 0, difficulty) for difficulty in (10, 12, 14, 16, 18, 20))
    assert chances == tuple(Fraction(chance) for chance in TABLE[dice])


# -- Merged laws against every single throw ---------------------------------------------------------------------------


@pytest.mark.rule("DS-ATT-04", "DS-ATT-08", "DS-PEN-02")
@pytest.mark.parametrize("mode", ["normal", "eased", "hampered"])
def test_the_law_of_a_strike_is_that_of_all_its_throws(mode: Mode) -> None:
    values = Strike(probe(3, 4, mode=mode, stress=7, options={"rule_of_ten": False}), 3, 2, 3, 1)
    merged = Odds().law(resolve_attack, values)
    counted = Counter(
        scripted(lambda: resolve_attack(values), faces).result for faces in product(range(1, 11), repeat=3)
    )
    assert {hit: merged.probability(hit) for hit in merged} == {
        hit: Fraction(number, 1000) for hit, number in counted.items()
    }


@pytest.mark.rule("DS-ATT-02", "DS-ATT-06")
def test_the_law_of_a_whole_attack_is_that_of_all_its_throws() -> None:
    start = world(
        character("a", dexterity=2, skills={"body_control": 4}, weapons=("pistol",), stress=5),
        character("b", "guards", constitution=1, armour=armour(3, 1)),
        options=Options(rule_of_ten=False),
        acting="a",
    )
    deed = Deed("attack", "a", "b", "pistol")
    merged = Odds().law(attack, start, deed)
    counted = Counter(scripted(lambda: attack(start, deed), faces).result for faces in product(range(1, 11), repeat=2))
    assert {done: merged.probability(done) for done in merged} == {
        done: Fraction(number, 100) for done, number in counted.items()
    }
