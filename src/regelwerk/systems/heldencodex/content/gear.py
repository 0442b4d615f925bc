"""Weapons, items and armours from content, and the short forms that they and skills are written in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.content.errors import Location, hint
from regelwerk.engine.content.files import check_known, check_once
from regelwerk.engine.facts import Word
from regelwerk.engine.state_values import Name, Value
from regelwerk.systems.heldencodex.state import ArmourRow
from regelwerk.systems.heldencodex.values import (
    BASIC_ART,
    BONUS_KINDS,
    ROWS,
    SHIELD,
    Bonus,
    BonusKind,
    DamageDice,
    Item,
    Skill,
    Weapon,
)

if TYPE_CHECKING:
    from regelwerk.systems.heldencodex.content.models import ArmourEntry, ItemEntry, WeaponEntry

STAR_VALUE = 12
MOST_FKW, MOST_BONUS_DICE, MOST_DAMAGE_DICE, MOST_POINTS = 25, 5, 6, 99
AMOUNTLESS: Final = "W2c"
BONUS_FORMS = ("W1", "WFr1", "W2c", "FkW1", "E1", "TS1")
"""The codes of bonuses, each with the smallest number."""

_DAMAGE = re.compile(r"([0-9]{1,3})[WwDd]([0-9]{1,3})")
_SKILL = re.compile(r"([0-9]{1,3})/([0-9]{1,3})(\*?)(?: [WwDd](8|12|20))?")
_BONUS = re.compile(r"(WFr|FkW|TS|W|E)([1-9])")
_ARMOUR = re.compile(r"([0-9]{1,3})/([0-9]{1,3})")


class Ability(Value, frozen=True):
    """An attribute or a general skill, by its name."""

    id: str
    name: Name
    is_attribute: bool


class Armour(Value, frozen=True):
    """A piece of armour that can be worn together with others."""

    id: str
    name: Name
    rows: tuple[ArmourRow, ...]


class Gear(NamedTuple):
    """All that characters are made of."""

    abilities: Mapping[str, Ability]
    weapons: Mapping[str, Weapon]
    armours: Mapping[str, Armour]
    items: Mapping[str, Item]

    @property
    def attributes(self) -> list[str]:
        return [key for key, ability in self.abilities.items() if ability.is_attribute]

    @property
    def skills(self) -> list[str]:
        """General skills and combat arts: the basic one and one for each weapon."""
        general = [key for key, ability in self.abilities.items() if not ability.is_attribute]
        return [*general, *(key for key in self.weapons if key not in general)]

    def is_art(self, skill: str) -> bool:
        """Whether a skill is a combat art."""
        return skill == BASIC_ART or skill in self.weapons


def weapon(key: str, entry: WeaponEntry, place: Location) -> Weapon:
    """A weapon with its damage dice."""
    pts = None if entry.pts is None else damage_dice(entry.pts, place.at("pts"))
    return Weapon(key, entry.name.value(), entry.kind, damage_dice(entry.ts, place.at("ts")), entry.lead, pts)


def damage_dice(text: str, place: Location) -> DamageDice:
    """Damage dice such as 2W12; there are dice of 8, 12 and 20 sides."""
    found = _DAMAGE.fullmatch(text)
    if found is None or int(found[2]) not in (8, 12, 20):
        raise place.error("hc-content-dice", value=text)
    _check_limits(int(found[1]), 1, MOST_DAMAGE_DICE, place)
    return DamageDice(int(found[1]), int(found[2]))


def item(key: str, entry: ItemEntry, known: Iterable[str], place: Location) -> Item:
    """A fine item; it is used with attributes, skills or weapons that exist. The same bonus twice adds up."""
    abilities = list(known)
    for number, ability in enumerate(entry.used_with):
        check_known(Word("hc-content-kind-ability"), ability, abilities, place.at("used_with", number))
    check_once(entry.used_with, place.at("used_with"))
    amounts: dict[BonusKind, int] = {}
    for number, text in enumerate(entry.bonuses):
        one = bonus(text, place.at("bonuses", number))
        amounts[one.kind] = amounts.get(one.kind, 0) + one.amount
    bonuses = tuple(Bonus(kind, amount) for kind, amount in amounts.items())
    return Item(key, entry.name.value(), bonuses, tuple(entry.used_with))


def bonus_codes(made: Item) -> list[str]:
    """The codes of an item's bonuses; a second chance has no number, so it stands as often as it is there."""
    return [str(one) for one in made.bonuses for _ in range(one.amount if one.kind == AMOUNTLESS else 1)]


