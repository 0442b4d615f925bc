"""What the master decides about one probe: dice given or taken, another minimum."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.rulings import Room, amount_of, without
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.pools import Loss, Losses, pool
from regelwerk.systems.heldencodex.state import Hero
from regelwerk.systems.heldencodex.values import MOST_DICE

DICE = Room("dice", "hc-ruling-dice", "HC-POOL-01", -3, 3)
MINIMUM = Room("minimum", "hc-ruling-minimum", "HC-POOL-04", -12, 12)


@rule("HC-POOL-01", "HC-QUA-04")
def dice_by_ruling(hero: Hero, ability: str, options: Options, losses: Losses = ()) -> Losses:
    """The losses of a probe with what the master takes, or gives back: never more than six dice."""
    amount = amount_of(hero.rulings, DICE.what) if hero.rulings else 0
    given = min(amount, MOST_DICE - pool(hero, ability, options, losses).dice.total)
    return (*losses, Loss(-given, DICE.rule_id, "hc-term-ruling")) if given else losses


@rule("HC-POOL-04", "HC:default_minimum")
def minimum_of(hero: Hero, stated: int, options: Options) -> Tally:
    """The result that somebody's probe has to reach: what is stated or usual, changed by the master."""
    figure = tally(stated or options.default_minimum, "HC-POOL-04", "hc-term-minimum")
    figure = figure.plus(amount_of(hero.rulings, MINIMUM.what), MINIMUM.rule_id, "hc-term-ruling", "master")
    return figure.at_least(1, MINIMUM.rule_id, "hc-term-lowest")


def ruling_counted(hero: Hero, room: Room) -> Hero:
    """What was decided about a probe counts no more for the next one."""
    return replace(hero, rulings=without(hero.rulings, (room.what,))) if hero.rulings else hero
