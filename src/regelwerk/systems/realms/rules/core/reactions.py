"""Reactions: the window that an action opens for others, on the spot or along a way.

All who could react are asked at the same time (replies.py); then the action goes on from moment to moment. At each
moment that somebody wanted to use, the interrupt contest says who comes first (interrupts.py): reactions that win are
resolved there, the others after the action.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Note, Play
from regelwerk.engine.state_values import replace
from regelwerk.space import Point, cut
from regelwerk.systems.realms.rules.core.acts import Moment
from regelwerk.systems.realms.rules.core.interrupts import Contest, interrupted, lapses, take_effect
from regelwerk.systems.realms.rules.core.replies import Reply, ask
from regelwerk.systems.realms.rules.damage import detonation
from regelwerk.systems.realms.state import Deed, Model, World
from regelwerk.systems.realms.values import CENTIMETRE

FAST = 20 * CENTIMETRE
"""A model that covers more than this in its phase is fast (RE-FAST-01)."""


class Window(NamedTuple):
    """What is left of a window once the action goes on: reactions that come after it."""

    deed: Deed
    late: tuple[Reply, ...] = ()
    stopped: bool = False
    """The acting model cannot go on."""


def here(world: World, who: str) -> Moment:
    """The one moment of an action that happens on the spot."""
    model = world.find(who)
    return Moment(0, model.at, model.floor, model.prone, model.facing)


@rule("RE-INI-02", "RE-REA-01", "RE-REA-06", "RE-REA-08", "RE-REA-09")
def before(
    world: World, deed: Deed, moments: tuple[Moment, ...], said: Note | None = None
) -> Play[tuple[World, Window]]:
    """The window of an action on the spot: what comes before it is resolved now, what comes after it is kept.

    `said` announces it, which the log needs only if somebody reacts: otherwise its end says it all.
    """
    world = _nobody_yet(world)
    named = yield from ask(world, deed, moments)
    if said is not None and named:
        yield said
    at_once = tuple(reply for reply in named if not moments[reply.moment].last)
    late = tuple(reply for reply in named if moments[reply.moment].last)
    contest = Contest()
    world, lost, _ = yield from interrupted(world, deed, at_once, contest)
    return world, Window(deed, (*lost, *late), not world.find(deed.who).active)


@rule("RE-REA-08", "RE-REA-09")
def after(world: World, window: Window) -> Play[World]:
    """Reactions that came too late to go first; what the action has set off goes off before them."""
    world = yield from detonation.explosions(world)
    for reply in window.late:
        world = yield from take_effect(world, window.deed, reply)
    return world


class Walked(NamedTuple):
    """How far a mover has come."""

    along: int
    """Units of the declared way."""
    stopped: bool
    """It did not reach the end."""
    announced: bool
    """What it does was told before, with its price."""


@rule("RE-MOV-02", "RE-MOV-03", "RE-MOV-04", "RE-GEO-21", "RE-GEO-23", "RE-REA-08")
def walk(
    world: World,
    deed: Deed,
    moments: tuple[Moment, ...],
    limit: Callable[[World], int],
    then: Callable[[World, Walked], Play[World]] | None = None,
    said: Note | None = None,
) -> Play[tuple[World, Walked]]:
    """Move along the moments of a way, with reactions where somebody wants them.

    `limit` says how many units the mover can go in all as things stand: who is hurt on the way may have to stop early.
    Below 0 the mover stays as it is, also where it takes no way to turn or to get up.
    `then` is the rest of the action, before those come who were too late: an attack move strikes first.
    `said` announces it as `before` has it.
    """
    world = _nobody_yet(world)
    mover = world.find(deed.who)
    whole = moments[-1].along
    waiting = sorted((yield from ask(world, deed, moments)), key=lambda reply: reply.moment)
    is_announced = said is not None and bool(waiting)
    if said is not None and is_announced:
        yield said
    late: tuple[Reply, ...] = ()
    contest = Contest()
    come = moments[0]
    while waiting and not moments[waiting[0].moment].last and world.find(deed.who).active:
        number = waiting[0].moment
        if moments[number].along > max(0, limit(world)):
            break
        come = moments[number]
        world = stand(world, mover, come, whole)
        here_now = tuple(reply for reply in waiting if reply.moment == number)
        waiting = waiting[len(here_now) :]
        world, lost, contest = yield from interrupted(world, deed, here_now, contest)
        late = (*late, *lost)
    stopped = True
    if world.find(deed.who).active:
        far = limit(world)
        come = _end(deed, moments, max(come.along, min(whole, far))) if far >= 0 else come
        stopped = come != moments[-1]
        world = stand(world, mover, come, come.along)
        # A reaction that waits for the end of the way meets the mover where it has ended.
        late = (*late, *(reply for reply in waiting if moments[reply.moment].last))
        waiting = [reply for reply in waiting if not moments[reply.moment].last]
    for reply in waiting:
        yield lapses(reply)
    if deed.path:
        world = replace(world, trail=cut(deed.path, come.along)[0])
    walked = Walked(come.along, stopped, is_announced)
    world = (yield from then(world, walked)) if then is not None else world
    return (yield from after(world, Window(deed, late))), walked


def _nobody_yet(world: World) -> World:
    """A window opens: nobody has reacted to this action."""
    return replace(world, phase=replace(world.phase, reacted=())) if world.phase is not None else world


def _end(deed: Deed, moments: tuple[Moment, ...], along: int) -> Moment:
    """Where a mover that goes so far comes to stand."""
    last = moments[-1]
    if along >= last.along:
        return last
    reached = max((moment for moment in moments if moment.along <= along), key=lambda moment: moment.along)
    at: Point = cut(deed.path, along)[0][-1] if deed.path else reached.at
    return reached._replace(along=along, at=at)


@rule("RE-FAST-01", "RE-FAST-02", "RE:fast_during_move", "RE-GEO-23")
def stand(world: World, mover: Model, moment: Moment, whole: int) -> World:
    """The acting model (given as it was before) at a moment of its action; beyond 20 cm in its phase it is fast.

    `whole` is the way that counts where a table goes by what was announced.
    """
    walked = mover.walked + moment.along
    counted = mover.walked + whole if world.options.fast_during_move == "declared" else walked
    return world.change(
        mover.id,
        at=moment.at,
        floor=moment.floor,
        prone=moment.prone,
        facing=moment.facing,
        walked=walked,
        fast=mover.fast or counted > FAST,
    )
