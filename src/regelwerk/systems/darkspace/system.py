"""Dark Space as command line, table and lab see it."""

from __future__ import annotations

from collections.abc import Mapping

from regelwerk.engine.policies import Policy
from regelwerk.engine.rooms import Rooms
from regelwerk.systems.darkspace.game import DarkSpace
from regelwerk.systems.darkspace.screen.news import NEWS
from regelwerk.systems.darkspace.tactics.policies import DEFAULT, PLAIN, TACTICS


class DarkSpaceSystem(Rooms):
    """The game, its tactics and its name; everything else is in its rooms."""

    name = "darkspace"
    title: Mapping[str, str] = {"de": "Dark Space: Konfrontation", "en": "Dark Space: Confrontation"}
    package = "regelwerk.systems.darkspace"
    game = DarkSpace()
    tactics: Mapping[str, Policy] = TACTICS
    default_tactic = DEFAULT
    duel_tactic = DEFAULT
    outlook: Policy | None = PLAIN
    """Answers show what they cost by themselves, so their odds take nothing else into account."""
    first_scenario = "duell"
    news = NEWS
    patience = 0.5
    """There are many small questions: bought dice, interrupts, extras."""
    duel_seconds = 2.0
    duel_fights = 200
    """A confrontation has too many states to list, and every phase of it takes its decisions."""


SYSTEM = DarkSpaceSystem()
