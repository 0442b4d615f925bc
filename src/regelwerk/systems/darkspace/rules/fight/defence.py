"""Defence: what hindering does to an act, and what comes of it once the act is over."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.body.harm import harm
from regelwerk.systems.darkspace.rules.core.pools import talent
from regelwerk.systems.darkspace.rules.core.probe import Check, basic_check
from regelwerk.systems.darkspace.rules.core.side_probes import side_probe
from regelwerk.systems.darkspace.rules.core.spheres import is_attack, sphere_of
from regelwerk.systems.darkspace.rules.fight.cover import damage_cover, protection
from regelwerk.systems.darkspace.rules.fight.hindrances import Interrupt, arms, body_of
from regelwerk.systems.darkspace.rules.movement.steps import mover_of
from regelwerk.systems.darkspace.rules.movement.stopping import by_obstacle
from regelwerk.systems.darkspace.state import Deed, World
from regelwerk.systems.darkspace.values import Weapon, weapon_damage

Pin = tuple[str, str]


@rule("DS-DEF-04")
def suppressed(world: World, check: Check, who: str) -> Check:
    """Defend: the result loses the defender's dexterity or constitution; nobody would choose the lower one."""
    actor = world.find(who)
    dexterity, constitution = (talent(actor, name, world.options) for name in ("dexterity", "constitution"))
    if dexterity >= constitution:
        return check.changed(-dexterity, "DS-DEF-04", "ds-term-suppressed-dexterity", who)
    return check.changed(-constitution, "DS-DEF-04", "ds-term-suppressed-constitution", who)


@rule("DS-DEF-06")
def made_difficult(check: Check, who: str, ae: int) -> Check:
    return check.changed(-ae, "DS-DEF-06", "ds-term-made-difficult", who)


@rule("DS-DEF-09", "DS:pin_scope")
def pinned(world: World, deed: Deed, check: Check, who: str, weapon: Weapon) -> Check:
    """The size of the weapon comes off attacks; or off every probe."""
    if world.options.pin_scope == "attack" and not is_attack(deed):
        return check
    return check.changed(-weapon.size, "DS-DEF-09", "ds-term-pinned", who)


def armed_with(world: World, who: str, weapon_id: str) -> Weapon:
    """A weapon that somebody has or handles."""
    return next(weapon for weapon, _ in arms(world, world.find(who)) if weapon.id == weapon_id)


def still_armed(world: World, who: str, weapon_id: str) -> Weapon | None:
    """The weapon with which somebody pins another down; None if one of the two is out of action by now."""
    actor = world.find(who)
    if not actor.able:
        return None
    return next((weapon for weapon, _ in arms(world, actor) if weapon.id == weapon_id), None)


def way_cleared(world: World, deed: Deed) -> World:
    """What was thrown earlier does not lie in the way any more once the thrower's phase has begun."""
    if sphere_of(deed) != "movement":
        return world
    mover = world.find(mover_of(deed))
    barred = tuple(entry for entry in mover.barred if entry[0] in mover.stopped_by)
    return world.change(mover.id, barred=barred) if barred != mover.barred else world


def hindered_by(world: World, who: str) -> World:
    """The running act is hindered by one more."""
    if world.phase is None:
        return world
    return replace(world, phase=replace(world.phase, defended_by=(*world.phase.defended_by, who)))


@rule("DS-DEF-09", "DS-DEF-11", "DS:pin_duration", "DS:pin_follow_up")
def pin_down(world: World, deed: Deed, who: str, weapon: Weapon) -> World:
    """Somebody fires at an actor's position: for this act, or until the own next phase."""
    pin = (who, weapon.id)
    if world.phase is not None:
        world = replace(world, phase=replace(world.phase, pinned_by=(*world.phase.pinned_by, pin)))
    if world.options.pin_duration == "until_next_phase":
        world = world.change(deed.who, pinned=(*world.find(deed.who).pinned, pin))
    if world.options.pin_follow_up:
        world = world.change(who, cheaper=(body_of(world, deed, who), weapon.id))
    return world


