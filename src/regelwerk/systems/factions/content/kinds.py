"""The kinds of content with their models: what forms are made of.

Pydantic takes a while to import, so this module is imported by the first form.
"""

from __future__ import annotations

from regelwerk.engine.content.entries import Entry
from regelwerk.systems.factions.content.models import AssetEntry, FactionEntry, ScenarioEntry

MODELS: dict[str, type[Entry]] = {"faction": FactionEntry, "asset": AssetEntry, "scenario": ScenarioEntry}
