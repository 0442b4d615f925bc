"""Minor factions act at the end of the phase, all at once: they declare, all roll, and then the results count."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Choose, Play, gather, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.rules.phase.acts import announce, apply_act, committed, roll_act, told_openly, warned
from regelwerk.systems.factions.rules.phase.control import bound_to, is_forfeit
from regelwerk.systems.factions.rules.phase.interrupt import window
from regelwerk.systems.factions.rules.phase.offers import Move, TurnAnswers, has_free_move
from regelwerk.systems.factions.rules.phase.phase import minors
from regelwerk.systems.factions.rules.phase.turn import after_turn, asked, begin_turn
from regelwerk.systems.factions.rules.phase.visibility import seen_by
from regelwerk.systems.factions.state import Act, Faction, Turn, World, seat_of


@rule("FA-PHA-03", "FA-PHA-09", "FA:minor_resolution")
def next_minor(world: World) -> Play[World]:
    """All minor factions start their turns and recover, one after the other; or each takes its whole turn at once."""
    one_by_one = world.scene.options.minor_resolution == "sequential"
    if world.queue:
        if one_by_one and world.waiting:
            taken = yield from window(world)
            if taken is not None:
                return taken
        return (yield from begin_turn(world, Turn(world.queue[0]), (), world.queue[1:]))
    left = () if one_by_one else minors(world)
    return replace(world, stage="minors_free" if left else "closing", queue=left)


@rule("FA-PHA-09")
def free_minor(world: World) -> Play[World]:
    """Then each may take free actions; after that all act together."""
    yield from ()
    for at, who in enumerate(world.queue, 1):
        if has_free_move(world, world.find(who)):
            return replace(world, queue=world.queue[at:], turns=(Turn(who, "before"),))
    return replace(world, queue=(), stage="minors_act")


@rule("FA-PHA-04", "FA-PHA-09")
def act_together(world: World) -> Play[World]:
    """Nobody sees another's declaration; all rolls use the world before any result; results count by id."""
    world, acts = yield from _declarations(world)
    for who, act in acts:
        world = committed(world, who, act)
    for who, act in acts:
        world = yield from warned(world, who, act)
    basis = world
    results = []
    for who, act in acts:
        yield from announce(basis, who, act)
        world, rolled = yield from roll_act(world, who, act, basis)
        results.append((who, act, rolled))
    for who, act, rolled in results:
        # What a destroyed faction wins for itself leaves play with it; what it does to others counts.
        lapses = world.find(act.target or who).destroyed
        if not lapses or act.kind == "advance_plan":
            world = yield from apply_act(world, who, act, rolled)
    return replace(world, stage="minors_end", queue=minors(world))


@rule("FA-PHA-09", "FA-CTL-07", "FA:instruct_impossible")
def _declarations(world: World) -> Play[tuple[World, tuple[tuple[str, Act], ...]]]:
    """What everybody who can act does: an order dictates it, the others say so all at once; or they pass."""
    able = [faction for faction in map(world.find, minors(world)) if faction.action == "available"]
    declared: dict[str, Act | None] = {}
    free: list[Faction] = []
    for faction in able:
        if faction.order is None:
            free.append(faction)
        elif is_forfeit(world, faction):
            yield note("FA:instruct_impossible", "fa-order-forfeits", who=Ref(faction.id))
            world = world.put(replace(faction, action="lost", order=None))
        elif (order := bound_to(world, faction)) is not None:
            declared[faction.id] = order
        else:
            free.append(faction)
    if free:
        moves = yield from gather(*[_declaration(world, faction) for faction in free])
        declared |= {faction.sheet.id: move.act for faction, move in zip(free, moves, strict=True)}
    acts = []
    for who, act in sorted(declared.items()):
        if act is None:
            yield note("FA-PHA-06", "fa-passes", who=Ref(who))
            world = world.put(replace(world.find(who), action="lost"))
        else:
            yield note("FA-PHA-09", "fa-declares", who=Ref(who), act=told_openly(world, who, act))
            acts.append((who, act))
    return world, tuple(acts)


def _declaration(world: World, faction: Faction) -> Choose[Move]:
    answers = TurnAnswers(world, faction, False, False, True)
    seat = seat_of(world, faction)
    who = faction.sheet.id
    return Choose(seat, who, "FA-PHA-09", asked("fa-ask-declare", who), answers, "end_turn", seen_by(world, seat))


@rule("FA-PHA-09")
def end_minor(world: World) -> Play[World]:
    """Once more free actions for each, then their turns are over."""
    yield from ()
    if not world.queue:
        return replace(world, stage="closing")
    who, *_ = world.queue
    left = world.queue[1:]
    faction = world.find(who)
    if has_free_move(world, faction):
        return replace(world, queue=left, turns=(Turn(who, "after"),))
    return replace(world, queue=left, factions=world.factions_with(after_turn(world, faction)))