@rule("HC-QUA-02")
def bonus(text: str, place: Location) -> Bonus:
    """A bonus by its code; all but the second chance have a number."""
    if text == AMOUNTLESS:
        return Bonus(AMOUNTLESS)
    found = _BONUS.fullmatch(text)
    if found is None:
        raise place.error("hc-content-bonus", value=text, hint=hint(text, BONUS_FORMS))
    kind = next(kind for kind in BONUS_KINDS if kind == found[1])
    return Bonus(kind, int(found[2]))


def armour(key: str, entry: ArmourEntry, place: Location) -> Armour:
    """A piece of armour by the rows that it covers."""
    return Armour(key, entry.name.value(), armour_rows(entry.rows, place.at("rows")))


def armour_rows(rows: Mapping[str, str], place: Location) -> tuple[ArmourRow, ...]:
    """Rows with their points such as 2/4: light, then heavy."""
    for row in rows:
        check_known(Word("hc-content-kind-row"), row, ROWS, place.at(row))
    return tuple(_armour_row(row, rows[row], place.at(row)) for row in ROWS if row in rows)


def _armour_row(row: str, text: str, place: Location) -> ArmourRow:
    found = _ARMOUR.fullmatch(text)
    if found is None:
        raise place.error("hc-content-armour", value=text)
    light, heavy = int(found[1]), int(found[2])
    _check_limits(max(light, heavy), 0, MOST_POINTS, place)
    return ArmourRow(row, light, heavy)


def worn(pieces: Iterable[tuple[ArmourRow, ...]]) -> tuple[ArmourRow, ...]:
    """Pieces worn together: their points add up. Bare parts of the body are rows too, a shield must be carried."""
    rows = {row: ArmourRow(row) for row in ROWS if row != SHIELD}
    for piece in pieces:
        for row in piece:
            under = rows.get(row.id, ArmourRow(row.id))
            rows[row.id] = ArmourRow(row.id, under.light + row.light, under.heavy + row.heavy)
    return tuple(rows[row] for row in ROWS if row in rows)


@rule("HC-STAR-01", "HC-RUN-02")
def skill(key: str, text: str, is_art: bool, place: Location) -> Skill:
    """A skill such as 12/2*: value, bonus dice, and the star; a die of its own may follow. Combat arts have no star."""
    found = _SKILL.fullmatch(text)
    if found is None:
        raise place.error("hc-content-skill", value=text)
    fkw, bonus_dice, star = int(found[1]), int(found[2]), bool(found[3])
    _check_limits(fkw, 0, MOST_FKW, place)
    _check_limits(bonus_dice, 0, MOST_BONUS_DICE, place)
    if star and (is_art or fkw < STAR_VALUE):
        raise place.error("hc-content-star", value=text)
    return Skill(key, fkw, bonus_dice, star, not is_art, int(found[4] or 0))


def skill_text(known: Skill) -> str:
    """A skill in its short form."""
    die = f" W{known.base_die}" if known.base_die else ""
    return f"{known.fkw}/{known.bonus_dice}{'*' if known.star else ''}{die}"


def _check_limits(value: int, least: int, most: int, place: Location) -> None:
    if value < least:
        raise place.error("content-too-small", value=str(value), limit=str(least))
    if value > most:
        raise place.error("content-too-large", value=str(value), limit=str(most))
