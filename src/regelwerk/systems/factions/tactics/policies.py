"""Tactics: how a computer seat decides. A tactic sees one prompt and answers it.

There is one way of deciding, and tempers that weigh what it finds. A tactic remembers nothing and rolls nothing.
What is done in a turn is told in `campaigning`; here are the answers to everything else, and the tactics by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import ByRule, Policy
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.rules.actions.attack import DamageScene
from regelwerk.systems.factions.rules.actions.improve import REPAIR_PRICE
from regelwerk.systems.factions.rules.core.rolls import ENOUGH_TRIES, TARGET_NUMBER, RerollScene, Roller
from regelwerk.systems.factions.rules.core.wounds import FATAL, SoakScene
from regelwerk.systems.factions.state import Asset, Faction, World, Wound
from regelwerk.systems.factions.tactics.estimates import (
    OWN_WOUND,
    RP,
    asset_worth,
    figures,
    found_out,
    harm,
    hits_beyond,
    kit,
    profile,
    promise,
    reaches,
    recovery,
    spying,
    tails,
)
from regelwerk.systems.factions.tactics.light import LIGHT
from regelwerk.systems.factions.tactics.tempers import TEMPERS, USUAL, Temper
from regelwerk.systems.factions.tactics.turn import best_act, best_effect, in_turn

PER_HIT = {"gather": RP, "soak": OWN_WOUND, "reorganise": 1.6, "unshake": 0.3}
"""What each success or raise of these rolls is worth."""


@dataclass(frozen=True, slots=True)
class Tactic(Policy):
    """Decides by estimates. Without a temper of its own every faction follows the temper on its sheet."""

    name: str
    temper: Temper | None = None

    def decide(self, prompt: Choose[Any]) -> str:
        answer = _ANSWERS.get(prompt.rule_id)
        return prompt.default if answer is None else answer(self, prompt)

    def temper_of(self, who: Faction | Roller) -> Temper:
        return self.temper or TEMPERS.get(who.sheet.temper) or TEMPERS[USUAL]


def _asked(prompt: Choose[Any]) -> tuple[World, Faction]:
    scene: Any = prompt.scene
    return scene, scene.find(prompt.who)


# -- the own turn -----------------------------------------------------------------------------------------------------


def _in_turn(tactic: Tactic, prompt: Choose[Any]) -> str:
    world, me = _asked(prompt)
    return in_turn(world, me, tactic.temper_of(me), prompt.default)


def _declaring(tactic: Tactic, prompt: Choose[Any]) -> str:
    """Simultaneous factions: an order, or the best action."""
    if prompt.default != "end_turn":
        return prompt.default
    world, me = _asked(prompt)
    return best_act(world, me, tactic.temper_of(me)).key


def _effect(tactic: Tactic, prompt: Choose[Any]) -> str:
    """What a success of espionage is used for; of what was ordered only what is on offer."""
    scene: Any = prompt.scene
    world, who, target, raised = scene
    me = world.find(who)
    wanted = best_effect(world, me, world.find(target), tactic.temper_of(me), raised=raised).key
    keys = [answer.key for answer in prompt.answers.listed()]
    return wanted if wanted in keys else prompt.default


def _joker(tactic: Tactic, prompt: Choose[Any]) -> str:
    """Take the turn at once; or lie in wait for an attack, as long as others are still to act."""
    world, me = _asked(prompt)
    if not tactic.temper_of(me).ambush or me.hidden or me.shaken:
        return "take_turn"
    if world.turns:
        declared = world.turns[-1].declared
        return "take_turn" if declared is not None and declared.target == me.id else "wait"
    return "wait" if world.queue else "take_turn"


# -- shaken and wounds ------------------------------------------------------------------------------------------------


def _shake_off(tactic: Tactic, prompt: Choose[Any]) -> str:
    """Pay in the own turn for an action that is worth it; in others' turns only while there is plenty."""
    world, me = _asked(prompt)
    temper = tactic.temper_of(me)
    owned = kit(me.assets, world.options)
    left = me.rp - owned.shake_off_price
    if not world.turns or world.turns[-1].who != me.id:
        in_danger = len(me.wounds) >= FATAL - 2 and left >= owned.soak_price
        return "shake_off" if in_danger or left >= temper.reserve + owned.soak_price else "decline"
    gained = best_act(world, replace(me, shaken=False, action="available"), temper).worth
    if prompt.rule_id == "FA-SHK-11" and me.action == "available":
        # The roll at the start of the turn may still come, and leave the action.
        bonus = figures(me, world.options).rolls["unshake"]
        gained *= 1 - recovery(me.flexibility, bonus, world.options)
    return "shake_off" if gained > _cost(owned.shake_off_price, me.rp, temper) else "decline"


