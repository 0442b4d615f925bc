"""Overtaking: how far a driver wants to get, who ahead crowds or blocks, and the distance units gained."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.answers import Numbers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.darkspace.rules.chase.chase import fleeing, side_of
from regelwerk.systems.darkspace.state import Chase, Curb, Deed, World, seat_of

RULES = {"dash": "DS-CHA-09", "crowd_off": "DS-CHA-10", "block": "DS-CHA-11", "fast_and_deadly": "DS-CHA-12"}
"""The rule of each drive, which its questions and lines of the log name."""


class DriveScene(NamedTuple):
    """What a driver knows who decides how far to go, or how much to risk."""

    world: World
    who: str
    deed: Deed
    key: str
    most: int


def chase_of(world: World) -> Chase:
    """The running chase."""
    assert world.chase is not None
    return world.chase


def place(world: World, key: str) -> int:
    """The distance units of a machine or runner."""
    found = chase_of(world).de(key)
    assert found is not None
    return found


def sensible(world: World, key: str, most: int) -> int:
    """What a driver takes if not told: who flees the most, who pursues as far as level with the next one ahead."""
    chase = chase_of(world)
    own = place(world, key)
    if side_of(world, key) == chase.plan.fleeing:
        return most
    ahead = [place(world, other) - own for other in fleeing(world) if place(world, other) >= own]
    return min(most, min(ahead, default=0))


def in_the_way(world: World, key: str, wanted: int) -> tuple[Curb, ...]:
    """The crowding and blocking of those whom this many distance units would overtake (DS:crowd_off_effect)."""
    chase = chase_of(world)
    own = place(world, key)
    found = []
    for curb in chase.curbs:
        de = chase.de(curb.by)
        if de is not None and curb.by != key and own <= de < own + wanted:
            found.append(curb)
    return tuple(found)


def _how_far(world: World, deed: Deed, key: str, most: int, question: str) -> Play[int]:
    asked = phrase(question, who=Ref(deed.who), whom=Ref(key), most=most)
    default = str(sensible(world, key, most))
    scene = DriveScene(world, deed.who, deed, key, most)
    seat = seat_of(world, world.find(deed.who))
    answers = Numbers(0, most, "ds-answer-distance")
    return (yield from choose(seat, deed.who, RULES[deed.kind], asked, answers, default, scene))


@rule("DS-CHA-10", "DS-CHA-11")
def wish(world: World, deed: Deed, key: str, most: int) -> Play[int | None]:
    """Before the dice, and only if somebody ahead could be overtaken who crowds or blocks: how far a driver wants."""
    if key in chase_of(world).stalled or not in_the_way(world, key, most):
        return None
    return (yield from _how_far(world, deed, key, most, "ds-ask-wish"))


def settle(world: World, deed: Deed, key: str, wanted: int | None, most: int) -> Play[int]:
    """How far it goes in the end: as wished before, else asked where less than the most may be wiser."""
    if wanted is not None:
        return min(wanted, most)
    if not most or not _may_want_less(world, key, most):
        return most
    return (yield from _how_far(world, deed, key, most, "ds-ask-distance"))


def _may_want_less(world: World, key: str, most: int) -> bool:
    """Whether an opponent is near enough to stay level with, or behind: a pursuer does not want to run past."""
    chase = chase_of(world)
    own, side = place(world, key), side_of(world, key)
    flees = side == chase.plan.fleeing
    return any(
        de < own + most and (de >= own or not flees)
        for other, de in chase.des
        if other != key and side_of(world, other) != side
    )


def advance(world: World, deed: Deed, key: str, gained: int, most: Tally) -> Play[World]:
    """A machine or runner moves on, by no more than the most; whom it draws level with is told."""
    chase = chase_of(world)
    if not gained:
        yield note(RULES[deed.kind], "ds-gains-nothing", who=Ref(key))
        return world
    now = place(world, key) + gained
    yield note(RULES[deed.kind], "ds-advances", who=Ref(key), gained=gained, most=most, now=now)
    for other, de in chase.des:
        if other != key and de == now and world.find(other).able:
            yield note("DS-CHA-03", "ds-level", who=Ref(key), whom=Ref(other))
    return replace(world, chase=chase.moved(key, now))


@rule("DS:crowd_off_effect")
def failing(world: World, curbs: tuple[Curb, ...]) -> tuple[Curb, ...]:
    """Those of the curbs that make the whole act fail; the others only hold the overtaker back."""
    if world.options.crowd_off_effect == "no_de":
        return ()
    return tuple(curb for curb in curbs if curb.kind == "crowd_off")


@rule("DS-CHA-11", "DS:crowd_off_effect")
def held_back(world: World, deed: Deed, wanted: int, result: int) -> Play[bool]:
    """Whether somebody who blocks keeps an overtaker where they are."""
    curbs = in_the_way(world, deed.tool or deed.who, wanted)
    for curb in curbs:
        if curb not in failing(world, curbs) and result < curb.result:
            yield note(
                "DS-CHA-11", "ds-held-back", who=Ref(deed.tool or deed.who), whom=Ref(curb.by), needed=curb.result
            )
            return True
    return False


def curbed(world: World, curb: Curb) -> World:
    """The world in which a driver holds others off in this way, and in no other; the better of two results lasts."""
    chase = chase_of(world)
    before = [other.result for other in chase.curbs if (other.by, other.kind) == (curb.by, curb.kind)]
    curb = replace(curb, result=max([curb.result, *before]))
    others = tuple(other for other in chase.curbs if other.by != curb.by)
    return replace(world, chase=replace(chase, curbs=(*others, curb)))
