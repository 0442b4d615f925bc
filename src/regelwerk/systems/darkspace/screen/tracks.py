"""What belongs to all in a confrontation: the track of action units, lanes of all kinds, systems and zones."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.screen.display import (
    Box,
    Chip,
    Chips,
    Figure,
    Fixture,
    Label,
    Lane,
    Meter,
    Order,
    Part,
    Token,
    Turn,
)
from regelwerk.systems.darkspace.rules.body.monitors import system_mk
from regelwerk.systems.darkspace.rules.break_in.infiltration import security_level
from regelwerk.systems.darkspace.rules.chase.chase import track_value
from regelwerk.systems.darkspace.rules.core.acts import BUDGET
from regelwerk.systems.darkspace.rules.core.scenes import Zone
from regelwerk.systems.darkspace.rules.cortex.networks import firewall_value, home_network, is_dark, networks_of
from regelwerk.systems.darkspace.rules.movement.distances import category
from regelwerk.systems.darkspace.state import Actor, World
from regelwerk.systems.darkspace.values import CATEGORIES, DIGITAL, EXTREME

PHASES_AHEAD = 2
"""The least number of phases on the track."""


def fixtures(world: World) -> Iterator[Fixture]:
    """The spine first, then whatever trouble there is."""
    if world.stage != "setup":
        yield _track(world)
        order = tuple(_turns(world))
        if order:
            yield Order("ds-place-order", order)
    if world.chase is not None:
        yield from _chase(world)
    if world.area is not None:
        yield from _area(world)
    if world.phase is not None and world.find(world.phase.who).present:
        yield _distances(world, world.find(world.phase.who))
    yield from (_system(world, actor) for actor in world.actors if actor.sheet.kind == "system")
    for zone in world.scene.zones:
        parts = tuple(_zone(world, zone))
        if parts:
            yield Box(phrase("ds-place-zone", zone=Ref(zone.id)), parts)


def _acts(world: World, who: str) -> bool:
    return world.phase is not None and world.phase.who == who


def _track(world: World) -> Lane:
    """Everybody's account on one line; three units are a phase."""
    active = sorted((actor for actor in world.actors if actor.active), key=lambda actor: (actor.account, actor.rank))
    accounts = [actor.account for actor in active] or [0]
    first = min(accounts) // BUDGET * BUDGET
    blocks = max(PHASES_AHEAD, (max(accounts) - first) // BUDGET + 1)
    tokens = tuple(Token(Ref(one.id), one.account, one.side, _acts(world, one.id)) for one in active)
    return Lane(phrase("ds-place-track"), first, first + blocks * BUDGET - 1, tokens, BUDGET, unit="ds-place-ae")


def _turns(world: World) -> Iterator[Turn]:
    """Who has acted this round, who acts, and who is still to come."""
    now = "" if world.phase is None else world.phase.who
    for who in dict.fromkeys(world.acted):
        if who != now:
            yield Turn(who, world.find(who).account, "done")
    if now:
        yield Turn(now, world.find(now).account, "now")
    coming = world.bonus if world.stage == "bonus" else world.queue
    for who in coming:
        if who != now and world.find(who).active:
            yield Turn(who, world.find(who).account)


@rule("DS-UNI-01", "DS-UNI-02")
def _chase(world: World) -> Iterator[Fixture]:
    """How far everybody has come, and what the track is like."""
    chase = world.chase
    assert chase is not None
    tokens = tuple(Token(Ref(who), de, world.find(who).side, _acts(world, who)) for who, de in chase.des)
    furthest = max([1, *(de for _, de in chase.des)])
    value = track_value(world)
    name = phrase("ds-board-chase", track=value.total)
    yield Lane(name, 0, furthest, tokens, unit="ds-place-de", listed=True)
    parts: list[Part] = [Figure("ds-place-track-value", value)]
    chips = [Chip(phrase("ds-place-stalled", who=Ref(who)), "bad") for who in chase.stalled]
    chips += [Chip(phrase("ds-place-curbs", who=Ref(curb.by), result=curb.result), "bad") for curb in chase.curbs]
    parts.append(Chips("ds-place-on-track", tuple(chips)))
    yield Box(phrase("ds-place-chase", side=Ref(chase.plan.fleeing)), tuple(parts))


@rule("DS-UNI-01", "DS-UNI-02")
def _area(world: World) -> Iterator[Fixture]:
    """Both sides' security units towards the next threshold, and the place that is broken into."""
    area = world.area
    assert area is not None
    level = security_level(world)
    goal = area.thresholds[min(area.reached, len(area.thresholds) - 1)]
    tokens = (
        Token(Word("ds-board-infiltrators"), area.se, area.plan.side),
        Token(Word("ds-board-guards"), area.guard_se),
    )
    last = max(*area.thresholds, area.se, area.guard_se)
    labels = tuple(
        Label(at, phrase("ds-place-threshold", number=number)) for number, at in enumerate(area.thresholds, 1)
    )
    name = phrase("ds-board-area", level=level.total, alarm=area.alarm)
    yield Lane(name, 0, last, tokens, goal=goal, unit="ds-place-se", labels=labels, listed=True)
    parts: list[Part] = [Figure("ds-place-level", level)]
    told = [("ds-board-alarm", "bad", area.alarm), ("ds-place-eased", "good", area.eased)]
    chips = [Chip(Word(key), "bad" if mood == "bad" else "good") for key, mood, is_so in told if is_so]
    way = tuple(Chip(Ref(one.id), "spent" if one.id in area.shut else "active") for one in area.plan.obstacles)
    parts += [Chips("ds-board-notes", tuple(chips)), Chips("ds-place-obstacles", way)]
    yield Box(phrase("ds-place-area", mk=area.mk, competence=area.competence), tuple(parts))


def _distances(world: World, actor: Actor) -> Lane:
    """How far everybody is from the acting participant, by categories."""
    apart = [(other, category(world, actor.id, other.id)) for other in world.actors if other.id != actor.id]
    tokens = (
        Token(Ref(actor.id), 0, actor.side, acts=True),
        *(Token(Ref(other.id), at, other.side) for other, at in apart if at <= EXTREME and not other.dead),
    )
    labels = tuple(Label(at, Word(f"ds-distance-{name}")) for at, name in enumerate(CATEGORIES))
    return Lane(phrase("ds-place-distances", who=Ref(actor.id)), 0, EXTREME, tokens, labels=labels, mover=actor.id)


def _system(world: World, actor: Actor) -> Box:
    """A system with its four monitors; one that has vanished from its network is hidden."""
    mk = system_mk(actor)
    network = home_network(actor)
    parts: list[Part] = list(cortex(actor))
    untouched = () if actor.breach.total else phrase("ds-board-untouched", mk=mk)
    parts.append(Figure("ds-place-firewall", firewall_value(actor), column="ds-board-cortex", line=untouched))
    inside = [one for one in world.actors if one.id != actor.id and network in networks_of(world, one)]
    parts.append(Chips("ds-board-notes", tuple(_of_system(actor))))
    parts.append(Chips("ds-place-inside", tuple(Chip(Ref(one.id)) for one in inside)))
    title = phrase("ds-place-system", network=Ref(network), system=Ref(actor.id), mk=mk)
    return Box(title, tuple(parts), hidden=is_dark(actor), of=actor.id)


def cortex(actor: Actor) -> Iterator[Meter]:
    """The monitors of a system; a line names those that have marked boxes."""
    mk = system_mk(actor)
    for name in DIGITAL if mk else ():
        marked = getattr(actor.breach, name)
        line = phrase(f"ds-board-{name}", marked=marked, all=mk) if marked else ()
        yield Meter(f"ds-monitor-{name}", marked, mk, "box", mk, "ds-board-cortex", line)


def _of_system(actor: Actor) -> Iterator[Chip]:
    if actor.out:
        yield Chip(Word(f"ds-out-{actor.out}"), "bad")
    if actor.alarm:
        yield Chip(Word("ds-board-alarm"), "bad")
    if actor.hunting:
        yield Chip(phrase("ds-board-hunting", whom=tuple(Ref(who) for who in actor.hunting)), "bad")
    if actor.controlled_by:
        yield Chip(phrase("ds-board-controlled", by=Ref(actor.controlled_by)), "damaged")


def _zone(world: World, zone: Zone) -> Iterator[Part]:
    """What one can hide behind in a zone, what strikes there, and who may leave by it."""
    covers = [cover for at, cover in world.covers if at == zone.id]
    if covers:
        left = [(cover.id, cover.size - cover.damage, cover.damage) for cover in covers]
        chips = tuple(
            Chip(phrase("ds-place-standing", cover=Ref(one), left=free), "damaged" if damage else "active")
            for one, free, damage in left
        )
        yield Chips("ds-place-covers", chips)
    now = max(1, world.round)
    hazards = tuple(
        Chip(phrase("ds-place-hazard", hazard=Word(f"ds-hazard-{one.kind}"), value=one.value), "bad")
        for one in zone.hazards
        if one.from_round <= now and (not one.until_round or now <= one.until_round)
    )
    if hazards:
        yield Chips("ds-place-hazards", hazards)
    if zone.exits:
        yield Chips("ds-place-exits", tuple(Chip(Ref(side)) for side in zone.exits))
