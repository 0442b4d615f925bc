"""Thinking ahead: what the computer's seats decide, and what answers would bring. Nobody at the table waits for it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Protocol

from regelwerk.dice import Law, RandomDice
from regelwerk.table.outlooks import Outlook

if TYPE_CHECKING:
    from regelwerk.engine.effects import Choose
    from regelwerk.engine.game import System
    from regelwerk.engine.session import Session


class Mind(Protocol):
    async def decide(self, system: System, session: Session[Any], asked: str, tactic: str) -> str:
        """The key of the answer that a tactic gives to an open question."""

    async def outlook(self, game: str, system: System, session: Session[Any], asked: str) -> Outlook:
        """What the answers to an open question would bring, as far as that can be worked out in time."""

    async def close(self) -> None: ...


class SlowMind:
    """Thinks in the same process, and foresees nothing."""

    async def decide(self, system: System, session: Session[Any], asked: str, tactic: str) -> str:
        prompt: Choose[Any] = session.asked[asked]
        decision = await asyncio.to_thread(system.tactics[tactic].decide, prompt)
        return drawn(decision, session)

    async def outlook(self, game: str, system: System, session: Session[Any], asked: str) -> Outlook:
        del game, system, session, asked
        return Outlook()

    async def close(self) -> None:
        return


def drawn(decision: str | Law[str], session: Session[Any]) -> str:
    """What a tactic decides; the same game gives the same chances again, as its dice do."""
    if isinstance(decision, Law):
        return decision.draw(RandomDice(f"{session.dealer.reveal()}/{session.journal.next_number}"))
    return decision
