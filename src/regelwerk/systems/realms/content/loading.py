"""Content: gear, cards, task forces, battlefields, missions and scenarios from TOML files, supplied or one's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from regelwerk.engine.content.files import Layer, Shelf, Source
from regelwerk.engine.content.tables import Table, Tables
from regelwerk.engine.effects import MASTER
from regelwerk.systems.realms.rules.mission.scenes import Battlefield
from regelwerk.systems.realms.values import PACKAGE, UNARMED, Armour, Card, Item, Weapon

if TYPE_CHECKING:
    from regelwerk.systems.realms.content.cards import Force
    from regelwerk.systems.realms.content.lineup import Stock
    from regelwerk.systems.realms.content.models import MissionEntry, ScenarioEntry


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

SHELF = Shelf(PACKAGE, "re", TABLES, reserved=(MASTER, *SIDES, UNARMED))
check_id = SHELF.check_id
template = SHELF.template


@dataclass(frozen=True, slots=True)
class Content(Tables):
    """Everything that a game can be made of, by id."""

    shelf: ClassVar[Shelf] = SHELF
    weapons: Table[Weapon]
    armours: Table[Armour]
    items: Table[Item]
    models: Table[Card]
    forces: Table[Force]
    battlefields: Table[Battlefield]
    missions: Table[MissionEntry]
    """As they are written: where their zones lie depends on the table."""
    scenarios: Table[ScenarioEntry]


def load(folders: Sequence[Source] = ()) -> Content:
    """The supplied content, and each folder's content beside or over it."""
    from regelwerk.systems.realms.content.vtt import with_walls

    tables = SHELF.merged(SHELF.layers(folders))
    tables["battlefields"] = {key: with_walls(found) for key, found in tables["battlefields"].items()}
    return build(tables, is_supplied=not folders)


def build(tables: Layer, *, is_supplied: bool) -> Content:
    """Values from entries: each for itself, then the scenarios that put them together.

    Scenarios of content that is only `is_supplied` are not tried out: tests do that, and a game tries out its own.
    """
    from regelwerk.engine.content.entries import valid_entries
    from regelwerk.systems.realms.content.lineup import line_up
    from regelwerk.systems.realms.content.models import ScenarioEntry

    stock = read_stock(tables)
    scenarios: dict[str, ScenarioEntry] = valid_entries(tables["scenarios"], ScenarioEntry)
    for key, scenario in () if is_supplied else scenarios.items():
        line_up(scenario, stock, tables["scenarios"][key].place)
    return Content.of(
        tables,
        **stock.gear._asdict(),
        models=stock.cards,
        forces=stock.forces,
        battlefields=stock.battlefields,
        missions=stock.missions,
        scenarios=scenarios,
    )


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
