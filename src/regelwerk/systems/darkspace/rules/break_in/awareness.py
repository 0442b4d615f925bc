"""Awareness: who suspects nothing, how an attack wakes them, and whom they call (R-105).

While somebody hides in an area, discovery decides who knows; here is what holds in every other scene, and once a
break-in is over.
"""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref
from regelwerk.systems.darkspace.rules.core.turn import join
from regelwerk.systems.darkspace.rules.movement.distances import category
from regelwerk.systems.darkspace.rules.movement.steps import arrived
from regelwerk.systems.darkspace.state import Actor, Deed, World
from regelwerk.systems.darkspace.values import LONG

THINGS = ("system", "object")


def is_unaware(actor: Actor) -> bool:
    """Whether somebody is there and could act, but takes no part because they suspect nothing."""
    return actor.sheet.is_person and actor.waiting and actor.able and actor.present


@rule("DS-AMB-02", "DS-INF-23")
def alerted(world: World, deed: Deed, was_able: bool) -> Play[World]:
    """A target that was attacked and is still active knows, and calls the others.

    After a break-in an attack gives the attackers away in any case: no matter who fell, the rest of the place
    knows from the next round on.
    """
    target = world.find(deed.target)
    if not was_able or not target.side or target.kind in THINGS:
        return world
    if world.has("area:over"):
        world = world.mark("discovered")
    if not is_unaware(target):
        return world
    called = tuple(actor.id for actor in world.actors if _hears(world, actor, target))
    yield note("DS-AMB-02", "ds-alerted", who=Ref(target.id), others=tuple(Ref(who) for who in called))
    for who in called:
        world = _to_post(world, who)
    return (yield from _wake(world, (target.id, *called)))


def _hears(world: World, actor: Actor, caller: Actor) -> bool:
    """Whether somebody unaware of the same side is within call, or guards the place."""
    if actor.id == caller.id or actor.side != caller.side or not is_unaware(actor):
        return False
    return category(world, actor.id, caller.id) <= LONG or bool(_post_of(world, actor.id))


def _post_of(world: World, who: str) -> str:
    """Where somebody comes who guards a place of the scene; empty if nobody has been told to."""
    plans = (world.scene.area, *(event.area for event in world.scene.events))
    return next((plan.at for plan in plans if plan is not None and who in plan.guards), "")


def _to_post(world: World, who: str) -> World:
    post = _post_of(world, who)
    return arrived(world, who, post) if post else world


def _wake(world: World, who: tuple[str, ...]) -> Play[World]:
    for one in who:
        world = yield from join(world, one, "DS-AMB-02")
    return world


@rule("DS-AMB-02", "DS-INF-23", "DS-INF-26")
def fight_is_heard(world: World) -> Play[World]:
    """At a round's end: where a fight goes on after a break-in, everybody in the place knows from now on."""
    if world.area is not None or not (world.has("area:over") and world.has("discovered")):
        return world
    fighting = [actor for actor in world.actors if actor.active and actor.present and actor.sheet.is_person]
    woken = tuple(
        actor.id
        for actor in world.actors
        if is_unaware(actor)
        and any(one.side != actor.side and category(world, one.id, actor.id) <= LONG for one in fighting)
    )
    if not woken:
        return world
    yield note("DS-INF-23", "ds-fight-heard", who=tuple(Ref(who) for who in woken))
    return (yield from _wake(world, woken))
