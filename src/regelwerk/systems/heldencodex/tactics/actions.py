"""What to do when the initiative comes round: every action on offer is estimated in the same coin."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.rules.body.armour import row_of, rows_of
from regelwerk.systems.heldencodex.rules.fight.actions import Action, possible
from regelwerk.systems.heldencodex.rules.fight.combat_dice import GroupScene
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, Fighter, fight_of, in_reach, is_able, put
from regelwerk.systems.heldencodex.rules.fight.harm import has_had_enough
from regelwerk.systems.heldencodex.rules.fight.stances import stance
from regelwerk.systems.heldencodex.rules.melee.attacks import AimScene, most_excluded
from regelwerk.systems.heldencodex.rules.melee.choke import HOLD, ways_to_choke
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import Stance, approach, group_manoeuvres, ways_to_attack
from regelwerk.systems.heldencodex.rules.melee.parrying import max_parried
from regelwerk.systems.heldencodex.rules.melee.piercing_attack import PierceScene
from regelwerk.systems.heldencodex.rules.melee.power_attack import PowerScene, values_to_name
from regelwerk.systems.heldencodex.rules.melee.replies import parrying_dice
from regelwerk.systems.heldencodex.rules.melee.sweep import SweepScene, sweep_targets
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, best_group, usable
from regelwerk.systems.heldencodex.rules.probe.reading import live, without
from regelwerk.systems.heldencodex.rules.probe.throwing import listed
from regelwerk.systems.heldencodex.state import Hero, World
from regelwerk.systems.heldencodex.tactics.melee import (
    STRIPPED,
    attacking,
    damage_dice,
    passing,
    pierce_worth,
    power_worth,
    sweep_die,
    threat,
)
from regelwerk.systems.heldencodex.tactics.weights import ENOUGH, Shell, Temper, bearable, harm, row_shell, shell_of

STOLEN, HELD, OUT_COLD = 1.6, 1.2, 8.0
"""What a choke hold is worth: the hold, each die that it steals, and the last one of them."""
POINTLESS = -100.0


class Side(NamedTuple):
    """Two who face each other, and what is left of both: stances, armour, and how much the target is worth."""

    me: Stance
    foe: Stance
    mine: Shell
    theirs: Shell
    hero: Hero
    weight: float


def facing(world: World, who: str, target: str) -> Side:
    """The situation between two fighters. An opponent who can bear least is worth most; one who is down, nothing."""
    me, foe = stance(world, who, target), stance(world, target, who)
    hero = world.find(target)
    weight = 1.5 - 0.5 * min(1.0, bearable(hero) / ENOUGH)
    mine = shell_of(world.find(who), (), foe.weapon.unarmed, me.bout)
    return Side(me, foe, mine, shell_of(hero, (), me.weapon.unarmed, me.bout), hero, weight)


def action(world: World, who: str, actions: list[Action], temper: Temper) -> str:
    """The action that promises most; a fighter who has lost anyway runs or surrenders in time."""
    hero = world.find(who)
    if Action("surrender") in actions and has_had_enough(hero, world.options):
        return "surrender"
    return best_action(world, who, actions, temper)[1]


def best_action(world: World, who: str, actions: Sequence[Action], temper: Temper) -> tuple[float, str]:
    """What the most promising action is worth, and its key."""
    fighter = fight_of(world).fighter(who)
    sides = {foe.who: facing(world, who, foe.who) for foe in in_reach(world, fighter) if is_able(world, foe)}
    if not sides:
        # Nobody is in reach who could strike back: there is nothing to win.
        return 0.0, "pass"
    feared = {foe: threat(side.foe, side.me, (), side.mine, world.options) for foe, side in sides.items()}
    runs = _wants_out(world, fighter, temper)
    best, key = -max(-passing(s.me, s.foe, s.mine, temper, world.options) for s in sides.values()), "pass"
    for one in actions:
        if one.kind in ("pass", "surrender") or (one.target and one.target not in sides):
            continue
        if one.kind == "flee" and not runs:
            continue
        worth = _worth(world, fighter, one, sides, temper)
        others = sum(feared[foe] for foe in feared if foe != one.target) if one.kind != "sweep" else 0.0
        worth -= 0.5 * temper.caution * others / len(feared)
        if worth > best:
            best, key = worth, one.key
    return best, key


def group(scene: GroupScene, temper: Temper) -> str:
    """The group with which the turn to come promises most; of equals the better one by the order of groups.

    Whose dice are not settled yet is taken to have all of them that count, and the best group.
    """
    world, who, groups = scene
    for fighter in fight_of(world).fighters:
        if fighter.who != who and fighter.lying.faces and not fighter.dice and not fighter.shooting:
            dice = live(fighter.lying.faces)
            world = put(world, replace(fighter, dice=dice, group=best_group(dice, fighter.value, True, world.options)))

    def worth(named: Faces) -> float:
        named_by = replace(fight_of(world).fighter(who), group=named)
        then = put(world, named_by)
        return best_action(then, who, tuple(possible(then, named_by)), temper)[0]

    return f"group:{listed(max(groups, key=worth))}"


def _wants_out(world: World, fighter: Fighter, temper: Temper) -> bool:
    """Whether somebody who can bear little more is outnumbered."""
    if bearable(world.find(fighter.who)) > temper.last_stand:
        return False
    side = world.find(fighter.who).sheet.side
    able = [world.find(one.who).sheet.side == side for one in fight_of(world).fighters if is_able(world, one)]
    return able.count(False) > able.count(True)


def _worth(world: World, fighter: Fighter, one: Action, sides: dict[str, Side], temper: Temper) -> float:
    if one.kind == "sweep":
        return _sweeping(world, fighter, sides, temper)
    side = sides[one.target]
    match one.kind:
        case "attack":
            found = _ordinary(side, temper, world)
        case "aimed":
            found = _aimed(side, temper, world)
        case "power":
            found = _power(world, fighter, side, temper)
        case "piercing":
            found = _piercing(world, fighter, side, temper)
        case "choke":
            found = _choking(world, fighter, side, temper)
        case "flee":
            found = ENOUGH if _gets_through(side, world) else POINTLESS
        case _:
            return POINTLESS
    return found * side.weight if found > 0 else found


def _ordinary(side: Side, temper: Temper, world: World) -> float:
    me, foe, mine, theirs, _, _ = side
    options = world.options
    return max(attacking(me, foe, way, (theirs, mine), temper, options) for way in ways_to_attack(me, foe, options))


def _gets_through(side: Side, world: World) -> bool:
    """Whether some attack cannot be parried at all."""
    me, foe, options = side.me, side.foe, world.options
    near = approach(me, foe)
    for way in ways_to_attack(me, foe, options):
        values = tuple(sum(block) for block in way)
        if near and max_parried(values[:1], parrying_dice(foe), foe.value, options):
            continue
        if max_parried(values[near:], parrying_dice(foe), foe.value, options) < len(values) - near:
            return True
    return False


# -- aimed attacks ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def excluded(scene: AimScene) -> tuple[str, ...]:
    """The rows to exclude: all that carry armour, the best ones first, as many as the dice allow."""
    me, _, hero, options = scene
    rows = rows_of(hero)
    most = most_excluded(me.group, len(rows), options)
    worn = [row for row in (row_of(hero, row) for row in rows) if row.heavy or row.light]
    worn.sort(key=lambda row: (-min(row.heavy, 1), -row.heavy - row.light))
    chosen = {row.id for row in worn[:most]}
    return tuple(row for row in rows if row in chosen)


def aim_rows(scene: AimScene, default: str) -> str:
    """The armoured rows, in their order."""
    rows = excluded(scene)
    return f"exclude:{','.join(rows)}" if rows else default


def _aimed(side: Side, temper: Temper, world: World) -> float:
    """An attack at bare rows: one die of the group is lost, but armour does not help any more."""
    me, foe, mine, theirs, hero, _ = side
    options = world.options
    out = excluded(AimScene(me, foe, hero, options))
    if not out:
        return POINTLESS
    enough = [face for face in me.group if face >= options.aimed_base + len(out)]
    shell = shell_of(hero, tuple(row for row in rows_of(hero) if row not in out), theirs.unarmed, me.bout)
    if not enough or shell == theirs:
        return POINTLESS
    left = without(me.group, (min(enough),))
    aimed = replace(me, dice=without(me.dice, (min(enough),)), group=left)
    ways = group_manoeuvres(left, approach(me, foe) > 0)
    return max((attacking(aimed, foe, way, (shell, mine), temper, options) for way in ways), default=POINTLESS)


# -- special attacks --------------------------------------------------------------------------------------------------


def _power(world: World, fighter: Fighter, side: Side, temper: Temper) -> float:
    going_on = fighter.power is not None and fighter.power.target == side.foe.who
    collected = fighter.power.collected if fighter.power is not None and going_on else 0
    values = tuple(values_to_name(fighter, side.foe.who))
    scene = PowerScene(side.me, side.foe, collected, values, world.options)
    best = max(power_worth(scene, named, side.theirs) for named in values)
    if not best:
        return POINTLESS
    return temper.strike * best - temper.caution * threat(side.foe, side.me, (), side.mine, world.options)


def _piercing(world: World, fighter: Fighter, side: Side, temper: Temper) -> float:
    going_on = fighter.piercing is not None and fighter.piercing.target == side.foe.who
    failures = fighter.piercing.failures if fighter.piercing is not None and going_on else 0
    scene = PierceScene(side.me, side.foe, failures, world.options)
    near, group = approach(side.me, side.foe), side.me.group
    shell = row_shell(side.hero, side.me.bout)
    named = {dice for number in range(near + 1, len(group) + 1) for dice in combinations(group, number)}
    best = max(pierce_worth(dice, scene, shell) for dice in named)
    if not best:
        return POINTLESS
    return temper.strike * best - temper.caution * threat(side.foe, side.me, (), side.mine, world.options)


def _choking(world: World, fighter: Fighter, side: Side, temper: Temper) -> float:
    """A hold is worth something by itself; stolen dice are worth more, the last of them everything."""
    me, foe, options = side.me, side.foe, world.options
    fight: Fight = fight_of(world)
    victim = fight.fighter(foe.who)
    holds = victim.choked_by == fighter.who
    near = 0 if holds else approach(me, foe)
    best = POINTLESS
    for way in ways_to_choke(me, foe, holds, options):
        values = tuple(sum(block) for block in way)
        parry = parrying_dice(foe)
        if near and max_parried(values[:1], parry, foe.value, options):
            continue
        through = len(values) - near - max_parried(values[near:], parry, foe.value, options)
        needed = 0 if holds else HOLD
        if through < max(1, needed):
            continue
        stolen = through - needed
        lost = victim.stolen + stolen >= len(victim.lying.faces)
        best = max(best, temper.strike * (OUT_COLD if lost else HELD + STOLEN * stolen))
    return best - temper.caution * threat(foe, me, (), side.mine, options)


def _sweeping(world: World, fighter: Fighter, sides: dict[str, Side], temper: Temper) -> float:
    """A die for each opponent: who cannot parry is hit, who can is driven off and does not strike any more."""
    options = world.options
    dice = usable(fighter.dice, fighter.value)
    worth = gained = 0.0
    targets = sweep_targets(world, fighter)
    for at, target in enumerate(targets):
        if not dice or target not in sides:
            continue
        me, foe, mine, theirs, _, weight = sides[target]
        face = int(sweep_die(SweepScene(me, dice, foe, len(targets) - at - 1), options).partition(":")[2])
        dice = without(dice, (face,))
        number, die = damage_dice(me)
        if number > 1 and max_parried((face,), parrying_dice(foe), foe.value, options):
            gained += STRIPPED
        else:
            gained += weight * temper.strike * harm(number - 1, die, theirs, options)
            worth -= temper.caution * threat(foe, me, (), mine, options) / len(sides)
    return worth + gained if gained else POINTLESS
