"""A confrontation as a screen shows it: everybody with monitors that fill, stress, what hangs over whom, and gear."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.engine.screen.display import Card, Chip, Chips, ChipState, Figure, Meter, Part, Place
from regelwerk.systems.darkspace.rules.body.monitors import boxes, system_mk
from regelwerk.systems.darkspace.rules.body.stress import TRAUMA
from regelwerk.systems.darkspace.rules.break_in.infiltration import is_running
from regelwerk.systems.darkspace.rules.core.acts import BUDGET
from regelwerk.systems.darkspace.rules.cortex.networks import firewall_value
from regelwerk.systems.darkspace.rules.fight.ambush import is_surprised
from regelwerk.systems.darkspace.rules.fight.cover import armour_of
from regelwerk.systems.darkspace.screen.board import notes, place_of, seen
from regelwerk.systems.darkspace.screen.tracks import fixtures
from regelwerk.systems.darkspace.state import Actor, World, seat_of, weapons_of
from regelwerk.systems.darkspace.values import (
    CATEGORIES,
    DIGITAL,
    PHYSICAL,
    Weapon,
    ideal_range,
    penetration,
    weapon_damage,
)

LAST_STRESS = 2
"""So near to the limit stress is serious, where there is no trauma before it."""
GOOD = ("ds-board-cover", "ds-board-aims", "ds-board-full-defence")
BAD = ("ds-board-dead", "ds-board-distracted", "ds-board-doubled", "ds-board-controlled", "ds-board-alarm")
HEADINGS = {"setup": "ds-place-before", "closing": "ds-place-over"}
PHASES = {"ambush": "ds-place-ambush", "bonus": "ds-place-bonus", "normal": "ds-place-phase"}


def place(world: World) -> Place:
    """Whoever has come, in the order of accounts; the track, and below it as many lanes as there is trouble."""
    cards = tuple(_card(world, actor) for actor in seen(world))
    return Place(cards, tuple(fixtures(world)), _heading(world), world.round)


def _heading(world: World) -> Phrase:
    if world.stage in HEADINGS or world.ended:
        return phrase(HEADINGS.get(world.stage, "ds-place-over"))
    if world.phase is None:
        return phrase("ds-place-round", round=world.round)
    left = max(0, BUDGET - world.phase.used)
    return phrase(PHASES[world.phase.kind], round=world.round, who=Ref(world.phase.who), left=left)


def _card(world: World, actor: Actor) -> Card:
    where = place_of(world, actor)
    return Card(
        actor.id,
        actor.side,
        seat_of(world, actor),
        tuple(_parts(world, actor)),
        acts=world.phase is not None and world.phase.who == actor.id,
        out=not actor.able,
        hidden=actor.infiltrating and is_running(world),
        where=where if isinstance(where, Phrase) else phrase("ds-place-where", where=where) if where else None,
    )


def _parts(world: World, actor: Actor) -> Iterator[Part]:
    yield from _monitors(world, actor)
    yield from _strain(world, actor)
    lot = tuple(_lot(world, actor))
    if lot:
        yield Chips("ds-board-notes", lot)
    if actor.left:
        return
    yield from _gear(world, actor)
    yield from _system(actor)


def _monitors(world: World, actor: Actor) -> Iterator[Meter]:
    """Boxes that fill; the last vital one is the one that matters, of the others a full monitor does."""
    for monitor in PHYSICAL:
        there = boxes(actor, monitor, world.options)
        if there:
            warn = max(1, there - 1) if monitor == "vital" else there
            yield Meter(f"ds-monitor-{monitor}", getattr(actor.hurt, monitor), there, "box", warn)


def _strain(world: World, actor: Actor) -> Iterator[Part]:
    """Stress towards its limit, the strength of a group, the account, and what is left of the running phase."""
    limit: int = world.options.stress_incapacitates_at
    if actor.sheet.has_stress:
        most = limit or max(TRAUMA, actor.stress)
        warn = TRAUMA if world.options.trauma and most > TRAUMA else most - LAST_STRESS
        yield Meter("ds-board-stress", actor.stress, max(most, actor.stress), "bar", warn)
        if actor.base_stress:
            yield Figure("ds-place-base-stress", actor.base_stress, quiet=True)
    if actor.sheet.kind == "group":
        yield Meter("ds-place-strength", actor.strength, max(actor.strength, actor.sheet.strength), "circle", 1)
    if actor.active:
        yield Figure("ds-board-ae", actor.account)
    if world.phase is not None and world.phase.who == actor.id:
        yield Meter("ds-place-left", max(0, BUDGET - world.phase.used), BUDGET, "coin")


# -- what hangs over somebody -----------------------------------------------------------------------------------------


def _lot(world: World, actor: Actor) -> Iterator[Chip]:
    """What the board tells of somebody, and what else a screen has room for."""
    for note in notes(world, actor):
        if not (isinstance(note, Phrase) and note.key == "ds-board-strength"):
            yield Chip(note, _mood(note))
    if not actor.able:
        return
    if is_surprised(world, actor):
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


def _gear(world: World, actor: Actor) -> Iterator[Part]:
    weapons = tuple(_weapon(world, weapon) for weapon in weapons_of(actor, world.options))
    if weapons:
        yield Chips("ds-place-weapons", weapons)
    items = tuple(Chip(Ref(item.id), "spent" if item.id in actor.used else "active") for item in actor.sheet.items)
    if items:
        yield Chips("ds-place-items", items)
    if actor.cover is not None:
        cover = actor.cover
        yield Meter("ds-place-cover", cover.damage, cover.size, "box", warn=cover.size - 1)
    soft, hard = armour_of(world, actor)
    if hard:
        yield Figure("ds-place-armour", phrase("ds-place-armour-values", soft=soft, hard=hard))


def _weapon(world: World, weapon: Weapon) -> Chip:
    title = phrase(
        "ds-place-weapon",
        damage=weapon_damage(weapon, world.options),
        penetration=penetration(weapon, world.options),
        range=Word(f"ds-distance-{CATEGORIES[ideal_range(weapon)]}"),
    )
    return Chip(Ref(weapon.id), title=title)


def _system(actor: Actor) -> Iterator[Part]:
    """The cortex monitors of somebody whom a hacker has got at; of the others what a hacker is up against."""
    mk = system_mk(actor)
    if not mk or actor.sheet.kind == "system":
        return
    if any(actor.breach):
        yield from (Meter(f"ds-monitor-{name}", getattr(actor.breach, name), mk, "box", mk) for name in DIGITAL)
    yield Figure("ds-place-firewall", firewall_value(actor), quiet=not any(actor.breach))
    entered = tuple(Chip(Ref(network), "good") for network in actor.networks if network not in actor.expelled)
    expelled = tuple(Chip(Ref(network), "suspended") for network in actor.expelled)
    if entered or expelled:
        yield Chips("ds-place-networks", entered + expelled)
