"""Questions about odds: what an action brings, worked out by the very rules that are played."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.content.files import find_id
from regelwerk.engine.effects import Play, do
from regelwerk.engine.facts import Word, phrase
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.odds_arguments import Arguments, flag, number
from regelwerk.engine.questions import Answered, Bands, Parameter, Question, bands_of
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.content.loading import Content
from regelwerk.systems.factions.game import names
from regelwerk.systems.factions.odds.arguments import (
    AGAINST,
    ALONE,
    WHO,
    WOUNDS,
    alone,
    figures_of,
    named,
    pair,
    policy_of,
)
from regelwerk.systems.factions.rules.actions.attack import apply_attack, declare_attack, resolve_attack, roll_attack
from regelwerk.systems.factions.rules.actions.espionage import apply_espionage, declare_espionage, roll_espionage
from regelwerk.systems.factions.rules.actions.gather import (
    apply_gather,
    declare_gather,
    extra_rp,
    resolve_gather,
    roll_gather,
)
from regelwerk.systems.factions.rules.actions.plans import apply_plan, declare_plan, extra_hits, resolve_plan, roll_plan
from regelwerk.systems.factions.rules.actions.reorganise import declare_reorganise, reorganise, resolve_reorganise
from regelwerk.systems.factions.rules.core.assets import bennie_price, defense, resilience
from regelwerk.systems.factions.rules.core.checks import modifiers
from regelwerk.systems.factions.rules.core.recovery import recover
from regelwerk.systems.factions.rules.core.rolls import resolve_contest
from regelwerk.systems.factions.rules.core.wounds import FATAL, declare_wounds, resolve_wounds, soak
from regelwerk.systems.factions.state import Act, Faction, Plan, World
from regelwerk.systems.factions.values import in_words

Words = tuple[tuple[int, str], ...]
MOST_ACTIONS, MOST_BLOW = 50, 12
ACTIONS, BLOW, HEALED = "5", "1", "1"
"""What is asked about if nobody says otherwise."""

HIT: Words = ((0, "fa-odds-misses"), (1, "fa-odds-hits"))
EFFECT: Words = (
    (0, "fa-odds-misses"),
    (1, "fa-odds-no-effect"),
    (2, "fa-odds-shaken"),
    (3, "fa-odds-one-wound"),
    (4, "fa-odds-two-wounds"),
    (5, "fa-odds-three-wounds"),
    (6, "fa-odds-destroyed"),
)
SPYING: Words = ((0, "fa-odds-fails"), (1, "fa-odds-succeeds"), (2, "fa-odds-raise"))
RECOVERY: Words = ((0, "fa-odds-stays-shaken"), (1, "fa-odds-steady"), (2, "fa-odds-acts"))


def _bands(odds: Odds, world: World, rule: Callable[..., Play[Any]], *declared: Any) -> Bands:
    """What people ask for, read off the very rule that resolves an act."""
    args = (*declared, world.options)
    return bands_of(rule, args, odds.law(rule, *args), names(world))


def _declared(odds: Odds, declare: Callable[..., Play[Any]], *args: Any) -> Any:
    """An act as it is declared, without the log."""
    (declared,) = odds.law(declare, *args).outcomes()
    return declared


# -- attack -----------------------------------------------------------------------------------------------------------


def one_attack(world: World, who: str, target: str) -> Play[int]:
    """A whole attack, and how bad it is for its target: as the numbers in EFFECT say."""
    after, blow = yield from roll_attack(world, who, target, world)
    after = yield from apply_attack(after, who, target, blow)
    before, now = world.find(target), after.find(target)
    if not blow.is_hit:
        return 0
    if now.destroyed:
        return EFFECT[-1][0]
    wounds = len(now.wounds) - len(before.wounds)
    return 2 + wounds if wounds else 2 if now.shaken and not before.shaken else 1


def attack_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """The chance to hit, what the blow does, and what is left of it if the target soaks."""
    world, who, target = pair(content, given, "attacker")
    victim = world.find(target)
    shaken, sabotaged = flag(given, "shaken"), flag(given, "sabotage")
    victim = replace(victim, shaken=shaken, sabotage=("coming",) if sabotaged else ())
    return tuple(_attack_answers(world.put(victim), who, target, given))


def _attack_answers(world: World, who: str, target: str, given: Arguments) -> Iterator[Answered]:
    attacker, victim, options = world.find(who), world.find(target), world.options
    policy = policy_of(given, who)
    odds = Odds(policy)
    law = odds.law(one_attack, world, who, target)
    sides = {"who": named(attacker.sheet.name), "target": named(victim.sheet.name)}
    guard, sturdy = defense(victim, options), resilience(victim, options)
    figures = figures_of(("fa-odds-attack", modifiers(attacker, "attack", options, victim)), ("fa-odds-defense", guard))
    title = phrase("fa-odds-title-hit", **sides, die=in_words(attacker.operations), defense=guard.total)
    yield Answered(
        title, law.map(lambda effect: min(1, effect)), "fa-odds-roll", figures, policy.name, HIT, names(world)
    )
    figures = figures_of(
        ("fa-odds-damage", modifiers(attacker, "damage", options, victim)), ("fa-odds-resilience", sturdy)
    )
    dice = tuple(in_words(die) for die in (attacker.striking_power, attacker.effectiveness) if die is not None)
    more = "each" if options.attack_raise_bonus_per_raise else "once"
    bonus = more if options.attack_raise_bonus_damage else "none"
    title = phrase("fa-odds-title-effect", dice=dice, resilience=sturdy.total, bonus=bonus)
    assault = declare_attack(world, who, target, world)
    bands = _bands(odds, world, resolve_attack, *assault)
    yield Answered(title, law, "fa-odds-effect", figures, policy.name, EFFECT, names(world), bands=bands)
    if flag(given, "soak"):
        policy = policy_of(given, who, target, (("FA-ATK-05", "soak"),))
        odds = Odds(policy)
        law = odds.law(one_attack, world, who, target)
        figures = figures_of(("fa-odds-soak", modifiers(victim, "soak", options)))
        price = bennie_price(victim, "soak", options)
        title = phrase("fa-odds-title-soaked", die=in_words(victim.structure), price=price, rp=victim.rp)
        bands = _bands(odds, world, resolve_attack, *assault)
        yield Answered(title, law, "fa-odds-effect", figures, policy.name, EFFECT, names(world), bands=bands)


# -- espionage --------------------------------------------------------------------------------------------------------


def one_espionage(world: World, who: str, target: str) -> Play[tuple[int, int]]:
    """Spying out resource points: the grade of the success, and how many points change hands."""
    after, result = yield from roll_espionage(world, who, target, world)
    act = Act("espionage", target, "siphon")
    spent = world.find(target).rp - after.find(target).rp
    after = yield from apply_espionage(after, who, act, result)
    return max(0, result.grade), world.find(target).rp - spent - after.find(target).rp


def espionage_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """Whether espionage succeeds, with a raise or without, and what siphoning would bring."""
    world, who, target = pair(content, given, "spy")
    spy, victim, options = world.find(who), world.find(target), world.options
    policy = policy_of(given, who, target)
    odds = Odds(policy)
    law = odds.law(one_espionage, world, who, target)
    sides = {"who": named(spy.sheet.name), "target": named(victim.sheet.name)}
    figures = figures_of(
        ("fa-odds-spy", modifiers(spy, "espionage", options, victim)),
        ("fa-odds-spied-on", modifiers(victim, "espionage_defense", options)),
    )
    title = phrase("fa-odds-title-spy", **sides, die=in_words(spy.operations), other=in_words(victim.operations))
    bands = _bands(odds, world, resolve_contest, *declare_espionage(world, who, target, world))
    grades = law.map(lambda found: found[0])
    siphoned = law.map(lambda found: found[1])
    return (
        Answered(title, grades, "fa-odds-roll", figures, policy.name, SPYING, names(world), bands=bands),
        Answered(phrase("fa-odds-title-siphon", rp=victim.rp), siphoned, "fa-stake-rp", (), policy.name),
    )


# -- one faction alone ------------------------------------------------------------------------------------------------


def one_gathering(world: World, who: str) -> Play[int]:
    """Gathering once: the points it brings, less those that rerolls have cost."""
    after, tested = yield from roll_gather(world, who, world)
    after = yield from apply_gather(after, who, tested)
    return after.find(who).rp - world.find(who).rp


def gather_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """The resource points of one action."""
    world, who = alone(content, given)
    faction = world.find(who)
    policy = policy_of(given, who)
    odds = Odds(policy)
    law = odds.law(one_gathering, world, who)
    title = phrase("fa-odds-title-gather", who=named(faction.sheet.name), die=in_words(faction.resources))
    figures = figures_of(
        ("fa-odds-gather", modifiers(faction, "gather", world.options)),
        ("fa-odds-extra-rp", extra_rp(faction, world.options)),
    )
    bands = _bands(odds, world, resolve_gather, *_declared(odds, declare_gather, world, who, world))
    return (Answered(title, law, "fa-stake-rp", figures, policy.name, (), names(world), bands=bands),)


def one_advance(world: World, who: str, plan_id: str) -> Play[World]:
    """One action for a plan."""
    after, tested = yield from roll_plan(world, who, plan_id, world)
    return (yield from apply_plan(after, who, plan_id, tested))


def actions_needed(world: World, who: str, plan_id: str, most: int) -> Play[int]:
    """How many actions it takes to complete a plan; one more than `most` if they are not enough."""
    for action in range(1, most + 1):
        world = yield from do(one_advance, world, who, plan_id)
        if world.find(who).plan(plan_id).status == "complete":
            return action
    return most + 1


def plan_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """After how many actions a plan is complete, and the chance that a given number is enough."""
    world, who = alone(content, given)
    faction = world.find(who)
    plan = _plan(faction, given)
    progress = number(given, "progress", 0, plan.required - 1, plan.progress)
    world = world.put(faction.with_plan(replace(plan, progress=progress)))
    most = number(given, "actions", 1, MOST_ACTIONS, int(ACTIONS))
    policy = policy_of(given, who)
    odds = Odds(policy)
    law = odds.law(actions_needed, world, who, plan.id, most)
    title = phrase(
        "fa-odds-title-plan",
        who=named(faction.sheet.name),
        plan=named(plan.kind.name),
        die=in_words(faction.die(plan.kind.attribute)),
        missing=plan.required - progress,
    )
    figures = figures_of(
        ("fa-odds-plan", modifiers(faction, "plan", world.options)),
        ("fa-odds-extra-hits", extra_hits(faction, world.options)),
    )
    within = law.map(lambda needed: int(needed <= most))
    done: Words = ((0, "fa-odds-open"), (1, "fa-odds-complete"))
    longer: Words = ((most + 1, "fa-odds-longer"),)
    bands = _bands(odds, world, resolve_plan, *_declared(odds, declare_plan, world, who, plan.id, world))
    return (
        Answered(title, law, "fa-odds-actions", figures, policy.name, longer, names(world), bands=bands),
        Answered(phrase("fa-odds-title-within", actions=most), within, "fa-odds-plan-state", (), policy.name, done),
    )


def _plan(faction: Faction, given: Arguments) -> Plan:
    """The plan that is meant; who has only one need not say which."""
    plans = {plan.id: plan.kind.name for plan in faction.plans}
    if given.get("plan") is None and len(plans) == 1:
        return faction.plans[0]
    if not plans:
        raise ContentError("fa-odds-no-plan", who=named(faction.sheet.name))
    return faction.plan(find_id(Word("fa-content-kind-plan"), str(given.get("plan") or ""), plans))


def wounds_left(world: World, who: str, wounds: int) -> Play[int]:
    """How many wounds of a blow are left after soaking."""
    _, left = yield from soak(world, who, wounds)
    return left


def soak_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """What is left of a blow's wounds if they are soaked."""
    world, who = alone(content, given)
    faction = world.find(who)
    blow = number(given, "blow", 1, MOST_BLOW, int(BLOW))
    price = bennie_price(faction, "soak", world.options)
    if faction.rp < price:
        raise ContentError("fa-odds-too-poor", who=named(faction.sheet.name), price=price, rp=faction.rp)
    policy = policy_of(given, who, fixed=(("FA-ATK-05", "soak"),))
    odds = Odds(policy)
    law = odds.law(wounds_left, world, who, blow)
    title = phrase(
        "fa-odds-title-soak", who=named(faction.sheet.name), die=in_words(faction.structure), wounds=blow, price=price
    )
    figures = figures_of(("fa-odds-soak", modifiers(faction, "soak", world.options)))
    bands = _bands(odds, world, resolve_wounds, declare_wounds(world, who), blow)
    return (Answered(title, law, "fa-odds-left", figures, policy.name, (), names(world), bands=bands),)


