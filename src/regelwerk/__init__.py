"""Regelwerk: exact dice odds, tabletop rules and whole games from one text of rules.

>>> import regelwerk
>>> regelwerk.law("3W6").at_least(16)
Fraction(5, 108)

Everything named here is loaded when it is first used, so `import regelwerk` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regelwerk.dice import GivenDice, Law, NotationError, RandomDice, Throw
    from regelwerk.engine.book.messages import phrasebook
    from regelwerk.engine.book.rulebook import rule
    from regelwerk.engine.effects import choose, do, note, roll
    from regelwerk.engine.interpreters.odds import odds
    from regelwerk.engine.interpreters.replay import replay, verify
    from regelwerk.engine.interpreters.scripted import scripted
    from regelwerk.engine.interpreters.session import Session, new_session, resume
    from regelwerk.engine.policies import AtRandom, BySeat, Defaults, Fixed, Policy
    from regelwerk.engine.screen.sheets import Character
    from regelwerk.engine.system import system, system_names
    from regelwerk.lab.campaign import Campaign
    from regelwerk.lab.duel import DuelResult
    from regelwerk.library import (
        advise,
        ask,
        campaign,
        duel,
        env,
        law,
        new_game,
        parallel_env,
        player,
        plot,
        seat_env,
        sheet,
        throw,
    )

__all__ = [
    "AtRandom",
    "BySeat",
    "Campaign",
    "Character",
    "Defaults",
    "DuelResult",
    "Fixed",
    "GivenDice",
    "Law",
    "NotationError",
    "Policy",
    "RandomDice",
    "Session",
    "Throw",
    "advise",
    "ask",
    "campaign",
    "choose",
    "do",
    "duel",
    "env",
    "law",
    "new_game",
    "new_session",
    "note",
    "odds",
    "parallel_env",
    "phrasebook",
    "player",
    "plot",
    "replay",
    "resume",
    "roll",
    "rule",
    "scripted",
    "seat_env",
    "sheet",
    "system",
    "system_names",
    "throw",
    "verify",
]

_ROOMS = {
    "regelwerk.dice": ("GivenDice", "Law", "NotationError", "RandomDice", "Throw"),
    "regelwerk.engine.effects": ("choose", "do", "note", "roll"),
    "regelwerk.engine.system": ("system", "system_names"),
    "regelwerk.engine.book.messages": ("phrasebook",),
    "regelwerk.engine.interpreters.odds": ("odds",),
    "regelwerk.engine.policies": ("AtRandom", "BySeat", "Defaults", "Fixed", "Policy"),
    "regelwerk.engine.interpreters.replay": ("replay", "verify"),
    "regelwerk.engine.book.rulebook": ("rule",),
    "regelwerk.engine.interpreters.scripted": ("scripted",),
    "regelwerk.engine.interpreters.session": ("Session", "new_session", "resume"),
    "regelwerk.engine.screen.sheets": ("Character",),
    "regelwerk.lab.campaign": ("Campaign",),
    "regelwerk.lab.duel": ("DuelResult",),
    "regelwerk.library": (
        "advise",
        "ask",
        "campaign",
        "duel",
        "env",
        "law",
        "new_game",
        "parallel_env",
        "player",
        "plot",
        "seat_env",
        "sheet",
        "throw",
    ),
}
_HOMES = {name: room for room, names in _ROOMS.items() for name in names}


if not TYPE_CHECKING:  # type checkers see the imports above, and so every misspelt name

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(_HOMES[name]), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return __all__
