"""A master's corrections: typed changes of one participant or of the fight, applied at the start of a step."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.corrections import find, number, switch, with_field
from regelwerk.engine.rulings import is_ruling, ruled
from regelwerk.engine.state_values import replace
from regelwerk.space import Point, parse_point
from regelwerk.systems.phasesix.rules.body.wounds import DEATH, fall
from regelwerk.systems.phasesix.rules.core.rolls import DIFFICULTY
from regelwerk.systems.phasesix.rules.handlings.gear import drawn
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import Levels

NUMBERS = ("hearts", "boosts", "actions", "bonus_dice", "destiny_dice", "rerolls", "pending_loss")
CONDITIONS = (
    "dead", "dying", "unconscious", "asleep", "shocked", "burning", "bleeding", "poisoned", "crouched",
)  # fmt: skip
ON_OR_OFF = ("dead", "asleep", "crouched")
"""Conditions without levels."""
SWITCHES = ("unaware", "gone")
FIGHT = ("round", "turn")
COUNTED = ("ammo", "item", "armor")
FORMS = (
    "position", "x", "y", *NUMBERS, *CONDITIONS, *SWITCHES, "ammo:<id>", "item:<id>", "armor:<id>", "ready:<id>",
)  # fmt: skip
MOST = 999


def corrected(state: Combat, change: dict[str, Any]) -> Combat:
    """Apply `{"who": id, "set": field, "to": value}`; a condition is set by its name, a place as "x,y".

    `{"set": "turn", "to": id}` and its like change the fight; `{"add": {...}}` brings somebody into it.
    """
    if "add" in change:
        from regelwerk.systems.phasesix.corrections.recruits import called_in

        return called_in(state, change["add"])
    if is_ruling(change):
        fighter = find(change.get("who"), state.fighters)
        return state.put(replace(fighter, rulings=ruled(fighter.rulings, (DIFFICULTY,), change)))
    field, value = str(change.get("set")), change.get("to")
    if field in FIGHT and "who" not in change:
        return _whose_turn(state, value) if field == "turn" else replace(state, round=number(field, value, 1, MOST))
    return state.put(_with(state, find(change.get("who"), state.fighters), field, value))


def _with(state: Combat, fighter: Fighter, field: str, value: Any) -> Fighter:
    kind, _, thing = field.partition(":")
    if field in ("position", "x", "y"):
        return replace(fighter, position=_place(state, fighter, field, value))
    if field in SWITCHES:
        return with_field(fighter, field, switch(field, value))
    if kind == "ready":
        return _in_hand(fighter, thing, switch(field, value))
    if kind in COUNTED and thing:
        return _counted(fighter, kind, thing, value)
    if field in CONDITIONS:
        on_or_off = isinstance(value, bool) and field in ON_OR_OFF
        return _in_condition(fighter, field, number(field, int(value) if on_or_off else value, 0, MOST))
    wanted = number(field, value, 0, MOST)
    if field not in NUMBERS:
        raise ValueError(f"{field!r} cannot be corrected; known: {', '.join(FORMS)}")
    if field == "hearts" and wanted > fighter.sheet.max_hearts:
        raise ValueError(f"{fighter.id} has at most {fighter.sheet.max_hearts} hearts, not {wanted}")
    return with_field(fighter, field, wanted)


def _whose_turn(state: Combat, who: Any) -> Combat:
    """Somebody's turn begins, with what a turn begins with."""
    if state.phase == "initiative":
        raise ValueError("nobody has a turn before initiative is rolled")
    turn = state.fighters.index(find(who, state.fighters))
    return replace(state, phase="turn_start", turn=turn)


def _place(state: Combat, fighter: Fighter, field: str, value: Any) -> Point:
    """A place on the map; `x` and `y` move somebody along one side of it only, to a whole metre."""
    ground = state.scene.field
    if ground is None:
        raise ValueError("there is no map in this fight")
    if field == "position":
        place = parse_point(str(value))
    else:
        here = fighter.position or Point(0, 0)
        metres = Point.metres(number(field, value, 0, MOST), 0).x
        place = Point(metres, here.y) if field == "x" else Point(here.x, metres)
    if not ground.contains(place):
        width, height = Point(ground.width, ground.height).in_metres
        raise ValueError(f"{value} is not on the map of {width:g} by {height:g} metres")
    return place


def _in_hand(fighter: Fighter, weapon: str, ready: bool) -> Fighter:
    """A carried weapon is in hand, and what is in its way put away; or it is put away itself."""
    carried = {one.id: one for one in fighter.sheet.weapons}
    if weapon not in carried:
        raise ValueError(f"{fighter.id} has no weapon {weapon!r}; there are {', '.join(carried)}")
    if ready:
        return drawn(fighter, carried[weapon])
    fighter = replace(
        fighter,
        ready=tuple(one for one in fighter.ready if one != weapon),
        braced="" if fighter.braced == weapon else fighter.braced,
    )
    has_aim = fighter.aim is not None and fighter.aim.weapon == weapon
    return replace(fighter, aim=None) if has_aim else fighter


def _counted(fighter: Fighter, kind: str, thing: str, value: Any) -> Fighter:
    """Shots left, things left, or the condition of a piece of armour in per cent."""
    if kind == "armor":
        worn = [piece.id for piece in fighter.sheet.armor]
        if thing not in worn:
            raise ValueError(f"{fighter.id} wears no {thing!r}; there are {', '.join(worn)}")
        left = number(f"armor:{thing}", value, 0, 100)
        conditions = zip(worn, fighter.armor_condition, strict=True)
        return replace(fighter, armor_condition=tuple(left if piece == thing else old for piece, old in conditions))
    counted = fighter.ammo if kind == "ammo" else fighter.items
    if thing not in dict(counted):
        raise ValueError(f"{fighter.id} has no {thing!r} to count; there are {', '.join(dict(counted))}")
    left = number(f"{kind}:{thing}", value, 0, MOST)
    changed: Levels = tuple((name, left if name == thing else old) for name, old in counted)
    return replace(fighter, ammo=changed) if kind == "ammo" else replace(fighter, items=changed)


def _in_condition(fighter: Fighter, condition: str, level: int) -> Fighter:
    """A condition with what hangs together with it: the helpless have no actions, the awake are not stabilised."""
    if condition == "dying" and level >= DEATH:
        raise ValueError(f"dying {level} is dead: set dead to 1")
    if condition == "unconscious" and not level:
        fighter = fighter.with_condition("stabilised", 0)
    fighter = fighter.with_condition(condition, level)
    return fall(fighter) if fighter.is_helpless else fighter
