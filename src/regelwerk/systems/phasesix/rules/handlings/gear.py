"""Gear and helping hands: readying, reloading, bracing, aiming, first aid, bandages, waking, putting out flames."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, do, meanwhile, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import tally
from regelwerk.systems.phasesix.rules.body.wounds import boost, revived_by_boost, stabilised, wake_up
from regelwerk.systems.phasesix.rules.core.rolls import (
    Rolled,
    having_spent,
    less_shock,
    min_roll_of,
    plain_pool,
    pool_roll,
    purpose_of,
    purse_of,
)
from regelwerk.systems.phasesix.state import Aim, Combat, Fighter
from regelwerk.systems.phasesix.values import Weapon

HANDS = 2


@rule("PS-GEA-01", "PS:brace_duration")
def drawn(fighter: Fighter, weapon: Weapon) -> Fighter:
    """Take a weapon in hand; what is in the way is put away for free, a carried shield keeps its hand if it can.

    Support ends with every change, the aim with the weapon that is no longer in hand.
    """
    if fighter.armed_with(weapon):
        return fighter
    free = HANDS - weapon.hands - (1 if fighter.sheet.shield is not None and weapon.hands == 1 else 0)
    kept: list[str] = []
    for other in fighter.ready:
        hands = fighter.sheet.weapon(other).hands
        if hands <= free:
            kept.append(other)
            free -= hands
    # Changing weapons means having taken the rested one up, even if it stays in the other hand.
    fighter = replace(fighter, ready=(weapon.id, *kept), braced="")
    if fighter.aim is not None and not fighter.armed_with(fighter.sheet.weapon(fighter.aim.weapon)):
        return replace(fighter, aim=None)
    return fighter


@rule("PS-GEA-01")
def ready(state: Combat, who: str, weapon_id: str) -> Play[Combat]:
    fighter = state.find(who)
    yield note("PS-GEA-01", "ps-readies", who=Ref(who), weapon=Ref(weapon_id))
    return state.put(drawn(fighter, fighter.sheet.weapon(weapon_id)))


@rule("PS-GEA-02")
def reload(state: Combat, who: str, weapon_id: str) -> Play[Combat]:
    """Full again; spare ammunition is not counted."""
    fighter = state.find(who)
    weapon = fighter.sheet.weapon(weapon_id)
    yield note("PS-GEA-02", "ps-reloads", who=Ref(who), weapon=Ref(weapon_id), rounds=weapon.capacity or 0)
    return state.put(with_ammo(fighter, weapon_id, weapon.capacity or 0))


def with_ammo(fighter: Fighter, weapon_id: str, left: int) -> Fighter:
    return replace(fighter, ammo=tuple((name, left if name == weapon_id else n) for name, n in fighter.ammo))


@rule("PS-BRC-01", "PS-BRC-02")
def brace(state: Combat, who: str, weapon_id: str) -> Play[Combat]:
    """A weapon at rest shoots with a Mindestwurf one lower."""
    yield note("PS-BRC-01", "ps-braces", who=Ref(who), weapon=Ref(weapon_id))
    return state.put(replace(state.find(who), braced=weapon_id))


@rule("PS-BRC-03")
def take_up(state: Combat, who: str) -> Play[Combat]:
    fighter = state.find(who)
    yield note("PS-BRC-03", "ps-takes-up", who=Ref(who), weapon=Ref(fighter.braced))
    return state.put(replace(fighter, braced=""))


@rule("PS-AIM-02", "PS-AIM-03")
def aim(state: Combat, who: str, weapon_id: str, target: str) -> Play[Combat]:
    """One more action of aiming; another target or weapon starts anew."""
    fighter = state.find(who)
    fighter = drawn(fighter, fighter.sheet.weapon(weapon_id))
    before = fighter.aim
    same = before is not None and (before.target, before.weapon) == (target, weapon_id)
    actions = 1 + (before.actions if before is not None and same else 0)
    yield note("PS-AIM-02", "ps-aims", who=Ref(who), target=Ref(target), weapon=Ref(weapon_id), actions=actions)
    return state.put(replace(fighter, aim=Aim(target, weapon_id, actions)))


@rule("PS-SHD-02")
def shield_block(state: Combat, who: str) -> Play[Combat]:
    """The shield is made ready: in the coming round it covers against every attack."""
    fighter = state.find(who)
    shield = fighter.sheet.shield
    assert shield is not None
    yield note("PS-SHD-02", "ps-shield-block", who=Ref(who), shield=Ref(shield.id))
    return state.put(
        replace(fighter, shield_block="renewed" if fighter.shield_block in ("up", "renewed") else "coming")
    )


# -- helping hands ----------------------------------------------------------------------------------------------------


def _first_aid_roll(state: Combat, medic: Fighter, *, walking: bool) -> Play[Rolled]:
    dice = tally(medic.sheet.skill("first_aid"), "PS-HEA-03", "ps-term-first-aid")
    dice = less_shock(dice, medic.conditions)
    number = min_roll_of(medic, "first_aid", state.options, walking=walking)
    pool = plain_pool(dice.total, number.total, state.options)
    yield note("PS-HEA-03", "ps-gives-first-aid", who=Ref(medic.id), dice=dice, min_roll=number)
    rolled = yield from do(pool_roll, purse_of(medic), pool, "PS-HEA-03")
    rule_of_roll = purpose_of("PS-HEA-03")
    yield note("PS-HEA-03", "ps-successes", who=Ref(medic.id), rule=rule_of_roll, successes=rolled.successes)
    return rolled


def first_aid(state: Combat, who: str, patient_id: str, *, walking: bool = False) -> Play[Combat]:
    """With bare hands: a single boost."""
    if who == patient_id:
        yield note("PS-HEA-03", "ps-aids-self", who=Ref(who))
    else:
        yield note("PS-HEA-03", "ps-aids", who=Ref(who), target=Ref(patient_id))
    return (yield from _treated(state, who, patient_id, 1, walking=walking))


@rule("PS-HEA-03", "PS-CND-08")
def _treated(state: Combat, who: str, patient_id: str, boosts: int, *, walking: bool) -> Play[Combat]:
    """One success: boosts, and the bleeding stops."""
    medic = state.find(who)
    rolled = yield from _first_aid_roll(state, medic, walking=walking)
    state = state.put(having_spent(medic, rolled.spent))
    if not rolled.successes:
        return state
    patient = boost(state.find(patient_id), boosts, state.options).with_condition("bleeding", 0)
    yield note("PS-HEA-03", "ps-bandaged", who=Ref(patient_id), boosts=patient.boosts)
    return state.put((yield from revived_by_boost(patient)))


@rule("PS-CND-04")
def stabilise(state: Combat, who: str, patient_id: str, *, walking: bool = False) -> Play[Combat]:
    """As many successes as the dying level, and the patient no longer dies."""
    medic = state.find(who)
    yield note("PS-CND-04", "ps-tries-to-stabilise", who=Ref(who), target=Ref(patient_id))
    rolled = yield from _first_aid_roll(state, medic, walking=walking)
    state = state.put(having_spent(medic, rolled.spent))
    patient = state.find(patient_id)
    if rolled.successes < patient.level("dying"):
        yield note("PS-CND-04", "ps-not-stabilised", who=Ref(patient_id), level=patient.level("dying"))
        return state
    return state.put((yield from stabilised(patient, state.options)))


def use_item(state: Combat, who: str, item_id: str, patient_id: str, *, walking: bool = False) -> Play[Combat]:
    """A bandage is used up either way."""
    fighter = state.find(who)
    if who == patient_id:
        yield note("PS-HEA-03", "ps-uses-item-self", who=Ref(who), item=Ref(item_id))
    else:
        yield note("PS-HEA-03", "ps-uses-item", who=Ref(who), item=Ref(item_id), target=Ref(patient_id))
    state = state.put(without_item(fighter, item_id))
    yield meanwhile(state)
    return (yield from _treated(state, who, patient_id, fighter.sheet.item(item_id).boosts, walking=walking))


def without_item(fighter: Fighter, item_id: str) -> Fighter:
    return replace(fighter, items=tuple((name, n - (name == item_id)) for name, n in fighter.items))


@rule("PS:ruling_89", "PS-CND-07")
def put_out(state: Combat, who: str, target: str) -> Play[Combat]:
    """Flames are put out without a roll."""
    if who == target:
        yield note("PS-CND-07", "ps-puts-out-self", who=Ref(who))
    else:
        yield note("PS-CND-07", "ps-puts-out", who=Ref(who), target=Ref(target))
    return state.put(state.find(target).with_condition("burning", 0))


@rule("PS:ruling_89", "PS-CND-12")
def wake(state: Combat, who: str, target: str) -> Play[Combat]:
    """A sleeper is shaken awake without a roll."""
    yield note("PS-CND-12", "ps-shakes-awake", who=Ref(who), target=Ref(target))
    return state.put((yield from wake_up(state.find(target), "PS-CND-12", "asleep")))
