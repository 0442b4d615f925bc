"""Odds for computer players: exact chances of probes, attacks and hacks, remembered by their few numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from regelwerk.engine.interpreters.odds import odds
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.probe import Cast, Mode, Rolled, highest_three, is_critical
from regelwerk.systems.darkspace.rules.cortex import intrusion
from regelwerk.systems.darkspace.rules.cortex.intrusion import Intrusion
from regelwerk.systems.darkspace.rules.fight import attack
from regelwerk.systems.darkspace.rules.fight.attack import Strike
from regelwerk.systems.darkspace.state import Damage
from regelwerk.systems.darkspace.tactics.weights import blow
from regelwerk.systems.darkspace.values import Sheet, Talent

COVER_BOX = 0.015
"""What a box of somebody's cover is worth, as a share of that one."""
FIREWALL_BOX = 0.25
"""What a box of a firewall is worth, measured by one of the access behind it."""
MEMORY_BOX = 0.4
CONNECTIONS_BOX = 0.15


@lru_cache(maxsize=1024)
def table(dice: int, mode: Mode, options: Options) -> tuple[tuple[int, bool, float], ...]:
    """The main pair of a throw and whether it is critical, with its chance."""
    law = odds(highest_three, "", "", max(1, dice), mode, options)
    found: dict[tuple[int, bool], float] = {}
    for (first, second, third), ways in law.pairs():
        key = (first + second, is_critical(third, options))
        found[key] = found.get(key, 0.0) + ways / law.total
    return tuple((main, critical, share) for (main, critical), share in found.items())


@lru_cache(maxsize=1 << 14)
def at_least(dice: int, mode: Mode, options: Options, needed: int) -> float:
    """The chance that the main pair reaches a number."""
    return sum(share for main, _, share in table(dice, mode, options) if main >= needed)


def chance(cast: Cast, dice: int = 0, bonus: int = 0) -> float:
    """The chance of a probe, with more dice or something added to the result."""
    if cast.difficulty is None:
        return 1.0
    extra = 0 if cast.mode == "desperate" else dice
    return at_least(cast.dice + extra, cast.mode, cast.options, cast.difficulty - cast.bonus - bonus)


def nameless(cast: Cast, dice: int, bonus: int) -> Cast:
    """A throw without the names of who throws it: everybody with the same numbers has the same odds."""
    return cast._replace(who="", seat="", stress=-1, dice=cast.dice + dice, bonus=cast.bonus + bonus)


class Target(NamedTuple):
    """What the odds need to know of a target."""

    sheet: Sheet
    hurt: Damage
    reductions: tuple[tuple[Talent, int], ...]
    covered: bool
    racing: bool


@lru_cache(maxsize=1 << 16)
def harm(strike: Strike, target: Target) -> tuple[float, float]:
    """What an attack does on average, as a share of the target, and the chance that it does anything."""
    expected = hitting = 0.0
    options = strike.cast.options
    for main, critical, share in table(strike.cast.dice, strike.cast.mode, options):
        hit = attack.land(strike, Rolled(main, main + strike.cast.bonus, True, critical))
        if not hit.monitor:
            continue
        hitting += share
        if hit.monitor == "defensive" and target.covered:
            expected += share * COVER_BOX * hit.damage
        else:
            expected += share * blow(
                target.sheet, target.hurt, target.reductions, hit.monitor, hit.damage, target.racing, options
            )
    return expected, hitting


@lru_cache(maxsize=1 << 15)
def progress(values: Intrusion, mk: int, access: int, firewall: int, alarm: bool) -> tuple[float, float]:
    """How much nearer to full access a hacking attack leads on average, and the chance that it does anything."""
    expected = hitting = 0.0
    for main, critical, share in table(values.cast.dice, values.cast.mode, values.cast.options):
        hacked = intrusion.land(values, Rolled(main, main + values.cast.bonus, True, critical))
        hitting += share * bool(hacked.monitor)
        expected += share * _boxes(hacked.monitor, hacked.damage, mk, access, firewall, alarm) / max(1, mk)
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
