"""Assassination: an attack from ambush, before the victim knows that there is a fight."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import stakes
from regelwerk.engine.effects import Play, choose, do, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.consequences import apply_hits
from regelwerk.systems.heldencodex.rules.fight.damage import Hits, counted, resolve_damage, told, worst_first
from regelwerk.systems.heldencodex.rules.fight.damage import spelt as spelt_hits
from regelwerk.systems.heldencodex.rules.fight.fight_state import fight_of, put, weapon_of
from regelwerk.systems.heldencodex.rules.fight.harm import Landing, harm, land_hits
from regelwerk.systems.heldencodex.rules.fight.stances import spend, stance
from regelwerk.systems.heldencodex.rules.melee.attacks import attack
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import Stance, ways_to_attack
from regelwerk.systems.heldencodex.rules.probe.goals import reach
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, match_dice
from regelwerk.systems.heldencodex.rules.probe.probe import attempt
from regelwerk.systems.heldencodex.rules.probe.reading import without
from regelwerk.systems.heldencodex.rules.shooting.shots import REACTION
from regelwerk.systems.heldencodex.state import Hero, World
from regelwerk.systems.heldencodex.values import Weapon

BASE = 3
"""Dice of the group that bring the first critical hit."""


@rule("HC-ASN-01", "HC-ASN-06", "HC:assassinate_weapons")
def can_assassinate(weapon: Weapon, options: Options) -> bool:
    """Daggers and bare hands can; other weapons if the table says so."""
    return not weapon.ranged and (weapon.kind in ("dagger", "unarmed") or options.assassinate_weapons == "any")


@rule("HC-ASN-02")
def assassin_hits(group: Faces) -> tuple[Hits, ...]:
    """Every way to score an ambush, the worst first: three dice are a critical hit, the others hit by their role."""
    matches = match_dice(group)
    ways = set()
    for base in set(combinations(group, BASE)):
        rest = without(group, base)
        more: Hits = tuple("critical" if face in matches else "severe" for face in rest)
        ways.add(worst_first(("critical", *more)))
    return tuple(sorted(ways, key=lambda hits: (-hits.count("critical"), hits)))


@rule("HC-ASN-01")
def notices(world: World, victim: str) -> Play[tuple[World, bool]]:
    """Whether the victim of an ambush notices in time; nobody does who sleeps."""
    hero = world.find(victim)
    plan = fight_of(world).plan
    if hero.down or not plan.reaction:
        return world, False
    yield note("HC-ASN-01", "hc-may-notice", who=Ref(victim), minimum=REACTION)
    hero, probed = yield from attempt(hero, "reaction", "single", reach(REACTION), world.options)
    return world.put(hero), probed.reaches(REACTION)


@rule("HC-ASN-02", "HC-ASN-06", "HC-ASN-07")
def fails(world: World, who: str) -> bool:
    """Whether an ambush comes to nothing more than an attack: no group of three, or not the weapon for it."""
    fighter = fight_of(world).fighter(who)
    return len(fighter.group) < BASE or not can_assassinate(weapon_of(world, fighter), world.options)


class Ambushed(NamedTuple):
    """What an ambush has done: its hits, and the victim after them."""

    hits: Hits
    victim: Hero


@rule("HC-ASN-02", "HC-ASN-07", "HC:failed_assassination")
def assassinate(world: World, who: str, victim: str, noticed: bool) -> Play[World]:
    """With a group of three the victim is struck without defence and armour; otherwise it is an ordinary attack."""
    options = world.options
    if noticed or fails(world, who):
        yield note("HC-ASN-07", "hc-ambush-fails", who=Ref(who), whom=Ref(victim), noticed=noticed)
        if options.failed_assassination == "nothing" and not noticed:
            return world
        return (yield from attack(world, who, victim, "hit")) if _can_attack(world, who, victim) else world
    mine = yield from declare_assassination(world, who, victim)
    done = yield from do(resolve_assassination, mine, world.find(victim), options)
    return (yield from apply_assassination(world, who, mine.group, done))


@rule("HC-ASN-02")
def declare_assassination(world: World, who: str, victim: str) -> Play[Stance]:
    """The assassin strikes out of the dark with the whole group."""
    mine = stance(world, who, victim)
    yield note("HC-ASN-02", "hc-assassinates", who=Ref(who), whom=Ref(victim), group=mine.group)
    return mine


@rule("HC-ASN-02", "HC-ASN-03", "HC-ASN-05")
@stakes(
    harm(
        lambda args: args[1].id, lambda args: args[0].who, lambda done: done.hits, lambda args: args[1],
        lambda done: done.victim,
    )
)  # fmt: skip
def resolve_assassination(mine: Stance, victim: Hero, options: Options) -> Play[Ambushed]:
    """The group brings its hits, each match die of it one damage die more; armour does not help."""
    ways = assassin_hits(mine.group)
    hits = ways[0]
    if len(ways) > 1:
        answers = Listed([Answer(f"score:{spelt_hits(way)}", way, told(way)) for way in ways])
        question = phrase("hc-ask-score", who=Ref(mine.who), faces=mine.group)
        default = f"score:{spelt_hits(ways[0])}"
        scene = (mine.group, ways)
        hits = yield from choose(mine.seat, mine.who, "HC-ASN-02", question, answers, default, scene)
    ts = mine.weapon.ts
    dice = ts.dice + mine.ts_bonus + len(match_dice(mine.group))
    yield note(
        "HC-ASN-02", "hc-ambush-hits", who=Ref(mine.who), whom=Ref(victim.id), group=mine.group, hits=counted(hits),
        dice=dice, die=ts.die,
    )  # fmt: skip
    thrown = yield from do(resolve_damage, dice, ts.die, mine.who, mine.seat, victim.id, options)
    hits = worst_first(hits + thrown)
    return Ambushed(hits, (yield from do(land_hits, victim, hits, Landing(ignore_armour=True), options)))


@rule("HC-ASN-04")
def apply_assassination(world: World, who: str, group: Faces, done: Ambushed) -> Play[World]:
    """The dice are spent, but one die or one set of matches may stay for the fight."""
    world = spend(world, who, group, acted=True)
    # The largest set of matches sets the limit, and only equal dice are offered.
    most = max(map(group.count, group))
    world = put(world, replace(fight_of(world).fighter(who), carries=group, may_carry=most))
    return (yield from apply_hits(world, done.victim, who, done.hits))


def _can_attack(world: World, who: str, victim: str) -> bool:
    mine, theirs = stance(world, who, victim), stance(world, victim, who)
    return bool(ways_to_attack(mine, theirs, world.options))
