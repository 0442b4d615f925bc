"""Offers: every handling that a participant could try at this moment, and why some of them are not to be had."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Literal

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import Value
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.attack import LOWEST_CRIT, attack_dice, can_be_aimed, has_ammo
from regelwerk.systems.phasesix.rules.attack.cover import can_use_shield
from regelwerk.systems.phasesix.rules.core.dice_for_actions import can_buy, robbable
from regelwerk.systems.phasesix.rules.core.rolls import less_shock
from regelwerk.systems.phasesix.rules.handlings.ground import distance_m, has_map, has_support, is_within, terrain_cover
from regelwerk.systems.phasesix.rules.handlings.handlings import BY_DICE, ROLLED, TABLE, Handling, When, cost_of, due
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import Item, Mode, Weapon, unarmed

HELPING_HAND_M = 1


class Offer(Value, frozen=True):
    """A handling on offer, or the reason why it is not to be had."""

    handling: Handling
    reason: Phrase | None = None
    rule_id: str = ""


def no(handling: Handling, rule_id: str, message: str, /, **facts: Fact) -> Offer:
    return Offer(handling, phrase(message, **facts), rule_id)


def offers(state: Combat, fighter: Fighter, when: When, kind: str = "") -> Iterator[Offer]:
    """All handlings (of one kind) at this moment, those that are not possible with their reasons."""
    makers = MAKERS[kind] if kind else EVERY_MAKER
    for offer in chain.from_iterable(maker(state, fighter) for maker in makers):
        if offer.handling.kind in BY_DICE:
            yield offer
            continue
        if not getattr(TABLE[offer.handling.kind], when):
            continue
        if when == "walking" and not fits_walking(state, offer.handling.kind):
            continue
        yield offer if offer.reason else payable(fighter, offer, when)


def fits_walking(state: Combat, kind: str) -> bool:
    """Which handlings go along with walking (PS:walk_extra_scope)."""
    scope = state.options.walk_extra_scope
    return scope == "any_single" or (kind in ROLLED if scope == "rolled_only" else kind == "attack")


@rule("PS-REA-03", "PS-REA-07", "PS-ACT-04", "PS-ACT-07")
def payable(fighter: Fighter, offer: Offer, when: When) -> Offer:
    """Own actions pay for it; a reaction and a handling while walking may not cost more than one."""
    cost = cost_of(fighter, offer.handling)
    if when != "turn" and cost > 1:
        return no(offer.handling, "PS-ACT-07" if when == "walking" else "PS-REA-07", "ps-no-too-long", cost=cost)
    cost = due(fighter, offer.handling, when)
    if cost > fighter.actions:
        rule_id = "PS-REA-03" if when == "reaction" else "PS-ACT-04"
        return no(offer.handling, rule_id, "ps-no-actions", cost=cost, actions=fighter.actions)
    return offer


def usable_weapons(fighter: Fighter) -> Iterator[Weapon]:
    yield from fighter.sheet.weapons
    if not fighter.sheet.foe:
        yield unarmed(fighter.sheet)


def _attacks(state: Combat, fighter: Fighter) -> Iterator[Offer]:
    for target in state.enemies_of(fighter):
        if target.is_dead or target.gone:
            continue
        for weapon in usable_weapons(fighter):
            for mode in weapon.modes:
                handling = Handling("attack", weapon.id, mode, target.id)
                yield Offer(handling, *why_not_attack(state, fighter, target, weapon, mode))


Why = tuple[Phrase | None, str]
FINE: Why = (None, "")


Hindrance = Literal[
    "", "used_up", "none_to_throw", "not_ready", "no_ammo", "no_reach", "no_range", "no_line", "no_dice"
]
"""What an attack lacks; "" is nothing."""


@rule("PS-MOD-01", "PS-MOD-02", "PS-MOD-03", "PS-GEA-03", "PS-GEA-04", "PS-DST-04", "PS-HIT-05")
def hindrance(state: Combat, attacker: Fighter, target: Fighter, weapon: Weapon, mode: Mode) -> Hindrance:
    """Hands, ammunition, reach, line and dice: what an attack needs."""
    return unready(state.scene.options, attacker, weapon, mode) or out_of_reach(state, attacker, target, weapon, mode)


def unready(options: Options, attacker: Fighter, weapon: Weapon, mode: Mode) -> Hindrance:
    """What an attack needs of the attacker, whoever the target is: hands and ammunition."""
    return unusable(attacker, weapon) or ("" if has_ammo(options, attacker, weapon, mode) else "no_ammo")


def unusable(fighter: Fighter, weapon: Weapon) -> Hindrance:
    """A weapon must be in hand, unless it can be drawn freely; a foe's attack must not be used up."""
    if weapon.uses is not None and not fighter.ammo_of(weapon):
        return "used_up"
    if weapon.kind == "throwing" and not fighter.sheet.foe and not fighter.ammo_of(weapon):
        return "none_to_throw"
    if weapon.actions_to_ready > 0 and not fighter.armed_with(weapon):
        return "not_ready"
    return ""


