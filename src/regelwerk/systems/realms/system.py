"""Realms as command line, table and lab see it."""

from __future__ import annotations

from collections.abc import Mapping

from regelwerk.engine.policies import Policy
from regelwerk.engine.rooms import Rooms
from regelwerk.systems.realms.game import Realms
from regelwerk.systems.realms.screen.news import NEWS
from regelwerk.systems.realms.tactics.policies import DEFAULT, PLAIN, TACTICS


class RealmsSystem(Rooms):
    """The game, its tactics and its name; everything else is in its rooms."""

    name = "realms"
    title: Mapping[str, str] = {"de": "Realms: Skirmish", "en": "Realms: Skirmish"}
    package = "regelwerk.systems.realms"
    game = Realms()
    tactics: Mapping[str, Policy] = TACTICS
    default_tactic = DEFAULT
    duel_tactic = DEFAULT
    outlook: Policy | None = PLAIN
    """Answers show what they cost by themselves, so their odds take nothing else into account."""
    first_scenario = "uebung"
    news = NEWS
    patience = 1.0
    duel_seconds = 0.2
    duel_fights = 200
    """Places on a table are too many to list: fights are simulated."""


SYSTEM = RealmsSystem()
