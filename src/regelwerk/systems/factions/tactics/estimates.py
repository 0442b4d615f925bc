"""Judgement: cheap estimates of what actions are worth. Tactics use them, rules never do.

Everything is measured in one coin, points of the final score (FA-END-02). What an action brings is read off the law of
the rule that resolves it, for sides that nobody knows by name: a few small numbers each, so that laws come up again and
again. What that is worth is a rule of thumb.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from regelwerk.dice import Attempt
from regelwerk.engine.book.stakes import stakes_of
from regelwerk.engine.interpreters.estimates import Estimates
from regelwerk.engine.state_values import NO_NAME, Value, replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.attack import (
    Mark,
    Striker,
    Sturdiness,
    Victim,
    damage_dice,
    resolve_attack,
)
from regelwerk.systems.factions.rules.actions.attack import damage as damage_roll
from regelwerk.systems.factions.rules.actions.espionage import KINDS, siphoned
from regelwerk.systems.factions.rules.actions.gather import extra_rp, resolve_gather
from regelwerk.systems.factions.rules.actions.plans import extra_hits, resolve_plan
from regelwerk.systems.factions.rules.actions.use_assets import resolve_hide
from regelwerk.systems.factions.rules.core.assets import bennie_price, defense, is_usable, resilience, usable
from regelwerk.systems.factions.rules.core.checks import INTEL_BONUS, modifiers
from regelwerk.systems.factions.rules.core.recovery import resolve_recovery
from regelwerk.systems.factions.rules.core.rolls import NOTHING, Roller, attempt, resolve_contest, settled
from regelwerk.systems.factions.rules.core.wounds import FATAL
from regelwerk.systems.factions.state import BLACK_JOKER, Asset, Duration, Faction, Modifier, Wound
from regelwerk.systems.factions.tactics.tempers import Temper
from regelwerk.systems.factions.values import ROLL_KINDS, Die, Effect, PlanKind, Sheet

RP = 0.2
"""Five resource points are one point of the score."""
PLAN, GREAT, MINOR = 6.0, 4.0, 1.0
NO_RIVAL = 0.12
"""What a minor faction's loss of a point is worth to anybody."""
OWN_WOUND = 2.2
"""A wound costs its point, the asset that it suspends, and a bit of every roll."""
WOUND = 1.6
SHAKEN = 0.7
SOAKED = 0.45
"""What is left of the hope for a fourth wound if the target can pay for a soak."""
NEARLY = 3
"""With so many steps to go a plan may be complete after the next roll."""
PAID_OFF = 0.5
"""What is left of the hope to stop somebody by shaking it if it can pay to shake that off."""
PAID = 0.65
"""What a wound is still worth if it is as likely paid for as suffered."""


# -- what the rules promise -------------------------------------------------------------------------------------------

NOBODY = Sheet("", NO_NAME, "")


@lru_cache(maxsize=64)
def _odds(options: Options) -> Estimates:  # noqa: ARG001  one memory for each table's rules
    """The laws of a table's rules if nobody pays for anything, remembered."""
    return Estimates()


@lru_cache(maxsize=1 << 12)
def _rolls(die: Die, modifier: int) -> Roller:
    """Somebody about to roll who cannot pay for rerolls."""
    return Roller(NOBODY, "", die, modifier)


def _foreseen(rule: Any, *args: Any) -> tuple[float, ...]:
    """What is at stake in a rule (options last): its mean, and the chances of its bands."""
    law = _odds(args[-1]).law(rule, *args)
    stake = stakes_of(rule)[0]
    bands = [band.reached for band in stake.bands]
    mean, weights = 0, [0] * len(bands)
    for result, weight in law.pairs():
        mean += weight * stake.measure(args, result)
        for place, reached in enumerate(bands):
            if reached(args, result):
                weights[place] += weight
    return mean / law.total, *[weight / law.total for weight in weights]


