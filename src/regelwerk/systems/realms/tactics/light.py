"""Quick decisions, for studies and for looking ahead: a few places by rules of thumb, then attacks as in a plan.

Attacks, waiting, facing and replies are judged as everybody does. What is left out is the plan of the whole phase: who
could shoot how well at whom is guessed, the posture stays as it is, and whoever has gone somewhere stays there.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.state_values import replace
from regelwerk.space import Point, cut, length
from regelwerk.systems.realms.rules.movement.movement import planned
from regelwerk.systems.realms.rules.movement.walking import why_not_leave
from regelwerk.systems.realms.state import Deed, Model, World
from regelwerk.systems.realms.tactics.alternatives import choices
from regelwerk.systems.realms.tactics.destinations import nooks_near, way
from regelwerk.systems.realms.tactics.goals import Goal
from regelwerk.systems.realms.tactics.plan import END, Thought, path_to
from regelwerk.systems.realms.tactics.reserve import kept
from regelwerk.systems.realms.tactics.sight import Glimpse, Outlook, outlooks
from regelwerk.systems.realms.tactics.weights import LIGHT, firepower, foes
from regelwerk.systems.realms.values import CENTIMETRE, RADIUS, Card

PER_AP = 0.025
"""What an action point is worth to somebody with a rifle who shoots at a fair target."""
FEAR = 0.04
"""What the fire of one such enemy costs."""
ACTED = 0.55
"""How much an enemy is to be feared that has had its phase."""
SPARE = 0.01
"""What an action point is worth that is left."""
NOOKS = 4
"""How many places beside cover are looked at."""


@lru_cache(maxsize=1 << 10)
def hunch(world: World, who: str) -> Deed:
    """What a model does next in its phase; a deed of the kind `end` for nothing more."""
    return _Hunch(world, world.find(who), LIGHT).deed()


class _Hunch(Thought):
    """One model's glance at the table."""

    def deed(self) -> Deed:
        """To a better place, if one of a few is better; otherwise the best attack from here."""
        me, world = self.me, self.world
        if me.fire_ready or me.guard or not self.foes:
            return Deed(END, me.id)
        if not me.ap:
            return self.close()
        enemies = tuple(foe.model for foe in self.foes)
        deed = _move(world, me, enemies, self.reach, self.wanted)
        if deed is not None:
            return deed
        here = choices(world, me, self.foes, self.wanted, self.temper)
        rate = max((one.worth / one.ap for one in here if one.ap), default=0.0)
        self.keep, self.ready = kept(world, me, self.foes, rate, self.temper)
        return self.attack(here, self.packed(here, me.ap), me.ap)


# -- moves ------------------------------------------------------------------------------------------------------------


class Gun(NamedTuple):
    """A model's best weapon at a distance, in round numbers."""

    power: float
    band: int
    bands: int
    fk: int
    ap: int


@lru_cache(maxsize=1024)
def _gun(card: Card) -> Gun | None:
    armed = [weapon for weapon in card.weapons if not weapon.is_melee]
    best = max(armed, key=lambda weapon: weapon.band * weapon.bands, default=None)
    return Gun(firepower(card), best.band, best.bands, card.fk, best.wk + 1) if best is not None and card.fk else None


def _fire(gun: Gun | None, far: float, view: Glimpse) -> float:
    """About how well somebody shoots who sees a target like this."""
    if gun is None or not view.seen or far > gun.band * gun.bands:
        return 0.0
    return gun.power * max(0, gun.fk - far // gun.band - view.cover) / gun.fk


def _move(world: World, me: Model, enemies: tuple[Model, ...], reach: int, wanted: Goal | None) -> Deed | None:
    """To the best of a few places, if it is better than this one: on the way to the goal, and beside cover."""
    moved = world.phase is not None and world.phase.last == "move"
    if not reach or moved or why_not_leave(world, me) is not None:
        return None
    if me.prone:
        return Deed("stand_up", me.id)
    step, ends = reach * CENTIMETRE, [me.at, *_places(world, me, wanted, enemies, reach * CENTIMETRE)]
    there = [me, *(replace(me, at=end, floor=0) for end in ends[1:])]
    ranked = []
    for number, place in enumerate(outlooks(world, there, enemies)):
        cost = math.ceil((math.dist(ends[number], me.at) - 10) / step) if number else 0
        if cost <= me.ap:
            ranked.append((_judged(place, wanted, enemies, me.ap - cost, reach), -number))
    for _, number in sorted(ranked, reverse=True)[:3]:
        if not number:
            return None
        route = path_to(world, me, ends[-number])
        deed = planned(world, me, route) if route is not None else None
        if deed is not None and not isinstance(deed, Refused):
            return deed
    return None


def _places(world: World, me: Model, wanted: Goal | None, enemies: tuple[Model, ...], step: int) -> list[Point]:
    """Along the way to the goal, and the sheltered ones nearest by."""
    field, radius = world.scene.battlefield, RADIUS[me.card.size]
    found: list[Point] = []
    if wanted is not None:
        path = way(field, radius, me.at, wanted.at) or (me.at, wanted.at)
        stop = round(length(path) - wanted.near * CENTIMETRE)
        if stop > 0:
            found = [cut(path, min(stop, actions * step))[0][-1] for actions in {1, 2, me.ap}]
    found += nooks_near(field, radius, me.at, step * min(3, me.ap), enemies)[:NOOKS]
    return [at for at in dict.fromkeys(found) if at != me.at]


def _judged(place: Outlook, wanted: Goal | None, enemies: tuple[Model, ...], ap: int, reach: int) -> float:
    """What a place is worth with so many action points left there: fire, less the enemies' fire, and the goal."""
    gun = _gun(place.me.card)
    attack = max(_fire(gun, far, view) for far, view in zip(place.fars, place.mine, strict=True))
    volley = attack * (ap // gun.ap * gun.ap if gun is not None else 0) * PER_AP
    feared = sum(
        _fire(_gun(enemy.card), far, view) * (ACTED if enemy.had_phase else 1.0)
        for enemy, far, view in zip(enemies, place.fars, place.theirs, strict=True)
    )
    found = volley - FEAR * feared + SPARE * ap
    if wanted is not None:
        rest = max(0.0, math.dist(place.me.at, wanted.at) / CENTIMETRE - wanted.near)
        found += wanted.prize if rest < 0.1 else -wanted.pull * rest / reach
    return found


def nearest_to_enemies(world: World, names: tuple[str, ...]) -> str:
    """The model that is nearest to any enemy acts first."""

    def gap(who: str) -> float:
        me = world.find(who)
        return min((math.dist(me.at, enemy.at) for enemy in foes(world, me)), default=0.0)

    return min(names, key=gap)
