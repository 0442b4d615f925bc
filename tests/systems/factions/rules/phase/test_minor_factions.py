"""Minor factions: every step for all of them, declarations in secret, rolls before results."""

from typing import Any

import pytest

from regelwerk.engine.effects import Gather
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.game import Factions
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.state import Act, World
from systems.factions.builders import Dice, faction, possible, refusal, step, world
from systems.factions.stories import a_plan, bare, facts, questions

PLAIN = Options()


def town(*, options: Options = PLAIN, wache: dict[str, Any] | None = None, **minors: dict[str, Any]) -> World:
    """Beggars (W4) and ferrymen (operations W6) about to have their turns; the watch looks on."""
    made = [bare(who, minor=True, **minors.get(who, {})) for who in ("bettler", "faehrleute")]
    state = world(*made, bare("wache", **(wache or {})), options=options, minors=("bettler", "faehrleute"))
    return replace(state, stage="minors_start", queue=state.minors)


def ready(state: World) -> World:
    """All have started their turns; nobody has a free action."""
    while state.stage != "minors_act":
        state = step(state).result
    return state


# -- the steps ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-PHA-09", "FA-PHA-04", "FA-SHK-04")
def test_fa_pha_09_first_all_recover_then_all_take_free_actions_then_all_declare() -> None:
    state = town(bettler={"shaken": True, "rp": 2}, faehrleute={"shaken": True, "rp": 2})
    first = step(state, faces=[2, 3]).result
    second = step(first, faces=[(6, 2), 3]).result
    assert (first.turns, second.turns) == ((), ())
    assert [one.action for one in second.factions] == ["shaken", "available", ""]
    free = step(step(second).result).result
    asked = step(free, "end_turn").asked[0]
    assert (asked.prompt.who, asked.prompt.rule_id) == ("bettler", "FA-PHA-05")
    assert refusal(asked, "gather") == "FA-PHA-09"
    assert "improve:effectiveness" in possible(asked)


@pytest.mark.rule("FA-PHA-09")
def test_fa_pha_09_all_declarations_are_gathered_at_once_and_the_shaken_have_none() -> None:
    need = next(Factions().step(ready(town())))
    assert isinstance(need, Gather)
    assert [one.who for one in need.choices] == ["bettler", "faehrleute"]
    shaken = town(bettler={"shaken": True})
    state = step(step(step(step(shaken, faces=[2, 3]).result).result).result).result
    acted = step(state, "gather", faces=[2, 3])
    assert [one.prompt.who for one in acted.asked] == ["faehrleute"]


@pytest.mark.rule("FA-PHA-09")
def test_fa_pha_09_in_a_declaration_there_are_no_free_actions() -> None:
    state = town(bettler={"rp": 12})
    state = step(step(state).result).result
    state = step(step(state).result).result
    state = step(step(state, "end_turn").result).result
    asked = step(state, "end_turn", "end_turn").asked[0]
    assert refusal(asked, "improve:operations") == "FA-PHA-09"
    assert {"gather", "end_turn", "attack:wache"} <= possible(asked)


@pytest.mark.rule("FA-PHA-09")
def test_fa_pha_09_after_the_results_free_actions_again_and_then_the_turns_end() -> None:
    state = ready(town(bettler={"rp": 1}))
    acted = step(state, "gather", "end_turn", faces=[(4, 1), 2]).result
    assert (acted.stage, acted.find("bettler").rp) == ("minors_end", 2)
    bought = step(step(acted).result, "improve:effectiveness")
    assert facts(bought, "fa-turn-goes-on", "who") == [Ref("bettler")]
    assert str(bought.result.find("bettler").effectiveness) == "W4"
    ended = step(step(step(bought.result).result).result).result
    assert (ended.stage, {one.action for one in ended.factions}) == ("closing", {""})


@pytest.mark.rule("FA-PHA-09", "FA-PHA-03")
def test_whoever_takes_no_free_action_is_not_announced() -> None:
    before = replace(town(bettler={"rp": 2}), stage="order", queue=())
    state = step(before)
    assert facts(state, "fa-minors", "who") == [(Ref("bettler"), Ref("faehrleute"))]
    told: list[str] = []
    after = state.result
    while after.stage != "closing":
        played = step(after)
        told += [line.message for line in played.log]
        after = played.result
    assert "fa-turn-goes-on" not in told and "fa-turn" not in told


