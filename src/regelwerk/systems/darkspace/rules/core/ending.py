"""Goals of the sides, and how a confrontation ends."""

from __future__ import annotations

from collections.abc import Mapping, Set
from functools import lru_cache

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import MASTER, Play, note
from regelwerk.engine.facts import phrase
from regelwerk.engine.game import Outcome
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.body.death import bleeding
from regelwerk.systems.darkspace.rules.body.disfigurement import scars
from regelwerk.systems.darkspace.rules.body.monitors import is_full
from regelwerk.systems.darkspace.rules.core.scenes import Goal
from regelwerk.systems.darkspace.state import Actor, World

UNDECIDED = "-"


def sides(world: World) -> tuple[str, ...]:
    return tuple(_by_side(world.actors))


def people_of(world: World, side: str) -> tuple[Actor, ...]:
    """Those who count for winning and losing: persons and machines that have come, not systems and things."""
    return _by_side(world.actors).get(side, ())


@lru_cache(maxsize=16)
def _by_side(actors: tuple[Actor, ...]) -> Mapping[str, tuple[Actor, ...]]:
    """All sides in the order of their names, with those of each who count; asked for each goal of each side."""
    found: dict[str, list[Actor]] = {side: [] for side in sorted({actor.side for actor in actors} - {""})}
    carrying = {actor.aboard for actor in actors}
    for actor in actors:
        side = actor.side
        if side and _counts(actor, carrying):
            found[side].append(actor)
    return {side: tuple(people) for side, people in found.items()}


def _counts(actor: Actor, carrying: Set[str]) -> bool:
    """Whether somebody has come; a machine with people in it is where they are, not one more of them."""
    if actor.sheet.kind in ("system", "object"):
        return False
    if actor.sheet.kind == "machine" and (actor.waiting or (actor.id in carrying and actor.order is None)):
        return False
    return actor.present or actor.left or bool(actor.out) or actor.dead


@rule("DS-PRI-02")
def reached(world: World, side: str, goal: Goal) -> bool:
    """Whether a side has reached a goal."""
    match goal.kind:
        case "destroy":
            return _beaten(world, side)
        case "dominate":
            return world.stage == "round_end" and _routed(world, side)
        case "escape":
            return _escaped(world, side)
        case "sabotage":
            target = world.find(goal.target)
            if target.sheet.kind == "system":
                return bool(target.controlled_by) or target.out == "crashed"
            return is_full(target, "vital", world.options)
        case "take_out":
            target = world.find(goal.target)
            return bool(target.out) or target.dead
        case "threshold":
            return world.has(f"threshold:{goal.number}")
        case "hold":
            return is_time_up(world, goal) and bool(holders(world, side))
        case "seize":
            taken = any(actor.side == side and actor.at_controls for actor in world.occupants(goal.target))
            return taken or world.has(f"caught:{goal.target}")
        case "rescue":
            saved = world.find(goal.target)
            return saved.left and not saved.out and not saved.dead
        case "mark":
            return world.has(goal.target)
    return False


def is_time_up(world: World, goal: Goal) -> bool:
    """Whether the last round has ended in which a position has to be held."""
    return world.stage == "round_end" and world.round >= goal.number


def holders(world: World, side: str) -> tuple[Actor, ...]:
    """The members of a side who are there and not out of action: without any, a position is not held (R-106)."""
    return tuple(actor for actor in people_of(world, side) if actor.able and actor.present)


def _taken_from(world: World) -> str:
    """The side that has lost a position with nobody of it left there when time was up; empty if none."""
    ways = ((goals.side, way) for goals in world.scene.goals for way in goals.ways)
    lost = (side for side, way in ways for goal in way if goal.kind == "hold" and is_time_up(world, goal))
    return next((side for side in lost if not holders(world, side)), "")


@rule("DS-PRI-02")
def _overrun(world: World) -> World:
    """Time is up and nobody holds a position: it is lost to those still there, or nobody has it (R-106)."""
    loser = _taken_from(world)
    if not loser:
        return world
    there = [side for side in sides(world) if side != loser and holders(world, side)]
    if not there:
        return replace(world, stage="closing", ended=UNDECIDED, reason="nobody")
    return replace(world, stage="closing", ended=there[0], reason="overrun")


