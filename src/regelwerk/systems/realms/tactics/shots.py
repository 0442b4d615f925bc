"""What shots are worth: every gun in every manner against one enemy, ready to be asked for any distance and cover.

The numbers come from the rules of shooting and damage themselves, asked on an empty table at arm's length; a place on
the real table only adds its distance and its cover.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from regelwerk.engine.state_values import Value, replace
from regelwerk.engine.tally import Tally
from regelwerk.space import Point
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.damage.damage import Blow, Clash, declare_hit
from regelwerk.systems.realms.rules.mission.scenes import Scene
from regelwerk.systems.realms.rules.shooting.aiming import with_manner
from regelwerk.systems.realms.rules.shooting.area import Caught, declare_area_shot, farthest
from regelwerk.systems.realms.rules.shooting.area import blow_of as blast_of
from regelwerk.systems.realms.rules.shooting.autofire import shots_of
from regelwerk.systems.realms.rules.shooting.hitting import Attempt, blow_of, declare_attempt
from regelwerk.systems.realms.rules.shooting.ranges import Bands, bands, is_within, used_bands
from regelwerk.systems.realms.rules.shooting.targets import shot_cost, why_not_weapon
from regelwerk.systems.realms.rules.sight.cover import cover
from regelwerk.systems.realms.state import Deed, Model, Shots, World
from regelwerk.systems.realms.tactics.chances import Chance, hit_in_numbers, on_target, plain, shot_in_numbers
from regelwerk.systems.realms.tactics.sight import Glimpse
from regelwerk.systems.realms.tactics.weights import STUN, able, calm, toll, worth

KINDS = ("normal_shot", "aimed_shot", "snap_shot")
JOLTS = ("mikrowelle", "elektro")
"""Effects that shock whatever else they do."""
REACTING = with_manner(Tally(), Deed("reaction_fire", "")).total
"""What reaction fire is hampered by."""
EMERGING = with_manner(Tally(), Deed("reaction_fire", "", emerging=True)).total
"""What reaction fire at somebody who comes into sight is hampered by."""
HERE, THERE = Point.cm(40, 40), Point.cm(44, 40)


class Met(Value, frozen=True):
    """What an attack meets, without names: its hash is asked for all the time."""

    clash: Clash


@dataclass(frozen=True, slots=True, eq=False)
class Shot:
    """One way to shoot at somebody."""

    kind: str
    weapon: str
    ap: int
    attempt: Attempt
    """What has to be rolled at arm's length, without cover."""
    bands: Bands
    area: int
    met: tuple[Met, Met, Met, Met]
    """What a hit meets: in the open, touching cover II, behind a shield, and both."""
    worths: dict[tuple[int, int], float] = field(default_factory=dict)
    """What it was found to be worth, by what is added to the roll and which of these it meets."""


@lru_cache(maxsize=64)
def empty(scene: Scene) -> Scene:
    """The same game on a table with nothing on it."""
    return replace(scene, battlefield=replace(scene.battlefield, pieces=(), zones=()))


@lru_cache(maxsize=256)
def as_shooter(model: Model) -> Model:
    """A model with nothing but what makes a difference to its shots."""
    return Model(
        "a", model.card, model.side, able(model.vitals), HERE, prone=model.prone, used=model.used, aided=model.aided
    )


@lru_cache(maxsize=256)
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
                attempt = declare_area_shot(world, Deed(kind, "a", weapon.id, point=THERE)).attempt
                blow = blast_of(world, deed, Caught("b", partial=False), THERE)
            else:
                attempt, blow = declare_attempt(world, deed).attempt, blow_of(world, deed, 0)
                attempt = attempt._replace(value=attempt.value + ground)
            cost = shot_cost(weapon, kind).total
            met = _met(scene, options, blow, shooter.side, target)
            attempt = attempt._replace(seat="", who="")
            found.append(Shot(kind, weapon.id, cost, attempt, bands(world, weapon, kind), weapon.area, met))
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def _met(scene: Scene, options: Options, blow: Blow, side: str, target: Model) -> tuple[Met, Met, Met, Met]:
    """What a hit by somebody of a side meets: in the open, touching cover II, behind a shield, and both."""
    world = World(scene, options, (Model("a", target.card, side, target.vitals), target))

    def met(*, cover: bool, shielded: bool) -> Met:
        return Met(plain(declare_hit(world, blow._replace(cover=cover, shielded=shielded)).clash))

    open_, sheltered = met(cover=False, shielded=False), met(cover=True, shielded=False)
    if not target.card.has_shield:
        return open_, sheltered, open_, sheltered
    return open_, sheltered, met(cover=False, shielded=True), met(cover=True, shielded=True)


def worth_of(chance: Chance, clash: Clash) -> float:
    """What an attack is worth to the attacker that goes like this on average."""
    card, effects = clash.victim.card, clash.effects
    value = toll(card, chance.loss, chance.out, stuns="paralyse" in effects)
    return value + (chance.hit * worth(card) * STUN / 2 if any(effect in effects for effect in JOLTS) else 0.0)


@lru_cache(maxsize=1 << 13)
def hit_worth(met: Met) -> float:
    """What a hit is worth to the attacker."""
    return worth_of(hit_in_numbers(met.clash), met.clash)


def shot_worth(shot: Shot, far: float, view: Glimpse, *, shielded: bool = False, extra: int = 0) -> float:
    """What a shot from so far away, with such a view, is worth on average."""
    bands_, attempt = shot.bands, shot.attempt
    if not is_within(far, bands_):
        return 0.0
    added = extra - used_bands(attempt.options, far, bands_)
    meets = view.touching + 2 * shielded
    if shot.area:
        attempt = attempt._replace(value=attempt.value + added)
        return on_target(attempt, farthest(far)) * hit_worth(shot.met[meets])
    key = added - view.cover, meets
    worths = shot.worths
    if key not in worths:
        worths[key] = _worth(attempt._replace(value=attempt.value + key[0]), shot.met[meets])
    return worths[key]


@lru_cache(maxsize=1 << 14)
def _worth(attempt: Attempt, met: Met) -> float:
    return worth_of(shot_in_numbers(attempt, met.clash), met.clash)
