"""What a game needs computed about an open question; `prompt_pool` computes it, tests replace it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from regelwerk.table.screens.prompt_odds import UNTOLD

if TYPE_CHECKING:
    from collections.abc import Mapping

    from regelwerk.engine.game import Json
    from regelwerk.engine.interpreters.best_prospects import Best
    from regelwerk.engine.interpreters.preview import Preview
    from regelwerk.engine.interpreters.session import Session
    from regelwerk.engine.system import System
    from regelwerk.players.faults import Decision
    from regelwerk.players.hints import Hint
    from regelwerk.table.screens.prompt_odds import PromptOdds, Wording
    from regelwerk.table.screens.windows import Viewer


class WorkFailed(RuntimeError):
    """A process died, hung, or could not reproduce the position."""

    def __init__(self, why: str, *, is_late: bool = False) -> None:
        super().__init__(why)
        self.is_late = is_late


class PromptSolver(Protocol):
    """Decides for computer seats and previews answers."""

    async def decide(self, game: str, system: System, session: Session[Any], asked: str, player: str) -> Decision:
        """The answer that a player gives to an open question; if it fails, the tactic's, and what was the matter."""

    def hurry(self, game: str) -> bool:
        """Let whoever is deciding for a game just now give the best answer so far; false if nobody thinks for it."""

    async def hint(self, game: str, system: System, session: Session[Any], asked: str) -> Hint | None:
        """What the computer would do; None where it cannot tell. Raises `WorkFailed`."""

    async def odds(
        self, game: str, system: System, session: Session[Any], asked: str, wording: Wording = UNTOLD
    ) -> PromptOdds:
        """The odds of each answer to an open question, as far as they can be computed in time."""

    async def ahead(
        self,
        game: str,
        system: System,
        session: Session[Any],
        asked: str,
        viewers: tuple[Viewer, ...],
        renamed: tuple[tuple[str, str], ...],
    ) -> Mapping[Viewer, Json] | None:
        """What lies ahead of an open question, in words; None if nobody is there to look for it."""

    async def best(
        self, game: str, system: System, session: Session[Any], asked: str
    ) -> dict[str, tuple[Preview, Best]]:
        """The best that the answers to an open question can come to, beside their previews."""

    async def close(self) -> None:
        """Stop all work."""
