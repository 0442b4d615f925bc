"""Monitors: how many boxes there are, what is marked, when one is full, and who is incapacitated by it."""

from __future__ import annotations

from functools import lru_cache

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref, Word
from regelwerk.engine.state_values import Value, replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.pools import talent
from regelwerk.systems.darkspace.state import Actor, Damage, Out, World
from regelwerk.systems.darkspace.values import Digital, Physical, Sheet, Talent

INWARD: tuple[Physical, ...] = ("defensive", "mobility", "interaction", "vital")
"""Where damage goes that finds no free box (DS:overflow)."""
LIMBS: tuple[Physical, ...] = ("interaction", "mobility")
"""The monitors that leave somebody without something when they are full, but not out of action."""
GROUP_BOXES = 5


@rule("DS-MON-05", "DS-MON-02", "DS-MON-06", "DS-MON-09", "DS-MON-10", "DS-GRP-02", "DS:interaction_boxes")
def boxes(actor: Actor, monitor: Physical, options: Options) -> int:
    """The boxes of a physical monitor; a plain object has one track, its size, and so has a group of henchmen."""
    there: int = getattr(_all_boxes(actor.sheet, actor.reductions, options), monitor)
    return there


@lru_cache(maxsize=1024)
def _all_boxes(sheet: Sheet, reductions: tuple[tuple[Talent, int], ...], options: Options) -> Damage:
    """The boxes of all four monitors, as many as could be marked at most."""
    match sheet.kind:
        case "character":
            return _of_character(Actor(sheet, reductions=reductions), options)
        case "henchman":
            body = max(1, sheet.competence)
            return Damage(body, body, body, sheet.armour.size)
        case "machine":
            return Damage(max(1, sheet.size), sheet.servos, sheet.power, sheet.size)
        case "group":
            return Damage(GROUP_BOXES * sheet.strength)
        case "object":
            return Damage(max(1, sheet.size))
    return Damage()


def _of_character(actor: Actor, options: Options) -> Damage:
    constitution, dexterity = (talent(actor, name, options) for name in ("constitution", "dexterity"))
    interaction = {
        "max": max(constitution, dexterity),
        "min": min(constitution, dexterity),
        "constitution": constitution,
        "dexterity": dexterity,
    }
    return Damage(max(1, constitution), interaction[options.interaction_boxes], dexterity, actor.sheet.armour.size)


@rule("DS-CTX-01", "DS-CTX-13", "DS:person_hack")
def system_mk(actor: Actor) -> int:
    """The class of somebody's system, which is the boxes of each cortex monitor; 0: there is none to hack.

    A character has the system of the best terminal carried, a henchman one of his competence, a machine its own.
    """
    sheet = actor.sheet
    match sheet.kind:
        case "character":
            return 0 if sheet.terminal is None else sheet.terminal.mk
        case "henchman" | "group":
            return sheet.competence
        case "machine" | "system":
            return sheet.mk
    return 0


@rule("DS-MON-13", "DS-MON-15")
def is_full(actor: Actor, monitor: Physical, options: Options) -> bool:
    """Whether all boxes are marked; a monitor without boxes is never full."""
    marked: int = getattr(actor.hurt, monitor)
    return marked > 0 and 0 < boxes(actor, monitor, options) <= marked


@rule("DS-MON-07")
def is_wrecked(actor: Actor, options: Options) -> bool:
    """Whether a machine or a thing is destroyed beyond repair."""
    return actor.sheet.kind in ("machine", "object") and is_full(actor, "vital", options)


def free_boxes(actor: Actor, monitor: Physical, options: Options) -> int:
    marked: int = getattr(actor.hurt, monitor)
    return max(0, boxes(actor, monitor, options) - marked)


def is_breached(actor: Actor, monitor: Digital) -> bool:
    """Whether a cortex monitor is full."""
    marked: int = getattr(actor.breach, monitor)
    return marked > 0 and 0 < system_mk(actor) <= marked


@rule("DS-MON-08", "DS-CTX-12", "DS-ACT-04")
def can_probe(actor: Actor, options: Options) -> bool:
    """Whether somebody may make probes: not with a full interaction monitor, nor with a full memory as a machine."""
    if actor.sheet.kind in ("machine", "system") and is_breached(actor, "memory"):
        return False
    return not is_full(actor, "interaction", options)


@rule("DS-MON-09", "DS-MON-11")
def can_move(actor: Actor, options: Options) -> bool:
    """Whether somebody can move by own power: there is a mobility monitor, and it is not full."""
    if actor.sheet.kind == "group":
        return True
    return boxes(actor, "mobility", options) > 0 and not is_full(actor, "mobility", options)


