"""Movement: closing in, breaking off, changing zones, getting over obstacles. Leaving is in a chapter of its own."""

from __future__ import annotations

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.darkspace.rules.body.monitors import can_probe
from regelwerk.systems.darkspace.rules.core.acts import Act, Done, Offer
from regelwerk.systems.darkspace.rules.core.attempts import attempt
from regelwerk.systems.darkspace.rules.core.probe import basic_check
from regelwerk.systems.darkspace.rules.movement import leaving
from regelwerk.systems.darkspace.rules.movement.distances import (
    between_zones,
    category,
    metres_apart,
    place_of,
    same_place,
    spot_of,
)
from regelwerk.systems.darkspace.rules.movement.paces import (
    AWAY,
    TOWARDS,
    blocked_zones,
    declare_pace,
    headings,
    needed,
    obstacles_on,
    reached,
)
from regelwerk.systems.darkspace.rules.movement.steps import (
    approachable,
    arrived,
    counted,
    held_back,
    hindrance,
    kept_back,
    left_to_spend,
    mover_of,
    movers,
    obstacles_before,
    set_off,
    stands_at,
    touching,
)
from regelwerk.systems.darkspace.state import Actor, Deed, Progress, World
from regelwerk.systems.darkspace.values import CATEGORIES, LONG, NEAR, SHORT

BREAK_OFF = "break_off"
BETWEEN: dict[tuple[int, int], int] = {(NEAR, SHORT): 1, (SHORT, LONG): 2, (NEAR, LONG): 3}
"""The action units between two categories, there and back (DS-DST-03, DS-DST-04)."""


def counts_metres(world: World) -> bool:
    return world.scene.options.movement_scale == "metres"


def is_paced(world: World, mover: str) -> bool:
    """Whether somebody's steps are counted in metres; aboard a machine everybody is a step away as ever."""
    return counts_metres(world) and not world.find(mover).aboard


def is_pair_move(world: World, deed: Deed) -> bool:
    """Whether a move changes the distance to one participant alone (DS:distance_model)."""
    if counts_metres(world) or world.options.distance_model != "pairs":
        return False
    return bool(deed.target) and deed.detail in CATEGORIES


@rule("DS-MOV-01", "DS-MOV-02", "DS-MON-11", "DS-DEF-13")
def move_deeds(world: World, actor: Actor) -> Offer:
    """Every way that is open to somebody, or to the machine that somebody steers."""
    found: list[Deed] = []
    why: Refused | None = None
    for mover in movers(world, actor):
        refused = hindrance(world, mover)
        if refused is not None:
            why = why or refused
            continue
        tool = "" if mover == actor.id else mover
        goals = headings(world, mover) if is_paced(world, mover) else _goals(world, mover)
        found += [Deed("move", actor.id, target, tool, detail) for target, detail in goals]
    return found or why or ()


@rule("DS-DST-03", "DS-DST-04", "DS-DST-08", "DS:distance_model")
def _goals(world: World, mover: str) -> list[tuple[str, str]]:
    """To an opponent here, away from opponents at touching distance, to a zone up to long away, to one of those there.

    Aboard a machine there are only those aboard.
    """
    own = world.find(mover)
    others = approachable(world, mover)
    if own.aboard:
        others = tuple(other for other in others if other.aboard == own.aboard)
    found = []
    if world.options.distance_model == "pairs" and not own.aboard:
        found = _pair_goals(world, mover, others)
    else:
        found = [("", BREAK_OFF)] if touching(world, mover) else []
        found += [(other.id, "") for other in others if _is_a_step_away(world, mover, other.id)]
    if own.aboard:
        return found
    for zone in world.scene.zones:
        if zone.id != own.zone and between_zones(world.scene, own.zone, zone.id) <= LONG:
            found.append(("", zone.id))
            found += [(other.id, zone.id) for other in others if place_of(world, other.id) == zone.id]
    return found


def _is_a_step_away(world: World, mover: str, other: str) -> bool:
    return same_place(world, mover, other) and category(world, mover, other) == SHORT


def _pair_goals(world: World, mover: str, others: tuple[Actor, ...]) -> list[tuple[str, str]]:
    """Nearer to somebody or farther off, up to long."""
    found = []
    for other in others:
        now = category(world, mover, other.id)
        if now <= LONG:
            found += [(other.id, CATEGORIES[goal]) for goal in (NEAR, SHORT, LONG) if goal != now]
    return found


