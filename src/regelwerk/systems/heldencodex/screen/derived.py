"""What follows from a character that somebody is writing: the dice of attributes, skills and weapons, and armour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regelwerk.engine.content.derived import Derived
from regelwerk.engine.facts import Word, phrase
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.pools import pool
from regelwerk.systems.heldencodex.state import Hero

if TYPE_CHECKING:
    from regelwerk.systems.heldencodex.content.loading import Content


def derived(content: Content, kind: str, name: str) -> tuple[Derived, ...]:
    """The dice of a character by the default rulings; gear has none."""
    return tuple(_of_hero(content, content.characters[name])) if kind == "character" else ()


def _of_hero(content: Content, hero: Hero) -> Iterator[Derived]:
    learned = [name for name, _ in hero.attributes]
    arts = [weapon.id for weapon in hero.sheet.weapons]
    learned += [skill.id for skill in hero.skills if skill.id not in arts]
    for ability in (*learned, *arts):
        known = content.abilities.get(ability) or content.weapons.get(ability)
        found = pool(hero, ability, Options())
        dice = phrase("hc-sheet-die", dice=found.dice.total, sides=found.die)
        yield Derived(known.name if known else ability, dice, found.dice.terms[0].rule_id)
    for row in hero.armour:
        if row.light or row.heavy:
            yield Derived(Word(f"hc-row-{row.id}"), f"{row.light}/{row.heavy}", "HC-ARM-01")
