"""Current attributes: the card's values with everything that lowers or raises them now, each reason with its rule."""

from __future__ import annotations

from functools import lru_cache

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.state import Model, Vitals, World
from regelwerk.systems.realms.values import LIMBS, Attribute, Card

Aids = tuple[tuple[Attribute, int], ...]
FROM_CONTROLLER: tuple[Attribute, ...] = ("agi", "fk", "eh")


@lru_cache(maxsize=1 << 14)
@rule("RE-ATR-01", "RE-ATR-02", "RE-CARD-02", "RE-CRT-03", "RE-MIK-11", "RE-MIK-13", "RE-DIE-04")
def profile(card: Card, vitals: Vitals, aids: Aids, name: Attribute, options: Options) -> Tally:
    """An attribute as it is now; it never falls below 0."""
    now = tally(card.attribute(name), "RE-ATR-01", f"re-attribute-{name}", card.id)
    if card.is_mike and name == "bw":
        now = now.plus(-_lost_to_legs(now.total, vitals, options), "RE-MIK-11", "re-term-legs")
    if card.is_mike and name == "agi":
        now = now.plus(-destroyed_arms(vitals), "RE-MIK-13", "re-term-arms-lost")
    if vitals.critical:
        now = now.plus(-1, "RE-CRT-03", "re-term-critical")
    now = now.plus(dict(aids).get(name, 0), "RE-EQP-03", "re-term-equipment")
    return now.at_least(0, "RE-ATR-01", "re-term-floor")


@rule("RE-MIK-11", "RE:legs_critical_rounding")
def _lost_to_legs(bw: int, vitals: Vitals, options: Options) -> int:
    """Critical legs halve the movement, before a critical torso takes its share."""
    if "legs" not in vitals.was_critical:
        return 0
    return bw // 2 if options.legs_critical_rounding == "up" else bw - bw // 2


def destroyed_arms(vitals: Vitals) -> int:
    """How many arms of a MIKe have no hit points left."""
    return sum(hp == 0 for limb, hp in zip(LIMBS, vitals.limbs, strict=True) if limb != "legs")


@rule("RE:drones")
def attribute(world: World, model: Model, name: Attribute) -> Tally:
    """An attribute of a model on the table; a commanded drone has some of its controller's."""
    if model.controller and name in FROM_CONTROLLER:
        model = world.find(model.controller)
    return profile(model.card, model.vitals, model.aided, name, world.options)


def value(world: World, model: Model, name: Attribute) -> int:
    """The number alone."""
    return attribute(world, model, name).total
