"""Other seats than the scenario has them: who decides for whom."""

from __future__ import annotations

from collections.abc import Mapping

from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.state import Faction, World


def reseated(world: World, seating: Mapping[str, str]) -> World:
    """The world with some of its factions led by other seats."""
    led = (_at_seat(one, seating.get(one.sheet.id, one.sheet.seat)) for one in world.factions)
    return replace(world, factions=tuple(led))


def _at_seat(faction: Faction, seat: str) -> Faction:
    return replace(faction, sheet=replace(faction.sheet, seat=seat))
