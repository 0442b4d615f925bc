"""Moving: the way out, to a comrade or a vehicle, into range of a better attack, out of the fire."""

from __future__ import annotations

from functools import lru_cache

from regelwerk.engine.tally import tally
from regelwerk.systems.darkspace.rules.body.hazards import blow as hazard_blow
from regelwerk.systems.darkspace.rules.body.hazards import is_active, worn_class
from regelwerk.systems.darkspace.rules.body.monitors import can_move
from regelwerk.systems.darkspace.rules.core.pools import skill_value, talent
from regelwerk.systems.darkspace.rules.core.probe import basic_check, cast_of
from regelwerk.systems.darkspace.rules.fight.hindrances import arms
from regelwerk.systems.darkspace.rules.movement.distances import between_zones, metres_apart, spot_of
from regelwerk.systems.darkspace.rules.movement.movement import BREAK_OFF, counts_metres, is_pair_move, set_pair
from regelwerk.systems.darkspace.rules.movement.paces import AWAY, STRIDE, TOWARDS
from regelwerk.systems.darkspace.rules.movement.steps import arrived, mover_of, obstacles_before, set_off, touching
from regelwerk.systems.darkspace.rules.movement.stopping import BASE
from regelwerk.systems.darkspace.state import Actor, Deed, Scene, World
from regelwerk.systems.darkspace.tactics.body import patients
from regelwerk.systems.darkspace.tactics.chances import at_least, chance
from regelwerk.systems.darkspace.tactics.fight import attack_here, best_attack, hand_to_hand
from regelwerk.systems.darkspace.tactics.weights import DISTANT, Situation, blow, comrades, is_medic, worth
from regelwerk.systems.darkspace.values import (
    ATTACK_SKILL,
    CATEGORIES,
    EXTENDED,
    LONG,
    NEAR,
    SHORT,
    TALENT_OF,
    armour_values,
)

PER_STEP = 1.4
"""What one action unit of the right way is worth."""
LEAVING = 20.0
CONTENT = 0.25
"""An attacker with an attack of this worth per action unit does not look for a better place."""
HORIZON = 3.0
"""The number of action units for which a better place counts."""
STOPPED = 0.75
"""How often somebody who could stop a way does so."""


def way(scene: Scene, here: str, there: str) -> int:
    """The action units from one zone to the next, obstacles included; extended is a whole phase and more."""
    apart = between_zones(scene, here, there)
    costs: dict[int, int] = {SHORT: 1, LONG: 2, EXTENDED: 4}
    cost = costs.get(apart, DISTANT)
    return cost + (obstacles_before(scene.zone(there)) if cost < DISTANT else 0)


@lru_cache(maxsize=4096)
def ways_to(scene: Scene, goals: frozenset[str]) -> dict[str, int]:
    """How many action units every zone is away from the nearest of some zones."""
    found = {zone.id: 0 if zone.id in goals else DISTANT for zone in scene.zones}
    for _ in scene.zones:
        for zone in scene.zones:
            steps = (way(scene, zone.id, other.id) + found[other.id] for other in scene.zones if other.id != zone.id)
            found[zone.id] = min(found[zone.id], *steps, DISTANT) if len(scene.zones) > 1 else found[zone.id]
    return found


@lru_cache(maxsize=256)
def exits(scene: Scene, side: str) -> frozenset[str]:
    return frozenset(zone.id for zone in scene.zones if side in zone.exits)


def vehicles(world: World, actor: Actor) -> list[Actor]:
    """Machines in which somebody could get away."""
    return [
        one
        for one in world.actors
        if one.sheet.kind == "machine"
        and one.able
        and one.zone
        and one.side in (actor.side, "")
        and one.sheet.size >= actor.sheet.size
        and can_move(one, world.options)
    ]


def destinations(now: Situation) -> frozenset[str]:
    """The zones that somebody wants to get to, whatever the fight is like."""
    if now.goals is None:
        now.goals = _destinations(now)
    return now.goals


