"""Espionage: operations against operations, and its four effects."""

from typing import Any

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.espionage import siphoned
from regelwerk.systems.factions.rules.core.assets import defense
from regelwerk.systems.factions.rules.core.checks import modifiers
from regelwerk.systems.factions.state import Turn, World
from systems.factions.builders import Dice, faction, possible, refusal, step, world
from systems.factions.stories import bare, facts, played, questions, terms, with_people

PLAIN = Options()
SUCCESS: Dice = [5, 2, 4, 2]
RAISE: Dice = [(8, 1), 2, 4, 2]


def spied(
    effect: str,
    faces: Dice = SUCCESS,
    *more: str,
    options: Options = PLAIN,
    by: dict[str, Any] | None = None,
    **target: Any,
) -> Transcript[World]:
    """The watch (W8) spies on the order (W6), which lets its roll stand."""
    state = world(bare("wache", **(by or {})), bare("orden", **target), turn="wache", options=options)
    stands = ["accept"] if effect and target.get("rp", 0) >= 3 else []
    return step(state, "espionage:orden", *stands, *([effect] if effect else []), *more, faces=faces)


# -- the roll -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-SPY-01", "FA-ATR-02")
def test_fa_spy_01_operations_against_operations_and_the_other_side_rolls_even_while_shaken() -> None:
    played = spied("", [3, 2, 4, 2], shaken=True)
    assert [one.roll.throw.notation() for one in played.rolled] == ["W8!|W6!", "W6!|W6!"]
    assert facts(played, "fa-contest", "total", "against", "grade") == [(4, 3, 0)]
    assert played.result.find("orden").action == ""


@pytest.mark.rule("FA-SPY-02")
def test_fa_spy_02_on_a_success_one_of_four_effects_and_a_failure_has_no_consequence() -> None:
    won = spied("intel", assets=("hospital", "pilgerstrom"))
    assert questions(won) == ["FA-PHA-05", "FA-SPY-02"]
    assert possible(won.asked[1]) == {"intel", "sabotage", "siphon", "assault:hospital", "assault:pilgerstrom"}
    lost = spied("", [3, 2, 4, 2])
    assert lost.result.find("orden") == bare("orden")


@pytest.mark.rule("FA-SPY-02")
def test_fa_spy_02_more_than_one_raise_adds_nothing() -> None:
    many: Dice = [(8, 8, 8, 3), 2, 1, 2]
    for faces in (RAISE, many):
        after = spied("siphon", faces, rp=2).result
        assert (after.find("orden").rp, after.find("wache").rp) == (1, 1)


@pytest.mark.rule("FA-SPY-11", "FA-GEN-11", "FA-AST-14")
def test_fa_spy_11_any_other_faction_that_is_there_also_a_hidden_one() -> None:
    state = world(bare("wache"), bare("zirkel", destroyed=True), faction("asche", hidden=True), turn="wache")
    asked = step(with_people(state, "ana"), "end_turn").asked[0]
    assert refusal(asked, "espionage:asche") == ""
    assert refusal(asked, "espionage:zirkel") == refusal(asked, "espionage:wache") == "FA-SPY-11"
    assert refusal(asked, "espionage:ana") == "FA-GEN-11"


# -- intelligence ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-SPY-03", "FA-SPY-10", "FA-SPY-12")
def test_fa_spy_03_two_more_on_the_next_roll_against_it_of_the_spy_alone() -> None:
    after = spied("intel").result
    order = after.find("orden")
    assert (order.intel, order.shaken) == (("wache",), False)
    assert modifiers(after.find("wache"), "attack", PLAIN, order).total == 2
    assert modifiers(after.find("wache"), "espionage", PLAIN, order).total == 2
    assert modifiers(after.find("wache"), "damage", PLAIN, order).total == 0
    assert modifiers(after.find("wache"), "espionage_defense", PLAIN, order).total == 0
    assert modifiers(bare("zirkel"), "attack", PLAIN, order).total == 0


@pytest.mark.rule("FA-SPY-03")
def test_fa_spy_03_with_a_raise_the_faction_is_shaken_too() -> None:
    order = spied("intel", RAISE).result.find("orden")
    assert (order.intel, order.shaken) == (("wache",), True)


