"""What happens around the phases: the opening, an ambush before the first round, the end of a round."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.body import hazards
from regelwerk.systems.darkspace.rules.break_in import infiltration
from regelwerk.systems.darkspace.rules.break_in.awareness import fight_is_heard
from regelwerk.systems.darkspace.rules.break_in.discovery import send_word
from regelwerk.systems.darkspace.rules.chase import chase
from regelwerk.systems.darkspace.rules.core.ending import UNDECIDED, decided
from regelwerk.systems.darkspace.rules.core.events import arrivals, happenings
from regelwerk.systems.darkspace.rules.core.turn import begin_fight, begin_phase, begin_round
from regelwerk.systems.darkspace.rules.fight.ambush import come_round
from regelwerk.systems.darkspace.state import Cover, World


@rule("DS-PRI-01", "DS-MAC-04")
def set_up(world: World) -> Play[World]:
    """A confrontation begins: its chase, its break-in, and everybody's initiative."""
    scene = world.scene
    covers = tuple((zone.id, Cover(plan.id, plan.size, plan.mk)) for zone in scene.zones for plan in zone.covers)
    world = replace(world, covers=world.covers or covers)
    if scene.chase is not None and world.chase is None:
        world = chase.begin(world, scene.chase)
        yield chase.opening(world)
    if scene.area is not None and world.area is None:
        world = yield from infiltration.begin(world, scene.area)
    yield note("DS-ORD-02", "ds-initiative-begins")
    world = yield from begin_fight(world)
    return replace(world, stage="ambush") if scene.surprised else world


@rule("DS-AMB-02", "DS-AMB-03")
def ambushes(world: World) -> Play[World]:
    """Before the first round everybody who surprises the other side makes one attack, in order of initiative."""
    waiting = [
        actor
        for actor in world.actors
        if actor.active and actor.side != world.scene.surprised and actor.sheet.is_person
    ]
    waiting.sort(key=lambda actor: actor.rank)
    for actor in waiting:
        if actor.id not in world.acted:
            yield note("DS-AMB-02", "ds-ambush-phase", who=Ref(actor.id))
            return begin_phase(replace(world, acted=(*world.acted, actor.id)), actor.id, "ambush")
    return replace(world, stage="bonus", acted=())


@rule("DS-INF-20", "DS-INF-24")
def bonus_phases(world: World) -> Play[World]:
    """Phases of grace before the first round, then the first round."""
    queue = tuple(who for who in world.bonus if world.find(who).active)
    if queue:
        quicker = world.area is not None and world.area.informer
        yield note("DS-INF-24" if quicker else "DS-INF-20", "ds-bonus-phase", who=Ref(queue[0]))
        return begin_phase(replace(world, bonus=queue[1:]), queue[0], "bonus")
    world = yield from send_word(replace(world, bonus=()))
    return (yield from begin_round(world))


@rule("DS-HAZ-03", "DS-INF-10", "DS:take_out_lasts")
def end_round(world: World) -> Play[World]:
    """The end of a round: hazards strike, guards grow suspicious, help arrives, goals are looked at."""
    world = yield from hazards.strike(world)
    if world.area is not None:
        world = yield from infiltration.round_end(world)
    world = yield from arrivals(world)
    world = yield from come_round(world)
    world = yield from fight_is_heard(world)
    world = yield from happenings(world)
    world = decided(world)
    if world.stage != "round_end":
        return world
    if world.round >= world.scene.round_limit:
        yield note("DS-PRI-02", "ds-round-limit", rounds=world.round)
        return replace(world, stage="closing", ended=UNDECIDED, reason="limit")
    if not any(actor.active for actor in world.actors):
        return replace(world, stage="closing", ended=UNDECIDED, reason="nobody")
    world = yield from begin_round(world)
    world = yield from happenings(world)
    return decided(world)
