"""Map answers: paths that end at a lair (a place at whole metres), at most one run long and never through walls."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from regelwerk.dice import Dice
from regelwerk.engine.answers import Answer, Answers, Refusal
from regelwerk.engine.facts import Fact, Ref, phrase
from regelwerk.space import (
    Field,
    NotAPoint,
    Path,
    Point,
    first_obstacle,
    fits,
    format_point,
    is_clear,
    metres,
    parse_point,
    way_round,
)

RUN = 3.0


@cache
def lairs(field: Field) -> tuple[Point, ...]:
    """All places at whole metres that are not inside a wall."""
    places = [Point.metres(x, y) for x in range(100) for y in range(100)]
    return tuple(place for place in places if field.contains(place) and is_clear((place, place), field))


@cache
def within_a_run(place: Point, field: Field) -> tuple[Point, ...]:
    """The lairs that a fox can reach from a lair in one run."""
    ways = ((lair, way_round(place, lair, field)) for lair in lairs(field))
    return tuple(lair for lair, way in ways if way is not None and fits(way, metres(RUN)))


class Paths(Answers[Path]):
    """Paths from a place. A key names every bend and the end: `1,2;3,2`."""

    finite = False

    def __init__(self, start: Point, field: Field) -> None:
        self._start = start
        self._field = field

    def find(self, key: str) -> Answer[Path] | Refusal:
        try:
            places = tuple(parse_point(text) for text in key.split(";"))
        except NotAPoint:
            return _refused(key, "token-not-a-path", "TT-RUN-01")
        path = places if places == (self._start,) else (self._start, *places)
        obstacle = first_obstacle(path, self._field)
        if obstacle is not None and obstacle.piece is not None:
            return _refused(key, "token-blocked", "TT-RUN-02", piece=Ref(obstacle.piece.id))
        if obstacle is not None:
            return _refused(key, "token-off-map", "TT-RUN-02")
        if not fits(path, metres(RUN)):
            return _refused(key, "token-too-far", "TT-RUN-01", metres=RUN)
        if path[-1] not in lairs(self._field):
            return _refused(key, "token-no-lair", "TT-RUN-01")
        return self._answer(path)

    def listed(self) -> Sequence[Answer[Path]]:
        """Standing still and the straight ways, as examples."""
        ends = within_a_run(self._start, self._field)
        straight = [(self._start, end) for end in ends if end != self._start]
        return tuple(self._answer(path) for path in ((self._start,), *straight) if is_clear(path, self._field))

    def refused(self) -> Sequence[Refusal]:
        return (_refused("", "token-not-a-path", "TT-RUN-01"),)

    def sample(self, dice: Dice) -> Answer[Path]:
        ends = within_a_run(self._start, self._field)
        way = way_round(self._start, ends[dice.below(len(ends))], self._field)
        assert way is not None
        return self._answer(way)

    def _answer(self, path: Path) -> Answer[Path]:
        key = ";".join(format_point(place) for place in path[1:] or path)
        return Answer(key, path, phrase("token-path", end=format_point(path[-1])))


def _refused(key: str, reason: str, rule_id: str, **facts: Fact) -> Refusal:
    return Refusal(key, phrase("engine-answer", key=key), phrase(reason, **facts), rule_id)
