"""A skirmish at a glance: hit points, action points, what hangs over whom, and the map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.engine.screen.board import Area, Board, Mark, Participant, Ring, Standing, Standings, Track
from regelwerk.space import Point
from regelwerk.systems.realms.rules.mission.missions import ends_of, extracted, extraction_needed, recovered
from regelwerk.systems.realms.rules.mission.scenes import Battlefield, ZoneType
from regelwerk.systems.realms.rules.movement.landmarks import labels
from regelwerk.systems.realms.rules.shooting.targets import measures_ahead
from regelwerk.systems.realms.rules.sight.positions import danger_radius, field_of_view, perception_range, typed
from regelwerk.systems.realms.screen.whereabouts import whereabouts
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import CENTIMETRE, HEIGHT, LIMBS, RADIUS

COLUMNS = ("re-board-hp", "re-board-ap", "re-board-place", "re-board-notes")
FIGURES = ("re-figure-hp", "re-figure-ap")
TEXTURES: dict[ZoneType, str] = {
    "swamp": "~",
    "crater": "%",
    "forest": "^",
    "dense_forest": "&",
    "thicket": '"',
    "building": "+",
    "ruin": "/",
    "road": "=",
}
SIGNS = {"prone": "_", "camouflaged": "?", "out": "x", "wreck": "#"}
"""Beside a model on the map."""


def board(world: World) -> Board:
    """All models, side by side, the map, and how far both sides are with the mission."""
    field = world.scene.battlefield
    return Board(
        COLUMNS,
        tuple(_participant(world, model) for model in world.models),
        Point(field.width, field.height).in_cm,
        (*_places(world), *_terrain(field)),
        tuple(tracks(world)),
        unit="cm",
        marks=tuple(_marks(world)),
        signs=tuple((sign, f"re-map-{name}") for name, sign in SIGNS.items()),
        measurable=measures_ahead(world.options),
        trail=_corners(world.trail),
    )


@lru_cache(maxsize=16)
def _terrain(field: Battlefield) -> tuple[Area, ...]:
    """Zones by their type; pieces by whether somebody of middle size who stands behind looks over them."""
    label = labels(field)
    zones = [
        Area(zone.id, _corners(zone.outline), False, TEXTURES[zone.type], f"re-zone-{zone.type}", label[zone.id])
        for zone in field.zones
    ]
    pieces = []
    for piece in field.pieces:
        solid = piece.solid
        is_high = solid.top >= HEIGHT["medium"]
        texture, kind = ("█", "re-map-high") if is_high else ("▒", "re-map-low")
        height = Point(0, solid.top).in_cm[1]
        pieces.append(Area(piece.id, _corners(solid.outline), True, texture, kind, label[piece.id], height))
    return (*zones, *pieces)


def _corners(outline: tuple[Point, ...]) -> tuple[tuple[float, float], ...]:
    return tuple(corner.in_cm for corner in outline)


def _places(world: World) -> Iterator[Area]:
    """The deployment zones while they matter, and where sides want to get out."""
    for side in world.scene.sides:
        ends = ends_of(world, side.id)
        # As long as nobody has chosen an end, none belongs to anybody.
        owner = side.id if world.stage != "setup" else ""
        if world.stage in ("setup", "deploy") or world.scene.mission.goal == "recover":
            place = ends.deployment
            yield Area(place.id, _corners(place.outline), texture=":", kind="re-map-deployment", side=owner)
        if ends.extraction is not None:
            place = ends.extraction
            yield Area(place.id, _corners(place.outline), texture="!", kind="re-map-extraction", side=owner)


def _marks(world: World) -> Iterator[Mark]:
    """What lies about, or the places to hold."""
    radius = world.scene.mission.hold_radius
    hold = radius / CENTIMETRE if radius else None
    message = "re-map-place" if world.scene.mission.goal == "hold" else "re-map-object"
    for number, at in enumerate(world.objects or world.scene.mission.objects, start=1):
        if at is not None:
            yield Mark(str(number), at.in_cm, phrase(message, number=number), hold)


def tracks(world: World) -> Iterator[Track]:
    """What both sides have of the goal."""
    mission = world.scene.mission
    sides = [side.id for side in world.scene.sides]
    names = [Ref(side) for side in sides]
    match mission.goal:
        case "recover":
            counts, goal = [recovered(world, side) for side in sides], mission.needed
        case "hold":
            counts, goal = list(world.scores), mission.needed
        case "extract":
            counts = [extracted(world, side) for side in sides]
            goal = max(extraction_needed(world, side) for side in sides)
        case "eliminate":
            return
    yield Track(phrase(f"re-board-goal-{mission.goal}"), tuple(zip(names, counts, strict=True)), goal)


def _participant(world: World, model: Model) -> Participant:
    vitals = model.vitals
    cells: tuple[Fact, ...] = (
        phrase("re-board-hp-of", left=max(0, vitals.hp), all=model.card.hp),
        vitals.ap if model.active else None,
        phrase("re-board-at", **typed(model.at), facing=model.facing // 100) if model.on_table else None,
        tuple(notes(model)),
    )
    is_there = model.on_table or vitals.status == "wreck"
    return Participant(
        model.id,
        model.side,
        world.side(model.id).seat,
        cells,
        acts=world.phase is not None and world.phase.who == model.id,
        out=vitals.status not in ("active", "waiting"),
        at=model.at.in_cm if is_there else None,
        facing=model.facing / 100 if vitals.status in ("active", "waiting") else None,
        sign=_sign(model),
        place=whereabouts(world, model) if is_there else None,
        radius=RADIUS[model.card.size] / CENTIMETRE,
        view=field_of_view(world, model) if model.active else None,
        rings=tuple(_rings(world, model)),
    )


@rule("RE-MEA-02", "RE:premeasure", "RE-PER-01", "RE-DNG-01")
def _rings(world: World, model: Model) -> Iterator[Ring]:
    """What somebody perceives and threatens: of whoever acts, and where all may be measured of everybody."""
    is_acting = world.phase is not None and world.phase.who == model.id
    if model.active and (is_acting or measures_ahead(world.options)):
        base = RADIUS[model.card.size] / CENTIMETRE
        yield Ring("re-map-perception", base + perception_range(world, model).total, ahead=True)
        yield Ring("re-map-danger", base + danger_radius(world, model).total)


def _sign(model: Model) -> str:
    if model.vitals.status in SIGNS:
        return SIGNS[model.vitals.status]
    return SIGNS["camouflaged"] if model.camouflaged else SIGNS["prone"] if model.prone else ""


def notes(model: Model) -> Iterator[Word | Phrase]:
    """Whatever changes what a model can do."""
    vitals = model.vitals
    if vitals.status != "active":
        yield Word(f"re-status-{vitals.status}")
        return
    if model.card.is_mike:
        for limb, hp in zip(LIMBS, vitals.limbs, strict=True):
            yield phrase(f"re-board-{limb}", hp=hp)
    if vitals.critical:
        yield Word("re-board-critical")
    for flag in ("prone", "fast", "fire_ready", "guard", "camouflaged"):
        if getattr(model, flag):
            yield Word(f"re-board-{flag}")
    if vitals.markers:
        yield phrase("re-board-markers", n=vitals.markers)
    if vitals.legs != "ok":
        yield Word(f"re-board-legs-{vitals.legs}")
    if model.carries >= 0:
        yield phrase("re-board-carries", number=model.carries + 1)


def standings(world: World) -> Standings:
    """What is worth following from round to round: hit points and action points."""
    models = []
    for model in world.models:
        gone = model.vitals.status not in ("waiting", "active")
        models.append(Standing(model.id, gone, (max(0, model.vitals.hp), 0 if gone else model.ap), model.side))
    return Standings(FIGURES, tuple(models))
