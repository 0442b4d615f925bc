"""The words of a sheet, which its text and its drawing share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from regelwerk.engine.book.messages import Phrasebook
from regelwerk.engine.facts import Fact
from regelwerk.engine.state_values import Name
from regelwerk.systems.heldencodex.screen.sheet.data import CharacterSheet, ItemLine, TrackRow
from regelwerk.systems.heldencodex.state import Circle
from regelwerk.systems.heldencodex.values import Bonus, DamageDice


class Words(NamedTuple):
    """A sheet put into words of one language."""

    book: Phrasebook

    def __call__(self, key: str, /, **facts: Fact) -> str:
        return self.book.text(key, facts)

    def name(self, name: Name) -> str:
        found = name.by_language[self.book.lang]
        return found[:1].upper() + found[1:]

    def dice(self, count: int, die: int) -> str:
        return self("hc-sheet-die", dice=count, sides=die)

    def row(self, row_id: str) -> str:
        """A part of the body."""
        found = self(f"hc-row-{row_id}")
        return found[:1].upper() + found[1:]

    def damage(self, damage: DamageDice | None) -> str:
        return "–" if damage is None else self.dice(damage.dice, damage.die)

    def figures(self, sheet: CharacterSheet) -> Mapping[str, str]:
        """The numbers at the top, by what they are."""
        return {
            self("hc-sheet-lucky"): str(sheet.lucky_number),
            self("hc-sheet-respect"): str(sheet.respect).replace("-", "−"),
            self("hc-sheet-ep"): str(sheet.ep),
            self("hc-sheet-mythos"): str(sheet.mythos),
            self("hc-sheet-regeneration"): str(sheet.regeneration),
        }

    def conditions(self, sheet: CharacterSheet) -> list[str]:
        return [str(self.book.spell(condition, {})) for condition in sheet.conditions]

    def left(self, rows: tuple[TrackRow, ...]) -> str:
        """How much of a track is left."""
        points = sum(row.points for row in rows)
        return self("hc-sheet-left", left=points - sum(row.lost for row in rows), all=points)

    def fewer(self, rows: tuple[TrackRow, ...]) -> str:
        """How many dice the empty rows of a track cost; nothing if none."""
        costly = sum(row.is_empty and not row.spared for row in rows)
        return self("hc-sheet-fewer", dice=costly) if costly else ""

    def wounds(self, circle: Circle) -> list[str]:
        """What is the matter with a life circle."""
        told = [self("hc-sheet-critical")] if circle.critical else []
        if circle.severe:
            told.append(self("hc-sheet-severe", wounds=circle.severe))
        return told

    def care(self, circle: Circle) -> str:
        match circle.care:
            case "first_aid":
                return self("hc-sheet-care-first-aid")
            case "medicine":
                return self("hc-sheet-care-medicine")
        return ""

    def bonus(self, bonus: Bonus) -> str:
        """A bonus with its code and what it does."""
        return f"{bonus}: {self(f'hc-sheet-bonus-{bonus.kind.lower()}', n=bonus.amount)}"

    def item(self, item: ItemLine) -> str:
        """What an item does, and with what."""
        does = ", ".join(self.bonus(bonus) for bonus in item.bonuses)
        return f"{does} ({self('hc-sheet-used-with', abilities=', '.join(map(self.name, item.used_with)))})"
