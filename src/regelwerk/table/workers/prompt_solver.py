"""Thinking ahead: what the computer's seats decide, and what answers would bring. Nobody at the table waits for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from regelwerk.engine.game import System
    from regelwerk.engine.interpreters.session import Session
    from regelwerk.table.screens.prompt_odds import Outlook


class Mind(Protocol):
    """Whoever thinks for a table: `thinkers` in processes of their own."""

    async def decide(self, game: str, system: System, session: Session[Any], asked: str, tactic: str) -> str:
        """The key of the answer that a tactic gives to an open question."""

    async def outlook(self, game: str, system: System, session: Session[Any], asked: str) -> Outlook:
        """What the answers to an open question would bring, as far as that can be worked out in time."""

    async def close(self) -> None:
        """Think no more."""
