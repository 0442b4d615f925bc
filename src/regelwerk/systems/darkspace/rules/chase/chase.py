"""The chase: who carries whom, how far apart everybody is, the track, and when somebody has got away.

Machines and runners on foot have distance units; passengers are where the machine is. A machine without a
driver keeps its distance units and gains none.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import MASTER, Note, Play, choose, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.darkspace.rules.body.monitors import can_move, knocked_out, lets_go
from regelwerk.systems.darkspace.rules.core.pools import skill_value
from regelwerk.systems.darkspace.rules.core.scenes import ChasePlan
from regelwerk.systems.darkspace.state import Actor, Chase, Out, World
from regelwerk.systems.darkspace.values import Weapon

FOOT_POWER = 1
FOOT_SENSORS = 1
RANGE_STEP = 5
ChaseReach = Literal["ideal", "far", "impossible"]


class ChaseEndScene(NamedTuple):
    """What the master knows who decides whether a chase is over for somebody."""

    world: World
    key: str


@rule("DS-CHA-01")
def begin(world: World, plan: ChasePlan) -> World:
    """A chase begins: everybody is where the plan puts them, and track values count from this round.

    Taking part means leaving cover behind, and being carried elsewhere ends all contact.
    """
    world = replace(world, chase=Chase(plan, plan.start, max(1, world.round)))
    riding = {actor.id: carrier(world, actor.id) for actor in world.actors}
    actors = tuple(replace(actor, cover=None) if riding[actor.id] else actor for actor in world.actors)
    engaged = tuple(pair for pair in world.engaged if riding[pair[0]] == riding[pair[1]])
    return replace(world, actors=actors, engaged=engaged)


@rule("DS-CHA-02", "DS-CHA-04", "DS-CHA-06")
def opening(world: World) -> Note:
    """The line of the log that opens a chase: who is how far ahead, how hard the track is, who sees how far."""
    assert world.chase is not None
    places = tuple(phrase("ds-chase-place", who=Ref(key), de=de) for key, de in world.chase.des)
    reaches = tuple(
        phrase("ds-chase-reach", who=Ref(key), de=pursuit_range(world, key).total) for key in pursuers(world)
    )
    return note("DS-CHA-01", "ds-chase-begins", places=places, track=track_value(world), reaches=reaches)


@rule("DS-CHA-02")
def carrier(world: World, who: str) -> str:
    """The machine that carries somebody in the chase, or the runner; empty for who takes no part in it."""
    if world.chase is None:
        return ""
    if world.chase.de(who) is not None:
        return who
    aboard = world.find(who).aboard
    return carrier(world, aboard) if aboard else ""


@rule("DS-CHA-02", "DS-CHA-03")
def gap(world: World, first: str, second: str) -> int | None:
    """The distance units between the carriers of two participants; 0 is level, None if one is not in the chase."""
    if world.chase is None:
        return None
    here, there = (world.chase.de(carrier(world, who)) for who in (first, second))
    return None if here is None or there is None else abs(here - there)


@rule("DS-CHA-06")
def track_value(world: World) -> Tally:
    """How hard the track is in this round; the last value of the plan holds on."""
    assert world.chase is not None
    track = world.chase.plan.track
    at = min(max(0, world.round - world.chase.began), len(track) - 1)
    return tally(track[at], "DS-CHA-06", "ds-term-track")


@rule("DS-CHA-14")
def power_of(world: World, key: str) -> int:
    """The power of a machine; on foot it is 1."""
    sheet = world.find(key).sheet
    return FOOT_POWER if sheet.is_person else sheet.power


@rule("DS-MAC-01", "DS-MAC-05")
def steered_by(actor: Actor) -> str:
    """The machine that somebody steers: at its controls, from afar, or itself by an order; empty if none."""
    if actor.sheet.kind == "machine":
        return actor.id if actor.order is not None else ""
    if actor.at_controls and actor.aboard:
        return actor.aboard
    return actor.remote


def driven_by(world: World, actor: Actor) -> str:
    """What somebody drives in the chase: a machine, or for a runner the own feet; empty if nothing."""
    if world.chase is None:
        return ""
    key = steered_by(actor) or (actor.id if actor.sheet.is_person else "")
    return key if world.chase.de(key) is not None else ""


@rule("DS-MAC-01", "DS-MAC-05")
def driver_of(world: World, key: str) -> Actor | None:
    """The driver: the one at the controls, a remote controller, the machine itself by an order, or the runner."""
    there = world.find(key)
    if there.sheet.is_person:
        return there if there.able else None
    for actor in world.actors:
        if actor.able and actor.id != key and steered_by(actor) == key:
            return actor
    return there if there.able and there.order is not None else None


def side_of(world: World, key: str) -> str:
    """The side for which a machine drives: its driver's, or of who gave the order; without a driver its own."""
    driver = driver_of(world, key)
    if driver is None:
        return world.find(key).side
    if driver.id == key and driver.order is not None:
        return world.find(driver.order.by).side
    return driver.side


