"""What is kept: action points for the next round, for a dodge or for reaction fire, and how somebody waits."""

from __future__ import annotations

from regelwerk.space.arcs import direction, sees_direction
from regelwerk.systems.realms.rules.shooting.shooting import READY_AP, fires_in_reaction
from regelwerk.systems.realms.rules.sight.positions import body, distance, field_of_view, perception_range
from regelwerk.systems.realms.state import Model, World, weapon_of
from regelwerk.systems.realms.tactics.shots import EMERGING, shot_worth
from regelwerk.systems.realms.tactics.sight import glimpses, stand
from regelwerk.systems.realms.tactics.threat import OPEN, Foe
from regelwerk.systems.realms.tactics.weights import AP, Temper, is_last_round, spare

BEFORE_ME = 0.5
"""How often somebody acts earlier in the next round."""
FIRST = 1.5
"""How many times its worth a shot is worth that comes before an enemy acts: it may keep that one from acting."""
DODGE = 0.02
"""What a kept action point is worth to somebody who may be shot at near by."""
HOPELESS = 0.25
"""An attack that brings less than this share of the usual for its price is not worth it."""
FIERCE = 0.15
"""A blow worth more than this is expected on guard."""


def kept(world: World, me: Model, foes: tuple[Foe, ...], best: float, temper: Temper) -> tuple[list[float], list[bool]]:
    """What each number of action points is worth that a phase leaves, and whether readiness to fire makes it so.

    `best` is what the best attack from here brings for an action point.
    """
    alert = perception_range(world, me).total
    near = [foe for foe in foes if foe.weight and distance(world, me, foe.model) <= alert + 2 * foe.reach]
    rate = 0.0 if is_last_round(world) else _rate(best)
    dodge = DODGE * temper.thrift if not me.prone and any(not foe.model.had_phase for foe in near) else 0.0
    held = [rate * spare(ap, temper) + (dodge if ap else 0.0) for ap in range(me.ap + 1)]
    worths, ready = held.copy(), [False] * (me.ap + 1)
    if me.camouflaged:
        return worths, ready
    later = 0.0 if is_last_round(world) else BEFORE_ME
    for cost, value, comes in _waiting(world, me, foes, alert, temper):
        early = later * comes * max(0.0, FIRST * value - cost * AP)
        for ap in range(READY_AP, me.ap + 1):
            # Only if somebody comes the shot is paid for: with what is left, or with the points of the next round.
            if ap < READY_AP + cost:
                waits = held[ap - READY_AP] + early
            else:
                waits = comes * (value + held[ap - READY_AP - cost]) + (1 - comes) * held[ap - READY_AP]
            if waits > worths[ap]:
                worths[ap], ready[ap] = waits, True
    return worths, ready


def _rate(best: float) -> float:
    """What the next round makes of an action point, as a share of the usual: hardly more than this one can.

    Somebody with nothing but a hopeless shot waits for a better one.
    """
    share = best / AP
    return 1.0 if share < HOPELESS else min(1.0, share)


def _waiting(
    world: World, me: Model, foes: tuple[Foe, ...], alert: int, temper: Temper
) -> list[tuple[int, float, float]]:
    """The reaction shots that readiness makes possible: what each costs and is worth, and how likely it comes about.

    Readiness lasts until the next phase, so it is also for those who act before that in the next round.
    """
    found: list[tuple[int, float, float]] = []
    for foe in foes:
        away = distance(world, me, foe.model)
        comes = temper.expected * foe.weight * _nearness(away - alert, foe.reach)
        far = min(float(alert), away)
        for shot in foe.shots:
            if comes and shot.kind == "normal_shot" and fires_in_reaction(weapon_of(me, shot.weapon), world.options):
                value = temper.strike * shot_worth(shot, far, OPEN, extra=EMERGING)
                found.append((shot.ap, value, comes))
    return found


def _nearness(beyond: float, reach: int) -> float:
    """Somebody within two movement actions of being noticed may well come; within six it still could."""
    if beyond <= 2 * reach:
        return 1.0
    return max(0.0, 1.5 - beyond / (4 * reach)) if reach else 0.0


def best_facing(world: World, me: Model, foes: tuple[Foe, ...]) -> int | None:
    """The direction in which most of the danger lies; None if it is in view already."""
    mine = stand(me, world.options)
    views = glimpses(world, [(mine, stand(foe.model, world.options)) for foe in foes])
    weights = [
        foe.weight * (1.0 if view.seen else 0.4) / (10 + distance(world, me, foe.model))
        for foe, view in zip(foes, views, strict=True)
    ]
    fov = field_of_view(world, me)

    def watched(facing: int) -> float:
        return sum(
            weight
            for foe, weight in zip(foes, weights, strict=True)
            if sees_direction(me.at, facing, fov, body(foe.model, world.options))
        )

    best = max((direction(me.at, foe.model.at) for foe in foes), key=watched)
    return best if watched(best) > 1.15 * watched(me.facing) and best != me.facing else None


def expects_charge(world: World, me: Model, foes: tuple[Foe, ...]) -> bool:
    """Whether somebody dangerous in melee is due and could run at a model."""
    return any(
        not foe.model.had_phase
        and distance(world, me, foe.model) <= foe.reach * foe.ap
        and foe.blow is not None
        and foe.blow.gain > FIERCE
        and distance(world, me, foe.model) <= foe.reach * max(1, foe.ap - foe.blow.ap)
        for foe in foes
    )