def _destinations(now: Situation) -> frozenset[str]:
    world, actor = now.world, now.actor
    if is_medic(world, actor):
        hurt = [one.zone for one in patients(now) if one.zone]
        if hurt:
            return frozenset(hurt)
    if not now.aims.out:
        return frozenset()
    by_wheel = frozenset(one.zone for one in vehicles(world, actor) if _has_driver(world, actor))
    if by_wheel:
        return by_wheel
    return exits(world.scene, actor.side)


def _has_driver(world: World, actor: Actor) -> bool:
    """Whether somebody of a side knows how to drive."""
    return any("manoeuvre" in dict(one.sheet.skills) for one in (actor, *comrades(world, actor)) if one.able)


def move_value(now: Situation, deed: Deed) -> float:
    """What a way is worth."""
    world = now.world
    mover = world.find(mover_of(deed))
    if counts_metres(world):
        return _metres_value(now, deed, mover)
    goals = destinations(now) if not (deed.tool and not now.aims.out) else exits(world.scene, now.actor.side)
    if is_pair_move(world, deed):
        return _better_fight(now, deed)
    to = deed.detail if deed.detail not in ("", BREAK_OFF) else mover.zone
    value = _away_from_fire(now, mover, to)
    if goals and mover.zone:
        table = ways_to(world.scene, goals)
        value += PER_STEP * (table[mover.zone] - table[to]) * (1.0 if not deed.target else 0.5)
        if deed.detail == BREAK_OFF and (now.aims.out or mover.zone not in goals):
            value += PER_STEP
    if goals and now.aims.out:
        return value
    return value + _better_fight(now, deed)


def _better_fight(now: Situation, deed: Deed) -> float:
    """What a better place in the fight is worth; a place to shoot from counts only for who has no good attack here."""
    here = attack_here(now)
    if here >= CONTENT and not deed.target:
        return 0.0
    there = _attack_after(now, deed)
    if there <= max(here * 1.25, here + 0.05):
        return 0.0
    # A mover who is stopped loses the phase, and with it what could have been done from here.
    return HORIZON * (_gets_through(now) * there - here)


def _gets_through(now: Situation) -> float:
    """The chance to get on past opponents who have an interrupt left; the best weapon among them bars the way."""
    world, options = now.world, now.world.options
    bars = [
        BASE + weapon.mk + weapon.size
        for one in world.enemies(now.who)
        if one.active and one.sheet.is_person and not one.interrupted
        for weapon, _ in arms(world, one)
    ]
    if not bars:
        return 1.0
    dice = talent(now.actor, TALENT_OF["speed"], options)
    needed = max(bars) - skill_value(now.actor, "speed", options)
    return 1 - STOPPED * (1 - at_least(max(1, dice), "normal" if dice > 0 else "desperate", options, needed))


def is_brawler(now: Situation) -> bool:
    """Whether somebody is better with hands and blades than with a gun."""
    options = now.world.options
    by_hand, by_gun = (
        talent(now.actor, TALENT_OF[skill], options) + skill_value(now.actor, skill, options)
        for skill in (ATTACK_SKILL["melee"], ATTACK_SKILL["ranged"])
    )
    return by_hand >= by_gun


def _attack_after(now: Situation, deed: Deed) -> float:
    """The best attack that somebody would have after a move: the blow for which one closes in, or any."""
    mover = mover_of(deed)
    world = set_off(now.world, mover)
    if is_pair_move(now.world, deed):
        world = set_pair(now.world, mover, deed.target, CATEGORIES.index(deed.detail))
    elif deed.detail and deed.detail != BREAK_OFF:
        world = arrived(world, mover, deed.detail)
    if deed.target and (not is_pair_move(now.world, deed) or deed.detail == CATEGORIES[NEAR]):
        return hand_to_hand(now, world.engage(mover, deed.target), deed.target) if mover == now.who else 0.0
    return best_attack(now, world)


