"""Games of every system, played a little way by their tactics, for tests that look at them."""

from __future__ import annotations

from functools import cache
from typing import Any

from regelwerk.dice import Law, RandomDice
from regelwerk.engine.book.messages import Phrasebook, phrasebook
from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.system import System, system
from regelwerk.table.errors import TABLE
from regelwerk.table.screens.language import Language

SYSTEMS = ("darkspace", "factions", "heldencodex", "phasesix", "realms")
SPECTATOR = ""


def fresh(name: str, scenario: str = "") -> tuple[System, Session[Any]]:
    """A game that begins."""
    found = system(name)
    document = found.scenario(found.content(), scenario or found.first_scenario, {})
    return found, new_session(found.game, found.start(document), document, seed=bytes(32))


def answer(found: System, session: Session[Any]) -> None:
    """The first open question, as the usual tactic answers it."""
    prompt = session.prompts[0]
    decision = found.tactics[found.default_tactic].decide(prompt)
    if isinstance(decision, Law):
        decision = decision.draw(RandomDice(session.journal.next_number))
    session.answer(prompt.seat, decision)


@cache
def played(name: str, steps: int = 30, scenario: str = "") -> tuple[System, Session[Any]]:
    """A game after so many answers; whoever wants to play on begins a fresh one."""
    found, session = fresh(name, scenario)
    for _ in range(steps):
        if session.outcome is not None:
            break
        answer(found, session)
    return found, session


class Strict(Language):
    """A language that leaves no gaps: what cannot be said raises."""

    @property
    def book(self) -> Phrasebook:
        return phrasebook(self.lang, TABLE, self.system.package)


def onlookers(found: System, session: Session[Any]) -> tuple[str, ...]:
    """Everybody who may look at a game: the master, each seat, a spectator."""
    return (MASTER, *found.game.seats(session.state), SPECTATOR)
