"""What follows from a character or a foe that somebody is writing: evasion, protection, skills, dice, paces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regelwerk.engine.content.derived import Derived
from regelwerk.engine.facts import Word, phrase
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.protection import worn_protection
from regelwerk.systems.phasesix.screen.sheet.contents import pool
from regelwerk.systems.phasesix.values import SKILLS, Sheet, crawl_m, evasion, run_m, unarmed, walk_m

if TYPE_CHECKING:
    from regelwerk.systems.phasesix.content.loading import Content


def derived(content: Content, kind: str, name: str) -> tuple[Derived, ...]:
    """The values of those who fight; gear has none."""
    return tuple(_of_sheet(content.table(kind)[name])) if kind in ("character", "foe") else ()


def _of_sheet(sheet: Sheet) -> Iterator[Derived]:
    yield Derived(Word("ps-place-evasion"), evasion(sheet), "PS-DOD-03")
    unharmed = (100,) * len(sheet.armor)
    yield Derived(Word("ps-term-armor"), worn_protection(sheet, unharmed, Options()), "PS-PRO-03")
    if not sheet.foe:
        for skill in SKILLS:
            yield Derived(Word(f"ps-term-{skill.replace('_', '-')}"), sheet.skill(skill), "PS-ATK-02")
    for weapon in (*sheet.weapons, *(() if sheet.foe else (unarmed(sheet),))):
        yield Derived(weapon.name, phrase("ps-derived-dice", dice=pool(sheet, weapon)), "PS-ATK-02")
    paces = phrase("ps-place-paces", walk=walk_m(sheet), run=run_m(sheet), crawl=crawl_m(sheet))
    yield Derived(Word("ps-place-pace"), paces, "PS-ACT-07")
