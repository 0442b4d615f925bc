"""Campaigning: what a computer player does in its turn, from estimates of what each action is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from regelwerk.engine.state_values import Value
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.improve import ASSET_PRICE, IMPROVABLE, REPAIR_PRICE, price_of_step
from regelwerk.systems.factions.rules.actions.reorganise import can_reorganise
from regelwerk.systems.factions.rules.core.assets import is_hidden_from, is_usable, limit, maintained
from regelwerk.systems.factions.rules.core.checks import INTEL_BONUS, intel_on
from regelwerk.systems.factions.state import Faction, World
from regelwerk.systems.factions.tactics.estimates import (
    GREAT,
    MINOR,
    NO_RIVAL,
    RP,
    SHAKEN,
    WOUND,
    Profile,
    asset_worth,
    common_share,
    completion,
    earnings,
    frailty,
    gathering_worth,
    hiding,
    plan_worth,
    profile,
    progress_worth,
    prospect,
    rivalry,
    spying,
)
from regelwerk.systems.factions.tactics.tempers import Temper
from regelwerk.systems.factions.values import Die

ENDLESS = 8
"""How many phases ahead a faction plans if no end is set."""
LATER = 0.6
"""What an advantage for the next turn is worth today."""
PROTECTING = ("derived_bonus", "hide", "free_attack_on_miss")
BLOWS = ("striking_power", "effectiveness")
DECISIVE = 2.0
"""What it is worth to everybody to stop a plan that ends the campaign, beyond what its owner gains, in its worth."""
STILL_PAYS = 3
"""With fewer turns left no die is raised any more."""


class Choice(Value, frozen=True):
    """Something that could be done, and what it is worth."""

    worth: float
    key: str


def turns_left(world: World) -> int:
    """How many turns a faction still has, this one included."""
    return world.scene.max_phases - world.phase + 1 if world.scene.max_phases else ENDLESS


def in_turn(world: World, me: Faction, temper: Temper, default: str) -> str:
    """One thing of a turn: put the own house in order, give orders, then act. Under orders the action is `default`."""
    if me.wounds and can_reorganise(me, world.options) and _reorganising_pays(world, me):
        return "reorganise"
    part = world.turns[-1].part
    left = turns_left(world)
    if me.rp >= 2:
        spending = _spending(world, me, temper, left)
        if spending:
            return spending
    if me.action != "used":
        order = _order(world, me)
        if order:
            return order
    if me.action != "available" or part != "act":
        return "end_turn"
    if default != "end_turn":
        return default
    act = best_act(world, me, temper)
    return (_bonus_first(world, me, act) if me.rp else "") or act.key


def _reorganising_pays(world: World, me: Faction) -> bool:
    """It is free, unless the table takes the action for it: then it waits for the second wound."""
    dear = world.options.reorganise_action_loss == "if_healed" and me.action == "available"
    return not dear or len(me.wounds) > 1


# -- actions ----------------------------------------------------------------------------------------------------------


def best_act(world: World, me: Faction, temper: Temper | None) -> Choice:
    """The action that is worth most; the first of equals. Without a temper there is war, and nothing but attacks."""
    options = world.scene.options
    my_id = me.sheet.id
    mine = profile(me, options)
    my_points, my_arms = mine.points, mine.arms
    at_war = temper is None
    strike, spy, caution = (1.0, 0.0, 0.0) if temper is None else (temper.strike, temper.spy, temper.caution)
    left = turns_left(world)
    others = world.others(me)
    worth, key = (
        (0.0, "end_turn") if temper is None else _peaceful(me, mine, temper, left, _ending(world, others), options)
    )
    rivals = 0
    for other in others:
        if not other.minor:
            rivals += 1
    share = common_share(rivals)
    given_away = caution * _danger(me) if me.hidden else 0.0
    for other in others:
        other_id = other.sheet.id
        if not at_war and (other.controller == my_id or me.controller == other_id):
            continue
        theirs = profile(other, options)
        minor = other.minor
        weight = NO_RIVAL if minor else rivalry(my_points, theirs.points, share)
        known = INTEL_BONUS * intel_on(other, my_id, options) if other.intel else 0
        now = prospect(my_arms, theirs.foe, known, options)
        prize = MINOR if minor else GREAT
        attack = prize * now.prize + strike * weight * now.losses
        stops = _stopping(world, other, theirs, weight) if theirs.looming and not at_war else 0.0
        may_prepare = spy and left > 1 and not known
        later = 0.0
        if other.hidden and is_hidden_from(other, my_id, options):
            if at_war and key == "end_turn":
                key = f"espionage:{other_id}" + (":intel" if options.espionage_choice == "before_roll" else "")
            if may_prepare:
                later = LATER * attack
        else:
            if may_prepare:
                later = LATER * (prize * now.better_prize + strike * weight * now.better_losses - attack)
            attack += now.shakes * stops - given_away
            if attack > worth and caution and theirs.kit.strikes_back:
                attack -= caution * _answered(mine, theirs, options)
            if attack > worth:
                worth, key = attack, f"attack:{other_id}"
        if spy:
            plain, much = theirs.taken
            much = spy * much * (1 + weight)
            shaken = later + (_shaking(other, theirs, weight) if other.shaken else weight * SHAKEN + stops)
            # Only what even a sure raise would make the best is worth the exact chances.
            if much > worth or shaken > worth:
                spies, guard = mine.rolls["espionage"] + known, theirs.rolls["espionage_defense"]
                wins, raises = spying(me.operations, spies, other.operations, guard, options)
                plain = spy * plain * (1 + weight)
                found = (wins - raises) * (plain if plain > later else later) + raises * (
                    much if much > shaken else shaken
                )
                if found > worth:
                    worth, key = found, f"espionage:{other_id}"
    if temper is not None and options.espionage_choice == "before_roll" and key.startswith("espionage:"):
        effect = best_effect(world, me, world.find(key.partition(":")[2]), temper, raised=False).key
        key = f"{key}:{effect}"
    return Choice(worth, key)


def _ending(world: World, others: Sequence[Faction]) -> float:
    """The chance that somebody else's plan ends the campaign with its next action."""
    ending, options = world.scene.end_plans, world.scene.options
    chance = 0.0
    for other in others if ending else ():
        for plan in other.plans:
            if plan.kind.id in ending and plan.status == "open" and not other.shaken:
                theirs, missing = profile(other, options), max(1, plan.required - plan.progress)
                die, bonus = other.die(plan.kind.attribute), theirs.rolls["plan"]
                chance = max(chance, completion(die, bonus, theirs.kit.plan_hits, missing, 1, options))
    return chance


