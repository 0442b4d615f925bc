"""The kinds of content with their models: what forms are made of.

Pydantic takes a while to import, so this module is imported by the first form.
"""

from __future__ import annotations

from regelwerk.engine.content.entries import Entry
from regelwerk.systems.realms.content import models

MODELS: dict[str, type[Entry]] = {
    "weapon": models.WeaponEntry,
    "armour": models.ArmourEntry,
    "item": models.ItemEntry,
    "model": models.ModelEntry,
    "force": models.ForceEntry,
    "battlefield": models.BattlefieldEntry,
    "mission": models.MissionEntry,
    "scenario": models.ScenarioEntry,
}
