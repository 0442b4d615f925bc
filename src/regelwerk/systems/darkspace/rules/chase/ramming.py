"""Ramming: the machine itself is the weapon.

Declared, resolved and applied like any attack; only what a critical does to the damage is its own.
"""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import stakes
from regelwerk.engine.effects import Note, Play, do, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.darkspace.rules.body.harm import harm
from regelwerk.systems.darkspace.rules.body.monitors import can_move, can_probe
from regelwerk.systems.darkspace.rules.chase.chase import carrier, gap, steered_by
from regelwerk.systems.darkspace.rules.core.acts import Act, Done, Offer
from regelwerk.systems.darkspace.rules.core.attempts import answered, declare_probe, numbers_of
from regelwerk.systems.darkspace.rules.core.groups import thresholds_raised
from regelwerk.systems.darkspace.rules.core.probe import Check, Rolled, basic_check, resolve_probe
from regelwerk.systems.darkspace.rules.core.side_probes import finish
from regelwerk.systems.darkspace.rules.fight.ambush import aftermath
from regelwerk.systems.darkspace.rules.fight.attack import HARM, Hit, Strike, armoured, at_risk, land, targets, told
from regelwerk.systems.darkspace.state import Actor, Deed, World
from regelwerk.systems.darkspace.values import Weapon, cost_of


@rule("DS-DEF-15", "DS:ramming")
def ram_deeds(world: World, actor: Actor) -> Offer:
    """Opponents whom a machine with a drive touches: engaged with it, or level in a chase."""
    machine = steered_by(actor)
    if world.options.ramming == "off" or not machine or not world.find(machine).sheet.power:
        return ()
    if not can_probe(actor, world.options):
        return Refused(phrase("ds-refuse-no-probes"), "DS-MON-08")
    rammer = world.find(machine)
    if not rammer.able or not can_move(rammer, world.options):
        return Refused(phrase("ds-refuse-stuck", whom=Ref(machine)), "DS-MON-11")
    found = tuple(
        Deed("ram", actor.id, target.id, machine)
        for target in targets(world, actor.id)
        if target.id != machine and touches(world, machine, target.id)
    )
    return found or Refused(phrase("ds-refuse-nothing-to-ram"), "DS-DEF-15")


@rule("DS-CHA-03", "DS-DST-02")
def touches(world: World, machine: str, target: str) -> bool:
    """Whether a machine can run into somebody: both at touching distance, in a chase level; nobody inside a machine."""
    if world.find(target).aboard:
        return False
    if carrier(world, machine) != carrier(world, target):
        return gap(world, machine, target) == 0
    return world.are_engaged(machine, target)


@rule("DS-COST-03", "DS:ramming")
def ram_cost(world: World, deed: Deed) -> Tally:
    """The machine is handled by its class."""
    mk = world.find(deed.tool).sheet.mk
    return tally(cost_of(mk, world.options), "DS-COST-03", "ds-term-half-class", deed.tool)


def label(world: World, deed: Deed) -> Phrase:  # noqa: ARG001 (the shape of every label)
    return phrase("ds-answer-ram", whom=Ref(deed.target))


def as_weapon(machine: Actor) -> Weapon:
    """A machine as what it strikes with; cover does not help against it."""
    sheet = machine.sheet
    return Weapon(sheet.id, sheet.name, "melee", sheet.size, sheet.mk)


@rule("DS-DEF-15", "DS-MOV-09", "DS-DEF-07", "DS-DEF-09")
def ram_check(world: World, deed: Deed) -> Check:
    """A manoeuvre as an attack: an aim counts, and so do full defence and anybody who keeps the driver down."""
    actor, target = world.find(deed.who), world.find(deed.target)
    check = basic_check(world, deed.who, "manoeuvre", "DS-DEF-15", concerns=(deed.target,))
    if actor.aim:
        check = replace(check, pool=check.pool.plus(actor.aim, "DS-MOV-09", "ds-term-aim"))
    if target.full_defence:
        check = check.changed(-target.full_defence, "DS-DEF-07", "ds-term-full-defence", target.id)
    return check


