"""Coup de grâce: killing somebody who cannot defend themselves."""

from __future__ import annotations

from typing import Literal

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Play, do, meanwhile, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import Value, replace
from regelwerk.engine.tally import tally
from regelwerk.systems.phasesix.rules.attack.attack import (
    Defence,
    Strike,
    announcement,
    defence_of,
    hit_pool,
    hit_roll,
    take_hits,
)
from regelwerk.systems.phasesix.rules.attack.cover import cover_numbers
from regelwerk.systems.phasesix.rules.attack.exchange import prepared
from regelwerk.systems.phasesix.rules.body.wounds import DEATH, deepen_dying, wake_up
from regelwerk.systems.phasesix.rules.core.rolls import (
    NOTHING_SPENT,
    Pool,
    Purse,
    Spent,
    having_spent,
    less_shock,
    min_roll_of,
    plain_pool,
    pool_roll,
    purse_of,
)
from regelwerk.systems.phasesix.rules.handlings.handlings import Handling
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import Weapon


class Sleep(Value, frozen=True):
    """Whether a sleeper wakes up when the coup fails: always, never, or by a roll."""

    wakes: Literal["always", "never", "roll_perception"]
    purse: Purse = Purse("", "")
    pool: Pool = Pool(0, 0)


class Coup(Value, frozen=True):
    """The bare numbers of a coup de grâce: the hit roll, the levels that are left to death, the victim's sleep.

    Where wounds count instead of successes, there is a defence for them to pass (PS:coup_counts).
    """

    victim: str
    purse: Purse
    pool: Pool
    levels: int
    sleep: Sleep
    defence: Defence | None = None


class Resolved(Value, frozen=True):
    """The levels that death has come nearer, whether the victim wakes, and what the rolls have cost."""

    nearer: int
    wakes: bool
    spent: Spent
    spent_by_victim: Spent = NOTHING_SPENT


def coup_de_grace(state: Combat, who: str, handling: Handling, walking: bool, reacting: bool) -> Play[Combat]:
    """The whole of it: declared, rolled and borne."""
    state, strike, coup = yield from declare_coup(state, who, handling, walking=walking, reacting=reacting)
    resolved = yield from do(resolve_coup, coup)
    return (yield from apply_coup(state, strike, resolved))


@rule("PS-CDG-01")
def declare_coup(
    state: Combat, who: str, handling: Handling, *, walking: bool = False, reacting: bool = False
) -> Play[tuple[Combat, Strike, Coup]]:
    """The numbers of a normal attack. No reaction of the victim; cover and armour only where wounds count."""
    state, plan = prepared(state, who, handling, walking=walking, reacting=reacting)
    yield meanwhile(state)
    yield announcement(plan.strike, coup=True)
    return state, plan.strike, coup_numbers(state, state.find(who), state.find(handling.target), plan.strike)


def coup_numbers(state: Combat, attacker: Fighter, victim: Fighter, strike: Strike) -> Coup:
    """What the dice need to know of a coup de grâce."""
    levels = DEATH - victim.level("dying")
    by_wounds = state.options.coup_counts == "wounds"
    pool = hit_pool(strike.figures, state.options, "apart" if by_wounds else "counted", wounds_that_matter=levels)
    defence = _wounding(state, attacker, victim, strike.weapon, levels) if by_wounds else None
    return Coup(victim.id, purse_of(attacker), pool, levels, _sleep_of(state, victim), defence)


@rule("PS:coup_counts")
def _wounding(state: Combat, attacker: Fighter, victim: Fighter, weapon: Weapon, levels: int) -> Defence:
    """Where wounds count, cover and armour are in their way as ever; hearts are not, death is the only end."""
    cover = cover_numbers(state, attacker.position, attacker.id, victim, shield_raised=False)
    defence = defence_of(state, victim, cover, weapon.penetration, weapon.wounds_per_hit)
    return replace(defence, wounds_that_matter=levels)


@rule("PS-CDG-04")
def _sleep_of(state: Combat, victim: Fighter) -> Sleep:
    """A sleeper wakes up when the blow fails (PS:coup_wake)."""
    if not victim.has("asleep") or state.options.coup_wake == "never":
        return Sleep("never")
    if state.options.coup_wake == "always":
        return Sleep("always")
    dice = less_shock(tally(victim.sheet.skill("perception"), "PS-CDG-04", "ps-term-perception"), victim.conditions)
    number = min_roll_of(victim, "perception", state.options)
    return Sleep("roll_perception", purse_of(victim), plain_pool(dice.total, number.total, state.options))


LEVELS = Stake(
    lambda args, resolved: min(resolved.nearer, args[0].levels),
    "ps-stake-levels",
    whom=lambda args: args[0].victim,
    by=lambda args: args[0].purse.who,
    harms=True,
    bands=(
        Band("ps-band-coup", lambda _, resolved: resolved.nearer > 0),
        Band("ps-band-killed", lambda args, resolved: resolved.nearer >= args[0].levels),
    ),
)
"""What a coup de grâce is about: levels of dying, as far as there are any, and whether the victim is dead at once."""


@rule("PS-CDG-02", "PS-CDG-03", "PS-CDG-04")
@stakes(LEVELS)
def resolve_coup(coup: Coup) -> Play[Resolved]:
    """A normal hit roll; its successes are levels of dying. If there are none, a sleeper may wake up."""
    rolled = yield from do(hit_roll, coup.purse, coup.pool)
    nearer, sleep = rolled.successes, coup.sleep
    if nearer and coup.defence is not None:
        nearer = (yield from do(take_hits, rolled.hits, coup.defence)).wounds
    if nearer or sleep.wakes != "roll_perception":
        return Resolved(nearer, not nearer and sleep.wakes == "always", rolled.spent)
    yield note("PS-CDG-04", "ps-may-wake", who=Ref(coup.victim), dice=sleep.pool.dice, min_roll=sleep.pool.min_roll)
    noticed = yield from do(pool_roll, sleep.purse, sleep.pool, "PS-CDG-04")
    return Resolved(0, noticed.successes > 0, rolled.spent, noticed.spent)


@rule("PS-CDG-02", "PS-CDG-03", "PS-CDG-04")
def apply_coup(state: Combat, strike: Strike, resolved: Resolved) -> Play[Combat]:
    """The victim is that much nearer to death, or wakes up."""
    attacker = having_spent(state.find(strike.attacker), resolved.spent)
    state = state.put(attacker)
    victim = having_spent(state.find(strike.target), resolved.spent_by_victim)
    if resolved.nearer:
        cause = "PS-CDG-03" if victim.has("dying") else "PS-CDG-02"
        yield note(cause, "ps-coup", who=Ref(attacker.id), target=Ref(victim.id), successes=resolved.nearer)
        return state.put((yield from deepen_dying(victim, resolved.nearer, cause)))
    yield note("PS-CDG-04", "ps-coup-fails", who=Ref(attacker.id), target=Ref(victim.id))
    return state.put((yield from wake_up(victim, "PS-CDG-04", "asleep")) if resolved.wakes else victim)
