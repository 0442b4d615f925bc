"""What matters in a confrontation: who is left, how well they are, and how far a side has come with its goals."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.state_values import replace
from regelwerk.engine.system import system as rule_system
from regelwerk.systems.darkspace.rules.core.scenes import Goal, SideGoals
from regelwerk.systems.darkspace.state import World
from regelwerk.systems.darkspace.tactics.concerns import CONCERNS, concerns, party_of, reached_share
from regelwerk.systems.darkspace.tactics.policies import LIGHT
from regelwerk.systems.darkspace.values import LONG
from systems.darkspace.builders import character, henchman, machine, system, world, zone
from systems.darkspace.chases import chasing, hauler, juro, patrol, pilot

DARKSPACE = rule_system("darkspace")
TWO_ZONES: dict[str, Any] = {
    "zones": (zone("hall"), zone("gate", exits=("crew",))),
    "links": (("hall", "gate", LONG),),
}


def number(state: World, name: str, side: str = "crew") -> float:
    return concerns(state)[side][CONCERNS.index(name)]


def facing(**changes: Any) -> World:
    """Rhea and Oda against a guard."""
    rhea = character(weapons=("carbine",), **changes)
    return world(rhea, character("oda", weapons=("pistol",)), henchman(weapons=("carbine",)))


def test_every_number_has_its_name() -> None:
    assert {len(row) for row in concerns(facing()).values()} == {len(CONCERNS)}


def test_a_wounded_side_has_less() -> None:
    fresh, hurt = facing(), facing(hurt={"vital": 2, "interaction": 1})
    for name in ("health", "limbs", "log_health"):
        assert number(hurt, name) < number(fresh, name)
        assert number(hurt, name, "guards") == number(fresh, name, "guards")


def test_who_is_out_counts_no_more_but_can_be_brought_round() -> None:
    fresh, out = facing(), facing(out="damage", hurt={"vital": 3})
    assert (number(fresh, "standing"), number(out, "standing")) == (2, 1)
    assert number(out, "force") < number(fresh, "force")
    assert number(out, "down") > number(fresh, "down") == 0
    assert number(facing(out="damage", dead=True), "down") == 0


def test_stress_a_late_turn_and_distraction_are_told_apart() -> None:
    calm = facing()
    assert number(facing(stress=8), "strain") > number(facing(stress=4), "strain") > number(calm, "strain")
    assert number(facing(account=6), "late") > number(calm, "late")
    assert number(replace(calm, queue=("rhea",)), "late") < number(calm, "late")
    assert number(facing(distracted_by="guard"), "hampered") > number(calm, "hampered")
    assert number(facing(aim=1), "poised") > number(calm, "poised")


def test_a_task_nearly_done_is_worth_more() -> None:
    goals = (SideGoals("crew", ((Goal("sabotage", "core"),),)),)
    shares = [
        number(world(character(), system(**changes), goals=goals), "task")
        for changes in ({}, {"breach": {"firewall": 2}}, {"breach": {"access": 2}}, {"controlled_by": "rhea"})
    ]
    assert shares == sorted(set(shares))
    assert shares[-1] == 1.0


def test_whoever_is_nearer_to_the_exit_has_come_farther() -> None:
    goal, lamed = Goal("escape"), {"mobility": 3}
    inside, at_the_gate, gone, stuck = (
        reached_share(world(character(**changes), henchman(), **TWO_ZONES), "crew", goal)
        for changes in ({}, {"zone": "gate"}, {"left": True}, {"zone": "gate", "hurt": lamed})
    )
    assert stuck < inside < at_the_gate < gone == 1.0


def test_a_friend_who_lies_there_is_not_saved() -> None:
    goal = Goal("rescue", "ilko")
    for changes, share in (({"left": True}, 1.0), ({"out": "damage"}, 0.0), ({"dead": True}, 0.0)):
        state = world(character(), character("ilko", **changes), henchman(), **TWO_ZONES)
        assert reached_share(state, "crew", goal) == share


def test_in_a_chase_both_sides_count_the_distance() -> None:
    near, far = (
        chasing(hauler(), juro(), patrol(), pilot(), start={"hauler": ahead, "patrol": 0}) for ahead in (2, 12)
    )
    assert reached_share(near, "crew", Goal("escape")) < reached_share(far, "crew", Goal("escape"))
    seize = Goal("seize", "hauler")
    assert reached_share(near, "customs", seize) > reached_share(far, "customs", seize)


def test_time_that_was_held_counts_while_somebody_is_there() -> None:
    goal = Goal("hold", number=10)
    state = replace(world(character(), henchman()), round=5)
    assert reached_share(state, "guards", goal) == 0.5
    assert reached_share(state.change("guard", out="damage"), "guards", goal) == 0.0


def test_a_seat_plays_for_the_side_of_its_people() -> None:
    state = world(character(), henchman(seat=""), machine(side="crew", seat=""))
    assert party_of(state, "rhea") == "crew"
    assert party_of(state, MASTER) == "guards"
    assert party_of(state, "nobody") == ""
    assert party_of(world(character(seat=""), henchman(seat="")), MASTER) == ""


@pytest.mark.parametrize("scene", ["duell", "reaktor", "hetzjagd", "netzlauf", "einbruch"])
def test_whoever_wins_is_a_party(scene: str) -> None:
    start = DARKSPACE.start(DARKSPACE.scenario(DARKSPACE.content(), scene, {}))
    parties = set(concerns(start))
    assert {party_of(start, seat) for seat in DARKSPACE.game.seats(start)} == parties
    for seed in range(3):
        last = Simulation(LIGHT, RandomDice(seed)).play(DARKSPACE.game, start)
        outcome = DARKSPACE.game.outcome(last)
        assert outcome is not None
        assert outcome.winner in {*parties, None}
        assert set(concerns(last)) == parties
        if outcome.winner is not None:
            assert number(last, "decided", outcome.winner) == 1.0