def _cost(price: int, rp: int, temper: Temper) -> float:
    """What paying hurts: twice as much if it goes into the reserve."""
    return RP * price * (1.0 if rp - price >= temper.reserve else 2.0)


def _soak(tactic: Tactic, prompt: Choose[Any]) -> str:
    """Soak what would destroy, and what a roll promises to be worth its price."""
    scene: Any = prompt.scene
    at: SoakScene = scene
    if at.wounds >= at.bearer.fatal:
        return "soak"
    side = at.bearer.roller
    assert at.bearer.price is not None
    soaked = hits_beyond(side.die, TARGET_NUMBER - side.modifier, 0, at.wounds, at.options)
    return "soak" if tactic.temper_of(side).caution * OWN_WOUND * soaked > RP * at.bearer.price else "accept"


def _suspend(tactic: Tactic, prompt: Choose[Any]) -> str:
    """The asset that is worth least now; somebody else's (where the attacker chooses) the one that is worth most."""
    world, me = _asked(prompt)
    temper = tactic.temper_of(me)
    assets: list[Asset] = [answer.value for answer in prompt.answers.listed()]
    if world.options.suspend_choice == "attacker" and not set(assets) <= set(me.assets):
        return max(assets, key=lambda asset: _working(asset, temper)).id
    return min(assets, key=lambda asset: _working(asset, temper)).id


def _working(asset: Asset, temper: Temper) -> float:
    worth = asset_worth(asset.kind.effect, temper)
    return worth / 8 if asset.damaged or asset.suspended_by else worth


def _surplus(tactic: Tactic, prompt: Choose[Any]) -> str:
    """Put to sleep what is worth least, wake what is worth most."""
    _, me = _asked(prompt)
    temper = tactic.temper_of(me)
    assets: list[Asset] = [answer.value for answer in prompt.answers.listed()]
    choice = max if assets[0].dormant else min
    return choice(assets, key=lambda asset: _working(asset, temper)).id


def _heal(tactic: Tactic, prompt: Choose[Any]) -> str:
    """The wound that keeps the most valuable asset from working."""
    _, me = _asked(prompt)
    temper = tactic.temper_of(me)
    wounds: list[Wound] = [answer.value for answer in prompt.answers.listed()]

    def gained(wound: Wound) -> float:
        return _working(replace(me.asset(wound.asset), suspended_by=0), temper) if wound.asset else 0.0

    return f"wound:{max(wounds, key=gained).number}"


def _free_attack(tactic: Tactic, prompt: Choose[Any]) -> str:
    """It costs nothing, unless it gives away somebody who hides."""
    scene: Any = prompt.scene
    world, who, attacker = scene
    me = world.find(who)
    if not (me.hidden and world.options.free_attack_reveals):
        return "free_attack"
    arms, foe = profile(me, world.options).arms, profile(world.find(attacker), world.options).foe
    promised = promise(arms, foe, world.options.qrf_modifier, world.options)
    return "free_attack" if promised.wounds > tactic.temper_of(me).caution * (0.3 + 0.3 * len(me.wounds)) else "decline"


def _repair(tactic: Tactic, prompt: Choose[Any]) -> str:
    _, me = _asked(prompt)
    return "repair" if me.rp - REPAIR_PRICE >= tactic.temper_of(me).reserve else "decline"


# -- rolling again ----------------------------------------------------------------------------------------------------


def _reroll(tactic: Tactic, prompt: Choose[Any]) -> str:
    """Roll again where the chance to do better is worth the price; for nothing where there is any."""
    scene: Any = prompt.scene
    at: RerollScene = scene
    roller = at.roller
    temper = tactic.temper or TEMPERS.get(roller.sheet.temper) or TEMPERS[USUAL]
    gained = _gained(at, temper)
    if gained <= 0:
        return "accept"
    for asset, left in roller.free:
        if at.spent.assets.count(asset) < left:
            return f"free_reroll:{asset}"
    rp = roller.rp - at.spent.rp
    if roller.price is None or rp < roller.price or at.spent.gratis >= ENOUGH_TRIES:
        return "accept"
    return "reroll" if gained > _cost(roller.price, rp, temper) else "accept"


