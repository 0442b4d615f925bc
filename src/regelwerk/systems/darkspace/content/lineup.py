"""The line-up: from a scenario and its content to the world in which a scene begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.content.errors import Location
from regelwerk.engine.content.files import check_known, check_meanings, check_once, stated_options
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Word
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.darkspace.content.loading import check_id
from regelwerk.systems.darkspace.content.people import Cast, Gear
from regelwerk.systems.darkspace.content.scene_models import ParticipantEntry, ScenarioEntry
from regelwerk.systems.darkspace.content.scenes import (
    People,
    area,
    chase,
    distances,
    events,
    goals,
    pairs,
    point,
    zones,
)
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.monitors import is_beaten
from regelwerk.systems.darkspace.rules.chase.gunnery import manned
from regelwerk.systems.darkspace.rules.core.scenes import Zone
from regelwerk.systems.darkspace.state import Actor, Order, Scene, World
from regelwerk.systems.darkspace.values import PACKAGE, kept, unarmed

THINGS = ("machine", "system", "object")
"""What may belong to nobody, and what takes no part in the order by itself."""


class Entered(NamedTuple):
    """Somebody as they enter a scenario: the line of the file, and where it stands."""

    actor: Actor
    line: ParticipantEntry
    place: Location


class Single(NamedTuple):
    """One participant of a line: who of the content, and under which id if there are no others like it."""

    who: str
    band: str
    line: ParticipantEntry
    place: Location


def line_up(scene_id: str, entry: ScenarioEntry, gear: Gear, cast: Cast, place: Location) -> World:
    """The start of a scene. Whatever does not fit together is refused with its place in the file."""
    options = kept(stated_options(Options, entry.options, PACKAGE, place))
    entered, bands = _entered(entry.participants, cast, place.at("participants"))
    check_once([zone.id for zone in entry.zones], place.at("zones"))
    people = People(
        {one.actor.id: one.actor for one in entered},
        bands,
        tuple(sorted(entry.sides)),
        tuple(zone.id for zone in entry.zones),
    )
    _check_sides(entry, entered, people, place)
    made_zones = tuple(zones(entry.zones, gear.covers, people, place.at("zones")))
    _check_networks(entry, entered, place)
    actors = manned(tuple(laid_low(actor, options) for actor in _placed(entered, made_zones, people)), options)
    check_groups(actors, options, place)
    scene = Scene(
        id=scene_id,
        name=entry.name.value(),
        options=options,
        zones=made_zones,
        links=distances(entry.links, "zone", people.zones, place.at("links")),
        blind=pairs(entry.blind, "zone", people.zones, place.at("blind")),
        goals=goals(entry, people, place.at("goals")),
        chase=None if entry.chase is None else chase(entry.chase, people, place.at("chase")),
        area=None if entry.area is None else area(entry.area, people, place.at("area")),
        events=events(entry, people, place.at("events")),
        cables=_cables(entry.cables, people, place.at("cables")),
        surprised=people.check_side(entry.surprised, place.at("surprised")) if entry.surprised else "",
        round_limit=entry.round_limit,
        dominate_share=_share(entry.dominate_share, place.at("dominate_share")),
    )
    spoken = list(_names(entry, scene, actors))
    check_meanings([*spoken, *((actor.id, actor.sheet.name) for actor in actors)], place)
    return World(
        replace(scene, names=tuple(sorted(dict(spoken).items(), key=lambda named: named[0]))),
        actors,
        engaged=pairs(entry.engaged, "participant", people.actors, place.at("engaged")),
        apart=distances(entry.distances, "participant", people.actors, place.at("distances")),
    )


def _entered(
    lines: Sequence[ParticipantEntry], cast: Cast, place: Location
) -> tuple[list[Entered], dict[str, tuple[str, ...]]]:
    """Everybody with what is different in this scenario, and who is meant by the name of a band."""
    entered: list[Entered] = []
    bands: dict[str, tuple[str, ...]] = {}
    for own_id, number, (who, band, line, here) in _numbered(lines, cast, place):
        if own_id in {other.actor.id for other in entered}:
            raise here.error("content-named-twice", id=own_id)
        actor = cast.entered(who, own_id, dict(line.changes), here.at("changes"))
        name = actor.sheet.name if line.name is None else line.name.value()
        if own_id != band:
            name = name.numbered(number)
        entered.append(Entered(fitted(actor, name, line), line, here))
        for group in sorted({band, line.who} - {own_id}):
            bands[group] = (*bands.get(group, ()), own_id)
    return entered, bands


def origins(lines: Sequence[ParticipantEntry], cast: Cast, place: Location) -> dict[str, str]:
    """Who of the content everybody in a scenario is, by the id that they have there."""
    return {own_id: single.who for own_id, _, single in _numbered(lines, cast, place)}


def _numbered(lines: Sequence[ParticipantEntry], cast: Cast, place: Location) -> Iterator[tuple[str, int, Single]]:
    """Everybody under an id of their own: several alike are numbered, squads come as their members."""
    singles = list(_singles(lines, cast, place))
    alike = Counter(single.band for single in singles)
    numbers: Counter[str] = Counter()
    for single in singles:
        numbers[single.band] += 1
        number = numbers[single.band]
        yield single.band if alike[single.band] == 1 else f"{single.band}_{number}", number, single


def _singles(lines: Sequence[ParticipantEntry], cast: Cast, place: Location) -> Iterator[Single]:
    """One after another."""
    own = Counter(line.id for line in lines if line.id)
    known = cast.known
    for number, line in enumerate(lines):
        here = place.at(number)
        check_known(Word("ds-content-kind-participant"), line.who, known, here.at("who"))
        if line.id:
            check_id(line.id, here.at("id"))
            if own[line.id] > 1:
                raise here.at("id").error("content-named-twice", id=line.id)
        for _ in range(line.count):
            if line.who in cast.squads:
                yield from (Single(member, member, line, here) for member in cast.squads[line.who])
            else:
                yield Single(line.who, line.id or line.who, line, here)


def fitted(actor: Actor, name: Name, line: ParticipantEntry) -> Actor:
    """Somebody with the name, the side, the seat and the network that the line gives."""
    given: dict[str, Any] = {"side": line.side, "seat": line.seat, "network": line.network}
    stated = {field: value for field, value in given.items() if value is not None}
    return replace(actor, sheet=kept(replace(actor.sheet, name=name, **stated)))


def _check_sides(entry: ScenarioEntry, entered: Sequence[Entered], people: People, place: Location) -> None:
    """Everybody is on a side that has a name, things may be on none, and nobody's side is left out."""
    for one in entered:
        sheet = one.actor.sheet
        if sheet.side or sheet.kind not in THINGS:
            people.check_side(sheet.side, one.place.at("side"))
        if sheet.seat != MASTER:
            check_id(sheet.seat, one.place.at("seat"))
    for side in entry.sides:
        check_id(side, place.at("sides", side))
        if all(one.actor.side != side for one in entered):
            raise place.at("sides", side).error("ds-content-side-empty", side=side)


