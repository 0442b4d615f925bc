"""Factions as command line, table and lab see them."""

from __future__ import annotations

from collections.abc import Mapping

from regelwerk.engine.policies import Policy
from regelwerk.engine.rooms import Rooms
from regelwerk.systems.factions.game import Factions
from regelwerk.systems.factions.screen.news import NEWS
from regelwerk.systems.factions.tactics.policies import DEFAULT, TACTICS


class FactionsSystem(Rooms):
    """The game, its tactics and its name; everything else is in its rooms."""

    name = "factions"
    title: Mapping[str, str] = {"de": "Fraktionen", "en": "Factions"}
    package = "regelwerk.systems.factions"
    game = Factions()
    tactics: Mapping[str, Policy] = TACTICS
    default_tactic = DEFAULT
    duel_tactic = "war"
    first_scenario = "nebelhafen"
    news = NEWS


SYSTEM = FactionsSystem()
