"""What a master may correct of every model, as it stands now; `corrections.py` carries it out."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.facts import Word
from regelwerk.engine.screen.correction_forms import Form
from regelwerk.engine.screen.display import Amendment
from regelwerk.systems.realms.corrections.changes import COORDINATES, FLAGS, NUMBERS, STATES
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import CENTIMETRE, LIMBS, limb_hp


def amendments(world: World) -> tuple[Amendment, ...]:
    """Everything that can be corrected of every model on the table, or gone from it."""
    return tuple(found for model in world.models if model.vitals.status != "waiting" for found in _of(world, model))


def _of(world: World, model: Model) -> Iterator[Amendment]:
    vitals, card, form = model.vitals, model.card, Form(model.id)
    yield form.number("hp", "re-amend-hp", max(0, vitals.hp), 0, card.hp)
    if card.is_mike:
        for limb, left in zip(LIMBS, vitals.limbs, strict=True):
            yield form.number(limb, f"re-amend-{limb}", left, 0, limb_hp(card.hp))
    yield form.number("ap", "re-amend-ap", vitals.ap, 0, NUMBERS["ap"])
    yield form.number("markers", "re-amend-markers", vitals.markers, 0, NUMBERS["markers"])
    for flag in FLAGS:
        if flag != "revealed" or card.camouflage != "none":
            is_so = vitals.critical if flag == "critical" else bool(getattr(model, flag))
            yield form.switch(flag, f"re-amend-{flag}", is_so)
    states = tuple(state for state in STATES if state != "wreck" or card.is_mike)
    choices = tuple((state, Word(f"re-amend-state-{state}")) for state in states)
    yield form.choice("state", "re-amend-state", vitals.status, choices)
    if model.on_table:
        yield form.number("facing", "re-amend-facing", model.facing // 100, 0, 359)
        field = world.scene.battlefield
        for name, at, most in zip(COORDINATES, model.at, (field.width, field.height), strict=True):
            yield form.number(name, f"re-amend-{name}", at // CENTIMETRE, 0, most // CENTIMETRE)
