"""The kinds of content with their models: what forms are made of.

Pydantic takes a while to import, so this module is imported by the first form.
"""

from __future__ import annotations

from regelwerk.engine.content.entries import Entry
from regelwerk.systems.phasesix.content.loading import TABLES
from regelwerk.systems.phasesix.content.models import ENTRIES
from regelwerk.systems.phasesix.content.scenario_models import ScenarioEntry

BY_TABLE: dict[str, type[Entry]] = {**ENTRIES, "scenarios": ScenarioEntry}
MODELS: dict[str, type[Entry]] = {kind: BY_TABLE[table] for kind, table in TABLES.items()}
