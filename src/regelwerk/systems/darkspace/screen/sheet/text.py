"""A sheet as text: abilities beside monitors, then weapons and items across; 80 columns wide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from regelwerk.engine.book.messages import Phrasebook
from regelwerk.engine.screen.sheets import Span, SpanLine, beside, cut, length, spread
from regelwerk.systems.darkspace.rules.core.probe import SIDES
from regelwerk.systems.darkspace.screen.sheet.data import CharacterSheet, MonitorLine, SkillLine, TalentLine
from regelwerk.systems.darkspace.screen.sheet.words import Words

WIDTH, LEFT, GAP = 80, 42, 2
RIGHT = WIDTH - LEFT - GAP
NAME = 18
MONITOR = 15
GROUP, GROUPS, WIDE = 5, 2, 4
"""Boxes stand in groups: a number of them beside a name, and another number on lines of their own."""
WEAPON = 24
COLUMNS = (9, 9, 9, 12, 4, 12)
"""How wide the columns of weapons are: size and class, probe, damage, penetration, action units, ideal range."""


def lines(sheet: CharacterSheet, book: Phrasebook) -> list[SpanLine]:
    """The whole sheet, line by line."""
    words = Words(book)
    left, right = [*_talents(sheet, words), *_probes(sheet, words)], [*_stress(sheet, words), *_monitors(sheet, words)]
    # Those with talents have a long left column; all others have room in it.
    if sheet.talents:
        right += _armour(sheet, words)
    else:
        left += ((Span(" "), *line) for line in _armour(sheet, words))
    right += _cortex(sheet, words)
    return [
        *_head(sheet, words),
        *beside(left, right, LEFT + GAP),
        *_disfigurements(sheet, words),
        *_weapons(sheet, words),
        *_items(sheet, words),
    ]


def _head(sheet: CharacterSheet, words: Words) -> Iterator[SpanLine]:
    yield (Span("─" * WIDTH, "quiet"),)
    kind = Span(words.kind(sheet), "quiet")
    yield spread(Span(" " + cut(words.name(sheet.name), WIDTH - len(kind.text) - 3), "title"), kind, WIDTH - 1)
    figures: list[Span] = []
    for label, number in words.figures(sheet).items():
        figures += [Span("  · " if figures else " ", "quiet"), Span(f"{label} "), Span(number, "strong")]
    if figures:
        yield tuple(figures)
    for line in wrap(", ".join(words.conditions(sheet)), WIDTH - 2):
        yield (Span(f" {line}", "bad"),)
    yield (Span("─" * WIDTH, "quiet"),)


def _talents(sheet: CharacterSheet, words: Words) -> Iterator[SpanLine]:
    """Every talent with the skills that were learned: the others are thrown with its dice alone."""
    if not sheet.talents:
        return
    yield (Span(" " + words("ds-sheet-talents"), "heading"),)
    for talent in sheet.talents:
        yield _talent(talent, words)
        yield from (_skill(skill, words, "    ") for skill in talent.skills if skill.value)
    yield ()


def _talent(talent: TalentLine, words: Words) -> SpanLine:
    name = f"  {cut(words.talent(talent), NAME):<{NAME + 1}}"
    line = [Span(name), Span(f"{words('ds-sheet-dice', dice=talent.usable, sides=SIDES):<7}", "strong")]
    line.append(Span(cut(words.wound(talent), LEFT - length(line)), "bad"))
    return tuple(line)


def _disfigurements(sheet: CharacterSheet, words: Words) -> Iterator[SpanLine]:
    """Lowered maxima and handicaps."""
    found = [(words.talent(talent), words.wounds(talent)) for talent in sheet.talents if words.wounds(talent)]
    if found:
        yield (Span(" " + words("ds-sheet-disfigurements"), "heading"),)
        yield from ((Span(f"  {talent:<{NAME + 1}}"), Span(told, "bad")) for talent, told in found)
        yield ()


def _skill(skill: SkillLine, words: Words, indent: str = "  ") -> SpanLine:
    room = NAME + 2 - len(indent)
    name = f"{indent}{cut(words.skill(skill), room):<{room + 1}}"
    line = [Span(name), Span(f"{words.pool(skill.pool):<7} ", "strong")]
    line.append(Span(cut(words.mode(skill.pool), LEFT - length(line)), "bad"))
    return tuple(line)


def _probes(sheet: CharacterSheet, words: Words) -> Iterator[SpanLine]:
    if not sheet.probes:
        return
    yield (Span(" " + words("ds-sheet-probes"), "heading"),)
    yield from (_skill(skill, words) for skill in sheet.probes)
    yield ()


def _stress(sheet: CharacterSheet, words: Words) -> Iterator[SpanLine]:
    """Boxes up to where it is too much; what is taken on is filled."""
    stress = sheet.stress
    if stress is None:
        return
    yield spread(Span(words("ds-sheet-stress"), "heading"), Span(words.stress(stress), "strong"), RIGHT)
    for row in _rows(max(stress.limit, stress.now), stress.now, WIDE):
        yield (Span("  "), *row)
    base = words.base_stress(stress)
    if base:
        yield (Span(f"  {base}", "bad"),)
    yield ()


def _monitors(sheet: CharacterSheet, words: Words) -> Iterator[SpanLine]:
    if sheet.monitors:
        yield spread(Span(words("ds-sheet-monitors"), "heading"), Span(words("ds-sheet-column-free"), "quiet"), RIGHT)
        yield from _boxed(sheet.monitors, words)
        yield ()


def _boxed(monitors: Sequence[MonitorLine], words: Words) -> Iterator[SpanLine]:
    """The boxes of each monitor beside its name, or below it if they are many; how many are free at the end."""
    for monitor in monitors:
        name, free = Span(f"  {words.monitor(monitor):<{MONITOR}} "), Span(words.free(monitor), "strong")
        if monitor.boxes > GROUP * GROUPS:
            yield spread(name, free, RIGHT)
            yield from ((Span("    "), *row) for row in _rows(monitor.boxes, monitor.marked, WIDE))
            continue
        line = (name, *(span for row in _rows(monitor.boxes, monitor.marked, GROUPS) for span in row))
        yield (*line, Span(" " * (RIGHT - length(line) - len(free.text))), free)


def _rows(boxes: int, marked: int, groups: int) -> Iterator[SpanLine]:
    """Boxes in groups, line by line; what is marked is filled."""
    drawn = "■" * marked + "□" * (boxes - marked)
    grouped = [drawn[at : at + GROUP] for at in range(0, boxes, GROUP)]
    for at in range(0, len(grouped), groups):
        row = " ".join(grouped[at : at + groups])
        full = row.rfind("■") + 1
        yield Span(row[:full], "bad"), Span(row[full:])


def _armour(sheet: CharacterSheet, words: Words) -> Iterator[SpanLine]:
    if sheet.armour is None:
        return
    yield spread(Span(words("ds-sheet-armour"), "heading"), Span(words.armour(sheet.armour), "strong"), RIGHT)
    if sheet.armour.name is not None:
        yield (Span(f"  {cut(words.name(sheet.armour.name), RIGHT - 2)}"),)
    yield ()


def _cortex(sheet: CharacterSheet, words: Words) -> Iterator[SpanLine]:
    if sheet.cortex is None:
        return
    yield spread(Span(words("ds-sheet-cortex"), "heading"), Span(words.cortex(sheet.cortex), "strong"), RIGHT)
    if sheet.cortex.terminal is not None:
        yield (Span(f"  {cut(words.name(sheet.cortex.terminal), RIGHT - 2)}"),)
    yield from _boxed(sheet.cortex.monitors, words)
    yield ()


def _weapons(sheet: CharacterSheet, words: Words) -> Iterator[SpanLine]:
    if not sheet.weapons:
        return
    heads = zip(words.weapon(sheet.weapons[0]), COLUMNS, strict=True)
    titles = "".join(f"{cut(head, width - 1):>{width}}" for head, width in heads)
    yield (Span(f" {words('ds-sheet-weapons'):<{WEAPON}}", "heading"), Span(titles, "quiet"))
    for weapon in sheet.weapons:
        cells = [f"{cell:>{width}}" for cell, width in zip(words.weapon(weapon).values(), COLUMNS, strict=True)]
        name = f"  {cut(words.name(weapon.name), WEAPON - 2):<{WEAPON - 1}}"
        if weapon.gone:
            yield (Span(name, "quiet"), Span(f"  {words.notes(weapon)}", "bad"))
            continue
        probe = Span(cells[1], "bad" if words.notes(weapon) else "strong")
        yield Span(name + cells[0]), probe, Span("".join(cells[2:]))
    yield ()


def _items(sheet: CharacterSheet, words: Words) -> Iterator[SpanLine]:
    if not sheet.items:
        return
    yield (Span(" " + words("ds-sheet-items"), "heading"),)
    for item in sheet.items:
        name = f"  {cut(words.name(item.name), WEAPON - 2):<{WEAPON}}"
        yield (Span(name, "quiet" if item.gone else ""), Span(words.item(item), "bad" if item.gone else ""))
    yield ()
