"""The legend beside the drawn battlefield: who everybody is and how they are, and what lines and textures mean."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING

from regelwerk.engine.screen.board import board_of
from regelwerk.engine.screen.drawing import fitted
from regelwerk.systems.realms.rules.movement.landmarks import labels
from regelwerk.systems.realms.screen.picture.style import EDGE, SIDE, shape, side_class, text
from regelwerk.systems.realms.values import CENTIMETRE, HEIGHT

if TYPE_CHECKING:
    from regelwerk.engine.screen.board import BoardRow
    from regelwerk.systems.realms.screen.picture.drawing import Picture

LINE = 20.0
INDENT = 32
WIDE = SIDE - INDENT - 12
"""What words may fill of a line."""
BASE = 9.0
"""The radius of a base in the legend."""

Row = tuple[str, float]
"""What is drawn from a point on, and how far the next row is below it."""


def legend(drawn: Picture, left: float) -> tuple[str, float]:
    """The legend from its left edge, and how far down it goes."""
    parts, y = [], float(EDGE)
    for part, down in (*_sides(drawn), *_lines(drawn), *_pieces(drawn), *_zones(drawn)):
        parts.append(f'<g transform="translate({left:g} {y:g})">{part}</g>')
        y += down
    return f'<g class="legend">{"".join(parts)}</g>', y + EDGE


def _row(key: str, words: str, looks: str = "", down: float = LINE) -> Row:
    """A small drawing and what it means; long words are made to fit."""
    words, size = fitted(words, 13, WIDE)
    smaller = f' style="font-size:{size:g}px"' if size < 13 else ""
    return key + text(INDENT, 5, words, looks, smaller), down


def _head(words: str) -> Row:
    return text(0, 12, words, "bold"), LINE * 1.6


def _sides(drawn: Picture) -> Iterator[Row]:
    """Both sides with everybody on them: the letter on the table, the name, how they are."""
    shown = {one.id: one for one in board_of(drawn.display).rows}
    for side in drawn.world.scene.sides:
        yield _head(drawn.name(side.id))
        for model in drawn.world.models:
            if model.side != side.id:
                continue
            letter = text(0, 4, drawn.marks[model.id], "letter middle", ' style="font-size:11px"')
            figure = "".join(shape(model, BASE, looks=False))
            key = f'<g class="{drawn.looks(model)}" transform="translate(12 0)">{figure}{letter}</g>'
            yield _row(key, drawn.name(model.id), "bold" if model is drawn.acting else "", LINE * 0.8)
            yield text(INDENT, 4, fitted(_state(drawn, shown[model.id]), 12, WIDE)[0], "small"), LINE


def _state(drawn: Picture, one: BoardRow) -> str:
    """Hit points, action points and whatever else changes what somebody can do."""
    hits, points, _, notes = one.cells
    spelled = [str(drawn.book.spell(hits, drawn.names))]
    if points is not None:
        spelled.append(drawn.say("re-map-ap", ap=str(points)))
    if notes:
        spelled.append(str(drawn.book.spell(notes, drawn.names)))
    return " · ".join(spelled)


def _lines(drawn: Picture) -> Iterator[Row]:
    """What is drawn about the acting model, and what lies about; only what there is."""
    yield _head(drawn.say("re-map-legend"))
    if drawn.acting is not None:
        side = side_class(drawn.world, drawn.acting.side)
        swatch = f'x="2" y="-7" width="22" height="14" class="{{}} {side}"'
        yield _row('<line class="sight" x1="2" x2="24" y1="0" y2="0"/>', drawn.say("re-map-target"))
        yield _row('<line class="sight partly" x1="2" x2="24" y1="0" y2="0"/>', drawn.say("re-map-partly"))
        yield _row(f"<rect {swatch.format('view')}/>", drawn.say("re-map-view"))
        yield _row(f"<rect {swatch.format('perception')}/>", drawn.say("re-map-perception"))
        yield _row('<circle class="danger" cx="13" cy="0" r="8"/>', drawn.say("re-map-danger"))
    if len(drawn.world.trail) > 1:
        yield _row('<line class="trail" x1="2" x2="24" y1="0" y2="0"/>', drawn.say("re-map-trail"))
    if drawn.world.objects or drawn.world.scene.mission.objects:
        goal = "place-to-hold" if drawn.world.scene.mission.goal == "hold" else "things"
        yield _row('<path class="object" d="M13 -8l8 8l-8 8l-8 -8Z"/>', drawn.say(f"re-map-{goal}"))


def _pieces(drawn: Picture) -> Iterator[Row]:
    """Pieces that are alike in one row: their labels, their name, their height."""
    label = labels(drawn.field)
    alike: dict[tuple[str, int], list[str]] = defaultdict(list)
    for piece in drawn.field.pieces:
        alike[drawn.name(piece.id).removesuffix(label[piece.id]), piece.solid.top].append(label[piece.id])
    for (name, top), found in alike.items():
        looks = "high" if top >= HEIGHT["medium"] else "low"
        height = round(top / CENTIMETRE, 1)
        words = drawn.say("re-map-piece", name=name + " ".join(found), height=height)
        yield _row(f'<rect class="piece {looks}" x="3" y="-6" width="20" height="12"/>', words)


def _zones(drawn: Picture) -> Iterator[Row]:
    label = labels(drawn.field)
    alike: dict[tuple[str, str], list[str]] = defaultdict(list)
    for zone in drawn.field.zones:
        alike[zone.type, drawn.name(zone.id).removesuffix(label[zone.id])].append(label[zone.id])
    for (kind, name), found in alike.items():
        key = f'<rect class="zone" fill="url(#{kind})" x="3" y="-7" width="20" height="14"/>'
        yield _row(key, name + " ".join(found))
