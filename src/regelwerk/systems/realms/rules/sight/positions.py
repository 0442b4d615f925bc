"""Where models stand and what they see: bodies, distances, fields of view, silhouettes, perception and danger."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.tally import Tally, tally
from regelwerk.space import Point
from regelwerk.space.arcs import sees_direction, worse
from regelwerk.space.bases import EPS, gap, touching
from regelwerk.space.outlines import Outline, from_edge, holds
from regelwerk.space.points import ROUNDING
from regelwerk.space.sight import ALL_CELLS, Skyline, is_between, limbs, look, looks, skyline
from regelwerk.space.solids import Body
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.profile import attribute, value
from regelwerk.systems.realms.rules.mission.scenes import Battlefield, Zone
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import CENTIMETRE, HEIGHT, RADIUS, SIZES, Size

HALF = 32
"""Cells of a silhouette that must be hidden for cover (RE-GEO-10)."""


@rule("RE-PRO-01", "RE-DMG-10", "RE:finish_off")
def lies(model: Model, options: Options) -> bool:
    """Whether a model counts as prone; one that is out does so where the table lets it be attacked."""
    return model.prone or (model.vitals.status == "out" and options.finish_off == "yes")


@rule("RE-PRO-01", "RE:prone_size", "RE-SIZ-01")
def size_of(model: Model, options: Options) -> Size:
    """How large a model counts now: lying down it is small."""
    size = model.card.size
    if not lies(model, options):
        return size
    return "small" if options.prone_size == "small" else SIZES[max(0, SIZES.index(size) - 1)]


@rule("RE-GEO-04")
def body(model: Model, options: Options) -> Body:
    """A model as the upright cylinder that it counts as."""
    size = model.card.size
    # Bodies are asked for more often than anything else, and mostly of somebody who stands.
    stands = not model.prone and model.vitals.status != "out"
    return Body(model.at, model.floor, RADIUS[size], HEIGHT[size if stands else size_of(model, options)])


@rule("RE-MEA-01", "RE-GEO-02")
def distance(world: World, a: Model, b: Model) -> float:
    """From base edge to base edge, in centimetres."""
    return gap(body(a, world.options), body(b, world.options))


@rule("RE-GEO-03", "RE-MEL-01")
def in_contact(world: World, a: Model, b: Model) -> bool:
    """Whether two bases touch."""
    return touching(body(a, world.options), body(b, world.options))


@rule("RE-FOV-01", "RE-PRO-02", "RE-ENV-05", "RE-GEO-06")
def field_of_view(world: World, model: Model) -> int:
    """The field of view in degrees: lying down and the arctic each make it one step worse."""
    steps = int(lies(model, world.options)) + (world.scene.battlefield.environment == "arctic")
    return worse(model.card.fov, steps)


@rule("RE-GEO-05", "RE:fov_test")
def in_view(world: World, viewer: Model, target: Model) -> bool:
    """Whether a target is inside the viewer's field of view; what stands between does not matter here."""
    fov = field_of_view(world, viewer)
    centre_only = world.options.fov_test == "base_centre"
    return sees_direction(viewer.at, viewer.facing, fov, body(target, world.options), centre_only=centre_only)


class Sighting(NamedTuple):
    """What of a silhouette is hidden, as masks of its 64 cells: by pieces of terrain, by wrecks, by models."""

    blocked: int
    """Hidden to the viewer by anything."""
    by_piece: tuple[tuple[str, int], ...]
    by_model: tuple[tuple[str, int], ...]

    @property
    def visible_cells(self) -> int:
        return (ALL_CELLS & ~self.blocked).bit_count()


@lru_cache(maxsize=1 << 12)
@rule("RE-GEO-07", "RE-GEO-08", "RE:eye_height", "RE:wreck")
def sighting(world: World, viewer: Model, target: Model) -> Sighting:
    """How a viewer sees a target: terrain, wrecks and the viewer's standing enemies hide cells."""
    options = world.options
    eye, shape = viewer.floor + eye_height(body(viewer, options), options), body(target, options)
    terrain = skyline_of(world.scene.battlefield)
    if ((viewer.at, eye), shape) not in terrain.known:
        _look_round(world, viewer, eye, terrain)
    others = tuple(
        model
        for model in world.models
        if model is not viewer
        and model is not target
        and is_between(viewer.at, shape, model.at, RADIUS[model.card.size])
        and model.vitals.status in ("active", "wreck")
        and model.id not in (viewer.id, target.id)
    )
    sight = look(viewer.at, eye, shape, terrain, tuple(body(model, options) for model in others))
    blocked = 0
    for _, mask in sight.by_solid:
        blocked |= mask
    by_model = []
    for model, mask in zip(others, sight.by_body, strict=True):
        if mask:
            by_model.append((model.id, mask))
            if model.vitals.status == "wreck" or model.side != viewer.side:
                blocked |= mask
    return Sighting(blocked, sight.by_solid, tuple(by_model))


