"""A master's corrections: typed changes of a model or of the table, applied at the start of a step."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.rulebook import rule
from regelwerk.space import Point
from regelwerk.systems.realms.missions import put_down
from regelwerk.systems.realms.state import Model, Verdict, Vitals, World
from regelwerk.systems.realms.values import LIMBS, MOST_HP, limb_hp

NUMBERS = {"hp": MOST_HP, "ap": 30, "markers": 30}
FLAGS = ("prone", "fast", "fire_ready", "guard", "revealed", "critical")
STATES = ("active", "out", "removed", "wreck")
FORMS = (*NUMBERS, *FLAGS, *LIMBS, "state", "at", "facing")


@rule("RE-PRE-01", "RE-GAM-03")
def corrected(world: World, change: dict[str, Any]) -> World:
    """Apply `{"who": id, "set": field, "to": value}`, or `{"concede": side}`: somebody gives up."""
    if "concede" in change:
        return _conceded(world, change["concede"])
    who, field, value = str(change.get("who")), str(change.get("set")), change.get("to")
    model = next((one for one in world.models if one.id == who), None)
    if model is None:
        raise ValueError(f"no model {who!r}; there are {', '.join(one.id for one in world.models)}")
    changed = _with(world, model, field, value)
    world = world._replace(models=tuple(changed if one.id == who else one for one in world.models))
    return put_down(world, changed, changed.at) if changed.carries >= 0 and not changed.active else world


@rule("RE-GAM-03")
def _conceded(world: World, side: Any) -> World:
    """Whoever gives up has lost, at any time."""
    sides = [one.id for one in world.scene.sides]
    if side not in sides:
        raise ValueError(f"no side {side!r}; there are {', '.join(sides)}")
    winner = next(one for one in sides if one != side)
    return world._replace(verdict=Verdict(winner, "re-reason-conceded", "RE-GAM-03"), stage="over")


def _with(world: World, model: Model, field: str, value: Any) -> Model:
    vitals = model.vitals
    if field in NUMBERS:
        most = model.card.hp if field == "hp" else NUMBERS[field]
        number = _number(field, value, most)
        hurt = Vitals._make(number if known == field else old for known, old in vitals._asdict().items())
        return model._replace(vitals=hurt)
    if field in LIMBS:
        if not model.card.is_mike:
            raise ValueError(f"{model.id} has no zones: only MIKe have")
        limbs = list(vitals.limbs)
        limbs[LIMBS.index(field)] = _number(field, value, limb_hp(model.card.hp))
        return model._replace(vitals=vitals._replace(limbs=(limbs[0], limbs[1], limbs[2])))
    if field in FLAGS:
        if not isinstance(value, bool):
            raise ValueError(f"{field} is true or false, not {value!r}")
        if field == "critical":
            return model._replace(vitals=vitals._replace(critical=value))
        return Model._make(value if known == field else old for known, old in model._asdict().items())
    if field == "state":
        if value not in STATES:
            raise ValueError(f"state is one of {', '.join(STATES)}, not {value!r}")
        return model._replace(vitals=vitals._replace(status=value))
    if field == "facing":
        return model._replace(facing=_number(field, value, 359) * 100)
    if field == "at":
        return model._replace(at=_place(world, value))
    raise ValueError(f"{field!r} cannot be corrected; known: {', '.join(FORMS)}")


def _number(field: str, value: Any, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise ValueError(f"{field} takes a whole number from 0 to {most}, not {value!r}")
    return value


def _place(world: World, value: Any) -> Point:
    field = world.scene.battlefield
    match value:
        case [int() | float() as x, int() | float() as y]:
            at = Point.cm(x, y)
            if 0 <= at.x <= field.width and 0 <= at.y <= field.height:
                return at
    raise ValueError(f"at takes [x, y] in centimetres on the table, not {value!r}")
