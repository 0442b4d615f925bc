"""People's mistakes as problems, in the words of the table and of the system that they asked."""

from __future__ import annotations

from regelwerk.dice import ImpossibleFaces, ImpossibleThrow, NotationError
from regelwerk.engine.book.error_sentences import refusal
from regelwerk.engine.book.messages import Phrasebook, phrasebook
from regelwerk.engine.book.options import OptionError
from regelwerk.engine.book.telling import Telling
from regelwerk.engine.content.rule_arguments import GivenError
from regelwerk.engine.game import ContentError
from regelwerk.engine.journal.entries import JournalError
from regelwerk.table.errors import TABLE
from regelwerk.table.wire.commands import Problem

USER_ERRORS = (ContentError, OptionError, JournalError, GivenError, NotationError, ImpossibleThrow, ImpossibleFaces)
"""What people get wrong, in the engine's words."""


class ServerLanguage(Telling):
    """Tells mistakes in the words of the table, and of the system that somebody has asked."""

    def __init__(self, lang: str, package: str = "") -> None:
        self.lang = lang
        self._packages = (TABLE, package) if package else (TABLE,)

    @property
    def book(self) -> Phrasebook:
        return phrasebook(self.lang, *self._packages)


def user_problem(error: Exception, lang: str, package: str) -> Problem:
    language = ServerLanguage(lang, package)
    text = refusal(error, language) or language.text("table-server-error")
    return Problem(code=getattr(error, "code", "table-impossible"), text=text, field=field_of(error))


def field_of(error: Exception) -> str:
    """Where in what was sent the user_problem is, if it tells."""
    facts = getattr(error, "facts", {})
    return str(facts.get("option") or facts.get("where") or "")