@rule("DS-CHA-04", "DS:pursuit_min_perception")
def pursuit_range(world: World, key: str) -> Tally:
    """How far somebody can be followed: sensors x perception x 5 distance units.

    A henchman's competence stands for perception, the bots of a machine that nobody steers; on foot sensors are 1.
    """
    there = world.find(key)
    driver = driver_of(world, key)
    sensors = FOOT_SENSORS if there.sheet.is_person else there.sheet.sensors
    if driver is None or driver.sheet.kind == "machine":
        perception = there.sheet.bots
    elif driver.sheet.kind == "character":
        perception = skill_value(driver, "perception", world.options)
    else:
        perception = driver.sheet.competence
    found = tally(sensors * perception * RANGE_STEP, "DS-CHA-04", "ds-term-pursuit-range", key)
    least = sensors * world.options.pursuit_min_perception * RANGE_STEP
    return found.at_least(least, "DS-CHA-04", "ds-term-least-perception")


@rule("DS-CHA-05", "DS-CHA-03", "DS-MAC-07")
def chase_reach(world: World, attacker: str, target: str, weapon: Weapon) -> ChaseReach:
    """How a weapon reaches from one machine to another: ideal up to 2 x size², at most 5 x size²; blades when level.

    Nobody is hit inside a closed machine: the machine is the target. On the ground people shoot out of it all the same;
    in space only what is fitted outside fires. Terminals reach by their class.
    """
    apart = gap(world, attacker, target)
    if apart is None or _inside(world, target):
        return "impossible"
    assert world.chase is not None
    if world.chase.plan.medium == "space" and _inside(world, attacker):
        return "impossible"
    if weapon.kind in ("melee", "natural"):
        return "ideal" if apart == 0 else "impossible"
    size = weapon.mk if weapon.kind == "terminal" else weapon.size
    if apart <= 2 * size**2:
        return "ideal"
    return "far" if apart <= 5 * size**2 else "impossible"


def _inside(world: World, who: str) -> bool:
    """Whether somebody is inside a closed machine of the chase."""
    key = carrier(world, who)
    return key != who and not world.find(key).sheet.open


@rule("DS-CHA-08", "DS-CHA-10", "DS-CHA-11")
def start_of_phase(world: World, who: str) -> World:
    """A driver's phase begins: what held since the last one ends, crowding and blocking as well as a lost control."""
    key = driven_by(world, world.find(who))
    return _released(world, (key,)) if key else world


def _released(world: World, keys: tuple[str, ...]) -> World:
    chase = world.chase
    assert chase is not None
    curbs = tuple(curb for curb in chase.curbs if curb.by not in keys)
    stalled = tuple(key for key in chase.stalled if key not in keys)
    return replace(world, chase=replace(chase, curbs=curbs, stalled=stalled))


def dropped(world: World, *keys: str) -> World:
    """Machines or runners take no part in the chase any more."""
    chase = world.chase
    if chase is None:
        return world
    world = replace(world, chase=replace(chase, des=tuple((key, de) for key, de in chase.des if key not in keys)))
    return _released(world, keys)


def is_running(world: World, key: str) -> bool:
    """Whether a machine or runner can still take part by own power: nothing stops it, and somebody can steer it."""
    there = world.find(key)
    if not there.able or not can_move(there, world.options):
        return False
    return there.sheet.is_person or driver_of(world, key) is not None or _has_crew(world, there)


def _has_crew(world: World, machine: Actor) -> bool:
    """Whether somebody of its side is aboard, or could command it in its network."""
    net = machine.sheet.network
    return any(
        actor.able
        and actor.side == machine.side
        and actor.id != machine.id
        and (actor.aboard == machine.id or (bool(net) and net in (actor.sheet.network, *actor.networks)))
        for actor in world.actors
    )


