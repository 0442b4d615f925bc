"""Judgement: cheap estimates of what actions are worth. Tactics use them, rules never do.

Everything is measured in one coin, points of the final score (FA-END-02). Chances are exact, and remembered by a few
small numbers each; what they are worth is a rule of thumb.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from regelwerk.dice import ExplodingMix, tail
from regelwerk.engine.state_values import Name
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.attack import damage_dice
from regelwerk.systems.factions.rules.actions.espionage import siphoned
from regelwerk.systems.factions.rules.actions.gather import extra_rp
from regelwerk.systems.factions.rules.actions.plans import extra_hits
from regelwerk.systems.factions.rules.core.assets import bennie_price, defense, is_usable, passive, resilience, usable
from regelwerk.systems.factions.rules.core.rolls import RAISE, TARGET_NUMBER
from regelwerk.systems.factions.rules.core.wounds import FATAL
from regelwerk.systems.factions.state import RED_JOKER, Asset, Faction
from regelwerk.systems.factions.tactics.tempers import Temper
from regelwerk.systems.factions.values import ROLL_KINDS, Die, Effect, PlanKind, Sheet

RP = 0.2
"""Five resource points are one point of the score."""
PLAN, GREAT, MINOR = 6.0, 4.0, 1.0
OWN_WOUND = 2.2
"""A wound costs its point, the asset that it suspends, and a bit of every roll."""
WOUND = 1.6
SHAKEN = 0.7
SOAKED = 0.45
"""What is left of the hope for a fourth wound if the target can pay for a soak."""
PAID = 0.65
"""What a wound is still worth if it is as likely paid for as suffered."""
FARTHEST = 96
"""Totals from here on do not matter for an estimate."""


# -- dice ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def reaches(sides: int, total: int) -> float:
    """The chance that a wild card's natural result reaches a total; two ones never do."""
    if total <= 1:
        return 1 - 1 / (6 * sides)
    return float(1 - (1 - tail(total, sides)) * (1 - tail(total)))


@lru_cache(maxsize=1 << 12)
def hits_beyond(sides: int, modifier: int, standing: int, most: int) -> float:
    """The successes and raises to expect beyond those that stand already, up to a limit in all."""
    first = max(0, standing)
    return sum(reaches(sides, TARGET_NUMBER + RAISE * hits - modifier) for hits in range(first, most))


@lru_cache(maxsize=1 << 12)
def grades(sides: int, modifier: int, most: int) -> tuple[float, ...]:
    """The chances of exactly 0, 1, ... successes and raises; the last stands for all beyond."""
    tails = [1.0, *(reaches(sides, TARGET_NUMBER + RAISE * hits - modifier) for hits in range(most)), 0.0]
    return tuple(tails[n] - tails[n + 1] for n in range(most + 1))


@lru_cache(maxsize=1 << 14)
def completion(sides: int, modifier: int, extra: int, missing: int, turns: int) -> float:
    """The chance that a plan is complete after a number of rolls."""
    if missing <= 0:
        return 1.0
    if turns <= 0:
        return 0.0
    chance = 0.0
    for hits, p in enumerate(grades(sides, modifier, missing)):
        left = missing - hits - (extra if hits else 0)
        chance += p * completion(sides, modifier, extra, left, turns - 1)
    return chance


@lru_cache(maxsize=1 << 12)
def spying(sides: int, other_sides: int, edge: int) -> tuple[float, float]:
    """The chances of espionage to succeed at all, and with a raise, with a head start over the other's roll."""
    wins = raises = 0.0
    for natural in range(1, FARTHEST):
        exactly = reaches(sides, natural) - reaches(sides, natural + 1)
        wins += exactly * (1 - _stands(other_sides, natural + edge))
        raises += exactly * (1 - _stands(other_sides, natural + edge - RAISE + 1))
    return wins, raises


def _stands(sides: int, total: int) -> float:
    """The chance to reach a total in defence against spies, where two ones are nothing special."""
    return 1.0 if total <= 1 else reaches(sides, total)


@lru_cache(maxsize=1 << 12)
def harm_tails(dice: tuple[int, ...], resilience: int) -> tuple[float, ...]:
    """The chances that plain damage dice shake, and that they bring at least 1, 2, 3, 4 raises."""
    law = ExplodingMix(dice).law(max(1, resilience + RAISE * FATAL))
    return tuple(float(law.at_least(resilience + RAISE * raises)) for raises in range(FATAL + 1))


# -- who is who -----------------------------------------------------------------------------------------------------


class Kit(NamedTuple):
    """What the assets of a faction add, as long as they stay as they are."""

    rolls: dict[str, int]
    defense: int
    resilience: int
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
_NOBODY = Faction(Sheet("", Name("", ""), ""), _W4, _W4, _W4, _W4, _W4)
_BARE = 4
"""Defence and resilience of somebody without any assets."""


