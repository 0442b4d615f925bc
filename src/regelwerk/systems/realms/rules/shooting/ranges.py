"""Ranges: how far a weapon carries here, and what the distance takes off a shot."""

from __future__ import annotations

import math
from typing import NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.tally import Tally
from regelwerk.space import Point
from regelwerk.space.bases import EPS, gap_to
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.sight.environment import bands_here
from regelwerk.systems.realms.rules.sight.positions import body, distance
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import Weapon


class Bands(NamedTuple):
    """The range bands of a shot: their length in centimetres, and how many there are."""

    length: int
    number: int

    @property
    def reach(self) -> int:
        """How far the shot carries, in centimetres."""
        return self.length * self.number


@rule("RE-RNG-01", "RE-SHO-04", "RE-ENV-04", "RE-ENV-05", "RE-ENV-07", "RE-ENV-10", "RE:aimed_range")
def bands(world: World, weapon: Weapon, mode: str) -> Bands:
    """The bands of a weapon on this table; aiming doubles their length, or their number where the table says so."""
    found = Bands(weapon.band, bands_here(world, weapon).total)
    if mode != "aimed_shot":
        return found
    if world.options.aimed_range == "length":
        return found._replace(length=2 * found.length)
    return found._replace(number=2 * found.number)


@rule("RE-RNG-03")
def is_within(far: float, found: Bands) -> bool:
    """Whether a shot carries that far; the very end of the last band belongs to it."""
    return far <= found.reach + EPS


@rule("RE-RNG-02", "RE:range_boundary")
def used_bands(options: Options, far: float, found: Bands) -> int:
    """How many bands a shot has fully used; where one ends, the nearer one counts, or the farther one."""
    if options.range_boundary == "floor":
        return math.floor((far + EPS) / found.length)
    return max(0, math.ceil((far - EPS) / found.length) - 1)


@rule("RE-RNG-02")
def with_range(value: Tally, world: World, far: float, found: Bands) -> Tally:
    """A value to hit, lowered by 1 for each band that the shot has fully used."""
    return value.plus(-used_bands(world.options, far, found), "RE-RNG-02", "re-term-range")


@rule("RE-MEA-01", "RE-GEO-13")
def shot_distance(world: World, shooter: Model, target: Model | Point) -> float:
    """How far a shot goes, in centimetres: to the edge of a base, or to the spot aimed at."""
    if isinstance(target, Point):
        return gap_to(body(shooter, world.options), target)
    return distance(world, shooter, target)
