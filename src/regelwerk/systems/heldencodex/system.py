"""1192 Heldencodex as command line, table and lab see it."""

from __future__ import annotations

from collections.abc import Mapping

from regelwerk.engine.policies import Policy
from regelwerk.engine.rooms import Rooms
from regelwerk.systems.heldencodex.game import Heldencodex
from regelwerk.systems.heldencodex.screen.news import NEWS
from regelwerk.systems.heldencodex.tactics.policies import DEFAULT, TACTICS


class HeldencodexSystem(Rooms):
    """The game, its tactics and its name; everything else is in its rooms."""

    name = "heldencodex"
    title: Mapping[str, str] = {"de": "1192 Heldencodex", "en": "1192 Heldencodex"}
    package = "regelwerk.systems.heldencodex"
    game = Heldencodex()
    tactics: Mapping[str, Policy] = TACTICS
    default_tactic = DEFAULT
    duel_tactic = DEFAULT
    first_scenario = "duel"
    news = NEWS
    patience = 0.5
    """There are many small questions, and most of them come with advice."""


SYSTEM = HeldencodexSystem()
