"""A confrontation as a screen shows it: everybody with monitors that fill, stress, what hangs over whom, and gear."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.engine.screen.display import (
    WHERE,
    Card,
    Chip,
    Chips,
    ChipState,
    Display,
    Figure,
    Meter,
    Part,
)
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.monitors import boxes, is_wrecked, system_mk
from regelwerk.systems.darkspace.rules.body.stress import TRAUMA
from regelwerk.systems.darkspace.rules.break_in.infiltration import is_running
from regelwerk.systems.darkspace.rules.core.acts import BUDGET
from regelwerk.systems.darkspace.rules.cortex.networks import firewall_value
from regelwerk.systems.darkspace.rules.fight.ambush import is_surprised
from regelwerk.systems.darkspace.rules.fight.cover import armour_of
from regelwerk.systems.darkspace.screen.tracks import cortex, fixtures
from regelwerk.systems.darkspace.state import Actor, World, seat_of, weapons_of
from regelwerk.systems.darkspace.values import (
    CATEGORIES,
    PHYSICAL,
    Weapon,
    ideal_range,
    penetration,
    weapon_damage,
)

COLUMNS = (
    "ds-board-column-vital",
    "ds-board-monitors",
    "ds-board-ae",
    "ds-board-stress",
    "ds-board-cortex",
    WHERE,
    "ds-board-notes",
)
REMEMBERED = 1000
"""How many cards are kept: from one answer to the next most people stay as they are."""
LAST_STRESS = 2
"""So near to the limit stress is serious, where there is no trauma before it."""
GOOD = ("ds-board-cover", "ds-board-aims", "ds-board-full-defence")
BAD = ("ds-board-dead", "ds-board-distracted", "ds-board-doubled", "ds-board-controlled", "ds-board-alarm")
HEADINGS = {"setup": "ds-place-before", "closing": "ds-place-over"}
PHASES = {"ambush": "ds-place-ambush", "bonus": "ds-place-bonus", "normal": "ds-place-phase"}


def display(world: World) -> Display:
    """All who have come, in the order of accounts; the track, and below it as many lanes as there is trouble."""
    cards = tuple(_card(world, actor) for actor in seen(world))
    return Display(cards, tuple(fixtures(world)), _heading(world), world.round, columns=COLUMNS)


def seen(world: World) -> list[Actor]:
    """All who have come; nobody knows of those who wait to be brought in."""
    shown = [actor for actor in world.actors if actor.present or actor.left or actor.out or actor.dead]
    return sorted(shown, key=lambda actor: (not actor.active, actor.account, actor.rank))


def _heading(world: World) -> Phrase:
    if world.stage in HEADINGS or world.ended:
        return phrase(HEADINGS.get(world.stage, "ds-place-over"))
    if world.phase is None:
        return phrase("ds-place-round", round=world.round)
    left = max(0, BUDGET - world.phase.used)
    return phrase(PHASES[world.phase.kind], round=world.round, who=Ref(world.phase.who), left=left)


def _card(world: World, actor: Actor) -> Card:
    return Card(
        actor.id,
        actor.side,
        seat_of(world, actor),
        _parts(actor, world.options, _surroundings(world, actor)),
        acts=world.phase is not None and world.phase.who == actor.id,
        out=not actor.able,
        hidden=actor.infiltrating and is_running(world),
        where=whereabouts(world, actor),
    )


def whereabouts(world: World, actor: Actor) -> Fact:
    """Where somebody is: aboard a machine, in a zone, with whom at touching distance."""
    if actor.left:
        return Word("ds-board-gone")
    if actor.aboard:
        controls = actor.at_controls
        return phrase("ds-board-aboard", machine=Ref(actor.aboard), controls=controls)
    near = tuple(Ref(a if b == actor.id else b) for a, b in world.engaged if actor.id in (a, b))
    if near:
        return phrase("ds-board-engaged", zone=Ref(actor.zone), near=near)
    return Ref(actor.zone) if actor.zone else None


class Surroundings(NamedTuple):
    """What a card tells that does not depend on the actor alone."""

    left: int | None
    """What is left of the running phase, if it is the actor's."""
    surprised: bool
    armour: tuple[int, int]


def _surroundings(world: World, actor: Actor) -> Surroundings:
    is_acting = world.phase is not None and world.phase.who == actor.id
    left = max(0, BUDGET - world.phase.used) if world.phase is not None and is_acting else None
    surprised = actor.able and is_surprised(world, actor)
    return Surroundings(left, surprised, (0, 0) if actor.left else armour_of(world, actor))


@lru_cache(maxsize=REMEMBERED)
def _parts(actor: Actor, options: Options, around: Surroundings) -> tuple[Part, ...]:
    notes = Chips("ds-board-notes", tuple(_lot(actor, options, around)), column="ds-board-notes")
    told = (*_monitors(actor, options), *_strain(actor, options, around), notes)
    return told if actor.left else (*told, *_gear(actor, options, around), *_system(actor))


