"""Area weapons: one roll for the impact, scatter, and everybody under the template.

`declare_area_shot` makes numbers of the shot, `resolve_area_shot` throws for the impact, `apply_area_shot` finds it on
the table and strikes everybody there, each with a damage contest of its own.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from regelwerk.dice import Sum
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Args, Band, Stake, stakes
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
from regelwerk.systems.realms.rules.shooting.hitting import Attempt, declare_attempt
from regelwerk.systems.realms.rules.shooting.ranges import shot_distance
from regelwerk.systems.realms.rules.shooting.targets import sees_spot
from regelwerk.systems.realms.rules.sight.positions import body, eye_height, written
from regelwerk.systems.realms.state import Deed, Model, World, seat_of, weapon_of
from regelwerk.systems.realms.values import CENTIMETRE

PER_POINT = 3
"""Centimetres of deviation for each point by which the roll missed (RE-ARE-03)."""
WILD = 99
"""A miss as wide as the distance allows (RE:scatter_no_roll)."""
DEGREES = 360


class DeclaredAreaShot(NamedTuple):
    """A shot with an area weapon as it is about to be rolled."""

    value: Tally
    dice: Tally
    attempt: Attempt
    spot: Point
    """Where it is aimed."""
    most: int
    """How far it can go astray at most, in centimetres."""
    target: str
    """Who is aimed at; empty: only a spot."""


class Strayed(NamedTuple):
    """Where an area weapon comes down, as seen from where it was aimed."""

    hit: bool
    aside: int = 0
    """Centimetres; a miss from close by may still come down on the spot."""
    direction: int = 0
    """What the die for it shows."""


# -- declare ----------------------------------------------------------------------------------------------------------


@rule("RE-ARE-01", "RE-ARE-02")
def declare_area_shot(world: World, deed: Deed) -> DeclaredAreaShot:
    """One roll for the impact, whoever is under the template."""
    shooter = world.find(deed.who)
    place = deed.point if deed.point is not None else world.find(deed.target)
    most = farthest(shot_distance(world, shooter, place))
    return DeclaredAreaShot(
        *declare_attempt(world, deed), aimed_spot(world, deed), most, deed.target if deed.targets else ""
    )


def aimed_spot(world: World, deed: Deed) -> Point:
    """Where an area weapon is aimed: the middle of a base, or the chosen spot."""
    return deed.point if deed.point is not None else world.find(deed.target).at


@rule("RE-ARE-05", "RE-GEO-13")
def farthest(far: float) -> int:
    """How far a miss over this distance can go astray: half of it, rounded down to whole centimetres."""
    return math.floor((far + EPS) / 2)


# -- resolve ----------------------------------------------------------------------------------------------------------


def _on_target(_args: Args, strayed: Strayed) -> bool:
    return not strayed.aside


@stakes(
    Stake(
        _on_target,
        "re-stake-on-target",
        whom=lambda args: str(args[2]),
        by=lambda args: str(args[0].who),
        harms=True,
        bands=(Band("re-band-on-target", _on_target),),
        counts=False,
    )
)
@rule("RE-ARE-02", "RE-ARE-03", "RE-ARE-04", "RE:scatter_direction")
def resolve_area_shot(attempt: Attempt, most: int, target: str) -> Play[Strayed]:  # noqa: ARG001 (whom it is about)
    """Roll once; a miss goes astray, and a die says in which direction. `target` is aimed at; empty: only a spot."""
    missed_by = yield from do(missed, attempt)
    aside = deviation(missed_by, most)
    if not aside:
        return Strayed(not missed_by)
    points, capped = missed_by if missed_by != WILD else 0, aside < PER_POINT * missed_by
    yield note("RE-ARE-03", "re-area-goes-astray", who=Ref(attempt.who), cm=aside, points=points, capped=capped)
    sides = SIDES if attempt.options.scatter_direction == "w12_clock" else DEGREES
    direction = yield from roll(Sum((sides,)), "RE-ARE-04", seat=attempt.seat, who=attempt.who)
    return Strayed(False, aside, direction)


@rule("RE-ARE-02", "RE-ARE-03", "RE-DIE-05", "RE:scatter_no_roll")
def missed(attempt: Attempt) -> Play[int]:
    """By how much the roll of an area weapon misses: 0 is a success, else the lowest die less the value."""
    seat, who, value, dice, options = attempt
    die = yield from lowest(seat, who, value, dice, "RE-ARE-03", options)
    if die is not None:
        return max(0, die - reached(value, dice, options))
    if options.scatter_no_roll == "max_scatter":
        return WILD
    return (yield from roll(Sum((SIDES,)), "RE-ARE-03", seat=seat, who=who))


@rule("RE-ARE-03", "RE-ARE-05")
def deviation(missed_by: int, most: int) -> int:
    """How many centimetres a miss goes astray: 3 for each point, as far as the distance allows."""
    return min(PER_POINT * missed_by, most)


# -- apply ------------------------------------------------------------------------------------------------------------


@rule("RE-ARE-01", "RE-ARE-02", "RE-ARE-03")
def apply_area_shot(world: World, deed: Deed, declared: DeclaredAreaShot, strayed: Strayed) -> Play[World]:
    """Find the impact, and strike everybody whom the template reaches."""
    landed = yield from comes_down(world, deed, declared, strayed)
    return (yield from impact(world, deed, landed))


@rule("RE-ARE-01", "RE-ARE-02", "RE-ARE-03")
def blast(world: World, deed: Deed, told: tuple[Tally, ...] = ()) -> Play[World]:
    """A shot with an area weapon. The reasons for a value that was told when it was measured are not told again."""
    declared = declare_area_shot(world, deed)
    value = declared.value
    facts: dict[str, Any] = {"weapon": Ref(deed.weapon), "value": value, "dice": declared.dice, "told": value in told}
    if deed.point is None:
        yield note("RE-SHO-02", "re-fires", who=Ref(deed.who), whom=Ref(deed.target), **facts)
    else:
        yield note("RE-SHO-02", "re-fires-spot", who=Ref(deed.who), spot=written(declared.spot), **facts)
    yield meanwhile(world)
    strayed = yield from do(resolve_area_shot, declared.attempt, declared.most, declared.target)
    return (yield from apply_area_shot(world, deed, declared, strayed))


@rule("RE-ARE-02", "RE-ARE-03", "RE-ARE-05", "RE-ARE-06")
def comes_down(world: World, deed: Deed, declared: DeclaredAreaShot, strayed: Strayed) -> Play[Point]:
    """Where an area weapon comes down: on the spot, or wherever it goes astray."""
    who, spot = Ref(deed.who), declared.spot
    if not strayed.aside:
        yield note("RE-ARE-02", "re-area-on-target" if strayed.hit else "re-area-no-deviation", who=who)
        return spot
    shooter = world.find(deed.who)
    landing = astray(shooter.at, spot, strayed, world.options)
    stopped = stopped_on_the_way(world, shooter, landing)
    yield note("RE-ARE-04", "re-area-lands", who=who, spot=written(landing))
    if stopped != landing:
        yield note("RE-ARE-06", "re-area-unseen", who=who, spot=written(stopped))
    return stopped


@rule("RE-ARE-04", "RE-GEO-13", "RE:scatter_direction")
def astray(shooter: Point, spot: Point, strayed: Strayed, options: Options) -> Point:
    """The place in a direction as the shooter sees it: 12 is straight on, then clockwise in twelfths; or any degree."""
    far = strayed.aside * CENTIMETRE
    if options.scatter_direction == "w12_clock":
        return scatter(shooter, spot, strayed.direction, far)
    heading = math.atan2(spot.y - shooter.y, spot.x - shooter.x) - math.radians(strayed.direction)
    return Point(spot.x + round(far * math.cos(heading)), spot.y + round(far * math.sin(heading)))


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
