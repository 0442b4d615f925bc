"""Who takes part in the battery. A new game, or a new scenario of one, is one line in `ENTRANTS`."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from typing import Any

import pytest

from battery.skirmish import OFF_THE_TABLE, REALMS_OTHERWISE, in_the_thick_of_it, last_round
from regelwerk.engine.game import Game
from regelwerk.engine.policies import AtRandom, Defaults, Policy
from regelwerk.engine.state_values import replace
from regelwerk.engine.system import system
from soaking import SOAKING
from tiny import picks, token


@dataclass(frozen=True, slots=True)
class Budget:
    """How much of everything a check looks at: a game with long fights asks for less of it."""

    seeds: tuple[int, ...] = (1, 2, 3)
    answers: int = 500
    resume_every: int = 1
    undos: int = 4
    prompts: int = 1_000
    notes: int = 2_000
    laws: int = 40
    paths: int = 20_000
    simulated: int = 5
    draws: int = 2_000
    previews: int = 60

    def __post_init__(self) -> None:
        if SOAKING:
            object.__setattr__(self, "seeds", tuple(range(1, SOAKING + 1)))


@dataclass(frozen=True, slots=True)
class Twins:
    """Two starts that differ only in what a seat may not know, and the notes after which it may know it."""

    first: Any
    second: Any
    unaware: str
    reveals: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, eq=False)
class Entrant:
    """A game from a start state. `packages` hold its messages and, the first of them, its catalogue.

    `tries` are answers that somebody might type in vain, so that their refusals are looked at too. Who does not
    imagine all imagines one state that fits what a seat knows: its secrets are too many to list.
    """

    name: str
    game: Game[Any]
    start: Any
    packages: tuple[str, ...]
    policy: Policy = field(default_factory=Defaults)
    twins: tuple[Twins, ...] = ()
    tries: tuple[str, ...] = ()
    budget: Budget = field(default_factory=Budget)
    imagines_all: bool = True


PICKS_REVEAL = frozenset({"picks-saw", "picks-charm"})
TOKEN_REVEAL = frozenset({"token-caught"})

LAWS = 6 if SOAKING else 4
"""Steps of a long game whose odds are followed path by path and thrown: what takes the battery longest."""
LONG_FIGHT = Budget(
    seeds=(1,), answers=5000, resume_every=60, undos=1, prompts=60, notes=400, laws=LAWS, draws=300, previews=6
)


CAMPAIGN = Budget(
    seeds=(1,), answers=5000, resume_every=150, undos=1, prompts=40, notes=300, laws=LAWS, draws=300, previews=4
)


def scenario(
    name: str,
    of: str,
    options: dict[str, Any] | None = None,
    tries: tuple[str, ...] = (),
    budget: Budget = LONG_FIGHT,
) -> Entrant:
    """A scenario of an installed system; its computer tactic is the policy of odds and previews."""
    played = system(of)
    document = played.scenario(played.content(), name, options or {})
    tactic = played.tactics[played.default_tactic]
    label = f"{of}-{name}" + ("-otherwise" if options else "")
    return Entrant(label, played.game, played.start(document), (played.package,), tactic, tries=tries, budget=budget)


def scenarios(of: str, tries: tuple[str, ...] = (), budget: Budget = LONG_FIGHT) -> tuple[Entrant, ...]:
    """All scenarios of an installed system."""
    names = system(of).scenarios(system(of).content())
    return tuple(scenario(name, of, tries=tries, budget=budget) for name in names)


# A table that settles as much as possible differently.
OTHERWISE = {
    "cover_combination": "sequential",
    "cover_crit_removal": "per_die",
    "defence_order": "cover_then_reaction",
    "parry_crits": "crit_by_crit",
    "quick_reaction": True,
    "react_to_reactions": "defensive_only",
    "reaction_timing": "before_roll",
    "rule_armor_damage": True,
    "walk_extra_as_reaction": True,
}
IN_VAIN = ("attack:axe:melee:nobody", "throw_item:frag_grenade:@99,99", "walk:far", "99,99", "0,0;30,20", "steal:hagen")

# The same for factions, except that nothing is hidden.
FACTIONS_OTHERWISE = {
    "allow_duplicate_assets": True,
    "allow_hold": True,
    "assault_raise": "replaces",
    "asset_offers": "single",
    "attack_raise_bonus_damage": True,
    "attack_raise_bonus_per_raise": True,
    "bennie_new_card": True,
    "character_control_scope": "rp_only",
    "critical_failure_always_fails": False,
    "critical_failure_effect": "shaken",
    "critical_failure_reroll": "forbidden",
    "damage_reroll": "allowed",
    "destroyed_spoils": "destroyer_rp",
    "effectiveness_capped": True,
    "effectiveness_minimum": "W4",
    "espionage_choice": "before_roll",
    "espionage_stacking": True,
    "found_duration": "one_attack",
    "free_attack_reveals": False,
    "hidden_without_asset": "paused",
    "improvement_beyond_w12": "rising",
    "improvement_cost_basis": "current_die",
    "instruct_impossible": "forfeit",
    "instruction_expiry": "next_turn",
    "intel_beneficiary": "anyone",
    "intel_rolls": "attack_espionage_damage",
    "interrupted_turn_counts": False,
    "joker_rp": 3,
    "joker_tie": "opposed_operations",
    "late_shake_off_restores_action": False,
    "minor_resolution": "sequential",
    "mission_money_per_rp": 100,
    "next_action_meaning": "next_real_action",
    "opposed_minimum_total": 4,
    "opposed_raise_base": "max_4_opponent",
    "opposed_tie": "attacker_wins",
    "passive_stacking": "same_template",
    "phases_between_missions": 2,
    "qrf_chain": True,
    "qrf_modifier": -2,
    "qrf_per_phase": 2,
    "qrf_while_shaken": False,
    "reorganise_action_loss": "if_healed",
    "reorganise_per_turn": 0,
    "repair_timing": "any_time",
    "reshuffle": "every_phase",
    "rounds_per_phase": 2,
    "rp_cap": 30,
    "seize_start": "next_turn",
    "shake_off_after_success": True,
    "shaken_damage_wounds": "raises_plus_one",
    "shaken_on_shaken_source": "damage_only",
    "siphon_from_empty": "gain_one",
    "siphon_rounding": "up",
    "soak_all_ends_shaken": False,
    "soak_scope": "attack_only",
    "surplus_assets": "lost",
    "suspend_choice": "attacker",
    "unshake_success_allows_action": True,
    "unusable_assets_count": False,
    "w12_bonus_derived": "none",
    "w12_bonus_on_wild": False,
    "wound_penalty_scope": "trait_rolls",
    "wound_recovery_order": "oldest_first",
}
ILL_ADVISED = (
    "attack:nobody",
    "attack:ana",
    "attack:asche",
    "espionage:kontor:intel",
    "espionage:asche:assault:nothing",
    "advance_plan:nothing",
    "asset_action:nothing",
    "improve:castle",
    "use_asset:nothing",
    "repair:nothing",
    "reorganise",
    "shake_off",
    "hold",
    "instruct:bettler:attack:asche",
    "adjust_rp:nobody:1",
    "adjust_rp:asche:much",
    "set_die:asche:operations:W7",
    "set_control:asche:asche",
    "grant_asset:asche:castle",
    "mission_spend:asche:ana:2",
    "create_plan:asche:heist:0:operations",
    "create_faction:Neue Leute",
)
SIPHONED = frozenset({"fa-siphon"})


def campaigns() -> tuple[Entrant, ...]:
    """All campaigns of factions; plans that a table hides are too many to imagine."""
    found = scenarios("factions", ILL_ADVISED, CAMPAIGN)
    return tuple(dataclasses.replace(one, imagines_all=one.start.options.hidden_values == "none") for one in found)


def veiled() -> Entrant:
    """A campaign with secret plans and resource points, so rich and so long that nobody comes to their ends."""
    campaign = scenario("salz", "factions", {"hidden_values": "plans_and_rp"}, ILL_ADVISED, CAMPAIGN)
    start = campaign.start
    kontor, asche = start.find("kontor"), start.find("asche")
    rich, richer = (start.put(replace(kontor, rp=rp, invested=rp)) for rp in (4000, 5000))
    plan = asche.plans[0]
    long, longer = (start.put(asche.with_plan(replace(plan, required=required))) for required in (70, 90))
    return dataclasses.replace(
        campaign,
        name="factions-veiled",
        twins=(
            Twins(rich, richer, "zirkel", SIPHONED),
            Twins(rich, richer, "asche", SIPHONED),
            Twins(long, longer, "kontor"),
        ),
        imagines_all=False,
        budget=dataclasses.replace(CAMPAIGN, seeds=(1, 2)),
    )


# Heldencodex with every ruling changed.
HELDENCODEX_OTHERWISE = {
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


def scenes() -> tuple[Entrant, ...]:
    """All scenes of Heldencodex, and the three large ones once more as another table plays them.

    Odds are those of people who keep all dice: the paths of many twenty-sided dice that are thrown again and again are
    too many to follow one by one. That the best play of few dice is the same game is shown in `conformance`.
    """
    large = ("ford", "toll_house", "market_day")
    found = (
        *scenarios("heldencodex", OUT_OF_TURN, CAMPAIGN),
        *(scenario(name, "heldencodex", HELDENCODEX_OTHERWISE, OUT_OF_TURN, CAMPAIGN) for name in large),
    )
    return tuple(dataclasses.replace(one, policy=Defaults(), imagines_all=not has_secrets(one.start)) for one in found)


def has_secrets(start: Any) -> bool:
    """Whether somebody haggles for a price or tries something that others do not know: too much to imagine."""
    return any(plan.kind == "haggle" or getattr(plan, "hidden", False) for plan in start.scene.plans)


# Dark Space with nearly every ruling changed: what remains as it is would only take rules away from the others.
DARKSPACE_OTHERWISE = {
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


def confrontations() -> tuple[Entrant, ...]:
    """All scenarios of Dark Space, and the three large ones once more as another table plays them."""
    large = ("halle9", "kanalstrasse", "archiv")
    return (
        *scenarios("darkspace", OUT_OF_REACH, CAMPAIGN),
        *(scenario(name, "darkspace", DARKSPACE_OTHERWISE, OUT_OF_REACH, CAMPAIGN) for name in large),
    )


SKIRMISH = Budget(
    seeds=(1,), answers=5000, resume_every=80, undos=1, prompts=30, notes=300, laws=LAWS, draws=300, previews=4
)


def skirmishes() -> tuple[Entrant, ...]:
    """All scenarios of Realms, and one of them once more as another table plays it. Some begin with the deployment."""
    found = scenarios("realms", OFF_THE_TABLE, SKIRMISH)
    otherwise = scenario("moewenflug", "realms", REALMS_OTHERWISE, OFF_THE_TABLE, SKIRMISH)
    return (
        *(dataclasses.replace(one, start=last_round(one.start)) for one in found if one.name in DEPLOYED),
        *(
            dataclasses.replace(one, start=in_the_thick_of_it(one.start, turn))
            for turn, one in enumerate((*found, otherwise))
            if one.name not in DEPLOYED
        ),
        dataclasses.replace(otherwise, name="realms-deployment-otherwise", start=last_round(otherwise.start)),
    )


DEPLOYED = ("realms-uebung", "realms-standard")

ENTRANTS = (
    *scenarios("phasesix", IN_VAIN),
    scenario("hohlweg", "phasesix", OTHERWISE, IN_VAIN),
    *campaigns(),
    scenario("nebelhafen", "factions", FACTIONS_OTHERWISE, ILL_ADVISED, CAMPAIGN),
    veiled(),
    *scenes(),
    *confrontations(),
    *skirmishes(),
    Entrant(
        "picks", picks.PicksGame(), picks.start(), ("tiny",), AtRandom(),
        twins=(
            Twins(picks.start(charms=(1, 0)), picks.start(charms=(1, 2)), "anna", PICKS_REVEAL),
            Twins(picks.start(charms=(0, 2)), picks.start(charms=(2, 2)), "ben", PICKS_REVEAL),
        ),
    ),
    Entrant("picks-poor", picks.PicksGame(), picks.start(5, coins=1), ("tiny",), AtRandom()),
    Entrant(
        "token", token.HuntGame(), token.start(), ("tiny",), AtRandom(),
        twins=(Twins(token.start(fox=(1, 1)), token.start(fox=(5, 3)), "hound", TOKEN_REVEAL),),
        tries=("5,1", "1.5,1", "3,3", "9,9", "1,1;", "1;2"),
    ),
)  # fmt: skip

SMALL = ("picks", "token")
SHORT = frozenset(
    {
        "phasesix-schlaegerei", "phasesix-hohlweg-otherwise", "factions-torsturm", "factions-veiled",
        "heldencodex-duel", "heldencodex-market_chase", "heldencodex-toll_house", "darkspace-duell",
        "darkspace-einbruch", "darkspace-hetzjagd", "darkspace-kanalstrasse-otherwise",
        "realms-uebung", "realms-moewenflug-otherwise",
    }
)  # fmt: skip
"""Short scenes of every system, some with other rulings: enough for what the engine alone answers for."""

each_entrant = pytest.mark.parametrize("entrant", ENTRANTS, ids=lambda entrant: entrant.name)
each_short_entrant = pytest.mark.parametrize(
    "entrant",
    [e for e in ENTRANTS if SOAKING or e.name in SHORT or e.name.startswith(SMALL)],
    ids=lambda entrant: entrant.name,
)
"""For checks that play a whole game several times. `make soak` plays all of them."""
each_twins = pytest.mark.parametrize(
    ("entrant", "twins"),
    [pytest.param(e, t, id=f"{e.name}-{t.unaware}") for e in ENTRANTS for t in e.twins],
)