@rule("DS-INC-02", "DS-MON-07", "DS:missing_mobility_full")
def is_beaten(actor: Actor, options: Options) -> bool:
    """Incapacitated by damage: vital full, or interaction and mobility both full."""
    if is_full(actor, "vital", options):
        return True
    stuck = is_full(actor, "mobility", options)
    if options.missing_mobility_full and not boxes(actor, "mobility", options):
        stuck = True
    return stuck and is_full(actor, "interaction", options)


@rule("DS-ATT-06", "DS-MON-01", "DS:overflow")
def marked(actor: Actor, monitor: Physical, damage: int, options: Options) -> Actor:
    """Boxes are marked up to the free ones; the rest is lost, or goes inward."""
    hurt = actor.hurt
    for at in INWARD[INWARD.index(monitor) :]:
        free = free_boxes(actor, at, options)
        hurt = replace(hurt, **{at: getattr(hurt, at) + min(free, damage)})
        damage -= min(free, damage)
        if options.overflow == "lost":
            break
    return replace(actor, hurt=hurt)


class Endurance(Value, frozen=True):
    """Which hits are more than a scratch, as monitors with the damage to each."""

    fills: tuple[tuple[Physical, int], ...] = ()
    """Those that fill a monitor of the body without being the end."""
    ends: tuple[tuple[Physical, int], ...] = ()
    """Those that put somebody out of action."""


@lru_cache(maxsize=4096)
def endurance(
    sheet: Sheet, hurt: Damage, reductions: tuple[tuple[Talent, int], ...], damages: tuple[int, ...], options: Options
) -> Endurance:
    """What hits of some damage would mean to somebody in this state; nobody who is beaten already falls again."""
    actor = Actor(sheet, hurt=hurt, reductions=reductions)
    if is_beaten(actor, options):
        return Endurance()
    fills, ends = [], []
    for monitor in INWARD:
        for damage in damages:
            after = marked(actor, monitor, damage, options)
            if is_beaten(after, options):
                ends.append((monitor, damage))
            elif any(is_full(after, one, options) > is_full(actor, one, options) for one in LIMBS):
                fills.append((monitor, damage))
    return Endurance(tuple(fills), tuple(ends))


def breached(actor: Actor, monitor: Digital, damage: int) -> Actor:
    """Boxes of a cortex monitor are marked, up to its class."""
    now: int = getattr(actor.breach, monitor)
    return replace(actor, breach=replace(actor.breach, **{monitor: min(system_mk(actor), now + damage)}))


@rule("DS-INC-01", "DS-INC-03", "DS-MON-07", "DS-GRP-02")
def check_incapacity(world: World, who: str) -> Play[World]:
    """The beaten leave the order: people lie unconscious, machines do not react, groups break up."""
    actor = world.find(who)
    if actor.out or actor.dead or not is_beaten(actor, world.options):
        return world
    reason: Out = "broken" if actor.sheet.kind == "group" else "damage"
    message = "ds-destroyed" if is_wrecked(actor, world.options) else "ds-incapacitated"
    yield note("DS-INC-02", message, who=Ref(who), how=Word(f"ds-out-{reason}"))
    return knocked_out(world, who, reason)


@rule("DS-INC-03", "DS-INC-04")
def knocked_out(world: World, who: str, reason: Out) -> World:
    """Somebody leaves the order: no acts, no cover, nobody held down, no control over machines."""
    actor = world.find(who)
    changed = replace(
        actor,
        out=reason,
        was_out=actor.was_out or reason in ("damage", "taken_out"),
        cover=None,
        aim=0,
        full_defence=0,
        progress=None,
        at_controls=False,
        mans=None,
        remote="",
        infiltrating=False,
    )
    world = without_remote(lets_go(world.put(changed), who), who).disengage(who)
    world = replace(world, queue=tuple(other for other in world.queue if other != who))
    if world.phase is not None and world.phase.who == who:
        world = replace(world, phase=replace(world.phase, over=True))
    marks = [f"out:{who}"]
    if is_wrecked(actor, world.options):
        marks.append(f"destroyed:{who}")
    return world.mark(*marks)


@rule("DS-DEF-13", "DS-DEF-09", "DS-INC-03")
def lets_go(world: World, who: str) -> World:
    """Somebody stops, bars and keeps down nobody any more: the own phase begins, or one is out of action or gone."""
    actors = tuple(
        replace(
            other,
            stopped_by=tuple(by for by in other.stopped_by if by != who),
            barred=tuple(entry for entry in other.barred if entry[0] != who),
            pinned=tuple(pin for pin in other.pinned if pin[0] != who),
        )
        if other.stopped_by or other.barred or other.pinned
        else other
        for other in world.actors
    )
    return replace(world, actors=actors)


@rule("DS-MAC-01", "DS-INC-03")
def without_remote(world: World, machine: str) -> World:
    """Nobody steers a machine from afar any more: it is out of action, or has vanished from its network."""
    return replace(world, actors=tuple(replace(a, remote="") if a.remote == machine else a for a in world.actors))