def _opponents(world: World, side: str) -> list[Actor]:
    return [actor for other in sides(world) if other != side for actor in people_of(world, other)]


def _beaten(world: World, side: str) -> bool:
    """All opponents are out; somebody who only left is not beaten. Guards who never came do not count."""
    opponents = [actor for actor in _opponents(world, side) if not actor.left]
    return bool(opponents) and not any(actor.able for actor in opponents) and not world.due


def _routed(world: World, side: str) -> bool:
    opponents = _opponents(world, side)
    share, whole = world.scene.dominate_share
    gone = sum(not actor.able for actor in opponents)
    return bool(opponents) and gone * whole >= len(opponents) * share and gone > 0


def _escaped(world: World, side: str) -> bool:
    """All who can still go have gone; a machine that was only won over is no reason to stay."""
    own = [actor for actor in people_of(world, side) if not actor.out and not actor.dead and not actor.turned]
    return bool(own) and all(actor.left for actor in own)


@rule("DS-PRI-02")
def decided(world: World) -> World:
    """The world with its winner, if a side has reached all goals of one of its ways, or nobody is left to act.

    Two sides that have brought each other down to the last have both what they wanted, and nobody has won.
    """
    if world.ended or world.stage in ("setup", "closing"):
        return world
    winners = [
        (goals.side, way[-1].kind)
        for goals in world.scene.goals
        for way in goals.ways
        if all(reached(world, goals.side, goal) for goal in way)
    ]
    standing = [side for side in sides(world) if any(a.able for a in people_of(world, side))]
    if winners and (standing or len({side for side, _ in winners}) == 1):
        side, reason = winners[0]
        return replace(world, stage="closing", ended=side, reason=reason)
    world = _overrun(world)
    if world.ended:
        return world
    if len(standing) == 1 and not world.due and not _may_still_come(world):
        lost = [goals.side for goals in world.scene.goals if goals.side != standing[0]]
        if _escaped_or_left(world, lost):
            return replace(world, stage="closing", ended=UNDECIDED, reason="gone")
        if not _has_work(world, standing[0]):
            return replace(world, stage="closing", ended=standing[0], reason="last_standing")
    if not standing:
        return replace(world, stage="closing", ended=UNDECIDED, reason="nobody")
    return world


def _may_still_come(world: World) -> bool:
    """Whether opponents are still waiting for their cue."""
    return any(actor.waiting and actor.able and actor.sheet.is_person for actor in world.actors)


def _has_work(world: World, side: str) -> bool:
    """Whether a side that stands alone still wants something: a thing destroyed, a door opened, a machine taken."""
    wanted = [goal.kind for goals in world.scene.goals if goals.side == side for way in goals.ways for goal in way]
    return any(kind in ("sabotage", "threshold", "seize", "rescue") for kind in wanted)


def _escaped_or_left(world: World, lost: list[str]) -> bool:
    """Who has left is not beaten: the others have the field, but nobody has won."""
    return bool(lost) and all(any(actor.left for actor in people_of(world, side)) for side in lost)


@rule("DS-DIS-01", "DS-DTH-03")
def close(world: World) -> Play[World]:
    """The confrontation is over: wounds leave their marks, and the clock of the bleeding runs."""
    yield note("DS-PRI-02", "ds-over")
    world = yield from scars(world)
    yield from bleeding(world)
    return replace(
        world, stage="closing", phase=None, ended=world.ended or UNDECIDED, reason=world.reason or "limit", closed=True
    )


def outcome(world: World) -> Outcome:
    """Who has won, and why."""
    if world.ended == UNDECIDED:
        return Outcome(None, phrase("ds-outcome-undecided"), "DS-PRI-02")
    # By whose sheet: a machine that was won over still belongs to the seat that lost it.
    seats = sorted({actor.sheet.seat or MASTER for actor in world.actors if actor.sheet.side == world.ended})
    return Outcome(world.ended, phrase(f"ds-outcome-{world.reason.replace('_', '-')}"), "DS-PRI-02", tuple(seats))
