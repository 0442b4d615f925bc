"""The rulings that a table may change. Each field is cited as `HC:<name>`; the catalogue explains its values."""

from __future__ import annotations

from typing import Literal

from regelwerk.engine.state_values import Value


class Options(Value, frozen=True):
    """How this table settles what the codex leaves open.

    Where a number has a natural "none", 0 stands for it. What is data of a character or of a scene has no field:
    which attributes there are, rows, life circles and armour rows. Which probes are physical is settled in `values.py`.
    """

    # Dice
    single_die_over_value: Literal["counts", "void"] = "counts"
    combat_single_die_cap: Literal["fkw", "none"] = "fkw"
    failure_face_value: Literal["zero", "face"] = "zero"
    group_shape: Literal["contiguous", "disjoint"] = "contiguous"
    runs_add: Literal["with_star", "ranged_only", "always"] = "with_star"
    attribute_runs: bool = False
    legendary_fumble_counts: Literal["rolled", "unbalanced"] = "rolled"
    balance_optional: bool = False
    balance_die_cap: Literal["none", "value"] = "none"
    ones_satisfy_keep: bool = False
    ignored_ones_locked: bool = True
    legendary_face_rule: Literal["face_11", "sum_11"] = "face_11"
    lucky_when: Literal["final", "any_throw"] = "final"
    shifted_lucky: Literal["counts", "thrown_only"] = "counts"
    lucky_learning_cost: Literal[0, 1] = 0
    learning_pool: Literal[0, 3, 4, 5, 6] = 0
    """0: the dice of a probe on that value; otherwise a fixed number of dice."""
    base_die_source: Literal["fkw_band", "explicit"] = "fkw_band"
    pool_cap_order: Literal["cap_then_penalty", "penalty_then_cap"] = "cap_then_penalty"
    default_minimum: Literal[4, 7, 11, 16] = 4
    # Wounds and healing
    full_circle_is_critical: bool = True
    wound_overflow: Literal["escalate", "ignore"] = "escalate"
    critical_spread: Literal["other_circle", "none"] = "other_circle"
    middle_heals: Literal["after_outer", "with_outer", "never"] = "after_outer"
    night_regen_split: Literal["each", "shared"] = "each"
    aid_throw: Literal["sieve", "single"] = "sieve"
    aid_retry: Literal["daily", "free", "once"] = "daily"
    # Combat
    pts: Literal["attacker_choice", "ignore"] = "attacker_choice"
    damage_matches: Literal["separate", "bonus_hit"] = "separate"
    damage_failures: bool = False
    pierce_costs_point: Literal[1, 0] = 1
    layered_armour: Literal["single", "stacked"] = "single"
    combat_result: Literal["total", "best_manoeuvre"] = "total"
    extra_unparried: Literal["bonus_die", "lost"] = "bonus_die"
    parry_tie: Literal["defender", "attacker"] = "defender"
    initiative_cutoff: bool = False
    initiative_ties: Literal["group_then_reaction", "simultaneous"] = "group_then_reaction"
    blank_target_cells: Literal["row_above", "none"] = "row_above"
    range_rounding: Literal["floor", "ceil"] = "floor"
    aim_ones: Literal["per_phase", "at_shot"] = "per_phase"
    legendary_shot_auto_hit: bool = False
    aimed_base: Literal[4, 0, 7] = 4
    sweep_one_per_opponent: bool = True
    choke_cumulative: bool = True
    choke_steal: Literal["unparried", "group"] = "unparried"
    assassinate_weapons: Literal["dagger_unarmed", "any"] = "dagger_unarmed"
    power_cap: Literal["none", "fkw"] = "none"
    power_parry_value: Literal["named", "face"] = "named"
    lost_balance: Literal["none", "minus_one_die_more"] = "none"
    piercing_damage_throw: bool = False
    piercing_first_hit: Literal["second_phase", "first_phase"] = "second_phase"
    # Other procedures
    neutralise: Literal["at_least_equal", "count"] = "at_least_equal"
    influence_backfire: bool = False
    haggle_cap: Literal["max", "none"] = "max"
    haggle_step: Literal[10, 5, 20, 25, 50] = 10
    """In percent of the starting price."""
    quality_plus: Literal["add_to_factor", "flat_coins"] = "add_to_factor"
    herb_yield: Literal["table", "face", "one"] = "table"
    surplus_scope: Literal["scored_group", "any_group"] = "scored_group"
    obstacle_sums: bool = False
    reaction_tie: Literal["sneaker", "guard", "reroll"] = "sneaker"
    chase_start_gap: Literal[3, 0, 1, 2, 4, 5] = 3
    chase_faster: Literal["per_step", "one_step"] = "per_step"
    drink_matches: bool = False
    drink_zero: Literal["two_points", "one_point", "one_each"] = "two_points"
    vomit_rounding: Literal["floor_min_1", "ceil"] = "floor_min_1"
    shadow_ones: bool = False
    star_with_raise: bool = True
    respect_floor: Literal["none", "zero"] = "none"
    aim_without_rethrow: bool = True
    legendary_surplus: Literal["outside_bonus", "none"] = "outside_bonus"
    legendary_carried: Literal["needs_new_die", "every_phase", "never"] = "needs_new_die"
    torso_shot: bool = True
    shooter_parry: Literal["none", "basic_art_single"] = "none"
    closing: Literal["10_20", "5_10", "15_30", "20_40"] = "10_20"
    """Metres that a fighter moves in a phase, slowly and fast."""
    untrained: Literal["one_w8", "forbidden"] = "one_w8"
    fkw_bonus_scope: Literal["probe_value", "all"] = "probe_value"
    e_bonus: Literal["dice", "result"] = "dice"
    grit_scope: Literal["rows", "all"] = "rows"
    attribute_high_mastery: bool = False
    high_mastery_jump: bool = False
    failed_assassination: Literal["ordinary_attack", "nothing"] = "ordinary_attack"
    reach_vs_reach: Literal["cancel", "both"] = "cancel"
    shield_beaten: Literal["pierced_or_empty", "empty"] = "pierced_or_empty"
    out_of_reach: Literal["rest_of_phase", "until_closing"] = "rest_of_phase"
    flee_result: Literal["leaves_fight", "chase_always"] = "leaves_fight"
    give_up: Literal["serious", "first_severe", "never"] = "serious"
    """When those whom nobody plays give up: at 1 critical wound, 2 severe ones or 8 marked segments; sooner; never."""
    phase_cap: Literal[60, 20, 40, 100] = 60
    """Number of phases after which a fight ends undecided, unless a fighter wants to go on."""
    care_reset: bool = True
    night_limit: Literal["any_serious", "treated_only"] = "any_serious"
    watch_without_points: Literal["refused", "down_to_zero"] = "refused"
    watch_rest: Literal["free_shift_only", "always"] = "free_shift_only"
    wish_waives: bool = True
    haggle_forced: Literal["steps", "starting_price"] = "steps"
    community_mythos: Literal["highest_value", "all"] = "highest_value"
    drink_reset: Literal["six_hours", "never"] = "six_hours"
