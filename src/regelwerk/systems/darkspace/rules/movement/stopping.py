"""Stopping somebody: what it takes to get past a defender, a weapon, something thrown."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.pools import talent
from regelwerk.systems.darkspace.rules.fight.hindrances import BARE_HANDS, Interrupt, arms
from regelwerk.systems.darkspace.state import Actor, World

BASE = 10


@rule("DS-DEF-05", "DS-DEF-13", "DS-DEF-16", "DS-CORE-06")
def by_hand(actor: Actor, rule_id: str, options: Options) -> Tally:
    """Against somebody's bare hands: 10, dexterity and constitution."""
    base = tally(BASE, rule_id, "ds-term-base")
    for name in ("dexterity", "constitution"):
        base = base.plus(talent(actor, name, options), rule_id, f"ds-talent-{name}", name)
    return base


@rule("DS-DEF-13", "DS-DEF-16")
def by_weapon(world: World, actor: Actor, weapon_id: str) -> Tally:
    """Against a weapon: 10, its class and its size."""
    weapon = next(weapon for weapon, _ in arms(world, actor) if weapon.id == weapon_id)
    base = tally(BASE, "DS-DEF-13", "ds-term-base").plus(weapon.mk, "DS-DEF-13", "ds-term-class", "mk")
    return base.plus(weapon.size, "DS-DEF-13", "ds-term-size", "size")


@rule("DS-DEF-14", "DS-DEF-15")
def by_obstacle(size: int, rule_id: str) -> Tally:
    """Against something that lies in the way: 10 and twice its size, to get over it or to break through."""
    return tally(BASE, rule_id, "ds-term-base").plus(2 * size, rule_id, "ds-term-twice-size", "size")


def movement_difficulty(world: World, actor: Actor, interrupt: Interrupt) -> Tally:
    """What a mover has to reach against one who wants to stop the movement."""
    if interrupt.kind == "obstacle":
        return by_obstacle(actor.sheet.item(interrupt.tool).size, "DS-DEF-14")
    if interrupt.tool == BARE_HANDS:
        return by_hand(actor, "DS-DEF-13", world.options)
    return by_weapon(world, actor, interrupt.tool)


def raised(difficulty: Tally, to: Tally, rule_id: str, by: str) -> Tally:
    """The higher of two difficulties: what is missing comes on top, with its reason."""
    return difficulty.plus(max(0, to.total - difficulty.total), rule_id, "ds-term-hindered", by)