def _peaceful(
    me: Faction, mine: Profile, temper: Temper, left: int, ending: float, options: Options
) -> tuple[float, str]:
    """Gather, go on with a plan, or hide. If the campaign may end at once, so may a plan: complete now or in vain."""
    owned, rolls = mine.kit, mine.rolls
    earned = earnings(me.resources, rolls["gather"], owned.earnings, options)
    worth, key = gathering_worth(earned, me.rp, temper), "gather"
    for plan in me.plans:
        if plan.status == "open":
            die = me.die(plan.kind.attribute)
            missing = max(1, plan.required - plan.progress)
            share = progress_worth(die, rolls["plan"], owned.plan_hits, missing, left, options)
            if ending:
                at_once = completion(die, rolls["plan"], owned.plan_hits, missing, 1, options)
                share += ending * (at_once - share)
            pursued = temper.plan * plan_worth(plan.kind) * share
            if pursued > worth:
                worth, key = pursued, f"advance_plan:{plan.kind.id}"
    refuge = owned.refuge
    if refuge is not None and (not me.hidden or me.found_by) and left > 1:
        effect = refuge.kind.effect
        chance = hiding(me.die(effect.attribute), rolls["hide"], effect.tn, options)
        hidden = temper.caution * _danger(me) * chance
        if hidden > worth:
            worth, key = hidden, f"asset_action:{refuge.id}"
    return worth, key


def _danger(me: Faction) -> float:
    """What it is worth not to be found for a phase."""
    return 0.15 + 0.45 * len(me.wounds) + (0.2 if me.shaken else 0.0)


def _answered(mine: Profile, theirs: Profile, options: Options) -> float:
    """What a counter-attack after a miss is to be feared for."""
    counter = prospect(theirs.arms, mine.foe, options.qrf_modifier, options)
    return prospect(mine.arms, theirs.foe, 0, options).misses * (GREAT * counter.prize + 0.5 * counter.losses)