@rule("DS-GRP-01", "DS:henchman_groups")
def check_groups(actors: Sequence[Actor], options: Options, place: Location) -> None:
    """Groups of henchmen take part only where the table plays with them."""
    for actor in actors:
        if actor.sheet.kind == "group" and not options.henchman_groups:
            raise place.error("ds-content-groups-off", who=actor.id)


def _check_networks(entry: ScenarioEntry, entered: Sequence[Entered], place: Location) -> None:
    """A network that is named or entered is one in which something hangs."""
    used = {one.actor.sheet.network for one in entered} - {""}
    for name in entry.networks:
        check_known(Word("ds-content-kind-network"), name, used, place.at("networks", name))
    for one in entered:
        if one.line.network:
            check_id(one.line.network, one.place.at("network"))
        check_once(one.line.networks, one.place.at("networks"))
        for at, name in enumerate(one.line.networks):
            check_known(Word("ds-content-kind-network"), name, used, one.place.at("networks", at))


@rule("DS-INC-02", "DS-INC-06", "DS:stress_incapacitates_at")
def laid_low(actor: Actor, options: Options) -> Actor:
    """A participant with full monitors or too much stress is incapacitated from the start."""
    limit = options.stress_incapacitates_at
    if is_beaten(actor, options):
        return replace(actor, out="broken" if actor.sheet.kind == "group" else "damage", was_out=True)
    return replace(actor, out="stress") if limit and actor.stress >= limit else actor


def _placed(entered: Sequence[Entered], made: Sequence[Zone], people: People) -> tuple[Actor, ...]:
    """Everybody where they begin; a machine without orders and without a controller is on standby."""
    controlled: dict[str, str] = {}
    for one in entered:
        machine = one.line.aboard if one.line.at_controls else one.line.remote
        if one.line.at_controls and not machine:
            raise one.place.error("content-missing-key", key="aboard")
        if machine:
            if machine in controlled:
                raise one.place.error("ds-content-controls-twice", machine=machine, who=controlled[machine])
            controlled[machine] = one.actor.id
    at = {zone.id: zone.at for zone in made}
    return tuple(one_placed(one, at, people) for one in entered)


