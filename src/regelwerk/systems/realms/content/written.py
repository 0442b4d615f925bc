"""Models written down again: entries of content files that load as the same cards, with what a game has left."""

from __future__ import annotations

from regelwerk.engine.content.entries import stated
from regelwerk.engine.game import Json
from regelwerk.systems.realms.content.models import ModelEntry, WearEntry
from regelwerk.systems.realms.state import Model
from regelwerk.systems.realms.values import LIMBS, limb_hp


def written(model: Model, usual: Json) -> Json:
    """A model just as it is now: its entry in the content, under its own name, and what is left of it."""
    told = {**usual, "name": dict(model.card.name.by_language), "now": wear(model)}
    return {key: value for key, value in told.items() if key in ModelEntry.model_fields and value != {}}


def wear(model: Model) -> Json:
    """What a game leaves of a model: hit points, which nothing but equipment gives back (RE-DMG-10, RE-DMG-11), broken
    legs (RE-MIK-14), and uses that are struck off (RE:limited_uses). Shock, action points, posture, camouflage and
    place end with the game; whether it is critical follows from its hit points."""
    vitals, card = model.vitals, model.card
    told: Json = {"used": dict(model.used), "walking": vitals.legs}
    if vitals.hp < card.hp:
        told["hp"] = max(0, vitals.hp)
    if card.is_mike:
        most = limb_hp(card.hp)
        told |= {limb: left for limb, left in zip(LIMBS, vitals.limbs, strict=True) if left < most}
    return stated(told, WearEntry)
