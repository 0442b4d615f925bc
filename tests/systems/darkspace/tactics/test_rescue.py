"""Somebody has to be brought out: nobody goes without them, and the others stop them."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.systems.darkspace.rules.core.scenes import Goal, SideGoals
from regelwerk.systems.darkspace.state import World
from regelwerk.systems.darkspace.tactics.weights import aims_for, worth
from regelwerk.systems.darkspace.values import EXTENDED, LONG
from systems.darkspace.builders import character, henchman, world, zone
from systems.darkspace.deciding import first_act

GOALS = (SideGoals("crew", ((Goal("rescue", "ilko"), Goal("escape")),)),)


def at_the_gate(friend: dict[str, Any], *, kit: tuple[str, ...] = ()) -> World:
    """Juro stands at the exit, Ilko and a guard are in the hall."""
    return world(
        character("juro", zone="gate", weapons=("carbine",), skills={"manoeuvre": 4, "education": 3}, items=kit),
        character("ilko", **friend),
        henchman(weapons=("carbine",), zone="hall"),
        acting="juro",
        goals=GOALS,
        zones=(zone("hall"), zone("gate", exits=("crew",))),
        links=(("hall", "gate", LONG),),
    )


@pytest.mark.parametrize("tactic", ["sensible", "aggressive", "careful", "light"])
def test_nobody_leaves_before_the_friend_they_came_for(tactic: str) -> None:
    assert first_act(at_the_gate({}), tactic) != "leave"
    assert first_act(at_the_gate({"left": True}), tactic) == "leave"


def test_the_friend_goes_and_the_others_cover_the_way() -> None:
    state = at_the_gate({})
    assert aims_for(state, state.find("ilko")).out
    juro = aims_for(state, state.find("juro"))
    assert (juro.out, juro.fight, juro.friends) == (False, 1.0, {"ilko"})


def test_a_medic_goes_back_for_a_friend_who_lies_there() -> None:
    down = {"out": "damage", "hurt": {"vital": 3}}
    quiet = at_the_gate(down, kit=("medbag",)).change("guard", out="damage")
    assert first_act(quiet) == "move"
    assert first_act(quiet.change("juro", zone="hall").engage("juro", "ilko")) == "treat"


def test_a_friend_whom_nobody_can_help_is_lost_and_the_fight_goes_on() -> None:
    state = at_the_gate({"out": "damage", "hurt": {"vital": 3}})
    assert aims_for(state, state.find("juro")).friends == frozenset()
    assert not aims_for(state, state.find("juro")).out
    assert first_act(state) != "leave"


def test_who_has_to_be_brought_out_is_the_first_target() -> None:
    state = at_the_gate({})
    assert worth(state, state.find("ilko")) > worth(state, state.find("juro"))


def test_a_far_opponent_is_not_run_to_past_one_at_hand() -> None:
    """A long sprint costs no action units, but it takes the whole phase."""
    brawler = character("robot", "plant", weapons=("baton",), constitution=5, skills={"strength": 3, "speed": 2})
    state = world(
        brawler,
        character("ilko", hurt={"vital": 2, "mobility": 3}),
        character("oda", zone="lock", weapons=("carbine",)),
        acting="robot",
        zones=(zone("hall"), zone("lock")),
        links=(("hall", "lock", EXTENDED),),
    )
    assert first_act(state) == "move"
