"""A confrontation at a glance: accounts, stress, monitors, places, and what hangs over whom."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Fact, Ref, Word, phrase
from regelwerk.engine.screen.board import Board, Participant, Standing, Standings, Track
from regelwerk.systems.darkspace.rules.body.monitors import boxes, is_wrecked, system_mk
from regelwerk.systems.darkspace.rules.break_in.infiltration import security_level
from regelwerk.systems.darkspace.rules.chase.chase import track_value
from regelwerk.systems.darkspace.state import Actor, World, seat_of
from regelwerk.systems.darkspace.values import DIGITAL, PHYSICAL

COLUMNS = (
    "ds-board-column-vital",
    "ds-board-monitors",
    "ds-board-ae",
    "ds-board-stress",
    "ds-board-cortex",
    "ds-board-place",
    "ds-board-notes",
)
FIGURES = ("ds-figure-vital", "ds-figure-boxes", "ds-figure-stress", "ds-figure-account")


def board(world: World) -> Board:
    """Whoever has come, in the order of accounts, with the tracks of a chase and of a break-in."""
    return Board(COLUMNS, tuple(_participant(world, actor) for actor in seen(world)), tracks=tuple(_tracks(world)))


def seen(world: World) -> list[Actor]:
    """Whoever has come; nobody knows of those who wait to be brought in."""
    shown = [actor for actor in world.actors if actor.present or actor.left or actor.out or actor.dead]
    return sorted(shown, key=lambda actor: (not actor.active, actor.account, actor.rank))


@rule("DS-UNI-01", "DS-UNI-02")
def _tracks(world: World) -> Iterator[Track]:
    """Units that are collected side by side: security units towards a threshold, distance units of a chase."""
    if world.area is not None:
        area = world.area
        goal = area.thresholds[min(area.reached, len(area.thresholds) - 1)]
        marks = ((Word("ds-board-infiltrators"), area.se), (Word("ds-board-guards"), area.guard_se))
        yield Track(phrase("ds-board-area", level=security_level(world).total, alarm=area.alarm), marks, goal)
    if world.chase is not None:
        track = phrase("ds-board-chase", track=track_value(world).total)
        yield Track(track, tuple((Ref(who), de) for who, de in world.chase.des))


def _participant(world: World, actor: Actor) -> Participant:
    vital = boxes(actor, "vital", world.options)
    cells: tuple[Fact, ...] = (
        phrase("ds-board-vital", left=vital - actor.hurt.vital, all=vital) if vital else None,
        _monitors(world, actor),
        actor.account if actor.active else None,
        actor.stress if actor.sheet.has_stress else None,
        _cortex(actor),
        place_of(world, actor),
        tuple(notes(world, actor)),
    )
    acts = world.phase is not None and world.phase.who == actor.id
    return Participant(actor.id, actor.side, seat_of(world, actor), cells, acts, not actor.able)


def _monitors(world: World, actor: Actor) -> Fact:
    """Free boxes of all there are, of the other monitors."""
    found = []
    for monitor in PHYSICAL[1:]:
        there = boxes(actor, monitor, world.options)
        if there:
            left = there - getattr(actor.hurt, monitor)
            found.append(phrase(f"ds-board-{monitor}", left=left, all=there))
    return tuple(found)


def _cortex(actor: Actor) -> Fact:
    """Marked boxes of the cortex monitors; of a system that nobody has got at its class."""
    mk = system_mk(actor)
    marked = [(name, getattr(actor.breach, name)) for name in DIGITAL if mk and getattr(actor.breach, name)]
    if not marked and actor.sheet.kind == "system":
        return phrase("ds-board-untouched", mk=mk)
    return tuple(phrase(f"ds-board-{name}", marked=boxes, all=mk) for name, boxes in marked)


def place_of(world: World, actor: Actor) -> Fact:
    """Where somebody is: aboard a machine, in a zone, with whom at touching distance."""
    if actor.left:
        return Word("ds-board-gone")
    if actor.aboard:
        controls = actor.at_controls
        return phrase("ds-board-aboard", machine=Ref(actor.aboard), controls=controls)
    near = tuple(Ref(a if b == actor.id else b) for a, b in world.engaged if actor.id in (a, b))
    if near:
        return phrase("ds-board-engaged", zone=Ref(actor.zone), near=near)
    return Ref(actor.zone) if actor.zone else ""


def notes(world: World, actor: Actor) -> Iterator[Fact]:
    """Whatever changes what somebody can do; nothing but the reason for who cannot do anything any more."""
    if actor.dead:
        yield Word("ds-board-dead")
    elif is_wrecked(actor, world.options):
        yield Word("ds-board-destroyed")
    elif actor.out:
        yield Word(f"ds-out-{actor.out}")
    if not actor.able:
        return
    if actor.waiting:
        yield Word("ds-board-waiting")
    if actor.cover is not None:
        yield phrase("ds-board-cover", cover=Ref(actor.cover.id), left=actor.cover.size - actor.cover.damage)
    if actor.aim:
        yield Word("ds-board-aims")
    if actor.full_defence:
        yield phrase("ds-board-full-defence", points=actor.full_defence)
    if actor.distracted_by:
        yield phrase("ds-board-distracted", by=Ref(actor.distracted_by))
    if actor.doubled:
        yield Word("ds-board-doubled")
    if actor.progress is not None:
        act = Word(f"ds-act-{actor.progress.deed.kind}")
        yield phrase("ds-board-progress", act=act, paid=actor.progress.paid)
    if actor.alarm:
        yield Word("ds-board-alarm")
    if actor.hunting:
        yield phrase("ds-board-hunting", whom=tuple(Ref(who) for who in actor.hunting))
    if actor.controlled_by:
        yield phrase("ds-board-controlled", by=Ref(actor.controlled_by))
    if actor.mans is not None:
        yield phrase("ds-board-mans", gun=Ref(actor.mans[1]))
    if actor.order is not None:
        yield Word(f"ds-order-{actor.order.kind}")
    if actor.infiltrating:
        yield Word("ds-board-infiltrating")
    if actor.sheet.kind == "group":
        yield phrase("ds-board-strength", strength=actor.strength)


def standings(world: World) -> Standings:
    """What is worth following from round to round: vital boxes, all boxes of body and system, stress, the account."""
    shown = [actor for actor in world.actors if actor.sheet.kind != "object"]
    return Standings(FIGURES, tuple(_standing(actor) for actor in shown), unit="ds-unit-round")


def _standing(actor: Actor) -> Standing:
    figures = (actor.hurt.vital, sum(actor.hurt) + sum(actor.breach), actor.stress, actor.account)
    return Standing(actor.id, bool(actor.out) or actor.dead, figures, actor.sheet.side)
