"""The sweep: every valid die may go to another opponent."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, meanwhile, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.systems.heldencodex.rules.fight.consequences import strike_home
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fighter, acting, fight_of, in_reach, put
from regelwerk.systems.heldencodex.rules.fight.stances import keep_reach, spend, stance
from regelwerk.systems.heldencodex.rules.melee.exchange import strike
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


@rule("HC-SWP-01", "HC-SWP-02", "HC:sweep_one_per_opponent")
def sweep(world: World, who: str) -> Play[World]:
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
    world = spend(world, who, tuple(sorted(face for _, face in assigned)), acted=True)
    for target, face in assigned:
        if not fight_of(world).fighter(target).away:
            world = yield from swept(world, who, target, face)
    return world


def _die_for(world: World, who: str, target: str, dice: Faces, others: int) -> Play[int]:
    mine = stance(world, who, target)
    answers = [Answer("none", 0, phrase("hc-answer-no-die"))]
    answers += [Answer(f"die:{face}", face, phrase("hc-answer-die", face=face)) for face in sorted(set(dice))]
    question = phrase("hc-ask-sweep", who=Ref(who), whom=Ref(target), dice=dice)
    scene = SweepScene(mine, dice, stance(world, target, who), others)
    return (yield from choose(mine.seat, who, "HC-SWP-01", question, Listed(answers), f"die:{max(dice)}", scene))


@rule("HC-SWP-03")
def swept(world: World, who: str, target: str, face: int) -> Play[World]:
    """An opponent who parries moves out to a distance; one who does not takes the damage with one die fewer."""
    mine, theirs = stance(world, who, target), stance(world, target, who)
    yield meanwhile(acting(world, who))
    yield note("HC-SWP-01", "hc-sweeps-at", who=Ref(who), whom=Ref(target), face=face)
    plan = yield from ask_parry(mine, theirs, (face,), parrying_dice(theirs), "HC-SWP-03", world.options)
    block = plan[0]
    if block:
        world = spend(world, target, block)
        world = keep_reach(world, target, True, False)
        yield note("HC-SWP-03", "hc-driven-off", who=Ref(target), attacker=Ref(who))
        return put(world, fight_of(world).fighter(target)._replace(away=True))
    hits = yield from strike(mine, -1, world.options)
    return (yield from strike_home(world, target, who, hits))
