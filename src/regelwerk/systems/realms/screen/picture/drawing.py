"""The battlefield as a drawing: bases, facings, what everybody sees and threatens, terrain, zones and the last way."""

from __future__ import annotations

import math
from collections.abc import Iterator

from regelwerk.engine.book.messages import Names, Phrasebook, phrasebook
from regelwerk.engine.facts import Fact, Ref, phrase
from regelwerk.engine.screen.marks import marks
from regelwerk.space import Point
from regelwerk.systems.realms.game import Realms
from regelwerk.systems.realms.rules.mission.missions import ends_of
from regelwerk.systems.realms.rules.mission.scenes import MissionArea
from regelwerk.systems.realms.rules.movement.landmarks import labels, middle
from regelwerk.systems.realms.rules.shooting.targets import enemies_in_sight
from regelwerk.systems.realms.rules.sight.positions import danger_radius, field_of_view, perception_range
from regelwerk.systems.realms.screen.display import display, heading
from regelwerk.systems.realms.screen.picture.legend import legend
from regelwerk.systems.realms.screen.picture.style import (
    EDGE,
    PIXELS,
    SIDE,
    STYLE,
    escaped,
    patterns,
    shape,
    side_class,
    text,
)
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import CENTIMETRE, HEIGHT, RADIUS

PACKAGE = "regelwerk.systems.realms"
GRID = 10
"""Centimetres between the lines of the grid."""
GLANCE = 5 * CENTIMETRE
"""So far the field of view of somebody who is not acting is drawn beyond the base."""
CELLS = 64


def picture(world: World, seat: str, lang: str) -> str:  # noqa: ARG001 (everything lies open on the table)
    """The table as an SVG file."""
    return Picture(world, lang).svg()


