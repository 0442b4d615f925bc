"""Campaigns played at random with open ears, by a master who thinks of something now and then."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import MASTER, Choose
from regelwerk.engine.policies import value_of
from regelwerk.systems.factions.state import World
from systems.factions.builders import GAME
from systems.hearing import Ears

COMMANDS = (
    "adjust_rp:{who}:9 # Beute", "adjust_plan:{who}:{plan}:3:progress", "create_plan:{who}:neu:1:operations",
    "set_die:{who}:resources:W4", "set_die:{who}:resources:W12", "grant_asset:{who}:hidden_refuge", "begin_mission",
    "set_control:{who}:{other}", "add_wounds:{who}:1:soakable", "damage_asset:{who}:{asset}", "set_shaken:{who}:true",
    "situational_modifier:{who}:attack:2:phase", "set_minor:{who}:true", "set_minor:{who}:false",
)  # fmt: skip
"""What the master may think of between the phases."""


class Listener(Ears[World]):
    """Plays at random, or by the defaults. The master begins phases, and gives a command now and then."""

    def __init__(self, seed: int, *, at_random: bool = True) -> None:
        super().__init__(GAME, seed)
        self.at_random = at_random

    def _choice(self, prompt: Choose[Any]) -> Any:
        self.heard.prompts.append(prompt)
        if not self.at_random:
            return super()._choice(prompt)
        if prompt.seat == MASTER and prompt.rule_id == "FA-GM-15":
            return value_of(prompt, self._command(prompt))
        return value_of(prompt, self.any_of(self.any_of([*self.kinds(prompt).values()])))

    def _command(self, prompt: Choose[Any]) -> str:
        """Some command that makes sense, or the next phase."""
        world = prompt.scene
        assert isinstance(world, World)
        # Whoever cannot maintain everything gets the attention: what the master changes may wake it.
        poor = [one for one in world.factions if any(asset.dormant for asset in one.assets)]
        who, other = self.any_of(poor or world.factions), self.any_of(world.factions)
        asset = next((asset.id for asset in who.assets), "")
        plan = next((plan.id for plan in who.plans), "")
        key = self.any_of(COMMANDS).format(who=who.id, other=other.id, asset=asset, plan=plan)
        sensible = not isinstance(prompt.answers.find(key), Refusal)
        return key if sensible and self.dice.die(2) == 1 else prompt.default