@pytest.mark.rule("FA-PHA-09", "FA-CORE-18")
def test_fa_pha_09_nobody_interrupts_the_minor_factions() -> None:
    state = replace(ready(town()), waiting=("wache",))
    acted = step(state, "gather", "end_turn", faces=[2, 3])
    assert questions(acted) == ["FA-PHA-09", "FA-PHA-09"]


# -- simultaneous ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-PHA-04", "FA-PHA-09")
def test_fa_pha_04_all_rolls_use_the_state_before_any_result() -> None:
    """The ferrymen attack the beggars, who are wounded by it only after their own roll."""
    state = ready(town(faehrleute={"striking_power": "W12"}))
    acted = step(state, "attack:wache", "attack:bettler", faces=[(4, 3), 2, 1, 5, 2, 11])
    assert len(acted.result.find("bettler").wounds) == 1
    assert [line.facts["who"].id for line in acted.notes("fa-attack")] == ["bettler", "faehrleute"]  # type: ignore[union-attr]
    hits = [line.facts["total"] for line in acted.notes("fa-rolled")]
    assert hits == [7, 5], "no penalty for the wound to come"


@pytest.mark.rule("FA-PHA-09")
def test_fa_pha_09_a_result_counts_even_if_an_earlier_one_destroyed_its_faction() -> None:
    state = ready(town(faehrleute={"wounds": 3}, wache={"shaken": True}))
    acted = step(state, "attack:faehrleute", "attack:wache", faces=[(4, 1), 2, (4, 4, 1), (6, 3), 2, (4, 4, 2)])
    after = acted.result
    assert after.find("faehrleute").destroyed
    assert len(after.find("wache").wounds) == 1
    assert after.queue == ("bettler",)


@pytest.mark.rule("FA-PHA-09")
def test_fa_pha_09_a_result_against_a_destroyed_faction_lapses() -> None:
    state = ready(town(wache={"wounds": 3, "operations": "W4", "structure": "W4", "rp": 2}))
    acted = step(state, "attack:wache", "espionage:wache", faces=[(4, 1), 2, (4, 4, 3), 5, 2, 1, 3])
    assert acted.result.find("wache").destroyed
    assert questions(acted) == ["FA-PHA-09", "FA-PHA-09"], "no effect to choose"
    assert acted.result.find("faehrleute").rp == 0


@pytest.mark.rule("FA-PHA-09", "FA-WND-08")
def test_fa_pha_09_what_a_destroyed_faction_earns_for_itself_leaves_play_with_it() -> None:
    state = ready(town(faehrleute={"wounds": 3}))
    acted = step(state, "attack:faehrleute", "gather", faces=[(4, 1), 2, (4, 4, 1), (6, 3), 2])
    fallen = acted.result.find("faehrleute")
    assert (fallen.destroyed, fallen.rp) == (True, 0)


@pytest.mark.rule("FA-PHA-09", "FA-WND-08", "FA-SPY-03", "FA-SPY-06")
@pytest.mark.parametrize(("effect", "rp"), [("siphon", 1), ("intel", 2)])
def test_fa_pha_09_a_destroyed_spy_keeps_neither_points_nor_intelligence(effect: str, rp: int) -> None:
    state = ready(town(faehrleute={"wounds": 3}, wache={"rp": 2}))
    faces: Dice = [(4, 1), 2, (4, 4, 1), (6, 3), 2, 1, 3]
    after = step(state, "attack:faehrleute", "espionage:wache", effect, faces=faces).result
    fallen, watch = after.find("faehrleute"), after.find("wache")
    assert (fallen.destroyed, fallen.rp, watch.rp, watch.intel) == (True, 0, rp, ())


@pytest.mark.rule("FA-PHA-09", "FA-SPY-07")
def test_fa_pha_09_amounts_are_read_when_the_result_is_applied() -> None:
    state = ready(town(wache={"rp": 9, "operations": "W4"}))
    faces: Dice = [(4, 1), 2, 3, 3, 5, 2, 3, 3]
    acted = step(state, "espionage:wache", "espionage:wache", "accept", "accept", "siphon", "siphon", faces=faces)
    assert [one.rp for one in acted.result.factions] == [2, 1, 6]


@pytest.mark.rule("FA-PHA-09", "FA-AST-09")
def test_fa_pha_09_free_attacks_come_with_the_results() -> None:
    state = ready(town(wache={"assets": ("reiterstaffel",)}))
    acted = step(state, "attack:wache", "gather", "free_attack", faces=[2, 3, 4, 2, 5, 2, 1, 1])
    assert questions(acted) == ["FA-PHA-09", "FA-PHA-09", "FA-AST-09"]
    assert [one.roll.cause for one in acted.rolled] == ["FA-CORE-01", "FA-CORE-01", "FA-CORE-01", "FA-ATK-03"]


