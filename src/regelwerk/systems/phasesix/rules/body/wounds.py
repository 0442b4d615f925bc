"""Wounds: what they take, how a participant falls, dies, is woken and is patched up."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref, Word
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.state import Fighter
from regelwerk.systems.phasesix.values import Levels

DEATH = 6


@rule("PS:ruling_94", "PS-PRO-04")
def wounds_that_matter(fighter: Fighter, options: Options) -> int:
    """The boosts, hearts and levels of dying there are to lose; dying 1 comes with the last heart and counts once.

    More wounds than this change nothing any more: the cap of every exact law about wounding.
    """
    if fighter.has("dying"):
        return fighter.boosts + (DEATH - fighter.level("dying") if options.wounds_while_dying == "raise_level" else 0)
    up = fighter.hearts + fighter.boosts
    deepens = up and options.overkill == "raise_level" and not _dies_at_zero(fighter, options)
    return up + _spare(fighter, options) + (DEATH - 1 if deepens else 0)


@rule("PS:ruling_94")
def most_wounds(fighter: Fighter, options: Options) -> Tally:
    """What there is to lose, with its reasons: beyond it no wound changes anything."""
    figure = tally(fighter.hearts, "PS-HEA-01", "ps-term-hearts").plus(fighter.boosts, "PS-HEA-03", "ps-term-boosts")
    deeper = wounds_that_matter(fighter, options) - figure.total
    return figure.plus(deeper, "PS:ruling_94", "ps-term-levels-of-dying")


@rule("PS-HEA-02", "PS:dying_trigger")
def wounds_to_fall(fighter: Fighter, options: Options) -> int:
    """How many wounds put somebody out of the fight; 0 if nothing is left to put out."""
    if fighter.is_out:
        return 0
    up = fighter.hearts + fighter.boosts
    return up + _spare(fighter, options)


def _spare(fighter: Fighter, options: Options) -> int:
    """The wound that only makes somebody fall: if nothing is left to lose, or if the last heart does not do it."""
    return 1 if options.dying_trigger == "exceeded" or fighter.hearts + fighter.boosts == 0 else 0


def _dies_at_zero(fighter: Fighter, options: Options) -> bool:
    return fighter.sheet.foe and options.foe_at_zero == "dead"


@rule("PS-WND-01", "PS-HEA-01", "PS-HEA-02", "PS-CND-01", "PS-CND-12", "PS-HEA-05")
def wound(fighter: Fighter, wounds: int, options: Options) -> Play[Fighter]:
    """Wounds take boosts first, then hearts; with neither left the participant is dying."""
    came, wounds = wounds, min(wounds, wounds_that_matter(fighter, options))
    if not wounds:
        return fighter
    if fighter.has("asleep"):
        fighter = yield from wake_up(fighter, "PS-CND-12", "asleep")
    is_dying = fighter.has("dying")
    boosts = max(0, fighter.boosts - wounds)
    left = wounds - (fighter.boosts - boosts)
    hearts = fighter.hearts if is_dying else max(0, fighter.hearts - left)
    surplus = left - (fighter.hearts - hearts)
    hurt = fighter.with_health(hearts, boosts)
    who = Ref(fighter.sheet.id)
    if came > wounds:
        yield note(
            "PS-HEA-01", "ps-wounded-no-more", who=who, wounds=wounds, hearts=hearts, boosts=boosts, came=came
        )  # fmt: skip
    else:
        yield note("PS-HEA-01", "ps-wounded", who=who, wounds=wounds, hearts=hearts, boosts=boosts)
    if is_dying:
        return (yield from _wounded_while_dying(hurt, left, options))
    if hearts + boosts or (options.dying_trigger == "exceeded" and not surplus):
        return hurt
    return (yield from fall_dying(hurt, 1 + surplus - _spare(fighter, options), options))


def _wounded_while_dying(fighter: Fighter, wounds: int, options: Options) -> Play[Fighter]:
    if not wounds or options.wounds_while_dying == "ignored":
        return fighter
    return (yield from deepen_dying(fighter, wounds, "PS:wounds_while_dying"))


@rule("PS-CDG-05", "PS-CND-03")
def deepen_dying(fighter: Fighter, levels: int, cause: str) -> Play[Fighter]:
    """The dying level rises; six is death at once."""
    level = fighter.level("dying") + levels
    if level >= DEATH:
        return (yield from die(fighter))
    yield note(cause, "ps-dying-worse", who=Ref(fighter.id), level=level)
    return fall(_no_longer_safe(fighter).with_condition("dying", level))


@rule("PS-HEA-02", "PS-HEA-04")
def fall_dying(fighter: Fighter, level: int, options: Options) -> Play[Fighter]:
    """No hearts and no boosts: unconscious and dying. A table may let foes die at once."""
    if _dies_at_zero(fighter, options) or level >= DEATH:
        return (yield from die(fighter))
    yield note("PS-HEA-02", "ps-falls", who=Ref(fighter.id), level=level)
    return fall(_no_longer_safe(fighter).with_condition("dying", level))


def _no_longer_safe(fighter: Fighter) -> Fighter:
    """Dying takes the place of sleep, and of the unconsciousness that a former stabilising had left."""
    return _without(fighter, "asleep", *(("stabilised", "unconscious") if fighter.has("stabilised") else ()))


@rule("PS-HEA-04")
def fall(fighter: Fighter) -> Fighter:
    """Falling costs the actions at hand, aim and support; posture, weapons and stolen actions stay."""
    return replace(fighter, actions=0, gained=0, aim=None, braced="")


@rule("PS-CND-03")
def die(fighter: Fighter) -> Play[Fighter]:
    """Dead is dead."""
    yield note("PS-CND-03", "ps-dies", who=Ref(fighter.id))
    return fall(replace(fighter, conditions=(("dead", 1),)))


def wake_up(fighter: Fighter, cause: str, *ended: str) -> Play[Fighter]:
    """What kept somebody from being awake ends; actions come with the next refresh."""
    fighter = _without(fighter, *ended)
    if not fighter.is_helpless:
        yield note(cause, "ps-wakes", who=Ref(fighter.id))
    return fighter


def _without(fighter: Fighter, *conditions: str) -> Fighter:
    return replace(fighter, conditions=tuple(pair for pair in fighter.conditions if pair[0] not in conditions))


@rule("PS-CND-11")
def afflict(fighter: Fighter, conditions: Levels, wounds: int) -> Play[Fighter]:
    """What a weapon brings besides wounds is added if it wounded."""
    if not wounds or fighter.is_dead:
        return fighter
    for name, level in conditions:
        fighter = fighter.with_condition(name, fighter.level(name) + level)
        condition = Word(f"ps-condition-{name}")
        yield note("PS-CND-11", "ps-afflicted", who=Ref(fighter.id), condition=condition, level=fighter.level(name))
    return fall(fighter) if fighter.is_helpless else fighter


@rule("PS-HEA-03")
def boost(fighter: Fighter, boosts: int, options: Options) -> Fighter:
    """First aid gives boosts, but not more than there are hearts missing (PS:boost_limit)."""
    if options.boost_limit == "missing_hearts":
        boosts = min(boosts, max(0, fighter.sheet.max_hearts - fighter.hearts - fighter.boosts))
    return replace(fighter, boosts=fighter.boosts + boosts)


@rule("PS-CND-04", "PS-HEA-05")
def stabilised(fighter: Fighter, options: Options) -> Play[Fighter]:
    """No longer dying; unconscious until a heart or boost is there."""
    yield note("PS-CND-04", "ps-stabilised", who=Ref(fighter.id))
    fighter = fighter.with_condition("dying", 0)
    if fighter.hearts + fighter.boosts or options.stabilised_state == "awake" or fighter.has("unconscious"):
        return fighter
    return fighter.with_condition("unconscious", 1).with_condition("stabilised", 1)


@rule("PS-HEA-05")
def revived_by_boost(fighter: Fighter) -> Play[Fighter]:
    """A stabilised participant who gains a boost is awake at once."""
    if fighter.has("stabilised") and fighter.hearts + fighter.boosts:
        return (yield from wake_up(fighter, "PS:stabilised_state", "unconscious", "stabilised"))
    return fighter
