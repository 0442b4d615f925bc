"""A model that lives on: out of content or out of a game, with a sheet, and written down for the next one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from regelwerk.engine.content.entries import Texts
from regelwerk.engine.content.files import find_id
from regelwerk.engine.facts import Word
from regelwerk.engine.game import Json
from regelwerk.engine.screen.sheet.page import Page
from regelwerk.engine.screen.sheet.paged import Paged
from regelwerk.engine.screen.sheet.typeset import as_card
from regelwerk.engine.state_values import Name, replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.realms.content.lineup import vitals
from regelwerk.systems.realms.content.loading import SHELF, SIDES, Content
from regelwerk.systems.realms.content.written import written
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.profile import attribute
from regelwerk.systems.realms.screen.sheet.contents import attributes_now, page
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import ATTRIBUTES, PACKAGE, Attribute

MODEL = Word("re-content-kind-model")


@dataclass(frozen=True, slots=True)
class Character(Paged):
    """A model as it is now, and the content that it comes from as it stands in files."""

    package: ClassVar[str] = PACKAGE
    model: Model
    origin: str
    """Whose card it has in the content."""
    plain_content: Mapping[str, Mapping[str, Json]]
    attributes: Mapping[Attribute, Tally]
    options: Options

    @property
    def id(self) -> str:
        return self.model.id

    @property
    def names(self) -> Mapping[str, str]:
        return self.model.card.name.by_language

    @property
    def page(self) -> Page:
        return page(self.model, self.attributes, self.options)

    def tables(self, folders: Sequence[Path] = ()) -> dict[str, dict[str, Any]]:
        """The entry, and the gear that nobody else brings."""
        known = SHELF.merged(SHELF.layers(folders, kept=False))
        card = self.model.card
        needed = {
            "weapons": [weapon.id for weapon in card.weapons],
            "armours": [card.armour.id] if card.armour is not None else [],
            "items": [item.id for item in card.items],
        }
        gear = {
            table: {key: self.plain_content[table][key] for key in keys if key not in known[table]}
            for table, keys in needed.items()
        }
        entry = written(self.model, self.plain_content["models"][self.origin])
        return {"models": {self.id: entry}, **{table: brought for table, brought in gear.items() if brought}}


def of_content(content: Content, name: str) -> Character:
    """A model as it begins."""
    card = content.models.find(name)
    begun = vitals(card)
    waiting = begun.status == "waiting"
    model = Model(card.id, card, "", replace(begun, status="active") if waiting else begun, used=card.wear.used)
    return Character(model, card.id, content.plain, attributes_now(model, Options()), Options())


def of_game(document: Json, world: World, name: str) -> Character:
    """A model as a game has left it. Side, place and number of the game stay behind."""
    found = world.find(find_id(MODEL, name, {model.id: model.card.name for model in world.models}))
    origin = found.card.id
    forces = [document["content"]["forces"][document[side]] for side in SIDES]
    is_alone = [member for force in forces for member in force["members"]].count(origin) == 1
    # Ids in files have no dashes, which number models alike.
    own_id = origin if is_alone else found.id.replace("-", "_")
    card = found.card
    if is_alone:
        usual = Texts.model_validate(document["content"]["models"][origin]["name"]).value()
        card = replace(card, name=usual)
    attributes = {each: attribute(world, found, each) for each in ATTRIBUTES}
    return Character(replace(found, id=own_id, card=card), origin, document["content"], attributes, world.options)


def everybody(content: Content) -> Mapping[str, Name]:
    """Who has a sheet."""
    return {key: one.name for key, one in content.models.items()}


def cards(content: Content) -> Mapping[str, Page]:
    """Models as small as a playing card; unit cards, with all their rules, are set by `screen/print`."""
    return {key: as_card(of_content(content, key).page) for key in content.models}