def out_of_reach(state: Combat, attacker: Fighter, target: Fighter, weapon: Weapon, mode: Mode) -> Hindrance:
    """What an attack needs of both: melee weapons reach as far as they reach, others twice their range if distances
    count; a free line; and dice.
    """
    options = state.scene.options
    if weapon.kind == "melee":
        farther = options.rule_wrong_distance and options.distance_scope == "all"
        if not is_within(state, attacker, target, 2 * weapon.range_m if farther else weapon.range_m):
            return "no_reach"
    elif options.rule_wrong_distance and not is_within(state, attacker, target, 2 * weapon.range_m):
        return "no_range"
    if terrain_cover(state, attacker.position, target, attacker.sheet.id) == "blocked":
        return "no_line"
    if attacker.bonus_dice or attacker.destiny_dice or attack_dice(state, attacker, target, weapon, mode).total > 0:
        return ""
    return "no_dice"


def why_not_attack(state: Combat, attacker: Fighter, target: Fighter, weapon: Weapon, mode: Mode) -> Why:
    """What hinders an attack, in words."""
    match hindrance(state, attacker, target, weapon, mode):
        case "":
            return FINE
        case "no_ammo":
            left = attacker.ammo_of(weapon) or 0
            return phrase("ps-no-ammo", weapon=Ref(weapon.id), left=left, mode=Word(f"ps-mode-{mode}")), "PS-GEA-03"
        case "no_reach":
            return _too_far("ps-no-reach", weapon.range_m, state, attacker, target), "PS-GEA-04"
        case "no_range":
            return _too_far("ps-no-range", 2 * weapon.range_m, state, attacker, target), "PS-DST-04"
        case "no_line":
            return phrase("ps-no-line", target=Ref(target.id)), "PS:terrain_cover"
        case "no_dice":
            return phrase("ps-no-dice", dice=attack_dice(state, attacker, target, weapon, mode)), "PS-HIT-05"
        case found:
            return why_not_usable(found, weapon)


def why_not_usable(found: Hindrance, weapon: Weapon) -> Why:
    """What hinders the use of a weapon, in words."""
    match found:
        case "used_up":
            return phrase("ps-no-uses", weapon=Ref(weapon.id)), "PS:ruling_90"
        case "none_to_throw":
            return phrase("ps-no-throwing-weapon", weapon=Ref(weapon.id)), "PS:ruling_74"
        case "not_ready":
            return phrase("ps-no-not-ready", weapon=Ref(weapon.id)), "PS-GEA-01"
    return FINE


def _too_far(message: str, reach: int, state: Combat, attacker: Fighter, target: Fighter) -> Phrase:
    away = round(distance_m(state, attacker, target), 1)
    return phrase(message, reach=reach, target=Ref(target.id), distance=away)


@rule("PS-CDG-01")
def _coups(state: Combat, fighter: Fighter) -> Iterator[Offer]:
    """An enemy who is unconscious, asleep or dying can be killed directly."""
    for victim in state.enemies_of(fighter):
        if not victim.is_helpless or victim.is_dead or victim.gone:
            continue
        for weapon in usable_weapons(fighter):
            for mode in weapon.modes:
                handling = Handling("coup_de_grace", weapon.id, mode, victim.id)
                if state.options.coup_melee_only and mode != "melee":
                    yield no(handling, "PS:coup_melee_only", "ps-no-coup-melee-only")
                else:
                    yield Offer(handling, *why_not_attack(state, fighter, victim, weapon, mode))


