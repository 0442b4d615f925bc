"""A sheet as a page that shared code sets, from the same description as its text and its drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from regelwerk.engine.facts import Fact, Word, phrase
from regelwerk.engine.screen.sheet.page import Page, Rating, Row, Section, Table, Track, page_of
from regelwerk.systems.heldencodex.screen.sheet.data import AbilityLine, CharacterSheet, ItemLine, TrackRow, WeaponLine
from regelwerk.systems.heldencodex.state import ArmourRow, Circle
from regelwerk.systems.heldencodex.values import Bonus, DamageDice

STAR = "★"


def page(sheet: CharacterSheet) -> Page:
    """The whole sheet."""
    arts = [skill for skill in sheet.skills if skill.kind == "art"]
    general = [skill for skill in sheet.skills if skill.kind == "skill"]
    return page_of(
        sheet.name,
        Word("hc-content-kind-character"),
        _figures(sheet),
        iter(sheet.conditions),
        Section(Word("hc-sheet-attributes"), tuple(map(_ability, sheet.attributes)), "left"),
        Section(Word("hc-sheet-arts"), tuple(map(_ability, arts)), "left"),
        Section(Word("hc-sheet-skills"), tuple(map(_ability, general)), "left"),
        Section(Word("hc-sheet-physis"), tuple(_track(sheet.physis)), "right"),
        Section(Word("hc-sheet-psyche"), tuple(_track(sheet.psyche)), "right"),
        Section(Word("hc-sheet-circles"), tuple(_circles(sheet.circles)), "right"),
        Section(Word("hc-sheet-armour"), tuple(_armour(sheet.armour)), "right"),
        Section(Word("hc-sheet-weapons"), (_weapons(sheet.weapons),)),
        Section(Word("hc-sheet-items"), (_items(sheet.items),)),
    )


def _figures(sheet: CharacterSheet) -> Iterator[Rating]:
    yield Rating(Word("hc-sheet-lucky"), sheet.lucky_number)
    yield Rating(Word("hc-sheet-respect"), sheet.respect)
    yield Rating(Word("hc-sheet-ep"), sheet.ep)
    yield Rating(Word("hc-sheet-mythos"), sheet.mythos)
    yield Rating(Word("hc-sheet-regeneration"), sheet.regeneration)


def _dice(count: int, die: int) -> Fact:
    return phrase("hc-sheet-die", dice=count, sides=die)


def _ability(ability: AbilityLine) -> Rating:
    """The value, a star for mastery, and the dice; how many of them are left, if that is fewer."""
    value = f"{ability.value} {STAR}" if ability.star else ability.value
    note = _dice(ability.dice, ability.die)
    if ability.usable < ability.dice:
        note = (note, phrase("hc-sheet-usable", dice=ability.usable))
    return Rating(ability.name, value, note)


def _track(rows: Iterable[TrackRow]) -> Iterator[Track]:
    for number, row in enumerate(rows, 1):
        yield Track(str(number), row.points, row.lost)


def _circles(circles: Iterable[Circle]) -> Iterator[Track]:
    """A row for each life circle: outer, middle and inner segments, and what is the matter."""
    for number, circle in enumerate(circles, 1):
        marks = (*circle.outer, *circle.middle, *circle.inner)
        gaps = (len(circle.outer), len(circle.outer) + len(circle.middle))
        note = tuple(_wounds(circle)) or None
        yield Track(str(number), len(marks), sum(marks), len(circle.inner), note, marks, gaps)


def _wounds(circle: Circle) -> Iterator[Fact]:
    if circle.critical:
        yield Word("hc-sheet-critical")
    if circle.severe:
        yield phrase("hc-sheet-severe", wounds=circle.severe)
    match circle.care:
        case "first_aid":
            yield Word("hc-sheet-care-first-aid")
        case "medicine":
            yield Word("hc-sheet-care-medicine")


def _armour(rows: Iterable[ArmourRow]) -> Iterator[Track]:
    """Points of both kinds for each part of the body; heavy ones stand out."""
    for row in rows:
        if row.light or row.heavy:
            yield Track(Word(f"hc-row-{row.id}"), row.light + row.heavy, late=row.heavy)


def _damage(damage: DamageDice | None) -> Fact:
    return None if damage is None else _dice(damage.dice, damage.die)


def _weapons(weapons: Iterable[WeaponLine]) -> Table:
    columns = ("weapons", "value", "dice", "lead", "ts", "pts")
    rows = tuple(
        Row((one.name, one.value, _dice(one.usable, one.die), one.lead, _damage(one.ts), _damage(one.pts)))
        for one in weapons
    )
    return Table(tuple(Word(f"hc-sheet-{name}") for name in columns), rows)


def bonus(one: Bonus) -> Fact:
    """What a bonus does."""
    return phrase(f"hc-sheet-bonus-{one.kind.lower()}", n=one.amount)


def _items(items: Iterable[ItemLine]) -> Table:
    rows = tuple(
        Row((one.name, phrase("hc-sheet-used-with", abilities=one.used_with)), tuple(map(bonus, one.bonuses)))
        for one in items
    )
    return Table((Word("hc-sheet-items"), ""), rows)
