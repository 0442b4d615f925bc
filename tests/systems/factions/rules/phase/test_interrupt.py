"""Jokers and cards on hold: turns between and in the middle of others."""

from typing import Any

import pytest

from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.checks import modifiers
from regelwerk.systems.factions.state import BLACK_JOKER, RED_JOKER, Act, Turn, World
from regelwerk.systems.factions.values import ROLL_KINDS
from systems.factions.builders import faction, possible, refusal, step, world
from systems.factions.stories import bare, facts, played, questions

PLAIN = Options()


def round_of(*, options: Options = PLAIN, **changes: Any) -> World:
    """The thieves hold a joker; the order and then the watch are to come."""
    thieves = bare("asche", **{"card": RED_JOKER, **changes})
    return world(
        thieves,
        bare("orden", card=40),
        bare("wache", card=20),
        queue=("orden", "wache"),
        waiting=("asche",),
        options=options,
    )


@pytest.mark.rule("FA-CORE-18")
def test_window_j1_before_another_turn_starts() -> None:
    asked = step(round_of(), "take_turn")
    assert [(one.prompt.rule_id, one.prompt.who) for one in asked.asked] == [("FA-CORE-18", "asche")]
    assert (asked.result.turns, asked.result.waiting) == ((Turn("asche"),), ())
    waited = step(round_of(), "wait").result
    assert (waited.turns, waited.waiting) == ((Turn("orden", "act"),), ("asche",))


@pytest.mark.rule("FA-CORE-18")
def test_window_j2_after_a_declaration_and_the_declared_action_is_checked_again() -> None:
    declared = played(round_of(), "wait", "attack:wache")
    assert declared.turns == (Turn("orden", "declared", Act("attack", "wache")),)
    stepped_in = step(declared, "take_turn").result
    assert [turn.who for turn in stepped_in.turns] == ["orden", "asche"]
    back = played(stepped_in, (), "end_turn")
    assert back.turns == declared.turns
    carried_out = step(back, faces=[2, 3])
    assert carried_out.notes("fa-attack")
    assert carried_out.result.find("orden").action == "used"


@pytest.mark.rule("FA-CORE-18", "FA-AST-13")
def test_window_j2_an_action_that_has_become_illegal_is_declared_anew() -> None:
    declared = played(round_of(assets=("katakomben",)), "wait", "attack:asche")
    state = step(step(declared, "take_turn").result).result
    state = step(state, "asset_action:katakomben", faces=[4, 2]).result
    state = step(state).result
    again = step(state)
    assert again.notes("fa-declared-in-vain")[0].rule_id == "FA-AST-13"
    assert (again.result.turns, again.result.find("orden").action) == ((Turn("orden", "act"),), "available")


@pytest.mark.rule("FA-CORE-18", "FA-SHK-10")
def test_window_j2_shaken_by_the_interruption_the_action_is_lost() -> None:
    declared = played(round_of(), "wait", "gather")
    state = step(step(declared, "take_turn").result).result
    state = step(state, "attack:orden", faces=[5, 2, 4, 3]).result
    assert state.find("orden").action == "shaken"
    state = played(state, (), ())
    assert state.turns == (Turn("orden", "act"),)
    assert step(state).result.turns == (), "nothing left to do"


@pytest.mark.rule("FA-CORE-18", "FA-PHA-10")
def test_window_j2_destroyed_by_the_interruption_the_turn_is_over() -> None:
    state = round_of()
    state = state.put(replace(state.find("orden"), wounds=bare("orden", wounds=3).wounds))
    declared = played(state, "wait", "gather")
    state = step(step(declared, "take_turn").result).result
    state = step(state, "attack:orden", faces=[5, 2, (6, 5), 3]).result
    assert (state.find("orden").destroyed, [turn.who for turn in state.turns]) == (True, ["asche"])
    after = step(state).result
    assert step(after).result.turns == (Turn("wache", "act"),)


@pytest.mark.rule("FA-CORE-18", "FA-PHA-10")
def test_an_interrupter_that_is_destroyed_leaves_the_interrupted_turn_as_it_was() -> None:
    state = round_of(wounds=3)
    state = state.put(bare("orden", card=40, assets=("quick_reaction_force",)))
    declared = played(state, "wait", "gather")
    state = step(step(declared, "take_turn").result).result
    fell = step(state, "attack:orden", "free_attack", faces=[2, 3, (6, 3), 2, (6, 4), 2]).result
    assert (fell.find("asche").destroyed, fell.turns) == (True, declared.turns)
    assert step(fell, faces=[4, 2]).result.find("orden").rp == 1


