"""Defence: dodging, parrying and raising a shield as reactions to an attack."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.dice import Hits
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, do, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import Value, replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.phasesix.rules.attack.attack import Strike, attack_dice
from regelwerk.systems.phasesix.rules.attack.cover import can_use_shield, without_crits
from regelwerk.systems.phasesix.rules.core.rolls import (
    NO_HITS,
    NOTHING_SPENT,
    Pool,
    Purse,
    Spent,
    less_shock,
    min_roll_of,
    plain_pool,
    pool_roll,
    purse_of,
)
from regelwerk.systems.phasesix.rules.handlings.facing import is_from_behind
from regelwerk.systems.phasesix.rules.handlings.handlings import Handling
from regelwerk.systems.phasesix.rules.handlings.offers import Offer
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import UNARMED_ID, Weapon, evasion, unarmed


class Guard(Value, frozen=True):
    """What the target does about the hits, in bare numbers; a raised shield is cover and needs no roll here.

    `harder_by` says which hits raise the Mindestwurf of a dodge (PS:dodge_hit_count).
    """

    kind: str = ""
    purse: Purse = Purse("", "")
    pool: Pool = Pool(0, 0)
    harder_by: str = ""


class Warded(Value, frozen=True):
    """The hits that a defence has left, and the extra dice it has cost."""

    hits: Hits
    spent: Spent = NOTHING_SPENT


NO_GUARD = Guard()


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


@rule("PS-DOD-05")
def hits_to_dodge(hits: Hits, counted: str) -> int:
    """How much harder the hits make it to dodge: by one each, crits included (PS:dodge_hit_count)."""
    return hits.normals + (hits.crits if counted == "all" else 0)


def guard_of(state: Combat, target: Fighter, handling: Handling) -> Guard:
    """The numbers of a defence."""
    options = state.options
    if handling.kind == "dodge":
        number = min_roll_of(target, "dodge", options)
        pool = plain_pool(dodge_dice(target).total, number.total, options)
        return Guard("dodge", purse_of(target), pool, options.dodge_hit_count)
    if handling.kind == "parry":
        number = min_roll_of(target, "parry", options)
        pool = plain_pool(parry_dice(state, target, handling.gear).total, number.total, options)
        by_crit = options.parry_crits == "crit_by_crit"
        return Guard("parry", purse_of(target), replace(pool, crit=11) if by_crit else pool)
    return NO_GUARD


def declare_guard(state: Combat, target: Fighter, handling: Handling, hits: Hits) -> Play[Guard]:
    """Say with which numbers somebody defends against these hits."""
    guard = guard_of(state, target, handling) if hits.normals + hits.crits else NO_GUARD
    if guard.kind == "dodge":
        number = min_roll_of(target, "dodge", state.options)
        number = number.plus(hits_to_dodge(hits, guard.harder_by), "PS-DOD-05", "ps-term-hits")
        yield note("PS-DOD-05", "ps-dodges", who=Ref(target.id), dice=dodge_dice(target), min_roll=number)
    elif guard.kind == "parry":
        dice, number = parry_dice(state, target, handling.gear), min_roll_of(target, "parry", state.options)
        yield note("PS-PAR-02", "ps-parries", who=Ref(target.id), dice=dice, min_roll=number)
    return guard


def ward_off(hits: Hits, guard: Guard) -> Play[Warded]:
    """The hits that are left after the target's own defence."""
    if guard.kind == "dodge":
        return (yield from dodge(hits, guard))
    if guard.kind == "parry":
        return (yield from parry(hits, guard))
    return Warded(hits)


@rule("PS-DOD-05", "PS-DOD-06")
def dodge(hits: Hits, guard: Guard) -> Play[Warded]:
    """Roll evasion against a Mindestwurf raised by every hit; one success and the whole attack is avoided."""
    pool = replace(guard.pool, min_roll=guard.pool.min_roll + hits_to_dodge(hits, guard.harder_by))
    rolled = yield from do(pool_roll, guard.purse, pool, "PS-DOD-05")
    message = "ps-dodge-succeeds" if rolled.successes else "ps-dodge-fails"
    yield note("PS-DOD-06", message, who=Ref(guard.purse.who), successes=rolled.successes)
    return Warded(NO_HITS if rolled.successes else hits, rolled.spent)


@rule("PS-PAR-02", "PS-PAR-03", "PS-PAR-04")
def parry(hits: Hits, guard: Guard) -> Play[Warded]:
    """Roll as for an attack; each success stops one normal hit. Crits come through."""
    rolled = yield from do(pool_roll, guard.purse, guard.pool, "PS-PAR-02")
    stopped_crits = min(hits.crits, rolled.hits.crits) if guard.pool.crit else 0
    stopped = min(hits.normals, rolled.successes - stopped_crits)
    crits_left = without_crits(hits, stopped_crits, "worst_first") if stopped_crits else hits[1:]
    left = Hits(hits.normals - stopped, *crits_left)
    yield note("PS-PAR-03", "ps-parry-stops", who=Ref(guard.purse.who), stopped=stopped, crits=left.crits)
    return Warded(left, rolled.spent)


@rule("PS-PAR-02")
def parry_dice(state: Combat, target: Fighter, weapon_id: str) -> Tally:
    """The dice of an attack with that weapon; with a mere object the skill alone."""
    weapon = target.sheet.weapon(weapon_id)
    if weapon.kind == "melee" or weapon_id == UNARMED_ID:
        return attack_dice(state, target, None, weapon, "melee")
    figure = Tally().plus(target.sheet.skill("melee_skill"), "PS-PAR-02", "ps-term-melee-skill", "object")
    return less_shock(figure, target.conditions)
