"""What the battery plays of Dark Space: all scenarios, and the large ones with nearly every ruling changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.engine.trials import Budget, Trial, every_scenario, scenario_trial

if TYPE_CHECKING:
    from regelwerk.engine.system import System

# What remains as it is would only take rules away from the others.
OTHERWISE = {
    "ae_no_item": 2,
    "aim_stacks": True,
    "ambush_gap": "armour",
    "ambush_interrupts": True,
    "attack_stealth": "pair",
    "blocked_routine": "gm",
    "boarding_contest": True,
    "boarding_miss": "fall",
    "bypass_plus3": True,
    "bypass_scope": "unarmoured",
    "chase_ae": "flat_1",
    "chase_end": "gm",
    "chase_far_shot": "normal",
    "collapse_effect": "gm",
    "collapse_rule": "result_lt",
    "collision_damage": "size_x_power",
    "control_roll": "secondary_pair",
    "cover_stacking": "add",
    "critical_hack": "damage_only",
    "critical_needs_hit": False,
    "critical_plus3": True,
    "critical_rule": "three_tens",
    "crowd_off_effect": "no_de",
    "cut_off_rule": "gm",
    "defend_ends_phase": "never",
    "defender_se": "book_only",
    "desperate_stress": "after",
    "disconnected_targetable": True,
    "discovery_shortcut": True,
    "disfigure_slash": "choose",
    "disfigurement_trigger": "incapacitated",
    "distance_model": "pairs",
    "distract_reach": "any",
    "extended_interrupt_stress": "adds",
    "extra_skills": False,
    "fall_penetration": "sum",
    "firewall_broken_bonus": 0,
    "firewall_overlap": "monitor",
    "full_access": "admin",
    "full_defence_counts_fee": True,
    "grit_scope": "vital",
    "hack_ae": "target",
    "hack_penetration": "network_armour",
    "hack_secondary": "cortex_skill",
    "hampered_pool_one": "after_roll",
    "hard_armour_factor": 3,
    "hazard_monitor": "by_roll",
    "henchman_groups": True,
    "henchman_last_breath": "dies",
    "initiative_probe": "competence",
    "interaction_boxes": "min",
    "interrupt_window": "after_roll",
    "joiner_acts": "this_round_last",
    "last_breath_trigger": "marked_box",
    "long_sprint_account": "max",
    "machine_armour": "own_mk",
    "machine_other_pool": "mk",
    "min_ae_cost": 0,
    "missing_mobility_full": False,
    "mode_stacking": "single",
    "network_entry": "free",
    "obstacle_cost": "fixed_1",
    "occupant_armour": "machine_armour",
    "overdraw_max": 0,
    "overflow": "inward",
    "penetration_formula": "mk+2size",
    "pin_duration": "until_next_phase",
    "pin_follow_up": True,
    "pin_range": "ideal",
    "pin_scope": "all_probes",
    "plus3_stacking": "single",
    "pursuit_min_perception": 0,
    "return_account": "keep",
    "rule_of_ten": False,
    "sabotage_threshold": "keep",
    "secure_duration": "round",
    "seize_phase": True,
    "split_act": "keep",
    "stress_dice": "stepwise",
    "stress_incapacitates_at": 10,
    "stress_range": True,
    "stressless_interrupts": "unlimited",
    "take_out_lasts": "rounds",
    "take_out_scope": "any",
    "terminal_damage": "half_size_plus_mk",
    "terminal_near": "as_weapons",
    "trauma": True,
    "turn_order": "continuous",
    "turret_ae": "size",
    "two_stage_alarm": True,
    "unarmed_size": 2,
}
OUT_OF_REACH = (
    "continue",
    "attack",
    "klinge:nobody",
    "klinge:rhea",
    "terminal:zentrale:9",
    "overdraw",
    "begin",
    "pin_down:pistole",
    "cover:schott",
    "defend:twice",
    "vital:9",
    "with:nobody",
    "help",
    "seize",
    "crash",
)
"""Answers that nobody offers."""
LARGE = ("halle9", "kanalstrasse", "archiv")
BRIEF = frozenset({"duell", "einbruch", "hetzjagd"})
CAMPAIGN = Budget(
    seeds=(1,), answers=5_000, resume_every=150, undos=1, prompts=40, notes=300, laws=4, draws=300, previews=4
)


def trials(system: System) -> tuple[Trial, ...]:
    """All scenarios, and the three large ones once more as another table plays them."""
    return (
        *every_scenario(system, tries=OUT_OF_REACH, budget=CAMPAIGN, brief=BRIEF),
        *(
            scenario_trial(
                system, name, OTHERWISE, tries=OUT_OF_REACH, budget=CAMPAIGN, brief=name == "kanalstrasse"
            )
            for name in LARGE
        ),
    )  # fmt: skip