def _metres_value(now: Situation, deed: Deed, mover: Actor) -> float:
    """Where metres count: towards the exit, or nearer to opponents who are too far for a good attack."""
    world = now.world
    if deed.detail == AWAY:
        return PER_STEP if now.aims.out and deed.target in touching(world, mover.id) else 0.0
    goals = destinations(now)
    if goals:
        if deed.detail not in goals:
            return 0.0
        far = metres_apart(spot_of(world, mover.id), world.scene.zone(deed.detail).at)
        return PER_STEP * max(1, deed.amount) if far > 0 else 0.0
    if deed.detail == TOWARDS and world.find(deed.target).able:
        enemy = world.find(deed.target)
        if enemy.side in ("", now.actor.side) or attack_here(now) >= CONTENT:
            return 0.0
        far = metres_apart(spot_of(world, mover.id), spot_of(world, deed.target))
        return 0.8 if far > STRIDE / 2 else 0.0
    return 0.0


def _away_from_fire(now: Situation, mover: Actor, to: str) -> float:
    """What it is worth not to be in a zone when its hazards strike."""
    if mover.zone == to:
        return 0.0
    return (burns(now, mover, mover.zone) - burns(now, mover, to)) * now.temper.caution


def burns(now: Situation, actor: Actor, zone_id: str) -> float:
    """What the hazards of a zone cost somebody at the end of this round."""
    if not zone_id:
        return 0.0
    world = now.world
    hazards = world.scene.zone(zone_id).hazards
    if not hazards:
        return 0.0
    armour_mk = worn_class(actor, world.options)
    soft, _ = armour_values(armour_mk, world.options)
    cost = 0.0
    for hazard in hazards:
        dealt = hazard_blow(hazard, armour_mk)
        if not is_active(hazard, world.round) or (soft > dealt.penetration and not dealt.ignores_armour):
            continue
        cost += blow(actor.sheet, actor.hurt, actor.reductions, "vital", dealt.damage, False, world.options)
    return cost * worth(world, actor)


def leave_value(now: Situation, deed: Deed) -> float:
    """A participant with nothing left to do leaves; a medic does not leave a patient behind."""
    if not now.aims.out or (is_medic(now.world, now.actor) and patients(now)):
        return 0.0
    mover = mover_of(deed)
    if mover == now.who:
        return LEAVING
    waiting = [
        one for one in comrades(now.world, now.actor) if one.able and one.sheet.is_person and one.aboard != mover
    ]
    return LEAVING if not waiting else 0.0


def jump_value(now: Situation, deed: Deed) -> float:
    """A jump is a short way that hurts."""
    goals = destinations(now)
    if not goals:
        return 0.0
    table = ways_to(now.world.scene, goals)
    return PER_STEP * (table[now.actor.zone] - table[deed.detail]) - 0.15 * worth(now.world, now.actor)


def obstacle_value(now: Situation, deed: Deed) -> float:
    """Getting through obstacles by skill saves action units, if it works."""
    zone = now.world.scene.zone(deed.detail)
    track = tally(zone.track_value, "DS-MOV-04", "ds-term-track-value", zone.id)
    likely = chance(cast_of(now.world, basic_check(now.world, deed.who, "agility", "DS-MOV-04", track)))
    plain = move_value(now, Deed("move", deed.who, detail=deed.detail, amount=deed.amount))
    return plain * (0.5 + 0.6 * likely)


def long_sprint_value(now: Situation, deed: Deed) -> float:
    """A whole phase for a long way: towards where one wants to be, or to a better fight; only once in a round."""
    world, here = now.world, now.actor.zone
    if now.who in world.acted or not deed.detail:
        return 0.0
    goals = destinations(now)
    if goals:
        table = ways_to(world.scene, goals)
        return PER_STEP * (table[here] - table[deed.detail]) - 0.01 * deed.amount
    if attack_here(now) >= CONTENT:
        return 0.0
    world = arrived(set_off(world, now.who), now.who, deed.detail)
    if deed.amount == NEAR:
        there = hand_to_hand(now, world.engage(now.who, deed.target), deed.target)
    else:
        there = best_attack(now, world)
    return HORIZON * (there - attack_here(now)) - _away_from_fire(now, now.actor, here)


def sprint_value(now: Situation, deed: Deed) -> float:
    """A free sprint at the end of a run in the same direction."""
    return _metres_value(now, deed, now.actor)


def break_through_value(now: Situation, deed: Deed) -> float:  # noqa: ARG001 (the shape of every rating)
    """A barred way is opened by anybody who wants to get past it."""
    return 2.0 if destinations(now) else 0.3
