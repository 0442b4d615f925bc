"""Control: orders, what they bind to, and who decides for a faction."""

from typing import Any

import pytest

from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.phase.control import as_ordered, bound_to
from regelwerk.systems.factions.state import Act, Turn, World, seat_of
from systems.factions.builders import faction, possible, refusal, step, world
from systems.factions.stories import a_plan, bare, played, questions, with_options, with_people

PLAIN = Options()


def ruled(order: Act | None = None, options: Options = PLAIN, **changes: Any) -> World:
    """The order's turn; it is controlled by the trading house, and perhaps has an order."""
    order_of = bare("orden", **{"controller": "kontor", "order": order, **changes})
    return world(order_of, bare("kontor"), bare("wache"), turn="orden", options=options)


# -- giving orders --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-CTL-01", "FA-CTL-02", "FA-PHA-07")
def test_fa_ctl_01_an_order_is_a_free_action_without_a_roll() -> None:
    state = world(
        bare("kontor"), bare("orden", controller="kontor", plans=(a_plan("p"),)), bare("wache"), turn="kontor"
    )
    given = step(state, "instruct:orden:attack:wache")
    assert given.rolled == []
    assert given.result.find("orden").order == Act("attack", "wache")
    assert given.result.find("kontor").action == "available"
    offered = possible(given.asked[0])
    for order in ("gather", "attack:kontor", "espionage:wache", "espionage:wache:siphon", "advance_plan:p"):
        assert f"instruct:orden:{order}" in offered
    said = given.asked[0].prompt.answers.find("instruct:orden:gather")
    assert said.label == phrase("fa-move-instruct", subject=Ref("orden"), act=phrase("fa-act-gather"))
    refused = [one.key for one in given.asked[0].prompt.answers.refused()]
    assert not [key for key in refused if key.startswith("instruct")], "only espionage has effects to choose from"


@pytest.mark.rule("FA-CTL-01", "FA-CTL-07")
def test_fa_ctl_07_only_the_direct_controller_gives_orders_and_only_possible_ones() -> None:
    state = world(bare("kontor"), bare("orden", controller="kontor"), bare("wache", controller="orden"), turn="kontor")
    asked = step(state, "end_turn").asked[0]
    assert refusal(asked, "instruct:wache:gather") == refusal(asked, "instruct:x:gather") == "FA-CTL-01"
    assert refusal(asked, "instruct:orden:attack:orden") == "FA-ATK-07"
    assert refusal(asked, "instruct:orden:advance_plan:x") == "FA-PLN-07"
    assert refusal(asked, "instruct:orden:attack:wache") == ""


@pytest.mark.rule("FA-CTL-03")
def test_fa_ctl_03_a_new_order_replaces_an_old_one() -> None:
    state = world(bare("kontor"), bare("orden", controller="kontor", order=Act("gather")), bare("wache"), turn="kontor")
    assert step(state, "instruct:orden:attack:wache").result.find("orden").order == Act("attack", "wache")


@pytest.mark.rule("FA:espionage_choice", "FA-CTL-02")
def test_an_order_to_spy_names_the_effect_if_it_has_to_be_named_before_the_roll() -> None:
    state = world(bare("kontor"), bare("orden", controller="kontor"), bare("wache"), turn="kontor")
    asked = step(with_options(state, Options(espionage_choice="before_roll")), "end_turn").asked[0]
    assert refusal(asked, "instruct:orden:espionage:wache") == "FA:espionage_choice"
    assert refusal(asked, "instruct:orden:espionage:wache:intel") == ""


# -- carrying them out ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-CTL-02", "FA-CTL-07")
def test_fa_ctl_07_under_an_order_nothing_else_can_be_done_nor_can_it_be_passed_over() -> None:
    asked = step(ruled(Act("attack", "wache"), wounds=1), "reorganise", faces=[2, 3]).asked[0]
    assert asked.prompt.default == "attack:wache"
    for other in ("gather", "attack:kontor", "espionage:wache", "end_turn"):
        assert refusal(asked, other) == "FA-CTL-07"
    assert possible(asked) == {"attack:wache", "reorganise"}


@pytest.mark.rule("FA-CTL-07")
def test_fa_ctl_07_where_the_order_leaves_nothing_to_choose_nothing_is_asked() -> None:
    acted = step(ruled(Act("attack", "wache")), faces=[2, 3])
    assert (acted.asked, acted.result.find("orden").action) == ([], "used")


@pytest.mark.rule("FA-CTL-02")
def test_fa_ctl_02_the_ordered_effect_of_espionage_is_taken_without_asking() -> None:
    for said in ("espionage:wache", "espionage:wache:sabotage"):
        acted = step(ruled(Act("espionage", "wache", "sabotage"), wounds=1), said, faces=[(6, 1), 2, 4, 2])
        assert questions(acted) == ["FA-PHA-05"]
        assert acted.result.find("wache").sabotage == ("coming",)
        assert acted.result.find("orden").order is None


@pytest.mark.rule("FA-CTL-03")
def test_fa_ctl_03_free_actions_points_and_assets_stay_with_the_controlled_faction() -> None:
    state = ruled(Act("gather"), rp=12, wounds=1)
    tried = step(state, "reorganise", "accept", faces=[2, 3])
    assert {"reorganise", "improve:structure", "gather"} <= possible(tried.asked[0])
    assert {one.prompt.seat for one in tried.asked} == {"orden"}


