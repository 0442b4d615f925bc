"""The piercing attack of swords: the first phase opens the guard, a later one strikes through."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from regelwerk.engine.answers import Answer, Listed, Offers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Play, choose, do, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.consequences import apply_hits
from regelwerk.systems.heldencodex.rules.fight.damage import Hits, counted, worst_first
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fighter, Piercing, fight_of, put
from regelwerk.systems.heldencodex.rules.fight.harm import Bodies, Landing, land_hits
from regelwerk.systems.heldencodex.rules.fight.stances import apply_exchange, bodies, keep_reach, spend, stance
from regelwerk.systems.heldencodex.rules.melee.exchange import (
    ATTACKER_SUFFERS,
    DEFENDER_SUFFERS,
    EXTRA,
    Exchanged,
    held_off,
    strike,
    suffered,
)
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import Stance, approach, faces_of
from regelwerk.systems.heldencodex.rules.melee.parrying import Plan, max_parried, stops
from regelwerk.systems.heldencodex.rules.melee.replies import Reply, ask_parry, parrying_dice
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, match_dice, usable
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


class Thrust(NamedTuple):
    """A piercing attack that was named: its dice, and how often the defence has failed before."""

    dice: Faces
    failures: int


class Pierced(NamedTuple):
    """What became of it: the parries, the dice that went through, whether they land now, and what was struck."""

    plan: Plan
    through: Faces
    exchanged: Exchanged
    held_off: bool = False
    lands: bool = False

    @property
    def hits(self) -> Hits:
        return self.exchanged.hits

    @property
    def back(self) -> Hits:
        return self.exchanged.back

    @property
    def bodies(self) -> Bodies | None:
        return self.exchanged.bodies


@rule("HC-PRC-01")
def piercing_attack(world: World, who: str, target: str) -> Play[World]:
    """A piercing attack is named, answered, and opens the guard or strikes through it."""
    mine, theirs = stance(world, who, target), stance(world, target, who)
    thrust = yield from declare_piercing_attack(world, mine, theirs)
    done = yield from do(resolve_piercing_attack, mine, theirs, thrust, bodies(world, who, target), world.options)
    return (yield from apply_piercing_attack(world, mine, theirs, thrust, done))


@rule("HC-PRC-01", "HC-PRC-08")
def declare_piercing_attack(world: World, mine: Stance, theirs: Stance) -> Play[Thrust]:
    """Which dice of the group attack."""
    before = fight_of(world).fighter(mine.who).piercing
    failures = before.failures if before is not None and before.target == theirs.who else 0
    named = yield from _name(mine, theirs, failures, world.options)
    yield note("HC-PRC-01", "hc-piercing-attack", who=Ref(mine.who), whom=Ref(theirs.who), dice=named)
    return Thrust(named, failures)


@rule("HC-PRC-02")
def guard_holds(plan: Plan) -> bool:
    """A guard holds that parries everything, or anything with matches."""
    return all(plan) or any(len(block) > 1 for block in plan)


@rule("HC-PRC-02", "HC-RCH-02", "HC-UNA-02")
def goes_through(mine: Stance, theirs: Stance, named: Faces, options: Options) -> int:
    """How many dice go through the best defence; 0 if the guard can hold."""
    near = approach(mine, theirs)
    dice = usable(parrying_dice(theirs), theirs.value)
    if near and max_parried(named[:near], dice, theirs.value, options):
        return 0
    matches = (face * dice.count(face) for face in match_dice(dice))
    if any(stops((worth,), min(named), options) for worth in matches):
        return 0
    return len(named) - near - max_parried(named[near:], dice, theirs.value, options)


@rule("HC-PRC-02", "HC-PRC-03", "HC-PRC-06", "HC-RCH-02", "HC:piercing_first_hit")
@stakes(
    Stake(
        lambda _, done: int(bool(done.through)), "hc-stake-opened", lambda args: args[1].who, lambda args: args[0].who,
        harms=True, bands=(Band("hc-band-opened", lambda _, done: bool(done.through)),), counts=False,
    ),
    DEFENDER_SUFFERS,
    ATTACKER_SUFFERS,
)  # fmt: skip
def resolve_piercing_attack(
    mine: Stance, theirs: Stance, thrust: Thrust, both: Bodies, options: Options
) -> Play[Pierced]:
    """A defence that neither uses matches nor parries all is opened; from the second time on it may be struck through.

    Against reach and for bare hands the first die brings the attacker near.
    """
    named, near = thrust.dice, approach(mine, theirs)
    plan = yield from ask_parry(mine, theirs, named, parrying_dice(theirs), "HC-PRC-02", options)
    if near and plan[0]:
        first = Exchanged(attacker_spent=named[:1], defender_spent=plan[0])
        done = yield from held_off(mine, theirs, Reply("parry", plan), first, options)
        return Pierced(plan, (), (yield from suffered(mine, theirs, done, both, (), options)), held_off=True)
    if guard_holds(plan):
        yield note("HC-PRC-02", "hc-piercing-stopped", who=Ref(theirs.who), attacker=Ref(mine.who))
        return Pierced(plan, (), Exchanged(bodies=both))
    through = tuple(face for face, block in zip(named[near:], plan[near:], strict=True) if not block)
    yield note("HC-PRC-03", "hc-guard-opened", who=Ref(mine.who), whom=Ref(theirs.who), dice=through)
    may_land = thrust.failures >= 1 or options.piercing_first_hit == "first_phase"
    if not may_land or not (yield from _lands(mine, theirs, thrust.failures, options)):
        yield note("HC-PRC-03", "hc-guard-stays-open", who=Ref(theirs.who))
        return Pierced(plan, through, Exchanged(bodies=both))
    hits = yield from pierced(mine, theirs.who, named, through, options)
    body = yield from do(land_hits, both.defender, hits, Landing(mine.weapon.unarmed, one_row=True), options)
    return Pierced(plan, through, Exchanged(hits, bodies=both._replace(defender=body)), lands=True)


@rule("HC-PRC-03", "HC-PRC-04", "HC-PRC-06")
def apply_piercing_attack(world: World, mine: Stance, theirs: Stance, thrust: Thrust, done: Pierced) -> Play[World]:
    """Dice are spent; an opened guard stays open for the next phase, and dice that were not needed may stay for it."""
    who, target = mine.who, theirs.who
    if done.held_off:
        world = put(world, replace(fight_of(world).fighter(who), piercing=None))
        return (yield from apply_exchange(world, who, target, done.exchanged))
    world = spend(world, who, thrust.dice, acted=True)
    world = spend(world, target, faces_of(done.plan))
    holds = guard_holds(done.plan)
    world = keep_reach(world, target, holds, theirs.reach and not holds)
    fighter = fight_of(world).fighter(who)
    if holds:
        return put(world, replace(fighter, piercing=None))
    if done.lands:
        world = put(world, replace(fighter, piercing=None))
        assert done.bodies is not None
        return (yield from apply_hits(world, done.bodies.defender, who, done.hits))
    not_needed = len(mine.group) - len(thrust.dice)
    opened = Piercing(target, thrust.dice, thrust.failures + 1)
    carries = tuple(sorted(mine.dice))
    return put(world, replace(fighter, piercing=opened, renewed=True, carries=carries, may_carry=not_needed))


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
    answers = Offers(
        {f"dice:{','.join(map(str, faces))}": faces for faces in choices},
        lambda key, faces: Answer(key, faces, phrase("hc-answer-pierce", faces=faces)),
    )
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
def pierced(mine: Stance, whom: str, named: Faces, through: Faces, options: Options) -> Play[Hits]:
    """Every die that goes through is a hit: critical for a match die of the attack, severe for a run die."""
    matches = match_dice(named)
    hits: Hits = tuple("critical" if face in matches else "severe" for face in through)
    yield note("HC-PRC-07", "hc-pierces", who=Ref(mine.who), whom=Ref(whom), hits=counted(worst_first(hits)))
    if options.piercing_damage_throw:
        hits += yield from strike(mine, whom, EXTRA, options)
    return worst_first(hits)
