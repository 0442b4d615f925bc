"""The words of a sheet, which its text and its drawing share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from regelwerk.engine.book.messages import Phrasebook
from regelwerk.engine.facts import Fact
from regelwerk.engine.state_values import Name
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


class Words(NamedTuple):
    """A sheet put into words of one language."""

    book: Phrasebook

    def __call__(self, key: str, /, **facts: Fact) -> str:
        return self.book.text(key, facts)

    def name(self, name: Name) -> str:
        found = name.by_language[self.book.lang]
        return found[:1].upper() + found[1:]

    def term(self, key: str) -> str:
        """A term with a capital at its beginning, as in a list."""
        found = self.book.text(key, {})
        return found[:1].upper() + found[1:]

    def kind(self, sheet: CharacterSheet) -> str:
        return self.term(f"ds-sheet-kind-{sheet.kind}")

    def figures(self, sheet: CharacterSheet) -> Mapping[str, str]:
        """The numbers at the top, by what they are."""
        return {self(f"ds-sheet-figure-{key}"): str(value) for key, value in sheet.figures}

    def conditions(self, sheet: CharacterSheet) -> list[str]:
        return [str(self.book.spell(condition, {})) for condition in sheet.conditions]

    def pool(self, pool: Pool) -> str:
        """Dice and what is added, such as 4W10+2; a desperate probe has one die."""
        dice = 1 if pool.mode == "desperate" else pool.dice
        return self("ds-sheet-dice", dice=dice, sides=SIDES) + (f"+{pool.bonus}" if pool.bonus else "")

    def mode(self, pool: Pool) -> str:
        """What a handicap makes of a probe; nothing if it is as usual."""
        return "" if pool.mode == "normal" else self(f"ds-mode-{pool.mode}")

    def skill(self, skill: SkillLine) -> str:
        return self.term(skill.name.key)

    def talent(self, talent: TalentLine) -> str:
        return self.term(f"ds-talent-{talent.id}")

    def wounds(self, talent: TalentLine) -> str:
        """All that disfigurements have done to a talent."""
        told = [] if talent.most is None else [self("ds-sheet-most", most=talent.most)]
        if talent.usable < talent.value:
            told.append(self("ds-sheet-bought", value=talent.value))
        if talent.handicap:
            told.append(self(f"ds-sheet-handicap-{talent.handicap}"))
        return ", ".join(told)

    def wound(self, talent: TalentLine) -> str:
        """The same in a word, where there is little room: what counts most for the dice."""
        if talent.usable < talent.value:
            return self("ds-sheet-bought", value=talent.value)
        return self(f"ds-sheet-handicap-{talent.handicap}") if talent.handicap == "felt" else ""

    def monitor(self, monitor: MonitorLine) -> str:
        return self.term(f"ds-monitor-{monitor.id}")

    def free(self, monitor: MonitorLine) -> str:
        return self("ds-sheet-free", left=monitor.free, all=monitor.boxes)

    def stress(self, stress: StressLine) -> str:
        return self("ds-sheet-stress-of", now=stress.now, all=stress.limit) if stress.limit else str(stress.now)

    def base_stress(self, stress: StressLine) -> str:
        """Where stress never falls below; nothing where it can fall to 0."""
        return self("ds-sheet-base-stress", base=stress.base) if stress.base else ""

    def armour(self, armour: ArmourLine) -> str:
        return self("ds-sheet-armour-values", soft=armour.soft, hard=armour.hard)

    def cortex(self, cortex: CortexLine) -> str:
        """Of what class a system is, and what its firewall is worth."""
        return self("ds-sheet-cortex-values", mk=cortex.mk, firewall=cortex.firewall)

    def weapon(self, weapon: WeaponLine) -> Mapping[str, str]:
        """The columns of a weapon, by their headings."""
        cells = {
            "build": f"{weapon.size}/{weapon.mk}",
            "probe": self.pool(weapon.pool),
            "damage": str(weapon.damage),
            "penetration": str(weapon.penetration),
            "ae": "–" if weapon.ae is None else str(weapon.ae),
            "ideal": self(f"ds-distance-{weapon.ideal}"),
        }
        return {self(f"ds-sheet-column-{key}"): cell for key, cell in cells.items()}

    def notes(self, weapon: WeaponLine) -> str:
        """What is the matter with a weapon: a handicap in the way, or gone."""
        return self("ds-sheet-gone") if weapon.gone else self.mode(weapon.pool)

    def item(self, item: ItemLine) -> str:
        """What sort of thing an item is."""
        told = self(f"ds-sheet-item-{item.kind}", size=item.size, mk=item.mk)
        return f"{told}, {self('ds-sheet-gone')}" if item.gone else told
