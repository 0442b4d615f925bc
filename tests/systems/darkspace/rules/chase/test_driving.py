"""Driving: control, dashes, crowding and blocking, and fast and deadly rides, with given dice."""

from itertools import product
from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.acts import Refused
from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.chase.chase import check, start_of_phase
from regelwerk.systems.darkspace.rules.chase.driving import drive_cost, risk
from regelwerk.systems.darkspace.state import Actor, Curb, Deed, Order, World
from systems.darkspace.builders import character, facts, machine, possible, questions, told
from systems.darkspace.chases import BY_KIND, chasing, des, drive, hauler, juro, patrol, pilot

KEPT = (8, 5, 4)
"""Three dice that keep control on a track of 14 with manoeuvre 1 (WE-14)."""
HELD = (8, 6, 4)
"""The same without the skill."""
WE_23 = {"blocker": 10, "chaser": 9}


def small(id: str, side: str) -> Actor:  # noqa: A002
    """The machines of WE-23: power 2."""
    return machine(id, side, power=2, waiting=True)


def crowded(kind: str = "crowd_off", result: int = 17, **options: str) -> World:
    """WE-23: somebody at 10 holds off a chaser at 9."""
    curb = Curb("blocker", "block" if kind == "block" else "crowd_off", result)
    return chasing(
        small("blocker", "crew"), juro(aboard="blocker"), small("chaser", "customs"), pilot(aboard="chaser"),
        start=WE_23, curbs=(curb,), options=Options(**options),  # type: ignore[arg-type]
    )  # fmt: skip


@pytest.mark.rule("DS-CHA-07", "DS-CHA-09", "DS-CHA-04")
def test_ds_cha_09_worked_example_14() -> None:
    runner = machine("runner", "crew", power=3, waiting=True)
    hunter = machine("hunter", "customs", power=4, sensors=3, waiting=True)
    seeker = character("seeker", "customs", aboard="hunter", at_controls=True, skills={"perception": 2})
    where = chasing(runner, juro(aboard="runner"), hunter, seeker, start={"runner": 10, "hunter": 0})
    fled = drive(where, "dash", "juro", faces=(*KEPT, 7, 6, 2))
    where, success = fled.result
    assert (success, des(where)["runner"]) == (True, 16)
    assert questions(fled) == ["DS-CORE-19"], "nobody is ahead: the most is taken"
    followed = drive(where, "dash", "seeker", faces=(*HELD, 7, 5, 1))
    where, success = followed.result
    assert (success, des(where)["hunter"]) == (False, 4)
    assert facts(followed, "ds-advances", "gained", "now") == [(4, 4)]


@pytest.mark.rule("DS-CHA-08")
def test_ds_cha_08_without_control_nothing_is_gained_until_the_next_phase() -> None:
    where = chasing(hauler(), juro(), patrol(), pilot(), start={"hauler": 5, "patrol": 0})
    lost = drive(where, "dash", "juro", faces=(6, 5, 4))
    after, success = lost.result
    assert not success
    assert des(after)["hauler"] == 5
    assert after.chase is not None and after.chase.stalled == ("hauler",)
    assert len(lost.rolled) == 1, "a dash that can gain nothing is not rolled"
    for kind in ("dash", "fast_and_deadly"):
        offer = BY_KIND[kind].deeds(after, after.find("juro"))
        assert isinstance(offer, Refused) and offer.rule_id == "DS-CHA-08"
    crowding = drive(after, "crowd_off", "juro", faces=(*KEPT, 9, 8, 2))
    assert des(crowding.result[0])["hauler"] == 5
    assert crowding.result[0].chase is not None
    assert crowding.result[0].chase.curbs == (Curb("hauler", "crowd_off", 18),)


@pytest.mark.rule("DS-CHA-08", "DS-CORE-12")
def test_ds_cha_08_a_collapse_of_control_is_a_collision_and_ends_the_act() -> None:
    where = chasing(hauler(), juro(stress=9), patrol(), pilot(), start={"hauler": 5, "patrol": 0})
    crash = drive(where, "dash", "juro", faces=(5, 4, 1, 9, 8, 1, 1, 1, 1, 1, 1))
    after, success = crash.result
    assert not success
    assert after.find("hauler").hurt.vital == 4
    assert after.find("juro").out == "damage", "4 damage on 3 boxes"
    assert facts(crash, "ds-collides", "who", "damage") == [(Ref("hauler"), 4)]
    assert after.chase is not None and after.chase.stalled == ("hauler",)


