"""Somebody who lives on: out of content or out of a fight, with a sheet, and written down for the next scene."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from regelwerk.engine.content.entries import Texts
from regelwerk.engine.content.files import find_id
from regelwerk.engine.content.images import with_pictures
from regelwerk.engine.facts import Word
from regelwerk.engine.game import Json
from regelwerk.engine.screen.sheet.page import Page
from regelwerk.engine.screen.sheet.paged import Paged
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.phasesix.content.lineup import fighter
from regelwerk.systems.phasesix.content.loading import SHELF, Content
from regelwerk.systems.phasesix.content.written import written
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.screen.sheet.contents import page
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import PACKAGE


@dataclass(frozen=True, slots=True)
class Character(Paged):
    """Somebody as they are now, and the gear of their content as it stands in files."""

    package: ClassVar[str] = PACKAGE
    fighter: Fighter
    plain_gear: Mapping[str, Mapping[str, Json]]
    options: Options

    @property
    def id(self) -> str:
        return self.fighter.id

    @property
    def names(self) -> Mapping[str, str]:
        return self.fighter.sheet.name.by_language

    @property
    def page(self) -> Page:
        return page(self.fighter, self.options)

    def tables(self, folders: Sequence[Path] = ()) -> dict[str, dict[str, Any]]:
        """The entry, and the gear that nobody else brings."""
        known = SHELF.merged(SHELF.layers(folders, kept=False))
        found = {table: {key: one.data for key, one in entries.items()} for table, entries in known.items()}
        told = written(self.fighter, {table: {**found[table], **self.plain_gear.get(table, {})} for table in found})
        gear = {
            table: {key: entry for key, entry in entries.items() if key not in found[table]}
            for table, entries in told.gear.items()
        }
        entry = with_pictures(told.entry, self.plain_gear.get(told.table, {}).get(self.id))
        return {told.table: {self.id: entry}, **{table: brought for table, brought in gear.items() if brought}}


def of_content(content: Content, name: str) -> Character:
    """Somebody as they begin."""
    return Character(fighter(content.participants.find(name)), content.plain, Options())


def of_game(document: Json, state: Combat, name: str) -> Character:
    """Somebody as a fight has left them. Side, seat and number of the scene stay behind."""
    known = {one.id: one.sheet.name for one in state.fighters}
    found = state.find(find_id(Word("ps-content-kind-participant"), name, known))
    sheet = replace(found.sheet, side="", seat="", called_in=False)
    if not found.sheet.called_in:
        who, is_alone = _origin(document, found.id)
        if is_alone:
            table = "foes" if sheet.foe else "characters"
            usual = Texts.model_validate(document["content"][table][who]["name"])
            sheet = replace(sheet, id=who, name=usual.value())
    return Character(replace(found, sheet=sheet), document["content"], state.options)


def _origin(document: Json, own_id: str) -> tuple[str, bool]:
    """Which participant of the content somebody in a scene is, and whether nobody else there is the same."""
    lineup = document["participants"]
    named = {one["id"]: one["who"] for one in lineup if one.get("id")}
    everybody = [one["who"] for one in lineup]
    # Several alike are numbered.
    who = named.get(own_id) or (own_id if own_id in everybody else own_id.rpartition("_")[0])
    return who, everybody.count(who) == 1


def everybody(content: Content) -> Mapping[str, Name]:
    """Who has a sheet."""
    return {key: one.name for key, one in content.participants.items()}


def cards(content: Content) -> Mapping[str, Page]:
    """What comes on a playing card."""
    from regelwerk.systems.phasesix.screen.sheet import cards

    return cards.cards(content)
