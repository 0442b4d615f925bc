"""What the mission asks of each model: where to go, how much it pulls, and which enemies are about to win."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Literal, NamedTuple

from regelwerk.space import Point, distance, is_free
from regelwerk.space.outlines import holds, nearest
from regelwerk.systems.realms.rules.mission.missions import ends_of, extraction_needed
from regelwerk.systems.realms.rules.mission.scenes import MissionArea
from regelwerk.systems.realms.rules.movement.walking import bodies, ground_of
from regelwerk.systems.realms.rules.sight.positions import distance as gap_between
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.tactics.shots import shot_worth, shots
from regelwerk.systems.realms.tactics.sight import Glimpse, glimpses, stand
from regelwerk.systems.realms.tactics.weights import firepower, foes, striking_power
from regelwerk.systems.realms.values import CENTIMETRE, RADIUS, Card

PULL = 0.045
"""What a movement action towards the goal is worth: somewhat more than a shot for the same action point."""
SEEK = 0.012
"""The same for going to meet the enemy where nothing else is at stake."""
INWARDS = 2 * CENTIMETRE
"""How far beyond its edge somebody goes into an area."""
FACE_TO_FACE = 3.0
"""As near as two models come to each other that mean to fight hand to hand, in centimetres."""
HARMLESS = 0.01
"""A shot at arm's length that is worth less than this does no harm."""
OPEN = Glimpse(True)
AT_HAND = 20.0
"""A friend who needs help is gone to from no farther away than this, in centimetres."""
CLOSE = 30.0
"""An enemy this near to its goal becomes a more important target, in centimetres."""


class Goal(NamedTuple):
    """Where a model is wanted."""

    kind: Literal["seek", "reach", "fetch", "hold", "aid"]
    at: Point
    near: float
    """So near to it (its middle, in centimetres) is near enough."""
    pull: float
    """What each movement action nearer is worth."""
    prize: float = 0.0
    """What being there is worth."""


def errand(world: World, model: Model) -> Goal | None:
    """What the mission or a friend in need sends a model for; None if it may look for the enemy."""
    return _aid(world, model) or _goals(world, model.side).get(model.id)


@lru_cache(maxsize=64)
def _goals(world: World, side: str) -> dict[str, Goal]:
    own = [model for model in world.models if model.side == side and model.active]
    match world.scene.mission.goal:
        case "extract":
            return _extraction(world, side, own)
        case "recover":
            return _recovery(world, side, own)
        case "hold":
            return _places(world, own)
    return {}


def _aid(world: World, model: Model) -> Goal | None:
    """A friend near by who is down or critical, for a model that carries something that heals."""
    healing = any(item.heals and model.uses_left(item.id, item.uses) for item in model.card.items)
    if not healing or model.carries >= 0:
        return None
    hurt = [
        friend
        for friend in world.friends(model)
        if friend.card.type == "infantry" and (not friend.active or friend.vitals.critical)
    ]
    near = [(distance(model.at, friend.at), friend.id) for friend in hurt]
    far, who = min(near, default=(math.inf, ""))
    if far > AT_HAND:
        return None
    friend = world.find(who)
    contact = (RADIUS[model.card.size] + RADIUS[friend.card.size]) / CENTIMETRE
    return Goal("aid", friend.at, contact, PULL, 0.25)


# -- standard ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def prefers_melee(card: Card) -> bool:
    """Whether a model does more in base contact than at a distance."""
    return striking_power(card) > 1.25 * firepower(card)


@lru_cache(maxsize=1024)
def comfortable(card: Card) -> float:
    """The distance from which a model likes to fight, in centimetres."""
    if prefers_melee(card):
        return FACE_TO_FACE
    return max((0.8 * weapon.band for weapon in card.weapons if not weapon.is_melee), default=FACE_TO_FACE)


def seek(world: World, model: Model) -> Goal | None:
    """Go to meet the nearest enemy that can be harmed, the longer it takes, the more eagerly; None if nobody is left.

    Who sees nobody to shoot at from a comfortable distance goes on until it does.
    """
    enemies = foes(world, model)
    if not enemies:
        return None
    machines = [enemy for enemy in enemies if enemy.card.is_mike and saved_for_machines(model)]
    able = machines or [enemy for enemy in enemies if _can_harm(world, model, enemy)] or enemies
    nearest = min(able, key=lambda enemy: (gap_between(world, model, enemy), enemy.id))
    pull = SEEK * (1 + world.round / 4) * (1.5 if prefers_melee(model.card) else 1.0)
    here, there = stand(model, world.options), stand(nearest, world.options)
    seen = nearest.revealed and glimpses(world, [(here, there)])[0].seen
    return Goal("seek", nearest.at, comfortable(model.card) if seen else FACE_TO_FACE, pull)


def saved_for_machines(model: Model) -> frozenset[str]:
    """The few shots of a model that break structure: as long as there is a MIKe to stop they are for nobody else."""
    return frozenset(
        weapon.id
        for weapon in model.card.weapons
        if weapon.uses and "strukturschaedigend" in weapon.profile.effects and model.uses_left(weapon.id, weapon.uses)
    )


