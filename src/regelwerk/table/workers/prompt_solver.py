"""What a game needs computed about an open question; `prompt_pool` computes it, tests replace it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from regelwerk.engine.interpreters.best_prospects import Best
    from regelwerk.engine.interpreters.preview import Preview
    from regelwerk.engine.interpreters.session import Session
    from regelwerk.engine.system import System
    from regelwerk.table.screens.prompt_odds import PromptOdds


class PromptSolver(Protocol):
    """Decides for computer seats and previews answers."""

    async def decide(self, game: str, system: System, session: Session[Any], asked: str, tactic: str) -> str:
        """The key of the answer that a tactic gives to an open question."""

    async def odds(self, game: str, system: System, session: Session[Any], asked: str) -> PromptOdds:
        """The odds of each answer to an open question, as far as they can be computed in time."""

    async def best(
        self, game: str, system: System, session: Session[Any], asked: str
    ) -> dict[str, tuple[Preview, Best]]:
        """The best that the answers to an open question can come to, beside their previews."""

    async def close(self) -> None:
        """Stop all work."""
