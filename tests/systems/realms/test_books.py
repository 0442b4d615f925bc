"""Whatever people do at random, under whatever rulings: points, places, carried things and the order stay sound."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import hypot
from random import Random
from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.systems.realms.content.loading import load
from regelwerk.systems.realms.content.setup import scenario_document, start
from regelwerk.systems.realms.game import Realms
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.profile import value
from regelwerk.systems.realms.rules.movement.climbing import floor_at
from regelwerk.systems.realms.rules.sight.camouflage import may_hide
from regelwerk.systems.realms.state import Model, World
from regelwerk.systems.realms.values import ATTRIBUTES, LIMBS, RADIUS, limb_hp
from systems.option_values import accepted

GAME = Realms()
CONTENT = load()
RULINGS = accepted(Options)
CHANGED = 16
"""How many rulings differ from the defaults, or happen to be drawn as they are, in the second game of a scenario."""
STEPS = 50
ROUNDING = 50
"""Units by which rounded bases may overlap."""


def rulings(seed: int) -> dict[str, Any]:
    random = Random(seed)
    drawn = {name: random.choice(RULINGS[name]) for name in random.sample(sorted(RULINGS), CHANGED)}
    return {**drawn, "round_limit": 8}


def wrong_with(model: Model, world: World) -> Iterator[str]:
    """What must never be true of a model between two steps."""
    vitals, card = model.vitals, model.card
    if vitals.ap < 0 or vitals.markers < 0:
        yield "less than no action points (RE-ACT-01)"
    if not 0 <= vitals.hp <= card.hp:
        yield "hit points beyond the card (RE-HP-01)"
    if model.active and not vitals.hp:
        yield "on its feet without hit points (RE-DMG-10)"
    if vitals.status in ("out", "removed") and vitals.hp and vitals.legs == "ok" and card.type != "drone":
        yield "down with hit points (RE-DMG-10)"
    if card.is_mike and not all(0 <= hp <= limb_hp(card.hp) for hp in vitals.limbs):
        yield "a zone beyond its hit points (RE-MIK-08)"
    if card.is_mike and (vitals.limbs[LIMBS.index("legs")] == 0) != (vitals.legs != "ok") and model.active:
        yield "legs that are there and not there (RE-MIK-14)"
    if vitals.detonates or vitals.pierced:
        yield "an explosion or a shot that nobody has resolved (RE-DET-01)"
    if model.camouflaged and card.camouflage == "none":
        yield "hidden without camouflage (RE-CAM-02)"
    if not all(value(world, model, name) >= 0 for name in ATTRIBUTES):
        yield "an attribute below nothing (RE-ATR-01)"
    if not model.active and model.carries >= 0:
        yield "carries something while out (RE-GAM-02)"
    if any(model.uses_left(weapon.id, weapon.uses) < 0 for weapon in card.weapons if weapon.uses):
        yield "used more often than it can be (RE-WPN-03)"


def wrong_place(model: Model, world: World) -> Iterator[str]:
    """What must never be true of where a model is."""
    field, radius = world.scene.battlefield, RADIUS[model.card.size] - ROUNDING
    if not (radius <= model.at.x <= field.width - radius and radius <= model.at.y <= field.height - radius):
        yield "over the edge of the table (RE-GEO-15)"
    if model.floor != floor_at(field, model.at):
        yield "in the air or inside something (RE-GEO-15)"


def wrong(world: World) -> Iterator[str]:
    """What must never be true between two steps."""
    there = [model for model in world.models if model.on_table]
    for model in world.models:
        yield from (f"{model.id}: {trouble}" for trouble in wrong_with(model, world))
    for model in there:
        yield from (f"{model.id}: {trouble}" for trouble in wrong_place(model, world))
    for one, other in combinations(there, 2):
        apart = RADIUS[one.card.size] + RADIUS[other.card.size] - ROUNDING
        if hypot(one.at.x - other.at.x, one.at.y - other.at.y) < apart:
            yield f"{one.id} and {other.id}: one base on the other (RE-GEO-03)"
    carried = [model.carries for model in world.models if model.carries >= 0]
    if sorted(carried) != [number for number, at in enumerate(world.objects) if at is None]:
        yield "an object carried by nobody, or by two (RE-MOV-17)"
    if len(set(world.queue)) < len(world.queue) or any(world.find(who).had_phase for who in world.queue):
        yield f"the order {world.queue} (RE-RND-01)"
    yield from _wrong_phase(world)


def _wrong_phase(world: World) -> Iterator[str]:
    phase = world.phase
    if (phase is not None) != (world.stage == "phase"):
        yield "a phase out of its time (RE-INI-01)"
    if phase is None:
        return
    mover = world.find(phase.who)
    if mover.had_phase:
        yield "a second phase in one round (RE-RND-01)"
    if phase.dodging or phase.supporting:
        yield "a reaction that outlives its action (RE-REA-01)"
    if mover.fast != (mover.walked > 20_000_000) and mover.active:
        yield "fast without having run, or the other way round (RE-FAST-01)"
    passive = mover.card.camouflage == "passive" and mover.camouflaged and phase.acts
    if passive and world.options.camo_break_passive == "revealed" and not may_hide(world, mover):
        yield "hidden beside nothing (RE-CAM-04)"


@pytest.mark.rule(
    "RE-ACT-01", "RE-HP-01", "RE-DMG-10", "RE-GEO-03", "RE-GEO-15", "RE-RND-01", "RE-INI-01", "RE-FAST-01"
)
@pytest.mark.parametrize("rules", ["usual", "changed"])
@pytest.mark.parametrize("name", sorted(CONTENT.scenarios))
def test_the_books_are_sound_whatever_happens(name: str, rules: str) -> None:
    seed = sorted(CONTENT.scenarios).index(name) + 1
    changes = rulings(seed) if rules == "changed" else {}
    world = start(scenario_document(CONTENT, name, changes))
    simulation = Simulation(AtRandom(), RandomDice(seed))
    for _ in range(STEPS):
        if GAME.outcome(world) is not None:
            break
        world = simulation.run(GAME.step(world))
        if world.stage not in ("deploy", "over"):
            assert list(wrong(world)) == [], (world.round, changes)
