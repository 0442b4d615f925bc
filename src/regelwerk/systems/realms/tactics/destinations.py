"""Places worth a thought: beside cover, nearer to the enemy, round its flank, and along the way to the goal."""

from __future__ import annotations

import math
from functools import lru_cache
from heapq import nsmallest
from typing import NamedTuple

from regelwerk.space import Path, Point, cut, is_free, length, route
from regelwerk.systems.realms.rules.mission.scenes import Battlefield, Zone
from regelwerk.systems.realms.rules.movement.walking import ground_of
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.tactics.goals import Goal
from regelwerk.systems.realms.values import CENTIMETRE, RADIUS

APART = 4 * CENTIMETRE
"""About how far apart places along the same side of a piece are."""
NARROW = 5 * CENTIMETRE // 2
"""A side shorter than this hides nobody."""
NOOKS = 7
"""How many places beside cover are looked at."""
COVERING = ("crater", "dense_forest", "building", "ruin")
SIDES = 60.0
"""How far round an enemy a flank is, in degrees."""


class Nook(NamedTuple):
    """A place that touches a piece, and the direction away from that piece; inside a zone there is none."""

    at: Point
    x: float
    y: float


@lru_cache(maxsize=64)
def nooks(field: Battlefield, radius: int) -> tuple[Nook, ...]:
    """All places beside cover on a table where a base has room."""
    ground = ground_of(field)
    found = [nook for piece in field.pieces if piece.cover for nook in _beside(piece.solid.outline, radius)]
    found += [Nook(at, 0.0, 0.0) for zone in field.zones if zone.type in COVERING for at in _inside(zone)]
    return tuple(nook for nook in found if is_free(nook.at, radius, ground))


def _beside(outline: tuple[Point, ...], radius: int) -> list[Nook]:
    """Places along each side of an outline, just touching it."""
    turns = sum(a.x * b.y - b.x * a.y for a, b in zip(outline, outline[1:] + outline[:1], strict=True))
    found = []
    for a, b in zip(outline, outline[1:] + outline[:1], strict=True):
        dx, dy = b.x - a.x, b.y - a.y
        whole = math.hypot(dx, dy)
        if whole < NARROW:
            continue
        x, y = (dy / whole, -dx / whole) if turns > 0 else (-dy / whole, dx / whole)
        count = max(1, round(whole / APART))
        for n in range(count):
            share = (n + 0.5) / count
            off = radius + 2
            found.append(Nook(Point(round(a.x + dx * share + x * off), round(a.y + dy * share + y * off)), x, y))
    return found


