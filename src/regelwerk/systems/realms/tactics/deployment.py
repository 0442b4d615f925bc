"""Before and between phases: where models are deployed, who acts next, and who is shifted in the order."""

from __future__ import annotations

import math
from functools import lru_cache

from regelwerk.engine.state_values import replace
from regelwerk.space import Point, format_point
from regelwerk.space.arcs import direction
from regelwerk.systems.realms.rules.mission.deployment import PlaceScene, why_not
from regelwerk.systems.realms.rules.mission.missions import ends_of
from regelwerk.systems.realms.rules.mission.scenes import Battlefield
from regelwerk.systems.realms.rules.sight.camouflage import may_hide
from regelwerk.systems.realms.rules.sight.positions import base_inside
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.tactics.destinations import Nook, nooks
from regelwerk.systems.realms.tactics.goals import comfortable, errand, prefers_melee
from regelwerk.systems.realms.tactics.melee import reach_in_cm
from regelwerk.systems.realms.tactics.plan import pack
from regelwerk.systems.realms.tactics.sight import glimpses, outlooks, stand
from regelwerk.systems.realms.tactics.threat import best_by_cost, fears, sized_up, total_fear
from regelwerk.systems.realms.tactics.weights import Temper, foes
from regelwerk.systems.realms.values import CENTIMETRE, RADIUS

GRID = 5 * CENTIMETRE
SPREAD = 8.0
"""Friends keep this far apart at the start, in centimetres: one template must not catch two of them."""
PER_CM = 0.012
"""What a centimetre nearer to where a model is wanted is worth at the start."""
LONG_SHOT = 25.0
"""Who likes to fight from farther away than this, in centimetres, wants a place with a view."""


# -- deployment -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def place(scene: PlaceScene, default: str, temper: Temper) -> str:
    """Where a model begins: in cover, apart from its friends, near its goals; shooters with a view."""
    world = scene.world
    model = world.find(scene.who)
    field = world.scene.battlefield
    outline = ends_of(world, model.side).deployment.outline
    starts = [nook for nook in _starts(field, RADIUS[model.card.size], outline) if base_inside(model, nook.at, outline)]
    worths = _start_worths(world, model, starts, temper)
    facing = direction(_middle(outline), _other_end(world, model)) // 100 % 360
    for _, at in sorted(((-worth, nook.at) for worth, nook in zip(worths, starts, strict=True))):
        if why_not(world, model, at) is None:
            return f"{format_point(at, CENTIMETRE)}@{facing}"
    return default


@lru_cache(maxsize=64)
def _starts(field: Battlefield, radius: int, outline: tuple[Point, ...]) -> tuple[Nook, ...]:
    """Places beside cover, and open ones all over a zone."""
    west, east = min(p.x for p in outline), max(p.x for p in outline)
    south, north = min(p.y for p in outline), max(p.y for p in outline)
    edge = radius + CENTIMETRE // 2
    columns = range(west + edge, east - edge + 1, GRID)
    rows = sorted({*range(south + edge, north - edge + 1, GRID), north - edge})
    return (*nooks(field, radius), *(Nook(Point(x, y), 0.0, 0.0) for x in columns for y in rows))


def _middle(outline: tuple[Point, ...]) -> Point:
    return Point(sum(p.x for p in outline) // len(outline), sum(p.y for p in outline) // len(outline))


def _other_end(world: World, model: Model) -> Point:
    """The middle of the zone that the enemy deploys in."""
    other = next(side.id for side in world.scene.sides if side.id != model.side)
    return _middle(ends_of(world, other).deployment.outline)


def _start_worths(world: World, model: Model, starts: list[Nook], temper: Temper) -> list[float]:
    """What each place is worth as a start."""
    field, far_end = world.scene.battlefield, _other_end(world, model)
    friends = [friend.at for friend in world.friends(model)]
    enemies = foes(world, model)
    goals = _goals(world, model)
    there = [replace(model, at=nook.at, facing=direction(nook.at, far_end)) for nook in starts]
    watched = [_watched(field, far_end, share) for share in (0.3, 0.5, 0.7)] if _wants_view(model) else []
    stands = [stand(one, world.options) for one in there]
    aims = [stand(replace(model, at=at), world.options) for at in watched]
    guns = [stand(enemy, world.options) for enemy in enemies]
    seen = glimpses(world, [(one, aim) for one in stands for aim in aims])
    hit = glimpses(world, [(gun, one) for one in stands for gun in guns])
    found = []
    for number, (nook, one) in enumerate(zip(starts, there, strict=True)):
        worth = -PER_CM * min(math.dist(nook.at, goal) for goal in goals) / CENTIMETRE
        dx, dy = far_end.x - nook.at.x, far_end.y - nook.at.y
        if (nook.x * dx + nook.y * dy) / (math.hypot(dx, dy) or 1.0) < -0.3:
            worth += 0.2 * temper.screen
        worth -= 0.15 * sum(math.dist(nook.at, friend) < SPREAD * CENTIMETRE for friend in friends)
        if model.card.camouflage == "passive" and may_hide(world, one):
            worth += 0.5
        views = seen[number * len(watched) : (number + 1) * len(watched)]
        worth += 0.1 * sum(view.seen for view in views)
        for view in hit[number * len(enemies) : (number + 1) * len(enemies)]:
            worth -= 0.06 * temper.screen * (3 - view.cover) if view.seen else 0.0
        found.append(worth)
    return found


def _wants_view(model: Model) -> bool:
    return comfortable(model.card) > LONG_SHOT and not prefers_melee(model.card)


def _watched(field: Battlefield, far_end: Point, share: float) -> Point:
    """Places on the way that the enemy has to come."""
    if field.width == field.height:
        return Point(round(field.width * share), field.height // 2)
    return Point(field.width // 2, round(field.height * share)) if far_end.x else far_end


def _goals(world: World, model: Model) -> list[Point]:
    """Where the mission will send a model: things to fetch, places to hold, the way out, or else the enemy."""
    mission = world.scene.mission
    if mission.goal in ("recover", "hold") and mission.objects:
        return list(mission.objects)
    zone = ends_of(world, model.side).extraction
    return [_middle(zone.outline)] if zone is not None else [_other_end(world, model)]


# -- who acts next ----------------------------------------------------------------------------------------------------


def urgency(world: World, model: Model, temper: Temper) -> float:
    """How much a model wants its phase now: for what it can do at once, and for what it has to fear till then."""
    sized = sized_up(world, model, temper)
    if not sized:
        return 0.0
    enemies = [foe.model for foe in sized]
    (here,) = outlooks(world, [model], enemies)
    attacks = pack(best_by_cost(world, sized, here, reach_in_cm(world, model), temper, model.ap), model.ap)[-1]
    afraid = total_fear(fears(sized, here), model)
    if model.camouflaged:
        afraid *= 0.2
    eager = 0.1 if errand(world, model) is not None else 0.0
    return attacks + temper.haste * afraid + eager


def most_urgent(world: World, names: tuple[str, ...], temper: Temper) -> str:
    """The model that wants its phase most; among equals the first."""
    return max(names, key=lambda who: urgency(world, world.find(who), temper))