def _stopping(world: World, other: Faction, theirs: Profile, weight: float) -> float:
    """What it is worth to shake somebody who is about to complete a plan, and with it perhaps the campaign."""
    if other.shaken:
        return 0.0
    if turns_left(world) <= 1 and other.sheet.id not in world.queue and other.sheet.id not in world.waiting:
        return 0.0
    ending = world.scene.end_plans
    deciding = ending and [plan for plan in other.plans if plan.status == "open" and plan.kind.id in ending]
    return (weight + DECISIVE if deciding else weight) * theirs.looming


def _shaking(other: Faction, theirs: Profile, weight: float) -> float:
    """What it is worth to shake a faction by espionage; one that is shaken already is wounded, perhaps for good."""
    if not other.shaken:
        return weight * SHAKEN
    return weight * WOUND + ((MINOR if other.minor else GREAT) if theirs.foe.left == 1 else 0.0)


def best_effect(world: World, me: Faction, other: Faction, temper: Temper, *, raised: bool) -> Choice:
    """What a success of espionage is used for: money, a better attack, an asset out of action, or shaken."""
    options = world.options
    mine, theirs = profile(me, options), profile(other, options)
    rivals = len([1 for one in world.others(me) if not one.minor])
    weight = NO_RIVAL if other.minor else rivalry(mine.points, theirs.points, common_share(rivals))
    plain, much = theirs.taken
    best = Choice((much if raised else plain) * (1 + weight), "siphon")
    shaken = _shaking(other, theirs, weight) + _stopping(world, other, theirs, weight) if raised else 0.0
    known = me.id in other.intel
    prize = MINOR if other.minor else GREAT
    now = prospect(mine.arms, theirs.foe, INTEL_BONUS if known else 0, options)
    gain = prize * (now.better_prize - now.prize) + weight * (now.better_losses - now.losses)
    gain *= LATER * temper.strike if turns_left(world) > 1 else 0.0
    if not known:
        best = max(best, Choice(shaken + gain, "intel"), key=_worth)
    # Sabotage helps attackers before the faction's next action: others now, perhaps me in the next phase.
    helps = weight * 0.1 * len(world.queue) + (gain if known else 0.0)
    best = max(best, Choice(shaken + helps, "sabotage"), key=_worth)
    for asset in other.assets:
        if is_usable(asset, options):
            worth = asset_worth(asset.kind.effect, temper)
            harm = weight * (0.3 * worth + (0.4 + worth if raised else 0.0))
            best = max(best, Choice(harm, f"assault:{asset.id}"), key=_worth)
    return best


def _worth(choice: Choice) -> float:
    return choice.worth


def _bonus_first(world: World, me: Faction, act: Choice) -> str:
    """A bonus that is paid for, if the action that was chosen is worth it."""
    owned = profile(me, world.options).kit
    if not owned.paid:
        return ""
    kind = act.key.partition(":")[0]
    roll = {"advance_plan": "plan", "asset_action": "hide"}.get(kind, kind)
    for asset in owned.paid:
        effect = asset.kind.effect
        # A point of bonus is about an eighth more of success.
        pays = act.worth * effect.amount / 8 > RP * effect.price
        if pays and effect.roll == roll and not asset.uses and me.rp >= effect.price:
            return f"use_asset:{asset.id}"
    return ""


# -- free actions -----------------------------------------------------------------------------------------------------


def _spending(world: World, me: Faction, temper: Temper, left: int) -> str:
    """Repairs first, then assets, then better dice as far as the reserve can spare it and it still pays.

    An asset is worth more than the reserve: what it costs counts at the end as if it had been kept, and it counts too.
    """
    saving = me.rp < temper.reserve + 2 and me.rp < ASSET_PRICE
    if left > 1 and saving and not [asset for asset in me.assets if asset.damaged]:
        return ""
    options = world.options
    mine = profile(me, options)
    reserve = temper.reserve if left > 1 else (mine.kit.soak_price if world.queue else 0)
    spare = me.rp - reserve
    for asset in mine.kit.damaged:
        if me.rp >= REPAIR_PRICE + reserve // 2:
            return f"repair:{asset.id}"
    if me.rp >= ASSET_PRICE and world.offers:
        wanted = _best_offer(world, me, temper)
        if wanted:
            return f"improve:{wanted}"
    if spare < 2 or (me.action == "used" and left > 1):
        # A better die can wait for the next turn, and until then the points are there for soaking.
        return ""
    if _makes_room(world, me, temper, spare, left):
        return "improve:resources"
    if left < STILL_PAYS:
        return ""
    full = bool(world.offers) and maintained(me, options) >= limit(me, options)
    goal = next((plan.kind.attribute for plan in me.plans if plan.status == "open"), "")
    dice = me.dice
    what, price = _best_step(dice, goal, full, frailty(mine.foe), temper, options)
    return f"improve:{what}" if what and price <= spare else ""


