"""Factions written down again: entries of content files that load as the same values."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from regelwerk.engine.content.entries import stated
from regelwerk.engine.game import Json
from regelwerk.systems.factions.content.assets import POSSIBLE
from regelwerk.systems.factions.content.commands import keys_of
from regelwerk.systems.factions.content.loading import BEGINNINGS
from regelwerk.systems.factions.content.models import FactionEntry, OwnedEntry, PlanEntry
from regelwerk.systems.factions.rules.core.wounds import FATAL
from regelwerk.systems.factions.rules.master.commands import OPTIONAL
from regelwerk.systems.factions.state import Asset, Faction, Plan
from regelwerk.systems.factions.values import ATTRIBUTES, AssetKind, Command, Effect


def written(faction: Faction, templates: Mapping[str, AssetKind], others: Collection[str]) -> Json:
    """A faction just as it is now. Conditions, wounds, marks and resource points go on (FA-PHA-08); cards, actions,
    orders and what counts once per phase end with the scene. Only marks of `others` that content knows are kept."""
    sheet = faction.sheet
    told: Json = {
        "name": dict(sheet.name.by_language),
        "dice": {name: str(faction.die(name)) for name in ATTRIBUTES},
        "effectiveness": str(faction.effectiveness) if faction.effectiveness else "none",
        "rp": faction.rp,
        "assets": [_asset(asset, templates) for asset in faction.assets],
        "plans": [_plan(plan, sheet.id) for plan in faction.plans],
        "minor": faction.minor,
        "controller": faction.controller if faction.controller in others else "",
        "seat": None if sheet.seat == sheet.id else sheet.seat,
        "temper": sheet.temper,
        "shaken": faction.shaken,
        "hidden": faction.hidden,
        "wounds": [] if faction.destroyed else [wound.asset for wound in faction.wounds][: FATAL - 1],
        "invested": faction.invested,
        "sabotage": len(faction.sabotage),
        **{
            mark: [who for who in getattr(faction, mark) if who in others] for mark in ("intel", "found_by", "trophies")
        },
        "modifiers": [
            {"roll": one.roll, "amount": one.amount, "source": one.source}
            for one in faction.modifiers
            if one.lasts == "campaign"
        ],
        "destroyed": faction.destroyed,
    }
    # What is said here goes before what a scenario says, even if it is as usual.
    return {**stated(told, FactionEntry), **{name: told[name] for name in BEGINNINGS}}


def _asset(asset: Asset, templates: Mapping[str, AssetKind]) -> Json:
    """An asset by its template, if there is one, and by what is different about it."""
    kind = asset.kind
    like = templates.get(kind.template)
    told: Json = {
        "id": kind.id,
        "template": kind.template if like else None,
        "damaged": asset.damaged,
        "seized": bool(asset.seized),
        "dormant": asset.dormant,
    }
    if like is None or kind.name != like.name:
        told["name"] = dict(kind.name.by_language)
    if like is None or kind.material_base != like.material_base:
        told["material_base"] = dict(kind.material_base.by_language)
    if like is None:
        told["effect"] = _effect(kind.effect)
    if kind.stack_key != (like.stack_key if like else kind.effect.default_key):
        told["stack_key"] = kind.stack_key
    return stated(told, OwnedEntry)


def _effect(effect: Effect) -> Json:
    return {"kind": effect.kind, **{name: getattr(effect, name) for name in POSSIBLE[effect.kind]}}


def _plan(plan: Plan, owner: str) -> Json:
    kind = plan.kind
    told: Json = {
        "id": kind.id,
        "name": dict(kind.name.by_language),
        "attribute": kind.attribute,
        "required": plan.required,
        "outcome": kind.outcome,
        "note": dict(kind.note.by_language) if kind.note else None,
        "effects": [_command(one, owner) for one in kind.effects],
        "progress": plan.progress,
        "status": plan.status,
    }
    return stated(told, PlanEntry)


def _command(command: Command, owner: str) -> Json:
    """An effect of a plan; what it does to the plan's owner need not name it."""
    told: Json = {"do": command.kind}
    for key, field in keys_of(command.kind).items():
        value = getattr(command, field)
        is_left_out = (field == "faction" and value == owner) or (not value and (command.kind, field) in OPTIONAL)
        if not is_left_out:
            told[key] = value
    if command.reason:
        told["reason"] = dict(command.reason.by_language)
    return told
