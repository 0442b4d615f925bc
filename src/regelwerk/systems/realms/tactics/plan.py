"""The plan of a model in its phase: stay and attack, go somewhere first, attack and go, or make ready and wait.

Every place is worth the best attacks from there with the action points that are left, what is kept of them and what the
mission wants there, less what enemies may do to a model there. A plan is only its first deed: after it the table
is looked at anew.
"""

from __future__ import annotations

import math
from functools import cached_property, lru_cache
from heapq import heappush, heappushpop
from typing import Literal, NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.state_values import replace
from regelwerk.space import Path, Point, route
from regelwerk.space.walkable_ground import is_open
from regelwerk.systems.realms.rules.melee import opponents
from regelwerk.systems.realms.rules.melee.melee import GUARD
from regelwerk.systems.realms.rules.movement.movement import (
    lie_down_offered,
    move_cost,
    planned,
    stand_up_offered,
    turn_offered,
)
from regelwerk.systems.realms.rules.movement.walking import bodies, ground_of, in_the_way, why_not_leave
from regelwerk.systems.realms.rules.shooting.shooting import READY_AP
from regelwerk.systems.realms.rules.sight.camouflage import may_hide
from regelwerk.systems.realms.rules.sight.environment import passability
from regelwerk.systems.realms.state import Deed, Model, World
from regelwerk.systems.realms.tactics.alternatives import Choice, choices
from regelwerk.systems.realms.tactics.destinations import Spot, spots
from regelwerk.systems.realms.tactics.glances import glances
from regelwerk.systems.realms.tactics.goals import Goal, errand, seek
from regelwerk.systems.realms.tactics.melee import reach_in_cm
from regelwerk.systems.realms.tactics.reserve import best_facing, expects_charge, kept
from regelwerk.systems.realms.tactics.sight import Outlook, outlooks
from regelwerk.systems.realms.tactics.threat import (
    Foe,
    Rough,
    at_best,
    best_by_cost,
    fear,
    fears,
    prone_fire,
    sized_up,
    total_fear,
    walking_into,
)
from regelwerk.systems.realms.tactics.weights import AP, Temper
from regelwerk.systems.realms.values import CENTIMETRE, RADIUS

END = "end"
ATTACKS = ("normal_shot", "aimed_shot", "snap_shot", "melee", "attack_move")
HIDDEN = 0.2
"""How much somebody is to be feared for whom a camouflaged model is nobody."""
STANDING_UP = 0.02
"""What it costs later to have lain down."""
TRIES = 6
"""How many places are tried before it is decided to stay."""
CLOSER = 5
"""How many places deserve a closer look."""
FEW = 3
"""How many ways of doing the same thing are named."""
EPS = 1e-9


@lru_cache(maxsize=1 << 10)
def plan(world: World, who: str, temper: Temper) -> Deed:
    """What a model does next in its phase; a deed of the kind `end` for nothing more."""
    return Thought(world, world.find(who), temper).deed()


@lru_cache(maxsize=1 << 8)
def ways_to(world: World, who: str, kind: str, temper: Temper) -> tuple[Deed, ...]:
    """The most promising deeds of one kind, the best first; none if there is nothing of it worth doing."""
    model = world.find(who)
    return tuple(
        deed for deed in Thought(world, model, temper).deeds(kind) if opponents.why_not(world, model, deed) is None
    )


def duty_attack(world: World, who: str, opponents: tuple[str, ...], temper: Temper) -> Deed | None:
    """The best attack at once on one of the opponents that must be dealt with first; None if there is none."""
    me = world.find(who)
    able = [
        one
        for one in choices(world, me, sized_up(world, me, temper), temper, sent=False)
        if one.deed.target in opponents and one.towards < 0 and one.deed.kind in ATTACKS
    ]
    return max(able, key=lambda one: (one.worth / one.ap, one.worth)).deed if able else None


