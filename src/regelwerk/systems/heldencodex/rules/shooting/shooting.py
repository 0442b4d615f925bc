"""Shooting in a fight: shoot at once or aim, evade, and where the hits land."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.dice import Handful
from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, do, meanwhile, note, roll
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.systems.heldencodex.rules.fight.arming import only_single_throws
from regelwerk.systems.heldencodex.rules.fight.consequences import strike_home
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fighter, acting, fight_of, put, weapon_of
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT, Goal, reach, shot
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping, legal_keeps
from regelwerk.systems.heldencodex.rules.probe.pools import Prober, has_dice_for, total_bonus
from regelwerk.systems.heldencodex.rules.probe.probe import attempt
from regelwerk.systems.heldencodex.rules.probe.throwing import Lying, set_aside
from regelwerk.systems.heldencodex.rules.scene.plans import TargetSize
from regelwerk.systems.heldencodex.rules.shooting.shots import (
    EVASIONS,
    MOVING,
    Archer,
    expected_minimum,
    minimum,
    resolve_shot,
    throw_for_target,
    told_size,
)
from regelwerk.systems.heldencodex.state import Hero, World, seat_of
from regelwerk.systems.heldencodex.values import BASIC_ART, DamageDice

REACTION = 11
"""What a reaction probe must reach to notice a shot (HC-RNG-22) or an ambush (HC-ASN-01)."""


@rule("HC-RNG-20")
def ranged_lead(die: int) -> int:
    """How many dice a shooter must keep of each throw, by the size of the dice."""
    return {8: 3, 12: 2, 20: 1}[die]


def size_of(world: World, who: str) -> TargetSize:
    """How large a target somebody is; humans are large."""
    return dict(fight_of(world).plan.sizes).get(who, "large")


def goal_of(world: World, fighter: Fighter) -> Goal:
    """What a shooter's dice are kept for: the minimum that the target probably demands."""
    target = fight_of(world).fighter(fighter.target)
    metres = fight_of(world).distance(fighter.who, target.who)
    return shot(expected_minimum(size_of(world, target.who), target.move, metres, world.options), MOVING[fighter.move])


class ShootScene(NamedTuple):
    """What a shooter knows after the first throw of a phase."""

    prober: Prober
    lying: Lying
    thrown: Faces
    goal: Goal
    hero: Hero


@rule("HC-RNG-01", "HC-RNG-02", "HC-RNG-03", "HC-RNG-04", "HC-PRC-03", "HC-MEL-24", "HC:aim_without_rethrow")
def throw_to_shoot(world: World, fighter: Fighter, prober: Prober, lying: Lying) -> Play[Fighter]:
    """Throw the dice in hand; then shoot at once with all that lies there, aim (keep some and throw on), or give up.

    Whose guard was opened may only throw once, and aims with what lies there.
    """
    thrown: Faces = ()
    if lying.hand:
        thrown = yield from roll(Handful(lying.hand, prober.reading.die), "HC-RNG-01", seat=prober.seat, who=prober.who)
    lies = tuple(sorted(lying.faces + thrown))
    lead = ranged_lead(prober.reading.die)
    goal = goal_of(world, fighter)
    situation = Keeping(lying.faces, thrown, prober.reading, lead, goal, lying.free)
    single = only_single_throws(fight_of(world), fighter.who)
    may_aim = world.options.aim_without_rethrow or (len(legal_keeps(situation)) > 1 and not single)
    answers = [Answer("shoot", "shot", phrase("hc-answer-shoot", whom=Ref(fighter.target)))]
    if may_aim:
        answers.append(Answer("aim", "aiming", phrase("hc-answer-aim")))
    hero = world.find(fighter.who)
    if not hero.sheet.gives_up:
        answers.append(Answer("surrender", "surrender", phrase("hc-action-surrender")))
    mode = "shot"
    if len(answers) > 1:
        question = phrase(
            "hc-ask-shoot", who=Ref(fighter.who), whom=Ref(fighter.target), dice=lies, minimum=goal.target
        )
        scene = ShootScene(prober, lying, thrown, goal, hero)
        mode = yield from choose(prober.seat, prober.who, "HC-RNG-02", question, Listed(answers), "shoot", scene)
    if mode == "surrender":
        return fighter._replace(out="gave_up")
    done = lying._replace(faces=lies, hand=0, throws=lying.throws + 1)
    if mode == "shot":
        return fighter._replace(lying=done, shooting="shot")
    yield note("HC-RNG-03", "hc-aims", who=Ref(fighter.who), whom=Ref(fighter.target))
    if single:
        lying = done
    elif thrown:
        lying = yield from set_aside(prober, lead, goal, lying, thrown, not world.options.aim_without_rethrow)
    return fighter._replace(lying=lying, shooting="aiming")


