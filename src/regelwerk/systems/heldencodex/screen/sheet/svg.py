"""A sheet as a drawing: an A4 page in portrait, light on paper; what is lost is filled, the rest waits for a pencil."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from regelwerk.engine.book.messages import Phrasebook
from regelwerk.engine.screen.drawing import (
    EM,
    FAINT,
    INK,
    MARGIN,
    PAGE,
    PAPER_HEIGHT,
    Block,
    line,
    moved,
    page,
    path,
    stacked,
    text,
)
from regelwerk.systems.heldencodex.screen.sheet.body import armour
from regelwerk.systems.heldencodex.screen.sheet.data import AbilityLine, CharacterSheet, TrackRow
from regelwerk.systems.heldencodex.screen.sheet.drawing import BLOOD, HERB, SERIF, box, circle, ring
from regelwerk.systems.heldencodex.screen.sheet.words import Words
from regelwerk.systems.heldencodex.state import Circle

WIDTH = PAGE - 2 * MARGIN
LEFT, RIGHT = 88.0, 84.0
ROW = 5.6
BOX = 5.2
LONG_NAME = 24
"""Longer names are written smaller."""
STAR = "M0 -1.7L0.5 -0.53L1.62 -0.53L0.72 0.2L1.05 1.38L0 0.68L-1.05 1.38L-0.72 0.2L-1.62 -0.53L-0.5 -0.53Z"
HEXAGON = "M0 -8L6.93 -4L6.93 4L0 8L-6.93 4L-6.93 -4Z"
FACET = "M0 -5L4.6 3L-4.6 3ZM0 -5L0 -8M4.6 3L6.93 4M-4.6 3L-6.93 4M0 -5L6.93 -4L4.6 3L0 8L-4.6 3L-6.93 -4Z"


def svg(sheet: CharacterSheet, book: Phrasebook) -> str:
    """The whole sheet as a file of its own."""
    words = Words(book)
    head = _head(sheet, words)
    left = stacked([*_abilities(sheet, words), armour(sheet.armour, words, LEFT)])
    right = stacked(
        [
            _track("hc-sheet-physis", sheet.physis, words),
            _track("hc-sheet-psyche", sheet.psyche, words),
            _circles(sheet.circles, words),
        ]
    )
    columns = Block(max(left.height, right.height), (moved(0, 0, left.body), moved(WIDTH - RIGHT, 0, right.body)))
    above = stacked([head, columns, _weapons(sheet, words), _items(sheet, words)], 6.0)
    notes = _notes(PAPER_HEIGHT - 2 * MARGIN - above.height - 6.0, words)
    return page(stacked([above, notes], 6.0), words.name(sheet.name), book.lang, SERIF)


def _head(sheet: CharacterSheet, words: Words) -> Block:
    """The name, the numbers that everything hangs on, and what is the matter."""
    name = words.name(sheet.name)
    parts = [
        text(0, 8.5, name, 11 if len(name) <= LONG_NAME else 8, width=140, bold=True),
        text(WIDTH, 8.5, "1192 · Heldencodex", 3.6, anchor="end", fill=BLOOD, italic=True),
        line(0, 12.5, WIDTH, 12.5, INK, 0.6),
        line(0, 13.6, WIDTH, 13.6, INK, 0.2),
    ]
    each = WIDTH / 5
    for at, (label, value) in enumerate(words.figures(sheet).items()):
        x = each * (at + 0.5)
        if at == 0:
            die = path(FACET, stroke=FAINT, width=0.25) + path(HEXAGON, width=0.45, more=' stroke-linejoin="round"')
            parts.append(moved(x, 24.5, [die]))
        else:
            parts.append(line(each * at, 18, each * at, 31))
        parts.append(text(x, 27, value, 7, anchor="middle", bold=True))
        parts.append(text(x, 36, label, 3.2, anchor="middle", width=each - 2))
    conditions = wrap(", ".join(words.conditions(sheet)), int(WIDTH / (3.6 * EM)))
    for at, told in enumerate(conditions):
        parts.append(text(0, 42 + at * 5, told, 3.6, fill=BLOOD, italic=True))
    return Block(37 + 5 * len(conditions), tuple(parts))


def heading(words: str, width: float, more: str = "") -> list[str]:
    """The heading of a block, over a line; something short may stand at its end."""
    parts = [text(0, 4, words, 4.4, bold=True, fill=BLOOD), line(0, 5.6, width, 5.6, INK, 0.3)]
    return [*parts, text(width, 4, more, 3.4, anchor="end")] if more else parts


def _abilities(sheet: CharacterSheet, words: Words) -> Iterator[Block]:
    arts = [skill for skill in sheet.skills if skill.kind == "art"]
    general = [skill for skill in sheet.skills if skill.kind == "skill"]
    blocks = {"hc-sheet-attributes": sheet.attributes, "hc-sheet-arts": arts, "hc-sheet-skills": general}
    for key, abilities in blocks.items():
        if abilities:
            parts = heading(words(key), LEFT)
            for at, ability in enumerate(abilities):
                parts.append(moved(0, 5.6 + ROW * at, _ability(ability, words)))
            yield Block(5.6 + ROW * len(abilities), tuple(parts))


def _ability(ability: AbilityLine, words: Words) -> Iterator[str]:
    yield text(0, 4, words.name(ability.name), width=38)
    yield text(47, 4, str(ability.value), 3.8, anchor="end", bold=True)
    if ability.star:
        yield moved(50, 2.8, [path(STAR, INK, width=0.1)])
    yield text(54, 4, words.dice(ability.dice, ability.die))
    fewer = ability.usable != ability.dice
    if fewer:
        yield text(65, 4, words("hc-sheet-usable", dice=ability.usable), 2.9, fill=BLOOD, bold=True)
    codes = " ".join(map(str, ability.bonuses))
    yield text(LEFT, 4, codes, 2.9, anchor="end", fill=HERB, width=10.5 if fewer else 22) if codes else ""
    yield line(0, ROW, LEFT, ROW)


def _track(key: str, rows: Sequence[TrackRow], words: Words) -> Block:
    """Boxes row by row; an empty row tells what it costs."""
    parts = heading(words(key), RIGHT, words.left(tuple(rows)))
    step, y = BOX + 1.0, 7.6
    most = int((RIGHT + 1.0) // step)
    for row in rows:
        for at in range(row.points):
            parts.append(box(at % most * step, y + at // most * step, BOX, at < row.lost))
        y += -(-row.points // most) * step + 0.6
        if row.is_empty and not row.spared and row.points < most - 1:
            parts.append(text(row.points * step + 1, y - 3.2, words("hc-sheet-fewer", dice=1), 2.9, fill=BLOOD))
    return Block(y - 1.6, tuple(parts))


def _circles(circles: Sequence[Circle], words: Words) -> Block:
    """Life circles side by side; a row of them has room for words only where there is something to say."""
    columns = 3 if len(circles) <= 6 else 4 if len(circles) <= 12 else 6
    each = RIGHT / columns
    radius = each * 0.42
    parts, y = heading(words("hc-sheet-circles"), RIGHT), 8.4
    for first in range(0, len(circles), columns):
        row = circles[first : first + columns]
        for at, one in enumerate(row):
            parts.append(moved((at + 0.5) * each, y + radius, _circle(first + at + 1, one, radius, each, words)))
        y += 2 * radius + (10.5 if any(one.serious or one.care != "none" for one in row) else 3.5)
    return Block(y - 2, tuple(parts))


def _circle(at: int, one: Circle, radius: float, width: float, words: Words) -> Iterator[str]:
    """A life circle: three rings, what is wrong with it below, and a green ring around one that is cared for."""
    if one.care != "none":
        dashes = ' stroke-dasharray="1.6 1"' if one.care == "first_aid" else ""
        yield circle(0, 0, radius + 0.9, "none", HERB, f' style="stroke-width:0.7"{dashes}')
    whole = radius - 0.4
    yield from ring(one.outer, whole * 0.68, whole)
    yield from ring(one.middle, whole * 0.36, whole * 0.65)
    yield from ring(one.inner, 0, whole * 0.33)
    yield text(-width / 2 + 0.6, -radius + 2.4, str(at), 3.2, italic=True)
    yield text(
        0, radius + 4.6, ", ".join(words.wounds(one)), 3, anchor="middle", fill=BLOOD, bold=True, width=width - 1
    )
    yield text(0, radius + 8.2, words.care(one), 3, anchor="middle", fill=HERB, width=width - 1)


def _weapons(sheet: CharacterSheet, words: Words) -> Block:
    if not sheet.weapons:
        return Block(0)
    places = dict(zip(("value", "dice", "lead", "ts", "pts"), (78.0, 104.0, 130.0, 156.0, WIDTH), strict=True))
    parts = heading(words("hc-sheet-weapons"), WIDTH)
    parts += [text(x, 4, words(f"hc-sheet-{key}"), 3, anchor="end") for key, x in places.items()]
    for at, weapon in enumerate(sheet.weapons):
        y = 5.6 + ROW * at
        cells = {
            "value": str(weapon.value),
            "dice": words.dice(weapon.usable, weapon.die),
            "lead": str(weapon.lead),
            "ts": words.damage(weapon.ts),
            "pts": words.damage(weapon.pts),
        }
        parts.append(text(0, y + 4, words.name(weapon.name), width=60))
        fills = {"dice": BLOOD if weapon.usable < weapon.dice else INK}
        parts += [
            text(places[key], y + 4, cell, anchor="end", bold=key == "ts", fill=fills.get(key, INK))
            for key, cell in cells.items()
        ]
        parts.append(line(0, y + ROW, WIDTH, y + ROW))
    return Block(5.6 + ROW * len(sheet.weapons), tuple(parts))


def _items(sheet: CharacterSheet, words: Words) -> Block:
    if not sheet.items:
        return Block(0)
    parts = heading(words("hc-sheet-items"), WIDTH)
    y = 5.6
    for item in sheet.items:
        told = wrap(words.item(item), int(122 / (3.2 * EM)))
        parts.append(text(0, y + 4, words.name(item.name), width=56))
        parts += [text(60, y + 4 + 4.4 * at, part, 3.2) for at, part in enumerate(told)]
        y += ROW + 4.4 * (len(told) - 1)
        parts.append(line(0, y, WIDTH, y))
    return Block(y, tuple(parts))


def _notes(room: float, words: Words) -> Block:
    """Lines to write on, where the page has room for them."""
    lines = int((room - 6) // 8)
    if lines < 2:
        return Block(0)
    return Block(
        6.0 + 8 * lines,
        (text(0, 4, words("hc-sheet-notes"), 4.4, bold=True, fill=BLOOD),
         *(line(0, 5.6 + 8 * at, WIDTH, 5.6 + 8 * at, INK if not at else FAINT, 0.3) for at in range(lines + 1))),
    )  # fmt: skip