@rule("DS-DEF-14", "DS-ACT-06")
def throw_in_the_way(world: World, who: str, deed: Deed, interrupt: Interrupt) -> Play[tuple[World, bool]]:
    """What is thrown lies in the way from now on; what has to be heaved only gets there if a probe succeeds."""
    if interrupt.kind != "obstacle":
        return world, True
    actor = world.find(who)
    size = actor.sheet.item(interrupt.tool).size
    world = world.change(who, used=tuple(sorted({*actor.used, interrupt.tool})))
    if interrupt.probe:
        check = basic_check(world, who, "strength", "DS-ACT-06", by_obstacle(size, "DS-ACT-06"), concerns=(deed.who,))
        world, rolled = yield from side_probe(world, check)
        if not rolled.success or not world.find(who).able:
            return world, False
    yield note("DS-DEF-14", "ds-throws", who=Ref(who), whom=Ref(deed.who), what=Ref(interrupt.tool))
    mover = world.find(mover_of(deed))
    return world.change(mover.id, barred=(*mover.barred, (who, size))), True


@rule("DS-DEF-09", "DS:pin_duration", "DS:pin_scope")
def held_down(world: World, deed: Deed, check: Check) -> Check:
    """Who is still pinned down from an earlier act is so in this one as well."""
    counted = {term.source for term in check.bonus.terms if term.rule_id == "DS-DEF-09"}
    for by, weapon_id in world.find(deed.who).pinned:
        weapon = still_armed(world, by, weapon_id)
        if by not in counted and weapon is not None:
            check = pinned(world, deed, check, by, weapon)
    return check


def after_act(world: World, deed: Deed, succeeded: bool, before: World | None = None) -> Play[World]:
    """An act is over: who was pinned down and brought it off is hit, who was hindered and failed ends the phase.

    `before` is how everybody stood when the act was announced, if that has changed.
    """
    phase = world.phase
    defended = () if phase is None else phase.defended_by
    pins: tuple[Pin, ...] = () if phase is None else phase.pinned_by
    if phase is not None and defended:
        world = replace(world, phase=replace(phase, defended_by=(), pinned_by=()))
    if sphere_of(deed) == "movement" and defended:
        held = tuple(who for who in defended if who not in dict(pins))
        mover = mover_of(deed)
        world = passed(world, mover, held) if succeeded else stopped(world, mover, held)
    if succeeded:
        for by, weapon_id in dict.fromkeys((*pins, *world.find(deed.who).pinned)):
            body = body_of(before or world, deed, by)
            world = yield from covering_fire(world, body, by, weapon_id)
        return world
    return (yield from phase_ends(world, deed)) if defended else world


@rule("DS-DEF-10", "DS-ATT-09", "DS:pin_duration")
def covering_fire(world: World, body: str, by: str, weapon_id: str) -> Play[World]:
    """Who brings off an act under fire is hit without a throw, on the armour or on the cover in front of it.

    The shots are aimed when the act begins: a target that jumps into a machine does not draw the fire to it. And
    a defender put out of action by that very act no longer shoots.
    """
    weapon = still_armed(world, by, weapon_id)
    if weapon is None:
        return world
    damage = weapon_damage(weapon, world.options)
    yield note("DS-DEF-10", "ds-covering-fire", who=Ref(by), whom=Ref(body), weapon=Ref(weapon.id), damage=damage)
    if protection(world, body, weapon.kind, by).cover:
        return (yield from damage_cover(world, body, damage))
    return (yield from harm(world, body, "defensive", damage, "DS-DEF-10"))


@rule("DS-DEF-08", "DS-DEF-02", "DS:defend_ends_phase")
def phase_ends(world: World, deed: Deed) -> Play[World]:
    """A hindered act that fails ends the phase."""
    phase = world.phase
    if phase is None or phase.over or world.options.defend_ends_phase == "never":
        return world
    yield note("DS-DEF-08", "ds-phase-ends", who=Ref(deed.who))
    return replace(world, phase=replace(phase, over=True))


@rule("DS-DEF-13", "DS-DEF-14")
def stopped(world: World, who: str, by: tuple[str, ...]) -> World:
    """A movement that was stopped: none is possible until the next phase of the one who stopped it."""
    return world.change(who, stopped_by=tuple(sorted({*world.find(who).stopped_by, *by})))


def passed(world: World, who: str, by: tuple[str, ...]) -> World:
    """A movement got past those who tried to stop it, and past what they threw."""
    barred = tuple(entry for entry in world.find(who).barred if entry[0] not in by)
    return world.change(who, barred=barred)
