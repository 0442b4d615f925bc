"""Before the blows: which arms, where to, at whom, shoot or aim, how to evade, which dice to leave on the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from regelwerk.dice import Law
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.armour import row_of
from regelwerk.systems.heldencodex.rules.fight.arming import Arms, choices_of_arms, metres
from regelwerk.systems.heldencodex.rules.fight.fight_state import (
    IN_REACH,
    Fighter,
    fight_of,
    is_able,
    opponents,
    weapon_of,
)
from regelwerk.systems.heldencodex.rules.fight.harm import has_had_enough
from regelwerk.systems.heldencodex.rules.probe.best_play import best_keep, chance, worths
from regelwerk.systems.heldencodex.rules.probe.goals import Goal, shot
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, best_group, rank, usable
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping
from regelwerk.systems.heldencodex.rules.probe.pools import Prober, pool, prober, total_bonus
from regelwerk.systems.heldencodex.rules.probe.prospects import promise
from regelwerk.systems.heldencodex.rules.probe.reading import LIVE, Reading
from regelwerk.systems.heldencodex.rules.shooting.shooting import goal_of
from regelwerk.systems.heldencodex.rules.shooting.shots import (
    MOVING,
    TARGETS,
    Evading,
    Target,
    demanded,
    evasions,
    for_distance,
    ranged_lead,
    shot_result,
)
from regelwerk.systems.heldencodex.rules.shooting.targets import ShootScene, target_of
from regelwerk.systems.heldencodex.state import Hero, World
from regelwerk.systems.heldencodex.tactics.weights import BARE, Temper, bearable, harm, row_shell

GOOD_SHOT = 0.4
"""From this chance on nobody aims any longer."""
EVADED = 7
"""What a target that evades adds to the minimum of a shot, more or less; nearly all of them do."""
PATIENCE = 10
"""The phases after which a stalled shoot-out is ended with blades by the side that is not outnumbered."""
WEAK = 0.4
"""A fighter this much weaker than the opponents leaves the fighting to others, if there are any."""


# -- strength ---------------------------------------------------------------------------------------------------------


def strength(hero: Hero, arms: Arms, options: Options) -> float:
    """How much somebody can do with some arms: usable dice of a throw times what a hit does."""
    made = pool(hero, arms.art, options)
    dice = made.dice.total
    good = max(0, min(made.value.total, made.die) - LIVE + 1) / made.die
    ts = arms.weapon.ts
    hit = harm(ts.dice + total_bonus(hero.sheet, arms.weapon.id, "TS"), ts.die, BARE, options)
    return dice * good * (1.0 + hit)


@lru_cache(maxsize=1 << 12)
def best_arms(hero: Hero, ranged: bool, options: Options) -> tuple[float, str]:
    """The best arms of one kind: how strong they make somebody, and their key; "" if there are none."""
    found = [
        (strength(hero, arms, options), arms.key) for arms in choices_of_arms(hero) if arms.weapon.ranged == ranged
    ]
    return max(found, default=(0.0, ""), key=lambda entry: entry[0])


def _nearest(world: World, fighter: Fighter) -> int:
    fight = fight_of(world)
    gaps = [fight.distance(fighter.who, foe.who) for foe in opponents(world, fighter) if is_able(world, foe)]
    return min(gaps, default=2)


def arms(world: World, who: str, temper: Temper) -> str:
    """Shoot while nobody can come near in this phase, or if the blade is next to nothing beside the bow."""
    hero = world.find(who)
    fighter = fight_of(world).fighter(who)
    shot, bow = best_arms(hero, True, world.options)
    blow, blade = best_arms(hero, False, world.options)
    if not bow or not blade:
        return bow or blade
    gap = _nearest(world, fighter)
    slow, _ = metres(world.options)
    if gap > IN_REACH + slow:
        return blade if _is_fed_up(world, fighter) else bow
    if gap > IN_REACH:
        return bow if fighter.carried or shot > blow * (1 + temper.point_blank) / 2 else blade
    return bow if shot > blow * temper.point_blank else blade


def _is_fed_up(world: World, fighter: Fighter) -> bool:
    """Whether a fight has lasted long and the own side has the numbers to end it hand to hand."""
    if fight_of(world).phase <= PATIENCE:
        return False
    side = world.find(fighter.who).sheet.side
    own = [world.find(one.who).sheet.side == side for one in fight_of(world).fighters if is_able(world, one)]
    return own.count(True) >= own.count(False)


def movement(world: World, who: str) -> str:
    """Those who fight hand to hand close in; those who shoot stand still, and no match for the others stays back.

    Whoever has run cannot strike (HC-RNG-24): nobody runs to where an opponent walks up to him and can. Nor does
    anybody leave friends behind who shoot better than the others: they have to come, and meet arrows on the way.
    """
    fight = fight_of(world)
    fighter = fight.fighter(who)
    gap = _nearest(world, fighter)
    if gap <= IN_REACH or weapon_of(world, fighter).ranged:
        return "stay"
    slow, fast = metres(world.options)
    foes = [foe for foe in opponents(world, fighter) if is_able(world, foe)]
    blades = [fight.distance(who, foe.who) for foe in foes if not _shoots(world, foe)]
    if is_no_match(world, fighter):
        can_go_back = all(fight.distance(who, foe.who) > IN_REACH for foe in opponents(world, fighter))
        is_threatened = min(blades, default=gap) <= IN_REACH + fast
        return "back_fast" if is_threatened and can_go_back and _is_covered(world, fighter) else "stay"
    if _outshoots(world, fighter) and not _is_fed_up(world, fighter):
        return "stay"
    meets_blades = min(blades, default=gap + fast) - fast <= IN_REACH + slow
    if meets_blades or gap <= IN_REACH + slow:
        return "slow"
    return "fast" if len(blades) < len(foes) or gap > IN_REACH + fast else "slow"


def _shoots(world: World, fighter: Fighter) -> bool:
    """Whether somebody shoots in this phase; who has not made ready yet is taken to, with something to shoot with."""
    if fighter.weapon:
        return weapon_of(world, fighter).ranged
    return bool(best_arms(world.find(fighter.who), True, world.options)[1])


def _outshoots(world: World, fighter: Fighter) -> bool:
    """Whether the own side shoots better than the other.

    Bows count also of those who are hemmed in at the moment: a side that is in the middle of coming must not stop.
    """
    side = world.find(fighter.who).sheet.side
    lead = 0.0
    for one in fight_of(world).fighters:
        if is_able(world, one):
            hero = world.find(one.who)
            shot = best_arms(hero, True, world.options)[0]
            lead += shot if hero.sheet.side == side else -shot
    return lead > 0.0


def is_no_match(world: World, fighter: Fighter) -> bool:
    """Whether somebody has no business in a fight hand to hand with these opponents."""
    if _is_fed_up(world, fighter):
        return False
    foes = [_might(world, foe) for foe in opponents(world, fighter) if is_able(world, foe)]
    return bool(foes) and _might(world, fighter) < WEAK * max(foes)


def _is_covered(world: World, fighter: Fighter) -> bool:
    """Whether somebody else of the own side holds the opponents back."""
    side = world.find(fighter.who).sheet.side
    return any(
        world.find(other.who).sheet.side == side and is_able(world, other) and not is_no_match(world, other)
        for other in fight_of(world).fighters
        if other.who != fighter.who
    )


def _might(world: World, fighter: Fighter) -> float:
    return best_arms(world.find(fighter.who), False, world.options)[0]


# -- shooting ---------------------------------------------------------------------------------------------------------


def target(world: World, who: str, foes: Sequence[str]) -> str:
    """Whom a shot most probably takes out of the fight: easy to hit, evading badly, little left to bear."""
    fighter = fight_of(world).fighter(who)
    shooter = prober(world.find(who), fighter.art, world.options)
    ts = weapon_of(world, fighter).ts

    def worth(foe: str) -> tuple[float, bool]:
        hero = world.find(foe)
        demand = _demand(target_of(world, replace(fighter, target=foe)), hero, world.options)
        goal = shot(usually_needed(*demand), MOVING[fighter.move])
        harmed = harm(ts.dice, ts.die, row_shell(hero), world.options)
        hits = at_once(shooter.dice, shooter.reading, goal)
        return hits * min(1.0, (0.3 + harmed) / bearable(hero)), foe == fighter.target

    return f"target:{max(foes, key=worth)}"


@lru_cache(maxsize=1 << 13)
def at_once(dice: int, reading: Reading, goal: Goal) -> float:
    """The chance to reach a goal with one throw."""
    return float(chance(dice, reading, dice, goal)) if dice else 0.0


@lru_cache(maxsize=1 << 14)
def _aimed(situation: Keeping) -> float:
    """The chance to reach a goal if the cascade is played to its end."""
    return float(worths(situation)[0][1])


@lru_cache(maxsize=1 << 10)
def needed(target: Target, evading: Prober | None, options: Options) -> Law[int]:
    """The law of what a target demands that evades with these dice."""
    return Odds().law(demanded, target, evading, options)


@lru_cache(maxsize=1 << 10)
def usually_needed(target: Target, evading: Prober | None, options: Options) -> int:
    """What such a target demands on average."""
    return round(needed(target, evading, options).mean())


def chance_to_hit(result: int, target: Target, foe: Hero, options: Options) -> float:
    """How likely a result reaches a minimum whose dice are still to fall; who can evade does."""
    return float(needed(*_demand(target, foe, options)).at_most(result)) if result > 0 else 0.0


def _demand(target: Target, foe: Hero, options: Options) -> tuple[Target, Prober | None, Options]:
    """What the demand of a target depends on, which evades in the best way if it can."""
    evading = None if foe.down or target.awareness == "unsuspecting" else _evading(foe, options)
    return target._replace(who="", rows=()), evading, options


@lru_cache(maxsize=1 << 12)
def _evading(hero: Hero, options: Options) -> Prober | None:
    """The dice with which somebody evades best; the same ones have the same law, whoever throws them."""
    best = max(evasions(hero, options), key=lambda way: _evades(hero, way, options), default=None)
    return prober(hero, best, options)._replace(who="", seat="", ability="") if best else None


def _evades(hero: Hero, way: str, options: Options) -> float:
    """How well somebody evades with a skill, by its dice and its value."""
    made = pool(hero, way, options)
    return made.dice.total * min(made.die, max(made.value.total, LIVE))


def evaded(goal: Goal) -> Goal:
    """What a shot has to reach if the target evades."""
    return goal._replace(target=goal.target + EVADED)


def keep(situation: Keeping) -> Faces:
    """The best dice to keep; those of a shot are kept for a target that evades."""
    if situation.goal.name == "total" and situation.goal.target:
        situation = situation._replace(goal=evaded(situation.goal))
    return best_keep(situation)


def shoot_or_aim(scene: ShootScene) -> str:
    """Shoot unless aiming promises more than this shot and the one of the next phase together."""
    owner, lying, thrown, goal, hero, target, foe = scene
    if not hero.sheet.gives_up and has_had_enough(hero, owner.options):
        return "surrender"
    reading = owner.reading
    lies = tuple(sorted(lying.faces + thrown))
    now = chance_to_hit(promise(lies, reading, goal._replace(target=0)), target, foe, owner.options)
    if now >= GOOD_SHOT or not thrown:
        return "shoot"
    goal = evaded(goal)
    then = _aimed(Keeping(lying.faces, thrown, reading, ranged_lead(reading.die), goal, lying.free))
    return "aim" if then > now + at_once(owner.dice, reading, goal) else "shoot"


def torso(world: World, who: str) -> str:
    """Shoot at the torso if it is bare while the rest is not, and the dice are high enough."""
    fight = fight_of(world)
    fighter = fight.fighter(who)
    foe = fight.fighter(fighter.target)
    hero = world.find(foe.who)
    if row_shell(hero) == BARE:
        return "anywhere"
    body = row_of(hero, "torso")
    base, sides = TARGETS["small"]
    needed = base + sides + for_distance(fight.distance(who, foe.who), world.options)
    bare = not body.heavy and not body.light and foe.move == "stay"
    return "torso" if bare and shot_result(fighter.dice, fighter.value, world.options) >= needed else "anywhere"


def evade(scene: Evading, ways: Sequence[str]) -> str:
    """Get out of the way with the best of the skills; who has no die for any stands."""
    hero, options = scene
    best = max(ways, key=lambda way: _evades(hero, way, options))
    return f"evade:{best}" if _evades(hero, best, options) > 0 else "stand"


def carry(world: World, who: str, choices: Sequence[Faces]) -> str:
    """After aiming all dice that reach the minimum, otherwise the group or the best die; else as many as possible."""
    fighter = fight_of(world).fighter(who)
    value, options = fighter.value, world.options
    if fighter.shooting == "aiming":
        chosen = fighter.dice
        if shot_result(chosen, value, options) < evaded(goal_of(world, fighter)).target:
            chosen = best_group(chosen, value, True, options) or usable(chosen, value)[-1:]
    else:
        most = max(map(len, choices))
        chosen = max(
            (one for one in choices if len(one) == most),
            key=lambda faces: (rank(best_group(faces, value, True, options)), len(usable(faces, value)), sum(faces)),
        )
    return f"carry:{','.join(map(str, sorted(chosen)))}"