@rule("HC-RNG-21", "HC-RNG-22", "HC-RNG-23", "HC-MEL-23")
def evade(world: World, who: str) -> Play[tuple[World, int]]:
    """The target of a shot evades, if it knows or notices in time: one probe whose result raises the minimum."""
    fight = fight_of(world)
    fighter = fight.fighter(who)
    hero = world.find(who)
    awareness = fighter.awareness
    if hero.down:
        return world, 0
    world = put(world, fighter._replace(awareness="aware"))
    if awareness == "unsuspecting":
        yield note("HC-RNG-21", "hc-unsuspecting", who=Ref(who))
        return world, 0
    if awareness == "noticing":
        hero, probed = yield from attempt(hero, "reaction", "single", reach(REACTION), world.options)
        world = world.put(hero)
        if not probed.reaches(REACTION):
            yield note("HC-RNG-22", "hc-notices-too-late", who=Ref(who))
            return world, 0
    known = [*EVASIONS, *([BASIC_ART] if hero.has_shield else [])]
    ways = [way for way in known if has_dice_for(hero, way, world.options)]
    if not ways:
        return world, 0
    answers = [Answer("stand", "", phrase("hc-answer-stand"))]
    answers += [Answer(f"evade:{way}", way, phrase("hc-answer-evade", way=Word(f"hc-evade-{way}"))) for way in ways]
    question = phrase("hc-ask-evade", who=Ref(who))
    way = yield from choose(seat_of(hero), who, "HC-RNG-23", question, Listed(answers), "stand", (world, who))
    if not way:
        return world, 0
    hero, probed = yield from attempt(hero, way, "single", RESULT, world.options)
    return world.put(hero), probed.result


@rule("HC-RNG-14", "HC-RNG-16", "HC-RNG-19", "HC:torso_shot")
def shoot(world: World, who: str) -> Play[World]:
    """A shot from the master's dice to the wounds: all hits land in one armour row."""
    fight = fight_of(world)
    fighter = fight.fighter(who)
    target = fight.fighter(fighter.target)
    options = world.options
    hero = world.find(who)
    weapon = weapon_of(world, fighter)
    size = size_of(world, target.who)
    size, torso = yield from _at_the_torso(world, fighter, size)
    yield meanwhile(acting(world, who))
    thrown = yield from throw_for_target(size, target.move, options)
    world, evaded = yield from evade(world, target.who)
    needed = minimum(size, thrown, fight.distance(who, target.who), evaded, options)
    yield note("HC-RNG-07", "hc-shoots", who=Ref(who), whom=Ref(target.who), size=told_size(size), minimum=needed)
    ts = DamageDice(weapon.ts.dice + total_bonus(hero, weapon.id, "TS"), weapon.ts.die)
    archer = Archer(who, seat_of(hero), fighter.dice, fighter.value, ts, MOVING[fighter.move], fighter.turned)
    yield meanwhile(acting(world, who))
    done = yield from do(resolve_shot, archer, needed.total, options)
    world = put(world, fight_of(world).fighter(who)._replace(dice=(), group=(), acted=True))
    rows = ("torso",) if torso else ()
    return (yield from strike_home(world, target.who, who, done.hits, rows, one_row=True, ignore_armour=done.legendary))


def _at_the_torso(world: World, fighter: Fighter, size: TargetSize) -> Play[tuple[TargetSize, bool]]:
    """Instead of a human somebody may shoot at the torso, a small target: then all hits land there."""
    if size != "large" or not world.options.torso_shot:
        return size, False
    answers: Listed[bool] = Listed(
        [Answer("anywhere", False, phrase("hc-answer-anywhere")), Answer("torso", True, phrase("hc-answer-torso"))]
    )
    hero = world.find(fighter.who)
    question = phrase("hc-ask-torso", who=Ref(fighter.who), whom=Ref(fighter.target), dice=fighter.dice)
    scene = (world, fighter.who)
    torso = yield from choose(seat_of(hero), fighter.who, "HC-RNG-16", question, answers, "anywhere", scene)
    return ("small", True) if torso else (size, False)
