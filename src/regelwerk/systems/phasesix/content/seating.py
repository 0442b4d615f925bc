"""Other seats than the scenario has them: who decides for whom."""

from __future__ import annotations

from collections.abc import Mapping

from regelwerk.engine.state_values import replace
from regelwerk.systems.phasesix.state import Combat, Fighter


def reseated(state: Combat, seating: Mapping[str, str]) -> Combat:
    """The fight with some of its figures at other seats."""
    return replace(state, fighters=tuple(_at_seat(one, seating.get(one.id, one.seat)) for one in state.fighters))


def _at_seat(fighter: Fighter, seat: str) -> Fighter:
    return replace(fighter, sheet=replace(fighter.sheet, seat=seat))
