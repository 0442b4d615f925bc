"""Gear, unit cards and task forces from content, each checked against what it names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.content.errors import Location
from regelwerk.engine.content.files import check_known, check_once
from regelwerk.engine.facts import Word
from regelwerk.engine.state_values import NO_NAME, Name
from regelwerk.systems.realms.content.models import TRAITS, ArmourEntry, ForceEntry, ItemEntry, ModelEntry, WeaponEntry
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.values import (
    ARMOUR_EFFECTS,
    ATTRIBUTES,
    DAMAGE_TYPES,
    LEADER,
    SIZES_OF,
    WEAPON_EFFECTS,
    Armour,
    Card,
    DamageProfile,
    Item,
    Weapon,
    Wear,
    carry_capacity,
    encumbrance,
    limb_hp,
)

FEWEST = 2
"""Minimum number of models in a task force (RE-GRP-01)."""
EH_PER_DRONE = 3
RANGED_ONLY = ("af", "area", "unwieldy", "projectile")
"""What only weapons with a range can have."""


class Gear(NamedTuple):
    """All that models carry."""

    weapons: Mapping[str, Weapon]
    armours: Mapping[str, Armour]
    items: Mapping[str, Item]


class Force(NamedTuple):
    """A task force: its cards in their order, and by whom its drones are commanded."""

    id: str
    name: Name
    cards: tuple[Card, ...]
    controllers: Mapping[str, str]


@rule("RE-WPN-01", "RE-WPN-02", "RE-DMG-02", "RE-DMG-04")
def weapon(key: str, entry: WeaponEntry, place: Location) -> Weapon:
    """A weapon. Autofire, templates and unwieldiness are about shooting; a template is never fired in bursts."""
    _check_effects(entry.effects, WEAPON_EFFECTS, place)
    for name in RANGED_ONLY:
        if entry.range is None and getattr(entry, name):
            raise place.at(name).error("re-content-melee-key", key=name)
    if entry.area and entry.af:
        raise place.at("af").error("re-content-area-autofire")
    band, bands = entry.range or (0, 0)
    return Weapon(
        id=key,
        name=entry.name.value(),
        wk=entry.wk,
        profile=DamageProfile(entry.type, entry.level, entry.strength, entry.damage, tuple(entry.effects)),
        band=band,
        bands=bands,
        af=entry.af,
        area=entry.area,
        unwieldy=entry.unwieldy,
        uses=entry.uses,
        arm=entry.arm,
        projectile=entry.projectile,
        grams=entry.grams,
    )


@rule("RE-ARM-01", "RE-DMG-03")
def armour(key: str, entry: ArmourEntry, place: Location) -> Armour:
    """Armour. It may name effects of weapons too: those it neutralises."""
    _check_effects(entry.effects, (*ARMOUR_EFFECTS, *WEAPON_EFFECTS), place)
    _check_names("damage", entry.types, DAMAGE_TYPES, place.at("types"))
    types = tuple((kind, entry.types[kind]) for kind in DAMAGE_TYPES if kind in entry.types)
    return Armour(key, entry.name.value(), entry.protection, types, tuple(entry.effects), entry.grams)


@rule("RE-EQP-01", "RE-EQP-02", "RE-ARM-02")
def item(key: str, entry: ItemEntry, place: Location) -> Item:
    """Equipment. What heals or raises attributes for a while has to be used, and using it takes AP."""
    _check_names("attribute", entry.modifiers, ATTRIBUTES, place.at("modifiers"))
    for name in ("heals", "modifiers"):
        if getattr(entry, name) and not entry.ap:
            raise place.at(name).error("re-content-item-ap", key=name)
    return Item(
        id=key,
        name=entry.name.value(),
        ap=entry.ap,
        uses=entry.uses,
        heals=entry.heals,
        spotting=entry.spotting,
        shield=entry.shield,
        field=entry.field,
        modifiers=tuple((name, entry.modifiers[name]) for name in ATTRIBUTES if name in entry.modifiers),
        text=_text(entry.text),
        grams=entry.grams,
    )


def _check_effects(effects: list[str], known: Iterable[str], place: Location) -> None:
    check_once(effects, place.at("effects"))
    for number, effect in enumerate(effects):
        check_known(Word("re-content-kind-effect"), effect, known, place.at("effects", number))


def _check_names(kind: str, names: Iterable[str], known: Iterable[str], place: Location) -> None:
    for name in names:
        check_known(Word(f"re-content-kind-{kind}"), name, known, place.at(name))


def _text(entry: Any) -> Name:
    return NO_NAME if entry is None else entry.value()


@rule("RE-MOD-01", "RE-MOD-02", "RE-CARD-01", "RE-CARD-02", "RE-HP-01", "RE-FOV-01", "RE-SIZ-01", "RE-TRA-01")
def card(key: str, entry: ModelEntry, gear: Gear, place: Location) -> Card:
    """A unit card. The load is in its attributes: AGI and BW are lower the more it goes beyond the capacity."""
    if entry.size not in SIZES_OF[entry.type]:
        raise place.at("size").error("content-value", value=entry.size, allowed=", ".join(SIZES_OF[entry.type]))
    _check_names("trait", entry.traits, TRAITS, place.at("traits"))
    _check_camouflage(entry, place)
    weapons = tuple(gear.weapons[one] for one in _listed(entry.weapons, "weapon", gear.weapons, place.at("weapons")))
    for number, one in enumerate(weapons):
        if one.arm and entry.type != "mike":
            raise place.at("weapons", number).error("re-content-arm", weapon=one.id)
    worn = None
    if entry.armour is not None:
        check_known(Word("re-content-kind-armour"), entry.armour, gear.armours, place.at("armour"))
        worn = gear.armours[entry.armour]
    items = tuple(gear.items[one] for one in _listed(entry.items, "item", gear.items, place.at("items")))
    grams = sum(one.grams for one in weapons) + sum(one.grams for one in items) + (worn.grams if worn else 0)
    lower = 0 if entry.printed else encumbrance(grams, carry_capacity(entry.type, entry.ko))
    return Card(
        id=key,
        name=entry.name.value(),
        faction=entry.faction.value(),
        type=entry.type,
        size=entry.size,
        agi=max(0, entry.agi - lower),
        bw=max(0, entry.bw - lower),
        ko=entry.ko,
        fk=entry.fk,
        wn=entry.wn,
        eh=entry.eh,
        hp=entry.hp,
        fov=entry.fov,
        movement=entry.movement,
        traits=tuple((trait, entry.traits[trait]) for trait in TRAITS if trait in entry.traits),
        weapons=weapons,
        armour=worn,
        items=items,
        camouflage=entry.camouflage,
        camouflage_level=entry.camouflage_level,
        grams=grams,
        encumbrance=lower,
        outfit=_text(entry.outfit),
        points=entry.points,
        wear=_wear(entry, {**_uses(weapons), **_uses(items)}, place.at("now")),
    )


def _uses(things: Iterable[Weapon] | Iterable[Item]) -> dict[str, int]:
    return {thing.id: thing.uses for thing in things if thing.uses}


@rule("RE-HP-01", "RE-MIK-08")
def _wear(entry: ModelEntry, uses: Mapping[str, int], place: Location) -> Wear:
    """How a model begins: nothing is left beyond what there was, and only a MIKe has limbs."""
    now = entry.now
    limb = limb_hp(entry.hp) if entry.type == "mike" else 0
    for name, most in (("hp", entry.hp), ("right_arm", limb), ("left_arm", limb), ("legs", limb)):
        left = getattr(now, name)
        if left is not None and left > most:
            raise place.at(name).error("content-too-large", value=str(left), limit=str(most))
    for name, times in now.used.items():
        check_known(Word("re-content-kind-item"), name, uses, place.at("used"))
        if times > uses[name]:
            raise place.at("used", name).error("content-too-large", value=str(times), limit=str(uses[name]))
    return Wear(now.hp, (now.right_arm, now.left_arm, now.legs), now.walking, tuple(sorted(now.used.items())))


@rule("RE-CAM-02", "RE-CAM-06")
def _check_camouflage(entry: ModelEntry, place: Location) -> None:
    """Camouflage is passive or active, and has a level."""
    if entry.camouflage != "none" and not entry.camouflage_level:
        raise place.error("content-missing-key", key="camouflage_level")
    if entry.camouflage == "none" and entry.camouflage_level:
        raise place.error("content-missing-key", key="camouflage")


def _listed(names: list[str], kind: str, known: Iterable[str], place: Location) -> list[str]:
    """Names of a list, each known and none twice."""
    check_once(names, place)
    for number, name in enumerate(names):
        check_known(Word(f"re-content-kind-{kind}"), name, known, place.at(number))
    return names


@rule("RE-GRP-01", "RE-GRP-02", "RE-LEAD-01")
def force(key: str, entry: ForceEntry, cards: Mapping[str, Card], place: Location, *, alone: bool = False) -> Force:
    """A task force: two models or more of one faction, exactly one of them its leader; in a duel one `alone`."""
    for number, member in enumerate(entry.members):
        here = place.at("members", number)
        check_known(Word("re-content-kind-model"), member, cards, here)
        faction = cards[member].faction
        if faction != entry.faction.value():
            wanted = entry.faction.value()
            raise here.error("re-content-faction", model=member, faction=str(faction), wanted=str(wanted))
    members = tuple(cards[member] for member in entry.members)
    if not alone:
        if len(members) < FEWEST:
            raise place.at("members").error("content-too-few", number=len(members), limit=FEWEST)
        leaders = [one.id for one in members if one.trait(LEADER) >= 0]
        if not leaders:
            raise place.at("members").error("re-content-no-leader", trait=LEADER)
        if len(leaders) > 1:
            raise place.at("members").error("re-content-leaders", models=", ".join(leaders), trait=LEADER)
    _check_controllers(entry, cards, place)
    return Force(key, entry.name.value(), members, dict(entry.controllers))


@rule("RE:drones")
def _check_controllers(entry: ForceEntry, cards: Mapping[str, Card], place: Location) -> None:
    """Drones are commanded by models of the same force that are none themselves: one drone for every 3 EH."""
    here = place.at("controllers")
    drones = [member for member in entry.members if cards[member].type == "drone"]
    others = [member for member in entry.members if cards[member].type != "drone"]
    for drone, controller in entry.controllers.items():
        check_known(Word("re-content-kind-drone"), drone, drones, here.at(drone))
        check_known(Word("re-content-kind-model"), controller, others, here.at(drone))
        if others.count(controller) > 1:
            raise here.at(drone).error("re-content-controller-twice", model=controller)
    commanded = Counter(entry.controllers[drone] for drone in drones if drone in entry.controllers)
    for controller, number in commanded.items():
        most = cards[controller].eh // EH_PER_DRONE
        if number > most:
            raise here.error("re-content-drones", model=controller, number=number, limit=most)


@rule("RE-MOD-03", "RE-DRO-01", "RE:drones", "RE:ruling_115")
def check_types(entered: Force, options: Options, place: Location) -> None:
    """Drones take part only where the table plays with them, each with a controller; vehicles have no rules."""
    for one in entered.cards:
        if one.type == "drone" and options.drones == "off":
            raise place.error("re-content-drone-off", model=one.id, force=entered.id, rule="RE-MOD-03")
        if one.type == "drone" and one.id not in entered.controllers:
            raise place.error("re-content-drone-alone", model=one.id, force=entered.id)


@rule("RE-ARM-04", "RE:shield_hand")
def check_shields(entered: Force, options: Options, place: Location) -> None:
    """A shield leaves no hand for heavy weapons, so its bearer carries none."""
    if not options.shield_hand:
        return
    for one in entered.cards:
        heavy = [weapon.id for weapon in one.weapons if weapon.wk >= 3]
        if one.has_shield and heavy:
            raise place.error("re-content-shield", model=one.id, weapon=heavy[0])
