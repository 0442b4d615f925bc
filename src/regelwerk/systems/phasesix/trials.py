"""What the battery plays of Phase Six: all scenarios, and one with as many other rulings as possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.engine.trials import Trial, every_scenario, scenario_trial

if TYPE_CHECKING:
    from regelwerk.engine.system import System

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
"""Answers that nobody offers."""
BRIEF = frozenset({"schlaegerei"})


def trials(system: System) -> tuple[Trial, ...]:
    """All scenarios; one once more with other rulings."""
    return (
        *every_scenario(system, tries=IN_VAIN, brief=BRIEF),
        scenario_trial(system, "hohlweg", OTHERWISE, tries=IN_VAIN),
    )
