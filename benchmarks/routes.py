"""How long a base takes to find its way: one route, and thirty from one place, with more and more in the way.

Tables are 120 x 90 cm with boxes and turned boxes scattered over them, some of which overlap, and round bases of 3 cm.
What a table remembers of its terrain is there before the clock starts; the places asked about are new. What counts is
the processor time of one thread, in milliseconds per question.
"""

from __future__ import annotations

import math
import sys
from random import Random
from time import thread_time

from regelwerk.space import Body, Ground, Path, Point, Solid, centimetres, first_stop, is_free, length, route, routes

TABLES = ((10, 0), (10, 10), (30, 0), (30, 10), (60, 0), (60, 10), (60, 20))
"""Pieces of terrain, and bases in the way."""
QUESTIONS, ENDS = 100, 30
BASE = 1_500_000
SEED = 4


def report(repeats: int) -> str:
    """One line for each table: one route on average and at worst, thirty together, how many were no straight line."""
    lines = [
        f"routes, milliseconds (best of {repeats})",
        f"{'':22}{'one':>8}{'worst':>8}{'thirty':>8}{'bent':>7}{'none':>7}",
    ]
    for pieces, bases in TABLES:
        ground, discs, dice = table(pieces, bases)
        # The first questions work out what the table remembers.
        ask(ground, discs, dice)
        rounds = [ask(ground, discs, dice) for _ in range(repeats)]
        one = min(sum(times) / len(times) for times, _, _ in rounds)
        worst = min(max(times) for times, _, _ in rounds)
        thirty = min(together for _, together, _ in rounds)
        ways = [way for _, _, found in rounds for way in found]
        bent = sum(way is not None and len(way) > 2 for way in ways) / len(ways)
        name = f"{pieces} pieces, {bases} bases"
        none = ways.count(None) / len(ways)
        lines.append(f"{name:22}{one:8.2f}{worst:8.2f}{thirty:8.2f}{bent:7.0%}{none:7.0%}")
    return "\n".join(lines)


def ask(ground: Ground, discs: tuple[Body, ...], dice: Random) -> tuple[list[float], float, list[Path | None]]:
    """The milliseconds of each single question, of thirty ends at once, and the routes."""
    pairs = [(place(ground, discs, dice), place(ground, discs, dice)) for _ in range(QUESTIONS)]
    times, found = [], []
    for start, end in pairs:
        begin = thread_time()
        found.append(route(start, end, BASE, ground, discs))
        times.append(1000 * (thread_time() - begin))
    start, ends = pairs[0][0], tuple(place(ground, discs, dice) for _ in range(ENDS))
    begin = thread_time()
    routes(start, ends, BASE, ground, discs)
    return times, 1000 * (thread_time() - begin), found


def disagreements() -> list[str]:
    """The tables on which a route runs into something, or is another one when asked for together with others."""
    wrong = []
    for pieces, bases in TABLES:
        ground, discs, dice = table(pieces, bases)
        start, ends = place(ground, discs, dice), tuple(place(ground, discs, dice) for _ in range(ENDS))
        for end, way in zip(ends, routes(start, ends, BASE, ground, discs), strict=True):
            alone = route(start, end, BASE, ground, discs)
            differ = way is None if alone is not None else way is not None
            if way is not None and alone is not None:
                differ = abs(length(way) - length(alone)) > 100 or first_stop(way, BASE, ground, discs) is not None
            if differ:
                wrong.append(f"routes: {pieces} pieces, {bases} bases: {start} to {end}")
    return wrong


def table(pieces: int, bases: int) -> tuple[Ground, tuple[Body, ...], Random]:
    """A table, the bases on it, and the dice that made both, to go on with."""
    dice = Random(SEED)
    ground = Ground.cm(120, 90, tuple(piece(f"piece-{n}", dice) for n in range(pieces)))
    discs: tuple[Body, ...] = ()
    for _ in range(bases):
        discs = (*discs, Body(place(ground, discs, dice), 0, BASE, centimetres(6)))
    return ground, discs, dice


def piece(name: str, dice: Random) -> Solid:
    """A box somewhere, every second one turned."""
    x, y, long, wide = dice.uniform(0, 120), dice.uniform(0, 90), dice.uniform(1, 5), dice.uniform(1, 5)
    turn = dice.choice((0.0, dice.uniform(0, math.pi)))
    cos, sin = math.cos(turn), math.sin(turn)
    ring = ((-long, -wide), (long, -wide), (long, wide), (-long, wide))
    return Solid(name, tuple(Point.cm(x + p * cos - q * sin, y + p * sin + q * cos) for p, q in ring), 0, 5_000_000)


def place(ground: Ground, discs: tuple[Body, ...], dice: Random) -> Point:
    """Somewhere a base can stand."""
    while True:
        at = Point(dice.randint(BASE, ground.width - BASE), dice.randint(BASE, ground.height - BASE))
        if is_free(at, BASE, ground, discs):
            return at


if __name__ == "__main__":
    for line in disagreements():
        print(f"WRONG {line}")
    print(report(int(sys.argv[1]) if len(sys.argv) > 1 else 5))
