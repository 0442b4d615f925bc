"""Odds for computer players: the exact chances of probes, attacks and hacks, remembered by their few numbers.

Every number comes from the rule that resolves the act in play; nothing here knows dice.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from regelwerk.engine.effects import Play
from regelwerk.engine.interpreters.odds import odds
from regelwerk.engine.state_values import Value, replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.probe import Cast, Mode, resolve_probe, thrown_by
from regelwerk.systems.darkspace.rules.cortex.intrusion import Hacked, Intrusion, resolve_hack
from regelwerk.systems.darkspace.rules.fight.attack import Hit, Strike, against, announced, in_numbers, resolve_attack
from regelwerk.systems.darkspace.rules.fight.cover import Protection
from regelwerk.systems.darkspace.rules.fight.reach import Reach
from regelwerk.systems.darkspace.state import Actor, Damage, Deed
from regelwerk.systems.darkspace.tactics.weights import blow
from regelwerk.systems.darkspace.values import Sheet, Talent, Weapon

COVER_BOX = 0.015
"""What a box of somebody's cover is worth, as a share of that one."""
FIREWALL_BOX = 0.25
"""What a box of a firewall is worth, measured by one of the access behind it."""
MEMORY_BOX = 0.4
CONNECTIONS_BOX = 0.15


@lru_cache(maxsize=1 << 14)
def _succeeds(values: Cast) -> float:
    law = odds(resolve_probe, values)
    return sum(ways for rolled, ways in law.pairs() if rolled.success) / law.total


def at_least(dice: int, mode: Mode, options: Options, needed: int) -> float:
    """The chance that the main pair reaches a number."""
    return _succeeds(Cast("", "", max(1, dice), mode, 0, needed, -1, options))


HARDLY_EVER = 1e-4
"""Numbers that are reached less often than this do not count for a mean."""


@lru_cache(maxsize=256)
def mean_pair(dice: int, mode: Mode, options: Options) -> float:
    """What the main pair of a pool comes to on average: the chances of all the numbers that it may reach, added up."""
    mean, needed = 0.0, 1
    while (reached := at_least(dice, mode, options, needed)) > HARDLY_EVER:
        mean += reached
        needed += 1
    return mean


def chance(cast: Cast, dice: int = 0, bonus: int = 0) -> float:
    """The chance of a probe, with more dice or something added to the result."""
    if cast.difficulty is None:
        return 1.0
    extra = 0 if cast.mode == "desperate" else dice
    return at_least(cast.dice + extra, cast.mode, cast.options, cast.difficulty - cast.bonus - bonus)


def nameless(cast: Cast, dice: int = 0, bonus: int = 0) -> Cast:
    """A throw without the names of who throws it: everybody with the same numbers has the same odds.

    Nobody is expected to collapse, or to buy more dice once they lie on the table.
    """
    return replace(cast, who="", seat="", stress=-1, room=0, dice=cast.dice + dice, bonus=cast.bonus + bonus)


class Target(Value, frozen=True):
    """What the odds need to know of a target."""

    sheet: Sheet
    hurt: Damage
    reductions: tuple[tuple[Talent, int], ...]
    covered: bool
    racing: bool


Landing = tuple[Any, int, float]
"""A monitor, the damage to it, and the chance of both."""


@lru_cache(maxsize=1 << 14)
def landings(resolve: Callable[[Any], Play[Hit | Hacked]], values: Strike | Intrusion) -> tuple[Landing, ...]:
    """Where an attack lands and what damage it does, if it hits at all, by the rule that resolves it."""
    law = odds(resolve, values)
    found: dict[tuple[str, int], int] = {}
    for hit, ways in law.pairs():
        if hit.monitor:
            found[hit.monitor, hit.damage] = found.get((hit.monitor, hit.damage), 0) + ways
    return tuple((monitor, damage, ways / law.total) for (monitor, damage), ways in found.items())


@lru_cache(maxsize=1 << 16)
def harm(
    strike: Strike, target: Target, resolve: Callable[[Strike], Play[Hit]] = resolve_attack
) -> tuple[float, float]:
    """What an attack or a ram does on average, as a share of the target, and the chance that it does anything."""
    expected = hitting = 0.0
    options = strike.cast.options
    for monitor, damage, share in landings(resolve, strike):
        hitting += share
        if monitor == "defensive" and target.covered:
            expected += share * COVER_BOX * damage
        else:
            expected += share * blow(
                target.sheet, target.hurt, target.reductions, monitor, damage, target.racing, options
            )
    return expected, hitting


class Attacker(Value, frozen=True):
    """What the odds need to know of an attacker."""

    sheet: Sheet
    reductions: tuple[tuple[Talent, int], ...]
    handicaps: tuple[Talent, ...]
    suppressed: tuple[Talent, ...]
    distracted: bool
    """By another than the target."""
    aim: int


class Shot(Value, frozen=True):
    """An attack as it could be announced: with what, over which distance, at what."""

    weapon: Weapon
    steps: int
    """How far the distance is off the ideal one."""
    guard: Protection
    full_defence: int
    dug_in: bool
    weak_spot: bool = False
    ambush: str = ""
    dice: int = 0
    bonus: int = 0


class Promise(Value, frozen=True):
    """What an attack promises: the share of its target that it takes, the chance of a hit, and whether it strains."""

    share: float
    hitting: float
    desperate: bool


SOMEBODY = "-"


@lru_cache(maxsize=1 << 16)
def promise(attacker: Attacker, shot: Shot, target: Target, options: Options) -> Promise:
    """What an attack promises, by the rules that announce and resolve it."""
    actor = Actor(
        attacker.sheet,
        reductions=attacker.reductions,
        handicaps=attacker.handicaps,
        suppressed=attacker.suppressed,
        distracted_by=SOMEBODY if attacker.distracted else "",
        aim=attacker.aim,
    )
    other = Actor(target.sheet, full_defence=shot.full_defence, dug_in=shot.dug_in)
    deed = Deed("attack", actor.id, other.id, shot.weapon.id, weak_spot=shot.weak_spot, ambush=shot.ambush)
    check = announced(deed, actor, other, shot.weapon, Reach(shot.steps), options)
    cast = thrown_by(actor, "", check, options)
    desperate = cast.mode == "desperate"
    cast = nameless(cast, 0 if desperate else shot.dice, shot.bonus)
    shield = against(shot.guard, deed, actor, shot.weapon, options)
    return Promise(*harm(in_numbers(cast, deed, other, shot.weapon, shield, options), target), desperate)


@lru_cache(maxsize=1 << 15)
def progress(values: Intrusion, mk: int, access: int, firewall: int, alarm: bool) -> tuple[float, float]:
    """How much nearer to full access a hacking attack leads on average, and the chance that it does anything."""
    expected = hitting = 0.0
    for monitor, damage, share in landings(resolve_hack, values):
        hitting += share
        expected += share * _boxes(monitor, damage, mk, access, firewall, alarm) / max(1, mk)
    return expected, hitting


def _boxes(monitor: str, damage: int, mk: int, access: int, firewall: int, alarm: bool) -> float:
    """What a hit on a system is worth, in boxes of its access."""
    match monitor:
        case "access":
            return float(min(damage, mk - access))
        case "firewall":
            return FIREWALL_BOX * min(damage, mk - firewall) if alarm else 0.05
        case "memory":
            return MEMORY_BOX * min(damage, mk)
        case "connections":
            return CONNECTIONS_BOX * min(damage, mk)
    return 0.0
