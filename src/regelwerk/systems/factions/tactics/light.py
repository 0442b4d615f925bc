"""The light tactic: plans, and money for assets, by rules of thumb that read the prompt and ask for no chances.

It is for look-ahead and studies, where many games count for more than the best move in each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import ByRule
from regelwerk.systems.factions.rules.actions.improve import ASSET_PRICE, cannot_buy
from regelwerk.systems.factions.rules.actions.reorganise import can_reorganise
from regelwerk.systems.factions.rules.core.assets import is_hidden_from, limit
from regelwerk.systems.factions.rules.core.rolls import RerollScene
from regelwerk.systems.factions.state import Faction, World

RESERVE = 3
"""What is kept for soaking when an asset is bought."""
POOR = 4
"""With fewer points a faction gathers even if there is nothing to buy."""
WEAKENED = 2
"""So many wounds invite an attack."""


def _in_turn(prompt: Choose[Any]) -> str:
    """Heal, act, and buy an asset if there is money to spare: it counts as much again at the end."""
    scene: Any = prompt.scene
    world: World = scene
    me = world.find(prompt.who)
    if me.wounds and can_reorganise(me, world.scene.options):
        return "reorganise"
    if me.action == "available" and world.turns[-1].part == "act":
        return _act(world, me) if prompt.default == "end_turn" else prompt.default
    return _purchase(world, me) if me.rp >= ASSET_PRICE + RESERVE and _has_room(world, me) else "end_turn"


def _purchase(world: World, me: Faction) -> str:
    """The first asset on offer that can be bought."""
    for template in world.offers:
        if cannot_buy(world, me, template) is None:
            return f"improve:{template}"
    return "end_turn"


def _declaring(prompt: Choose[Any]) -> str:
    """Minor factions do as they are told; on their own they have little to win, and pass."""
    return prompt.default


def _act(world: World, me: Faction) -> str:
    """Go on with a plan; without one strike at whoever is weakened, or gather for an asset; otherwise pass."""
    for plan in me.plans:
        if plan.status == "open":
            return f"advance_plan:{plan.kind.id}"
    scene = world.scene
    # Where only the last one standing ends the campaign, everybody is a target.
    inviting = WEAKENED if scene.max_phases and scene.options.campaign_end == "scenario" else 0
    for other in world.factions:
        if len(other.wounds) >= inviting and other is not me and _is_target(world, me, other):
            return f"attack:{other.sheet.id}"
    return "gather" if me.rp < POOR or _has_room(world, me) else "end_turn"


def _has_room(world: World, me: Faction) -> bool:
    """Whether there is anything to save for."""
    return bool(world.offers) and len(me.assets) < limit(me, world.scene.options)


def _is_target(world: World, me: Faction, other: Faction) -> bool:
    """Whether it can be attacked, and is neither master nor servant."""
    if other.destroyed or other.controller == me.sheet.id or me.controller == other.sheet.id:
        return False
    return not is_hidden_from(other, me.sheet.id, world.scene.options)


def _reroll(prompt: Choose[Any]) -> str:
    """What has failed is rolled again where that costs nothing."""
    scene: Any = prompt.scene
    at: RerollScene = scene
    if at.standing < (0 if at.against is not None else 1):
        for asset, left in at.roller.free:
            if at.spent.assets.count(asset) < left:
                return f"free_reroll:{asset}"
    return "accept"


def _soak(prompt: Choose[Any]) -> str:  # noqa: ARG001  a wound costs more than its price
    return "soak"


def _free_attack(prompt: Choose[Any]) -> str:  # noqa: ARG001  it costs nothing
    return "free_attack"


def _joker(prompt: Choose[Any]) -> str:  # noqa: ARG001  nothing to wait for
    return "take_turn"


_ANSWERS: Mapping[str, Callable[[Choose[Any]], str]] = {
    "FA-PHA-05": _in_turn,
    "FA-PHA-09": _declaring,
    "FA-CORE-12": _reroll,
    "FA-ATK-05": _soak,
    "FA-AST-09": _free_attack,
    "FA-CORE-18": _joker,
}


LIGHT = ByRule("light", _ANSWERS)
"""Decides at once, by rules of thumb alone."""