def _look_round(world: World, viewer: Model, eye: int, terrain: Skyline) -> None:
    """Look at everybody at once: whoever is asked about one of them is soon asked about the others."""
    shapes = [body(model, world.options) for model in world.models if model.on_table and model.id != viewer.id]
    looks([(viewer.at, eye)] * len(shapes), shapes, terrain)


@lru_cache(maxsize=64)
def skyline_of(field: Battlefield) -> Skyline:
    """What hides anything on a table, prepared once."""
    return skyline(field.solids)


@rule("RE-GEO-07", "RE:eye_height")
def eye_height(viewer: Body, options: Options) -> int:
    """How high the eyes are above the feet."""
    return viewer.height if options.eye_height == "top" else viewer.height * 13 // 16


@rule("RE-TGT-01", "RE-GEO-09", "RE:los_test", "RE:limb_includes_head")
def is_exposed(sight: Sighting, options: Options) -> bool:
    """Whether enough of a target can be seen to shoot at it: one whole limb."""
    if options.los_test == "any_cell":
        return sight.visible_cells > 0
    return not sight.blocked or bool(limbs(sight.blocked, with_head=options.limb_includes_head))


@rule("RE-PER-01", "RE-PER-02", "RE-CRT-04", "RE-ZON-05", "RE:critical_perception")
def perception_range(world: World, model: Model) -> Tally:
    """How far a model perceives, in centimetres: 5 for each point of WN; halved when critical, and in dense forest."""
    wn = value(world, model, "wn")
    if model.vitals.critical and world.options.critical_perception == "card_value":
        wn = model.card.wn
    far = tally(wn * 5, "RE-PER-01", "re-term-perception", model.id)
    if model.vitals.critical:
        far = far.plus(-(far.total // 2), "RE-CRT-04", "re-term-critical")
    if any(zone.type == "dense_forest" for zone in zones_at(world, model.at)):
        far = far.plus(-(far.total // 2), "RE-ZON-05", "re-zone-dense_forest")
    return far


@rule("RE-GEO-17", "RE-REA-05", "RE-PER-01", "RE:perception_contact")
def in_perception_area(world: World, viewer: Model, target: Model) -> bool:
    """Whether a target is in the viewer's perception area; base contact always is."""
    far = distance(world, viewer, target)
    if world.options.perception_contact == "contact_counts" and in_contact(world, viewer, target):
        return True
    return far <= perception_range(world, viewer).total + EPS and in_view(world, viewer, target)


@rule("RE-GEO-17", "RE-REA-05")
def perceives(world: World, viewer: Model, target: Model) -> bool:
    """Whether a viewer notices what a target does: inside its perception area, with something of it in sight."""
    return in_perception_area(world, viewer, target) and sighting(world, viewer, target).visible_cells > 0


@rule("RE-DNG-01", "RE-GEO-18")
def danger_radius(world: World, model: Model) -> Tally:
    """How near an enemy is a threat: 12 cm less the resolve."""
    resolve = attribute(world, model, "eh")
    return (
        tally(12, "RE-DNG-01", "re-term-danger")
        .plus(-resolve.total, "RE-DNG-01", "re-attribute-eh", "eh")
        .at_least(0, "RE-DNG-01", "re-term-floor")
    )


@rule("RE-GEO-16")
def zones_at(world: World, at: Point) -> tuple[Zone, ...]:
    """The zones that a place is in; their edge belongs to them."""
    return _zones_at(at, world.scene.battlefield)


@lru_cache(maxsize=1 << 14)
def _zones_at(at: Point, field: Battlefield) -> tuple[Zone, ...]:
    return tuple(zone for zone in field.zones if holds(zone.outline, at))


def base_inside(model: Model, at: Point, outline: Outline) -> bool:
    """Whether a whole base lies inside an outline (its edge included)."""
    return _is_inside(at, RADIUS[model.card.size], outline)


@lru_cache(maxsize=1 << 12)
def _is_inside(at: Point, radius: int, outline: Outline) -> bool:
    return holds(outline, at) and from_edge(outline, at) >= radius - ROUNDING


def typed(at: Point) -> dict[str, Any]:
    """A place for messages, written as people type it, with a point: near enough to be typed again."""
    x, y = at.in_cm
    return {"x": f"{round(x, 2) + 0.0:g}", "y": f"{round(y, 2) + 0.0:g}"}


def written(at: Point) -> str:
    """The same in one piece."""
    return ",".join(typed(at).values())


def cm(units: float) -> float:
    """Units as centimetres, rounded for people."""
    return round(units / CENTIMETRE, 1)
