"""Systems under attack: alarm, cut-off, full access, crash, and what they do in their phases."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.cortex import systems
from regelwerk.systems.darkspace.rules.cortex.machines import instruct_deeds, order_allows
from regelwerk.systems.darkspace.rules.cortex.networks import firewall_value
from regelwerk.systems.darkspace.rules.cortex.systems import (
    breach,
    crash_deeds,
    crash_it,
    cut_off,
    cut_off_check,
    cut_off_cost,
    cut_off_deeds,
    end_of_phase,
    seize,
)
from regelwerk.systems.darkspace.state import Actor, Breach, Deed, World
from regelwerk.systems.darkspace.values import Digital
from systems.darkspace.builders import (
    character,
    facts,
    henchman,
    machine,
    possible,
    questions,
    same_network,
    system,
    told,
    world,
)

CUT = Deed("cut_off", "core", "ilko")


def ilko(**changes: Any) -> Actor:
    return character("ilko", weapons=("terminal",), skills={"tech": 3}, **changes)


def scene(*more: Actor, options: Options | None = None, **changes: Any) -> World:
    """Ilko and a system of class 4 in alarm unless told."""
    core = system(**{"mk": 4, "seat": "", "alarm": True, "waiting": False, **changes})
    return world(ilko(), core, *more, options=options)


def hit(
    state: World, monitor: Digital, damage: int, *answers: str, faces: tuple[int, ...] = (), target: str = "core"
) -> World:
    return told(lambda: breach(state, target, monitor, damage, "ilko"), *answers, faces=faces).result


@pytest.mark.rule("DS-CTX-08", "DS-CTX-14", "DS-JOI-02")
def test_the_first_hit_on_the_firewall_wakes_the_system() -> None:
    asleep = scene(alarm=False, waiting=True).change("ilko", account=5)
    state = hit(asleep, "firewall", 1, faces=(1, 2, 3, 4))
    core = state.find("core")
    assert core.alarm
    assert core.active
    assert core.account == 6
    assert core.intruders == ("ilko",)
    assert core.hunting == ()
    assert state.has("alarm:core")
    assert firewall_value(core).total == 16


@pytest.mark.rule("DS-CTX-09")
def test_the_second_hit_starts_the_hunt_and_the_value_rises_only_once() -> None:
    state = hit(scene(breach={"firewall": 1}), "firewall", 1)
    assert state.find("core").hunting == ("ilko",)
    assert firewall_value(state.find("core")).total == 16


@pytest.mark.rule("DS-CTX-11", "DS-CTX-14")
def test_a_broken_firewall_ends_the_hunt_and_leaves_the_alarm() -> None:
    state = hit(scene(breach={"firewall": 2}, hunting=("ilko",)), "firewall", 2)
    core = state.find("core")
    assert (core.alarm, core.hunting) == (True, ())
    assert cut_off_deeds(state, core) == ()
    assert [order_allows(state, core, kind) for kind in ("cut_off", "hack", "instruct")] == [False, False, True]


@pytest.mark.rule("DS-CTX-03", "DS-MON-15")
def test_a_hit_on_a_full_firewall_changes_nothing() -> None:
    state = scene(breach={"firewall": 4})
    transcript = told(lambda: breach(state, "core", "firewall", 2, "ilko"))
    assert transcript.result == state
    assert len(transcript.notes("ds-nothing-marked")) == 1


@pytest.mark.rule("DS-CTX-06")
def test_damage_to_connections_lets_the_hacker_listen() -> None:
    transcript = told(lambda: breach(scene(breach={"connections": 1}), "core", "connections", 2, "ilko"))
    assert facts(transcript, "ds-listens", "steps") == [(3,)]


@pytest.mark.rule("DS-CTX-07", "DS-MAC-01")
def test_full_connections_take_a_machine_out_of_all_networks() -> None:
    drone = machine("drone", network="core_net", mk=2)
    pilot = henchman("pilot", network="core_net", remote="drone")
    state = hit(scene(drone, pilot), "connections", 2, target="drone")
    assert not same_network(state, "drone", "core")
    assert state.find("pilot").remote == ""
    assert (state.find("drone").controlled_by, state.find("drone").turned) == ("", ""), "gone, not won"


@pytest.mark.rule("DS-CTX-12", "DS-MON-08")
def test_a_full_memory_leaves_a_system_without_probes() -> None:
    state = hit(scene(hunting=("ilko",)), "memory", 4)
    offer = cut_off_deeds(state, state.find("core"))
    assert isinstance(offer, Refused)
    assert offer.rule_id == "DS-CTX-12"


@pytest.mark.rule("DS-CTX-05", "DS:person_hack")
def test_damaged_memory_costs_action_units_after_each_phase() -> None:
    state = scene(breach={"memory": 3}).change("core", account=2).change("ilko", breach=Breach(memory=1))
    assert told(lambda: end_of_phase(state, "core")).result.find("core").account == 5
    assert told(lambda: end_of_phase(state, "ilko")).result.find("ilko").account == 1


@pytest.mark.rule("DS-CTX-12", "DS:full_access")
def test_full_access_gives_control_or_a_crash() -> None:
    start = scene(machine("turret", network="core_net", power=0, weapons=("gun",)), mk=3, breach={"access": 2})
    kept = hit(replace(start, queue=("core", "turret")), "access", 2, "keep")
    core = kept.find("core")
    assert core.breach.access == 3
    assert (core.controlled_by, core.alarm, core.active) == ("ilko", False, False)
    assert kept.queue == ("turret",)
    assert kept.has("controlled:core")
    assert [deed.target for deed in _deeds(instruct_deeds(kept, kept.find("ilko")))] == ["turret"]
    transcript = told(lambda: breach(start, "core", "access", 2, "ilko"), "crash")
    assert transcript.result.find("core").out == "crashed"
    assert transcript.result.has("crashed:core")
    assert facts(transcript, "ds-crashes", "points") == [(90,)]


def _deeds(offer: Any) -> list[Deed]:
    assert not isinstance(offer, Refused)
    return list(offer)


@pytest.mark.rule("DS:full_access")
@pytest.mark.parametrize(("ruling", "out"), [("crash", "crashed"), ("admin", "")])
def test_a_table_may_settle_what_full_access_does(ruling: Any, out: str) -> None:
    start = scene(breach={"access": 3}, options=Options(full_access=ruling))
    transcript = told(lambda: breach(start, "core", "access", 1, "ilko"))
    assert transcript.result.find("core").out == out
    assert questions(transcript) == []
    assert crash_deeds(transcript.result, transcript.result.find("ilko")) in ((), [])


@pytest.mark.rule("DS-CTX-12", "DS-MON-07")
def test_a_system_under_control_can_be_crashed_later() -> None:
    state = scene(controlled_by="ilko", waiting=True)
    deeds = _deeds(crash_deeds(state, state.find("ilko")))
    after, success = told(lambda: crash_it(state, deeds[0])).result
    assert success
    assert after.find("core").out == "crashed"
    assert not crash_deeds(after, after.find("ilko"))


@pytest.mark.rule("DS-CTX-13")
def test_full_access_to_a_machine_turns_it_or_switches_it_off() -> None:
    skimmer = machine("skimmer", mk=2, size=5, alarm=True, breach={"access": 1})
    driver = henchman("driver", aboard="skimmer", at_controls=True)
    start = scene(skimmer, driver)
    turned = hit(start, "access", 1, "keep", target="skimmer")
    assert turned.find("skimmer").side == "crew"
    assert turned.find("skimmer").controlled_by == "ilko"
    assert not turned.find("driver").at_controls
    off = hit(start, "access", 1, "crash", target="skimmer")
    assert off.find("skimmer").out == "switched_off"


@pytest.mark.rule("DS-CTX-13", "DS-MAC-01")
def test_friends_of_the_hacker_keep_the_controls_of_a_seized_machine() -> None:
    hauler = machine("hauler", size=6)
    crew = character("juro", aboard="hauler", at_controls=True)
    theirs = henchman("pilot", aboard="hauler", at_controls=True)
    for driver, keeps in ((crew, True), (theirs, False), (replace(theirs, at_controls=False), False)):
        after = told(lambda: seize(scene(hauler, driver), "hauler", "ilko"))  # noqa: B023 (run at once)
        assert after.result.find(driver.id).at_controls is keeps
        assert len(after.notes("ds-loses-controls")) == (driver == theirs)


@pytest.mark.rule("DS:person_hack", "DS-CTX-07")
def test_people_only_lose_their_network() -> None:
    guard = henchman("guard", 2, breach={"access": 1})
    transcript = told(lambda: breach(scene(guard), "guard", "access", 1, "ilko"))
    after = transcript.result.find("guard")
    assert questions(transcript) == []
    assert len(transcript.notes("ds-network-shut")) == 1
    assert after.active
    assert not after.controlled_by


@pytest.mark.rule("DS-CTX-10", "DS-CTX-06", "DS:cut_off_rule")
def test_cut_off_against_terminal_skill_and_connections() -> None:
    state = scene(hunting=("ilko",), breach={"connections": 2})
    check = cut_off_check(state, CUT)
    assert (check.pool.total, check.bonus.total, check.difficulty and check.difficulty.total) == (4, 0, 20)
    assert cut_off_cost(state, CUT).total == 2
    stays, success = told(lambda: cut_off(state, CUT), faces=[9, 8, 7, 5]).result
    assert not success
    assert stays.find("core").hunting == ("ilko",)


@pytest.mark.rule("DS-CTX-10", "DS:cut_off_rule")
def test_an_expelled_hacker_loses_the_network_and_what_hangs_in_it() -> None:
    drone = machine("drone", network="core_net")
    twin = system("twin", 2, network="core_net", hunting=("ilko",))
    start = scene(drone, twin, hunting=("ilko",)).change("ilko", networks=("core_net",), remote="drone")
    state, success = told(lambda: cut_off(start, CUT), faces=[9, 8, 7, 5]).result
    hacker = state.find("ilko")
    assert success
    assert (hacker.networks, hacker.expelled, hacker.remote) == ((), ("core_net",), "")
    assert [state.find(who).hunting for who in ("core", "twin")] == [(), ()]


@pytest.mark.rule("DS:cut_off_rule")
def test_cut_off_may_be_automatic_or_the_masters_decision() -> None:
    sure = scene(hunting=("ilko",), options=Options(cut_off_rule="automatic"))
    assert told(lambda: cut_off(sure, CUT)).result[1]
    asked = told(lambda: cut_off(scene(hunting=("ilko",), options=Options(cut_off_rule="gm")), CUT))
    assert not asked.result[1]
    assert asked.asked[0].prompt.seat == "master"
    assert possible(asked.asked[0]) == ["stay", "expel"]


@pytest.mark.rule("DS-CTX-14", "DS:system_menu")
@pytest.mark.parametrize(
    ("changes", "menu", "allowed"),
    [
        ({"alarm": False}, "full", []),
        ({}, "full", ["cut_off", "hack", "instruct"]),
        ({}, "cut_off_only", ["cut_off"]),
        ({"breach": {"firewall": 4}}, "cut_off_only", []),
        ({"controlled_by": "ilko"}, "full", []),
    ],
)
def test_what_a_system_may_do(changes: dict[str, Any], menu: Any, allowed: list[str]) -> None:
    state = scene(options=Options(system_menu=menu), **changes)
    kinds = ("attack", "cut_off", "hack", "instruct", "move", "aim")
    assert [kind for kind in kinds if order_allows(state, state.find("core"), kind)] == allowed


def test_each_act_of_the_chapter_has_a_label() -> None:
    state = scene(machine("drone"))
    assert [act.label(state, Deed(act.kind, "core", "ilko")).key for act in systems.ACTS] == [
        "ds-answer-crash",
        "ds-answer-cut-off",
    ]
    assert systems.crash_label(state, Deed("crash", "ilko", "drone")).key == "ds-answer-switch-off"
