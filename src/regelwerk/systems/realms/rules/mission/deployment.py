"""Deployment: who chooses an end of the table, and where every model is placed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from regelwerk.dice import Dice
from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Answer, Answers, Listed, Pointing, Refusal, unknown
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, do, note
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.space import Point, distance, format_point, is_free
from regelwerk.space.arcs import TURN, direction
from regelwerk.space.bases import gap
from regelwerk.systems.realms.rules.core.leaders import deployment_rerolls, leader_of
from regelwerk.systems.realms.rules.core.profile import value
from regelwerk.systems.realms.rules.core.rounds import Racer, ahead
from regelwerk.systems.realms.rules.mission.missions import ends_of
from regelwerk.systems.realms.rules.movement.landmarks import coordinates, read, word
from regelwerk.systems.realms.rules.movement.map_answers import places_off, unread
from regelwerk.systems.realms.rules.movement.spoken_places import folded, words
from regelwerk.systems.realms.rules.movement.walking import ground_of, why_not_inside
from regelwerk.systems.realms.rules.sight import camouflage
from regelwerk.systems.realms.rules.sight.positions import base_inside, body, typed, written
from regelwerk.systems.realms.state import Model, World, seat_of
from regelwerk.systems.realms.values import CENTIMETRE, RADIUS

APART = 12.0
"""No model begins closer than this to an enemy, in centimetres (RE-GAM-05)."""
GRID = CENTIMETRE // 2
REST = "rest"
"""The answer that places everybody who comes next as it is suggested."""


class Spot(NamedTuple):
    """Where a model is placed and which way it looks."""

    at: Point
    facing: int
    rest: bool = False
    """All who are placed right after it take the place that is suggested to them."""


class EndScene(NamedTuple):
    """What somebody knows who picks an end of the table."""

    world: World
    side: str


class PlaceScene(NamedTuple):
    """What somebody knows who places a model."""

    world: World
    who: str


@rule("RE-GAM-01", "RE-GAM-04", "RE-GAM-06", "RE:deployment_order", "RE:leader_trait")
def contest(world: World) -> Play[World]:
    """The leaders' contest: the winner picks an end of the table, and usually places the whole task force first."""
    mission = world.scene.mission
    yield note("RE-GAM-02", "re-mission", name=Ref(mission.id), field=Ref(world.scene.battlefield.id))
    first, second = (side.id for side in world.scene.sides)
    won = yield from _leaders_contest(world, first, second)
    winner, loser = (first, second) if won else (second, first)
    yield note("RE-GAM-06", "re-deployment-won", who=Ref(winner))
    seat = world.side_of(winner).seat
    answers = Listed(
        [Answer(end.deployment.id, n, phrase("re-answer-end-of-table", place=Ref(end.deployment.id)))
         for n, end in enumerate(mission.ends)]
    )  # fmt: skip
    default = mission.ends[0].deployment.id
    end = yield from choose(
        seat, winner, "RE-GAM-04", phrase("re-ask-end-of-table", who=Ref(winner)), answers, default,
        EndScene(world, winner),
    )  # fmt: skip
    ends = (end, 1 - end) if winner == first else (1 - end, end)
    return replace(world, ends=ends, stage="deploy", deploying=_order(world, winner, loser))


def _leaders_contest(world: World, first: str, second: str) -> Play[bool]:
    """Whether the first side wins: W12 and the leader's agility, or resolve; leaders may repeat it by option."""
    racers = (_racer(world, first), _racer(world, second))
    rerolls = {side: deployment_rerolls(leader_of(world, side), world.options) for side in (first, second)}
    (_, who, own, _), (_, whom, other, _) = racers
    by = Word("re-attribute-eh" if world.options.deployment_order == "leader_eh" else "re-attribute-agi")
    yield note("RE-GAM-06", "re-leaders-contest", who=Ref(who), whom=Ref(whom), own=own, other=other, by=by)
    won: bool = yield from do(ahead, *racers, "RE-GAM-06", world.options)
    while True:
        loser = second if won else first
        if not rerolls[loser]:
            return won
        rerolls[loser] -= 1
        answers = Listed(
            [Answer("keep", False, phrase("re-answer-keep")), Answer("again", True, phrase("re-answer-again"))]
        )
        again = yield from choose(
            world.side_of(loser).seat, loser, "RE-RND-07", phrase("re-ask-deployment-again", who=Ref(loser)), answers,
            "keep", EndScene(world, loser),
        )  # fmt: skip
        if again:
            won = yield from do(ahead, *racers, "RE-GAM-06", world.options)


@rule("RE:deployment_order", "RE-LEAD-02")
def _racer(world: World, side: str) -> Racer:
    leader = leader_of(world, side)
    seat = world.side_of(side).seat
    if leader is None:
        return seat, side, 0, 0
    agility, resolve = value(world, leader, "agi"), value(world, leader, "eh")
    if world.options.deployment_order == "leader_eh":
        return seat, leader.id, resolve, resolve
    return seat, leader.id, agility, resolve


