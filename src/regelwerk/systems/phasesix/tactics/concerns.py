"""What matters in a fight, for those who judge who is going to win it."""

from __future__ import annotations

from math import log

from regelwerk.engine.concerns import Row
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.tactics.estimates import threat

CONCERNS = (
    "standing",
    "health",
    "force",
    "force_to_come",
    "actions",
    "aimed",
    "bonus_dice",
    "destiny_dice",
    "rerolls",
    "dying",
    "bleeding",
    "hampered",
    "vital",
    "log_health",
    "log_force",
)

FIT = 4
"""With so many hearts or more somebody is as good as unhurt: blows seldom take more."""
COUNTED = 13
"""The concerns before the logarithms are sums over the participants of a side."""
HAMPERING = ("shocked", "poisoned", "burning", "asleep")
"""Conditions that cost dice or raise the Mindestwurf of whatever somebody tries."""
LITTLE = 0.3
"""Keeps the logarithm of nothing at bay."""


def concerns(state: Combat) -> dict[str, Row]:
    """What each side has left, and how much of it is still to come in this round."""
    rows = {fighter.sheet.side: [0.0] * COUNTED for fighter in state.fighters}
    for place, fighter in enumerate(state.fighters):
        _count(rows[fighter.sheet.side], fighter, is_to_come=place > state.turn or state.phase != "turn")
    for vital in state.scene.goals.must_live:
        fighter = state.find(vital)
        rows[fighter.sheet.side][12] += fighter.level("dying")
    return {side: (*row, log(LITTLE + row[1]), log(LITTLE + row[2])) for side, row in rows.items()}


def _count(row: list[float], fighter: Fighter, *, is_to_come: bool) -> None:
    if fighter.is_out:
        row[9] += fighter.has("dying")
        return
    force = threat(fighter.sheet)
    row[0] += 1
    row[1] += (fighter.hearts + fighter.boosts) / fighter.sheet.max_hearts
    row[2] += force * min(1.0, fighter.hearts / FIT)
    row[3] += force * is_to_come
    row[4] += force * fighter.actions
    row[5] += force * (fighter.aim.actions if fighter.aim is not None else 0)
    row[6] += fighter.bonus_dice
    row[7] += fighter.destiny_dice
    row[8] += fighter.rerolls
    if fighter.conditions:
        row[10] += fighter.level("bleeding")
        row[11] += force * sum([level for name, level in fighter.conditions if name in HAMPERING])


def party_of(state: Combat, seat: str) -> str:
    """The side that a seat fights for."""
    return next((fighter.side for fighter in state.fighters if fighter.seat == seat), "")
