"""A sheet as a page that shared code sets, from the same description as its text and its drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from regelwerk.engine.facts import Fact, Word, phrase
from regelwerk.engine.screen.sheet.page import Page, Part, Rating, Row, Section, Table, Track, page_of
from regelwerk.systems.darkspace.rules.core.probe import SIDES
from regelwerk.systems.darkspace.screen.sheet.data import (
    ArmourLine,
    CharacterSheet,
    CortexLine,
    ItemLine,
    MonitorLine,
    Pool,
    SkillLine,
    StressLine,
    TalentLine,
    WeaponLine,
)

BOX_GROUP = 5
COLUMNS = ("build", "probe", "damage", "penetration", "ae", "ideal")


def page(sheet: CharacterSheet) -> Page:
    """The whole sheet."""
    title = "ds-sheet-talents" if sheet.talents else "ds-sheet-probes"
    skills = tuple(part for talent in sheet.talents for part in _talent(talent)) or tuple(map(_skill, sheet.probes))
    return page_of(
        sheet.name,
        Word(f"ds-sheet-kind-{sheet.kind}"),
        (Rating(Word(f"ds-sheet-figure-{key}"), value) for key, value in sheet.figures),
        iter(sheet.conditions),
        Section(Word(title), skills, "left"),
        Section(Word("ds-sheet-stress"), tuple(_stress(sheet.stress)), "right"),
        Section(Word("ds-sheet-monitors"), tuple(map(_monitor, sheet.monitors)), "right"),
        Section(Word("ds-sheet-armour"), tuple(_armour(sheet.armour)), "right"),
        Section(Word("ds-sheet-cortex"), tuple(_cortex(sheet.cortex)), "right"),
        Section(Word("ds-sheet-weapons"), (_weapons(sheet.weapons),)),
        Section(Word("ds-sheet-items"), (_items(sheet.items),)),
    )


def pool(one: Pool) -> Fact:
    """Dice and what is added; a desperate probe has one die."""
    dice = phrase("ds-sheet-dice", dice=1 if one.mode == "desperate" else one.dice, sides=SIDES)
    return phrase("ds-sheet-pool", dice=dice, bonus=one.bonus) if one.bonus else dice


def _talent(talent: TalentLine) -> Iterator[Rating]:
    """A talent, and the skills that were learned: the others are thrown with its dice alone."""
    notes: list[Fact] = []
    if talent.most is not None:
        notes.append(phrase("ds-sheet-most", most=talent.most))
    if talent.usable < talent.value:
        notes.append(phrase("ds-sheet-bought", value=talent.value))
    if talent.handicap:
        notes.append(Word(f"ds-sheet-handicap-{talent.handicap}"))
    dice = phrase("ds-sheet-dice", dice=talent.usable, sides=SIDES)
    yield Rating(Word(f"ds-talent-{talent.id}"), dice, tuple(notes) or None)
    yield from (_skill(skill) for skill in talent.skills if skill.value)


def _skill(skill: SkillLine) -> Rating:
    mode = None if skill.pool.mode == "normal" else Word(f"ds-mode-{skill.pool.mode}")
    return Rating(phrase("ds-sheet-skill", skill=skill.name), pool(skill.pool), mode)


def _stress(stress: StressLine | None) -> Iterator[Part]:
    if stress is not None:
        size = max(stress.limit, stress.now)
        base = phrase("ds-sheet-base-stress", base=stress.base) if stress.base else None
        yield Track(Word("ds-sheet-stress"), size, stress.now, note=base, gaps=_groups(size))


def _monitor(monitor: MonitorLine) -> Track:
    return Track(Word(f"ds-monitor-{monitor.id}"), monitor.boxes, monitor.marked, gaps=_groups(monitor.boxes))


def _groups(size: int) -> tuple[int, ...]:
    return tuple(range(BOX_GROUP, size, BOX_GROUP))


def _armour(armour: ArmourLine | None) -> Iterator[Rating]:
    if armour is not None:
        values = phrase("ds-sheet-armour-values", soft=armour.soft, hard=armour.hard)
        yield Rating(armour.name or Word("ds-sheet-armour"), values)


def _cortex(cortex: CortexLine | None) -> Iterator[Part]:
    if cortex is not None:
        values = phrase("ds-sheet-cortex-values", mk=cortex.mk, firewall=cortex.firewall)
        yield Rating(cortex.terminal or Word("ds-sheet-cortex"), values)
        yield from map(_monitor, cortex.monitors)


def _weapons(weapons: Iterable[WeaponLine]) -> Table:
    columns = (Word("ds-sheet-weapons"), *(Word(f"ds-sheet-column-{name}") for name in COLUMNS))
    return Table(columns, tuple(map(_weapon, weapons)))


def _weapon(weapon: WeaponLine) -> Row:
    mode = None if weapon.pool.mode == "normal" else Word(f"ds-mode-{weapon.pool.mode}")
    cells = (
        weapon.name,
        f"{weapon.size}/{weapon.mk}",
        pool(weapon.pool),
        weapon.damage,
        weapon.penetration,
        weapon.ae,
        Word(f"ds-distance-{weapon.ideal}"),
    )
    return Row(cells, Word("ds-sheet-gone") if weapon.gone else mode, state="bad" if weapon.gone else "")


def item_told(kind: str, size: int, mk: int) -> Fact:
    """What sort of thing an item is."""
    return phrase(f"ds-sheet-item-{kind}", size=size, mk=mk)


def _items(items: Iterable[ItemLine]) -> Table:
    rows = tuple(
        Row(
            (one.name,),
            (item_told(one.kind, one.size, one.mk), *((Word("ds-sheet-gone"),) if one.gone else ())),
            state="bad" if one.gone else "",
        )
        for one in items
    )
    return Table((Word("ds-sheet-items"),), rows)
