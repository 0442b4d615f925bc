"""Sheets and cards to print, of content and of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from regelwerk.engine.content.errors import ContentError, hint
from regelwerk.engine.content.files import find_id
from regelwerk.engine.facts import Word
from regelwerk.engine.screen.printing import Printer, Printing, Prints, Wanted
from regelwerk.engine.screen.sheet.page import Page
from regelwerk.engine.screen.sheet.typeset import as_card, cards, sheets
from regelwerk.engine.state_values import NO_NAME, Name

if TYPE_CHECKING:
    from regelwerk.engine.game import Json
    from regelwerk.engine.system import RuleSystem, SheetModule

SHEET, CARDS = "sheet", "cards"
SOMEBODY = Word("engine-sheet-somebody")


def prints_of(system: RuleSystem[Any, Any, Any], module: SheetModule[Any, Any]) -> Prints:
    """What every system with sheets prints."""

    def sheet(content: Any, wanted: Wanted) -> Printing:
        names = [find_id(SOMEBODY, name, module.everybody(content)) for name in wanted.names]
        chosen = names or list(module.everybody(content))
        pages = [module.of_content(content, name).page for name in chosen]
        return sheets(pages, system.package, wanted.lang)

    def playing_cards(content: Any, wanted: Wanted) -> Printing:
        """Gear and foes as they are; who has a sheet only if they are named."""
        known = dict(module.cards(content))
        people = {key: name for key, name in module.everybody(content).items() if key not in known}
        names = {**{key: _name(page) for key, page in known.items()}, **people}
        chosen = [find_id(SOMEBODY, name, names) for name in wanted.names] or list(known)
        pages = [known[key] if key in known else as_card(module.of_content(content, key).page) for key in chosen]
        return cards(pages, system.package, wanted.lang)

    made: Mapping[str, Printer] = {SHEET: sheet, CARDS: playing_cards}
    return made


def _name(page: Page) -> Name:
    return page.name if isinstance(page.name, Name) else NO_NAME


def print_of_game(system: RuleSystem[Any, Any, Any], document: Json, state: Any, what: str, wanted: Wanted) -> Printing:
    """Everybody who takes part, or those who are named, as they are now."""
    if system.sheets is None:
        raise ContentError("content-no-prints", system=system.name)
    if what not in (SHEET, CARDS):
        raise ContentError("content-unknown-print", text=what, hint=hint(what, (SHEET, CARDS)))
    names = wanted.names or tuple(card.id for card in system.display(state).cards)
    pages = [system.character_in(document, state, name).page for name in names]
    if what == CARDS:
        return cards([as_card(page) for page in pages], system.package, wanted.lang)
    return sheets(pages, system.package, wanted.lang)
