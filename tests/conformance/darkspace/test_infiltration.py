"""WE-16: an infiltration, from the opening through whole rounds of the game."""

import pytest

from conformance.darkspace.playing import fact, in_round, play
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan, Obstacle
from regelwerk.systems.darkspace.state import Area, World
from systems.darkspace.builders import character, facts, henchman, world

PLAN = AreaPlan(
    "crew",
    2,
    3,
    obstacles=(Obstacle("guard", Name.of("Wache", en="guard"), "guard"),),
    guards=("guard",),
    at="hall",
)


def break_in() -> World:
    """A thief and a hacker before a place of class 2 and competence 3, with one guard somewhere inside."""
    return replace(
        world(
            character("nadja", dexterity=4, skills={"agility": 3, "body_control": 2, "perception": 3}),
            character("ilka", intelligence=3, skills={"logic": 3, "tech": 1}, weapons=("datapad",)),
            henchman("guard", 3, waiting=True, zone=""),
            stage="setup",
            area=PLAN,
        ),
        round=0,
        area=None,
    )


INITIATIVE = [[9, 8, 1], [6, 5, 1]]
SNEAK = [9, 8, 6, 2]
HACK = [8, 7, 3]


def area_of(state: World) -> Area:
    assert state.area is not None
    return state.area


def first_round() -> Transcript[World]:
    lines = ("nadja act sneak", "nadja act end", "ilka act security_hack", "ilka act end")
    return play(break_in(), in_round(2), *lines, throws=[*INITIATIVE, SNEAK, HACK, [7]])


@pytest.mark.rule("DS-INF-02", "DS-INF-03", "DS-INF-04", "DS-INF-07", "DS-INF-08", "DS-INF-11", "DS-INF-15")
def test_we_16_sneaking() -> None:
    start = break_in()
    entered = play(start, in_round(1), throws=INITIATIVE)
    assert fact(entered, "ds-infiltration", "threshold", "level") == (15, 15)
    transcript = play(entered.result, lambda state: state.find("nadja").account > 0, "nadja act sneak", throws=[SNEAK])
    assert fact(transcript, "ds-probe", "result", "difficulty", "success") == (20, 15, True)
    assert fact(transcript, "ds-stealth-pair", "value", "hidden") == (16, True)
    assert (area_of(transcript.result).se, area_of(transcript.result).guard_se) == (3, 0)


@pytest.mark.rule("DS-INF-08", "DS-INF-10", "DS-INF-16", "DS:defender_se", "DS:hack_secondary")
def test_we_16_a_hacked_guard_brings_units_and_a_failed_stealth_gives_some_to_the_others() -> None:
    transcript = first_round()
    assert facts(transcript, "ds-stealth-pair", "value", "hidden") == [(16, True), (11, False)]
    assert facts(transcript, "ds-se-won", "gained", "se") == [(3, 3), (3, 6)]
    assert fact(transcript, "ds-noticed", "gained", "guard_se") == (7, 7)
    # At the round's end the infiltrators are behind: no die is thrown for the guards.
    after = area_of(transcript.result)
    assert (after.se, after.guard_se, after.discovered) == (6, 7, False)
    assert not transcript.notes("ds-guards-patrol")


@pytest.mark.rule("DS-INF-03", "DS-INF-23")
def test_we_16_behind_the_next_failed_stealth_means_discovery() -> None:
    start = first_round().result
    lines = ("nadja act sneak",)
    transcript = play(
        start, lambda state: state.stage == "bonus", *lines, throws=[[8, 3, 2, 2], [9, 8, 1], [6, 5, 1], [9, 9, 2]]
    )
    after = transcript.result
    assert transcript.notes("ds-noticed-behind") and transcript.notes("ds-discovered")
    assert area_of(after).discovered and not after.find("nadja").infiltrating
    assert after.find("guard").active and after.find("guard").zone == "hall"


@pytest.mark.rule("DS-INF-03", "DS-INF-10", "DS-UNI-02")
def test_we_16_whoever_is_not_behind_gives_the_guards_a_die_at_the_end_of_the_round() -> None:
    lines = ("nadja act sneak", "nadja act end", "ilka act end")
    transcript = play(break_in(), in_round(2), *lines, throws=[*INITIATIVE, SNEAK, [2]])
    assert fact(transcript, "ds-guards-patrol", "gained") == 2
    assert (area_of(transcript.result).se, area_of(transcript.result).guard_se) == (3, 2)