@pytest.mark.rule("DS-CHA-08", "DS-CORE-12")
def test_ds_cha_08_a_collapse_collides_even_if_the_track_was_mastered() -> None:
    skilled = juro(stress=12, skills={"manoeuvre": 4, "speed": 2})
    where = chasing(hauler(), skilled, patrol(), pilot(), start={"hauler": 5, "patrol": 0})
    crash = drive(where, "dash", "juro", faces=(7, 5, 1, *(2,) * 8))
    assert crash.result[0].find("hauler").hurt.vital == 4


@pytest.mark.rule("DS-CHA-07")
def test_ds_cha_07_the_log_calls_keeping_control_by_its_name() -> None:
    where = chasing(hauler(), juro(), patrol(), pilot(), start={"hauler": 5, "patrol": 0})
    run = drive(where, "dash", "juro", faces=(*KEPT, 7, 6, 2))
    assert [(line.rule_id, line.message) for line in run.log if "probe" in line.message] == [
        ("DS-CHA-07", "ds-probe-control"),
        ("DS-CORE-05", "ds-probe"),
    ]


@pytest.mark.rule("DS-CHA-10")
def test_ds_cha_10_of_two_results_in_a_phase_the_better_holds_others_off() -> None:
    where = chasing(hauler(), juro(), patrol(), pilot(), start={"hauler": 5, "patrol": 0})
    first = drive(where, "crowd_off", "juro", faces=(*KEPT, 9, 8, 2)).result[0]
    again = drive(first, "crowd_off", "juro", faces=(*KEPT, 8, 6, 2))
    assert facts(again, "ds-crowds", "result") == [(18,)]
    assert again.result[0].chase is not None
    assert again.result[0].chase.curbs == (Curb("hauler", "crowd_off", 18),)


@pytest.mark.rule("DS:control_roll", "DS-CHA-07")
def test_ds_cha_07_control_may_be_the_secondary_pair_of_the_same_throw() -> None:
    where = chasing(
        hauler(), juro(), patrol(), pilot(), start={"hauler": 5, "patrol": 0},
        options=Options(control_roll="secondary_pair"),
    )  # fmt: skip
    kept = drive(where, "dash", "juro", faces=(8, 7, 6))
    assert des(kept.result[0])["hauler"] == 13, "15 + 2 for the dash, 13 + 1 for control"
    assert len(kept.rolled) == 1
    lost = drive(where, "dash", "juro", faces=(9, 7, 5))
    assert lost.result[1] is False
    assert des(lost.result[0])["hauler"] == 5
    hit = drive(where.change("juro", stress=12), "dash", "juro", faces=(7, 5, 1, *(2,) * 8))
    assert hit.result[0].find("hauler").hurt.vital == 4


@pytest.mark.rule("DS-COST-02", "DS-COST-03", "DS:chase_ae", "DS-CHA-14")
def test_ds_cost_02_the_machine_is_the_item_of_a_chase_act() -> None:
    runner = character("nadja", "crew")
    start = {"hauler": 5, "patrol": 0, "nadja": 0}
    where = chasing(hauler(), juro(), patrol(), pilot(), runner, start=start)

    def cost(where: World, kind: str, who: str) -> int:
        offer = BY_KIND[kind].deeds(where, where.find(who))
        assert isinstance(offer, tuple)
        return drive_cost(where, offer[0]).total

    kinds = ("dash", "crowd_off", "block", "fast_and_deadly")
    assert [cost(where, kind, "juro") for kind in kinds] == [3, 2, 2, 2]
    assert [cost(where, kind, "nadja") for kind in kinds] == [1, 1, 1, 1]
    flat = chasing(hauler(), juro(), runner, start={"hauler": 5, "nadja": 0}, options=Options(chase_ae="flat_1"))
    assert [cost(flat, kind, "juro") for kind in kinds] == [1, 1, 1, 1]


