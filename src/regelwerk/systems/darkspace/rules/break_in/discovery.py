"""Discovery: who notices the infiltrators, who comes, and how a fight begins."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.break_in.infiltration import ended, is_over, unhidden
from regelwerk.systems.darkspace.rules.core.turn import begin_fight, join
from regelwerk.systems.darkspace.rules.movement.steps import arrived
from regelwerk.systems.darkspace.state import Actor, Area, World

GRACE = 2
"""The phases that confusion among the guards is worth (DS-INF-20)."""


@rule("DS-INF-25", "DS-INF-26")
def follow_up(world: World, area: Area, witnesses: tuple[str, ...] = ()) -> Play[World]:
    """What the books of a break-in mean for the world: thresholds reached, the end of it, or discovery.

    Witnesses are those who have noticed something wherever they are, such as a guard who was shot at from afar.
    """
    before = world.area
    assert before is not None
    world = replace(world, area=area).mark(*(f"threshold:{n + 1}" for n in range(before.reached, area.reached)))
    if area.discovered:
        return (yield from discover(world, witnesses))
    if is_over(area):
        yield note("DS-INF-26", "ds-infiltration-over", se=area.se)
        return ended(world)
    return world


@rule("DS-INF-23", "DS-INF-24", "DS:discovery_shortcut")
def discover(world: World, witnesses: tuple[str, ...] = ()) -> Play[World]:
    """At least one guard knows: nobody hides any longer, and the guards of the place come.

    On the quick way only the guard who has noticed them is there at first, and has still to send word.
    """
    area = world.area
    assert area is not None
    hiding = tuple(actor.id for actor in world.actors if actor.infiltrating and actor.able)
    guards = who_comes(world, hiding, witnesses)
    world = unhidden(replace(world, area=replace(area, discovered=True)))
    if world.options.discovery_shortcut and guards and not is_fighting(world):
        return (yield from _before_word_is_sent(world, guards[0], hiding))
    yield note("DS-INF-23", "ds-discovered", guards=tuple(Ref(guard.id) for guard in guards))
    return (yield from _they_come(world.mark("discovered"), guards, hiding))


@rule("DS-INF-23", "DS-AMB-02")
def walk_in(world: World, who: tuple[str, ...]) -> Play[World]:
    """People of the other side come to where somebody hides.

    They notice nothing while the infiltrators have more SE and there is no alarm: then they are there without a part in
    the order, and can be ambushed. Otherwise the infiltrators are discovered.
    """
    area = world.area
    assert area is not None
    for one in who:
        world = world.change(one, waiting=True)
    names = tuple(Ref(one) for one in who)
    if area.se > area.guard_se and not area.alarm:
        yield note("DS-AMB-02", "ds-unaware", who=names)
        return world
    yield note("DS-INF-23", "ds-walked-in-on", who=names)
    return (yield from follow_up(world, replace(area, discovered=True), who))


def who_comes(world: World, hiding: tuple[str, ...], witnesses: tuple[str, ...] = ()) -> tuple[Actor, ...]:
    """Witnesses and those near the infiltrators, then the guards of the area; in the order of the scene."""
    area = world.area
    assert area is not None
    zones = {_zone_of(world, who) for who in hiding} - {""}
    free = [
        actor
        for actor in world.actors
        if actor.able and actor.waiting and actor.sheet.is_person and actor.side not in ("", area.plan.side)
    ]
    near = tuple(actor for actor in free if actor.zone in zones or actor.id in witnesses)
    return (*near, *(actor for actor in free if actor.id in area.plan.guards and actor not in near))


def _zone_of(world: World, who: str) -> str:
    """The zone in which somebody is, or the machine that carries them."""
    actor = world.find(who)
    return _zone_of(world, actor.aboard) if actor.aboard else actor.zone


def is_fighting(world: World) -> bool:
    """Whether opponents of the infiltrators have phases already."""
    area = world.area
    assert area is not None
    return any(
        actor.active and actor.present and actor.side not in ("", area.plan.side) and actor.kind != "system"
        for actor in world.actors
    )


@rule("DS-INF-23")
def _they_come(world: World, guards: tuple[Actor, ...], hiding: tuple[str, ...]) -> Play[World]:
    """Guards join a fight that is running; else a new one begins, after the grace that confusion gives."""
    if not guards:
        return world
    if is_fighting(world):
        for guard in guards:
            world = yield from join(_placed(world, guard, hiding), guard.id, "DS-INF-23")
        return (yield from _grace(world, hiding))
    for guard in guards:
        world = _placed(world, guard, hiding).change(guard.id, waiting=False)
    yield note("DS-INF-23", "ds-fight-begins")
    world = yield from begin_fight(world)
    return (yield from _grace(world, hiding))


@rule("DS-INF-20")
def _grace(world: World, hiding: tuple[str, ...]) -> Play[World]:
    """Confusion among the guards: everybody who was hiding has two phases before anybody else acts.

    Within a round that runs they come next; otherwise before the next round begins.
    """
    area = world.area
    assert area is not None
    if not area.confused:
        return world
    yield note("DS-INF-20", "ds-confusion", phases=GRACE)
    phases = in_order(world, hiding) * GRACE
    world = replace(world, area=replace(area, confused=False))
    if world.stage in ("order", "phase"):
        return replace(world, queue=(*phases, *world.queue))
    return replace(world, stage="bonus", bonus=phases)


def _placed(world: World, guard: Actor, hiding: tuple[str, ...]) -> World:
    """A guard comes to where the plan says; who waits in a zone stays there, the others come to the intruders."""
    area = world.area
    assert area is not None
    if area.plan.at and guard.id in area.plan.guards:
        return arrived(world, guard.id, area.plan.at)
    if guard.zone or guard.aboard or not hiding:
        return world
    zone = _zone_of(world, hiding[0])
    return arrived(world, guard.id, zone) if zone else world


def in_order(world: World, who: tuple[str, ...]) -> tuple[str, ...]:
    """These people in the order of their initiative, without those who cannot act."""
    able = [world.find(one) for one in who if world.find(one).active]
    return tuple(actor.id for actor in sorted(able, key=lambda actor: actor.rank))


@rule("DS-INF-24", "DS:discovery_shortcut")
def _before_word_is_sent(world: World, guard: Actor, hiding: tuple[str, ...]) -> Play[World]:
    """Infiltrators quicker than the guard who has noticed them have a phase before he can send word."""
    world = _placed(world, guard, hiding).change(guard.id, waiting=False)
    yield note("DS-INF-24", "ds-spotted", who=Ref(guard.id))
    world = yield from begin_fight(world)
    area = world.area
    assert area is not None
    order = in_order(world, hiding)
    if area.confused:
        yield note("DS-INF-20", "ds-confusion", phases=GRACE)
        bonus = order * GRACE
    else:
        limit = world.find(guard.id).initiative
        bonus = tuple(who for who in order if world.find(who).initiative > limit)
    return replace(world, bonus=bonus, area=replace(area, confused=False, informer=guard.id))


@rule("DS-INF-24", "DS:discovery_shortcut")
def send_word(world: World) -> Play[World]:
    """The phases of grace are over: a guard who can still do so sends word; else nobody knows, and they hide again."""
    area = world.area
    if area is None or not area.informer:
        return world
    guard = world.find(area.informer)
    own = tuple(a.id for a in world.actors if a.active and a.side == area.plan.side and a.sheet.is_person)
    if guard.able:
        world = replace(world, area=replace(area, informer="")).mark("discovered")
        others = who_comes(world, own)
        yield note("DS-INF-24", "ds-word-sent", who=Ref(guard.id), guards=tuple(Ref(other.id) for other in others))
        return (yield from _they_come(world, others, own))
    yield note("DS-INF-24", "ds-silenced", who=Ref(guard.id))
    for who in own:
        world = world.change(who, infiltrating=True)
    return replace(world, area=replace(area, informer="", discovered=False))
