"""The value that a shot must reach: skill, kind of shot, distance, cover, target and everything else, with reasons."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.profile import attribute
from regelwerk.systems.realms.rules.damage.structure import critical_arms
from regelwerk.systems.realms.rules.shooting.autofire import with_autofire
from regelwerk.systems.realms.rules.shooting.ranges import bands, shot_distance, with_range
from regelwerk.systems.realms.rules.sight.camouflage import is_blurred
from regelwerk.systems.realms.rules.sight.cover import cover, with_cover
from regelwerk.systems.realms.rules.sight.positions import lies, size_of
from regelwerk.systems.realms.state import Deed, Model, World, weapon_of
from regelwerk.systems.realms.values import Weapon

TRAIT = "fernkampf"
"""The trait that gives bonus dice on ranged rolls (RE-TRA-02)."""


@rule("RE-SHO-02", "RE-SHO-03", "RE-MODS-03", "RE-MIK-10", "RE-DIE-04", "RE:ruling_53", "RE:area_aim")
@rule("RE-TRA-02", "RE:bonus_die")
def shot_value(world: World, deed: Deed, index: int = 0) -> Tally:
    """The value of a ranged roll at one target of a shot.

    A spot on the ground is harder to hit only for its distance and for how and by whom it is shot at, unless it counts
    as aimed at a model.
    """
    shooter = world.find(deed.who)
    weapon = weapon_of(shooter, deed.weapon)
    target = world.find(deed.targets[index].target) if deed.targets else None
    value = with_manner(attribute(world, shooter, "fk"), deed)
    place = deed.point or target
    assert place is not None, deed
    value = with_range(value, world, shot_distance(world, shooter, place), bands(world, weapon, deed.kind))
    if target is not None:
        value = with_cover(value, cover(world, shooter, target))
        value = with_target(value, world, weapon, target)
        value = with_autofire(value, deed, index, world.options)
    value = value.plus(int(shooter.prone), "RE-MODS-03", "re-term-prone-shooter")
    if weapon.arm and weapon.arm in critical_arms(shooter.vitals, world.options):
        value = value.plus(-1, "RE-MIK-10", "re-term-arm-critical", weapon.arm)
    if world.options.bonus_die == "flat_plus_1":
        value = value.plus(_trait(shooter), "RE-TRA-02", "re-card-trait-fernkampf")
    return value


@rule("RE-SHO-04", "RE-SHO-06", "RE-SHO-10")
def with_manner(value: Tally, deed: Deed) -> Tally:
    """Aiming helps, haste and reacting do not."""
    match deed.kind:
        case "aimed_shot":
            return value.plus(1, "RE-SHO-04", "re-term-aimed")
        case "snap_shot":
            return value.plus(-2, "RE-SHO-06", "re-term-snap")
        case "reaction_fire":
            value = value.plus(-1, "RE-SHO-10", "re-term-reaction")
            return value.plus(-int(deed.emerging), "RE-SHO-10", "re-term-emerging", "emerging")
        case _:
            return value


@rule("RE-MODS-01", "RE-MODS-02", "RE-MODS-04", "RE-FAST-02", "RE-CSH-02", "RE-CAM-10", "RE-MOV-18")
@rule("RE:unwieldy_value", "RE:ruling_75")
def with_target(value: Tally, world: World, weapon: Weapon, target: Model) -> Tally:
    """What the target is like: its size, its speed, its camouflage, and whether it dodges."""
    size = size_of(target, world.options)
    seen_as = "re-size-prone" if size == "small" != target.card.size else f"re-size-{size}"
    value = value.plus({"small": -1, "medium": 0, "large": 1}[size], "RE-MODS-01", seen_as)
    if weapon.unwieldy and (size != "large" or lies(target, world.options)):
        value = value.plus(world.options.unwieldy_value, "RE-MODS-02", "re-term-unwieldy")
    if target.fast:
        value = value.plus(-1, "RE-MODS-04", "re-term-fast")
    if is_blurred(target):
        value = value.plus(-1, "RE-CSH-02", "re-term-active-camouflage")
    if world.phase is not None and target.id in world.phase.dodging:
        value = value.plus(-1, "RE-MOV-18", "re-term-dodge", target.id)
    return value


@rule("RE-TRA-01", "RE-TRA-02", "RE:bonus_die")
def shot_dice(model: Model, options: Options) -> Tally:
    """How many dice a ranged roll has: one, and one for each level of the trait, unless bonus dice are flat."""
    dice = tally(1, "RE-DIE-05", "re-term-base-die")
    if options.bonus_die == "flat_plus_1":
        return dice
    return dice.plus(_trait(model), "RE-TRA-02", "re-card-trait-fernkampf")


def _trait(model: Model) -> int:
    return max(0, model.card.trait(TRAIT))
