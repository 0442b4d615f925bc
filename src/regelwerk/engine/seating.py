"""Who should sit where if nobody says otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regelwerk.engine.effects import MASTER

if TYPE_CHECKING:
    from regelwerk.engine.system import System


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
