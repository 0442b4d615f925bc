"""WE-14, WE-15 and WE-23: chases, through the drivers' phases."""

from typing import Any

import pytest

from conformance.darkspace.playing import act, asked_of, fact, in_round, play
from regelwerk.engine.state_values import Name
from regelwerk.systems.darkspace.rules.chase.chase import pursuit_range
from regelwerk.systems.darkspace.state import Actor, World
from regelwerk.systems.darkspace.values import Weapon
from systems.darkspace.builders import armour, character, facts, machine, possible
from systems.darkspace.chases import chasing, des

GUN = Weapon("deck_gun", Name.of("Deckgeschütz", en="deck gun"), "turret", 3, 2)


def driver(id: str, aboard: str, side: str, **changes: Any) -> Actor:  # noqa: A002
    return character(id, side, aboard=aboard, at_controls=True, **changes)


def vehicle(id: str, side: str, power: int, **changes: Any) -> Actor:  # noqa: A002
    values = {"size": 5, "mk": 2, "sensors": 3, "bots": 1, "waiting": True}
    return machine(id, side, power=power, **{**values, **changes})


def road() -> World:
    """A runner with power 3 at 10, a pursuer with power 4 at 0; the runner's phase runs."""
    return chasing(
        driver("juro", "hauler", "crew", skills={"manoeuvre": 1, "speed": 2}),
        driver("vera", "patrol", "customs", skills={"perception": 2, "manoeuvre": 1}),
        vehicle("hauler", "crew", 3),
        vehicle("patrol", "customs", 4, weapons=(GUN,)),
        start={"hauler": 10, "patrol": 0},
        acting="juro",
        queue=("vera",),
    )


# -- WE-14 ------------------------------------------------------------------------------------------------------------

RUN = [[8, 5, 4], [7, 6, 2]]
FOLLOW = [[8, 5, 4], [7, 5, 2]]


@pytest.mark.rule("DS-CHA-02", "DS-CHA-06", "DS-CHA-07", "DS-CHA-08", "DS-CHA-09", "DS-COST-02", "DS:control_roll")
def test_we_14_two_dashes() -> None:
    transcript = play(road(), in_round(2), "juro act dash", "vera act dash", throws=[*RUN, *FOLLOW])
    control = facts(transcript, "ds-probe-control", "result", "success")
    probes = facts(transcript, "ds-probe", "result", "success")
    assert control == [(14, True), (14, True)]
    assert probes == [(15, True), (12, False)]
    assert des(transcript.result) == {"hauler": 16, "patrol": 4}
    assert transcript.result.find("juro").account == 3 and transcript.result.find("vera").account == 3


@pytest.mark.rule("DS-CHA-01", "DS-CHA-04", "DS-CHA-05", "DS:chase_end")
def test_we_14_nobody_has_escaped_and_a_gun_of_size_three_fires_normally() -> None:
    state = play(road(), in_round(2), "juro act dash", "vera act dash", throws=[*RUN, *FOLLOW]).result
    assert state.chase is not None and pursuit_range(state, "patrol").total == 30
    lines = ("juro act end", "vera act attack")
    shot = play(state, lambda now: now.find("vera").account == 4, *lines, throws=[[9, 5, 4]])
    # All three dice count: neither hampered nor desperate. 9 + 5, 1 for the skill and 3 against no armour.
    assert fact(shot, "ds-attack-hits", "pool", "result") == (3, 18)


# -- WE-15 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-CHA-12", "DS-CHA-07", "DS-MAC-07", "DS-PEN-02", "DS-MON-07", "DS-INC-02", "DS:overflow")
def test_we_15_fast_and_deadly() -> None:
    start = chasing(
        driver("juro", "hauler", "crew", skills={"manoeuvre": 2}),
        character("oda", "crew", constitution=5, aboard="hauler"),
        driver("vera", "patrol", "customs"),
        vehicle("hauler", "crew", 4, size=6, mk=3, armour=armour(6, 3)),
        vehicle("patrol", "customs", 4),
        start={"hauler": 10, "patrol": 0},
        acting="juro",
    )
    lines = ("juro act fast_and_deadly", "juro risk 9")
    throws = [[8, 5, 4], [9, 6, 1], [9, 8, 7, 5, 4, 3, 2, 1]]
    transcript = act(start, *lines, throws=throws)
    assert possible(asked_of(transcript, "juro", "risk")) == [str(number) for number in range(1, 10)]
    assert facts(transcript, "ds-probe-control", "result", "success") == [(15, True)]
    assert facts(transcript, "ds-probe", "result", "success") == [(17, False)]
    after = transcript.result
    assert after.find("hauler").hurt.vital == 6 and after.find("hauler").out == "damage"
    assert after.has("destroyed:hauler")
    assert after.find("juro").hurt.vital == 3 and after.find("oda").hurt.vital == 5
    assert after.find("juro").out == after.find("oda").out == "damage"


# -- WE-23 ------------------------------------------------------------------------------------------------------------


def overtaking(kind: str, wanted: int) -> World:
    """A runner crowds off or blocks with 17 at 10; a pursuer at 9 dashes with 16 and wants so much."""
    start = chasing(
        driver("juro", "hauler", "crew", concentration=4, skills={"manoeuvre": 2}),
        driver("vera", "patrol", "customs", dexterity=4, skills={"speed": 1, "manoeuvre": 1}),
        vehicle("hauler", "crew", 2),
        vehicle("patrol", "customs", 2),
        start={"hauler": 8 if kind == "crowd_off" else 10, "patrol": 9},
        acting="juro",
        queue=("vera",),
    )
    far = ("juro distance 2",) if kind == "crowd_off" else ()
    lines = (f"juro act {kind}", *far, "juro act end", "vera act dash", f"vera wish {wanted}")
    throws = [[9, 8, 1, 1], [9, 6, 1, 1], [8, 6, 4], [9, 6, 1, 1]]
    return play(start, in_round(2), *lines, throws=throws).result


@pytest.mark.rule("DS-CHA-10", "DS-CHA-11", "DS-CHA-03", "DS:crowd_off_effect", "DS:chase_block")
@pytest.mark.parametrize(
    ("kind", "wanted", "de"),
    [
        pytest.param("crowd_off", 4, 11, id="past the blocker: as if failed"),
        pytest.param("crowd_off", 1, 10, id="level with it: no overtaking"),
        pytest.param("block", 4, 9, id="blocked: stays behind"),
    ],
)
def test_we_23_overtaking_somebody_who_crowds_or_blocks(kind: str, wanted: int, de: int) -> None:
    after = overtaking(kind, wanted)
    assert des(after) == {"hauler": 10, "patrol": de}
