"""The sweep: every valid die may go to another opponent."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import stakes
from regelwerk.engine.effects import Play, choose, do, meanwhile, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.consequences import apply_hits
from regelwerk.systems.heldencodex.rules.fight.damage import Hits
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fighter, acting, fight_of, in_reach, put
from regelwerk.systems.heldencodex.rules.fight.harm import Bodies, Landing, land_hits
from regelwerk.systems.heldencodex.rules.fight.stances import bodies, keep_reach, spend, stance
from regelwerk.systems.heldencodex.rules.melee.exchange import DEFENDER_SUFFERS, EXTRA, strike
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import Stance
from regelwerk.systems.heldencodex.rules.melee.replies import ask_parry, parrying_dice
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, usable
from regelwerk.systems.heldencodex.rules.probe.reading import without
from regelwerk.systems.heldencodex.state import World

WEAPONS = ("sword", "blunt", "polearm")


@rule("HC-SWP-01", "HC-RCH-01")
def sweep_targets(world: World, fighter: Fighter) -> tuple[str, ...]:
    """Whom a sweep can reach: nobody who keeps a distance, for that takes a group."""
    return tuple(foe.who for foe in in_reach(world, fighter) if not stance(world, foe.who, fighter.who).reach)


class SweepScene(NamedTuple):
    """What somebody knows who sweeps: the dice left, whom the next one may go to, and who is still to come."""

    attacker: Stance
    dice: Faces
    target: Stance
    others: int


class Swept(NamedTuple):
    """What became of one opponent of a sweep: the parry that drives off, or the hits."""

    block: Faces
    hits: Hits
    bodies: Bodies


@rule("HC-SWP-01", "HC-SWP-02")
def sweep(world: World, who: str) -> Play[World]:
    """A sweep is declared for all opponents and then goes through them one by one."""
    assigned = yield from declare_sweep(world, who)
    world = spend(world, who, tuple(sorted(face for _, face in assigned)), acted=True)
    for target, face in assigned:
        if fight_of(world).fighter(target).away:
            continue
        mine, theirs = stance(world, who, target), stance(world, target, who)
        yield meanwhile(acting(world, who))
        done = yield from do(resolve_sweep, mine, theirs, face, bodies(world, who, target), world.options)
        world = yield from apply_sweep(world, who, target, done)
    return world


@rule("HC-SWP-01", "HC-SWP-02", "HC:sweep_one_per_opponent")
def declare_sweep(world: World, who: str) -> Play[tuple[tuple[str, int], ...]]:
    """Each valid die may go to one opponent; no matches and no runs are formed."""
    fighter = fight_of(world).fighter(who)
    targets = list(sweep_targets(world, fighter))
    dice = usable(fighter.dice, fighter.value)
    yield note("HC-SWP-01", "hc-sweeps", who=Ref(who))
    assigned: list[tuple[str, int]] = []
    rounds = 1 if world.options.sweep_one_per_opponent else len(dice)
    for _ in range(rounds):
        for at, target in enumerate(targets):
            if not dice:
                break
            face = yield from _die_for(world, who, target, dice, len(targets) - at - 1)
            if face:
                assigned.append((target, face))
                dice = without(dice, (face,))
    return tuple(assigned)


def _die_for(world: World, who: str, target: str, dice: Faces, others: int) -> Play[int]:
    mine = stance(world, who, target)
    answers = [Answer("none", 0, phrase("hc-answer-no-die"))]
    answers += [Answer(f"die:{face}", face, phrase("hc-answer-die", face=face)) for face in sorted(set(dice))]
    question = phrase("hc-ask-sweep", who=Ref(who), whom=Ref(target), dice=dice)
    scene = SweepScene(mine, dice, stance(world, target, who), others)
    return (yield from choose(mine.seat, who, "HC-SWP-01", question, Listed(answers), f"die:{max(dice)}", scene))


@rule("HC-SWP-03")
@stakes(DEFENDER_SUFFERS)
def resolve_sweep(mine: Stance, theirs: Stance, face: int, both: Bodies, options: Options) -> Play[Swept]:
    """An opponent who parries gets away unharmed; one who does not takes the damage with one die fewer."""
    yield note("HC-SWP-01", "hc-sweeps-at", who=Ref(mine.who), whom=Ref(theirs.who), face=face)
    (block,) = yield from ask_parry(mine, theirs, (face,), parrying_dice(theirs), "HC-SWP-03", options)
    if block:
        return Swept(block, (), both)
    hits = yield from strike(mine, theirs.who, EXTRA.plus(-1, "HC-SWP-03", "hc-term-sweep"), options)
    body = both.defender
    if hits:
        body = yield from do(land_hits, body, hits, Landing(mine.weapon.unarmed), options)
    return Swept(block, hits, both._replace(defender=body))


@rule("HC-SWP-03")
def apply_sweep(world: World, who: str, target: str, done: Swept) -> Play[World]:
    """Who has parried moves out to a distance; who has not bears the wounds."""
    if done.block:
        world = spend(world, target, done.block)
        world = keep_reach(world, target, True, False)
        yield note("HC-SWP-03", "hc-driven-off", who=Ref(target), attacker=Ref(who))
        return put(world, replace(fight_of(world).fighter(target), away=True))
    return (yield from apply_hits(world, done.bodies.defender, who, done.hits))
