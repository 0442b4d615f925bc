"""What the battery plays of Realms: all scenarios, from starts from which much happens at once, and other rulings."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING

from regelwerk.engine.state_values import replace
from regelwerk.engine.trials import Budget, Trial, every_scenario, scenario_trial
from regelwerk.space import Point, direction, is_free
from regelwerk.systems.realms.rules.movement.walking import ground_of
from regelwerk.systems.realms.rules.sight.camouflage import at_start
from regelwerk.systems.realms.rules.sight.positions import body
from regelwerk.systems.realms.state import Model, Vitals, World
from regelwerk.systems.realms.values import CENTIMETRE, RADIUS

if TYPE_CHECKING:
    from regelwerk.engine.system import System

OTHERWISE = {
    "aimed_range": "count",
    "ap_carry_halving": "twice",
    "ap_max": 12,
    "area_aim": "models_only",
    "area_contests": "one_attack_roll",
    "area_vs_camouflaged": "immune",
    "autofire_target_malus": "flat",
    "bonus_die": "sum",
    "both_agi_zero": "normal_contest",
    "camo_break_passive": "stays",
    "camo_restore": "pending",
    "camo_reveal_timing": "on_declaration",
    "charge_prone": "plus_1_ap",
    "climb": "off",
    "cover_union": "union",
    "critical_ap_shortfall": "marker_per_missing_ap",
    "critical_duration": "while_below_half",
    "critical_perception": "card_value",
    "damage_margin": "plus_1_per_6",
    "deployment_order": "alternate",
    "deputy": "none",
    "derived_profile_ko": "current",
    "desert": "none",
    "destroyed_arm": "cumulative",
    "destroyed_zone_hit": "reroll_zone",
    "direct_opponent_timing": "every_action",
    "disengage": "opportunity_attack",
    "durchschlag": "line_hit_if_total_doubled",
    "elektro_tie": "two_shocks",
    "emerging": "cover_only",
    "expert_order": True,
    "eye_height": "top",
    "fast_during_move": "declared",
    "first_melee_round": "until_round_end",
    "forced_attack": "all_attacks_this_phase",
    "fov_test": "base_centre",
    "friend_passing": "forbidden",
    "full_movement_action": "two_full_moves",
    "initiative_tie": "reroll",
    "interrupt_bonus": "none",
    "interrupt_needed": "only_reaction_fire",
    "interrupt_tie": "reactor",
    "legs_critical_rounding": "down",
    "legs_zero_table": "immobile",
    "limb_critical": "full_critical",
    "limb_includes_head": False,
    "limb_overkill": "excess_to_torso",
    "los_test": "any_cell",
    "lost_interrupt": "lapses_paid",
    "melee_margin": "plus_1_per_6",
    "melee_tie": "both_hit",
    "merge_scope": "final_attack_move",
    "mike_building": "allowed",
    "model_cover": "any_model",
    "move_facing": "follow_path",
    "movement_types": "off",
    "nearest_tie": "both",
    "own_targets": True,
    "panzerbrechend": "defence_dice_minus_1",
    "perception_contact": "strict",
    "premeasure": "always",
    "projectile_weapons": "flag",
    "prone_size": "one_step_smaller",
    "range_boundary": "floor",
    "reaction_order": "one_by_one",
    "reaction_weapons": "no_area",
    "reactions_per_action": 0,
    "rear_attack": "charge_start",
    "rounding_mode": "up",
    "ruin_test": "continue_prone",
    "scatter_direction": "uniform_angle",
    "scatter_no_roll": "max_scatter",
    "schrapnell": "dice_only",
    "shield_hand": False,
    "shoot_in_contact": "forbidden",
    "spot_limit": "once_per_spotter",
    "spot_los": "none",
    "support_perception": "both",
    "turn_limit": "unlimited",
    "turn_order": "agi_descending",
    "type_levels": "difference_bonus_dice",
    "unarmoured_protection": "ko",
    "undefined_effects": "shock",
    "unwieldy_value": -3,
    "wk1_in_melee": "all",
    "wreck": "removed",
    "zero_g": "recoil_fall",
    "zero_loss_hit": "nothing",
}
OFF_THE_TABLE = (
    "normal_shot",
    "gewehr:nobody",
    "gewehr:mars",
    "pistole:@99,99",
    "schockgranate:@45,45",
    "mars",
    "45,45",
    "99,99",
    "1,1;2,2;80,80",
    "20,20@400",
    "45,8@90",
    "to:nobody",
    "to:amboss",
    "361",
    "behind the wall",
    "hinter die Mauer",
    "duty",
    "back",
    "hold",
)
LAST = 7
"""A skirmish has eight rounds; so many are over when it begins in the battery."""
STEP = 9 * CENTIMETRE // 2
"""How far apart people stand who are in the thick of it: a charge away from each other."""


BRIEF = frozenset({"uebung"})
SKIRMISH = Budget(
    seeds=(1,), answers=5_000, resume_every=80, undos=1, prompts=30, notes=300, laws=4, draws=300, previews=4
)
DEPLOYED = ("uebung", "standard")


def trials(system: System) -> tuple[Trial, ...]:
    """All scenarios, and one of them once more as another table plays it. Some begin with the deployment."""
    found = every_scenario(system, tries=OFF_THE_TABLE, budget=SKIRMISH, brief=BRIEF)
    otherwise = scenario_trial(system, "moewenflug", OTHERWISE, tries=OFF_THE_TABLE, budget=SKIRMISH)
    deployment = dataclasses.replace(otherwise, name="deployment-otherwise", start=last_round(otherwise.start))
    return (
        *(dataclasses.replace(one, start=last_round(one.start)) for one in found if one.name in DEPLOYED),
        *(
            dataclasses.replace(one, start=in_the_thick_of_it(one.start, turn))
            for turn, one in enumerate((*found, otherwise))
            if one.name not in DEPLOYED
        ),
        dataclasses.replace(deployment, brief=False),
    )


def last_round(start: World) -> World:
    """A game that has only its deployment and its last round before it."""
    return replace(start, round=LAST)


def in_the_thick_of_it(start: World, turn: int) -> World:
    """The last round of a game whose sides have met in the middle of the table: battered, shocked and ready to fire.

    Of each side the leader is left, and two others by turns; MIKes and drones always.
    """
    ranks = [_left(start, side.id, turn) for side in start.scene.sides]
    ground, places = ground_of(start.scene.battlefield), list(_from_the_middle(start))
    middle, world = places[0], start
    for model in start.models:
        world = world.change(model.id, vitals=replace(model.vitals, hp=0, status="removed"))
    for model in (model for rank in zip_longest(*ranks) for model in rank if model is not None):
        others = tuple(body(other, world.options) for other in world.models if other.on_table)
        at = next(place for place in places if is_free(place, RADIUS[model.card.size], ground, others))
        facing = direction(at, middle) if at != middle else 0
        world = world.change(model.id, at=at, facing=facing, vitals=_battered(model), fire_ready=True)
    feet = [Point(model.at.x + RADIUS[model.card.size], model.at.y) for model in world.models if model.active]
    objects = tuple(feet[: len(start.objects)])
    return replace(at_start(world), stage="round_start", round=LAST, objects=objects)


def _left(start: World, side: str, turn: int) -> list[Model]:
    leader, *others = (model for model in start.models if model.side == side)
    two = {others[(2 * turn + number) % len(others)].id for number in range(2)}
    return [leader, *(model for model in others if model.id in two or model.card.type != "infantry")]


def _battered(model: Model) -> Vitals:
    """Hardly any hit points left, and a shock in the bones."""
    left = min(2, model.card.hp)
    return Vitals(left, tuple(min(1, limb) for limb in model.vitals.limbs), markers=1)  # type: ignore[arg-type]


def _from_the_middle(world: World) -> Iterator[Point]:
    """A grid of places, those in the middle of the table first."""
    field = world.scene.battlefield
    x, y, reach = field.width // 2, field.height // 2, min(field.width, field.height) // 2 // STEP
    steps = [(dx, dy) for dx in range(1 - reach, reach) for dy in range(1 - reach, reach)]
    for dx, dy in sorted(steps, key=lambda step: (step[0] ** 2 + step[1] ** 2, step)):
        yield Point(x + dx * STEP, y + dy * STEP)