@pytest.mark.rule("FA-SPY-12", "FA-SPY-10")
def test_fa_spy_12_the_first_such_roll_uses_it_up_with_all_its_rerolls() -> None:
    state = world(bare("wache", rp=3), bare("orden", intel=("wache", "zirkel")), turn="wache")
    attack = step(state, "attack:orden", "reroll", faces=[2, 1, 2, 1])
    assert facts(attack, "fa-rolled", "total") == [4, 4]
    assert attack.result.find("orden").intel == ("zirkel",)
    again = spied("intel", [3, 2, 4, 2], intel=("wache",))
    assert facts(again, "fa-contest", "against") == [5]
    assert again.result.find("orden").intel == ("wache",), "used up, and spied out anew"


@pytest.mark.rule("FA:intel_beneficiary", "FA-RUL-29")
def test_ruling_29_the_bonus_is_the_spys_or_anyones() -> None:
    known = bare("orden", intel=("wache",))
    for options, bonus in ((Options(intel_beneficiary="spy"), 0), (Options(intel_beneficiary="anyone"), 2)):
        assert modifiers(bare("zirkel"), "attack", options, known).total == bonus
        state = world(bare("zirkel"), known, bare("wache"), turn="zirkel", options=options)
        after = step(state, "attack:orden", faces=[1, 2]).result.find("orden")
        assert after.intel == (() if bonus else ("wache",))


@pytest.mark.rule("FA:intel_rolls", "FA-SPY-12", "FA-RUL-29")
@pytest.mark.parametrize(
    ("reach", "attack", "espionage", "damage"),
    [("attack_espionage", 2, 2, 0), ("attack_only", 2, 0, 0), ("attack_espionage_damage", 2, 2, 2)],
)
def test_ruling_29_which_rolls_get_it(reach: Any, attack: int, espionage: int, damage: int) -> None:
    options, known = Options(intel_rolls=reach), bare("orden", intel=("wache",))
    figures = [modifiers(bare("wache"), kind, options, known).total for kind in ("attack", "espionage", "damage")]
    assert figures == [attack, espionage, damage]
    kept = spied("", [1, 2, 5, 2], options=options, intel=("wache",)).result.find("orden").intel
    assert kept == (() if espionage else ("wache",))


@pytest.mark.rule("FA-SPY-10", "FA:espionage_stacking", "FA-RUL-30")
def test_ruling_30_repeated_success_does_not_add_up_unless_the_table_wants_it() -> None:
    for stacks, bonus in ((False, 2), (True, 4)):
        # With `attack_only` the second espionage roll does not use up what the first one has brought.
        options = Options(espionage_stacking=stacks, intel_rolls="attack_only")
        order = spied("intel", options=options, intel=("wache",)).result.find("orden")
        assert modifiers(bare("wache"), "attack", options, order).total == bonus
        soft = spied("sabotage", options=options, sabotage=("coming",)).result.find("orden")
        assert defense(soft, options).total == 5 - bonus


# -- sabotage -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-SPY-04", "FA-SPY-10")
def test_fa_spy_04_two_less_on_defence_and_with_a_raise_shaken() -> None:
    order = spied("sabotage").result.find("orden")
    assert (defense(order, PLAIN).total, order.shaken) == (3, False)
    shaken = spied("sabotage", RAISE).result.find("orden")
    assert (defense(shaken, PLAIN).total, shaken.shaken) == (3, True)


@pytest.mark.rule("FA-SPY-04")
def test_fa_spy_04_until_the_next_action_is_taken() -> None:
    state = world(bare("orden", sabotage=("coming",)), bare("wache"), queue=("orden",))
    begun = step(state).result
    assert defense(begun.find("orden"), PLAIN).total == 3
    acted = step(begun, "attack:wache", faces=[2, 3]).result
    assert defense(acted.find("orden"), PLAIN).total == 5


@pytest.mark.rule("FA:next_action_meaning", "FA-SPY-04", "FA-SPY-05", "FA-RUL-32")
def test_ruling_32_a_turn_without_action_ends_it_too_or_only_a_real_action_does() -> None:
    mine = replace(faction("orden").asset("hospital"), seized="coming")
    for options, ends in (
        (Options(next_action_meaning="next_turn"), True),
        (Options(next_action_meaning="next_real_action"), False),
    ):
        order = bare("orden", sabotage=("coming",), assets=(mine,))
        passed = played(world(order, bare("wache"), queue=("orden",), options=options), (), "end_turn").find("orden")
        assert (passed.sabotage == (), passed.assets[0].seized == "") == (ends, ends)
        state = world(passed, bare("wache"), queue=("orden",), options=options)
        acted = played(state, (), "gather", faces=[2, 3]).find("orden")
        assert acted.sabotage == ()


