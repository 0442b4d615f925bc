"""What is worth following in a scene from round to round."""

from __future__ import annotations

from regelwerk.engine.screen.standings import Standing, Standings
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, Fighter
from regelwerk.systems.heldencodex.rules.scene.captions import unit_of
from regelwerk.systems.heldencodex.state import Hero, World

FIGURES = ("hc-figure-segments", "hc-figure-physis", "hc-figure-psyche", "hc-figure-critical")
WORTHS = (-1, 1, 1, -1)


def fighter_of(world: World, hero: Hero) -> Fighter | None:
    """Somebody as a fighter, while there is a fight with them in it."""
    if not isinstance(world.act, Fight):
        return None
    who = hero.id
    for fighter in world.act.fighters:
        if fighter.who == who:
            return fighter
    return None


def standings(world: World) -> Standings:
    """Segments marked, both tracks, critical wounds."""
    plans = world.scene.plans
    unit = unit_of(plans[max(0, world.at - 1)]) if plans else "hc-unit-round"
    return Standings(FIGURES, tuple(_standing(world, hero) for hero in world.heroes), unit=unit, worths=WORTHS)


def _standing(world: World, hero: Hero) -> Standing:
    fighter = fighter_of(world, hero)
    out = hero.down == "dead" or (fighter is not None and bool(fighter.out))
    return Standing(hero.id, out, (hero.marked, hero.left("physis"), hero.left("psyche"), hero.critical_wounds))
