"""What the battery plays of Heldencodex: all scenes, and the large ones with every ruling changed."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from regelwerk.engine.policies import Defaults
from regelwerk.engine.trials import Budget, Trial, every_scenario, scenario_trial

if TYPE_CHECKING:
    from regelwerk.engine.system import System

OTHERWISE = {
    "aid_retry": "once",
    "aid_throw": "single",
    "aim_ones": "at_shot",
    "aim_without_rethrow": False,
    "aimed_base": 7,
    "assassinate_weapons": "any",
    "attribute_high_mastery": True,
    "attribute_runs": True,
    "balance_die_cap": "value",
    "balance_optional": True,
    "base_die_source": "explicit",
    "blank_target_cells": "none",
    "care_reset": False,
    "chase_faster": "one_step",
    "chase_start_gap": 2,
    "choke_cumulative": False,
    "choke_steal": "group",
    "closing": "20_40",
    "combat_result": "best_manoeuvre",
    "combat_single_die_cap": "none",
    "community_mythos": "all",
    "critical_spread": "none",
    "damage_failures": True,
    "damage_matches": "bonus_hit",
    "default_minimum": 7,
    "drink_matches": True,
    "drink_reset": "never",
    "drink_zero": "one_each",
    "e_bonus": "result",
    "extra_unparried": "lost",
    "failed_assassination": "nothing",
    "failure_face_value": "face",
    "fkw_bonus_scope": "all",
    "flee_result": "chase_always",
    "full_circle_is_critical": False,
    "give_up": "never",
    "grit_scope": "all",
    "group_shape": "disjoint",
    "haggle_cap": "none",
    "haggle_forced": "starting_price",
    "haggle_step": 25,
    "herb_yield": "face",
    "high_mastery_jump": True,
    "ignored_ones_locked": False,
    "influence_backfire": True,
    "initiative_cutoff": True,
    "initiative_ties": "simultaneous",
    "layered_armour": "stacked",
    "learning_pool": 4,
    "legendary_carried": "every_phase",
    "legendary_face_rule": "sum_11",
    "legendary_fumble_counts": "unbalanced",
    "legendary_shot_auto_hit": True,
    "legendary_surplus": "none",
    "lost_balance": "minus_one_die_more",
    "lucky_learning_cost": 1,
    "lucky_when": "any_throw",
    "middle_heals": "with_outer",
    "neutralise": "count",
    "night_limit": "treated_only",
    "night_regen_split": "shared",
    "obstacle_sums": True,
    "ones_satisfy_keep": True,
    "out_of_reach": "until_closing",
    "parry_tie": "attacker",
    "phase_cap": 20,
    "pierce_costs_point": 0,
    "piercing_damage_throw": True,
    "piercing_first_hit": "first_phase",
    "pool_cap_order": "penalty_then_cap",
    "power_cap": "fkw",
    "power_parry_value": "face",
    "pts": "ignore",
    "quality_plus": "flat_coins",
    "range_rounding": "ceil",
    "reach_vs_reach": "both",
    "reaction_tie": "reroll",
    "respect_floor": "zero",
    "runs_add": "always",
    "shadow_ones": True,
    "shield_beaten": "empty",
    "shooter_parry": "basic_art_single",
    "single_die_over_value": "void",
    "star_with_raise": False,
    "surplus_scope": "any_group",
    "sweep_one_per_opponent": False,
    "torso_shot": False,
    "untrained": "forbidden",
    "vomit_rounding": "ceil",
    "watch_rest": "always",
    "wish_waives": False,
    "wound_overflow": "ignore",
}
OUT_OF_TURN = (
    "keep:",
    "keep:21",
    "keep:4,4,4,4,4,4,4",
    "keep:x",
    "attack:nobody",
    "attack:richart",
    "sweep",
    "choke:richart",
    "power:richart",
    "piercing:mercenary",
    "aimed:mercenary",
    "flee:mercenary",
    "with:99",
    "parry:-",
    "counter:12",
    "value:21",
    "row:wings",
    "circle:9:outer:1",
    "grit:9",
    "become:21",
    "offer:-1",
    "offer:much",
    "offer:999999",
    "lay:4@nobody",
    "match:4",
    "raise:memory:9",
    "treat:nobody:1:medicine",
)
"""Answers that nobody offers."""
LARGE = ("ford", "toll_house", "market_day")
BRIEF = frozenset({"duel", "market_chase", "toll_house"})
CAMPAIGN = Budget(
    seeds=(1,), answers=5_000, resume_every=150, undos=1, prompts=40, notes=300, laws=4, draws=300, previews=4
)


def trials(system: System) -> tuple[Trial, ...]:
    """All scenes, and the three large ones once more as another table plays them.

    Odds are those of people who keep all dice: the paths of many twenty-sided dice that are thrown again and again are
    too many to follow one by one. That the best play of few dice is the same game is shown in `conformance`.
    """
    found = (
        *every_scenario(system, tries=OUT_OF_TURN, budget=CAMPAIGN, brief=BRIEF),
        *(
            scenario_trial(system, name, OTHERWISE, tries=OUT_OF_TURN, budget=CAMPAIGN, brief=False)
            for name in LARGE
        ),
    )  # fmt: skip
    return tuple(dataclasses.replace(one, policy=Defaults(), imagines_all=not has_secrets(one.start)) for one in found)


def has_secrets(start: Any) -> bool:
    """Whether somebody haggles for a price or tries something that others do not know: too much to imagine."""
    return any(plan.kind == "haggle" or getattr(plan, "hidden", False) for plan in start.scene.plans)
