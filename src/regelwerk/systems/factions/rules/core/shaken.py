"""The condition shaken: what it takes, what becomes of the action, and how it ends."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.state import Faction, World


@rule("FA-SHK-01", "FA-SHK-10", "FA:allow_hold")
def shake(world: World, who: str) -> World:
    """A shaken faction cannot take actions: one still to come in its own turn is lost, and so is a card on hold."""
    faction = world.find(who)
    action = "shaken" if faction.action == "available" else faction.action
    world = world.put(replace(faction, shaken=True, action=action, on_hold=False))
    if faction.on_hold:
        world = replace(world, waiting=tuple(one for one in world.waiting if one != who))
    return world


@rule("FA-SHK-10", "FA:late_shake_off_restores_action")
def steadied(faction: Faction, restores: bool) -> Faction:
    """No longer shaken. An action that was lost only to being shaken comes back in the same turn."""
    action = "available" if faction.action == "shaken" and restores else faction.action
    return replace(faction, shaken=False, action=action)
