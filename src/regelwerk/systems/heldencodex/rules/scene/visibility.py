"""What a seat may know: dice and wounds lie open on this table, but not what a hidden probe is about, nor a goal."""

from __future__ import annotations

from functools import lru_cache

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import MASTER
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.rules.people.haggling import Haggle
from regelwerk.systems.heldencodex.rules.probe.memory import Pooling
from regelwerk.systems.heldencodex.rules.scene.plans import Plan, ProbePlan
from regelwerk.systems.heldencodex.state import World, seat_of


@lru_cache(maxsize=64)
def _hidden_probes(plans: tuple[Plan, ...]) -> tuple[ProbePlan, ...]:
    return tuple(plan for plan in plans if isinstance(plan, ProbePlan) and plan.hidden)


@rule("HC-MEM-01", "HC-HAG-01")
def seen_by(world: World, seat: str) -> World:
    """The world as a seat sees it: a hidden probe is the master's and its owner's, a price aimed at is the buyer's."""
    if seat == MASTER:
        return world
    hidden = _hidden_probes(world.scene.plans)
    if hidden and world.marks:
        unknown = {f"{plan.id}:{end}" for plan in hidden if not _concerns(world, plan, seat) for end in ("won", "lost")}
        world = replace(world, marks=tuple(mark for mark in world.marks if mark not in unknown))
    match world.act:
        case Pooling(plan=plan) if plan.hidden:
            # Its owner may be asked about the dice for it, but never hears from which result it succeeds.
            act = world.act._replace(plan=replace(plan, minimum=0)) if _concerns(world, plan, seat) else None
            return replace(world, act=act)
        case Haggle(plan=bargain) if bargain.goal and seat_of(world.find(bargain.buyer)) != seat:
            return replace(world, act=replace(world.act, plan=replace(bargain, goal=0)))
    return world


def _concerns(world: World, plan: ProbePlan, seat: str) -> bool:
    return any(seat_of(world.find(who)) == seat for who in plan.who)
