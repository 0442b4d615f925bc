"""Hazards: fire, electricity and radiation at the end of a round, and falls."""

from __future__ import annotations

from typing import Any, NamedTuple

from regelwerk.dice import ExplodingSum, Highest, Sum
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import MASTER, Play, do, meanwhile, note, roll
from regelwerk.engine.facts import Ref, Word
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.harm import harm
from regelwerk.systems.darkspace.rules.body.monitors import INWARD, free_boxes, is_full
from regelwerk.systems.darkspace.rules.core.pools import talent
from regelwerk.systems.darkspace.rules.core.probe import SIDES, highest_three
from regelwerk.systems.darkspace.rules.core.scenes import Hazard
from regelwerk.systems.darkspace.rules.fight.cover import fitted_class
from regelwerk.systems.darkspace.rules.movement.distances import place_of
from regelwerk.systems.darkspace.state import Actor, World
from regelwerk.systems.darkspace.values import Physical, armour_values

STRONG = 3
"""What strong penetration and a broken defence add to the throw of a hazard (DS:hazard_monitor)."""


class Blow(NamedTuple):
    """What a hazard does to somebody."""

    damage: int
    penetration: int
    ignores_armour: bool = False


@rule("DS-HAZ-01", "DS-HAZ-03", "DS-HAZ-05", "DS-HAZ-07")
def blow(hazard: Hazard, armour_mk: int) -> Blow:
    """Damage is the size of a fire or the class of anything else, penetration twice that.

    As many zones of the body burn as the fire is large. Radiation of a higher class than the armour goes through it.
    """
    return Blow(hazard.value, 2 * hazard.value, hazard.kind == "radiation" and hazard.value > armour_mk)


@rule("DS-HAZ-03")
def is_active(hazard: Hazard, current: int) -> bool:
    """Whether a hazard strikes at the end of this round."""
    return hazard.from_round <= current and (not hazard.until_round or current <= hazard.until_round)


@rule("DS-HAZ-04", "DS:machine_armour")
def worn_class(actor: Actor, options: Options) -> int:
    """What is worn or fitted, as against weapons; cover is no help against what is everywhere."""
    return fitted_class(actor, options)


@rule("DS-HAZ-03")
def strike(world: World) -> Play[World]:
    """The end of a round: every hazard strikes every person and machine in its zone, the incapacitated too.

    The hull of a closed machine keeps it from those inside.
    """
    for zone in world.scene.zones:
        for hazard in zone.hazards:
            if not is_active(hazard, world.round):
                continue
            for actor in world.actors:
                if is_exposed(world, actor.id, zone.id):
                    world = yield from _struck(world, actor.id, hazard, zone.id)
    return world


def is_exposed(world: World, who: str, zone: str) -> bool:
    """Whether somebody is in a zone, in the flesh or in steel, and there is still something to harm."""
    actor = world.find(who)
    if actor.dead or not (actor.sheet.is_person or actor.sheet.kind == "machine"):
        return False
    wrecked = actor.sheet.kind == "machine" and is_full(actor, "vital", world.options)
    return not wrecked and actor.out != "broken" and place_of(world, who) == zone


@rule("DS-HAZ-04", "DS-HAZ-07")
def _struck(world: World, who: str, hazard: Hazard, zone: str) -> Play[World]:
    """A hazard hits by itself; it does nothing where the armour is harder than it."""
    armour_mk = worn_class(world.find(who), world.options)
    dealt = blow(hazard, armour_mk)
    soft, _ = armour_values(armour_mk, world.options)
    facts: dict[str, Any] = {"who": Ref(who), "hazard": Word(f"ds-hazard-{hazard.kind}"), "zone": Ref(zone)}
    if soft > dealt.penetration and not dealt.ignores_armour:
        # Once is enough: a participant who is safe from it stays so.
        if world.round <= hazard.from_round:
            yield note("DS-HAZ-04", "ds-hazard-kept-off", penetration=dealt.penetration, armour=soft, **facts)
        return world
    yield note("DS-HAZ-03", "ds-hazard-burns", damage=dealt.damage, penetration=dealt.penetration, **facts)
    monitor: Physical = "vital"
    if world.options.hazard_monitor == "by_roll" and world.find(who).sheet.kind != "group":
        monitor = yield from _monitor_by_roll(world, who, hazard.value, dealt)
    return (yield from harm(world, who, monitor, dealt.damage, "DS-HAZ-04"))


@rule("DS:hazard_monitor")
def _monitor_by_roll(world: World, who: str, dice: int, dealt: Blow) -> Play[Physical]:
    """The hazard throws its pool like an attack: below 18 it finds the outermost monitor with a box free."""
    options = world.options
    actor = world.find(who)
    first, second, _ = yield from do(highest_three, MASTER, "", max(1, dice), "normal", options)
    _, hard = armour_values(worn_class(actor, options), options)
    result = first + second
    if dealt.penetration >= hard:
        result += STRONG
    if is_full(actor, "defensive", options):
        result += STRONG
    yield note("DS-HAZ-03", "ds-hazard-throw", who=Ref(who), result=result)
    if result >= 18:
        return "vital" if result >= 20 else "interaction" if result == 19 else "mobility"
    return next((monitor for monitor in INWARD if free_boxes(actor, monitor, options)), "vital")


@rule("DS-HAZ-08", "DS-HAZ-09")
def fall_damage(metres: int, flung: int) -> int:
    """1 for each 2 metres of free fall that are full, 1 for each metre flung."""
    return metres // 2 + flung


@rule("DS-HAZ-09")
def flung_at_most(actor: Actor, options: Options) -> int:
    """Nobody is flung further than constitution less vital damage, in metres."""
    return max(0, talent(actor, "constitution", options) - actor.hurt.vital)


@rule("DS-HAZ-10", "DS:fall_penetration", "DS:rule_of_ten")
def fall_penetration(dice: int, options: Options) -> Play[int]:
    """One die for each metre fallen or flung: the two highest count, or all of them."""
    chains = options.rule_of_ten and options.core_edition == "LE"
    if options.fall_penetration == "sum":
        whole = ExplodingSum(dice, SIDES) if chains else Sum((SIDES,) * dice)
        return (yield from roll(whole, "DS-HAZ-10", seat=MASTER))
    first, second = yield from roll(Highest(dice, SIDES, 2, chains), "DS-HAZ-10", seat=MASTER)
    return first + second


@rule("DS-HAZ-01", "DS-HAZ-04", "DS-HAZ-08", "DS-HAZ-09", "DS-HAZ-10")
def fall(world: World, who: str, metres: int, flung: int = 0) -> Play[World]:
    """A fall from some height, perhaps flung through the air as well: it goes to the vital monitor, or armour holds."""
    actor = world.find(who)
    flung = min(flung, flung_at_most(actor, world.options))
    damage = fall_damage(metres, flung)
    if not damage:
        yield note("DS-HAZ-08", "ds-lands-safely", who=Ref(who), metres=metres)
        return world
    yield meanwhile(world)
    penetration = yield from do(fall_penetration, metres + flung, world.options)
    soft, _ = armour_values(worn_class(actor, world.options), world.options)
    facts: dict[str, Any] = {"who": Ref(who), "metres": metres, "flung": flung, "penetration": penetration}
    if soft > penetration:
        yield note("DS-HAZ-04", "ds-fall-bounces", armour=soft, **facts)
        return world
    yield note("DS-HAZ-08", "ds-falls", damage=damage, **facts)
    return (yield from harm(world, who, "vital", damage, "DS-HAZ-08"))
