"""Reach: whether a weapon can be used against somebody from here, and how much the distance hampers it."""

from __future__ import annotations

from functools import lru_cache

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.state_values import Value
from regelwerk.systems.darkspace.rules.chase.chase import chase_reach
from regelwerk.systems.darkspace.rules.core.probe import Burden
from regelwerk.systems.darkspace.rules.movement.distances import apart, line_of_fire
from regelwerk.systems.darkspace.state import Actor, World
from regelwerk.systems.darkspace.values import CATEGORIES, EXTREME, NEAR, SHORT, Weapon, ideal_range


class Reach(Value, frozen=True):
    """How well a weapon reaches somebody: steps off its ideal range, or why it does not reach at all."""

    steps: int = 0
    refused: Refused | None = None
    in_chase: bool = False


AT_HAND = Reach()
"""Nothing is in the way."""


@rule("DS-RNG-01", "DS-RNG-03", "DS-DST-02", "DS-CHA-05", "DS-MAC-07", "DS:chase_far_shot")
def reach(world: World, who: str, target: str, weapon: Weapon) -> Reach:
    """By distance category: each category off the ideal one is a step, three or more are impossible.

    Between machines in a chase the distance units decide. Blades and fists need touching distance.
    """
    here, there = world.find(who), world.find(target)
    return reach_over(world, here, there, weapon, apart(world, here, there))


@rule("DS-RNG-01", "DS-RNG-03", "DS-DST-02")
def reach_over(world: World, here: Actor, there: Actor, weapon: Weapon, far: int) -> Reach:
    """Over a distance that is known: many weapons are tried over the same one."""
    if far > EXTREME:
        return _in_chase(world, here.id, there.id, weapon)
    if weapon.kind in ("melee", "natural"):
        # An attacker out of hiding has crept up already.
        if far == NEAR or (far == SHORT and here.infiltrating):
            return AT_HAND
        return Reach(refused=_not_near(there.id))
    if not line_of_fire(world, here, there):
        return Reach(refused=Refused(phrase("ds-refuse-no-line", whom=Ref(there.id)), "DS-DEF-09"))
    steps = abs(far - ideal_range(weapon))
    if steps > 2:
        distance = Word(f"ds-distance-{CATEGORIES[far]}")
        return Reach(steps, Refused(phrase("ds-refuse-range", weapon=Ref(weapon.id), distance=distance), "DS-RNG-03"))
    return Reach(steps) if steps else AT_HAND


@lru_cache(maxsize=256)
def _not_near(target: str) -> Refused:
    """The refusal that is made most often: every blade and every fist, against everybody who is not at hand."""
    return Refused(phrase("ds-refuse-not-near", whom=Ref(target)), "DS-DST-02")


def _in_chase(world: World, who: str, target: str, weapon: Weapon) -> Reach:
    found = chase_reach(world, who, target, weapon)
    if found == "ideal":
        return Reach(0, None, True)
    if found == "far":
        return Reach(0 if world.options.chase_far_shot == "normal" else 1, None, True)
    # Without a chase only a hull keeps two apart like this.
    rule_id = "DS-MAC-07" if world.chase is None else "DS-CHA-05"
    return Reach(refused=Refused(phrase("ds-refuse-out-of-reach", whom=Ref(target)), rule_id))


@rule("DS-RNG-03", "DS:chase_far_shot")
def range_burden(found: Reach) -> Burden | None:
    """One step off: hampered; two: desperate."""
    if not found.steps:
        return None
    rule_id = "DS-CHA-05" if found.in_chase else "DS-RNG-03"
    return Burden("hampered" if found.steps == 1 else "desperate", rule_id, "ds-term-range")
