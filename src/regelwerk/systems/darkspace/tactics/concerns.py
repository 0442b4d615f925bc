"""What matters in a confrontation, for those who judge which side is going to win it."""

from __future__ import annotations

from functools import lru_cache
from math import log

from regelwerk.engine.concerns import Row
from regelwerk.engine.effects import MASTER
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.monitors import boxes, can_move, can_probe, is_full, system_mk
from regelwerk.systems.darkspace.rules.chase.chase import carrier, fleeing, gap, pursuers, pursuit_range
from regelwerk.systems.darkspace.rules.core.ending import holders, people_of
from regelwerk.systems.darkspace.rules.core.scenes import Goal
from regelwerk.systems.darkspace.rules.movement.distances import metres_apart
from regelwerk.systems.darkspace.rules.movement.movement import counts_metres
from regelwerk.systems.darkspace.rules.movement.paces import STRIDE
from regelwerk.systems.darkspace.state import Actor, World
from regelwerk.systems.darkspace.tactics.light import DEFENSIVE, above, thrown
from regelwerk.systems.darkspace.tactics.moves import exits, vehicles, ways_to
from regelwerk.systems.darkspace.tactics.weights import DISTANT, state_of, worth
from regelwerk.systems.darkspace.values import Sheet, cost_of, weapon_damage

CONCERNS = (
    "standing",
    "health",
    "limbs",
    "armour",
    "force",
    "late",
    "strain",
    "covered",
    "poised",
    "hampered",
    "down",
    "strength",
    "log_health",
    "beating",
    "way",
    "task",
    "time",
    "decided",
)

LITTLE = 0.3
"""Keeps the logarithm of nothing at bay."""
FAR = 8
"""Somebody so many action units away from where they want to be is not on the way yet."""
PHASE = 3
"""The action units of a phase: who has still to act has them before them."""
ABOARD = 0.8
"""How far somebody has come who sits in the vehicle in which they want to get away."""
LAMED = 0.2
"""How far somebody has come who is there but cannot walk, measured by one who can."""
LIMBS = 5
"""About as many boxes lame or silence somebody."""
BROKEN_IN = 0.3
"""What a broken firewall is on the way to full access."""


def concerns(state: World) -> dict[str, Row]:
    """What each side has left, what that can do, and how far it has come with what it wants."""
    rows: dict[str, Row] = {}
    for side in sorted({actor.sheet.side for actor in state.actors} - {""}):
        people = [_has(state, actor) for actor in people_of(state, side)]
        own = [sum(numbers) for numbers in zip(NOTHING, *people, strict=True)]
        rows[side] = (*own, log(LITTLE + own[1]), *_progress(state, side), float(state.ended == side))
    return rows


def party_of(state: World, seat: str) -> str:
    """The side whose people a seat plays, or its machines if it has no people; empty if they are of several sides."""
    own = [actor.sheet for actor in state.actors if (actor.sheet.seat or MASTER) == seat]
    sides = {sheet.side for sheet in own if sheet.is_person} or {sheet.side for sheet in own}
    sides.discard("")
    return sides.pop() if len(sides) == 1 else ""


# -- what a side has --------------------------------------------------------------------------------------------------


NOTHING: Row = (0.0,) * CONCERNS.index("log_health")


def _has(world: World, actor: Actor) -> Row:
    """What somebody adds to a side, from `standing` to `strength`."""
    whole = worth(world, actor) / 10
    if not actor.able:
        treatable = actor.out in ("damage", "taken_out") and not actor.dead and not actor.left
        return (float(actor.left), *NOTHING[1:-2], whole * treatable, 0.0)
    options, hurt = world.options, actor.hurt
    strikes = force(actor.sheet, options) if can_probe(actor, options) else 0.0
    begun = actor.progress.paid if actor.progress is not None else 0
    return (
        1.0,
        whole * (1 - state_of(world, actor)),
        -whole * (hurt.interaction + hurt.mobility) / LIMBS,
        -whole * hurt.defensive / max(1, boxes(actor, "defensive", options)),
        strikes,
        strikes * (actor.account - PHASE * (actor.id in world.queue)) / 10,
        (actor.stress / 10) ** 2,
        whole * (actor.cover is not None or actor.dug_in),
        strikes * (actor.aim + begun),
        strikes * (bool(actor.distracted_by) + actor.doubled),
        0.0,
        float(actor.strength),
    )


@lru_cache(maxsize=256)
def force(sheet: Sheet, options: Options) -> float:
    """What somebody strikes with per action unit, against anybody."""
    actor = Actor(sheet)
    return max(
        (
            above(thrown(actor, weapon, 0, options), DEFENSIVE)
            * weapon_damage(weapon, options)
            / cost_of(weapon.size, options)
            for weapon in sheet.weapons
            if weapon.kind != "terminal"
        ),
        default=0.0,
    )


# -- what a side wants ------------------------------------------------------------------------------------------------


