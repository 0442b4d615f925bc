"""The exchange: an attack with everything that answers it, from the hit roll to the wounds."""

from __future__ import annotations

from typing import Any, NamedTuple

from regelwerk.dice import Hits
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Stake, stakes
from regelwerk.engine.effects import Play, do, last, meanwhile, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.systems.phasesix.rules.attack.attack import (
    Blow,
    Plan,
    Strike,
    blow_at,
    defence_of,
    hit_pool,
    hit_roll,
    soak,
    take_hits,
)
from regelwerk.systems.phasesix.rules.attack.cover import can_use_shield, cover_in_turn, cover_numbers
from regelwerk.systems.phasesix.rules.attack.defence import defences_against, dodge, parry
from regelwerk.systems.phasesix.rules.attack.protection import damage_armor
from regelwerk.systems.phasesix.rules.body.wounds import afflict, wound, wounds_taken, wounds_that_matter
from regelwerk.systems.phasesix.rules.core.rolls import NOTHING_SPENT, having_spent, purse_of
from regelwerk.systems.phasesix.rules.handlings.reactions import DEFENCES, Declared, declare_all, reactors
from regelwerk.systems.phasesix.state import Combat
from regelwerk.systems.phasesix.values import Levels


class Exchange(NamedTuple):
    """What came of an attack, and the reactions that are still to be carried out."""

    state: Combat
    declared: tuple[Declared, ...] = ()


def wounds_between(before: Combat, after: Combat, target_id: str) -> int:
    """How much worse somebody is off: wounds, as far as they matter."""
    return wounds_taken(before.find(target_id), after.find(target_id), before.options)


def wounds_dealt(args: tuple[Any, ...], result: Exchange) -> int:
    """What is at stake in an exchange."""
    return wounds_between(args[0], result.state, args[1].target)


@rule("PS-ATK-01")
def unanswered(state: Combat, plan: Plan) -> Play[Combat]:
    """An attack that nobody can answer is a matter of dice alone."""
    strike = plan.strike
    done = yield from do(blow_at, plan.most, plan.purse, plan.pool, plan.defence)
    if done.spent != NOTHING_SPENT:
        state = state.put(having_spent(state.find(strike.attacker), done.spent))
    return (yield from settle(state, strike.target, strike.weapon.status_on_wound, done))


@rule("PS-ATK-01", "PS-REA-04")
@stakes(Stake(wounds_dealt, "ps-stake-wounds"))
def exchange(state: Combat, strike: Strike, asked: tuple[str, ...]) -> Play[Exchange]:
    """The hit roll, and what is declared in answer to it; then the attack takes its course."""
    early = state.options.reaction_timing == "before_roll"
    declared: tuple[Declared, ...] = ()
    if early:
        state, declared = yield from _declarations(state, strike, asked, None)
    state, hits = yield from _roll_to_hit(state, strike)
    if not early:
        state, declared = yield from _declarations(state, strike, asked, hits)
    return (yield from last(take_its_course, state, strike, hits, declared))


def take_its_course(state: Combat, strike: Strike, hits: Hits, declared: tuple[Declared, ...]) -> Play[Exchange]:
    """One reaction of the target, cover, protection less penetration, wounds, damage to armour."""
    state, result = yield from _defended(state, strike, hits, _own_defence(declared, strike.target))
    state = yield from settle(state, strike.target, strike.weapon.status_on_wound, result)
    return Exchange(state, tuple(d for d in declared if d.handling.kind not in DEFENCES))


@rule("PS-REA-08")
def who_may_answer(state: Combat, strike: Strike) -> tuple[str, ...]:
    """Who may answer: those who can react; to a reaction nobody (PS:react_to_reactions)."""
    if not strike.reacting:
        if state.options.reaction_scope == "defensive_only":
            return tuple(f.id for f in reactors(state, strike.attacker) if f.id == strike.target)
        return tuple([f.id for f in reactors(state, strike.attacker)])
    if state.options.react_to_reactions == "defensive_only":
        return tuple(f.id for f in reactors(state, strike.attacker) if f.id == strike.target)
    return ()


