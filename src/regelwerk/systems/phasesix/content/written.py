"""Participants and their gear written down again: entries of content files that load as the same values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from regelwerk.engine.content.entries import stated
from regelwerk.engine.game import Json
from regelwerk.engine.state_values import Value, field_names
from regelwerk.systems.phasesix.content.models import (
    ENTRIES,
    CharacterEntry,
    FoeActionEntry,
    FoeEntry,
    WearEntry,
)
from regelwerk.systems.phasesix.state import Fighter
from regelwerk.systems.phasesix.values import ATTRIBUTES, Sheet, Weapon

ENDING = ("crouched", "asleep")
"""Who crouches gets up when a fight is over, who sleeps is woken (PS-CND-10, PS-CND-12). No rule ends the others but
their own rolls and somebody's help (PS-CND-01 to -09), so they go on."""
DICE = ("bonus_dice", "destiny_dice", "rerolls")


@dataclass(frozen=True, slots=True)
class Written:
    """A participant as entries by table: their own, and the gear that it names."""

    table: str
    entry: Json
    gear: Mapping[str, Mapping[str, Json]]


def written(fighter: Fighter, known: Mapping[str, Mapping[str, Json]]) -> Written:
    """Somebody just as they are now; gear that is `known` as plain data stays as it is written there."""
    sheet = fighter.sheet
    gear: dict[str, dict[str, Json]] = {"weapons": {}, "armor": {}, "shields": {}, "items": {}}
    shields = (sheet.shield,) if sheet.shield is not None else ()
    carried: dict[str, tuple[Value, ...]] = {
        "weapons": () if sheet.foe else sheet.weapons,
        "armor": sheet.armor,
        "shields": shields,
        "items": tuple(item for item, _ in sheet.items),
    }
    for table, things in carried.items():
        for thing in things:
            key = getattr(thing, "id")  # noqa: B009  gear of all kinds has one
            gear[table][key] = known.get(table, {}).get(key) or _plain(thing, table)
    items = {item.id: left for item, _ in sheet.items if (left := fighter.count_of(item.id))}
    told = {"name": dict(sheet.name.by_language), "items": items, "now": wear(fighter), **_both(sheet)}
    if sheet.foe:
        return Written("foes", stated({**told, **_foe(sheet)}, FoeEntry), gear)
    return Written("characters", stated({**told, **_character(sheet, gear["weapons"])}, CharacterEntry), gear)


def wear(fighter: Fighter) -> Json:
    """What a fight leaves of somebody. Wounds heal by rest alone, dice come back by it (PS-HEA-01, PS-ROL-09); a weapon
    is as empty and armour as battered as it was. Actions, aim, posture and place end with the scene."""
    sheet = fighter.sheet
    left: Json = {name: getattr(fighter, name) for name in DICE if getattr(fighter, name) < getattr(sheet, name)}
    if fighter.hearts < sheet.max_hearts:
        left["hearts"] = fighter.hearts
    most = {weapon.id: weapon.uses or weapon.capacity for weapon in sheet.weapons}
    worn = zip(sheet.armor, fighter.armor_condition, strict=True)
    told = {
        **left,
        "boosts": fighter.boosts,
        "conditions": {name: level for name, level in fighter.conditions if name not in ENDING},
        "ammo": {weapon: shots for weapon, shots in fighter.ammo if shots != most.get(weapon)},
        "armor": {piece.id: percent for piece, percent in worn if percent != 100},
    }
    return stated(told, WearEntry)


def _both(sheet: Sheet) -> Json:
    """What characters and foes have alike."""
    return {
        "hearts": sheet.max_hearts,
        "min_roll": sheet.min_roll,
        "protection": sheet.base_protection,
        **{name: getattr(sheet, name) for name in DICE},
    }


def _character(sheet: Sheet, weapons: Mapping[str, Json]) -> Json:
    return {
        "attributes": dict(zip(ATTRIBUTES, sheet.attributes, strict=True)),
        "skill_bonus": dict(sheet.skill_bonus),
        "actions": sheet.actions,
        "evasion": sheet.base_evasion,
        "weapons": [weapon.id for weapon in sheet.weapons for _ in range(_number(weapon, weapons[weapon.id]))],
        "armor": [piece.id for piece in sheet.armor],
        "shield": None if sheet.shield is None else sheet.shield.id,
    }


def _number(weapon: Weapon, entry: Json) -> int:
    """How many of a throwing weapon are carried: they count their throws together."""
    if weapon.kind != "throwing" or weapon.capacity is None:
        return 1
    return weapon.capacity // int(entry.get("capacity", 1))


def _foe(sheet: Sheet) -> Json:
    actions = {weapon.id: stated(_foe_action(weapon), FoeActionEntry) for weapon in sheet.weapons}
    known = {name: sheet.attribute(name) for name in ("quickness", "strength", "deftness")}
    mind = sheet.attribute("willpower")
    return {**known, "mind": mind, "actions": actions, "actions_max": sheet.actions, "evasion": sheet.fixed_evasion}


def _foe_action(weapon: Weapon) -> Json:
    return {**_told(weapon), "mode": weapon.modes[0]}


def _plain(thing: Value, table: str) -> Json:
    """Gear as it would stand in a file: of somebody who was called in, no document has it."""
    return stated(_told(thing), ENTRIES[table])


def _told(thing: Value) -> Json:
    """All fields of a piece of gear as plain data."""
    told: dict[str, Any] = {name: getattr(thing, name) for name in field_names(type(thing))}
    told["name"] = dict(told["name"].by_language)
    if "status_on_wound" in told:
        told["status_on_wound"] = dict(told["status_on_wound"])
    return {name: list(value) if isinstance(value, tuple) else value for name, value in told.items()}
