"""Camouflage: who can hide where, what gives somebody away, and how camouflage comes back."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import hypot

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.space.bases import touches, touching
from regelwerk.space.solids import Body
from regelwerk.systems.realms.rules.mission.scenes import Piece
from regelwerk.systems.realms.rules.sight.positions import body
from regelwerk.systems.realms.state import Deed, Model, World

RUNNING = -100
"""Full moves of a model that was revealed in the middle of its own action: that action does not hide it again."""


@rule("RE-CAM-07", "RE-CSH-01", "RE-MEL-18")
def why_hidden(model: Model) -> Refused | None:
    """Why a model can be neither shot at nor attacked; None if it can."""
    if model.revealed:
        return None
    return Refused(phrase("re-refuse-camouflaged", whom=Ref(model.id)), "RE-CAM-07")


@rule("RE-CAM-02", "RE-CAM-09", "RE-CAM-23")
def is_blurred(model: Model) -> bool:
    """Whether active camouflage blurs a model; revealed or not, it never becomes plainly visible."""
    return model.card.camouflage == "active"


@rule("RE-CAM-02", "RE-CAM-04", "RE-CAM-05")
def may_hide(world: World, model: Model) -> bool:
    """Whether a model could be camouflaged where it is: actively anywhere, passively only beside something."""
    match model.card.camouflage:
        case "active":
            return True
        case "passive":
            return _has_shelter(world, model)
        case _:
            return False


@rule("RE-CAM-04", "RE-GEO-22", "RE:ruling_105", "RE:wreck")
def _has_shelter(world: World, model: Model) -> bool:
    """Whether a base touches a zone, or a piece that is at least as large as the model; a wreck is a piece too.

    A road only carries wheels: it is nothing to hide beside.
    """
    shape = body(model, world.options)
    field = world.scene.battlefield
    return (
        any(zone.type != "road" and touches(shape, zone.outline) for zone in field.zones)
        or any(
            _is_as_large(piece, shape.height, 2 * shape.radius) and touches(shape, piece.solid)
            for piece in field.pieces
        )
        or any(_is_shelter(shape, body(one, world.options)) for one in world.models if one.vitals.status == "wreck")
    )


def _is_shelter(shape: Body, wreck: Body) -> bool:
    return wreck.height >= shape.height and wreck.radius >= shape.radius and touching(shape, wreck)


def _is_as_large(piece: Piece, height: int, diameter: int) -> bool:
    return piece.solid.top - piece.solid.floor >= height and narrowest(piece.solid.outline) >= diameter


@lru_cache(maxsize=1024)
def narrowest(outline: tuple[Point, ...]) -> int:
    """How wide an outline is across its narrowest side, in units; of a box this is the shorter side."""
    widths = []
    for a, b in pairwise((*outline, outline[0])):
        dx, dy = b.x - a.x, b.y - a.y
        off = [dx * (p.y - a.y) - dy * (p.x - a.x) for p in outline]
        widths.append((max(off) - min(off)) / hypot(dx, dy))
    return round(min(widths))


@rule("RE-CAM-03")
def at_start(world: World) -> World:
    """Everybody is deployed: models that can hide begin the game camouflaged."""
    return replace(world, models=tuple(replace(model, revealed=not may_hide(world, model)) for model in world.models))


GIVEN_AWAY = {
    "RE-CAM-04": "bare",
    "RE-CAM-11": "attacking",
    "RE-CAM-14": "found",
    "RE-CAM-19": "firing",
}
"""What gives a model away, by the rule that reveals it."""


@rule("RE-CAM-07", "RE-CAM-22", "RE-CAM-23")
def reveal(world: World, who: str, rule_id: str) -> Play[World]:
    """A model is revealed, by spotting or by giving itself away; nothing happens if it is revealed already."""
    if world.find(who).revealed:
        return world
    yield note(rule_id, f"re-revealed-{GIVEN_AWAY[rule_id]}", who=Ref(who))
    acting = world.phase is not None and world.phase.who == who
    return world.change(who, revealed=True, full_moves=RUNNING if acting else 0)


@rule("RE-MEL-19", "RE-CAM-11")
def ambush(world: World, who: str) -> Play[World]:
    """A model that attacks out of camouflage is revealed, and has the advantage of surprise."""
    if world.find(who).revealed:
        return world
    world = yield from reveal(world, who, "RE-CAM-11")
    return world.change(who, ambusher=True)


@rule("RE:first_melee_round")
def surprise_spent(world: World, who: str) -> World:
    """The first melee roll after the ambush is over; a table may let the surprise last until the round ends."""
    if world.options.first_melee_round == "until_round_end" or not world.find(who).ambusher:
        return world
    return world.change(who, ambusher=False)


@rule("RE-CAM-20", "RE-CAM-21", "RE:camo_break_passive")
def after_action(world: World, deed: Deed) -> Play[World]:
    """An action is over with all its reactions: camouflage comes back, or is lost without anything to hide beside."""
    model = world.find(deed.who)
    if model.card.camouflage == "none" or not model.active:
        return world
    if model.camouflaged:
        return (yield from _still_hidden(world, model))
    return (yield from _restored(world, model))


@rule("RE-CAM-04", "RE:camo_break_passive")
def _still_hidden(world: World, model: Model) -> Play[World]:
    """A camouflaged model that has left its shelter is seen, unless the table lets it stay hidden."""
    if world.options.camo_break_passive == "revealed" and not may_hide(world, model):
        world = yield from reveal(world, model.id, "RE-CAM-04")
    return world.change(model.id, full_moves=0) if world.find(model.id).full_moves else world


@rule("RE-CAM-20", "RE-CAM-21", "RE:full_movement_action", "RE:camo_restore")
def _restored(world: World, model: Model) -> Play[World]:
    """A revealed model hides again after a full movement action, if it can where it has come to."""
    needed = 2 if world.options.full_movement_action == "two_full_moves" else 1
    moves = max(0, model.full_moves)
    if moves >= needed and may_hide(world, model):
        yield note("RE-CAM-21", "re-hidden-again", who=Ref(model.id))
        return world.change(model.id, revealed=False, ambusher=False, full_moves=0)
    if moves >= needed and world.options.camo_restore == "at_end_of_move":
        moves = needed - 1
    return world.change(model.id, full_moves=moves) if moves != model.full_moves else world
