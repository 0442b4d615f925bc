"""The rulings that a table may change. Each field is cited as `FA:<name>`; the catalogue explains its values."""

from __future__ import annotations

from typing import Literal

from regelwerk.engine.fixed import fixed


@fixed
class Options:
    """How this table settles what the rules leave open; the defaults are those of the older core edition.

    Where a number has a natural "none", 0 stands for it.
    """

    unshake_success_allows_action: bool = False
    opposed_minimum_total: Literal[0, 4] = 0
    opposed_raise_base: Literal["opponent_total", "max_4_opponent"] = "opponent_total"
    opposed_tie: Literal["no_success", "attacker_wins"] = "no_success"
    critical_failure_effect: Literal["gm_prompt", "none", "shaken", "lose_1_rp"] = "gm_prompt"
    critical_failure_always_fails: bool = True
    critical_failure_reroll: Literal["allowed", "forbidden"] = "allowed"
    damage_reroll: Literal["forbidden", "allowed"] = "forbidden"
    wound_penalty_scope: Literal["all_rolls", "trait_rolls"] = "all_rolls"
    shaken_on_shaken_source: Literal["any", "damage_only"] = "any"
    shaken_damage_wounds: Literal["max_one_raises", "raises_plus_one"] = "max_one_raises"
    soak_scope: Literal["any_wound", "attack_only"] = "any_wound"
    soak_all_ends_shaken: bool = True
    shake_off_timing: Literal["any_time", "after_failed_roll"] = "any_time"
    shake_off_after_success: bool = False
    attack_raise_bonus_damage: bool = False
    attack_raise_bonus_per_raise: bool = False
    w12_bonus_derived: Literal["half_down", "none"] = "half_down"
    w12_bonus_on_wild: bool = True
    effectiveness_capped: bool = False
    improvement_cost_basis: Literal["new_die", "current_die"] = "new_die"
    improvement_beyond_w12: Literal["flat", "rising", "forbidden"] = "flat"
    surplus_assets: Literal["dormant", "lost", "kept"] = "dormant"
    unusable_assets_count: bool = True
    suspend_choice: Literal["owner_any", "owner_usable", "attacker", "random"] = "owner_any"
    wound_recovery_order: Literal["owner_choice", "newest_first", "oldest_first"] = "owner_choice"
    siphon_rounding: Literal["down", "up", "nearest"] = "down"
    siphon_from_empty: Literal["zero", "gain_one"] = "zero"
    intel_beneficiary: Literal["spy", "anyone"] = "spy"
    intel_rolls: Literal["attack_espionage", "attack_only", "attack_espionage_damage"] = "attack_espionage"
    espionage_stacking: bool = False
    assault_raise: Literal["additional", "replaces"] = "additional"
    next_action_meaning: Literal["next_turn", "next_real_action"] = "next_turn"
    seize_start: Literal["immediately", "next_turn"] = "immediately"
    espionage_choice: Literal["after_roll", "before_roll"] = "after_roll"
    found_duration: Literal["until_rehide", "one_attack"] = "until_rehide"
    hidden_without_asset: Literal["ends", "paused"] = "ends"
    qrf_while_shaken: bool = True
    qrf_chain: bool = False
    qrf_per_phase: Literal[0, 1, 2] = 0
    qrf_modifier: Literal[0, -2] = 0
    free_attack_reveals: bool = True
    reorganise_per_turn: Literal[1, 0] = 1
    reorganise_action_loss: Literal["if_shaken", "if_healed", "never"] = "if_shaken"
    passive_stacking: Literal["same_key", "same_template"] = "same_key"
    minor_resolution: Literal["simultaneous", "sequential"] = "simultaneous"
    joker_tie: Literal["black_first", "opposed_operations"] = "black_first"
    joker_rp: Literal[0, 3] = 0
    reshuffle: Literal["after_joker", "every_phase"] = "after_joker"
    allow_hold: bool = False
    bennie_new_card: bool = False
    rounds_per_phase: Literal[1, 2, 3] = 1
    phases_between_missions: Literal[1, 2, 3] = 1
    instruct_impossible: Literal["free_choice", "forfeit"] = "free_choice"
    character_control_scope: Literal["full", "rp_only"] = "full"
    instruction_expiry: Literal["next_real_action", "next_turn"] = "next_real_action"
    bennie_price: Literal[3, 1, 2, 4, 5] = 3
    rp_cap: Literal[0, 10, 20, 30, 50] = 0
    mission_money_per_rp: Literal[0, 100, 500, 1000] = 0
    repair_timing: Literal["own_turn", "any_time"] = "own_turn"
    allow_duplicate_assets: bool = False
    destroyed_spoils: Literal["none", "destroyer_rp"] = "none"
    effectiveness_minimum: Literal["none", "W4"] = "none"
    hidden_values: Literal["none", "plans", "plans_and_rp"] = "none"
    asset_offers: Literal["standing", "single"] = "standing"
    campaign_end: Literal["scenario", "last_standing", "never"] = "scenario"
    interrupted_turn_counts: bool = True
    late_shake_off_restores_action: bool = True
