"""The beginning of a fight: initiative and the order of acting."""

from __future__ import annotations

from itertools import groupby

from regelwerk.dice import Exploding, ExplodingSum, RollOff, Throw
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, do, note, roll
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import tally
from regelwerk.systems.phasesix.rules.core.rolls import (
    having_spent,
    less_shock,
    min_roll_of,
    plain_pool,
    pool_roll,
    purse_of,
)
from regelwerk.systems.phasesix.state import Combat, Fighter

MATTERS_IN_INITIATIVE = 60
"""Initiative beyond this is merged in exact odds: no lead is large enough to matter."""


@rule("PS-INI-01", "PS-INI-02", "PS-INI-03", "PS-INI-05", "PS-GEN-01")
def begin(state: Combat) -> Play[Combat]:
    """Everybody rolls initiative; the order stands for the whole fight, and nobody has actions yet."""
    rolled = []
    yield note("PS-INI-01", "ps-rolls-initiative", formula=_formula(state))
    for fighter in state.fighters:
        initiative = yield from do(initiative_roll, fighter.seat, fighter.id, _formula(state), fighter.sheet.quickness)
        yield note("PS-INI-02", "ps-initiative", who=Ref(fighter.id), initiative=initiative)
        rolled.append(replace(fighter, initiative=initiative, actions=0))
    ordered = yield from in_order(tuple(rolled), state.options.initiative_final_tie)
    yield note("PS-INI-03", "ps-order", order=tuple(Ref(f.id) for f in ordered))
    state = Combat(state.scene, ordered, "turn_start", 0, 1)
    if state.options.quick_reaction:
        state = yield from _quick_reactions(state)
    return state


def _formula(state: Combat) -> str:
    return state.options.initiative_formula


@rule("PS-INI-02")
def initiative_roll(seat: str, who: str, formula: str, quickness: int) -> Play[int]:
    """One exploding W6 plus quickness (or the sum of as many dice as quickness)."""
    throw: Throw[int] = (
        Exploding(6, quickness) if formula == "d6_plus_quickness" else ExplodingSum(max(1, quickness), 6)
    )
    return (yield from roll(throw, "PS-INI-02", seat=seat, who=who, steps=range(MATTERS_IN_INITIATIVE + 1)))


@rule("PS-INI-03", "PS-INI-04", "PS-RND-04")
def in_order(fighters: tuple[Fighter, ...], final_tie: str) -> Play[tuple[Fighter, ...]]:
    """Highest first; ties by quickness, then deftness, then by a roll-off."""

    def rank(fighter: Fighter) -> tuple[int, int, int]:
        return -fighter.initiative, -fighter.sheet.quickness, -fighter.sheet.deftness

    ordered: list[Fighter] = []
    for _, group in groupby(sorted(fighters, key=rank), key=rank):
        tied = tuple(group)
        if len(tied) > 1 and final_tie == "roll_off":
            tied = yield from _roll_off(tied)
        ordered.extend(tied)
    return tuple(ordered)


@rule("PS:initiative_final_tie")
def _roll_off(tied: tuple[Fighter, ...]) -> Play[tuple[Fighter, ...]]:
    """Equal to the last: exploding W6 against each other until it is decided.

    The throw is everybody's: only where all sit at one seat is there somebody to make it by hand.
    """
    yield note("PS:initiative_final_tie", "ps-tie", who=tuple(Ref(fighter.id) for fighter in tied))
    seats = {fighter.seat for fighter in tied}
    seat = tied[0].seat if len(seats) == 1 else ""
    order = yield from roll(RollOff(len(tied)), "PS:initiative_final_tie", seat=seat)
    return tuple(tied[place] for place in order)


@rule("PS:quick_reaction")
def _quick_reactions(state: Combat) -> Play[Combat]:
    """A success on apprehension gives one action for reactions, lost at the first refresh."""
    for fighter in state.fighters:
        if fighter.is_helpless or fighter.unaware:
            continue
        dice = less_shock(
            tally(fighter.sheet.attribute("apprehension"), "PS-ROL-01", "ps-attribute-apprehension"), fighter.conditions
        )
        number = min_roll_of(fighter, "mental", state.options)
        pool = plain_pool(dice.total, number.total, state.options)
        who = Ref(fighter.id)
        yield note("PS:quick_reaction", "ps-tries-quick-reaction", who=who, dice=dice, min_roll=number)
        rolled = yield from do(pool_roll, purse_of(fighter), pool, "PS:quick_reaction")
        if rolled.successes:
            yield note("PS:quick_reaction", "ps-quick-reaction", who=who)
        state = state.put(replace(having_spent(fighter, rolled.spent), actions=1 if rolled.successes else 0))
    return state