@pytest.mark.rule("FA-PHA-09", "FA-SHK-11")
def test_fa_shk_11_a_shaken_target_may_shake_off_before_the_rolls() -> None:
    state = ready(town(wache={"shaken": True, "rp": 3}))
    acted = step(state, "attack:wache", "end_turn", "shake_off", faces=[2, 3])
    assert questions(acted) == ["FA-PHA-09", "FA-PHA-09", "FA-SHK-11"]


# -- orders ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-CTL-02", "FA-CTL-07", "FA-PHA-09")
def test_fa_ctl_07_an_order_dictates_the_declaration() -> None:
    state = ready(town(bettler={"controller": "faehrleute", "order": Act("espionage", "wache", "sabotage")}))
    acted = step(state, "end_turn", faces=[(4, 3), 2, 3, 2])
    assert [one.prompt.who for one in acted.asked] == ["faehrleute"]
    assert acted.result.find("wache").sabotage == ("coming",)
    assert acted.result.find("bettler").order is None


@pytest.mark.rule("FA-CTL-04", "FA-PHA-09")
def test_fa_ctl_04_an_impossible_order_leaves_the_target_free_too() -> None:
    state = town(bettler={"order": Act("attack", "zirkel")})
    state = ready(replace(state, factions=(*state.factions, bare("zirkel", destroyed=True))))
    acted = step(state, "attack:wache", "end_turn", faces=[2, 3])
    assert acted.notes("fa-attack")[0].facts["target"].id == "wache"  # type: ignore[union-attr]


@pytest.mark.rule("FA:instruct_impossible", "FA-PHA-09")
def test_ruling_51_or_it_costs_the_action_of_a_minor_faction() -> None:
    state = town(bettler={"order": Act("attack", "zirkel")}, options=Options(instruct_impossible="forfeit"))
    state = ready(replace(state, factions=(*state.factions, bare("zirkel", destroyed=True))))
    acted = step(state, "end_turn")
    assert [one.prompt.who for one in acted.asked] == ["faehrleute"]
    assert acted.notes("fa-order-forfeits")


@pytest.mark.rule("FA-PHA-09")
def test_without_anybody_able_to_act_nothing_is_asked() -> None:
    orders = {"order": Act("gather")}
    acted = step(ready(town(bettler=orders, faehrleute=orders)), faces=[2, 3, 2, 3])
    assert (acted.asked, acted.result.stage) == ([], "minors_end")


@pytest.mark.rule("FA-PHA-09", "FA-PLN-03", "FA-AST-12")
def test_fa_pha_09_plans_and_hiding_too() -> None:
    refuge = faction("faehrleute").assets
    state = ready(town(bettler={"plans": (a_plan(),)}, faehrleute={"assets": refuge}))
    acted = step(state, "advance_plan:plan", "asset_action:nebelkaehne", faces=[(4, 1), 2, 5, 2]).result
    assert acted.find("bettler").plans[0].progress == 1
    assert acted.find("faehrleute").hidden


# -- one by one -----------------------------------------------------------------------------------------------------

SEQUENTIAL = Options(minor_resolution="sequential")


@pytest.mark.rule("FA:minor_resolution", "FA-PHA-04", "FA-RUL-44")
def test_ruling_44_or_one_after_the_other_takes_its_whole_turn() -> None:
    state = step(town(options=SEQUENTIAL)).result
    assert [turn.part for turn in state.turns] == ["act"]
    state = step(state, "gather", faces=[(4, 1), 2]).result
    assert (state.find("bettler").rp, state.find("faehrleute").action) == (1, "")
    state = step(step(state).result).result
    assert [turn.who for turn in state.turns] == ["faehrleute"]
    assert step(step(state, "end_turn").result).result.stage == "closing"


@pytest.mark.rule("FA:minor_resolution", "FA-CORE-18")
def test_ruling_44_then_a_joker_may_step_in_between_them() -> None:
    state = replace(town(options=SEQUENTIAL, wache={"card": 54}), waiting=("wache",))
    assert [turn.who for turn in step(state, "take_turn").result.turns] == ["wache"]
    assert [turn.who for turn in step(state, "wait").result.turns] == ["bettler"]