def _monitors(actor: Actor, options: Options) -> Iterator[Meter]:
    """Boxes that fill; the last vital one is the one that matters, of the others a full monitor does."""
    for monitor in PHYSICAL:
        there = boxes(actor, monitor, options)
        if there:
            is_vital, marked = monitor == "vital", getattr(actor.hurt, monitor)
            warn = max(1, there - 1) if is_vital else there
            column = "ds-board-column-vital" if is_vital else "ds-board-monitors"
            line = phrase(f"ds-board-{monitor}", left=there - marked, all=there)
            yield Meter(f"ds-monitor-{monitor}", marked, there, "box", warn, column, line)


def _strain(actor: Actor, options: Options, around: Surroundings) -> Iterator[Part]:
    """Stress towards its limit, the strength of a group, the account, and what is left of the running phase."""
    limit: int = options.stress_incapacitates_at
    if actor.sheet.has_stress:
        most = limit or max(TRAUMA, actor.stress)
        warn = TRAUMA if options.trauma and most > TRAUMA else most - LAST_STRESS
        yield Meter("ds-board-stress", actor.stress, max(most, actor.stress), "bar", warn, "ds-board-stress")
        if actor.base_stress:
            yield Figure("ds-place-base-stress", actor.base_stress, quiet=True)
    if actor.sheet.kind == "group":
        line = phrase("ds-board-strength", strength=actor.strength) if actor.able else ()
        most = max(actor.strength, actor.sheet.strength)
        yield Meter("ds-place-strength", actor.strength, most, "circle", 1, "ds-board-notes", line)
    if actor.active:
        yield Figure("ds-board-ae", actor.account, column="ds-board-ae")
    if around.left is not None:
        yield Meter("ds-place-left", around.left, BUDGET, "coin")


# -- what hangs over somebody -----------------------------------------------------------------------------------------


def _lot(actor: Actor, options: Options, around: Surroundings) -> Iterator[Chip]:
    """What hangs over somebody."""
    for note in _notes(actor, options):
        yield Chip(note, _mood(note))
    if not actor.able:
        return
    if around.surprised:
        yield Chip(Word("ds-place-unaware"), "bad")
    if actor.dug_in:
        yield Chip(Word("ds-place-dug-in"), "good")
    for by, weapon in actor.pinned:
        yield Chip(phrase("ds-place-pinned", by=Ref(by), weapon=Ref(weapon)), "bad")
    for by in actor.stopped_by:
        yield Chip(phrase("ds-place-stopped", by=Ref(by)), "bad")
    if actor.traumatised:
        yield Chip(Word("ds-place-traumatised"), "bad")
    for talent in actor.handicaps:
        state: ChipState = "suspended" if talent in actor.suppressed else "bad"
        yield Chip(phrase("ds-place-handicap", talent=Word(f"ds-talent-{talent}")), state)
    for talent, points in actor.reductions:
        yield Chip(phrase("ds-place-reduced", talent=Word(f"ds-talent-{talent}"), points=points), "damaged")


def _notes(actor: Actor, options: Options) -> Iterator[Fact]:
    """Whatever changes what somebody can do; nothing but the reason for who cannot do anything any more."""
    if actor.dead:
        yield Word("ds-board-dead")
    elif is_wrecked(actor, options):
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


def _mood(note: Fact) -> ChipState:
    key = note.key if isinstance(note, Phrase | Word) else ""
    if key == "ds-board-infiltrating":
        return "hidden"
    if key == "ds-board-waiting":
        return "idle"
    if key in GOOD:
        return "good"
    return "bad" if key in BAD or key.startswith("ds-out-") else "active"


# -- what somebody has ------------------------------------------------------------------------------------------------


def _gear(actor: Actor, options: Options, around: Surroundings) -> Iterator[Part]:
    yield Chips("ds-place-weapons", tuple(_weapon(weapon, options) for weapon in weapons_of(actor, options)))
    items = tuple(Chip(Ref(item.id), "spent" if item.id in actor.used else "active") for item in actor.sheet.items)
    yield Chips("ds-place-items", items)
    if actor.cover is not None:
        cover = actor.cover
        yield Meter("ds-place-cover", cover.damage, cover.size, "box", warn=cover.size - 1)
    soft, hard = around.armour
    if hard:
        yield Figure("ds-place-armour", phrase("ds-place-armour-values", soft=soft, hard=hard))


def _weapon(weapon: Weapon, options: Options) -> Chip:
    title = phrase(
        "ds-place-weapon",
        damage=weapon_damage(weapon, options),
        penetration=penetration(weapon, options),
        range=Word(f"ds-distance-{CATEGORIES[ideal_range(weapon)]}"),
    )
    return Chip(Ref(weapon.id), title=title)


def _system(actor: Actor) -> Iterator[Part]:
    """The cortex monitors of somebody whom a hacker has got at; of the others what a hacker is up against."""
    is_breached = actor.breach.total > 0
    if not system_mk(actor) or actor.sheet.kind == "system":
        return
    if is_breached:
        yield from cortex(actor)
    yield Figure("ds-place-firewall", firewall_value(actor), quiet=not is_breached)
    entered = tuple(Chip(Ref(network), "good") for network in actor.networks if network not in actor.expelled)
    expelled = tuple(Chip(Ref(network), "suspended") for network in actor.expelled)
    yield Chips("ds-place-networks", entered + expelled)