@rule("DS-DEF-15", "DS:ramming")
def ram_strike(world: World, deed: Deed, check: Check) -> Strike:
    """A ram in numbers: damage is size x power, penetration class and size of the machine."""
    machine, target = world.find(deed.tool), world.find(deed.target)
    shield = armoured(world, deed, as_weapon(machine))
    return Strike(
        numbers_of(world, check),
        shield.plus.total,
        shield.through,
        shield.soft,
        machine.sheet.size * machine.sheet.power,
        target.sheet.kind in ("object", "group"),
        thresholds_raised(world, target.id),
    )


@rule("DS-DEF-15", "DS-ATT-08")
def ram_lands(values: Strike, rolled: Rolled) -> Hit:
    """Where a ram lands, as with every attack; a critical doubles its damage instead of adding to it."""
    hit = land(values, rolled)
    return replace(hit, damage=2 * values.damage) if hit.monitor and hit.critical else hit


@stakes(HARM)
@rule("DS-DEF-15")
def resolve_ram(values: Strike) -> Play[Hit]:
    """Throw a ram and land it."""
    rolled = yield from resolve_probe(values.cast)
    return ram_lands(values, rolled)


class Declared(NamedTuple):
    """A ram as it stands when the dice fall."""

    check: Check
    values: Strike
    was_able: bool
    """Whether the target could act before."""


@rule("DS-DEF-15", "DS:ramming")
def ram(world: World, deed: Deed) -> Play[Done]:
    """A machine is driven into somebody."""
    world, declared = yield from declare_ram(world, deed)
    if declared is None:
        return world, False
    hit = yield from do(resolve_ram, declared.values)
    return (yield from apply_ram(world, deed, declared, hit))


@rule("DS-DEF-15")
def declare_ram(world: World, deed: Deed) -> Play[tuple[World, Declared | None]]:
    """The ram is announced and the others answer it; None: its stress has ended it before the throw."""
    was_able = world.find(deed.target).able
    yield note("DS-DEF-15", "ds-announces-ram", who=Ref(deed.tool), whom=Ref(deed.target), ae=deed.paid)
    world, check = yield from declare_probe(world, deed, ram_check(world, deed))
    if not world.find(deed.who).able:
        return world, None
    values = ram_strike(world, deed, check)
    return world, Declared(check, at_risk(world, deed, values, values.damage), was_able)


@rule("DS-DEF-15", "DS-ATT-06")
def apply_ram(world: World, deed: Deed, declared: Declared, hit: Hit) -> Play[Done]:
    """The ram has landed: what stress makes of the throw, the boxes, what follows."""
    world, check, rolled = yield from answered(world, deed, declared.check, hit.rolled)
    if world.options.interrupt_window == "after_roll":
        hit = ram_lands(ram_strike(world, deed, check), rolled)
    if hit.critical:
        yield note("DS-ATT-08", "ds-critical", who=Ref(deed.who))
    yield _told(world, deed, check, hit)
    world = yield from finish(world, check, rolled)
    if hit.monitor:
        world = yield from harm(world, deed.target, hit.monitor, hit.damage, "DS-DEF-15")
    world = yield from aftermath(world, deed, declared.was_able)
    return world, bool(hit.monitor)


@rule("DS-ATT-03")
def _told(world: World, deed: Deed, check: Check, hit: Hit) -> Note:
    """The line of the log, as of every attack: what the machine brings with it is the damage."""
    values = ram_strike(world, deed, check)
    damage = tally(values.damage, "DS-DEF-15", "ds-term-impact", deed.tool)
    if hit.critical:
        damage = damage.plus(values.damage, "DS-ATT-08", "ds-term-critical")
    return told(world, deed, check, values, armoured(world, deed, as_weapon(world.find(deed.tool))).plus, damage, hit)


ACTS = (Act("ram", "attack", "physical", "DS-DEF-15", ram_deeds, ram_cost, ram, label),)
