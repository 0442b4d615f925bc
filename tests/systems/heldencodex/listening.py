"""Scenes played with open ears: whoever plays does anything, but seldom what ends it all."""

from __future__ import annotations

from itertools import product
from typing import Any

from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import value_of
from regelwerk.systems.heldencodex import SYSTEM
from regelwerk.systems.heldencodex.state import World
from systems.hearing import Ears, Scenes

ENDINGS = {"surrender", "flee", "counter_flee", "stop", "break_off", "decline", "back", "end"}
"""Answers after which there is little more to tell."""
PATIENCE = 12


class Listener(Ears[World]):
    """Plays at random; only now and then somebody has had enough."""

    def __init__(self, seed: int) -> None:
        super().__init__(SYSTEM.game, seed)

    def _choice(self, prompt: Choose[Any]) -> Any:
        self.heard.prompts.append(prompt)
        kinds = self.kinds(prompt)
        lasting = {kind: keys for kind, keys in kinds.items() if kind not in ENDINGS}
        if lasting and self.dice.die(PATIENCE) > 1:
            kinds = lasting
        return value_of(prompt, self.any_of(self.any_of([*kinds.values()])))


OTHERWISE: dict[str, Any] = {
    "aim_without_rethrow": False,
    "attribute_high_mastery": True,
    "balance_optional": True,
    "damage_failures": True,
    "e_bonus": "result",
    "give_up": "never",
    "grit_scope": "all",
    "influence_backfire": True,
    "initiative_ties": "simultaneous",
    "lucky_learning_cost": 1,
    "lucky_when": "any_throw",
    "night_regen_split": "shared",
    "obstacle_sums": True,
    "phase_cap": 20,
    "reaction_tie": "reroll",
    "shooter_parry": "basic_art_single",
    "wound_overflow": "ignore",
}
TABLES: dict[str, dict[str, Any]] = {"usual": {}, "otherwise": OTHERWISE, "to the death": {"give_up": "never"}}
DUELS = ("brawler:bandit", "brawler:archer", "town_guard:richart", "fencing_master:captain")
STAGES = tuple(product((*SYSTEM.scenarios(SYSTEM.content()), *DUELS), TABLES))
RARELY_TOLD = {
    "hc-alarm", "hc-assassinates", "hc-breath-back", "hc-care-undone", "hc-chase-worn-out", "hc-craft-fails",
    "hc-critical-over", "hc-dies", "hc-drinking-drawn", "hc-fight-undecided", "hc-fights-on", "hc-gives-in",
    "hc-night-quiet", "hc-notices-too-late", "hc-power-renounced", "hc-shift-too-tired", "hc-watch-minimum",
    "hc-watches-exhausted",
    "hc-price-declined", "hc-reaction-tie", "hc-revived", "hc-shield-beaten", "hc-treating-begins", "hc-unconscious",
    "hc-wound-ignored", "hc-wound-worsens",
}  # fmt: skip
SCENES = Scenes(
    SYSTEM.name,
    lambda start, seed: Listener(seed).listen(start, 300),
    TABLES,
    told=STAGES,
    typed=("keep:99", "keep:", "offer:0", "attack:nobody", "give:99", "17"),
    most_prompts=100,
    rare=RARELY_TOLD,
    most_seeds=12,
    late=(
        ("market_day", "usual", 2),
        ("toll_house", "usual", 2),
        ("fencing_master:captain", "otherwise", 2),
        ("ambush", "otherwise", 1),
        ("market_chase", "otherwise", 1),
        ("drinking", "otherwise", 1),
        ("market_day", "usual", 3),
        ("toll_house", "usual", 3),
        ("assassin", "usual", 2),
        ("haggle", "otherwise", 2),
        ("brawler:bandit", "usual", 2),
        ("town_guard:richart", "otherwise", 2),
        ("market_day", "otherwise", 3),
        ("brawler:archer", "otherwise", 4),
        ("toll_house", "usual", 10),
    ),
)