def one_recovery(world: World, who: str) -> Play[int]:
    """The start of a shaken faction's turn: as the numbers in RECOVERY say."""
    after = yield from recover(world, who)
    faction = after.find(who)
    return 0 if faction.shaken else 2 if faction.action == "available" else 1


def recovery_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """Whether a shaken faction recovers, and whether it may act."""
    world, who = alone(content, given)
    world = world.put(replace(world.find(who), shaken=True, action="available"))
    faction = world.find(who)
    pays = (("FA-SHK-07", "shake_off"),) if flag(given, "shake_off") else ()
    policy = policy_of(given, who, fixed=pays)
    law = Odds(policy).law(one_recovery, world, who)
    title = phrase("fa-odds-title-recovery", who=named(faction.sheet.name), die=in_words(faction.flexibility))
    figures = figures_of(("fa-odds-recovery", modifiers(faction, "unshake", world.options)))
    return (Answered(title, law, "fa-odds-roll", figures, policy.name, RECOVERY, names(world)),)


def one_reorganisation(world: World, who: str) -> Play[int]:
    """Reorganising once: how many wounds go."""
    after = yield from reorganise(world, who)
    return len(world.find(who).wounds) - len(after.find(who).wounds)


def reorganise_odds(content: Content, given: Arguments) -> tuple[Answered, ...]:
    """How many wounds a reorganisation removes."""
    world, who = alone(content, {"wounds": HEALED, **given})
    faction = world.find(who)
    if not faction.wounds:
        raise ContentError("odds-number", name="wounds", given="0", low=1, high=FATAL - 1)
    policy = policy_of(given, who)
    odds = Odds(policy)
    law = odds.law(one_reorganisation, world, who)
    title = phrase("fa-odds-title-reorganise", who=named(faction.sheet.name), die=in_words(faction.structure))
    figures = figures_of(("fa-odds-reorganise", modifiers(faction, "reorganise", world.options)))
    bands = _bands(odds, world, resolve_reorganise, *_declared(odds, declare_reorganise, world, who)[1])
    return (Answered(title, law, "fa-stake-healed", figures, policy.name, (), names(world), bands=bands),)


