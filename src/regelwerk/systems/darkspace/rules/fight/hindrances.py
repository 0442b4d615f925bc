"""Hindrances: who may interrupt an act, and which interrupts fit it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from regelwerk.engine.answers import Refusal
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import Value
from regelwerk.systems.darkspace.rules.body.monitors import can_move, can_probe, is_breached, system_mk
from regelwerk.systems.darkspace.rules.body.stress import headroom
from regelwerk.systems.darkspace.rules.chase.gunnery import machine_guns
from regelwerk.systems.darkspace.rules.core.probe import Check
from regelwerk.systems.darkspace.rules.core.spheres import is_attack, sphere_of
from regelwerk.systems.darkspace.rules.cortex.duty import ALLOWED
from regelwerk.systems.darkspace.rules.cortex.networks import has_alarm, home_network, is_dark, networks_of
from regelwerk.systems.darkspace.rules.fight.cover import FIRE, covers_at_hand, protection
from regelwerk.systems.darkspace.rules.fight.reach import reach
from regelwerk.systems.darkspace.rules.movement.distances import category
from regelwerk.systems.darkspace.rules.movement.steps import mover_of
from regelwerk.systems.darkspace.state import Actor, Deed, World, weapons_of
from regelwerk.systems.darkspace.values import (
    NEAR,
    SHORT,
    Item,
    Weapon,
    cost_of,
    penetration,
)

Hindrance = Literal["pass", "defend", "pin_down", "block", "hinder", "obstacle", "cover", "full_defence"]
BARE_HANDS = "unarmed"
FEE = 1
"""The action unit and the point of stress that an interrupt costs."""


class Interrupt(Value, frozen=True):
    """One way to interrupt an act, and what it costs before anything is added to it."""

    kind: Hindrance
    tool: str = ""
    """A weapon, something to throw, something to hide behind."""
    ae: int = FEE
    probe: bool = False
    """It takes a probe of the one who interrupts: an extended interrupt (DS-ACT-06)."""

    @property
    def key(self) -> str:
        return f"{self.kind}:{self.tool}" if self.tool else self.kind


PASS = Interrupt("pass", ae=0)


@rule("DS-DEF-01", "DS-DEF-18", "DS-ACT-05", "DS-MAC-02", "DS:stressless_interrupts")
def may_interrupt(world: World, actor: Actor, deed: Deed) -> bool:
    """Opponents who take part and can pay: 1 stress, or without a stress track the one interrupt of a round.

    A machine keeps to its order: one that was told to attack or to guard interferes, one on its way does not.
    """
    if not actor.active or actor.id == deed.who or actor.sheet.kind == "object":
        return False
    if actor.side in ("", world.find(deed.who).side):
        return False
    if actor.sheet.has_stress:
        return headroom(actor, world) >= FEE
    if actor.sheet.kind == "machine" and (actor.order is None or "attack" not in ALLOWED[actor.order.kind]):
        return False
    rule_of_table = world.options.stressless_interrupts
    return rule_of_table == "unlimited" or (rule_of_table == "ae_only" and not actor.interrupted)


@rule("DS-AMB-01", "DS:ambush_interrupts")
def is_surprise(world: World, deed: Deed) -> bool:
    """Whether an act comes out of hiding, so that nobody is quick enough to interrupt it."""
    ambush = deed.ambush or (world.phase is not None and world.phase.kind == "ambush")
    return bool(ambush) and not world.options.ambush_interrupts


@rule("DS-DEF-01", "DS:turn_order")
def in_turn(world: World, who: str) -> tuple[str, ...]:
    """The others in the order of this round, beginning after somebody; who is not in it yet comes last."""
    listed = dict.fromkeys((*world.queue, *world.acted))
    others = [actor for actor in world.actors if actor.id not in listed]
    others.sort(key=lambda actor: (actor.account, actor.rank))
    return tuple([other for other in (*listed, *[actor.id for actor in others]) if other != who])


@rule("DS-DEF-02", "DS-DEF-03", "DS-INF-23")
def fitting(world: World, actor: Actor, deed: Deed, check: Check | None) -> Iterator[Interrupt]:
    """Every interrupt with which somebody can answer an act: without a check it is a routine.

    Stealth goes unnoticed, and so does anything but an attack out of hiding; a movement that cannot fail cannot be made
    harder, and nobody can lay hands on a system. The hidden would be seen: only a block in the cortex is left to
    them.
    """
    sphere = sphere_of(deed)
    if sphere == "stealth":
        return
    if sphere == "cortex" and can_block(world, actor, deed):
        yield Interrupt("block")
    doer = world.find(deed.who)
    if "system" in (actor.sheet.kind, doer.sheet.kind) or actor.infiltrating:
        return
    if doer.infiltrating and not is_attack(deed):
        return
    if sphere == "movement":
        if check is None or check.difficulty is not None:
            yield from _against_movement(world, actor, deed)
    elif category(world, actor.id, deed.who) == NEAR:
        yield Interrupt("defend")
    yield from (Interrupt("pin_down", weapon.id) for weapon in pinning(world, actor, deed))
    if check is not None and is_attack(deed) and deed.target == actor.id:
        yield from _own_protection(world, actor, deed)


@rule("DS-DEF-09", "DS-DEF-02", "DS:pin_range")
def pinning(world: World, actor: Actor, deed: Deed) -> Iterator[Weapon]:
    """The weapons with which somebody could pin an actor down: they shoot that far and get through the armour."""
    body = body_of(world, deed, actor.id)
    if any(by == actor.id for by, _ in world.find(deed.who).pinned):
        return
    for weapon, from_where in arms(world, actor):
        if weapon.kind in FIRE and in_range(world, from_where, body, weapon) and hurts(world, weapon, body, actor.id):
            yield weapon


def too_weak(world: World, actor: Actor, deed: Deed) -> Iterator[Refusal]:
    """The weapons that reach an actor but cannot pin down somebody with such armour."""
    body = body_of(world, deed, actor.id)
    for weapon, from_where in arms(world, actor):
        if weapon.kind in FIRE and in_range(world, from_where, body, weapon):
            if hurts(world, weapon, body, actor.id):
                continue
            reason = phrase("ds-refuse-too-weak", weapon=Ref(weapon.id), whom=Ref(body))
            interrupt = Interrupt("pin_down", weapon.id)
            yield Refusal(interrupt.key, label(world, interrupt, deed), reason, "DS-DEF-09")


def hurts(world: World, weapon: Weapon, body: str, by: str) -> bool:
    """Whether a weapon gets through soft armour at all."""
    return penetration(weapon, world.options) >= protection(world, body, weapon.kind, by).soft


def arms(world: World, actor: Actor) -> Iterator[tuple[Weapon, str]]:
    """What somebody can strike or shoot with, and from where: one's own, or the guns of a machine that one handles."""
    for weapon in weapons_of(actor, world.options):
        if weapon.kind != "terminal":
            yield weapon, actor.id
    yield from machine_guns(world, actor)


