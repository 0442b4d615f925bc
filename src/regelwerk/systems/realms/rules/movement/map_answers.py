"""Answers on a map: where to go, as coordinates or in people's own words."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from regelwerk.dice import Dice
from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Answer, Answers, Pointing, Refusal
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.tally import Tally
from regelwerk.space import (
    CENTIMETRE,
    Body,
    Path,
    Point,
    approach,
    contact,
    cut,
    direction,
    distance,
    first_stop,
    format_point,
    length,
    over,
    random_walk,
    route,
    spans,
)
from regelwerk.space.arcs import TURN
from regelwerk.space.outlines import holds, nearest
from regelwerk.systems.realms.rules.core.acts import BACK, price
from regelwerk.systems.realms.rules.mission.scenes import Piece
from regelwerk.systems.realms.rules.movement.landmarks import (
    Landmark,
    Wish,
    coordinates,
    middle,
    named,
    read,
    word,
)
from regelwerk.systems.realms.rules.movement.spoken_places import POINTS
from regelwerk.systems.realms.rules.movement.walking import (
    bodies,
    crossable,
    everybody_else,
    ground_of,
    in_the_way,
    stop_before,
    why_not_stand,
)
from regelwerk.systems.realms.rules.sight.positions import body, cm, typed
from regelwerk.systems.realms.rules.sight.positions import distance as gap_between
from regelwerk.systems.realms.state import Deed, Model, World
from regelwerk.systems.realms.values import RADIUS

ATTEMPTS = 8
EXAMPLES = 12
"""How many ways are worth listing."""
FAR = 10_000 * CENTIMETRE
ASIDE = (0, 12, -12, 24, -24, 36, -36)
"""By how many degrees somebody looks aside for room behind a piece."""
SIDES = (0, 30, -30, 60, -60, 90, -90)
"""The sides of a base that somebody tries first who wants to touch it, in degrees from the nearest one."""


class Gait(NamedTuple):
    """A way of getting about, such as walking or jumping."""

    kind: str
    judge: Callable[[World, Model, Path], Deed | Refused]
    """The deed that a path amounts to, or why it is impossible."""
    cost: Callable[[World, Deed], Tally]
    reach: int
    """How far it goes at most, in units."""
    straight: bool = False
    """It bends round nothing."""


def yes_or_no(yes: str, no: str) -> tuple[Answer[bool], Answer[bool]]:
    """Two answers by the message keys of their labels."""
    return Answer("yes", True, phrase(yes)), Answer("no", False, phrase(no))


def key_of(path: Path) -> str:
    """A path as its answer's key: its bends and its end in centimetres, `45.5,30;50,31`."""
    return ";".join(format_point(point, CENTIMETRE) for point in path[1:])


def unread(key: str, refused: Refused) -> Refusal:
    """A refusal of what somebody wrote."""
    return Refusal(key, phrase("engine-no-answer", key=key), refused.reason, refused.rule_id)


def ahead(at: Point, heading: int, far: int) -> Point:
    """The point at a distance in a direction."""
    angle = math.radians(heading / 100)
    return Point(at.x + round(far * math.cos(angle)), at.y + round(far * math.sin(angle)))


def places_off(world: World, mark: Landmark, heading: int, radius: int) -> Iterator[Point]:
    """The places where a base touches something on the side that lies in a direction from it, its middle first."""
    for aside in ASIDE:
        towards = (heading + 100 * aside) % TURN
        if mark.kind == "model":
            yield ahead(mark.at, towards, radius + RADIUS[world.find(mark.id).card.size] + 1)
        elif mark.kind == "piece":
            solid = next(piece.solid for piece in world.scene.battlefield.pieces if piece.id == mark.id)
            # From the middle of the piece outwards: the place where the base has just left it.
            way = mark.at, ahead(mark.at, towards, 200 * CENTIMETRE)
            segments = over(way, radius, solid)
            if segments:
                yield cut(way, segments[-1][1] + 2)[0][-1]
        elif not aside:
            yield mark.at


