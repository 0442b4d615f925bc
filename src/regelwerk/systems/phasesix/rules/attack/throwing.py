"""Throwing objects: the throw, the scatter of a failed one, and what a blast does to everybody near."""

from __future__ import annotations

from typing import Any, NamedTuple

from regelwerk.dice import Each, Hits, Sum
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Stake, stakes
from regelwerk.engine.effects import Play, do, meanwhile, note, roll
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.tally import tally
from regelwerk.space import Point, format_point, metres, parse_point, scatter, within
from regelwerk.systems.phasesix.rules.attack.attack import defence_of, take_hits
from regelwerk.systems.phasesix.rules.attack.cover import can_use_shield, cover_numbers
from regelwerk.systems.phasesix.rules.attack.exchange import Exchange, settle, wounds_between
from regelwerk.systems.phasesix.rules.core.rolls import (
    having_spent,
    less_shock,
    min_roll_of,
    plain_pool,
    pool_roll,
    purse_of,
)
from regelwerk.systems.phasesix.rules.core.surprise import end_surprise, suspects_nothing
from regelwerk.systems.phasesix.rules.handlings.facing import is_from_behind
from regelwerk.systems.phasesix.rules.handlings.gear import without_item
from regelwerk.systems.phasesix.rules.handlings.ground import has_map, spot, terrain_cover
from regelwerk.systems.phasesix.rules.handlings.handlings import Handling
from regelwerk.systems.phasesix.rules.handlings.offers import Offer
from regelwerk.systems.phasesix.rules.handlings.reactions import DEFENCES, Declared, declare_all, reactors
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import Item


class Landing(NamedTuple):
    """Where an object came down, and how far from what it was thrown at (without a map)."""

    place: Point | None
    off_by: int


def wounds_dealt(args: tuple[Any, ...], result: Exchange) -> int:
    """What is at stake in a throw: how much worse off the thrower's enemies are, all told."""
    before: Combat = args[0]
    side = before.find(args[1]).side
    return sum(wounds_between(before, result.state, f.id) for f in before.fighters if f.side != side)


@rule("PS-THR-01", "PS-THR-02", "PS-GEA-06")
@stakes(Stake(wounds_dealt, "ps-stake-wounds-all"))
def throw_item(state: Combat, who: str, handling: Handling, walking: bool, reacting: bool) -> Play[Exchange]:
    """Throw, scatter if it fails, roll the radius, let people react, then hit everybody near."""
    thrower = state.find(who)
    item = thrower.sheet.item(handling.gear)
    state = state.put(without_item(thrower, item.id))
    yield meanwhile(state)
    state, landing = yield from _land(state, who, handling, walking=walking)
    radius = yield from _radius(state, who, item)
    caught = tuple(
        f.id
        for f in state.fighters
        if not f.is_dead and not f.gone and _is_caught(state, f, landing, radius, handling.target)
    )
    names = tuple(Ref(one) for one in caught)
    yield note("PS-GEA-06", "ps-blast", item=Ref(item.id), radius=radius, number=len(caught), caught=names)
    declared: tuple[Declared, ...] = ()
    if not reacting:
        state, declared = yield from _declarations(state, who, item, caught)
    for victim in caught:
        state = yield from _hit(state, item, landing, victim, _raises_shield(declared, victim))
    if suspects_nothing(state):
        state = yield from end_surprise(state, *caught)
    return Exchange(state, tuple(d for d in declared if d.handling.kind not in DEFENCES))


def _land(state: Combat, who: str, handling: Handling, *, walking: bool) -> Play[tuple[Combat, Landing]]:
    """One success on throwing and it lands where it should."""
    thrower = state.find(who)
    dice = less_shock(tally(thrower.sheet.skill("throwing"), "PS-THR-01", "ps-term-throwing"), thrower.conditions)
    number = min_roll_of(thrower, "throw", state.options, walking=walking)
    pool = plain_pool(dice.total, number.total, state.options)
    place = _place(state, handling.target)
    target = spot(place) if place is not None and handling.target.startswith("@") else Ref(handling.target)
    yield note(
        "PS-THR-01", "ps-throws", who=Ref(who), item=Ref(handling.gear), target=target, dice=dice, min_roll=number
    )
    rolled = yield from do(pool_roll, purse_of(thrower), pool, "PS-THR-01")
    state = state.put(having_spent(thrower, rolled.spent))
    yield meanwhile(state)
    if not rolled.successes:
        yield note("PS-SCA-01", "ps-throw-strays", who=Ref(who))
        return state, (yield from _scattered(state, thrower, place))
    mapped = has_map(state) and place is not None
    yield note(
        "PS-THR-02",
        "ps-throw-lands",
        who=Ref(who),
        successes=rolled.successes,
        mapped=mapped,
        spot=spot(place) if mapped and place is not None else "",
    )
    return state, Landing(place, 0)


