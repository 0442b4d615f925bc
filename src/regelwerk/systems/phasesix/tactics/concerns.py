"""What matters in a fight, for those who judge who is going to win it."""

from __future__ import annotations

from math import log

from regelwerk.engine.concerns import Row
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.tactics.estimates import best_blow, threat
from regelwerk.systems.phasesix.tactics.places import exposure

CONCERNS = (
    "standing",
    "health",
    "force",
    "force_to_come",
    "actions",
    "blows",
    "exposed",
    "bonus_dice",
    "destiny_dice",
    "rerolls",
    "dying",
    "bleeding",
    "hampered",
    "vital",
    "log_health",
    "log_force",
    "log_blows",
)

FIT = 4
"""With so many hearts or more somebody is as good as unhurt: blows seldom take more."""
COUNTED = 14
"""The concerns before the logarithms are sums over the participants of a side."""
HAMPERING = ("shocked", "poisoned", "burning", "asleep")
"""Conditions that cost dice or raise the Mindestwurf of whatever somebody tries."""
LITTLE = 0.3
"""Keeps the logarithm of nothing at bay."""


def concerns(state: Combat) -> dict[str, Row]:
    """What each side has left, and how much of it is still to come in this round."""
    rows = {fighter.sheet.side: [0.0] * COUNTED for fighter in state.fighters}
    for place, fighter in enumerate(state.fighters):
        is_to_come = place > state.turn or (place == state.turn and state.phase != "turn")
        _count(rows[fighter.sheet.side], state, fighter, is_to_come=is_to_come)
    for vital in state.scene.goals.must_live:
        fighter = state.find(vital)
        rows[fighter.sheet.side][13] += fighter.level("dying")
    return {
        side: (*row, log(LITTLE + row[1]), log(LITTLE + row[2]), log(LITTLE + row[5])) for side, row in rows.items()
    }


def _count(row: list[float], state: Combat, fighter: Fighter, *, is_to_come: bool) -> None:
    if fighter.is_out:
        row[10] += fighter.has("dying")
        return
    force = threat(fighter.sheet)
    row[0] += 1
    row[1] += (fighter.hearts + fighter.boosts) / fighter.sheet.max_hearts
    row[2] += force * min(1.0, fighter.hearts / FIT)
    row[3] += force * is_to_come
    if not (fighter.unaware or fighter.is_helpless):
        # What the best attack takes from where somebody stands: reach, cover, aim and what is in hand are all in it.
        worth = best_blow(state, fighter).worth
        row[4] += worth * fighter.actions
        row[5] += worth
        row[6] += exposure(state, fighter)
    row[7] += fighter.bonus_dice
    row[8] += fighter.destiny_dice
    row[9] += fighter.rerolls
    if fighter.conditions:
        row[11] += fighter.level("bleeding")
        row[12] += force * sum([level for name, level in fighter.conditions if name in HAMPERING])


def party_of(state: Combat, seat: str) -> str:
    """The side that a seat fights for."""
    return next((fighter.side for fighter in state.fighters if fighter.seat == seat), "")
