"""Conditions: what dying, unconscious, shocked, bleeding and poisoned participants roll at the start of their turn."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, do, meanwhile, note
from regelwerk.engine.facts import Ref, Word
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.body.wounds import DEATH, die, wake_up, wound
from regelwerk.systems.phasesix.rules.core.rolls import (
    Pool,
    Purpose,
    having_spent,
    min_roll_of,
    plain_pool,
    pool_roll,
    purpose_of,
    purse_of,
)
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import PHYSIS

IN_ORDER = ("dying", "unconscious", "shocked", "bleeding", "poisoned")


def needs_saves(fighter: Fighter) -> bool:
    """Whether anything is rolled for this participant at the start of the turn."""
    if not fighter.conditions:
        return False
    if fighter.gone or fighter.is_dead:
        return False
    return any(name in IN_ORDER and _is_rolled_for(fighter, name) for name, _ in fighter.conditions)


def _is_rolled_for(fighter: Fighter, condition: str) -> bool:
    if condition == "unconscious":
        return fighter.has(condition) and not fighter.has("dying") and fighter.hearts + fighter.boosts > 0
    return fighter.has(condition)


def start_of_round(state: Combat, fighter_id: str) -> Play[Combat]:
    """Every condition once, in order; what begins meanwhile waits for the next turn."""
    fighter = state.find(fighter_id)
    due = [name for name in IN_ORDER if _is_rolled_for(fighter, name)]
    saves = {"dying": dying, "unconscious": unconscious, "shocked": shocked, "bleeding": bleeding, "poisoned": poisoned}
    for name in due:
        fighter = state.find(fighter_id)
        if fighter.is_dead or not fighter.has(name):
            continue
        yield meanwhile(state)
        state = state.put((yield from saves[name](fighter, state.options)))
    return state


def _save(fighter: Fighter, attribute: str, cause: str, options: Options) -> Play[tuple[Fighter, int]]:
    """A save on an attribute. Conditions do not impair it (PS:conditions_affect_saves)."""
    hampered = options.conditions_affect_saves
    shock = fighter.level("shocked") if hampered else 0
    purpose: Purpose = "physical" if hampered and attribute in PHYSIS else "save"
    pool: Pool = plain_pool(
        fighter.sheet.attribute(attribute) - shock, min_roll_of(fighter, purpose, options).total, options
    )
    yield note(
        cause,
        "ps-tries-save",
        who=Ref(fighter.id),
        rule=purpose_of(cause),
        attribute=Word(f"ps-attribute-{attribute}"),
        dice=max(0, pool.dice),
        min_roll=pool.min_roll,
    )
    rolled = yield from do(pool_roll, purse_of(fighter), pool, cause)
    yield note(cause, "ps-successes", who=Ref(fighter.id), rule=purpose_of(cause), successes=rolled.successes)
    return having_spent(fighter, rolled.spent), rolled.successes


@rule("PS-CND-02", "PS-CND-03")
def dying(fighter: Fighter, options: Options) -> Play[Fighter]:
    """A resistance roll without success brings death one level nearer; level 6 is death."""
    fighter, successes = yield from _save(fighter, "resistance", "PS-CND-02", options)
    if successes:
        yield note("PS-CND-02", "ps-dying-holds", who=Ref(fighter.id), level=fighter.level("dying"))
        return fighter
    level = fighter.level("dying") + 1
    if level >= DEATH:
        return (yield from die(fighter))
    yield note("PS-CND-02", "ps-dying-worse", who=Ref(fighter.id), level=level)
    return fighter.with_condition("dying", level)


@rule("PS-CND-05")
def unconscious(fighter: Fighter, options: Options) -> Play[Fighter]:
    """As many successes on willpower as the level: awake."""
    fighter, successes = yield from _save(fighter, "willpower", "PS-CND-05", options)
    if successes < fighter.level("unconscious"):
        yield note("PS-CND-05", "ps-stays-unconscious", who=Ref(fighter.id), level=fighter.level("unconscious"))
        return fighter
    return (yield from wake_up(fighter, "PS-CND-05", "unconscious"))


@rule("PS-CND-06")
def shocked(fighter: Fighter, options: Options) -> Play[Fighter]:
    """Every success on endurance takes one level of shock away."""
    return (yield from _recover(fighter, "shocked", "endurance", "PS-CND-06", options))


@rule("PS-CND-09")
def poisoned(fighter: Fighter, options: Options) -> Play[Fighter]:
    """Every success on resistance takes one level of poison away."""
    return (yield from _recover(fighter, "poisoned", "resistance", "PS-CND-09", options))


def _recover(fighter: Fighter, condition: str, attribute: str, cause: str, options: Options) -> Play[Fighter]:
    fighter, successes = yield from _save(fighter, attribute, cause, options)
    level = max(0, fighter.level(condition) - successes)
    if successes:
        yield note(cause, "ps-recovers", who=Ref(fighter.id), condition=Word(f"ps-condition-{condition}"), level=level)
    return fighter.with_condition(condition, level)


@rule("PS-CND-08")
def bleeding(fighter: Fighter, options: Options) -> Play[Fighter]:
    """Without a success on endurance the level comes as wounds: no hits, so neither cover, armour nor aim matter."""
    fighter, successes = yield from _save(fighter, "endurance", "PS-CND-08", options)
    if successes:
        return fighter
    yield note("PS-CND-08", "ps-bleeds", who=Ref(fighter.id), wounds=fighter.level("bleeding"))
    return (yield from wound(fighter, fighter.level("bleeding"), options))
