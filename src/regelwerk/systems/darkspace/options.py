"""The rulings that a table may change. Each field is cited as `DS:<name>`; the catalogue explains its values."""

from __future__ import annotations

from typing import Literal

from regelwerk.engine.state_values import Value


class Options(Value, frozen=True):
    """How this table settles what the chapter leaves open.

    Where a number has a natural "without limit" or "never", 0 stands for it. What is data of a scene has no field: its
    round limit, the share of opponents that decides a rout, the values of cover and hazards.
    """

    # Dice and stress
    core_edition: Literal["LE", "HS"] = "LE"
    """HS: no rule of ten, a collapse when the counted dice total 5 or less, talents and skills up to 10."""
    talent_max: Literal[5, 10] = 5
    skill_max: Literal[5, 10] = 5
    extra_skills: bool = True
    rule_of_ten: bool = True
    collapse_rule: Literal["dice_le", "result_le", "result_lt", "fumble_5"] = "dice_le"
    hampered_pool_one: Literal["upfront", "after_roll"] = "upfront"
    mode_stacking: Literal["net", "single"] = "net"
    critical_rule: Literal["third_die_9", "three_tens"] = "third_die_9"
    critical_needs_hit: bool = True
    collapse_effect: Literal["double_next_ae", "none", "gm"] = "double_next_ae"
    desperate_stress: Literal["before", "after"] = "before"
    stress_dice: Literal["before", "stepwise"] = "before"
    stress_incapacitates_at: Literal[20, 10, 0] = 20
    """0: stress never incapacitates."""
    handicap_effect: Literal["hampered", "none"] = "hampered"
    # Order and action units
    initiative_probe: Literal["perception", "competence"] = "perception"
    turn_order: Literal["rounds", "continuous", "static"] = "rounds"
    overdraw_max: Literal[3, 0] = 3
    """0: without limit."""
    min_ae_cost: Literal[1, 0] = 1
    ae_no_item: Literal[1, 2] = 1
    hack_ae: Literal["terminal", "target"] = "terminal"
    turret_ae: Literal["mk", "size"] = "mk"
    chase_ae: Literal["item", "flat_1"] = "item"
    split_act: Literal["discard", "keep"] = "discard"
    joiner_acts: Literal["next_round", "this_round_last"] = "next_round"
    return_account: Literal["join", "keep"] = "join"
    # Movement and distance
    movement_scale: Literal["categories", "metres"] = "categories"
    distance_model: Literal["zones", "pairs"] = "zones"
    obstacle_cost: Literal["declared", "fixed_1"] = "declared"
    aim_stacks: bool = False
    long_sprint_account: Literal["set", "max"] = "set"
    distract_reach: Literal["long", "any"] = "long"
    # Attacks, armour, monitors
    hard_armour_factor: Literal[2, 3] = 2
    penetration_formula: Literal["mk+size", "mk+2size"] = "mk+size"
    plus3_stacking: Literal["cumulative", "single"] = "cumulative"
    critical_plus3: bool = False
    overflow: Literal["lost", "inward"] = "lost"
    interaction_boxes: Literal["max", "min", "constitution", "dexterity"] = "max"
    unarmed_size: Literal[1, 0, 2, 3, 4, 5] = 1
    machine_armour: Literal["none", "own_mk"] = "none"
    missing_mobility_full: bool = True
    occupant_armour: Literal["add_mk", "machine_armour"] = "add_mk"
    ramming: Literal["LE", "off"] = "LE"
    henchman_groups: bool = False
    # Healing, wounds, death
    grit_scope: Literal["body", "vital"] = "body"
    medic_rule: Literal["LE", "off"] = "LE"
    last_breath_trigger: Literal["effective_hit", "marked_box"] = "effective_hit"
    henchman_last_breath: Literal["probe", "dies"] = "probe"
    disfigurement_trigger: Literal["vital_damage", "incapacitated", "off"] = "vital_damage"
    disfigure_slash: Literal["both", "choose"] = "both"
    # Cortex
    firewall_overlap: Literal["firewall", "monitor"] = "firewall"
    hack_penetration: Literal["off", "network_armour"] = "off"
    terminal_damage: Literal["half_size", "half_size_plus_mk"] = "half_size"
    terminal_near: Literal["free", "as_weapons"] = "free"
    critical_hack: Literal["skips_firewall", "damage_only"] = "skips_firewall"
    disconnected_targetable: bool = False
    cut_off_rule: Literal["probe", "automatic", "gm"] = "probe"
    full_access: Literal["choice", "crash", "admin"] = "choice"
    firewall_broken_bonus: Literal[3, 0] = 3
    network_entry: Literal["probe", "free"] = "probe"
    person_hack: Literal["network_only", "off"] = "network_only"
    system_menu: Literal["full", "cut_off_only"] = "full"
    machine_other_pool: Literal["bots", "mk"] = "bots"
    # Interrupts and cover
    interrupt_window: Literal["before_roll", "after_roll"] = "before_roll"
    extended_interrupt_stress: Literal["replaces", "adds"] = "replaces"
    stressless_interrupts: Literal["ae_only", "forbidden", "unlimited"] = "ae_only"
    full_defence_counts_fee: bool = False
    defend_ends_phase: Literal["on_failure", "never"] = "on_failure"
    pin_duration: Literal["act", "until_next_phase"] = "act"
    pin_scope: Literal["attack", "all_probes"] = "attack"
    pin_range: Literal["possible", "ideal"] = "possible"
    blocked_routine: Literal["table", "gm"] = "table"
    cover_stacking: Literal["highest", "add"] = "highest"
    # Hazards
    hazard_monitor: Literal["vital", "by_roll"] = "vital"
    fall_penetration: Literal["top_two", "sum"] = "top_two"
    # Chase
    control_roll: Literal["separate", "secondary_pair"] = "separate"
    pursuit_min_perception: Literal[1, 0] = 1
    collision_damage: Literal["power", "size_x_power"] = "power"
    crowd_off_effect: Literal["fails", "no_de"] = "fails"
    chase_far_shot: Literal["hampered", "normal"] = "hampered"
    boarding_contest: bool = False
    boarding_miss: Literal["stay", "fall"] = "stay"
    chase_end: Literal["standard", "gm"] = "standard"
    # Infiltration and ambush
    defender_se: Literal["LE", "book_only"] = "LE"
    two_stage_alarm: bool = False
    attack_stealth: Literal["fails", "pair"] = "fails"
    hack_secondary: Literal["tech", "cortex_skill"] = "tech"
    sabotage_threshold: Literal["recompute", "keep"] = "recompute"
    secure_duration: Literal["next_act", "round"] = "next_act"
    ambush_gap: Literal["defensive", "armour"] = "defensive"
    ambush_interrupts: bool = False
    bypass_scope: Literal["any", "unarmoured"] = "any"
    bypass_plus3: bool = False
    take_out_scope: Literal["body", "any"] = "body"
    take_out_lasts: Literal["scene", "rounds"] = "scene"
    # Rules that a table may use or leave
    seize_phase: bool = False
    """For 3 stress somebody acts next, whatever the order says (DS-CORE-20)."""
    trauma: bool = False
    """Who reaches 10 stress must rest it away or keep a handicap (DS-CORE-21)."""
    stress_range: bool = False
    """Stress makes up for a wrong distance (DS-RNG-04)."""
    pin_follow_up: bool = False
    """Whom somebody has pinned down is shot at for 1 AE less as the first act (DS-DEF-11)."""
    chase_block: bool = True
    """Drivers may block the way (DS-CHA-11)."""
    group_probe_ae: Literal["everybody", "actor"] = "everybody"
    """Whether everybody who takes part in a group probe pays for it, or only the actor (DS-CORE-16)."""
    discovery_shortcut: bool = False
    """Before the guard who has noticed them sends word, everybody who is quicker acts (DS-INF-24)."""