@rule("DS-MOV-01", "DS-DST-03", "DS-DST-04", "DS:distance_model", "DS:movement_scale")
def way_cost(world: World, deed: Deed) -> Tally:
    """What a way costs where nothing lies on it.

    By categories: 1 AE from short to near, 2 from long to short, 3 from long to near, and the same for the way back.
    """
    mover = mover_of(deed)
    if is_paced(world, mover):
        return tally(max(1, deed.amount), "DS-MOV-01", "ds-term-paces")
    if is_pair_move(world, deed):
        ends = sorted((category(world, mover, deed.target), CATEGORIES.index(deed.detail)))
        steps = BETWEEN.get((ends[0], ends[1]), 1)
        return tally(steps, "DS-DST-03" if steps == 1 else "DS-DST-04", "ds-term-way")
    if deed.detail == BREAK_OFF:
        return tally(1, "DS-DST-03", "ds-term-break-off")
    cost = Tally()
    if touching(world, mover):
        cost = cost.plus(1, "DS-DST-03", "ds-term-break-off", "break_off")
    if not deed.detail:
        return cost.plus(1, "DS-DST-03", "ds-term-close-in", "close_in")
    if between_zones(world.scene, world.find(mover).zone, deed.detail) <= SHORT:
        return cost.plus(1, "DS-DST-03", "ds-term-way", "way")
    cost = cost.plus(2, "DS-DST-04", "ds-term-way", "way")
    return cost.plus(1, "DS-DST-04", "ds-term-close-in", "close_in") if deed.target else cost


@rule("DS-MOV-05", "DS-COST-05")
def move_cost(world: World, deed: Deed) -> Tally:
    """The way, and 1 AE more for every obstacle on it."""
    cost = way_cost(world, deed)
    return cost.plus(_in_the_way(world, deed), "DS-MOV-05", "ds-term-obstacles")


def _in_the_way(world: World, deed: Deed) -> int:
    if is_paced(world, mover_of(deed)):
        return obstacles_on(world, deed)
    if not deed.detail or deed.detail == BREAK_OFF or is_pair_move(world, deed):
        return 0
    return obstacles_before(world.scene.zone(deed.detail))


@rule("DS-MOV-01", "DS-DST-02")
def move(world: World, deed: Deed) -> Play[Done]:
    """Somebody gets where the way leads; whom one wanted to get at may be gone by then."""
    mover = mover_of(deed)
    world = counted(world, move_cost(world, deed).total)
    if is_paced(world, mover):
        spot = reached(world, deed)
        metres = round(metres_apart(spot_of(world, mover), spot) / 10)
        world = stands_at(set_off(world, mover), mover, spot)
        yield note("DS-MOV-01", "ds-walks-metres", who=Ref(mover), metres=metres, zone=Ref(world.find(mover).zone))
        return world, True
    if is_pair_move(world, deed):
        return (yield from _change_pair(world, mover, deed.target, CATEGORIES.index(deed.detail)))
    world = set_off(world, mover)
    if deed.detail == BREAK_OFF:
        yield note("DS-DST-03", "ds-breaks-off", who=Ref(mover))
        return world, True
    if deed.detail:
        world = arrived(world, mover, deed.detail)
        yield note("DS-MOV-01", "ds-moves", who=Ref(mover), zone=Ref(deed.detail))
    if not deed.target:
        return world, True
    if not _is_a_step_away(world, mover, deed.target):
        yield note("DS-DST-02", "ds-finds-nobody", who=Ref(mover), whom=Ref(deed.target))
        return world, False
    yield note("DS-DST-02", "ds-closes-in", who=Ref(mover), whom=Ref(deed.target))
    return world.engage(mover, deed.target), True


@rule("DS:distance_model")
def _change_pair(world: World, mover: str, other: str, goal: int) -> Play[Done]:
    """Only the distance to one participant changes; who else is at touching distance stays so."""
    world = set_pair(world, mover, other, goal)
    yield note("DS-DST-01", "ds-keeps-distance", who=Ref(mover), whom=Ref(other), distance=_distance(goal))
    return world, True


def set_pair(world: World, mover: str, other: str, goal: int) -> World:
    """The distance between two is set, and the one who moved has left cover."""
    kept = tuple(pair for pair in world.engaged if pair != tuple(sorted((mover, other))))
    world = replace(set_off(world, mover), engaged=kept)
    if goal == NEAR:
        return world.engage(mover, other)
    apart = tuple(entry for entry in world.apart if {*entry[:2]} != {mover, other})
    return replace(world, apart=tuple(sorted((*apart, (mover, other, goal)))))


def _distance(goal: int) -> Word:
    return Word(f"ds-distance-{CATEGORIES[goal]}")


