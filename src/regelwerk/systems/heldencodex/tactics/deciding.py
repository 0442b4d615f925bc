"""How prompts are decided: one way of deciding, and tempers that weigh what it finds.

A tactic sees one prompt and answers it from what the prompt tells; it remembers nothing and rolls nothing. What is not
told here takes the default: where a wound or a hit hurts least, how a damage throw is scored, which dice go into a
common pool and what a moving shooter strikes are offered with the best answer first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from regelwerk.engine.answers import Offers
from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import Policy
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.aid import TreatScene
from regelwerk.systems.heldencodex.rules.body.regeneration import ShareScene
from regelwerk.systems.heldencodex.rules.chase.obstacles import Laying, Passing
from regelwerk.systems.heldencodex.rules.fight.combat_dice import GroupScene
from regelwerk.systems.heldencodex.rules.melee.attacks import AimScene, WayScene
from regelwerk.systems.heldencodex.rules.melee.piercing_attack import PierceScene
from regelwerk.systems.heldencodex.rules.melee.power_attack import PowerScene
from regelwerk.systems.heldencodex.rules.melee.replies import ParryScene, ReplyScene
from regelwerk.systems.heldencodex.rules.melee.sweep import SweepScene
from regelwerk.systems.heldencodex.rules.people.drinking import Thirst
from regelwerk.systems.heldencodex.rules.people.haggling import Bargain
from regelwerk.systems.heldencodex.rules.people.influence import Burden, Tricks
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping
from regelwerk.systems.heldencodex.rules.probe.learning import LearnScene, LuckScene
from regelwerk.systems.heldencodex.rules.probe.mastery import Aftermath
from regelwerk.systems.heldencodex.rules.probe.throwing import listed
from regelwerk.systems.heldencodex.rules.road.journey import HerbScene, NightScene
from regelwerk.systems.heldencodex.rules.road.sneaking import Onward
from regelwerk.systems.heldencodex.rules.road.watch import Shift
from regelwerk.systems.heldencodex.rules.shooting.shots import Evading
from regelwerk.systems.heldencodex.state import Hero
from regelwerk.systems.heldencodex.tactics import actions, dice, shots
from regelwerk.systems.heldencodex.tactics import melee as fight
from regelwerk.systems.heldencodex.tactics import other_parts as others
from regelwerk.systems.heldencodex.tactics.weights import BARE, Temper, harm

PLAIN = Options()
"""Where a prompt does not tell the rulings of the table, the usual ones are taken."""


@dataclass(frozen=True, slots=True)
class Tactic(Policy):
    """Keeps dice as the best play does and decides everything else by estimates, weighed by a temper."""

    name: str
    temper: Temper

    def decide(self, prompt: Choose[Any]) -> str:
        answer = answer_of(prompt)
        return prompt.default if answer is None else answer(self.temper, prompt, prompt.scene)


Answerer = Callable[[Temper, Choose[Any], Any], str]


def answer_of(prompt: Choose[Any]) -> Answerer | None:
    """How a prompt is decided; None if its default will do."""
    return _BY_SCENE.get(prompt.scene.__class__) or _BY_RULE.get(prompt.rule_id)


def values_of(prompt: Choose[Any]) -> list[Any]:
    """What the answers on offer mean."""
    if isinstance(prompt.answers, Offers):
        return list(prompt.answers.meanings.values())
    return [answer.value for answer in prompt.answers.listed()]


# -- dice -------------------------------------------------------------------------------------------------------------


def keep(_: Temper, prompt: Choose[Any], scene: Keeping) -> str:
    """The best play; who has to go on and would rather keep everything keeps as many dice as possible."""
    kept = shots.keep(scene)
    return f"keep:{listed(kept)}" if len(kept) < len(scene.thrown) else prompt.default


def aftermath(_: Temper, prompt: Choose[Any], scene: Aftermath) -> str:
    match prompt.rule_id:
        case "HC-FUM-02":
            return dice.devalue(scene)
        case "HC-LUK-01":
            return dice.lucky_number(scene)
        case "HC-HIM-03" if prompt.default == "leave":
            return dice.mastery(scene)
        case "HC-HIM-03":
            return dice.shadow(scene, tuple(values_of(prompt)))
        case "HC-QUA-02" if prompt.default == "leave":
            return dice.second_chance(scene)
        case "HC-QUA-02" if prompt.default.startswith("to:"):
            return dice.shift(scene)
    return prompt.default


def _grit(temper: Temper, prompt: Choose[Any], scene: tuple[Hero, str]) -> str:
    return others.grit(*scene, max(values_of(prompt)), temper)


# -- fights -----------------------------------------------------------------------------------------------------------


def _arms_or_movement(temper: Temper, prompt: Choose[Any], scene: Any) -> str:
    world, who = scene
    return shots.arms(world, who, temper) if prompt.default.startswith("take:") else shots.movement(world, who)


def _action(temper: Temper, prompt: Choose[Any], scene: Any) -> str:
    world, who = scene
    return actions.action(world, who, values_of(prompt), temper)


def _best_damage(_: Temper, __: Choose[Any], scene: Any) -> str:
    """The profile that does more harm to bare skin."""
    striker, extra = scene
    ts, pts = striker.weapon.ts, striker.weapon.pts
    bonus = striker.ts_bonus + extra
    worth = [harm(one.dice + bonus, one.die, BARE, PLAIN) for one in (ts, pts)]
    return "pts" if worth[1] > worth[0] else "ts"


def _bargain(_: Temper, prompt: Choose[Any], scene: Bargain) -> str:
    if prompt.rule_id == "HC-HAG-01":
        return others.haggle_on(scene, prompt.default)
    return others.answer_offer(scene) if prompt.default == "refuse" else others.offer(scene, prompt.default)


def _parry(temper: Temper, prompt: Choose[Any], scene: ParryScene) -> str:
    return fight.guard(scene, prompt, temper) if prompt.rule_id == "HC-POW-03" else fight.parry(scene, prompt, temper)


def _power(_: Temper, prompt: Choose[Any], scene: PowerScene) -> str:
    """A fighter who has collected dice strikes: a bird in the hand."""
    return "strike" if prompt.rule_id == "HC-POW-05" else fight.power_value(scene)


def _pierce(_: Temper, prompt: Choose[Any], scene: PierceScene) -> str:
    return "land" if prompt.rule_id == "HC-PRC-06" else fight.pierce_with(scene, values_of(prompt))


_BY_SCENE: Mapping[type, Answerer] = {
    Keeping: keep,
    Aftermath: aftermath,
    WayScene: lambda temper, _, scene: fight.manoeuvres(scene, temper),
    ReplyScene: lambda temper, _, scene: fight.reply(scene, temper),
    ParryScene: _parry,
    PowerScene: _power,
    PierceScene: _pierce,
    SweepScene: lambda _, __, scene: fight.sweep_die(scene, PLAIN),
    GroupScene: lambda temper, _, scene: actions.group(scene, temper),
    AimScene: lambda _, prompt, scene: actions.aim_rows(scene, prompt.default),
    Evading: lambda _, prompt, scene: shots.evade(scene, [way for way in values_of(prompt) if way]),
    Bargain: _bargain,
    Burden: lambda _, __, scene: others.wish_or_die(scene),
    Tricks: lambda _, __, scene: others.tricks(scene, PLAIN),
    Thirst: lambda temper, _, scene: others.drink(scene, temper),
    Laying: lambda _, __, scene: others.obstacle(scene),
    Passing: lambda _, __, scene: others.past(scene),
    Onward: lambda temper, _, scene: others.onward(scene, temper),
    Shift: lambda temper, _, scene: others.keep_watch(scene, temper),
    NightScene: lambda temper, _, scene: others.shifts(scene, temper),
    HerbScene: lambda _, __, scene: others.herbs(scene),
    TreatScene: lambda _, __, scene: others.treatment(scene),
    ShareScene: lambda _, __, scene: others.share(scene),
    LearnScene: lambda _, __, scene: others.learn(scene),
    LuckScene: lambda _, prompt, scene: others.learn_by_luck(scene, prompt.default),
    Hero: lambda _, __, scene: others.point_of(scene),
}
_BY_RULE: Mapping[str, Answerer] = {
    "HC-PHY-04": _grit,
    "HC-RNG-24": _arms_or_movement,
    "HC-RNG-01": lambda _, prompt, scene: shots.target(scene[0], scene[1], values_of(prompt)),
    "HC-RNG-02": lambda _, __, scene: shots.shoot_or_aim(scene),
    "HC-RNG-16": lambda _, __, scene: shots.torso(*scene),
    **dict.fromkeys(
        ("HC-RNG-04", "HC-CHK-03", "HC-POW-05", "HC-PRC-04", "HC-ASN-04"),
        lambda _, prompt, scene: shots.carry(scene[0], scene[1], values_of(prompt)),
    ),
    "HC-MEL-05": _action,
    "HC-MEL-11": lambda _, prompt, __: fight.mutual_with(values_of(prompt), PLAIN),
    "HC-MEL-13": lambda _, prompt, scene: fight.counter_with(scene, values_of(prompt), PLAIN),
    "HC-MEL-17": lambda temper, _, scene: fight.extra_dice(scene, temper, PLAIN),
    "HC-MEL-18": _best_damage,
    "HC-AIM-02": lambda _, __, scene: fight.aim_die(scene),
}