class Picture:
    """Draws one table in one language. North is at the top; a centimetre is ten pixels."""

    def __init__(self, world: World, lang: str) -> None:
        self.world = world
        self.lang = lang
        self.field = world.scene.battlefield
        self.names: Names = Realms().names(world)
        self.book: Phrasebook = phrasebook(lang, PACKAGE)
        self.display = display(world)
        self.marks = marks(self.display, self.names, lang)
        self.acting = world.find(world.phase.who) if world.phase is not None else None

    def svg(self) -> str:
        right = EDGE + self._long(self.field.width)
        beside, rows = legend(self, right + EDGE)
        width = right + EDGE + SIDE
        height = max(2 * EDGE + self._long(self.field.height) + EDGE, rows)
        parts = (
            *self._paper(),
            *self._places(),
            *self._zones(),
            *self._views(),
            *self._pieces(),
            *self._labels(),
            *self._sights(),
            *self._things(),
            *self._models(),
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
            f'height="{height:g}" role="img" lang="{self.lang}" font-family="system-ui, sans-serif" font-size="13">\n'
            f"<title>{escaped(self.title)}</title>\n<style>{STYLE}</style>\n"
            f"<defs>{patterns()}{self._clip()}</defs>\n"
            f'<rect class="page" width="{width:g}" height="{height:g}"/>\n'
            f"{text(EDGE, EDGE - 20, self.title, 'head')}\n"
            f'<g clip-path="url(#table)">{"".join(parts)}</g>\n{"".join(self._rim())}\n{beside}\n</svg>\n'
        )

    # -- words and measures -----------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """Mission, table, round and whose phase it is."""
        return self.book.say(heading(self.world), self.names)

    def say(self, key: str, **facts: Fact) -> str:
        return self.book.say(phrase(key, **facts), self.names)

    def name(self, id: str) -> str:  # noqa: A002
        return self.names[id][self.lang] if id in self.names else id

    def _long(self, units: float) -> float:
        return units / CENTIMETRE * PIXELS

    def at(self, place: Point) -> tuple[float, float]:
        """A place of the table on the page."""
        return EDGE + self._long(place.x), EDGE + self._long(self.field.height - place.y)

    def _outline(self, outline: tuple[Point, ...]) -> str:
        return " ".join(f"{x:g},{y:g}" for x, y in map(self.at, outline))

    def side(self, model: Model) -> str:
        return side_class(self.world, model.side)

    def looks(self, model: Model) -> str:
        """How a base is drawn: whose it is, and how its model is."""
        state = {"prone": model.prone, "camouflaged": model.camouflaged, "acting": model is self.acting}
        return " ".join((self.side(model), model.vitals.status, *(word for word, holds in state.items() if holds)))

    # -- the table --------------------------------------------------------------------------------------------------

    def _clip(self) -> str:
        return f'<clipPath id="table"><rect {self._table()}/></clipPath>'

    def _table(self) -> str:
        wide, high = self._long(self.field.width), self._long(self.field.height)
        return f'x="{EDGE}" y="{EDGE}" width="{wide:g}" height="{high:g}"'

    def _paper(self) -> Iterator[str]:
        yield f'<rect class="table" {self._table()}/>'
        for x in range(GRID, self.field.width // CENTIMETRE, GRID):
            (x1, y1), (x2, y2) = self.at(Point.cm(x, 0)), self.at(Point(x * CENTIMETRE, self.field.height))
            yield f'<line class="grid" x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"/>'
        for y in range(GRID, self.field.height // CENTIMETRE, GRID):
            (x1, y1), (x2, y2) = self.at(Point.cm(0, y)), self.at(Point(self.field.width, y * CENTIMETRE))
            yield f'<line class="grid" x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"/>'

    def _rim(self) -> Iterator[str]:
        """The frame, centimetres along it, and a bar of ten of them."""
        yield f'<rect class="frame" {self._table()}/>'
        for x in range(0, self.field.width // CENTIMETRE + 1, GRID):
            at, below = self.at(Point.cm(x, 0))
            yield text(at, below + 16, str(x), "edge middle")
        for y in range(0, self.field.height // CENTIMETRE + 1, GRID):
            left, at = self.at(Point.cm(0, y))
            yield text(left - 6, at + 4, str(y), "edge end")
        left, below = self.at(Point(0, 0))
        ten = GRID * PIXELS
        yield f'<path class="bar" d="M{left:g} {below + 30:g}v8h{ten:g}v-8"/>'
        yield text(left + ten + 8, below + 40, f"{GRID} cm", "edge")

    def _places(self) -> Iterator[str]:
        """Where both sides deploy, and where they want to get out."""
        for place, kind, side in self._ends():
            yield f'<polygon class="{kind} {side}" points="{self._outline(place.outline)}"/>'

    def _ends(self) -> Iterator[tuple[MissionArea, str, str]]:
        """The places of the mission with their kind, and the colour of whose they are."""
        for side in self.world.scene.sides:
            ends = ends_of(self.world, side.id)
            for place, kind in ((ends.deployment, "deployment"), (ends.extraction, "extraction")):
                if place is not None:
                    yield place, kind, side_class(self.world, side.id)

    def _zones(self) -> Iterator[str]:
        for zone in self.field.zones:
            points, tip = self._outline(zone.outline), _tip(self.name(zone.id))
            yield f'<polygon class="zone" fill="url(#{zone.type})" points="{points}">{tip}</polygon>'

    def _pieces(self) -> Iterator[str]:
        """From the lowest to the highest."""
        for piece in sorted(self.field.pieces, key=lambda one: one.solid.top):
            solid = piece.solid
            looks = "high" if solid.top >= HEIGHT["medium"] else "low"
            name = self.say("re-map-piece", name=self.name(piece.id), height=round(solid.top / CENTIMETRE, 1))
            points = self._outline(solid.outline)
            yield f'<polygon class="piece {looks}" points="{points}">{_tip(name)}</polygon>'

    def _labels(self) -> Iterator[str]:
        """Whose a place is; what people may type for zones and pieces, and how high these are."""
        for place, kind, side in self._ends():
            whose = self.world.scene.sides[side == "two"].id
            is_known = self.world.stage != "setup"
            words = self.say(f"re-map-{kind}-of", side=Ref(whose)) if is_known else self.name(place.id)
            yield self._in_the_corner(place.outline, words, f"place {side}")
        label = labels(self.field)
        for zone in self.field.zones:
            yield self._label(zone.outline, label[zone.id], "zone-label")
        for piece in self.field.pieces:
            height = round(piece.solid.top / CENTIMETRE, 1)
            words = self.say("re-map-piece-label", label=label[piece.id], height=height)
            yield self._label(piece.solid.outline, words, "piece-label")

    def _label(self, outline: tuple[Point, ...], words: str, looks: str) -> str:
        """Words in the middle of an outline; along what stands upright and is too narrow for them."""
        x, y = self.at(middle(outline))
        wide = self._long(max(p.x for p in outline) - min(p.x for p in outline))
        high = self._long(max(p.y for p in outline) - min(p.y for p in outline))
        turned = f' transform="rotate(-90 {x:g} {y:g})"' if wide < 6.5 * len(words) < high else ""
        return text(x, y + 4, words, f"{looks} middle", turned)

    def _in_the_corner(self, outline: tuple[Point, ...], words: str, looks: str) -> str:
        """Words at the left of an outline, on the side of the near edge of the table: models stand in its middle."""
        left, low, high = min(p.x for p in outline), min(p.y for p in outline), max(p.y for p in outline)
        is_below = low + high < self.field.height
        x, y = self.at(Point(left, low if is_below else high))
        return text(x + 8, y - 8 if is_below else y + 18, words, looks)

    # -- what models see --------------------------------------------------------------------------------------------

    def _views(self) -> Iterator[str]:
        """A short arc for everybody; for the acting model everything that is seen, perceived and threatened."""
        for model in self.world.models:
            if model.active and model is not self.acting:
                yield self._sector(model, RADIUS[model.card.size] + GLANCE, f"glance {self.side(model)}")
        if self.acting is not None and self.acting.on_table:
            yield from self._areas(self.acting)

    def _areas(self, model: Model) -> Iterator[str]:
        base = RADIUS[model.card.size]
        far = base + perception_range(self.world, model).total * CENTIMETRE
        danger = base + danger_radius(self.world, model).total * CENTIMETRE
        yield self._sector(model, 2 * (self.field.width + self.field.height), f"view {self.side(model)}")
        yield self._sector(model, far, f"perception {self.side(model)}", self.say("re-map-perception"))
        x, y = self.at(model.at)
        tip = _tip(self.say("re-map-danger"))
        yield f'<circle class="danger" cx="{x:g}" cy="{y:g}" r="{self._long(danger):g}">{tip}</circle>'

    def _sector(self, model: Model, radius: int, looks: str, tip: str = "") -> str:
        """The part of a disc that lies in somebody's field of view."""
        (x, y), r, fov = self.at(model.at), self._long(radius), field_of_view(self.world, model)
        if fov >= 360:
            return f'<circle class="{looks}" cx="{x:g}" cy="{y:g}" r="{r:g}">{_tip(tip)}</circle>'
        ends = [math.radians(model.facing / 100 + half) for half in (-fov / 2, fov / 2)]
        (x1, y1), (x2, y2) = ((x + r * math.cos(a), y - r * math.sin(a)) for a in ends)
        bow = f"A{r:g} {r:g} 0 {int(fov > 180)} 0 {x2:.2f} {y2:.2f}"
        return f'<path class="{looks}" d="M{x:g} {y:g}L{x1:.2f} {y1:.2f}{bow}Z">{_tip(tip)}</path>'

    def _sights(self) -> Iterator[str]:
        """From the acting model to every enemy in view: a whole line to a target, a broken one if too hidden."""
        model = self.acting
        if model is None or not model.active:
            return
        for enemy, cells, is_target in enemies_in_sight(self.world, model):
            (x1, y1), (x2, y2) = self.at(model.at), self.at(enemy.at)
            seen = self.say("re-map-seen", whom=Ref(enemy.id), cells=cells, all=CELLS)
            looks = "sight" if is_target else "sight partly"
            yield (
                f'<line class="{looks}" data-to="{escaped(enemy.id)}" x1="{x1:g}" y1="{y1:g}" '
                f'x2="{x2:g}" y2="{y2:g}">{_tip(seen)}</line>'
            )

    # -- what lies and stands there ---------------------------------------------------------------------------------

    def _things(self) -> Iterator[str]:
        """The last way, objects, places to hold."""
        mission = self.world.scene.mission
        if len(self.world.trail) > 1:
            yield f'<polyline class="trail" points="{self._outline(self.world.trail)}"/>'
            x, y = self.at(self.world.trail[0])
            yield f'<circle class="trail-start" cx="{x:g}" cy="{y:g}" r="4"/>'
        for number, place in enumerate(self.world.objects or mission.objects, start=1):
            if place is None:
                continue
            x, y = self.at(place)
            if mission.hold_radius:
                yield f'<circle class="hold" cx="{x:g}" cy="{y:g}" r="{self._long(mission.hold_radius):g}"/>'
            yield f'<path class="object" d="M{x:g} {y - 11:g}l11 11l-11 11l-11 -11Z"/>'
            yield text(x, y + 4, str(number), "object-label middle")

    def _models(self) -> Iterator[str]:
        """Bases true to scale, with letters, noses that show the facing, and how somebody is."""
        there = [model for model in self.world.models if model.on_table or model.vitals.status == "wreck"]
        for model in sorted(there, key=lambda one: (one.active, one is self.acting)):
            x, y = self.at(model.at)
            parts = "".join(shape(model, self._long(RADIUS[model.card.size])))
            letter = text(0, 5, self.marks[model.id], "letter middle")
            yield (
                f'<g class="model {self.looks(model)}" data-id="{escaped(model.id)}" '
                f'transform="translate({x:g} {y:g})">{_tip(self.name(model.id))}{parts}{letter}</g>'
            )


def _tip(words: str) -> str:
    """What is told when somebody points at it."""
    return f"<title>{escaped(words)}</title>" if words else ""
