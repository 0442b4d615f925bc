"""The kinds of content with their models: what forms are made of.

Pydantic takes a while to import, so this module is imported by the first form.
"""

from __future__ import annotations

from regelwerk.engine.content.entries import Entry
from regelwerk.systems.darkspace.content import models
from regelwerk.systems.darkspace.content.scene_models import ScenarioEntry

MODELS: dict[str, type[Entry]] = {
    "character": models.CharacterEntry,
    "henchman": models.HenchmanEntry,
    "machine": models.MachineEntry,
    "system": models.SystemEntry,
    "object": models.ObjectEntry,
    "squad": models.SquadEntry,
    "weapon": models.WeaponEntry,
    "armour": models.ArmourEntry,
    "item": models.ItemEntry,
    "cover": models.CoverEntry,
    "scenario": ScenarioEntry,
}