def _gained(at: RerollScene, temper: Temper) -> float:
    """What another attempt promises beyond the best one so far."""
    roller, options = at.roller, at.options
    die, needed = roller.die, at.tn - roller.modifier
    match at.kind:
        case "espionage" if at.against is not None:
            other = at.against
            fails = found_out(at.standing, other.die, other.modifier, options)
            if fails <= 0.4:
                return 0.0
            return temper.spy * fails * spying(die, roller.modifier, other.die, other.modifier, options)[0]
        case "espionage_defense":
            lost = max(0.4, RP * roller.rp * -at.standing / 4)
            return lost * found_out(at.tn, die, roller.modifier, options) if at.standing < 0 else 0.0
        case "attack":
            _, hit, raised = tails(die, needed, 2, options)
            return 1.2 * temper.strike * (hit if at.standing < 1 else 0.25 * raised)
        case "hide":
            return 0.5 * temper.caution * reaches(die, needed, options)
    worth = 0.8 * temper.plan if at.kind == "plan" else PER_HIT.get(at.kind, 0.0)
    return worth * hits_beyond(die, needed, at.standing, min(at.most, 8), options)


def _damage(tactic: Tactic, prompt: Choose[Any]) -> str:
    """Damage that did nothing, or next to nothing, where the table sells another throw."""
    scene: Any = prompt.scene
    at: DamageScene = scene
    side = at.striker.roller
    temper = tactic.temper or TEMPERS.get(side.sheet.temper) or TEMPERS[USUAL]
    assert side.price is not None
    if side.rp - side.price < temper.reserve + side.price or at.spent.gratis >= ENOUGH_TRIES:
        return "accept"
    better = harm(at.striker.damage, at.striker.damage_modifier, at.mark.sturdy, max(0, at.raises + 1))
    return "reroll" if temper.strike * better > RP * side.price else "accept"


# -- war --------------------------------------------------------------------------------------------------------------


def _war_turn(prompt: Choose[Any]) -> str:
    """Reorganise if that costs no action, then attack."""
    world, me = _asked(prompt)
    tries = world.options.reorganise_per_turn
    dear = world.options.reorganise_action_loss == "if_healed" and me.action == "available"
    if me.wounds and (not tries or me.reorganised < tries) and not dear:
        return "reorganise"
    if me.action != "available" or world.turns[-1].part != "act":
        return "end_turn" if prompt.default == "end_turn" or me.action != "available" else prompt.default
    return _war_act(prompt)


def _war_act(prompt: Choose[Any]) -> str:
    """Attack where most wounds are to be expected; look for somebody hidden only if nobody else is there."""
    if prompt.default != "end_turn":
        return prompt.default
    world, me = _asked(prompt)
    return best_act(world, me, None).key


def _war_soak(prompt: Choose[Any]) -> str:  # noqa: ARG001  always, as long as it can be paid
    return "soak"


def _war_reroll(prompt: Choose[Any]) -> str:
    """Only where it costs nothing, and only if there is anything to be won."""
    scene: Any = prompt.scene
    at: RerollScene = scene
    if at.standing >= (0 if at.kind == "espionage_defense" else 1):
        return "accept"
    for asset, left in at.roller.free:
        if at.spent.assets.count(asset) < left:
            return f"free_reroll:{asset}"
    return "reroll" if at.roller.price == 0 and at.spent.gratis < ENOUGH_TRIES else "accept"


def _war_free_attack(prompt: Choose[Any]) -> str:  # noqa: ARG001  it costs nothing
    return "free_attack"


def _war_joker(prompt: Choose[Any]) -> str:  # noqa: ARG001  nothing to wait for
    return "take_turn"


_ANSWERS: Mapping[str, Callable[[Tactic, Choose[Any]], str]] = {
    "FA-PHA-05": _in_turn,
    "FA-PHA-09": _declaring,
    "FA-CORE-12": _reroll,
    "FA-SHK-11": _shake_off,
    "FA-SHK-07": _shake_off,
    "FA-SHK-09": _shake_off,
    "FA-ATK-05": _soak,
    "FA-AST-09": _free_attack,
    "FA-SPY-02": _effect,
    "FA-WND-04": _suspend,
    "FA-WND-06": _heal,
    "FA-AST-05": _surplus,
    "FA-CORE-18": _joker,
    "FA:damage_reroll": _damage,
    "FA:repair_timing": _repair,
}
_ANSWERS_AT_WAR: Mapping[str, Callable[[Choose[Any]], str]] = {
    "FA-PHA-05": _war_turn,
    "FA-PHA-09": _war_act,
    "FA-CORE-12": _war_reroll,
    "FA-ATK-05": _war_soak,
    "FA-AST-09": _war_free_attack,
    "FA-CORE-18": _war_joker,
}
WAR = ByRule("war", _ANSWERS_AT_WAR)
"""Attack, soak, reorganise, and nothing else: no money comes in, so every war has an end."""

DEFAULT = "own"
TACTICS: Mapping[str, Policy] = {
    "own": Tactic("own"),
    **{name: Tactic(name, temper) for name, temper in TEMPERS.items()},
    "war": WAR,
    "light": LIGHT,
}
