"""What is worth following in a skirmish from round to round."""

from __future__ import annotations

from regelwerk.engine.screen.standings import Standing, Standings
from regelwerk.systems.realms.state import World

FIGURES = ("re-figure-hp", "re-figure-ap")
WORTHS = (1, 0)
"""Action points are spent by everything that anybody does."""


def standings(world: World) -> Standings:
    """Hit points and action points."""
    models = []
    for model in world.models:
        gone = model.vitals.status not in ("waiting", "active")
        models.append(Standing(model.id, gone, (max(0, model.vitals.hp), 0 if gone else model.ap), model.side))
    return Standings(FIGURES, tuple(models), worths=WORTHS)