@lru_cache(maxsize=1 << 12)
def kit(assets: tuple[Asset, ...], options: Options) -> Kit:
    """The sum of what is owned, read off a faction that has nothing else."""
    owner = _NOBODY._replace(assets=assets)
    refuges = usable(owner, "hide", options)
    return Kit(
        {kind: sum(a.kind.effect.amount for a in passive(owner, "roll_bonus", options, kind)) for kind in ROLL_KINDS},
        defense(owner, options).total - _BARE,
        resilience(owner, options).total - _BARE,
        extra_rp(owner, options),
        extra_hits(owner, options),
        bennie_price(owner, "soak", options),
        bennie_price(owner, "shake_off", options),
        bool(usable(owner, "free_attack_on_miss", options)),
        refuges[0] if refuges else None,
        usable(owner, "pay_for_bonus", options),
        sum(1 for asset in assets if is_usable(asset, options)),
        tuple(asset for asset in assets if asset.damaged and not asset.suspended_by),
    )


def modifier(faction: Faction, kind: str, options: Options) -> int:
    """The sum of a roll's modifiers, without what was spied out."""
    owned = kit(faction.assets, options)
    return owned.rolls[kind] + _common(faction) + sum(one.amount for one in faction.modifiers if one.roll == kind)


def _common(faction: Faction) -> int:
    """What changes every roll: wounds, and a joker."""
    return (2 if faction.card >= RED_JOKER else 0) - len(faction.wounds)


class Arms(NamedTuple):
    """How a faction attacks: die and modifier of the attack roll, dice and modifier of the damage."""

    sides: int
    attack: int
    dice: tuple[int, ...]
    harm: int


class Mark(NamedTuple):
    """How a faction can be hurt."""

    defense: int
    resilience: int
    shaken: bool
    left: int
    can_soak: bool


class Profile(NamedTuple):
    """Everything about a faction that others judge it by."""

    kit: Kit
    common: int
    arms: Arms
    mark: Mark
    spy: int
    guard: int
    points: float


_last_seen: dict[str, tuple[Faction, Options, Profile]] = {}
_BEFORE_TURN = Faction._fields.index("minor")
_AFTER_TURN = Faction._fields.index("sabotage")


def profile(faction: Faction, options: Options) -> Profile:
    """A faction in numbers; one that has not changed since it was last estimated is not estimated again."""
    who = faction.sheet.id
    seen = _last_seen.get(who)
    if seen is not None and seen[0] is faction and seen[1] is options:
        return seen[2]
    if seen is None or seen[1] is not options:
        judged = _profile(faction, kit(faction.assets, options), options)
    elif _looks_like(seen[0], faction):
        judged = seen[2]
    else:
        owned = seen[2].kit if seen[0].assets is faction.assets else kit(faction.assets, options)
        judged = _profile(faction, owned, options)
    _last_seen[who] = faction, options, judged
    return judged


def _looks_like(before: Faction, now: Faction) -> bool:
    """Whether nothing has changed but where a faction is in its turn. Values that are the same object cost nothing."""
    return (
        before[:_BEFORE_TURN] == now[:_BEFORE_TURN]
        and before[_AFTER_TURN:] == now[_AFTER_TURN:]
        and (before.card == now.card or before.has_joker == now.has_joker)
    )