def _can_harm(world: World, model: Model, enemy: Model) -> bool:
    """Whether a model has anything that an enemy has to fear."""
    if prefers_melee(model.card):
        return True
    return any(shot_worth(shot, 0.0, OPEN) >= HARMLESS for shot in shots(world, model, enemy))


# -- getting out ------------------------------------------------------------------------------------------------------


def _extraction(world: World, side: str, own: list[Model]) -> dict[str, Goal]:
    """The nearest half must get into the zone, the others follow with less haste; if too few are left, all fight."""
    zone = ends_of(world, side).extraction
    needed = extraction_needed(world, side)
    if zone is None or len(own) < needed:
        return {}
    goals = {model.id: _into(world, model, zone) for model in own}
    ranked = sorted(own, key=lambda model: (distance(model.at, goals[model.id]), model.id))
    found = {}
    for number, model in enumerate(ranked):
        share = 1.0 if number < needed else 0.5
        found[model.id] = Goal("reach", goals[model.id], 0.5, PULL * share, 0.3 * share)
    return found


def _into(world: World, model: Model, area: MissionArea) -> Point:
    """The nearest free place inside an area for the middle of a base."""
    if holds(area.outline, model.at):
        return model.at
    middle = Point(
        sum(point.x for point in area.outline) // len(area.outline),
        sum(point.y for point in area.outline) // len(area.outline),
    )
    edge = nearest(area.outline, model.at)
    far = max(1.0, math.dist(edge, middle))
    radius, ground = RADIUS[model.card.size], ground_of(world.scene.battlefield)
    others = bodies(world, tuple(m for m in world.models if m.on_table and m.id != model.id))
    for step in range(6):
        share = min(1.0, INWARDS * (step + 1) / far)
        at = Point(round(edge.x + (middle.x - edge.x) * share), round(edge.y + (middle.y - edge.y) * share))
        if is_free(at, radius, ground, others):
            return at
    return middle


# -- recovering things ------------------------------------------------------------------------------------------------


def _recovery(world: World, side: str, own: list[Model]) -> dict[str, Goal]:
    """Carriers go home; each object on the ground has the nearest model sent for it."""
    home = ends_of(world, side).deployment
    found = {}
    for model in own:
        if model.carries >= 0:
            found[model.id] = Goal("reach", _into(world, model, home), 0.5, 1.6 * PULL, 0.4)
    free = [model for model in own if model.carries < 0]
    lying = [at for at in world.objects if at is not None and not holds(home.outline, at)]
    for at, model in _matched(lying, free):
        found[model.id] = Goal("fetch", at, RADIUS[model.card.size] / CENTIMETRE - 0.1, PULL, 0.35)
    return found


def _matched(places: list[Point], models: list[Model]) -> list[tuple[Point, Model]]:
    """Each place with the nearest model that is not sent elsewhere."""
    pairs = sorted((distance(at, model.at), number, model.id) for number, at in enumerate(places) for model in models)
    by_id = {model.id: model for model in models}
    found: list[tuple[Point, Model]] = []
    taken: set[int] = set()
    for _, number, who in pairs:
        if number not in taken and who in by_id:
            taken.add(number)
            found.append((places[number], by_id.pop(who)))
    return found


def within_reach(world: World, model: Model) -> tuple[int, ...]:
    """The numbers of the objects that a model could pick up where it stands."""
    near = RADIUS[model.card.size] / CENTIMETRE
    return tuple(n for n, at in enumerate(world.objects) if at is not None and distance(at, model.at) <= near)


def is_home(world: World, model: Model, at: Point) -> bool:
    """Whether a place lies where a side brings what it recovers."""
    return holds(ends_of(world, model.side).deployment.outline, at)


# -- holding places ---------------------------------------------------------------------------------------------------


def _places(world: World, own: list[Model]) -> dict[str, Goal]:
    """One model for each place first; the others help where they are nearest."""
    mission = world.scene.mission
    near = mission.hold_radius / CENTIMETRE
    found: dict[str, Goal] = {}
    left = list(own)
    for share in (1.0, 0.6):
        for at, model in _matched(list(mission.objects), left):
            reach = near + RADIUS[model.card.size] / CENTIMETRE - 0.3
            found[model.id] = Goal("hold", at, reach, PULL * share, 0.3 * share)
        left = [model for model in own if model.id not in found]
    return found


# -- the other side ---------------------------------------------------------------------------------------------------


def menace(world: World, enemy: Model) -> float:
    """How many times its plain worth an enemy is worth, since it is about to reach its goal."""
    mission = world.scene.mission
    match mission.goal:
        case "recover":
            return 1.6 if enemy.carries >= 0 else 1.0
        case "extract":
            zone = ends_of(world, enemy.side).extraction
            if zone is None:
                return 1.0
            far = 0.0 if holds(zone.outline, enemy.at) else math.dist(nearest(zone.outline, enemy.at), enemy.at)
            return 1.0 + 0.6 * max(0.0, 1 - far / CENTIMETRE / CLOSE)
        case "hold":
            near = mission.hold_radius + RADIUS[enemy.card.size]
            return 1.3 if any(math.dist(at, enemy.at) <= near for at in mission.objects) else 1.0
    return 1.0
