"""Cover and armour: what stands between a weapon and its target, and what becomes of the things people hide behind.

An object is shared: everybody behind it is behind the same boxes, and when they are full it is gone for all.
"""

from __future__ import annotations

from operator import add

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import Value, replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.monitors import boxes
from regelwerk.systems.darkspace.state import Actor, Cover, World
from regelwerk.systems.darkspace.values import WeaponKind, armour_values

FIRE: tuple[WeaponKind, ...] = ("ranged", "turret")
"""What an object can stop."""


class Protection(Value, frozen=True):
    """What protects somebody against one kind of weapon."""

    soft: int
    hard: int
    boxes: int
    """The boxes that a hit of 15 to 17 marks: of the cover if there is one, otherwise of the armour."""
    free: int
    broken: bool
    """Whether everybody who attacks gets the bonus against a broken defence."""
    cover: bool
    """Whether those boxes are the cover's."""


@rule("DS-COV-02", "DS-ATT-07", "DS-MON-14", "DS:cover_stacking")
def protection(world: World, who: str, kind: WeaponKind, by: str = "") -> Protection:
    """Armour, or cover and armour against fire; while cover stands, armour that is broken behind it does not matter.

    `by` is who attacks: a hull is no protection against somebody inside it.
    """
    actor = world.find(who)
    options = world.scene.options
    soft, hard = armour_of(world, actor, by)
    cover = actor.cover
    if cover is None or kind not in FIRE:
        there, marked = boxes(actor, "defensive", options), actor.hurt.defensive
        return Protection(soft, hard, there, max(0, there - marked), 0 < there <= marked, False)
    soft_cover, hard_cover = armour_values(cover.mk, options)
    both = max if options.cover_stacking == "highest" else add
    return Protection(
        both(soft, soft_cover), both(hard, hard_cover), cover.size, cover.size - cover.damage, False, True
    )


@rule("DS-MAC-07", "DS-MON-03", "DS-MON-04", "DS:occupant_armour")
def armour_of(world: World, actor: Actor, by: str = "") -> tuple[int, int]:
    """Soft and hard armour of what somebody wears; inside a machine its class is added to each, or its armour counts
    if that is better.

    The class of the machine is added once: it is not doubled with the class of what is worn (R-101).
    """
    options = world.options
    soft, hard = armour_values(fitted_class(actor, options), options)
    if not actor.aboard or by == actor.aboard or (by and world.find(by).aboard == actor.aboard):
        return soft, hard
    machine = world.find(actor.aboard)
    if options.occupant_armour == "machine_armour":
        plating = armour_values(fitted_class(machine, options), options)
        return max((soft, hard), plating)
    return soft + machine.sheet.mk, hard + machine.sheet.mk


@rule("DS:machine_armour")
def fitted_class(actor: Actor, options: Options) -> int:
    """The class of armour worn or fitted; a machine without any may count as armoured by its own class."""
    armour = actor.sheet.armour
    if options.machine_armour == "own_mk" and actor.sheet.kind == "machine" and not (armour.mk or armour.size):
        return actor.sheet.mk
    return armour.mk


@rule("DS-COV-01")
def covers_at_hand(world: World, actor: Actor) -> tuple[Cover, ...]:
    """The objects that somebody could get behind now: what stands in the zone, without the one in use."""
    if not actor.zone or actor.aboard:
        return ()
    used = "" if actor.cover is None else actor.cover.id
    return tuple(cover for zone, cover in world.covers if zone == actor.zone and cover.id != used)


@rule("DS-COV-01")
def take_cover(world: World, who: str, cover_id: str) -> Play[World]:
    """Somebody gets behind an object."""
    cover = next(cover for _, cover in world.covers if cover.id == cover_id)
    yield note("DS-COV-01", "ds-takes-cover", who=Ref(who), cover=Ref(cover.id), mk=cover.mk)
    return world.change(who, cover=cover)


@rule("DS:cover_stacking")
def leave_cover(world: World, who: str) -> World:
    """Moving gives up cover."""
    return world.change(who, cover=None) if world.find(who).cover is not None else world


@rule("DS-COV-02", "DS:cover_stacking")
def damage_cover(world: World, who: str, damage: int) -> Play[World]:
    """A hit marks boxes of the object that somebody is behind; what it cannot hold is lost, and full it is gone."""
    cover = world.find(who).cover
    if cover is None:
        return world
    marked = min(damage, cover.size - cover.damage)
    left = cover.size - cover.damage - marked
    yield note("DS-COV-02", "ds-cover-marked", who=Ref(who), cover=Ref(cover.id), boxes=marked, left=left)
    if left > 0:
        return _changed(world, replace(cover, damage=cover.damage + marked))
    yield note("DS-COV-02", "ds-cover-gone", cover=Ref(cover.id))
    return _removed(world, cover.id)


def _changed(world: World, cover: Cover) -> World:
    """The same object as everybody has it now."""
    covers = tuple((zone, cover if old.id == cover.id else old) for zone, old in world.covers)
    return _behind(replace(world, covers=covers), cover.id, cover)


def _removed(world: World, cover_id: str) -> World:
    covers = tuple((zone, cover) for zone, cover in world.covers if cover.id != cover_id)
    return _behind(replace(world, covers=covers), cover_id, None)


def _behind(world: World, cover_id: str, cover: Cover | None) -> World:
    for actor in world.actors:
        if actor.cover is not None and actor.cover.id == cover_id:
            world = world.change(actor.id, cover=cover)
    return world
