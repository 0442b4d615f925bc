"""The line-up: from a scenario and its content to the world in which a game begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.content.errors import Location
from regelwerk.engine.content.files import check_known, check_meanings, stated_options
from regelwerk.engine.facts import Word, called
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.realms.content.battlefields import changed
from regelwerk.systems.realms.content.cards import Force, Gear, check_shields, check_types
from regelwerk.systems.realms.content.loading import SIDES
from regelwerk.systems.realms.content.missions import check_deployment, mission
from regelwerk.systems.realms.content.models import MissionEntry, ScenarioEntry
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.mission.scenes import Battlefield, Scene, Side
from regelwerk.systems.realms.state import Model, Vitals, World
from regelwerk.systems.realms.values import LEADER, LIMBS, PACKAGE, Card, Zone, critical_below, limb_hp

COLOURS = {"blue": called(PACKAGE, "re-name-blue"), "red": called(PACKAGE, "re-name-red")}


class Stock(NamedTuple):
    """Everything that scenarios name, by id."""

    gear: Gear
    cards: Mapping[str, Card]
    forces: Mapping[str, Force]
    battlefields: Mapping[str, Battlefield]
    missions: Mapping[str, MissionEntry]


@rule("RE-GAM-01")
def line_up(entry: ScenarioEntry, stock: Stock, place: Location, *, duel: bool = False) -> World:
    """The start of a game: everything is chosen, nobody is on the table yet. What does not fit together is refused."""
    options = stated_options(Options, entry.options, PACKAGE, place)
    for kind, known in (("battlefield", stock.battlefields), ("mission", stock.missions)):
        check_known(Word(f"re-content-kind-{kind}"), getattr(entry, kind), known, place.at(kind))
    for side in SIDES:
        check_known(Word("re-content-kind-force"), getattr(entry, side), stock.forces, place.at(side))
    forces = {side: _entered(stock.forces[getattr(entry, side)], duel=duel) for side in SIDES}
    for side, force in forces.items():
        check_types(force, options, place.at(side))
        check_shields(force, options, place.at(side))
    table = changed(stock.battlefields[entry.battlefield], entry.environment, entry.zones, place)
    made = mission(entry.mission, stock.missions[entry.mission], table, place.at("mission"))
    check_deployment(made, table, tuple(forces.values()), place.at("mission"))
    first, second = (Side(side, _called(side, force), side, force.id) for side, force in forces.items())
    scene = Scene(table, made, (first, second))
    models = tuple(_models(forces))
    check_meanings(_names(scene, models), place)
    objects = made.objects if made.goal == "recover" else ()
    return World(scene, options, models, objects=objects)


@rule("RE-GRP-02")
def _entered(force: Force, *, duel: bool) -> Force:
    """A force as it takes part; a single model leads."""
    if not duel:
        return force
    cards = tuple(
        card if card.trait(LEADER) >= 0 else replace(card, traits=((LEADER, 0), *card.traits)) for card in force.cards
    )
    return force._replace(cards=cards)


def _called(side: str, force: Force) -> Name:
    return called(PACKAGE, "re-name-side", colour=COLOURS[side], force=force.name)


def _models(forces: Mapping[str, Force]) -> Iterator[Model]:
    """Everybody with full hit points. Several alike are numbered, in the names all of them, in the ids from 2 on."""
    alike = Counter(card.id for force in forces.values() for card in force.cards)
    numbers: Counter[str] = Counter()
    for side, force in forces.items():
        own: dict[str, str] = {}
        entered = []
        for card in force.cards:
            numbers[card.id] += 1
            number = numbers[card.id]
            own_id = card.id if number == 1 else f"{card.id}-{number}"
            own.setdefault(card.id, own_id)
            entered.append((own_id, card if alike[card.id] == 1 else replace(card, name=card.name.numbered(number))))
        for own_id, card in entered:
            controller = own[force.controllers[card.id]] if card.type == "drone" else ""
            yield Model(own_id, card, side, vitals(card), used=card.wear.used, controller=controller)


@rule("RE-MIK-08", "RE-HP-01", "RE-DMG-10", "RE-DMG-12")
def vitals(card: Card) -> Vitals:
    """A model that is not deployed yet: at full strength, or as earlier games have left it.

    Who has less than half is critical from the beginning, as somebody revived is. Who has nothing left takes no part:
    only equipment in the same game brings anybody back (RE:revive).
    """
    wear = card.wear
    most = limb_hp(card.hp) if card.is_mike else 0
    right, left, legs = (most if limb is None else limb for limb in wear.limbs)
    hp = card.hp if wear.hp is None else wear.hp
    zones: tuple[tuple[Zone, int, int], ...] = (("torso", hp, card.hp),)
    if card.is_mike:
        zones += tuple((zone, now, most) for zone, now in zip(LIMBS, (right, left, legs), strict=True))
    low = tuple(zone for zone, now, full in zones if now < critical_below(full))
    return Vitals(
        hp,
        (right, left, legs),
        critical="torso" in low,
        was_critical=low,
        legs=wear.legs,
        status="waiting" if hp else "removed",
    )


def _names(scene: Scene, models: tuple[Model, ...]) -> Iterator[tuple[str, Name]]:
    """The names of all that the log speaks of."""
    yield from ((side.id, side.name) for side in scene.sides)
    yield from ((piece.id, piece.name) for piece in scene.battlefield.pieces)
    yield from ((zone.id, zone.name) for zone in scene.battlefield.zones)
    for ends in scene.mission.ends:
        yield from ((area.id, area.name) for area in (ends.deployment, ends.extraction) if area is not None)
    for model in models:
        yield model.id, model.card.name
        yield from ((weapon.id, weapon.name) for weapon in model.card.weapons)
        yield from ((item.id, item.name) for item in model.card.items)
        if model.card.armour is not None:
            yield model.card.armour.id, model.card.armour.name
