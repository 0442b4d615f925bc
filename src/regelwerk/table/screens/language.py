"""How a table speaks to one of its people: a language, and the sentences of the system that is played."""

from __future__ import annotations

from regelwerk.engine.book.messages import Phrasebook, forgiving_phrasebook
from regelwerk.engine.book.telling import Telling
from regelwerk.engine.game import System
from regelwerk.table.errors import TABLE


class Tongue(Telling):
    """One language at a table of one system."""

    speaker: object = None
    """What put the display into words last, and remembers them."""

    def __init__(self, lang: str, system: System) -> None:
        self.lang = lang
        self.system = system
        self._book = forgiving_phrasebook(lang, TABLE, system.package)

    @property
    def book(self) -> Phrasebook:
        return self._book
