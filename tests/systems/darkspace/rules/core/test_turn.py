"""The order of play: initiative, accounts, late arrivals, phases of grace."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.effects import Play
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.turn import (
    begin_fight,
    begin_phase,
    begin_round,
    come_back,
    join,
    next_in_order,
    round_order,
    tie_values,
)
from regelwerk.systems.darkspace.state import World
from systems.darkspace.builders import character, facts, henchman, machine, questions, system, told, world


def three(**options: Any) -> World:
    return world(
        character("a", intuition=2, skills={"perception": 2}),
        character("b", intuition=2),
        character("c", intuition=3),
        options=Options(**options),
        stage="setup",
    )


@pytest.mark.rule("DS-ORD-01", "DS-ORD-02")
def test_initiative_is_an_open_perception_probe_and_intuition_breaks_ties() -> None:
    transcript = told(lambda: begin_fight(three()), faces=[9, 7, 8, 7, 8, 7, 1])
    after = transcript.result
    assert [after.find(who).initiative for who in "abc"] == [18, 15, 15]
    assert [after.find(who).rank for who in "abc"] == [1, 3, 2]


@pytest.mark.rule("DS-ORD-02")
def test_equals_in_everything_throw_for_it() -> None:
    start = world(henchman("x"), henchman("y"), stage="setup")
    after = told(lambda: begin_fight(start), faces=[5, 4, 6, 3, 2, 7]).result
    assert [after.find(who).rank for who in "xy"] == [2, 1]


@pytest.mark.rule("DS:initiative_probe")
def test_initiative_may_be_competence_alone() -> None:
    start = world(
        henchman("x", 3, expertise=("perception",)), stage="setup", options=Options(initiative_probe="competence")
    )
    after = told(lambda: begin_fight(start), faces=[5, 4, 3]).result
    assert after.find("x").initiative == 9


def spent(state: World, **accounts: int) -> World:
    for who, account in accounts.items():
        state = state.change(who, account=account)
    return state


@pytest.mark.rule("DS-ORD-01", "DS-ORD-03", "DS-ORD-04", "DS:turn_order")
def test_rounds_go_by_account_and_ties_by_initiative() -> None:
    state = three().change("a", rank=1).change("c", rank=2).change("b", rank=3)
    assert round_order(replace(state, round=1)) == ("a", "c", "b"), "all accounts are empty"
    state = spent(state, a=3, b=4, c=1)
    assert round_order(replace(state, round=2)) == ("c", "a", "b")
    assert round_order(replace(spent(state, a=4), round=2)) == ("c", "a", "b")
    static = replace(state, scene=three(turn_order="static").scene)
    assert round_order(replace(static, round=2)) == ("a", "c", "b")


@pytest.mark.rule("DS-JOI-01", "DS-JOI-02")
def test_late_arrivals_start_one_above_the_highest_account_and_wait_for_the_next_round() -> None:
    state = replace(spent(three(), a=3, b=4, c=4), queue=("a", "b"), round=2)
    for who, initiative in (("a", 18), ("b", 15), ("c", 15)):
        state = state.change(who, initiative=initiative)
    state = replace(state, actors=(*state.actors, character("d", waiting=True, account=0)))
    after = told(lambda: join(state, "d"), faces=[7, 5, 1]).result
    assert after.find("d").account == 5 and after.find("d").initiative == 12
    assert after.queue == ("a", "b")
    later = replace(spent(after, a=5, b=7), round=3)
    assert round_order(later) == ("c", "a", "d", "b")


@pytest.mark.rule("DS-JOI-01", "DS-JOI-02", "DS-ORD-01")
def test_ds_joi_02_who_arrives_before_the_first_round_acts_after_those_with_empty_accounts() -> None:
    """Initiative 20 only breaks ties: who comes while the fight begins has account 1 and acts last (R-104)."""
    start = told(lambda: begin_fight(three()), faces=[9, 7, 8, 7, 8, 7, 1]).result
    start = replace(start, actors=(*start.actors, henchman("d", 2, waiting=True)))
    joined = told(lambda: join(start, "d"), faces=[10, 10, 1, 1]).result
    assert joined.find("d").initiative == 20 and joined.find("d").account == 1
    assert told(lambda: begin_round(joined)).result.queue == ("a", "c", "b", "d")


@pytest.mark.rule("DS:joiner_acts")
def test_late_arrivals_may_act_last_in_the_same_round() -> None:
    state = world(
        character("a", initiative=9), character("d", waiting=True), options=Options(joiner_acts="this_round_last"),
        queue=("a",),
    )  # fmt: skip
    assert told(lambda: join(state, "d"), faces=[7, 5, 1]).result.queue == ("a", "d")


@pytest.mark.rule("DS-ORD-04")
def test_the_order_of_a_round_is_fixed_when_it_starts() -> None:
    state = replace(spent(three(), a=0, b=1, c=2), round=1)
    after = told(lambda: begin_round(state)).result
    assert after.queue == ("a", "b", "c") and after.round == 2
    moved = spent(after, a=9)
    assert told(lambda: next_in_order(moved)).result.phase == begin_phase(moved, "a").phase


@pytest.mark.rule("DS-DST-07")
def test_a_sprinter_is_put_beside_the_target() -> None:
    state = replace(spent(three(), a=0, b=1, c=2), round=1)
    before = told(lambda: begin_round(replace(state, placed=(("c", "before", "b"),)))).result
    after = told(lambda: begin_round(replace(state, placed=(("a", "after", "b"),)))).result
    assert before.queue == ("a", "c", "b") and after.queue == ("b", "a", "c")
    assert before.placed == ()


@pytest.mark.rule("DS:turn_order")
def test_on_a_running_track_the_lowest_account_acts_again() -> None:
    state = replace(spent(three(turn_order="continuous"), a=0, b=2, c=3), stage="order", acted=("a",))
    assert told(lambda: next_in_order(state)).result.phase == begin_phase(state, "a").phase
    everybody = replace(state, acted=("a", "b", "c"))
    assert told(lambda: next_in_order(everybody)).result.stage == "round_end"


@pytest.mark.rule("DS-CORE-20", "DS:seize_phase")
def test_three_stress_seize_the_next_phase() -> None:
    state = replace(three(seize_phase=True), stage="order", queue=("a", "b", "c"))

    def go() -> Play[World]:
        return next_in_order(state)

    transcript = told(go, "wait", "seize")
    assert questions(transcript) == ["DS-CORE-20", "DS-CORE-20"]
    after = transcript.result
    assert after.phase is not None and after.phase.who == "c"
    assert after.find("c").stress == 3 and after.queue == ("a", "b")
    nobody = told(lambda: next_in_order(replace(three(), stage="order", queue=("a", "b"))))
    assert questions(nobody) == []


@pytest.mark.rule("DS-DEF-07", "DS-DEF-13")
def test_what_lasts_until_the_own_phase_ends_with_its_beginning() -> None:
    state = world(character("a", full_defence=4), henchman("g", stopped_by=("a", "b"), pinned=(("a", "rifle"),)))
    after = begin_phase(state, "a")
    assert after.find("a").full_defence == 0
    assert after.find("g").stopped_by == ("b",) and after.find("g").pinned == ()


@pytest.mark.rule("DS-MAC-04", "DS-ORD-02")
def test_machines_break_ties_by_their_bots() -> None:
    start = world(machine("m", bots=4, order=None), henchman("h", 3), stage="setup")
    after = told(lambda: begin_fight(start), faces=[5, 4, 3, 1, 5, 4, 2]).result
    assert [after.find(who).initiative for who in "mh"] == [9, 9]
    assert after.find("m").rank == 1


@pytest.mark.rule("DS-JOI-02")
def test_the_log_says_who_joins() -> None:
    state = world(character("a", initiative=9, account=6), character("d", waiting=True))
    transcript = told(lambda: join(state, "d"), faces=[7, 5, 1])
    assert facts(transcript, "ds-joins", "account") == [(7,)]


@pytest.mark.rule("DS-ORD-02", "DS-CORE-15", "DS-CORE-12", "DS-CORE-13")
def test_initiative_cannot_fail_but_it_can_collapse() -> None:
    start = world(character("a", stress=6), character("b"), stage="setup")
    transcript = told(lambda: begin_fight(start), faces=[3, 2, 1, 5, 5, 1])
    after = transcript.result
    assert after.find("a").initiative == 5 and after.find("a").doubled and not after.find("b").doubled
    assert facts(transcript, "ds-doubled", "who") == [(Ref("a"),)], "the log says what it comes to"


@pytest.mark.rule("DS-CORE-10", "DS-CORE-15")
def test_a_desperate_initiative_costs_stress() -> None:
    start = world(character("a", intuition=1, handicaps=("intuition",)), stage="setup")
    after = told(lambda: begin_fight(start), faces=[7]).result
    assert after.find("a").stress == 1 and after.find("a").initiative == 7


@pytest.mark.rule("DS-JOI-01", "DS-INC-05", "DS:return_account")
@pytest.mark.parametrize(("ruling", "account"), [("join", 6), ("keep", 2)])
def test_whoever_comes_back_joins_or_keeps_the_account_and_the_old_initiative(ruling: Any, account: int) -> None:
    people = (character("a", initiative=9, account=5), character("d", initiative=12, account=2, out="damage"))
    state = world(*people, options=Options(return_account=ruling), queue=("a",), round=2)
    transcript = told(lambda: come_back(state, "d"))
    after = transcript.result
    assert after.find("d").account == account and after.find("d").initiative == 12
    assert after.queue == ("a",) and after.find("d").active


@pytest.mark.rule("DS-INC-05", "DS-JOI-01", "DS:return_account")
def test_who_lay_there_from_the_start_has_no_account_to_keep_and_joins() -> None:
    people = (character("a", initiative=9, account=5), character("d", out="damage"))
    state = world(*people, options=Options(return_account="keep"), queue=("a",), round=2)
    after = told(lambda: come_back(state, "d"), faces=[7, 5, 1]).result
    assert after.find("d").initiative == 12 and after.find("d").account == 6 and after.find("d").rank == 1


@pytest.mark.rule("DS-ORD-02")
def test_what_breaks_ties_for_whom() -> None:
    state = world(
        character("a", intuition=4, attention=1, dexterity=2, skills={"luck": 3}),
        henchman("h", 3, expertise=("luck",)),
        machine("m", bots=2, mk=4),
        system("s", 5),
    )
    found = {who: tie_values(state, state.find(who)) for who in "ahms"}
    assert found == {"a": (4, 1, 2, 3, 10), "h": (3, 3, 3, 0, 9), "m": (2, 2, 2, 0, 6), "s": (5, 5, 5, 0, 15)}


@pytest.mark.rule("DS-JOI-01", "DS-ORD-03")
def test_a_newcomer_with_the_same_initiative_comes_after_those_who_were_there() -> None:
    old = [character(who, initiative=12, rank=rank) for rank, who in ((2, "b"), (1, "c"))]
    state = world(*old, character("d", waiting=True))
    after = told(lambda: join(state, "d"), faces=[7, 5, 1]).result
    assert [after.find(who).rank for who in "cbd"] == [1, 2, 3]


@pytest.mark.rule("DS-INC-05", "DS-JOI-02")
def test_the_own_old_account_does_not_count_when_somebody_comes_back() -> None:
    people = (character("a", initiative=9, account=5), character("d", initiative=12, account=9, out="damage"))
    assert told(lambda: come_back(world(*people, round=2), "d")).result.find("d").account == 6


@pytest.mark.rule("DS-CORE-20", "DS:seize_phase")
def test_nobody_seizes_a_phase_who_could_not_bear_it() -> None:
    state = replace(three(seize_phase=True), stage="order", queue=("a", "b", "c"))
    strained = state.change("b", stress=17).change("c", stress=16)
    transcript = told(lambda: next_in_order(strained))
    assert [asked.prompt.who for asked in transcript.asked] == ["c"]


@pytest.mark.rule("DS-DEF-18", "DS-ORD-04")
def test_a_new_round_gives_everybody_without_stress_an_interrupt_again() -> None:
    state = world(character("a"), henchman("g", interrupted=True), round=1)
    after = told(lambda: begin_round(state)).result
    assert not after.find("g").interrupted and after.has("round:2") and after.acted == ()


@pytest.mark.rule("DS-JOI-02", "DS-INC-05")
def test_who_finds_nobody_on_their_feet_starts_at_nothing() -> None:
    people = (character("a", out="damage", account=7), character("d", initiative=12, out="taken_out", taken_out=2))
    state = world(people[0], replace(people[1], back_in=4, account=3), round=2)
    back = told(lambda: come_back(state, "d")).result.find("d")
    assert (back.account, back.out, back.taken_out, back.back_in) == (0, "", 0, 0)


@pytest.mark.rule("DS-DST-07")
def test_a_place_beside_somebody_who_is_gone_is_no_place() -> None:
    state = replace(spent(three(), a=0, b=1, c=2), round=1, placed=(("a", "after", "x"), ("y", "before", "b")))
    assert told(lambda: begin_round(state)).result.queue == ("a", "b", "c")


@pytest.mark.rule("DS:turn_order")
def test_on_a_running_track_nobody_can_put_off_the_end_of_a_round_for_ever() -> None:
    state = replace(spent(three(turn_order="continuous"), a=0, b=0, c=90), stage="order", acted=("a", "b") * 4)
    assert told(lambda: next_in_order(state)).result.phase == begin_phase(state, "a").phase
    overdue = replace(state, acted=(*state.acted, "a"))
    assert told(lambda: next_in_order(overdue)).result.stage == "round_end"
