"""The language of one person at a table: the messages of the table and of the system being played."""

from __future__ import annotations

from regelwerk.engine.book.messages import Phrasebook, forgiving_phrasebook
from regelwerk.engine.book.telling import Telling
from regelwerk.engine.system import System
from regelwerk.table.errors import TABLE


class Language(Telling):
    """Renders messages, numbers and throws in one language, at tables of one system."""

    speaker: object = None
    """The cache of rendered places; `displays` looks after it."""

    def __init__(self, lang: str, system: System) -> None:
        self.lang = lang
        self.system = system
        self._book = forgiving_phrasebook(lang, TABLE, system.package, on_screen=True)

    @property
    def book(self) -> Phrasebook:
        return self._book
