"""A sheet as text: two columns, then life circles, weapons and items across; 80 columns wide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from regelwerk.engine.book.messages import Phrasebook
from regelwerk.engine.screen.sheets import Span, SpanLine, Style, beside, cut, length, spread
from regelwerk.systems.heldencodex.screen.sheet.data import AbilityLine, CharacterSheet, TrackRow
from regelwerk.systems.heldencodex.screen.sheet.words import Words
from regelwerk.systems.heldencodex.state import ArmourRow, Circle

WIDTH, LEFT, GAP = 80, 42, 2
RIGHT = WIDTH - LEFT - GAP
NAME = 19
MOST_PIPS = 9
RINGS = 44
"""Rings of segments wider than this are told in numbers."""
STAR = "★"


def lines(sheet: CharacterSheet, book: Phrasebook) -> list[SpanLine]:
    """The whole sheet, line by line."""
    words = Words(book)
    left = [*_abilities(sheet, words)]
    right = [*_track("hc-sheet-physis", sheet.physis, words), *_track("hc-sheet-psyche", sheet.psyche, words)]
    right += _armour(sheet.armour, words)
    return [
        *_head(sheet, words),
        *beside(left, right, LEFT + GAP),
        *_circles(sheet.circles, words),
        *_weapons(sheet, words),
        *_items(sheet, words),
    ]


def _head(sheet: CharacterSheet, words: Words) -> Iterator[SpanLine]:
    yield (Span("─" * WIDTH, "quiet"),)
    yield (Span(" " + words.name(sheet.name), "title"),)
    figures: list[Span] = []
    for label, number in words.figures(sheet).items():
        figures += [Span("  · " if figures else " ", "quiet"), Span(f"{label} "), Span(number, "strong")]
    yield tuple(figures)
    conditions = ", ".join(words.conditions(sheet))
    for line in wrap(conditions, WIDTH - 2):
        yield (Span(f" {line}", "bad"),)
    yield (Span("─" * WIDTH, "quiet"),)


def _abilities(sheet: CharacterSheet, words: Words) -> Iterator[SpanLine]:
    arts = [skill for skill in sheet.skills if skill.kind == "art"]
    general = [skill for skill in sheet.skills if skill.kind == "skill"]
    blocks = {"hc-sheet-attributes": sheet.attributes, "hc-sheet-arts": arts, "hc-sheet-skills": general}
    for heading, abilities in blocks.items():
        if abilities:
            yield (Span(" " + words(heading), "heading"),)
            yield from (_ability(ability, words) for ability in abilities)
            yield ()


def _ability(ability: AbilityLine, words: Words) -> SpanLine:
    """Name, value, star and dice; fewer dice than usual are named, then what items add, as far as there is room."""
    dice = words.dice(ability.dice, ability.die)
    line = [
        Span(f"  {cut(words.name(ability.name), NAME):<{NAME}} {ability.value:>3}"),
        Span(STAR if ability.star else " ", "good"),
        Span(f" {dice:<5}", "strong"),
    ]
    if ability.usable != ability.dice:
        line.append(Span(f" {words('hc-sheet-usable', dice=ability.usable)}", "bad"))
    codes = "".join(f" {bonus}" for bonus in ability.bonuses)
    if length(line) + len(codes) <= LEFT:
        line.append(Span(codes, "good"))
    return tuple(line)


def _track(heading: str, rows: tuple[TrackRow, ...], words: Words) -> Iterator[SpanLine]:
    """Boxes row by row: what is lost is filled."""
    yield spread(Span(words(heading), "heading"), Span(words.left(rows), "strong"), RIGHT)
    for row in rows:
        boxes = "■" * row.lost + "□" * (row.points - row.lost)
        for at in range(0, row.points, RIGHT - 2):
            part = boxes[at : at + RIGHT - 2]
            yield (Span("  "), Span("■" * part.count("■"), "bad"), Span("□" * part.count("□")))
    fewer = words.fewer(rows)
    if fewer:
        yield (Span(f"  {fewer}", "bad"),)
    yield ()


def _armour(rows: tuple[ArmourRow, ...], words: Words) -> Iterator[SpanLine]:
    light, heavy = words("hc-sheet-light"), words("hc-sheet-heavy")
    yield (Span(f"{words('hc-sheet-armour'):<14}", "heading"), Span(f" {light:<{MOST_PIPS}}  {heavy}", "quiet"))
    for row in rows:
        has_any: Style = "" if row.light or row.heavy else "quiet"
        yield (
            Span(f"  {words.row(row.id):<12}", has_any),
            Span(f" {_pips('◇', row.light):<{MOST_PIPS}}", has_any),
            Span(f"  {_pips('◆', row.heavy)}", has_any),
        )
    yield ()


def _pips(pip: str, points: int) -> str:
    if not points:
        return "–"
    return pip * points if points <= MOST_PIPS else f"{points} {pip}"


def _circles(circles: tuple[Circle, ...], words: Words) -> Iterator[SpanLine]:
    """A line for each life circle: outer segments in the groups that border a middle one; what is marked is filled."""
    drawn = [_rings(circle, words) for circle in circles]
    heads = [words(f"hc-sheet-{ring}") for ring in ("outer", "middle", "inner")]
    widths = [max(len(head), *(len(rings[n]) for rings in drawn)) for n, head in enumerate(heads)]
    titles = "  ".join(f"{head:<{width}}" for head, width in zip(heads, widths, strict=True))
    yield (Span(f" {words('hc-sheet-circles'):<14}", "heading"), Span(f" {titles}", "quiet"))
    for number, (circle, rings) in enumerate(zip(circles, drawn, strict=True), start=1):
        yield (
            Span(f"  {number:>2}{'':<11}", "quiet"),
            *(span for ring, width in zip(rings, widths, strict=True) for span in _marked(f" {ring:<{width}} ")),
            Span(f" {', '.join(words.wounds(circle))}", "bad"),
            Span(f"  {words.care(circle)}", "good"),
        )
    yield ()


def _rings(circle: Circle, words: Words) -> tuple[str, str, str]:
    each = len(circle.outer) // len(circle.middle)
    groups = [circle.outer[at : at + each] for at in range(0, len(circle.outer), each)]
    if len(circle.outer) + len(groups) + len(circle.middle) + len(circle.inner) > RINGS:
        outer, middle, inner = (
            words("hc-sheet-left", left=len(ring) - sum(ring), all=len(ring))
            for ring in (circle.outer, circle.middle, circle.inner)
        )
        return outer, middle, inner
    return " ".join(map(_segments, groups)), _segments(circle.middle), _segments(circle.inner)


def _segments(ring: Sequence[bool]) -> str:
    return "".join("●" if is_marked else "○" for is_marked in ring)


def _marked(text: str) -> Iterator[Span]:
    """Segments, the marked ones coloured."""
    rest = text
    while rest:
        part = rest[: len(rest) - len(rest.lstrip("●"))] or rest.split("●", 1)[0]
        yield Span(part, "bad" if part.startswith("●") else "")
        rest = rest[len(part) :]


def _weapons(sheet: CharacterSheet, words: Words) -> Iterator[SpanLine]:
    if not sheet.weapons:
        return
    keys = ("value", "dice", "lead", "ts", "pts")
    heads = "".join(f"{words(f'hc-sheet-{key}'):>9}" for key in keys)
    yield (Span(f" {words('hc-sheet-weapons'):<27}", "heading"), Span(heads, "quiet"))
    for weapon in sheet.weapons:
        yield (
            Span(f"  {cut(words.name(weapon.name), 26):<26}{weapon.value:>9}"),
            Span(f"{words.dice(weapon.usable, weapon.die):>9}", "bad" if weapon.usable < weapon.dice else ""),
            Span(f"{weapon.lead:>9}"),
            Span(f"{words.damage(weapon.ts):>9}", "strong"),
            Span(f"{words.damage(weapon.pts):>9}"),
        )
    yield ()


def _items(sheet: CharacterSheet, words: Words) -> Iterator[SpanLine]:
    if not sheet.items:
        return
    yield (Span(" " + words("hc-sheet-items"), "heading"),)
    for item in sheet.items:
        first, *more = wrap(words.item(item), WIDTH - 30)
        yield (Span(f"  {cut(words.name(item.name), 26):<26}"), Span(f" {first}", "good"))
        yield from ((Span(f"{'':<29}{line}", "good"),) for line in more)
    yield ()
