"""Scenes played with open ears: whoever plays does anything, but seldom what ends it all, and not all of it at once."""

from __future__ import annotations

from itertools import product
from typing import Any

from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import value_of
from regelwerk.systems.darkspace import SYSTEM
from regelwerk.systems.darkspace.state import World
from systems.hearing import Ears, Scenes

ENDINGS = {"end", "leave", "back", "back_off"}
"""Answers after which there is little more to tell."""
PATIENCE = 8
MODEST = {"DS-CORE-19", "DS-DEF-06", "DS-DEF-07"}
"""Questions for a number: somebody who always takes a lot soon breaks down."""


class Listener(Ears[World]):
    """Plays at random; only now and then somebody ends a phase, and strain is taken on in small steps."""

    def __init__(self, seed: int) -> None:
        super().__init__(SYSTEM.game, seed)

    def _choice(self, prompt: Choose[Any]) -> Any:
        self.heard.prompts.append(prompt)
        if prompt.rule_id in MODEST and self.dice.die(PATIENCE) > 1:
            return value_of(prompt, prompt.default)
        kinds = self.kinds(prompt)
        lasting = {kind: keys for kind, keys in kinds.items() if kind not in ENDINGS}
        if lasting and self.dice.die(PATIENCE) > 1:
            kinds = lasting
        return value_of(prompt, self.any_of(self.any_of([*kinds.values()])))


OTHERWISE: dict[str, Any] = {
    "ambush_interrupts": True,
    "attack_stealth": "pair",
    "blocked_routine": "gm",
    "boarding_contest": True,
    "boarding_miss": "fall",
    "chase_end": "gm",
    "collapse_effect": "gm",
    "cut_off_rule": "gm",
    "discovery_shortcut": True,
    "disfigure_slash": "choose",
    "distance_model": "pairs",
    "hack_penetration": "network_armour",
    "hazard_monitor": "by_roll",
    "henchman_groups": True,
    "pin_follow_up": True,
    "seize_phase": True,
    "stress_dice": "stepwise",
    "stress_range": True,
    "take_out_lasts": "rounds",
    "trauma": True,
    "two_stage_alarm": True,
}
MEASURED: dict[str, Any] = {"henchman_groups": True, "interrupt_window": "after_roll", "movement_scale": "metres"}
TABLES: dict[str, dict[str, Any]] = {"usual": {"henchman_groups": True}, "otherwise": OTHERWISE, "metres": MEASURED}
STAGES = tuple(product((*SYSTEM.scenarios(SYSTEM.content()), "rhea:marok"), TABLES))
RARELY_TOLD = {
    "ds-adrift", "ds-ambush-done", "ds-backup", "ds-breaks-through", "ds-brings-round", "ds-cannot-probe",
    "ds-caught-taken", "ds-collapse", "ds-comes-back", "ds-comes-round", "ds-contest-lost", "ds-contest-won",
    "ds-crash-stopped", "ds-fall-bounces", "ds-fight-heard", "ds-finds-nobody", "ds-gains-nothing", "ds-group-open",
    "ds-group-weaker", "ds-guard-charisma", "ds-guards-patrol", "ds-guards-wary", "ds-hack-stopped",
    "ds-helper-calls", "ds-infiltration-over", "ds-lands-safely", "ds-loses-controls", "ds-order-impossible",
    "ds-runs-alone", "ds-shut-down", "ds-silenced", "ds-stays-in", "ds-stress", "ds-suppresses", "ds-taken-out",
    "ds-threshold-throw", "ds-unaware", "ds-walked-in-on",
}  # fmt: skip
SCENES = Scenes(
    SYSTEM.name,
    lambda start, seed: Listener(seed).listen(start, 300),
    TABLES,
    told=STAGES,
    typed=("attack", "nobody", "17", "with:nobody"),
    most_prompts=100,
    rare=RARELY_TOLD,
    most_seeds=6,
    late=(
        ("archiv", "otherwise", 1),
        ("archiv", "otherwise", 2),
        ("archiv", "usual", 2),
        ("reaktor", "metres", 5),
        ("kanalstrasse", "otherwise", 1),
        ("bandenkrieg", "usual", 1),
        ("netzlauf", "usual", 1),
        ("einbruch", "otherwise", 2),
        ("archiv", "usual", 3),
        ("kanalstrasse", "otherwise", 3),
        ("archiv", "metres", 2),
        ("schiesserei", "otherwise", 2),
        ("halle9", "metres", 2),
    ),
)
