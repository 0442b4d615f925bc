"""Phase Six as command line, table and lab see it."""

from __future__ import annotations

from collections.abc import Mapping

from regelwerk.engine.policies import Policy
from regelwerk.engine.rooms import Rooms
from regelwerk.systems.phasesix.game import PhaseSix
from regelwerk.systems.phasesix.screen.news import NEWS
from regelwerk.systems.phasesix.tactics.policies import DEFAULT, TACTICS


class PhaseSixSystem(Rooms):
    """The game, its tactics and its name; everything else is in its rooms."""

    name = "phasesix"
    title: Mapping[str, str] = {"de": "Phase Six: Kampf", "en": "Phase Six: combat"}
    package = "regelwerk.systems.phasesix"
    game = PhaseSix()
    tactics: Mapping[str, Policy] = TACTICS
    default_tactic = DEFAULT
    duel_tactic = DEFAULT
    first_scenario = "schlaegerei"
    news = NEWS


SYSTEM = PhaseSixSystem()
