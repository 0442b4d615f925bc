"""Scenes from content: zones and their distances, goals, chases, areas and events, checked against who is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.content.errors import Location
from regelwerk.engine.content.files import check_known, check_once
from regelwerk.engine.facts import Word
from regelwerk.engine.state_values import NO_NAME
from regelwerk.systems.darkspace.content.loading import check_id
from regelwerk.systems.darkspace.content.scene_models import (
    AreaChangeEntry,
    AreaEntry,
    ChaseEntry,
    EventEntry,
    GoalEntry,
    ObstacleEntry,
    ScenarioEntry,
    ZoneEntry,
)
from regelwerk.systems.darkspace.rules.core.scenes import (
    AreaChange,
    AreaPlan,
    ChasePlan,
    CoverPlan,
    Drop,
    Event,
    Goal,
    Hazard,
    Obstacle,
    SideGoals,
    Switch,
    Zone,
)
from regelwerk.systems.darkspace.state import Actor
from regelwerk.systems.darkspace.values import CATEGORIES

DECIMETRES = 10
THRESHOLD_GAP = 20

TARGETS = {
    "sabotage": ("object", "machine", "system"),
    "take_out": ("character", "henchman", "group", "machine"),
    "seize": ("machine",),
    "rescue": ("character", "henchman"),
}
"""Goals that are about somebody or something, and of which kind that can be."""
NUMBERED = ("threshold", "hold")


class People(NamedTuple):
    """Who takes part: everybody by id, bands of several by the id of the band, the sides, and the zones."""

    actors: Mapping[str, Actor]
    bands: Mapping[str, tuple[str, ...]]
    sides: tuple[str, ...]
    zones: tuple[str, ...]

    def of(self, *kinds: str) -> list[str]:
        return [who for who, actor in self.actors.items() if actor.sheet.kind in kinds]

    def each(self, names: Sequence[str], place: Location) -> tuple[str, ...]:
        """These people, each once; a band stands for everybody in it."""
        for number, name in enumerate(names):
            check_known(Word("ds-content-kind-participant"), name, (*self.actors, *self.bands), place.at(number))
        found = [who for name in names for who in self.bands.get(name, (name,))]
        check_once(found, place)
        return tuple(found)

    def check(self, name: str, place: Location, *kinds: str) -> str:
        known = self.of(*kinds) if kinds else list(self.actors)
        check_known(Word("ds-content-kind-participant"), name, known, place)
        return name

    def check_side(self, name: str, place: Location) -> str:
        check_known(Word("ds-content-kind-side"), name, self.sides, place)
        return name

    def check_zone(self, name: str, place: Location) -> str:
        check_known(Word("ds-content-kind-zone"), name, self.zones, place)
        return name


def zones(entries: Sequence[ZoneEntry], covers: Mapping[str, CoverPlan], people: People, place: Location) -> list[Zone]:
    """The zones in their order. Several covers alike are numbered through the whole scene."""
    check_once([entry.id for entry in entries], place)
    alike = Counter(cover for entry in entries for cover in entry.covers)
    numbers: Counter[str] = Counter()
    made: list[Zone] = []
    for number, entry in enumerate(entries):
        here = place.at(number)
        check_id(entry.id, here.at("id"))
        for at, side in enumerate(entry.exits):
            people.check_side(side, here.at("exits", at))
        for at, drop in enumerate(entry.drops):
            people.check_zone(drop.to, here.at("drops", at, "to"))
        standing: list[CoverPlan] = []
        for at, name in enumerate(entry.covers):
            check_known(Word("ds-content-kind-cover"), name, covers, here.at("covers", at))
            numbers[name] += 1
            standing.append(covers[name] if alike[name] == 1 else _numbered(covers[name], numbers[name]))
        for at, switch in enumerate(entry.switches):
            check_id(switch.id, here.at("switches", at, "id"))
        zone = Zone(
            id=entry.id,
            name=entry.name.value(),
            exits=tuple(entry.exits),
            covers=tuple(standing),
            hazards=tuple(Hazard(one.kind, one.value, one.from_round, one.until_round) for one in entry.hazards),
            drops=tuple(Drop(drop.to, drop.metres) for drop in entry.drops),
            switches=tuple(Switch(switch.id, switch.name.value()) for switch in entry.switches),
            track_value=entry.track_value,
            obstacles=entry.obstacles,
            at=point(entry.at),
        )
        made.append(zone)
    check_once([switch.id for zone in made for switch in zone.switches], place)
    return made


def _numbered(cover: CoverPlan, number: int) -> CoverPlan:
    return CoverPlan(f"{cover.id}_{number}", cover.name.numbered(number), cover.size, cover.mk)


def point(metres: Sequence[int]) -> tuple[int, int]:
    """A place on the map; files have metres, states decimetres."""
    across, up = metres
    return across * DECIMETRES, up * DECIMETRES


@rule("DS-DST-01", "DS:distance_model")
def distances(
    links: Sequence[Sequence[str]], kind: str, known: Iterable[str], place: Location
) -> tuple[tuple[str, str, int], ...]:
    """Who or what is how far from each other: each pair once, in the order of its names."""
    made = []
    for number, (first, second, category) in enumerate(links):
        here = place.at(number)
        check_known(Word("ds-content-kind-category"), category, CATEGORIES, here.at(2))
        made.append((*_pair((first, second), kind, known, here), CATEGORIES.index(category)))
    check_once([f"{first}, {second}" for first, second, _ in made], place)
    return tuple(sorted(made))


def pairs(
    entries: Sequence[Sequence[str]], kind: str, known: Iterable[str], place: Location
) -> tuple[tuple[str, str], ...]:
    """Pairs of two who are not the same, each in the order of its names."""
    made = [_pair(pair, kind, known, place.at(number)) for number, pair in enumerate(entries)]
    check_once([f"{first}, {second}" for first, second in made], place)
    return tuple(sorted(made))


def _pair(pair: Sequence[str], kind: str, known: Iterable[str], place: Location) -> tuple[str, str]:
    known = list(known)
    for at, name in enumerate(pair):
        check_known(Word(f"ds-content-kind-{kind}"), name, known, place.at(at))
    check_once(pair, place)
    first, second = sorted(pair)
    return first, second


@rule("DS-PRI-02")
def goals(entry: ScenarioEntry, people: People, place: Location) -> tuple[SideGoals, ...]:
    """What each side wants; a side states all its ways in one place."""
    check_once([wanted.side for wanted in entry.goals], place)
    known = known_marks(entry, people)
    made = []
    for number, wanted in enumerate(entry.goals):
        here = place.at(number)
        people.check_side(wanted.side, here.at("side"))
        ways = [
            tuple(
                _goal(goal, people, thresholds_of(entry), known, here.at("ways", at, step))
                for step, goal in enumerate(way)
            )
            for at, way in enumerate(wanted.ways)
        ]
        made.append(SideGoals(wanted.side, tuple(ways)))
    return tuple(made)


def _goal(entry: GoalEntry, people: People, thresholds: int, known: Sequence[str], place: Location) -> Goal:
    """A goal has a target or a number if and only if its kind means one."""
    for name, kinds in (("target", (*TARGETS, "mark")), ("number", NUMBERED)):
        is_stated = bool(getattr(entry, name))
        if entry.kind in kinds and not is_stated:
            raise place.error("content-missing-key", key=name)
        if entry.kind not in kinds and is_stated:
            raise place.at(name).error("ds-content-goal-key", goal=entry.kind, key=name)
    if entry.kind in TARGETS:
        people.check(entry.target, place.at("target"), *TARGETS[entry.kind])
    if entry.kind == "mark":
        check_known(Word("ds-content-kind-mark"), entry.target, known, place.at("target"))
    if entry.kind == "threshold" and entry.number > thresholds:
        raise place.at("number").error("content-too-large", value=str(entry.number), limit=str(thresholds))
    return Goal(entry.kind, entry.target, entry.number)


@rule("DS-CHA-01", "DS-CHA-06")
def chase(entry: ChaseEntry, people: People, place: Location) -> ChasePlan:
    """A chase of machines and of people on foot; somebody flees, and somebody follows."""
    people.check_side(entry.fleeing, place.at("fleeing"))
    runners = people.of("machine", "character", "henchman", "group")
    for who in entry.start:
        check_known(Word("ds-content-kind-participant"), who, runners, place.at("start", who))
    fleeing = {people.actors[who].side == entry.fleeing for who in entry.start}
    if fleeing != {True, False}:
        raise place.at("start").error("ds-content-chase-sides", side=entry.fleeing)
    return ChasePlan(entry.fleeing, tuple(sorted(entry.start.items())), tuple(entry.track), entry.medium)


@rule("DS-INF-02", "DS-INF-04", "DS-INF-06")
def area(entry: AreaEntry, people: People, place: Location) -> AreaPlan:
    """An area. Its thresholds lie far enough from each other; the formula gives the first unless stated."""
    people.check_side(entry.side, place.at("side"))
    first = entry.first or 3 * (entry.mk + entry.competence)
    known = entry.thresholds if entry.random else [first, *entry.thresholds]
    for at, (before, after) in enumerate(pairwise(known), len(entry.thresholds) - len(known) + 1):
        if after - before < THRESHOLD_GAP:
            here = place.at("thresholds", at)
            raise here.error("content-too-small", value=str(after), limit=str(before + THRESHOLD_GAP))
    if entry.at:
        people.check_zone(entry.at, place.at("at"))
    check_once([obstacle.id for obstacle in entry.obstacles], place.at("obstacles"))
    return AreaPlan(
        side=entry.side,
        mk=entry.mk,
        competence=entry.competence,
        thresholds=tuple(entry.thresholds),
        first=entry.first,
        random=entry.random,
        obstacles=tuple(_obstacle(one, people, place.at("obstacles", at)) for at, one in enumerate(entry.obstacles)),
        guards=people.each(entry.guards, place.at("guards")),
        at=entry.at,
    )


def _obstacle(entry: ObstacleEntry, people: People, place: Location) -> Obstacle:
    """A thing in the way; whatever takes part in the scene goes by its name there."""
    check_id(entry.id, place.at("id"))
    if entry.kind == "guard":
        people.check(entry.id, place.at("id"), "henchman", "character", "group")
    there = people.actors.get(entry.id)
    if there is None and entry.name is None:
        raise place.error("content-missing-key", key="name")
    name = entry.name.value() if entry.name is not None else there.sheet.name if there is not None else NO_NAME
    return Obstacle(entry.id, name, entry.kind, entry.value)


def events(entry: ScenarioEntry, people: People, place: Location) -> tuple[Event, ...]:
    """What happens in the course of a scene. Nothing waits for what can never come about."""
    ids = [event.id for event in entry.events]
    check_once(ids, place)
    known = known_marks(entry, people)
    made = []
    for number, event in enumerate(entry.events):
        here = place.at(number)
        check_id(event.id, here.at("id"))
        for at, mark in enumerate(event.when):
            bare = mark.removeprefix("!")
            if not _is_round(bare, entry.round_limit):
                others = [name for name in known if name != event.id]
                check_known(Word("ds-content-kind-mark"), bare, [*others, "round:1"], here.at("when", at))
        made.append(_event(event, people, here))
    return tuple(made)


def known_marks(entry: ScenarioEntry, people: People) -> list[str]:
    """All that can come about in a scene, its events included; rounds are told apart by their number."""
    switches = [switch.id for zone in entry.zones for switch in zone.switches]
    return [*marks(people, thresholds_of(entry), switches), *(event.id for event in entry.events)]


def _event(entry: EventEntry, people: People, place: Location) -> Event:
    for who, zone in entry.moves.items():
        people.check(who, place.at("moves", who))
        people.check_zone(zone, place.at("moves", who))
    if entry.at:
        people.check_zone(entry.at, place.at("at"))
    if entry.aboard:
        people.check(entry.aboard, place.at("aboard"), "machine")
    if entry.surprised:
        people.check_side(entry.surprised, place.at("surprised"))
    return Event(
        id=entry.id,
        when=tuple(entry.when),
        delay=entry.delay,
        joins=people.each(entry.joins, place.at("joins")),
        at=entry.at,
        aboard=entry.aboard,
        chase=None if entry.chase is None else chase(entry.chase, people, place.at("chase")),
        area=None if entry.area is None else area(entry.area, people, place.at("area")),
        change=None if entry.change is None else _change(entry.change),
        ends_chase=entry.ends_chase,
        ends_area=entry.ends_area,
        moves=tuple(sorted(entry.moves.items())),
        surprised=entry.surprised,
        text=NO_NAME if entry.text is None else entry.text.value(),
    )


def _change(entry: AreaChangeEntry) -> AreaChange:
    return AreaChange(-1 if entry.mk is None else entry.mk, -1 if entry.competence is None else entry.competence)


def thresholds_of(entry: ScenarioEntry) -> int:
    """How many access thresholds the areas of a scene have at most; 0: there is none."""
    areas = [entry.area, *(event.area for event in entry.events)]
    return max((1 + len(one.thresholds) for one in areas if one is not None), default=0)


def _is_round(mark: str, limit: int) -> bool:
    word, _, number = mark.partition(":")
    return word == "round" and number.isdecimal() and number.isascii() and 1 <= int(number) <= limit


def marks(people: People, thresholds: int, switches: Sequence[str]) -> Iterator[str]:
    """All that can come about in a scene, besides rounds and events."""
    yield from ("discovered", "chase:over", "area:over")
    yield from (f"pressed:{switch}" for switch in switches)
    yield from (f"threshold:{number}" for number in range(1, thresholds + 1))
    yield from (f"{word}:{who}" for word in ("out", "left") for who in people.actors)
    persons, machines = people.of("character", "henchman", "group"), people.of("machine")
    for word in ("controlled", "crashed", "alarm"):
        yield from (f"{word}:{who}" for who in people.of("system", "machine", "character", "henchman", "group"))
    yield from (f"destroyed:{who}" for who in people.of("object", "machine"))
    yield from (f"{word}:{who}" for word in ("caught", "escaped") for who in (*persons, *machines))
    yield from (f"dead:{who}" for who in persons)
    yield from (f"surprised:{side}" for side in people.sides)
    yield from (f"controls:{machine}:{side}" for machine in machines for side in people.sides)
    yield from (f"aboard:{who}:{machine}" for who in persons for machine in machines)
