"""A skirmish at a glance: hit points, action points, what hangs over whom, and the map."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.board import Area, Board, Participant, Standing, Standings, Track
from regelwerk.engine.facts import Fact, Word, phrase
from regelwerk.space import Point
from regelwerk.systems.realms.missions import extracted, extraction_needed, recovered
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import LIMBS

COLUMNS = ("re-board-hp", "re-board-ap", "re-board-place", "re-board-notes")
FIGURES = ("re-figure-hp", "re-figure-ap")


def board(world: World) -> Board:
    """All models, side by side, the map, and how far both sides are with the mission."""
    field = world.scene.battlefield
    areas = (
        *(Area(zone.id, tuple(corner.in_cm for corner in zone.outline)) for zone in field.zones),
        *(Area(piece.id, tuple(corner.in_cm for corner in piece.solid.outline), solid=True) for piece in field.pieces),
    )
    shown = tuple(_participant(world, model) for model in world.models)
    return Board(COLUMNS, shown, Point(field.width, field.height).in_cm, areas, tuple(_tracks(world)))


def _tracks(world: World) -> Iterator[Track]:
    """What both sides have of the goal."""
    mission = world.scene.mission
    sides = [side.id for side in world.scene.sides]
    names = [phrase("re-board-side", name=side.name.de) for side in world.scene.sides]
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
        phrase("re-board-at", x=round(model.at.in_cm[0], 1), y=round(model.at.in_cm[1], 1), facing=model.facing // 100)
        if model.on_table
        else None,
        tuple(_notes(model)),
    )
    acts = world.phase is not None and world.phase.who == model.id
    at = model.at.in_cm if model.on_table or vitals.status == "wreck" else None
    return Participant(model.id, model.side, world.side(model.id).seat, cells, acts, not model.active, at)


def _notes(model: Model) -> Iterator[Fact]:
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
    models = [
        Standing(model.id, not model.active, (max(0, model.vitals.hp), model.ap), model.side) for model in world.models
    ]
    return Standings(FIGURES, tuple(models))
