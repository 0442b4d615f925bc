"""Where a base may go: the ground of a table, who stands in the way, and why a path is closed."""

from __future__ import annotations

from functools import lru_cache

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Ref, phrase
from regelwerk.space import Body, Ground, Path, Point, cut, first_stop, is_free
from regelwerk.space.points import ROUNDING
from regelwerk.space.walkable_ground import runs_into
from regelwerk.systems.realms.rules.core.profile import value
from regelwerk.systems.realms.rules.mission.scenes import Battlefield, Zone
from regelwerk.systems.realms.rules.movement.climbing import Climb, climbable, is_footing, why_not_climb
from regelwerk.systems.realms.rules.sight.environment import movement_type, zones_on
from regelwerk.systems.realms.rules.sight.positions import body, cm, zones_at
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import CENTIMETRE, RADIUS

BACKWARDS = CENTIMETRE // 10
"""The step in which somebody who cannot stand where it stopped goes back."""


@lru_cache(maxsize=64)
def ground_of(field: Battlefield) -> Ground:
    """A table as bases walk on it."""
    return Ground(field.width, field.height, field.solids)


def reach_of(world: World, model: Model) -> int:
    """How far one movement action goes, in units."""
    return value(world, model, "bw") * CENTIMETRE


@rule("RE-GEO-15", "RE:friend_passing", "RE:wreck")
def in_the_way(world: World, mover: Model) -> tuple[Model, ...]:
    """Whom a mover cannot walk over: enemies and wrecks; friends too where the table says so."""
    through_friends = world.options.friend_passing == "allowed"
    return tuple(
        other
        for other in world.models
        if other.id != mover.id
        and (other.vitals.status == "wreck" or (other.on_table and not (through_friends and other.side == mover.side)))
    )


def everybody_else(world: World, mover: Model) -> tuple[Model, ...]:
    """Everything with a base that nobody may end on."""
    return tuple(
        other for other in world.models if other.id != mover.id and (other.on_table or other.vitals.status == "wreck")
    )


def bodies(world: World, models: tuple[Model, ...]) -> tuple[Body, ...]:
    return tuple(body(model, world.options) for model in models)


@rule("RE-MVT-06", "RE-ACT-02", "RE:movement_types", "RE-MIK-14")
def why_not_leave(world: World, model: Model) -> Refused | None:
    """Why a model cannot leave its place at all."""
    if model.vitals.legs != "ok":
        return Refused(phrase("re-refuse-legs", who=Ref(model.id)), "RE-MIK-14")
    if movement_type(model, world.options) == "stationary":
        return Refused(phrase("re-refuse-stationary", who=Ref(model.id)), "RE-MVT-06")
    if not value(world, model, "bw"):
        return Refused(phrase("re-refuse-no-bw", who=Ref(model.id)), "RE-MOV-08")
    return None


@rule("RE-GEO-15", "RE-GEO-03")
def why_not_follow(world: World, model: Model, climb: Climb) -> Refused | None:
    """Why a way is closed to a model, however far it could go: what stops it, and where."""
    path, radius = climb.path, RADIUS[model.card.size]
    if climb.plan <= ROUNDING:
        return Refused(phrase("re-refuse-stays"), "RE-MOV-08")
    obstacles = in_the_way(world, model)
    passable = crossable(world, model)
    ground = ground_of(world.scene.battlefield)
    stop = first_stop(path, radius, ground, bodies(world, obstacles), passable)
    if stop is not None:
        after = cm(stop.along)
        match stop.by:
            case "edge":
                return Refused(phrase("re-refuse-edge", cm=after), "RE-GEO-15")
            case "disc":
                return Refused(phrase("re-refuse-base", whom=Ref(obstacles[stop.disc].id), cm=after), "RE-GEO-15")
            case "solid":
                return Refused(phrase("re-refuse-piece", what=Ref(stop.solid), cm=after), "RE-GEO-15")
    return (
        why_not_stand(world, model, path[-1])
        or (why_not_climb(world, model, climb) if climb.lifts or model.floor else None)
        or why_not_enter(world, model, path)
    )


@rule("RE-GEO-15", "RE-GEO-03")
def why_not_stand(world: World, model: Model, at: Point) -> Refused | None:
    """Why a model cannot end somewhere: bases never overlap."""
    if at == model.at:
        return None
    for other in everybody_else(world, model):
        if runs_into(at, at, body(other, world.options), RADIUS[model.card.size]):
            return Refused(phrase("re-refuse-ends-on", whom=Ref(other.id)), "RE-GEO-03")
    return None


def crossable(world: World, model: Model) -> frozenset[str]:
    """The pieces that do not stop a model: those it can climb, and what it stands on."""
    field = world.scene.battlefield
    allowed = climbable(field, world.options)
    if not model.floor:
        return allowed
    return allowed | {piece.id for piece in field.pieces if piece.solid.top <= model.floor}


@rule("RE-MIK-04", "RE:mike_building")
def why_not_enter(world: World, model: Model, path: Path) -> Refused | None:
    """Why a MIKe stays outside: it fits through no door. One that is inside already may walk about and leave."""
    return _stays_outside(world, model, zones_on(world, path), zones_at(world, path[0]))


@rule("RE-MIK-04", "RE:mike_building")
def why_not_inside(world: World, model: Model, at: Point) -> Refused | None:
    """Why a MIKe cannot begin the game somewhere: inside a building."""
    return _stays_outside(world, model, zones_at(world, at))


def _stays_outside(
    world: World, model: Model, zones: tuple[Zone, ...], already: tuple[Zone, ...] = ()
) -> Refused | None:
    if not model.card.is_mike or world.options.mike_building == "allowed":
        return None
    for zone in zones:
        if zone.type == "building" and zone not in already:
            return Refused(phrase("re-refuse-building", what=Ref(zone.id)), "RE-MIK-04")
    return None


@rule("RE-GEO-15", "RE-GEO-23", "RE:climb")
def may_stand(world: World, model: Model, at: Point) -> bool:
    """Whether somebody who is stopped on the way can stay there: on nobody's base, and not half-way up a piece."""
    others = bodies(world, everybody_else(world, model))
    ground = ground_of(world.scene.battlefield)
    everything = frozenset(solid.id for solid in ground.solids)
    return is_free(at, RADIUS[model.card.size], ground, others, everything) and is_footing(world, model, at)


@rule("RE-GEO-15", "RE-GEO-23")
def stop_before(world: World, model: Model, path: Path, along: int) -> int:
    """How far along a path a model with a limited range comes to stand: the last spot with room for it."""
    while along > 0 and not may_stand(world, model, cut(path, along)[0][-1]):
        along = max(0, along - BACKWARDS)
    return along