def _makes_room(world: World, me: Faction, temper: Temper, spare: int, left: int) -> bool:
    """Whether another step of resources wakes an asset, or near the end leaves enough to buy one more.

    What was paid counts at the end like what was kept, so that only the asset makes a difference.
    """
    options = world.options
    wakes = any(asset.dormant for asset in me.assets)
    if not wakes and (left >= STILL_PAYS or not world.offers or spare < ASSET_PRICE):
        return False
    price = price_of_step("resources", me.resources, options)
    higher = me.with_die("resources", me.resources.higher())
    if not price or price > spare or limit(higher, options) <= limit(me, options):
        return False
    return wakes or (price + ASSET_PRICE <= spare and bool(_suits(world, me, temper)))


def _best_offer(world: World, me: Faction, temper: Temper) -> str:
    """The asset on offer that suits best, if there is room for one more."""
    options = world.options
    if maintained(me, options) >= limit(me, options) or any(asset.dormant for asset in me.assets):
        return ""
    return _suits(world, me, temper)


def _suits(world: World, me: Faction, temper: Temper) -> str:
    """The asset on offer that suits best."""
    options = world.options
    owned = {asset.kind.template for asset in me.assets}
    keys = {asset.kind.stack_key for asset in me.assets}
    needy = 1 + frailty(profile(me, options).foe)
    best, found = 0.0, ""
    for template in world.offers:
        kind = world.kind_of_asset(template)
        if kind is not None and template not in owned:
            worth = asset_worth(kind.effect, temper) * (0.3 if kind.stack_key in keys else 1.0)
            if kind.effect.kind in PROTECTING:
                worth *= needy
            if worth > best:
                best, found = worth, kind.template
    return found


@lru_cache(maxsize=1 << 12)
def _best_step(
    dice: tuple[Die | None, ...], goal: str, full: bool, frail: float, temper: Temper, options: Options
) -> tuple[str, int]:
    """The die whose next step brings most for its price, whether it can be paid yet or not."""
    now = dict(zip(IMPROVABLE, dice, strict=True))
    operations = now["operations"]
    assert operations is not None
    # A faction that hits seldom gains little from harder blows; otherwise each gets better at what it is good at.
    blows = 0.9 * temper.strike * operations.sides / 8
    gains = {
        **dict.fromkeys(BLOWS, blows),
        "operations": 0.5 * temper.strike + 0.6 * temper.spy + 0.4 * temper.caution * (1 + frail),
        "resources": 0.9 * temper.gather + (0.5 if full else 0.0),
        "structure": 0.9 * temper.caution * (1 + frail),
        "flexibility": 0.4 * temper.caution,
    }
    best, found = 0.0, ("", 0)
    for what, die in now.items():
        price = price_of_step(what, die, options)
        gain = gains[what] * (1.0 if die is None or what in BLOWS else die.sides / 8)
        gain += 0.8 * temper.plan if what == goal else 0.0
        if price and gain / price > best:
            best, found = gain / price, (what, price)
    return found


def _order(world: World, me: Faction) -> str:
    """Controlled factions without an order spy on the rival who is ahead: for its money, or to shake it."""
    for subject in world.factions:
        if subject.controller != me.sheet.id or subject.order is not None or subject.destroyed:
            continue
        options = world.options
        rivals = [
            other
            for other in world.others(subject)
            if other.id != me.id and not other.minor and other.controller != me.id
        ]
        if not rivals:
            return f"instruct:{subject.id}:gather"
        about_to_win = {
            other.id: _stopping(world, other, profile(other, options), common_share(len(rivals))) for other in rivals
        }
        leader = max(rivals, key=lambda other: profile(other, options).points + GREAT * about_to_win[other.id])
        effect = "siphon" if leader.rp >= 4 and not about_to_win[leader.id] else "sabotage"
        return f"instruct:{subject.id}:espionage:{leader.id}:{effect}"
    return ""
