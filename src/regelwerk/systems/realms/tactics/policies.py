"""How the computer plays: one way of deciding, and tempers that weigh what it finds.

A tactic sees one prompt and answers it from what the prompt tells; it remembers nothing and rolls nothing. The prompts
of an announcement are answered from the plan that its first prompt has made. What is not told here takes the default.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import Policy
from regelwerk.space import format_point
from regelwerk.systems.realms.odds.behaviour import Rerolling
from regelwerk.systems.realms.rules.core.drones import acts_with_controller, borrowing, drones_of
from regelwerk.systems.realms.rules.core.phase import DUTY, END, ActScene
from regelwerk.systems.realms.rules.core.picking import Picking
from regelwerk.systems.realms.rules.core.replies import ReplyScene
from regelwerk.systems.realms.rules.core.rounds import PickScene, ShiftScene
from regelwerk.systems.realms.rules.damage.damage_contest import RerollScene, SharedScene
from regelwerk.systems.realms.rules.melee import opponents
from regelwerk.systems.realms.rules.melee.melee import RiposteScene
from regelwerk.systems.realms.rules.melee.opponents import OpponentScene
from regelwerk.systems.realms.rules.mission.deployment import PlaceScene
from regelwerk.systems.realms.rules.mission.missions import ObjectScene
from regelwerk.systems.realms.rules.movement.map_answers import key_of
from regelwerk.systems.realms.rules.movement.movement import MoveScene
from regelwerk.systems.realms.rules.shooting.aims import SPOT, ShotScene
from regelwerk.systems.realms.rules.shooting.autofire import HOLD, BurstScene
from regelwerk.systems.realms.state import Deed, World
from regelwerk.systems.realms.tactics.burst import allotted, next_target, unspent
from regelwerk.systems.realms.tactics.deployment import most_urgent, place
from regelwerk.systems.realms.tactics.light import hunch, nearest_to_enemies
from regelwerk.systems.realms.tactics.plan import duty_attack, plan, ways_to
from regelwerk.systems.realms.tactics.reactions import reply, riposte
from regelwerk.systems.realms.tactics.weights import RAIDING, SENSIBLE, SHREWD, TEMPERS, Temper
from regelwerk.systems.realms.values import CENTIMETRE


@dataclass(frozen=True, slots=True)
class Tactic(Policy):
    """Decides by estimates, weighed by a temper; a quick one chooses its places by rules of thumb."""

    name: str
    temper: Temper

    def decide(self, prompt: Choose[Any]) -> str:
        answer = (_QUICKLY if self.temper.quick else _BY_SCENE).get(prompt.scene.__class__)
        return prompt.default if answer is None else answer(self.temper, prompt, prompt.scene)


@dataclass(frozen=True, slots=True)
class Prior(Policy):
    """What somebody who looks ahead begins with: the temper that was found for a mission, or else the shrewd one."""

    name: str = "prior"

    def decide(self, prompt: Choose[Any]) -> str:
        world: World | None = getattr(prompt.scene, "world", None)
        mission = "" if world is None else world.scene.mission.id
        return FOUND.get(mission, SHREWDLY).decide(prompt)


SHREWDLY = Tactic(SHREWD.name, SHREWD)
FOUND: Mapping[str, Tactic] = {"strandgut": Tactic(RAIDING.name, RAIDING)}
"""Like the weights of the value, a temper holds where it was found: in `bergung` this one gains nothing."""

Answerer = Callable[[Temper, Choose[Any], Any], str]


def _keys(prompt: Choose[Any]) -> list[str]:
    """The answers on offer."""
    return [answer.key for answer in prompt.answers.listed()]


# -- acting -----------------------------------------------------------------------------------------------------------


def chosen(world: World, who: str, duty: tuple[str, ...], temper: Temper) -> Deed:
    """What a model does next; with a direct opponent the attack that is owed comes first."""
    if duty:
        return duty_attack(world, who, duty, temper) or Deed(DUTY, who)
    deed = hunch(world, who) if temper.quick else plan(world, who, temper)
    if deed.kind != END and opponents.why_not(world, world.find(who), deed) is not None:
        return Deed(END, who)
    if deed.kind == END and _ordered(world, who, temper) is not None:
        return Deed("command", who)
    return deed


def _ordered(world: World, who: str, temper: Temper) -> Deed | None:
    """What a drone of a model would do with the action points that are left."""
    for drone in drones_of(world, world.find(who)):
        able = borrowing(world, drone)
        deed = plan(able, drone.id, temper)
        if deed.kind != END:
            return deed
    return None


def _act(temper: Temper, prompt: Choose[Any], scene: ActScene) -> str:
    kind = chosen(scene.world, scene.who, scene.duty, temper).kind
    return prompt.default if isinstance(prompt.answers.meaning(kind), Refusal) else kind


def _announced(scene: ShotScene | MoveScene | Picking, temper: Temper) -> Deed | None:
    """The plan that the first prompt of this announcement was answered by; if that was not ours, the best of its kind.

    None for nothing of the kind that is worth doing.
    """
    deed = _planned(scene.world, scene.who, temper)
    if deed.kind == scene.kind:
        return deed
    return next(iter(ways_to(scene.world, scene.who, scene.kind, SENSIBLE)), None)


def _planned(world: World, who: str, temper: Temper) -> Deed:
    model = world.find(who)
    if acts_with_controller(world, model):
        return plan(world, who, temper)
    return chosen(world, who, opponents.open_duty(world, model), temper)


def _shot(temper: Temper, prompt: Choose[Any], scene: ShotScene) -> str:
    deed = _announced(scene, temper)
    return prompt.default if deed is None else shot_key(deed)


def shot_key(deed: Deed) -> str:
    """A shot as an answer: its weapon, and whom or what it is aimed at."""
    if deed.point is not None:
        return f"{deed.weapon}:{SPOT}{format_point(deed.point, CENTIMETRE)}"
    return f"{deed.weapon}:{deed.target}"


def _burst(_: Temper, __: Choose[Any], scene: BurstScene) -> str:
    return allotted(scene) if scene.choice == "shots" else next_target(scene) or HOLD


def _way(temper: Temper, prompt: Choose[Any], scene: MoveScene) -> str:
    deed = _announced(scene, temper)
    if deed is None:
        return prompt.default
    return f"{deed.facing / 100:g}" if scene.kind == "turn" else key_of(deed.path)


def _picked(temper: Temper, prompt: Choose[Any], scene: Picking) -> str:
    """One part of an announcement: a test is always made, everything else is as it was planned."""
    keys = _keys(prompt)
    if scene.kind == "movement_test":
        return "yes"
    if scene.kind == "command":
        order = _ordered(scene.world, scene.who, temper)
        return prompt.default if order is None else f"{order.who}:{order.kind}"
    if scene.kind == "drone_markers":
        return prompt.default
    deed = _announced(scene, temper)
    if deed is None:
        return prompt.default
    if prompt.rule_id == "RE-MOV-03":
        return keys[0]
    if prompt.rule_id == "RE-CAM-16":
        return str(deed.extra)
    thing = deed.item if scene.kind == "use_equipment" else deed.weapon
    return f"{thing}:{deed.target}" if thing else deed.target


def _object(temper: Temper, prompt: Choose[Any], scene: ObjectScene) -> str:
    deed = _planned(scene.world, scene.who, temper)
    if not deed.item.startswith("take:"):
        return prompt.default
    return f"take:{int(deed.item.removeprefix('take:')) + 1}"


def _opponent(temper: Temper, prompt: Choose[Any], scene: OpponentScene) -> str:
    """Trying to ignore a direct opponent costs nothing; a model that means to attack it anyway need not try."""
    if prompt.rule_id != "RE-INI-04":
        return most_urgent(scene.world, tuple(_keys(prompt)), temper)
    target = plan(scene.world, scene.who, temper).target
    return "fight" if target in scene.opponents else "ignore"


def _shifted(temper: Temper, prompt: Choose[Any], scene: ShiftScene) -> str:
    """A leader brings the most urgent model forward; bought shifts are not worth their action point."""
    names = tuple(key.partition(":")[2] for key in _keys(prompt) if key.startswith("quicker:"))
    return f"quicker:{most_urgent(scene.world, names, temper)}" if names else prompt.default


PLAIN = Rerolling("plain")
"""What odds beside a question assume: nobody adds anything, and damage is rerolled where that helps."""


_BY_SCENE: Mapping[type, Answerer] = {
    ActScene: _act,
    ShotScene: _shot,
    BurstScene: _burst,
    MoveScene: _way,
    Picking: _picked,
    ObjectScene: _object,
    OpponentScene: _opponent,
    ReplyScene: lambda temper, prompt, scene: reply(scene, prompt.answers.listed(), temper),
    RiposteScene: lambda temper, _, scene: riposte(scene, temper),
    PickScene: lambda temper, _, scene: most_urgent(scene.world, scene.models, temper),
    ShiftScene: _shifted,
    PlaceScene: lambda temper, prompt, scene: place(scene, prompt.default, temper),
    RerollScene: lambda _, prompt, __: PLAIN.decide(prompt),
    SharedScene: lambda _, prompt, __: PLAIN.decide(prompt),
}


_QUICKLY: Mapping[type, Answerer] = {
    **_BY_SCENE,
    BurstScene: lambda _, __, scene: str(unspent(scene)) if scene.choice == "shots" else HOLD,
    OpponentScene: lambda _, prompt, __: "ignore" if prompt.rule_id == "RE-INI-04" else prompt.default,
    PickScene: lambda _, __, scene: nearest_to_enemies(scene.world, scene.models),
    ShiftScene: lambda _, prompt, __: prompt.default,
}


DEFAULT = TEMPERS[0].name
TACTICS: Mapping[str, Policy] = {temper.name: Tactic(temper.name, temper) for temper in TEMPERS}
PRIOR: Policy = Prior()
"""What a thinking player does unless it finds something better."""
