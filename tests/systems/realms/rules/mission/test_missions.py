"""Missions: elimination, extraction, recovery, holding places, the last round, and picking things up."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.effects import Play
from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.acts import price
from regelwerk.systems.realms.rules.core.drones import leaderless_phase
from regelwerk.systems.realms.rules.core.menu import ACTS
from regelwerk.systems.realms.rules.mission import missions
from regelwerk.systems.realms.rules.mission.scenes import Ends, Mission, MissionArea
from regelwerk.systems.realms.state import Deed, Model, Shots, Verdict, World
from regelwerk.systems.realms.values import CENTIMETRE
from systems.realms.builders import blade, box, enemy, facts, model, named, possible, told, weapon, world

ENDS = (
    Ends(MissionArea("south", box(0, 0, 90, 15)), MissionArea("exit_north", box(0, 75, 30, 90))),
    Ends(MissionArea("north", box(0, 75, 90, 90)), MissionArea("exit_south", box(60, 0, 90, 15))),
)
SPOTS = tuple(Point.cm(x, y) for x, y in ((52, 52), (38, 52), (38, 38), (52, 38)))
EXTRACT = Mission("extraktion", named("extraktion"), ENDS, "extract")
RECOVER = Mission("bergung", named("bergung"), ENDS, "recover", SPOTS, needed=3)
HOLD = Mission("halten", named("halten"), ENDS, "hold", SPOTS[:2], needed=3, hold_radius=5 * CENTIMETRE)
INTERACT = ACTS["interact"]


def verdict(start: World) -> Verdict | None:
    return told(lambda: missions.judged(start)).result.verdict


def last_round(start: World, limit: int = 8) -> Verdict | None:
    return told(lambda: missions.judged_at_round_end(replace(start, round=limit))).result.verdict


# -- victory ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-GAM-01", "RE-GAM-02")
@pytest.mark.parametrize("status", ["out", "removed", "wreck"])
def test_whoever_has_nobody_left_has_lost(status: str) -> None:
    assert verdict(world(model(), enemy(status=status), enemy("boris"))) is None
    assert verdict(world(model(), enemy(status=status))) == Verdict("blue", "re-reason-eliminated", "RE-GAM-02")
    assert verdict(world(model(status=status), enemy())) == Verdict("red", "re-reason-eliminated", "RE-GAM-02")


@pytest.mark.rule("RE:round_limit")
def test_both_wiped_out_at_once_is_a_draw() -> None:
    run = told(lambda: missions.judged(world(model(status="out"), enemy(status="out"))))
    assert run.result.verdict == Verdict("", "re-reason-both-gone", "RE:round_limit")
    assert [note.message for note in run.log] == ["re-draw"]
    won = told(lambda: missions.judged(world(model(), enemy(status="out"))))
    assert [note.message for note in won.log] == ["re-wins"]


@pytest.mark.rule("RE-GAM-02")
def test_half_of_the_force_in_the_extraction_zone_wins() -> None:
    inside, outside = (15, 80), (45, 45)

    def judged(*places: tuple[float, float], **changes: Any) -> Verdict | None:
        own = [model(f"m{n}", at, **(changes if n == 0 else {})) for n, at in enumerate(places)]
        return verdict(world(*own, enemy(at=(60, 40)), mission=EXTRACT))

    won = Verdict("blue", "re-reason-extracted", "RE-GAM-02")
    assert judged(inside, inside, outside) == won, "two of three"
    assert judged(inside, outside, outside) is None
    assert judged((30, 75), outside) == won, "its centre on the corner of the zone"
    assert judged(inside, outside, status="out") is None
    assert judged((75, 5), (75, 10)) is None, "the zone of the others"
    assert verdict(world(model(), enemy(at=(75, 5)), mission=EXTRACT)) == Verdict(
        "red", "re-reason-extracted", "RE-GAM-02"
    )
    swapped = world(model(at=(75, 5)), enemy(), mission=EXTRACT, ends=(1, 0))
    assert verdict(swapped) == won, "whoever has the other end leaves at the other corner"


@pytest.mark.rule("RE-GAM-02")
def test_three_objects_at_home_win_a_recovery() -> None:
    home = Point.cm(10, 10)

    def judged(*objects: Point | None, carrier: Model | None = None) -> Verdict | None:
        return verdict(world(carrier or model(), enemy(), mission=RECOVER, objects=objects))

    assert judged(home, home, SPOTS[2], SPOTS[3]) is None
    assert judged(home, home, home, SPOTS[3]) == Verdict("blue", "re-reason-recovered", "RE-GAM-02")
    carrier = model(at=(20, 10), carries=3)
    assert judged(home, home, SPOTS[2], None, carrier=carrier) is not None
    assert judged(home, home, SPOTS[2], None, carrier=replace(carrier, at=Point.cm(20, 20))) is None


@pytest.mark.rule("RE-GAM-02", "RE:round_limit")
def test_after_the_last_round_the_larger_share_of_hit_points_wins() -> None:
    fallen = model("luna", hp=4, status="removed", left=0)
    start = world(model(type="mike", hp=9, left=6, limbs=(1, 1, 1)), fallen, enemy(hp=4, left=2))
    assert [missions.share_left(start, side) for side in ("blue", "red")] == [Fraction(6, 13), Fraction(1, 2)]
    assert last_round(start) == Verdict("red", "re-reason-more-left", "RE:round_limit")
    assert last_round(start, 7) is None
    assert last_round(world(model(), enemy())) == Verdict("", "re-reason-equal", "RE:round_limit")


@pytest.mark.rule("RE:round_limit")
def test_without_a_limit_it_goes_on() -> None:
    start = world(model(), enemy(), options=Options(round_limit=0))
    assert last_round(start, 99) is None
    short = world(model(), enemy(left=1), mission=replace(world().scene.mission, round_limit=3))
    assert last_round(short, 2) is None
    assert last_round(short, 3) is not None, "a mission may be shorter"


@pytest.mark.rule("RE-GAM-02", "RE:round_limit")
def test_after_the_last_round_of_a_recovery_more_objects_win_first() -> None:
    home, away = Point.cm(10, 10), Point.cm(10, 80)
    weak = model(left=1)
    assert last_round(world(weak, enemy(), mission=RECOVER, objects=(home, *SPOTS[1:]))) == Verdict(
        "blue", "re-reason-more-objects", "RE:round_limit"
    )
    assert last_round(world(weak, enemy(), mission=RECOVER, objects=(home, away, *SPOTS[2:]))) == Verdict(
        "red", "re-reason-more-left", "RE:round_limit"
    )


@pytest.mark.rule("RE-GAM-02")
def test_places_are_held_by_whoever_is_alone_there() -> None:
    start = world(model(at=(52, 45.75)), enemy(at=(38, 52)), mission=HOLD)
    assert [missions.holder_of(start, place) for place in HOLD.objects] == ["blue", "red"], "5 cm from the edge"
    assert missions.holder_of(start.change("mars", at=Point.cm(52, 45.7)), SPOTS[0]) is None
    assert missions.holder_of(start.change("amok", at=Point.cm(52, 55)), SPOTS[0]) is None, "contested"
    scored = told(lambda: missions.judged_at_round_end(start)).result
    assert (scored.scores, scored.verdict) == ((1, 1), None)
    ahead = replace(start, scores=(2, 1))
    assert told(lambda: missions.judged_at_round_end(ahead)).result.verdict == Verdict(
        "blue", "re-reason-held", "RE-GAM-02"
    )
    level = replace(start, scores=(2, 2))
    assert told(lambda: missions.judged_at_round_end(level)).result.verdict is None, "three each: it goes on"
    assert last_round(replace(start, scores=(0, 1))) == Verdict("red", "re-reason-more-points", "RE:round_limit")


# -- things to pick up ------------------------------------------------------------------------------------------------


def beside(**changes: Any) -> World:
    """Mars touches the first object, luna is far away."""
    return world(
        model(at=(50.75, 52), **changes), model("luna", (10, 40)), enemy(at=(5, 80)),
        mission=RECOVER, objects=SPOTS, acting="mars",
    )  # fmt: skip


def interact(start: World, *answers: str, faces: tuple[int, ...] = ()) -> World:
    def run() -> Play[World]:
        deed = yield from INTERACT.declare(start, start.find("mars"))
        return start if deed is None else (yield from INTERACT.perform(start, deed))

    return told(run, *answers, faces=faces).result


@pytest.mark.rule("RE-MOV-17", "RE-GAM-02")
def test_an_object_is_picked_up_and_put_down_for_an_action_point() -> None:
    taken = interact(beside(facing=90))
    assert (taken.find("mars").carries, taken.objects, taken.find("mars").ap) == (0, (None, *SPOTS[1:]), 5)
    put = interact(taken.change("mars", at=Point.cm(20, 10)))
    assert (put.find("mars").carries, put.find("mars").ap) == (-1, 4)
    assert put.objects[0] == Point.cm(20, 11.25), "at the edge of the base that it faces"
    east = interact(taken.change("mars", at=Point.cm(20, 10), facing=0))
    assert east.objects[0] == Point.cm(21.25, 10)


@pytest.mark.rule("RE-MOV-17", "RE-REA-09")
def test_one_line_says_it_unless_somebody_reacts() -> None:
    take = Deed("interact", "mars", item="take:0")
    quiet = told(lambda: INTERACT.perform(beside(), take))
    assert [line.message for line in quiet.log] == ["re-picks-up"]
    assert [cost.total for (cost,) in facts(quiet, "re-picks-up", "cost")] == [1]
    start = beside(agi=1)
    start = replace(start, models=(*start.models[:2], enemy(at=(60, 52), fire_ready=True, weapons=(weapon(damage=4),))))
    run = told(lambda: INTERACT.perform(start, take), "reaction_fire:gewehr", faces=(1, 1, 9, 1, 12, 1))
    said = [line.message for line in run.log]
    assert (said[0], said[-1]) == ("re-does", "re-act-lost")


@pytest.mark.rule("RE-MOV-17")
def test_when_there_is_something_to_interact_with() -> None:
    start = beside()
    assert INTERACT.offered(start, start.find("mars")) is True
    far = INTERACT.offered(start, start.find("luna"))
    assert isinstance(far, Refused) and far.rule_id == "RE-MOV-17"
    poor = start.hurt("mars", replace(start.find("mars").vitals, ap=0))
    broke = INTERACT.offered(poor, poor.find("mars"))
    assert isinstance(broke, Refused) and broke.rule_id == "RE-ACT-01"
    assert INTERACT.offered(world(model(), enemy()), model()) is False
    edge = start.change("mars", at=Point.cm(50.739, 52))
    assert isinstance(INTERACT.offered(edge, edge.find("mars")), Refused), "0.011 cm are too far"


@pytest.mark.rule("RE-MOV-17")
def test_of_two_objects_one_is_named() -> None:
    start = replace(beside(), objects=(SPOTS[0], Point.cm(50.75, 53.25), *SPOTS[2:]))
    run = told(lambda: INTERACT.declare(start, start.find("mars")), "take:2")
    assert possible(run.asked[0]) == ["back", "take:1", "take:2"]
    assert [answer.cost for answer in run.asked[0].prompt.answers.listed()] == [(), price(1), price(1)]
    assert run.result == Deed("interact", "mars", item="take:1")
    assert told(lambda: INTERACT.declare(start, start.find("mars"))).result is None


@pytest.mark.rule("RE-MOV-17", "RE-REA-09", "RE-DMG-10")
def test_whoever_falls_over_it_does_not_get_it_and_a_bearer_drops_it() -> None:
    deadly = enemy(at=(60, 52), agi=9, fk=9, fire_ready=True, weapons=(weapon(strength=12, damage=4),))
    start = beside(agi=1)
    start = replace(start, models=(*start.models[:2], deadly))
    fallen = interact(start, "reaction_fire:gewehr", faces=(1, 1, 9, 1, 12, 1))
    assert (fallen.objects, fallen.find("mars").carries, fallen.find("mars").vitals.status) == (SPOTS, -1, "out")
    bearer = replace(start.change("mars", carries=1), objects=(SPOTS[0], None, *SPOTS[2:]))
    dropped = interact(bearer, "reaction_fire:gewehr", faces=(1, 1, 9, 1, 12, 1))
    assert dropped.objects[1] == bearer.find("mars").at, "at the centre of its base, not where it would have gone"


@pytest.mark.rule("RE-DMG-10", "RE-MEL-02")
def test_a_bearer_struck_down_in_melee_drops_it_too() -> None:
    bearer = enemy(at=(47.5, 45), left=1, carries=2)
    start = world(
        model(weapons=(blade(damage=9),)), bearer, mission=RECOVER, objects=(*SPOTS[:2], None, SPOTS[3]), acting="mars"
    )
    deed = Deed("melee", "mars", "schwert", (Shots("amok"),))
    after = told(lambda: ACTS["melee"].perform(start, deed), faces=(12, 1, 12, 1)).result
    assert (after.objects[2], after.find("amok").carries) == (bearer.at, -1)


@pytest.mark.rule("RE:drones", "RE-GAM-02")
def test_a_drone_that_leaves_the_table_leaves_its_load_behind() -> None:
    stray = model("wespe", (45, 85), type="drone", size="small", bw=8, carries=0)
    start = world(
        stray, enemy(at=(5, 5)), mission=RECOVER, objects=(None, *SPOTS[1:]), acting="wespe",
        options=Options(drones="controller"),
    )  # fmt: skip
    gone = told(lambda: leaderless_phase(start, "wespe")).result
    assert gone.find("wespe").vitals.status == "removed"
    assert gone.objects[0] == Point.cm(45, 88.75)
