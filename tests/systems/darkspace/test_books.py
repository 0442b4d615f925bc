"""Whatever people do at random, under whatever rulings: budgets, boxes, stress, pairs and the order stay sound."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.systems.darkspace.content.loading import load
from regelwerk.systems.darkspace.content.setup import scenario_document, start
from regelwerk.systems.darkspace.game import DarkSpace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.monitors import boxes, is_beaten
from regelwerk.systems.darkspace.rules.core.acts import BUDGET
from regelwerk.systems.darkspace.rules.core.strength import most_strength
from regelwerk.systems.darkspace.rules.movement.distances import same_place
from regelwerk.systems.darkspace.state import Actor, World
from regelwerk.systems.darkspace.values import PHYSICAL
from systems.option_values import accepted

GAME = DarkSpace()
CONTENT = load()
RULINGS = accepted(Options)
CHANGED = 12
"""How many rulings differ from the defaults, or happen to be drawn as they are, in the second game of a scene."""


def rulings(seed: int) -> dict[str, Any]:
    random = Random(seed)
    return {name: random.choice(RULINGS[name]) for name in random.sample(sorted(RULINGS), CHANGED)}


def wrong_with(actor: Actor, world: World) -> Iterator[str]:
    """What must never be true of a participant between two steps."""
    options = world.options
    limit = options.stress_incapacitates_at
    if actor.account < 0:
        yield "an account below nothing"
    if actor.stress < actor.base_stress:
        yield "stress below its base (DS-DIS-04)"
    if actor.able and actor.sheet.has_stress and limit and actor.stress >= limit:
        yield "on their feet with too much stress (DS-INC-06)"
    if actor.able and actor.kind != "system" and is_beaten(actor, options):
        yield "on their feet though beaten (DS-INC-02)"
    for monitor in PHYSICAL:
        if not 0 <= getattr(actor.hurt, monitor) <= boxes(actor, monitor, options):
            yield f"more marks than boxes on {monitor} (DS-MON-01)"
    if actor.out and (actor.progress or actor.cover or actor.at_controls or actor.remote or actor.infiltrating):
        yield "out of action, but still holding on to something (DS-INC-03)"
    if actor.dead and not actor.out:
        yield "dead on their feet (DS-DTH-01)"
    if actor.cover is not None and (actor.zone, actor.cover) not in world.covers:
        yield "behind something that is not there (DS-COV-01)"
    if actor.zone and actor.aboard:
        yield "in two places at once"
    if actor.kind == "group" and actor.strength > most_strength(actor, world):
        yield "stronger than those who stand (DS-GRP-02)"
    if not all(world.find(by).able for by in actor.stopped_by):
        yield "stopped by nobody any more (DS-DEF-13)"


def wrong(world: World) -> Iterator[str]:
    """What must never be true between two steps."""
    for actor in world.actors:
        yield from (f"{actor.id}: {trouble}" for trouble in wrong_with(actor, world))
    options = world.options
    by_zones = (options.movement_scale, options.distance_model) == ("categories", "zones")
    for first, second in world.engaged:
        if not (world.find(first).able and world.find(second).able):
            yield f"{first} and {second}: in close combat with somebody out of action (DS-INC-03)"
        elif by_zones and not same_place(world, first, second):
            yield f"{first} and {second}: in close combat from afar (DS-DST-02)"
    if len(set(world.queue)) < len(world.queue) or not all(world.find(who).able for who in world.queue):
        yield f"the order {world.queue} (DS-ORD-04)"
    phase = world.phase
    if phase is None:
        return
    if phase.used > BUDGET + phase.overdrawn:
        yield "more units used than there were (DS-AE-08)"
    if options.overdraw_max and phase.overdrawn > options.overdraw_max:
        yield "too much overdrawn (DS-AE-09)"
    if phase.defended_by or phase.pinned_by:
        yield "hindrances outlive their act (DS-DEF-08)"


@pytest.mark.slow
@pytest.mark.rule("DS-AE-08", "DS-AE-09", "DS-ORD-04", "DS-MON-01", "DS-INC-02", "DS-INC-03", "DS-INC-06", "DS-DIS-04")
@pytest.mark.parametrize("rules", ["usual", "changed"])
@pytest.mark.parametrize("name", sorted(CONTENT.scenarios))
def test_the_books_are_sound_whatever_happens(name: str, rules: str) -> None:
    seed = sorted(CONTENT.scenarios).index(name) + 1
    changes = rulings(seed) if rules == "changed" else {}
    world = start(scenario_document(CONTENT, name, changes))
    simulation = Simulation(AtRandom(), RandomDice(seed))
    while GAME.outcome(world) is None:
        world = simulation.run(GAME.step(world))
        if world.stage != "closing":
            assert list(wrong(world)) == [], (world.round, changes)
