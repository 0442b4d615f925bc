"""Systems under attack: what damage does to their monitors, alarm and cut-off, full access."""

from __future__ import annotations

from typing import Any, NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import MASTER, Play, choose, note
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.darkspace.rules.body.monitors import (
    breached,
    is_breached,
    knocked_out,
    lets_go,
    system_mk,
    without_remote,
)
from regelwerk.systems.darkspace.rules.core.acts import Act, Done, Offer, routine_cost
from regelwerk.systems.darkspace.rules.core.attempts import attempt
from regelwerk.systems.darkspace.rules.core.pools import skill_value
from regelwerk.systems.darkspace.rules.core.probe import Check
from regelwerk.systems.darkspace.rules.core.turn import join
from regelwerk.systems.darkspace.rules.cortex.duty import off_duty, works_for
from regelwerk.systems.darkspace.rules.cortex.networks import SHIFT, cannot_probe, firewall_value, home_network, is_dark
from regelwerk.systems.darkspace.state import Actor, Deed, World, seat_of
from regelwerk.systems.darkspace.values import Digital, cost_of

CUT_OFF = 10
"""The difficulty of throwing out a hacker who has nothing to hold on by (DS-CTX-10)."""
REBUILDING = 10
"""Construction points of a crashed system for each point of its squared class (DS-MON-07)."""


class AccessScene(NamedTuple):
    """What a hacker knows whose access to a system is complete."""

    world: World
    hacker: str
    system: str


@rule("DS-CTX-03", "DS-CTX-06")
def breach(world: World, target: str, monitor: Digital, damage: int, hacker: str) -> Play[World]:
    """A hacking attack has hit: boxes are marked, and the system notices or gives way."""
    before = world.find(target)
    after = breached(before, monitor, damage)
    boxes = after.breach.total - before.breach.total
    facts: dict[str, Any] = {"who": Ref(target), "monitor": Word(f"ds-monitor-{monitor}")}
    if not boxes:
        yield note("DS-MON-15", "ds-nothing-marked", **facts)
        return world
    yield note("DS-CTX-03", "ds-marked" if boxes >= damage else "ds-marked-full", **facts, boxes=boxes)
    world = world.put(after)
    if monitor == "firewall":
        return (yield from _noticed(world, target, hacker))
    if monitor == "connections":
        yield note("DS-CTX-06", "ds-listens", who=Ref(hacker), whom=Ref(target), steps=after.breach.connections)
    return (yield from _full(world, target, monitor, hacker)) if is_breached(after, monitor) else world


@rule("DS-CTX-08", "DS-CTX-09", "DS-CTX-11", "DS-CTX-14")
def _noticed(world: World, target: str, hacker: str) -> Play[World]:
    """The firewall was hit: first the alarm, which wakes a system; then the hunt for the intruder, until it breaks."""
    actor = world.find(target)
    intruders = tuple(sorted({*actor.intruders, hacker}))
    if not actor.alarm:
        world = world.change(target, alarm=True, intruders=intruders).mark(f"alarm:{target}")
        value = firewall_value(world.find(target))
        yield note("DS-CTX-08", "ds-alarm", who=Ref(target), value=value)
        if actor.sheet.kind == "system" and actor.waiting:
            world = yield from join(world, target, "DS-CTX-08")
    elif not is_breached(actor, "firewall"):
        hunting = tuple(sorted({*actor.hunting, hacker}))
        world = world.change(target, hunting=hunting, intruders=intruders)
        yield note("DS-CTX-09", "ds-hunts", who=Ref(target), whom=Ref(hacker))
    if is_breached(actor, "firewall"):
        world = world.change(target, hunting=())
        # People and machines act on: what has crashed is the software that guards their system.
        alone = actor.sheet.kind == "system"
        yield note("DS-CTX-11", "ds-firewall-broken" if alone else "ds-firewall-gone", who=Ref(target))
    return world


@rule("DS-CTX-07", "DS-CTX-12", "DS-CTX-13", "DS:person_hack", "DS:full_access")
def _full(world: World, target: str, monitor: Digital, hacker: str) -> Play[World]:
    """A full monitor behind the firewall: people lose their network, systems and machines what it stands for."""
    actor = world.find(target)
    if actor.sheet.is_person:
        yield note("DS-CTX-07", "ds-network-shut", who=Ref(target))
        return world.change(target, remote="")
    if monitor == "memory":
        yield note("DS-CTX-12", "ds-memory-full", who=Ref(target))
        return world
    if monitor == "connections":
        yield note("DS-CTX-07", "ds-vanishes", who=Ref(target))
        return without_remote(world, target)
    if (yield from _keeps(world, target, hacker)):
        return (yield from seize(world, target, hacker))
    return (yield from crash(world, target))


