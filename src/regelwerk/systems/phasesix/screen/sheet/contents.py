"""What stands on the sheet of a character or a foe, in no language."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.facts import Fact, Word, phrase
from regelwerk.engine.screen.sheet.page import Page, Rating, Row, Section, Table, Track, page_of
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.attack import BURST_DICE
from regelwerk.systems.phasesix.rules.attack.protection import protection_tally
from regelwerk.systems.phasesix.rules.core.rolls import min_roll_of
from regelwerk.systems.phasesix.state import Fighter
from regelwerk.systems.phasesix.values import (
    ATTRIBUTES,
    SKILL_OF_KIND,
    SKILLS,
    Item,
    Sheet,
    Weapon,
    crawl_m,
    encumbrance,
    evasion,
    run_m,
    unarmed,
    walk_m,
)

FOE_ATTRIBUTES = ("quickness", "strength", "deftness", "willpower")
"""What a foe's short list of values tells."""
WEAPON_COLUMNS = (
    "ps-place-weapons",
    "ps-figure-dice",
    "ps-sheet-penetration",
    "ps-sheet-wounds",
    "ps-sheet-range",
    "ps-sheet-loaded",
)


def page(fighter: Fighter, options: Options) -> Page:
    """The whole sheet, with everything as it is now."""
    sheet = fighter.sheet
    return page_of(
        sheet.name,
        Word("ps-content-kind-foe" if sheet.foe else "ps-content-kind-character"),
        _figures(fighter, options),
        _alerts(fighter),
        Section(Word("ps-sheet-attributes"), tuple(_attributes(sheet)), "left"),
        Section(Word("ps-sheet-health"), tuple(_health(fighter)), "right"),
        Section(Word("ps-sheet-dice"), tuple(_dice(fighter)), "right"),
        Section(Word("ps-sheet-skills"), tuple(_skills(sheet)), "right"),
        Section(Word("ps-place-weapons"), (_weapons(fighter),)),
        Section(Word("ps-place-armor"), (_armor(fighter),)),
        Section(Word("ps-place-items"), (_items(fighter),)),
    )


def _figures(fighter: Fighter, options: Options) -> Iterator[Rating]:
    sheet = fighter.sheet
    yield Rating(Word("ps-board-actions"), sheet.actions)
    yield Rating(Word("ps-figure-min-roll"), min_roll_of(fighter, "physical", options))
    yield Rating(Word("ps-figure-protection"), protection_tally(fighter, options))
    yield Rating(Word("ps-place-evasion"), evasion(sheet))
    paces = phrase("ps-place-paces", walk=walk_m(sheet), run=run_m(sheet), crawl=crawl_m(sheet))
    yield Rating(Word("ps-place-pace"), phrase("ps-sheet-pace", walk=walk_m(sheet), run=run_m(sheet)), reasons=paces)
    if encumbrance(sheet):
        yield Rating(Word("ps-sheet-encumbrance"), encumbrance(sheet))


def _alerts(fighter: Fighter) -> Iterator[Fact]:
    for condition, level in fighter.conditions:
        word = Word(f"ps-condition-{condition}")
        yield word if level == 1 else phrase("ps-place-level", condition=word, level=level)


def _attributes(sheet: Sheet) -> Iterator[Rating]:
    for name in FOE_ATTRIBUTES if sheet.foe else ATTRIBUTES:
        told = "ps-sheet-mind" if sheet.foe and name == "willpower" else f"ps-attribute-{name}"
        yield Rating(Word(told), sheet.attribute(name))


def _health(fighter: Fighter) -> Iterator[Track]:
    most = fighter.sheet.max_hearts
    yield Track(Word("ps-board-hearts"), most, most - fighter.hearts)
    if fighter.boosts:
        yield Track(Word("ps-board-boosts"), fighter.boosts)


def _dice(fighter: Fighter) -> Iterator[Track]:
    sheet = fighter.sheet
    for name, left, most in (
        ("ps-place-bonus-dice", fighter.bonus_dice, sheet.bonus_dice),
        ("ps-place-destiny-dice", fighter.destiny_dice, sheet.destiny_dice),
        ("ps-place-rerolls", fighter.rerolls, sheet.rerolls),
    ):
        if left or most:
            yield Track(Word(name), max(left, most), max(0, most - left))


