"""Places: where somebody would stand better, by what can be hit from there and by whom one is hit there."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from regelwerk.engine.state_values import replace
from regelwerk.space import Field, Path, Point, format_point, is_clear, length, metres, way_round
from regelwerk.systems.phasesix.rules.handlings.ground import OVER_IT
from regelwerk.systems.phasesix.rules.handlings.offers import out_of_reach
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.tactics.estimates import (
    arms_of,
    best_blow,
    blow_at,
    is_alert,
    remaining,
    standing_enemies,
    tails_of,
    threat,
)

DIRECTIONS = 8
"""In so many directions one may simply go as far as it gets."""
BOLDNESS = 1.5
"""What one does to others from a place counts so much more than what they do there: they have to come, or leave."""


def exposure(state: Combat, me: Fighter) -> float:
    """What the best attack of each enemy takes of somebody, in the coin of attacks."""
    total = 0.0
    for enemy in standing_enemies(state, me):
        if is_alert(enemy):
            total += max(
                [
                    blow_at(me, weapon, mode, tails_of(state, enemy, me, weapon, mode)).wounds
                    for weapon, mode in arms_of(state, enemy)
                    if not out_of_reach(state, enemy, me, weapon, mode)
                ],
                default=0.0,
            )
    return threat(me.sheet) * min(total / remaining(me), 2.0)


def best_ways(state: Combat, me: Fighter, reach_m: float) -> tuple[str, ...]:
    """Ways to the best places within reach, the best first, as keys."""
    if state.scene.field is None or me.position is None or reach_m <= 0:
        return ()
    return _best_ways(state, me.sheet.id, round(reach_m, 3))


@lru_cache(maxsize=256)
def _best_ways(state: Combat, who: str, reach_m: float) -> tuple[str, ...]:
    me, field = state.find(who), state.scene.field
    assert field is not None and me.position is not None
    found: dict[str, float] = {}
    for way in _ways(field, me.position, metres(reach_m)):
        there = replace(me, position=way[-1], braced="")
        then = state.put(there)
        key = ";".join(format_point(point) for point in way[1:])
        found[key] = BOLDNESS * best_blow(then, there).worth - exposure(then, there)
    return tuple(sorted(found, key=lambda key: -found[key]))


@lru_cache(maxsize=1 << 10)
def _ways(field: Field, start: Point, reach: int) -> tuple[Path, ...]:
    """Ways to the sides of everything that stands around, and into the open."""
    found: list[Path] = []
    for spot in _spots(field):
        way = way_round(start, spot, field)
        if way is not None and 0 < length(way) <= reach:
            found.append(way)
    for number in range(DIRECTIONS):
        turn = 2 * pi * number / DIRECTIONS
        for far in (reach - 1, reach // 2):
            spot = Point(start.x + round(far * cos(turn)), start.y + round(far * sin(turn)))
            if field.contains(spot) and is_clear((start, spot), field):
                found.append((start, spot))
    return tuple(found)


@lru_cache(maxsize=64)
def _spots(field: Field) -> tuple[Point, ...]:
    """Places beside each piece of terrain from where one fires over or past it."""
    half = OVER_IT // 2
    found: list[Point] = []
    for piece in field.pieces:
        if piece.kind in ("4", "5", "blocked"):
            west, south, east, north = piece.bounds
            middle = Point((west + east) // 2, (south + north) // 2)
            for x in (west - half, middle.x, east + half):
                for y in (south - half, middle.y, north + half):
                    if (x, y) != middle and field.contains(Point(x, y)):
                        found.append(Point(x, y))
    return tuple(found)
