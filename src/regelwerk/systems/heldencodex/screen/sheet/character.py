"""Somebody who lives on: out of content or out of a game, with a sheet, and written down for the next scene."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.content.errors import DOCUMENT
from regelwerk.engine.content.files import find_id
from regelwerk.engine.content.images import with_pictures
from regelwerk.engine.facts import Word
from regelwerk.engine.game import Json
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.heldencodex.content.characters import hero as hero_of
from regelwerk.systems.heldencodex.content.characters import written
from regelwerk.systems.heldencodex.content.gear import Gear, bonus_codes
from regelwerk.systems.heldencodex.content.loading import SHELF, Content, read_parts
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.screen.sheet.data import CharacterSheet, sheet_of
from regelwerk.systems.heldencodex.state import Hero, World
from regelwerk.systems.heldencodex.values import PACKAGE, Item

if TYPE_CHECKING:
    from regelwerk.engine.screen.sheet.page import Page
    from regelwerk.engine.screen.sheets import SpanLine


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody as they are now, and the gear that they are made of: as values, and as it stands in files."""

    hero: Hero
    gear: Gear
    plain_gear: Mapping[str, Mapping[str, Json]]
    options: Options

    @property
    def id(self) -> str:
        return self.hero.id

    @property
    def names(self) -> Mapping[str, str]:
        return self.hero.sheet.name.by_language

    @property
    def sheet(self) -> CharacterSheet:
        """What stands on the sheet."""
        names: dict[str, Name] = {key: weapon.name for key, weapon in self.gear.weapons.items()}
        names |= {key: ability.name for key, ability in self.gear.abilities.items()}
        return sheet_of(self.hero, names, self.options)

    @property
    def page(self) -> Page:
        from regelwerk.systems.heldencodex.screen.sheet.contents import page

        return page(self.sheet)

    def plain(self) -> Json:
        return self.sheet.plain()

    def lines(self, lang: str) -> list[SpanLine]:
        from regelwerk.systems.heldencodex.screen.sheet.text import lines

        return lines(self.sheet, phrasebook(lang, PACKAGE))

    def svg(self, lang: str) -> str:
        from regelwerk.systems.heldencodex.screen.sheet.svg import svg

        return svg(self.sheet, phrasebook(lang, PACKAGE))

    def tables(self, folders: Sequence[Path] = ()) -> dict[str, dict[str, Any]]:
        """The character, and the gear and abilities that nobody else brings: pieces they have made, above all."""
        known = SHELF.merged(SHELF.layers(folders, kept=False))
        gear = {
            table: {key: self._entry(table, key) for key in keys if key not in known[table]}
            for table, keys in self._needed().items()
        }
        entry = with_pictures(written(self.hero), self.plain_gear.get("characters", {}).get(self.id))
        return {"characters": {self.id: entry}, **{table: made for table, made in gear.items() if made}}

    def _needed(self) -> dict[str, list[str]]:
        """What the character refers to, by table; a combat art is named after its weapon."""
        sheet = self.hero.sheet
        abilities = [
            *(name for name, _ in self.hero.attributes),
            *(skill.id for skill in self.hero.skills),
            *(used for item in sheet.items for used in item.used_with),
        ]
        arts = [name for name in abilities if name not in self.gear.abilities]
        return {
            "weapons": list(dict.fromkeys([*(weapon.id for weapon in sheet.weapons), *arts])),
            "items": [item.id for item in sheet.items],
            "abilities": list(dict.fromkeys(name for name in abilities if name in self.gear.abilities)),
        }

    def _entry(self, table: str, key: str) -> Json:
        """Gear as it stands in a file; only what was made during a game has stood in none."""
        found = self.plain_gear[table].get(key)
        return found if found is not None else _item_entry(next(i for i in self.hero.sheet.items if i.id == key))


def _item_entry(item: Item) -> Json:
    name = item.name.by_language
    return {"name": name, "bonuses": bonus_codes(item), "used_with": list(item.used_with)}


def of_content(content: Content, name: str) -> Character:
    """Somebody as they begin."""
    gear = Gear(content.abilities, content.weapons, content.armours, content.items)
    return Character(content.characters.find(name), gear, content.plain, Options())


def of_game(document: Json, world: World, name: str) -> Character:
    """Somebody as they are in a game. Side, seat and number of the scene are not theirs, so they stay behind."""
    gear, entries = read_parts(SHELF.from_plain(document["content"], DOCUMENT.at("content")))
    found = world.find(find_id(Word("hc-content-kind-character"), name, {h.id: h.sheet.name for h in world.heroes}))
    if found.sheet.called_in:
        own = {weapon.id: weapon for weapon in found.sheet.weapons}
        gear = gear._replace(weapons={**own, **gear.weapons})
        return Character(
            replace(found, sheet=replace(found.sheet, called_in=False)), gear, document["content"], world.options
        )
    who, alone = _origin(document, found.id)
    own_id = who if alone else found.id
    usual = hero_of(own_id, entries[who], gear, DOCUMENT.at("content", "characters", who)).sheet
    sheet = replace(
        found.sheet,
        id=own_id,
        name=usual.name if alone else found.sheet.name,
        side=usual.side,
        seat=usual.seat,
        gives_up=usual.gives_up,
    )
    return Character(replace(found, sheet=sheet), gear, document["content"], world.options)


def _origin(document: Json, own_id: str) -> tuple[str, bool]:
    """Which character of the content somebody in a scene is, and whether nobody else there is the same."""
    lineup = document["characters"]
    bands = {one.get("id") or one["who"]: one["who"] for one in lineup}
    # Several alike are numbered.
    who = bands[own_id] if own_id in bands else bands[own_id.rpartition("_")[0]]
    return who, sum(one.get("count", 1) for one in lineup if one["who"] == who) == 1


def everybody(content: Content) -> Mapping[str, Name]:
    """Who has a sheet."""
    return {key: one.sheet.name for key, one in content.characters.items()}


def cards(content: Content) -> Mapping[str, Page]:
    """What comes on a playing card."""
    from regelwerk.systems.heldencodex.screen.sheet import cards

    return cards.cards(content)