@pytest.mark.rule("FA-CORE-18")
def test_window_j3_between_turns_and_before_the_minor_factions() -> None:
    state = replace(round_of(), queue=(), minors=("bettler",))
    state = replace(state, factions=(state.factions[0], bare("bettler", minor=True), *state.factions[1:]))
    assert questions(step(state, "wait")) == ["FA-CORE-18"]
    assert step(state, "wait").result.stage == "minors_start"


@pytest.mark.rule("FA-CORE-18")
def test_window_j4_the_last_chance_then_the_turn_is_forfeited() -> None:
    closing = replace(round_of(), queue=(), stage="closing")
    taken = step(closing, "take_turn").result
    assert (taken.turns, taken.stage) == ((Turn("asche"),), "closing")
    late = step(closing, "wait")
    assert late.notes("fa-joker-forfeited")
    assert (late.result.stage, late.result.find("asche").card) == ("mission", 0)


@pytest.mark.rule("FA-CORE-18")
def test_without_minor_factions_the_last_window_is_asked_once() -> None:
    state, asked = replace(round_of(), queue=()), 0
    while state.stage not in ("mission", "between"):
        moved = step(state)
        state, asked = moved.result, asked + len(moved.asked)
    assert asked == 1


@pytest.mark.rule("FA-CORE-18", "FA-ATK-06")
def test_fa_core_18_two_more_on_all_rolls_also_on_damage() -> None:
    thieves = bare("asche", card=RED_JOKER)
    for kind in ROLL_KINDS:
        assert modifiers(thieves, kind, PLAIN).total == 2


@pytest.mark.rule("FA:joker_tie", "FA-RUL-45")
def test_ruling_45_two_jokers_at_once_the_black_one_first() -> None:
    state = round_of()
    state = replace(state.put(bare("wache", card=BLACK_JOKER)), queue=("orden",), waiting=("asche", "wache"))
    asked = step(state, "wait", "take_turn")
    assert [one.prompt.who for one in asked.asked] == ["wache", "asche"]
    assert asked.result.turns == (Turn("asche"),)


@pytest.mark.rule("FA:joker_tie")
def test_ruling_45_or_operations_decide() -> None:
    state = round_of(options=Options(joker_tie="opposed_operations"))
    state = replace(state.put(bare("wache", card=BLACK_JOKER)), queue=("orden",), waiting=("asche", "wache"))
    won = step(state, "take_turn", "take_turn", faces=[9, 2, 4, 2])
    assert [one.prompt.who for one in won.asked] == ["wache", "asche"]
    assert won.result.turns == (Turn("asche"),)
    tied = step(state, "take_turn", "take_turn", faces=[4, 2, 4, 2])
    assert tied.result.turns == (Turn("wache"),)
    assert step(state, "wait", "take_turn").result.turns == (Turn("asche"),)
    assert step(state, "wait", "wait").result.turns == (Turn("orden", "act"),)


@pytest.mark.rule("FA:joker_tie", "FA-CORE-18")
def test_ruling_45_operations_decide_in_the_middle_of_a_turn_as_well() -> None:
    state = round_of(options=Options(joker_tie="opposed_operations"))
    state = replace(state.put(bare("wache", card=BLACK_JOKER)), queue=("orden",), waiting=("asche", "wache"))
    declared = played(state, ("wait", "wait"), "gather")
    won = step(declared, "take_turn", "take_turn", faces=[9, 2, 4, 2])
    assert [one.prompt.who for one in won.asked] == ["wache", "asche"]
    assert ([turn.who for turn in won.result.turns], won.result.waiting) == (["orden", "asche"], ("wache",))
    assert facts(won, "fa-interrupts", "who") == [Ref("asche")]
    acted = step(declared, "wait", "wait", faces=[5, 2]).result
    assert (acted.find("orden").rp, acted.waiting) == (1, ("asche", "wache"))


@pytest.mark.rule("FA-CORE-18")
def test_another_joker_may_interrupt_the_interruption() -> None:
    state = round_of()
    state = replace(state.put(bare("wache", card=BLACK_JOKER)), queue=("orden",), waiting=("asche", "wache"))
    declared = played(state, ("wait", "wait"), "gather")
    state = step(declared, "wait", "take_turn").result
    assert [turn.who for turn in state.turns] == ["orden", "asche"]
    state = played(state, (), "gather")
    assert state.turns[-1] == Turn("asche", "declared", Act("gather"))
    third = step(state, "take_turn").result
    assert [turn.who for turn in third.turns] == ["orden", "asche", "wache"]


# -- on hold --------------------------------------------------------------------------------------------------------

HOLD = Options(allow_hold=True)


