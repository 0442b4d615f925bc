"""What is worth following in a fight from round to round."""

from __future__ import annotations

from regelwerk.engine.screen.standings import Standing, Standings
from regelwerk.systems.phasesix.state import Combat, Fighter

FIGURES = ("ps-board-hearts", "ps-board-boosts")
WORTHS = (1, 1)


def standings(state: Combat) -> Standings:
    """Hearts and boosts are what a fight is about; a participant who lies down with some left is out all the same."""
    return Standings(FIGURES, tuple([_standing(state, fighter) for fighter in state.fighters]), worths=WORTHS)


def _standing(state: Combat, fighter: Fighter) -> Standing:
    """Those to be rescued are not out of it before death."""
    awaited = fighter.id in state.scene.goals.must_live
    out = fighter.is_dead or fighter.gone if awaited else fighter.is_out
    return Standing(fighter.id, out, (fighter.hearts, fighter.boosts))
