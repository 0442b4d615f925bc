"""Quick decisions, for studies and for looking ahead: a fair attack from here, or else one of a few places at a glance.

Attacks, waiting, facing and replies are judged as everybody does. What is left out is the plan of the whole phase: who
can attack does not look for a better place, the posture stays as it is, and whoever has gone somewhere stays there.
Only a MIKe makes the whole plan: it is worth as much as two others, and there is hardly ever more than one.
"""

from __future__ import annotations

import math
from functools import lru_cache

from regelwerk.engine.acts import Refused
from regelwerk.engine.state_values import replace
from regelwerk.space import Point, cut, length
from regelwerk.systems.realms.rules.movement.movement import planned
from regelwerk.systems.realms.rules.movement.walking import why_not_leave
from regelwerk.systems.realms.state import Deed, World
from regelwerk.systems.realms.tactics.alternatives import choices
from regelwerk.systems.realms.tactics.destinations import Spot, nooks_near, way
from regelwerk.systems.realms.tactics.glances import Glance, glances
from regelwerk.systems.realms.tactics.plan import END, HIDDEN, Thought, path_to
from regelwerk.systems.realms.tactics.reserve import kept
from regelwerk.systems.realms.tactics.threat import Rough
from regelwerk.systems.realms.tactics.weights import LIGHT, foes
from regelwerk.systems.realms.values import CENTIMETRE, RADIUS

FAIR = 0.008
"""Whoever can attack from here for as much as this by the action point does not go away."""
GAIN = 0.02
"""What a place must be worth beyond this one, at a glance, to whom nobody has sent anywhere.

The best of some guesses is better guessed than it is.
"""
NOOKS = 4
"""How many places beside cover are looked at."""
TRIES = 3
"""How many places are tried before it is decided to stay."""


@lru_cache(maxsize=1 << 10)
def hunch(world: World, who: str) -> Deed:
    """What a model does next in its phase; a deed of the kind `end` for nothing more."""
    me = world.find(who)
    thought = Thought if me.card.is_mike else _Hunch
    return thought(world, me, LIGHT).deed()


class _Hunch(Thought):
    """One model's glance at the table."""

    def deed(self) -> Deed:
        """A fair attack from here; otherwise to a better place, if one of a few is better."""
        me, world = self.me, self.world
        if me.fire_ready or me.guard or not self.foes:
            return Deed(END, me.id)
        if not me.ap:
            return self.close()
        here = choices(world, me, self.foes, self.temper, sent=self._is_sent())
        rate = max((one.worth / one.ap for one in here if one.ap), default=0.0)
        self.keep, self.ready = kept(world, me, self.foes, rate, self.temper)
        best = self.packed(here, me.ap)
        deed = self._move() if rate < FAIR or self._is_sent() else None
        return deed if deed is not None else self.attack(here, best, me.ap)

    def _move(self) -> Deed | None:
        """To the best of a few places, if it is better than this one: on the way to the goal, and beside cover."""
        me, world = self.me, self.world
        if not self.reach or not self._may_go() or why_not_leave(world, me) is not None:
            return None
        if me.prone:
            return Deed("stand_up", me.id)
        for at in self._ranked(self._ends())[:TRIES]:
            route = path_to(world, me, at)
            deed = planned(world, me, route) if route is not None else None
            if deed is not None and not isinstance(deed, Refused):
                return deed
        return None

    def _ends(self) -> list[Point]:
        """Along the way to the goal, and the sheltered ones nearest by."""
        me, wanted = self.me, self.wanted
        field, radius, step = self.world.scene.battlefield, RADIUS[me.card.size], self.reach * CENTIMETRE
        found: list[Point] = []
        if wanted is not None:
            path = way(field, radius, me.at, wanted.at) or (me.at, wanted.at)
            stop = round(length(path) - wanted.near * CENTIMETRE)
            if stop > 0:
                found = [cut(path, min(stop, actions * step))[0][-1] for actions in {1, 2, me.ap}]
        enemies = tuple(foe.model for foe in self.foes)
        found += nooks_near(field, radius, me.at, step * min(3, me.ap), enemies)[:NOOKS]
        return [at for at in dict.fromkeys(found) if at != me.at]

    def _ranked(self, ends: list[Point]) -> list[Point]:
        """The places that can be paid for and are better than here, the best at a glance first."""
        me, world, step = self.me, self.world, self.reach * CENTIMETRE
        priced = [(end, max(1, math.ceil((math.dist(end, me.at) - 10) / step))) for end in ends]
        able = [(replace(me, at=end, floor=0), cost) for end, cost in priced if cost <= me.ap]
        rough = Rough(self.foes, me, self.reach, self.temper)
        here, *views = glances(world, [me, *(there for there, _ in able)], [foe.model for foe in self.foes])
        enough = self._hope(rough, here, me.at, me.ap) - rough.fear(here) * (HIDDEN if me.camouflaged else 1.0)
        if not self._is_sent():
            enough += GAIN
        found = []
        for number, ((there, cost), view) in enumerate(zip(able, views, strict=True)):
            hope = self._hope(rough, view, there.at, me.ap - cost)
            if hope > enough:
                worth = hope - rough.fear(view) * (HIDDEN if self._hides(there, cost) else 1.0)
                if worth > enough:
                    found.append((-worth, number))
        return [able[number][0].at for _, number in sorted(found)]

    def _hope(self, rough: Rough, view: Glance, at: Point, ap: int) -> float:
        """What a place is worth to somebody who comes there with so many action points and has nothing to fear."""
        rest = math.dist(at, self.wanted.at) if self.wanted is not None else 0.0
        return rough.attack(view, ap, self.keep) + self._goal(Spot(at, rest))


def nearest_to_enemies(world: World, names: tuple[str, ...]) -> str:
    """The model that is nearest to any enemy acts first."""

    def gap(who: str) -> float:
        me = world.find(who)
        return min((math.dist(me.at, enemy.at) for enemy in foes(world, me)), default=0.0)

    return min(names, key=gap)