@pytest.mark.rule("DS-CHA-09")
def test_ds_cha_09_a_pursuer_may_stop_level_and_does_so_unless_told_otherwise() -> None:
    where = chasing(hauler(), juro(), patrol(), pilot(), start={"hauler": 5, "patrol": 0})
    level = drive(where, "dash", "pilot", faces=(*HELD, 9, 8, 1))
    assert questions(level) == ["DS-CHA-09"]
    assert possible(level.asked[0]) == [str(n) for n in range(9)]
    assert level.asked[0].prompt.default == "5"
    assert des(level.result[0])["patrol"] == 5
    assert facts(level, "ds-level", "who", "whom") == [(Ref("patrol"), Ref("hauler"))]
    past = drive(where, "dash", "pilot", "8", faces=(*HELD, 9, 8, 1))
    assert des(past.result[0])["patrol"] == 8
    far = chasing(hauler(), juro(), patrol(), pilot(), start={"hauler": 8, "patrol": 0})
    assert drive(far, "dash", "pilot", faces=(*HELD, 9, 8, 1)).asked == [], "nobody could be passed"


@pytest.mark.rule("DS-CHA-09")
def test_ds_cha_09_who_flees_takes_the_most_unless_a_pursuer_is_ahead() -> None:
    where = chasing(hauler(), juro(), patrol(), pilot(), start={"hauler": 5, "patrol": 7})
    ahead = drive(where, "dash", "juro", faces=(*KEPT, 9, 8, 1))
    assert questions(ahead) == ["DS-CORE-19", "DS-CHA-09"]
    assert ahead.asked[1].prompt.default == "8"
    stay = drive(where, "dash", "juro", "0", "0", faces=(*KEPT, 9, 8, 1))
    assert des(stay.result[0])["hauler"] == 5
    assert len(stay.notes("ds-gains-nothing")) == 1


@pytest.mark.rule("DS-CHA-10", "DS:crowd_off_effect")
def test_ds_cha_10_worked_example_23() -> None:
    failed = drive(crowded(), "dash", "pilot", "4", faces=(*HELD, 9, 7, 1))
    after, success = failed.result
    assert (success, des(after)["chaser"]) == (False, 11)
    behind = drive(crowded(), "dash", "pilot", "1", faces=(*HELD, 9, 7, 1))
    after, success = behind.result
    assert (success, des(after)["chaser"]) == (True, 10)
    assert questions(behind) == ["DS-CHA-09"], "one question, before the dice"
    assert behind.asked[0].prompt.default == "1"
    enough = drive(crowded(), "dash", "pilot", "4", faces=(*HELD, 9, 8, 1))
    assert des(enough.result[0])["chaser"] == 13


@pytest.mark.rule("DS-CHA-11")
def test_ds_cha_11_worked_example_23_against_a_block() -> None:
    held = drive(crowded("block"), "dash", "pilot", "4", faces=(*HELD, 9, 7, 1))
    assert des(held.result[0])["chaser"] == 9
    assert facts(held, "ds-held-back", "whom", "needed") == [(Ref("blocker"), 17)]
    past = drive(crowded("block"), "dash", "pilot", "4", faces=(*HELD, 9, 8, 1))
    assert des(past.result[0])["chaser"] == 13


@pytest.mark.rule("DS:crowd_off_effect", "DS-CHA-10")
def test_ds_cha_10_crowding_may_just_hold_back_whoever_overtakes() -> None:
    where = crowded(crowd_off_effect="no_de")
    held = drive(where, "dash", "pilot", "4", faces=(*HELD, 9, 7, 1))
    assert des(held.result[0])["chaser"] == 9
    ride = drive(where, "fast_and_deadly", "pilot", faces=(*HELD, 10, 8, 1, 3), amount=3)
    assert des(ride.result[0])["chaser"] == 12, "18 reaches 17 and the track"
    short = crowded(result=19, crowd_off_effect="no_de")
    ride = drive(short, "fast_and_deadly", "pilot", faces=(*HELD, 10, 8, 1, 3), amount=3)
    assert des(ride.result[0])["chaser"] == 9
    assert ride.result[0].find("chaser").hurt.vital == 0, "held back, but no accident"