@rule("DS:pin_range", "DS-DEF-13")
def in_range(world: World, who: str, target: str, weapon: Weapon) -> bool:
    """Whether a weapon could be used at this distance at all; or, stricter, without being hampered by it."""
    found = reach(world, who, target, weapon)
    return found.refused is None and (world.options.pin_range == "possible" or not found.steps)


def body_of(world: World, deed: Deed, by: str) -> str:
    """Whom somebody outside can hold down: the actor, or the machine that hides or stands in for the actor."""
    actor = world.find(mover_of(deed) if sphere_of(deed) == "movement" else deed.who)
    if actor.remote and actor.remote in (deed.tool, deed.detail):
        return actor.remote
    if actor.aboard and not world.find(actor.aboard).sheet.open and world.find(by).aboard != actor.aboard:
        return actor.aboard
    return actor.id


@rule("DS-DEF-12", "DS-CTX-11", "DS-CTX-07", "DS-CTX-12")
def can_block(world: World, actor: Actor, deed: Deed) -> bool:
    """Cortex block: the own system works and shares a network with the actor.

    An attacker of a system counts as being in its network, but only for that system itself: the others of a network
    block an intruder who has got in, and only once there is an alarm in it (R-102). A system blocks in alarm only, and
    nobody blocks with a crashed firewall or after vanishing from the networks.
    """
    if not system_mk(actor) or is_breached(actor, "firewall") or is_dark(actor):
        return False
    if actor.controlled_by == deed.who or (actor.sheet.kind == "system" and not actor.alarm):
        return False
    if deed.kind == "hack" and deed.target == actor.id:
        return True
    other = world.find(deed.who)
    shared = networks_of(world, actor) & networks_of(world, other)
    return any(not is_intrusion(actor, other, network) or has_alarm(world, network) for network in shared)


