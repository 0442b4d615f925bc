"""What the master decides about one roll of a faction: a modifier on the next roll of its kind."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.rulings import Room, Ruling, Rulings
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.state import Faction, Modifier
from regelwerk.systems.factions.values import ROLL_KINDS

MOST = 4
MASTER_WORD = "master"
"""The source of what the master decides without naming another."""
ROOMS = tuple(Room(kind, f"fa-roll-{kind}", "FA-GM-13", -MOST, MOST) for kind in ROLL_KINDS)


def _is_ruling(modifier: Modifier) -> bool:
    return modifier.lasts == "next_roll" and modifier.source == MASTER_WORD


def rulings_of(faction: Faction) -> Rulings:
    """What was decided about the next rolls of a faction, one of each kind."""
    return tuple(Ruling(one.roll, one.amount) for one in faction.modifiers if _is_ruling(one))


@rule("FA-GM-13")
def with_rulings(faction: Faction, rulings: Rulings) -> Faction:
    """A faction with these decisions, and with everything else that changes its rolls."""
    rest = tuple(one for one in faction.modifiers if not _is_ruling(one))
    new = tuple(Modifier(one.what, one.amount, MASTER_WORD, "next_roll") for one in rulings)
    return replace(faction, modifiers=(*rest, *new))