@rule("PS-AIM-01", "PS-AIM-03", "PS:terrain_cover")
def _aims(state: Combat, fighter: Fighter) -> Iterator[Offer]:
    """One aims at enemies who are still in the fight, but not through a wall."""
    for target in state.enemies_of(fighter):
        if target.is_out:
            continue
        for weapon in usable_weapons(fighter):
            if not any(can_be_aimed(weapon, mode, state.options) for mode in weapon.modes):
                continue
            handling = Handling("aim", weapon.id, "", target.id)
            found = unusable(fighter, weapon)
            if found:
                yield Offer(handling, *why_not_usable(found, weapon))
            elif terrain_cover(state, fighter.position, target, fighter.id) == "blocked":
                yield no(handling, "PS:terrain_cover", "ps-no-line", target=Ref(target.id))
            elif _is_aimed_out(state, fighter, weapon, target):
                yield no(handling, "PS-AIM-03", "ps-no-aim-more")
            else:
                yield Offer(handling)


def _is_aimed_out(state: Combat, fighter: Fighter, weapon: Weapon, target: Fighter) -> bool:
    """The actions of aiming so far bring the crit threshold down to its lowest."""
    aim = fighter.aim
    step = 1 if state.options.aim_limit == "perception_2023" else 2
    same = aim is not None and (aim.target, aim.weapon) == (target.id, weapon.id)
    return aim is not None and same and weapon.crit_base - step * aim.actions <= LOWEST_CRIT


def _items(state: Combat, fighter: Fighter) -> Iterator[Offer]:
    for item, _ in fighter.sheet.items:
        if item.is_blast:
            for target in state.enemies_of(fighter):
                if not target.is_dead and not target.gone:
                    handling = Handling("throw_item", item.id, "", target.id)
                    yield Offer(handling, *why_not_throw(state, fighter, target, item))
        else:
            for patient in _patients(state, fighter):
                handling = Handling("use_item", item.id, "", patient.id)
                if not fighter.count_of(item.id):
                    yield no(handling, "PS-GEA-06", "ps-no-item", item=Ref(item.id))
                else:
                    yield Offer(handling, *why_no_roll(fighter, "first_aid", "PS-HEA-03"))


@rule("PS-THR-01", "PS-GEA-06")
def why_not_throw(state: Combat, thrower: Fighter, target: Fighter, item: Item, *, only_its_place: bool = False) -> Why:
    """An object must be there, in range, and nothing may block its way.

    `only_its_place`: it is thrown at a place on the map, and the target just stands there for it.
    """
    if not thrower.count_of(item.id):
        return phrase("ps-no-item", item=Ref(item.id)), "PS-GEA-06"
    limited = item.range_m is not None and state.options.throw_item_range == "item"
    if limited and item.range_m is not None and not is_within(state, thrower, target, item.range_m):
        facts: dict[str, Fact] = {"distance": round(distance_m(state, thrower, target), 1), "reach": item.range_m}
        if only_its_place:
            return phrase("ps-no-range-place", **facts), "PS-GEA-06"
        return phrase("ps-no-range", target=Ref(target.id), **facts), "PS-GEA-06"
    if terrain_cover(state, thrower.position, target, thrower.id) == "blocked":
        blocked = phrase("ps-no-line-place") if only_its_place else phrase("ps-no-line", target=Ref(target.id))
        return blocked, "PS:terrain_cover"
    return why_no_roll(thrower, "throwing", "PS-THR-01")


@rule("PS-ROL-04")
def why_no_roll(fighter: Fighter, skill: str, rule_id: str) -> Why:
    """With no dice left there is no roll, unless extra dice are at hand."""
    dice = skill_dice(fighter, skill, rule_id)
    if dice.total > 0 or fighter.bonus_dice or fighter.destiny_dice:
        return FINE
    return phrase("ps-no-dice", dice=dice), "PS-ROL-04"


def skill_dice(fighter: Fighter, skill: str, rule_id: str) -> Tally:
    """The dice of a roll on a skill, less shock."""
    figure = tally(fighter.sheet.skill(skill), rule_id, f"ps-term-{skill.replace('_', '-')}")
    return less_shock(figure, fighter.conditions)


def _patients(state: Combat, fighter: Fighter) -> Iterator[Fighter]:
    for other in state.fighters:
        hurt = other.hearts < other.sheet.max_hearts or other.has("bleeding") or other.has("dying")
        hurt = hurt or state.options.boost_limit == "none"
        there = other.side == fighter.side and not other.is_dead and not other.gone
        if hurt and there and (other.id == fighter.id or is_within(state, fighter, other, HELPING_HAND_M)):
            yield other


