"""Improvements: what a step costs, buying assets."""

from typing import Any

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.improve import price_of_step, read_die
from regelwerk.systems.factions.rules.core.assets import defense
from regelwerk.systems.factions.state import World
from regelwerk.systems.factions.values import Die
from systems.factions.builders import faction, possible, refusal, step, world
from systems.factions.stories import bare, facts

PLAIN = Options()


def rich(rp: int, options: Options = PLAIN, offers: tuple[str, ...] = (), **changes: Any) -> World:
    return world(bare("wache", rp=rp, **changes), bare("orden"), turn="wache", options=options, offers=offers)


@pytest.mark.rule("FA-IMP-02", "FA-IMP-03", "FA-IMP-05")
@pytest.mark.parametrize(
    ("die", "attribute", "weapon"),
    [("W4", 6, 3), ("W6", 8, 4), ("W8", 10, 5), ("W10", 12, 6), ("W12", 12, 6), ("W12+1", 12, 6), ("W12+4", 12, 6)],
)
def test_table_3_13_what_the_next_step_costs(die: str, attribute: int, weapon: int) -> None:
    assert price_of_step("operations", read_die(die), PLAIN) == attribute
    assert price_of_step("effectiveness", read_die(die), PLAIN) == weapon
    assert price_of_step("effectiveness", None, PLAIN) == 2


@pytest.mark.rule("FA:improvement_cost_basis", "FA-RUL-21")
def test_ruling_21_the_new_die_is_paid_for_or_the_current_one() -> None:
    current = Options(improvement_cost_basis="current_die")
    assert price_of_step("operations", Die(8), Options(improvement_cost_basis="new_die")) == 10
    assert price_of_step("operations", Die(8), current) == 8
    assert price_of_step("effectiveness", Die(8), current) == 4
    assert price_of_step("effectiveness", None, current) == 2


@pytest.mark.rule("FA:improvement_beyond_w12", "FA-IMP-05", "FA-RUL-22")
def test_ruling_22_beyond_w12() -> None:
    rising, forbidden = Options(improvement_beyond_w12="rising"), Options(improvement_beyond_w12="forbidden")
    assert [price_of_step("operations", Die(12, n), PLAIN) for n in (0, 1, 2)] == [12, 12, 12]
    assert [price_of_step("operations", Die(12, n), rising) for n in (0, 1, 2)] == [13, 14, 15]
    assert [price_of_step("effectiveness", Die(12, n), rising) for n in (0, 1, 2)] == [7, 7, 8]
    assert price_of_step("operations", Die(10), rising) == 12
    asked = step(rich(50, forbidden, operations="W12"), "end_turn").asked[0]
    assert refusal(asked, "improve:operations") == "FA-IMP-05"
    assert refusal(asked, "improve:resources") == ""


@pytest.mark.rule("FA-IMP-01", "FA-IMP-02", "FA-IMP-06", "FA-RP-02", "FA-IMP-07", "FA-DER-06")
def test_fa_imp_06_an_improvement_counts_at_once_and_there_may_be_any_number() -> None:
    once = step(rich(17), "improve:operations").result
    watch = once.find("wache")
    assert (watch.operations, watch.rp, watch.invested, watch.action) == (Die(10), 7, 10, "available")
    assert defense(watch, PLAIN).total == 7
    twice = step(once, "improve:effectiveness").result
    assert (twice.find("wache").effectiveness, twice.find("wache").invested) == (Die(8), 14)
    attack = step(twice, "attack:orden", "accept", faces=[4, 3])
    assert attack.rolled[0].roll.throw.notation() == "W10!|W6!"


@pytest.mark.rule("FA-IMP-01", "FA-IMP-06")
def test_fa_imp_01_after_the_action_too_and_while_shaken() -> None:
    acted = step(rich(8), "gather", "accept", faces=[3, 2]).result
    assert step(acted, "improve:flexibility").result.find("wache").flexibility == Die(8)
    shaken = rich(8)
    shaken = shaken.put(replace(shaken.find("wache"), shaken=True, action="shaken"))
    assert step(shaken, "improve:flexibility").result.find("wache").rp == 0