def _skills(sheet: Sheet) -> Iterator[Rating]:
    """A foe fights with the dice of its actions and has no skills of its own."""
    for skill, (first, second) in () if sheet.foe else SKILLS.items():
        roots = phrase("ps-sheet-roots", first=Word(f"ps-attribute-{first}"), second=Word(f"ps-attribute-{second}"))
        yield Rating(Word(f"ps-term-{skill.replace('_', '-')}"), sheet.skill(skill), reasons=roots)


def _weapons(fighter: Fighter) -> Table:
    sheet = fighter.sheet
    weapons = sheet.weapons if sheet.foe else (*sheet.weapons, unarmed(sheet))
    return Table(
        tuple(map(Word, WEAPON_COLUMNS)),
        tuple(_weapon(fighter, weapon) for weapon in weapons),
    )


def _weapon(fighter: Fighter, weapon: Weapon) -> Row:
    most = weapon.uses or weapon.capacity
    left = fighter.ammo_of(weapon)
    loaded = None if most is None or left is None else phrase("ps-sheet-of", left=left, most=most)
    return Row(
        (
            weapon.name,
            pool(fighter.sheet, weapon),
            weapon.penetration,
            weapon.wounds_per_hit,
            phrase("ps-sheet-metres", metres=weapon.range_m),
            loaded,
        ),
        note=tuple(weapon_notes(weapon)) or None,
        state="bad" if left == 0 else "",
    )


def pool(sheet: Sheet, weapon: Weapon) -> int:
    """The dice of an attack before anything is in the way: a foe's are complete, others add skill and weapon."""
    if weapon.pool is not None:
        return weapon.pool
    return max(0, sheet.skill(SKILL_OF_KIND[weapon.kind]) + weapon.damage_potential)


def weapon_notes(weapon: Weapon) -> Iterator[Fact]:
    """How it is used, and what else there is to know about it."""
    for mode in weapon.modes:
        yield phrase("ps-sheet-burst", dice=BURST_DICE) if mode == "burst" else Word(f"ps-mode-{mode}")
    if weapon.hands > 1:
        yield Word("ps-sheet-two-hands")
    if weapon.can_parry:
        yield Word("ps-sheet-parries")
    if weapon.capacity is not None and weapon.kind == "shooting":
        yield phrase("ps-sheet-reload", actions=weapon.reload_actions)
    yield from statuses(weapon)


def statuses(thing: Weapon | Item) -> Iterator[Fact]:
    """The conditions that a wound brings."""
    for condition, level in thing.status_on_wound:
        word = Word(f"ps-condition-{condition}")
        told = word if level == 1 else phrase("ps-place-level", condition=word, level=level)
        yield phrase("ps-sheet-wound-brings", condition=told)


def _armor(fighter: Fighter) -> Table:
    sheet = fighter.sheet
    rows = [
        Row(
            (piece.name, piece.protection, piece.encumbrance or None, phrase("ps-sheet-percent", percent=left)),
            state="" if left else "bad",
        )
        for piece, left in zip(sheet.armor, fighter.armor_condition, strict=True)
    ]
    if sheet.shield is not None:
        rows.append(Row((sheet.shield.name, sheet.shield.protection, sheet.shield.encumbrance or None, None)))
    columns = ("ps-place-armor", "ps-figure-protection", "ps-sheet-encumbrance", "ps-sheet-condition")
    return Table(tuple(map(Word, columns)), tuple(rows))


def _items(fighter: Fighter) -> Table:
    rows = tuple(
        Row((item.name, fighter.count_of(item.id)), tuple(item_notes(item)), state="" if left else "bad")
        for item, _ in fighter.sheet.items
        for left in [fighter.count_of(item.id)]
    )
    return Table((Word("ps-place-items"), Word("ps-sheet-number")), rows)


def item_notes(item: Item) -> Iterator[Fact]:
    if item.is_blast:
        facts: dict[str, Fact] = {"hits": item.hits, "wounds": item.wounds_per_hit, "penetration": item.penetration}
        yield phrase("ps-sheet-blast", **facts)
    if item.range_m is not None:
        yield phrase("ps-sheet-range-of", metres=item.range_m)
    if item.radius_m is not None:
        yield phrase("ps-sheet-radius", metres=item.radius_m)
    if item.boosts:
        yield phrase("ps-sheet-bandage", boosts=item.boosts)
    yield from statuses(item)
