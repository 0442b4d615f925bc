"""Rounds: action points at the start, the order of phases, and what is left at the end."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core import rounds
from regelwerk.systems.realms.state import World
from systems.realms.builders import enemy, facts, model, possible, questions, told, world


def begun(start: World, *answers: str, faces: tuple[int, ...] = ()) -> World:
    return told(lambda: rounds.start(start), *answers, faces=faces).result


# -- action points ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-AP-01", "RE-RND-02", "RE-RND-03", "RE-RND-08", "RE:ap_carry_halving")
@pytest.mark.parametrize(
    ("unused", "once", "twice"), [(0, 6, 6), (1, 6, 6), (3, 7, 6), (6, 9, 7), (9, 10, 8), (11, 11, 8)]
)
def test_six_action_points_and_half_of_what_was_left(unused: int, once: int, twice: int) -> None:
    left = world(model(ap=unused), stage="round_end")
    for rule, ap in (("once", once), ("twice", twice)):
        options = Options(ap_carry_halving=rule)  # type: ignore[arg-type]
        ended = told(lambda options=options: rounds.end(replace(left, options=options))).result  # type: ignore[misc]
        assert begun(replace(ended, verdict=None, stage="round_start")).find("mars").ap == ap


@pytest.mark.rule("RE-RND-02", "RE-RND-03")
def test_whoever_has_more_than_six_is_told_why() -> None:
    run = told(lambda: rounds.start(world(model(unused=5), model("luna", unused=1), enemy(unused=2))))
    ((models,),) = facts(run, "re-carried-over", "models")
    reasons = [[(term.amount, term.rule_id) for term in dict(one.facts)["ap"].terms] for one in models]
    assert reasons == [[(6, "RE-RND-02"), (2, "RE-RND-03")], [(6, "RE-RND-02"), (1, "RE-RND-03")]]
    assert facts(told(lambda: rounds.start(world(model(), enemy(unused=1)))), "re-carried-over", "models") == []


@pytest.mark.rule("RE:ap_max", "RE-RND-03", "RE-AP-01")
def test_a_table_may_cap_action_points() -> None:
    rich = world(model(ap=0, unused=14))
    assert begun(rich).find("mars").ap == 13
    assert begun(replace(rich, options=Options(ap_max=12))).find("mars").ap == 12
    assert begun(world(model(unused=8), options=Options(ap_max=12))).find("mars").ap == 10


@pytest.mark.rule("RE-RND-01", "RE-RND-02", "RE-RND-04", "RE-SHK-04", "RE-SHK-05")
def test_a_new_round_for_everybody_who_stands() -> None:
    start = world(
        model(ap=2, markers=2, unused=3, had_phase=True, shift=1),
        model("luna", ap=0, markers=7),
        enemy(ap=0, status="out", left=0, had_phase=True, markers=1),
    )
    now = begun(start)
    mars, luna, amok = now.models
    assert (now.round, now.stage, now.queue) == (2, "order", ())
    assert (mars.ap, mars.vitals.markers, mars.had_phase, mars.unused, mars.shift) == (5, 0, False, 0, 0)
    assert (luna.ap, luna.vitals.markers) == (0, 1), "what cannot be paid stays"
    assert (amok.ap, amok.vitals.markers, amok.had_phase) == (0, 1, True), "whoever is out gets nothing"


@pytest.mark.rule("RE:drones", "RE-SHK-04", "RE-AP-01")
def test_a_controller_may_clear_a_drone_before_it_pays() -> None:
    bee = model("biene", type="drone", size="small", controller="mars", markers=2, ap=0)
    start = world(model(), bee, enemy(), options=Options(drones="controller"))
    cleared = begun(start, "2")
    assert [(m.ap, m.vitals.markers) for m in cleared.models[:2]] == [(4, 0), (2, 0)]
    alone = begun(start, "0")
    assert [(m.ap, m.vitals.markers) for m in alone.models[:2]] == [(6, 0), (0, 0)]


@pytest.mark.rule("RE:first_melee_round")
def test_surprise_ends_with_the_round_where_a_table_says_so() -> None:
    for rule, stays in (("until_round_end", False), ("first_roll", True)):
        start = world(model(ambusher=True), enemy(), options=Options(first_melee_round=rule))  # type: ignore[arg-type]
        assert told(lambda start=start: rounds.end(start)).result.find("mars").ambusher is stays  # type: ignore[misc]


# -- pairs ------------------------------------------------------------------------------------------------------------


def next_up(start: World, *answers: str, faces: tuple[int, ...] = ()) -> Any:
    return told(lambda: rounds.next_phase(start), *answers, faces=faces)


@pytest.mark.rule("RE-ORD-01", "RE-ORD-02", "RE-ORD-03", "RE-LEAD-02")
def test_both_pick_and_the_higher_throw_with_agility_goes_first() -> None:
    start = world(model(agi=6), model("luna", had_phase=True), model("nora"), enemy(agi=4), enemy("boris"))
    run = next_up(start, "mars", "amok", faces=(3, 6))
    assert questions(run) == ["RE-ORD-01", "RE-ORD-01"]
    assert [possible(asked) for asked in run.asked] == [["mars", "nora"], ["amok", "boris"]]
    assert [asked.prompt.seat for asked in run.asked] == ["blue", "red"]
    assert run.result.queue == ("amok", "mars"), "9 against 10"
    assert [(own.total, other.total) for own, other in facts(run, "re-race", "own", "other")] == [(6, 4)]
    assert facts(run, "re-race-won", "who", "whom", "own", "other") == [(Ref("amok"), Ref("mars"), 10, 9)]
    assert [note.message for note in run.log][:2] == ["re-race", "re-race-won"], "what for, then how it went"


@pytest.mark.rule("RE-ORD-03", "RE:initiative_tie")
@pytest.mark.parametrize(
    ("rule", "mars", "amok", "faces", "first"),
    [
        ("higher_agi_then_random", {"agi": 5}, {"agi": 4}, (3, 4), "mars"),
        ("higher_agi_then_random", {}, {}, (4, 4, 2, 7), "amok"),
        ("higher_agi_then_random", {}, {}, (4, 4, 7, 2), "mars"),
        ("higher_eh", {"agi": 5, "eh": 3}, {"agi": 4, "eh": 4}, (3, 4), "amok"),
        ("higher_eh", {"agi": 5}, {"agi": 4}, (3, 4, 9, 2), "mars"),
        ("reroll", {"agi": 5}, {"agi": 4}, (3, 4, 1, 3), "amok"),
    ],
)
def test_a_tie_is_settled_as_the_table_says(
    rule: Any, mars: dict[str, Any], amok: dict[str, Any], faces: tuple[int, ...], first: str
) -> None:
    start = world(model(**mars), enemy(**amok), options=Options(initiative_tie=rule))
    run = next_up(start, faces=faces)
    assert run.result.queue[0] == first
    ((by,),) = facts(run, "re-race-tied", "by")
    assert by == (rule if rule == "reroll" or len(faces) == 2 else "lot")
    assert facts(run, "re-race-settled", "who") == [(Ref(first),)] and not run.notes("re-race-won")


@pytest.mark.rule("RE-ORD-04")
def test_whoever_is_left_alone_goes_on_in_any_order() -> None:
    start = world(model(had_phase=True), enemy(), enemy("boris"))
    run = next_up(start, "boris")
    assert (run.result.queue, run.rolled) == (("boris",), [])
    last = next_up(world(model(had_phase=True), enemy()))
    assert (last.result.queue, last.asked) == (("amok",), [])


@pytest.mark.rule("RE-RND-01", "RE-ORD-03")
def test_the_other_follows_directly_unless_it_has_fallen() -> None:
    start = world(model(), enemy(), queue=("amok", "mars"))
    first = next_up(start).result
    assert (first.stage, first.phase.who, first.queue) == ("phase", "amok", ("mars",))
    fallen = world(model(status="out", left=0), enemy(had_phase=True), queue=("mars",))
    skipped = next_up(fallen).result
    assert (skipped.stage, skipped.queue, skipped.find("mars").had_phase) == ("order", (), True)


@pytest.mark.rule("RE-RND-01")
def test_the_round_ends_when_everybody_has_had_a_phase() -> None:
    over = world(model(had_phase=True), model("luna", status="out", left=0), enemy(had_phase=True))
    assert next_up(over).result.stage == "round_end"
    assert told(lambda: rounds.end(over)).result.stage == "round_start"


@pytest.mark.rule("RE-RND-01", "RE:drones")
def test_drones_act_with_their_controller_and_lost_ones_last() -> None:
    bee = model("biene", type="drone", size="small", controller="mars")
    stray = model("wespe", type="drone", size="small")
    start = world(model(), bee, stray, enemy(had_phase=True), options=Options(drones="controller"))
    assert next_up(start).result.queue == ("mars",)
    assert next_up(start.change("mars", had_phase=True)).result.queue == ("wespe",)
    assert next_up(start.change("mars", had_phase=True).change("wespe", had_phase=True)).result.stage == "round_end"


# -- by agility -------------------------------------------------------------------------------------------------------

BY_AGILITY = Options(turn_order="agi_descending")


def ordered(start: World, *answers: str, faces: tuple[int, ...] = ()) -> Any:
    return told(lambda: rounds.start(start), *answers, faces=faces)


@pytest.mark.rule("RE-RND-05", "RE:turn_order")
def test_all_in_the_order_of_agility_then_resolve_then_lots() -> None:
    start = world(
        model(agi=3), model("luna", agi=5, eh=3), enemy(agi=5, eh=4), enemy("boris", agi=9, status="out"),
        options=BY_AGILITY,
    )  # fmt: skip
    run = ordered(start)
    assert (run.result.queue, run.asked, run.rolled) == (("amok", "luna", "mars"), [], [])
    equal = world(model(), model("luna"), enemy(), options=BY_AGILITY)
    assert ordered(equal, faces=(2, 5, 9)).result.queue == ("amok", "luna", "mars")
    assert ordered(equal, faces=(5, 2, 9)).result.queue == ("amok", "mars", "luna"), "the highest lot first"
    assert ordered(replace(equal, options=Options())).result.queue == ()


@pytest.mark.rule("RE-RND-05", "RE-RND-06")
def test_the_order_is_told_again_only_if_somebody_has_shifted() -> None:
    start = world(model(agi=4, eh=5), enemy(agi=5), options=Options(turn_order="agi_descending", expert_order=True))
    first, then = (Ref("amok"), Ref("mars")), (Ref("mars"), Ref("amok"))
    assert facts(ordered(start, "stay", "stay"), "re-order", "order") == [(first,)]
    assert facts(ordered(start, "stay", "quicker"), "re-order", "order") == [(first,), (then,)]


@pytest.mark.rule("RE:turn_order", "RE:drones")
def test_a_drone_without_a_controller_comes_last_however_quick() -> None:
    start = world(
        model(agi=3), model("wespe", agi=9, type="drone"), enemy(agi=2),
        options=Options(turn_order="agi_descending", drones="controller"),
    )  # fmt: skip
    assert ordered(start).result.queue == ("mars", "amok", "wespe")


@pytest.mark.rule("RE-RND-06", "RE:expert_order")
def test_for_one_action_point_a_model_is_quicker_or_slower() -> None:
    start = world(
        model(agi=4, eh=5), enemy(agi=5), enemy("boris", agi=2, ap=0, markers=6),
        options=Options(turn_order="agi_descending", expert_order=True),
    )  # fmt: skip
    run = ordered(start, "stay", "quicker")
    assert [(asked.prompt.who, possible(asked)) for asked in run.asked] == [
        ("amok", ["stay", "quicker", "slower"]),
        ("mars", ["stay", "quicker", "slower"]),
    ], "boris has no action point left"
    assert run.result.queue == ("mars", "amok", "boris"), "5 and 5, and mars is more resolute"
    assert (run.result.find("mars").ap, run.result.find("amok").ap) == (5, 6)
    slower = ordered(start, "slower", "stay").result
    assert (slower.queue[0], slower.find("amok").ap) == ("mars", 5)
    assert ordered(replace(start, options=BY_AGILITY)).asked == []


@pytest.mark.rule("RE-RND-06", "RE-RND-05")
def test_those_whom_a_shift_makes_equal_draw_lots() -> None:
    start = world(model(agi=4), enemy(agi=5), options=Options(turn_order="agi_descending", expert_order=True))
    assert ordered(start, "stay", "quicker", faces=(3, 8)).result.queue == ("amok", "mars")
    assert ordered(start, "stay", "quicker", faces=(8, 3)).result.queue == ("mars", "amok")


@pytest.mark.rule("RE-RND-07", "RE-LEAD-01", "RE-LEAD-02", "RE-TRA-01", "RE:leader_trait")
def test_a_leader_shifts_as_often_as_the_trait_says_and_shifts_add_up() -> None:
    leader = model(agi=2, traits=(("gruppenfuehrer", 2),))
    start = world(leader, model("luna", agi=3), enemy(agi=4), options=BY_AGILITY)
    run = ordered(start, "quicker:luna", "quicker:luna")
    assert questions(run) == ["RE-RND-07", "RE-RND-07"]
    assert run.result.queue == ("luna", "amok", "mars")
    assert [m.ap for m in run.result.models] == [6, 6, 6], "free of charge"
    assert len(ordered(start, "stay").asked) == 1
    slow = ordered(start, "slower:luna", "slower:luna").result
    assert slow.queue == ("amok", "mars", "luna")
    other = replace(start, options=Options(turn_order="agi_descending", leader_trait="reroll_deployment"))
    assert ordered(other).asked == []
    assert ordered(replace(start, options=Options())).asked == [], "in pairs the trait does nothing"