def pack(by_cost: dict[int, float], ap: int, once: tuple[tuple[int, float], ...] = ()) -> list[float]:
    """The most that attacks can be worth for each number of action points up to a limit."""
    best = [0.0] * (ap + 1)
    for left in range(1, ap + 1):
        most = best[left - 1]
        for cost, value in by_cost.items():
            if cost <= left and best[left - cost] + value > most:
                most = best[left - cost] + value
        best[left] = most
    for cost, value in once:
        for left in range(ap, cost - 1, -1):
            if best[left - cost] + value > best[left]:
                best[left] = best[left - cost] + value
    return best


def path_to(world: World, me: Model, end: Point) -> Path | None:
    """The shortest way to a place round everything that stands about; None if there is none."""
    ground, radius = ground_of(world.scene.battlefield), RADIUS[me.card.size]
    discs = bodies(world, in_the_way(world, me))
    if is_open(me.at, end, radius, ground, discs, frozenset()):
        return me.at, end
    return route(me.at, end, radius, ground, discs)


class _Option(NamedTuple):
    """Something that a phase could come to."""

    worth: float
    how: Literal["stay", "attack", "go", "posture"]
    spot: Spot | None = None
    ap: int = 0
    """What going there was thought to cost."""


class _Candidate(NamedTuple):
    """A place to go to."""

    spot: Spot
    cost: int
    there: Model


