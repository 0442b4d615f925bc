"""Who should sit where if nobody says otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regelwerk.engine.effects import MASTER

if TYPE_CHECKING:
    from regelwerk.engine.game import System


def seats_for_people(system: System, start: Any) -> frozenset[str]:
    """The seats that people like to have: whoever is on the side that is named first.

    A seat that has somebody on either side is left to others, unless there is no other.
    """
    everybody = system.board(system.game.view(start, MASTER)).participants
    own = {one.seat for one in everybody if one.side == everybody[0].side}
    return frozenset(own - {one.seat for one in everybody if one.side != everybody[0].side} or own)
