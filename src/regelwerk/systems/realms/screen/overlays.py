"""What the map shows while an answer is only considered: ways, who sees them, lines of sight, ranges, templates.

Moves may be measured beforehand (RE-MOV-05); who stands in whose view needs no tape. Everything else that is a distance
is drawn only where a table measures at any time (RE-MEA-02).
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from regelwerk.engine.answers import Refusal
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Choose
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.screen.display import Overlay
from regelwerk.engine.state_values import replace
from regelwerk.space import Path, Point, cut, length
from regelwerk.space.outlines import Outline
from regelwerk.systems.realms.rules.core.menu import ACTS
from regelwerk.systems.realms.rules.core.phase import ActScene
from regelwerk.systems.realms.rules.core.picking import Picking
from regelwerk.systems.realms.rules.core.replies import Reply, ReplyScene
from regelwerk.systems.realms.rules.melee import charging
from regelwerk.systems.realms.rules.mission.deployment import PlaceScene, Spot
from regelwerk.systems.realms.rules.movement.climbing import climb_of
from regelwerk.systems.realms.rules.movement.landmarks import coordinates
from regelwerk.systems.realms.rules.movement.movement import MoveScene, moments_of
from regelwerk.systems.realms.rules.movement.passability import WORDS, reach_on
from regelwerk.systems.realms.rules.shooting.aims import ShotScene
from regelwerk.systems.realms.rules.shooting.area import aimed_spot, under_template
from regelwerk.systems.realms.rules.shooting.ranges import bands
from regelwerk.systems.realms.rules.shooting.shooting import guns
from regelwerk.systems.realms.rules.shooting.targets import (
    RULE_OF,
    enemies_in_sight,
    hiding,
    measures_ahead,
    why_not_aim,
    why_not_fire,
)
from regelwerk.systems.realms.rules.sight.environment import passability
from regelwerk.systems.realms.rules.sight.positions import (
    cm,
    field_of_view,
    in_view,
    perceives,
    perception_range,
    sighting,
)
from regelwerk.systems.realms.state import Deed, Model, World, weapon_of
from regelwerk.systems.realms.values import CENTIMETRE, RADIUS, Weapon

GLANCE = 5.0
"""So far the view of somebody is hinted at beyond the base where it may not be measured, in centimetres."""


def overlays(view: World, prompt: Choose[Any], key: str) -> tuple[Overlay, ...]:
    """What a seat is shown while it considers an answer; the view is that of the moment of the question."""
    found = prompt.answers.find(key)
    if isinstance(found, Refusal):
        return tuple(_refused(view, prompt.scene, key))
    return tuple(_shown(view, prompt.scene, found.value))


def _shown(world: World, scene: Any, value: Any) -> Iterator[Overlay]:
    match scene, value:
        case MoveScene(who=who), int():
            yield from _looking(world, replace(world.find(who), facing=value))
        case MoveScene(who=who), Deed():
            yield from _way(world, world.find(who), value)
        case PlaceScene(who=who), Spot():
            there = replace(world.find(who), at=value.at, facing=value.facing)
            yield _base(there)
            yield from _looking(world, there)
        case ((ShotScene() | Picking()), Deed()) if value.kind in RULE_OF:
            yield from _shot(world, value)
        case Picking(), Deed() if value.kind == charging.KIND:
            yield from _charge(world, value)
        case Picking(who=who, kind="spot"), str():
            yield from _sight(world, world.find(who), world.find(value))
        case ReplyScene(), Reply(deed=deed, moment=moment):
            yield from _reply(world, scene, deed, moment)
        case ActScene(who=who), str():
            yield from _act(world, world.find(who), value)


@rule("RE-MOV-05")
def _refused(world: World, scene: Any, key: str) -> Iterator[Overlay]:
    """A way that is none, or a target that is none and why: what stands before it."""
    match scene:
        case MoveScene(who=who, kind="move" | "jump"):
            places = coordinates(key)
            if places is not None:
                path = world.find(who).at, *places
                yield _path("refused", path, phrase("re-over-length", cm=cm(length(path))))
        case ShotScene(who=who):
            target = next((one for one in world.models if one.id == key.rpartition(":")[2]), None)
            if target is not None and target.on_table:
                yield from _sight(world, world.find(who), target)


# -- ways -------------------------------------------------------------------------------------------------------------


@rule("RE-MOV-04", "RE-MOV-05", "RE-PAS-01")
def _way(world: World, model: Model, deed: Deed) -> Iterator[Overlay]:
    """A move before it is made: its length and price, its legs, difficult ground, climbs, its end, and who sees it."""
    path = deed.path
    climb = climb_of(world, model, path)
    ap = ACTS[deed.kind].cost(world, deed)
    far = climb.counted if deed.kind == "move" else length(path)
    yield _path("move", path, phrase("re-over-way", cm=cm(far), ap=ap.total))
    if len(path) > 2:
        for leg in pairwise(path):
            yield _path("leg", leg, phrase("re-over-length", cm=cm(length(leg))))
    if deed.kind == "move":
        for part in climb.parts(reach_on(world, model, path)):
            level, rule_id, source = passability(world, model, part)
            if level:
                yield _path(
                    "rough", part, phrase("re-over-rough", what=phrase(WORDS[rule_id]), ap=level, source=source)
                )
        for lift in climb.lifts:
            at, message = cut(path, lift.along)[0][-1], "re-over-up" if lift.rise > 0 else "re-over-down"
            yield _circle("climb", at, RADIUS[model.card.size] / CENTIMETRE, phrase(message, cm=cm(abs(lift.rise))))
    moments = moments_of(world, model, climb)
    end = replace(model, at=path[-1], facing=moments[-1].facing, floor=moments[-1].floor, prone=moments[-1].prone)
    yield _base(end)
    yield _glance(world, end, "view")
    yield from _watchers(world, model, [(moment.along, replace(end, at=moment.at, floor=moment.floor,
                         facing=moment.facing, prone=moment.prone)) for moment in moments])  # fmt: skip


@rule("RE-GEO-05", "RE-GEO-08", "RE-REA-05", "RE-MEA-02", "RE:premeasure")
def _watchers(world: World, mover: Model, stations: list[tuple[int, Model]]) -> Iterator[Overlay]:
    """Which enemies see a mover, from where on and whether still at the end; measured, also who would notice it."""
    for enemy in world.enemies(mover):
        if not enemy.active:
            continue
        first = next((station for station in stations if _sees(world, enemy, station[1])), None)
        if first is None:
            continue
        along, there = first
        end = stations[-1][1]
        stays = _sees(world, enemy, end)
        message = "re-over-seen-after" if 0 < along < stations[-1][0] else "re-over-seen-at-once"
        text = phrase(message, who=Ref(enemy.id), cm=cm(along), stays=stays)
        yield _glance(world, enemy, "arc")
        if along < stations[-1][0]:
            yield _line(_noticed(world, enemy, there), enemy.at, there.at, text)
        if stays:
            words = phrase("re-over-seen-at-end", who=Ref(enemy.id)) if along == stations[-1][0] else None
            yield _line(_noticed(world, enemy, end), enemy.at, end.at, words)


def _sees(world: World, viewer: Model, target: Model) -> bool:
    return in_view(world, viewer, target) and sighting(world, viewer, target).visible_cells > 0


def _noticed(world: World, viewer: Model, target: Model) -> str:
    """Whether somebody is near enough to react is a distance; without a tape nobody knows."""
    return "noticed" if measures_ahead(world.options) and perceives(world, viewer, target) else "seen"


@rule("RE-MOV-05", "RE-MOV-09", "RE:premeasure")
def _charge(world: World, deed: Deed) -> Iterator[Overlay]:
    """An attack move: how far it is shows itself, unless the table measures."""
    model, target = world.find(deed.who), world.find(deed.target)
    if not measures_ahead(world.options):
        yield _line("charge", model.at, target.at, phrase("re-over-charge", whom=Ref(target.id)))
        return
    yield _path("move", deed.path, phrase("re-over-way", cm=cm(length(deed.path)), ap=charging.cost(world, deed).total))
    yield _base(replace(model, at=deed.path[-1]))


def _reply(world: World, scene: ReplyScene, deed: Deed, number: int) -> Iterator[Overlay]:
    """A reaction: the announced way, where the mover would be, and the line to it."""
    action = scene.action
    model, mover = world.find(scene.who), world.find(action.who)
    if action.path:
        moments = moments_of(world, mover, climb_of(world, mover, action.path))
        moment = moments[min(number, len(moments) - 1)]
        mover = replace(mover, at=moment.at, floor=moment.floor, prone=moment.prone, facing=moment.facing)
        yield _path("move", action.path)
        yield _base(mover)
    yield _line("sight" if deed.weapon else "seen", model.at, mover.at)


# -- shots ------------------------------------------------------------------------------------------------------------


@rule("RE-TGT-01", "RE-MEA-02", "RE:premeasure", "RE-ARE-01")
def _shot(world: World, deed: Deed) -> Iterator[Overlay]:
    """The line to the target; measured, also how far the weapon carries and what a template would cover."""
    shooter = world.find(deed.who)
    weapon = weapon_of(shooter, deed.weapon)
    spot = aimed_spot(world, deed)
    if deed.targets:
        for shots in deed.targets:
            yield from _sight(world, shooter, world.find(shots.target))
    else:
        yield _line("sight", shooter.at, spot)
        yield _circle("spot", spot, 1.0)
    if measures_ahead(world.options):
        yield from _ranges(world, shooter, weapon, deed.kind)
        if weapon.area:
            yield _circle("template", spot, float(weapon.area), phrase("re-over-template", cm=weapon.area))
            for caught in under_template(world, spot, weapon.area):
                message = "re-over-caught-partly" if caught.partial else "re-over-caught"
                yield _base(world.find(caught.who), "caught", phrase(message, who=Ref(caught.who)))


@rule("RE-RNG-01", "RE-RNG-02")
def _ranges(world: World, shooter: Model, weapon: Weapon, mode: str) -> Iterator[Overlay]:
    """The range bands of a weapon as this table has them."""
    found, base = bands(world, weapon, mode), RADIUS[shooter.card.size] / CENTIMETRE
    for number in range(1, found.number + 1):
        far = number * found.length
        yield _circle("range", shooter.at, base + far, phrase("re-over-range", cm=far, less=number - 1))


@rule("RE-GEO-08", "RE-GEO-09", "RE-TGT-01")
def _sight(world: World, viewer: Model, target: Model) -> Iterator[Overlay]:
    """A line of sight: whole to a target, broken to whom hides too much, with everything that stands in it."""
    sight = sighting(world, viewer, target)
    in_sight = in_view(world, viewer, target)
    is_target = why_not_aim(world, viewer, target) is None
    kind = "sight" if is_target else "partly" if in_sight and sight.visible_cells else "blocked"
    message = "re-map-seen" if in_sight else "re-over-out-of-view"
    text = phrase(message, whom=Ref(target.id), cells=sight.visible_cells, all=64)
    yield _line(kind, viewer.at, target.at, text)
    outlines = {piece.id: piece.solid.outline for piece in world.scene.battlefield.pieces}
    for name, cells in hiding(world, viewer, sight) if in_sight else ():
        words = phrase("re-hides", what=Ref(name), cells=cells.bit_count(), all=64)
        yield _area("hides", outlines[name], words) if name in outlines else _base(world.find(name), "hides", words)


@rule("RE-GEO-05")
def _looking(world: World, model: Model) -> Iterator[Overlay]:
    """The view of somebody who looks that way, and which enemies would be targets in it."""
    yield _wedge(
        world, model, "view", float(world.scene.battlefield.width + world.scene.battlefield.height) / CENTIMETRE
    )
    now = replace(world, models=tuple(model if one.id == model.id else one for one in world.models))
    for seen in enemies_in_sight(now, model):
        text = phrase("re-map-seen", whom=Ref(seen.enemy.id), cells=seen.cells, all=64)
        yield _line("sight" if seen.is_target else "partly", model.at, seen.enemy.at, text)


@rule("RE-MOV-05", "RE-MEA-02", "RE:premeasure")
def _act(world: World, model: Model, kind: str) -> Iterator[Overlay]:
    """What a kind of action is about: how far a move goes, whom a shot could be aimed at, how far guns carry."""
    if kind == "move":
        base, reach = RADIUS[model.card.size] / CENTIMETRE, cm(reach_on(world, model, (model.at,)))
        yield _circle("reach", model.at, base + reach, phrase("re-over-reach", cm=reach))
    if kind in RULE_OF:
        for seen in enemies_in_sight(world, model):
            text = phrase("re-map-seen", whom=Ref(seen.enemy.id), cells=seen.cells, all=64)
            yield _line("sight" if seen.is_target else "partly", model.at, seen.enemy.at, text)
        able = [weapon for weapon in guns(model) if why_not_fire(world, model, weapon, kind) is None]
        if measures_ahead(world.options) and len(able) == 1:
            yield from _ranges(world, model, able[0], kind)


# -- shapes -----------------------------------------------------------------------------------------------------------


def _path(kind: str, path: Path, text: Phrase | None = None) -> Overlay:
    return Overlay("path", kind, tuple(point.in_cm for point in path), text=text)


def _line(kind: str, one: Point, other: Point, text: Phrase | None = None) -> Overlay:
    return Overlay("line", kind, (one.in_cm, other.in_cm), text=text)


def _circle(kind: str, at: Point, radius: float, text: Phrase | None = None) -> Overlay:
    return Overlay("circle", kind, (at.in_cm,), radius, text)


def _area(kind: str, outline: Outline, text: Phrase | None = None) -> Overlay:
    return Overlay("area", kind, tuple(corner.in_cm for corner in outline), text=text)


def _base(model: Model, kind: str = "base", text: Phrase | None = None) -> Overlay:
    return _circle(kind, model.at, RADIUS[model.card.size] / CENTIMETRE, text)


@rule("RE-PER-01", "RE-MEA-02", "RE:premeasure")
def _glance(world: World, model: Model, kind: str) -> Overlay:
    """Where somebody looks: as far as it perceives, or only a hint where that may not be measured."""
    reach = float(perception_range(world, model).total) if measures_ahead(world.options) else GLANCE
    return _wedge(world, model, kind, RADIUS[model.card.size] / CENTIMETRE + reach)


def _wedge(world: World, model: Model, kind: str, radius: float) -> Overlay:
    """The part of a disc in somebody's field of view, or the whole of it."""
    fov = field_of_view(world, model)
    if fov >= 360:
        return _circle(kind, model.at, radius)
    x, y = model.at.in_cm
    ends = (math.radians(model.facing / 100 + half) for half in (-fov / 2, fov / 2))
    arc = tuple((x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in ends)
    return Overlay("wedge", kind, ((x, y), *arc), radius)
