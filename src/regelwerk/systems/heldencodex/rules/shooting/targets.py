"""Targets in a fight: what a shot sees of them, and how likely they are to be hit before the master throws for them.

A shot is resolved in a later step than the one in which somebody chooses the target, or shoots rather than aims. So no
preview leads there from these questions; what is known of the shot beforehand is told as advice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache, partial
from math import comb
from typing import NamedTuple

from regelwerk.dice import Law
from regelwerk.engine.advice import Advice
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Phrase, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fighter, fight_of
from regelwerk.systems.heldencodex.rules.probe.best_play import chance
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT, TOTAL, Goal, reach
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping, legal_keeps
from regelwerk.systems.heldencodex.rules.probe.pools import Prober, prober
from regelwerk.systems.heldencodex.rules.probe.prospects import promise
from regelwerk.systems.heldencodex.rules.probe.reading import Reading, with_faces
from regelwerk.systems.heldencodex.rules.probe.throwing import Lying, dice_in_hand
from regelwerk.systems.heldencodex.rules.scene.plans import TargetSize
from regelwerk.systems.heldencodex.rules.shooting.aiming import with_dice_saved
from regelwerk.systems.heldencodex.rules.shooting.shots import (
    MOVING,
    REACTION,
    Target,
    evasions,
    minimum,
    target_dice,
)
from regelwerk.systems.heldencodex.state import Hero, World

MOST_HANDFULS = 12_000
"""Of more different throws nobody is told the odds: four W20 have 8,855."""


def size_of(world: World, who: str) -> TargetSize:
    """How large a target somebody is; humans are large."""
    return dict(fight_of(world).plan.sizes).get(who, "large")


def target_of(world: World, fighter: Fighter, rows: tuple[str, ...] = ()) -> Target:
    """The target that a shooter has named, as a shot sees it; the torso is a small one."""
    fight = fight_of(world)
    target = fight.fighter(fighter.target)
    size: TargetSize = "small" if rows else size_of(world, target.who)
    return Target(target.who, size, target.move, fight.distance(fighter.who, target.who), target.awareness, rows)


class ShootScene(NamedTuple):
    """What a shooter knows after the first throw of a phase."""

    prober: Prober
    lying: Lying
    thrown: Faces
    goal: Goal
    hero: Hero
    target: Target
    foe: Hero


# -- what a target will demand ----------------------------------------------------------------------------------------


@rule("HC-RNG-07", "HC-RNG-22", "HC-RNG-23")
def foreseen(target: Target, foe: Hero, options: Options) -> Law[int] | None:
    """The law of what a target demands that evades as well as it can; None where more than its throw decides."""
    evaded = _evaded(target, foe, options)
    if evaded is None:
        return None
    thrown = target_dice(target.size, target.move, options).law()
    return (thrown + evaded).map(lambda more: minimum(target.size, more, target.metres, 0, options).total)


def _evaded(target: Target, foe: Hero, options: Options) -> Law[int] | None:
    """The law of what the target's evading adds: nothing, if it does not know or notice the shot."""
    if foe.down or target.awareness == "unsuspecting":
        return Law.certain(0)
    probers = [prober(foe, way, options) for way in evasions(foe, options)]
    reaction = prober(foe, "reaction", options)
    if not all(map(_is_plain, (*probers, reaction))):
        return None
    best = max((_results(who.dice, who.reading) for who in probers), key=lambda law: law.mean(), default=Law.certain(0))
    if target.awareness == "aware":
        return best
    notices = chance(reaction.dice, reaction.reading, reaction.dice, reach(REACTION)) if reaction.dice else Fraction(0)
    too_late = notices.denominator - notices.numerator
    return Law.mix([(best, notices.numerator), (Law.certain(0), too_late)])


def _is_plain(who: Prober) -> bool:
    """Whether nothing but the throw decides: what comes after it is not foreseen."""
    few = comb(who.reading.die + who.dice - 1, who.dice) <= MOST_HANDFULS
    return few and not (who.second or who.shift or who.mastery)


@lru_cache(maxsize=256)
def _results(dice: int, reading: Reading, goal: Goal = RESULT, lying: Faces = ()) -> Law[int]:
    """The law of what one throw comes to, with dice that lie there already."""
    thrown = dice_in_hand(dice, reading).law()
    return thrown.map(lambda faces: promise(with_faces(lying, faces), reading, goal))


# -- advice -----------------------------------------------------------------------------------------------------------


def _may_be_told(shooter: Prober) -> bool:
    options = shooter.options
    settled_at_once = options.aim_ones == "per_phase" and options.ignored_ones_locked
    return _is_plain(shooter) and settled_at_once and not options.legendary_shot_auto_hit


def on_targets(world: World, fighter: Fighter, shooter: Prober, foes: Sequence[str]) -> Callable[[], Advice] | None:
    """How likely a shot at once is to hit each target, as all stand now."""
    if not shooter.dice or not _may_be_told(shooter):
        return None
    return partial(_on_targets, world, fighter, shooter, tuple(foes))


def _on_targets(world: World, fighter: Fighter, shooter: Prober, foes: tuple[str, ...]) -> Advice:
    hand = max(0, shooter.dice - len(fighter.carried))
    goal = TOTAL._replace(strikes=MOVING[fighter.move])
    results = _results(hand, shooter.reading._replace(adds=True), goal, fighter.carried[: shooter.dice])
    worths: dict[str, Fraction] = {}
    for foe in foes:
        target = target_of(world, replace(fighter, target=foe))
        needed = foreseen(target, world.find(foe), world.options)
        if needed is not None:
            worths[f"target:{foe}"] = _hits(results, needed)
    return _advice(phrase("hc-advice-hit-at-once"), worths)


def on_shooting(
    scene: ShootScene, situation: Keeping, *, may_aim: bool, may_throw_on: bool
) -> Callable[[], Advice] | None:
    """How likely a shot with what lies there is to hit, and one in the next phase after aiming in this one."""
    if not _may_be_told(scene.prober):
        return None
    return partial(_on_shooting, scene, situation, may_aim, may_throw_on)


def _on_shooting(scene: ShootScene, situation: Keeping, may_aim: bool, may_throw_on: bool) -> Advice:
    reading, options = scene.prober.reading, scene.prober.options
    goal = scene.goal._replace(target=0)
    needed = foreseen(scene.target, scene.foe, options)
    if needed is None:
        return _advice(phrase("hc-advice-hit"), {})
    lies = with_faces(situation.kept, situation.thrown)
    worths = {"shoot": needed.at_most(promise(lies, reading, goal))}
    if may_aim:
        keeps = legal_keeps(situation) if may_throw_on else (situation.thrown,)
        if may_throw_on and not options.aim_without_rethrow:
            keeps = keeps[1:]
        worths["aim"] = with_dice_saved(situation._replace(goal=goal), keeps, needed)
    return _advice(phrase("hc-advice-hit"), worths)


def _hits(results: Law[int], needed: Law[int]) -> Fraction:
    """The chance that a result reaches a minimum."""
    return sum((Fraction(w, needed.total) * results.at_least(least) for least, w in needed.items()), Fraction(0))


def _advice(goal: Phrase, worths: dict[str, Fraction]) -> Advice:
    return Advice(goal, tuple(sorted(worths.items(), key=lambda told: -told[1])), is_chance=True)
