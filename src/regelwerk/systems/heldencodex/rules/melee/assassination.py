"""Assassination: an attack from ambush, before the victim knows that there is a fight."""

from __future__ import annotations

from itertools import combinations

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, do, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.consequences import strike_home
from regelwerk.systems.heldencodex.rules.fight.damage import Hits, damage_throw, told, worst_first
from regelwerk.systems.heldencodex.rules.fight.damage import spelt as spelt_hits
from regelwerk.systems.heldencodex.rules.fight.fight_state import fight_of, put, weapon_of
from regelwerk.systems.heldencodex.rules.fight.stances import spend, stance
from regelwerk.systems.heldencodex.rules.melee.attacks import attack
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import ways_to_attack
from regelwerk.systems.heldencodex.rules.probe.goals import reach
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, match_dice
from regelwerk.systems.heldencodex.rules.probe.probe import attempt
from regelwerk.systems.heldencodex.rules.probe.reading import without
from regelwerk.systems.heldencodex.rules.shooting.shooting import REACTION
from regelwerk.systems.heldencodex.state import World, seat_of
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
    hero, probed = yield from attempt(hero, "reaction", "single", reach(REACTION), world.options)
    return world.put(hero), probed.reaches(REACTION)


@rule("HC-ASN-02", "HC-ASN-06", "HC-ASN-07")
def fails(world: World, who: str) -> bool:
    """Whether an ambush comes to nothing more than an attack: no group of three, or not the weapon for it."""
    fighter = fight_of(world).fighter(who)
    return len(fighter.group) < BASE or not can_assassinate(weapon_of(world, fighter), world.options)


@rule("HC-ASN-02", "HC-ASN-03", "HC-ASN-04", "HC-ASN-05", "HC-ASN-07", "HC:failed_assassination")
def assassinate(world: World, who: str, victim: str, noticed: bool) -> Play[World]:
    """With a group of three the victim is struck without defence and armour; otherwise it is an ordinary attack."""
    options = world.options
    fighter = fight_of(world).fighter(who)
    hero = world.find(who)
    weapon = weapon_of(world, fighter)
    if noticed or fails(world, who):
        yield note("HC-ASN-07", "hc-ambush-fails", who=Ref(who), whom=Ref(victim), noticed=noticed)
        if options.failed_assassination == "nothing" and not noticed:
            return world
        if not fighter.dice:
            return world
        return (yield from attack(world, who, victim, "hit")) if _can_attack(world, who, victim) else world
    ways = assassin_hits(fighter.group)
    hits = ways[0]
    if len(ways) > 1:
        answers = Listed([Answer(f"score:{spelt_hits(way)}", way, told(way)) for way in ways])
        question = phrase("hc-ask-score", who=Ref(who), faces=fighter.group)
        default = f"score:{spelt_hits(ways[0])}"
        scene = (fighter.group, ways)
        hits = yield from choose(seat_of(hero), who, "HC-ASN-02", question, answers, default, scene)
    yield note("HC-ASN-02", "hc-assassinates", who=Ref(who), whom=Ref(victim), group=fighter.group)
    mine = stance(world, who, victim)
    dice = weapon.ts.dice + mine.ts_bonus + len(match_dice(fighter.group))
    thrown = yield from do(damage_throw, dice, weapon.ts.die, who, seat_of(hero), options)
    group = fighter.group
    world = spend(world, who, group, acted=True)
    # One die, or one set of matches: the largest one sets the limit, and only equal dice are offered.
    most = max(map(group.count, group))
    world = put(world, fight_of(world).fighter(who)._replace(carries=group, may_carry=most))
    return (yield from strike_home(world, victim, who, worst_first(hits + thrown), ignore_armour=True))


def _can_attack(world: World, who: str, victim: str) -> bool:
    mine, theirs = stance(world, who, victim), stance(world, victim, who)
    return next(ways_to_attack(mine, theirs, world.options), None) is not None
