"""Freezing: the changing part of a scene as plain data, and back. What is empty is left out.

Nothing in play changes a sheet or a plan. So a sheet is told by its id, and the plan of a running chase or break-in by
the event with which it began; all else is told by its fields. Who was called in later has no sheet in the start: it is
told whole.
"""

from __future__ import annotations

from regelwerk.engine.game import Json
from regelwerk.engine.journal.freezing import Form, Freezer, Told, flat
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan, ChasePlan
from regelwerk.systems.darkspace.state import Breach, Cover, Damage, Scene, World
from regelwerk.systems.darkspace.values import Sheet

FROM_THE_START = ""
"""Stands for the plan with which the scene itself begins."""
_TOLD = Told()


def freeze(world: World) -> Json:
    """Where the confrontation stands, the running phase, and everybody with all that changes."""
    return _freezer(world).told(world, without=("scene",))


def thaw(start: World, data: Json) -> World:
    """The confrontation again; what is fixed comes from its start."""
    return World(start.scene, **_freezer(start).parts(World, data))


def _freezer(start: World) -> Freezer:
    sheets = {actor.id: actor.sheet for actor in start.actors}
    return Freezer(
        {
            Sheet: Form(_told_sheet, lambda data: _SHEETS.thawed(data, Sheet) if type(data) is dict else sheets[data]),
            ChasePlan: _plans(start.scene, "chase"),
            AreaPlan: _plans(start.scene, "area"),
            **SHORT,
        },
        before=_TOLD,
    )


_SHEETS = Freezer()
"""Of a sheet that is told whole, all fields are told."""


def _told_sheet(sheet: Sheet) -> str | Json:
    return _SHEETS.told(sheet) if sheet.called_in else sheet.id


def _plans(scene: Scene, field: str) -> Form:
    """Plans by the event that brings them."""
    plans = {event.id: getattr(event, field) for event in scene.events if getattr(event, field) is not None}
    if getattr(scene, field) is not None:
        plans[FROM_THE_START] = getattr(scene, field)
    return Form({plan: key for key, plan in plans.items()}.__getitem__, plans.__getitem__)


SHORT: dict[type, Form] = {kind: flat(kind) for kind in (Damage, Breach, Cover)}
"""What everybody has is told in few letters."""
