"""Tables in centimetres with boxes, slanted pieces and bases on them, for tests of walking."""

import math
import random

from regelwerk.space import CENTIMETRE, Body, Ground, Point, Solid, centimetres, is_free

cm = Point.cm
BASE = centimetres(1.5)


def solid(name: str, *corners: tuple[float, float]) -> Solid:
    return Solid(name, tuple(cm(x, y) for x, y in corners), 0, 5 * CENTIMETRE)


def box(name: str, x1: float, y1: float, x2: float, y2: float) -> Solid:
    return solid(name, (x1, y1), (x2, y1), (x2, y2), (x1, y2))


def body(x: float, y: float, radius: int = BASE) -> Body:
    return Body(cm(x, y), 0, radius, 6 * CENTIMETRE)


def slanted(name: str, x: float, y: float, long: float, wide: float, degrees: float) -> Solid:
    """A rectangle round a place, turned."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    ring = ((-long, -wide), (long, -wide), (long, wide), (-long, wide))
    return solid(name, *((x + (p * cos - q * sin) / 2, y + (p * sin + q * cos) / 2) for p, q in ring))


def random_table(seed: int, pieces: int, bases: int) -> tuple[Ground, list[Body]]:
    """Boxes and slanted pieces, some of which may overlap, and bases that overlap nothing."""
    dice = random.Random(seed)
    width, height = 60, 40
    solids = tuple(
        slanted(
            f"piece-{n}",
            dice.uniform(0, width),
            dice.uniform(0, height),
            dice.uniform(2, 12),
            dice.uniform(1, 6),
            dice.choice((0, 0, dice.uniform(0, 180))),
        )
        for n in range(pieces)
    )
    ground = Ground.cm(width, height, solids)
    bodies: list[Body] = []
    for _ in range(bases):
        at = free_place(dice, ground, bodies)
        bodies.append(Body(at, 0, BASE, 6 * CENTIMETRE))
    return ground, bodies


def free_place(dice: random.Random, ground: Ground, bodies: list[Body], radius: int = BASE) -> Point:
    for _ in range(1000):
        at = Point(dice.randint(radius, ground.width - radius), dice.randint(radius, ground.height - radius))
        if is_free(at, radius, ground, tuple(bodies)):
            return at
    raise AssertionError("the table is full")
