"""Defence: dodging, parrying and raising a shield as reactions to an attack."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.dice import Hits
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, do, meanwhile, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.tally import Tally
from regelwerk.systems.phasesix.rules.attack.attack import Strike, attack_dice
from regelwerk.systems.phasesix.rules.attack.cover import can_use_shield, without_crits
from regelwerk.systems.phasesix.rules.core.rolls import (
    Pool,
    having_spent,
    less_shock,
    min_roll_of,
    plain_pool,
    pool_roll,
    purse_of,
)
from regelwerk.systems.phasesix.rules.handlings.facing import is_from_behind
from regelwerk.systems.phasesix.rules.handlings.gear import drawn
from regelwerk.systems.phasesix.rules.handlings.handlings import Handling
from regelwerk.systems.phasesix.rules.handlings.offers import Offer
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import UNARMED_ID, Weapon, evasion, unarmed


@rule(
    "PS-DOD-01", "PS-PAR-01", "PS-MEL-02", "PS-MEL-03", "PS-SGL-03", "PS-SGL-04", "PS-BST-03", "PS-BST-04", "PS-ACT-11"
)
def defences_against(state: Combat, strike: Strike, hits: Hits | None) -> tuple[Offer, ...]:
    """What the target may answer: melee attacks are dodged and parried, shields help against everything."""
    if hits is not None and not hits.normals + hits.crits:
        return ()
    target, attacker = state.find(strike.target), state.find(strike.attacker)
    offers = [*_dodge(state, target, strike), *_parries(state, target, strike), *_shield_parry(state, target)]
    if not is_from_behind(state, target, attacker):
        return tuple(offers)
    blocked = DEFENSIVE if state.options.from_behind_blocks == "defensive" else ("dodge",)
    return tuple(_from_behind(offer) if offer.handling.kind in blocked else offer for offer in offers)


DEFENSIVE = ("dodge", "parry", "shield_parry")


@rule("PS-DOD-02")
def _from_behind(offer: Offer) -> Offer:
    """Nobody defends against an attack that is not perceived."""
    return Offer(offer.handling, phrase("ps-no-from-behind"), "PS-DOD-02")


def _dodge(state: Combat, target: Fighter, strike: Strike) -> Iterator[Offer]:
    handling = Handling("dodge")
    if strike.mode != "melee" and not (strike.mode == "throw" and state.options.throw_mode_dodgeable):
        yield Offer(handling, phrase("ps-no-dodge-ranged"), "PS-DOD-01")
    elif dodge_dice(target).total <= 0 and not target.bonus_dice and not target.destiny_dice:
        yield Offer(handling, phrase("ps-no-evasion", dice=dodge_dice(target)), "PS-ROL-04")
    else:
        yield Offer(handling)


def _parries(state: Combat, target: Fighter, strike: Strike) -> Iterator[Offer]:
    if strike.mode != "melee":
        yield Offer(Handling("parry"), phrase("ps-no-parry-ranged"), "PS-PAR-01")
        return
    suitable = [weapon for weapon in target.sheet.weapons if _can_parry_with(target, weapon)]
    if state.options.parry_unarmed and not target.sheet.foe:
        suitable.append(unarmed(target.sheet))
    for weapon in suitable:
        dice = parry_dice(state, target, weapon.id)
        if dice.total <= 0 and not target.bonus_dice and not target.destiny_dice:
            yield Offer(Handling("parry", weapon.id), phrase("ps-no-dice", dice=dice), "PS-ROL-04")
        else:
            yield Offer(Handling("parry", weapon.id))
    if not suitable:
        yield Offer(Handling("parry"), phrase("ps-no-parry-weapon"), "PS-PAR-01")


@rule("PS-PAR-01")
def _can_parry_with(target: Fighter, weapon: Weapon) -> bool:
    """A melee weapon in hand (or drawn at once), or any other weapon in hand as a mere object."""
    if target.sheet.foe:
        return weapon.kind == "melee" and weapon.can_parry
    if weapon.kind == "melee" and weapon.actions_to_ready == 0:
        return True
    return weapon.id in target.ready


def _shield_parry(state: Combat, target: Fighter) -> Iterator[Offer]:
    if target.sheet.shield is None:
        return
    handling = Handling("shield_parry")
    if can_use_shield(state, target):
        yield Offer(handling)
    else:
        yield Offer(handling, phrase("ps-no-shield-hand"), "PS-SHD-01")


def dodge_dice(target: Fighter) -> Tally:
    return less_shock(evasion(target.sheet), target.conditions)


@rule("PS-DOD-05", "PS-DOD-06")
def dodge(state: Combat, target_id: str, hits: Hits) -> Play[tuple[Combat, bool]]:
    """Roll evasion against a Mindestwurf raised by every hit; one success and the whole attack is avoided."""
    target = state.find(target_id)
    counted = hits.normals + (hits.crits if state.options.dodge_hit_count == "all" else 0)
    number = min_roll_of(target, "dodge", state.options).plus(counted, "PS-DOD-05", "ps-term-hits")
    dice = dodge_dice(target)
    pool = plain_pool(dice.total, number.total, state.options)
    rolled = yield from do(pool_roll, purse_of(target), pool, "PS-DOD-05")
    avoided = rolled.successes > 0
    message = "ps-dodged" if avoided else "ps-not-dodged"
    yield note("PS-DOD-06", message, who=Ref(target_id), dice=dice, min_roll=number, successes=rolled.successes)
    state = state.put(having_spent(target, rolled.spent))
    yield meanwhile(state)
    return state, avoided


@rule("PS-PAR-02", "PS-PAR-03", "PS-PAR-04")
def parry(state: Combat, target_id: str, weapon_id: str, hits: Hits) -> Play[tuple[Combat, Hits]]:
    """Roll as for an attack; each success stops one normal hit. Crits come through."""
    target = drawn(state.find(target_id), state.find(target_id).sheet.weapon(weapon_id))
    dice = parry_dice(state, target, weapon_id)
    number = min_roll_of(target, "parry", state.options)
    pool: Pool = plain_pool(dice.total, number.total, state.options)
    if state.options.parry_crits == "crit_by_crit":
        pool = pool._replace(crit=11)
    rolled = yield from do(pool_roll, purse_of(target), pool, "PS-PAR-02")
    stopped_crits = min(hits.crits, rolled.hits.crits) if pool.crit else 0
    stopped = min(hits.normals, rolled.successes - stopped_crits)
    crits_left = without_crits(hits, stopped_crits, "worst_first") if stopped_crits else hits[1:]
    left = Hits(hits.normals - stopped, *crits_left)
    yield note(
        "PS-PAR-03", "ps-parried", who=Ref(target_id), dice=dice, min_roll=number, stopped=stopped, crits=left.crits
    )
    state = state.put(having_spent(target, rolled.spent))
    yield meanwhile(state)
    return state, left


@rule("PS-PAR-02")
def parry_dice(state: Combat, target: Fighter, weapon_id: str) -> Tally:
    """The dice of an attack with that weapon; with a mere object the skill alone."""
    weapon = target.sheet.weapon(weapon_id)
    if weapon.kind == "melee" or weapon_id == UNARMED_ID:
        return attack_dice(state, target, None, weapon, "melee")
    figure = Tally().plus(target.sheet.skill("melee_skill"), "PS-PAR-02", "ps-term-melee-skill", "object")
    return less_shock(figure, target.conditions)
