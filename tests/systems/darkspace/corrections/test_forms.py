"""What a master may correct and whom one may call in: every form fits, and a game with newcomers can be replayed."""

import json
from typing import Any

import pytest

from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.session import new_session, resume
from regelwerk.engine.screen.display import Amendment
from regelwerk.engine.state_values import replace
from regelwerk.engine.system import system as installed
from regelwerk.systems.darkspace.content.loading import load
from regelwerk.systems.darkspace.content.setup import scenario_document, start
from regelwerk.systems.darkspace.game import DarkSpace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan
from regelwerk.systems.darkspace.state import Area, Cover, World
from systems.darkspace.builders import character, henchman, system, world, zone
from systems.darkspace.chases import chasing, des, hauler, juro, patrol, pilot
from systems.placing import check_words, other_values, play_on

SYSTEM = installed("darkspace")
CONTENT = load()
GAME = DarkSpace()
RECRUITS = {one.id: one for one in SYSTEM.recruits(CONTENT)}
START = start(scenario_document(CONTENT, "duell", {}))
HENCHMAN = sorted(CONTENT.henchmen)[0]
PLAN = AreaPlan("crew", 2, 2)


def dock(**options: Any) -> World:
    rhea = character(weapons=("terminal", "rifle"), items=("stim",), base_stress=2, stress=4, account=3)
    made = world(
        rhea,
        henchman(account=5, seat="master"),
        henchman("other", seat="master"),
        system("core", 3, seat="master"),
        acting="rhea",
        queue=("guard", "other"),
        zones=(zone(), zone("yard")),
        options=Options(**options),
        area=PLAN,
    )
    return replace(made, covers=(("hall", Cover("crate", 4, 1)),), area=Area(PLAN, 2, 2, (12,), discovered=True))


STATE = dock()
PAIRED = dock(distance_model="pairs")
CHASED = chasing(hauler(), juro(), patrol(), pilot(), start={"hauler": 9, "patrol": 2})


def key(amendment: Amendment) -> tuple[str, Any]:
    return amendment.who, amendment.change["set"]


def now(state: World, amendment: Amendment) -> Any:
    """The value that stands in the form."""
    return next(one.value for one in SYSTEM.amendments(state) if key(one) == key(amendment))


def added(state: World = STATE, recruit: str = HENCHMAN, **given: Any) -> World:
    change = json.loads(json.dumps(RECRUITS[recruit].change))
    change["add"].update(given)
    return GAME.correct(state, change)


# -- amendments -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("state", [STATE, PAIRED, CHASED], ids=["dock", "pairs", "chase"])
def test_every_amendment_does_what_its_form_says(state: World) -> None:
    for amendment in SYSTEM.amendments(state):
        assert amendment.change == amendment.to(amendment.value)
        for value in other_values(amendment):
            after = GAME.correct(state, amendment.to(value))
            assert now(after, amendment) == value, amendment
            if amendment.who:
                others = [one for one in after.actors if one.id != amendment.who]
                assert others == [one for one in state.actors if one.id != amendment.who], amendment


def test_beyond_its_bounds_a_number_is_refused() -> None:
    for amendment in SYSTEM.amendments(STATE):
        if amendment.kind == "number":
            with pytest.raises(ValueError, match="whole number"):
                GAME.correct(STATE, amendment.to((amendment.high or 0) + 1))


def test_amendments_are_about_what_somebody_has() -> None:
    fields = {key(one) for one in SYSTEM.amendments(STATE)}
    assert ("rhea", "stress") in fields and ("guard", "stress") not in fields
    assert ("core", "firewall") in fields and ("core", "vital") not in fields
    assert {("", "se"), ("", "alarm"), ("", "next"), ("guard", "distance:rhea")} <= fields
    assert [one.who for one in SYSTEM.amendments(CHASED) if one.change["set"] == "de"] == ["hauler", "patrol"]
    for state in (STATE, PAIRED, CHASED):
        check_words(SYSTEM, SYSTEM.amendments(state), GAME.names(state))


def test_he_had_cover() -> None:
    after = GAME.correct(STATE, {"who": "guard", "set": "cover", "to": "crate"})
    assert after.find("guard").cover == Cover("crate", 4, 1)
    assert GAME.correct(after, {"who": "guard", "set": "cover", "to": ""}).find("guard").cover is None


