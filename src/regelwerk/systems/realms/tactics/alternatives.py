"""What a model could do where it stands, each with its price and its worth: shots, blows, charges, help, spotting."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.space.arcs import direction, in_front
from regelwerk.systems.realms.rules.core import equipment
from regelwerk.systems.realms.rules.melee import charging
from regelwerk.systems.realms.rules.melee.melee import melee_weapon
from regelwerk.systems.realms.rules.mission import missions
from regelwerk.systems.realms.rules.movement.movement import turn_offered
from regelwerk.systems.realms.rules.shooting.area import declare_area_shot, farthest
from regelwerk.systems.realms.rules.shooting.ranges import is_within, shot_distance, used_bands
from regelwerk.systems.realms.rules.shooting.targets import sees_spot, why_not, why_not_aim, why_not_point
from regelwerk.systems.realms.rules.sight import spotting
from regelwerk.systems.realms.rules.sight.cover import seen_cover
from regelwerk.systems.realms.rules.sight.positions import distance, in_contact, in_view, is_exposed, sighting
from regelwerk.systems.realms.state import Deed, Model, Shots, World, weapon_of
from regelwerk.systems.realms.tactics.chances import on_target, spot_chance
from regelwerk.systems.realms.tactics.goals import is_home, prefers_melee, within_reach
from regelwerk.systems.realms.tactics.melee import calmed, reach_in_cm, strike_worth, strikes_at
from regelwerk.systems.realms.tactics.shots import Shot, hit_worth, shot_worth
from regelwerk.systems.realms.tactics.sight import UNSEEN, Glimpse
from regelwerk.systems.realms.tactics.threat import Foe
from regelwerk.systems.realms.tactics.weights import AP, DOWN, WOUND, Temper, worth
from regelwerk.systems.realms.values import CENTIMETRE

SAFE = 3.0
"""So far beyond its edge a template must stay away from friends, in centimetres."""
UNMASKING = 0.12
"""What it is worth to find a hidden enemy, as a share of its worth."""
MOST_EXTRA = 2
"""More action points than this nobody adds to a spot roll."""
FIND = 0.3
"""What picking up an object is worth."""


class Choice(NamedTuple):
    """Something to do here."""

    deed: Deed
    ap: int
    worth: float
    once: bool = False
    """It cannot be done again and again."""
    towards: int = -1
    """The direction that somebody must turn to first; -1: none."""


def choices(world: World, me: Model, foes: tuple[Foe, ...], temper: Temper, *, sent: bool) -> list[Choice]:
    """Everything worth doing where a model stands and that it can pay for; `sent`: the mission wants it elsewhere."""
    can_turn = turn_offered(world, me) is True
    found = [*_shots(world, me, foes, temper, can_turn=can_turn), *_blasts(world, me, foes, temper, can_turn=can_turn)]
    found += _blows(world, me, foes, temper)
    found += _help(world, me, sent=sent)
    found += _spotting(world, me, foes)
    if world.scene.mission.goal == "recover":
        found += _objects(world, me)
    bound = world.phase.bound if world.phase is not None else ()
    return [one for one in found if one.worth > 0 and one.ap <= me.ap and _is_allowed(one.deed, bound)]


def _is_allowed(deed: Deed, bound: tuple[str, ...]) -> bool:
    """Whether an attack goes to whom this phase's attacks must go."""
    return not bound or deed.target in bound or deed.kind in ("use_equipment", "spot", "interact")


# -- shooting ---------------------------------------------------------------------------------------------------------


def view_of(world: World, me: Model, enemy: Model) -> Glimpse:
    """How a model sees an enemy now, past everybody who stands about."""
    sight = sighting(world, me, enemy)
    if not is_exposed(sight, world.options):
        return UNSEEN
    found = seen_cover(world, me, enemy, sight)
    return Glimpse(True, found.level, found.touching)