@pytest.mark.rule("DS-CHA-10")
def test_ds_cha_10_a_crowded_overtaker_in_a_deadly_ride_has_an_accident() -> None:
    ride = drive(crowded(result=19), "fast_and_deadly", "pilot", faces=(*HELD, 10, 8, 1, 3, 5, 5, 5, 5), amount=3)
    assert ride.result[1] is False
    assert ride.result[0].find("chaser").hurt.vital == 3
    level = drive(crowded(result=19), "fast_and_deadly", "pilot", faces=(*HELD, 10, 8, 1, 3), amount=1)
    assert des(level.result[0])["chaser"] == 10, "drawing level is not overtaking"


@pytest.mark.rule("DS-CHA-10")
def test_ds_cha_10_a_crowded_overtaker_who_crowds_gets_nothing() -> None:
    failed = drive(crowded(), "crowd_off", "pilot", "2", faces=(*HELD, 9, 7, 1))
    after, success = failed.result
    assert (success, des(after)["chaser"]) == (False, 9)
    assert after.chase is not None and [curb.by for curb in after.chase.curbs] == ["blocker"]


@pytest.mark.rule("DS-CHA-10")
def test_ds_cha_10_crowding_moves_up_to_the_power_and_holds_with_its_result() -> None:
    where = chasing(hauler(), juro(), patrol(), pilot(), start={"hauler": 5, "patrol": 0})
    done = drive(where, "crowd_off", "juro", faces=(*KEPT, 9, 7, 2))
    after, success = done.result
    assert (success, des(after)["hauler"]) == (True, 9)
    assert after.chase is not None and after.chase.curbs == (Curb("hauler", "crowd_off", 17),)
    again = drive(after, "block", "juro", faces=(*KEPT, 8, 7, 2)).result[0]
    assert again.chase is not None and again.chase.curbs == (Curb("hauler", "block", 16),)
    failed = drive(where, "crowd_off", "juro", faces=(*KEPT, 6, 4, 2)).result
    assert failed[1] is False
    assert failed[0].chase == where.chase


@pytest.mark.rule("DS-CHA-11", "DS:chase_block")
def test_ds_cha_11_blocking_does_not_move_and_may_be_left_out() -> None:
    where = chasing(hauler(), juro(), patrol(), pilot(), start={"hauler": 5, "patrol": 0})
    blocked = drive(where, "block", "juro", faces=(*KEPT, 9, 7, 2)).result[0]
    assert des(blocked)["hauler"] == 5
    assert drive(where, "block", "juro", faces=(*KEPT, 6, 4, 2)).result[1] is False
    without = chasing(hauler(), juro(), start={"hauler": 5}, options=Options(chase_block=False))
    assert BY_KIND["block"].deeds(without, without.find("juro")) == ()


@pytest.mark.rule("DS-CHA-12")
def test_ds_cha_12_a_driver_risks_up_to_the_power_and_five_more() -> None:
    where = chasing(hauler(), juro(), patrol(), pilot(), start={"hauler": 5, "patrol": 0})
    asked = told(lambda: risk(where, Deed("fast_and_deadly", "juro", tool="hauler")), "9")
    assert possible(asked.asked[0]) == [str(n) for n in range(1, 10)]
    assert asked.asked[0].prompt.default == "1"
    assert asked.result.amount == 9
    won = drive(where, "fast_and_deadly", "juro", faces=(*KEPT, 9, 8, 2), amount=9)
    assert won.result[1] is True
    assert des(won.result[0])["hauler"] == 14