def is_intrusion(actor: Actor, other: Actor, network: str) -> bool:
    """Whether somebody at home in a network shares it with somebody who has only got in."""
    return home_network(actor) == network != home_network(other)


@rule("DS-DEF-13", "DS-DEF-14")
def _against_movement(world: World, actor: Actor, deed: Deed) -> Iterator[Interrupt]:
    """A mover within somebody's reach can be stopped: with bare hands, with a weapon, by something thrown."""
    body = body_of(world, deed, actor.id)
    apart = category(world, actor.id, body)
    if apart == NEAR:
        yield Interrupt("hinder", BARE_HANDS)
    for weapon, from_where in arms(world, actor):
        if weapon.kind != "natural" and in_range(world, from_where, body, weapon):
            yield Interrupt("hinder", weapon.id)
    if apart <= SHORT and actor.sheet.is_person:
        yield from _throws(world, actor)


@rule("DS-DEF-14", "DS-ACT-06", "DS-MON-08", "DS:extended_interrupt_stress")
def _throws(world: World, actor: Actor) -> Iterator[Interrupt]:
    """Things at hand to throw in the way. What costs more than 1 AE to handle has to be heaved, which is a probe.

    Without a stress track, with too little room for the stress or without probes that is not possible.
    """
    for item in obstacles(actor):
        ae = cost_of(item.size, world.options)
        interrupt = Interrupt("obstacle", item.id, max(FEE, ae), ae > FEE)
        heaves = headroom(actor, world) >= stress_of(world, interrupt) and can_probe(actor, world.options)
        if heaves or not interrupt.probe:
            yield interrupt


def obstacles(actor: Actor) -> tuple[Item, ...]:
    return tuple(item for item in actor.sheet.items if item.kind == "obstacle" and item.id not in actor.used)


@rule("DS-ACT-05", "DS-ACT-06", "DS:extended_interrupt_stress")
def stress_of(world: World, interrupt: Interrupt) -> int:
    """The stress of an interrupt: 1 point; with a probe as much as it costs AE instead, or on top."""
    if not interrupt.probe:
        return FEE
    return interrupt.ae + (FEE if world.options.extended_interrupt_stress == "adds" else 0)


@rule("DS-DEF-07", "DS:full_defence_counts_fee")
def least_stress(world: World, interrupt: Interrupt) -> int:
    """The stress without which an interrupt does nothing: full defence takes a point beside the fee."""
    more = interrupt.kind == "full_defence" and not world.options.full_defence_counts_fee
    return stress_of(world, interrupt) + more


@rule("DS-COV-01", "DS-DEF-07")
def _own_protection(world: World, actor: Actor, deed: Deed) -> Iterator[Interrupt]:
    """What only the target of an attack can do: get behind something against fire, or care for nothing but itself."""
    weapon = next((weapon for weapon, _ in arms(world, world.find(deed.who)) if weapon.id == deed.tool), None)
    if weapon is not None and weapon.kind in FIRE and actor.sheet.is_person and can_move(actor, world.options):
        yield from (Interrupt("cover", cover.id) for cover in covers_at_hand(world, actor))
    guard = Interrupt("full_defence")
    if headroom(actor, world) >= least_stress(world, guard):
        yield guard


def label(world: World, interrupt: Interrupt, deed: Deed) -> Phrase:
    """An interrupt in words; of things to hide behind also how hard they are and how much they hold."""
    key = f"ds-answer-interrupt-{interrupt.kind.replace('_', '-')}"
    if not interrupt.tool or interrupt.tool == BARE_HANDS:
        return phrase(key, whom=Ref(deed.who))
    if interrupt.kind == "cover":
        cover = next(cover for _, cover in world.covers if cover.id == interrupt.tool)
        return phrase(f"{key}-with", what=Ref(cover.id), mk=cover.mk, left=cover.size - cover.damage)
    return phrase(f"{key}-with", what=Ref(interrupt.tool), whom=Ref(deed.who))
