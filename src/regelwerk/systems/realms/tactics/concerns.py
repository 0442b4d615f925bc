"""What matters in a skirmish, for those who judge who is going to win it.

A thinking player follows a future only for a few phases here, so places count as much as wounds: who could shoot how
well at whom is worked out with the estimates of the tactics, past the terrain only.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from regelwerk.engine.concerns import Row
from regelwerk.space.bases import gap
from regelwerk.space.outlines import holds, nearest
from regelwerk.systems.realms.rules.mission.missions import ends_of, extraction_needed, holder_of, recovered, share_left
from regelwerk.systems.realms.rules.mission.scenes import MissionArea
from regelwerk.systems.realms.state import Model, World, seats_of
from regelwerk.systems.realms.tactics.melee import can_charge, charges, reach_in_cm
from regelwerk.systems.realms.tactics.shots import shot_worth, shots
from regelwerk.systems.realms.tactics.sight import Glimpse, glimpses, stand
from regelwerk.systems.realms.tactics.weights import DOWN, FRESH_AP, WOUND, fragility, worth
from regelwerk.systems.realms.values import CENTIMETRE

CONCERNS = (
    "worth",
    "log_health",
    "lead_late",
    "lead_at_last",
    "fire",
    "charge",
    "action_points",
    "hidden",
    "remedies",
    "goal",
    "goal_near",
)

LITTLE = 0.1
"""Keeps the logarithm of nothing at bay."""
NEAR = 40.0
"""At this distance from its goal a model is a third of the way there, in centimetres."""


def concerns(state: World) -> dict[str, Row]:
    """What each side has left, what it can do to the other from where it stands, and how near it is to its goal."""
    first, second = (side.id for side in state.scene.sides)
    own = {side: [model for model in state.models if model.side == side and model.active] for side in (first, second)}
    attacks = _attacks(state, own[first], own[second])
    return {side: _row(state, side, models, attacks) for side, models in own.items()}


def _row(state: World, side: str, own: list[Model], attacks: dict[str, Attack]) -> Row:
    late, health = lateness(state), float(share_left(state, side))
    value = fire = charge = points = hidden = remedies = 0.0
    for model in own:
        card, vitals = model.card, model.vitals
        left = worth(card) * (DOWN + WOUND * min(1.0, vitals.hp / fragility(card)))
        value += left
        attack = attacks.get(model.id, NO_ATTACK)
        fire += attack.fire
        charge += attack.charge
        points += (model.unused / 2 if model.had_phase else vitals.ap) - vitals.markers
        hidden += left * model.camouflaged
        remedies += sum(item.heals > 0 and model.uses_left(item.id, item.uses) > 0 for item in card.items)
    goal, near = _progress(state, side, own)
    return (
        value,
        math.log(LITTLE + health),
        # When time is up the smallest lead decides, so it counts for more and more.
        health * late,
        health * late**4,
        fire,
        charge,
        points / FRESH_AP,
        hidden,
        remedies,
        goal,
        near,
    )


def lateness(state: World) -> float:
    """How much of the time is over; without a limit it is never late."""
    limit = state.scene.mission.round_limit or state.options.round_limit
    return min(1.0, state.round / limit) if limit else 0.0


# -- attacks ----------------------------------------------------------------------------------------------------------


class Attack(NamedTuple):
    """What a model could do to the enemy that it could harm most, from where it stands and by running at it."""

    fire: float = 0.0
    charge: float = 0.0
    """How much more than its fire."""


NO_ATTACK = Attack()


def _attacks(state: World, own: list[Model], others: list[Model]) -> dict[str, Attack]:
    """What each model could do that is still to have its phase in this round.

    Until the next round everybody can go elsewhere, so of those who have had theirs it says nothing.
    """
    if state.stage in ("setup", "deploy"):
        return {}
    here, there = ([stand(model, state.options) for model in side] for side in (own, others))
    sides = (here, there), (there, here)
    pairs = [(one, other) for mine, theirs in sides for one in mine if not one.model.had_phase for other in theirs]
    found: dict[str, Attack] = {}
    for (viewer, target), view in zip(pairs, glimpses(state, pairs), strict=True):
        model, enemy = viewer.model, target.model
        if not enemy.revealed:
            continue
        far = gap(viewer.body, target.body)
        fire = _volley(state, model, enemy, far, view) if view.seen else 0.0
        before = found.get(model.id, NO_ATTACK)
        best = max(before.fire, fire)
        struck = max(before.fire + before.charge, _run(state, model, enemy, far))
        found[model.id] = Attack(best, max(0.0, struck - best))
    return found


def _volley(state: World, shooter: Model, target: Model, far: float, view: Glimpse) -> float:
    """What all shots of a phase at one enemy are worth."""
    ap, best = shooter.ap, 0.0
    for shot in shots(state, shooter, target):
        if shot.ap <= ap:
            best = max(best, ap // shot.ap * shot_worth(shot, far, view))
    return best


def _run(state: World, model: Model, enemy: Model, far: float) -> float:
    """What it is worth to run at an enemy and strike as often as possible."""
    reach = reach_in_cm(state, model) if can_charge(state, model) else 0
    if not reach or far > reach * model.ap:
        return 0.0
    left = model.ap - max(0, math.ceil((far - reach) / reach))
    return max((left // one.ap * one.gain for one in charges(state, model, enemy, answered=False)), default=0.0)


# -- goals ------------------------------------------------------------------------------------------------------------


def _progress(state: World, side: str, own: list[Model]) -> tuple[float, float]:
    """How much of the goal is reached, and how near the side is to the rest of it; both from 0 to about 1."""
    mission = state.scene.mission
    match mission.goal:
        case "extract":
            return _extraction(state, side, own)
        case "recover":
            carried = sum(model.carries >= 0 for model in own)
            return recovered(state, side) / mission.needed, carried / mission.needed
        case "hold":
            number = [one.id for one in state.scene.sides].index(side)
            held = sum(holder_of(state, place) == side for place in mission.objects)
            return state.scores[number] / mission.needed, held / len(mission.objects)
    return 0.0, 0.0


def _extraction(state: World, side: str, own: list[Model]) -> tuple[float, float]:
    zone, needed = ends_of(state, side).extraction, extraction_needed(state, side)
    if zone is None or not needed:
        return 0.0, 0.0
    ways = sorted(_way(zone, model) for model in own)[:needed]
    return sum(way == 0 for way in ways) / needed, sum(math.exp(-way / NEAR) for way in ways) / needed


def _way(zone: MissionArea, model: Model) -> float:
    """How far a model is from a zone, in centimetres."""
    if holds(zone.outline, model.at):
        return 0.0
    return math.dist(nearest(zone.outline, model.at), model.at) / CENTIMETRE


def party_of(state: World, seat: str) -> str:
    """The side that a seat plays."""
    return next((side.id for side in state.scene.sides if seat in seats_of(state, side.id)), "")
