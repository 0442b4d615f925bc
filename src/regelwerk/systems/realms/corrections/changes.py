"""A master's corrections: typed changes of a model or of the table, applied at the start of a step."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.corrections import find, number, one_of, switch, with_field
from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.systems.realms.rules.mission.missions import put_down
from regelwerk.systems.realms.rules.movement.climbing import floor_at
from regelwerk.systems.realms.rules.movement.walking import may_stand
from regelwerk.systems.realms.state import LegState, Model, Status, Verdict, Vitals, World
from regelwerk.systems.realms.values import CENTIMETRE, LIMBS, MOST_HP, limb_hp

NUMBERS = {"hp": MOST_HP, "ap": 30, "markers": 30}
FLAGS = ("prone", "fast", "fire_ready", "guard", "revealed", "critical")
STATES = ("active", "out", "removed", "wreck")
COORDINATES = ("x", "y")
"""One side of a place alone, in whole centimetres."""
FORMS = (*NUMBERS, *FLAGS, *LIMBS, "state", "at", *COORDINATES, "facing")


@rule("RE-PRE-01", "RE-GAM-03")
def corrected(world: World, change: dict[str, Any]) -> World:
    """Apply `{"who": id, "set": field, "to": value}`, or `{"concede": side}`: somebody gives up."""
    if "concede" in change:
        return _conceded(world, change["concede"])
    model = find(change.get("who"), world.models, "model")
    changed = _with(world, model, str(change.get("set")), change.get("to"))
    world = replace(world, models=tuple(changed if one.id == model.id else one for one in world.models))
    return put_down(world, changed, changed.at) if changed.carries >= 0 and not changed.active else world


@rule("RE-GAM-03")
def _conceded(world: World, side: Any) -> World:
    """A side that gives up has lost, at any time."""
    sides = [one.id for one in world.scene.sides]
    if side not in sides:
        raise ValueError(f"no side {side!r}; there are {', '.join(sides)}")
    winner = next(one for one in sides if one != side)
    return replace(world, verdict=Verdict(winner, "re-reason-conceded", "RE-GAM-03"), stage="over")


def _with(world: World, model: Model, field: str, value: Any) -> Model:
    if model.vitals.status == "waiting":
        raise ValueError(f"{model.id} is not on the table yet")
    if field in NUMBERS or field in LIMBS or field == "state":
        return replace(model, vitals=_hurt(model, field, value))
    if field in FLAGS:
        return _flagged(model, field, value)
    if field == "facing":
        return replace(model, facing=number(field, value, 0, 359) * 100)
    if field == "at" or field in COORDINATES:
        at = _place(world, model, _whole_place(world, model, field, value) if field in COORDINATES else value)
        return replace(model, at=at, floor=floor_at(world.scene.battlefield, at))
    raise ValueError(f"{field!r} cannot be corrected; known: {', '.join(FORMS)}")


@rule("RE-DMG-10", "RE-MIK-12")
def _hurt(model: Model, field: str, value: Any) -> Vitals:
    """Hit points and state go together: without any a model is out, or a wreck."""
    vitals = model.vitals
    fallen: Status = "wreck" if model.card.is_mike else "out"
    match field:
        case "hp":
            hp = number(field, value, 0, model.card.hp)
            if vitals.status == "removed":
                return vitals
            return replace(vitals, hp=hp, status="active" if hp else fallen)
        case "state":
            known = [state for state in STATES if state != "wreck" or model.card.is_mike]
            one_of(field, value, known)
            return replace(vitals, status=value, hp=max(1, vitals.hp) if value == "active" else 0)
        case "ap":
            return replace(vitals, ap=number(field, value, 0, NUMBERS[field]))
        case "markers":
            return replace(vitals, markers=number(field, value, 0, NUMBERS[field]))
    return _with_limb(model, field, value)


@rule("RE-MIK-07", "RE-MIK-14")
def _with_limb(model: Model, field: str, value: Any) -> Vitals:
    """A zone of a MIKe; legs carry it again as soon as they have hit points."""
    if not model.card.is_mike:
        raise ValueError(f"{model.id} has no zones: only MIKe have")
    points = number(field, value, 0, limb_hp(model.card.hp))
    right, left, legs = (points if one == field else old for one, old in zip(LIMBS, model.vitals.limbs, strict=True))
    state: LegState = "ok" if legs else "can_turn" if model.vitals.legs == "ok" else model.vitals.legs
    return replace(model.vitals, limbs=(right, left, legs), legs=state)


@rule("RE-CRT-02", "RE-CAM-02")
def _flagged(model: Model, field: str, value: Any) -> Model:
    """Sets a flag. A model made critical has become critical, and only a camouflaged one can hide."""
    switch(field, value)
    vitals = model.vitals
    if field == "critical":
        zones = vitals.was_critical
        was = (*zones, "torso") if value and "torso" not in zones else zones
        return replace(model, vitals=replace(vitals, critical=value, was_critical=was))
    if field == "revealed" and not value and model.card.camouflage == "none":
        raise ValueError(f"{model.id} has no camouflage")
    return with_field(model, field, value)


def _whole_place(world: World, model: Model, field: str, value: Any) -> list[float]:
    """A place with one side of it changed."""
    ground = world.scene.battlefield
    x, y = model.at.in_cm
    if field == "x":
        return [float(number(field, value, 0, ground.width // CENTIMETRE)), y]
    return [x, float(number(field, value, 0, ground.height // CENTIMETRE))]


@rule("RE-GEO-03", "RE-GEO-15")
def _place(world: World, model: Model, value: Any) -> Point:
    """A place on the table where a base has room."""
    match value:
        case [int() | float() as x, int() | float() as y]:
            at = Point.cm(x, y)
            if may_stand(world, model, at):
                return at
    raise ValueError(f"at takes [x, y] in centimetres where there is room on the table, not {value!r}")