def move_label(world: World, deed: Deed) -> Phrase:
    """A way in words: whose, where to, to whom."""
    who = Ref(mover_of(deed))
    if deed.detail in (BREAK_OFF, TOWARDS, AWAY):
        key = f"ds-answer-{deed.detail.replace('_', '-')}"
        return phrase(key, who=who, whom=Ref(deed.target)) if deed.target else phrase(key, who=who)
    if is_pair_move(world, deed):
        distance = _distance(CATEGORIES.index(deed.detail))
        return phrase("ds-answer-keep-distance", who=who, whom=Ref(deed.target), distance=distance)
    if not deed.detail:
        return phrase("ds-answer-close-in", who=who, whom=Ref(deed.target))
    if deed.target:
        return phrase("ds-answer-move-to", who=who, zone=Ref(deed.detail), whom=Ref(deed.target))
    return phrase("ds-answer-move", who=who, zone=Ref(deed.detail))


def declare_move(world: World, deed: Deed) -> Play[Deed]:
    """Where metres count, how far."""
    if is_paced(world, mover_of(deed)):
        deed = yield from declare_pace(world, deed)
    return deed


@rule("DS-MOV-04", "DS-MON-08", "DS:obstacle_cost")
def obstacle_deeds(world: World, actor: Actor) -> Offer:
    """The ways that lead through obstacles, for a participant who wants to get over them by skill."""
    if actor.id not in movers(world, actor) or actor.aboard:
        return ()
    ways = [
        deed
        for zone in world.scene.zones
        if zone.track_value and zone.id != actor.zone
        for deed in _ways_over(world, Deed("obstacle", actor.id, detail=zone.id))
    ]
    if not ways:
        return ()
    refused = hindrance(world, actor.id) or held_back(world, actor.id)
    if refused is None and not can_probe(actor, world.options):
        refused = Refused(phrase("ds-refuse-no-probes"), "DS-MON-08")
    return refused or ways


def _ways_over(world: World, deed: Deed) -> list[Deed]:
    """The action units that can be declared: the whole way; where metres count, as many as lead into the obstacles."""
    fixed = world.options.obstacle_cost == "fixed_1"
    if counts_metres(world):
        most = 1 if fixed else min(left_to_spend(world), needed(world, deed))
        ways = [replace(deed, amount=amount) for amount in range(1, most + 1)]
        return [way for way in ways if [zone.id for zone in blocked_zones(world, way)] == [deed.detail]]
    here = world.find(deed.who).zone
    if between_zones(world.scene, here, deed.detail) > LONG:
        return []
    return [replace(deed, amount=1 if fixed else way_cost(world, deed).total)]


@rule("DS-COST-01", "DS:obstacle_cost")
def obstacle_cost(world: World, deed: Deed) -> Tally:  # noqa: ARG001 (the shape of every cost)
    """As many action units as were declared."""
    return tally(deed.amount, "DS-MOV-04", "ds-term-declared")


@rule("DS-MOV-04", "DS-MOV-05")
def overcome(world: World, deed: Deed) -> Play[Done]:
    """Agility against the track value. Failing, every obstacle costs 1 AE more, and somebody may get stuck in it.

    A participant who is stuck has begun an ordinary move and goes on with it when the rest is paid.
    """
    zone = world.scene.zone(deed.detail)
    difficulty = tally(zone.track_value, "DS-MOV-04", "ds-term-track-value", zone.id)
    world, _, rolled = yield from attempt(world, deed, basic_check(world, deed.who, "agility", "DS-MOV-04", difficulty))
    if kept_back(world, deed.who, rolled.success):
        return world, False
    plain = Deed("move", deed.who, detail=deed.detail, amount=deed.amount if counts_metres(world) else 0)
    paid = deed.amount + (_in_the_way(world, plain) if rolled.success else 0)
    price = move_cost(world, plain).total
    rest = price - paid
    if rest > 0:
        world = set_off(counted(world, deed.amount), deed.who)
        yield note("DS-MOV-05", "ds-in-obstacles", who=Ref(deed.who), zone=Ref(zone.id), left=rest)
        return world.change(deed.who, progress=Progress(plain, paid, price)), rolled.success
    world, _ = yield from move(world, plain)
    return world, rolled.success


def obstacle_label(world: World, deed: Deed) -> Phrase:
    return phrase("ds-answer-obstacle", zone=Ref(deed.detail), track=world.scene.zone(deed.detail).track_value)


ACTS = (
    Act("move", "routine", "movement", "DS-MOV-01", move_deeds, move_cost, move, move_label, declare_move),
    Act("obstacle", "action", "movement", "DS-MOV-04", obstacle_deeds, obstacle_cost, overcome, obstacle_label),
    *leaving.ACTS,
)