class Paths(Answers[Deed | None]):
    """Where to go. One place alone is reached by the cheapest way, several are followed as they are written."""

    finite = False

    @property
    def pointing(self) -> tuple[Pointing, ...]:
        return (Pointing("path"),)

    def __init__(self, world: World, model: Model, gait: Gait) -> None:
        self._world = world
        self._model = model
        self._gait = gait
        self._radius = RADIUS[model.card.size]
        self._ground = ground_of(world.scene.battlefield)
        self._discs = bodies(world, in_the_way(world, model))
        self._beneath = crossable(world, model) if model.floor else frozenset[str]()
        self._listed: list[Answer[Deed | None]] | None = None

    # -- what is typed ----------------------------------------------------------------------------------------------

    def find(self, key: str) -> Answer[Deed | None] | Refusal:
        if key == BACK:
            return Answer(BACK, None, phrase("re-answer-back"))
        places = coordinates(key)
        if places is not None:
            found = self._to(places[0]) if len(places) == 1 else self._judged((self._model.at, *places))
        else:
            wish = read(key, self._world, self._model)
            found = wish if isinstance(wish, Refused) else self._wished(wish)
        return unread(key, found) if isinstance(found, Refused) else self._answer(found)

    def _judged(self, path: Path) -> Deed | Refused:
        return self._gait.judge(self._world, self._model, path)

    def _answer(self, deed: Deed, message: str = "re-answer-path", **facts: Any) -> Answer[Deed | None]:
        label = phrase(message, **typed(deed.path[-1]), cm=cm(length(deed.path)), **facts)
        return Answer(key_of(deed.path), deed, label, price(self._cost(deed)))

    def _cost(self, deed: Deed) -> int:
        return self._gait.cost(self._world, deed).total

    def _to(self, place: Point) -> Deed | Refused:
        """To a place: straight, climbing what must be climbed, or round everything, whatever is cheaper."""
        straight = self._judged((self._model.at, place))
        way = None if self._gait.straight else self._round(place)
        if way is None or len(way) <= 2:
            return straight
        bent = self._judged(way)
        if isinstance(straight, Refused):
            return bent
        if isinstance(bent, Refused) or self._cost(straight) <= self._cost(bent):
            return straight
        return bent

    def _round(self, place: Point) -> Path | None:
        return route(self._model.at, place, self._radius, self._ground, self._discs, self._beneath)

    # -- what is wished ---------------------------------------------------------------------------------------------

    @rule("RE-MOV-05")
    def _wished(self, wish: Wish) -> Deed | Refused:
        """A wish as a deed; without a distance it goes as far as it can."""
        mark = wish.mark
        if mark is None:
            return self._along(ahead(self._model.at, wish.heading, wish.far or FAR), wish.far)
        match wish.how:
            case "towards":
                return self._part(self._up_to(mark), wish.far, mark)
            case "away":
                heading = direction(mark.at, self._model.at)
                return self._along(ahead(self._model.at, heading, wish.far or FAR), wish.far)
            case "behind":
                return self._behind(mark)
            case "beside":
                return self._whole(self._up_to(mark), mark)
            case "onto":
                return self._onto(mark)
            case _:
                return self._whole(self._up_to(mark), mark) if mark.kind in ("model", "piece") else self._to(mark.at)

    def _along(self, end: Point, far: int | None) -> Deed | Refused:
        """Straight on; how far is left to the terrain unless somebody says it."""
        path = self._model.at, end
        if far is not None:
            return self._judged(path)
        stop = first_stop(path, self._radius, self._ground, self._discs, self._beneath)
        return self._longest(path if stop is None else cut(path, stop.along)[0])

    def _part(self, way: Path | None, far: int | None, mark: Landmark) -> Deed | Refused:
        if way is None:
            return self._no_way(mark)
        return self._longest(way) if far is None else self._judged(cut(way, far)[0])

    def _whole(self, way: Path | None, mark: Landmark) -> Deed | Refused:
        return self._no_way(mark) if way is None else self._judged(way)

    def _no_way(self, mark: Landmark) -> Refused:
        return Refused(phrase("re-refuse-no-way-to", what=named(mark)), "RE-GEO-15")

    def _up_to(self, mark: Landmark) -> Path | None:
        """The way to something: to touch a base or a piece, or to the middle of anything else."""
        at = self._model.at
        if mark.kind == "model":
            target = body(self._world.find(mark.id), self._world.options)
            if self._gait.straight:
                gap = max(0, round(math.dist(at, mark.at)) - self._radius - target.radius - 1)
                return cut((at, mark.at), gap)[0]
            return self._up_to_base(target)
        if mark.kind == "piece":
            return self._up_to_piece(self._piece(mark.id))
        return (at, mark.at) if self._gait.straight else self._round(mark.at)

    def _up_to_base(self, target: Body) -> Path | None:
        """The way into contact with a base: to the side of it that is nearest, or to any that can be reached."""
        at, discs = self._model.at, (*(disc for disc in self._discs if disc != target), target)
        ways = (self._round(contact(at, self._radius, target, aside)) for aside in SIDES)
        way = next((way for way in ways if way is not None), None)
        if way is None:
            return approach(at, self._radius, target, self._ground, discs, self._beneath)
        if len(way) > 2:
            nearer = (*way[:-1], contact(way[-2], self._radius, target))
            if first_stop(nearer[-2:], self._radius, self._ground, discs, self._beneath) is None:
                return nearer
        return way

    def _piece(self, id: str) -> Piece:  # noqa: A002
        return next(piece for piece in self._world.scene.battlefield.pieces if piece.id == id)

    def _up_to_piece(self, piece: Piece) -> Path | None:
        """The shortest way that ends touching a piece: the free places off its sides and corners are tried."""
        at = self._model.at
        if self._gait.straight:
            segment = over((at, middle(piece.solid.outline)), self._radius, piece.solid)
            return cut((at, middle(piece.solid.outline)), segment[0][0])[0] if segment else None
        ways = [self._round(place) for place in _round_about(piece, at, self._radius)]
        return min((way for way in ways if way is not None), key=length, default=None)

    @rule("RE-COV-01")
    def _behind(self, mark: Landmark) -> Deed | Refused:
        """Behind something, touching it, as the nearest enemy sees it."""
        enemies = [enemy for enemy in self._world.enemies(self._model) if enemy.active]
        if not enemies:
            return Refused(phrase("re-refuse-no-enemy"), "RE-MOV-05")
        enemy = min(enemies, key=lambda one: gap_between(self._world, self._model, one))
        first: Refused | None = None
        for place in places_off(self._world, mark, direction(enemy.at, mark.at), self._radius):
            if first is not None and self._is_beyond(math.dist(self._model.at, place)):
                # Why not has been told of another place.
                continue
            if why_not_stand(self._world, self._model, place) is None:
                found = self._to(place)
                if isinstance(found, Deed):
                    return found
                first = first or found
        return first or self._no_way(mark)

    @rule("RE:climb")
    def _onto(self, mark: Landmark) -> Deed | Refused:
        """Up onto a piece, just far enough to stand on it."""
        if mark.kind != "piece":
            return self._part(self._up_to(mark), None, mark)
        outline = self._piece(mark.id).solid.outline
        start = self._model.at
        way = None if self._gait.straight else self._up_to_piece(self._piece(mark.id))
        last = way[-1] if way else start
        inwards = last, mark.at
        segments = spans(inwards, outline)
        if not segments:
            return self._to(mark.at)
        begin, end = segments[0]
        top = cut(inwards, begin + min(self._radius, (end - begin) // 2))[0][-1]
        path = (*way, top) if way is not None and way[-1] != top and len(way) > 1 else (start, top)
        return self._judged(path)

    def _longest(self, way: Path) -> Deed | Refused:
        """As far along a way as the action points last and a base can stand."""
        step = max(CENTIMETRE // 2, self._gait.reach // 24)
        far = min(length(way), self._gait.reach)
        found: Deed | Refused = self._judged(cut(way, far)[0])
        while isinstance(found, Refused) and far > step:
            far = stop_before(self._world, self._model, way, far - step)
            shorter = self._judged(cut(way, far)[0])
            found = shorter if isinstance(shorter, Deed) or far <= step else found
        return found

    # -- what is offered --------------------------------------------------------------------------------------------

    def listed(self) -> Sequence[Answer[Deed | None]]:
        """Examples: towards enemies and objects, behind what stands near, half-way and in all directions; and back."""
        if self._listed is None:
            found: dict[str, Answer[Deed | None]] = {}
            for deed, message, facts in self._examples():
                if isinstance(deed, Deed):
                    found.setdefault(key_of(deed.path), self._answer(deed, message, **facts))
                if len(found) == EXAMPLES:
                    break
            self._listed = [*found.values(), Answer(BACK, None, phrase("re-answer-back"))]
        return self._listed

    def _examples(self) -> Iterator[tuple[Deed | Refused, str, dict[str, Any]]]:
        model, world = self._model, self._world
        enemies = sorted(
            (enemy for enemy in world.enemies(model) if enemy.active), key=lambda one: distance(model.at, one.at)
        )
        for enemy in enemies[:4]:
            mark = Landmark("model", enemy.id, enemy.at)
            yield self._wished(Wish("towards", None, mark)), "re-answer-path-towards", {"what": Ref(enemy.id)}
        for number, at in enumerate(world.objects, start=1):
            if at is not None and distance(model.at, at) <= self._gait.reach / CENTIMETRE + 1:
                yield self._to(at), "re-answer-path-object", {"number": number}
        pieces = sorted(world.scene.battlefield.pieces, key=lambda one: distance(model.at, middle(one.solid.outline)))
        for piece in pieces[:3]:
            outline = piece.solid.outline
            if self._is_beyond(math.dist(nearest(outline, model.at), model.at) - self._radius - CENTIMETRE):
                continue
            mark = Landmark("piece", piece.id, middle(piece.solid.outline))
            yield self._wished(Wish("behind", None, mark)), "re-answer-path-behind", {"what": Ref(piece.id)}
        for enemy in enemies[:1]:
            mark, half = Landmark("model", enemy.id, enemy.at), self._gait.reach // 2
            yield self._wished(Wish("towards", half, mark)), "re-answer-path-towards", {"what": Ref(enemy.id)}
        for heading in POINTS:
            yield self._wished(Wish("heading", None, None, heading)), "re-answer-path-heading", {"where": word(heading)}

    def _is_beyond(self, far: float) -> bool:
        """Whether no way gets so far in a straight line; ways are measured to within less than a centimetre."""
        return far > self._gait.reach + CENTIMETRE

    def sample(self, dice: Dice) -> Answer[Deed | None]:
        """A random way; if chance finds none, one of the examples."""
        others = bodies(self._world, everybody_else(self._world, self._model))
        for _ in range(ATTEMPTS):
            start, reach = self._model.at, self._gait.reach
            # Now and then straight ahead, whatever has to be climbed.
            if self._gait.straight or not dice.below(6):
                far = 1 + dice.below(max(1, reach))
                path: Path = (start, ahead(start, dice.below(TURN), far))
            else:
                path = random_walk(start, reach, self._radius, self._ground, others, dice, self._beneath)
            for part in (path, cut(path, length(path) // 3)[0]):
                found = self._judged(part)
                if isinstance(found, Deed):
                    return self._answer(found)
        listed = self.listed()
        return listed[dice.below(max(1, len(listed) - 1))]


def _round_about(piece: Piece, at: Point, radius: int) -> list[Point]:
    """Places where a base touches a piece: off the nearest place of each of its sides."""
    outline = piece.solid.outline
    found = []
    for a, b in zip(outline, outline[1:] + outline[:1], strict=True):
        dx, dy = b.x - a.x, b.y - a.y
        whole = math.hypot(dx, dy)
        share = max(0.0, min(1.0, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (whole * whole)))
        x, y = a.x + share * dx, a.y + share * dy
        for side in (1, -1):
            off = (radius + 2) * side / whole
            place = Point(round(x - dy * off), round(y + dx * off))
            if not holds(outline, place):
                found.append(place)
    return found
