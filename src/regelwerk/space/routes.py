"""Routes: the shortest way of a base round everything that stands about."""

import heapq
import math
from itertools import pairwise
from typing import TYPE_CHECKING

from regelwerk.space.ground import Ground
from regelwerk.space.paths import Path, cut
from regelwerk.space.points import CENTIMETRE, Point
from regelwerk.space.solids import Body
from regelwerk.space.walkable_ground import NOTHING, is_free, is_on_table, is_open, runs_into
from regelwerk.space.waypoints import waypoints_round, waypoints_seen, web

if TYPE_CHECKING:
    from regelwerk.dice.source import Dice

_MILLIMETRE = CENTIMETRE // 10
_ATTEMPTS = 8


def route(
    start: Point,
    end: Point,
    radius: int,
    ground: Ground,
    discs: tuple[Body, ...] = (),
    passable: frozenset[str] = NOTHING,
) -> Path | None:
    """The shortest path of a base's centre on which nothing stops it, within about 1 %; none if there is no way."""
    return routes(start, (end,), radius, ground, discs, passable)[0]


def routes(
    start: Point,
    ends: tuple[Point, ...],
    radius: int,
    ground: Ground,
    discs: tuple[Body, ...] = (),
    passable: frozenset[str] = NOTHING,
) -> tuple[Path | None, ...]:
    """The shortest paths from one place to many, worked out together; none where there is no way."""
    found: dict[Point, Path | None] = {}
    if not is_free(start, radius, ground, discs, passable):
        return (None,) * len(ends)
    for end in ends:
        if is_open(start, end, radius, ground, discs, passable):
            found[end] = (start,) if start == end else (start, end)
        elif not is_free(end, radius, ground, discs, passable):
            found[end] = None
    left = [end for end in dict.fromkeys(ends) if end not in found]
    first = _Search(start, left, radius, ground, [], passable).ways() if left else {}
    for end in left:
        found[end] = _round_bases(first.get(end), end, radius, ground, discs, passable)
    return tuple(found[end] for end in ends)


def route_to_any(
    start: Point,
    ends: tuple[Point, ...],
    radius: int,
    ground: Ground,
    discs: tuple[Body, ...] = (),
    passable: frozenset[str] = NOTHING,
) -> Path | None:
    """The shortest path to whichever of several free places is nearest along the way; none if none can be reached."""
    if not ends or not is_free(start, radius, ground, discs, passable):
        return None
    met: list[Body] = []
    while True:
        way = _Search(start, list(ends), radius, ground, met, passable).nearest()
        new = [] if way is None else [disc for disc in discs if _meets(way, disc, radius)]
        if not new:
            return way
        met += new


def _round_bases(
    way: Path | None, end: Point, radius: int, ground: Ground, discs: tuple[Body, ...], passable: frozenset[str]
) -> Path | None:
    """The shortest way round other bases too, given the shortest one round the solids.

    Only bases that turn out to be in the way are gone round: a way that is the shortest with a few of them about, and
    meets none of the others, is the shortest with all of them.
    """
    met: list[Body] = []
    while way is not None and (new := [disc for disc in discs if _meets(way, disc, radius)]):
        met += new
        way = _Search(way[0], [end], radius, ground, met, passable).ways().get(end)
    return way


