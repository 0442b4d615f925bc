"""Protection: what armour stops, what penetration takes off it, and how armour suffers."""

from __future__ import annotations

from functools import lru_cache

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.state import Fighter
from regelwerk.systems.phasesix.values import Sheet


@rule("PS-PRO-03", "PS-SHD-05")
def protection_tally(fighter: Fighter, options: Options) -> Tally:
    """Natural protection and all worn armour; shields never count (unless a table wants it)."""
    return worn_protection(fighter.sheet, fighter.armor_condition, options)


@lru_cache(maxsize=1024)
def worn_protection(sheet: Sheet, armor_condition: tuple[int, ...], options: Options) -> Tally:
    """The same for a sheet whose armour is in this condition."""
    figure = tally(sheet.base_protection, "PS-PRO-03", "ps-term-natural-protection")
    for number, piece in enumerate(sheet.armor):
        worth = _worth(piece.protection, armor_condition[number], options)
        figure = figure.plus(worth, "PS-PRO-03", "ps-term-armor", f"{piece.id}.{number}")
    if options.shield_counts_as_protection and sheet.shield is not None:
        figure = figure.plus(sheet.shield.protection, "PS:shield_counts_as_protection", "ps-term-shield", "shield")
    return figure


def _worth(protection: int, condition_pct: int, options: Options) -> int:
    """What a damaged piece still protects (PS:armor_condition_effect)."""
    if options.armor_condition_effect == "scaled":
        return protection * condition_pct // 100
    if options.armor_condition_effect == "none":
        return protection
    return protection if condition_pct else 0


@rule("PS-PRO-03", "PS:ruling_41")
def penetrated(protection: Tally, penetration: int, weapon: str = "penetration") -> Tally:
    """Penetration lowers protection, never below nothing."""
    if not penetration:
        return protection
    figure = protection.plus(-penetration, "PS-PRO-03", "ps-term-penetration", weapon)
    return figure.at_least(0, "PS:ruling_41", "ps-term-penetration-lost")


@rule("PS-ARM-01", "PS-ARM-02")
def damage_armor(fighter: Fighter, prevented: int) -> Play[Fighter]:
    """Ten points of condition for every two hits stopped, off the strongest piece that has any left."""
    loss = 10 * (prevented // 2)
    usable = [n for n, condition in enumerate(fighter.armor_condition) if condition]
    if not loss or not usable:
        return fighter
    piece = max(usable, key=lambda n: fighter.sheet.armor[n].protection)
    left = max(0, fighter.armor_condition[piece] - loss)
    armor = Ref(fighter.sheet.armor[piece].id)
    yield note("PS-ARM-01", "ps-armor-damaged", who=Ref(fighter.id), armor=armor, loss=loss, left=left)
    conditions = list(fighter.armor_condition)
    conditions[piece] = left
    return replace(fighter, armor_condition=tuple(conditions))
