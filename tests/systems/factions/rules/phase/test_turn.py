"""The turn: one action, any number of free actions, what begins and ends with it."""

from typing import Any

import pytest

from regelwerk.engine.answers import Refusal
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.phase.offers import Move, TurnAnswers
from regelwerk.systems.factions.rules.phase.turn import after_turn, started
from regelwerk.systems.factions.state import Act, Modifier, Turn
from systems.factions.builders import faction, possible, refusal, step, world
from systems.factions.stories import a_plan, bare, questions

PLAIN = Options()


@pytest.mark.rule("FA-PHA-05", "FA-PHA-06")
def test_fa_pha_05_exactly_one_action_and_free_actions_before_and_after() -> None:
    state = world(bare("wache", rp=20), bare("orden"), turn="wache")
    before = step(state, "improve:flexibility").result
    acted = step(before, "gather", "accept", faces=[4, 2]).result
    assert acted.find("wache").action == "used"
    asked = step(acted, "improve:effectiveness").asked[0]
    assert refusal(asked, "gather") == refusal(asked, "attack:orden") == "FA-PHA-05"
    assert {"improve:effectiveness", "end_turn"} <= possible(asked)


@pytest.mark.rule("FA-PHA-05", "FA-PHA-06")
def test_what_an_answer_means_is_refused_as_the_answer_is() -> None:
    state = world(bare("wache"), bare("orden"), turn="wache")
    answers = TurnAnswers(state, replace(state.find("wache"), action="used"))
    assert answers.meaning("end_turn") == Move("end_turn")
    for refused in ("gather", "attack:orden", "improve:effectiveness", "dance"):
        assert isinstance(answers.meaning(refused), Refusal)
        assert answers.meaning(refused) == answers.find(refused)


@pytest.mark.rule("FA-PHA-06", "FA-PHA-07")
def test_fa_pha_06_what_can_be_done() -> None:
    assets = (faction("asche").asset("katakomben"), replace(faction("asche").asset("fluesternetz"), damaged=True))
    rich = bare("asche", rp=20, wounds=1, assets=(*assets, faction("kontor").asset("soeldnerkasse")), plans=(a_plan(),))
    state = world(rich, bare("orden"), bare("bettler", controller="asche"), turn="asche", offers=("silver_mine",))
    state = state.put(replace(state.find("asche"), resources=state.find("asche").resources.higher().higher()))
    offered = possible(step(state, "end_turn").asked[0])
    actions = {"attack:orden", "espionage:orden", "gather", "advance_plan:plan", "asset_action:katakomben", "end_turn"}
    free = {
        "instruct:bettler:gather",
        "improve:operations",
        "improve:silver_mine",
        "use_asset:soeldnerkasse",
        "reorganise",
        "repair:fluesternetz",
    }
    assert actions | free <= offered
    assert not {"hold", "shake_off"} & offered


@pytest.mark.rule("FA-PHA-06")
def test_fa_pha_06_passing_is_allowed() -> None:
    passed = step(world(bare("wache"), bare("orden"), turn="wache"), "end_turn")
    assert passed.notes("fa-passes")
    assert (passed.result.turns, passed.result.find("wache").action) == ((), "")


@pytest.mark.rule("FA-PHA-05")
def test_nothing_is_asked_when_nothing_is_left_to_do() -> None:
    acted = step(world(bare("wache"), bare("orden"), turn="wache"), "gather", faces=[2, 3]).result
    ended = step(acted)
    assert (ended.asked, ended.result.turns) == ([], ())


@pytest.mark.rule("FA-SPY-05", "FA-SPY-04", "FA-PHA-05")
def test_what_a_turn_begins_with() -> None:
    mine = replace(faction("wache").asset("torfestung"), seized="coming")
    begun = started(bare("wache", action="used", reorganised=1, sabotage=("coming",), assets=(mine,)))
    assert (begun.action, begun.reorganised, begun.sabotage) == ("available", 0, ("counting",))
    assert begun.assets[0].seized == "counting"


@pytest.mark.rule("FA-SPY-05", "FA-SPY-04", "FA-GM-13", "FA-USE-01")
def test_what_ends_with_a_turn() -> None:
    held = replace(faction("wache").asset("torfestung"), seized="counting")
    later = replace(faction("wache").asset("reiterstaffel"), seized="coming")
    durations: tuple[Any, ...] = ("bought", "next_roll", "turn", "phase", "campaign")
    lasting = [Modifier("attack", 1, "x", lasts) for lasts in durations]
    watch = bare(
        "wache", action="lost", sabotage=("counting", "coming"), assets=(held, later), modifiers=tuple(lasting)
    )
    over = after_turn(world(watch), watch)
    assert (over.action, over.sabotage) == ("", ("coming",))
    assert [asset.seized for asset in over.assets] == ["", "coming"]
    assert [modifier.lasts for modifier in over.modifiers] == ["next_roll", "phase", "campaign"]


@pytest.mark.rule("FA-PHA-10")
def test_fa_pha_10_a_faction_destroyed_in_its_own_turn_ends_it_at_once() -> None:
    watch = bare("wache", assets=("reiterstaffel",))
    state = world(bare("orden", wounds=3, rp=20), watch, bare("zirkel"), turn="orden", queue=("wache", "zirkel"))
    after = step(state, "attack:wache", "accept", "free_attack", "accept", faces=[2, 3, 5, 2, (8, 7), 5]).result
    assert (after.find("orden").destroyed, after.turns) == (True, ())
    assert step(after).result.turns == (Turn("wache", "act"),)


@pytest.mark.rule("FA-CTL-02", "FA-PHA-06")
def test_strange_answers_are_refused() -> None:
    asked = step(world(bare("wache", order=Act("gather")), bare("orden"), turn="wache"), faces=[2, 3])
    assert questions(asked) == []
    free = step(world(bare("wache"), bare("orden"), turn="wache"), "end_turn").asked[0]
    for key in (
        "",
        ":",
        "attack",
        "attack:",
        "espionage:orden:x",
        "gather:x",
        "improve:",
        "instruct:orden",
        "repair:",
        "x",
    ):
        assert key not in possible(free)
        assert not hasattr(free.prompt.answers.find(key), "value"), key