@rule("RE:deployment_order")
def _order(world: World, winner: str, loser: str) -> tuple[str, ...]:
    """The sides in the order in which they place their models, one entry for each model."""
    waiting = [model.side for model in world.models if model.vitals.status == "waiting"]
    counts = {side: waiting.count(side) for side in (winner, loser)}
    if world.options.deployment_order == "loser_first":
        winner, loser = loser, winner
    if world.options.deployment_order != "alternate":
        return (winner,) * counts[winner] + (loser,) * counts[loser]
    turns: list[str] = []
    while any(counts.values()):
        for side in (winner, loser):
            if counts[side]:
                counts[side] -= 1
                turns.append(side)
    return tuple(turns)


@rule("RE-GAM-04", "RE-GAM-05", "RE-CAM-03")
def place(world: World) -> Play[World]:
    """One model is placed, or all that come next; after the last, camouflage is set and the first round begins."""
    if not world.deploying:
        world = camouflage.at_start(world)
        if hidden := tuple(Ref(model.id) for model in world.models if model.camouflaged):
            yield note("RE-CAM-03", "re-begin-hidden", who=hidden)
        return replace(world, stage="round_start")
    side, model = world.deploying[0], _next(world)
    answers = Placements(world, model)
    question = phrase("re-ask-place", who=Ref(model.id))
    seat = seat_of(world, model.id)
    default = answers.suggestion().key
    spot = yield from choose(seat, model.id, "RE-GAM-04", question, answers, default, PlaceScene(world, model.id))
    world = yield from _placed(world, model, spot)
    while spot.rest and world.deploying[:1] == (side,):
        model = _next(world)
        world = yield from _placed(world, model, Placements(world, model).suggestion().value)
    return world


def _next(world: World) -> Model:
    """The model that is placed next."""
    side = world.deploying[0]
    return next(model for model in world.models if model.side == side and model.vitals.status == "waiting")


def _placed(world: World, model: Model, spot: Spot) -> Play[World]:
    vitals = replace(model.vitals, status="active")
    world = world.change(model.id, at=spot.at, facing=spot.facing, vitals=vitals)
    yield note("RE-GAM-04", "re-placed", who=Ref(model.id), **typed(spot.at))
    return replace(world, deploying=world.deploying[1:])


def _middles(model: Model, outline: tuple[Point, ...]) -> tuple[Point, Point]:
    """Between which corners the middle of a base stays if the whole base is to stay inside an outline."""
    radius = RADIUS[model.card.size]
    xs, ys = [corner.x for corner in outline], [corner.y for corner in outline]
    return Point(min(xs) + radius, min(ys) + radius), Point(max(xs) - radius, max(ys) - radius)


@rule("RE-GAM-04", "RE-GAM-05", "RE-GEO-15", "RE-MIK-04")
def why_not(world: World, model: Model, at: Point) -> tuple[Phrase, str] | None:
    """Why a model cannot be placed somewhere: its base must lie in its zone, free of others, away from enemies."""
    zone = ends_of(world, model.side).deployment
    if not base_inside(model, at, zone.outline):
        low, high = _middles(model, zone.outline)
        return phrase("re-refuse-outside-zone", place=Ref(zone.id), low=written(low), high=written(high)), "RE-GAM-04"
    inside = why_not_inside(world, model, at)
    if inside is not None:
        return inside.reason, inside.rule_id
    there = replace(model, at=at)
    base = body(there, world.options)
    others = [other for other in world.models if other.on_table]
    if not is_free(
        at, base.radius, ground_of(world.scene.battlefield), tuple(body(other, world.options) for other in others)
    ):
        return phrase("re-refuse-occupied"), "RE-GEO-15"
    for other in others:
        if other.side != model.side and gap(base, body(other, world.options)) < APART - 1e-6:
            return phrase("re-refuse-too-near", whom=Ref(other.id), cm=APART), "RE-GAM-05"
    return None


def _facing_in(look: str) -> int | None:
    """A direction in whole degrees, or a point of the compass; None: this is none."""
    plain = folded(look).rstrip("°")
    if plain.isdecimal() and int(plain) < 360:
        return int(plain) * 100
    return words().compass.get(plain)


