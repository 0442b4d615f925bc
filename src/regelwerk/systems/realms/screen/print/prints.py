"""What Realms prints: unit cards, eight on a page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import resources

from regelwerk.engine.content.files import find_id
from regelwerk.engine.facts import Word
from regelwerk.engine.screen.printing import Printer, Printing, Wanted, on_pages
from regelwerk.engine.state_values import Name
from regelwerk.systems.realms.content.loading import Content
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.screen.print.card_words import Words
from regelwerk.systems.realms.screen.print.cards import face
from regelwerk.systems.realms.values import Card

CARDS_PER_PAGE = 8


def unit_cards(content: Content, wanted: Wanted) -> Printing:
    """The cards of task forces, each beginning a page of its own, and of single models, which share theirs."""
    words = Words(wanted.lang)
    groups = list(chosen(content, wanted.names))
    pages = [page for group in groups for page in on_pages(group, CARDS_PER_PAGE)]
    data = {
        "lang": wanted.lang,
        "title": words.text("re-card-heading"),
        "labels": words.labels(),
        "backs": wanted.backs,
        "pages": [[words.card(face(card, Options())) for card in page] for page in pages],
    }
    template = resources.files(__package__).joinpath("cards.typ").read_text("utf-8")
    return Printing(template, data, sum(map(len, groups)), len(pages) * (2 if wanted.backs else 1), has_backs=True)


def chosen(content: Content, names: tuple[str, ...]) -> Iterator[tuple[Card, ...]]:
    """What goes together on pages: every force that is named, in this order, then the models that are named."""
    if not names:
        yield from (force.cards for force in content.forces.values())
        return
    # An id that is both means the force, which most likely has the model in it.
    known: dict[str, Name] = {key: card.name for key, card in content.models.items()}
    known |= {key: force.name for key, force in content.forces.items()}
    found = [find_id(Word("re-card-kind"), name, known) for name in names]
    yield from (content.forces[key].cards for key in found if key in content.forces)
    singles = tuple(content.models[key] for key in found if key not in content.forces)
    if singles:
        yield singles


PRINTS: Mapping[str, Printer] = {"cards": unit_cards}
