"""Playing cards: gear and whoever else is worth one, in no language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from regelwerk.engine.facts import Fact, Word, phrase
from regelwerk.engine.screen.sheet.page import Page, Rating, Remark, Section, Track
from regelwerk.engine.screen.sheet.typeset import as_card
from regelwerk.systems.phasesix.content.lineup import fighter
from regelwerk.systems.phasesix.content.loading import Content
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.screen.sheet.contents import item_notes, page, weapon_notes
from regelwerk.systems.phasesix.values import Item, Weapon

MOST_BOXES = 40
"""More shots are a number."""


def cards(content: Content) -> Mapping[str, Page]:
    """Weapons, items and foes."""
    foes = {key: as_card(page(fighter(sheet), Options())) for key, sheet in content.foes.items()}
    weapons = {key: _weapon(weapon) for key, weapon in content.weapons.items()}
    return {**weapons, **{key: _item(item) for key, item in content.items.items()}, **foes}


def _weapon(weapon: Weapon) -> Page:
    figures = (
        Rating(Word("ps-term-damage-potential"), phrase("ps-sheet-signed", amount=weapon.damage_potential)),
        Rating(Word("ps-sheet-penetration"), weapon.penetration),
        Rating(Word("ps-sheet-wounds"), weapon.wounds_per_hit),
        Rating(Word("ps-sheet-range"), phrase("ps-sheet-metres", metres=weapon.range_m)),
    )
    sections = (Section(weapon.name, tuple(_shots(weapon))), Section(weapon.name, tuple(_told(weapon_notes(weapon)))))
    shown = tuple(section for section in sections if section.parts)
    return Page(weapon.name, Word("ps-content-kind-weapon"), figures, (), shown)


def _shots(weapon: Weapon) -> Iterator[Track | Rating]:
    if weapon.capacity is None:
        return
    if weapon.capacity <= MOST_BOXES:
        yield Track(Word("ps-sheet-loaded"), weapon.capacity, gaps=tuple(range(5, weapon.capacity, 5)))
    else:
        yield Rating(Word("ps-sheet-loaded"), weapon.capacity)


def _item(item: Item) -> Page:
    return Page(item.name, Word("ps-content-kind-item"), (), (), (Section(item.name, tuple(_told(item_notes(item)))),))


def _told(notes: Iterator[Fact]) -> Iterator[Remark]:
    yield from map(Remark, notes)