@pytest.mark.rule("FA:interrupted_turn_counts", "FA-SPY-04", "FA-SPY-05", "FA-RUL-66")
def test_ruling_66_the_turn_in_progress_counts_if_its_action_is_still_to_come() -> None:
    for options, counts in ((PLAIN, "counting"), (Options(interrupted_turn_counts=False), "coming")):
        state = world(bare("orden", assets=("hospital",)), bare("wache"), turn="orden", options=options)
        state = replace(state, turns=(Turn("orden", "act"), Turn("wache", "act")))
        state = state.put(replace(state.find("wache"), action="available"))
        assert step(state, "espionage:orden", "sabotage", faces=RAISE).result.find("orden").sabotage == (counts,)
        seized = step(state, "espionage:orden", "assault:hospital", faces=SUCCESS).result.find("orden")
        assert seized.assets[0].seized == counts
        used = state.put(replace(state.find("orden"), action="used"))
        assert step(used, "espionage:orden", "sabotage", faces=SUCCESS).result.find("orden").sabotage == ("coming",)


# -- assault --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-SPY-05", "FA-SPY-08")
def test_fa_spy_05_an_asset_is_out_of_hand_for_the_next_action_and_with_a_raise_damaged() -> None:
    asset = spied("assault:hospital", assets=("hospital",)).result.find("orden").assets[0]
    assert (asset.seized, asset.damaged) == ("coming", False)
    asset = spied("assault:hospital", RAISE, assets=("hospital",)).result.find("orden").assets[0]
    assert (asset.seized, asset.damaged) == ("coming", True)


@pytest.mark.rule("FA-SPY-08", "FA-SPY-11")
def test_fa_spy_08_only_a_usable_asset_can_be_named() -> None:
    broken = replace(faction("orden").asset("hospital"), damaged=True)
    asked = spied("intel", assets=(broken,)).asked[1]
    assert refusal(asked, "assault:hospital") == "FA-SPY-08"
    assert possible(asked) == {"intel", "sabotage", "siphon"}


@pytest.mark.rule("FA:assault_raise", "FA-RUL-31")
def test_ruling_31_the_raise_adds_to_the_assault_or_replaces_it() -> None:
    for options, seized in ((Options(assault_raise="additional"), "coming"), (Options(assault_raise="replaces"), "")):
        asset = spied("assault:hospital", RAISE, options=options, assets=("hospital",)).result.find("orden").assets[0]
        assert (asset.seized, asset.damaged) == (seized, True)
        plain = spied("assault:hospital", options=options, assets=("hospital",)).result.find("orden").assets[0]
        assert (plain.seized, plain.damaged) == ("coming", False)


@pytest.mark.rule("FA-SPY-09")
def test_fa_spy_09_a_damaged_asset_is_repaired_for_3_points_and_stays_seized_to_the_end_of_the_turn() -> None:
    asset = replace(faction("orden").asset("hospital"), damaged=True, seized="coming")
    state = world(bare("orden", assets=(asset,), rp=4, wounds=1), bare("wache"), queue=("orden",))
    begun = step(state).result
    mended = step(begun, "repair:hospital").result
    assert mended.find("orden").rp == 1
    tried = step(mended, "reorganise", faces=[2, 3])
    assert terms(tried, "fa-reorganises") == {"FA-WND-01": -1}, "not usable yet"
    ended = step(tried.result, "end_turn").result.find("orden").assets[0]
    assert (ended.seized, ended.damaged) == ("", False)


@pytest.mark.rule("FA-SPY-09")
def test_fa_spy_09_it_is_no_bennie_effect_and_needs_the_whole_price() -> None:
    asset = replace(faction("orden").asset("hospital"), damaged=True)
    state = world(bare("orden", assets=(asset,), rp=2), bare("wache"), turn="orden", options=Options(bennie_price=1))
    asked = step(state, "end_turn").asked[0]
    assert refusal(asked, "repair:hospital") == "FA-SPY-09"
    assert refusal(asked, "repair:pilgerstrom") == "FA-SPY-09"


