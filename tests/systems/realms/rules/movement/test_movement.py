"""Turning, walking, lying down, standing up and flying."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Answer
from regelwerk.engine.state_values import replace
from regelwerk.space import Point, distance
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core import reactions
from regelwerk.systems.realms.rules.movement.climbing import climb_of
from regelwerk.systems.realms.rules.movement.movement import flight, moments_of, planned, turn_offered
from regelwerk.systems.realms.rules.sight.positions import field_of_view, size_of
from regelwerk.systems.realms.state import Deed, Phase, World
from regelwerk.systems.realms.values import CENTIMETRE
from systems.realms.builders import box, enemy, model, piece, refusal, told, weapon, world, zone
from systems.realms.moving import ACTS, done, moved, path


def table(*others: Any, mars: Any = None, **changes: Any) -> World:
    """Mars at (20, 45) with a movement of 4 cm and 6 AP, in its phase."""
    return world(mars or model(at=(20, 45), bw=4), *others, acting="mars", **changes)


def offered(here: World, kind: str) -> str | bool:
    """Whether an action is offered to mars: the rule that refuses it, or yes or no."""
    found = ACTS[kind].offered(here, here.find("mars"))
    return found.rule_id if isinstance(found, Refused) else found


def why_not(here: World, *places: tuple[float, float]) -> str:
    """The rule that closes a way to mars; "" if it is open."""
    mars = here.find("mars")
    found = planned(here, mars, (mars.at, *path(*places)))
    return found.rule_id if isinstance(found, Refused) else ""


@pytest.mark.rule("RE-MOV-07")
def test_re_mov_07_a_turn_is_free() -> None:
    after = done(table(enemy(at=(20, 70))), "turn", "to:amok").result.find("mars")
    assert (after.facing, after.ap) == (9000, 6)
    assert done(table(), "turn", "135").result.find("mars").facing == 13500
    spent = table(mars=model(ap=0))
    assert offered(spent, "turn") is True and ACTS["turn"].cheapest(spent, spent.find("mars")) == 0
    assert ACTS["turn"].cost(spent, Deed("turn", "mars", facing=0)).total == 0


@pytest.mark.rule("RE-MOV-07", "RE:turn_limit")
def test_nobody_turns_twice_running() -> None:
    turned = replace(table(), phase=Phase("mars", settled=True, last="turn"))
    assert offered(turned, "turn") == "RE:turn_limit"
    assert offered(replace(turned, options=Options(turn_limit="unlimited")), "turn") is True
    assert offered(table(), "turn") is True


@pytest.mark.rule("RE:legs_zero_table", "RE-MIK-14")
def test_a_mike_without_legs_may_turn_or_not_even_that() -> None:
    turns = table(mars=model(type="mike", legs="can_turn"))
    stuck = table(mars=model(type="mike", legs="immobile"))
    assert turn_offered(turns, turns.find("mars")) is True
    assert [offered(turns, kind) for kind in ("move", "jump", "lie_down")] == ["RE-MIK-14"] * 3
    assert [offered(stuck, kind) for kind in ("turn", "move")] == ["RE-MIK-14"] * 2


@pytest.mark.rule("RE-MOV-01", "RE-MOV-08", "RE-MOV-03", "RE-MOV-04")
def test_re_mov_03_several_moves_are_one_announcement() -> None:
    walked = moved(table(), "31,45")
    mars = walked.result.find("mars")
    assert (mars.at, mars.ap, mars.walked) == (Point.cm(31, 45), 3, 11 * CENTIMETRE)
    assert len(walked.asked) == 1


@pytest.mark.rule("RE-MOV-08", "RE-GEO-15")
def test_the_length_of_a_bent_way_counts() -> None:
    bent = moved(table(), "23,45;23,49").result.find("mars")
    assert (bent.at, bent.ap, bent.walked) == (Point.cm(23, 49), 4, 7 * CENTIMETRE)
    assert why_not(table(), (24, 45), (24, 66)) == "RE-ACT-01"


@pytest.mark.rule("RE-MOV-12", "RE-MOV-13", "RE-PRO-01", "RE-PRO-02")
def test_lying_down_and_standing_up() -> None:
    lying = done(table(), "lie_down").result
    mars = lying.find("mars")
    assert (mars.prone, mars.ap) == (True, 5)
    assert size_of(mars, lying.options) == "small"
    assert field_of_view(lying, mars) == 45
    standing = done(lying, "stand_up").result.find("mars")
    assert (standing.prone, standing.ap) == (False, 4)
    assert [offered(lying, kind) for kind in ("lie_down", "stand_up")] == [False, True]
    assert [offered(table(), kind) for kind in ("lie_down", "stand_up")] == [True, False]
    assert offered(table(mars=model(ap=0)), "lie_down") == "RE-ACT-01"


@pytest.mark.rule("RE-MOV-08")
def test_a_move_needs_points_and_a_movement_value() -> None:
    assert offered(table(mars=model(ap=0)), "move") == "RE-ACT-01"
    assert offered(table(mars=model(ap=1, prone=True)), "move") == "RE-ACT-01"
    assert offered(table(mars=model(bw=0)), "move") == "RE-MOV-08"
    assert why_not(table(), (20, 45)) == "RE-MOV-08"


@pytest.mark.rule("RE-GEO-15", "RE-GEO-03")
def test_re_geo_15_what_stops_a_base() -> None:
    walls = (piece("t1", box(22, 40, 23, 50), climbable=False),)
    assert why_not(table(pieces=walls), (26, 45)) == "RE-GEO-15"
    assert why_not(table(pieces=walls), (20.75, 45)) == ""
    assert why_not(table(mars=model(at=(2, 45))), (1.2, 45)) == "RE-GEO-15"
    assert why_not(table(enemy(at=(23, 45))), (27, 45)) == "RE-GEO-15"
    # Bases may touch.
    assert why_not(table(enemy(at=(23, 45))), (20.5, 45)) == ""


@pytest.mark.rule("RE-GEO-15", "RE:friend_passing")
def test_friends_may_be_passed_but_not_stood_on() -> None:
    friend = model("juno", at=(23, 45))
    assert why_not(table(friend), (26, 45)) == ""
    assert why_not(table(friend), (24, 45)) == "RE-GEO-03"
    assert why_not(table(friend, options=Options(friend_passing="forbidden")), (26, 45)) == "RE-GEO-15"


@pytest.mark.rule("RE:wreck")
def test_a_wreck_stops_everybody() -> None:
    assert why_not(table(model("juno", at=(23, 45), status="wreck")), (26, 45)) == "RE-GEO-15"
    assert why_not(table(enemy(at=(23, 45), status="removed")), (26, 45)) == ""


@pytest.mark.rule("RE-MIK-04", "RE:mike_building")
def test_re_mik_04_a_mike_stays_outside() -> None:
    house = (zone("building", box(24, 40, 30, 50)),)
    mike = model(at=(20, 45), type="mike", bw=5)
    assert why_not(table(mars=mike, zones=house), (25, 45)) == "RE-MIK-04"
    assert why_not(table(mars=mike, zones=house), (23.5, 45)) == ""
    assert why_not(table(zones=house), (24, 45)) == ""
    assert why_not(table(mars=mike, zones=house, options=Options(mike_building="allowed")), (25, 45)) == ""


@pytest.mark.rule("RE-FAST-01", "RE-FAST-02")
def test_re_fast_01_more_than_20_cm_are_fast() -> None:
    runner = model(at=(20, 45), bw=5)
    exactly = moved(table(mars=runner), "40,45")
    assert not exactly.result.find("mars").fast
    assert moved(table(mars=runner), "40.1,45").result.find("mars").fast
    further = moved(exactly.result, "40.1,45")
    assert further.result.find("mars").fast
    assert further.notes("re-fast")


@pytest.mark.rule("RE-CAM-20", "RE-MOV-15", "RE:full_movement_action")
def test_full_moves_are_remembered() -> None:
    full = moved(table(), "24,45").result
    assert full.phase is not None and full.phase.full_move
    assert full.find("mars").full_moves == 1
    assert moved(table(), "28.5,45").result.find("mars").full_moves == 2
    short = moved(table(), "23.9,45").result
    assert short.phase is not None and not short.phase.full_move
    assert short.find("mars").full_moves == 0


@pytest.mark.rule("RE:move_facing")
def test_facing_after_a_move() -> None:
    looks_north = model(at=(20, 45), facing=90)
    assert moved(table(mars=looks_north), "23,45").result.find("mars").facing == 9000
    follows = table(mars=looks_north, options=Options(move_facing="follow_path"))
    assert moved(follows, "23,45").result.find("mars").facing == 0
    assert moved(follows, "22,45;22,43").result.find("mars").facing == 27000


@pytest.mark.rule("RE-MVT-06")
def test_re_mvt_06_what_is_stationary_stays_and_turns() -> None:
    gun = table(mars=model(movement="stationary"))
    assert [offered(gun, kind) for kind in ("move", "jump", "turn")] == ["RE-MVT-06", "RE-MVT-06", True]
    assert offered(replace(gun, options=Options(movement_types="off")), "move") is True


@pytest.mark.rule("RE-MVT-03")
def test_re_mvt_03_a_flyer_begins_with_a_full_move_ahead() -> None:
    flyer = table(mars=model(at=(20, 45), bw=4, movement="flight"))
    assert [offered(flyer, kind) for kind in ("turn", "lie_down", "jump")] == ["RE-MVT-03"] * 3
    assert why_not(flyer, (20, 49)) == "RE-MVT-03"
    assert why_not(flyer, (23, 45)) == "RE-MVT-03"
    assert why_not(flyer, (24, 45)) == ""
    assert why_not(flyer, (24, 45), (24, 47)) == ""
    # Afterwards it is free, and so is one that has no room.
    assert offered(replace(flyer, phase=Phase("mars", acts=1)), "turn") is True
    walled = table(mars=flyer.find("mars"), pieces=(piece("t1", box(22, 40, 23, 50), 20, climbable=False),))
    assert flight(walled, walled.find("mars")) is None
    assert offered(walled, "turn") is True


@pytest.mark.rule("RE-GEO-21", "RE-GEO-23", "RE-MOV-02")
def test_an_interrupted_mover_stands_where_it_was_stopped() -> None:
    shooter = enemy(at=(32, 45), facing=180, fire_ready=True, agi=9, fk=9, wn=2,
                    weapons=(weapon(strength=12, damage=9),))  # fmt: skip
    here = table(shooter, mars=model(at=(15, 45), bw=4, agi=1))
    # Perceived at 10 cm: after 4.5 cm; the contest is won, the shot kills.
    fired = moved(here, "24,45", "reaction_fire:gewehr:4.5", faces=(1, 1, 12, 1, 12, 1))
    mars = fired.result.find("mars")
    assert mars.vitals.status == "removed"
    assert (mars.at, mars.walked) == (Point.cm(19.5, 45), 4_500_000)


@pytest.mark.rule("RE-MOV-05")
def test_answers_tell_what_a_way_costs_before_it_is_gone() -> None:
    asked = moved(table()).asked[0]
    found = asked.prompt.answers.find("31,45")
    assert isinstance(found, Answer)
    assert [cost.amount for cost in found.cost] == [3]
    assert refusal(asked, "60,45") == "RE-ACT-01"


@pytest.mark.rule("RE-GEO-21")
def test_re_geo_21_a_way_is_looked_at_every_half_centimetre() -> None:
    here = table()
    mars = here.find("mars")
    moments = moments_of(here, mars, climb_of(here, mars, path((20, 45), (21.2, 45))))
    assert [moment.along for moment in moments] == [0, 500_000, 1_000_000, 1_200_000]
    assert [moment.last for moment in moments] == [False, False, False, True]


@pytest.mark.rule("RE:fast_during_move", "RE-FAST-01")
def test_on_the_way_only_what_is_walked_makes_fast() -> None:
    here = table()
    moment = reactions.here(here, "mars")._replace(along=4 * CENTIMETRE)
    mars = here.find("mars")
    assert not reactions.stand(here, mars, moment, 24 * CENTIMETRE).find("mars").fast
    assert reactions.stand(here, replace(mars, walked=17 * CENTIMETRE), moment, 24 * CENTIMETRE).find("mars").fast
    declared = replace(here, options=Options(fast_during_move="declared"))
    assert reactions.stand(declared, mars, moment, 24 * CENTIMETRE).find("mars").fast


@pytest.mark.rule("RE-GEO-23")
def test_a_mover_that_dies_on_a_friend_falls_beside_him() -> None:
    shooter = enemy(at=(32, 45), facing=180, fire_ready=True, agi=9, fk=9, wn=2,
                    weapons=(weapon(strength=12, damage=4),))  # fmt: skip
    here = table(shooter, model("juno", at=(19.5, 43.2)), mars=model(at=(15, 45), bw=4, agi=1))
    fired = moved(here, "24,45", "reaction_fire:gewehr:4.5", faces=(1, 1, 12, 1, 12, 1))
    mars, juno = fired.result.find("mars"), fired.result.find("juno")
    assert mars.vitals.status == "out"
    assert 2.5 <= distance(mars.at, juno.at) < 2.6
    assert mars.walked == mars.at.x - Point.cm(15, 45).x


def test_a_deed_without_a_choice_says_what_it_is() -> None:
    here = table()
    assert told(lambda: ACTS["lie_down"].declare(here, here.find("mars"))).result == Deed("lie_down", "mars")
