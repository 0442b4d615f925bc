"""DS-PRI-01: a fire fight, a hack, a chase and a break-in at once, in one round on one track of action units."""

import pytest

from conformance.darkspace.playing import fact, in_round, orders, play
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan, ChasePlan
from regelwerk.systems.darkspace.rules.cortex.networks import networks_of
from regelwerk.systems.darkspace.state import Area, Breach, Order, World
from systems.darkspace.builders import armour, character, facts, henchman, machine, same_network, system, world, zone
from systems.darkspace.chases import des

CREW = (
    character("rhea", skills={"body_control": 3}, weapons=("pistol",), armour=armour(5, 3)),
    character("ilka", concentration=4, skills={"tech": 3}, weapons=("terminal",), armour=armour(4, 2), stress=2),
    character("juro", aboard="shuttle", at_controls=True, skills={"manoeuvre": 2, "speed": 2}),
    character("oda", constitution=4, skills={"strength": 3}, aboard="shuttle", hurt={"vital": 1}),
    character("nadja", dexterity=4, skills={"agility": 3, "body_control": 2}, zone="archive", infiltrating=True),
)
GUARDS = (
    henchman("guard", weapons=("pistol",), armour_size=3),
    henchman("vera", 3, aboard="courier", at_controls=True),
    henchman("marine", 2, aboard="courier", weapons=("pistol",)),
)
MACHINES = (
    machine("shuttle", "crew", size=5, power=4, waiting=True, armour=armour(5, 2)),
    machine("courier", size=6, mk=3, power=4, waiting=True, armour=armour(6, 3)),
    machine(
        "turret", size=4, mk=3, power=0, bots=3, weapons=("gun",), armour=armour(4, 3), network="hall_net",
        order=Order("attack", "control", repeat=True),
    ),
    machine("drone", network="dock_net", waiting=True, zone="archive"),
)  # fmt: skip
SYSTEMS = (system("control", 3, network="hall_net"), system("docks", 2, network="dock_net"))


def station() -> World:
    """The crew shoots in the hall, hacks its network, sneaks through the archive and runs after a courier."""
    return replace(world(
        *CREW, *GUARDS, *MACHINES, *SYSTEMS,
        stage="setup",
        zones=(zone(), zone("archive")),
        blind=(("hall", "archive"),),
        chase=ChasePlan("guards", (("courier", 10), ("shuttle", 6)), (14,), "ground"),
        area=AreaPlan("crew", 2, 2),
    ), round=0, chase=None, area=None)  # fmt: skip


INITIATIVE = {
    "rhea": [9, 9, 2],
    "ilka": [9, 8, 2],
    "juro": [9, 7, 2],
    "oda": [5, 4, 3],
    "nadja": [9, 6, 2],
    "guard": [8, 6],
    "vera": [6, 5, 4],
    "marine": [2, 2],
    "turret": [7, 5, 2],
}
LINES = (
    "rhea act attack", "rhea which pistol:guard", "rhea act end",
    "ilka act hack", "ilka which terminal:control", "ilka act end",
    "juro act dash", "juro distance 4",
    "nadja act sneak", "nadja act end",
    "guard act attack", "guard which pistol:rhea", "rhea interrupt full_defence", "rhea extra-stress 1",
    "guard act end",
    "turret act attack", "turret which gun:ilka", "turret act end",
    "vera act end",
    "oda act board", "oda act end",
    "marine act end",
)  # fmt: skip
THROWS = (
    [8, 6, 1],  # Rhea shoots: 17, and a penetration of 3 adds nothing against hard armour 4
    [4, 3, 3, 2],  # Ilka hacks: 10 goes beyond the firewall of 9, and finds nothing
    [8, 4, 1], [9, 5, 1],  # Juro keeps control and dashes: 16
    [9, 8, 6, 2],  # Nadja sneaks: 20, hidden with 16
    [9, 4],  # the guard misses
    [6, 5, 2],  # the turret misses
    [9, 4, 2, 1],  # Oda jumps: 16
    [2],  # the guards of the archive
)  # fmt: skip