@rule("DS-MAC-04", "DS-MAC-06", "DS-CTX-14")
def one_placed(one: Entered, at: Mapping[str, tuple[int, int]], people: People) -> Actor:
    """Where somebody begins, and whether they wait: systems for their alarm, machines for an order."""
    line, here, kind = one.line, one.place, one.actor.sheet.kind
    if line.zone:
        people.check_zone(line.zone, here.at("zone"))
    for field in ("aboard", "remote"):
        if getattr(line, field):
            people.check(getattr(line, field), here.at(field), "machine")
    if line.zone and line.aboard:
        raise here.at("aboard").error("ds-content-two-places", zone=line.zone, machine=line.aboard)
    is_waiting = kind in THINGS and not (kind == "machine" and line.order is not None)
    if not (line.zone or line.aboard or line.waiting or kind == "system"):
        raise here.error("content-missing-key", key="zone")
    return replace(
        one.actor,
        zone=line.zone,
        position=point(line.at) if line.at is not None else at.get(line.zone, (0, 0)),
        aboard=line.aboard,
        at_controls=line.at_controls,
        remote=line.remote,
        networks=tuple(sorted(line.networks)),
        waiting=is_waiting if line.waiting is None else line.waiting,
        infiltrating=line.infiltrating,
        order=None if line.order is None else _order(one, people),
    )


@rule("DS-MAC-02", "DS-MAC-03")
def _order(one: Entered, people: People) -> Order:
    """The order of a machine; the participant who gave it takes part."""
    order, here = one.line.order, one.place.at("order")
    assert order is not None
    if one.actor.sheet.kind != "machine":
        raise here.error("ds-content-order", who=one.actor.id)
    people.check(order.by, here.at("by"))
    if order.target:
        known = (*people.actors, *people.zones)
        check_known(Word("ds-content-kind-participant"), order.target, known, here.at("target"))
    return Order(order.kind, order.by, order.target, order.repeat)


def _cables(entries: Sequence[Sequence[str]], people: People, place: Location) -> tuple[tuple[str, str], ...]:
    for number, (who, system) in enumerate(entries):
        people.check(who, place.at(number, 0), "character", "henchman", "group")
        people.check(system, place.at(number, 1), "system", "machine")
    check_once([", ".join(pair) for pair in entries], place)
    return tuple(sorted((who, system) for who, system in entries))


def _share(share: Sequence[int], place: Location) -> tuple[int, int]:
    part, whole = share
    if part > whole:
        raise place.at(0).error("content-too-large", value=str(part), limit=str(whole))
    return part, whole


def _names(entry: ScenarioEntry, scene: Scene, actors: Sequence[Actor]) -> Iterator[tuple[str, Name]]:
    """Names of all that is spoken of besides participants."""
    yield from ((side, name.value()) for side, name in entry.sides.items())
    yield from ((zone.id, zone.name) for zone in scene.zones)
    yield from ((cover.id, cover.name) for zone in scene.zones for cover in zone.covers)
    yield from ((switch.id, switch.name) for zone in scene.zones for switch in zone.switches)
    areas = [scene.area, *(event.area for event in scene.events)]
    yield from ((one.id, one.name) for plan in areas if plan is not None for one in plan.obstacles)
    yield from _network_names(entry, actors)
    fists = unarmed(scene.options)
    yield fists.id, fists.name
    for actor in actors:
        yield from ((weapon.id, weapon.name) for weapon in actor.sheet.weapons)
        yield from ((item.id, item.name) for item in actor.sheet.items)
        if actor.sheet.armour.id:
            yield actor.sheet.armour.id, actor.sheet.armour.name


def _network_names(entry: ScenarioEntry, actors: Sequence[Actor]) -> Iterator[tuple[str, Name]]:
    """A network goes by the name that the scenario gives it, else by that of a system in it."""
    used = [(actor.sheet.network, actor) for actor in actors if actor.sheet.network]
    systems = {network: actor.sheet.name for network, actor in reversed(used) if actor.sheet.kind == "system"}
    entered = [network for actor in actors for network in actor.networks]
    for network in dict.fromkeys([*(network for network, _ in used), *entered]):
        if network in entry.networks:
            yield network, entry.networks[network].value()
        else:
            yield network, systems.get(network, Name.of(network))
