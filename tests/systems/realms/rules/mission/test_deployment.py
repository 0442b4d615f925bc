"""Deployment: the leaders' contest, the ends of the table, and where models may begin."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.facts import Ref, Word
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.game import Realms
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.mission import deployment
from regelwerk.systems.realms.rules.mission.deployment import Placements, why_not
from regelwerk.systems.realms.state import Model, World
from systems.realms.builders import box, enemy, facts, model, piece, possible, questions, told, world, zone

LEADER = (("gruppenfuehrer", 1),)


def force(**changes: Any) -> tuple[Model, ...]:
    """Two against three; nobody is on the table yet."""
    leaders: dict[str, Any] = {"status": "waiting", "traits": LEADER, **changes}
    return (
        model(agi=5, eh=3, **leaders),
        model("luna", status="waiting"),
        enemy(agi=4, eh=6, **leaders),
        enemy("boris", status="waiting"),
        enemy("cora", status="waiting"),
    )


def setup(**options: Any) -> World:
    return world(*force(), stage="setup", round=0, options=Options(**options))


def contest(start: World, *answers: str, faces: tuple[int, ...]) -> Transcript[World]:
    return told(lambda: deployment.contest(start), *answers, faces=faces)


@pytest.mark.rule("RE-GAM-01", "RE-GAM-04", "RE-GAM-06", "RE-LEAD-02", "RE:deployment_order")
def test_the_leader_with_the_higher_throw_picks_an_end_and_places_everybody_first() -> None:
    run = contest(setup(), "north", faces=(3, 3))
    assert [rolled.roll.who for rolled in run.rolled] == ["mars", "amok"], "8 against 7"
    assert facts(run, "re-leaders-contest", "own", "other", "by") == [(5, 4, Word("re-attribute-agi"))]
    assert (questions(run), run.asked[0].prompt.seat, possible(run.asked[0])) == (
        ["RE-GAM-04"],
        "blue",
        ["south", "north"],
    )
    assert (run.result.ends, run.result.stage) == ((1, 0), "deploy")
    assert run.result.deploying == ("blue", "blue", "red", "red", "red")
    lost = contest(setup(), "south", faces=(3, 5)).result
    assert (lost.ends, lost.deploying) == ((1, 0), ("red", "red", "red", "blue", "blue"))


@pytest.mark.rule("RE-GAM-06", "RE:deployment_order")
@pytest.mark.parametrize(
    ("rule", "faces", "order"),
    [
        ("leader_contest", (3, 3), "blue blue red red red"),
        ("alternate", (3, 3), "blue red blue red red"),
        ("loser_first", (3, 3), "red red red blue blue"),
        ("leader_eh", (3, 3), "red red red blue blue"),
    ],
)
def test_in_which_order_models_are_placed(rule: Any, faces: tuple[int, ...], order: str) -> None:
    """Mars leads with AGI 5 and EH 3, amok with AGI 4 and EH 6."""
    assert contest(setup(deployment_order=rule), faces=faces).result.deploying == tuple(order.split())


@pytest.mark.rule("RE-GAM-06", "RE:initiative_tie")
def test_a_tie_of_leaders_is_settled_like_any_other() -> None:
    assert contest(setup(), faces=(3, 4)).result.deploying[0] == "blue", "8 and 8, the higher agility"
    assert contest(setup(initiative_tie="higher_eh"), faces=(3, 4)).result.deploying[0] == "red"
    assert contest(setup(initiative_tie="reroll"), faces=(3, 4, 1, 3)).result.deploying[0] == "red"


@pytest.mark.rule("RE:leader_trait", "RE-TRA-01", "RE-GAM-06")
def test_a_leader_may_repeat_the_contest_where_the_trait_says_so() -> None:
    start = setup(leader_trait="reroll_deployment")
    kept = contest(start, "keep", faces=(3, 3))
    assert (kept.asked[0].prompt.seat, kept.result.deploying[0]) == ("red", "blue"), "the loser is asked"
    again = contest(start, "again", "again", faces=(3, 3, 3, 5, 6, 5))
    assert again.result.deploying[0] == "blue", "8:7, 8:9, 11:9; both have used their trait"
    assert questions(contest(setup(), faces=(3, 3))) == ["RE-GAM-04"]


# -- places -----------------------------------------------------------------------------------------------------------


def deploying(*models: Model, **more: Any) -> World:
    """Blue deploys in the south, red in the north."""
    sides = tuple(one.side for one in models if one.vitals.status == "waiting")
    return world(*models, stage="deploy", round=0, deploying=sides, **more)


def refused(start: World, x: float, y: float, who: str = "mars") -> str:
    found = Placements(start, start.find(who)).find(f"{x},{y}")
    return found.rule_id if isinstance(found, Refusal) else ""


@pytest.mark.rule("RE-GAM-04", "RE-GEO-15", "RE-MIK-04", "RE:mike_building")
def test_a_base_must_lie_free_in_its_own_zone() -> None:
    recruit = model(status="waiting")
    crate = piece("kiste", box(40, 5, 44, 9))
    start = deploying(recruit, model("luna", (20, 10)), pieces=(crate,))
    assert refused(start, 10, 13.75) == ""
    assert refused(start, 10, 13.8) == "RE-GAM-04", "beyond the line"
    assert refused(start, 10, 80) == "RE-GAM-04"
    assert refused(start, 1, 10) == "RE-GAM-04", "over the edge of the table"
    assert refused(start, 22, 10) == "RE-GEO-15", "on luna"
    assert refused(start, 22.5, 10) == ""
    assert refused(start, 42, 7) == "RE-GEO-15", "not on a piece"
    house = zone("building", box(50, 0, 60, 15))
    heavy = deploying(model(type="mike", status="waiting"), zones=(house,))
    assert refused(heavy, 55, 7) == "RE-MIK-04"
    assert refused(replace(heavy, options=Options(mike_building="allowed")), 55, 7) == ""
    assert refused(deploying(recruit, zones=(house,)), 55, 7) == ""


@pytest.mark.rule("RE-GAM-05")
def test_nobody_begins_closer_than_twelve_centimetres_to_an_enemy() -> None:
    start = deploying(model(status="waiting"), enemy(at=(45, 25)))
    assert refused(start, 45, 10.5) == "", "exactly 12 cm from edge to edge"
    assert refused(start, 45, 10.6) == "RE-GAM-05"
    friend = deploying(model(status="waiting"), model("luna", (45, 25)))
    assert refused(friend, 45, 13) == ""


@pytest.mark.rule("RE-GAM-04", "RE-GEO-01")
def test_places_are_written_as_people_write_them() -> None:
    start = deploying(model(status="waiting"))
    places = Placements(start, start.find("mars"))
    assert refused(start, 10, 7.5) == ""
    for nonsense in ("here", "10", "10;5", "10,7@360", "10,7@x"):
        assert isinstance(places.find(nonsense), Refusal)
    found: Any = places.find(" 10, 7 @ 270 ")
    assert (found.key, found.value.facing) == ("10,7@270", 27000)
    plain: Any = places.find("10,7")
    assert plain.key == "10,7@90", "towards the middle of the table"
    assert places.find(places.suggestion().key) == places.suggestion()


@pytest.mark.rule("RE-GAM-04")
def test_samples_and_suggestions_are_legal() -> None:
    crowd = tuple(model(f"m{n}", (5 + 4 * n, 8)) for n in range(20))
    start = deploying(model(status="waiting"), *crowd, enemy(at=(45, 40)))
    places, dice = Placements(start, start.find("mars")), RandomDice(7)
    spots = [places.sample(dice).value for _ in range(20)] + [answer.value for answer in places.listed()]
    assert all(why_not(start, start.find("mars"), spot.at) is None for spot in spots)
    assert len({spot.facing for spot in spots}) > 5
    full = deploying(model(status="waiting"), enemy(at=(10, 7)), size=(20.0, 20.0))
    with pytest.raises(ValueError, match="no room"):
        Placements(full, full.find("mars")).suggestion()


@pytest.mark.rule("RE-GAM-04", "RE-CAM-03", "RE-GAM-01")
def test_models_are_placed_one_by_one_and_hide_when_all_are_there() -> None:
    sly = model("luna", status="waiting", camouflage="active", camouflage_level=2)
    start = deploying(model(status="waiting"), sly, enemy(status="waiting", camouflage="passive", camouflage_level=2))
    first = told(lambda: deployment.place(start), "30,10@45")
    mars = first.result.find("mars")
    assert (mars.at.in_cm, mars.facing, mars.active) == ((30, 10), 4500, True)
    assert (first.result.deploying, first.asked[0].prompt.who) == (("blue", "red"), "mars")
    second = told(lambda: deployment.place(first.result), "40,10").result
    assert second.find("luna").revealed, "nobody hides before all are placed"
    third = told(lambda: deployment.place(second), "50,80").result
    run = told(lambda: deployment.place(third))
    assert facts(run, "re-begin-hidden", "who") == [((Ref("luna"),),)]
    begun = run.result
    assert begun.stage == "round_start"
    assert [one.revealed for one in begun.models] == [True, False, True], "amok touches nothing to hide beside"


@pytest.mark.rule("RE-GAM-01")
def test_a_game_goes_from_the_contest_to_the_first_round() -> None:
    game, state = Realms(), setup()
    seen = [state.stage]
    for _ in range(7):
        now = state
        state = told(lambda now=now: game.step(now), faces=(3, 3) if now.stage == "setup" else ()).result  # type: ignore[misc]
        seen.append(state.stage)
    assert seen == ["setup", *["deploy"] * 6, "round_start"]
    assert all(one.active for one in state.models)
    begun = told(lambda: game.step(state)).result
    assert (begun.stage, begun.round, {one.ap for one in begun.models}) == ("order", 1, {6})


@pytest.mark.rule("RE-GAM-04")
def test_one_answer_places_all_the_others_of_a_side() -> None:
    start = replace(setup(), stage="deploy", deploying=("blue", "blue", "red", "red", "red"))
    run = told(lambda: deployment.place(start), "rest")
    assert [one.active for one in run.result.models] == [True, True, False, False, False]
    assert run.result.deploying == ("red", "red", "red") and run.result.models[0].at != run.result.models[1].at
    assert "rest" in possible(run.asked[0])
    last = replace(start, deploying=("blue", "red", "red", "red"))
    alone = told(lambda: deployment.place(last), Placements(last, last.models[0]).suggestion().key)
    assert "rest" not in possible(alone.asked[0])
    assert isinstance(Placements(last, last.models[0]).find("rest"), Refusal)
