"""A shot at one target: the ranged roll, and what the hit does.

`shot` knows nothing but numbers, so odds and previews run it as a game does.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Stake, stakes
from regelwerk.engine.effects import Play, do, meanwhile, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.tally import Tally
from regelwerk.space.arcs import in_front
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.rolls import test
from regelwerk.systems.realms.rules.damage.damage import Blow, Clash, after, harm_done, suffer, told_clash
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


def _harm(args: tuple[Any, ...], landed: Landed) -> int:
    return harm_done(args[1], landed.vitals)


@stakes(Stake(_harm, "re-stake-hp"))
@rule("RE-SHO-02", "RE-DIE-06")
def shot(attempt: Attempt, clash: Clash) -> Play[Landed]:
    """Roll to hit; a hit is stood or suffered."""
    seat, who, value, dice, options = attempt
    facts: dict[str, Any] = {"who": Ref(who), "whom": Ref(clash.victim.id), "value": value}
    if not (yield from do(test, seat, who, value, dice, "RE-SHO-02", options)):
        yield note("RE-SHO-02", "re-shot-misses", **facts)
        return Landed(False, clash.vitals)
    yield note("RE-SHO-02", "re-shot-hits", **facts)
    vitals = yield from do(suffer, clash)
    return Landed(True, vitals)


def attempt_of(world: World, deed: Deed, value: int) -> Attempt:
    """The ranged roll of a shot with this value."""
    dice = shot_dice(world.find(deed.who), world.options)
    return Attempt(seat_of(world, deed.who), deed.who, value, dice, world.options)


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


@rule("RE-SHO-02", "RE-AUT-05")
def shoot_at(world: World, deed: Deed, index: int, told: tuple[Tally, ...] = ()) -> Play[World]:
    """One target of a shot; several shots at it are rolled as one. What was told when it was measured needs no more."""
    value = shot_value(world, deed, index)
    blow = blow_of(world, deed, index)
    facts: dict[str, Any] = {"weapon": Ref(deed.weapon), "value": value, "told": value in told[index : index + 1]}
    yield note("RE-SHO-02", "re-shoots", who=Ref(deed.who), whom=Ref(blow.target), **facts)
    yield meanwhile(world)
    landed = yield from do(shot, attempt_of(world, deed, value.total), told_clash(world, blow))
    return (yield from after(world, blow, landed.vitals)) if landed.hit else world
