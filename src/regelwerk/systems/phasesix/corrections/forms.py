"""What a master may correct in a fight, as a form: everybody's numbers, conditions and gear, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.facts import Ref
from regelwerk.engine.screen.correction_forms import Form
from regelwerk.engine.screen.display import Amendment
from regelwerk.space import Point
from regelwerk.systems.phasesix.corrections.changes import CONDITIONS, MOST, NUMBERS, ON_OR_OFF, SWITCHES
from regelwerk.systems.phasesix.rules.body.wounds import DEATH
from regelwerk.systems.phasesix.rules.core.rolls import DIFFICULTY
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import Weapon

NAMES = {
    "hearts": "ps-board-hearts",
    "boosts": "ps-board-boosts",
    "actions": "ps-board-actions",
    "bonus_dice": "ps-place-bonus-dice",
    "destiny_dice": "ps-place-destiny-dice",
    "rerolls": "ps-place-rerolls",
    "pending_loss": "ps-amend-pending-loss",
    "unaware": "ps-board-unaware",
    "gone": "ps-board-gone",
}


def amendments(state: Combat) -> tuple[Amendment, ...]:
    """First the fight, then everybody in the order of the round."""
    found = list(_of_fight(state))
    for fighter in state.fighters:
        found += _of_fighter(state, fighter)
    return tuple(found)


def rulings(state: Combat) -> tuple[Amendment, ...]:
    """What a master may decide about the next roll of everybody who is still in the fight; whose turn it is first."""
    rolling = [fighter for fighter in state.fighters if not (fighter.is_dead or fighter.gone)]
    rolling.sort(key=lambda fighter: not state.is_actor(fighter))
    return tuple(one for fighter in rolling for one in Form(fighter.id).rulings(fighter.rulings, (DIFFICULTY,)))


def _of_fight(state: Combat) -> Iterator[Amendment]:
    if state.phase == "initiative":
        return
    turns = tuple((one.id, Ref(one.id)) for one in state.fighters)
    yield Form().choice("turn", "ps-amend-turn", state.actor.id, turns)
    yield Form().number("round", "ps-amend-round", state.round, 1, MOST)


def _of_fighter(state: Combat, fighter: Fighter) -> Iterator[Amendment]:
    form = Form(fighter.id)
    for field in NUMBERS:
        most = fighter.sheet.max_hearts if field == "hearts" else MOST
        yield form.number(field, NAMES[field], getattr(fighter, field), 0, most)
    for condition in CONDITIONS:
        name, level = f"ps-condition-{condition}", fighter.level(condition)
        if condition in ON_OR_OFF:
            yield form.switch(condition, name, bool(level))
        else:
            yield form.number(condition, name, level, 0, DEATH - 1 if condition == "dying" else MOST)
    for field in SWITCHES:
        yield form.switch(field, NAMES[field], getattr(fighter, field))
    yield from _of_gear(fighter)
    field_of_fight, here = state.scene.field, fighter.position
    if field_of_fight is not None and here is not None:
        width, height = Point(field_of_fight.width, field_of_fight.height).in_metres
        x, y = here.in_metres
        yield form.number("x", "ps-amend-x", round(x), 0, int(width))
        yield form.number("y", "ps-amend-y", round(y), 0, int(height))


def _of_gear(fighter: Fighter) -> Iterator[Amendment]:
    """What is in hand, shots and things left, the condition of armour."""
    form, sheet = Form(fighter.id), fighter.sheet
    for weapon in _carried(fighter):
        ready = weapon.id in fighter.ready
        yield form.switch(f"ready:{weapon.id}", "ps-amend-ready", ready, Ref(weapon.id))
    for weapon_id, left in fighter.ammo:
        yield form.number(f"ammo:{weapon_id}", "ps-amend-ammo", left, 0, MOST, Ref(weapon_id))
    for item, number in fighter.items:
        yield form.number(f"item:{item}", "ps-amend-item", number, 0, MOST, Ref(item))
    for piece, left in zip(sheet.armor, fighter.armor_condition, strict=True):
        yield form.number(f"armor:{piece.id}", "ps-amend-armor", left, 0, 100, Ref(piece.id))


def _carried(fighter: Fighter) -> tuple[Weapon, ...]:
    """Weapons that can be put away: a foe's ways of attacking cannot. Several of a kind are in one hand or none."""
    if fighter.sheet.foe:
        return ()
    weapons = {weapon.id: weapon for weapon in fighter.sheet.weapons if not weapon.natural}
    return tuple(weapons.values())
