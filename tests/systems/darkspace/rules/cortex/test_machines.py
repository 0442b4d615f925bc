"""Machines: instructions, standby, controls, remote control, and who handles their guns."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.chase.gunnery import machine_guns, man_deeds, man_gun
from regelwerk.systems.darkspace.rules.core.probe import basic_check
from regelwerk.systems.darkspace.rules.core.scenes import ChasePlan
from regelwerk.systems.darkspace.rules.cortex import controls, machines
from regelwerk.systems.darkspace.rules.cortex.controls import (
    get_in,
    get_in_deeds,
    get_out,
    get_out_deeds,
    leave_controls,
    leave_deeds,
    remote,
    remote_deeds,
    take_controls,
    take_deeds,
)
from regelwerk.systems.darkspace.rules.cortex.duty import awake, can_act, controller_of
from regelwerk.systems.darkspace.rules.cortex.machines import (
    after_phase,
    declare_order,
    instruct,
    instruct_deeds,
    order_allows,
)
from regelwerk.systems.darkspace.rules.fight.interrupts import interrupts
from regelwerk.systems.darkspace.state import Actor, Breach, Chase, Deed, Order, World, seat_of
from systems.darkspace.builders import character, facts, henchman, machine, possible, system, told, world

INSTRUCT = Deed("instruct", "ilko", "drone")


def ilko(**changes: Any) -> Actor:
    return character("ilko", weapons=("terminal",), **{"network": "crew_net", **changes})


def drone(**changes: Any) -> Actor:
    """An armed drone on standby in the network of the crew."""
    given = {"side": "crew", "seat": "", "network": "crew_net", "weapons": ("gun",), "waiting": True, **changes}
    return machine("drone", **given)


def hauler(**changes: Any) -> Actor:
    return machine("hauler", **{"side": "crew", "size": 6, "weapons": ("gun",), "waiting": True, **changes})


def targets(offer: Any) -> list[str]:
    assert not isinstance(offer, Refused)
    return [deed.target for deed in offer]


def why(offer: Any) -> str:
    assert isinstance(offer, Refused)
    return offer.rule_id


def machine_is_ordered_by(state: World, who: str) -> bool:
    offer = instruct_deeds(state, state.find(who))
    return not isinstance(offer, Refused) and bool(offer)


def in_chase(state: World, **des: int) -> World:
    plan = ChasePlan("crew", tuple(des.items()))
    return replace(state, chase=Chase(plan, plan.start))


@pytest.mark.rule("DS-MAC-03", "DS-MAC-04", "DS-MAC-05", "DS-JOI-02")
def test_an_instruction_wakes_a_machine_which_joins() -> None:
    state = world(ilko(account=4), drone())
    deed = told(lambda: declare_order(state, INSTRUCT), "guard:repeat").result
    after, success = told(lambda: instruct(state, deed), faces=[3, 2]).result
    woken = after.find("drone")
    assert success
    assert woken.order == Order("guard", "ilko", repeat=True)
    assert (woken.active, woken.account) == (True, 5)
    assert seat_of(after, woken) == "ilko"
    assert can_act(after, woken)


@pytest.mark.rule("DS-MAC-03")
def test_a_new_order_replaces_the_old_one_without_joining_again() -> None:
    state = world(ilko(), drone(waiting=False, account=7, order=Order("move", "ilko", repeat=True)))
    after, _ = told(lambda: instruct(state, replace(INSTRUCT, detail="attack"))).result
    assert (after.find("drone").order, after.find("drone").account) == (Order("attack", "ilko"), 7)


@pytest.mark.rule("DS-MAC-03", "DS-MAC-06")
def test_only_orders_that_can_be_carried_out_are_on_offer() -> None:
    asked = told(lambda: declare_order(world(ilko(), drone()), INSTRUCT)).asked[0]
    assert possible(asked) == ["attack", "attack:repeat", "move", "move:repeat", "guard", "guard:repeat"]
    turret = told(lambda: declare_order(world(ilko(), drone(power=0)), INSTRUCT)).asked[0]
    assert possible(turret) == ["attack", "attack:repeat", "guard", "guard:repeat"]
    driving = in_chase(world(ilko(), drone(weapons=())), drone=3)
    assert possible(told(lambda: declare_order(driving, INSTRUCT)).asked[0])[-2:] == ["drive", "drive:repeat"]


@pytest.mark.rule("DS-MAC-02", "DS:network_entry")
def test_instructions_need_the_network_a_cable_or_physical_access() -> None:
    foreign = drone(network="core_net", side="guards")
    outside = world(ilko(), foreign)
    assert instruct_deeds(outside, outside.find("ilko")) == ()
    inside = outside.change("ilko", networks=("core_net",))
    assert targets(instruct_deeds(inside, inside.find("ilko"))) == ["drone"]
    wired = world(ilko(), foreign, cables=(("ilko", "drone"),))
    assert targets(instruct_deeds(wired, wired.find("ilko"))) == ["drone"]
    away = world(ilko(), drone(network="other"))
    assert why(instruct_deeds(away, away.find("ilko"))) == "DS-MAC-02"
    aboard = world(character("oda", aboard="hauler"), hauler())
    assert targets(instruct_deeds(aboard, aboard.find("oda"))) == ["hauler"]


@pytest.mark.rule("DS-CTX-13", "DS-CTX-07")
def test_full_connections_keep_orders_from_outside_away() -> None:
    state = world(ilko(), drone(breach={"connections": 2}))
    assert why(instruct_deeds(state, state.find("ilko"))) == "DS-CTX-07"
    assert why(remote_deeds(state, state.find("ilko"))) == "DS-CTX-07"


@pytest.mark.rule("DS-CTX-13", "DS-CTX-12")
def test_a_seized_machine_obeys_the_hackers_side_only() -> None:
    seized = drone(network="core_net", side="guards", controlled_by="ilko", turned="crew")
    state = world(ilko(), seized, henchman(network="core_net"))
    assert targets(instruct_deeds(state, state.find("ilko"))) == ["drone"]
    assert not instruct_deeds(state, state.find("guard"))
    shut = state.change("ilko", breach=Breach(connections=3))
    assert not machine_is_ordered_by(shut, "ilko"), "without a network of one's own nothing is commanded"


@pytest.mark.rule("DS-MAC-05")
def test_a_machine_works_for_whoever_gave_its_order() -> None:
    foreign = drone(network="core_net", side="guards")
    state = world(ilko(networks=("core_net",)), foreign, henchman(network="core_net"))
    turned, _ = told(lambda: instruct(state, replace(INSTRUCT, detail="attack")), faces=[3, 2]).result
    assert turned.find("drone").side == "crew"
    assert [enemy.id for enemy in turned.enemies("drone")] == ["guard"]
    back, _ = told(lambda: instruct(turned, Deed("instruct", "guard", "drone", detail="guard"))).result
    assert back.find("drone").side == "guards"


@pytest.mark.rule("DS-CTX-14")
def test_a_system_in_alarm_instructs_the_machines_of_its_network() -> None:
    core = system("core", 3, network="crew_net", side="crew", alarm=True, waiting=False)
    state = world(core, drone(), hauler())
    assert targets(instruct_deeds(state, state.find("core"))) == ["drone"]


@pytest.mark.rule("DS-MAC-02", "DS-MAC-05", "DS-MAC-06")
@pytest.mark.parametrize(
    ("order", "allowed"),
    [
        ("attack", ["attack", "aim", "move"]),
        ("guard", ["attack", "aim"]),
        ("move", ["move"]),
        ("drive", ["dash"]),
        (None, []),
    ],
)
def test_a_machine_acts_within_its_order(order: Any, allowed: list[str]) -> None:
    state = world(ilko(), drone(waiting=False, order=order and Order(order, "ilko")))
    kinds = ("attack", "aim", "move", "dash", "instruct", "grit")
    assert [kind for kind in kinds if order_allows(state, state.find("drone"), kind)] == allowed
    assert order_allows(state, state.find("ilko"), "grit")


@pytest.mark.rule("DS-MAC-06", "DS-MAC-03")
def test_after_its_phase_a_machine_waits_unless_the_order_goes_on() -> None:
    once = world(ilko(), drone(waiting=False, order=Order("attack", "ilko")), queue=("drone",))
    transcript = told(lambda: after_phase(once, "drone"))
    assert (transcript.result.find("drone").order, transcript.result.find("drone").waiting) == (None, True)
    assert transcript.result.queue == ()
    assert len(transcript.notes("ds-order-done")) == 1
    again = world(ilko(), drone(waiting=False, order=Order("attack", "ilko", repeat=True)))
    assert told(lambda: after_phase(again, "drone")).result == again


@pytest.mark.rule("DS-MAC-06", "DS-CTX-12")
def test_an_impossible_order_is_reported() -> None:
    stuck = drone(waiting=False, order=Order("attack", "ilko", repeat=True), breach={"memory": 2})
    transcript = told(lambda: after_phase(world(ilko(), stuck), "drone"))
    assert transcript.result.find("drone").waiting
    assert len(transcript.notes("ds-order-impossible")) == 1


@pytest.mark.rule("DS-MAC-01")
def test_controls_are_taken_when_nobody_able_holds_them() -> None:
    pilot = character("juro", aboard="hauler", at_controls=True)
    state = world(pilot, henchman("boarder", aboard="hauler"), hauler(waiting=False, order=Order("drive", "juro")))
    assert why(take_deeds(state, state.find("boarder"))) == "DS-MAC-01"
    free = replace(state.change("juro", out="damage", at_controls=False), queue=("hauler", "boarder"))
    assert targets(take_deeds(free, free.find("boarder"))) == ["hauler"]
    after, _ = told(lambda: take_controls(free, Deed("take_controls", "boarder", "hauler"))).result
    holder = controller_of(after, "hauler")
    assert holder is not None
    assert holder.id == "boarder"
    assert after.has("controls:hauler:guards")
    assert after.queue == ("boarder",)
    assert (after.find("hauler").order, after.find("hauler").side) == (None, "guards")
    assert [actor.id for actor in awake(after)] == ["boarder"]


@pytest.mark.rule("DS-MAC-01", "DS-MAC-06")
def test_remote_control_from_the_same_network() -> None:
    state = world(ilko(), drone(waiting=False, order=Order("attack", "ilko")), queue=("drone",))
    assert targets(remote_deeds(state, state.find("ilko"))) == ["drone"]
    after, _ = told(lambda: remote(state, Deed("remote", "ilko", "drone"))).result
    assert after.queue == ()
    assert not can_act(after, after.find("drone"))
    assert [mount for _, mount in machine_guns(after, after.find("ilko"))] == ["drone"]
    cut = after.change("drone", breach=drone(breach={"connections": 2}).breach)
    assert controller_of(cut, "drone") is None
    assert machine_guns(cut, cut.find("ilko")) == ()
    assert targets(leave_deeds(after, after.find("ilko"))) == ["drone"]
    loose, _ = told(lambda: leave_controls(after, Deed("leave_controls", "ilko", "drone"))).result
    assert controller_of(loose, "drone") is None


@pytest.mark.rule("DS-MAC-01", "DS-INC-04")
def test_who_steers_from_afar_and_what() -> None:
    def offer(giver: Actor, *machines: Actor) -> Any:
        state = world(giver, *machines)
        return remote_deeds(state, state.find(giver.id))

    assert targets(offer(ilko(), drone(), hauler(network="crew_net"))) == ["drone", "hauler"]
    assert targets(offer(ilko(remote="drone"), drone(), hauler(network="crew_net"))) == ["hauler"]
    assert targets(offer(ilko(), drone(out="switched_off"), hauler(network="crew_net"))) == ["hauler"]
    assert targets(offer(ilko(), drone(left=True), hauler(network="crew_net"))) == ["hauler"]
    assert offer(character("ilko", network="crew_net"), drone()) == (), "nobody without a system"
    assert offer(ilko(aboard="hauler", at_controls=True), drone(), hauler()) == (), "nobody with the hands full"
    assert offer(machine("ilko", "crew", network="crew_net"), drone()) == (), "no machine"


@pytest.mark.rule("DS-MAC-01")
def test_what_somebody_has_in_hand_is_not_steered_by_another() -> None:
    pilot = character("juro", aboard="hauler", at_controls=True)
    state = world(ilko(), pilot, hauler(network="crew_net"))
    assert why(remote_deeds(state, state.find("ilko"))) == "DS-MAC-01"
    assert instruct_deeds(state, state.find("ilko")) == ()


def crewed(**mans: tuple[str, str] | None) -> World:
    """A hauler with a driver and three others aboard, of whom one is no friend."""
    return world(
        character("juro", aboard="hauler", at_controls=True, mans=mans.get("juro")),
        character("nadja", aboard="hauler", mans=mans.get("nadja")),
        character("oda", aboard="hauler", skills={"manoeuvre": 1}, mans=mans.get("oda")),
        henchman("boarder", 5, aboard="hauler", mans=mans.get("boarder")),
        hauler(),
        acting="oda",
    )


def firing(state: World) -> list[str]:
    """Everybody who can fire the gun of the hauler."""
    return [one.id for one in state.occupants("hauler") if machine_guns(state, one)]


@pytest.mark.rule("DS-MAC-01", "DS-ATT-01", "DS-DEF-09")
def test_one_gun_has_one_user_its_gunner_or_whoever_steers() -> None:
    """R-103: nobody fires a gun that another mans; without a gunner it is fired from the controls."""
    gun = ("hauler", "gun")
    state = crewed(oda=gun)
    assert firing(state) == ["oda"]
    assert firing(crewed()) == ["juro"]
    assert firing(crewed(boarder=gun)) == ["juro"], "the machine does not work for the boarder"
    assert firing(state.change("oda", out="damage")) == ["juro"]
    assert firing(state.change("hauler", hurt=hauler(hurt={"interaction": 2}).hurt)) == []
    assert firing(state.change("hauler", out="switched_off")) == []
    assert firing(state.change("hauler", order=Order("attack", "juro"))) == []


@pytest.mark.rule("DS-DEF-09", "DS-MAC-01")
def test_a_gun_changes_hands_by_a_routine() -> None:
    manned = told(lambda: man_gun(crewed(), Deed("man_gun", "oda", "hauler", "gun")))
    assert firing(manned.result[0]) == ["oda"]
    assert facts(manned, "ds-mans-gun", "who", "gun") == [(Ref("oda"), Ref("gun"))]
    relieved = told(lambda: man_gun(manned.result[0], Deed("man_gun", "nadja", "hauler", "gun")))
    after = relieved.result[0]
    assert firing(after) == ["nadja"] and after.find("oda").mans is None
    assert facts(relieved, "ds-relieves-gunner", "whom") == [(Ref("oda"),)]
    assert targets(man_deeds(after, after.find("nadja"))) == []
    assert targets(man_deeds(after, after.find("juro"))) == ["hauler"]
    assert targets(man_deeds(after, after.find("boarder"))) == []
    outside, _ = told(lambda: get_out(after, Deed("get_out", "nadja", "hauler"))).result
    inside, _ = told(lambda: get_in(outside, Deed("get_in", "nadja", "hauler"))).result
    assert firing(inside) == ["juro"], "whoever gets back in has to man it again"


@pytest.mark.rule("DS-DEF-09")
def test_ds_def_09_one_gun_pins_down_once_in_a_window() -> None:
    """Driver and gunner share the one gun: only the gunner may answer with it, the driver has nothing else."""
    state = crewed(oda=("hauler", "gun"))
    state = world(*(one for one in state.actors if one.id != "boarder"), henchman(weapons=["carbine"]), acting="guard")
    deed = Deed("attack", "guard", "hauler", "carbine")
    check = basic_check(state, "guard", "body_control", "DS-ATT-01")
    asked = told(lambda: interrupts(state, deed, check)).asked
    assert [one.prompt.who for one in asked if "pin_down:gun" in possible(one)] == ["oda"]


@pytest.mark.rule("DS-MAC-01", "DS-DST-02")
def test_getting_in_and_out() -> None:
    state = world(character("juro"), hauler(), drone(), henchman())
    assert targets(get_in_deeds(state, state.find("juro"))) == ["hauler"]
    assert targets(get_in_deeds(state, state.find("guard"))) == []
    assert get_out_deeds(state, state.find("juro")) == ()
    assert why(get_in_deeds(state.engage("guard", "juro"), state.find("juro"))) == "DS-DST-02"
    inside, _ = told(lambda: get_in(state, Deed("get_in", "juro", "hauler"))).result
    assert (inside.find("juro").aboard, inside.find("juro").zone) == ("hauler", "")
    assert inside.has("aboard:juro:hauler")
    chased = in_chase(inside, hauler=4)
    assert why(get_out_deeds(chased, chased.find("juro"))) == "DS-CHA-03"
    grappled = inside.put(henchman("guard", aboard="hauler")).engage("guard", "juro")
    assert why(get_out_deeds(grappled, grappled.find("juro"))) == "DS-DST-02"
    outside, _ = told(lambda: get_out(inside, Deed("get_out", "juro", "hauler"))).result
    assert (outside.find("juro").aboard, outside.find("juro").zone) == ("", "hall")


@pytest.mark.rule("DS-MAC-05", "DS-MAC-06", "DS-CTX-14")
def test_who_has_phases() -> None:
    people = (
        ilko(),
        drone(),
        machine("guard_bot", order=Order("guard", "ilko")),
        system("asleep", waiting=False),
        system("alert", waiting=False, alarm=True),
        system("seized", waiting=False, alarm=True, controlled_by="ilko"),
    )
    assert [actor.id for actor in awake(world(*people))] == ["ilko", "guard_bot", "alert"]


def test_each_act_of_the_chapter_has_a_label() -> None:
    state = world(ilko(), drone())
    labels = [act.label(state, Deed(act.kind, "ilko", "drone")).key for act in machines.ACTS]
    assert labels[0] == "ds-answer-instruct"
    assert labels[1:] == [f"ds-answer-{act.kind.replace('_', '-')}" for act in controls.ACTS]
    transcript = told(lambda: instruct(state, replace(INSTRUCT, detail="attack")), faces=[3, 2])
    assert facts(transcript, "ds-instructs", "repeat") == [(False,)]