def _roll_to_hit(state: Combat, strike: Strike) -> Play[tuple[Combat, Hits]]:
    attacker, target = state.find(strike.attacker), state.find(strike.target)
    cover = cover_numbers(state, attacker.position, attacker.id, target, shield_raised=can_use_shield(state, target))
    pool = hit_pool(
        strike.figures,
        state.options,
        "apart" if cover or state.options.parry_crits == "crit_by_crit" else "counted",
        wounds_that_matter=wounds_that_matter(target, state.options),
        wounds_per_hit=strike.weapon.wounds_per_hit,
    )
    rolled = yield from do(hit_roll, purse_of(attacker), pool)
    state = state.put(having_spent(attacker, rolled.spent))
    yield meanwhile(state)
    return state, rolled.hits


def _declarations(
    state: Combat, strike: Strike, asked: tuple[str, ...], hits: Hits | None
) -> Play[tuple[Combat, tuple[Declared, ...]]]:
    actor, target = Ref(strike.attacker), Ref(strike.target)
    question = phrase("ps-ask-reaction-before", actor=actor, target=target)
    if hits is not None:
        question = phrase("ps-ask-reaction-attack", actor=actor, target=target, normals=hits.normals, crits=hits.crits)
    defences = {strike.target: defences_against(state, strike, hits)}
    return (yield from declare_all(state, strike.attacker, asked, defences, question, strike, hits))


def _own_defence(declared: tuple[Declared, ...], target: str) -> Declared | None:
    return next((d for d in declared if d.who == target and d.handling.kind in DEFENCES), None)


def _defended(state: Combat, strike: Strike, hits: Hits, own: Declared | None) -> Play[tuple[Combat, Blow]]:
    """The target's reaction first, then cover on what remains (or the other way round, PS:defence_order)."""
    shield_raised = own is not None and own.handling.kind == "shield_parry"
    attacker, target = state.find(strike.attacker), state.find(strike.target)
    cover = cover_numbers(state, attacker.position, attacker.id, target, shield_raised=shield_raised)
    defence = defence_of(state, target, cover, strike.weapon.penetration, strike.weapon.wounds_per_hit)
    spoiled = defence.loses_aim_on == "any_success" and hits.normals + hits.crits > 0
    if state.options.defence_order == "cover_then_reaction":
        hits = yield from do(cover_in_turn, target.seat, target.id, cover, hits, defence.crit_removal)
        state, hits = yield from _reaction_of_target(state, own, hits)
        result = yield from do(soak, hits, defence)
    else:
        state, hits = yield from _reaction_of_target(state, own, hits)
        result = yield from do(take_hits, hits, defence)
    return state, result._replace(spoils_aim=result.spoils_aim or spoiled)


def _reaction_of_target(state: Combat, own: Declared | None, hits: Hits) -> Play[tuple[Combat, Hits]]:
    if own is None or not hits.normals + hits.crits:
        return state, hits
    if own.handling.kind == "dodge":
        state, avoided = yield from dodge(state, own.who, hits)
        return state, Hits(0, 0, ()) if avoided else hits
    if own.handling.kind == "parry":
        return (yield from parry(state, own.who, own.handling.gear, hits))
    return state, hits


@rule("PS-AIM-04", "PS-WND-01", "PS-ARM-01", "PS-CND-11")
def settle(state: Combat, target_id: str, brings: Levels, result: Blow) -> Play[Combat]:
    """The blow's consequences for the target: aim, wounds, what the weapon brings, damage to armour."""
    target = state.find(target_id)
    if result.spoils_aim and target.aim is not None:
        yield note("PS-AIM-04", "ps-aim-lost", who=Ref(target.id))
        target = target._replace(aim=None)
    if result.prevented:
        target = yield from damage_armor(target, result.prevented)
    if result.wounds:
        target = yield from wound(target, result.wounds, state.options)
        if brings:
            target = yield from afflict(target, brings, result.wounds)
    state = state.put(target)
    yield meanwhile(state)
    return state
