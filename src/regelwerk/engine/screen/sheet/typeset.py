"""A sheet on paper, from a page in words: A4 pages as a PDF, or one long page as a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources

from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.screen.printing import Printing, on_pages
from regelwerk.engine.screen.sheet.page import Page, Table, Track, in_words, plain

CARDS_PER_PAGE = 9


def sheets(pages: Sequence[Page], package: str, lang: str, *, endless: bool = False) -> Printing:
    """Sheets, each beginning a page of its own; an `endless` one is as long as it has to be."""
    book = phrasebook(lang, package)
    told = [plain(in_words(page, book)) for page in pages]
    data = {
        "lang": lang,
        "system": book.text("system-title"),
        "notes": book.text("engine-sheet-notes"),
        "endless": endless,
        "sheets": told,
    }
    template = resources.files(__package__).joinpath("sheet.typ").read_text("utf-8")
    return Printing(template, data, len(told), len(told))


def cards(pages: Sequence[Page], package: str, lang: str) -> Printing:
    """Playing cards, nine on a page."""
    book = phrasebook(lang, package)
    told = on_pages([plain(in_words(page, book)) for page in pages], CARDS_PER_PAGE)
    title = book.text("system-title")
    template = resources.files(__package__).joinpath("cards.typ").read_text("utf-8")
    data = {"lang": lang, "title": title, "system": title, "pages": told}
    return Printing(template, data, len(pages), len(told))


def as_card(page: Page) -> Page:
    """A sheet as small as a card: figures, what is the matter, boxes to tick and tables."""
    sections = []
    for section in page.sections:
        parts = tuple(part for part in section.parts if isinstance(part, Track | Table))
        sections += [section._replace(parts=parts)] if parts else []
    return page._replace(sections=tuple(sections))


def drawn(page: Page, package: str, lang: str) -> str:
    """A sheet as a drawing: a file of its own."""
    (drawing,) = sheets([page], package, lang, endless=True).svg()
    return drawing.decode("utf-8")
