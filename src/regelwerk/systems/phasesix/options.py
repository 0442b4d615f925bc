"""The rulings that a table may change. Each field is cited as `PS:<name>`; the catalogue explains its values."""

from __future__ import annotations

from typing import Literal

from regelwerk.engine.state_values import Value


class Options(Value, frozen=True):
    """How this table settles what the rulebook leaves open; the defaults are the specification's."""

    explode_in_combat: Literal[True, "attack_only"] = True
    initiative_formula: Literal["d6_plus_quickness", "quickness_d6_sum"] = "d6_plus_quickness"
    initiative_final_tie: Literal["roll_off", "stable_order"] = "roll_off"
    quick_reaction: bool = False
    round_effects_timing: Literal["own_turn_start", "combat_round_start"] = "own_turn_start"
    reaction_timing: Literal["after_roll", "before_roll"] = "after_roll"
    reaction_when_downed: Literal["still_happens", "lost"] = "still_happens"
    reaction_scope: Literal["any_one_action", "defensive_only"] = "any_one_action"
    reaction_window_per: Literal["action", "handling"] = "action"
    walk_extra_scope: Literal["any_single", "rolled_only", "attack_only"] = "any_single"
    crouched_movement: Literal["crawl_only", "any"] = "crawl_only"
    steal_target: Literal["next_refresh", "saved_first"] = "next_refresh"
    steal_when_empty: Literal["forbidden", "carry_over"] = "forbidden"
    gained_actions_expire: Literal["at_refresh", "end_of_round"] = "at_refresh"
    min_roll_floor: Literal[2, 1] = 2
    crit_requires_hit: bool = True
    mega_thresholds: Literal["fixed", "shifted"] = "fixed"
    destiny_die_crit: bool = True
    bonus_dice_after_roll: Literal["on_failure", "any_time", "never"] = "on_failure"
    aim_binding: Literal["target_and_weapon", "free"] = "target_and_weapon"
    aim_lost_on: Literal["hit", "wound", "any_success"] = "hit"
    aim_limit: Literal["floor_7", "perception_2023", "perception_2024"] = "floor_7"
    aim_unarmed: bool = True
    aim_throw: bool = False
    throw_mode_dodgeable: bool = False
    burst_low_ammo: Literal["forbidden", "allowed_without_bonus_dice"] = "forbidden"
    rule_wrong_distance: bool = False
    distance_penalty: Literal["dice_minus_2", "min_roll_plus_2"] = "dice_minus_2"
    distance_scope: Literal["ranged_only", "all"] = "ranged_only"
    cover_combination: Literal["best", "sequential"] = "best"
    cover_crit_removal: Literal["worst_first", "least_first", "per_die"] = "worst_first"
    defence_order: Literal["reaction_then_cover", "cover_then_reaction"] = "reaction_then_cover"
    shield_move_rounding: Literal["up", "down"] = "up"
    shield_cover_clamp: Literal["none", "best_2", "between_4_and_6"] = "none"
    shield_hand_rule: Literal["not_two_handed", "strict_one_handed"] = "not_two_handed"
    shield_counts_as_protection: bool = False
    rule_armor_damage: bool = False
    armor_condition_effect: Literal["zero_at_zero", "scaled", "none"] = "zero_at_zero"
    dodge_hit_count: Literal["all", "normal_only"] = "all"
    from_behind_blocks: Literal["defensive", "dodge_only"] = "defensive"
    parry_crits: Literal["never", "crit_by_crit"] = "never"
    parry_unarmed: bool = False
    brace_duration: Literal["until_moved", "one_shot"] = "until_moved"
    coup_counts: Literal["successes", "wounds"] = "successes"
    coup_wake: Literal["always", "roll_perception", "never"] = "always"
    coup_melee_only: bool = False
    wounds_while_dying: Literal["raise_level", "ignored"] = "raise_level"
    dying_trigger: Literal["zero_hearts", "exceeded"] = "zero_hearts"
    overkill: Literal["ignored", "raise_level"] = "ignored"
    stabilised_state: Literal["unconscious", "awake"] = "unconscious"
    conditions_affect_saves: bool = False
    scatter_die: Literal["d12", "2d6"] = "d12"
    throw_item_range: Literal["item", "unlimited"] = "item"
    perception_default: Literal["all", "line_of_sight"] = "all"
    destiny_reroll_all_4plus: bool = False
    react_to_reactions: Literal["none", "defensive_only"] = "none"
    shield_block_facing: Literal["all", "front_only"] = "all"
    space: Literal["plane", "none"] = "plane"
    terrain_cover: Literal["line", "manual"] = "line"
    facing_model: Literal["none", "rear_half"] = "none"
    unaware_until: Literal["first_attack", "own_attack"] = "first_attack"
    walk_extra_as_reaction: bool = False
    reaction_refund: bool = False
    reaction_attack_target: Literal["any", "actor_only"] = "any"
    blast_shield: bool = True
    brace_support: Literal["crouched_or_terrain", "always"] = "crouched_or_terrain"
    boost_limit: Literal["missing_hearts", "none"] = "missing_hearts"
    foe_at_zero: Literal["dying", "dead"] = "dying"
