"""A shot at one target: the ranged roll, and what the hit does.

`declare_shot` makes numbers with reasons of it, `resolve_shot` throws (it knows the numbers only, so odds, previews and
computer players run it as a game does), `apply_shot` carries the result to the table.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, stakes
from regelwerk.engine.effects import Play, do, meanwhile, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.tally import Tally
from regelwerk.space.arcs import in_front
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.rolls import test
from regelwerk.systems.realms.rules.damage.bands import attack_stake
from regelwerk.systems.realms.rules.damage.damage import (
    Blow,
    Clash,
    DeclaredHit,
    apply_hit,
    declare_hit,
    resolve_hit,
)
from regelwerk.systems.realms.rules.shooting.aiming import shot_dice, shot_value
from regelwerk.systems.realms.rules.shooting.autofire import damage_bonus
from regelwerk.systems.realms.rules.shooting.ranges import bands
from regelwerk.systems.realms.rules.sight.cover import cover
from regelwerk.systems.realms.state import Deed, Vitals, World, seat_of, weapon_of


class Attempt(NamedTuple):
    """A ranged roll in numbers: who throws how many dice against which value."""

    seat: str
    who: str
    value: int
    dice: int
    options: Options


class Landed(NamedTuple):
    """How a shot ended."""

    hit: bool
    vitals: Vitals
    """The target's, afterwards."""


class DeclaredAttempt(NamedTuple):
    """A ranged roll as it is about to be made: value and dice with their reasons, and both as numbers."""

    value: Tally
    dice: Tally
    attempt: Attempt


class DeclaredShot(NamedTuple):
    """A shot at one target as it is about to be rolled: numbers for the dice, reasons and the blow for the table."""

    value: Tally
    dice: Tally
    attempt: Attempt
    blow: Blow
    hit: DeclaredHit
    """What the shot meets if it hits."""


# -- declare ----------------------------------------------------------------------------------------------------------


@rule("RE-SHO-02", "RE-DIE-06", "RE-TRA-02")
def declare_attempt(world: World, deed: Deed, index: int = 0) -> DeclaredAttempt:
    """The ranged roll at one target, or at a spot."""
    value = shot_value(world, deed, index)
    dice = shot_dice(world.find(deed.who), world.options)
    attempt = Attempt(seat_of(world, deed.who), deed.who, value.total, dice.total, world.options)
    return DeclaredAttempt(value, dice, attempt)


@rule("RE-SHO-02", "RE-AUT-05")
def declare_shot(world: World, deed: Deed, index: int = 0) -> DeclaredShot:
    """One target of a shot; several shots at it are rolled as one."""
    blow = blow_of(world, deed, index)
    return DeclaredShot(*declare_attempt(world, deed, index), blow, declare_hit(world, blow))


@rule("RE-COV-06", "RE-GEO-20", "RE-AUT-04", "RE-ARM-03")
def blow_of(world: World, deed: Deed, index: int) -> Blow:
    """What a shot brings upon one of its targets if it hits: bursts, touched cover and shields count."""
    shooter, target = world.find(deed.who), world.find(deed.targets[index].target)
    weapon = weapon_of(shooter, deed.weapon)
    return Blow(
        deed.who,
        target.id,
        weapon.profile,
        "shot",
        bonus=damage_bonus(deed.targets[index].shots),
        cover=cover(world, shooter, target).touching,
        shielded=in_front(target.at, target.facing, shooter.at),
        reach=bands(world, weapon, deed.kind).reach,
    )


# -- resolve ----------------------------------------------------------------------------------------------------------


@stakes(
    attack_stake(
        whom=lambda args: args[1].victim.id,
        by=lambda args: args[0].who,
        harm=lambda args, landed: (args[1].vitals, landed.vitals),
        first=Band("re-band-hit", lambda _, landed: landed.hit),
    )
)
@rule("RE-SHO-02", "RE-DIE-06")
def resolve_shot(attempt: Attempt, clash: Clash) -> Play[Landed]:
    """Roll to hit; a hit is stood or suffered."""
    seat, who, value, dice, options = attempt
    facts: dict[str, Any] = {"who": Ref(who), "whom": Ref(clash.victim.id), "value": value}
    if not (yield from do(test, seat, who, value, dice, "RE-SHO-02", options)):
        yield note("RE-SHO-02", "re-shot-misses", **facts)
        return Landed(False, clash.vitals)
    yield note("RE-SHO-02", "re-shot-hits", **facts)
    vitals = yield from do(resolve_hit, clash)
    return Landed(True, vitals)


# -- apply ------------------------------------------------------------------------------------------------------------


@rule("RE-SHO-02")
def apply_shot(world: World, declared: DeclaredShot, landed: Landed) -> Play[World]:
    """A miss changes nothing; a hit does what it did to its target."""
    return (yield from apply_hit(world, declared.blow, landed.vitals)) if landed.hit else world


@rule("RE-SHO-02", "RE-AUT-05")
def shoot_at(world: World, deed: Deed, index: int, told: tuple[Tally, ...] = ()) -> Play[World]:
    """One target of a shot. The reasons for a value that was told when the shot was measured are not told again."""
    declared = declare_shot(world, deed, index)
    value = declared.value
    yield note(
        "RE-SHO-02",
        "re-fires",
        who=Ref(deed.who),
        whom=Ref(declared.blow.target),
        weapon=Ref(deed.weapon),
        value=value,
        dice=declared.dice,
        told=value in told[index : index + 1],
    )
    yield meanwhile(world)
    landed = yield from do(resolve_shot, declared.attempt, declared.hit.told)
    return (yield from apply_shot(world, declared, landed))
