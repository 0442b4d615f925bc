"""What holds on every table at any time, however it is played: random play never breaks the books or the ground."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.systems.realms.content.loading import load
from regelwerk.systems.realms.content.setup import scenario_document, start
from regelwerk.systems.realms.game import Realms
from regelwerk.systems.realms.rules.movement.climbing import floor_at
from regelwerk.systems.realms.rules.sight.camouflage import may_hide
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import CENTIMETRE, RADIUS

GAME, CONTENT = Realms(), load()
ROUNDED = CENTIMETRE // 10_000


def broken(world: World) -> Iterator[str]:
    """Everything that is wrong with a table."""
    for model in world.models:
        yield from (f"{model.id}: {what}" for what in _wrong_with(world, model))
    bases = [model for model in world.models if model.on_table or model.vitals.status == "wreck"]
    for one, other in combinations(bases, 2):
        if math.dist(one.at, other.at) < RADIUS[one.card.size] + RADIUS[other.card.size] - ROUNDED:
            yield f"{one.id} and {other.id} stand on each other"
    carried = {model.carries for model in world.models}
    for number, at in enumerate(world.objects):
        if (at is None) != (number in carried):
            yield f"object {number} is lost or twice there"


def _wrong_with(world: World, model: Model) -> Iterator[str]:
    vitals, field, radius = model.vitals, world.scene.battlefield, RADIUS[model.card.size]
    if vitals.ap < 0 or vitals.markers < 0 or not 0 <= vitals.hp <= model.card.hp or min(vitals.limbs) < 0:
        yield f"impossible numbers {vitals}"
    if vitals.detonates or vitals.pierced or model.full_moves < 0:
        yield "something was left unfinished"
    if model.active and not vitals.hp:
        yield "acts without hit points"
    if model.carries >= 0 and not model.active:
        yield "holds on to what it carried"
    if not model.on_table:
        return
    if not (radius <= model.at.x <= field.width - radius and radius <= model.at.y <= field.height - radius):
        yield "stands off the table"
    if model.floor != floor_at(field, model.at):
        yield "hangs in the air"
    if model.active and model.camouflaged and not may_hide(world, model):
        yield "hides in the open"


@pytest.mark.rule("RE-ACT-01", "RE-GEO-03", "RE-GEO-15", "RE-CAM-04", "RE-DMG-10")
@pytest.mark.parametrize("scenario", sorted(CONTENT.scenarios))
def test_random_play_keeps_every_table_sound(scenario: str) -> None:
    world = start(scenario_document(CONTENT, scenario, {}))
    simulation = Simulation(AtRandom(), RandomDice(11))
    while world.round < 1:
        world = simulation.run(GAME.step(world))
    for _ in range(25):
        if GAME.outcome(world) is not None:
            break
        world = simulation.run(GAME.step(world))
        assert list(broken(world)) == []