@pytest.mark.rule("FA:allow_hold", "FA-RUL-48")
def test_ruling_48_nobody_holds_a_card_unless_the_table_allows_it() -> None:
    state = world(bare("wache", card=20), bare("orden"), turn="wache")
    assert "hold" not in possible(step(state, "end_turn").asked[0])
    allowed = step(world(bare("wache", card=20), bare("orden"), turn="wache", options=HOLD), "hold")
    assert "hold" in possible(allowed.asked[0])
    held = allowed.result
    assert (held.turns, held.waiting, held.find("wache").on_hold) == ((), ("wache",), True)


@pytest.mark.rule("FA:allow_hold", "FA-SPY-04", "FA-SPY-05")
def test_ruling_48_what_lasts_until_the_next_action_waits_with_the_card() -> None:
    held = replace(faction("wache").asset("torfestung"), seized="coming")
    watch = bare("wache", card=20, sabotage=("coming",), assets=(held,))
    begun = step(world(watch, bare("orden"), queue=("wache",), options=HOLD)).result
    assert begun.find("wache").sabotage == ("counting",)
    waiting = step(begun, "hold").result.find("wache")
    assert (waiting.sabotage, waiting.assets[0].seized) == (("coming",), "coming")


@pytest.mark.rule("FA:allow_hold")
def test_ruling_48_only_instead_of_the_whole_turn() -> None:
    state = world(bare("wache", card=20, wounds=1), bare("orden"), turn="wache", options=HOLD)
    tried = step(state, "reorganise", faces=[2, 3]).result
    assert "hold" not in possible(step(tried, "end_turn").asked[0])
    rich = world(bare("wache", card=20, rp=20), bare("orden"), turn="wache", options=HOLD)
    improved = step(rich, "improve:operations").result
    assert "hold" not in possible(step(improved, "end_turn").asked[0])


@pytest.mark.rule("FA:allow_hold")
def test_ruling_48_not_even_after_a_declaration_that_came_to_nothing() -> None:
    state = round_of(assets=("katakomben",), options=HOLD)
    declared = played(state, "wait", "attack:asche")
    hidden = played(declared, "take_turn", (), "asset_action:katakomben", faces=[4, 2])
    again = step(step(hidden).result)
    assert again.notes("fa-declared-in-vain")
    asked = step(again.result, "end_turn").asked[0]
    assert (asked.prompt.who, "hold" in possible(asked)) == ("orden", False)


@pytest.mark.rule("FA:allow_hold")
def test_ruling_48_a_card_is_held_once_so_a_round_comes_to_its_end() -> None:
    state = replace(round_of(card=30, on_hold=True, options=HOLD), queue=(), stage="closing")
    begun = played(state, "take_turn", ())
    asked = step(begun, "end_turn").asked[0]
    assert (asked.prompt.who, refusal(asked, "hold")) == ("asche", "FA:allow_hold")


@pytest.mark.rule("FA:allow_hold", "FA-CORE-18")
def test_ruling_48_a_joker_is_not_held_into_the_next_round() -> None:
    begun = played(round_of(options=HOLD), "take_turn", ())
    asked = step(begun, "end_turn").asked[0]
    assert (asked.prompt.who, refusal(asked, "hold")) == ("asche", "FA:allow_hold")


@pytest.mark.rule("FA:allow_hold")
def test_ruling_48_a_held_card_interrupts_only_if_it_wins_operations_against_operations() -> None:
    state = round_of(card=30, on_hold=True, options=HOLD)
    declared = played(state, "wait", "gather")
    won = step(declared, "take_turn", faces=[5, 2, 4, 2]).result
    assert [turn.who for turn in won.turns] == ["orden", "asche"]
    assert not won.find("asche").on_hold
    lost = step(declared, "take_turn", faces=[4, 2, 4, 2, 4, 2]).result
    assert (lost.find("orden").rp, lost.waiting) == (1, ("asche",))


@pytest.mark.rule("FA:allow_hold")
def test_ruling_48_between_turns_it_just_acts_and_at_the_end_the_card_carries_over() -> None:
    state = round_of(card=30, on_hold=True, options=HOLD)
    assert step(state, "take_turn").result.turns == (Turn("asche", underway=True),)
    closed = step(replace(state, queue=(), stage="closing"), "wait").result
    assert (closed.find("asche").card, closed.find("asche").on_hold) == (30, False)
    dealt = step(replace(closed, stage="between"), "begin_phase", faces=[50, 51]).result
    assert {one.id: one.card for one in dealt.factions} == {"asche": 30, "orden": 50, "wache": 51}
    assert dealt.queue == ("wache", "orden", "asche")


@pytest.mark.rule("FA:allow_hold")
def test_ruling_48_who_holds_a_joker_need_not_roll() -> None:
    assert faction("asche", card=RED_JOKER).has_joker
    declared = played(round_of(options=HOLD), "wait", "gather")
    assert [turn.who for turn in step(declared, "take_turn").result.turns] == ["orden", "asche"]