KINDS = ("beating", "way", "task", "time")
"""The goals in four kinds: opponents, a way out or to somebody, something to be done, and time to be won."""
KIND_OF = {
    **dict.fromkeys(("destroy", "dominate", "take_out"), 0),
    **dict.fromkeys(("escape", "rescue", "seize"), 1),
    **dict.fromkeys(("sabotage", "threshold", "mark"), 2),
    "hold": 3,
}


def _progress(world: World, side: str) -> list[float]:
    """How far a side has come with its goals of each kind, by whichever of its ways is farthest."""
    found = [0.0] * len(KINDS)
    for goals in world.scene.goals:
        if goals.side != side:
            continue
        for way in goals.ways:
            sums = [0.0] * len(KINDS)
            for goal in way:
                sums[KIND_OF[goal.kind]] += reached_share(world, side, goal)
            found = [max(pair) for pair in zip(found, sums, strict=True)]
    return found


def reached_share(world: World, side: str, goal: Goal) -> float:
    """How far a side has come with a goal: 0 not at all, 1 there."""
    match goal.kind:
        case "destroy":
            return _beaten(world, side)
        case "dominate":
            share, whole = world.scene.dominate_share
            return min(1.0, _beaten(world, side) * whole / share)
        case "take_out":
            return _stopped(world, world.find(goal.target))
        case "escape":
            own = [actor for actor in people_of(world, side) if not actor.out and not actor.dead and not actor.turned]
            return sum(_gone(world, actor) for actor in own) / len(own) if own else 0.0
        case "rescue":
            saved = world.find(goal.target)
            return 0.0 if saved.out or saved.dead else _gone(world, saved)
        case "seize":
            return _seized(world, side, goal.target)
        case "sabotage":
            return _sabotaged(world, goal.target)
        case "threshold":
            return _crept(world, goal.number)
        case "hold":
            return min(1.0, world.round / goal.number) if holders(world, side) else 0.0
        case "mark":
            return float(world.has(goal.target))
    return 0.0


def _beaten(world: World, side: str) -> float:
    """The share of a side's opponents who are out of action, those who are hurt in part."""
    others = {actor.side for actor in world.actors} - {side, ""}
    opponents = [actor for other in others for actor in people_of(world, other)]
    if not opponents:
        return 0.0
    gone = sum(1.0 if not actor.able else 0.5 * state_of(world, actor) for actor in opponents)
    return gone / len(opponents)


def _stopped(world: World, target: Actor) -> float:
    """How near somebody is to being taken out; in a chase also how near the pursuers are."""
    if not target.able:
        return float(not target.left)
    return 0.5 * state_of(world, target) + 0.5 * _caught_up(world, target.id)


def _caught_up(world: World, key: str) -> float:
    """How near the nearest pursuer is to somebody who flees: 1 level, 0 out of sight, or no chase."""
    if world.chase is None or not carrier(world, key):
        return 0.0
    near = 0.0
    for pursuer in pursuers(world):
        apart = gap(world, key, pursuer)
        if apart is not None:
            near = max(near, 1 - apart / (pursuit_range(world, pursuer).total + 1))
    return near


def _gone(world: World, actor: Actor) -> float:
    """How far somebody has come on the way out."""
    if actor.left:
        return 1.0
    if world.chase is not None:
        key = carrier(world, actor.id)
        return 1 - _caught_up(world, key) if key in fleeing(world) else 0.0
    if actor.aboard:
        return ABOARD
    if not actor.zone:
        return 0.0
    return (1 - _far(world, actor) / FAR) * (1.0 if can_move(actor, world.options) else LAMED) * ABOARD


def _far(world: World, actor: Actor) -> float:
    """The action units up to an exit or a vehicle, at most `FAR`."""
    out = exits(world.scene, actor.side)
    if counts_metres(world):
        spots = [world.scene.zone(zone).at for zone in out]
        return min((metres_apart(actor.position, spot) / STRIDE for spot in spots), default=FAR)
    goals = out | {machine.zone for machine in vehicles(world, actor)}
    return min(FAR, ways_to(world.scene, goals).get(actor.zone, DISTANT))


def _seized(world: World, side: str, target: str) -> float:
    """How near a side is to the controls of a machine."""
    aboard = any(actor.side == side and actor.able for actor in world.occupants(target))
    return ABOARD if aboard else 0.5 * (_caught_up(world, target) + state_of(world, world.find(target)))


def _sabotaged(world: World, target: str) -> float:
    """How far a system is from somebody's control, or a thing from being destroyed."""
    there = world.find(target)
    if there.sheet.kind != "system":
        return 1.0 if is_full(there, "vital", world.options) else state_of(world, there)
    if there.controlled_by or there.out == "crashed":
        return 1.0
    breach, mk = there.breach, max(1, system_mk(there))
    return min(0.95, (breach.access + BROKEN_IN * breach.firewall) / mk)


def _crept(world: World, number: int) -> float:
    """How far infiltrators have come to a threshold, while nobody knows of them."""
    if world.has(f"threshold:{number}"):
        return 1.0
    area = world.area
    if area is None or area.discovered or number > len(area.thresholds):
        return 0.0
    return min(1.0, (area.se - 0.5 * area.guard_se) / area.thresholds[number - 1])
