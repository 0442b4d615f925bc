"""Duty: who commands a machine, which machines and systems have phases of their own, and what they may do in them."""

from __future__ import annotations

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.monitors import can_move, can_probe, is_breached
from regelwerk.systems.darkspace.rules.cortex.networks import cabled, home_network, is_dark, networks_of
from regelwerk.systems.darkspace.state import Actor, Order, World

FIGHTING = frozenset({"attack", "hack", "ram", "aim", "cut_off"})
MOVING = frozenset({"move", "obstacle", "sprint", "long_sprint", "jump", "leave", "break_through"})
DRIVING = frozenset({"dash", "crowd_off", "block", "fast_and_deadly", "ram"})
ALLOWED = {"attack": FIGHTING | MOVING, "guard": FIGHTING, "move": MOVING, "drive": DRIVING}
"""What a machine does by itself within each instruction: who attacks may close in, who guards stays (DS-MAC-02)."""


@rule("DS-CTX-12", "DS-CTX-13")
def disobeys(world: World, giver: Actor, machine: Actor) -> Refused | None:
    """A machine to which a hacker has full access takes orders from the hacker's side only."""
    if not machine.controlled_by or world.find(machine.controlled_by).side == giver.side:
        return None
    return Refused(phrase("ds-refuse-obeys", whom=Ref(machine.id), master=Ref(machine.controlled_by)), "DS-CTX-13")


@rule("DS-MAC-01", "DS-MAC-02", "DS-CTX-07", "DS-CTX-13")
def commands(world: World, giver: Actor, machine: Actor) -> Refused | None:
    """Why somebody cannot command a machine from outside; None with a cable or within its network."""
    refused = disobeys(world, giver, machine)
    if refused is not None or cabled(world, giver.id, machine.id):
        return refused
    if is_dark(machine):
        return Refused(phrase("ds-refuse-vanished", whom=Ref(machine.id)), "DS-CTX-07")
    if machine.controlled_by == giver.id and not is_dark(giver):
        return None
    if home_network(machine) in networks_of(world, giver):
        return None
    return Refused(phrase("ds-refuse-not-in-network", whom=Ref(machine.id)), "DS-MAC-02")


@rule("DS-MAC-01")
def controller_of(world: World, machine: str) -> Actor | None:
    """Who has a machine under direct control: at its controls, or from within its network."""
    for actor in world.actors:
        if not actor.able:
            continue
        if actor.at_controls and actor.aboard == machine:
            return actor
        if actor.remote == machine and commands(world, actor, world.find(machine)) is None:
            return actor
    return None


@rule("DS-MAC-05", "DS-MAC-06", "DS-CTX-14")
def can_act(world: World, actor: Actor) -> bool:
    """Whether somebody has phases: machines by an order and without a controller, systems in alarm that nobody has
    under control, everybody else who takes part."""
    if not actor.active:
        return False
    if actor.sheet.kind == "machine":
        return actor.order is not None and controller_of(world, actor.id) is None
    if actor.sheet.kind == "system":
        return actor.alarm and not actor.controlled_by
    return actor.sheet.kind != "object"


def awake(world: World) -> tuple[Actor, ...]:
    """Everybody who has phases of their own."""
    return tuple(actor for actor in world.actors if can_act(world, actor))


@rule("DS-MAC-05", "DS-CTX-13")
def works_for(world: World, machine: str, side: str) -> World:
    """A machine changes sides; members of that side it had grappled with stop being its opponents."""
    owner = world.find(machine).sheet.side
    world = world.change(machine, turned="" if side == owner else side)
    friends = {actor.id for actor in world.actors if actor.side == side}
    engaged = tuple(pair for pair in world.engaged if machine not in pair or not friends.issuperset(pair))
    return replace(world, engaged=engaged)


def off_duty(world: World, who: str) -> World:
    """Without a phase of its own any more in this round."""
    return replace(world, queue=tuple(other for other in world.queue if other != who))


@rule("DS-CTX-14", "DS-CTX-11", "DS:system_menu")
def system_allows(world: World, system: Actor, kind: str) -> bool:
    """In alarm a system cuts off, instructs and attacks; with a broken firewall it only instructs."""
    broken = is_breached(system, "firewall")
    if not can_act(world, system):
        return False
    if world.options.system_menu == "cut_off_only":
        return kind == "cut_off" and not broken
    return kind == "instruct" or (kind in ("cut_off", "hack") and not broken)


@rule("DS-MAC-06")
def is_possible(machine: Actor, order: Order, options: Options, in_chase: bool) -> bool:
    """Whether a machine can carry out an order at all."""
    match order.kind:
        case "attack" | "guard":
            return can_probe(machine, options) and bool(machine.sheet.weapons)
        case "move":
            return can_move(machine, options)
        case "drive":
            return in_chase and can_move(machine, options)
