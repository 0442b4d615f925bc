"""A faction that lives on: out of content or out of a campaign, with a sheet, and written down for the next one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from regelwerk.engine.content.entries import Texts
from regelwerk.engine.content.errors import DOCUMENT
from regelwerk.engine.content.files import find_id
from regelwerk.engine.content.images import with_pictures
from regelwerk.engine.facts import Word
from regelwerk.engine.game import Json
from regelwerk.engine.screen.sheet.page import Page
from regelwerk.engine.screen.sheet.paged import Paged
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.factions.content.loading import SHELF, Content, read_parts
from regelwerk.systems.factions.content.written import written
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.screen.sheet.contents import page
from regelwerk.systems.factions.state import Faction, World
from regelwerk.systems.factions.values import PACKAGE, AssetKind


@dataclass(frozen=True, slots=True)
class Character(Paged):
    """A faction as it is now, and the content that it comes from."""

    package: ClassVar[str] = PACKAGE
    faction: Faction
    templates: Mapping[str, AssetKind]
    plain_content: Mapping[str, Mapping[str, Json]]
    known: Mapping[str, Name]
    """The factions that content knows."""
    seen: Mapping[str, Name]
    """The factions of its campaign."""
    options: Options

    @property
    def id(self) -> str:
        return self.faction.id

    @property
    def names(self) -> Mapping[str, str]:
        return self.faction.name.by_language

    @property
    def page(self) -> Page:
        return page(self.faction, self.options, {**self.known, **self.seen})

    def tables(self, folders: Sequence[Path] = ()) -> dict[str, dict[str, Any]]:
        """The entry, and the kinds of assets that nobody else brings."""
        supplied = SHELF.merged(SHELF.layers(folders, kept=False))
        before = self.plain_content["factions"].get(self.id)
        entry = with_pictures(written(self.faction, self.templates, self.known), before)
        used = dict.fromkeys(one["template"] for one in entry.get("assets", ()) if "template" in one)
        assets = {key: self.plain_content["assets"][key] for key in used if key not in supplied["assets"]}
        return {"factions": {self.id: entry}, **({"assets": assets} if assets else {})}


def of_content(content: Content, name: str) -> Character:
    """A faction as it begins."""
    known = {key: one.name for key, one in content.factions.items()}
    return Character(content.factions.find(name), content.assets, content.plain, known, {}, Options())


def of_game(document: Json, world: World, name: str) -> Character:
    """A faction as a campaign has left it. Its seat and what the scenario calls it stay behind."""
    assets, entries = read_parts(SHELF.from_plain(document["content"], DOCUMENT.at("content")))
    seen = {one.id: one.name for one in world.factions}
    found = world.find(find_id(Word("fa-content-kind-faction"), name, seen))
    came = {one.get("id") or one["who"]: one["who"] for one in document["factions"]}
    who = came.get(found.id, found.id)
    if found.id in came and list(came.values()).count(who) == 1:
        plain = document["content"]["factions"][who]
        usual = entries[who]
        sheet = replace(
            found.sheet,
            id=who,
            name=Texts.model_validate(plain["name"]).value(),
            seat=who if usual.seat is None else usual.seat,
            temper=usual.temper,
        )
        found = replace(found, sheet=sheet)
    known = {key: entry.name.value() for key, entry in entries.items()}
    return Character(found, assets, document["content"], known, seen, world.options)


def everybody(content: Content) -> Mapping[str, Name]:
    """Who has a sheet."""
    return {key: one.name for key, one in content.factions.items()}


def cards(content: Content) -> Mapping[str, Page]:
    """What comes on a playing card."""
    from regelwerk.systems.factions.screen.sheet import cards

    return cards.cards(content)
