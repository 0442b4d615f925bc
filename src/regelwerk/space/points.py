"""Places on a flat map, kept as whole millionths of a centimetre so that equal places are equal values."""

import math
import re
from functools import lru_cache
from typing import NamedTuple, Self

CENTIMETRE = 10**6
METRE = 100 * CENTIMETRE

# Two places that were each rounded to the nearest unit are at most 1.42 units further apart than meant.
# A model thrown, walked or scattered exactly 3 m away must still count as "within 3 m".
ROUNDING = 2

# Depth at which the inside of a piece of terrain begins (a thousandth of a millimetre). Rounded places on a
# slanted edge may lie a unit behind it; they still only touch it.
GRAIN = 100

_NUMBER = r"[+-]?\d{1,6}(?:\.\d{1,16})?"
_POINT = rf"\(?\s*({_NUMBER})\s*,\s*({_NUMBER})\s*\)?"


class NotAPoint(ValueError):
    """A text or a pair of numbers that names no place; `given` is what was offered."""

    def __init__(self, given: object, unit: int = METRE) -> None:
        self.given = given
        measure = "centimetres" if unit == CENTIMETRE else "metres"
        super().__init__(f"{given!r} is not a point: write x,y in {measure} with a decimal point, such as 12.5,3")


class Point(NamedTuple):
    """A place: x to the east, y to the north, in millionths of a centimetre."""

    x: int
    y: int

    @classmethod
    def metres(cls, x: float, y: float) -> Self:
        """The place nearest to (x, y) metres."""
        return cls(metres(x), metres(y))

    @classmethod
    def cm(cls, x: float, y: float) -> Self:
        """The place nearest to (x, y) centimetres."""
        return cls(centimetres(x), centimetres(y))

    @property
    def in_metres(self) -> tuple[float, float]:
        return self.x / METRE, self.y / METRE

    @property
    def in_cm(self) -> tuple[float, float]:
        return self.x / CENTIMETRE, self.y / CENTIMETRE


def metres(length: float) -> int:
    """A length in metres as whole units (millionths of a centimetre), as all measuring takes it."""
    if not math.isfinite(length):
        raise NotAPoint(length)
    return round(length * METRE)


def centimetres(length: float) -> int:
    """A length in centimetres as whole units."""
    if not math.isfinite(length):
        raise NotAPoint(length, CENTIMETRE)
    return round(length * CENTIMETRE)


def distance(a: Point, b: Point) -> float:
    """The straight distance in centimetres."""
    return math.hypot(b.x - a.x, b.y - a.y) / CENTIMETRE


def metres_between(a: Point, b: Point) -> float:
    """The straight distance in metres, to show; to compare it with a limit ask `within`."""
    return math.hypot(b.x - a.x, b.y - a.y) / METRE


def within(a: Point, b: Point, reach: int) -> bool:
    """Whether two points are at most a distance apart, compared in whole numbers, rounding forgiven."""
    if reach < 0:
        return False
    dx, dy, far = b.x - a.x, b.y - a.y, reach + ROUNDING
    return dx * dx + dy * dy <= far * far


@lru_cache(maxsize=1 << 12)
def parse_point(text: str, unit: int = METRE) -> Point:
    """Read a place written in metres (or `unit=CENTIMETRE`), such as "12.5,3" or "(12.5, 3)"."""
    from decimal import Decimal

    match = re.fullmatch(_POINT, text.strip(), re.ASCII)
    if match is None or text.count("(") != text.count(")"):
        raise NotAPoint(text, unit)
    x, y = (round(Decimal(number) * unit) for number in match.groups())
    return Point(x, y)


@lru_cache(maxsize=1 << 12)
def format_point(point: Point, unit: int = METRE) -> str:
    """Write a place in metres (or `unit=CENTIMETRE`), such that `parse_point` reads the same place again."""
    return f"{_in_digits(point.x, unit)},{_in_digits(point.y, unit)}"


def _in_digits(value: int, unit: int) -> str:
    whole, rest = divmod(abs(value), unit)
    decimals = len(str(unit)) - 1
    digits = f"{whole}.{rest:0{decimals}}".rstrip("0").rstrip(".")
    return f"-{digits}" if value < 0 else digits
