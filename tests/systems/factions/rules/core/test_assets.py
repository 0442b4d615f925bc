"""Assets: what follows from dice and assets together, which assets work, how many can be maintained."""

from typing import Any

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.improve import read_die
from regelwerk.systems.factions.rules.core.assets import (
    bennie_price,
    defense,
    is_hidden_from,
    is_usable,
    limit,
    maintained,
    passive,
    resilience,
    within_limit,
    without_asset,
)
from regelwerk.systems.factions.rules.core.checks import modifiers
from regelwerk.systems.factions.rules.master.commands import read_command
from regelwerk.systems.factions.state import World, Wound
from regelwerk.systems.factions.values import asset_limit, sturdiness
from systems.factions.builders import CONTENT, faction, possible, step, world
from systems.factions.stories import an_asset, bare, questions, told

PLAIN = Options()


def owned(state: World) -> set[str]:
    """The assets of the trading house."""
    return {asset.id for asset in state.find("kontor").assets}


def asleep(state: World) -> set[str]:
    return {asset.id for asset in state.find("kontor").assets if asset.dormant}


# -- derived values -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-DER-01", "FA-DER-02", "FA-DER-04", "FA-DER-05", "FA-CORE-20")
@pytest.mark.parametrize(
    ("die", "sturdy", "assets"),
    [
        ("W4", 4, 2),
        ("W6", 5, 3),
        ("W8", 6, 4),
        ("W10", 7, 5),
        ("W12", 8, 6),
        ("W12+1", 8, 6),
        ("W12+2", 9, 7),
        ("W12+3", 9, 7),
        ("W12+4", 10, 8),
    ],
)
def test_table_2_2_derived_values_of_every_die(die: str, sturdy: int, assets: int) -> None:
    assert sturdiness(read_die(die), half_bonus=True) == sturdy
    assert asset_limit(read_die(die), half_bonus=True) == assets


@pytest.mark.rule("FA-DER-05", "FA:w12_bonus_derived", "FA-RUL-18")
def test_ruling_18_beyond_w12_half_the_bonus_counts_or_nothing_does() -> None:
    strong = bare("wache", operations="W12+4", structure="W12+4", resources="W12+4")
    assert (defense(strong, PLAIN).total, resilience(strong, PLAIN).total, limit(strong, PLAIN)) == (10, 10, 8)
    plain = Options(w12_bonus_derived="none")
    assert (defense(strong, plain).total, resilience(strong, plain).total, limit(strong, plain)) == (8, 8, 6)


@pytest.mark.rule("FA-ATR-02", "FA-ATR-03", "FA-ATR-04", "FA-DER-01", "FA-DER-02", "FA-DER-04")
def test_which_attribute_sets_which_value() -> None:
    one = bare("wache", operations="W10", resources="W4", structure="W12")
    assert (defense(one, PLAIN).total, limit(one, PLAIN), resilience(one, PLAIN).total) == (7, 2, 8)


@pytest.mark.rule("FA-DER-06")
def test_fa_der_06_wounds_shaken_and_a_joker_do_not_change_derived_values() -> None:
    worn = bare("wache", wounds=3, shaken=True, card=54)
    assert (defense(worn, PLAIN).total, resilience(worn, PLAIN).total, limit(worn, PLAIN)) == (6, 6, 3)


@pytest.mark.rule("FA-DER-06", "FA-AST-01")
def test_fa_der_06_usable_assets_do() -> None:
    watch = faction("wache")
    assert resilience(watch, PLAIN).total == 7
    broken = watch.with_asset(replace(watch.asset("torfestung"), damaged=True))
    assert resilience(broken, PLAIN).total == 6
    towers = bare("wache", assets=("wachtuerme",))
    assert defense(towers, PLAIN).total == 7


# -- what assets are ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-AST-06", "FA-AST-03")
def test_fa_ast_06_every_supplied_asset_consists_of_something() -> None:
    for kind in CONTENT.assets.values():
        assert kind.material_base.by_language["de"] and kind.material_base.by_language["en"], kind.id


