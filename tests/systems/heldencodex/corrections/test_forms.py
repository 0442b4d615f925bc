"""What a master may correct and whom one may call in: every form fits, and a scene with newcomers can be replayed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.session import new_session, resume
from regelwerk.engine.screen.display import Amendment
from regelwerk.engine.state_values import replace
from regelwerk.engine.system import system
from regelwerk.systems.heldencodex.game import Heldencodex
from regelwerk.systems.heldencodex.rules.chase.chase import ChaseState, Runner
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, Fighter, fight_of
from regelwerk.systems.heldencodex.rules.scene.plans import ChasePlan, FightPlan
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import hero, severe, world
from systems.placing import check_words, other_values, play_on

SYSTEM = system("heldencodex")
GAME = Heldencodex()
CONTENT = SYSTEM.content()
RECRUITS = {one.id: one for one in SYSTEM.recruits(CONTENT)}
JOST = hero("jost", skills={"sneak": "14/2"}, armour="gambeson", circles=(severe(),), sheet_circles=2, respect=2)
GUARD = hero("guard", side="town", seat="master", sheet_circles=1)
FIGHT = world(JOST, GUARD, act=Fight(FightPlan("brawl", distance=12), (Fighter("jost"), Fighter("guard"))))
CHASE = world(JOST, GUARD, act=ChaseState(ChasePlan("run"), (Runner("jost"), Runner("guard", 3))))
OFFERED = [(state, one) for state in (FIGHT, CHASE) for one in SYSTEM.amendments(state)]


def form(state: World) -> dict[tuple[str, str], Any]:
    return {(one.who, one.change["set"]): one.value for one in SYSTEM.amendments(state)}


def called(state: World, who: str, /, **given: Any) -> World:
    change = json.loads(json.dumps(RECRUITS[who].change))
    change["add"].update(given)
    return GAME.correct(state, change)


# -- amendments -------------------------------------------------------------------------------------------------------


def test_every_amendment_changes_what_its_form_says_and_nothing_else() -> None:
    for state, amendment in OFFERED:
        key = amendment.who, amendment.change["set"]
        assert amendment.change == amendment.to(amendment.value)
        for value in other_values(amendment):
            after = form(GAME.correct(state, amendment.to(value)))
            # People up to three metres apart are simply in reach of each other.
            wanted = 2 if key[1].startswith("distance") and value <= 3 else value
            assert after == {**form(state), key: wanted}, amendment


def test_beyond_its_bounds_an_amendment_is_refused() -> None:
    for state, amendment in OFFERED:
        for value in _impossible(amendment):
            with pytest.raises(ValueError, match=r"."):
                GAME.correct(state, amendment.to(value))


def _impossible(amendment: Amendment) -> list[Any]:
    if amendment.kind == "number":
        assert amendment.low is not None and amendment.high is not None
        return [amendment.low - 1, amendment.high + 1, True, "1"]
    return [7, "nonsense"]


def test_amendments_can_be_told() -> None:
    state = SYSTEM.start(SYSTEM.scenario(CONTENT, "journey", {}))
    check_words(SYSTEM, SYSTEM.amendments(state), GAME.names(state))
    fields = {field for _, field in form(FIGHT)}
    assert {"clock", "state", "outer:1", "care:2", "light:torso", "attribute:memory", "skill:sneak"} <= fields
    assert {"fight", "distance:jost"} <= fields and "gap" in {field for _, field in form(CHASE)}


def test_segments_that_are_marked_stay_so_as_long_as_that_is_enough() -> None:
    after = GAME.correct(FIGHT, {"who": "jost", "set": "outer:1", "to": 4}).find("jost").circles[0]
    assert (after.outer, after.severe) == ((True, True, True, True, False, False), 1)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"who": "nobody", "set": "ep", "to": 1}, "no participant 'nobody'"),
        ({"who": "jost", "set": "hair", "to": 1}, "cannot be corrected"),
        ({"who": "jost", "set": "outer:3", "to": 1}, "they are 1 to 2"),
        ({"who": "jost", "set": "light:tail", "to": 1}, "no armour 'tail'"),
        ({"who": "jost", "set": "skill:magic", "to": 1}, "no skill 'magic'"),
        ({"who": "jost", "set": "gap", "to": 1}, "after nobody"),
        ({"who": "jost", "set": "distance:jost", "to": 1}, "no fight with each other"),
        ({"who": "jost", "set": "armour:torso", "to": "much"}, "such as 2/4"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(change: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.correct(FIGHT, change)


def test_what_people_type_still_works() -> None:
    after = GAME.correct(FIGHT, {"who": "jost", "set": "armour:torso", "to": "1/4"}).find("jost")
    row = after.row("torso")
    assert row is not None and (row.light, row.heavy) == (1, 4)
    assert GAME.correct(FIGHT, {"who": "jost", "set": "wounds", "to": 0}).find("jost").marked == 0


# -- recruits ---------------------------------------------------------------------------------------------------------

SKIRMISH = SYSTEM.scenario(CONTENT, "skirmish", {})
START = SYSTEM.start(SKIRMISH)


def test_everybody_of_a_content_can_be_called_in() -> None:
    assert RECRUITS.keys() == CONTENT.characters.keys()
    for who in RECRUITS:
        newcomer = called(START, who).heroes[-1]
        assert (newcomer.sheet.side, newcomer.seat, newcomer.sheet.called_in) == ("robbers", "master", True)


def test_several_alike_are_numbered_and_take_the_side_and_seat_they_are_given() -> None:
    after = called(START, "bandit", count=2, side="heroes", seat="jost")
    assert [one.id for one in after.heroes[len(START.heroes) :]] == ["bandit_2", "bandit_3"]
    assert after.heroes[-1].sheet.name.default == "Bandit 3"
    assert (after.heroes[-1].sheet.side, after.heroes[-1].seat) == ("heroes", "jost")
    assert GAME.names(after)["bandit_3"] == {"de": "Bandit 3", "en": "Bandit 3"}


def test_who_is_called_into_a_fight_is_in_it_as_far_away_as_the_others_were() -> None:
    state = replace(START, act=Fight(FightPlan("brawl", distance=30), (Fighter("jost"),), queue=("jost",)))
    fight = fight_of(called(state, "archer", id="late"))
    assert [fighter.who for fighter in fight.fighters] == ["jost", "late"]
    assert (fight.queue, fight.distance("jost", "late")) == (("jost", "late"), 30)
    begun = replace(state, act=replace(fight_of(state), stage="act"))
    assert fight_of(called(begun, "archer", id="late")).queue == ("jost",), "the next phase is the first"


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"side": "moon"}, "no side 'moon'"),
        ({"seat": "stranger"}, "nobody sits at 'stranger'"),
        ({"count": 31}, "does not fit into the scene"),
        ({"who": "nobody"}, "does not fit into the scene"),
        ({"lucky_number": 99}, "does not fit into the scene"),
        ({"content": 3}, "add takes"),
    ],
)
def test_who_does_not_fit_is_refused_with_a_sentence(given: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        called(START, "bandit", **given)


def test_there_is_room_for_so_many() -> None:
    with pytest.raises(ValueError, match="room for 40"):
        called(called(START, "bandit", count=30), "bandit", count=30)


def test_nobody_brings_abilities_that_have_no_name_here() -> None:
    change = json.loads(json.dumps(RECRUITS["bandit"].change))
    change["add"]["content"]["abilities"]["magic"] = {"name": {"de": "Magie", "en": "magic"}}
    change["add"]["content"]["characters"]["bandit"]["skills"]["magic"] = "5/1"
    with pytest.raises(ValueError, match="nobody in this scene knows magic"):
        GAME.correct(START, change)


def test_a_game_with_newcomers_is_played_stored_and_verified() -> None:
    session = new_session(GAME, START, {}, seed=b"newcomers".ljust(32))
    play_on(SYSTEM, session, 12)
    session.correct({"add": {**RECRUITS["archer"].change["add"], "id": "late"}}, "master")
    session.correct({"who": "late", "set": "psyche_lost", "to": 2}, "master")
    play_on(SYSTEM, session, 40)
    opened = resume(GAME, START, session.journal, None)
    state = opened.state
    assert state == session.state and state.find("late").psyche_lost >= 2
    assert GAME.thaw(START, json.loads(json.dumps(GAME.freeze(state)))) == state
    assert SYSTEM.character_in(SKIRMISH, state, "late").id == "late"
    assert verify(GAME, START, opened.journal).entries == len(opened.journal.entries)
