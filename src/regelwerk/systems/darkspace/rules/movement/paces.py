"""Paces: movement where metres count. Somebody heads for a zone, for somebody, or away from somebody."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from regelwerk.engine.answers import Cost, Numbers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.core.scenes import Zone
from regelwerk.systems.darkspace.rules.movement.distances import (
    OUT_OF_REACH,
    Spot,
    category,
    metres_apart,
    spot_of,
    zone_at,
)
from regelwerk.systems.darkspace.rules.movement.steps import left_to_spend, mover_of, obstacles_before
from regelwerk.systems.darkspace.state import Deed, World, seat_of
from regelwerk.systems.darkspace.values import NEAR

STRIDE = 50
"""Decimetres per action unit (DS-MOV-01)."""
ARM = 10
"""At this distance somebody stands beside another."""
FAR = 10_000
"""A point that nobody reaches, to head for when getting away."""
TOWARDS = "towards"
AWAY = "away"


class PaceScene(NamedTuple):
    """What somebody knows who decides how far to go."""

    world: World
    deed: Deed


@rule("DS-MOV-01", "DS-MOV-02", "DS-INF-23", "DS:movement_scale")
def headings(world: World, mover: str) -> list[tuple[str, str]]:
    """Where somebody can head: towards anybody out of touch, away from opponents, to the zones.

    Of opponents who hide nobody knows.
    """
    own = world.find(mover)
    found = []
    for actor in world.actors:
        apart = category(world, mover, actor.id)
        if actor.id == mover or apart == OUT_OF_REACH or actor.sheet.kind == "system":
            continue
        if actor.infiltrating and actor.side != own.side:
            continue
        if apart > NEAR:
            found.append((actor.id, TOWARDS))
        if actor.side and actor.side != own.side and actor.able:
            found.append((actor.id, AWAY))
    return found + [("", zone.id) for zone in world.scene.zones if zone.at != own.position]


def goal_spot(world: World, deed: Deed) -> Spot:
    """The spot that a deed heads for."""
    here = spot_of(world, mover_of(deed))
    if not deed.target:
        return world.scene.zone(deed.detail).at
    there = spot_of(world, deed.target)
    if deed.detail == TOWARDS:
        return on_the_way(here, there, max(0, int(metres_apart(here, there)) - ARM))
    return beyond(there, here, FAR)


def on_the_way(here: Spot, there: Spot, decimetres: int) -> Spot:
    """How far somebody gets on the straight way to a spot; never past it."""
    apart = metres_apart(here, there)
    if apart <= decimetres:
        return there
    part = decimetres / apart
    return (here[0] + round(part * (there[0] - here[0])), here[1] + round(part * (there[1] - here[1])))


def beyond(there: Spot, here: Spot, decimetres: int) -> Spot:
    """The spot at that distance from another one, on the side where somebody stands."""
    apart = metres_apart(there, here)
    if not apart:
        return (there[0] + decimetres, there[1])
    part = decimetres / apart
    return (there[0] + round(part * (here[0] - there[0])), there[1] + round(part * (here[1] - there[1])))


@rule("DS-MOV-01")
def reached(world: World, deed: Deed) -> Spot:
    """The spot to which the declared action units lead: 5 metres each."""
    here = spot_of(world, mover_of(deed))
    return on_the_way(here, goal_spot(world, deed), STRIDE * max(1, deed.amount))


def entered(world: World, who: str, goal: Spot, decimetres: int) -> Iterator[tuple[int, Zone]]:
    """The zones that a way leads into, one after the other, and after how many decimetres."""
    here, zone = spot_of(world, who), world.find(who).zone
    length = min(decimetres, ceil(metres_apart(here, goal)))
    for far in (*range(ARM, length, ARM), length):
        at = zone_at(world.scene, on_the_way(here, goal, far))
        if at != zone:
            zone = at
            yield far, world.scene.zone(at)


@rule("DS-MOV-05")
def blocked_zones(world: World, deed: Deed) -> list[Zone]:
    """The zones with obstacles before them that the declared action units lead into."""
    way = entered(world, mover_of(deed), goal_spot(world, deed), STRIDE * max(1, deed.amount))
    return [zone for _, zone in way if obstacles_before(zone)]


def obstacles_on(world: World, deed: Deed) -> int:
    """The obstacles on the declared way."""
    return sum(obstacles_before(zone) for zone in blocked_zones(world, deed))


def needed(world: World, deed: Deed) -> int:
    """The action units that lead all the way."""
    here = spot_of(world, mover_of(deed))
    return max(1, ceil(metres_apart(here, goal_spot(world, deed)) / STRIDE))


@rule("DS-MOV-01")
def declare_pace(world: World, deed: Deed) -> Play[Deed]:
    """How many action units somebody walks, up to what the phase has left and the way is long."""
    most = min(left_to_spend(world), needed(world, deed))
    if most <= 1:
        return replace(deed, amount=1)
    question = phrase("ds-ask-paces", who=Ref(mover_of(deed)))
    # The mover has agreed to the first action unit already: the answers name them, the default adds none.
    answers = Numbers(1, most, "ds-answer-paces", lambda n: (Cost("ds-cost-ae", n),) if n > 1 else ())
    seat = seat_of(world, world.find(deed.who))
    amount = yield from choose(seat, deed.who, "DS-MOV-01", question, answers, "1", PaceScene(world, deed))
    return replace(deed, amount=amount)


def before_obstacles(world: World, who: str, goal: Spot, decimetres: int) -> Spot:
    """How far somebody gets towards a spot without getting into obstacles."""
    for far, zone in entered(world, who, goal, decimetres):
        if obstacles_before(zone):
            return on_the_way(spot_of(world, who), goal, far - ARM)
    return on_the_way(spot_of(world, who), goal, decimetres)