def test_who_is_woken_joins_last_and_who_waits_has_no_place() -> None:
    woken = GAME.correct(STATE, {"who": "core", "set": "waiting", "to": False}).find("core")
    assert (woken.active, woken.account, woken.rank) == (True, 6, 5)
    asleep = GAME.correct(STATE, {"who": "guard", "set": "waiting", "to": True})
    assert asleep.queue == ("other",) and not asleep.find("guard").active
    assert GAME.correct(STATE, {"set": "next", "to": "other"}).queue == ("other", "guard")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"who": "guard", "set": "cover", "to": "wall"}, "no cover 'wall'"),
        ({"who": "guard", "set": "used:rifle", "to": True}, "has no 'rifle'"),
        ({"who": "guard", "set": "waiting", "to": 1}, "true or false"),
        ({"set": "next", "to": "core"}, "cannot act next"),
        ({"set": "next", "to": "nobody"}, "no participant"),
        ({"set": "alarm", "to": 1}, "true or false"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(change: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.correct(STATE, change)


# -- recruits ---------------------------------------------------------------------------------------------------------


def test_everybody_of_the_content_can_be_called_in() -> None:
    people = (CONTENT.characters, CONTENT.henchmen, CONTENT.machines, CONTENT.systems, CONTENT.objects, CONTENT.squads)
    assert RECRUITS.keys() == {who for table in people for who in table}
    for recruit in RECRUITS.values():
        state = dock(henchman_groups=True)
        after = GAME.correct(state, json.loads(json.dumps(recruit.change)))
        newcomers = after.actors[len(state.actors) :]
        assert newcomers and after.actors[: len(state.actors)] == state.actors
        assert all(one.sheet.called_in and one.sheet.seat == "master" for one in newcomers)
        assert GAME.thaw(state, json.loads(json.dumps(GAME.freeze(after)))) == after


def test_newcomers_come_late_beside_their_own() -> None:
    after = added(number=2, side="guards")
    first, second = after.actors[-2:]
    assert (first.id, second.id) == (f"{HENCHMAN}_1", f"{HENCHMAN}_2")
    assert (first.account, second.account) == (6, 7)
    assert (first.zone, first.side, first.active) == ("hall", "guards", True)
    assert {first.id, second.id}.isdisjoint(after.queue)
    assert GAME.names(after)[second.id]["de"].endswith(" 2")


def test_where_the_table_wants_it_they_act_in_this_round() -> None:
    assert added(dock(joiner_acts="this_round_last")).queue == ("guard", "other", HENCHMAN)


def test_guards_of_a_place_that_is_broken_into_suspect_nothing() -> None:
    assert STATE.area is not None
    quiet = replace(STATE, area=replace(STATE.area, discovered=False))
    assert added(quiet, side="guards").find(HENCHMAN).waiting
    assert added(quiet, side="crew").find(HENCHMAN).active


def test_a_pursuer_comes_into_the_chase() -> None:
    machine = sorted(CONTENT.machines)[0]
    after = added(CHASED, machine, de=4)
    assert des(after) == {"hauler": 9, "patrol": 2, machine: 4}


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"side": "nobody"}, "no side 'nobody'"),
        ({"seat": "nobody"}, "nobody sits at"),
        ({"number": 21}, "from 1 to 20"),
        ({"zone": "moon"}, "does not fit"),
        ({"who": "siegfried"}, "no 'siegfried'"),
        ({"content": None}, "add takes"),
        ({"content": {"henchmen": {HENCHMAN: {"name": 3}}}}, "does not fit"),
        ({"unknown": 1}, "does not fit"),
        ({"id": "Kein Name"}, "does not fit"),
        ({"at_controls": True}, "has no at_controls"),
        ({"de": 3}, "no chase"),
    ],
)
def test_who_does_not_fit_is_refused_with_a_sentence(given: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        added(**given)


def test_a_game_with_newcomers_is_played_stored_and_verified() -> None:
    session = new_session(GAME, START, {}, seed=b"newcomers".ljust(32))
    change = RECRUITS[HENCHMAN].change
    session.correct({"add": {**change["add"], "number": 2}}, "master")
    play_on(SYSTEM, session, 12)
    session.correct(change, "master")
    opened = resume(GAME, START, session.journal, None)
    assert opened.state == session.state
    play_on(SYSTEM, opened, 600)
    assert opened.outcome is not None
    assert verify(GAME, START, opened.journal).entries == len(opened.journal.entries)
    assert {f"{HENCHMAN}_1", f"{HENCHMAN}_2", HENCHMAN} <= opened.names.keys()
