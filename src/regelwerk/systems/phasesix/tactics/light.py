"""The light tactic: decides at once, by rules of thumb. For look-ahead and studies, where games per second count.

It asks for no laws and looks at few candidates: strike where most is to be won, else get ready, else go to the nearest
enemy. Nothing is kept back for defence, and extra dice are spent as soon as there is somebody to strike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import ByRule
from regelwerk.space import cut, format_point, length, metres, metres_between, way_round
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.protection import worn_protection
from regelwerk.systems.phasesix.rules.handlings.ground import distance_m, has_map
from regelwerk.systems.phasesix.rules.handlings.handlings import END_TURN, NOTHING, Handling
from regelwerk.systems.phasesix.rules.handlings.movement import STAY, metres_of
from regelwerk.systems.phasesix.rules.handlings.offers import HELPING_HAND_M, out_of_reach
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.tactics.estimates import (
    arms,
    arms_of,
    is_alert,
    melee_arms,
    melee_reach,
    remaining,
    standing_enemies,
)
from regelwerk.systems.phasesix.values import SKILL_OF_KIND, Mode, Sheet, Weapon

LIGHT_ARMOR = 1
SHORT_OF_IT = 0.9
"""How much of a reach is used up: stopping exactly at its end may be a hair too far away."""
SLEEPER = 0.5
SAVING_LIVES = ("PS-CND-02", "PS-CND-05")
OFTEN = 2
"""So many dice usually bring something: a roll of them that brings nothing is repeated."""


# -- what attacks are worth -------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def _wounds(sheet: Sheet, weapon: Weapon, mode: Mode, protection: int) -> float:
    """The wounds to expect of an attack, conditions and crits aside."""
    dice = weapon.pool
    if dice is None:
        dice = sheet.skill(SKILL_OF_KIND[weapon.kind]) + weapon.damage_potential + (2 if mode == "burst" else 0)
    hits = max(0.1, dice * (7 - sheet.min_roll) / 6)
    # Armour stops most of few hits and few of many.
    return weapon.wounds_per_hit * hits * (hits / (hits + max(0, protection - weapon.penetration))) ** 2


@lru_cache(maxsize=1 << 12)
def _prospect(
    sheet: Sheet, weapon: Weapon, mode: Mode, target: Sheet, worn: tuple[int, ...], options: Options
) -> tuple[float, float]:
    """The wounds to expect of an attack at somebody in this armour, never quite none, and what felling it is worth."""
    return max(0.05, _wounds(sheet, weapon, mode, worn_protection(target, worn, options).total)), _danger(target)


@lru_cache(maxsize=512)
def _danger(sheet: Sheet) -> float:
    """How dangerous somebody is: the wounds of the best attack against light armour."""
    return max(0.5, *(_wounds(sheet, weapon, mode, LIGHT_ARMOR) for weapon in arms(sheet) for mode in weapon.modes))


def _best_strike(state: Combat, me: Fighter, enemies: list[Fighter]) -> str:
    """The attack that takes most of what matters; "" if nobody can be attacked."""
    best, key = 0.0, ""
    options = state.scene.options
    for weapon, mode in arms_of(state, me):
        for target in enemies:
            wounds, worth = _prospect(me.sheet, weapon, mode, target.sheet, target.armor_condition, options)
            left = remaining(target)
            if wounds < left:
                worth *= wounds / left
            kind = "attack"
            if target.conditions and target.has("asleep"):
                worth *= SLEEPER
                kind = "attack" if options.coup_melee_only and mode != "melee" else "coup_de_grace"
            if worth > best and not out_of_reach(state, me, target, weapon, mode):
                best, key = worth, f"{kind}:{weapon.id}:{mode}:{target.sheet.id}"
    return key


# -- the own turn -----------------------------------------------------------------------------------------------------


def _is_offered(prompt: Choose[Any], key: str) -> bool:
    return not isinstance(prompt.answers.meaning(key), Refusal)


def _in_turn(prompt: Choose[Any]) -> str:
    """Strike; get ready for it; go there."""
    scene: Any = prompt.scene
    state: Combat = scene
    me = state.find(prompt.who)
    enemies = standing_enemies(state, me)
    strike = _best_strike(state, me, enemies)
    if not me.actions:
        return _one_more_action(prompt, me, enemies) if strike else END_TURN.key
    aid = _aid(prompt, state, me)
    if aid:
        return aid
    if strike:
        return strike
    if me.has("burning"):
        return Handling("put_out", target=me.id).key
    nearest = _nearest(state, me, enemies)
    away = distance_m(state, me, nearest) if nearest is not None else 0.0
    walk = metres_of(state, me, "walk")
    is_near = away - melee_reach(me) <= walk
    preparation = "" if is_near and melee_reach(me) else _preparation(prompt, me)
    if preparation:
        return preparation
    if nearest is None or not has_map(state):
        return END_TURN.key
    if me.has("crouched"):
        return "stand_up"
    return "walk" if is_near else "run"


def _one_more_action(prompt: Choose[Any], me: Fighter, enemies: list[Fighter]) -> str:
    """Dice become actions as long as there is somebody to strike."""
    if me.bonus_dice:
        return "buy_action"
    victim = max(enemies, key=lambda enemy: is_alert(enemy) * _danger(enemy.sheet))
    steal = Handling("steal", target=victim.id).key
    return steal if _is_offered(prompt, steal) else prompt.default


def _aid(prompt: Choose[Any], state: Combat, me: Fighter) -> str:
    """A friend on whom everything depends and who is dying within reach."""
    for vital in state.scene.goals.must_live:
        friend = state.find(vital)
        if friend.sheet.side == me.sheet.side and friend.has("dying") and friend.id != me.id:
            key = Handling("stabilise", target=vital).key
            if distance_m(state, me, friend) <= HELPING_HAND_M and _is_offered(prompt, key):
                return key
    return ""


def _preparation(prompt: Choose[Any], me: Fighter) -> str:
    """Load what is empty in hand; draw the best weapon if the hands are empty."""
    if me.sheet.foe:
        return ""
    carried = [w for w in me.sheet.weapons if w.kind != "throwing" or me.ammo_of(w)]
    for weapon in carried:
        if weapon.kind == "shooting" and weapon.id in me.ready and me.ammo_of(weapon) == 0:
            reload = Handling("reload", weapon.id).key
            if _is_offered(prompt, reload):
                return reload
    if me.ready or not carried:
        return ""
    best = max(carried, key=lambda weapon: _wounds(me.sheet, weapon, weapon.modes[-1], LIGHT_ARMOR))
    key = Handling("ready", best.id).key
    return key if _is_offered(prompt, key) else ""


def _nearest(state: Combat, me: Fighter, enemies: list[Fighter]) -> Fighter | None:
    """The enemy to go to; first a friend on whom everything depends."""
    for vital in state.scene.goals.must_live:
        friend = state.find(vital)
        if friend.sheet.side == me.sheet.side and friend.has("dying") and not friend.is_dead:
            return friend
    here = me.position
    if here is None:
        return None
    return min(
        (enemy for enemy in enemies if enemy.position is not None),
        key=lambda enemy: metres_between(here, enemy.position or here),
        default=None,
    )


# -- on the way -------------------------------------------------------------------------------------------------------


def _on_the_way(prompt: Choose[Any]) -> str:
    """Straight to the nearest enemy, as far as needed; on the way strike or draw."""
    scene: Any = prompt.scene
    state: Combat = scene[0]
    me = state.find(prompt.who)
    enemies = standing_enemies(state, me)
    if len(scene) == 2:
        strike = _aid(prompt, state, me) or _best_strike(state, me, enemies)
        return strike or _preparation(prompt, me) or NOTHING.key
    nearest = _nearest(state, me, enemies)
    field, here = state.scene.field, me.position
    if nearest is None or nearest.position is None or field is None or here is None:
        return STAY
    way = way_round(here, nearest.position, field)
    if way is None:
        return STAY
    enough = metres(SHORT_OF_IT * max(1, melee_reach(me)))
    # Near enough means nothing round a corner: go at least as far as the last bend.
    wanted = max(0, length(way) - min(enough, length(way[-2:])))
    path = cut(way, min(metres(scene[3]), wanted))[0]
    key = ";".join([format_point(point) for point in path[1:]])
    return key if key and _is_offered(prompt, key) else STAY


# -- reactions and dice -----------------------------------------------------------------------------------------------


def _reacting(prompt: Choose[Any]) -> str:
    """Strike back with what is left; ward off what would fell."""
    scene: Any = prompt.scene
    state: Combat = scene.state
    me, actor = state.find(scene.who), state.find(scene.actor)
    if not me.actions or actor.sheet.side == me.sheet.side:
        return prompt.default
    strike, hits = scene.strike, scene.hits
    if strike is not None and hits is not None and strike.target == me.sheet.id and strike.mode == "melee":
        worn = worn_protection(me.sheet, me.armor_condition, state.scene.options).total
        through = max(0, hits.normals - max(0, worn - strike.weapon.penetration)) + hits.crits
        if through * strike.weapon.wounds_per_hit >= remaining(me):
            parries = [f"parry:{weapon.id}" for weapon in melee_arms(me.sheet, me.ready)]
            guard = next((key for key in ("dodge", *parries) if _is_offered(prompt, key)), "")
            if guard:
                return guard
    counter = _best_strike(state, me, standing_enemies(state, me))
    return counter if counter and _is_offered(prompt, counter) else prompt.default


def _before_a_roll(prompt: Choose[Any]) -> str:
    """Dice before a roll only where nothing can be rolled without them and life depends on it."""
    scene: Any = prompt.scene
    purse, pool, cause = scene
    if pool.dice > 0 or cause not in SAVING_LIVES:
        return prompt.default
    return "bonus:1+destiny:0" if purse.bonus else "bonus:0+destiny:1"


def _after_a_roll(prompt: Choose[Any]) -> str:
    """Repeat what has failed altogether."""
    scene: Any = prompt.scene
    purse, pool, _, hits, spent = scene
    if hits.normals or hits.crits or pool.dice < OFTEN or purse.rerolls <= spent.rerolls:
        return prompt.default
    return "reroll"


_ANSWERS: Mapping[str, Callable[[Choose[Any]], str]] = {
    "PS-RND-02": _in_turn,
    "PS-REA-01": _reacting,
    "PS-ACT-07": _on_the_way,
    "PS-ACT-08": _on_the_way,
    "PS-ACT-09": _on_the_way,
    "PS-ROL-05": _before_a_roll,
    "PS-ROL-06": _after_a_roll,
}


LIGHT = ByRule("light", _ANSWERS)
"""Decides at once, by rules of thumb alone."""
