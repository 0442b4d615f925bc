"""What is worth following in a campaign from phase to phase."""

from __future__ import annotations

from regelwerk.engine.screen.standings import Standing, Standings
from regelwerk.systems.factions.rules.core.assets import is_usable
from regelwerk.systems.factions.rules.phase.ending import score
from regelwerk.systems.factions.state import Faction, World

FIGURES = ("fa-figure-rp", "fa-figure-wounds", "fa-figure-assets", "fa-figure-score")
WORTHS = (1, -1, 1, 0)
"""The score follows from the others."""


def standings(world: World) -> Standings:
    """Points, wounds, usable assets, and the score at the end."""
    participants = tuple([_standing(world, faction) for faction in world.factions])
    return Standings(FIGURES, participants, unit="fa-unit-phase", worths=WORTHS)


def _standing(world: World, faction: Faction) -> Standing:
    options = world.options
    usable = 0 if faction.destroyed else sum(1 for asset in faction.assets if is_usable(asset, options))
    wounds = len(faction.wounds)
    if faction.veiled:
        rp = None if options.hidden_values == "plans_and_rp" else faction.rp
        return Standing(faction.id, faction.destroyed, (rp, wounds, usable, None))
    return Standing(faction.id, faction.destroyed, (faction.rp, wounds, usable, score(world, faction).total))
