"""Direct control of machines: getting in and out, taking the controls, and remote control from the same network."""

from __future__ import annotations

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.chase.chase import carrier
from regelwerk.systems.darkspace.rules.core.acts import Act, Done, Offer, routine_cost
from regelwerk.systems.darkspace.rules.cortex.duty import commands, controller_of, disobeys, off_duty, works_for
from regelwerk.systems.darkspace.rules.cortex.networks import networks_of
from regelwerk.systems.darkspace.state import Actor, Deed, World


@rule("DS-MAC-01")
def take_deeds(world: World, actor: Actor) -> Offer:
    """Aboard a machine the controls can be taken when nobody who is able holds them."""
    if not actor.sheet.is_person or not actor.aboard or actor.at_controls:
        return ()
    machine = world.find(actor.aboard)
    if machine.sheet.kind != "machine" or not machine.able:
        return ()
    holder = controller_of(world, machine.id)
    if holder is not None and holder.id != actor.id:
        return Refused(phrase("ds-refuse-controls-held", whom=Ref(holder.id)), "DS-MAC-01")
    return disobeys(world, actor, machine) or [Deed("take_controls", actor.id, machine.id)]


@rule("DS-MAC-01", "DS-MAC-06")
def take_controls(world: World, deed: Deed) -> Play[Done]:
    """Somebody sits at the controls: the machine now acts in that one's phases."""
    actor = world.find(deed.who)
    yield note("DS-MAC-01", "ds-takes-controls", who=Ref(deed.who), machine=Ref(deed.target))
    world = world.put(replace(actor, at_controls=True, remote=""))
    return _in_hand(world, deed.target, actor.side).mark(f"controls:{deed.target}:{actor.side}"), True


def _in_hand(world: World, machine: str, side: str) -> World:
    """A machine under direct control has no phase of its own and works for its controller's side."""
    world = works_for(world.change(machine, order=None, waiting=True), machine, side)
    return off_duty(world, machine)


@rule("DS-MAC-01", "DS-CTX-07", "DS-CTX-13")
def remote_deeds(world: World, actor: Actor) -> Offer:
    """Machines in a network one is in can be steered from afar, unless somebody has them in hand."""
    if not actor.sheet.is_person or actor.at_controls or not networks_of(world, actor):
        return ()
    found: list[Deed] = []
    why: Refused | None = None
    for machine in world.actors:
        if machine.sheet.kind != "machine" or not machine.able or not machine.present or machine.id == actor.remote:
            continue
        refused = commands(world, actor, machine)
        holder = controller_of(world, machine.id)
        if refused is None and holder is not None:
            refused = Refused(phrase("ds-refuse-controls-held", whom=Ref(holder.id)), "DS-MAC-01")
        if refused is None:
            found.append(Deed("remote", actor.id, machine.id))
        elif machine.side == actor.side:
            why = why or refused
    return found or why or ()


@rule("DS-MAC-01", "DS-MAC-06")
def remote(world: World, deed: Deed) -> Play[Done]:
    """Somebody steers a machine from afar: it acts in that one's phases."""
    yield note("DS-MAC-01", "ds-takes-remote", who=Ref(deed.who), machine=Ref(deed.target))
    side = world.find(deed.who).side
    return _in_hand(world.change(deed.who, remote=deed.target), deed.target, side), True


def leave_deeds(world: World, actor: Actor) -> Offer:  # noqa: ARG001 (the shape of every offer)
    """The controller of a machine can let go of it."""
    held = actor.aboard if actor.at_controls else actor.remote
    return [Deed("leave_controls", actor.id, held)] if held else ()


@rule("DS-MAC-01", "DS-MAC-06")
def leave_controls(world: World, deed: Deed) -> Play[Done]:
    """Without a controller and without an order the machine is on standby."""
    yield note("DS-MAC-06", "ds-leaves-controls", who=Ref(deed.who), machine=Ref(deed.target))
    return world.change(deed.who, at_controls=False, remote=""), True


@rule("DS-MAC-01", "DS-DST-02")
def get_in_deeds(world: World, actor: Actor) -> Offer:
    """A machine of the own side, or of nobody, that stands in the same zone and is no smaller than oneself."""
    if not actor.sheet.is_person or actor.aboard or not actor.zone or carrier(world, actor.id):
        return ()
    found = [
        Deed("get_in", actor.id, machine.id)
        for machine in world.actors
        if machine.sheet.kind == "machine"
        and machine.able
        and machine.zone == actor.zone
        and machine.sheet.size >= actor.sheet.size
        and machine.side in (actor.side, "")
        and not carrier(world, machine.id)
    ]
    if found and any(actor.id in pair for pair in world.engaged):
        return Refused(phrase("ds-refuse-engaged"), "DS-DST-02")
    return found


def get_in(world: World, deed: Deed) -> Play[Done]:
    """Inside, the machine is a place of its own."""
    yield note("DS-MAC-07", "ds-gets-in", who=Ref(deed.who), machine=Ref(deed.target))
    world = world.change(deed.who, zone="", aboard=deed.target, mans=None, cover=None).disengage(deed.who)
    return world.mark(f"aboard:{deed.who}:{deed.target}"), True


@rule("DS-MAC-01", "DS-DST-02")
def get_out_deeds(world: World, actor: Actor) -> Offer:
    """Anybody aboard can get out, except from a machine in a chase."""
    if not actor.sheet.is_person or not actor.aboard or not world.find(actor.aboard).zone:
        return ()
    if carrier(world, actor.id):
        return Refused(phrase("ds-refuse-moving", whom=Ref(actor.aboard)), "DS-CHA-03")
    if any(actor.id in pair for pair in world.engaged):
        return Refused(phrase("ds-refuse-engaged"), "DS-DST-02")
    return [Deed("get_out", actor.id, actor.aboard)]


def get_out(world: World, deed: Deed) -> Play[Done]:
    """Back into the zone where the machine stands; the controls are free."""
    machine = world.find(deed.target)
    yield note("DS-MAC-07", "ds-gets-out", who=Ref(deed.who), machine=Ref(deed.target))
    outside = {"zone": machine.zone, "position": machine.position, "aboard": "", "at_controls": False, "mans": None}
    return world.change(deed.who, **outside), True


def label(world: World, deed: Deed) -> Phrase:  # noqa: ARG001 (the shape of every label)
    return phrase(f"ds-answer-{deed.kind.replace('_', '-')}", machine=Ref(deed.target))


ACTS = (
    Act("take_controls", "routine", "physical", "DS-MAC-01", take_deeds, routine_cost, take_controls, label),
    Act("remote", "routine", "cortex", "DS-MAC-01", remote_deeds, routine_cost, remote, label),
    Act("leave_controls", "routine", "physical", "DS-MAC-01", leave_deeds, routine_cost, leave_controls, label),
    Act("get_in", "routine", "physical", "DS-MAC-01", get_in_deeds, routine_cost, get_in, label),
    Act("get_out", "routine", "physical", "DS-MAC-01", get_out_deeds, routine_cost, get_out, label),
)