@lru_cache(maxsize=1 << 12)
def tails(die: Die, needed: int, most: int, options: Options) -> tuple[float, ...]:
    """The chances of at least 0, 1, ... successes and raises of one roll, if so much is needed on the dice alone."""
    law = _odds(options).law(attempt, _rolls(die, 0), "attack", needed, most, options)
    weights = [0] * (most + 1)
    for grade, weight in law.pairs():
        weights[max(0, min(most, grade))] += weight
    return tuple(sum(weights[least:]) / law.total for least in range(most + 1))


def reaches(die: Die, needed: int, options: Options) -> float:
    """The chance that one roll succeeds."""
    return tails(die, needed, 1, options)[1]


@lru_cache(maxsize=1 << 12)
def hits_beyond(die: Die, needed: int, standing: int, most: int, options: Options) -> float:
    """The successes and raises to expect beyond those that stand already, up to a limit in all."""
    return sum(tails(die, needed, most, options)[max(0, standing) + 1 :])


@lru_cache(maxsize=1 << 14)
def completion(die: Die, modifier: int, extra: int, missing: int, turns: int, options: Options) -> float:
    """The chance that a plan is complete after a number of rolls."""
    if missing <= 0:
        return 1.0
    if turns <= 0:
        return 0.0
    law = _odds(options).law(resolve_plan, _rolls(die, modifier), missing, extra, options)
    chance = 0.0
    for tested, weight in law.pairs():
        left = missing - tested.grade - extra if tested.grade > 0 else missing
        chance += weight / law.total * completion(die, modifier, extra, left, turns - 1, options)
    return chance


def spying(die: Die, modifier: int, other: Die, guard: int, options: Options) -> tuple[float, float]:
    """The chances of espionage to succeed at all, and with a raise."""
    if not options.opposed_minimum_total and options.opposed_raise_base == "opponent_total":
        # Then only the difference of the totals counts.
        modifier, guard = modifier - guard, 0
    return _spying(die, modifier, other, guard, options)


@lru_cache(maxsize=1 << 12)
def _spying(die: Die, modifier: int, other: Die, guard: int, options: Options) -> tuple[float, float]:
    _, wins, raises = _foreseen(resolve_contest, _rolls(die, modifier), _rolls(other, guard), KINDS, options)
    return wins, raises


@lru_cache(maxsize=1 << 12)
def found_out(total: int, other: Die, guard: int, options: Options) -> float:
    """The chance that the other side's roll leaves nothing of a total in espionage."""
    law = _odds(options).law(settled, _rolls(other, guard), Attempt(total, False), KINDS[1], NOTHING, options)
    return float(law.where(lambda result: result.grade < 1))


@lru_cache(maxsize=1 << 12)
def harm(dice: tuple[int, ...], modifier: int, target: Sturdiness, raises: int) -> float:
    """The chance that damage dice bring at least so many raises."""
    law = Estimates().law(damage_roll, NOBODY, "", dice, modifier, target)
    return float(law.at_least(raises))


@lru_cache(maxsize=1 << 12)
def recovery(die: Die, modifier: int, options: Options) -> float:
    """The chance that the roll at the start of the turn leaves the action."""
    return _foreseen(resolve_recovery, _rolls(die, modifier), options)[-1]


@lru_cache(maxsize=1 << 12)
def hiding(die: Die, modifier: int, tn: int, options: Options) -> float:
    """The chance to go into hiding."""
    return _foreseen(resolve_hide, _rolls(die, modifier), tn, options)[0]


# -- who is who -----------------------------------------------------------------------------------------------------


class Kit(Value, frozen=True):
    """What the assets of a faction add, as long as they stay as they are."""

    earnings: int
    plan_hits: int
    soak_price: int
    shake_off_price: int
    strikes_back: bool
    refuge: Asset | None
    paid: tuple[Asset, ...]
    usable: int
    damaged: tuple[Asset, ...]


_W4 = Die(4)
_SOMEBODY = Faction(NOBODY, _W4, _W4, _W4, _W4, _W4)


