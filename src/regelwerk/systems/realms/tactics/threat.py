"""What enemies could do to a model at a place, and what it could do to them from there."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property, lru_cache

from regelwerk.space.arcs import in_front
from regelwerk.space.contacts import contact
from regelwerk.space.walkable_ground import NOTHING, is_open
from regelwerk.systems.realms.rules.movement.walking import ground_of
from regelwerk.systems.realms.rules.sight.positions import body
from regelwerk.systems.realms.state import Model, World, weapon_of
from regelwerk.systems.realms.tactics.glances import HIDDEN, STEP, VIEWS, Glance
from regelwerk.systems.realms.tactics.goals import menace, saved_for_machines
from regelwerk.systems.realms.tactics.melee import Strike, can_charge, charges, reach_in_cm, strike_worth
from regelwerk.systems.realms.tactics.shots import REACTING, Shot, shot_worth, shots
from regelwerk.systems.realms.tactics.sight import Glimpse, Outlook
from regelwerk.systems.realms.tactics.weights import FRESH_AP, Temper, foes, is_last_round, worth
from regelwerk.systems.realms.values import RADIUS

LURKING = 0.25
"""How much of its fire somebody is to be feared for who does not see the place yet."""
SHARED = 0.5
"""Enemies have others to shoot at, too."""
HALF_SEEN = Glimpse(True, 1)
OPEN = Glimpse(True)


@dataclass(frozen=True, eq=False)
class Foe:
    """An enemy as somebody sizes it up; blows are worked out once somebody comes near enough."""

    world: World
    me: Model
    model: Model
    prize: float
    """How many times its plain worth it is worth."""
    shots: tuple[Shot, ...]
    """How it could be shot at; nothing if it cannot be a target."""
    fire: tuple[Shot, ...]
    """How it shoots back."""
    reach: int
    """How far it goes with one movement action, in centimetres."""
    ap: int
    """What it will have to spend."""
    weight: float
    """How soon it can do so."""
    ready: float
    """What its reaction fire costs a model that walks into it; 0 if it is not ready."""

    @cached_property
    def strikes(self) -> tuple[Strike, ...]:
        """How it could be struck in base contact."""
        able = self.model.revealed and can_charge(self.world, self.me)
        return charges(self.world, self.me, self.model) if able else ()

    @cached_property
    def blow(self) -> Strike | None:
        """How it strikes best."""
        blows = charges(self.world, self.model, self.me, answered=False) if can_charge(self.world, self.model) else ()
        return max(blows, key=lambda one: one.gain / one.ap, default=None)

    @cached_property
    def has_shield(self) -> bool:
        return self.model.card.has_shield


def sized_up(world: World, me: Model, temper: Temper) -> tuple[Foe, ...]:
    """Every enemy that can still do anything."""
    return tuple(_foe(world, me, enemy, temper) for enemy in foes(world, me))


def _foe(world: World, me: Model, enemy: Model, temper: Temper) -> Foe:
    fire = tuple(shot for shot in shots(world, enemy, me) if shot.kind == "normal_shot")
    due = not enemy.had_phase
    ready = 0.0
    if enemy.fire_ready:
        handy = [shot for shot in fire if shot.ap <= enemy.ap and weapon_of(enemy, shot.weapon).wk <= 2]
        ready = max((shot_worth(shot, 15.0, OPEN, extra=REACTING) for shot in handy), default=0.0)
    return Foe(
        world,
        me,
        enemy,
        1 + temper.chase * (menace(world, enemy) - 1),
        _meant_for(world, me, enemy) if enemy.revealed else (),
        fire,
        reach_in_cm(world, enemy),
        max(1, enemy.ap) if due else FRESH_AP,
        1.0 if due else 0.0 if is_last_round(world) else temper.acted,
        ready,
    )


def _meant_for(world: World, me: Model, enemy: Model) -> tuple[Shot, ...]:
    """How an enemy could be shot at without wasting what is needed for another."""
    found = shots(world, me, enemy)
    saved = saved_for_machines(me)
    if not saved or enemy.card.is_mike or not any(foe.card.is_mike for foe in foes(world, me)):
        return found
    return tuple(shot for shot in found if shot.weapon not in saved)


def fears(foes_: tuple[Foe, ...], place: Outlook) -> list[float]:
    """What each enemy may cost a model at a place until its next phase."""
    me = place.me
    return [fear(foe, me, far, view, foe.fire) for foe, far, view in zip(foes_, place.fars, place.theirs, strict=True)]


def fear(foe: Foe, me: Model, far: float, view: Glimpse, fire: tuple[Shot, ...]) -> float:
    """What an enemy so far away that sees a model like this, and shoots at it like this, may cost it."""
    shielded = me.card.has_shield and in_front(me.at, me.facing, foe.model.at)
    seen = view if view.seen else HALF_SEEN
    volley = 0.0
    for shot in fire:
        times = max(1, foe.ap // shot.ap)
        volley = max(volley, times * shot_worth(shot, far, seen, shielded=shielded))
    if not view.seen:
        volley *= LURKING
    return foe.weight * min(max(volley, _rush(foe, far)), worth(me.card))


def _rush(foe: Foe, far: float) -> float:
    """What an enemy so far away may do that runs at somebody and strikes."""
    if not foe.reach:
        return 0.0
    run = max(0, math.ceil((far - foe.reach) / foe.reach))
    if run >= foe.ap or foe.blow is None:
        return 0.0
    return 0.8 * ((foe.ap - run) // foe.blow.ap) * foe.blow.gain


def prone_fire(world: World, foe: Foe, me: Model) -> tuple[Shot, ...]:
    """How an enemy shoots back at a model in another posture."""
    return tuple(shot for shot in shots(world, foe.model, me) if shot.kind == "normal_shot")


def best_by_cost(
    world: World, foes_: tuple[Foe, ...], place: Outlook, reach: int, temper: Temper, ap: int, extra: int = 0
) -> dict[int, float]:
    """The best attack from a place for each price up to a number of action points."""
    me, found = place.me, dict[int, float]()
    for foe, far, view in zip(foes_, place.fars, place.mine, strict=True):
        weight = foe.prize * temper.strike
        if view.seen:
            shielded = foe.has_shield and in_front(foe.model.at, foe.model.facing, me.at)
            for shot in foe.shots:
                if shot.ap > ap:
                    continue
                value = weight * shot_worth(shot, far, view, shielded=shielded, extra=extra)
                if value > found.get(shot.ap, 0.0):
                    found[shot.ap] = value
        if far <= reach and foe.strikes and _runs_straight(world, me, foe.model):
            for strike in foe.strikes:
                value = foe.prize * strike_worth(strike, foe.model, temper)
                if value > found.get(strike.ap, 0.0):
                    found[strike.ap] = value
    return found


def at_best(foes_: tuple[Foe, ...], fars: list[float], reach: int, temper: Temper, extra: int = 0) -> dict[int, float]:
    """The most that attacks on enemies so far away can be worth, for each price: all of them in the open."""
    found = dict[int, float]()
    for foe, far in zip(foes_, fars, strict=True):
        for shot in foe.shots:
            value = foe.prize * temper.strike * shot_worth(shot, far, OPEN, extra=extra)
            if value > found.get(shot.ap, 0.0):
                found[shot.ap] = value
        if far <= reach:
            for strike in foe.strikes:
                value = foe.prize * strike_worth(strike, foe.model, temper)
                if value > found.get(strike.ap, 0.0):
                    found[strike.ap] = value
    return found


def _runs_straight(world: World, me: Model, enemy: Model) -> bool:
    """Whether nothing of the terrain stands between a model and the base of an enemy on the same height."""
    if me.floor != enemy.floor:
        return False
    radius, ground = RADIUS[me.card.size], ground_of(world.scene.battlefield)
    return is_open(me.at, contact(me.at, radius, body(enemy, world.options)), radius, ground, (), NOTHING)


def total_fear(fears: list[float], me: Model) -> float:
    """What all enemies together may cost a model."""
    return min(1.2 * worth(me.card), SHARED * sum(fears))


def walking_into(foes_: tuple[Foe, ...], place: Outlook) -> float:
    """What reaction fire may cost somebody who goes to a place."""
    return sum(
        foe.ready
        for foe, far, view in zip(foes_, place.fars, place.theirs, strict=True)
        if foe.ready and view.seen and far <= 30
    )


class Rough:
    """What can be done and feared at places that somebody has only glanced at."""

    def __init__(self, foes_: tuple[Foe, ...], me: Model, reach: int, temper: Temper) -> None:
        self._foes, self._temper = foes_, temper
        self._near, self._worth = reach // STEP, worth(me.card)
        self._attacks: dict[tuple[int, int, int, int], float] = {}
        self._fears: dict[tuple[int, int, int], float] = {}

    def attack(self, view: Glance, ap: int, keep: list[float]) -> float:
        """What so many action points are worth there: the best enemy to attack, and what is kept."""
        most = keep[ap]
        for number, (far, seen) in enumerate(zip(view.far, view.mine, strict=True)):
            if seen == HIDDEN and far > self._near:
                continue
            key = number, far, seen, ap
            found = self._attacks.get(key)
            if found is None:
                found = self._attacks[key] = self._best(self._foes[number], far, seen, ap, keep)
            if found > most:
                most = found
        return most

    def _best(self, foe: Foe, far: int, seen: int, ap: int, keep: list[float]) -> float:
        best, weight = 0.0, foe.prize * self._temper.strike
        if seen != HIDDEN:
            values = volleys(foe.shots, far, seen, ap)
            best = max([weight * values[used] + keep[ap - used] for used in range(ap + 1)])
        if far <= self._near:
            for strike in foe.strikes:
                if strike.ap <= ap:
                    times = ap // strike.ap
                    gain = times * foe.prize * strike_worth(strike, foe.model, self._temper)
                    best = max(best, gain + keep[ap - times * strike.ap])
        return best

    def fear(self, view: Glance) -> float:
        """What all enemies together may cost there, and on the way."""
        total, walking = 0.0, 0.0
        for number, (far, seen) in enumerate(zip(view.far, view.theirs, strict=True)):
            key = number, far, seen
            found = self._fears.get(key)
            foe = self._foes[number]
            if found is None:
                volley = volleys(foe.fire, far, seen, foe.ap)[-1]
                volley = max(volley, _rush(foe, (far + 0.5) * STEP))
                found = self._fears[key] = foe.weight * min(volley, self._worth)
            total += found
            if foe.ready and seen != HIDDEN and far * STEP < 30:
                walking += foe.ready
        return (min(1.2 * self._worth, SHARED * total) + walking) * self._temper.caution


@lru_cache(maxsize=1 << 14)
def volleys(shots_: tuple[Shot, ...], far: int, seen: int, ap: int) -> tuple[float, ...]:
    """About what shots at one enemy are worth together, for each number of action points; who hides may come out."""
    best = [0.0] * (ap + 1)
    share, view = (LURKING, HALF_SEEN) if seen == HIDDEN else (1.0, VIEWS[seen])
    for shot in shots_:
        if shot.ap <= ap:
            value = share * shot_worth(shot, (far + 0.5) * STEP, view)
            for used in range(shot.ap, ap + 1):
                best[used] = max(best[used], used // shot.ap * value)
    return tuple(best)