def _place(state: Combat, target: str) -> Point | None:
    if target.startswith("@"):
        return parse_point(target[1:])
    return state.find(target).position


@rule("PS-SCA-01", "PS-SCA-02", "PS-SCA-03", "PS-SCA-04", "PS-SCA-05")
def _scattered(state: Combat, thrower: Fighter, place: Point | None) -> Play[Landing]:
    """A W12 read as a clock face seen by the thrower, a W6 for the metres; both plain."""
    if state.options.scatter_die == "d12":
        clock, off_by = yield from roll(Each((12, 6)), "PS-SCA-02", seat=thrower.seat, who=thrower.id)
    else:
        first, second, off_by = yield from roll(Each((6, 6, 6)), "PS:scatter_die", seat=thrower.seat, who=thrower.id)
        clock = first + second
    landed = None
    if has_map(state) and place is not None and thrower.position is not None:
        landed = scatter(thrower.position, place, clock, metres(off_by), thrower.facing)
    yield note(
        "PS-SCA-04",
        "ps-scatters",
        who=Ref(thrower.id),
        clock=clock,
        metres=off_by,
        mapped=landed is not None,
        place=format_point(landed) if landed is not None else "",
        spot=spot(landed) if landed is not None else "",
    )
    return Landing(landed, off_by)


def _radius(state: Combat, who: str, item: Item) -> Play[int]:
    """The reach of a blast: a plain W6, unless it is fixed."""
    if item.radius_m is not None:
        return item.radius_m
    thrower = state.find(who)
    return (yield from roll(Sum((6,)), "PS-GEA-06", seat=thrower.seat, who=who))


def _is_caught(state: Combat, fighter: Fighter, landing: Landing, radius: int, target: str) -> bool:
    """Everybody within the radius, friends and thrower included; without a map the one it was thrown at."""
    if not has_map(state) or landing.place is None or fighter.position is None:
        return fighter.id == target and landing.off_by <= radius
    return within(landing.place, fighter.position, metres(radius))


def _declarations(
    state: Combat, who: str, item: Item, caught: tuple[str, ...]
) -> Play[tuple[Combat, tuple[Declared, ...]]]:
    thrower = state.find(who)
    defences = {victim: _shield(state, state.find(victim), thrower) for victim in caught}
    asked = tuple(
        f.id for f in reactors(state, who) if state.options.reaction_scope == "any_one_action" or defences.get(f.id)
    )
    question = phrase("ps-ask-reaction-throw", actor=Ref(who), item=Ref(item.id))
    return (yield from declare_all(state, who, asked, defences, question))


@rule("PS:blast_shield")
def _shield(state: Combat, victim: Fighter, thrower: Fighter) -> tuple[Offer, ...]:
    """Against a blast only the shield helps."""
    blocked = state.options.from_behind_blocks == "defensive" and is_from_behind(state, victim, thrower)
    usable = state.options.blast_shield and can_use_shield(state, victim) and not blocked
    return (Offer(Handling("shield_parry")),) if usable else ()


def _raises_shield(declared: tuple[Declared, ...], victim: str) -> bool:
    return any(d.who == victim and d.handling.kind == "shield_parry" for d in declared)


@rule("PS-PRO-02", "PS-GEA-06", "PS:blast_shield")
def _hit(state: Combat, item: Item, landing: Landing, victim_id: str, shield_raised: bool) -> Play[Combat]:
    """A blast's hits are normal hits; cover is judged from where it went off, armour and wounds as ever."""
    victim = state.find(victim_id)
    if terrain_cover(state, landing.place, victim) == "blocked":
        yield note("PS:terrain_cover", "ps-blast-blocked", who=Ref(victim_id))
        return state
    behind = victim if state.options.blast_shield else victim._replace(shield_block="")
    cover = cover_numbers(state, landing.place, "", behind, shield_raised=shield_raised)
    defence = defence_of(state, victim, cover, item.penetration, item.wounds_per_hit)
    result = yield from do(take_hits, Hits(item.hits, 0, ()), defence)
    spoiled = result.spoils_aim or defence.loses_aim_on == "any_success"
    return (yield from settle(state, victim_id, item.status_on_wound, result._replace(spoils_aim=spoiled)))
