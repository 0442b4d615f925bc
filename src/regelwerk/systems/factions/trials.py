"""What the battery plays of Factions: all campaigns, one with other rulings, and one with secret plans and points."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from regelwerk.engine.state_values import replace
from regelwerk.engine.trials import Budget, Trial, Twins, every_scenario, scenario_trial

if TYPE_CHECKING:
    from regelwerk.engine.system import System
    from regelwerk.systems.factions.state import World

OTHERWISE = {
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
"""Answers that nobody offers."""
SIPHONED = frozenset({"fa-siphon"})
BRIEF = frozenset({"torsturm"})
CAMPAIGN = Budget(
    seeds=(1,), answers=5_000, resume_every=150, undos=1, prompts=40, notes=300, laws=4, draws=300, previews=4
)


def trials(system: System) -> tuple[Trial, ...]:
    """All campaigns; plans that a table hides are too many to imagine."""
    found = every_scenario(system, tries=ILL_ADVISED, budget=CAMPAIGN, brief=BRIEF)
    return (
        *(dataclasses.replace(one, imagines_all=one.start.options.hidden_values == "none") for one in found),
        scenario_trial(system, "nebelhafen", OTHERWISE, tries=ILL_ADVISED, budget=CAMPAIGN, brief=False),
        veiled(system),
    )


def veiled(system: System) -> Trial:
    """A campaign with secret plans and resource points, so rich and so long that nobody comes to their ends."""
    hidden = {"hidden_values": "plans_and_rp"}
    campaign = scenario_trial(system, "salz", hidden, tries=ILL_ADVISED, budget=CAMPAIGN)
    start = campaign.start
    kontor, asche = start.find("kontor"), start.find("asche")
    rich, richer = (start.put(replace(kontor, rp=rp, invested=rp)) for rp in (4000, 5000))
    plan = asche.plans[0]
    long, longer = (start.put(asche.with_plan(replace(plan, required=required))) for required in (70, 90))
    return dataclasses.replace(
        campaign,
        name="veiled",
        twins=(
            Twins(rich, richer, "zirkel", SIPHONED, _one_is_spent),
            Twins(rich, richer, "asche", SIPHONED, _one_is_spent),
            Twins(long, longer, "kontor"),
        ),
        imagines_all=False,
        budget=dataclasses.replace(CAMPAIGN, seeds=(1, 2)),
    )


def _one_is_spent(first: World, second: World) -> bool:
    """Whether a character could still spend points of a faction in one of them only: who cannot is not asked."""
    return any(bool(one.rp) != bool(other.rp) for one, other in zip(first.factions, second.factions, strict=False))
