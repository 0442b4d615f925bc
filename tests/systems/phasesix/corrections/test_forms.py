"""What a master may correct and whom one may call in: every form fits, and a game with newcomers can be replayed."""

import json
from typing import Any

import pytest

from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.session import new_session, resume
from regelwerk.engine.screen.display import Amendment
from regelwerk.engine.system import system
from regelwerk.space import Point, metres, within
from regelwerk.systems.phasesix.content.setup import scenario_document, start
from regelwerk.systems.phasesix.state import Combat
from systems.phasesix.builders import CONTENT, GAME, fight, someone
from systems.placing import check_words, other_values, play_on

SYSTEM = system("phasesix")
PLACES = {"juri": (10.0, 10.0), "robber": (20.0, 10.0)}
STATE = fight(someone("juri", hearts=3), someone("robber"), positions=PLACES)
START = start(scenario_document(CONTENT, "feuergefecht", {}))
RECRUITS = {one.id: one for one in SYSTEM.recruits(CONTENT)}


def now(state: Combat, amendment: Amendment) -> Any:
    """The value that stands in the form."""
    found = [one for one in SYSTEM.amendments(state) if (one.who, one.change["set"]) == key(amendment)]
    return found[0].value


def key(amendment: Amendment) -> tuple[str, Any]:
    return amendment.who, amendment.change["set"]


def added(**given: Any) -> Combat:
    change = json.loads(json.dumps(RECRUITS["robber"].change))
    change["add"].update(given)
    return GAME.correct(STATE, change)


# -- amendments -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("amendment", SYSTEM.amendments(STATE), ids=lambda one: "-".join(map(str, key(one))))
def test_every_amendment_does_what_its_form_says(amendment: Amendment) -> None:
    assert amendment.change == amendment.to(amendment.value)
    for value in other_values(amendment):
        after = GAME.correct(STATE, amendment.to(value))
        assert now(after, amendment) == value
        others = [fighter for fighter in after.fighters if fighter.id != amendment.who]
        assert others == [fighter for fighter in STATE.fighters if fighter.id != amendment.who]


def test_beyond_its_bounds_an_amendment_is_refused() -> None:
    for amendment in SYSTEM.amendments(STATE):
        if amendment.kind == "number":
            for value in ((amendment.low or 0) - 1, (amendment.high or 0) + 1):
                with pytest.raises(ValueError, match=r"."):
                    GAME.correct(STATE, amendment.to(value))


def test_amendments_can_be_told() -> None:
    check_words(SYSTEM, SYSTEM.amendments(STATE), GAME.names(STATE))
    assert {one.who for one in SYSTEM.amendments(STATE)} == {"", "juri", "robber"}


def test_before_initiative_nobody_has_a_turn_to_correct() -> None:
    assert not [one for one in SYSTEM.amendments(START) if not one.who]
    with pytest.raises(ValueError, match="before initiative"):
        GAME.correct(START, {"set": "turn", "to": START.fighters[0].id})


def test_a_turn_given_begins_like_any_turn() -> None:
    after = GAME.correct(STATE, {"set": "turn", "to": "robber"})
    assert (after.actor.id, after.phase) == ("robber", "turn_start")


def test_what_is_taken_in_hand_puts_away_what_is_in_its_way() -> None:
    juri = STATE.find("juri")
    assert juri.ready == ("ak_47",)
    after = GAME.correct(STATE, {"who": "juri", "set": "ready:glock", "to": True}).find("juri")
    assert after.ready == ("glock",)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"who": "juri", "set": "ready:axe", "to": True}, "no weapon 'axe'"),
        ({"who": "juri", "set": "ammo:axe", "to": 3}, "to count"),
        ({"who": "juri", "set": "armor:axe", "to": 3}, "wears no"),
        ({"who": "juri", "set": "unaware", "to": 1}, "true or false"),
        ({"who": "juri", "set": "x", "to": 900}, "not on the map"),
        ({"set": "turn", "to": "siegfried"}, "no participant"),
        ({"set": "round", "to": 0}, "from 1 to"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(change: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.correct(STATE, change)


# -- recruits ---------------------------------------------------------------------------------------------------------


def test_everybody_of_the_content_can_be_called_in() -> None:
    assert RECRUITS.keys() == CONTENT.participants.keys()
    for who, recruit in RECRUITS.items():
        after = GAME.correct(STATE, json.loads(json.dumps(recruit.change)))
        assert len(after.fighters) == 3
        (newcomer,) = [fighter for fighter in after.fighters if fighter not in STATE.fighters]
        assert dict(recruit.name)["de"] == CONTENT.participants[who].name.default
        assert (newcomer.hearts, newcomer.actions) == (newcomer.sheet.max_hearts, 0)
        assert GAME.thaw(STATE, json.loads(json.dumps(GAME.freeze(after)))) == after


def test_a_foe_comes_to_the_foes_and_has_a_number_of_its_own() -> None:
    after = added(number=2)
    newcomers = [fighter for fighter in after.fighters if fighter not in STATE.fighters]
    assert [one.id for one in newcomers] == ["robber_2", "robber_3"]
    assert {(one.side, one.seat) for one in newcomers} == {("foes", "foes")}
    assert GAME.names(after)["robber_3"]["de"] == f"{GAME.names(STATE)['robber']['de']} 3"


def test_newcomers_stand_beside_their_own_and_not_on_each_other() -> None:
    after = added(number=3)
    places = [fighter.position for fighter in after.fighters]
    assert len(set(places)) == len(places)
    near = STATE.find("robber").position
    assert near is not None
    newcomers = [fighter.position for fighter in after.fighters if fighter not in STATE.fighters]
    assert all(place is not None and within(place, near, metres(2)) for place in newcomers)


def test_whose_turn_it_is_stays_so() -> None:
    first = added(initiative=900)
    assert (first.actor.id, first.fighters[0].id) == ("juri", "robber_2")
    last = added(initiative=-50)
    assert (last.actor.id, last.fighters[-1].id) == ("juri", "robber_2")


def test_side_seat_and_place_can_be_named() -> None:
    newcomer = added(side="heroes", seat="foes", at=[3, 4]).find("robber_2")
    assert (newcomer.side, newcomer.seat, newcomer.position) == ("heroes", "foes", Point.metres(3, 4))


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"side": "nobody"}, "no side 'nobody'"),
        ({"seat": "nobody"}, "nobody sits at"),
        ({"number": 0}, "from 1 to 20"),
        ({"number": True}, "from 1 to 20"),
        ({"at": [900, 4]}, "does not fit"),
        ({"who": "siegfried"}, "no 'siegfried'"),
        ({"content": {"foes": {"robber": {"name": 3}}}}, "does not fit"),
        ({"content": None}, "add takes"),
        ({"unknown": 1}, "does not fit"),
        ({"id": "Kein Name"}, "does not fit"),
    ],
)
def test_who_does_not_fit_is_refused_with_a_sentence(given: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        added(**given)


def test_a_game_with_newcomers_is_played_stored_and_verified() -> None:
    session = new_session(GAME, START, {}, seed=b"newcomers".ljust(32))
    change = RECRUITS["robber"].change
    session.correct({"add": {**change["add"], "number": 2}}, "master")
    play_on(SYSTEM, session, 12)
    session.correct(change, "master")
    opened = resume(GAME, START, session.journal, None)
    assert opened.state == session.state
    play_on(SYSTEM, opened, 2000)
    assert opened.outcome is not None
    assert verify(GAME, START, opened.journal).entries == len(opened.journal.entries)
    assert {"robber_1", "robber_2"} <= opened.names.keys()
