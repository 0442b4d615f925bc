"""Concerns: what somebody who judges a skirmish reads off a table."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.state_values import replace
from regelwerk.players.judging import judge_of, value_file
from regelwerk.systems.realms.rules.mission.scenes import Ends, Mission, MissionArea
from regelwerk.systems.realms.state import World
from regelwerk.systems.realms.system import SYSTEM
from regelwerk.systems.realms.tactics.concerns import CONCERNS, concerns, lateness, party_of
from regelwerk.systems.realms.tactics.policies import TACTICS
from systems.realms.builders import blade, box, enemy, item, model, named, piece, weapon, world

RIFLE = weapon()
SOUTH = MissionArea("south", box(0, 0, 90, 15), named("south"))
NORTH = MissionArea("north", box(0, 75, 90, 90), named("north"))


def of(state: World, concern: str, side: str = "blue") -> float:
    return concerns(state)[side][CONCERNS.index(concern)]


def duel(**changes: Any) -> World:
    return world(model("mars", weapons=(RIFLE,), **changes), enemy("amok", weapons=(RIFLE,)))


def mission(goal: Any, objects: tuple[tuple[float, float], ...] = (), needed: int = 0, radius: int = 0) -> Mission:
    places = tuple(model(at=at).at for at in objects)
    ends = (Ends(SOUTH, NORTH), Ends(NORTH, SOUTH))
    return Mission("m", named("m"), ends, goal, places, needed, radius)


@pytest.mark.parametrize("concern", ["worth", "log_health", "lead_late", "lead_at_last"])
def test_a_wounded_side_has_less(concern: str) -> None:
    assert of(duel(hp=4), concern) == of(duel(hp=4), concern, "red")
    hurt = duel(hp=4).hurt("mars", replace(duel().find("mars").vitals, hp=1))
    assert of(hurt, concern) < of(hurt, concern, "red")


def test_a_lead_counts_for_more_as_time_runs_out() -> None:
    early, late = duel(), replace(duel(), round=8)
    assert lateness(early) == 1 / 8
    assert lateness(late) == 1
    assert of(late, "lead_late") == 8 * of(early, "lead_late") == 1
    assert of(late, "lead_at_last") == 8**4 * of(early, "lead_at_last") == 1


def test_without_a_limit_it_is_never_late() -> None:
    start = duel()
    assert lateness(replace(start, options=replace(start.options, round_limit=0), round=9)) == 0


def test_whoever_sees_somebody_threatens_and_a_house_between_them_ends_that() -> None:
    mars, amok = model("mars", (20, 45), weapons=(RIFLE,)), enemy("amok", (50, 45), 180, weapons=(RIFLE,))
    house = piece("haus", box(30, 35, 40, 55), 12, 1)
    assert of(world(mars, amok), "fire") > 0
    assert of(world(mars, amok, pieces=(house,)), "fire") == 0
    # Who has had its phase must wait for the next round, and by then everybody can be elsewhere.
    assert of(world(replace(mars, had_phase=True), amok), "fire") == 0
    assert of(world(model("mars", (20, 45), weapons=(RIFLE,), ap=0), amok), "fire") == 0


def test_whoever_can_run_at_somebody_in_its_phase_threatens_with_its_blade() -> None:
    near, far = enemy("amok", (40, 45)), enemy("amok", (80, 45))
    mars = model("mars", (20, 45), weapons=(blade(),))
    assert of(world(mars, near), "charge") > 0
    assert of(world(mars, far), "charge") == 0
    assert of(world(replace(mars, had_phase=True), near), "charge") == 0


def test_shock_markers_and_spent_points_leave_fewer_action_points() -> None:
    assert of(duel(ap=6), "action_points") == 1
    assert of(duel(ap=6, markers=2), "action_points") == pytest.approx(4 / 6)
    assert of(duel(ap=0, had_phase=True, unused=4), "action_points") == pytest.approx(2 / 6)


def test_remedies_count_while_they_last() -> None:
    spray = item("spray", ap=1, uses=1, heals=1)
    assert of(duel(items=(spray,)), "remedies") == 1
    assert of(duel(items=(spray,), used=(("spray", 1),)), "remedies") == 0


def test_who_is_nearer_to_the_way_out_is_nearer_to_its_goal() -> None:
    wanted = mission("extract")
    far = world(model("mars", (45, 20)), enemy("amok", (45, 60)), mission=wanted)
    near = world(model("mars", (45, 70)), enemy("amok", (45, 60)), mission=wanted)
    there = world(model("mars", (45, 80)), enemy("amok", (45, 60)), mission=wanted)
    assert of(far, "goal_near") < of(near, "goal_near") < of(there, "goal_near") == 1
    assert (of(near, "goal"), of(there, "goal")) == (0, 1)


def test_things_brought_home_are_progress_and_carried_ones_are_on_the_way() -> None:
    wanted = mission("recover", ((45, 45), (50, 45)), 2)
    state = world(model("mars", (45, 30), carries=0), enemy("amok", (45, 60)), mission=wanted)
    state = replace(state, objects=(None, wanted.objects[1]))
    assert (of(state, "goal"), of(state, "goal_near")) == (0, 0.5)
    home = state.change("mars", at=model(at=(45, 10)).at)
    assert (of(home, "goal"), of(home, "goal_near")) == (0.5, 0.5)


def test_points_and_places_that_are_held_are_progress() -> None:
    wanted = mission("hold", ((45, 45), (20, 45)), 4, 7_000_000)
    state = replace(world(model("mars", (45, 45)), enemy("amok", (80, 80)), mission=wanted), scores=(1, 0))
    assert (of(state, "goal"), of(state, "goal_near")) == (0.25, 0.5)
    assert (of(state, "goal", "red"), of(state, "goal_near", "red")) == (0, 0)


def test_parties_are_those_who_can_win() -> None:
    start = SYSTEM.start(SYSTEM.scenario(SYSTEM.content(), "uebung", {}))
    simulation = Simulation(TACTICS["light"], RandomDice(1))
    for seed in range(3):
        simulation.dice = RandomDice(seed)
        outcome = SYSTEM.game.outcome(simulation.play(SYSTEM.game, start, 1500))
        assert outcome is not None
        assert outcome.winner in {*concerns(start), None}
        assert all(party_of(start, seat) == outcome.winner for seat in outcome.seats)
    assert {party_of(start, seat) for seat in SYSTEM.game.seats(start)} == set(concerns(start))
    assert party_of(start, "nobody") == ""


@pytest.mark.parametrize("scene", ["", *value_file(SYSTEM).scenes])
def test_whoever_is_unhurt_is_more_likely_to_win(scene: str) -> None:
    hurt = duel().hurt("mars", replace(duel().find("mars").vitals, hp=1))
    late = replace(hurt, round=6)
    chances = judge_of(SYSTEM, scene).chances(late)
    assert chances["red"] > 0.6
    assert sum(chances.values()) == pytest.approx(1)
