"""Where on the lane of distances the ways of somebody lead: to the place where whoever is approached stands now."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.effects import Choose
from regelwerk.engine.screen.display import Landing
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.core.acts import key_of
from regelwerk.systems.darkspace.rules.core.phase import ActScene, DeedScene
from regelwerk.systems.darkspace.rules.movement.distances import between_zones, category
from regelwerk.systems.darkspace.rules.movement.movement import BREAK_OFF, is_pair_move, move_label
from regelwerk.systems.darkspace.rules.movement.paces import AWAY
from regelwerk.systems.darkspace.state import Deed, World
from regelwerk.systems.darkspace.values import CATEGORIES, EXTREME, SHORT

MOVE = "move"


def landings(prompt: Choose[Any]) -> tuple[Landing, ...]:
    """By the question what to do, or by the one where to; who steers a machine does not go on its own feet."""
    scene = prompt.scene
    if isinstance(scene, ActScene):
        deeds, after = scene.menu.get(MOVE, ()), MOVE
    elif isinstance(scene, DeedScene):
        deeds, after = tuple(deed for deed in scene.deeds if deed.kind == MOVE), ""
    else:
        return ()
    found = tuple(_landing(scene.world, deed, key_of(deed), after) for deed in deeds if not deed.tool)
    # Where there is only one way, nobody is asked which.
    return tuple(replace(one, key=MOVE, after="") for one in found) if after and len(deeds) == 1 else found


def _landing(world: World, deed: Deed, key: str, after: str) -> Landing:
    return Landing(_at(world, deed), move_label(world, deed), key, after)


def _at(world: World, deed: Deed) -> int:
    if is_pair_move(world, deed):
        return CATEGORIES.index(deed.detail)
    if deed.detail == BREAK_OFF:
        return SHORT
    if deed.target:
        far = min(EXTREME, category(world, deed.who, deed.target))
        return min(EXTREME, far + 1) if deed.detail == AWAY else far
    return min(EXTREME, between_zones(world.scene, world.find(deed.who).zone, deed.detail))