@pytest.mark.rule("FA-AST-01", "FA-WND-03", "FA-SPY-05", "FA-SPY-09")
@pytest.mark.parametrize(
    ("state", "works"),
    [
        ({}, True),
        ({"suspended_by": 1}, False),
        ({"damaged": True}, False),
        ({"dormant": True}, False),
        ({"seized": "coming"}, False),
        ({"seized": "counting"}, False),
    ],
)
def test_what_keeps_an_asset_from_working(state: dict[str, Any], works: bool) -> None:
    asset = replace(faction("wache").asset("torfestung"), **state)
    assert is_usable(asset, PLAIN) == works
    assert (resilience(bare("wache", assets=(asset,)), PLAIN).total == 7) == works


@pytest.mark.rule("FA:seize_start", "FA-RUL-33")
def test_ruling_33_a_seized_asset_is_out_of_hand_at_once_or_from_the_next_turn() -> None:
    later = Options(seize_start="next_turn")
    coming = replace(faction("wache").asset("torfestung"), seized="coming")
    assert not is_usable(coming, Options(seize_start="immediately"))
    assert is_usable(coming, later)
    assert not is_usable(replace(coming, seized="counting"), later)


@pytest.mark.rule("FA-USE-04", "FA-USE-05", "FA:passive_stacking", "FA-RUL-43")
def test_ruling_43_of_passive_effects_on_the_same_quantity_only_the_largest_counts() -> None:
    small = an_asset("small", kind="roll_bonus", roll="gather", amount=1)
    large = an_asset("large", kind="roll_bonus", roll="gather", amount=2)
    other = an_asset("other", kind="roll_bonus", roll="attack", amount=1)
    rich = bare("kontor", assets=(small, large, other, an_asset("mine", kind="rp_bonus_on_gather", amount=1)))
    assert modifiers(rich, "gather", PLAIN).total == 2
    assert modifiers(rich, "attack", PLAIN).total == 1, "another quantity"
    assert len(passive(rich.assets, "rp_bonus_on_gather", PLAIN)) == 1
    loose = Options(passive_stacking="same_template")
    assert modifiers(rich, "gather", loose).total == 3
    copy = an_asset("copy", template="large", kind="roll_bonus", roll="gather", amount=2)
    twice = bare("kontor", assets=(large, copy))
    assert modifiers(twice, "gather", loose).total == 2, "the same template"


@pytest.mark.rule("FA-USE-05")
def test_fa_use_05_an_unusable_asset_does_not_stand_in_the_way_of_a_smaller_one() -> None:
    small = an_asset("small", kind="roll_bonus", roll="gather", amount=1)
    large = replace(an_asset("large", kind="roll_bonus", roll="gather", amount=2), damaged=True)
    assert modifiers(bare("kontor", assets=(small, large)), "gather", PLAIN).total == 1


@pytest.mark.rule("FA-RP-01", "FA-USE-05")
def test_an_asset_lowers_the_price_of_one_bennie_effect_and_the_lowest_counts() -> None:
    cheap = an_asset("cheap", kind="bennie_price", use="soak", price=1)
    guards = bare("zirkel", assets=("automaten", cheap))
    assert bennie_price(guards, "soak", PLAIN) == 1
    assert bennie_price(guards, "reroll", PLAIN) == 3
    assert bennie_price(bare("zirkel", assets=("automaten",)), "soak", PLAIN) == 2


# -- how many -------------------------------------------------------------------------------------------------------


def crowded(**options: Any) -> Transcript[World]:
    """The trading house with three assets at a limit of two."""
    state = world(faction("kontor", resources="W4"), options=Options(**options))
    return told(
        lambda: within_limit(state, "kontor"), *(["handelsflotte"] if options.get("surplus_assets") != "kept" else [])
    )


@pytest.mark.rule("FA-AST-04", "FA-AST-05", "FA:surplus_assets", "FA-RUL-23")
def test_ruling_23_the_owner_names_the_surplus_and_it_becomes_dormant() -> None:
    slept = crowded()
    assert questions(slept) == ["FA-AST-05"]
    assert possible(slept.asked[0]) == {"silbermine", "handelsflotte", "soeldnerkasse"}
    assert asleep(slept.result) == {"handelsflotte"}


@pytest.mark.rule("FA:surplus_assets")
def test_ruling_23_or_it_is_lost_or_kept() -> None:
    assert owned(crowded(surplus_assets="lost").result) == {"silbermine", "soeldnerkasse"}
    kept = crowded(surplus_assets="kept").result
    assert (len(owned(kept)), asleep(kept)) == (3, set())


