"""Freezing: the changing part of a scene as plain data, and back. What is empty is left out.

A part of the scene is told by its id, somebody's sheet by its id and by weapons and items: only these may come into
being during play, unless somebody is called in, whose sheet is told in full. All else is told by its fields.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from regelwerk.engine.game import Json
from regelwerk.engine.journal.freezing import Form, Freezer, Told, flat, hints
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.rules.scene.plans import Plan
from regelwerk.systems.heldencodex.state import ArmourRow, Circle, World
from regelwerk.systems.heldencodex.values import DamageDice, Sheet, Skill

OWNED = ("weapons", "items")
KEPT = 128
"""So many casts are known at a time."""
_TOLD = Told()


def freeze(world: World) -> Json:
    """Where the scene is, the act being played, and everybody with all that changes."""
    return _freezer_of(world).told(world, without=("scene",))


def thaw(start: World, data: Json) -> World:
    """The scene again; what is fixed comes from its start."""
    return World(start.scene, **_freezer_of(start).parts(World, data))


def _freezer_of(world: World) -> Freezer:
    return _freezer(tuple([(hero.id, hero.sheet) for hero in world.heroes]), world.scene.plans)


@lru_cache(maxsize=KEPT)
def _freezer(heroes: tuple[tuple[str, Sheet], ...], planned: tuple[Plan, ...]) -> Freezer:
    """The same for as long as nobody comes and nothing changes hands: it refers to itself."""
    sheets = dict(heroes)
    plans = {plan.id: plan for plan in planned}
    owned: Any = {thing: thing for sheet in sheets.values() for thing in (*sheet.weapons, *sheet.items)}

    def tell(sheet: Sheet) -> Json:
        if sheet.called_in:
            return freezer.told(sheet)
        things = {name: freezer.plain(getattr(sheet, name), hints(Sheet)[name]) for name in OWNED}
        return {"id": sheet.id, **{name: told for name, told in things.items() if told}}

    def read(data: Json) -> Sheet:
        if "called_in" in data:
            newcomer: Sheet = freezer.made(Sheet, freezer.parts(Sheet, data))
            return newcomer
        sheet = sheets[data["id"]]
        things = {name: freezer.thawed(data.get(name, []), hints(Sheet)[name]) for name in OWNED}
        return sheet if all(getattr(sheet, name) == things[name] for name in OWNED) else replace(sheet, **things)

    forms = {Sheet: Form(tell, read), Plan: Form(lambda plan: plan.id, plans.__getitem__), **SHORT}
    freezer = Freezer(forms, owned, acts, _TOLD)
    return freezer


_CIRCLE = flat(Circle)


def _tell_circle(circle: Circle) -> list[Any]:
    """The rings of a circle as 1 for what is marked and 0 for what is not."""
    rings = "/".join(["".join(["1" if segment else "0" for segment in ring]) for ring in circle[:3]])
    return [rings, *_CIRCLE.tell(circle)[3:]]


def _read_circle(data: list[Any]) -> Circle:
    rings, *rest = data
    outer, middle, inner = (tuple(segment == "1" for segment in ring) for ring in rings.split("/"))
    return Circle(outer, middle, inner, *rest)


SHORT = {
    Circle: Form(_tell_circle, _read_circle),
    Skill: flat(Skill),
    ArmourRow: flat(ArmourRow),
    DamageDice: flat(DamageDice),
}
"""What everybody has much of is told in few letters."""


@cache
def acts() -> dict[str, type]:
    """What may be played: the state of each kind of part, by the name of its class."""
    from regelwerk.systems.heldencodex.game import PARTS

    return {module.ACT.__name__: module.ACT for module in PARTS.values()}
