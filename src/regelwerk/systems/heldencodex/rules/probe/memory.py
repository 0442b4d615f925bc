"""Probes as a part of a scene: one person's, a hidden one that the master throws, or an open one of a community.

A part `x` sets the mark `x:won` if the minimum is reached, `x:lost` otherwise.
"""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import ALL, MASTER, MASTER_ONLY, Play, do, note, only
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.community import Pooled, contribute, joint_reading, reward_pool
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT, reach
from regelwerk.systems.heldencodex.rules.probe.pools import prober
from regelwerk.systems.heldencodex.rules.probe.probe import (
    apply_probe,
    attempt,
    grit_teeth,
    minimum_or_default,
    resolve_probe,
)
from regelwerk.systems.heldencodex.rules.probe.reading import result
from regelwerk.systems.heldencodex.rules.probe.rulings import (
    DICE,
    MINIMUM,
    dice_by_ruling,
    minimum_of,
    ruling_counted,
)
from regelwerk.systems.heldencodex.rules.scene.plans import ProbePlan
from regelwerk.systems.heldencodex.state import Hero, World, seat_of


class Pooling(NamedTuple):
    """A probe that is going on: how many have thrown, and the dice that they have put together."""

    plan: ProbePlan
    thrown: int = 0
    pooled: Pooled = Pooled()


def begin(world: World, plan: ProbePlan) -> Play[World]:
    """Say what is tried, and from which result it succeeds."""
    yield note(
        "HC-POOL-04", "hc-probe-begins", MASTER_ONLY if plan.hidden else ALL,
        ability=Ref(plan.ability), minimum=minimum_or_default(plan.minimum, world.options),
    )  # fmt: skip
    return replace(world, act=Pooling(plan), round=0)


def step(world: World) -> Play[World]:
    """The next probe; with the last one the result stands."""
    act: Pooling = world.act
    plan = act.plan
    if len(plan.who) > 1:
        return (yield from _next_of_community(world, act, minimum_or_default(plan.minimum, world.options)))
    hero = world.find(plan.who[0])
    figure = minimum_of(hero, plan.minimum, world.options)
    hero, minimum = ruling_counted(hero, MINIMUM), figure.total
    if plan.hidden:
        hero, succeeds = yield from remember(hero, plan, minimum, world.options)
    else:
        hero, probed = yield from attempt(hero, plan.ability, plan.throw, reach(minimum), world.options)
        succeeds = probed.reaches(minimum)
        yield note("HC-POOL-04", "hc-probe-over", who=Ref(hero.id), succeeds=succeeds, minimum=figure)
    return _ended(world.put(hero), plan, succeeds)


def _ended(world: World, plan: ProbePlan, succeeds: bool) -> World:
    return replace(world.marked(f"{plan.id}:{'won' if succeeds else 'lost'}"), act=None)


@rule("HC-MEM-01", "HC-PHY-04")
def remember(hero: Hero, plan: ProbePlan, minimum: int, options: Options) -> Play[tuple[Hero, bool]]:
    """A hidden probe, mostly of memory: the master throws and decides; the player learns only what came to mind."""
    losses = dice_by_ruling(hero, plan.ability, options)
    hero, gritted = yield from grit_teeth(ruling_counted(hero, DICE), plan.ability, options, losses)
    hidden = prober(hero, plan.ability, options, losses, gritted, MASTER_ONLY)._replace(seat=MASTER)
    probed = yield from do(resolve_probe, hidden, plan.throw, 1, reach(minimum))
    succeeds = probed.reaches(minimum)
    yield note(
        "HC-MEM-01", "hc-probed-hidden", MASTER_ONLY, who=Ref(hero.id), ability=Ref(plan.ability),
        result=probed.result, minimum=minimum,
    )  # fmt: skip
    yield note("HC-MEM-01", "hc-remembers", only(seat_of(hero)), who=Ref(hero.id), succeeds=succeeds)
    return (yield from apply_probe(hero, probed, options, MASTER_ONLY)), succeeds


@rule("HC-COM-01", "HC-COM-02", "HC-COM-03")
def _next_of_community(world: World, act: Pooling, minimum: int) -> Play[World]:
    """The next participant throws and gives dice; after the last one the pool is read like a single throw."""
    plan = act.plan
    everybody = tuple(world.find(one) for one in plan.who)
    joint = joint_reading(everybody, plan.ability, world.options)
    hero, pooled = yield from contribute(everybody[act.thrown], plan.ability, plan.throw, RESULT, act.pooled, joint)
    world = replace(world.put(hero), act=act._replace(thrown=act.thrown + 1, pooled=pooled))
    if act.thrown + 1 < len(plan.who):
        return world
    found = result(pooled.faces, joint)
    yield note(
        "HC-COM-03", "hc-community-over", faces=pooled.faces, dice=len(pooled.faces), result=found, minimum=minimum,
        succeeds=found >= minimum,
    )  # fmt: skip
    world = yield from reward_pool(world, plan.who, plan.ability, pooled, joint)
    return _ended(world, plan, found >= minimum)
