"""Targets: whom a model can shoot at with what, and every reason why not.

Nothing may be measured before a shot is announced (RE-MEA-02): unless the table measures at any time, the range is not
among the reasons here, and a shot that turns out to be too far is lost.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.tally import Tally, tally
from regelwerk.space import Point
from regelwerk.space.arcs import sees_direction
from regelwerk.space.sight import CELLS, first_entry, is_blocked, skyline
from regelwerk.space.solids import Body, Solid
from regelwerk.space.templates import covered
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.acts import too_dear
from regelwerk.systems.realms.rules.damage.structure import why_not_arm
from regelwerk.systems.realms.rules.shooting.ranges import bands, is_within, shot_distance
from regelwerk.systems.realms.rules.sight.camouflage import why_hidden
from regelwerk.systems.realms.rules.sight.environment import bands_here
from regelwerk.systems.realms.rules.sight.positions import (
    Sighting,
    body,
    eye_height,
    field_of_view,
    in_contact,
    in_view,
    is_exposed,
    sighting,
    skyline_of,
)
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import CENTIMETRE, Weapon

RULE_OF = {
    "normal_shot": "RE-SHO-03",
    "aimed_shot": "RE-SHO-04",
    "snap_shot": "RE-SHO-06",
    "reaction_fire": "RE-SHO-09",
}
EXTRA_AP = {"normal_shot": 1, "aimed_shot": 2, "snap_shot": 0, "reaction_fire": 1}
"""What each kind of shot costs beyond the class of the weapon."""
BOTH_HANDS = 3
"""From this class on a weapon leaves no hand for a shield."""


@rule("RE-SHO-03", "RE-SHO-04", "RE-SHO-06", "RE-SHO-09", "RE-WPN-02")
def shot_cost(weapon: Weapon, mode: str) -> Tally:
    """What a shot costs in action points: the class of the weapon, and what its kind adds."""
    cost = tally(weapon.wk, "RE-WPN-02", "re-term-wk", weapon.id)
    return cost.plus(EXTRA_AP[mode], RULE_OF[mode], f"re-act-{mode}")


@rule("RE-MEA-02", "RE:premeasure")
def measures_ahead(options: Options) -> bool:
    """Whether this table may measure a shot before it is announced."""
    return options.premeasure == "always"


@rule("RE-MIK-13", "RE-ARM-04", "RE-WPN-03", "RE-ACT-02", "RE:shield_hand", "RE:ruling_108")
def why_not_weapon(world: World, model: Model, weapon: Weapon) -> Refused | None:
    """Why a model cannot use a weapon of its own at all: the arm is gone, no hand is free, nothing is left of it."""
    if model.card.has_shield and weapon.wk >= BOTH_HANDS and world.options.shield_hand:
        return Refused(phrase("re-refuse-shield-hand", weapon=Ref(weapon.id)), "RE-ARM-04")
    if model.uses_left(weapon.id, weapon.uses) <= 0:
        return Refused(phrase("re-refuse-used-up", weapon=Ref(weapon.id)), "RE-WPN-03")
    return why_not_arm(model, weapon)


@rule("RE-ACT-01", "RE-WPN-01")
def why_not_fire(world: World, shooter: Model, weapon: Weapon, mode: str) -> Refused | None:
    """Why a model cannot fire a weapon in this way now, regardless of the target."""
    if weapon.is_melee:
        return Refused(phrase("re-refuse-melee-weapon", weapon=Ref(weapon.id)), "RE-WPN-01")
    return why_not_weapon(world, shooter, weapon) or too_dear(shooter, shot_cost(weapon, mode).total)


@rule("RE-TGT-01", "RE-TGT-02", "RE-CSH-01")
def why_not(
    world: World, shooter: Model, weapon: Weapon, target: Model, mode: str, *, measured: bool | None = None
) -> Refused | None:
    """Why a model cannot shoot at a target with this weapon in this way; None if it can.

    `measured` says whether the range counts too; unless told, as this table may measure.
    """
    refused = why_not_fire(world, shooter, weapon, mode) or why_not_aim(world, shooter, target)
    if refused is None and (measures_ahead(world.options) if measured is None else measured):
        return why_not_reach(world, shooter, weapon, target, mode)
    return refused


@lru_cache(maxsize=1 << 12)
@rule("RE-TGT-01", "RE-TGT-02", "RE-CSH-01", "RE-CAM-07", "RE-GEO-05", "RE-GEO-09")
def why_not_aim(world: World, shooter: Model, target: Model) -> Refused | None:
    """Why a target cannot be aimed at, whatever the weapon."""
    whom = Ref(target.id)
    refused = _why_nobody_to_shoot(world, shooter, target) or why_hidden(target)
    if refused is not None:
        return refused
    if world.options.shoot_in_contact == "forbidden" and _is_engaged(world, shooter, target):
        return Refused(phrase("re-refuse-in-contact", whom=whom), "RE:shoot_in_contact")
    if not in_view(world, shooter, target):
        fov = field_of_view(world, shooter)
        return Refused(phrase("re-refuse-out-of-view", whom=whom, fov=fov), "RE-GEO-05")
    sight = sighting(world, shooter, target)
    if not is_exposed(sight, world.options):
        return Refused(_hidden_by(world, shooter, target, sight), "RE-TGT-01")
    return None


@rule("RE:own_targets", "RE-DMG-10")
def _why_nobody_to_shoot(world: World, shooter: Model, target: Model) -> Refused | None:
    if target.id == shooter.id or (target.side == shooter.side and not world.options.own_targets):
        return Refused(phrase("re-refuse-friend", whom=Ref(target.id)), "RE:own_targets")
    return why_out(target, world.options)


@rule("RE-DMG-10", "RE:finish_off")
def why_out(target: Model, options: Options) -> Refused | None:
    """Why nobody need fight a model any more: it is out, unless the table lets those who still lie there be hit."""
    if target.active or (target.vitals.status == "out" and options.finish_off == "yes"):
        return None
    return Refused(phrase("re-refuse-out", whom=Ref(target.id)), "RE-DMG-10")


@rule("RE:shoot_in_contact")
def _is_engaged(world: World, shooter: Model, target: Model) -> bool:
    """Whether a shot would leave or enter a hand-to-hand fight."""
    if any(enemy.active and in_contact(world, shooter, enemy) for enemy in world.enemies(shooter)):
        return True
    return any(friend.active and in_contact(world, friend, target) for friend in world.friends(shooter))


def _hidden_by(world: World, shooter: Model, target: Model, sight: Sighting) -> Phrase:
    """What stands between: everything that hides cells of the target."""
    by = tuple(
        phrase("re-hides", what=Ref(name), cells=cells.bit_count(), all=CELLS)
        for name, cells in hiding(world, shooter, sight)
    )
    return phrase("re-refuse-hidden", whom=Ref(target.id), by=by)


@rule("RE-GEO-08", "RE:wreck")
def hiding(world: World, viewer: Model, sight: Sighting) -> tuple[tuple[str, int], ...]:
    """Everything that hides cells of a target from a viewer, with these cells, most first."""
    found = list(sight.by_piece)
    for who, cells in sight.by_model:
        model = world.find(who)
        if model.vitals.status == "wreck" or model.side != viewer.side:
            found.append((who, cells))
    return tuple(sorted(found, key=lambda entry: -entry[1].bit_count()))


class InSight(NamedTuple):
    """An enemy of whom something can be seen."""

    enemy: Model
    cells: int
    is_target: bool


@rule("RE-GEO-05", "RE-GEO-08", "RE-TGT-01")
def enemies_in_sight(world: World, model: Model) -> tuple[InSight, ...]:
    """The enemies whom a model sees, and whether enough of each to be a target; who is camouflaged is not looked at."""
    found = []
    for enemy in world.enemies(model):
        if why_out(enemy, world.options) is None and not enemy.camouflaged and in_view(world, model, enemy):
            cells = sighting(world, model, enemy).visible_cells
            if cells:
                found.append(InSight(enemy, cells, why_not_aim(world, model, enemy) is None))
    return tuple(found)


@rule("RE-RNG-03", "RE-ENV-04", "RE-ENV-05", "RE-ENV-07", "RE-ENV-10")
def why_not_reach(world: World, shooter: Model, weapon: Weapon, target: Model | Point, mode: str) -> Refused | None:
    """Why a shot does not carry as far as its target, in centimetres; and what this table has to do with it."""
    far, found = shot_distance(world, shooter, target), bands(world, weapon, mode)
    if is_within(far, found):
        return None
    cm, number = round(far, 1), bands_here(world, weapon)
    reason = phrase("re-refuse-too-far", cm=cm, reach=found.reach, weapon=Ref(weapon.id))
    if number.total != weapon.bands:
        reason = phrase("re-refuse-too-far-here", cm=cm, reach=found.reach, weapon=Ref(weapon.id), bands=number)
    return Refused(reason, "RE-RNG-03")


@rule("RE-TGT-01")
def legal_targets(world: World, shooter: Model, weapon: Weapon, mode: str) -> tuple[Model, ...]:
    """Everybody whom a model can shoot at with this weapon in this way."""
    return tuple(each_target(world, shooter, weapon, mode))


def each_target(world: World, shooter: Model, weapon: Weapon, mode: str) -> Iterator[Model]:
    """The same one by one, for who may need but the first."""
    if why_not_fire(world, shooter, weapon, mode) is not None:
        return
    ahead = measures_ahead(world.options)
    for target in candidates(world, shooter):
        if why_not_aim(world, shooter, target) is None and not (
            ahead and why_not_reach(world, shooter, weapon, target, mode)
        ):
            yield target


def candidates(world: World, shooter: Model) -> tuple[Model, ...]:
    """All candidates for a target: the enemies on the table, friends where a table allows it."""
    found = world.enemies(shooter)
    return (*found, *world.friends(shooter)) if world.options.own_targets else found


@rule("RE:area_aim", "RE-GEO-14")
def why_not_point(
    world: World, shooter: Model, weapon: Weapon, point: Point, mode: str, *, measured: bool | None = None
) -> Refused | None:
    """Why a weapon cannot be aimed at a spot on the ground: only area weapons can, and the spot must be seen."""
    refused = why_not_fire(world, shooter, weapon, mode)
    if refused is not None:
        return refused
    if not weapon.area or world.options.area_aim == "models_only":
        return Refused(phrase("re-refuse-no-points", weapon=Ref(weapon.id)), "RE:area_aim")
    field = world.scene.battlefield
    if not (0 <= point.x <= field.width and 0 <= point.y <= field.height):
        return Refused(phrase("re-refuse-off-table"), "RE:area_aim")
    fov = field_of_view(world, shooter)
    if not sees_direction(shooter.at, shooter.facing, fov, Body(point, 0, 0, 0), centre_only=True):
        return Refused(phrase("re-refuse-spot-out-of-view", fov=fov), "RE-GEO-05")
    if not sees_spot(world, shooter, point):
        return Refused(phrase("re-refuse-spot-hidden", by=_before_spot(world, shooter, point)), "RE-GEO-14")
    if measures_ahead(world.options) if measured is None else measured:
        return why_not_reach(world, shooter, weapon, point, mode)
    return None


@rule("RE:area_aim", "RE-ARE-07")
def aimed_at(world: World, shooter: Model, weapon: Weapon, point: Point) -> Model | None:
    """Whom a spot stands for, where a spot under a model is no way around its size, its cover and its dodge.

    It is the nearest model that the template would cover completely if it came down there, or whose base the spot is
    in; a camouflaged model can never be the aim.
    """
    if world.options.area_aim != "target_or_seen_spot":
        return None
    found = []
    for model in world.models:
        if not model.on_table or model.camouflaged or model.id == shooter.id:
            continue
        shape, far = body(model, world.options), math.dist(point, model.at)
        if far <= shape.radius or covered(point, weapon.area * CENTIMETRE, shape) == "full":
            found.append((far, model))
    return min(found, key=lambda entry: entry[0])[1] if found else None


@rule("RE-GEO-14", "RE:wreck")
def sees_spot(world: World, shooter: Model, point: Point) -> bool:
    """Whether nothing opaque stands between the eye of a model and a spot on the ground."""
    eye = shooter.floor + eye_height(body(shooter, world.options), world.options)
    if is_blocked(shooter.at, eye, point, 0, skyline_of(world.scene.battlefield)):
        return False
    wrecks = tuple(body(model, world.options) for model in _wrecks(world))
    return not wrecks or first_entry(shooter.at, eye, point, (), wrecks) is None


def _wrecks(world: World) -> tuple[Model, ...]:
    return tuple(model for model in world.models if model.vitals.status == "wreck")


def _before_spot(world: World, shooter: Model, point: Point) -> tuple[Ref, ...]:
    """Everything that stands between a model and a spot on the ground."""
    eye = shooter.floor + eye_height(body(shooter, world.options), world.options)
    pieces = _solids_before(shooter.at, eye, point, world.scene.battlefield.solids)
    wrecks = [one.id for one in _wrecks(world) if first_entry(shooter.at, eye, point, (), (body(one, world.options),))]
    return tuple(Ref(name) for name in (*pieces, *wrecks))


@lru_cache(maxsize=1 << 10)
def _solids_before(eye: Point, height: int, point: Point, solids: tuple[Solid, ...]) -> tuple[str, ...]:
    """The solids on a line to the ground; computer players ask for the same lines again and again."""
    return tuple(solid.id for solid in solids if is_blocked(eye, height, point, 0, skyline((solid,))))
