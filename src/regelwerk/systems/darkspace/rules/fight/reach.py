"""Reach: whether a weapon can be used against somebody from here, and how much the distance hampers it."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.systems.darkspace.rules.chase.chase import chase_reach
from regelwerk.systems.darkspace.rules.core.probe import Burden
from regelwerk.systems.darkspace.rules.movement.distances import category, line_of_fire
from regelwerk.systems.darkspace.state import World
from regelwerk.systems.darkspace.values import CATEGORIES, EXTREME, NEAR, SHORT, Weapon, ideal_range


class Reach(NamedTuple):
    """How well a weapon reaches somebody: steps off its ideal range, or why it does not reach at all."""

    steps: int = 0
    refused: Refused | None = None
    in_chase: bool = False


@rule("DS-RNG-01", "DS-RNG-03", "DS-DST-02", "DS-CHA-05", "DS-MAC-07", "DS:chase_far_shot")
def reach(world: World, who: str, target: str, weapon: Weapon) -> Reach:
    """By distance category: each category off the ideal one is a step, three or more are impossible.

    Between machines in a chase the distance units decide. Blades and fists need touching distance.
    """
    apart = category(world, who, target)
    if apart > EXTREME:
        return _in_chase(world, who, target, weapon)
    if weapon.kind in ("melee", "natural"):
        # An attacker out of hiding has crept up already.
        if apart == NEAR or (apart == SHORT and world.find(who).infiltrating):
            return Reach()
        return Reach(refused=Refused(phrase("ds-refuse-not-near", whom=Ref(target)), "DS-DST-02"))
    if not line_of_fire(world, who, target):
        return Reach(refused=Refused(phrase("ds-refuse-no-line", whom=Ref(target)), "DS-DEF-09"))
    steps = abs(apart - ideal_range(weapon))
    if steps > 2:
        distance = Word(f"ds-distance-{CATEGORIES[apart]}")
        return Reach(steps, Refused(phrase("ds-refuse-range", weapon=Ref(weapon.id), distance=distance), "DS-RNG-03"))
    return Reach(steps)


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