@rule("DS-CTX-12", "DS:full_access")
def _keeps(world: World, target: str, hacker: str) -> Play[bool]:
    """Whether the hacker keeps control rather than crash the system."""
    if world.options.full_access != "choice":
        return world.options.full_access == "admin"
    crash_it = "ds-answer-switch-off" if world.find(target).sheet.kind == "machine" else "ds-answer-crash"
    answers = [
        Answer("keep", True, phrase("ds-answer-keep-control", whom=Ref(target))),
        Answer("crash", False, phrase(crash_it, whom=Ref(target))),
    ]
    question = phrase("ds-ask-full-access", who=Ref(hacker), whom=Ref(target))
    seat = seat_of(world, world.find(hacker))
    scene = AccessScene(world, hacker, target)
    return (yield from choose(seat, hacker, "DS-CTX-12", question, Listed(answers), "keep", scene))


@rule("DS-CTX-12", "DS-CTX-13", "DS-MAC-06")
def seize(world: World, target: str, hacker: str) -> Play[World]:
    """Full control: the alarm ends and nothing is done against the hacker any more; a machine waits for his orders."""
    actor = world.find(target)
    changed = replace(actor, controlled_by=hacker, alarm=False, hunting=(), intruders=(), waiting=True, order=None)
    world = lets_go(world.put(changed), target)
    if actor.sheet.kind == "machine":
        side = world.find(hacker).side
        world = works_for(without_remote(world, target), target, side)
        for occupant in world.occupants(target):
            if occupant.at_controls and occupant.side != side:
                yield note("DS-CTX-13", "ds-loses-controls", who=Ref(occupant.id), machine=Ref(target))
                world = world.change(occupant.id, at_controls=False)
    yield note("DS-CTX-12", "ds-seized", who=Ref(hacker), whom=Ref(target))
    return off_duty(world, target).mark(f"controlled:{target}")


@rule("DS-MON-07", "DS-CTX-12", "DS-CTX-13")
def crash(world: World, target: str) -> Play[World]:
    """A system crashes and has to be built again; a machine is switched off."""
    actor = world.find(target)
    world = world.change(target, alarm=False, hunting=(), intruders=())
    if actor.sheet.kind == "machine":
        yield note("DS-CTX-13", "ds-switched-off", who=Ref(target))
        return knocked_out(world, target, "switched_off").mark(f"crashed:{target}")
    yield note("DS-MON-07", "ds-crashes", who=Ref(target), points=REBUILDING * actor.sheet.mk**2)
    return knocked_out(world, target, "crashed").mark(f"crashed:{target}")


@rule("DS-CTX-12", "DS:full_access")
def crash_deeds(world: World, actor: Actor) -> Offer:
    """An attacker who kept control can still crash the system later."""
    if world.options.full_access == "admin":
        return ()
    return [Deed("crash", actor.id, one.id) for one in world.actors if one.controlled_by == actor.id and one.able]


def crash_it(world: World, deed: Deed) -> Play[Done]:
    return (yield from crash(world, deed.target)), True


@rule("DS-CTX-09", "DS-CTX-10", "DS-CTX-11", "DS-CTX-12")
def cut_off_deeds(world: World, actor: Actor) -> Offer:
    """A system that has found intruders may try to expel one; a broken firewall finds nobody any more."""
    broken = is_breached(actor, "firewall") or is_dark(actor) or bool(actor.controlled_by)
    hunted = [who for who in actor.hunting if world.find(who).able]
    if broken or not hunted:
        return ()
    return cannot_probe(actor, world.options) or [Deed("cut_off", actor.id, who) for who in hunted]


@rule("DS-COST-03", "DS-CTX-10", "DS:cut_off_rule")
def cut_off_cost(world: World, deed: Deed) -> Tally:
    """Half the class of the system."""
    mk = system_mk(world.find(deed.who))
    return tally(cost_of(mk, world.options), "DS-CTX-10", "ds-term-half-class", deed.who)


