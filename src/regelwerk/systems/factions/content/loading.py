"""Content: kinds of assets, factions and scenarios from TOML files, supplied or one's own."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from regelwerk.engine.content.files import Found, FoundById, Layer, Named, Shelf, find_id
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Word
from regelwerk.engine.game import Json
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.state import Faction
from regelwerk.systems.factions.values import AssetKind

if TYPE_CHECKING:
    from regelwerk.systems.factions.content.models import FactionEntry, ScenarioEntry

PACKAGE = "regelwerk.systems.factions"

TABLES = {"faction": "factions", "asset": "assets", "scenario": "scenarios"}
"""The kinds of content, and under which table of a file they stand."""

SHELF = Shelf(PACKAGE, TABLES, reserved=(MASTER,))
check_id = SHELF.check_id
template = SHELF.template


@dataclass(frozen=True, slots=True)
class Content:
    """Everything that a campaign can be made of, by id. Factions are as they begin by the default rulings."""

    assets: Mapping[str, AssetKind]
    factions: Mapping[str, Faction]
    scenarios: Mapping[str, ScenarioEntry]
    plain: Mapping[str, Mapping[str, Json]]
    """The same as plain data, by table and id: what documents are made of."""

    @overload
    def find(self, kind: Literal["faction"], text: str) -> Faction: ...
    @overload
    def find(self, kind: Literal["asset"], text: str) -> AssetKind: ...
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
            key: entry.sheet.name if isinstance(entry, Faction) else entry.name
            for key, entry in getattr(self, TABLES[kind]).items()
        }
        return find_id(Word(f"fa-content-kind-{kind}"), text, names)


def load(folders: Sequence[Path] = ()) -> Content:
    """The supplied content, and each folder's content beside or over it."""
    layers = SHELF.layers(folders)
    tables = SHELF.merged(layers)
    own = {key for layer in layers[1:] for key in layer["factions"]}
    for key, scenario in layers[0]["scenarios"].items():
        if tables["scenarios"][key] is scenario:
            tables["scenarios"][key] = _refitted(scenario, own, tables["factions"])
    return build(tables)


def _refitted(scenario: Found, own: Collection[str], factions: FoundById) -> Found:
    """A supplied scenario with factions of one's own: it begins as they do, and says nothing of what they lack."""
    data = scenario.data
    line = [
        {key: one[key] for key in one if key not in ("wounds", "hidden")} if one["who"] in own else one
        for one in data["factions"]
    ]
    plans = {plan for one in line for plan in _ids(factions[one["who"]], "plans")}
    missions = []
    for mission in data.get("missions", ()):
        commands = [one for one in mission["commands"] if one.get("faction") not in own or _fits(one, factions)]
        missions += [{**mission, "commands": commands}] if commands else []
    end_plans = [plan for plan in data.get("end_plans", ()) if plan in plans]
    return scenario._replace(data={**data, "factions": line, "missions": missions, "end_plans": end_plans})


def _fits(command: Json, factions: FoundById) -> bool:
    """Whether a command speaks of an asset or a plan that the faction has."""
    found = factions[command["faction"]]
    asset_fits = command["do"] == "grant_asset" or command.get("asset") in {None, *_ids(found, "assets")}
    return asset_fits and command.get("plan") in {None, *_ids(found, "plans")}


def _ids(found: Found, table: str) -> set[str]:
    """The ids of the assets or plans of a faction that nobody has checked yet."""
    listed = found.data.get(table) if isinstance(found.data, dict) else None
    ids = [one.get("id") for one in listed if isinstance(one, dict)] if isinstance(listed, list) else []
    return {key for key in ids if isinstance(key, str)}


def build(tables: Layer) -> Content:
    """Values from entries: assets, then factions each for itself and by whom they are controlled, then scenarios."""
    from regelwerk.engine.content.entries import valid_entries
    from regelwerk.systems.factions.content.lineup import line_up
    from regelwerk.systems.factions.content.models import ScenarioEntry

    assets, entries = read_parts(tables)
    scenarios = valid_entries(tables["scenarios"], ScenarioEntry)
    factions = _factions(tables, assets, entries)
    for key, scenario in scenarios.items():
        line_up(scenario, entries, assets, tables["scenarios"][key].place)
    plain = {table: {key: found.data for key, found in entries.items()} for table, entries in tables.items()}
    return Content(assets, factions, scenarios, plain)


def read_parts(tables: Layer) -> tuple[dict[str, AssetKind], dict[str, FactionEntry]]:
    """The kinds of assets, and the factions as they are written."""
    from regelwerk.engine.content.entries import valid_entries
    from regelwerk.systems.factions.content.assets import asset_kind
    from regelwerk.systems.factions.content.models import AssetEntry, FactionEntry

    kinds = valid_entries(tables["assets"], AssetEntry)
    assets = {key: asset_kind(key, entry, tables["assets"][key].place) for key, entry in kinds.items()}
    return assets, valid_entries(tables["factions"], FactionEntry)


def _factions(
    tables: Layer, assets: Mapping[str, AssetKind], entries: Mapping[str, FactionEntry]
) -> dict[str, Faction]:
    from regelwerk.systems.factions.content.commands import Known
    from regelwerk.systems.factions.content.lineup import Entered, check_control, faction

    known = Known(entries, assets)
    controllers = {key: entry.controller for key, entry in entries.items()}
    made = {}
    for key, entry in entries.items():
        place = tables["factions"][key].place
        made[key] = faction(Entered(key, entry, place), known, assets, Options())
        check_control(key, controllers, (), place)
    return made
