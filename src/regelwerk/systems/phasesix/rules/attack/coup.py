"""Coup de grâce: killing somebody who cannot defend themselves."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, do, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.tally import tally
from regelwerk.systems.phasesix.rules.attack.attack import Strike, announcement, hit_pool, hit_roll
from regelwerk.systems.phasesix.rules.body.wounds import deepen_dying, wake_up
from regelwerk.systems.phasesix.rules.core.rolls import (
    having_spent,
    less_shock,
    min_roll_of,
    plain_pool,
    pool_roll,
    purse_of,
)
from regelwerk.systems.phasesix.state import Combat, Fighter


@rule("PS-CDG-01", "PS-CDG-02", "PS-CDG-03", "PS-CDG-04")
def coup_de_grace(state: Combat, strike: Strike) -> Play[Combat]:
    """A normal hit roll; its successes are levels of dying. No cover, no armour, no reaction of the victim."""
    yield announcement(strike, coup=True)
    attacker = state.find(strike.attacker)
    pool = hit_pool(strike.figures, state.options, "counted", wounds_that_matter=1)
    rolled = yield from do(hit_roll, purse_of(attacker), pool)
    state = state.put(having_spent(attacker, rolled.spent))
    victim = state.find(strike.target)
    if rolled.successes:
        cause = "PS-CDG-03" if victim.has("dying") else "PS-CDG-02"
        yield note(cause, "ps-coup", who=Ref(attacker.id), target=Ref(victim.id), successes=rolled.successes)
        return state.put((yield from deepen_dying(victim, rolled.successes, cause)))
    yield note("PS-CDG-04", "ps-coup-fails", who=Ref(attacker.id), target=Ref(victim.id))
    return (yield from _perhaps_wakes(state, victim))


@rule("PS-CDG-04")
def _perhaps_wakes(state: Combat, victim: Fighter) -> Play[Combat]:
    """A sleeper wakes up when the blow fails (PS:coup_wake)."""
    if not victim.has("asleep") or state.options.coup_wake == "never":
        return state
    if state.options.coup_wake == "roll_perception":
        dice = less_shock(tally(victim.sheet.skill("perception"), "PS-CDG-04", "ps-term-perception"), victim.conditions)
        pool = plain_pool(dice.total, min_roll_of(victim, "perception", state.options).total, state.options)
        rolled = yield from do(pool_roll, purse_of(victim), pool, "PS-CDG-04")
        victim = having_spent(victim, rolled.spent)
        if not rolled.successes:
            return state.put(victim)
    return state.put((yield from wake_up(victim, "PS-CDG-04", "asleep")))
