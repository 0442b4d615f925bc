"""Networks and machines: what to hack, which network to enter, whom to throw out, which machine gets which order."""

from __future__ import annotations

from regelwerk.systems.darkspace.rules.body.monitors import can_move
from regelwerk.systems.darkspace.rules.chase.chase import carrier, driver_of
from regelwerk.systems.darkspace.rules.core.probe import cast_of
from regelwerk.systems.darkspace.rules.cortex.entering import enter_check
from regelwerk.systems.darkspace.rules.cortex.hacking import hacking_check
from regelwerk.systems.darkspace.rules.cortex.machines import OrderScene, possible_orders
from regelwerk.systems.darkspace.rules.cortex.networks import home_network, link
from regelwerk.systems.darkspace.rules.cortex.systems import cut_off_check
from regelwerk.systems.darkspace.rules.movement.distances import category
from regelwerk.systems.darkspace.state import Actor, Deed, World
from regelwerk.systems.darkspace.tactics.chances import chance
from regelwerk.systems.darkspace.tactics.stakes import Announced, despair, system_worth
from regelwerk.systems.darkspace.tactics.weights import Situation, comrades, races, worth
from regelwerk.systems.darkspace.values import EXTREME

ENTRY = 0.12
"""What getting into a network is worth, as a share of the system that can only be reached from there."""
EXPELLING = 12.0
"""What throwing out a hacker is worth."""
GUN = 0.5
"""What an idle gun that is set to work is worth, as a share of its machine."""
AT_THE_WHEEL = 12.0
"""What it is worth that a machine of the chase is driven again."""
READY = 6.0
"""What the controls of a vehicle are worth when everybody is aboard."""


def hack_value(now: Situation, deed: Deed, dice: int = 0) -> float:
    """What a hacking attack is worth."""
    world = now.world
    target = world.find(deed.target)
    if target.infiltrating:
        return 0.0
    if now.actor.infiltrating and deed.target not in now.aims.systems:
        return 0.0
    check = hacking_check(world, deed)
    value = Announced(world, deed, check).stake(dice) - despair(world, check, now.temper)
    return value * (1.0 if deed.target in now.aims.systems else now.temper.strike * 0.8)


def enter_value(now: Situation, deed: Deed) -> float:
    """Getting into a network pays for those who cannot reach its systems otherwise."""
    world = now.world
    gate = world.find(deed.target)
    network = home_network(gate)
    terminal = now.actor.sheet.terminal
    locked = [
        system_worth(world, now.actor, one)
        for one in world.actors
        if home_network(one) == network
        and one.able
        and (one.id in now.aims.systems or one.sheet.kind == "machine")
        and one.side != now.actor.side
        and link(world, now.who, one.id, terminal).refused is not None
    ]
    likely = chance(cast_of(world, enter_check(world, deed)))
    return likely * ENTRY * max(locked, default=0.0)


def cut_off_value(now: Situation, deed: Deed) -> float:
    """A hunted intruder is thrown out first of all."""
    return EXPELLING * chance(cast_of(now.world, cut_off_check(now.world, deed)))


def crash_value(now: Situation, deed: Deed) -> float:
    """A system under control is worth more than a crashed one; an enemy machine that cannot be used is not."""
    target = now.world.find(deed.target)
    return 1.0 if target.sheet.kind == "machine" and not target.sheet.weapons else 0.0


def keeps(world: World, system: str) -> str:
    """Full control is better than rubble: machines change sides, networks open."""
    target = world.find(system)
    return "crash" if target.sheet.kind == "machine" and not target.sheet.weapons else "keep"


def instruct_value(now: Situation, deed: Deed) -> float:
    """What an order is worth: idle machines and such as obey somebody else are set to work."""
    world = now.world
    machine = world.find(deed.target)
    mine = machine.order is not None and world.find(machine.order.by).side == now.actor.side
    if mine and machine.order is not None and (machine.order.repeat or machine.id in world.queue):
        return 0.0
    if races(world, machine.id) and driver_of(world, machine.id) is None:
        return AT_THE_WHEEL if not _somebody_else_drives(now, machine) else 0.0
    if not machine.sheet.weapons or not _has_targets(now, machine):
        return 0.0
    turned = 2.0 if machine.order is not None else 1.0
    return GUN * worth(world, machine) * turned


def _somebody_else_drives(now: Situation, machine: Actor) -> bool:
    """Whether somebody aboard who drives better than the machine itself can take the controls."""
    return any(
        one.able and one.sheet.is_person for one in now.world.occupants(machine.id) if one.side == now.actor.side
    )


def _has_targets(now: Situation, machine: Actor) -> bool:
    """Whether there is somebody to shoot at."""
    side = now.actor.side
    return any(
        enemy.able and enemy.side not in ("", side) and not enemy.infiltrating and enemy.sheet.kind != "system"
        for enemy in now.world.actors
        if category(now.world, machine.id, enemy.id) <= EXTREME or carrier(now.world, enemy.id)
    )


def order(scene: OrderScene) -> str:
    """Until further notice: drive in a chase, else attack; what cannot move guards."""
    machine = scene.world.find(scene.machine)
    possible = possible_orders(scene.world, machine)
    if "drive" in possible and races(scene.world, scene.machine):
        return "drive:repeat"
    if "attack" in possible:
        return "attack:repeat" if can_move(machine, scene.world.options) else "guard:repeat"
    return f"{possible[0]}:repeat"


def remote_value(now: Situation, deed: Deed) -> float:
    """From afar only what nobody drives is taken in hand."""
    machine = now.world.find(deed.target)
    if not races(now.world, machine.id) or driver_of(now.world, machine.id) is not None:
        return 0.0
    return AT_THE_WHEEL * 0.8 if not _somebody_else_drives(now, machine) else 0.0


def controls_value(now: Situation, deed: Deed) -> float:
    """The controls: of a machine to be seized, of one that nobody drives, of the vehicle in which all are aboard."""
    world = now.world
    machine = world.find(deed.target)
    if deed.target in now.aims.seize:
        return 30.0
    if races(world, machine.id):
        return AT_THE_WHEEL
    if not now.aims.out or not can_move(machine, world.options):
        return 0.0
    missing = [
        one for one in comrades(world, now.actor) if one.able and one.sheet.is_person and one.aboard != machine.id
    ]
    better = [one for one in world.occupants(machine.id) if one.able and drives(one) > drives(now.actor)]
    return READY if not missing and not better else 0.0


def drives(actor: Actor) -> int:
    """How well somebody drives."""
    return dict(actor.sheet.skills).get("manoeuvre", 0)


def get_in_value(now: Situation, deed: Deed) -> float:
    """Into the vehicle in which one's side wants to get away."""
    machine = now.world.find(deed.target)
    if not now.aims.out or not can_move(machine, now.world.options):
        return 0.0
    return 5.0 if any(drives(one) for one in (now.actor, *comrades(now.world, now.actor)) if one.able) else 0.0


def get_out_value(now: Situation, deed: Deed) -> float:
    """Out of a vehicle that does not move any more, when there is another way."""
    machine = now.world.find(deed.target)
    return 2.0 if now.aims.out and not can_move(machine, now.world.options) else 0.0
