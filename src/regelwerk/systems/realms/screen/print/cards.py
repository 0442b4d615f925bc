"""Unit cards to print: what stands on the front and on the back of each, in which order, in no language yet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Phrase, Word, called, phrase
from regelwerk.engine.state_values import Name
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.damage.detonation import explosion
from regelwerk.systems.realms.rules.damage.structure import ZONE_TABLE
from regelwerk.systems.realms.values import (
    ARMOUR_EFFECTS,
    LEADER,
    PACKAGE,
    RADIUS,
    WEAPON_EFFECTS,
    Card,
    Item,
    Weapon,
    Zone,
    carry_capacity,
    critical_below,
    limb_hp,
    unarmed,
)

ROMAN = ("", "I", "II", "III", "IV", "V")
"""Levels and weapon classes as cards write them; a trait without levels has none."""
EFFECT_RULES = {effect: f"RE-EFF-{n:02}" for n, effect in enumerate((*WEAPON_EFFECTS, *ARMOUR_EFFECTS), 1)}
"""Which rule of the catalogue explains each effect."""
MIKE_RULES = ("RE-MIK-10", "RE-MIK-11", "RE-MIK-12", "RE-MIK-13", "RE-MIK-14")
DETONATION = called(PACKAGE, "re-name-detonation")
UNITS_PER_MILLIMETRE = 100_000


class Boxes(NamedTuple):
    """Hit points to cross off, the orange ones last; of a zone that certain faces of the W12 hit, or of the model."""

    plain: int
    orange: int
    zone: Zone | None = None
    faces: tuple[int, int] = (0, 0)


class Attack(NamedTuple):
    """One line of the weapons table. A detonation has no reach: it happens where the model stands."""

    weapon: Weapon
    reach: Literal["ranged", "melee", "none"]


class Cited(NamedTuple):
    """What the catalogue says about a rule."""

    rule_id: str


class Special(NamedTuple):
    """One entry of the back: what it is about, and what it does."""

    title: Name | Phrase
    texts: tuple[Name | Phrase | Cited, ...]


class Face(NamedTuple):
    """A unit card as it is printed: its values with everything that follows from them."""

    card: Card
    is_leader: bool
    boxes: tuple[Boxes, ...]
    danger: int
    """In centimetres, as is the perception."""
    perception: int
    base: int
    """The diameter in millimetres."""
    capacity: int
    """In kilograms."""
    attacks: tuple[Attack, ...]
    back: tuple[Special, ...]


@rule("RE-CARD-01", "RE-CARD-03", "RE-DNG-01", "RE-PER-01", "RE-SIZ-01", "RE:ruling_110", "RE:ruling_112")
def face(card: Card, options: Options) -> Face:
    """All that is printed about a model; attributes as they stand on its card, with the load in them."""
    return Face(
        card,
        is_leader=card.trait(LEADER) >= 0,
        boxes=tuple(hit_boxes(card)),
        danger=max(0, 12 - card.eh),
        perception=5 * card.wn,
        base=2 * RADIUS[card.size] // UNITS_PER_MILLIMETRE,
        capacity=carry_capacity(card.type, card.ko),
        attacks=tuple(attacks(card, options)),
        back=tuple(back(card)),
    )


@rule("RE-DMG-14", "RE-MIK-05", "RE-MIK-08")
def hit_boxes(card: Card) -> Iterator[Boxes]:
    """As many boxes as hit points, half of them (rounded down) orange; a MIKe has them for each zone."""
    if not card.is_mike:
        yield _boxes(card.hp)
        return
    first = 1
    for last, zone in ZONE_TABLE:
        yield _boxes(card.hp if zone == "torso" else limb_hp(card.hp), zone, (first, last))
        first = last + 1


def _boxes(hp: int, zone: Zone | None = None, faces: tuple[int, int] = (0, 0)) -> Boxes:
    orange = critical_below(hp)
    return Boxes(hp - orange, orange, zone, faces)


@rule("RE-MEL-25", "RE-DET-04")
def attacks(card: Card, options: Options) -> Iterator[Attack]:
    """The weapons, then the bare fists, then what happens when a MIKe detonates."""
    for weapon in card.weapons:
        yield Attack(weapon, "melee" if weapon.is_melee else "ranged")
    fists = unarmed(card.type, card.ko, options)
    if fists is not None:
        yield Attack(fists, "melee")
    if card.is_mike:
        yield Attack(Weapon("detonation", DETONATION, 5, explosion(card.ko, options), area=card.ko), "none")


@rule("RE-CARD-01", "RE-TRA-01", "RE-EQP-01")
def back(card: Card) -> Iterator[Special]:
    """The special rules: traits, camouflage, equipment, effects, and how the zones of a MIKe fail."""
    for trait, level in card.traits:
        name = phrase("re-card-title", name=Word(f"re-card-trait-{trait}"), level=ROMAN[level])
        yield Special(name, (phrase(f"re-card-trait-{trait}-text", level=level),))
    if card.camouflage != "none":
        title = phrase("re-card-camouflage-title", kind=Word(f"re-card-camouflage-{card.camouflage}"))
        yield Special(title, (phrase(f"re-card-camouflage-{card.camouflage}-text", level=card.camouflage_level),))
    for item in card.items:
        yield Special(item.name, tuple(item_texts(item)))
    worn = card.armour.effects if card.armour else ()
    stopped = tuple(Word(f"re-effect-{effect}") for effect in worn if effect in WEAPON_EFFECTS)
    if card.armour and stopped:
        yield Special(card.armour.name, (phrase("re-card-neutralises", effects=stopped),))
    yield from effects(card, worn)
    if any(weapon.unwieldy for weapon in card.weapons):
        yield Special(phrase("re-card-unwieldy"), (Cited("RE-MODS-02"),))
    if card.is_mike:
        yield Special(phrase("re-card-zones"), tuple(map(Cited, MIKE_RULES)))


def item_texts(item: Item) -> Iterator[Name | Phrase]:
    """What an item does: in the words of its content, or told from its values."""
    if item.text:
        yield item.text
        return
    if item.shield:
        yield phrase("re-card-shield")
    if item.field:
        yield phrase("re-card-field")
    if item.heals:
        yield phrase("re-card-heals", points=item.heals)
    if item.spotting:
        yield phrase("re-card-spotting", bonus=item.spotting)
    for attribute, change in item.modifiers:
        yield phrase("re-card-modifier", attribute=attribute.upper(), bonus=change)


def effects(card: Card, worn: Iterable[str]) -> Iterator[Special]:
    """Each effect of weapons and armour once. What armour neutralises is not explained: it does nothing here."""
    of_weapons = [effect for weapon in card.weapons for effect in weapon.profile.effects]
    of_explosion = ["explosiv"] if card.is_mike else []
    own = [effect for effect in worn if effect in ARMOUR_EFFECTS]
    for effect in dict.fromkeys((*of_weapons, *of_explosion, *own)):
        yield Special(phrase(f"re-effect-{effect}"), (Cited(EFFECT_RULES[effect]),))
