"""Collisions and accidents: what a machine and everybody aboard suffer when a drive goes wrong."""

from __future__ import annotations

from regelwerk.dice import Highest
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, do, meanwhile, note, roll
from regelwerk.engine.facts import Ref
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.harm import harm
from regelwerk.systems.darkspace.rules.chase.chase import driver_of, power_of
from regelwerk.systems.darkspace.rules.core.probe import SIDES
from regelwerk.systems.darkspace.rules.fight.cover import protection
from regelwerk.systems.darkspace.state import World, seat_of


@rule("DS-CHA-12", "DS-CORE-04")
def impact(seat: str, who: str, dice: int, options: Options) -> Play[int]:
    """The penetration of a crash: the main pair of its dice."""
    chains = options.rule_of_ten and options.core_edition == "LE"
    first, second = yield from roll(Highest(dice, SIDES, 2, chains), "DS-CHA-12", seat=seat, who=who)
    return first + second


@rule("DS-CHA-08", "DS:collision_damage")
def collide(world: World, key: str) -> Play[World]:
    """Control is lost: the faster the machine, the harder it hits something."""
    damage = power_of(world, key)
    if world.options.collision_damage == "size_x_power":
        damage *= world.find(key).sheet.size
    yield note("DS-CHA-08", "ds-collides", who=Ref(key), damage=damage)
    return (yield from crash(world, key, damage, "DS-CHA-08"))


@rule("DS-CHA-12", "DS-MAC-07", "DS-PEN-02")
def crash(world: World, key: str, damage: int, rule_id: str) -> Play[World]:
    """Damage to the vital monitors of a machine and of everybody aboard; soft armour stops it for each separately."""
    thrower = driver_of(world, key) or world.find(key)
    dice = 2 * max(1, power_of(world, key))
    yield meanwhile(world)
    through = yield from do(impact, seat_of(world, thrower), key, dice, world.options)
    aboard = tuple(actor.id for actor in world.occupants(key) if not actor.dead and actor.sheet.kind != "system")
    for who in (key, *aboard):
        # Cover shields from shots only: a crash is met by what somebody wears and sits in.
        soft = protection(world, who, "melee").soft
        if soft > through:
            yield note("DS-PEN-02", "ds-crash-stopped", who=Ref(who), penetration=through, soft=soft)
        else:
            world = yield from harm(world, who, "vital", damage, rule_id)
    return world
