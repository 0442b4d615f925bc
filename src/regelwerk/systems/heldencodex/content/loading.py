"""Content: abilities, weapons, armours, items, characters and scenarios from TOML files, supplied or one's own."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from regelwerk.engine.content.files import Found, Layer, Named, Shelf, find_id
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Word
from regelwerk.engine.game import Json
from regelwerk.systems.heldencodex.state import Hero
from regelwerk.systems.heldencodex.values import Item, Weapon

if TYPE_CHECKING:
    from regelwerk.systems.heldencodex.content.gear import Ability, Armour, Gear
    from regelwerk.systems.heldencodex.content.models import CharacterEntry, ScenarioEntry

PACKAGE = "regelwerk.systems.heldencodex"

TABLES = {
    "character": "characters",
    "weapon": "weapons",
    "armour": "armours",
    "item": "items",
    "ability": "abilities",
    "scenario": "scenarios",
}
"""The kinds of content, and under which table of a file they stand."""
GEAR = ("weapons", "armours", "items", "abilities")

SHELF = Shelf(PACKAGE, TABLES, reserved=(MASTER,))
check_id = SHELF.check_id
template = SHELF.template


@dataclass(frozen=True, slots=True)
class Content:
    """Everything that a scene can be made of, by id. Characters are as they begin."""

    abilities: Mapping[str, Ability]
    weapons: Mapping[str, Weapon]
    armours: Mapping[str, Armour]
    items: Mapping[str, Item]
    characters: Mapping[str, Hero]
    scenarios: Mapping[str, ScenarioEntry]
    plain: Mapping[str, Mapping[str, Json]]
    """The same as plain data, by table and id: what documents are made of."""

    @overload
    def find(self, kind: Literal["character"], text: str) -> Hero: ...
    @overload
    def find(self, kind: Literal["weapon"], text: str) -> Weapon: ...
    @overload
    def find(self, kind: Literal["armour"], text: str) -> Armour: ...
    @overload
    def find(self, kind: Literal["item"], text: str) -> Item: ...
    @overload
    def find(self, kind: Literal["ability"], text: str) -> Ability: ...
    @overload
    def find(self, kind: Literal["scenario"], text: str) -> ScenarioEntry: ...
    @overload
    def find(self, kind: str, text: str) -> Any: ...
    def find(self, kind: str, text: str) -> Any:
        """What goes by this id or name."""
        key = self.find_id(kind, text)
        return getattr(self, TABLES[kind])[key]

    def find_id(self, kind: str, text: str) -> str:
        """The id of what goes by this id, German or English name, however it is spelled."""
        SHELF.check_kind(kind)
        names: dict[str, Named] = {
            key: entry.sheet.name if isinstance(entry, Hero) else entry.name
            for key, entry in getattr(self, TABLES[kind]).items()
        }
        return find_id(Word(f"hc-content-kind-{kind}"), text, names)


def load(folders: Sequence[Path] = ()) -> Content:
    """The supplied content, and each folder's content beside or over it."""
    layers = SHELF.layers(folders)
    tables = SHELF.merged(layers)
    own = {key for layer in layers[1:] for key in layer["characters"]}
    for key, scenario in layers[0]["scenarios"].items():
        if tables["scenarios"][key] is scenario:
            tables["scenarios"][key] = _refitted(scenario, own)
    return build(tables)


def _refitted(scenario: Found, own: Collection[str]) -> Found:
    """A supplied scenario with characters of one's own: they begin as they are, not as others would."""
    kept = ("who", "side", "id", "name", "count", "seat", "gives_up")
    line = [
        {key: one[key] for key in one if key in kept} if one["who"] in own else one
        for one in scenario.data["characters"]
    ]
    return scenario._replace(data={**scenario.data, "characters": line})


def build(tables: Layer) -> Content:
    """Values from entries: gear, then characters each for itself, then scenarios with all who take part."""
    from regelwerk.engine.content.entries import valid_entries
    from regelwerk.systems.heldencodex.content.characters import hero
    from regelwerk.systems.heldencodex.content.lineup import line_up
    from regelwerk.systems.heldencodex.content.models import ScenarioEntry

    gear, entries = read_parts(tables)
    characters = {key: hero(key, entry, gear, tables["characters"][key].place) for key, entry in entries.items()}
    scenarios = valid_entries(tables["scenarios"], ScenarioEntry)
    for key, scenario in scenarios.items():
        line_up(scenario, entries, gear, tables["scenarios"][key].place)
    plain = {table: {key: found.data for key, found in entries.items()} for table, entries in tables.items()}
    return Content(gear.abilities, gear.weapons, gear.armours, gear.items, characters, scenarios, plain)


def read_parts(tables: Layer) -> tuple[Gear, dict[str, CharacterEntry]]:
    """Gear, and the characters as they are written."""
    from regelwerk.engine.content.entries import valid_entries
    from regelwerk.systems.heldencodex.content.gear import Ability, Gear, armour, item, weapon
    from regelwerk.systems.heldencodex.content.models import (
        AbilityEntry,
        ArmourEntry,
        CharacterEntry,
        ItemEntry,
        WeaponEntry,
    )

    def entries(table: str, model: Any) -> list[tuple[str, Any, Any]]:
        found = valid_entries(tables[table], model)
        return [(key, entry, tables[table][key].place) for key, entry in found.items()]

    abilities = {
        key: Ability(key, entry.name.value(), entry.kind == "attribute")
        for key, entry, _ in entries("abilities", AbilityEntry)
    }
    weapons = {key: weapon(key, entry, place) for key, entry, place in entries("weapons", WeaponEntry)}
    armours = {key: armour(key, entry, place) for key, entry, place in entries("armours", ArmourEntry)}
    known = {*abilities, *weapons}
    items = {key: item(key, entry, known, place) for key, entry, place in entries("items", ItemEntry)}
    return Gear(abilities, weapons, armours, items), valid_entries(tables["characters"], CharacterEntry)