@pytest.mark.rule("FA:repair_timing", "FA-RUL-57")
def test_ruling_57_repairs_in_the_own_turn_or_at_once() -> None:
    def robbed(options: Options, *answers: str) -> Transcript[World]:
        return spied("assault:hospital", RAISE, *answers, options=options, assets=("hospital",), rp=3)

    assert questions(robbed(Options(repair_timing="own_turn"))) == ["FA-PHA-05", "FA-CORE-12", "FA-SPY-02"]
    mended = robbed(Options(repair_timing="any_time"), "repair")
    assert questions(mended) == ["FA-PHA-05", "FA-CORE-12", "FA-SPY-02", "FA:repair_timing"]
    asset = mended.result.find("orden").assets[0]
    assert (asset.damaged, asset.seized, mended.result.find("orden").rp) == (False, "coming", 0)


# -- siphoning ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-SPY-06", "FA-SPY-07")
@pytest.mark.parametrize(
    ("rp", "quarter", "half"), [(0, 0, 0), (1, 1, 1), (3, 1, 1), (4, 1, 2), (7, 1, 3), (8, 2, 4), (13, 3, 6)]
)
def test_fa_spy_07_a_quarter_or_with_a_raise_half_rounded_down_at_least_one_of_those_there(
    rp: int, quarter: int, half: int
) -> None:
    assert siphoned(rp, with_raise=False, options=PLAIN) == quarter
    assert siphoned(rp, with_raise=True, options=PLAIN) == half


@pytest.mark.rule("FA-SPY-06")
def test_fa_spy_06_the_points_move_to_the_spy() -> None:
    after = spied("siphon", SUCCESS, rp=2).result
    assert (after.find("orden").rp, after.find("wache").rp) == (1, 1)


@pytest.mark.rule("FA:siphon_rounding", "FA-RUL-27")
@pytest.mark.parametrize(
    ("rounding", "of_five", "of_six", "half_of_five"), [("down", 1, 1, 2), ("up", 2, 2, 3), ("nearest", 1, 2, 3)]
)
def test_ruling_27_rounding(rounding: Any, of_five: int, of_six: int, half_of_five: int) -> None:
    options = Options(siphon_rounding=rounding)
    assert siphoned(5, with_raise=False, options=options) == of_five
    assert siphoned(6, with_raise=False, options=options) == of_six
    assert siphoned(5, with_raise=True, options=options) == half_of_five


@pytest.mark.rule("FA:siphon_from_empty", "FA-SPY-07", "FA-SPY-11", "FA-RUL-28")
def test_ruling_28_from_nothing_nothing_comes_or_one_point_does() -> None:
    for options, gained in ((Options(siphon_from_empty="zero"), 0), (Options(siphon_from_empty="gain_one"), 1)):
        after = spied("siphon", options=options).result
        assert (after.find("orden").rp, after.find("wache").rp) == (0, gained)


# -- when the effect is chosen, and finding the hidden --------------------------------------------------------------


@pytest.mark.rule("FA:espionage_choice", "FA-RUL-34")
def test_ruling_34_the_effect_is_chosen_after_the_roll_or_named_before() -> None:
    after = step(world(bare("wache"), bare("orden"), turn="wache"), "end_turn").asked[0]
    assert refusal(after, "espionage:orden:intel") == "FA:espionage_choice"
    before = Options(espionage_choice="before_roll")
    state = world(bare("wache"), bare("orden", assets=("hospital",)), turn="wache", options=before)
    named = step(state, "espionage:orden:assault:hospital", faces=SUCCESS)
    assert refusal(named.asked[0], "espionage:orden") == "FA:espionage_choice"
    assert refusal(named.asked[0], "espionage:orden:assault:x") == "FA:espionage_choice"
    assert questions(named) == ["FA-PHA-05"]
    assert named.result.find("orden").assets[0].seized == "coming"


@pytest.mark.rule("FA-AST-13", "FA-AST-14")
def test_fa_ast_13_a_success_finds_the_hidden_and_has_its_effect_all_the_same() -> None:
    state = world(faction("asche", rp=0, hidden=True, assets=("katakomben",)), bare("wache"), turn="wache")
    assert refusal(step(state, "end_turn").asked[0], "attack:asche") == "FA-AST-13"
    found = step(state, "espionage:asche", "intel", faces=[5, 2, 4, 2]).result.find("asche")
    assert (found.found_by, found.intel, found.hidden) == (("wache",), ("wache",), True)
    missed = step(state, "espionage:asche", faces=[3, 2, 4, 2]).result.find("asche")
    assert missed.found_by == ()
