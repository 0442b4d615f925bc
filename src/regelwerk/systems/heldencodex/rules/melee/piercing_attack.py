"""The piercing attack of swords: the first phase opens the guard, a later one strikes through."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, meanwhile, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.consequences import strike_home
from regelwerk.systems.heldencodex.rules.fight.damage import Hits, worst_first
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fighter, Piercing, acting, fight_of, put
from regelwerk.systems.heldencodex.rules.fight.stances import keep_reach, settle_exchange, spend, stance
from regelwerk.systems.heldencodex.rules.melee.exchange import Exchanged, held_off, strike
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import Stance, approach, faces_of
from regelwerk.systems.heldencodex.rules.melee.replies import Reply, ask_parry, parrying_dice
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, match_dice
from regelwerk.systems.heldencodex.rules.probe.reading import without
from regelwerk.systems.heldencodex.state import World


@rule("HC-PRC-05", "HC-PRC-08")
def connects(group: Faces, lying: Faces) -> bool:
    """Whether a group connects to dice of the last phase: with an equal or a neighbouring face."""
    return any(abs(face - other) <= 1 for face in group for other in lying)


@rule("HC-PRC-01", "HC-PRC-05")
def can_pierce(fighter: Fighter, mine: Stance, theirs: Stance) -> bool:
    """A piercing attack needs a group; one that goes on needs one that connects."""
    if len(mine.group) < 2:
        return False
    before = fighter.piercing
    return before is None or before.target != theirs.who or connects(mine.group, before.faces)


class PierceScene(NamedTuple):
    """What the attacker knows: both fighters, how often the defence has failed, which dice may be named."""

    attacker: Stance
    target: Stance
    failures: int
    options: Options


@rule(
    "HC-PRC-01", "HC-PRC-02", "HC-PRC-03", "HC-PRC-04", "HC-PRC-06", "HC-PRC-08", "HC-RCH-02", "HC:piercing_first_hit"
)
def piercing_attack(world: World, who: str, target: str) -> Play[World]:
    """Name attack dice of the group; a defence that neither uses matches nor parries all is opened."""
    options = world.options
    fighter = fight_of(world).fighter(who)
    mine, theirs = stance(world, who, target), stance(world, target, who)
    going_on = fighter.piercing if fighter.piercing is not None and fighter.piercing.target == target else None
    failures = going_on.failures if going_on else 0
    named = yield from _name(mine, theirs, failures, options)
    yield note("HC-PRC-01", "hc-piercing-attack", who=Ref(who), whom=Ref(target), dice=named)
    plan = yield from ask_parry(mine, theirs, named, parrying_dice(theirs), "HC-PRC-02", options)
    not_needed = len(mine.group) - len(named)
    near = approach(mine, theirs)
    if near and plan[0]:
        world = put(world, fighter._replace(piercing=None))
        first = Exchanged(attacker_spent=named[:1], defender_spent=plan[0])
        done = yield from held_off(mine, theirs, Reply("parry", plan), first, options)
        return (yield from settle_exchange(world, who, target, done))
    world = spend(world, who, named, acted=True)
    world = spend(world, target, faces_of(plan))
    yield meanwhile(acting(world, who))
    holds = all(plan) or any(len(block) > 1 for block in plan)
    world = keep_reach(world, target, holds, theirs.reach and not holds)
    if holds:
        yield note("HC-PRC-02", "hc-piercing-stopped", who=Ref(target), attacker=Ref(who))
        return put(world, fight_of(world).fighter(who)._replace(piercing=None))
    through = tuple(face for face, block in zip(named[near:], plan[near:], strict=True) if not block)
    yield note("HC-PRC-03", "hc-guard-opened", who=Ref(who), whom=Ref(target), dice=through)
    may_land = failures >= 1 or options.piercing_first_hit == "first_phase"
    if may_land and (yield from _lands(mine, theirs, failures, options)):
        world = put(world, fight_of(world).fighter(who)._replace(piercing=None))
        hits = yield from pierced(mine, named, through, options)
        return (yield from strike_home(world, target, who, hits, one_row=True))
    yield note("HC-PRC-03", "hc-guard-stays-open", who=Ref(target))
    carries = tuple(sorted(mine.dice))
    return put(
        world,
        fight_of(world)
        .fighter(who)
        ._replace(piercing=Piercing(target, named, failures + 1), renewed=True, carries=carries, may_carry=not_needed),
    )


def _name(mine: Stance, theirs: Stance, failures: int, options: Options) -> Play[Faces]:
    """Which dice of the group attack; against reach and for bare hands the first brings the attacker near."""
    near = approach(mine, theirs)
    choices = [
        dice
        for number in range(len(mine.group), near, -1)
        for dice in sorted(set(combinations(mine.group, number)), reverse=True)
    ]
    if near:
        choices = [(first, *without(dice, (first,))) for dice in choices for first in sorted(set(dice))]
    if len(choices) == 1:
        return choices[0]
    answers = Listed([Answer(f"dice:{','.join(map(str, c))}", c, phrase("hc-answer-pierce", faces=c)) for c in choices])
    question = phrase("hc-ask-pierce", who=Ref(mine.who), whom=Ref(theirs.who), group=mine.group)
    scene = PierceScene(mine, theirs, failures, options)
    default = answers.listed()[0].key
    return (yield from choose(mine.seat, mine.who, "HC-PRC-01", question, answers, default, scene))


@rule("HC-PRC-06")
def _lands(mine: Stance, theirs: Stance, failures: int, options: Options) -> Play[bool]:
    answers = Listed(
        [
            Answer("land", True, phrase("hc-answer-land")),
            Answer("go_on", False, phrase("hc-answer-pierce-on")),
        ]
    )
    question = phrase("hc-ask-land", who=Ref(mine.who), whom=Ref(theirs.who))
    scene = PierceScene(mine, theirs, failures, options)
    return (yield from choose(mine.seat, mine.who, "HC-PRC-06", question, answers, "land", scene))


@rule("HC-PRC-07", "HC:piercing_damage_throw")
def pierced(mine: Stance, named: Faces, through: Faces, options: Options) -> Play[Hits]:
    """Every die that goes through is a hit: critical for a match die of the attack, severe for a run die."""
    matches = match_dice(named)
    hits: Hits = tuple("critical" if face in matches else "severe" for face in through)
    if options.piercing_damage_throw:
        hits += yield from strike(mine, 0, options)
    return worst_first(hits)