def random_walk(
    start: Point,
    reach: int,
    radius: int,
    ground: Ground,
    discs: tuple[Body, ...],
    dice: "Dice",
    passable: frozenset[str] = NOTHING,
) -> Path:
    """A random path of limited length towards a whole millimetre nearby; it may stand still."""
    west, south = (-(-max(at - reach, radius) // _MILLIMETRE) for at in start)
    columns = min(start.x + reach, ground.width - radius) // _MILLIMETRE - west + 1
    rows = min(start.y + reach, ground.height - radius) // _MILLIMETRE - south + 1
    if columns < 1 or rows < 1:
        return (start,)
    for _ in range(_ATTEMPTS):
        x, y = west + dice.below(columns), south + dice.below(rows)
        way = route(start, Point(x * _MILLIMETRE, y * _MILLIMETRE), radius, ground, discs, passable)
        if way is not None:
            return cut(way, reach)[0]
    return (start,)


def _meets(way: Path, disc: Body, radius: int) -> bool:
    return any(runs_into(a, b, disc, radius) for a, b in pairwise(way))


class _Search:
    """One search for shortest ways, from waypoint to waypoint, round the solids of a ground and a few bases."""

    def __init__(
        self,
        start: Point,
        ends: list[Point],
        radius: int,
        ground: Ground,
        discs: list[Body],
        passable: frozenset[str],
    ) -> None:
        self.ends, self.radius, self.ground, self.discs, self.passable = ends, radius, ground, discs, passable
        self.web = web(ground, radius, passable)
        # Nodes are numbered: the waypoints of the ground, the waypoints round the bases, the ends, the start.
        round_bases = waypoints_round(discs, radius, self.web)
        self.fixed = len(self.web.waypoints)
        self.waypoints = (
            *self.web.waypoints,
            *(waypoint for waypoint in round_bases if is_on_table(waypoint.at, radius, ground)),
        )
        self.places = (*(waypoint.at for waypoint in self.waypoints), *ends, start)
        self.last_legs: dict[int, list[tuple[int, float]]] = {}
        for number, end in enumerate(ends, start=len(self.waypoints)):
            for index, leg in waypoints_seen(end, None, ground, radius, passable):
                self.last_legs.setdefault(index, []).append((number, leg))

    def ways(self) -> dict[Point, Path]:
        """The shortest way to each end that can be reached."""
        return self._found(len(self.ends))

    def nearest(self) -> Path | None:
        """The shortest way to the end that is reached first."""
        return next(iter(self._found(1).values()), None)

    def _found(self, missing: int) -> dict[Point, Path]:
        """The shortest ways to a number of ends, those reached first."""
        goal, spread = _middle(self.ends)
        origin, first_end = len(self.places) - 1, len(self.waypoints)
        queue: list[tuple[float, float, int, int]] = [(0.0, 0.0, origin, origin)]
        came_from: dict[int, int] = {}
        while queue and missing:
            _, walked, here, before = heapq.heappop(queue)
            if here in came_from or not self._can_go(before, here):
                continue
            came_from[here] = before
            if first_end <= here < origin:
                missing -= 1
                continue
            for there, leg in self._onward(here):
                if there not in came_from:
                    far, at = walked + leg, self.places[there]
                    ahead = max(0.0, math.hypot(goal.x - at.x, goal.y - at.y) - spread)
                    heapq.heappush(queue, (far + ahead, far, there, here))
        return {
            end: self._way(number, came_from)
            for number, end in enumerate(self.ends, start=first_end)
            if number in came_from
        }

    def _onward(self, here: int) -> list[tuple[int, float]]:
        """Where a straight leg may lead from a node; whether it is open is asked when it would be walked."""
        if here < self.fixed:
            onward = [*self.web.next_to(here), *self.last_legs.get(here, ())]
            return onward + self._passing(here, range(self.fixed, len(self.waypoints))) if self.discs else onward
        waypoint = self.waypoints[here] if here < len(self.waypoints) else None
        seen = waypoints_seen(self.places[here], waypoint, self.ground, self.radius, self.passable)
        return [*seen, *self._passing(here, range(self.fixed, len(self.places) - 1))]

    def _passing(self, here: int, nodes: range) -> list[tuple[int, float]]:
        """The legs from a node to others that lead into no obstacle at either end."""
        x, y = self.places[here]
        waypoints, count = self.waypoints, len(self.waypoints)
        waypoint = waypoints[here] if here < count else None
        legs: list[tuple[int, float]] = []
        for there in nodes:
            at = self.places[there]
            dx, dy = at.x - x, at.y - y
            leg = math.hypot(dx, dy)
            if leg == 0 or (
                (there >= count or waypoints[there].is_touched(dx, dy, leg))
                and (waypoint is None or waypoint.is_touched(dx, dy, leg))
            ):
                legs.append((there, leg))
        return legs

    def _can_go(self, here: int, there: int) -> bool:
        """Whether a leg is open; legs from and to waypoints of the ground are known to meet no solid."""
        a, b = self.places[here], self.places[there]
        if any(runs_into(a, b, disc, self.radius) for disc in self.discs):
            return False
        known = there < self.fixed or (here < self.fixed and there >= len(self.waypoints))
        return known or is_open(a, b, self.radius, self.ground, (), self.passable)

    def _way(self, node: int, came_from: dict[int, int]) -> Path:
        nodes = [node]
        while came_from[nodes[-1]] != nodes[-1]:
            nodes.append(came_from[nodes[-1]])
        return tuple(self.places[n] for n in reversed(nodes))


def _middle(ends: list[Point]) -> tuple[Point, float]:
    """A place amid the ends and how far from it they lie: no way to one of them is shorter than to that circle."""
    middle = Point(sum(end.x for end in ends) // len(ends), sum(end.y for end in ends) // len(ends))
    return middle, max(math.dist(middle, end) for end in ends)