def _profile(faction: Faction, owned: Kit, options: Options) -> Profile:
    dice, bonus = damage_dice(faction.striking_power, faction.effectiveness, options)
    operations, structure = faction.operations, faction.structure
    half_bonus = options.w12_bonus_derived == "half_down"
    # As `defense` and `resilience` do, but without the words for each term.
    wall = operations.half + 2 + (operations.bonus // 2 if half_bonus else 0) - 2 * len(faction.sabotage)
    hide = structure.half + 2 + (structure.bonus // 2 if half_bonus else 0)
    wounds = len(faction.wounds)
    common = _common(faction)
    rolls = owned.rolls
    attack, harm, spy, guard = rolls["attack"], rolls["damage"], rolls["espionage"], rolls["espionage_defense"]
    if faction.modifiers:
        attack, harm, spy, guard = (
            modifier(faction, kind, options) - common for kind in ("attack", "damage", "espionage", "espionage_defense")
        )
    painless = options.wound_penalty_scope == "trait_rolls"
    arms = Arms(
        operations.sides,
        operations.bonus + attack + common,
        dice,
        bonus + harm + common + (wounds if painless else 0),
    )
    mark = Mark(
        wall + owned.defense,
        hide + owned.resilience,
        faction.shaken,
        FATAL - wounds,
        faction.rp >= owned.soak_price,
    )
    points = RP * (faction.rp + faction.invested) + owned.usable - wounds + GREAT * len(faction.trophies)
    for plan in faction.plans:
        if plan.status == "complete":
            points += PLAN
        elif plan.status == "open":
            points += PLAN / 2 * plan.progress / max(1, plan.required)
    deft = operations.bonus + common
    return Profile(owned, common, arms, mark, deft + spy, deft + guard, points)


def frailty(mark: Mark) -> float:
    """How much more than others somebody needs protection."""
    return 0.25 * max(0, 6 - mark.defense) + 0.25 * max(0, 6 - mark.resilience)


def common_share(rivals: int) -> float:
    """What a rival's loss of a point is worth to everybody: more if few are left."""
    return min(1.0, 0.8 / rivals) if rivals else 0.8


def rivalry(mine: float, theirs: float, share: float, *, minor: bool) -> float:
    """What another's loss of a point is worth to me: its common share, and more if it is ahead of me in points."""
    if minor:
        return 0.12
    ahead = 0.12 * (theirs - mine)
    weight = share + (-0.3 if ahead < -0.3 else 0.5 if ahead > 0.5 else ahead)
    return weight if weight > 0.03 else 0.03


# -- what it is worth -----------------------------------------------------------------------------------------------


class Blow(NamedTuple):
    """What an attack promises: the chance to hit, to shake, to destroy, and the wounds to expect."""

    hit: float
    shakes: float
    wounds: float
    destroys: float


def blow(arms: Arms, mark: Mark, bonus: int, raise_die: bool) -> Blow:
    """One attack against one target, soaking left aside."""
    need = mark.defense - arms.attack - bonus
    hit = reaches(arms.sides, need)
    tails = harm_tails(arms.dice, mark.resilience - arms.harm)
    if raise_die:
        raised = reaches(arms.sides, need + RAISE) / hit
        more = harm_tails((*arms.dice, 6), mark.resilience - arms.harm)
        tails = tuple((1 - raised) * few + raised * many for few, many in zip(tails, more, strict=True))
    shakes, *wounds = tails
    if mark.shaken:
        wounds[0] = shakes
    return Blow(hit, hit * shakes, hit * sum(wounds[: mark.left]), hit * wounds[mark.left - 1])


class Prospect(NamedTuple):
    """What attacks are worth: a share of the prize for a destroyed faction, and a share of its losses.

    Once as things stand, and once with two more on the attack roll.
    """

    prize: float
    losses: float
    better_prize: float
    better_losses: float


@lru_cache(maxsize=1 << 14)
def prospect(arms: Arms, mark: Mark, known: int, raise_die: bool) -> Prospect:
    """An attack, and the attack that espionage could prepare."""
    return Prospect(*_stakes(arms, mark, known, raise_die), *_stakes(arms, mark, known + 2, raise_die))


def _stakes(arms: Arms, mark: Mark, bonus: int, raise_die: bool) -> tuple[float, float]:
    _, shakes, wounds, destroys = blow(arms, mark, bonus, raise_die)
    if mark.can_soak:
        destroys *= SOAKED
        wounds *= PAID
    return destroys, WOUND * wounds + (0.0 if mark.shaken else SHAKEN * shakes)


@lru_cache(maxsize=1 << 10)
def takings(rp: int, options: Options) -> tuple[float, float]:
    """What a siphon is worth, without and with a raise."""
    plain, much = (siphoned(rp, with_raise=raised, options=options) for raised in (False, True))
    return RP * plain, RP * much


@lru_cache(maxsize=1 << 12)
def earnings(sides: int, total: int, extra: int) -> float:
    """The resource points to expect from gathering."""
    return hits_beyond(sides, total, 0, 24) + extra * reaches(sides, TARGET_NUMBER - total)


def gathering_worth(earned: float, rp: int, temper: Temper) -> float:
    """What gathering is worth; points count twice as long as the reserve is not full."""
    short = temper.reserve - rp
    return temper.gather * RP * (earned + (min(short, earned) if short > 0 else 0.0))


@lru_cache(maxsize=1 << 10)
def plan_worth(kind: PlanKind) -> float:
    """What a completed plan is worth: its points, and the money that comes with it."""
    return PLAN + RP * sum(command.amount for command in kind.effects if command.kind == "adjust_rp")


@lru_cache(maxsize=1 << 14)
def progress_worth(sides: int, total: int, extra: int, missing: int, turns: int) -> float:
    """The share of a plan that one roll is worth: what it adds to what is missing, if there is time to finish."""
    hits = hits_beyond(sides, total, 0, max(1, missing - extra)) + extra * reaches(sides, TARGET_NUMBER - total)
    return min(1.0, hits / missing) * completion(sides, total, extra, missing, turns)


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