def _aid(state: Combat, fighter: Fighter) -> Iterator[Offer]:
    for patient in _patients(state, fighter):
        reason = why_no_roll(fighter, "first_aid", "PS-HEA-03")
        yield Offer(Handling("first_aid", target=patient.id), *reason)
        if patient.has("dying"):
            yield Offer(Handling("stabilise", target=patient.id), *reason)
    for other in state.fighters:
        near = other.id == fighter.id or is_within(state, fighter, other, HELPING_HAND_M)
        if other.side != fighter.side or not near or other.gone:
            continue
        if other.has("burning"):
            yield Offer(Handling("put_out", target=other.id))
        if other.has("asleep") and other.id != fighter.id:
            yield Offer(Handling("wake", target=other.id))


@rule("PS-GEA-01", "PS-GEA-02", "PS-BRC-01", "PS-BRC-03", "PS-SHD-02")
def _gear(state: Combat, fighter: Fighter) -> Iterator[Offer]:
    for weapon in fighter.sheet.weapons:
        yield from _weapon_care(state, fighter, weapon)
    if fighter.braced:
        yield Offer(Handling("take_up", fighter.braced))
    if fighter.sheet.shield is not None:
        block = Handling("shield_block")
        yield Offer(block) if can_use_shield(state, fighter) else no(block, "PS-SHD-01", "ps-no-shield-hand")


def _weapon_care(state: Combat, fighter: Fighter, weapon: Weapon) -> Iterator[Offer]:
    left = fighter.ammo_of(weapon)
    ready = fighter.armed_with(weapon)
    if weapon.kind == "shooting" and weapon.capacity is not None and left is not None and left < weapon.capacity:
        reload = Handling("reload", weapon.id)
        yield Offer(reload) if ready else no(reload, "PS-GEA-01", "ps-no-not-ready", weapon=Ref(weapon.id))
    exhausted = weapon.kind == "throwing" and left == 0
    if not ready and weapon.actions_to_ready > 0 and not exhausted:
        yield Offer(Handling("ready", weapon.id))
    if weapon.braceable and ready and fighter.braced != weapon.id:
        brace = Handling("brace", weapon.id)
        yield Offer(brace) if has_support(state, fighter) else no(brace, "PS-BRC-01", "ps-no-support")


@rule("PS-ACT-07", "PS-ACT-08", "PS-ACT-09", "PS-ACT-10")
def _moves(state: Combat, fighter: Fighter) -> Iterator[Offer]:
    crouched = fighter.has("crouched")
    if has_map(state):
        for kind in ("walk", "run"):
            if crouched and state.options.crouched_movement == "crawl_only":
                yield no(Handling(kind), "PS:crouched_movement", "ps-no-crouched")
            else:
                yield Offer(Handling(kind))
        if crouched:
            yield Offer(Handling("crawl"))
    yield Offer(Handling("stand_up" if crouched else "crouch"))


@rule("PS-BON-01", "PS-BON-06")
def _dice(state: Combat, fighter: Fighter) -> Iterator[Offer]:
    if can_buy(fighter):
        yield Offer(Handling("buy_action"))
    if fighter.destiny_dice:
        for enemy in robbable(state, fighter):
            yield Offer(Handling("steal", target=enemy.id))


@rule("PS-ACT-06")
def _others(state: Combat, fighter: Fighter) -> Iterator[Offer]:  # noqa: ARG001  always possible
    """The list is open: anything else costs one action unless the master says otherwise."""
    yield Offer(Handling("other"))


Maker = Callable[[Combat, Fighter], Iterator[Offer]]
CANDIDATES: tuple[tuple[tuple[str, ...], Maker], ...] = (
    (("attack",), _attacks),
    (("coup_de_grace",), _coups),
    (("aim",), _aims),
    (("throw_item", "use_item"), _items),
    (("first_aid", "stabilise", "put_out", "wake"), _aid),
    (("reload", "ready", "brace", "take_up", "shield_block"), _gear),
    (("walk", "run", "crawl", "crouch", "stand_up"), _moves),
    (("buy_action", "steal"), _dice),
    (("other",), _others),
)
EVERY_MAKER = tuple(maker for _, maker in CANDIDATES)
MAKERS: dict[str, tuple[Maker, ...]] = {kind: (maker,) for kinds, maker in CANDIDATES for kind in kinds}
