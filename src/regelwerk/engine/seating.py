"""Who should sit where if nobody says otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import MASTER

if TYPE_CHECKING:
    from regelwerk.engine.system import RuleSystem, System

SEATING = "seating"
"""Under this name a document says which figures sit at which seat, where that is another than the scenario's."""


def checked_seating(system: RuleSystem[Any, Any, Any], start: Any, seating: Any) -> Mapping[str, str]:
    """What a document says about its seats: each figure sits at a seat of the scene, or at one with a figure's name."""
    figures = {card.id for card in system.display(system.game.view(start, MASTER)).cards}
    seats = {*system.game.seats(start), *figures}
    if not isinstance(seating, Mapping):
        raise ContentError("content-seating", figure="", seat=str(seating)[:80])
    for figure, seat in seating.items():
        if figure not in figures or seat not in seats:
            raise ContentError("content-seating", figure=str(figure)[:80], seat=str(seat)[:80])
    return seating


def seats_for_people(system: System, start: Any) -> frozenset[str]:
    """The seats that people like to have: those on the side that is named first.

    A seat that has somebody on either side is left to others, unless there is no other.
    """
    return frozenset(next(iter(seats_of_sides(system, start).values())))


def seats_of_sides(system: System, start: Any) -> dict[str, tuple[str, ...]]:
    """The sides as they are named, with their seats; one that others use too only where a side has no other."""
    everybody = system.display(system.game.view(start, MASTER)).cards
    found: dict[str, tuple[str, ...]] = {}
    for side in dict.fromkeys(one.side for one in everybody):
        own = dict.fromkeys(one.seat for one in everybody if one.side == side)
        others = {one.seat for one in everybody if one.side != side}
        found[side] = tuple(seat for seat in own if seat not in others) or tuple(own)
    return found
