"""Shooting in a fight: shoot at once or aim, evade, and where the hits land."""

from __future__ import annotations

from regelwerk.dice import Handful
from regelwerk.engine.answers import Answer, Listed, Offers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, do, meanwhile, note, roll
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.rules.fight.arming import only_single_throws
from regelwerk.systems.heldencodex.rules.fight.consequences import apply_hits
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fighter, acting, fight_of, put, weapon_of
from regelwerk.systems.heldencodex.rules.probe.goals import Goal, shot
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping, fewest_kept
from regelwerk.systems.heldencodex.rules.probe.pools import Prober, total_bonus
from regelwerk.systems.heldencodex.rules.probe.throwing import Lying, set_aside
from regelwerk.systems.heldencodex.rules.shooting.shots import (
    MOVING,
    Archer,
    Shot,
    Target,
    expected_minimum,
    ranged_lead,
    resolve_shot,
)
from regelwerk.systems.heldencodex.rules.shooting.targets import ShootScene, on_shooting, size_of, target_of
from regelwerk.systems.heldencodex.state import World, seat_of
from regelwerk.systems.heldencodex.values import DamageDice


def goal_of(world: World, fighter: Fighter) -> Goal:
    """What a shooter's dice are kept for: the minimum that the target probably demands."""
    target = fight_of(world).fighter(fighter.target)
    metres = fight_of(world).distance(fighter.who, target.who)
    return shot(expected_minimum(size_of(world, target.who), target.move, metres, world.options), MOVING[fighter.move])


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
    may_aim = world.options.aim_without_rethrow or (fewest_kept(situation) < len(situation.thrown) and not single)
    modes = {"shoot": "shot"}
    if may_aim:
        modes["aim"] = "aiming"
    hero = world.find(fighter.who)
    if not hero.sheet.gives_up:
        modes["surrender"] = "surrender"
    mode = "shot"
    if len(modes) > 1:
        question = phrase(
            "hc-ask-shoot", who=Ref(fighter.who), whom=Ref(fighter.target), dice=lies, minimum=goal.target
        )
        scene = ShootScene(prober, lying, thrown, goal, hero, target_of(world, fighter), world.find(fighter.target))
        answers = Offers(modes, lambda key, mode: Answer(key, mode, _mode_in_words(mode, fighter.target)))
        advice = on_shooting(scene, situation, may_aim=may_aim, may_throw_on=not single)
        mode = yield from choose(prober.seat, prober.who, "HC-RNG-02", question, answers, "shoot", scene, advice)
    if mode == "surrender":
        return replace(fighter, out="gave_up")
    done = replace(lying, faces=lies, hand=0, throws=lying.throws + 1)
    if mode == "shot":
        return replace(fighter, lying=done, shooting="shot")
    yield note("HC-RNG-03", "hc-aims", who=Ref(fighter.who), whom=Ref(fighter.target))
    if single:
        lying = done
    elif thrown:
        lying = yield from set_aside(prober, lead, goal, lying, thrown, not world.options.aim_without_rethrow)
    return replace(fighter, lying=lying, shooting="aiming")


def _mode_in_words(mode: str, target: str) -> Phrase:
    match mode:
        case "aiming":
            return phrase("hc-answer-aim")
        case "surrender":
            return phrase("hc-action-surrender")
    return phrase("hc-answer-shoot", whom=Ref(target))


@rule("HC-RNG-07", "HC-RNG-14")
def shoot(world: World, who: str) -> Play[World]:
    """A shot from the choice where to aim to the wounds."""
    target = fight_of(world).fighter(who).target
    archer, aim = yield from declare_shot(world, who)
    yield meanwhile(acting(world, who))
    done = yield from do(resolve_shot, archer, aim, world.find(target), world.options)
    return (yield from apply_shot(world, who, target, done))


@rule("HC-RNG-16", "HC:torso_shot")
def declare_shot(world: World, who: str) -> Play[tuple[Archer, Target]]:
    """Who shoots with which dice at whom, and perhaps at the torso."""
    fighter = fight_of(world).fighter(who)
    hero, weapon = world.find(who), weapon_of(world, fighter)
    torso = yield from _at_the_torso(world, fighter)
    yield note("HC-RNG-01", "hc-shoots-at", who=Ref(who), whom=Ref(fighter.target), dice=fighter.dice)
    ts = DamageDice(weapon.ts.dice + total_bonus(hero.sheet, weapon.id, "TS"), weapon.ts.die)
    archer = Archer(who, seat_of(hero), fighter.dice, fighter.value, ts, MOVING[fighter.move], fighter.turned)
    return archer, target_of(world, fighter, ("torso",) if torso else ())


@rule("HC-RNG-14", "HC-RNG-22")
def apply_shot(world: World, who: str, target: str, done: Shot) -> Play[World]:
    """The shooter's dice are used up, the target knows of the shooter from now on and bears the wounds."""
    assert done.body is not None
    world = put(world, replace(fight_of(world).fighter(who), dice=(), group=(), acted=True))
    if not world.find(target).down:
        world = put(world, replace(fight_of(world).fighter(target), awareness="aware"))
    return (yield from apply_hits(world.put(done.body), done.body, who, done.hits))


WHERE_TO_AIM: Listed[bool] = Listed(
    [Answer("anywhere", False, phrase("hc-answer-anywhere")), Answer("torso", True, phrase("hc-answer-torso"))]
)


def _at_the_torso(world: World, fighter: Fighter) -> Play[bool]:
    """Instead of a human somebody may shoot at the torso, a small target: then all hits land there."""
    if size_of(world, fighter.target) != "large" or not world.options.torso_shot:
        return False
    hero = world.find(fighter.who)
    question = phrase("hc-ask-torso", who=Ref(fighter.who), whom=Ref(fighter.target), dice=fighter.dice)
    scene = (world, fighter.who)
    return (yield from choose(seat_of(hero), fighter.who, "HC-RNG-16", question, WHERE_TO_AIM, "anywhere", scene))