@pytest.mark.rule("FA-AST-05")
def test_fa_ast_05_a_dormant_asset_wakes_as_soon_as_there_is_room() -> None:
    slept = crowded().result
    awake = told(lambda: without_asset(slept, "kontor", "silbermine")).result
    assert (owned(awake), asleep(awake)) == ({"handelsflotte", "soeldnerkasse"}, set())


@pytest.mark.rule("FA-AST-05")
def test_fa_ast_05_which_of_several_wakes_is_the_owners_choice() -> None:
    dormant = [replace(asset, dormant=True) for asset in faction("kontor").assets[:2]]
    state = world(faction("kontor", resources="W4", assets=(*dormant, "soeldnerkasse")))
    woken = told(lambda: within_limit(state, "kontor"), "handelsflotte")
    assert asleep(woken.result) == {"silbermine"}


@pytest.mark.rule("FA-AST-04", "FA:unusable_assets_count", "FA-RUL-24")
def test_ruling_24_what_is_suspended_or_damaged_occupies_its_place() -> None:
    owner = faction("kontor")
    owner = owner.with_asset(replace(owner.asset("silbermine"), damaged=True))
    owner = owner.with_asset(replace(owner.asset("handelsflotte"), suspended_by=1))
    assert maintained(owner, Options(unusable_assets_count=True)) == 3
    assert maintained(owner, Options(unusable_assets_count=False)) == 1


@pytest.mark.rule("FA:unusable_assets_count")
def test_ruling_24_otherwise_a_repaired_asset_may_crowd_out_another() -> None:
    broken = replace(faction("kontor").asset("silbermine"), damaged=True)
    state = world(
        faction("kontor", resources="W4", rp=3, assets=(broken, "handelsflotte", "soeldnerkasse")),
        turn="kontor",
        options=Options(unusable_assets_count=False),
    )
    mended = step(state, "repair:silbermine", "soeldnerkasse")
    assert asleep(mended.result) == {"soeldnerkasse"}


@pytest.mark.rule("FA-AST-07", "FA-GM-06")
def test_fa_ast_07_an_asset_whose_base_is_destroyed_is_gone_for_good() -> None:
    mine = replace(faction("kontor").asset("silbermine"), suspended_by=1)
    state = world(bare("kontor", assets=(mine,), wounds=(Wound(1, "silbermine"),)))
    after = step(replace(state, pending=(read_command("destroy_asset_base:kontor:silbermine"),))).result.find("kontor")
    assert (after.assets, after.wounds) == ((), (Wound(1, ""),)), "healing cannot bring it back"


# -- hiding ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-AST-13")
def test_fa_ast_13_hidden_from_all_who_have_not_found_it() -> None:
    thieves = faction("asche", hidden=True, found_by=("orden",))
    assert is_hidden_from(thieves, "wache", PLAIN)
    assert not is_hidden_from(thieves, "orden", PLAIN)
    assert not is_hidden_from(faction("asche"), "wache", PLAIN)


@pytest.mark.rule("FA-AST-16", "FA:hidden_without_asset", "FA-RUL-36")
def test_ruling_36_without_a_usable_refuge_hiding_ends_or_is_paused() -> None:
    for ending in (True, False):
        options = Options() if ending else Options(hidden_without_asset="paused")
        state = world(faction("asche", hidden=True, found_by=("orden",)), options=options)
        broken = step(replace(state, pending=(read_command("damage_asset:asche:katakomben"),))).result
        assert broken.find("asche").hidden is not ending
        assert not is_hidden_from(broken.find("asche"), "wache", options)
        mended = broken.put(faction("asche", hidden=broken.find("asche").hidden))
        assert is_hidden_from(mended.find("asche"), "wache", options) is not ending


@pytest.mark.rule("FA-AST-16", "FA:seize_start")
def test_fa_ast_16_a_refuge_that_is_seized_from_the_next_turn_on_hides_until_then() -> None:
    refuge = replace(faction("asche").asset("katakomben"), seized="coming")
    state = world(bare("asche", assets=(refuge,), hidden=True), bare("orden"), options=Options(seize_start="next_turn"))
    assert is_hidden_from(state.find("asche"), "orden", state.options)
    begun = step(replace(state, queue=("asche",))).result
    assert not begun.find("asche").hidden
