"""Boarding: the jump from one machine to another that is level, and what a missed one leads to."""

from __future__ import annotations

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.darkspace.rules.body.hazards import fall
from regelwerk.systems.darkspace.rules.body.monitors import can_probe
from regelwerk.systems.darkspace.rules.chase.chase import (
    carrier,
    driver_of,
    dropped,
    gap,
    left_behind,
    power_of,
    side_of,
)
from regelwerk.systems.darkspace.rules.core.acts import Act, Done, Offer
from regelwerk.systems.darkspace.rules.core.attempts import attempt
from regelwerk.systems.darkspace.rules.core.pools import skill_value
from regelwerk.systems.darkspace.rules.core.probe import Rolled, basic_check
from regelwerk.systems.darkspace.rules.core.side_probes import side_probe
from regelwerk.systems.darkspace.rules.movement.steps import held_back, hindrance
from regelwerk.systems.darkspace.state import Actor, Deed, World

JUMP = 16
FALL_METRES = 2


@rule("DS-CHA-13", "DS-CHA-03")
def board_deeds(world: World, actor: Actor) -> Offer:
    """Every other machine that is level with the one somebody is in."""
    here = carrier(world, actor.id)
    if world.chase is None or not here or not actor.sheet.is_person:
        return ()
    machines = [key for key, _ in world.chase.des if key != here and world.find(key).sheet.kind == "machine"]
    if not machines:
        return ()
    refused = _barred(world, actor)
    if refused is not None:
        return refused
    level = [key for key in machines if gap(world, here, key) == 0]
    if not level:
        return Refused(phrase("ds-refuse-not-level"), "DS-CHA-03")
    return tuple(Deed("board", actor.id, key) for key in level)


def _barred(world: World, actor: Actor) -> Refused | None:
    """Why somebody cannot jump at all."""
    if not can_probe(actor, world.options):
        return Refused(phrase("ds-refuse-no-probes"), "DS-MON-08")
    return hindrance(world, actor.id) or held_back(world, actor.id)


@rule("DS-CHA-13")
def board_cost(world: World, deed: Deed) -> Tally:  # noqa: ARG001 (the shape of every cost)
    """A jump costs 1 AE."""
    return tally(1, "DS-CHA-13", "ds-term-jump-cost")


def label(world: World, deed: Deed) -> Phrase:  # noqa: ARG001 (the shape of every label)
    return phrase("ds-answer-board", whom=Ref(deed.target))


@rule("DS-CHA-13", "DS:boarding_contest", "DS:boarding_miss")
def board(world: World, deed: Deed) -> Play[Done]:
    """The jump: strength against 16. Missed, somebody stays; with a collapse they fall between the machines."""
    who = deed.who
    if world.options.boarding_contest:
        world, won = yield from contest(world, who, deed.target)
        if not won or not world.find(who).able:
            return world, False
    check = basic_check(world, who, "strength", "DS-CHA-13", tally(JUMP, "DS-CHA-13", "ds-term-jump"))
    world, _, rolled = yield from attempt(world, deed, check)
    if rolled.collapse or (not rolled.success and world.options.boarding_miss == "fall"):
        return (yield from fall_off(world, who, deed.target)), False
    if not rolled.success:
        yield note("DS-CHA-13", "ds-jump-missed", who=Ref(who), whom=Ref(deed.target))
        return world, False
    yield note("DS-CHA-13", "ds-boards", who=Ref(who), whom=Ref(deed.target))
    return get_aboard(world, who, deed.target), True


@rule("DS-CHA-13")
def get_aboard(world: World, who: str, machine: str) -> World:
    """The jumper is inside another machine now; a runner stops running, a driver lets go of the controls."""
    world = world.change(who, aboard=machine, zone="", at_controls=False, mans=None, cover=None).disengage(who)
    return dropped(world, who).mark(f"aboard:{who}:{machine}")


@rule("DS-CHA-13", "DS-HAZ-09")
def fall_off(world: World, who: str, target: str) -> Play[World]:
    """A jump into nothing: on the ground a fall, flung as far as the faster machine has power; in space adrift."""
    assert world.chase is not None
    here = carrier(world, who)
    if world.chase.plan.medium == "space":
        yield note("DS-CHA-13", "ds-adrift", who=Ref(who))
        return left_behind(world, who, "adrift")
    power = max(power_of(world, here), power_of(world, target))
    yield note("DS-CHA-13", "ds-falls-off", who=Ref(who))
    world = yield from fall(world, who, FALL_METRES, power)
    return left_behind(world, who, "left_behind")


@rule("DS:boarding_contest", "DS-CORE-17", "DS-CHA-13")
def contest(world: World, who: str, target: str) -> Play[tuple[World, bool]]:
    """Both drivers first fight for the right distance: the higher manoeuvre, then the better skill, then who jumps.

    Nobody contests a machine without a driver or one of the own side; without a driver of one's own it cannot be held.
    """
    here = carrier(world, who)
    theirs, ours = driver_of(world, target), driver_of(world, here)
    if theirs is None or side_of(world, target) == world.find(who).side:
        return world, True
    if ours is None:
        yield note("DS-CORE-17", "ds-contest-lost", who=Ref(here), whom=Ref(target))
        return world, False
    world, own = yield from side_probe(world, basic_check(world, ours.id, "manoeuvre", "DS-CORE-17"))
    world, other = yield from side_probe(world, basic_check(world, theirs.id, "manoeuvre", "DS-CORE-17"))
    won = _strength(world, ours, own) >= _strength(world, theirs, other)
    yield note("DS-CORE-17", "ds-contest-won" if won else "ds-contest-lost", who=Ref(here), whom=Ref(target))
    return world, won


def _strength(world: World, driver: Actor, rolled: Rolled) -> tuple[int, int]:
    return rolled.result, skill_value(driver, "manoeuvre", world.options)


ACTS = (Act("board", "action", "physical", "DS-CHA-13", board_deeds, board_cost, board, label),)
