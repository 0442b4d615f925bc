"""Content: kinds of assets, factions and scenarios from TOML files, supplied or one's own."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from regelwerk.engine.content.files import Found, FoundById, Layer, Shelf, Source
from regelwerk.engine.content.tables import Table, Tables
from regelwerk.engine.effects import MASTER
from regelwerk.engine.game import Json
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.state import Faction
from regelwerk.systems.factions.values import PACKAGE, AssetKind

if TYPE_CHECKING:
    from regelwerk.systems.factions.content.models import FactionEntry, ScenarioEntry


TABLES = {"faction": "factions", "asset": "assets", "scenario": "scenarios"}
"""The kinds of content, and under which table of a file they stand."""

BEGINNINGS = ("dice", "effectiveness", "rp", "assets", "plans", "shaken")
"""What a scenario may say of how a faction begins, unless one's own says it too."""

SHELF = Shelf(PACKAGE, "fa", TABLES, reserved=(MASTER,))
check_id = SHELF.check_id
template = SHELF.template


@dataclass(frozen=True, slots=True)
class Content(Tables):
    """Everything that a campaign can be made of, by id. Factions are as they begin by the default rulings."""

    shelf: ClassVar[Shelf] = SHELF
    assets: Table[AssetKind]
    factions: Table[Faction]
    scenarios: Table[ScenarioEntry]


def load(folders: Sequence[Source] = ()) -> Content:
    """The supplied content, and each folder's content beside or over it."""
    layers = SHELF.layers(folders)
    factions = SHELF.merged(layers)["factions"]
    own = {key for layer in layers[1:] for key in layer["factions"]}
    return build(SHELF.refitted(layers, lambda scenario: _refitted(scenario, own, factions)), is_supplied=not folders)


def _refitted(scenario: Found, own: Collection[str], factions: FoundById) -> Found:
    """A supplied scenario with factions of one's own: it begins as they do, and says nothing of what they lack."""
    data = scenario.data
    line = [
        {key: one[key] for key in one if key not in _begun(factions[one["who"]])} if one["who"] in own else one
        for one in data["factions"]
    ]
    entries = {key: found.data for key, found in factions.items()}
    plans = {plan for one in line for plan in listed_ids(entries[one["who"]], "plans")}
    missions = fitted_missions(data.get("missions", ()), own, entries)
    end_plans = [plan for plan in data.get("end_plans", ()) if plan in plans]
    return scenario._replace(data={**data, "factions": line, "missions": missions, "end_plans": end_plans})


def _begun(found: Found) -> set[str]:
    """What a scenario may not say of a faction of one's own: what it says itself, wounds and hiding in any case."""
    said = set(found.data) if isinstance(found.data, dict) else set()
    return {"wounds", "hidden"} | (said & set(BEGINNINGS))


def fitted_missions(missions: Iterable[Json], own: Collection[str], entries: Mapping[str, Any]) -> list[Json]:
    """Missions without what they say of assets and plans that those of one's own do not have."""
    fitted = []
    for mission in missions:
        commands = [one for one in mission["commands"] if one.get("faction") not in own or _fits(one, entries)]
        fitted += [{**mission, "commands": commands}] if commands else []
    return fitted


def _fits(command: Json, entries: Mapping[str, Any]) -> bool:
    """Whether a command speaks of an asset or a plan that the faction has."""
    entry = entries[command["faction"]]
    asset_fits = command["do"] == "grant_asset" or command.get("asset") in {None, *listed_ids(entry, "assets")}
    return asset_fits and command.get("plan") in {None, *listed_ids(entry, "plans")}


def listed_ids(entry: Any, table: str) -> set[str]:
    """The ids of the assets or plans of a faction that nobody has checked yet."""
    listed = entry.get(table) if isinstance(entry, dict) else None
    ids = [one.get("id") for one in listed if isinstance(one, dict)] if isinstance(listed, list) else []
    return {key for key in ids if isinstance(key, str)}


def build(tables: Layer, *, is_supplied: bool) -> Content:
    """Values from entries: assets, then factions each for itself and by whom they are controlled, then scenarios.

    Scenarios of content that is only `is_supplied` are not tried out: tests do that, and a game tries out its own.
    """
    from regelwerk.engine.content.entries import valid_entries
    from regelwerk.systems.factions.content.lineup import line_up
    from regelwerk.systems.factions.content.models import ScenarioEntry

    assets, entries = read_parts(tables)
    scenarios = valid_entries(tables["scenarios"], ScenarioEntry)
    factions = _factions(tables, assets, entries)
    for key, scenario in () if is_supplied else scenarios.items():
        line_up(scenario, entries, assets, tables["scenarios"][key].place)
    return Content.of(tables, assets=assets, factions=factions, scenarios=scenarios)


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