def _shots(world: World, me: Model, foes: tuple[Foe, ...], temper: Temper, *, can_turn: bool) -> Iterator[Choice]:
    for foe in foes:
        enemy = foe.model
        in_sight = in_view(world, me, enemy)
        if not foe.shots or not (in_sight or can_turn):
            continue
        view = view_of(world, me, enemy)
        if not view.seen:
            continue
        far = distance(world, me, enemy)
        shielded = enemy.card.has_shield and in_front(enemy.at, enemy.facing, me.at)
        heading = direction(me.at, enemy.at)
        facing = world if in_sight else world.change(me.id, facing=heading)
        # Of the weapons only those are here that can be fired, and what does not carry so far is worth nothing.
        if why_not_aim(facing, facing.find(me.id), enemy) is not None:
            continue
        for shot in foe.shots:
            if shot.area or shot.ap > me.ap:
                continue
            gain = foe.prize * temper.strike * shot_worth(shot, far, view, shielded=shielded)
            if gain > 0:
                deed = Deed(shot.kind, me.id, shot.weapon, (Shots(enemy.id),))
                yield Choice(deed, shot.ap, gain, towards=-1 if in_sight else heading)


def _blasts(world: World, me: Model, foes: tuple[Foe, ...], temper: Temper, *, can_turn: bool) -> Iterator[Choice]:
    """Templates at the feet of one enemy or between two, never where a friend could be caught."""
    throws: dict[tuple[str, str], Shot] = {}
    for foe in foes:
        for shot in foe.shots:
            if shot.area and shot.ap <= me.ap:
                throws.setdefault((shot.weapon, shot.kind), shot)
    headings: dict[tuple[str, Point], int | None] = {}
    for shot in throws.values():
        for spot in _spots(foes, shot.area):
            far = shot_distance(world, me, spot)
            if not is_within(far, shot.bands) or endangers(world, me, spot, shot.area):
                continue
            attempt = shot.attempt._replace(value=shot.attempt.value - used_bands(world.options, far, shot.bands))
            gain = on_target(attempt, farthest(far)) * _caught(foes, shot, spot) * temper.strike
            key = shot.weapon, spot
            if key not in headings:
                headings[key] = _heading(world, me, shot, spot, can_turn=can_turn)
            heading = headings[key]
            if heading is not None:
                yield Choice(Deed(shot.kind, me.id, shot.weapon, point=spot), shot.ap, gain, towards=heading)
            elif (choice := _at_model(world, me, foes, shot, spot, temper)) is not None:
                yield choice


