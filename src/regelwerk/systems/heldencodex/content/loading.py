"""Content: abilities, weapons, armours, items, characters and scenarios from TOML files, supplied or one's own."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from regelwerk.engine.content.files import Found, Layer, Shelf, Source
from regelwerk.engine.content.tables import Table, Tables
from regelwerk.engine.effects import MASTER
from regelwerk.systems.heldencodex.state import Hero
from regelwerk.systems.heldencodex.values import PACKAGE, Item, Weapon

if TYPE_CHECKING:
    from regelwerk.systems.heldencodex.content.gear import Ability, Armour, Gear
    from regelwerk.systems.heldencodex.content.models import CharacterEntry, ScenarioEntry


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
PLACE_KEYS = ("who", "side", "id", "name", "count", "seat", "gives_up")
"""What a scenario says about a place; the rest is about whom it was written for."""

SHELF = Shelf(PACKAGE, "hc", TABLES, reserved=(MASTER,))
check_id = SHELF.check_id
template = SHELF.template


@dataclass(frozen=True, slots=True)
class Content(Tables):
    """Everything that a scene can be made of, by id. Characters are as they begin."""

    shelf: ClassVar[Shelf] = SHELF
    abilities: Table[Ability]
    weapons: Table[Weapon]
    armours: Table[Armour]
    items: Table[Item]
    characters: Table[Hero]
    scenarios: Table[ScenarioEntry]


def load(folders: Sequence[Source] = ()) -> Content:
    """The supplied content, and each folder's content beside or over it."""
    layers = SHELF.layers(folders)
    own = {key for layer in layers[1:] for key in layer["characters"]}
    return build(SHELF.refitted(layers, lambda scenario: _refitted(scenario, own)), is_supplied=not folders)


def _refitted(scenario: Found, own: Collection[str]) -> Found:
    """A supplied scenario with characters of one's own: they begin as they are, not as others would."""
    line = [
        {key: one[key] for key in one if key in PLACE_KEYS} if one["who"] in own else one
        for one in scenario.data["characters"]
    ]
    return scenario._replace(data={**scenario.data, "characters": line})


def build(tables: Layer, *, is_supplied: bool) -> Content:
    """Values from entries: gear, then characters each for itself, then scenarios with all who take part.

    Scenarios of content that is only `is_supplied` are not tried out: tests do that, and a game tries out its own.
    """
    from regelwerk.engine.content.entries import valid_entries
    from regelwerk.systems.heldencodex.content.characters import hero
    from regelwerk.systems.heldencodex.content.lineup import line_up
    from regelwerk.systems.heldencodex.content.models import ScenarioEntry

    gear, entries = read_parts(tables)
    characters = {key: hero(key, entry, gear, tables["characters"][key].place) for key, entry in entries.items()}
    scenarios = valid_entries(tables["scenarios"], ScenarioEntry)
    for key, scenario in () if is_supplied else scenarios.items():
        line_up(scenario, entries, gear, tables["scenarios"][key].place)
    return Content.of(tables, **gear._asdict(), characters=characters, scenarios=scenarios)


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
