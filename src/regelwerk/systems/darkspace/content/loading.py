"""Content: gear, people, machines, systems, squads and scenarios from TOML files, supplied or one's own."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from regelwerk.engine.content.files import Found, FoundById, Layer, Shelf, Source, check_known
from regelwerk.engine.content.tables import Table, Tables
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Word
from regelwerk.systems.darkspace.rules.core.scenes import CoverPlan
from regelwerk.systems.darkspace.state import Actor
from regelwerk.systems.darkspace.values import PACKAGE, Armour, Item, Weapon

if TYPE_CHECKING:
    from regelwerk.systems.darkspace.content.models import SquadEntry
    from regelwerk.systems.darkspace.content.people import Cast, Gear
    from regelwerk.systems.darkspace.content.scene_models import ScenarioEntry


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
"""The tables of everything that takes part in scenes."""

SHELF = Shelf(PACKAGE, "ds", TABLES, reserved=(MASTER,))
check_id = SHELF.check_id
template = SHELF.template


@dataclass(frozen=True, slots=True)
class Content(Tables):
    """Everything that a scene can be made of, by id. Participants are as they begin."""

    shelf: ClassVar[Shelf] = SHELF
    weapons: Table[Weapon]
    armours: Table[Armour]
    items: Table[Item]
    covers: Table[CoverPlan]
    characters: Table[Actor]
    henchmen: Table[Actor]
    machines: Table[Actor]
    systems: Table[Actor]
    objects: Table[Actor]
    squads: Table[SquadEntry]
    scenarios: Table[ScenarioEntry]

    def find_fighter(self, text: str) -> Actor:
        """A character, henchman or machine by id or name."""
        found: Actor = self.together("character", "henchman", "machine").find(text)
        return found


def load(folders: Sequence[Source] = ()) -> Content:
    """The supplied content, and each folder's content beside or over it."""
    layers = SHELF.layers(folders)
    own = {key for layer in layers[1:] for table in ACTORS for key in layer[table]}
    return build(SHELF.refitted(layers, lambda scenario: _refitted(scenario, own)), is_supplied=not folders)


def _refitted(scenario: Found, own: Collection[str]) -> Found:
    """A supplied scenario with participants of one's own: they begin as they are, not as others would."""
    line = [
        {key: one[key] for key in one if key != "changes"} if one["who"] in own else one
        for one in scenario.data["participants"]
    ]
    return scenario._replace(data={**scenario.data, "participants": line})


def build(tables: Layer, *, is_supplied: bool) -> Content:
    """Values from entries: gear, then everybody each for itself, then scenarios with all who take part.

    Scenarios of content that is only `is_supplied` are not tried out: tests do that, and a game tries out its own.
    """
    from regelwerk.engine.content.entries import valid_entries
    from regelwerk.systems.darkspace.content.lineup import line_up
    from regelwerk.systems.darkspace.content.models import SquadEntry
    from regelwerk.systems.darkspace.content.scene_models import ScenarioEntry

    gear, cast = read_parts(tables)
    actors = {table: {key: cast.actor(key) for key in tables[table]} for table in ACTORS}
    squads: dict[str, SquadEntry] = valid_entries(tables["squads"], SquadEntry)
    scenarios = valid_entries(tables["scenarios"], ScenarioEntry)
    for key, scenario in () if is_supplied else scenarios.items():
        line_up(key, scenario, gear, cast, tables["scenarios"][key].place)
    return Content.of(tables, **gear._asdict(), **actors, squads=squads, scenarios=scenarios)


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