@lru_cache(maxsize=1 << 12)
def kit(assets: tuple[Asset, ...], options: Options) -> Kit:
    """The sum of what is owned, read off a faction that has nothing else."""
    owner = replace(_SOMEBODY, assets=assets)
    refuges = usable(owner, "hide", options)
    return Kit(
        extra_rp(owner, options).total,
        extra_hits(owner, options).total,
        bennie_price(owner, "soak", options),
        bennie_price(owner, "shake_off", options),
        bool(usable(owner, "free_attack_on_miss", options)),
        refuges[0] if refuges else None,
        usable(owner, "pay_for_bonus", options),
        sum(1 for asset in assets if is_usable(asset, options)),
        tuple(asset for asset in assets if asset.damaged and not asset.suspended_by),
    )


class Arms(Value, frozen=True):
    """How a faction attacks: die and modifier of the attack roll, dice and modifier of the damage."""

    die: Die
    attack: int
    dice: tuple[int, ...]
    harm: int


class Figures(Value, frozen=True):
    """What the rules add up for a faction, whoever it is."""

    rolls: dict[str, int]
    """The sum of each roll's modifiers, without what was spied out."""
    defense: int
    resilience: int
    arms: Arms


def figures(faction: Faction, options: Options) -> Figures:
    """The numbers of a faction, by no more of it than they depend on: many states have the same."""
    wounds, sabotage = len(faction.wounds), faction.sabotage
    dice = faction.striking_power, faction.operations, faction.structure, faction.effectiveness
    return _figures(dice, wounds, faction.has_joker, faction.assets, sabotage, faction.modifiers, options)


@lru_cache(maxsize=1 << 13)
def _figures(
    dice: tuple[Die, Die, Die, Die | None],
    wounds: int,
    has_joker: bool,
    assets: tuple[Asset, ...],
    sabotage: tuple[Duration, ...],
    modified: tuple[Modifier, ...],
    options: Options,
) -> Figures:
    striking_power, operations, structure, effectiveness = dice
    faction = replace(
        _SOMEBODY,
        striking_power=striking_power,
        operations=operations,
        structure=structure,
        effectiveness=effectiveness,
        wounds=tuple(Wound(number) for number in range(wounds)),
        assets=assets,
        card=BLACK_JOKER if has_joker else 0,
        sabotage=sabotage,
        modifiers=modified,
    )
    rolls: dict[str, int] = {kind: modifiers(faction, kind, options).total for kind in ROLL_KINDS}
    damage, bonus = damage_dice(striking_power, effectiveness, options)
    arms = Arms(operations, rolls["attack"], damage, bonus + rolls["damage"])
    return Figures(rolls, defense(faction, options).total, resilience(faction, options).total, arms)


class Foe(Value, frozen=True):
    """How a faction can be hurt."""

    defense: int
    resilience: int
    shaken: bool
    left: int
    can_soak: bool


class Profile(Value, frozen=True):
    """Everything about a faction that others judge it by."""

    kit: Kit
    rolls: dict[str, int]
    arms: Arms
    foe: Foe
    points: float
    taken: tuple[float, float]
    """What a siphon takes from it, without and with a raise."""
    looming: float
    """What its next action is going to bring beyond the usual: the plan that it is about to complete."""


_last_seen: dict[str, tuple[Faction, Options, Profile, Figures]] = {}


def profile(faction: Faction, options: Options) -> Profile:
    """A faction in numbers; one that has not changed since it was last estimated is not estimated again."""
    who = faction.sheet.id
    seen = _last_seen.get(who)
    if seen is not None and seen[0] is faction and seen[1] is options:
        return seen[2]
    if seen is None or seen[1] is not options:
        numbers = figures(faction, options)
        judged = _profile(faction, kit(faction.assets, options), numbers, options)
    elif not _adds_up_like(seen[0], faction):
        numbers = figures(faction, options)
        owned = seen[2].kit if seen[0].assets is faction.assets else kit(faction.assets, options)
        judged = _profile(faction, owned, numbers, options)
    else:
        numbers = seen[3]
        judged = seen[2] if _looks_like(seen[0], faction) else _profile(faction, seen[2].kit, numbers, options)
    _last_seen[who] = faction, options, judged, numbers
    return judged


