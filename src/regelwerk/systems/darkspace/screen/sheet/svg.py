"""A sheet as a drawing: an A4 page in portrait, light on paper; what is marked is crossed out, the rest is free."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from regelwerk.engine.book.messages import Phrasebook
from regelwerk.engine.screen.drawing import EM, INK, MARGIN, PAGE, PAPER_HEIGHT, Block, line, moved, page, stacked, text
from regelwerk.systems.darkspace.rules.core.probe import SIDES
from regelwerk.systems.darkspace.screen.sheet.data import CharacterSheet, MonitorLine, SkillLine, TalentLine
from regelwerk.systems.darkspace.screen.sheet.drawing import ALARM, MIST, PETROL, SANS, boxes, heading, rule, shield
from regelwerk.systems.darkspace.screen.sheet.words import Words

WIDTH = PAGE - 2 * MARGIN
LEFT, RIGHT = 92.0, 80.0
ROW = 4.9
NAME = 40.0
STRESS = 20
"""The least number of boxes for stress that are drawn."""
FIGURE = 26.0
TITLE = "Dark Space"
PLACES = (72.0, 94.0, 114.0, 138.0, 152.0, WIDTH)
"""Where the columns of weapons end."""


def svg(sheet: CharacterSheet, book: Phrasebook) -> str:
    """The whole sheet as a file of its own."""
    words = Words(book)
    left, right = [_talents(sheet, words), _probes(sheet, words)], [_stress(sheet, words), _monitors(sheet, words)]
    # Those with talents have a long left column; all others have room in it.
    if sheet.talents:
        right.append(_armour(sheet, words, RIGHT))
    else:
        left.append(_armour(sheet, words, LEFT))
    columns = _beside(stacked(left), stacked([*right, _cortex(sheet, words)]))
    above = stacked([_head(sheet, words), columns, _weapons(sheet, words), _items(sheet, words)], 6.0)
    notes = _notes(PAPER_HEIGHT - 2 * MARGIN - above.height - 6.0, words)
    return page(stacked([above, notes], 6.0), words.name(sheet.name), book.lang, SANS)


def _beside(left: Block, right: Block) -> Block:
    return Block(max(left.height, right.height), (moved(0, 0, left.body), moved(WIDTH - RIGHT, 0, right.body)))


def _head(sheet: CharacterSheet, words: Words) -> Block:
    """The name, the numbers that everything hangs on, and what is the matter."""
    parts = [
        text(0, 8.5, words.name(sheet.name), 10, width=134, bold=True),
        text(WIDTH, 4.6, TITLE, 3.6, anchor="end", fill=PETROL, bold=True),
        text(WIDTH, 9, words.kind(sheet), 3.2, anchor="end"),
        line(0, 12.5, WIDTH, 12.5, PETROL, 1.0),
    ]
    for at, (label, value) in enumerate(words.figures(sheet).items()):
        parts.append(text(FIGURE * at, 19.5, value, 6, bold=True))
        parts.append(text(FIGURE * at, 24, label, 3, width=FIGURE - 3))
    y = 25.0 if sheet.figures else 13.0
    for told in wrap(", ".join(words.conditions(sheet)), int(WIDTH / (3.6 * EM))):
        y += 5
        parts.append(text(0, y, told, 3.6, fill=ALARM, bold=True))
    return Block(y + 1, tuple(parts))


def _talents(sheet: CharacterSheet, words: Words) -> Block:
    """All skills below their talents; those that were never learned are there to be filled in."""
    if not sheet.talents:
        return Block(0)
    parts, y = heading(words("ds-sheet-talents"), LEFT), 6.6
    for talent in sheet.talents:
        parts.append(moved(0, y, _talent(talent, words)))
        y += ROW + 0.4
        for skill in talent.skills:
            parts.append(moved(0, y, _skill(skill, words, 4.0)))
            y += ROW
    return Block(y, tuple(parts))


def _talent(talent: TalentLine, words: Words) -> Iterator[str]:
    yield f'<rect width="{LEFT:g}" height="{ROW:g}" fill="{MIST}"/>'
    is_lowered = talent.usable < talent.value
    dice = words("ds-sheet-dice", dice=talent.usable, sides=SIDES)
    yield text(1, 3.6, words.talent(talent), 3.5, bold=True, width=NAME)
    yield text(NAME + 4, 3.6, dice, 3.5, bold=True, fill=ALARM if is_lowered else INK)
    yield text(LEFT - 1, 3.6, words.wounds(talent), 2.9, anchor="end", fill=ALARM, width=LEFT - NAME - 18)


def _skill(skill: SkillLine, words: Words, indent: float = 1.0) -> Iterator[str]:
    is_learned = bool(skill.value) or indent < 4
    yield text(indent, 3.6, words.skill(skill), 3.3, width=NAME - indent, fill=INK if is_learned else PETROL)
    if is_learned:
        yield text(NAME + 4, 3.6, words.pool(skill.pool), 3.4, bold=True)
    yield text(LEFT - 1, 3.6, words.mode(skill.pool), 2.9, anchor="end", fill=ALARM, width=LEFT - NAME - 18)
    yield rule(LEFT, ROW)


def _probes(sheet: CharacterSheet, words: Words) -> Block:
    """What is thrown without talents."""
    if not sheet.probes:
        return Block(0)
    parts = heading(words("ds-sheet-probes"), LEFT)
    parts += [moved(0, 6.2 + ROW * at, _skill(probe, words)) for at, probe in enumerate(sheet.probes)]
    return Block(6.2 + ROW * len(sheet.probes), tuple(parts))


def _stress(sheet: CharacterSheet, words: Words) -> Block:
    """One box for each point; what never goes away is black."""
    stress = sheet.stress
    if stress is None:
        return Block(0)
    drawn = boxes(max(stress.limit or STRESS, stress.now), stress.now, RIGHT, fixed=stress.base)
    base = words.base_stress(stress)
    parts = [*heading(words("ds-sheet-stress"), RIGHT, words.stress(stress)), moved(0, 7.4, drawn.body)]
    if base:
        parts.append(text(0, 10.6 + drawn.height, base, 3.1, fill=ALARM))
    return Block(7.4 + drawn.height + (4.4 if base else 0), tuple(parts))


def _monitors(sheet: CharacterSheet, words: Words) -> Block:
    if not sheet.monitors:
        return Block(0)
    drawn = stacked((_monitor(monitor, words, words(f"ds-sheet-full-{monitor.id}")) for monitor in sheet.monitors), 2.4)
    return Block(6.8 + drawn.height, (*heading(words("ds-sheet-monitors"), RIGHT), moved(0, 6.8, drawn.body)))


def _monitor(monitor: MonitorLine, words: Words, full: str) -> Block:
    """A monitor: its name, what happens when it is full, and its boxes."""
    drawn = boxes(monitor.boxes, monitor.marked, RIGHT)
    parts = (
        text(0, 3.6, words.monitor(monitor), 3.4, bold=True),
        text(RIGHT / 2, 3.6, full, 2.9, anchor="middle", fill=PETROL),
        text(RIGHT, 3.6, words.free(monitor), 3.2, anchor="end", fill=ALARM if monitor.marked else INK),
        moved(0, 5, drawn.body),
    )
    return Block(5 + drawn.height, parts)


def _armour(sheet: CharacterSheet, words: Words, width: float) -> Block:
    """Soft and hard armour on two shields."""
    armour = sheet.armour
    if armour is None:
        return Block(0)
    more = "" if armour.name is None else words.name(armour.name)
    parts = heading(words("ds-sheet-armour"), width, more)
    parts.append(moved(width * 0.3, 17.5, shield(armour.soft, words("ds-sheet-soft"), False)))
    parts.append(moved(width * 0.7, 17.5, shield(armour.hard, words("ds-sheet-hard"), True)))
    return Block(33.5, tuple(parts))


def _cortex(sheet: CharacterSheet, words: Words) -> Block:
    """The monitors of the own system, in two columns."""
    cortex = sheet.cortex
    if cortex is None:
        return Block(0)
    parts = heading(words("ds-sheet-cortex"), RIGHT, words.cortex(cortex))
    top = 6.8
    if cortex.terminal is not None:
        parts.append(text(0, 10, words.name(cortex.terminal), 3.3, width=RIGHT))
        top = 11.4
    for at, monitor in enumerate(cortex.monitors):
        x, y = (RIGHT / 2 + 2) * (at % 2), top + 12.6 * (at // 2)
        drawn = boxes(monitor.boxes, monitor.marked, RIGHT / 2 - 2)
        parts.append(moved(x, y, [text(0, 3.6, words.monitor(monitor), 3.2, bold=True), moved(0, 5, drawn.body)]))
    return Block(top + 24, tuple(parts))


def _weapons(sheet: CharacterSheet, words: Words) -> Block:
    if not sheet.weapons:
        return Block(0)
    parts = heading(words("ds-sheet-weapons"), WIDTH)
    heads = words.weapon(sheet.weapons[0])
    parts += [text(x, 4, head, 3, anchor="end") for head, x in zip(heads, PLACES, strict=True)]
    for at, weapon in enumerate(sheet.weapons):
        y = 6.0 + 5.6 * at
        parts.append(text(0, y + 4, words.name(weapon.name), 3.4, width=50))
        if weapon.gone:
            parts.append(text(PLACES[-1], y + 4, words.notes(weapon), 3.2, anchor="end", fill=ALARM))
        else:
            parts += _cells(list(words.weapon(weapon).values()), y + 4, bool(words.notes(weapon)))
        parts.append(rule(WIDTH, y + 5.6))
    return Block(6.0 + 5.6 * len(sheet.weapons), tuple(parts))


def _cells(cells: Sequence[str], y: float, is_hampered: bool) -> list[str]:
    """The columns of a weapon; the probe stands out, red with a handicap in the way."""
    return [
        text(x, y, cell, 3.4, anchor="end", bold=at == 1, fill=ALARM if at == 1 and is_hampered else INK)
        for at, (cell, x) in enumerate(zip(cells, PLACES, strict=True))
    ]


def _items(sheet: CharacterSheet, words: Words) -> Block:
    if not sheet.items:
        return Block(0)
    parts = heading(words("ds-sheet-items"), WIDTH)
    for at, item in enumerate(sheet.items):
        y = 6.0 + 5.6 * at
        parts.append(text(0, y + 4, words.name(item.name), 3.4, width=56))
        parts.append(text(62, y + 4, words.item(item), 3.2, width=WIDTH - 62, fill=ALARM if item.gone else INK))
        parts.append(rule(WIDTH, y + 5.6))
    return Block(6.0 + 5.6 * len(sheet.items), tuple(parts))


def _notes(room: float, words: Words) -> Block:
    """Lines to write on, where the page has room for them."""
    lines = int((room - 6) // 8)
    if lines < 2:
        return Block(0)
    written = (rule(WIDTH, 5.6 + 8 * at) for at in range(1, lines + 1))
    return Block(6.0 + 8 * lines, (*heading(words("ds-sheet-notes"), WIDTH), *written))