def _inside(zone: Zone) -> list[Point]:
    """The middle of a zone, and places half-way to its corners."""
    outline = zone.outline
    middle = Point(sum(p.x for p in outline) // len(outline), sum(p.y for p in outline) // len(outline))
    return [
        middle,
        *(Point((middle.x + p.x) // 2, (middle.y + p.y) // 2) for p in outline[:: max(1, len(outline) // 4)]),
    ]


class Spot(NamedTuple):
    """A place to go to, and how far the goal is from there at least, in units."""

    at: Point
    rest: float


@lru_cache(maxsize=1 << 12)
def way(field: Battlefield, radius: int, start: Point, end: Point) -> Path | None:
    """The shortest way between two places round the terrain; models are ignored."""
    return route(start, end, radius, ground_of(field))


def spots(
    world: World, model: Model, wanted: Goal | None, enemies: tuple[Model, ...], step: int, most: int, *, few: bool
) -> list[Spot]:
    """Where a model is, then the places within `most` movement actions of `step` units: all, or the usual `few`."""
    field, radius, here = world.scene.battlefield, RADIUS[model.card.size], model.at
    reach = step * most
    path = _way_to_goal(field, radius, here, wanted) if wanted is not None else None
    whole = length(path) if path is not None else None
    found: dict[Point, float | None] = {}
    if path is not None and whole is not None and wanted is not None:
        stop = max(0, round(whole - wanted.near * CENTIMETRE))
        for n in sorted({min(1, most), min(2, most), most}) if few else range(1, most + 1):
            along = min(n * step, stop)
            if along:
                found[cut(path, along)[0][-1]] = whole - along
            if along == stop:
                break
    for at in nooks_near(field, radius, here, reach, enemies)[: 4 if few else NOOKS]:
        found.setdefault(at, None)
    for at in _towards_enemy(model, enemies, step, most) if few else _round_enemies(model, enemies, step, most):
        if radius <= at.x <= field.width - radius and radius <= at.y <= field.height - radius:
            found.setdefault(at, None)
    found.pop(here, None)
    if wanted is None:
        return [Spot(here, 0.0), *(Spot(at, 0.0) for at in found)]
    now = Spot(here, float(whole) if whole is not None else math.dist(here, wanted.at))
    rests = (_at_least(at, here, wanted.at, whole) if rest is None else rest for at, rest in found.items())
    return [now, *(Spot(at, rest) for at, rest in zip(found, rests, strict=True))]


def _way_to_goal(field: Battlefield, radius: int, here: Point, wanted: Goal) -> Path | None:
    """The way to a goal; somebody who stands where it leads is walked up to."""
    end = wanted.at
    found = way(field, radius, here, end)
    return found if found is not None else (here, end)


def _at_least(at: Point, here: Point, goal: Point, whole: float | None) -> float:
    """The least that a place can be away from a goal, knowing how far the goal is from where we stand."""
    straight = math.dist(at, goal)
    return straight if whole is None else max(straight, whole - math.dist(here, at))


def nooks_near(field: Battlefield, radius: int, here: Point, reach: int, enemies: tuple[Model, ...]) -> list[Point]:
    """The places beside cover within reach that shelter from most enemies, near ones before others."""
    ranked = []
    for nook in nooks(field, radius):
        far = math.dist(nook.at, here)
        if far > reach or far < CENTIMETRE / 2:
            continue
        sheltered = 0.0
        for enemy in enemies:
            dx, dy = enemy.at.x - nook.at.x, enemy.at.y - nook.at.y
            apart = math.hypot(dx, dy) or 1.0
            if (nook.x * dx + nook.y * dy) / apart < -0.3 or (nook.x == 0 and nook.y == 0):
                sheltered += 30 * CENTIMETRE / (apart + 10 * CENTIMETRE)
        ranked.append((-sheltered + 0.5 * far / max(1, reach), nook.at))
    return [at for _, at in nsmallest(NOOKS, ranked)]


def _round_enemies(model: Model, enemies: tuple[Model, ...], step: int, most: int) -> list[Point]:
    """Places nearer to the nearest enemies, and to either side of where they are looked at from."""
    here, found = model.at, []
    nearest = sorted(enemies, key=lambda enemy: (math.dist(enemy.at, here), enemy.id))[:2]
    for enemy in nearest:
        dx, dy = enemy.at.x - here.x, enemy.at.y - here.y
        far = math.hypot(dx, dy)
        apart = RADIUS[model.card.size] + RADIUS[enemy.card.size]
        for n in (1, 2, 3, 4):
            along = min(n * step, far - apart - CENTIMETRE // 10)
            if n <= most and along > 0:
                found.append(Point(here.x + round(dx / far * along), here.y + round(dy / far * along)))
        for n in (2, 4):
            for side in (-SIDES, SIDES):
                if n > most or far < 1:
                    continue
                angle = math.atan2(dy, dx) + math.radians(side)
                along = min(n * step, far)
                found.append(Point(here.x + round(math.cos(angle) * along), here.y + round(math.sin(angle) * along)))
    return found


def _towards_enemy(model: Model, enemies: tuple[Model, ...], step: int, most: int) -> list[Point]:
    """Places nearer to the nearest enemy."""
    here, found = model.at, []
    enemy = min(enemies, key=lambda enemy: (math.dist(enemy.at, here), enemy.id))
    dx, dy = enemy.at.x - here.x, enemy.at.y - here.y
    far = math.hypot(dx, dy)
    apart = RADIUS[model.card.size] + RADIUS[enemy.card.size]
    for n in (1, 3):
        along = min(n * step, far - apart - CENTIMETRE // 10)
        if n <= most and along > 0:
            found.append(Point(here.x + round(dx / far * along), here.y + round(dy / far * along)))
    return found
