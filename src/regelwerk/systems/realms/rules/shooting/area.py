"""Area weapons: one roll for the impact, scatter, and everybody under the template."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from regelwerk.dice import Sum
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Stake, stakes
from regelwerk.engine.effects import Play, do, meanwhile, note, roll
from regelwerk.engine.facts import Ref
from regelwerk.engine.tally import Tally
from regelwerk.space import Point
from regelwerk.space.arcs import in_front
from regelwerk.space.bases import EPS
from regelwerk.space.scatter import scatter
from regelwerk.space.sight import first_entry
from regelwerk.space.templates import covered
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.rolls import SIDES, lowest, reached
from regelwerk.systems.realms.rules.damage.damage import Blow, strike
from regelwerk.systems.realms.rules.damage.damage_contest import shared_attack
from regelwerk.systems.realms.rules.damage.detonation import nearest_first, reaches, shelters
from regelwerk.systems.realms.rules.shooting.aiming import shot_value
from regelwerk.systems.realms.rules.shooting.hitting import Attempt, attempt_of
from regelwerk.systems.realms.rules.shooting.ranges import shot_distance
from regelwerk.systems.realms.rules.shooting.targets import sees_spot
from regelwerk.systems.realms.rules.sight.positions import body, eye_height, written
from regelwerk.systems.realms.state import Deed, Model, World, seat_of, weapon_of
from regelwerk.systems.realms.values import CENTIMETRE

PER_POINT = 3
"""Centimetres of deviation for each point by which the roll missed (RE-ARE-03)."""
WILD = 99
"""A miss as wide as the distance allows (RE:scatter_no_roll)."""


def _on_target(_args: tuple[Any, ...], missed_by: int) -> int:
    return int(missed_by == 0)


@stakes(Stake(_on_target, "re-stake-on-target"))
@rule("RE-ARE-02", "RE-ARE-03", "RE-DIE-05", "RE:scatter_no_roll")
def throw(attempt: Attempt) -> Play[int]:
    """By how much the roll of an area weapon misses: 0 is a success, else the lowest die less the value."""
    seat, who, value, dice, options = attempt
    die = yield from lowest(seat, who, value, dice, "RE-ARE-03", options)
    if die is not None:
        return max(0, die - reached(value, dice, options))
    if options.scatter_no_roll == "max_scatter":
        return WILD
    return (yield from roll(Sum((SIDES,)), "RE-ARE-03", seat=seat, who=who))


@rule("RE-ARE-01", "RE-ARE-02", "RE-ARE-03")
def blast(world: World, deed: Deed, told: tuple[Tally, ...] = ()) -> Play[World]:
    """Roll once, find the impact, and strike everybody whom the template reaches."""
    value = shot_value(world, deed)
    facts: dict[str, Any] = {"weapon": Ref(deed.weapon), "value": value, "told": value in told}
    if deed.point is None:
        yield note("RE-SHO-02", "re-shoots", who=Ref(deed.who), whom=Ref(deed.target), **facts)
    else:
        yield note("RE-SHO-02", "re-shoots-spot", who=Ref(deed.who), spot=written(aimed_spot(world, deed)), **facts)
    landed = yield from landing(world, deed, value.total)
    return (yield from impact(world, deed, landed))


@rule("RE-ARE-02", "RE-ARE-03")
def landing(world: World, deed: Deed, value: int) -> Play[Point]:
    """Where an area weapon comes down: on the spot, or wherever it goes astray."""
    spot = aimed_spot(world, deed)
    yield meanwhile(world)
    missed_by = yield from do(throw, attempt_of(world, deed, value))
    if missed_by:
        return (yield from _deviated(world, deed, spot, missed_by))
    yield note("RE-ARE-02", "re-area-on-target", who=Ref(deed.who))
    return spot


def aimed_spot(world: World, deed: Deed) -> Point:
    """Where an area weapon is aimed: the middle of a base, or the chosen spot."""
    return deed.point if deed.point is not None else world.find(deed.target).at


@rule("RE-ARE-03", "RE-ARE-05", "RE-GEO-13")
def deviation(missed_by: int, far: float) -> int:
    """How many centimetres a miss goes astray: 3 for each point, at most half the distance, rounded down."""
    return min(PER_POINT * missed_by, math.floor((far + EPS) / 2))


@rule("RE-ARE-04", "RE-ARE-05", "RE-GEO-13", "RE:scatter_direction")
def _deviated(world: World, deed: Deed, spot: Point, missed_by: int) -> Play[Point]:
    """The impact of a miss: its direction is read off a clock face as the shooter sees it."""
    shooter = world.find(deed.who)
    place = deed.point if deed.point is not None else world.find(deed.target)
    far = deviation(missed_by, shot_distance(world, shooter, place))
    if not far:
        yield note("RE-ARE-05", "re-area-no-deviation", who=Ref(deed.who))
        return spot
    landing = yield from do(_direction, seat_of(world, deed.who), deed.who, shooter.at, spot, far, world.options)
    stopped = stopped_on_the_way(world, shooter, landing)
    yield note("RE-ARE-03", "re-area-deviates", who=Ref(deed.who), cm=far, spot=written(landing))
    if stopped != landing:
        yield note("RE-ARE-06", "re-area-unseen", who=Ref(deed.who), spot=written(stopped))
    return stopped


@rule("RE-ARE-04", "RE-GEO-13", "RE:scatter_direction")
def _direction(seat: str, who: str, shooter: Point, spot: Point, far: int, options: Options) -> Play[Point]:
    """Throw for the direction: 12 is straight on, then clockwise in twelfths; or any whole degree."""
    if options.scatter_direction == "w12_clock":
        face = yield from roll(Sum((SIDES,)), "RE-ARE-04", seat=seat, who=who)
        return scatter(shooter, spot, face, far * CENTIMETRE)
    degrees = yield from roll(Sum((360,)), "RE-ARE-04", seat=seat, who=who)
    heading = math.atan2(spot.y - shooter.y, spot.x - shooter.x) - math.radians(degrees)
    length = far * CENTIMETRE
    return Point(spot.x + round(length * math.cos(heading)), spot.y + round(length * math.sin(heading)))


@rule("RE-ARE-06", "RE-GEO-14", "RE:wreck")
def stopped_on_the_way(world: World, shooter: Model, landing: Point) -> Point:
    """Where a miss goes off that would land out of sight: at the first piece or model on the straight way there."""
    if sees_spot(world, shooter, landing):
        return landing
    eye = shooter.floor + eye_height(body(shooter, world.options), world.options)
    others = tuple(
        body(model, world.options)
        for model in world.models
        if model.id != shooter.id and (model.on_table or model.vitals.status == "wreck")
    )
    return first_entry(shooter.at, eye, landing, world.scene.battlefield.solids, others) or landing


class Caught(NamedTuple):
    """Somebody under a template."""

    who: str
    partial: bool


@rule("RE-ARE-07", "RE-ARE-08", "RE-GEO-12", "RE:area_vs_camouflaged")
def under_template(world: World, centre: Point, radius: int) -> tuple[Caught, ...]:
    """Everybody whose base a circle covers, wholly or in part, the nearest to its centre first."""
    return tuple(
        Caught(model.id, covered(centre, radius * CENTIMETRE, body(model, world.options)) == "partial")
        for model in nearest_first(world, centre)
        if reaches(centre, radius, model, world.options)
    )


@rule("RE-ARE-01", "RE-ARE-07", "RE-ARE-08", "RE-ARE-09", "RE-CAM-08", "RE-GEO-20", "RE:area_contests")
def impact(world: World, deed: Deed, centre: Point) -> Play[World]:
    """The template takes effect: friend and enemy alike, the shooter too, each with a contest of its own."""
    weapon = weapon_of(world.find(deed.who), deed.weapon)
    caught = under_template(world, centre, weapon.area)
    if not caught:
        yield note("RE-ARE-01", "re-area-nobody", who=Ref(deed.who))
        return world
    yield note("RE-ARE-01", "re-area-strikes", who=Ref(deed.who), whom=tuple(Ref(one.who) for one in caught))
    die: int | None = None
    if world.options.area_contests == "one_attack_roll":
        again = weapon.profile.has("explosiv")
        die = yield from shared_attack(seat_of(world, deed.who), deed.who, again, world.options)
    for one in caught:
        if world.find(one.who).on_table:
            world = yield from strike(world, blow_of(world, deed, one, centre, die))
    return world


def blow_of(world: World, deed: Deed, one: Caught, centre: Point, die: int | None = None) -> Blow:
    """What a template brings upon one model: the impact takes the attacker's place for shields."""
    shooter, target = world.find(deed.who), world.find(one.who)
    return Blow(
        deed.who,
        one.who,
        weapon_of(shooter, deed.weapon).profile,
        "area",
        cover=shelters(world, target, shooter.at),
        shielded=in_front(target.at, target.facing, centre),
        hidden=target.camouflaged,
        partial=one.partial,
        fixed_attack=die,
    )
