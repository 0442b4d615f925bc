"""How long one look takes on a table with heights: all 64 cells of a silhouette, terrain and bodies in between.

Tables are 90 x 90 cm with boxes and five-cornered pieces scattered over them. Beside ours stands the same question as
one would write it with Shapely: lines to the columns, a search tree and intersections for terrain, the plain formula
for round bases. Both have their terrain prepared, ours remembers no look. What counts is the processor time of one
thread, in microseconds per look.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from functools import lru_cache
from random import Random
from time import thread_time
from typing import NamedTuple, TypeAlias

import shapely

from regelwerk.space import Body, Point, Solid, look, looks, overlap, skyline

TABLES = {10: 2, 30: 6, 60: 12, 120: 24}
"""Pieces of terrain, and models."""
LOOKS = 100
SIDE = 90_000_000
MEDIUM = 1_250_000, 6_000_000
EYE = 4_875_000
SEED = 4


class Scene(NamedTuple):
    """Somebody looks at somebody past others."""

    eye: Point
    target: Body
    others: tuple[Body, ...]


Way: TypeAlias = Callable[[tuple[Solid, ...], list[Scene]], list[int]]
"""One way to answer: the hidden cells of each scene."""


def report(repeats: int) -> str:
    """One line for each table: ours alone and in company, Shapely, and their ratios."""
    head = f"{'':22}{'ours':>8}{'batch of 100':>14}{'Shapely':>10}{'ratio':>9}{'batch':>9}"
    lines = [f"one look, 64 cells, microseconds (best of {repeats})", head]
    for pieces, models in TABLES.items():
        solids, scenes = table(pieces, models)
        ours, batch = best(alone, solids, scenes, repeats), best(together, solids, scenes, repeats)
        theirs = best(with_shapely, solids, scenes, repeats)
        name = f"{pieces} pieces, {models} models"
        lines.append(f"{name:22}{ours:8.0f}{batch:14.1f}{theirs:10.0f}{theirs / ours:8.1f}x{theirs / batch:8.1f}x")
    return "\n".join(lines)


def disagreements() -> list[str]:
    """The tables on which the three ways see different cells."""
    wrong = []
    for pieces, models in TABLES.items():
        solids, scenes = table(pieces, models)
        ours = alone(solids, scenes)
        if any(way(solids, scenes) != ours for way in (together, with_shapely)):
            wrong.append(f"sight past {pieces} pieces and {models} models: Shapely, a batch and single looks differ")
    return wrong


def table(pieces: int, models: int) -> tuple[tuple[Solid, ...], list[Scene]]:
    """Terrain scattered over a table, and models placed on it again and again."""
    dice = Random(SEED + pieces)
    solids = tuple(Solid(f"piece-{n}", _outline(dice), 0, dice.randrange(10**6, 8 * 10**6)) for n in range(pieces))
    scenes: list[Scene] = []
    while len(scenes) < LOOKS:
        bodies = tuple(Body(Point(dice.randrange(SIDE), dice.randrange(SIDE)), 0, *MEDIUM) for _ in range(models))
        viewer, target, *others = bodies
        apart = tuple(body for body in others if not overlap(body, viewer) and not overlap(body, target))
        if not overlap(viewer, target):
            scenes.append(Scene(viewer.at, target, apart))
    return solids, scenes


def _outline(dice: Random) -> tuple[Point, ...]:
    x, y, wide, high = dice.randrange(SIDE), dice.randrange(SIDE), *(dice.randrange(10**6, 8 * 10**6) for _ in "xy")
    if dice.random() < 0.7:
        return Point(x, y), Point(x + wide, y), Point(x + wide, y + high), Point(x, y + high)
    spikes = [dice.randrange(10**6, 4 * 10**6) for _ in range(5)]
    turns = [2 * math.pi * n / 5 for n in range(5)]
    return tuple(
        Point(x + round(spike * math.cos(turn)), y + round(spike * math.sin(turn)))
        for spike, turn in zip(spikes, turns, strict=True)
    )


def alone(solids: tuple[Solid, ...], scenes: list[Scene]) -> list[int]:
    terrain = skyline(solids)
    terrain.known.clear()
    return [look(eye, EYE, target, terrain, others).hidden for eye, target, others in scenes]


def together(solids: tuple[Solid, ...], scenes: list[Scene]) -> list[int]:
    eyes, targets, others = zip(*scenes, strict=True)
    skyline(solids).known.clear()
    return [sight.hidden for sight in looks([(eye, EYE) for eye in eyes], targets, skyline(solids), others)]


def with_shapely(solids: tuple[Solid, ...], scenes: list[Scene]) -> list[int]:
    plain = prepared(solids)
    return [plain.hidden(scene) for scene in scenes]


class WithShapely:
    """The same question with Shapely: what a line has in common with an outline is a stretch of it."""

    def __init__(self, solids: tuple[Solid, ...]) -> None:
        self.solids = solids
        self.outlines = [shapely.Polygon(solid.outline) for solid in solids]
        self.tree = shapely.STRtree(self.outlines)

    def hidden(self, scene: Scene) -> int:
        (ex, ey), target = scene.eye, scene.target
        (x, y), _, radius, height = target
        far = math.hypot(x - ex, y - ey)
        left_x, left_y = -(y - ey) / far * radius, (x - ex) / far * radius
        ends = [(x + left_x * (7 - 2 * n) / 8, y + left_y * (7 - 2 * n) / 8) for n in range(8)]
        rises = [target.floor + height * (15 - 2 * n) / 16 - EYE for n in range(8)]
        lines = shapely.linestrings([((ex, ey), end) for end in ends])
        hidden = 0
        columns, pieces = self.tree.query(lines, predicate="intersects")
        common = shapely.intersection(lines[columns], self.tree.geometries[pieces])
        for column, piece, stretches in zip(columns.tolist(), pieces.tolist(), common, strict=True):
            solid, whole = self.solids[piece], math.dist((ex, ey), ends[column])
            for stretch in shapely.get_parts(stretches):
                first, last = (math.dist((ex, ey), stretch.coords[n]) / whole for n in (0, -1))
                hidden |= _hidden(column, first, last, rises, solid.floor, solid.top)
        for column, end in enumerate(ends):
            for body in scene.others:
                first, last = _through_disc(ex, ey, end, body)
                hidden |= _hidden(column, first, last, rises, body.floor, body.top)
        return hidden


prepared = lru_cache(WithShapely)


def _hidden(column: int, first: float, last: float, rises: list[float], floor: int, top: int) -> int:
    """The cells of a column whose lines are low and high enough between two shares of their way."""
    if abs(last - first) <= 1e-9:
        return 0
    cells = 0
    for row, rise in enumerate(rises):
        a, b = EYE + first * rise, EYE + last * rise
        if min(a, b) < top and max(a, b) > floor:
            cells |= 1 << 8 * row + column
    return cells


def _through_disc(ex: float, ey: float, end: tuple[float, float], body: Body) -> tuple[float, float]:
    dx, dy, to_x, to_y = end[0] - ex, end[1] - ey, body.at.x - ex, body.at.y - ey
    squared, off = dx * dx + dy * dy, dx * to_y - dy * to_x
    rest = body.radius * body.radius - off * off / squared
    if rest <= 0:
        return 0.0, 0.0
    middle, half = (dx * to_x + dy * to_y) / squared, math.sqrt(rest / squared)
    first, last = max(0.0, middle - half), min(1.0, middle + half)
    return (first, last) if first < last else (0.0, 0.0)


def best(way: Way, solids: tuple[Solid, ...], scenes: list[Scene], repeats: int) -> float:
    """Microseconds per look of the fastest of several runs, after one that prepares the terrain."""
    way(solids, scenes)
    times = []
    for _ in range(repeats):
        begin = thread_time()
        way(solids, scenes)
        times.append(thread_time() - begin)
    return min(times) / LOOKS * 1e6


if __name__ == "__main__":
    print(report(int(sys.argv[1]) if len(sys.argv) > 1 else 5), *disagreements(), sep="\n")
