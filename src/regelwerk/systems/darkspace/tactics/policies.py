"""How the computer plays: one way of deciding, and tempers that weigh what it finds.

A tactic sees one prompt and answers it from what the prompt tells; it remembers nothing and rolls nothing. What is not
told here takes the default: how far a drive goes, which probe a blocked routine becomes, whether a collapse is spared.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from regelwerk.engine.answers import Numbers, Offers
from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import Policy
from regelwerk.systems.darkspace.rules.body.death import AidScene
from regelwerk.systems.darkspace.rules.body.disfigurement import ScarScene
from regelwerk.systems.darkspace.rules.body.healing import GritScene
from regelwerk.systems.darkspace.rules.break_in.infiltration_acts import AgreeScene, GroupScene
from regelwerk.systems.darkspace.rules.chase.chase import ChaseEndScene
from regelwerk.systems.darkspace.rules.chase.overtaking import DriveScene
from regelwerk.systems.darkspace.rules.core.offers import Kinds
from regelwerk.systems.darkspace.rules.core.phase import GO_ON, ActScene, DeedScene, PayScene
from regelwerk.systems.darkspace.rules.core.probe import OneMoreScene
from regelwerk.systems.darkspace.rules.core.side_probes import BuyScene
from regelwerk.systems.darkspace.rules.core.strength import SpendScene
from regelwerk.systems.darkspace.rules.cortex.machines import OrderScene
from regelwerk.systems.darkspace.rules.cortex.systems import AccessScene
from regelwerk.systems.darkspace.rules.fight.announcing import InterruptScene
from regelwerk.systems.darkspace.rules.fight.declaring import DeclareScene
from regelwerk.systems.darkspace.rules.movement.paces import PaceScene
from regelwerk.systems.darkspace.tactics import acts, body, cortex, fight, interrupts, light, strain
from regelwerk.systems.darkspace.tactics import break_in as infiltration
from regelwerk.systems.darkspace.tactics import chase as driving
from regelwerk.systems.darkspace.tactics.weights import SENSIBLE, TEMPERS, Temper


@dataclass(frozen=True, slots=True)
class Tactic(Policy):
    """Decides by estimates, weighed by a temper."""

    name: str
    temper: Temper

    def decide(self, prompt: Choose[Any]) -> str:
        answer = _BY_SCENE.get(prompt.scene.__class__)
        return prompt.default if answer is None else answer(self.temper, prompt, prompt.scene)


Answerer = Callable[[Temper, Choose[Any], Any], str]


def _keys(prompt: Choose[Any]) -> list[str]:
    """The answers on offer."""
    if isinstance(prompt.answers, Offers):
        return list(prompt.answers.meanings)
    return [answer.key for answer in prompt.answers.listed()]


def _values(prompt: Choose[Any]) -> list[Any]:
    """What the answers on offer mean."""
    assert isinstance(prompt.answers, Offers)
    return list(prompt.answers.meanings.values())


def _most(prompt: Choose[Any]) -> int:
    """The highest number on offer."""
    assert isinstance(prompt.answers, Numbers)
    return prompt.answers.high


def _act(temper: Temper, prompt: Choose[Any], scene: ActScene) -> str:
    return acts.act(scene, temper, can_go_on=_can_go_on(prompt))


def _can_go_on(prompt: Choose[Any]) -> bool:
    """Whether an act that was begun is on offer."""
    assert isinstance(prompt.answers, Kinds)
    return GO_ON in prompt.answers.plain


def _interrupt(temper: Temper, prompt: Choose[Any], scene: InterruptScene) -> str:
    if scene.choice == "interrupt":
        return interrupts.decide(scene, _values(prompt), temper)
    return interrupts.extra(scene, _most(prompt), temper)


def _drive(temper: Temper, prompt: Choose[Any], scene: DriveScene) -> str:
    return driving.risk(scene, temper) if scene.deed.kind == "fast_and_deadly" else prompt.default


def _grit(_: Temper, prompt: Choose[Any], scene: GritScene) -> str:
    return body.grit_split(scene, [(answer.key, answer.value) for answer in prompt.answers.listed()])


_BY_SCENE: Mapping[type, Answerer] = {
    ActScene: _act,
    DeedScene: lambda temper, _, scene: acts.which(scene, temper),
    PayScene: lambda temper, prompt, scene: acts.pay(scene, _keys(prompt), temper),
    BuyScene: lambda temper, prompt, scene: strain.dice(scene, _most(prompt), temper),
    OneMoreScene: lambda temper, _, scene: strain.one_more(scene, temper),
    SpendScene: lambda _, prompt, scene: strain.spend(scene, _keys(prompt)),
    InterruptScene: _interrupt,
    DeclareScene: lambda temper, prompt, scene: fight.declare(scene, _keys(prompt), temper),
    DriveScene: _drive,
    PaceScene: lambda _, prompt, __: str(_most(prompt)),
    GroupScene: lambda temper, prompt, scene: infiltration.party(scene, _keys(prompt), temper),
    AgreeScene: lambda temper, _, scene: infiltration.agrees(scene, temper),
    OrderScene: lambda _, __, scene: cortex.order(scene),
    AccessScene: lambda _, __, scene: cortex.keeps(scene.world, scene.system),
    GritScene: _grit,
    AidScene: lambda temper, _, scene: body.aid(scene.world, scene.who, temper),
    ScarScene: lambda _, __, scene: body.scar(scene),
    ChaseEndScene: lambda _, __, ___: "over",
}


@dataclass(frozen=True, slots=True)
class Plain(Policy):
    """What odds beside a question assume: the best deed of its kind, to which nobody adds anything that costs.

    Full defence is taken with the one point of stress without which it would be none, and what costs more than is left
    is done at once.
    """

    name: str = "plain"

    def decide(self, prompt: Choose[Any]) -> str:
        scene = prompt.scene
        if isinstance(scene, InterruptScene) and scene.choice == "full_defence":
            return "1"
        if isinstance(scene, (BuyScene, OneMoreScene, SpendScene, InterruptScene)):
            return prompt.default
        if isinstance(scene, PayScene) and "overdraw" in _keys(prompt):
            return "overdraw"
        answer = _BY_SCENE.get(scene.__class__)
        return prompt.default if answer is None else answer(SENSIBLE, prompt, scene)


@dataclass(frozen=True, slots=True)
class Light(Policy):
    """Decides by rules of thumb, as quickly as can be: for look-ahead and studies of many games."""

    name: str = "light"

    def decide(self, prompt: Choose[Any]) -> str:
        answer = _LIGHTLY.get(prompt.scene.__class__)
        return prompt.default if answer is None else answer(SENSIBLE, prompt, prompt.scene)


def _interrupt_lightly(_: Temper, prompt: Choose[Any], scene: InterruptScene) -> str:
    if scene.choice == "interrupt":
        return light.interrupt(scene, _values(prompt))
    return light.extra(scene, _most(prompt))


_LIGHTLY: Mapping[type, Answerer] = {
    **_BY_SCENE,
    ActScene: lambda _, prompt, scene: light.act(scene, can_go_on=_can_go_on(prompt)),
    DeedScene: lambda _, __, scene: light.which(scene),
    PayScene: lambda _, prompt, scene: light.pay(scene, _keys(prompt)),
    BuyScene: lambda _, prompt, scene: light.dice(scene, _most(prompt)),
    InterruptScene: _interrupt_lightly,
    DeclareScene: lambda _, prompt, scene: light.declare(scene, prompt.default),
    SpendScene: lambda _, prompt, __: prompt.default,
    GroupScene: lambda _, prompt, __: prompt.default,
    DriveScene: lambda _, prompt, __: prompt.default,
}
"""Whatever is not named here comes up seldom, or costs nothing to decide."""

PLAIN = Plain()
LIGHT = Light()
DEFAULT = SENSIBLE.name
TACTICS: Mapping[str, Policy] = {
    **{temper.name: Tactic(temper.name, temper) for temper in TEMPERS},
    LIGHT.name: LIGHT,
}