@pytest.mark.rule("FA-CTL-03", "FA:instruction_expiry", "FA-RUL-53")
def test_ruling_53_an_order_waits_over_a_lost_action_or_lapses_with_the_turn() -> None:
    for expiry, left in (("next_real_action", Act("gather")), ("next_turn", None)):
        options = Options(instruction_expiry=expiry)  # type: ignore[arg-type]
        late = bare("orden", controller="kontor", order=Act("gather"), shaken=True)
        state = world(late, bare("kontor"), queue=("orden",), options=options)
        after = played(step(state, faces=[3, 2]).result, ())
        assert after.find("orden").order == left


@pytest.mark.rule("FA-CTL-04", "FA:instruct_impossible", "FA-RUL-51")
def test_ruling_51_an_order_that_has_become_impossible_leaves_the_choice_free() -> None:
    state = ruled(Act("attack", "wache"))
    state = state.put(replace(state.find("wache"), destroyed=True))
    asked = step(state, "end_turn").asked[0]
    assert {"gather", "attack:kontor", "espionage:kontor", "end_turn"} <= possible(asked)
    acted = step(state, "attack:kontor", faces=[2, 3]).result
    assert (acted.find("orden").action, acted.find("orden").order) == ("used", None)


@pytest.mark.rule("FA-CTL-04")
def test_fa_ctl_04_what_is_chosen_freely_is_done_not_what_was_ordered() -> None:
    plans = (a_plan("old", "operations", 9, status="cancelled"), a_plan("new", "operations", 9))
    state = ruled(Act("advance_plan", "", "", "old"), plans=plans)
    after = step(state, "advance_plan:new", faces=[5, 2]).result.find("orden")
    assert [plan.progress for plan in after.plans] == [0, 1]
    free = state.find("orden")
    assert bound_to(state, free) is None
    assert as_ordered(state, free, Act("gather")) == Act("gather")


@pytest.mark.rule("FA:instruct_impossible", "FA-CTL-04")
def test_ruling_51_or_it_costs_the_action() -> None:
    state = ruled(Act("attack", "wache"), Options(instruct_impossible="forfeit"), rp=12)
    state = state.put(replace(state.find("wache"), destroyed=True))
    asked = step(state, "end_turn")
    assert refusal(asked.asked[0], "gather") == "FA-PHA-05"
    assert asked.notes("fa-order-forfeits")
    assert asked.result.find("orden").order is None


@pytest.mark.rule("FA-CTL-07")
def test_fa_ctl_07_only_the_impossible_part_of_an_order_is_free() -> None:
    broken = replace(faction("wache").asset("torfestung"), damaged=True)
    state = ruled(Act("espionage", "wache", "assault", "torfestung"))
    two = state.put(bare("wache", assets=(broken, "reiterstaffel", "silver_mine")))
    acted = step(two, "assault:silver_mine", faces=[5, 2, 4, 2])
    assert possible(acted.asked[0]) == {"assault:reiterstaffel", "assault:silver_mine"}
    one = state.put(bare("wache", assets=(broken, "reiterstaffel")))
    forced = step(one, faces=[5, 2, 4, 2])
    assert questions(forced) == [], "with one left there is nothing to ask"
    assert forced.result.find("wache").asset("reiterstaffel").seized == "coming"
    none = state.put(bare("wache", assets=(broken,)))
    acted = step(none, "intel", faces=[5, 2, 4, 2])
    assert possible(acted.asked[0]) == {"intel", "sabotage", "siphon"}


@pytest.mark.rule("FA-CTL-07", "FA-CORE-18")
def test_fa_ctl_07_an_order_given_by_an_interruption_binds_the_declared_action() -> None:
    state = replace(ruled(card=20), turns=(Turn("orden", "declared", Act("gather")),))
    state = state.put(replace(state.find("orden"), order=Act("attack", "wache")))
    again = step(state)
    assert (again.result.turns, again.result.find("orden").action) == ((Turn("orden", "act"),), "available")
    assert again.notes("fa-declared-in-vain")
    attacked = step(again.result, faces=[2, 3])
    assert attacked.rolled[0].roll.cause == "FA-CORE-01" and attacked.notes("fa-attack")


# -- who controls ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-CTL-06", "FA-GEN-12", "FA:character_control_scope", "FA-RUL-52", "FA-RUL-63", "FA:ruling_63")
def test_ruling_52_the_player_of_a_controlling_character_decides_everything_or_only_about_points() -> None:
    for scope, seat in (("full", "ana"), ("rp_only", "wache")):
        options = Options(character_control_scope=scope)  # type: ignore[arg-type]
        state = with_people(world(bare("wache", controller="ana"), bare("orden"), options=options, turn="wache"), "ana")
        assert seat_of(state, state.find("wache")) == seat
        assert step(state, "end_turn").asked[0].prompt.seat == seat
        paying = replace(state.put(replace(state.find("wache"), rp=4)), stage="mission", turns=())
        assert step(paying, "4").asked[0].prompt.seat == "ana"


@pytest.mark.rule("FA-RUL-63", "FA:ruling_63")
def test_ruling_63_a_faction_belongs_to_the_seat_it_was_given_to_whoever_controls_it() -> None:
    state = world(bare("wache", controller="orden"), bare("orden"))
    assert seat_of(state, state.find("wache")) == "wache"
