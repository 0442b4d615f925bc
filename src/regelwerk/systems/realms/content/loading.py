"""Content: gear, cards, task forces, battlefields, missions and scenarios from TOML files, supplied or one's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from regelwerk.engine.content.files import Layer, Shelf, find_id
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Word
from regelwerk.engine.game import Json
from regelwerk.systems.realms.rules.mission.scenes import Battlefield
from regelwerk.systems.realms.values import UNARMED, Armour, Card, Item, Weapon

if TYPE_CHECKING:
    from regelwerk.systems.realms.content.cards import Force
    from regelwerk.systems.realms.content.lineup import Stock
    from regelwerk.systems.realms.content.models import MissionEntry, ScenarioEntry

PACKAGE = "regelwerk.systems.realms"

TABLES = {
    "weapon": "weapons",
    "armour": "armours",
    "item": "items",
    "model": "models",
    "force": "forces",
    "battlefield": "battlefields",
    "mission": "missions",
    "scenario": "scenarios",
}
"""The kinds of content, and under which table of a file they stand."""
SIDES = ("blue", "red")

SHELF = Shelf(PACKAGE, TABLES, reserved=(MASTER, *SIDES, UNARMED))
check_id = SHELF.check_id
template = SHELF.template


@dataclass(frozen=True, slots=True)
class Content:
    """Everything that a game can be made of, by id."""

    weapons: Mapping[str, Weapon]
    armours: Mapping[str, Armour]
    items: Mapping[str, Item]
    models: Mapping[str, Card]
    forces: Mapping[str, Force]
    battlefields: Mapping[str, Battlefield]
    missions: Mapping[str, MissionEntry]
    """As they are written: where their zones lie depends on the table."""
    scenarios: Mapping[str, ScenarioEntry]
    plain: Mapping[str, Mapping[str, Json]]
    """The same as plain data, by table and id: what documents are made of."""

    @overload
    def find(self, kind: Literal["weapon"], text: str) -> Weapon: ...
    @overload
    def find(self, kind: Literal["armour"], text: str) -> Armour: ...
    @overload
    def find(self, kind: Literal["item"], text: str) -> Item: ...
    @overload
    def find(self, kind: Literal["model"], text: str) -> Card: ...
    @overload
    def find(self, kind: Literal["force"], text: str) -> Force: ...
    @overload
    def find(self, kind: Literal["battlefield"], text: str) -> Battlefield: ...
    @overload
    def find(self, kind: Literal["mission"], text: str) -> MissionEntry: ...
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
        names = {key: entry.name for key, entry in getattr(self, TABLES[kind]).items()}
        return find_id(Word(f"re-content-kind-{kind}"), text, names)


def load(folders: Sequence[Path] = ()) -> Content:
    """The supplied content, and each folder's content beside or over it."""
    from regelwerk.systems.realms.content.vtt import with_walls

    tables = SHELF.merged(SHELF.layers(folders))
    tables["battlefields"] = {key: with_walls(found) for key, found in tables["battlefields"].items()}
    return build(tables)


def build(tables: Layer) -> Content:
    """Values from entries: each for itself, then the scenarios that put them together."""
    from regelwerk.engine.content.entries import valid_entries
    from regelwerk.systems.realms.content.lineup import line_up
    from regelwerk.systems.realms.content.models import ScenarioEntry

    stock = read_stock(tables)
    scenarios: dict[str, ScenarioEntry] = valid_entries(tables["scenarios"], ScenarioEntry)
    for key, scenario in scenarios.items():
        line_up(scenario, stock, tables["scenarios"][key].place)
    plain = {table: {key: found.data for key, found in entries.items()} for table, entries in tables.items()}
    return Content(*stock.gear, stock.cards, stock.forces, stock.battlefields, stock.missions, scenarios, plain)


def read_stock(tables: Layer, *, alone: bool = False) -> Stock:
    """Everything that scenarios name. In a duel a force is one model `alone`."""
    from regelwerk.engine.content.entries import valid_entries
    from regelwerk.systems.realms.content import cards, models
    from regelwerk.systems.realms.content.battlefields import battlefield
    from regelwerk.systems.realms.content.lineup import Stock
    from regelwerk.systems.realms.content.missions import check_goal

    def made(table: str, model: Any, make: Any, *more: Any, **given: Any) -> dict[str, Any]:
        entries = valid_entries(tables[table], model)
        return {key: make(key, one, *more, tables[table][key].place, **given) for key, one in entries.items()}

    gear = cards.Gear(
        made("weapons", models.WeaponEntry, cards.weapon),
        made("armours", models.ArmourEntry, cards.armour),
        made("items", models.ItemEntry, cards.item),
    )
    known = made("models", models.ModelEntry, cards.card, gear)
    forces = made("forces", models.ForceEntry, cards.force, known, alone=alone)
    battlefields = made("battlefields", models.BattlefieldEntry, battlefield)
    missions: dict[str, MissionEntry] = valid_entries(tables["missions"], models.MissionEntry)
    for key, mission in missions.items():
        check_goal(mission, tables["missions"][key].place)
    return Stock(gear, known, forces, battlefields, missions)