def _adds_up_like(before: Faction, now: Faction) -> bool:
    """Whether nothing has changed that figures are made of. What is equal but another object is added up again."""
    return (
        before.assets is now.assets
        and before.wounds is now.wounds
        and before.sabotage == now.sabotage
        and before.modifiers is now.modifiers
        and before.striking_power is now.striking_power
        and before.operations is now.operations
        and before.structure is now.structure
        and before.effectiveness is now.effectiveness
        and (before.card == now.card or before.has_joker == now.has_joker)
    )


def _looks_like(before: Faction, now: Faction) -> bool:
    """Whether besides the figures nothing has changed that a profile is made of."""
    return (
        before.rp == now.rp
        and before.plans is now.plans
        and before.invested == now.invested
        and before.shaken is now.shaken
        and before.trophies is now.trophies
        and before.resources is now.resources
        and before.flexibility is now.flexibility
    )


def _profile(faction: Faction, owned: Kit, numbers: Figures, options: Options) -> Profile:
    wounds = len(faction.wounds)
    foe = Foe(numbers.defense, numbers.resilience, faction.shaken, FATAL - wounds, faction.rp >= owned.soak_price)
    points = RP * (faction.rp + faction.invested) + owned.usable - wounds + GREAT * len(faction.trophies)
    looming = 0.0
    for plan in faction.plans:
        if plan.status == "complete":
            points += PLAN
        elif plan.status == "open":
            points += PLAN / 2 * plan.progress / max(1, plan.required)
            missing = max(1, plan.required - plan.progress)
            if missing <= NEARLY:
                die, bonus = faction.die(plan.kind.attribute), numbers.rolls["plan"]
                chance = completion(die, bonus, owned.plan_hits, missing, 1, options)
                looming = max(looming, chance * plan_worth(plan.kind))
    if looming:
        # Who is shaken loses its next action, unless it recovers in time or can pay.
        stopped = 1 - recovery(faction.flexibility, numbers.rolls["unshake"], options)
        looming *= stopped * (PAID_OFF if faction.rp >= owned.shake_off_price else 1.0)
    return Profile(owned, numbers.rolls, numbers.arms, foe, points, takings(faction.rp, options), looming)


def frailty(foe: Foe) -> float:
    """How much more than others somebody needs protection."""
    return 0.25 * max(0, 6 - foe.defense) + 0.25 * max(0, 6 - foe.resilience)


@lru_cache(maxsize=64)
def common_share(rivals: int) -> float:
    """What a rival's loss of a point is worth to everybody: more if few are left."""
    return min(1.0, 0.8 / rivals) if rivals else 0.8


def rivalry(mine: float, theirs: float, share: float) -> float:
    """What another's loss of a point is worth to me: its common share, and more if it is ahead of me in points."""
    ahead = 0.12 * (theirs - mine)
    weight = share + (-0.3 if ahead < -0.3 else 0.5 if ahead > 0.5 else ahead)
    return weight if weight > 0.03 else 0.03


# -- what it is worth -----------------------------------------------------------------------------------------------


class Promise(Value, frozen=True):
    """What an attack promises, soaking left aside: wounds, and the chances to hit, shake, wound and destroy."""

    wounds: float
    hits: float
    shakes: float
    wounded: float
    destroys: float


def promise(arms: Arms, foe: Foe, bonus: int, options: Options) -> Promise:
    """One attack against one target."""
    # Only the distance of a roll to its target number counts.
    needed, sturdy = foe.defense - arms.attack - bonus, foe.resilience - arms.harm
    return _promise(arms.die, needed, arms.dice, sturdy, foe.shaken, max(1, foe.left), options)


@lru_cache(maxsize=1 << 14)
def _promise(
    die: Die, needed: int, dice: tuple[int, ...], sturdy: int, shaken: bool, fatal: int, options: Options
) -> Promise:
    # As many raises as could destroy anybody: then all who are as hard to hit and to hurt share one law.
    attacker, target = Striker(_rolls(die, 0), dice, 0), Mark(needed, sturdy, FATAL)
    return Promise(*_foreseen(resolve_attack, attacker, target, Victim("", shaken, fatal), None, options))