@rule("DS-CTX-10", "DS-CTX-06")
def cut_off_check(world: World, deed: Deed) -> Check:
    """The class of the system in dice, against the hacker's terminal, his skill and the connections he holds."""
    system, hacker = world.find(deed.who), world.find(deed.target)
    terminal = hacker.sheet.terminal
    difficulty = tally(CUT_OFF, "DS-CTX-10", "ds-term-cut-off")
    if terminal is not None:
        difficulty = difficulty.plus(terminal.mk, "DS-CTX-10", "ds-term-terminal-class", terminal.id)
    difficulty = difficulty.plus(skill_value(hacker, "tech", world.options), "DS-CTX-10", "ds-skill-tech", "skill")
    difficulty = difficulty.plus(SHIFT * system.breach.connections, "DS-CTX-06", "ds-term-connections")
    pool = tally(system_mk(system), "DS-CTX-10", "ds-pool-system", "class")
    return Check(deed.who, "tech", "DS-CTX-10", pool, tally(0, "DS-CTX-10", "ds-term-no-skill"), difficulty)


@rule("DS-CTX-10", "DS:cut_off_rule")
def cut_off(world: World, deed: Deed) -> Play[Done]:
    """The system tries to expel an intruder."""
    yield note("DS-CTX-09", "ds-cuts-off", who=Ref(deed.who), whom=Ref(deed.target))
    match world.options.cut_off_rule:
        case "probe":
            world, _, rolled = yield from attempt(world, deed, cut_off_check(world, deed))
            success = rolled.success
        case "gm":
            success = yield from _master_decides(world, deed)
        case "automatic":
            success = True
    if not success:
        yield note("DS-CTX-10", "ds-stays-in", who=Ref(deed.target), whom=Ref(deed.who))
        return world, False
    return (yield from expel(world, deed.who, deed.target)), True


def _master_decides(world: World, deed: Deed) -> Play[bool]:
    answers = [
        Answer("stay", False, phrase("ds-answer-stay-in", whom=Ref(deed.target))),
        Answer("expel", True, phrase("ds-answer-expel", whom=Ref(deed.target))),
    ]
    question = phrase("ds-ask-cut-off", who=Ref(deed.who), whom=Ref(deed.target))
    return (yield from choose(MASTER, deed.who, "DS-CTX-10", question, Listed(answers), "stay", (world, deed)))


@rule("DS-CTX-10", "DS:cut_off_rule")
def expel(world: World, system: str, hacker: str) -> Play[World]:
    """The hacker is out of the network: nothing in it can be acted against before entering it again."""
    network = home_network(world.find(system))
    yield note("DS-CTX-10", "ds-expelled", who=Ref(hacker), whom=Ref(system))
    one = world.find(hacker)
    lost = bool(one.remote) and home_network(world.find(one.remote)) == network
    world = world.put(
        replace(
            one,
            networks=tuple(entered for entered in one.networks if entered != network),
            expelled=tuple(sorted({*one.expelled, network})),
            remote="" if lost else one.remote,
        )
    )
    return replace(
        world,
        actors=tuple(
            replace(other, hunting=tuple(who for who in other.hunting if who != hacker))
            if other.hunting and home_network(other) == network
            else other
            for other in world.actors
        ),
    )


@rule("DS-CTX-05", "DS:person_hack")
def end_of_phase(world: World, who: str) -> Play[World]:
    """Damage to the memory slows a system down, or the person or machine it belongs to: 1 AE each after the phase."""
    actor = world.find(who)
    lost = actor.breach.memory
    if not lost or not actor.able:
        return world
    yield note("DS-CTX-05", "ds-memory-costs", who=Ref(who), ae=lost)
    return world.change(who, account=actor.account + lost)


def crash_label(world: World, deed: Deed) -> Phrase:
    machine = world.find(deed.target).sheet.kind == "machine"
    return phrase("ds-answer-switch-off" if machine else "ds-answer-crash", whom=Ref(deed.target))


def cut_off_label(world: World, deed: Deed) -> Phrase:  # noqa: ARG001 (the shape of every label)
    return phrase("ds-answer-cut-off", whom=Ref(deed.target))


ACTS = (
    Act("crash", "routine", "cortex", "DS-CTX-12", crash_deeds, routine_cost, crash_it, crash_label),
    Act("cut_off", "action", "cortex", "DS-CTX-10", cut_off_deeds, cut_off_cost, cut_off, cut_off_label),
)