@pytest.mark.rule("DS-CHA-12", "DS-CHA-08")
def test_ds_cha_12_a_deadly_ride_out_of_control_gains_nothing_and_may_still_end_badly() -> None:
    where = chasing(hauler(), juro(), patrol(), pilot(), start={"hauler": 5, "patrol": 0})
    lucky = drive(where, "fast_and_deadly", "juro", faces=(5, 4, 1, 9, 8, 2), amount=9)
    assert des(lucky.result[0])["hauler"] == 5
    assert lucky.result[0].find("hauler").hurt.vital == 0
    unlucky = drive(where, "fast_and_deadly", "juro", faces=(5, 4, 1, 9, 2, 2, 9, 8, *(1,) * 6), amount=2)
    assert unlucky.result[0].find("hauler").hurt.vital == 2


@pytest.mark.rule("DS-MON-08", "DS-MON-11")
def test_ds_mon_11_who_cannot_make_probes_or_has_no_drive_cannot_drive() -> None:
    stuck = chasing(hauler(hurt={"mobility": 4}), juro(), start={"hauler": 5})
    lamed = chasing(hauler(), juro(hurt={"interaction": 3}), start={"hauler": 5})
    off = chasing(hauler(out="switched_off"), juro(), start={"hauler": 5})
    for where, rule in ((stuck, "DS-MON-11"), (lamed, "DS-MON-08"), (off, "DS-MON-11")):
        offer = BY_KIND["dash"].deeds(where, where.find("juro"))
        assert isinstance(offer, Refused) and offer.rule_id == rule


@pytest.mark.rule("DS-MAC-01", "DS-MAC-05", "DS-CHA-14")
def test_ds_mac_05_only_drivers_drive_and_an_instructed_machine_needs_an_order_to() -> None:
    passenger = character("oda", "crew", aboard="hauler")
    robot = patrol("robot", order=Order("drive", "pilot"))
    guard = patrol("guard", order=Order("guard", "pilot"))
    runner = character("nadja", "crew")
    start = {"hauler": 5, "patrol": 0, "robot": 0, "guard": 0, "nadja": 4}
    where = chasing(hauler(), juro(), passenger, patrol(), pilot(), robot, guard, runner, start=start)

    def offered(who: str) -> bool:
        return bool(BY_KIND["dash"].deeds(where, where.find(who)))

    assert [offered(who) for who in ("juro", "oda", "pilot", "robot", "guard", "nadja")] == [
        True, False, True, True, False, True,
    ]  # fmt: skip
    assert not BY_KIND["dash"].deeds(replace(where, chase=None), where.find("juro"))
    ran = drive(where, "dash", "nadja", faces=(8, 6, 1, 9, 6, 2))
    assert des(ran.result[0])["nadja"] == 6


@pytest.mark.rule("DS-CHA-01", "DS-CHA-08", "DS-CHA-09", "DS-CHA-12")
@pytest.mark.parametrize("control_roll", ["separate", "secondary_pair"])
@pytest.mark.parametrize("effect", ["fails", "no_de"])
def test_ds_cha_01_whatever_drivers_do_nobody_falls_back_or_gains_more_than_allowed(
    control_roll: Any, effect: Any
) -> None:
    options = Options(control_roll=control_roll, crowd_off_effect=effect)
    run = Simulation(AtRandom(), RandomDice(7))
    moves = 0
    for _ in range(150):
        where = chasing(
            hauler(), juro(stress=4), patrol(), pilot(), patrol("second"), pilot("other", "second"),
            start={"hauler": 9, "patrol": 0, "second": 3}, options=options,
        )  # fmt: skip
        for who, kind in product(("juro", "pilot", "other") * 4, BY_KIND):
            if where.chase is None:
                break
            if not where.find(who).able:
                continue
            where = start_of_phase(where, who)
            act = BY_KIND[kind]
            offer = act.deeds(where, where.find(who))
            if isinstance(offer, Refused):
                continue
            deed = run.run(act.declare(where, offer[0]))
            before, key = des(where), deed.tool
            limit = {"dash": 8, "crowd_off": 4, "block": 0, "fast_and_deadly": deed.amount}[kind]
            where, _ = run.run(act.perform(where, deed))
            assert 0 <= des(where)[key] - before[key] <= limit
            assert {other: de for other, de in des(where).items() if other != key} == {
                other: de for other, de in before.items() if other != key
            }
            moves += des(where)[key] > before[key]
            where = run.run(check(where))
    assert moves > 100
