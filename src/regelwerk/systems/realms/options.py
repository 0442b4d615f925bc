"""The rulings that a table may change. Each field is cited as `RE:<name>`; the catalogue explains its values."""

from __future__ import annotations

from typing import Literal

from regelwerk.engine.state_values import Value


class Options(Value, frozen=True):
    """How this table settles what the rulebook leaves open.

    Where a number has a natural "without limit", 0 stands for it. What is data of a battlefield or a mission has no
    field: the size of the table, its terrain, deployment zones and goals.
    """

    # Order of play
    turn_order: Literal["paired", "agi_descending"] = "paired"
    initiative_tie: Literal["higher_agi_then_random", "reroll", "higher_eh"] = "higher_agi_then_random"
    expert_order: bool = False
    """With `agi_descending`: models may shift their agility by 1 for 1 AP (RE-RND-06)."""
    leader_trait: Literal["shifts", "reroll_deployment"] = "shifts"
    """shifts: with `agi_descending` a leader of level n shifts n times for free; in pairs the trait does nothing."""
    deputy: Literal["highest_eh", "none"] = "highest_eh"
    deployment_order: Literal["leader_contest", "alternate", "loser_first", "leader_eh"] = "leader_contest"
    round_limit: Literal[8, 0] = 8
    """0: the game goes on until somebody wins."""
    ap_carry_halving: Literal["once", "twice"] = "once"
    ap_max: Literal[0, 12] = 0
    """0: without limit."""
    # Dice and reactions
    bonus_die: Literal["keep_best", "sum", "flat_plus_1"] = "keep_best"
    interrupt_bonus: Literal["bonus_die", "none"] = "bonus_die"
    interrupt_tie: Literal["active", "reactor"] = "active"
    interrupt_needed: Literal["all_but_riposte_and_support", "only_reaction_fire"] = "all_but_riposte_and_support"
    lost_interrupt: Literal["lapses_free", "lapses_paid"] = "lapses_free"
    reactions_per_action: Literal[1, 0] = 1
    """0: without limit."""
    reaction_order: Literal["by_total", "one_by_one"] = "by_total"
    reaction_weapons: Literal["any", "no_area"] = "any"
    emerging: Literal["newly_legal", "cover_only"] = "newly_legal"
    fast_during_move: Literal["walked", "declared"] = "walked"
    support_perception: Literal["target_only", "both"] = "target_only"
    perception_contact: Literal["contact_counts", "strict"] = "contact_counts"
    premeasure: Literal["moves_only", "always"] = "moves_only"
    # Direct opponents
    direct_opponent_timing: Literal["phase_start_once", "every_action"] = "phase_start_once"
    forced_attack: Literal["first_attack", "melee_only", "all_attacks_this_phase"] = "first_attack"
    turn_limit: Literal["not_twice_running", "unlimited"] = "not_twice_running"
    nearest_tie: Literal["owner_chooses", "both"] = "owner_chooses"
    # Damage and defence
    type_levels: Literal["add", "off", "difference_bonus_dice"] = "add"
    damage_margin: Literal["ignored", "plus_1_per_6"] = "ignored"
    unarmoured_protection: Literal["zero", "ko"] = "zero"
    rounding_mode: Literal["half_up", "down", "up"] = "half_up"
    derived_profile_ko: Literal["card", "current"] = "card"
    critical_ap_shortfall: Literal["one_marker_at_zero", "marker_per_missing_ap"] = "one_marker_at_zero"
    critical_perception: Literal["both", "card_value"] = "both"
    critical_duration: Literal["rest_of_game", "while_below_half"] = "rest_of_game"
    zero_loss_hit: Literal["shock", "nothing"] = "shock"
    finish_off: Literal["no", "yes"] = "no"
    panzerbrechend: Literal["halve_protection", "defence_dice_minus_1"] = "halve_protection"
    schrapnell: Literal["ignore_cover_and_camo_bonuses", "dice_only"] = "ignore_cover_and_camo_bonuses"
    durchschlag: Literal["no_effect", "line_hit_if_total_doubled"] = "no_effect"
    undefined_effects: Literal["keyword_only", "shock"] = "keyword_only"
    elektro_tie: Literal["one_shock", "two_shocks"] = "one_shock"
    shield_hand: bool = True
    """A model with a shield has no hand for weapons of class III and above."""
    # Melee
    melee_tie: Literal["higher_agi_then_reroll", "defender", "both_hit", "reroll"] = "higher_agi_then_reroll"
    melee_margin: Literal["ignored", "plus_1_per_6"] = "ignored"
    rear_attack: Literal["at_roll", "charge_start"] = "at_roll"
    wk1_in_melee: Literal["no_area", "all"] = "no_area"
    both_agi_zero: Literal["attack_fails", "normal_contest"] = "attack_fails"
    charge_prone: Literal["forbidden", "plus_1_ap"] = "forbidden"
    disengage: Literal["free", "opportunity_attack"] = "free"
    shoot_in_contact: Literal["allowed", "forbidden"] = "allowed"
    first_melee_round: Literal["first_roll", "until_round_end"] = "first_roll"
    # Shooting
    range_boundary: Literal["nearer_band", "floor"] = "nearer_band"
    aimed_range: Literal["length", "count"] = "length"
    autofire_target_malus: Literal["cumulative", "flat"] = "cumulative"
    area_aim: Literal["models_and_points", "models_only", "target_or_seen_spot"] = "models_and_points"
    area_contests: Literal["separate", "one_attack_roll"] = "separate"
    own_targets: bool = False
    scatter_direction: Literal["w12_clock", "uniform_angle"] = "w12_clock"
    scatter_no_roll: Literal["roll", "max_scatter"] = "roll"
    unwieldy_value: Literal[-2, -3] = -2
    projectile_weapons: Literal["kinetik", "flag"] = "kinetik"
    # Sight and cover
    eye_height: Literal["13/16", "top"] = "13/16"
    fov_test: Literal["any_part", "base_centre"] = "any_part"
    los_test: Literal["one_limb", "any_cell"] = "one_limb"
    limb_includes_head: bool = True
    cover_union: Literal["single", "union"] = "single"
    model_cover: Literal["target_friends", "any_model"] = "target_friends"
    # Movement and terrain
    prone_size: Literal["small", "one_step_smaller"] = "small"
    ruin_test: Literal["stops", "continue_prone"] = "stops"
    merge_scope: Literal["moves", "final_attack_move"] = "moves"
    mike_building: Literal["forbidden", "allowed"] = "forbidden"
    climb: Literal["double_cost", "off"] = "double_cost"
    move_facing: Literal["keep", "follow_path"] = "keep"
    friend_passing: Literal["allowed", "forbidden"] = "allowed"
    movement_types: Literal["on", "off"] = "on"
    zero_g: Literal["passability_2", "recoil_fall"] = "passability_2"
    desert: Literal["passability_1", "none"] = "passability_1"
    # MIKe
    legs_zero_table: Literal["table", "immobile"] = "table"
    destroyed_zone_hit: Literal["torso", "no_effect", "reroll_zone"] = "torso"
    limb_critical: Literal["zone_effect", "full_critical"] = "zone_effect"
    destroyed_arm: Literal["replaces", "cumulative"] = "replaces"
    limb_overkill: Literal["lost", "excess_to_torso"] = "lost"
    legs_critical_rounding: Literal["up", "down"] = "up"
    wreck: Literal["piece", "removed"] = "piece"
    # Camouflage
    camo_reveal_timing: Literal["on_resolution", "on_declaration"] = "on_resolution"
    spot_limit: Literal["once_per_phase_per_target", "once_per_spotter"] = "once_per_phase_per_target"
    spot_los: Literal["any_cell", "none"] = "any_cell"
    camo_restore: Literal["at_end_of_move", "pending"] = "at_end_of_move"
    camo_break_passive: Literal["revealed", "stays"] = "revealed"
    full_movement_action: Literal["one_full_move", "two_full_moves"] = "one_full_move"
    area_vs_camouflaged: Literal["hit", "immune"] = "hit"
    # Drones
    drones: Literal["off", "controller"] = "off"
