"""Other seats than the scenario has them: who decides for whom."""

from __future__ import annotations

from collections.abc import Mapping

from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.state import World


def reseated(world: World, seating: Mapping[str, str]) -> World:
    """The battle with some of its models at other seats; what concerns a whole side stays with the side's own."""
    return replace(world, scene=replace(world.scene, seats=tuple(sorted(seating.items()))))