# -- all questions ----------------------------------------------------------------------------------------------------


def _side(name: str, told: str) -> Parameter:
    return Parameter(name, told, required=True, kinds=("faction",))


TARGET = _side("target", "fa-given-target")
QUESTIONS: dict[str, Question] = {
    question.name: question
    for question in (
        Question(
            "attack",
            "fa-question-attack",
            (
                _side("attacker", "fa-given-attacker"),
                TARGET,
                *ALONE,
                *(one for one in AGAINST if one.name != "target_reroll"),
                Parameter("shaken", "fa-given-shaken", "false"),
                Parameter("sabotage", "fa-given-sabotage", "false"),
                Parameter("soak", "fa-given-soak", "false"),
            ),
            attack_odds,
        ),
        Question(
            "espionage",
            "fa-question-espionage",
            (_side("spy", "fa-given-spy"), TARGET, *ALONE, *AGAINST),
            espionage_odds,
        ),
        Question(
            "gather", "fa-question-gather", (WHO, *ALONE), gather_odds
        ),
        Question(
            "plan",
            "fa-question-plan",
            (
                WHO,
                Parameter("plan", "fa-given-plan"),
                Parameter("actions", "fa-given-actions", ACTIONS),
                Parameter("progress", "fa-given-progress"),
                *ALONE,
            ),
            plan_odds,
        ),
        Question(
            "soak",
            "fa-question-soak",
            (WHO, Parameter("blow", "fa-given-blow", BLOW), *ALONE),
            soak_odds,
        ),
        Question(
            "recovery",
            "fa-question-recovery",
            (
                WHO,
                Parameter("shake_off", "fa-given-shake-off",
                          "false"),
                *ALONE,
            ),
            recovery_odds,
        ),
        Question(
            "reorganise",
            "fa-question-reorganise",
            (WHO, dataclasses.replace(WOUNDS, default=HEALED), *(one for one in ALONE if one is not WOUNDS)),
            reorganise_odds,
        ),
    )
}  # fmt: skip
