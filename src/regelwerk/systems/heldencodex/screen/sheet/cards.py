"""Playing cards: gear and whoever else is worth one, in no language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from regelwerk.engine.facts import Word, phrase
from regelwerk.engine.screen.sheet.page import Page, Rating, Remark, Section
from regelwerk.systems.heldencodex.content.loading import Content
from regelwerk.systems.heldencodex.screen.sheet.contents import bonus
from regelwerk.systems.heldencodex.values import Item, Weapon


def cards(content: Content) -> Mapping[str, Page]:
    """Weapons and items."""
    weapons = {key: _weapon(weapon) for key, weapon in content.weapons.items()}
    return {**weapons, **{key: _item(item, content) for key, item in content.items.items()}}


def _weapon(weapon: Weapon) -> Page:
    kind = (Word("hc-content-kind-weapon"), Word(f"hc-sheet-weapon-{weapon.kind}"))
    return Page(weapon.name, kind, tuple(_figures(weapon)))


def _figures(weapon: Weapon) -> Iterator[Rating]:
    if not weapon.ranged:
        yield Rating(Word("hc-sheet-lead"), weapon.lead)
    yield Rating(Word("hc-sheet-ts"), phrase("hc-sheet-die", dice=weapon.ts.dice, sides=weapon.ts.die))
    if weapon.pts is not None:
        yield Rating(Word("hc-sheet-pts"), phrase("hc-sheet-die", dice=weapon.pts.dice, sides=weapon.pts.die))


def _item(item: Item, content: Content) -> Page:
    names = {**{key: one.name for key, one in content.weapons.items()}}
    names |= {key: one.name for key, one in content.abilities.items()}
    used = Remark(phrase("hc-sheet-used-with", abilities=tuple(names[one] for one in item.used_with)))
    parts = (*(Remark(bonus(one), str(one)) for one in item.bonuses), used)
    return Page(item.name, Word("hc-content-kind-item"), (), (), (Section(item.name, parts),))
