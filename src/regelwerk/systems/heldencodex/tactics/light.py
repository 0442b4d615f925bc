"""The light tactic: rules of thumb for those who play very many games, as in studies and when looking ahead.

It strikes where most harm gets through, whatever may come back, aims at most once for a shot, keeps what hangs
together, parries as the rules propose and gives a lost fight up early. Where nobody fights it plays as the sensible
tactic does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any

from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import Policy
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.armour import rows_of
from regelwerk.systems.heldencodex.rules.fight.combat_dice import GroupScene
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fighter, fight_of
from regelwerk.systems.heldencodex.rules.fight.harm import has_had_enough
from regelwerk.systems.heldencodex.rules.melee.attacks import AimScene, WayScene
from regelwerk.systems.heldencodex.rules.melee.exchange import spare_dice
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import (
    Manoeuvres,
    Stance,
    approach,
    group_manoeuvres,
    spelt,
    ways_to_attack,
)
from regelwerk.systems.heldencodex.rules.melee.parrying import max_parried
from regelwerk.systems.heldencodex.rules.melee.piercing_attack import PierceScene
from regelwerk.systems.heldencodex.rules.melee.power_attack import PowerScene, values_to_name
from regelwerk.systems.heldencodex.rules.melee.replies import ParryScene, ReplyScene, parrying_dice
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, best_group, usable
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping, duty
from regelwerk.systems.heldencodex.rules.probe.mastery import Aftermath
from regelwerk.systems.heldencodex.rules.probe.reading import without
from regelwerk.systems.heldencodex.rules.probe.throwing import listed
from regelwerk.systems.heldencodex.rules.shooting.shots import shot_result
from regelwerk.systems.heldencodex.rules.shooting.targets import ShootScene
from regelwerk.systems.heldencodex.state import World
from regelwerk.systems.heldencodex.tactics.actions import Side, excluded, facing
from regelwerk.systems.heldencodex.tactics.deciding import Answerer, aftermath, answer_of, keep, values_of
from regelwerk.systems.heldencodex.tactics.melee import damage_dice, pierce_worth, power_worth
from regelwerk.systems.heldencodex.tactics.weights import ENOUGH, SENSIBLE, Temper, bearable, harm, row_shell, shell_of

FIGHTING = ("group", "total", "result")
"""What dice of a fight are thrown for: an exchange of blows, a shot, getting out of the way."""
ENOUGH_DICE = 3
"""A group of so many dice is not risked for more: whoever throws least acts first."""
MARGIN = 5
"""By how much a shot should exceed what a target demands that stands still."""
HOPELESS, WEAKENED = 1.8, 0.9
"""An outnumbered side gives up if it can bear so much less than the others, and only this part of what it could."""


@dataclass(frozen=True, slots=True)
class LightTactic(Policy):
    """Decides the frequent prompts of a fight by rules of thumb, everything else as the sensible tactic."""

    name: str = "light"

    def decide(self, prompt: Choose[Any]) -> str:
        scene = prompt.scene
        answer = _BY_SCENE.get(scene.__class__) or _BY_RULE.get(prompt.rule_id) or answer_of(prompt)
        return prompt.default if answer is None else answer(SENSIBLE, prompt, scene)


def _default(_: Temper, prompt: Choose[Any], __: Any) -> str:
    return prompt.default


# -- dice -------------------------------------------------------------------------------------------------------------


def _keep(temper: Temper, prompt: Choose[Any], scene: Keeping) -> str:
    """What hangs together stays; a group that is large enough ends the throw."""
    if scene.goal.name not in FIGHTING:
        return keep(temper, prompt, scene)
    kept = _kept(scene)
    return f"keep:{listed(kept)}" if len(kept) < len(scene.thrown) else prompt.default


@lru_cache(maxsize=1 << 16)
def _kept(scene: Keeping) -> Faces:
    lying, thrown, reading, *_ = scene
    group = best_group(tuple(sorted(lying + thrown)), reading.value, reading.runs, reading.options)
    if len(group) >= ENOUGH_DICE:
        return thrown
    locked, least = duty(scene)
    loose = thrown[locked:]
    good = [face for face in loose if face in group]
    if not good:
        good = list(usable(loose, reading.value)[-1:])
    for face in reversed(loose):
        if len(good) >= least:
            break
        if good.count(face) < loose.count(face):
            good.append(face)
    return thrown[:locked] + tuple(sorted(good))


def _aftermath(temper: Temper, prompt: Choose[Any], scene: Aftermath) -> str:
    """A lucky die joins the best group, or the best die; everything else is left as it is."""
    if scene.prober.goal.name not in FIGHTING:
        return aftermath(temper, prompt, scene)
    if prompt.rule_id != "HC-LUK-01":
        return prompt.default
    reading = scene.prober.reading
    group = best_group(scene.faces, reading.value, reading.runs, reading.options)
    dice = group or usable(scene.faces, reading.value)
    face = dice[-1] if dice else min(reading.value, 20)
    return prompt.default if face == reading.lucky else f"become:{face}"


# -- fights -----------------------------------------------------------------------------------------------------------


def _action(_: Temper, prompt: Choose[Any], scene: Any) -> str:
    """The attack that does most to somebody, the own risk left aside; otherwise wait with the dice at hand."""
    world, who = scene
    if _gives_up(world, who):
        return "surrender"
    fighter = fight_of(world).fighter(who)
    best, key, whom = 0.0, "pass", ""
    for one in values_of(prompt):
        if not one.target or one.kind not in _WORTH:
            continue
        if one.target != whom:
            whom = one.target
            side = facing(world, who, whom)
        if side.hero.down:
            continue
        worth = _WORTH[one.kind](side, fighter, world.options) * side.weight
        if worth > best:
            best, key = worth, one.key
    return key


def _gives_up(world: World, who: str) -> bool:
    """Whether somebody who may lay down the arms does: after wounds enough, or in an outnumbered side that loses."""
    hero = world.find(who)
    if hero.sheet.gives_up:
        return False
    if has_had_enough(hero, world.options):
        return True
    friends: list[float] = []
    foes: list[float] = []
    members = 0
    for fighter in fight_of(world).fighters:
        one = world.find(fighter.who)
        ours = one.sheet.side == hero.sheet.side
        members += ours
        if not fighter.out and not one.down:
            (friends if ours else foes).append(bearable(one))
    left = sum(friends)
    return len(foes) > len(friends) and sum(foes) >= HOPELESS * left and left < WEAKENED * ENOUGH * members


# What attacks do to a target, in light wounds.


def _ordinary(side: Side, _: Fighter, options: Options) -> float:
    me, foe, theirs = side.me, side.foe, side.theirs
    number, die = damage_dice(me)
    more = _strongest(me, foe, ways_to_attack(me, foe, options), options)[1]
    return harm(number + more, die, theirs, options) if more >= 0 else 0.0


def _aimed(side: Side, _: Fighter, options: Options) -> float:
    me, foe, theirs, hero = side.me, side.foe, side.theirs, side.hero
    if not theirs.heavy and not theirs.light:
        return 0.0
    out = excluded(AimScene(me, foe, hero, options))
    enough = [face for face in me.group if face >= options.aimed_base + len(out)]
    if not out or not enough:
        return 0.0
    shell = shell_of(hero, tuple(row for row in rows_of(hero) if row not in out), theirs.unarmed, me.bout)
    left = without(me.group, (min(enough),))
    ways = group_manoeuvres(left, approach(me, foe) > 0)
    if not ways:
        return 0.0
    number, die = damage_dice(me)
    more = _through(ways, parrying_dice(foe), foe.value, approach(me, foe), len(left), options)[1]
    return harm(number + more, die, shell, options) if more >= 0 else 0.0


def _power(side: Side, fighter: Fighter, options: Options) -> float:
    going_on = fighter.power is not None and fighter.power.target == side.foe.who
    collected = fighter.power.collected if fighter.power is not None and going_on else 0
    values = tuple(values_to_name(fighter, side.foe.who))
    scene = PowerScene(side.me, side.foe, collected, values, options)
    return max(power_worth(scene, named, side.theirs) for named in values)


def _piercing(side: Side, fighter: Fighter, options: Options) -> float:
    going_on = fighter.piercing is not None and fighter.piercing.target == side.foe.who
    failures = fighter.piercing.failures if fighter.piercing is not None and going_on else 0
    scene = PierceScene(side.me, side.foe, failures, options)
    group = side.me.group
    shell = row_shell(side.hero, side.me.bout)
    near = approach(side.me, side.foe)
    named = {dice for number in range(near + 1, len(group) + 1) for dice in combinations(group, number)}
    return max(pierce_worth(dice, scene, shell) for dice in named)


_WORTH = {"attack": _ordinary, "aimed": _aimed, "power": _power, "piercing": _piercing}


def _strongest(me: Stance, foe: Stance, ways: tuple[Manoeuvres, ...], options: Options) -> tuple[Manoeuvres, int]:
    """The attack of which most gets through, and how many dice that adds; -1 if nothing does."""
    parry, near = parrying_dice(foe), approach(me, foe)
    return _through(ways, parry, foe.value, near, len(me.group), options)


@lru_cache(maxsize=1 << 16)
def _through(
    ways: tuple[Manoeuvres, ...], parry: Faces, fkw: int, near: int, group: int, options: Options
) -> tuple[Manoeuvres, int]:
    best, most = ways[-1], -1
    for way in ways:
        values = tuple([sum(block) for block in way])
        if near and max_parried(values[:near], parry, fkw, options):
            continue
        through = len(values) - near - max_parried(values[near:], parry, fkw, options)
        if through:
            dice = sum(map(len, way))
            more = spare_dice(sorted(way[near:], key=sum)[-through:], options) + max(0, group - dice)
            if more > most:
                best, most = way, more
    return best, most


def _manoeuvres(_: Temper, __: Choose[Any], scene: WayScene) -> str:
    me, foe, ways, options = scene
    return f"with:{spelt(_strongest(me, foe, ways, options)[0])}"


def _target(_: Temper, prompt: Choose[Any], scene: Any) -> str:
    """Whoever can bear least of those who are awake."""
    world, _who = scene
    able = [foe for foe in values_of(prompt) if not world.find(foe).down]
    return f"target:{min(able, key=lambda foe: bearable(world.find(foe)))}" if able else prompt.default


def _shoot(_: Temper, prompt: Choose[Any], scene: ShootScene) -> str:
    """Shoot if the dice will probably do or were aimed with before; otherwise aim."""
    prober, lying = scene.prober, scene.lying
    if not scene.hero.sheet.gives_up and has_had_enough(scene.hero, prober.options):
        return "surrender"
    result = shot_result(tuple(sorted(scene.thrown)), prober.reading.value, prober.options)
    if lying.faces or result >= scene.goal.target + MARGIN or "aiming" not in values_of(prompt):
        return "shoot"
    return "aim"


_BY_SCENE: Mapping[type, Answerer] = {
    Keeping: _keep,
    Aftermath: _aftermath,
    WayScene: _manoeuvres,
    ReplyScene: _default,
    ParryScene: _default,
    GroupScene: _default,
    ShootScene: _shoot,
}
_BY_RULE: Mapping[str, Answerer] = {
    "HC-MEL-05": _action,
    "HC-RNG-01": _target,
    "HC-RNG-16": _default,
}

LIGHT = LightTactic()
