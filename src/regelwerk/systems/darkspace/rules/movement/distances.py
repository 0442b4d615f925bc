"""Distances: how far two participants are from each other, and whether they have a line of fire.

People stand in zones, aboard machines or, where metres count, on a spot. The inside of a closed machine is a place of
its own; riders of an open one are where it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import hypot

from regelwerk.engine.book.rulebook import rule
from regelwerk.systems.darkspace.rules.chase.chase import carrier
from regelwerk.systems.darkspace.state import Actor, Scene, World
from regelwerk.systems.darkspace.values import EXTENDED, EXTREME, LONG, NEAR, SHORT

OUT_OF_REACH = 5
"""No category at all: inside a closed machine, elsewhere in a chase, not in the scene."""
LIMITS = ((NEAR, 20), (SHORT, 100), (LONG, 600), (EXTENDED, 10_000))
"""How many decimetres each category reaches where metres count (DS:movement_scale)."""
Spot = tuple[int, int]


def place_of(world: World, who: str) -> str:
    """The zone of a participant, or `in:` and the closed machine around them; empty if not in the scene."""
    return _place(world, world.find(who))


def _place(world: World, actor: Actor) -> str:
    return _place_of_present(world, actor) if actor.present else ""


def _place_of_present(world: World, actor: Actor) -> str:
    if not actor.aboard:
        return actor.zone
    machine = world.find(actor.aboard)
    return _place(world, machine) if machine.sheet.open else f"in:{actor.aboard}"


def spot_of(world: World, who: str) -> Spot:
    """Where somebody stands in decimetres; aboard a machine that is where the machine stands."""
    actor = world.find(who)
    return spot_of(world, actor.aboard) if actor.aboard else actor.position


def same_place(world: World, first: str, second: str) -> bool:
    """Whether two share a zone or the inside of a machine, and no chase keeps them apart."""
    here, there = world.find(first), world.find(second)
    if not here.present or not there.present:
        return False
    if here.aboard and here.aboard == there.aboard:
        return True
    if world.chase is not None and carrier(world, first) != carrier(world, second):
        return False
    return _place(world, here) == _place(world, there)


@rule("DS-DST-01", "DS-DST-02", "DS-DST-03", "DS-DST-04", "DS-DST-05", "DS-DST-08", "DS:distance_model")
def category(world: World, first: str, second: str) -> int:
    """The distance category between two, 0 near to 4 extreme; 5 where no step or shot leads from one to the other."""
    return apart(world, world.find(first), world.find(second))


def apart(world: World, here: Actor, there: Actor) -> int:
    """The distance category between two whose state is at hand."""
    if not here.present or not there.present:
        return OUT_OF_REACH
    first, second = here.sheet.id, there.sheet.id
    if first == second or first == there.aboard or second == here.aboard:
        return NEAR
    if world.engaged and world.are_engaged(first, second):
        return NEAR
    if here.aboard and here.aboard == there.aboard:
        return SHORT
    if world.chase is not None and carrier(world, first) != carrier(world, second):
        return OUT_OF_REACH
    place, other = _place_of_present(world, here), _place_of_present(world, there)
    if place != other and (place.startswith("in:") or other.startswith("in:")):
        return OUT_OF_REACH
    return _in_the_open(world, here, there, place, other)


def _in_the_open(world: World, here: Actor, there: Actor, place: str, other: str) -> int:
    options = world.scene.options
    if options.movement_scale == "metres":
        return by_metres(metres_apart(spot_of(world, here.id), spot_of(world, there.id)))
    if options.distance_model == "pairs":
        pair = {here.id, there.id}
        for one, two, far in world.apart:
            if {one, two} == pair:
                return far
    return between_zones(world.scene, place, other)


def between_zones(scene: Scene, first: str, second: str) -> int:
    """The category between two zones: short within one, extreme where the scene names none (DS:distance_model)."""
    return SHORT if first == second else _links(scene).get((first, second), EXTREME)


@lru_cache(maxsize=64)
def _links(scene: Scene) -> Mapping[tuple[str, str], int]:
    """The category between two zones, from either of them; the first entry counts that names both."""
    found: dict[tuple[str, str], int] = {}
    for one, two, far in scene.links:
        found.setdefault((one, two), far)
        found.setdefault((two, one), far)
    return found


def metres_apart(first: Spot, second: Spot) -> float:
    """The distance between two spots, in decimetres."""
    return hypot(first[0] - second[0], first[1] - second[1])


@rule("DS:movement_scale")
def by_metres(decimetres: float) -> int:
    """The category of a measured distance: up to 2, 10, 60 and 1000 metres, extreme beyond."""
    for name, limit in LIMITS:
        if decimetres <= limit:
            return name
    return EXTREME


def zone_at(scene: Scene, spot: Spot) -> str:
    """The zone to which a spot belongs where metres count: the nearest one, the first named of equally near ones."""
    return min(scene.zones, key=lambda zone: metres_apart(zone.at, spot)).id


def line_of_fire(world: World, here: Actor, there: Actor) -> bool:
    """Whether nothing solid is between two: no wall between their zones, no hull of a closed machine.

    A machine's hull hides its occupants from all outside; those inside see each other and the machine itself.
    """
    if not here.present or not there.present:
        return False
    first, second = here.sheet.id, there.sheet.id
    if first == there.aboard or second == here.aboard or (here.aboard and here.aboard == there.aboard):
        return True
    place, other = _place_of_present(world, here), _place_of_present(world, there)
    if place == other:
        return True
    if place.startswith("in:") or other.startswith("in:"):
        return False
    return (place, other) not in world.scene.blind and (other, place) not in world.scene.blind
