"""Errors of users in the engine's terms, as problems with a sentence."""

from __future__ import annotations

from regelwerk.dice import ImpossibleFaces, ImpossibleThrow, NotationError
from regelwerk.engine.book.error_sentences import refusal
from regelwerk.engine.book.messages import Phrasebook, phrasebook
from regelwerk.engine.book.options import OptionError
from regelwerk.engine.book.telling import Telling
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.content.rule_arguments import GivenError
from regelwerk.engine.journal.entries import JournalError
from regelwerk.table.errors import TABLE
from regelwerk.table.wire.commands import Problem

LAB = "regelwerk.lab"
USER_ERRORS = (ContentError, OptionError, JournalError, GivenError, NotationError, ImpossibleThrow, ImpossibleFaces)
"""Exceptions by which the engine reports bad input."""


class ServerLanguage(Telling):
    """The messages of the table and of the laboratory, and of a system if one was asked."""

    def __init__(self, lang: str, package: str = "") -> None:
        self.lang = lang
        self._packages = (TABLE, LAB, package) if package else (TABLE, LAB)

    @property
    def book(self) -> Phrasebook:
        return phrasebook(self.lang, *self._packages)


def user_problem(error: Exception, lang: str, package: str) -> Problem:
    language = ServerLanguage(lang, package)
    text = refusal(error, language) or language.text("table-server-error")
    return Problem(code=getattr(error, "code", "table-impossible"), text=text, field=field_of(error))


def field_of(error: Exception) -> str:
    """Which part of the input is wrong, if the error says."""
    facts = getattr(error, "facts", {})
    return str(facts.get("option") or facts.get("where") or "")
