"""Somebody who lives on: out of content or out of a game, with a sheet, and written down for the next scene.

Rests are no part of this chapter of the rules, so nothing heals between two scenes: who comes out of one hurt and
strained goes into the next one so. What a rest, an operation or a workshop mends, the table changes in the file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.content.entries import valid
from regelwerk.engine.content.errors import DOCUMENT
from regelwerk.engine.content.files import find_id
from regelwerk.engine.content.images import with_pictures
from regelwerk.engine.facts import Word
from regelwerk.engine.game import Json
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.darkspace.content.lineup import origins
from regelwerk.systems.darkspace.content.loading import ACTORS, SHELF, Content, read_parts
from regelwerk.systems.darkspace.content.people import TABLE_OF, written
from regelwerk.systems.darkspace.content.scene_models import DocumentEntry
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.screen.sheet.data import CharacterSheet, sheet_of
from regelwerk.systems.darkspace.state import Actor, World
from regelwerk.systems.darkspace.values import PACKAGE

if TYPE_CHECKING:
    from regelwerk.engine.screen.sheet.page import Page
    from regelwerk.engine.screen.sheets import SpanLine

LASTING = (
    "stress", "base_stress", "reductions", "handicaps", "suppressed", "traumatised", "hurt", "breach", "strength",
    "used", "dead",
)  # fmt: skip
"""What a scene leaves behind. All else about somebody (place, account, cover, control, alarm) ends with it."""
LASTINGLY_OUT = ("crashed", "switched_off")
"""Who is out by wounds or stress is so again by them; these are out until somebody builds or switches them on."""
PARTICIPANT = Word("ds-content-kind-participant")


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody or something as it is now, and the gear that the content knows, as it stands in files."""

    actor: Actor
    plain_gear: Mapping[str, Mapping[str, Json]]
    options: Options

    @property
    def id(self) -> str:
        return self.actor.id

    @property
    def names(self) -> Mapping[str, str]:
        return self.actor.sheet.name.by_language

    @property
    def sheet(self) -> CharacterSheet:
        """What stands on the sheet."""
        return sheet_of(self.actor, self.options)

    @property
    def page(self) -> Page:
        from regelwerk.systems.darkspace.screen.sheet.contents import page

        return page(self.sheet)

    def plain(self) -> Json:
        return self.sheet.plain()

    def lines(self, lang: str) -> list[SpanLine]:
        from regelwerk.systems.darkspace.screen.sheet.text import lines

        return lines(self.sheet, phrasebook(lang, PACKAGE))

    def svg(self, lang: str) -> str:
        from regelwerk.systems.darkspace.screen.sheet.svg import svg

        return svg(self.sheet, phrasebook(lang, PACKAGE))

    def tables(self, folders: Sequence[Path] = ()) -> dict[str, dict[str, Any]]:
        """The entry, and the gear that nobody else brings."""
        known = SHELF.merged(SHELF.layers(folders, kept=False))
        sheet = self.actor.sheet
        needed = {"weapons": [weapon.id for weapon in sheet.weapons], "items": [item.id for item in sheet.items]}
        needed["armours"] = [sheet.armour.id] if sheet.is_person and sheet.armour.id else []
        gear = {
            table: {key: self.plain_gear[table][key] for key in keys if key not in known[table]}
            for table, keys in needed.items()
        }
        own_table = TABLE_OF[sheet.kind]
        entry = with_pictures(written(self.actor), self.plain_gear.get(own_table, {}).get(self.id))
        own = {own_table: {self.id: entry}}
        return {**own, **{table: brought for table, brought in gear.items() if brought}}


def of_content(content: Content, name: str) -> Character:
    """Somebody or something as it begins."""
    known: dict[str, Actor] = {key: actor for table in ACTORS for key, actor in getattr(content, table).items()}
    found = known[find_id(PARTICIPANT, name, {key: actor.sheet.name for key, actor in known.items()})]
    return Character(found, content.plain, Options())


def of_game(document: Json, world: World, name: str) -> Character:
    """Somebody or something as a game has left it. Side, seat, network and number of the scene stay behind."""
    entry: DocumentEntry = valid(document, DocumentEntry, DOCUMENT)
    _, cast = read_parts(SHELF.from_plain(entry.content, DOCUMENT.at("content")))
    found = world.find(find_id(PARTICIPANT, name, {actor.id: actor.sheet.name for actor in world.actors}))
    came = origins(entry.participants, cast, DOCUMENT.at("participants"))
    who = came[found.id]
    is_alone = list(came.values()).count(who) == 1
    own_id = who if is_alone else found.id
    usual = cast.entered(who, own_id, {}, DOCUMENT)
    sheet = replace(
        found.sheet,
        id=own_id,
        name=usual.sheet.name if is_alone else found.sheet.name,
        side=usual.sheet.side,
        seat=usual.sheet.seat,
        network=usual.sheet.network,
    )
    left = {field: getattr(found, field) for field in LASTING}
    out = found.out if found.out in LASTINGLY_OUT else ""
    return Character(replace(usual, sheet=sheet, out=out, **left), document["content"], world.options)


def everybody(content: Content) -> Mapping[str, Name]:
    """Who has a sheet."""
    return {key: one.sheet.name for table in ACTORS for key, one in getattr(content, table).items()}


def cards(content: Content) -> Mapping[str, Page]:
    """What comes on a playing card."""
    from regelwerk.systems.darkspace.screen.sheet import cards

    return cards.cards(content)