class Prospect(Value, frozen=True):
    """What attacks are worth: a share of the prize for a destroyed faction, and a share of its losses.

    Once as things stand, and once with what espionage could add to the attack roll.
    """

    prize: float
    losses: float
    better_prize: float
    better_losses: float
    misses: float
    shakes: float


@lru_cache(maxsize=1 << 14)
def prospect(arms: Arms, foe: Foe, known: int, options: Options) -> Prospect:
    """An attack, and the attack that espionage could prepare."""
    now = promise(arms, foe, known, options)
    prepared = promise(arms, foe, known + INTEL_BONUS, options)
    return Prospect(*_prize_and_losses(now, foe), *_prize_and_losses(prepared, foe), 1 - now.hits, now.shakes)


def _prize_and_losses(promised: Promise, foe: Foe) -> tuple[float, float]:
    destroys, wounds = promised.destroys, promised.wounds
    if foe.can_soak:
        destroys *= SOAKED
        wounds *= PAID
    return destroys, WOUND * wounds + SHAKEN * promised.shakes


@lru_cache(maxsize=1 << 10)
def takings(rp: int, options: Options) -> tuple[float, float]:
    """What a siphon is worth, without and with a raise."""
    plain, much = (siphoned(rp, with_raise=raised, options=options) for raised in (False, True))
    return RP * plain, RP * much


@lru_cache(maxsize=1 << 12)
def earnings(die: Die, modifier: int, extra: int, options: Options) -> float:
    """The resource points to expect from gathering."""
    return _foreseen(resolve_gather, _rolls(die, modifier), extra, options)[0]


def gathering_worth(earned: float, rp: int, temper: Temper) -> float:
    """What gathering is worth; points count twice as long as the reserve is not full."""
    short = temper.reserve - rp
    return temper.gather * RP * (earned + (min(short, earned) if short > 0 else 0.0))


@lru_cache(maxsize=1 << 10)
def plan_worth(kind: PlanKind) -> float:
    """What a completed plan is worth: its points, and the money that comes with it."""
    return PLAN + RP * sum(command.amount for command in kind.effects if command.kind == "adjust_rp")


@lru_cache(maxsize=1 << 14)
def progress_worth(die: Die, modifier: int, extra: int, missing: int, turns: int, options: Options) -> float:
    """The share of a plan that one roll is worth: what it adds to what is missing, if there is time to finish."""
    steps = _foreseen(resolve_plan, _rolls(die, modifier), missing, extra, options)[0]
    return steps / missing * completion(die, modifier, extra, missing, turns, options)


@lru_cache(maxsize=1 << 10)
def asset_worth(effect: Effect, temper: Temper) -> float:
    """What an asset is worth to somebody of this temper while it works, in points a phase or so."""
    amount = effect.amount
    match effect.kind:
        case "rp_bonus_on_gather":
            return 0.7 * amount * temper.gather
        case "free_attack_on_miss":
            return 0.5 * temper.strike + 0.3 * temper.caution
        case "hide":
            return 0.6 * temper.caution
        case "derived_bonus":
            return (0.9 if effect.value == "resilience" else 0.8) * amount * temper.caution
        case "plan_bonus_on_success":
            return 1.0 * amount * temper.plan
        case "bennie_price":
            return 0.5 * temper.caution
        case "pay_for_bonus":
            return 0.2 * amount
        case "free_reroll":
            return 1.2 * _roll_weight(effect.roll, temper)
    return amount * _roll_weight(effect.roll, temper)


def _roll_weight(roll: str, temper: Temper) -> float:
    match roll:
        case "attack" | "damage":
            return 0.5 * temper.strike
        case "espionage":
            return 0.5 * temper.spy
        case "gather":
            return 0.45 * temper.gather
        case "plan":
            return 0.5 * temper.plan
        case "soak" | "reorganise":
            return 0.3 * temper.caution
    return 0.2 * temper.caution
