"""WE-06, WE-07 and WE-21: order of play and action units, through whole rounds of the game."""

from typing import Any

import pytest

from conformance.darkspace.playing import act, fact, in_round, orders, phase, play
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.darkspace.rules.core.scenes import CoverPlan, Event, Switch
from regelwerk.systems.darkspace.state import World
from regelwerk.systems.darkspace.values import Weapon
from systems.darkspace.builders import character, henchman, world, zone

CRATE = CoverPlan("crate", Name.of("Kiste", en="crate"), 4, 1)
GONG = Switch("gong", Name.of("Gong", en="gong"))
MOUNTED = Weapon("mounted", Name.of("Kanone auf Lafette", en="mounted cannon"), "ranged", 7, 2)


def four() -> World:
    """A and C against B; D comes when somebody strikes the gong."""
    return replace(
        world(
            character("a", skills={"perception": 2}, weapons=("pistol",)),
            character("b", "guards", intuition=2, weapons=("pistol",)),
            character("c", intuition=3, skills={"perception": 0}),
            character("d", intuition=2, waiting=True),
            stage="setup",
            zones=(zone(covers=(CRATE,), switches=(GONG,)),),
            events=(Event("relief", ("pressed:gong",), joins=("d",), at="hall"),),
        ),
        round=0,
    )


def accounts(state: World, who: str) -> list[int]:
    return [state.find(one).account for one in who]


MISS = [1, 1, 2]
ROUND_1 = ("a act attack", "b interrupt cover:crate", "a act aim", "a act attack", "a overdraw end")
ROUND_1_REST = (
    "c act aim",
    "c act end",
    "b act aim",
    "b act attack",
    "b which pistol:a",
    "b act aim",
    "b overdraw end",
)
ROUND_2 = ("c act distract", "c act aim", "c act use_item", "c overdraw end", "a act aim", "a act attack", "a act end")
ROUND_2_REST = ("b act attack", "b which pistol:a", "b act aim", "b act attack", "b which pistol:a", "b overdraw end")


@pytest.mark.rule("DS-ORD-01", "DS-ORD-02", "DS-ORD-03", "DS-ORD-04", "DS-ORD-05", "DS-UNI-01")
@pytest.mark.rule("DS-AE-04", "DS-AE-05", "DS-AE-06", "DS-AE-07", "DS-ACT-05", "DS-COV-01")
def test_we_06_accounts_decide_the_order_and_initiative_breaks_ties() -> None:
    initiative = [[9, 7, 2], [8, 7], [9, 6, 1]]
    shots = [MISS, [*MISS, 1], [*MISS, 1]]
    transcript = play(four(), in_round(2), *ROUND_1, *ROUND_1_REST, throws=[*initiative, *shots])
    after = transcript.result
    assert [after.find(who).initiative for who in "abc"] == [18, 15, 15]
    assert orders(transcript) == ["a c b", "c a b"]
    assert accounts(after, "abc") == [3, 4, 1]
    assert after.find("b").stress == 1


@pytest.mark.rule("DS-ORD-03", "DS-ORD-04", "DS-JOI-01", "DS-JOI-02")
def test_we_06_who_arrives_starts_above_all_others_and_takes_part_from_the_next_round_on() -> None:
    initiative = [[9, 7, 2], [8, 7], [9, 6, 1]]
    shots = [MISS, [*MISS, 1], [*MISS, 1]]
    start = play(four(), in_round(2), *ROUND_1, *ROUND_1_REST, throws=[*initiative, *shots]).result
    throws = [[*MISS, 1], [7, 5], [*MISS, 1], [*MISS, 1], [*MISS, 1]]
    transcript = play(start, in_round(3), *ROUND_2, *ROUND_2_REST, throws=throws)
    after = transcript.result
    assert fact(transcript, "ds-joins", "account") == 5 and after.find("d").initiative == 12
    assert accounts(after, "abcd") == [5, 7, 4, 5]
    assert orders(transcript) == ["c a d b"]


WAKES = [1, 1]
"""The initiative of somebody who was shot at and takes part from now on (R-105)."""


def range_of(weapon: Any, category: int) -> World:
    """A shooter and a guard who only stands there, so far away."""
    return world(
        character("a", weapons=(weapon,)),
        henchman("guard", waiting=True, zone="yard"),
        zones=(zone(), zone("yard")),
        links=(("hall", "yard", category),),
        acting="a",
    )


@pytest.mark.rule("DS-COST-02", "DS-AE-02", "DS-AE-04", "DS-AE-08", "DS-AE-09")
def test_we_07_two_attacks_with_a_rifle_overdraw_by_one() -> None:
    lines = ("a act attack", "a act attack", "a pay overdraw", "a overdraw end")
    after = phase(range_of("rifle", 3), *lines, throws=[MISS, WAKES, MISS]).result
    assert accounts(after, "a") == [4] and after.find("a").stress == 1


@pytest.mark.rule("DS-COST-02", "DS-AE-03", "DS-AE-02")
def test_we_07_a_mounted_cannon_is_fired_in_the_second_phase_and_leaves_two_units() -> None:
    begun = play(range_of(MOUNTED, 4), in_round(2), "a act attack", "a pay begin")
    assert accounts(begun.result, "a") == [3] and not begun.rolled
    fired = play(begun.result, lambda state: not state.find("a").progress, "a act continue", throws=[MISS, WAKES])
    after = fired.result
    assert accounts(after, "a") == [4] and after.find("a").stress == 0
    assert after.phase is not None and after.phase.used == 1 and fired.notes("ds-attack-misses")
    assert accounts(phase(after, "a act aim").result, "a") == [5]


def runner(**changes: Any) -> World:
    """Somebody who runs at a guard several hundred metres away, after whom a friend acts."""
    return world(
        character("a", skills={"speed": 3}, account=6),
        character("b", account=7),
        henchman("guard", zone="yard", account=8),
        zones=(zone(), zone("yard")),
        links=(("hall", "yard", 3),),
        acting="a",
        **changes,
    )


@pytest.mark.rule("DS-DST-05", "DS-DST-06", "DS-DST-07", "DS:long_sprint_account")
def test_we_21_a_long_sprint_that_succeeds_ends_before_the_target() -> None:
    start = runner(queue=("b", "guard"))
    transcript = act(start, "a act long_sprint", "a which guard:yard", throws=[[9, 6, 1]])
    assert fact(transcript, "ds-probe", "result", "difficulty", "success") == (18, 18, True)
    after = transcript.result
    assert accounts(after, "a") == [7] and after.find("a").zone == "yard"
    assert after.are_engaged("a", "guard")
    assert after.queue == ("b", "a", "guard")


@pytest.mark.rule("DS-DST-07", "DS:long_sprint_account")
def test_we_21_one_that_fails_arrives_after_it() -> None:
    transcript = act(runner(queue=("b", "guard")), "a act long_sprint", "a which guard:yard", throws=[[8, 6, 1]])
    after = transcript.result
    assert accounts(after, "a") == [9] and after.find("a").zone == "yard"
    assert after.queue == ("b", "guard", "a")


@pytest.mark.rule("DS-DST-07", "DS-ORD-03")
def test_we_21_whose_target_has_acted_already_comes_before_it_in_the_next_round() -> None:
    start = runner(queue=("b",), acted=("guard",))
    transcript = play(start, in_round(2), "a act long_sprint", "a which guard:yard", throws=[[9, 6, 1]])
    assert orders(transcript) == ["b a guard"]
