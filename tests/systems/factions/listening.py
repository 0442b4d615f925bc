"""Campaigns played at random with open ears: every log line, prompt and step that came up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import MASTER, Choose, Do, Note, Play
from regelwerk.engine.policies import Defaults, value_of
from regelwerk.engine.simulate import Simulation
from regelwerk.systems.factions.state import World
from systems.factions.builders import GAME

T = TypeVar("T")


@dataclass(slots=True)
class Heard:
    """All that came up in a campaign."""

    notes: list[Note] = field(default_factory=list)
    prompts: list[Choose[Any]] = field(default_factory=list)
    rules: set[Any] = field(default_factory=set)
    states: list[World] = field(default_factory=list)


COMMANDS = (
    "adjust_rp:{who}:9 # Beute", "adjust_plan:{who}:{plan}:3:progress", "create_plan:{who}:neu:1:operations",
    "set_die:{who}:resources:W4", "set_die:{who}:resources:W12", "grant_asset:{who}:hidden_refuge", "begin_mission",
    "set_control:{who}:{other}", "add_wounds:{who}:1:soakable", "damage_asset:{who}:{asset}", "set_shaken:{who}:true",
    "situational_modifier:{who}:attack:2:phase", "set_minor:{who}:true", "set_minor:{who}:false",
)  # fmt: skip
"""What the master may think of between the phases."""


class Listener(Simulation):
    """Plays at random, or by the defaults, and writes everything down.

    Any kind of answer is as likely as another, however many answers of it there are. The master begins phases, and
    gives a command now and then.
    """

    def __init__(self, seed: int, *, at_random: bool = True) -> None:
        super().__init__(Defaults(), RandomDice(seed))
        self.at_random = at_random
        self.heard = Heard()

    def run(self, play: Play[T]) -> T:
        try:
            effect: Any = next(play)
            while True:
                if isinstance(effect, Note):
                    self.heard.notes.append(effect)
                effect = play.send(None if isinstance(effect, Note) else self._answer(effect))
        except StopIteration as end:
            result: T = end.value
            return result

    def _do(self, effect: Do) -> Any:
        self.heard.rules.add(effect.rule)
        return self.run(effect.rule(*effect.args))

    def _choice(self, prompt: Choose[Any]) -> Any:
        self.heard.prompts.append(prompt)
        if not self.at_random:
            return super()._choice(prompt)
        if prompt.seat == MASTER and prompt.rule_id == "FA-GM-15":
            return value_of(prompt, self._command(prompt))
        kinds: dict[str, list[str]] = {}
        for answer in prompt.answers.listed():
            kinds.setdefault(answer.key.partition(":")[0], []).append(answer.key)
        return value_of(prompt, self._any_of(self._any_of([*kinds.values()])))

    def _command(self, prompt: Choose[Any]) -> str:
        """Some command that makes sense, or the next phase."""
        world = prompt.scene
        assert isinstance(world, World)
        # Whoever cannot maintain everything gets the attention: what the master changes may wake it.
        poor = [one for one in world.factions if any(asset.dormant for asset in one.assets)]
        who, other = self._any_of(poor or world.factions), self._any_of(world.factions)
        asset = next((asset.id for asset in who.assets), "")
        plan = next((plan.id for plan in who.plans), "")
        key = self._any_of(COMMANDS).format(who=who.id, other=other.id, asset=asset, plan=plan)
        sensible = not isinstance(prompt.answers.find(key), Refusal)
        return key if sensible and self.dice.die(2) == 1 else prompt.default

    def _any_of(self, choice: Sequence[T]) -> T:
        return choice[self.dice.die(len(choice)) - 1]

    def listen(self, start: World, steps: int) -> Heard:
        """So many steps of a campaign, or until it ends."""
        state = start
        for _ in range(steps):
            self.heard.states.append(state)
            if GAME.outcome(state) is not None:
                break
            state = self.run(GAME.step(state))
        return self.heard
