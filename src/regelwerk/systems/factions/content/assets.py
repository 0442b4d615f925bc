"""Kinds of assets from content: each effect with exactly the parameters that its kind reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.content.entries import Texts
from regelwerk.engine.content.errors import Location, hint
from regelwerk.engine.content.files import check_known, check_once
from regelwerk.engine.facts import Word
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.content.loading import SHELF
from regelwerk.systems.factions.content.models import AssetEntry, EffectEntry, OwnedEntry
from regelwerk.systems.factions.values import AssetKind, Effect, EffectKind

Mode = Literal["passive", "reaction", "free_action", "action"]

MODES: dict[EffectKind, Mode] = {
    "rp_bonus_on_gather": "passive",
    "free_attack_on_miss": "reaction",
    "hide": "action",
    "roll_bonus": "passive",
    "derived_bonus": "passive",
    "free_reroll": "reaction",
    "plan_bonus_on_success": "passive",
    "bennie_price": "passive",
    "pay_for_bonus": "free_action",
}
NEEDED: dict[EffectKind, tuple[str, ...]] = {
    "rp_bonus_on_gather": ("amount",),
    "free_attack_on_miss": (),
    "hide": (),
    "roll_bonus": ("roll", "amount"),
    "derived_bonus": ("value", "amount"),
    "free_reroll": ("roll", "uses_per_phase"),
    "plan_bonus_on_success": ("amount",),
    "bennie_price": ("use", "price"),
    "pay_for_bonus": ("price", "roll", "amount"),
}
"""The parameters without which an effect means nothing."""
POSSIBLE: dict[EffectKind, tuple[str, ...]] = {**NEEDED, "hide": ("attribute", "tn")}


def effect(entry: EffectEntry, place: Location) -> Effect:
    """An effect, if it has all the parameters of its kind and no others."""
    given = {name: value for name, value in entry if name != "kind" and value is not None}
    for name in given:
        if name not in POSSIBLE[entry.kind]:
            near = hint(name, POSSIBLE[entry.kind])
            raise place.error("fa-content-effect-parameter", key=name, kind=entry.kind, hint=near)
    for name in NEEDED[entry.kind]:
        if name not in given:
            raise place.error("content-missing-key", key=name)
    return Effect(entry.kind, **given)


def asset_kind(key: str, entry: AssetEntry, place: Location) -> AssetKind:
    """A kind of asset under its own id."""
    made = effect(entry.effect, place.at("effect"))
    check_material(entry.material_base, place)
    return AssetKind(
        key,
        key,
        entry.name.value(),
        entry.material_base.value(),
        MODES[entry.effect.kind],
        made,
        entry.stack_key or made.default_key,
    )


@rule("FA-AST-06")
def check_material(base: Texts, place: Location) -> None:
    """Every asset consists of something; blanks are nothing."""
    if not all(text.strip() for text in base.root.values()):
        raise place.at("material_base").error("content-empty-text")


def owned_kinds(
    entries: Sequence[OwnedEntry], templates: Mapping[str, AssetKind], place: Location
) -> tuple[AssetKind, ...]:
    """The assets of a faction, in the order in which they are listed."""
    check_once([entry.id for entry in entries], place)
    for number, entry in enumerate(entries):
        SHELF.check_id(entry.id, place.at(number, "id"))
    return tuple(_owned_kind(entry, templates, place.at(number)) for number, entry in enumerate(entries))


def _owned_kind(entry: OwnedEntry, templates: Mapping[str, AssetKind], place: Location) -> AssetKind:
    """A known template with what is different about it, or an asset without one: then its id is its template."""
    if entry.template is None:
        for needed in ("name", "material_base", "effect"):
            if getattr(entry, needed) is None:
                raise place.error("fa-content-asset-half", key=needed)
        own = entry.model_dump(include=set(AssetEntry.model_fields), exclude_none=True)
        return asset_kind(entry.id, AssetEntry.model_validate(own), place)
    if entry.effect is not None:
        raise place.error("fa-content-asset-both")
    check_known(Word("fa-content-kind-asset"), entry.template, templates, place.at("template"))
    kind = templates[entry.template]
    if entry.material_base is not None:
        check_material(entry.material_base, place)
    return replace(
        kind,
        id=entry.id,
        name=entry.name.value() if entry.name else kind.name,
        material_base=entry.material_base.value() if entry.material_base else kind.material_base,
        stack_key=entry.stack_key or kind.stack_key,
    )
