"""A saved game played again by its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regelwerk.engine.interpreters.session import Session
    from regelwerk.engine.journal.entries import Journal, JournalError
    from regelwerk.engine.system import System


def play_again(
    system: System, start: Any, journal: Journal, to: int | None
) -> tuple[JournalError | None, Session[Any] | None]:
    """Play a journal again; a game of another rules version cannot be played, only shown as stored.

    Returns the error that says so, or the session.
    """
    from regelwerk.engine.interpreters.replay import replay as again
    from regelwerk.engine.journal.entries import JournalError

    try:
        return None, again(system.game, start, journal, to)
    except JournalError as error:
        if error.code != "journal-rules":
            raise
        return error, None