class Placements(Answers[Spot]):
    """The places where a model can begin: any that is free, written as x,y in centimetres, with @ and its facing.

    What the map shows may be named too: `hinter t2@süd`.
    """

    finite = False

    @property
    def pointing(self) -> tuple[Pointing, ...]:
        return (Pointing("stance"),)

    def __init__(self, world: World, model: Model) -> None:
        self._world = world
        self._model = model
        outline = ends_of(world, model.side).deployment.outline
        self._west, self._east = min(p.x for p in outline), max(p.x for p in outline)
        self._south, self._north = min(p.y for p in outline), max(p.y for p in outline)
        self._listed: list[Answer[Spot]] | None = None

    @property
    def _facing(self) -> int:
        """Towards the middle of the table, as one usually looks."""
        field = self._world.scene.battlefield
        middle = Point((self._west + self._east) // 2, (self._south + self._north) // 2)
        return direction(middle, Point(field.width // 2, field.height // 2))

    def _answer(self, spot: Spot) -> Answer[Spot]:
        key = f"{format_point(spot.at, CENTIMETRE)}@{spot.facing // 100}"
        look = word(round(spot.facing / 4500) * 4500 % TURN)
        place = self._told(spot.at)
        facts = typed(spot.at)
        return Answer(key, spot, phrase("re-answer-place", **facts, facing=spot.facing // 100, place=place, look=look))

    def _told(self, at: Point) -> Phrase:
        """Where a place is in the zone, from its middle."""
        east = at.x - (self._west + self._east) // 2
        north = at.y - (self._south + self._north) // 2
        ways = ((abs(east), "east" if east > 0 else "west"), (abs(north), "north" if north > 0 else "south"))
        parts = tuple(
            phrase("re-place-aside", cm=round(far / CENTIMETRE, 1), where=Word(f"re-compass-{way}"))
            for far, way in ways
            if far
        )
        return phrase("re-place-from-middle", parts=parts, number=len(parts))

    @rule("RE-GEO-01")
    def find(self, key: str) -> Answer[Spot] | Refusal:
        """A place in centimetres from the lower left corner, and a facing in degrees from the x axis."""
        if key == REST:
            return next((one for one in self.listed() if one.key == REST), unknown(key))
        words, _, look = key.partition("@")
        facing = _facing_in(look) if look else self._facing // 100 * 100
        written = coordinates(words)
        found = self._called(words) if written is None else written
        if isinstance(found, Refused):
            return unread(key, found)
        if facing is None or not found or len(written or found[:1]) > 1:
            return unread(key, Refused(phrase("re-refuse-unreadable-place", text=key), "RE-GAM-04"))
        reasons = []
        for at in found:
            reason = why_not(self._world, self._model, at)
            if reason is None:
                return self._answer(Spot(at, facing))
            reasons.append(reason)
        return unread(key, Refused(*reasons[0]))

    def _called(self, words: str) -> tuple[Point, ...] | Refused:
        """Places in people's own words: behind something as enemies see it, or beside it towards the own edge."""
        wish = read(words, self._world, self._model)
        if isinstance(wish, Refused):
            return wish
        if wish.mark is None:
            return Refused(phrase("re-refuse-unreadable-place", text=words), "RE-GAM-04")
        field = self._world.scene.battlefield
        enemies = [enemy.at for enemy in self._world.enemies(self._model)]
        at = wish.mark.at
        foe = min(enemies, key=lambda one: distance(one, at), default=Point(field.width // 2, field.height // 2))
        home = Point((self._west + self._east) // 2, (self._south + self._north) // 2)
        heading = direction(foe, at) if wish.how == "behind" else direction(at, home)
        return tuple(places_off(self._world, wish.mark, heading, RADIUS[self._model.card.size]))

    def suggestion(self) -> Answer[Spot]:
        """A free place, spread along the zone from its middle outwards."""
        return self.listed()[0]

    def listed(self) -> Sequence[Answer[Spot]]:
        if self._listed is None:
            self._listed = [self._answer(Spot(at, self._facing // 100 * 100)) for at in self._free_places(5)]
            in_a_row = len(list(takewhile(lambda side: side == self._model.side, self._world.deploying)))
            if in_a_row > 1:
                first = self._listed[0].value
                label = phrase("re-answer-place-rest", who=Ref(self._model.id), others=in_a_row - 1)
                self._listed.append(Answer(REST, first._replace(rest=True), label))
        return self._listed

    def _free_places(self, most: int) -> Iterator[Point]:
        """Free places: along the front of the zone, from the middle to both sides; then row by row behind it."""
        found = 0
        for at in self._candidates():
            if why_not(self._world, self._model, at) is None:
                yield at
                found += 1
                if found == most:
                    return
        if not found:
            raise ValueError(f"no room to deploy {self._model.id}")

    def _candidates(self) -> Iterator[Point]:
        step = 4 * CENTIMETRE
        middle_x, middle_y = (self._west + self._east) // 2, (self._south + self._north) // 2
        for size in (step, GRID):
            reach = max(self._east - self._west, self._north - self._south) // size + 1
            for dx, dy in _outwards(reach):
                at = Point(middle_x + dx * size, middle_y + dy * size)
                if self._west <= at.x <= self._east and self._south <= at.y <= self._north:
                    yield at

    def sample(self, dice: Dice) -> Answer[Spot]:
        columns, rows = (self._east - self._west) // GRID + 1, (self._north - self._south) // GRID + 1
        for _ in range(32):
            at = Point(self._west + dice.below(columns) * GRID, self._south + dice.below(rows) * GRID)
            if why_not(self._world, self._model, at) is None:
                return self._answer(Spot(at, dice.below(360) * 100))
        return self.suggestion()


@lru_cache(maxsize=64)
def _outwards(reach: int) -> tuple[tuple[int, int], ...]:
    """Steps to all sides up to a number of them: the nearest rows first, in each from the middle to both sides."""
    steps = range(-reach, reach + 1)
    return tuple(sorted(((dx, dy) for dx in steps for dy in steps), key=lambda o: (abs(o[1]), abs(o[0]), o)))