@pytest.mark.rule("FA-IMP-02", "FA-IMP-03", "FA-IMP-04", "FA-RP-02")
def test_what_cannot_be_paid_is_refused() -> None:
    asked = step(rich(3, offers=("silver_mine",)), "end_turn").asked[0]
    assert refusal(asked, "improve:operations") == "FA-IMP-02"
    assert refusal(asked, "improve:effectiveness") == "FA-IMP-03"
    assert refusal(asked, "improve:silver_mine") == "FA-IMP-04"
    assert not [key for key in possible(asked) if key.startswith("improve")]


@pytest.mark.rule("FA-IMP-04", "FA-IMP-07", "FA-AST-02", "FA-AST-03")
def test_fa_imp_04_an_asset_on_offer_for_5_points_whoever_buys_it() -> None:
    weak = bare("wache", rp=5, operations="W4", resources="W4", structure="W4")
    after = step(world(weak, turn="wache", offers=("hidden_refuge",)), "improve:hidden_refuge").result
    watch = after.find("wache")
    assert ([asset.kind.template for asset in watch.assets], watch.rp, watch.invested) == (["hidden_refuge"], 0, 5)
    assert watch.assets[0].kind.material_base.by_language["de"], "that of the offer"
    asked = step(rich(5, offers=("silver_mine",)), "end_turn").asked[0]
    assert refusal(asked, "improve:hidden_refuge") == "FA-IMP-04", "not on offer"


@pytest.mark.rule("FA-IMP-04", "FA-AST-04")
def test_fa_ast_04_only_if_there_is_room_also_beside_dormant_assets() -> None:
    full = rich(9, offers=("silver_mine",), resources="W4", assets=("reiterstaffel", "torfestung"))
    assert refusal(step(full, "end_turn").asked[0], "improve:silver_mine") == "FA-AST-04"
    asleep = replace(faction("wache").asset("torfestung"), dormant=True)
    crowded = rich(9, offers=("silver_mine",), resources="W4", assets=("reiterstaffel", asleep, "hidden_refuge"))
    assert refusal(step(crowded, "end_turn").asked[0], "improve:silver_mine") == "FA-AST-04"


@pytest.mark.rule("FA:allow_duplicate_assets", "FA-IMP-07", "FA-RUL-59")
def test_ruling_59_each_template_once_or_as_often_as_wanted() -> None:
    state = rich(9, offers=("quick_reaction_force",), assets=("reiterstaffel",))
    assert refusal(step(state, "end_turn").asked[0], "improve:quick_reaction_force") == "FA-IMP-07"
    loose = rich(9, Options(allow_duplicate_assets=True), ("quick_reaction_force",), assets=("quick_reaction_force",))
    watch = step(loose, "improve:quick_reaction_force").result.find("wache")
    assert len({asset.id for asset in watch.assets}) == 2, "under an id of its own"


@pytest.mark.rule("FA:asset_offers", "FA-IMP-07", "FA-RUL-64")
def test_ruling_64_an_offer_stands_for_all_or_for_the_first() -> None:
    for options, left in ((Options(asset_offers="standing"), ("silver_mine",)), (Options(asset_offers="single"), ())):
        assert step(rich(5, options, ("silver_mine",)), "improve:silver_mine").result.offers == left


@pytest.mark.rule("FA-IMP-02", "FA-AST-05")
def test_more_resources_wake_a_dormant_asset() -> None:
    asleep = replace(faction("wache").asset("torfestung"), dormant=True)
    state = rich(6, resources="W4", assets=("reiterstaffel", "hidden_refuge", asleep))
    watch = step(state, "improve:resources").result.find("wache")
    assert not any(asset.dormant for asset in watch.assets)


@pytest.mark.rule("FA-IMP-03", "FA:effectiveness_minimum", "FA-RUL-61")
def test_ruling_61_a_faction_may_be_without_effectiveness_and_buy_it() -> None:
    unarmed = rich(2, effectiveness="none")
    assert step(unarmed, "improve:effectiveness").result.find("wache").effectiveness == Die(4)
    damage = step(rich(0, effectiveness="none"), "attack:orden", faces=[5, 2, 5])
    assert facts(damage, "fa-damage", "total") == [5]


@pytest.mark.parametrize("text", ["W5", "8", "W10+1", "W12+", "W12+100", "", "W12-1", "W 8"])
def test_what_is_no_die(text: str) -> None:
    with pytest.raises(ValueError):
        read_die(text)