def first_round(*hack: list[int]) -> Transcript[World]:
    throws = [THROWS[0], *(hack or (THROWS[1],)), *THROWS[2:]]
    return play(station(), in_round(2), *LINES, throws=[*INITIATIVE.values(), *throws])


def area_of(state: World) -> Area:
    assert state.area is not None
    return state.area


@pytest.mark.rule("DS-PRI-01", "DS-UNI-01", "DS-ORD-01", "DS-ORD-03", "DS-AE-04", "DS-AE-05", "DS-MAC-04", "DS-MAC-05")
def test_four_kinds_of_trouble_share_one_track() -> None:
    transcript = first_round()
    after = transcript.result
    assert orders(transcript) == [
        "rhea ilka juro nadja guard turret vera oda marine",
        "vera marine nadja guard oda rhea ilka turret juro",
    ]
    accounts = {actor.id: actor.account for actor in after.actors if actor.active}
    assert accounts == {
        "rhea": 2, "ilka": 2, "juro": 3, "oda": 1, "nadja": 1, "guard": 1, "vera": 0, "marine": 0, "turret": 2,
    }  # fmt: skip


@pytest.mark.rule("DS-PRI-01", "DS-ATT-04", "DS-CHA-03", "DS-CHA-13", "DS-INF-15", "DS-DEF-07")
def test_each_of_them_gets_on_with_it() -> None:
    transcript = first_round()
    after = transcript.result
    assert facts(transcript, "ds-attack-hits", "result") == [(17,)] and after.find("guard").hurt.defensive == 1
    assert transcript.notes("ds-hack-in-vain") and after.find("control").breach == Breach()
    assert des(after) == {"courier": 10, "shuttle": 10} and transcript.notes("ds-level")
    assert after.find("oda").aboard == "courier" and after.find("oda").hurt.vital == 1
    assert (area_of(after).se, area_of(after).guard_se) == (3, 2)
    assert after.find("rhea").stress == 2 and after.find("rhea").full_defence == 2
    assert [after.find(who).infiltrating for who in ("nadja", "rhea")] == [True, False]


@pytest.mark.rule("DS-CTX-08", "DS-CTX-14", "DS-JOI-02", "DS-MAC-02", "DS-PRI-01")
def test_an_alarm_in_one_network_leaves_the_other_alone() -> None:
    transcript = first_round([3, 3, 3, 2], [6, 5, 1])
    after = transcript.result
    control, docks = after.find("control"), after.find("docks")
    assert control.alarm and control.active and control.breach.firewall == 2
    # Rhea has 1 and Ilka 2 on the account when the system wakes up.
    assert fact(transcript, "ds-joins", "account") == 3
    assert not docks.alarm and not docks.active and after.find("drone").order is None
    assert orders(transcript)[1] == "vera marine nadja guard oda rhea ilka turret juro control"
    assert same_network(after, "control", "turret") and same_network(after, "docks", "drone")
    assert networks_of(after, control).isdisjoint(networks_of(after, docks))


@pytest.mark.rule("DS-CTX-12", "DS-CTX-13", "DS-MAC-03", "DS-PRI-01")
def test_a_hacked_turret_changes_sides_in_the_middle_of_all_that() -> None:
    start = first_round([3, 3, 3, 2], [6, 5, 1]).result.change("control", breach=Breach(access=2, firewall=2))
    lines = (
        "nadja act end", "guard act end", "oda act end", "rhea act end",
        "ilka act hack", "ilka which terminal:control", "ilka full-access keep", "ilka act instruct",
        "ilka order attack:repeat",
        "turret act attack", "turret act end",
    )  # fmt: skip
    throws = [[10, 8, 2, 1, 1, 1, 2], [9, 9, 6]]
    transcript = play(start, lambda state: "turret" in state.acted, *lines, throws=throws)
    after = transcript.result
    assert after.find("control").controlled_by == "ilka" and not after.find("control").alarm
    assert after.find("turret").side == "crew"
    assert fact(transcript, "ds-attack-hits", "result") == 18 and after.find("guard").hurt.mobility == 1
    assert after.chase is not None and area_of(after).se == 3
