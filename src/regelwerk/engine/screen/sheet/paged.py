"""Characters whose sheet is a page: its text and its drawing are made by shared code."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.game import Json
from regelwerk.engine.screen.sheet.page import Page, in_words, plain
from regelwerk.engine.screen.sheets import SpanLine


class Paged(ABC):
    """Somebody with a page; the rest of a `Character` is the system's own."""

    package: ClassVar[str]

    @property
    @abstractmethod
    def page(self) -> Page:
        """What stands on the sheet."""

    def plain(self) -> Json:
        told: Json = plain(self.page)
        return told

    def lines(self, lang: str) -> list[SpanLine]:
        from regelwerk.engine.screen.sheet.text import lines

        return lines(in_words(self.page, phrasebook(lang, self.package)))

    def svg(self, lang: str) -> str:
        from regelwerk.engine.screen.sheet.typeset import drawn

        return drawn(self.page, self.package, lang)
