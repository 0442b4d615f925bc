"""Playing cards: gear and whoever else is worth one, in no language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from regelwerk.engine.facts import Word
from regelwerk.engine.screen.sheet.page import Page, Rating, Remark, Section
from regelwerk.engine.screen.sheet.typeset import as_card
from regelwerk.systems.darkspace.content.loading import Content
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.fight.attack import weapon_cost
from regelwerk.systems.darkspace.screen.sheet.contents import item_told, page
from regelwerk.systems.darkspace.screen.sheet.data import sheet_of
from regelwerk.systems.darkspace.values import CATEGORIES, Item, Weapon, ideal_range, penetration, weapon_damage

MET = ("henchmen", "machines", "systems")
"""Whom one meets: each is worth a card."""


def cards(content: Content) -> Mapping[str, Page]:
    """Weapons, items, henchmen, machines and systems."""
    weapons = {key: _weapon(weapon) for key, weapon in content.weapons.items()}
    items = {key: _item(item) for key, item in content.items.items()}
    met = {key: actor for table in MET for key, actor in getattr(content, table).items()}
    return {**weapons, **items, **{key: as_card(page(sheet_of(one, Options()))) for key, one in met.items()}}


def _weapon(weapon: Weapon) -> Page:
    kind = (Word("ds-content-kind-weapon"), Word(f"ds-sheet-weapon-{weapon.kind}"))
    return Page(weapon.name, kind, tuple(_figures(weapon)))


def _figures(weapon: Weapon) -> Iterator[Rating]:
    options = Options()
    yield Rating(Word("ds-sheet-figure-size"), weapon.size)
    yield Rating(Word("ds-sheet-figure-mk"), weapon.mk)
    yield Rating(Word("ds-sheet-column-damage"), weapon_damage(weapon, options))
    yield Rating(Word("ds-sheet-column-penetration"), penetration(weapon, options))
    if weapon.kind != "terminal":
        yield Rating(Word("ds-sheet-column-ae"), weapon_cost(weapon, options).total)
    yield Rating(Word("ds-sheet-column-ideal"), Word(f"ds-distance-{CATEGORIES[ideal_range(weapon)]}"))


def _item(item: Item) -> Page:
    figures = (Rating(Word("ds-sheet-figure-size"), item.size), Rating(Word("ds-sheet-figure-mk"), item.mk))
    told = Section(item.name, (Remark(item_told(item.kind, item.size, item.mk)),))
    return Page(item.name, Word("ds-content-kind-item"), figures, (), (told,))
