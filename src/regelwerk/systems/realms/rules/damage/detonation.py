"""Detonations: a MIKe whose torso gives way explodes, and models near it may be the next."""

from __future__ import annotations

import math

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.space.arcs import in_front
from regelwerk.space.bases import touches
from regelwerk.space.templates import covered
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.profile import profile
from regelwerk.systems.realms.rules.damage.damage import Blow, strike
from regelwerk.systems.realms.rules.damage.damage_contest import shared_attack
from regelwerk.systems.realms.rules.sight.environment import gives_cover_2_inside
from regelwerk.systems.realms.rules.sight.positions import body
from regelwerk.systems.realms.state import Model, World, seat_of
from regelwerk.systems.realms.values import CENTIMETRE, DamageProfile, rounded


@rule("RE-DET-01", "RE-MIK-12", "RE:ruling_99")
def explosions(world: World) -> Play[World]:
    """All explosions that wait, one after the other; those that they set off come at the end of the queue."""
    queue = [model.id for model in world.models if model.vitals.detonates]
    while queue:
        who = queue.pop(0)
        world = yield from explode(world, who)
        queue += [model.id for model in nearest_first(world, world.find(who).at) if _joins(model, queue)]
    return world


def _joins(model: Model, queue: list[str]) -> bool:
    return model.vitals.detonates and model.id not in queue


@rule("RE-DET-01", "RE:derived_profile_ko")
def constitution(model: Model, options: Options) -> int:
    """The KO that an explosion is made of: the printed one, or the current one."""
    if options.derived_profile_ko == "card":
        return model.card.ko
    return profile(model.card, model.vitals, model.aided, "ko", options).total


@rule("RE-DET-02", "RE-DET-03", "RE-DET-04")
def explosion(ko: int, options: Options) -> DamageProfile:
    """Its damage profile: a blow of level 2 with the strength KO and half the KO as damage, explosive."""
    return DamageProfile("schlag", 2, ko, rounded(ko, 2, options), ("explosiv",))


@rule("RE-DET-01", "RE-ARE-07", "RE-ARE-08", "RE-GEO-12", "RE:area_vs_camouflaged", "RE:area_contests")
def explode(world: World, who: str) -> Play[World]:
    """One explosion strikes everybody in its circle, friend or enemy, the nearest first.

    The owner of the wreck counts as the attacker.
    """
    wreck, options = world.find(who), world.options
    world = world.hurt(who, replace(wreck.vitals, detonates=False))
    ko = constitution(wreck, options)
    harm = explosion(ko, options)
    yield note("RE-DET-01", "re-explosion", who=Ref(who), radius=ko, strength=harm.strength, damage=harm.damage)
    caught = [model.id for model in nearest_first(world, wreck.at) if reaches(wreck.at, ko, model, options)]
    die: int | None = None
    if caught and options.area_contests == "one_attack_roll":
        die = yield from shared_attack(seat_of(world, who), who, True, options)
    for target in caught:
        model = world.find(target)
        blow = Blow(
            who,
            target,
            harm,
            "detonation",
            cover=shelters(world, model, wreck.at),
            shielded=in_front(model.at, model.facing, wreck.at),
            hidden=model.camouflaged,
            partial=covered(wreck.at, ko * CENTIMETRE, body(model, options)) == "partial",
            fixed_attack=die,
        )
        world = yield from strike(world, blow)
    return world


def nearest_first(world: World, centre: Point) -> tuple[Model, ...]:
    """All models by their distance from a place, edge of the base first."""
    return tuple(sorted(world.models, key=lambda model: _apart(world, model, centre)))


def _apart(world: World, model: Model, centre: Point) -> float:
    return math.dist(model.at, centre) - body(model, world.options).radius


@rule("RE-GEO-12", "RE:area_vs_camouflaged")
def reaches(centre: Point, radius: int, model: Model, options: Options) -> bool:
    """Whether a circle (its radius in centimetres) harms a model: it lies over the base, at least in part."""
    if not model.on_table or (model.camouflaged and options.area_vs_camouflaged == "immune"):
        return False
    return covered(centre, radius * CENTIMETRE, body(model, options)) != "none"


@rule("RE-ARE-09", "RE-GEO-11")
def shelters(world: World, model: Model, centre: Point) -> bool:
    """Whether a model touches any cover II, from whatever side, or stands in a zone that is cover II for it."""
    base = body(model, world.options)
    touched = any(piece.cover == 2 and touches(base, piece.solid) for piece in world.scene.battlefield.pieces)
    return touched or gives_cover_2_inside(world, model, centre)
