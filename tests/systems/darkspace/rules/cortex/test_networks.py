"""Networks: who is in which, and over which distance a terminal reaches a system."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.scenes import ChasePlan
from regelwerk.systems.darkspace.rules.cortex.networks import (
    Link,
    cannot_probe,
    firewall_value,
    link,
    link_burden,
    networks_of,
)
from regelwerk.systems.darkspace.state import Actor, Chase, World
from systems.darkspace.builders import character, henchman, machine, same_network, system, world, zone


def ilko(terminal: str = "terminal", **changes: Any) -> Actor:
    return character("ilko", weapons=(terminal,), **changes)


def apart(category: int, *more: Actor, terminal: str = "terminal", options: Options | None = None) -> World:
    """A hacker in the hall and a system in the tower, so many categories away."""
    zones = (zone("hall"), zone("tower"))
    return world(
        ilko(terminal), system(zone="tower"), *more, zones=zones, links=(("hall", "tower", category),), options=options
    )


@pytest.mark.rule("DS-CTX-01", "DS-CTX-08")
def test_the_firewall_is_three_times_the_class_and_once_more_in_alarm() -> None:
    assert firewall_value(system(mk=4)).total == 12
    assert firewall_value(system(mk=4, alarm=True)).total == 16
    assert firewall_value(henchman(competence=2)).total == 6
    assert firewall_value(character(weapons=("terminal",))).total == 9
    assert firewall_value(machine(mk=2)).total == 6


@pytest.mark.rule("DS-RNG-02", "DS:terminal_near")
@pytest.mark.parametrize(
    ("terminal", "category", "near", "steps"),
    [
        ("terminal", 3, "free", 0),
        ("terminal", 4, "free", 1),
        ("datapad", 3, "free", 1),
        ("datapad", 4, "free", 2),
        ("datapad", 1, "free", 0),
        ("datapad", 1, "as_weapons", 1),
        ("terminal", 2, "as_weapons", 1),
    ],
)
def test_a_terminal_sends_as_far_as_its_class(terminal: str, category: int, near: Any, steps: int) -> None:
    state = apart(category, terminal=terminal, options=Options(terminal_near=near))
    found = link(state, "ilko", "core")
    assert (found.steps, found.refused) == (steps, None)


@pytest.mark.rule("DS-RNG-03")
def test_three_steps_beyond_the_range_are_impossible() -> None:
    weak = henchman("ilko", 1, side="crew", weapons=("datapad",))
    state = world(weak, system(zone="tower"), zones=(zone("hall"), zone("tower")))
    refused = link(state, "ilko", "core").refused
    assert refused is not None
    assert refused.rule_id == "DS-RNG-03"


@pytest.mark.rule("DS-RNG-03")
def test_each_step_is_a_burden() -> None:
    assert link_burden(Link(0)) is None
    modes = [burden.mode for steps in (1, 2) if (burden := link_burden(Link(steps))) is not None]
    assert modes == ["hampered", "desperate"]


@pytest.mark.rule("DS:network_entry", "DS-CTX-03")
def test_within_a_network_or_by_cable_distance_does_not_matter() -> None:
    state = apart(4, terminal="datapad")
    assert link(state, "ilko", "core").steps == 2
    assert link(state.change("ilko", networks=("core_net",)), "ilko", "core") == Link()
    wired = world(ilko("datapad"), system(zone=""), cables=(("ilko", "core"),))
    assert link(wired, "ilko", "core").refused is None


@pytest.mark.rule("DS-CTX-07", "DS:disconnected_targetable")
def test_a_vanished_system_is_reached_by_cable_only() -> None:
    gone = system(mk=3, breach={"connections": 3})
    refused = link(world(ilko(), gone), "ilko", "core").refused
    assert refused is not None
    assert refused.rule_id == "DS-CTX-07"
    assert link(world(ilko(), gone, cables=(("ilko", "core"),)), "ilko", "core").refused is None
    assert link(world(ilko(), gone, options=Options(disconnected_targetable=True)), "ilko", "core").refused is None


@pytest.mark.rule("DS-CTX-07", "DS:person_hack")
@pytest.mark.parametrize("monitor", ["access", "memory", "connections"])
def test_a_full_monitor_shuts_the_network_of_a_person(monitor: str) -> None:
    state = world(ilko(breach={monitor: 3}), system())
    assert networks_of(state, state.find("ilko")) == frozenset()
    refused = link(state, "ilko", "core").refused
    assert refused is not None
    assert refused.rule_id == "DS-CTX-07"


@pytest.mark.rule("DS-CTX-11")
def test_a_broken_firewall_alone_shuts_nothing() -> None:
    state = world(ilko(breach={"firewall": 3}), system())
    assert link(state, "ilko", "core").refused is None


@pytest.mark.rule("DS-CTX-10", "DS:cut_off_rule")
def test_who_was_thrown_out_does_nothing_against_that_network() -> None:
    state = world(ilko(expelled=("core_net",), networks=("core_net",)), system())
    refused = link(state, "ilko", "core").refused
    assert refused is not None
    assert refused.rule_id == "DS-CTX-10"
    assert "core_net" not in networks_of(state, state.find("ilko"))


@pytest.mark.rule("DS-INC-04")
def test_what_does_not_work_is_not_in_the_cortex() -> None:
    for out in (system(out="crashed"), machine("core", out="damage"), character("core", "guards")):
        refused = link(world(ilko(), out), "ilko", "core").refused
        assert refused is not None
        assert refused.rule_id == "DS-INC-04"
    # Who is not in the scene is not in reach either, whatever network their gear hangs in; a mainframe is.
    inside = ilko(networks=("core_net",))
    absent = link(world(inside, henchman(network="core_net", zone="")), "ilko", "guard").refused
    assert absent is not None and absent.rule_id == "DS-INC-04"
    assert link(world(inside, system(zone="")), "ilko", "core").refused is None


@pytest.mark.rule("DS-MON-08", "DS-CTX-12")
def test_a_machine_without_servos_and_one_without_memory_make_no_probes_for_their_own_reason() -> None:
    for hurt, breach, rule_id in (({"interaction": 2}, {}, "DS-MON-08"), ({}, {"memory": 2}, "DS-CTX-12")):
        refused = cannot_probe(machine(hurt=hurt, breach=breach), Options())
        assert refused is not None and refused.rule_id == rule_id
    assert cannot_probe(machine(), Options()) is None


@pytest.mark.rule("DS-DEF-12", "DS-CTX-12")
def test_networks_are_shared_by_hanging_in_them_entering_them_or_controlling_a_system() -> None:
    guard = henchman(network="core_net")
    state = world(ilko(), system(), guard, character("rhea"))
    assert same_network(state, "guard", "core")
    assert not same_network(state, "ilko", "core")
    assert networks_of(state, state.find("rhea")) == frozenset()
    assert same_network(state.change("ilko", networks=("core_net",)), "ilko", "guard")
    assert same_network(state.change("core", controlled_by="ilko"), "ilko", "guard")
    crashed = state.change("core", controlled_by="ilko", out="crashed")
    assert not same_network(crashed, "ilko", "guard")


@pytest.mark.rule("DS-CHA-05", "DS:chase_far_shot")
@pytest.mark.parametrize(
    ("gap", "far", "steps", "rule_id"),
    [(8, "hampered", 0, ""), (20, "hampered", 1, ""), (20, "normal", 0, ""), (21, "hampered", 0, "DS-CHA-05")],
)
def test_in_a_chase_distance_units_decide(gap: int, far: Any, steps: int, rule_id: str) -> None:
    hauler, patrol = machine("hauler", "crew", size=6), machine("patrol", size=5)
    plan = ChasePlan("crew", (("hauler", gap), ("patrol", 0)))
    crew = (hauler, patrol, ilko("datapad", aboard="hauler"))
    state = replace(world(*crew, options=Options(chase_far_shot=far)), chase=Chase(plan, plan.start))
    found = link(state, "ilko", "patrol")
    assert found.steps == steps
    assert (found.refused.rule_id if found.refused else "") == rule_id


@pytest.mark.rule("DS-RNG-02")
def test_hulls_do_not_stop_a_terminal() -> None:
    state = world(machine("hauler", "crew", size=6), ilko(aboard="hauler"), system())
    assert link(state, "ilko", "core") == Link()
    assert link(state, "ilko", "hauler") == Link()
