"""Judgement: what wounds are worth and how differently computer players weigh them. Tactics use it, rules never do.

Everything in a fight is measured in one coin, the light wound. At eight of them opponents give up (HC-MEL-24), as they
do after two severe wounds or a critical one: so these weigh four and eight.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from regelwerk.dice import Law
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.state_values import Value
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.armour import rows_of
from regelwerk.systems.heldencodex.rules.fight.damage import Hits, resolve_damage
from regelwerk.systems.heldencodex.state import ArmourRow, Hero
from regelwerk.systems.heldencodex.values import LEVELS, Level

LIGHT, SEVERE, CRITICAL = 1.0, 4.0, 8.0
ENOUGH = 8.0
"""Enough damage for those who give up."""
DECISIVE = 20.0
"""A hit that ends the fight is worth more than any wound."""
WEAR = 0.4
"""A point of armour is worth something to both sides."""
LOOKED_AT = 4
"""How many damage dice are valued one by one; each further one is worth as much as the last."""


class Temper(Value, frozen=True):
    """How a computer player weighs: 1 is the plain estimate."""

    name: str
    strike: float = 1.0
    """Harm done to others."""
    caution: float = 0.6
    """Harm to be feared."""
    point_blank: float = 3.0
    """How much better a shot must be than the blade for somebody to shoot with opponents in reach."""
    grit: int = 3
    """The number of marked segments up to which teeth are gritted."""
    tired: int = 1
    """How many emptied rows are risked for a watch or a drink."""
    wary: int = 3
    """The number of alert guards from which a sneaker turns back before the last steps."""
    last_stand: float = 1.0
    """An outnumbered fighter with no more than this left to bear runs."""


SENSIBLE = Temper("sensible")
AGGRESSIVE = Temper("aggressive", strike=1.2, caution=0.2, point_blank=1.5, grit=6, tired=2, wary=9, last_stand=0.0)
CAREFUL = Temper("careful", strike=1.0, caution=1.0, point_blank=9.0, grit=1, tired=0, wary=2, last_stand=3.0)
TEMPERS = (SENSIBLE, AGGRESSIVE, CAREFUL)


# -- harm -------------------------------------------------------------------------------------------------------------


class Shell(NamedTuple):
    """What armour can stop where hits may land: points of heavy and of light armour, against bare hands or not."""

    heavy: int = 0
    light: int = 0
    unarmed: bool = False
    bout: bool = False
    """The first hit ends the fight, whatever it does."""


BARE = Shell()


def shell_of(hero: Hero, rows: tuple[str, ...] = (), unarmed: bool = False, bout: bool = False) -> Shell:
    """The armour of somebody in some rows (none named: in all of them)."""
    return _shell_of(hero.armour, rows or rows_of(hero), unarmed, bout)


@lru_cache(maxsize=1 << 14)
def _shell_of(armour: tuple[ArmourRow, ...], rows: tuple[str, ...], unarmed: bool, bout: bool) -> Shell:
    worn = [row for row in armour if row.id in rows]
    return Shell(sum(row.heavy for row in worn), sum(row.light for row in worn), unarmed, bout)


def row_shell(hero: Hero, bout: bool = False) -> Shell:
    """The armour of the row in which somebody takes hits that all land in one."""
    return _row_shell(hero.armour, rows_of(hero), bout)


@lru_cache(maxsize=1 << 14)
def _row_shell(armour: tuple[ArmourRow, ...], rows: tuple[str, ...], bout: bool) -> Shell:
    heavy, light = max([(row.heavy, row.light) for row in armour if row.id in rows], default=(0, 0))
    return Shell(heavy, light, bout=bout)


@lru_cache(maxsize=1024)
def levels(dice: int, die: int, options: Options) -> tuple[float, float, float]:
    """The light, severe and critical hits that a damage throw brings on average if it is scored at its worst."""
    if dice <= 0:
        return 0.0, 0.0, 0.0
    if dice > LOOKED_AT:
        last, before = levels(LOOKED_AT, die, options), levels(LOOKED_AT - 1, die, options)
        more = dice - LOOKED_AT
        light, severe, critical = (one + more * (one - other) for one, other in zip(last, before, strict=True))
        return max(0.0, light), severe, critical
    law = Odds().law(resolve_damage, dice, die, "", "", "", options)
    light, severe, critical = (_mean_number(law, level) for level in LEVELS)
    return light, severe, critical


def _mean_number(law: Law[Hits], level: Level) -> float:
    return float(law.map(lambda hits: hits.count(level)).mean())


@lru_cache(maxsize=1 << 14)
def harm(dice: int, die: int, shell: Shell, options: Options) -> float:
    """What a damage throw does to somebody on average, in light wounds; a point of armour counts a little too."""
    light, severe, critical = levels(dice, die, options)
    return harm_of(light, severe, critical, shell)


def harm_of(light: float, severe: float, critical: float, shell: Shell) -> float:
    """What hits do to somebody who puts them where they hurt least."""
    if shell.bout:
        return DECISIVE if light + severe + critical > 0 else 0.0
    if shell.heavy:
        stopped = severe if shell.unarmed else min(severe, shell.heavy)
        worn = 0.0 if shell.unarmed else stopped + critical
        return SEVERE * (critical + severe - stopped) + WEAR * worn
    if shell.light:
        stopped = min(light, shell.light)
        worn = min(float(shell.light), light + severe + critical)
        return LIGHT * (light - stopped + severe) + SEVERE * critical + WEAR * worn
    return LIGHT * light + SEVERE * severe + CRITICAL * critical


def bearable(hero: Hero) -> float:
    """How much somebody can still bear before it is enough."""
    return max(0.5, ENOUGH - hero.marked - hero.severe_wounds)
