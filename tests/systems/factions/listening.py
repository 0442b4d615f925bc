"""Campaigns played at random with open ears, by a master who thinks of something now and then."""

from __future__ import annotations

from itertools import product
from typing import Any

from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import MASTER, Choose
from regelwerk.engine.policies import value_of
from regelwerk.systems.factions import SYSTEM
from regelwerk.systems.factions.state import World
from systems.factions.builders import CONTENT, GAME
from systems.hearing import Ears, Scenes

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


OTHERWISE: dict[str, Any] = {
    "allow_hold": True,
    "bennie_new_card": True,
    "critical_failure_effect": "shaken",
    "damage_reroll": "allowed",
    "espionage_choice": "before_roll",
    "instruct_impossible": "forfeit",
    "joker_rp": 3,
    "joker_tie": "opposed_operations",
    "minor_resolution": "sequential",
    "mission_money_per_rp": 100,
    "qrf_modifier": -2,
    "repair_timing": "any_time",
    "rounds_per_phase": 2,
    "shake_off_after_success": True,
    "suspend_choice": "attacker",
    "surplus_assets": "lost",
}
IN_SECRET: dict[str, Any] = {
    "hidden_values": "plans_and_rp",
    "shake_off_timing": "after_failed_roll",
    "assault_raise": "replaces",
    "bennie_price": 1,
}
TABLES: dict[str, dict[str, Any]] = {"usual": {}, "otherwise": OTHERWISE, "in-secret": IN_SECRET}
TYPED = (
    "attack:nobody", "attack:wache", "espionage:wache:intel", "espionage:wache:dance", "advance_plan:nothing",
    "asset_action:nothing", "use_asset:nothing", "use_asset:fluesternetz", "repair:nothing", "improve:nothing",
    "instruct:wache:gather", "reorganise", "shake_off", "hold", "gather", "end_turn", "wound:9", "17",
)  # fmt: skip
MOST_STEPS = 400
SCENES = Scenes(
    SYSTEM.name,
    lambda start, seed: Listener(seed).listen(start, MOST_STEPS),
    TABLES,
    told=tuple(product(SYSTEM.scenarios(CONTENT), TABLES)),
    typed=TYPED,
    most_prompts=120,
    rare={"fa-declared-in-vain", "fa-free", "fa-order-forfeits"},
    most_seeds=4,
    late=(
        ("funkstille", "usual", 2),
        ("salz", "otherwise", 3),
    ),
    made_up=("Beute", "neu"),
    expected=frozenset({"fa-phase", "fa-turn", "fa-ask-turn", "fa-move-end_turn", "fa-cost-rp", "fa-board-rp"}),
    different=101,
)
