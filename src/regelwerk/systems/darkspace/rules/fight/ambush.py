"""Attacks out of hiding: when somebody can be taken by surprise, and what follows."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, do, meanwhile, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.body.monitors import is_beaten
from regelwerk.systems.darkspace.rules.break_in.awareness import alerted, is_unaware
from regelwerk.systems.darkspace.rules.break_in.discovery import follow_up
from regelwerk.systems.darkspace.rules.break_in.infiltration import Feat, Judged, after_act, is_running, level_of
from regelwerk.systems.darkspace.rules.core.pools import skill_value
from regelwerk.systems.darkspace.rules.core.turn import come_back
from regelwerk.systems.darkspace.state import Actor, Area, Deed, World

STEALTH_OF_ATTACKS = "luck"
"""The skill that goes with the secondary pair of an attack, where attacks can be stealthy (DS:attack_stealth)."""


@rule("DS-AMB-01", "DS-AMB-02")
def may_ambush(world: World, attacker: str, target: str) -> bool:
    """Whether the target does not expect it.

    In a break-in the infiltrators need more SE than the guards and no alarm; outside, the attack comes before the
    first round and the target belongs to the surprised side.
    """
    hunter, prey = world.find(attacker), world.find(target)
    if not prey.able or prey.side in ("", hunter.side):
        return False
    if is_surprised(world, prey):
        return True
    area = world.area
    if area is None or not is_running(world) or not hunter.infiltrating:
        return False
    return area.se > area.guard_se and not area.alarm


def surprise(world: World, side: str) -> World:
    """A side walks into an ambush in this round."""
    return world.mark(f"surprised:{side}", f"surprised:{side}:{world.round}")


@rule("DS-AMB-02")
def is_surprised(world: World, prey: Actor) -> bool:
    """Whether somebody's side has walked into an ambush: when the scene begins, or in the round in which they come.

    A newcomer has no place in the order of that round yet; in the next one everybody knows.
    """
    if world.phase is not None and world.phase.kind == "ambush":
        return prey.side == world.scene.surprised
    has_place = prey.id in (*world.queue, *world.acted) or (world.phase is not None and world.phase.who == prey.id)
    return world.has(f"surprised:{prey.side}:{world.round}") and not has_place


@rule("DS-AMB-02", "DS-AE-03")
def unexpected(world: World, deed: Deed) -> Deed:
    """An attack as it is carried out: one begun out of hiding has lost its effect if it is expected by then."""
    if deed.ambush and not may_ambush(world, deed.who, deed.target):
        return replace(deed, ambush="")
    return deed


@rule("DS-INF-09", "DS-AMB-01", "DS-AMB-02", "DS-INF-23", "DS:attack_stealth")
def aftermath(world: World, deed: Deed, was_able: bool, pair: int | None = None) -> Play[World]:
    """What an attack means for those who hide, and for those who suspected nothing.

    A target not put out of action raises the alarm: the attackers are discovered. If nobody is left who could, the
    attack only counts as a failed stealth; `pair` is the secondary pair of its throw where that may be stealthy.
    An attack before the first round is the only one. Where nobody hides, the target knows.
    """
    if world.phase is not None and world.phase.kind == "ambush":
        return replace(world, phase=replace(world.phase, over=True))
    area = world.area
    if area is None or not is_running(world):
        return (yield from alerted(world, deed, was_able))
    target = world.find(deed.target)
    if not world.find(deed.who).infiltrating and not is_unaware(target):
        return world
    if was_able and can_tell(target):
        yield note("DS-AMB-02", "ds-ambush-failed", who=Ref(deed.who), whom=Ref(target.id))
        return (yield from follow_up(world, replace(area, discovered=True), (target.id,)))
    hidden = _was_quiet(world, deed.who, pair)
    if was_able and target.side:
        yield note("DS-AMB-01", "ds-ambush-done", who=Ref(deed.who), whom=Ref(target.id))
    feat = Feat("attack", deed.who, target=target.id)
    yield meanwhile(world)
    after: Area = yield from do(after_act, area, feat, Judged(True, hidden), world.options)
    return (yield from follow_up(world, after))


def can_tell(target: Actor) -> bool:
    """Whether somebody who was attacked can raise the alarm: a system only notices what hits its firewall."""
    if target.kind == "system":
        return target.able and target.alarm
    return target.able and bool(target.side) and target.kind != "object"


@rule("DS-INF-09", "DS:attack_stealth")
def _was_quiet(world: World, who: str, pair: int | None) -> bool:
    """Attacks are never quiet, unless the table lets the secondary pair decide."""
    if pair is None or world.options.attack_stealth == "fails":
        return False
    assert world.area is not None
    return pair + skill_value(world.find(who), STEALTH_OF_ATTACKS, world.options) >= level_of(world.area).total


@rule("DS-AMB-03", "DS:take_out_lasts")
def come_round(world: World) -> Play[World]:
    """At the end of a round, participants recover who were out for a number of rounds and have nothing worse.

    A guard who comes round while somebody is hiding calls the others.
    """
    for actor in world.actors:
        if actor.out != "taken_out" or actor.dead or not 0 < actor.back_in <= world.round:
            continue
        if is_beaten(actor, world.options):
            continue
        yield note("DS-AMB-03", "ds-comes-round", who=Ref(actor.id))
        area = world.area
        if area is not None and is_running(world) and actor.side != area.plan.side:
            world = world.change(actor.id, out="", taken_out=0, back_in=0, waiting=True)
            world = yield from follow_up(world, replace(area, discovered=True), (actor.id,))
        else:
            world = yield from come_back(world, actor.id)
    return world
