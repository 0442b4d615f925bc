"""Content: gear, people, machines, systems, squads and scenarios from TOML files, supplied or one's own."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from regelwerk.engine.content.files import Found, FoundById, Layer, Named, Shelf, check_known, find_id
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Word
from regelwerk.engine.game import Json
from regelwerk.systems.darkspace.rules.core.scenes import CoverPlan
from regelwerk.systems.darkspace.state import Actor
from regelwerk.systems.darkspace.values import Armour, Item, Weapon

if TYPE_CHECKING:
    from regelwerk.systems.darkspace.content.models import SquadEntry
    from regelwerk.systems.darkspace.content.people import Cast, Gear
    from regelwerk.systems.darkspace.content.scene_models import ScenarioEntry

PACKAGE = "regelwerk.systems.darkspace"

TABLES = {
    "character": "characters",
    "henchman": "henchmen",
    "machine": "machines",
    "system": "systems",
    "object": "objects",
    "squad": "squads",
    "weapon": "weapons",
    "armour": "armours",
    "item": "items",
    "cover": "covers",
    "scenario": "scenarios",
}
"""The kinds of content, and under which table of a file they stand."""
GEAR = ("weapons", "armours", "items", "covers")
ACTORS = ("characters", "henchmen", "machines", "systems", "objects")
"""The tables of whoever and whatever takes part in scenes."""

SHELF = Shelf(PACKAGE, TABLES, reserved=(MASTER,))
check_id = SHELF.check_id
template = SHELF.template


@dataclass(frozen=True, slots=True)
class Content:
    """Everything that a scene can be made of, by id. Participants are as they begin."""

    weapons: Mapping[str, Weapon]
    armours: Mapping[str, Armour]
    items: Mapping[str, Item]
    covers: Mapping[str, CoverPlan]
    characters: Mapping[str, Actor]
    henchmen: Mapping[str, Actor]
    machines: Mapping[str, Actor]
    systems: Mapping[str, Actor]
    objects: Mapping[str, Actor]
    squads: Mapping[str, SquadEntry]
    scenarios: Mapping[str, ScenarioEntry]
    plain: Mapping[str, Mapping[str, Json]]
    """The same as plain data, by table and id: what documents are made of."""

    @overload
    def find(self, kind: Literal["character", "henchman", "machine", "system", "object"], text: str) -> Actor: ...
    @overload
    def find(self, kind: Literal["weapon"], text: str) -> Weapon: ...
    @overload
    def find(self, kind: Literal["armour"], text: str) -> Armour: ...
    @overload
    def find(self, kind: Literal["item"], text: str) -> Item: ...
    @overload
    def find(self, kind: Literal["cover"], text: str) -> CoverPlan: ...
    @overload
    def find(self, kind: Literal["squad"], text: str) -> SquadEntry: ...
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
        return find_id(Word(f"ds-content-kind-{kind}"), text, self._names(TABLES[kind]))

    def find_fighter(self, text: str) -> Actor:
        """Whoever goes by this id or name and can fight: a character, a henchman or a machine."""
        tables = ("characters", "henchmen", "machines")
        names = {key: name for table in tables for key, name in self._names(table).items()}
        key = find_id(Word("ds-content-kind-participant"), text, names)
        found: Actor = next(getattr(self, table)[key] for table in tables if key in getattr(self, table))
        return found

    def _names(self, table: str) -> dict[str, Named]:
        entries = getattr(self, table).items()
        return {key: entry.sheet.name if isinstance(entry, Actor) else entry.name for key, entry in entries}


def load(folders: Sequence[Path] = ()) -> Content:
    """The supplied content, and each folder's content beside or over it."""
    layers = SHELF.layers(folders)
    tables = SHELF.merged(layers)
    own = {key for layer in layers[1:] for table in ACTORS for key in layer[table]}
    for key, scenario in layers[0]["scenarios"].items():
        if tables["scenarios"][key] is scenario:
            tables["scenarios"][key] = _refitted(scenario, own)
    return build(tables)


def _refitted(scenario: Found, own: Collection[str]) -> Found:
    """A supplied scenario with participants of one's own: they begin as they are, not as others would."""
    line = [
        {key: one[key] for key in one if key != "changes"} if one["who"] in own else one
        for one in scenario.data["participants"]
    ]
    return scenario._replace(data={**scenario.data, "participants": line})


def build(tables: Layer) -> Content:
    """Values from entries: gear, then everybody each for itself, then scenarios with all who take part."""
    from regelwerk.engine.content.entries import valid_entries
    from regelwerk.systems.darkspace.content.lineup import line_up
    from regelwerk.systems.darkspace.content.models import SquadEntry
    from regelwerk.systems.darkspace.content.scene_models import ScenarioEntry

    gear, cast = read_parts(tables)
    actors = {table: {key: cast.actor(key) for key in tables[table]} for table in ACTORS}
    squads: dict[str, SquadEntry] = valid_entries(tables["squads"], SquadEntry)
    scenarios = valid_entries(tables["scenarios"], ScenarioEntry)
    for key, scenario in scenarios.items():
        line_up(key, scenario, gear, cast, tables["scenarios"][key].place)
    plain = {table: {key: found.data for key, found in entries.items()} for table, entries in tables.items()}
    return Content(
        gear.weapons, gear.armours, gear.items, gear.covers, **actors, squads=squads, scenarios=scenarios, plain=plain
    )


def read_parts(tables: Layer) -> tuple[Gear, Cast]:
    """Gear, and everybody who can be put into a scene."""
    from regelwerk.engine.content.entries import valid_entries
    from regelwerk.systems.darkspace.content.models import ArmourEntry, CoverEntry, ItemEntry, SquadEntry, WeaponEntry
    from regelwerk.systems.darkspace.content.people import Cast, Gear

    def entries(table: str, model: Any) -> list[tuple[str, Any]]:
        return list(valid_entries(tables[table], model).items())

    gear = Gear(
        {
            key: Weapon(key, one.name.value(), one.kind, one.size, one.mk)
            for key, one in entries("weapons", WeaponEntry)
        },
        {key: Armour(key, one.name.value(), one.size, one.mk) for key, one in entries("armours", ArmourEntry)},
        {key: Item(key, one.name.value(), one.kind, one.size, one.mk) for key, one in entries("items", ItemEntry)},
        {key: CoverPlan(key, one.name.value(), one.size, one.mk) for key, one in entries("covers", CoverEntry)},
    )
    people = _together(tables)
    squads = {key: tuple(squad.members) for key, squad in entries("squads", SquadEntry)}
    for key, members in squads.items():
        place = tables["squads"][key].place
        for number, member in enumerate(members):
            check_known(Word("ds-content-kind-participant"), member, people, place.at("members", number))
    return gear, Cast({table: tables[table] for table in ACTORS}, squads, gear)


def _together(tables: Layer) -> FoundById:
    """Everybody of all tables: an id means one thing, whatever table it stands in."""
    together: FoundById = {}
    for table in (*ACTORS, "squads"):
        for key, found in tables[table].items():
            if key in together:
                raise found.place.error("content-id-twice", id=key, other=together[key].place.file)
            together[key] = found
    return {key: found for key, found in together.items() if key not in tables["squads"]}
