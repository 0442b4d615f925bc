"""Minor factions act at the end of the phase, all at once: they declare, all roll, and then the results count."""

from __future__ import annotations

from regelwerk.engine.effects import Choose, Play, gather, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.rulebook import rule
from regelwerk.systems.factions.acts import apply_act, committed, label, roll_act
from regelwerk.systems.factions.control import bound_to
from regelwerk.systems.factions.offers import Move, TurnAnswers
from regelwerk.systems.factions.phase import minors
from regelwerk.systems.factions.recovery import offer_shake_off
from regelwerk.systems.factions.state import Act, Faction, Turn, World, seat_of
from regelwerk.systems.factions.turn import after_turn, begin_turn
from regelwerk.systems.factions.veil import seen_by


@rule("FA-PHA-03", "FA-PHA-09", "FA:minor_resolution")
def next_minor(world: World) -> Play[World]:
    """One minor faction after another recovers and takes its free actions; then all act together."""
    if world.queue:
        turn = Turn(world.queue[0])
        return (yield from begin_turn(world._replace(queue=world.queue[1:], turns=(turn,)), turn))
    if world.options.minor_resolution == "sequential" or not minors(world):
        return world._replace(stage="closing")
    return world._replace(stage="minors_act")


@rule("FA-PHA-04", "FA-PHA-09")
def act_together(world: World) -> Play[World]:
    """Nobody sees another's declaration; all rolls use the world before any result; results count by id."""
    able = tuple(who for who in minors(world) if world.find(who).action == "available")
    moves = yield from gather(*[_declaration(world, world.find(who)) for who in able])
    acts: list[tuple[str, Act]] = []
    for who, move in zip(able, moves, strict=True):
        if move.act is None:
            yield note("FA-PHA-06", "fa-passes", who=Ref(who))
            continue
        order = world.find(who).order
        act = order if order is not None and order.kind == move.act.kind else move.act
        acts.append((who, act))
        yield note("FA-PHA-09", "fa-declares", who=Ref(who), act=label(act))
    for who, act in acts:
        world = committed(world, who, act)
    for _, act in acts:
        if act.target:
            world = yield from offer_shake_off(world, act.target)
    basis = world
    results = []
    for who, act in acts:
        world, rolled = yield from roll_act(world, who, act, basis)
        results.append((who, act, rolled))
    for who, act, rolled in results:
        if not act.target or not world.find(act.target).destroyed:
            world = yield from apply_act(world, who, act, rolled)
    return world._replace(stage="minors_end", queue=minors(world))


def _declaration(world: World, faction: Faction) -> Choose[Move]:
    answers = TurnAnswers(world, faction, declaring=True)
    order = bound_to(world, faction)
    seat = seat_of(world, faction)
    ask = phrase("fa-ask-declare", who=Ref(faction.id))
    default = "end_turn" if order is None else order.key
    return Choose(seat, faction.id, "FA-PHA-09", ask, answers, default, seen_by(world, seat))


@rule("FA-PHA-09")
def end_minor(world: World) -> Play[World]:
    """Once more free actions for each, then their turns are over."""
    if not world.queue:
        return world._replace(stage="closing")
    who = world.queue[0]
    world = world._replace(queue=world.queue[1:])
    faction = world.find(who)
    if not TurnAnswers(world, faction, free_only=True).anything():
        return world.put(after_turn(world, faction))
    yield note("FA-PHA-09", "fa-turn-goes-on", who=Ref(who))
    return world._replace(turns=(Turn(who, "after"),))
