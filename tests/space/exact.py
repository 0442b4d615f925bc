"""Slow, obviously right twins in fractions, without Shapely and without tolerance, for convex pieces."""

from fractions import Fraction
from itertools import pairwise, permutations

from regelwerk.space import Field, Path, Piece, Point, length


def runs_through(a: Point, b: Point, piece: Piece) -> bool:
    """Clip the line against every side of a convex piece; something must be left strictly inside."""
    corners = piece.outline
    turn = sum(p.x * q.y - q.x * p.y for p, q in pairwise((*corners, corners[0])))
    if turn < 0:
        corners = corners[::-1]
    first, last = Fraction(0), Fraction(1)
    for p, q in pairwise((*corners, corners[0])):
        at_a = (q.x - p.x) * (a.y - p.y) - (q.y - p.y) * (a.x - p.x)
        at_b = (q.x - p.x) * (b.y - p.y) - (q.y - p.y) * (b.x - p.x)
        if at_a <= 0 and at_b <= 0:
            return False
        if at_a < 0 or at_b < 0:
            crossing = Fraction(at_a, at_a - at_b)
            if at_a < 0:
                first = max(first, crossing)
            else:
                last = min(last, crossing)
    return first < last or a == b


def shortest(a: Point, b: Point, field: Field, bends: int) -> float:
    """The length of the best path over all sequences of at most so many corners."""
    corners = [corner for piece in field.solids for corner in piece.outline]
    best = float("inf")
    for count in range(bends + 1):
        for between in permutations(corners, count):
            path: Path = (a, *between, b)
            if length(path) < best and not any(
                runs_through(p, q, piece) for p, q in pairwise(path) for piece in field.solids
            ):
                best = length(path)
    return best
