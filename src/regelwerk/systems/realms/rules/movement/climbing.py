"""Climbing: how high a way leads, what going up and down costs, and where a climb may end."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Ref, phrase
from regelwerk.space import Path, Point, cut, length, over
from regelwerk.space.ground import FORGIVEN
from regelwerk.space.outlines import holds
from regelwerk.space.paths import parts as equal_parts
from regelwerk.space.points import ROUNDING
from regelwerk.space.segments import bounds_of
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.mission.scenes import Battlefield
from regelwerk.systems.realms.rules.sight.positions import body, cm
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import RADIUS

STEEP = 2
"""How often a centimetre up or down counts (RE:climb)."""
HIGHEST = 2
"""How many times its own height a model climbs at once (RE:climb)."""


class Lift(NamedTuple):
    """A place of a way where it goes up or down."""

    along: int
    """Units of the plan from the start of the way."""
    rise: int
    """How far up; negative: down."""
    piece: str
    """What is climbed."""


class Climb(NamedTuple):
    """A way with its heights; without lifts it is as long as its plan."""

    path: Path
    start: int
    """The height it begins at."""
    lifts: tuple[Lift, ...] = ()

    @property
    def plan(self) -> int:
        """The length seen from above."""
        return length(self.path)

    @property
    def slack(self) -> int:
        """What a length is forgiven: the places of a way are rounded."""
        return ROUNDING * max(len(self.path) - 1, 0)

    @property
    def counted(self) -> int:
        """The length that has to be paid: what goes up or down counts double."""
        return self.plan + STEEP * self.climbed(self.plan)

    def climbed(self, along: int) -> int:
        """How far it has gone up and down after this much of its plan."""
        return sum(abs(lift.rise) for lift in self.lifts if lift.along <= along)

    def height(self, along: int) -> int:
        """How high the mover is after this much of the plan."""
        return self.start + sum(lift.rise for lift in self.lifts if lift.along <= along)

    def reached(self, allowance: int) -> int:
        """How much of the plan is walked for a counted length; a climb that is not paid in full does not happen."""
        if self.counted <= allowance + self.slack:
            return self.plan
        spent = 0
        for lift in self.lifts:
            toll = STEEP * abs(lift.rise)
            if lift.along + spent + toll > allowance + self.slack:
                return max(0, min(lift.along - 1, allowance - spent))
            spent += toll
        return min(self.plan, allowance - spent)

    def parts(self, each: int) -> tuple[Path, ...]:
        """The way cut into movement actions of a given number of counted units (RE-GEO-16)."""
        if not self.lifts:
            return equal_parts(self.path, each)
        marks = [0]
        while len(marks) * each < self.counted - self.slack:
            marks.append(self._plan_at(len(marks) * each))
        marks.append(self.plan)
        return tuple(cut(cut(self.path, end)[0], begin)[1] for begin, end in pairwise(marks))

    def _plan_at(self, counted: int) -> int:
        """How much of the plan a counted length amounts to, in the middle of a climb too."""
        spent = 0
        for lift in self.lifts:
            if lift.along + spent >= counted:
                break
            spent += STEEP * abs(lift.rise)
            if lift.along + spent >= counted:
                return lift.along
        return max(0, min(self.plan, counted - spent))


@rule("RE-GEO-15", "RE:climb")
def climb_of(world: World, model: Model, path: Path) -> Climb:
    """A way with everything that a base has to climb on it: the tops of the pieces that it is over."""
    field = world.scene.battlefield
    if world.options.climb == "off" and not model.floor:
        return Climb(path, 0)
    segments = _segments(field, RADIUS[model.card.size], path)
    if not segments and not model.floor:
        return Climb(path, 0)
    lifts: list[Lift] = []
    height, beneath, whole = model.floor, "", length(path)
    marks = {0, *(at for begin, end, _, _ in segments for at in (begin, end))}
    for at in sorted(mark for mark in marks if mark < whole):
        under = [(top, piece) for begin, end, top, piece in segments if begin <= at < end]
        top, piece = max(under, default=(0, ""))
        if top != height:
            lifts.append(Lift(at, top - height, piece if top > height else beneath))
        height, beneath = top, piece
    return Climb(path, model.floor, tuple(lifts))


@lru_cache(maxsize=1 << 10)
def _segments(field: Battlefield, radius: int, path: Path) -> tuple[tuple[int, int, int, str], ...]:
    """Where a base is over pieces: from, to, their tops and ids."""
    west, south, east, north = bounds_of(path)
    west, south, east, north = west - radius, south - radius, east + radius, north + radius
    found = []
    for piece in field.pieces:
        left, below, right, above = piece.solid.bounds
        if west < right and east > left and south < above and north > below:
            found += [
                (begin, end, piece.solid.top, piece.id) for begin, end in over(path, radius - FORGIVEN, piece.solid)
            ]
    return tuple(found)


def floor_at(field: Battlefield, at: Point) -> int:
    """How high the ground is under a place: the top of the piece there."""
    return max((piece.solid.top for piece in field.pieces if holds(piece.solid.outline, at)), default=0)


@rule("RE:climb")
def climbable(field: Battlefield, options: Options) -> frozenset[str]:
    """The pieces that may be climbed at all."""
    if options.climb == "off":
        return frozenset()
    return frozenset(piece.id for piece in field.pieces if piece.climbable)


@rule("RE:climb")
def why_not_climb(world: World, model: Model, climb: Climb) -> Refused | None:
    """Why a climb is impossible: too high, or it ends half-way up."""
    most = HIGHEST * body(model, world.options).height
    for lift in climb.lifts:
        if abs(lift.rise) > most:
            why = phrase("re-refuse-too-high", what=Ref(lift.piece), cm=cm(abs(lift.rise)), most=cm(most))
            return Refused(why, "RE:climb")
    if not is_footing(world, model, climb.path[-1]):
        return Refused(phrase("re-refuse-half-way-up", what=Ref(_last_piece(world, model, climb))), "RE:climb")
    return None


def _last_piece(world: World, model: Model, climb: Climb) -> str:
    """The piece over whose edge a base would end."""
    segments = _segments(world.scene.battlefield, RADIUS[model.card.size], climb.path[-1:])
    return max(((top, piece) for _, _, top, piece in segments), default=(0, ""))[1]


@rule("RE:climb")
def is_footing(world: World, model: Model, at: Point) -> bool:
    """Whether a base stands firmly: on the ground, or with its centre on the highest piece that it is over."""
    field = world.scene.battlefield
    segments = _segments(field, RADIUS[model.card.size], (at,))
    return not segments or max(top for _, _, top, _ in segments) <= floor_at(field, at)
