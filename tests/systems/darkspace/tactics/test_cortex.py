"""Hackers, systems and machines of computer players."""

from typing import Any

from regelwerk.systems.darkspace.rules.core.scenes import Goal, SideGoals
from regelwerk.systems.darkspace.rules.cortex.machines import OrderScene
from regelwerk.systems.darkspace.state import Deed, Order
from regelwerk.systems.darkspace.tactics.cortex import enter_value, keeps, order
from regelwerk.systems.darkspace.tactics.weights import SENSIBLE, situation
from systems.darkspace.builders import character, henchman, machine, system, world
from systems.darkspace.deciding import answer, decisions, first_act

GOALS = (SideGoals("crew", ((Goal("sabotage", "core"),),)),)
HACKER: dict[str, Any] = {"weapons": ("terminal", "pistol"), "skills": {"tech": 4}}


def test_a_hacker_hacks_what_the_side_wants() -> None:
    scene = world(character("ilko", **HACKER), henchman(), system(), acting="ilko", goals=GOALS)
    found = decisions(scene)
    assert found[0].key in ("hack", "aim")
    assert "core" in (answer(found, "DS-CTX-03") or "core")


def test_a_system_throws_out_whoever_it_has_found() -> None:
    core = system(alarm=True, waiting=False, hunting=("ilko",), intruders=("ilko",))
    scene = world(character("ilko", **HACKER), core, acting="core", goals=GOALS)
    assert first_act(scene) == "cut_off"


def test_who_was_thrown_out_enters_again() -> None:
    hacker = character("ilko", **HACKER, expelled=("core_net",))
    scene = world(hacker, system(), acting="ilko", goals=GOALS)
    assert first_act(scene) == "enter_network"


def test_nobody_enters_a_network_whose_systems_can_be_reached() -> None:
    scene = world(character("ilko", **HACKER), system(), acting="ilko", goals=GOALS)
    assert enter_value(situation(scene, "ilko", SENSIBLE), Deed("enter_network", "ilko", "core", "terminal")) == 0


def test_an_idle_gun_is_set_to_work_until_further_notice() -> None:
    turret = machine("turret", weapons=("gun",), power=0, network="core_net", waiting=True)
    core = system(alarm=True, waiting=False)
    scene = world(core, turret, character(), acting="core")
    found = decisions(scene)
    assert found[0].key == "instruct"
    assert answer(found, "DS-MAC-03") == "guard:repeat"


def test_a_machine_at_work_is_left_alone() -> None:
    turret = machine("turret", weapons=("gun",), power=0, network="core_net", order=Order("guard", "core", repeat=True))
    core = system(alarm=True, waiting=False)
    assert first_act(world(core, turret, character(), acting="core")) != "instruct"


def test_a_mobile_machine_is_sent_to_attack() -> None:
    drone = machine(weapons=("gun",), network="core_net", waiting=True)
    assert order(OrderScene(world(system(), drone, character()), "core", "drone")) == "attack:repeat"


def test_control_is_better_than_rubble() -> None:
    assert keeps(world(character(), system()), "core") == "keep"
