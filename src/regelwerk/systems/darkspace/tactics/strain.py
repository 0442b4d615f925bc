"""Strain: how many dice to buy for stress, and what a group's strength is spent on."""

from __future__ import annotations

from regelwerk.systems.darkspace.rules.core.probe import OneMoreScene
from regelwerk.systems.darkspace.rules.core.side_probes import BuyScene
from regelwerk.systems.darkspace.rules.core.strength import BETTER, NOBODY, SpendScene
from regelwerk.systems.darkspace.rules.fight.attack import MISS, attack_check
from regelwerk.systems.darkspace.tactics.fight import MOST_STRENGTH, STRENGTH
from regelwerk.systems.darkspace.tactics.stakes import Announced
from regelwerk.systems.darkspace.tactics.weights import Temper, stress_price

MOST_DICE = 3
WORTHWHILE = 0.05
PLENTY = 4
"""A group that has more strength than this strikes at one more."""


def dice(scene: BuyScene, most: int, temper: Temper) -> str:
    """As many dice as bring more than their stress costs."""
    actor = scene.world.find(scene.check.who)
    if scene.deed.kind == "last_breath":
        return str(min(most, 4))
    if actor.stress >= temper.nerve:
        return "0"
    act = Announced(scene.world, scene.deed, scene.check)
    plain = act.stake()

    def gain(n: int) -> float:
        if not n:
            return WORTHWHILE
        return act.stake(n) - plain - stress_price(scene.world, actor, n, temper)

    return str(max(range(min(MOST_DICE, most, max(0, temper.nerve - actor.stress)) + 1), key=gain))


def one_more(scene: OneMoreScene, temper: Temper) -> str:
    """One more die after the throw, while it falls short and the nerves hold."""
    values, rolled = scene.values, scene.rolled
    needed = MISS + 1 if values.difficulty is None else values.difficulty
    calm = rolled.bought < MOST_DICE and values.stress + rolled.bought < temper.nerve
    return "1" if calm and rolled.result < needed else "0"


def spend(scene: SpendScene, keys: list[str]) -> str:
    """Strength goes into further targets while there is plenty, and into the result of an act while it pays."""
    world, deed = scene.world, scene.deed
    group = world.find(deed.who)
    if scene.on == "targets":
        others = [key for key in keys if key != NOBODY and world.find(key).able]
        return others[0] if others and deed.kind == "attack" and group.strength > PLENTY else NOBODY
    if scene.on == "cost" or deed.kind != "attack":
        return "0"
    act = Announced(world, deed, attack_check(world, deed))
    most = min(MOST_STRENGTH, len(keys) - 1)
    return str(max(range(most + 1), key=lambda n: act.stake(0, BETTER * n) - STRENGTH * n))
