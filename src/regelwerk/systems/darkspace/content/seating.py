"""Other seats than the scenario has them: who decides for whom."""

from __future__ import annotations

from collections.abc import Mapping

from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.state import Actor, World


def reseated(world: World, seating: Mapping[str, str]) -> World:
    """The confrontation with some of its figures at other seats."""
    return replace(world, actors=tuple(_at_seat(one, seating.get(one.id, one.sheet.seat)) for one in world.actors))


def _at_seat(actor: Actor, seat: str) -> Actor:
    return replace(actor, sheet=replace(actor.sheet, seat=seat))
