"""What a master may correct and whom one may bring in: every form becomes a command, and games can be replayed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.session import new_session, resume
from regelwerk.engine.screen.display import Amendment
from regelwerk.engine.system import system
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.state import World
from systems.factions.builders import CONTENT, GAME, step, world
from systems.factions.stories import a_plan, bare, with_people
from systems.placing import check_words, play_on

SYSTEM = system("factions")
RECRUITS = {one.id: one for one in SYSTEM.recruits(CONTENT)}
WACHE = bare("wache", rp=4, wounds=1, plans=(a_plan(required=5, progress=2),), assets=("torfestung",), resources="W12")
STATE = with_people(world(WACHE, bare("orden", controller="wache"), bare("asche", destroyed=True), turn="orden"), "ana")
ACTIONS = ("grant", "remove")
"""Forms that do something, rather than say how something is."""


def form(state: World) -> dict[tuple[str, str], Any]:
    return {(one.who, one.change["set"]): one.value for one in SYSTEM.amendments(state)}


def carried_out(state: World, change: dict[str, Any]) -> World:
    """The world after a correction and the step that carries it out."""
    waiting = GAME.correct(state, change)
    return step(waiting).result if waiting.pending else waiting


def tried(amendment: Amendment) -> list[Any]:
    """Values to enter; a plan that is complete, or a wound too many, would lead to more than a changed value."""
    match amendment.kind:
        case "number":
            assert amendment.low is not None and amendment.high is not None
            last = amendment.high - 1 if amendment.change["set"].startswith("progress") else amendment.high
            least = 3 if amendment.change["set"].startswith("required") else amendment.low
            return [least, last, amendment.value]
        case "switch":
            return [True, False]
    return [value for value, _ in amendment.choices]


# -- amendments -------------------------------------------------------------------------------------------------------


def test_every_amendment_changes_what_its_form_says_and_nothing_else() -> None:
    before = form(STATE)
    seen = 0
    for amendment in SYSTEM.amendments(STATE):
        field = amendment.change["set"]
        assert amendment.change == amendment.to(amendment.value)
        if field in (*ACTIONS, "destroyed", "wounds"):
            continue
        for value in tried(amendment):
            after = form(carried_out(STATE, amendment.to(value)))
            assert {key: after[key] for key in before if key[1] not in ACTIONS and key[1] != "control"} == {
                key: value if key == (amendment.who, field) else before[key]
                for key in before
                if key[1] not in ACTIONS and key[1] != "control"
            }, amendment
            seen += 1
    assert seen > 100


def test_control_can_be_given_to_everybody_but_in_a_circle() -> None:
    (wache, orden) = [one for one in SYSTEM.amendments(STATE) if one.change["set"] == "control"][::-1]
    assert [key for key, _ in wache.choices] == ["", "ana"], "whom a faction controls does not control it"
    assert [key for key, _ in orden.choices] == ["", "wache", "ana"]
    for amendment in (wache, orden):
        for who, _ in amendment.choices:
            assert carried_out(STATE, amendment.to(who)).find(amendment.who).controller == who


def test_wounds_are_dealt_and_healed_as_wounds_are() -> None:
    more = GAME.correct(STATE, {"who": "wache", "set": "wounds", "to": 2})
    after = step(more).result.find("wache")
    assert len(after.wounds) == 2 and after.asset("torfestung").suspended_by, "the wound suspends the only asset"
    assert not carried_out(STATE, {"who": "wache", "set": "wounds", "to": 0}).find("wache").wounds
    assert GAME.correct(STATE, {"who": "wache", "set": "wounds", "to": 1}) == STATE


def test_factions_fall_and_come_back() -> None:
    assert not carried_out(STATE, {"who": "asche", "set": "destroyed", "to": False}).find("asche").destroyed
    assert carried_out(STATE, {"who": "orden", "set": "destroyed", "to": True}).find("orden").destroyed
    fields = [one.change["set"] for one in SYSTEM.amendments(STATE) if one.who == "asche"]
    assert fields == ["destroyed"], "of a destroyed faction nothing else can be corrected"


def test_assets_are_granted_and_removed() -> None:
    granted = carried_out(STATE, {"who": "wache", "set": "grant", "to": "silver_mine"}).find("wache")
    assert [asset.kind.template for asset in granted.assets][1:] == ["silver_mine"]
    assert not carried_out(STATE, {"who": "wache", "set": "remove", "to": "torfestung"}).find("wache").assets
    assert GAME.correct(STATE, {"who": "wache", "set": "grant", "to": ""}) == STATE


def test_two_corrections_of_one_value_end_with_the_second() -> None:
    first = GAME.correct(STATE, {"who": "wache", "set": "rp", "to": 9})
    state = GAME.correct(first, {"who": "wache", "set": "rp", "to": 6})
    while state.pending:
        state = step(state).result
    assert state.find("wache").rp == 6


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"who": "niemand", "set": "rp", "to": 1}, "no faction 'niemand'"),
        ({"who": "wache", "set": "rp", "to": -1}, "from 0"),
        ({"who": "wache", "set": "rp", "to": True}, "whole number"),
        ({"who": "wache", "set": "wounds", "to": 4}, "from 0 to 3"),
        ({"who": "wache", "set": "progress:plan", "to": 6}, "from 0 to 5"),
        ({"who": "wache", "set": "progress:x", "to": 6}, "no plan"),
        ({"who": "wache", "set": "shaken", "to": 1}, "true or false"),
        ({"who": "wache", "set": "hair", "to": 1}, "cannot be corrected"),
        ({"who": "wache", "set": "operations", "to": "W7"}, "fa-no-such-die"),
        ({"who": "wache", "set": "control", "to": "orden"}, "fa-no-circle"),
        ({"who": "wache", "set": "damaged:x", "to": True}, "fa-no-asset-there"),
        ({"set": "offer:x", "to": True}, "fa-no-such-template"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(change: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.correct(STATE, change)


def test_amendments_can_be_told() -> None:
    check_words(SYSTEM, SYSTEM.amendments(STATE), GAME.names(STATE))


@pytest.mark.rule("FA:effectiveness_minimum")
def test_where_nobody_is_without_effectiveness_none_is_not_offered() -> None:
    state = world(bare("wache", effectiveness="W6"), options=Options(effectiveness_minimum="W4"))
    (form_of,) = [one for one in SYSTEM.amendments(state) if one.change["set"] == "effectiveness"]
    assert "none" not in dict(form_of.choices)


# -- recruits ---------------------------------------------------------------------------------------------------------


def called(state: World, who: str, /, **given: Any) -> World:
    change = json.loads(json.dumps(RECRUITS[who].change))
    change["add"].update(given)
    return GAME.correct(state, change)


@pytest.mark.rule("FA-GM-01")
def test_fa_gm_01_every_faction_can_come_in_as_a_minor_one_without_plans() -> None:
    assert RECRUITS.keys() == CONTENT.factions.keys()
    for who in RECRUITS:
        state = called(world(bare("wache", id="first"), bare("orden", id="second")), who)
        newcomer = state.find(who)
        assert (newcomer.minor, newcomer.plans, newcomer.controller, newcomer.sheet.seat) == (True, (), "", "master")
        assert newcomer.assets == CONTENT.factions[who].assets or newcomer.hidden
        assert [one.id for one in state.factions] == sorted(one.id for one in state.factions)


@pytest.mark.rule("FA-GM-01")
def test_fa_gm_01_a_second_one_has_a_number_and_takes_what_it_is_given() -> None:
    newcomer = called(STATE, "wache", minor=False, seat="wache", rp=3).find("wache_2")
    assert (newcomer.minor, newcomer.sheet.seat, newcomer.rp) == (False, "wache", 3)
    assert newcomer.sheet.name.default == f"{CONTENT.factions['wache'].sheet.name.default} 2"


@pytest.mark.rule("FA-GM-12", "FA-PHA-09")
def test_fa_gm_12_a_newcomer_acts_from_the_next_round_on() -> None:
    state = called(STATE, "kontor")
    assert (state.minors, state.queue) == (STATE.minors, STATE.queue)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"seat": "stranger"}, "nobody sits at 'stranger'"),
        ({"who": "nobody"}, "does not fit into the campaign"),
        ({"rp": -1}, "does not fit into the campaign"),
        ({"content": None}, "add takes"),
    ],
)
def test_who_does_not_fit_is_refused_with_a_sentence(given: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        called(STATE, "kontor", **given)


def test_a_campaign_with_a_newcomer_is_played_stored_and_verified() -> None:
    start = SYSTEM.start(SYSTEM.scenario(CONTENT, "salz", {}))
    session = new_session(GAME, start, {}, seed=b"newcomers".ljust(32))
    play_on(SYSTEM, session, 8)
    session.correct(RECRUITS["orden"].change, "master")
    session.correct({"who": "orden", "set": "rp", "to": 12}, "master")
    assert session.state.find("orden").rp == 12
    play_on(SYSTEM, session, 40)
    opened = resume(GAME, start, session.journal, None)
    assert opened.state == session.state
    assert GAME.thaw(start, json.loads(json.dumps(GAME.freeze(opened.state)))) == opened.state
    assert verify(GAME, start, opened.journal).entries == len(opened.journal.entries)