def fleeing(world: World) -> tuple[str, ...]:
    """Who still runs away: everything that drives for the fleeing side."""
    return tuple(key for key in _keys(world) if _flees(world, key) and is_running(world, key))


def pursuers(world: World) -> tuple[str, ...]:
    """Who still follows."""
    return tuple(key for key in _keys(world) if not _flees(world, key) and is_running(world, key))


def _keys(world: World) -> tuple[str, ...]:
    return () if world.chase is None else tuple(key for key, _ in world.chase.des)


def _flees(world: World, key: str) -> bool:
    return world.chase is not None and side_of(world, key) == world.chase.plan.fleeing


@rule("DS-CHA-01", "DS-CHA-04")
def has_escaped(world: World, key: str) -> bool:
    """Whether somebody is out of the range of every pursuer who can still move, and none of them is aboard."""
    side = side_of(world, key)
    if any(actor.able and actor.side and actor.side != side for actor in world.occupants(key)):
        return False
    for pursuer in pursuers(world):
        apart = gap(world, key, pursuer)
        if apart is not None and apart <= pursuit_range(world, pursuer).total:
            return False
    return True


@rule("DS-CHA-01", "DS:chase_end")
def check(world: World) -> Play[World]:
    """After every act: who is out of reach has got away, who cannot go on is caught; with nobody fleeing it ends."""
    if world.chase is None:
        return world
    world = _released(world, tuple(key for key in _keys(world) if driver_of(world, key) is None))
    for key in fleeing(world):
        if has_escaped(world, key):
            world, granted = yield from _granted(world, key, "ds-ask-chase-escaped")
            if granted:
                world = yield from escape(world, key)
    for key in _keys(world):
        if _is_caught(world, key):
            world, granted = yield from _granted(world, key, "ds-ask-chase-caught")
            if granted:
                taken = is_running(world, key)
                yield note("DS-CHA-01", "ds-caught-taken" if taken else "ds-caught-stopped", who=Ref(key))
                world = world.mark(f"caught:{key}")
    if fleeing(world) or (world.options.chase_end == "gm" and any(_is_caught(world, key) for key in _keys(world))):
        return world
    yield note("DS-CHA-01", "ds-chase-over")
    return replace(world, chase=None).mark("chase:over")


@rule("DS-CHA-01", "DS-MON-11")
def _is_caught(world: World, key: str) -> bool:
    """Whether somebody who was fleeing cannot go on, or somebody else has the controls; told once."""
    assert world.chase is not None
    if world.find(key).sheet.side != world.chase.plan.fleeing or world.has(f"caught:{key}"):
        return False
    return not is_running(world, key) or not _flees(world, key)


@rule("DS:chase_end")
def _granted(world: World, key: str, question: str) -> Play[tuple[World, bool]]:
    """Where the master ends chases, the master is asked, once in a round for each machine or runner."""
    if world.options.chase_end == "standard":
        return world, True
    asked = f"chase:asked:{key}:{world.round}"
    if world.has(asked):
        return world, False
    answers = [
        Answer("on", False, phrase("ds-answer-chase-on")),
        Answer("over", True, phrase("ds-answer-chase-over")),
    ]
    scene = ChaseEndScene(world, key)
    over = yield from choose(MASTER, key, "DS-CHA-01", phrase(question, who=Ref(key)), Listed(answers), "on", scene)
    return world.mark(asked), over


@rule("DS-CHA-01")
def escape(world: World, key: str) -> Play[World]:
    """Somebody has got away, and everybody aboard with them."""
    yield note("DS-CHA-01", "ds-escapes", who=Ref(key))
    world = world.mark(f"escaped:{key}")
    for who in (key, *(actor.id for actor in world.occupants(key))):
        world = lets_go(world.change(who, left=True, cover=None), who).disengage(who).mark(f"left:{who}")
        world = replace(world, queue=tuple(other for other in world.queue if other != who))
        if world.phase is not None and world.phase.who == who:
            world = replace(world, phase=replace(world.phase, over=True))
    return dropped(world, key)


@rule("DS-CHA-13")
def left_behind(world: World, who: str, reason: Out) -> World:
    """Somebody is nowhere in the scene any more: on the road, or adrift in space."""
    if world.find(who).able:
        world = knocked_out(world, who, reason)
    return dropped(world.change(who, zone="", aboard="", at_controls=False, mans=None), who)
