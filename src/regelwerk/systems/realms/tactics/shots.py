"""What shots are worth: every gun in every manner against one enemy, ready to be asked for any distance and cover.

The numbers come from the rules of shooting and damage themselves, asked on an empty table at arm's length; a place on
the real table only adds its distance and its cover.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from regelwerk.space import Point
from regelwerk.systems.realms.odds.shot_chances import harm_of, hit_chance
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.damage.damage import Blow, clash_of
from regelwerk.systems.realms.rules.mission.scenes import Scene
from regelwerk.systems.realms.rules.shooting.aiming import shot_dice, shot_value
from regelwerk.systems.realms.rules.shooting.area import Caught
from regelwerk.systems.realms.rules.shooting.area import blow_of as blast_of
from regelwerk.systems.realms.rules.shooting.autofire import shots_of
from regelwerk.systems.realms.rules.shooting.hitting import Attempt, blow_of
from regelwerk.systems.realms.rules.shooting.ranges import Bands, bands, is_within, used_bands
from regelwerk.systems.realms.rules.shooting.targets import shot_cost, why_not_weapon
from regelwerk.systems.realms.rules.sight.cover import cover
from regelwerk.systems.realms.state import Deed, Model, Shots, World
from regelwerk.systems.realms.tactics.sight import Glimpse
from regelwerk.systems.realms.tactics.weights import STUN, calm, toll, worth
from regelwerk.systems.realms.values import Weapon

KINDS = ("normal_shot", "aimed_shot", "snap_shot")
JOLTS = ("mikrowelle", "elektro")
"""Effects that shock whatever else they do."""
HERE, THERE = Point.cm(40, 40), Point.cm(44, 40)


class Shot(NamedTuple):
    """One way to shoot at somebody."""

    kind: str
    weapon: str
    ap: int
    value: int
    """What has to be rolled at arm's length, without cover."""
    dice: int
    bands: Bands
    area: int
    harm: tuple[float, float, float, float]
    """What a hit is worth: in the open, touching cover II, behind a shield, and both."""


@lru_cache(maxsize=1 << 10)
def odds_of(value: int, dice: int, options: Options) -> float:
    """How likely a ranged roll succeeds."""
    return float(hit_chance(Attempt("", "", value, dice, options)))


@lru_cache(maxsize=64)
def empty(scene: Scene) -> Scene:
    """The same game on a table with nothing on it."""
    return replace(scene, battlefield=replace(scene.battlefield, pieces=(), zones=()))


def as_shooter(model: Model) -> Model:
    """A model with nothing but what makes a difference to its shots."""
    return Model(
        "a", model.card, model.side, calm(model.vitals), HERE, prone=model.prone, used=model.used, aided=model.aided
    )


def as_target(model: Model) -> Model:
    """A model reduced to what makes a difference to those who shoot at it."""
    return Model(
        "b", model.card, model.side, calm(model.vitals), THERE, facing=18000, prone=model.prone, fast=model.fast,
        aided=model.aided,
    )  # fmt: skip


def shots(world: World, shooter: Model, target: Model) -> tuple[Shot, ...]:
    """Every way in which one model could shoot at another."""
    return _shots(empty(world.scene), world.options, as_shooter(shooter), as_target(target))


@lru_cache(maxsize=1 << 13)
def _shots(scene: Scene, options: Options, shooter: Model, target: Model) -> tuple[Shot, ...]:
    world = World(scene, options, (shooter, target))
    ground = cover(world, shooter, target).level
    found = []
    for weapon in shooter.card.weapons:
        if weapon.is_melee or why_not_weapon(world, shooter, weapon) is not None:
            continue
        for kind in KINDS:
            deed = Deed(kind, "a", weapon.id, (Shots("b", shots_of(weapon, kind)),))
            if weapon.area:
                # Aimed at the ground before its feet: neither cover nor size helps.
                value = shot_value(world, Deed(kind, "a", weapon.id, point=THERE)).total
                blow = blast_of(world, deed, Caught("b", partial=False), THERE)
            else:
                value = shot_value(world, deed).total + ground
                blow = blow_of(world, deed, 0)
            found.append(
                Shot(
                    kind,
                    weapon.id,
                    shot_cost(weapon, kind).total,
                    value,
                    shot_dice(shooter, options),
                    bands(world, weapon, kind),
                    weapon.area,
                    _harms(world, blow, target, weapon),
                )
            )
    return tuple(found)


def _harms(world: World, blow: Blow, target: Model, weapon: Weapon) -> tuple[float, float, float, float]:
    """What a hit is worth in the open, touching cover II, behind a shield, and both."""
    plain = hit_worth(world, blow._replace(cover=False, shielded=False), target, weapon)
    sheltered = hit_worth(world, blow._replace(cover=True, shielded=False), target, weapon)
    if not target.card.has_shield:
        return plain, sheltered, plain, sheltered
    shielded = hit_worth(world, blow._replace(cover=False, shielded=True), target, weapon)
    return plain, sheltered, shielded, hit_worth(world, blow._replace(cover=True, shielded=True), target, weapon)


def hit_worth(world: World, blow: Blow, target: Model, weapon: Weapon) -> float:
    """What a hit is worth to the attacker."""
    harm = harm_of(clash_of(world, blow)[0])
    effects = weapon.profile.effects
    value = toll(target.card, float(harm.loss), float(harm.out), stuns="paralyse" in effects)
    return value + (worth(target.card) * STUN / 2 if any(effect in effects for effect in JOLTS) else 0.0)


def shot_worth(world: World, shot: Shot, far: float, view: Glimpse, *, shielded: bool = False, extra: int = 0) -> float:
    """What a shot from so far away, with such a view, is worth on average."""
    if not is_within(far, shot.bands):
        return 0.0
    value = shot.value - used_bands(world, far, shot.bands) + extra
    if not shot.area:
        value -= view.cover
    return odds_of(value, shot.dice, world.options) * shot.harm[view.touching + 2 * shielded]
