"""What a master may correct of every model, as it stands now; `corrections.py` carries it out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from regelwerk.engine.facts import Word
from regelwerk.engine.screen.display import Amendment
from regelwerk.systems.realms.corrections.changes import COORDINATES, FLAGS, NUMBERS, STATES
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import CENTIMETRE, LIMBS, limb_hp


def amendments(world: World) -> tuple[Amendment, ...]:
    """Everything that can be corrected of every model on the table, or gone from it."""
    return tuple(found for model in world.models if model.vitals.status != "waiting" for found in _of(world, model))


def _of(world: World, model: Model) -> Iterator[Amendment]:
    vitals, card = model.vitals, model.card
    yield _number(model, "hp", max(0, vitals.hp), card.hp)
    if card.is_mike:
        for limb, left in zip(LIMBS, vitals.limbs, strict=True):
            yield _number(model, limb, left, limb_hp(card.hp))
    yield _number(model, "ap", vitals.ap, NUMBERS["ap"])
    yield _number(model, "markers", vitals.markers, NUMBERS["markers"])
    for flag in FLAGS:
        if flag != "revealed" or card.camouflage != "none":
            is_so = vitals.critical if flag == "critical" else bool(getattr(model, flag))
            yield _made(model, flag, "switch", is_so)
    states = tuple(state for state in STATES if state != "wreck" or card.is_mike)
    choices = tuple((state, Word(f"re-amend-state-{state}")) for state in states)
    yield Amendment(model.id, "re-amend-state", _change(model, "state", vitals.status), "choice", vitals.status,
                    choices=choices)  # fmt: skip
    if model.on_table:
        yield _number(model, "facing", model.facing // 100, 359)
        field = world.scene.battlefield
        for name, at, most in zip(COORDINATES, model.at, (field.width, field.height), strict=True):
            yield _number(model, name, at // CENTIMETRE, most // CENTIMETRE)


def _number(model: Model, name: str, value: int, most: int) -> Amendment:
    return _made(model, name, "number", value, most)


def _made(
    model: Model, name: str, kind: Literal["number", "switch"], value: int | bool, most: int | None = None
) -> Amendment:
    low = 0 if kind == "number" else None
    return Amendment(model.id, f"re-amend-{name}", _change(model, name, value), kind, value, low, most)


def _change(model: Model, name: str, value: int | bool | str) -> dict[str, str | int | bool]:
    return {"who": model.id, "set": name, "to": value}
