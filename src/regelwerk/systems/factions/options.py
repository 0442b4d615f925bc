"""The rulings that a table may change. Each field is cited as `FA:<name>`; the catalogue explains its values."""

from __future__ import annotations

from typing import Literal

from regelwerk.engine.state_values import Value


class Options(Value, frozen=True):
    """How this table settles what the rules leave open; the defaults are those of the older core edition.

    Where a number has a natural "none", 0 stands for it. Two rulings leave no choice and have no field:
    FA-RUL-58 (`gather.py`) and FA-RUL-63 (`state.py`).
    """

    unshake_success_allows_action: bool = False  # FA-RUL-01
    opposed_minimum_total: Literal[0, 4] = 0  # FA-RUL-02
    opposed_raise_base: Literal["opponent_total", "max_4_opponent"] = "opponent_total"  # FA-RUL-03
    opposed_tie: Literal["no_success", "attacker_wins"] = "no_success"  # FA-RUL-04
    critical_failure_effect: Literal["gm_prompt", "none", "shaken", "lose_1_rp"] = "gm_prompt"  # FA-RUL-05
    critical_failure_always_fails: bool = True  # FA-RUL-06
    critical_failure_reroll: Literal["allowed", "forbidden"] = "allowed"  # FA-RUL-07
    damage_reroll: Literal["forbidden", "allowed"] = "forbidden"  # FA-RUL-08
    wound_penalty_scope: Literal["all_rolls", "trait_rolls"] = "all_rolls"  # FA-RUL-09
    shaken_on_shaken_source: Literal["any", "damage_only"] = "any"  # FA-RUL-10
    shaken_damage_wounds: Literal["max_one_raises", "raises_plus_one"] = "max_one_raises"  # FA-RUL-11
    soak_scope: Literal["any_wound", "attack_only"] = "any_wound"  # FA-RUL-12
    soak_all_ends_shaken: bool = True  # FA-RUL-13
    shake_off_timing: Literal["any_time", "after_failed_roll"] = "any_time"  # FA-RUL-14
    shake_off_after_success: bool = False  # FA-RUL-15
    attack_raise_bonus_damage: bool = False  # FA-RUL-16
    attack_raise_bonus_per_raise: bool = False  # FA-RUL-17
    w12_bonus_derived: Literal["half_down", "none"] = "half_down"  # FA-RUL-18
    w12_bonus_on_wild: bool = True  # FA-RUL-19
    effectiveness_capped: bool = False  # FA-RUL-20
    improvement_cost_basis: Literal["new_die", "current_die"] = "new_die"  # FA-RUL-21
    improvement_beyond_w12: Literal["flat", "rising", "forbidden"] = "flat"  # FA-RUL-22
    surplus_assets: Literal["dormant", "lost", "kept"] = "dormant"  # FA-RUL-23
    unusable_assets_count: bool = True  # FA-RUL-24
    suspend_choice: Literal["owner_any", "owner_usable", "attacker", "random"] = "owner_any"  # FA-RUL-25
    wound_recovery_order: Literal["owner_choice", "newest_first", "oldest_first"] = "owner_choice"  # FA-RUL-26
    siphon_rounding: Literal["down", "up", "nearest"] = "down"  # FA-RUL-27
    siphon_from_empty: Literal["zero", "gain_one"] = "zero"  # FA-RUL-28
    intel_beneficiary: Literal["spy", "anyone"] = "spy"  # FA-RUL-29
    intel_rolls: Literal["attack_espionage", "attack_only", "attack_espionage_damage"] = "attack_espionage"  # FA-RUL-29
    espionage_stacking: bool = False  # FA-RUL-30
    assault_raise: Literal["additional", "replaces"] = "additional"  # FA-RUL-31
    next_action_meaning: Literal["next_turn", "next_real_action"] = "next_turn"  # FA-RUL-32
    seize_start: Literal["immediately", "next_turn"] = "immediately"  # FA-RUL-33
    espionage_choice: Literal["after_roll", "before_roll"] = "after_roll"  # FA-RUL-34
    found_duration: Literal["until_rehide", "one_attack"] = "until_rehide"  # FA-RUL-35
    hidden_without_asset: Literal["ends", "paused"] = "ends"  # FA-RUL-36
    qrf_while_shaken: bool = True  # FA-RUL-37
    qrf_chain: bool = False  # FA-RUL-38
    qrf_per_phase: Literal[0, 1, 2] = 0  # FA-RUL-39
    qrf_modifier: Literal[0, -2] = 0  # FA-RUL-39
    free_attack_reveals: bool = True  # FA-RUL-40
    reorganise_per_turn: Literal[1, 0] = 1  # FA-RUL-41
    reorganise_action_loss: Literal["if_shaken", "if_healed", "never"] = "if_shaken"  # FA-RUL-42
    passive_stacking: Literal["same_key", "same_template"] = "same_key"  # FA-RUL-43
    minor_resolution: Literal["simultaneous", "sequential"] = "simultaneous"  # FA-RUL-44
    joker_tie: Literal["black_first", "opposed_operations"] = "black_first"  # FA-RUL-45
    joker_rp: Literal[0, 3] = 0  # FA-RUL-46
    reshuffle: Literal["after_joker", "every_phase"] = "after_joker"  # FA-RUL-47
    allow_hold: bool = False  # FA-RUL-48
    bennie_new_card: bool = False  # FA-RUL-49
    rounds_per_phase: Literal[1, 2, 3] = 1  # FA-RUL-50
    phases_between_missions: Literal[1, 2, 3] = 1  # FA-RUL-50
    instruct_impossible: Literal["free_choice", "forfeit"] = "free_choice"  # FA-RUL-51
    character_control_scope: Literal["full", "rp_only"] = "full"  # FA-RUL-52
    instruction_expiry: Literal["next_real_action", "next_turn"] = "next_real_action"  # FA-RUL-53
    bennie_price: Literal[3, 1, 2, 4, 5] = 3  # FA-RUL-54
    rp_cap: Literal[0, 10, 20, 30, 50] = 0  # FA-RUL-55
    mission_money_per_rp: Literal[0, 100, 500, 1000] = 0  # FA-RUL-56
    repair_timing: Literal["own_turn", "any_time"] = "own_turn"  # FA-RUL-57
    allow_duplicate_assets: bool = False  # FA-RUL-59
    destroyed_spoils: Literal["none", "destroyer_rp"] = "none"  # FA-RUL-60
    effectiveness_minimum: Literal["none", "W4"] = "none"  # FA-RUL-61
    hidden_values: Literal["none", "plans", "plans_and_rp"] = "none"  # FA-RUL-62
    asset_offers: Literal["standing", "single"] = "standing"  # FA-RUL-64
    campaign_end: Literal["scenario", "last_standing", "never"] = "scenario"  # FA-RUL-65
    interrupted_turn_counts: bool = True  # FA-RUL-66
    late_shake_off_restores_action: bool = True  # FA-RUL-67
