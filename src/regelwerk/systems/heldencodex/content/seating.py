"""Other seats than the scenario has them: who decides for whom."""

from __future__ import annotations

from collections.abc import Mapping

from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.state import Hero, World


def reseated(world: World, seating: Mapping[str, str]) -> World:
    """The scene with some of its figures at other seats."""
    return replace(world, heroes=tuple(_at_seat(one, seating.get(one.id, one.sheet.seat)) for one in world.heroes))


def _at_seat(hero: Hero, seat: str) -> Hero:
    return replace(hero, sheet=replace(hero.sheet, seat=seat))