def _spots(foes: tuple[Foe, ...], area: int) -> Iterator[Point]:
    for foe in foes:
        yield foe.model.at
    for one, other in combinations(foes, 2):
        a, b = one.model.at, other.model.at
        if math.dist(a, b) <= 2 * area * CENTIMETRE:
            yield Point((a.x + b.x) // 2, (a.y + b.y) // 2)


def endangers(world: World, me: Model, spot: Point, area: int) -> bool:
    own = (me, *(friend for friend in world.friends(me) if friend.active))
    return any(math.dist(friend.at, spot) <= (area + SAFE) * CENTIMETRE for friend in own)


def _caught(foes: tuple[Foe, ...], shot: Shot, spot: Point) -> float:
    """What a template is worth that comes down on a spot."""
    gain = 0.0
    for foe in foes:
        apart = math.dist(foe.model.at, spot) / CENTIMETRE
        mine = next((one for one in foe.shots if (one.weapon, one.kind) == (shot.weapon, shot.kind)), None)
        if mine is not None and apart <= shot.area + 1:
            gain += foe.prize * hit_worth(mine.met[0]) * (1.0 if apart <= shot.area - 1.25 else 0.6)
    return gain


def _heading(world: World, me: Model, shot: Shot, spot: Point, *, can_turn: bool) -> int | None:
    """Where to turn to aim a template at the ground; -1: it can be done at once; None: the spot cannot be seen."""
    weapon = weapon_of(me, shot.weapon)
    if not sees_spot(world, me, spot):
        return None
    if why_not_point(world, me, weapon, spot, shot.kind, measured=False) is None:
        return -1
    heading = direction(me.at, spot)
    turned = replace(me, facing=heading)
    if (
        can_turn
        and heading != me.facing
        and why_not_point(world, turned, weapon, spot, shot.kind, measured=False) is None
    ):
        return heading
    return None


def _at_model(world: World, me: Model, foes: tuple[Foe, ...], shot: Shot, spot: Point, temper: Temper) -> Choice | None:
    """A template aimed at somebody whose feet cannot be seen."""
    foe = next((one for one in foes if one.model.at == spot), None)
    if foe is None or why_not(world, me, weapon_of(me, shot.weapon), foe.model, shot.kind) is not None:
        return None
    deed = Deed(shot.kind, me.id, shot.weapon, (Shots(foe.model.id),))
    declared = declare_area_shot(world, deed)
    gain = on_target(declared.attempt, declared.most) * _caught(foes, shot, spot) * temper.strike
    return Choice(deed, shot.ap, gain)


# -- striking ---------------------------------------------------------------------------------------------------------


def _blows(world: World, me: Model, foes: tuple[Foe, ...], temper: Temper) -> Iterator[Choice]:
    reach = reach_in_cm(world, me)
    still: World | None = None
    for foe in foes:
        enemy = foe.model
        far = distance(world, me, enemy)
        if far > reach or not foe.strikes:
            continue
        touching = in_contact(world, me, enemy)
        sees = in_view(world, enemy, me)
        if touching:
            still = still or calmed(world)
            for strike in strikes_at(still, still.find(me.id), still.find(enemy.id)):
                gain = foe.prize * strike_worth(strike, enemy, temper, answered=sees)
                yield Choice(Deed("melee", me.id, strike.weapon, (Shots(enemy.id),)), strike.ap, gain)
            continue
        yield from _charges(world, me, foe, temper, answered=sees)


def _charges(world: World, me: Model, foe: Foe, temper: Temper, *, answered: bool) -> Iterator[Choice]:
    """Attack moves at one enemy: the way is worked out once for the most useful weapon."""
    ranked = sorted(foe.strikes, key=lambda one: one.ap / max(1e-6, strike_worth(one, foe.model, temper)))
    for strike in ranked[:2]:
        gain = foe.prize * strike_worth(strike, foe.model, temper, answered=answered)
        weapon = melee_weapon(world, me, strike.weapon)
        if gain <= 0 or weapon is None or strike.ap > me.ap:
            continue
        deed = charging.charge(world, me, weapon, foe.model)
        if deed is None:
            return
        yield Choice(deed, charging.cost(world, deed).total, gain, once=True)


# -- everything else --------------------------------------------------------------------------------------------------


def _help(world: World, me: Model, *, sent: bool) -> Iterator[Choice]:
    """Heal, revive, and take what makes quicker."""
    for item in equipment.usable_items(me):
        if item.heals:
            for target in (me, *world.friends(me)):
                if equipment.why_not(world, me, item, target) is None:
                    missing = min(item.heals, target.card.hp - target.vitals.hp)
                    gain = worth(target.card) * (
                        WOUND * missing / target.card.hp + (0 if target.active else DOWN * 0.6)
                    )
                    deed = Deed("use_equipment", me.id, targets=(Shots(target.id),), item=item.id)
                    yield Choice(deed, item.ap, gain, once=True)
        elif item.modifiers and equipment.why_not(world, me, item, me) is None:
            eager = prefers_melee(me.card) or sent
            fresh = world.phase is not None and world.phase.acts == 0
            gain = 1.5 * AP if eager and fresh else 0.0
            yield Choice(Deed("use_equipment", me.id, targets=(Shots(me.id),), item=item.id), item.ap, gain, once=True)


def _spotting(world: World, me: Model, foes: tuple[Foe, ...]) -> Iterator[Choice]:
    """Look for a hidden enemy, with the extra action points that pay best."""
    for foe in foes:
        enemy = foe.model
        if enemy.revealed or spotting.why_not(world, me, enemy) is not None or not spotting.finds(world, me, enemy):
            continue
        for extra in range(min(MOST_EXTRA, me.ap - 1) + 1):
            found = spot_chance(spotting.declare_spotting(world, me, enemy, extra))
            gain = found * UNMASKING * worth(enemy.card) * foe.prize
            deed = Deed("spot", me.id, targets=(Shots(enemy.id),), extra=extra)
            yield Choice(deed, 1 + extra, gain, once=True)


def _objects(world: World, me: Model) -> Iterator[Choice]:
    """Pick up what lies here; put down what is home, to have the hands free for more."""
    if me.carries < 0:
        for number in within_reach(world, me):
            if not is_home(world, me, world.objects[number] or me.at):
                yield Choice(Deed("interact", me.id, item=f"take:{number}"), 1, FIND, once=True)
                return
        return
    edge = missions.at_the_edge(world, me)
    more = any(at is not None and not is_home(world, me, at) for at in world.objects)
    if more and is_home(world, me, me.at) and is_home(world, me, edge):
        yield Choice(Deed("interact", me.id, item="put"), 1, 2 * AP, once=True)