class Thought:
    """One model's look at the table."""

    def __init__(self, world: World, me: Model, temper: Temper) -> None:
        self.world, self.me, self.temper = world, me, temper
        self.foes: tuple[Foe, ...] = sized_up(world, me, temper)
        self.errand: Goal | None = errand(world, me)
        self.reach = reach_in_cm(world, me)
        self.keep: list[float] = []
        self.ready: list[bool] = []

    @cached_property
    def wanted(self) -> Goal | None:
        """Where a model is wanted; looking for the enemy takes a while, and who stays need not know."""
        return self.errand or seek(self.world, self.me)

    # -- the decision -------------------------------------------------------------------------------------------------

    def deed(self) -> Deed:
        me, world = self.me, self.world
        if me.fire_ready or me.guard or not self.foes:
            return Deed(END, me.id)
        if not me.ap:
            return self.close()
        here = choices(world, me, self.foes, self.temper, sent=self._is_sent())
        rate = max((one.worth / one.ap for one in here if one.ap), default=0.0)
        self.keep, self.ready = kept(world, me, self.foes, rate, self.temper)
        best = self.packed(here, me.ap)
        options = self._options(best)
        for _ in range(TRIES):
            option = max(options, key=lambda one: one.worth)
            match option.how:
                case "stay" | "attack":
                    return self.attack(here, best, me.ap - option.ap)
                case "posture":
                    return Deed("stand_up" if me.prone else "lie_down", me.id)
            deed = self._way_to(option)
            if isinstance(deed, Deed):
                return deed
            options.remove(option)
            if deed is not None:
                options.append(deed)
        return self.attack(here, best, me.ap)

    def deeds(self, kind: str) -> list[Deed]:
        """The few best deeds of one kind, whatever else could be done."""
        me, world = self.me, self.world
        here = choices(world, me, self.foes, self.temper, sent=self._is_sent()) if self.foes else []
        if kind == "move":
            return self._moves(here)
        if kind == "turn":
            facing = best_facing(world, me, self.foes) if self.foes else None
            return [Deed("turn", me.id, facing=facing)] if facing is not None else []
        able = [one for one in here if one.deed.kind == kind and one.towards < 0]
        return [one.deed for one in sorted(able, key=lambda one: -one.worth / max(1, one.ap))[:FEW]]

    def _moves(self, here: list[Choice]) -> list[Deed]:
        """The moves to the best few places."""
        if not self.foes or self.me.prone or not self.me.ap:
            return []
        rate = max((one.worth / one.ap for one in here if one.ap), default=0.0)
        self.keep, self.ready = kept(self.world, self.me, self.foes, rate, self.temper)
        options = self._options(self.packed(here, self.me.ap))
        found: list[Deed] = []
        for option in sorted(options, key=lambda one: -one.worth):
            deed = self._way_to(option) if option.spot is not None else None
            if isinstance(deed, Deed) and len(found) < FEW:
                found.append(deed)
        return found

    def attack(self, here: list[Choice], best: list[float], ap: int) -> Deed:
        """The first attack from here with so many action points; none if they are better kept."""
        _, spent = self._settled(best, ap)
        return self._first(here, spent) if spent else self.close()

    def packed(self, here: list[Choice], ap: int) -> list[float]:
        by_cost: dict[int, float] = {}
        for one in here:
            if not one.once and one.worth > by_cost.get(one.ap, 0.0):
                by_cost[one.ap] = one.worth
        # A charge brings into contact: a model that can pay for it can strike again for the same price.
        for one in here:
            if one.deed.kind == "attack_move" and one.worth > by_cost.get(one.ap, 0.0):
                by_cost[one.ap] = one.worth
        singles: dict[str, tuple[int, float]] = {}
        for one in here:
            if one.once and one.deed.kind != "attack_move":
                key = f"{one.deed.kind}:{one.deed.target}"
                known = singles.get(key)
                if known is None or one.worth / one.ap > known[1] / known[0]:
                    singles[key] = one.ap, one.worth
        return pack(by_cost, ap, tuple(singles.values()))

    def _settled(self, best: list[float], ap: int) -> tuple[float, int]:
        """The most that a number of action points is worth, and how many of them go into attacks."""
        most, spent = self.keep[ap], 0
        for used in range(1, ap + 1):
            value = best[used] + self.keep[ap - used]
            if best[used] > 0 and value > most + EPS:
                most, spent = value, used
        return most, spent

    def _first(self, here: list[Choice], spent: int) -> Deed:
        """The attack to begin with: the affordable one that is worth most for its price."""
        able = [one for one in here if one.ap <= spent]
        best = max(able, key=lambda one: (one.worth / one.ap, one.worth))
        if best.deed.kind == "attack_move":
            return best.deed
        if best.towards >= 0:
            return Deed("turn", self.me.id, facing=best.towards)
        return best.deed

    # -- what could be done -------------------------------------------------------------------------------------------

    def _options(self, best: list[float]) -> list[_Option]:
        """Staying here, another posture, and the places that a glance finds best."""
        me, ap = self.me, self.me.ap
        enemies = tuple(foe.model for foe in self.foes)
        at_present, places = self._places(enemies)
        before = [self._settled(best, left) for left in range(ap + 1)]
        few = self._shortlist(places, enemies, before)
        here, *views = outlooks(self.world, [me, *(one.there for one in few)], enemies)
        fear_here = total_fear(fears(self.foes, here), me) * self.temper.caution
        goal_here = self._goal(at_present)
        found = [self._staying(best, fear_here, goal_here)]
        sure = self.temper.sure if before[ap][1] and not self._is_sent() else 0.0
        for one, place in zip(few, views, strict=True):
            going = self._going(one.spot, place, one.cost, before[ap - one.cost], fear_here, goal_here)
            found.append(going._replace(worth=going.worth - sure))
        if self._may_change():
            other = replace(me, prone=not me.prone)
            if self._posture_at_most(other, here.fars, at_present) > max(option.worth for option in found):
                (changed,) = outlooks(self.world, [other], enemies)
                found.append(self._posture(changed, at_present))
        return found

    def _places(self, enemies: tuple[Model, ...]) -> tuple[Spot, list[_Candidate]]:
        """Where a model is, and where it could go with its action points."""
        me, ap = self.me, self.me.ap
        movable = self.reach > 0 and self._may_go() and why_not_leave(self.world, me) is None
        rise = 1 if me.prone else 0
        step = self.reach * CENTIMETRE
        at_present, *places = spots(
            self.world, me, self.wanted, enemies, step, ap - rise if movable else 0, few=self._is_under_way()
        )
        ground = passability(self.world, me, (me.at,))[0]
        upright = replace(me, prone=False)
        found = []
        for spot in places:
            cost = rise + ground + max(1, math.ceil((math.dist(spot.at, me.at) - 10) / step))
            if cost <= ap:
                found.append(_Candidate(spot, cost, replace(upright, at=spot.at, floor=0)))
        return at_present, found

    def _last(self) -> str:
        """The action before in this phase."""
        return self.world.phase.last if self.world.phase is not None else ""

    def _may_go(self) -> bool:
        """Whoever has just lain down or gone somewhere stays there: a way was planned as a whole."""
        last = self._last()
        return last not in ("lie_down", "move") and not (last == "turn" and self.me.walked)

    def _is_under_way(self) -> bool:
        """Whether a phase has begun: then the places that are far to seek have been thought of."""
        return self.world.phase is not None and self.world.phase.acts > 0

    def _shortlist(
        self, places: list[_Candidate], enemies: tuple[Model, ...], before: list[tuple[float, int]]
    ) -> list[_Candidate]:
        """The places that look best at a glance."""
        if len(places) <= CLOSER:
            return places
        rough = Rough(self.foes, self.me, self.reach, self.temper)
        hopes = []
        for number, (one, view) in enumerate(
            zip(places, glances(self.world, [one.there for one in places], enemies), strict=True)
        ):
            left, goal = self.me.ap - one.cost, self._goal(one.spot)
            attack = rough.attack(view, left, self.keep) + goal
            earlier = before[left][0] + goal
            hopes.append((max(attack, earlier), -number, attack, earlier, view))
        best: list[tuple[float, int]] = []
        for most, number, attack, earlier, view in sorted(hopes, reverse=True):
            if len(best) == CLOSER and most <= best[0][0]:
                break
            one = places[-number]
            afraid, quiet = rough.fear(view), HIDDEN if self._hides(one.there, one.cost) else 1.0
            kept_there = self.keep[self.me.ap - one.cost] + self._goal(one.spot)
            worth = max(attack - afraid * (1.0 if attack > kept_there else quiet), earlier - afraid * quiet)
            (heappush if len(best) < CLOSER else heappushpop)(best, (worth, number))
        return [places[-number] for _, number in sorted(best, reverse=True)]

    def _staying(self, best: list[float], fear_here: float, goal_here: float) -> _Option:
        value, spent = self._settled(best, self.me.ap)
        attack = value - fear_here + goal_here
        if self.me.camouflaged and spent:
            quiet = self.keep[self.me.ap] - HIDDEN * fear_here + goal_here
            return _Option(max(attack, quiet), "stay") if attack > quiet else _Option(quiet, "stay", ap=self.me.ap)
        if self.me.camouflaged:
            return _Option(self.keep[self.me.ap] - HIDDEN * fear_here + goal_here, "stay")
        return _Option(attack, "stay")

    def _may_change(self) -> bool:
        """Whether a model can lie down or stand up now and has not just done so."""
        me, world = self.me, self.world
        just_done = self._last() in ("lie_down", "stand_up")
        return not just_done and (stand_up_offered(world, me) if me.prone else lie_down_offered(world, me)) is True

    def _posture_at_most(self, other: Model, fars: list[float], here: Spot) -> float:
        """The most that lying down or standing up can be worth."""
        left, steady = self.me.ap - 1, 1 if other.prone else -1
        by_cost = at_best(self.foes, fars, 0 if other.prone else self.reach, self.temper, steady)
        return self._settled(pack(by_cost, left), left)[0] + self._goal(here) - self._hampered(other, here)

    def _hampered(self, other: Model, here: Spot) -> float:
        """What the other posture costs later."""
        later = STANDING_UP if other.prone and self.reach else 0.0
        if other.prone and self.wanted is not None and here.rest > self.wanted.near * CENTIMETRE:
            later += self.wanted.pull
        return later

    def _posture(self, changed: Outlook, here: Spot) -> _Option:
        """Lying down or standing up where a model is."""
        me, world, other = self.me, self.world, changed.me
        left = me.ap - 1
        steady = 1 if other.prone else -1
        by_cost = best_by_cost(world, self.foes, changed, 0 if other.prone else self.reach, self.temper, left, steady)
        value, spent = self._settled(pack(by_cost, left), left)
        feared = [
            fear(foe, other, far, view, prone_fire(world, foe, other))
            for foe, far, view in zip(self.foes, changed.fars, changed.theirs, strict=True)
        ]
        afraid = total_fear(feared, other) * self.temper.caution
        hidden = HIDDEN if me.camouflaged else 1.0
        worth = max(value - afraid * (1.0 if spent else hidden), self.keep[left] - afraid * hidden)
        return _Option(worth + self._goal(here) - self._hampered(other, here), "posture")

    def _going(
        self,
        spot: Spot,
        place: Outlook,
        cost: int,
        here: tuple[float, int],
        fear_here: float,
        goal_here: float,
    ) -> _Option:
        """Going somewhere: to attack from there, after attacking from here, or there and back."""
        there, left = place.me, self.me.ap - cost
        risk = walking_into(self.foes, place)
        afraid = total_fear(fears(self.foes, place), there) * self.temper.caution
        hides = self._hides(there, cost)
        goal = self._goal(spot) - risk * self.temper.caution
        by_cost = best_by_cost(self.world, self.foes, place, self.reach, self.temper, left)
        packed = pack(by_cost, left)
        after, spent_there = self._settled(packed, left)
        quiet = HIDDEN if hides else 1.0
        go = after - afraid * (1.0 if spent_there else quiet) + goal
        before, spent_here = here
        attack = before - afraid * quiet + goal
        if left - cost > 1 and packed[left - cost] > 0:
            back, _ = self._settled(packed, left - cost)
            go = max(go, back - fear_here + goal_here - AP / 2 - risk * self.temper.caution)
        if spent_here and attack > go:
            return _Option(attack, "attack", spot, cost)
        return _Option(max(go, self.keep[left] - afraid * quiet + goal), "go", spot, cost)

    def _hides(self, there: Model, cost: int) -> bool:
        """Whether a model is hidden once it has come to a place."""
        if there.card.camouflage == "none":
            return False
        full = math.dist(there.at, self.me.at) >= self.reach * CENTIMETRE or self.me.camouflaged
        return full and cost > 0 and may_hide(self.world, there)

    # -- goals --------------------------------------------------------------------------------------------------------

    def _is_sent(self) -> bool:
        """Whether the mission wants a model somewhere: then going there comes before shooting."""
        return self.errand is not None

    def _goal(self, spot: Spot) -> float:
        """What the goal says about a place."""
        wanted = self.wanted
        if wanted is None or not self.reach:
            return 0.0
        weight = self.temper.urge if wanted.kind == "seek" else self.temper.goal
        left = spot.rest / CENTIMETRE - wanted.near
        if left <= 0.05:
            return weight * self.temper.prize * wanted.prize
        return -weight * wanted.pull * left / self.reach

    # -- carrying it out ----------------------------------------------------------------------------------------------

    def _way_to(self, option: _Option) -> Deed | _Option | None:
        """The move to a place; if it costs more than was thought, the option again; None if there is no way."""
        assert option.spot is not None
        me, world = self.me, self.world
        if me.prone:
            return Deed("stand_up", me.id) if stand_up_offered(world, me) is True else None
        path = path_to(world, me, option.spot.at)
        deed = planned(world, me, path) if path is not None else None
        if deed is None or isinstance(deed, Refused):
            return None
        extra = move_cost(world, deed).total - option.ap
        if extra <= 0:
            return deed
        return option._replace(worth=option.worth - 1.5 * AP * extra, ap=option.ap + extra)

    def close(self) -> Deed:
        """Nothing more to attack and nowhere to go: look where danger comes from, make ready, and wait."""
        me, world = self.me, self.world
        facing = best_facing(world, me, self.foes)
        if facing is not None and turn_offered(world, me) is True:
            return Deed("turn", me.id, facing=facing)
        if me.ap >= READY_AP and self.ready and self.ready[me.ap]:
            return Deed("fire_ready", me.id)
        if me.ap >= GUARD + 1 and expects_charge(world, me, self.foes):
            return Deed("guard", me.id)
        return Deed(END, me.id)
