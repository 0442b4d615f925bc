"""Movement: turning, walking, lying down and standing up."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Note, Play, choose, note
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.space import Path, Point, cut, direction, length, samples
from regelwerk.space.arcs import TURN
from regelwerk.systems.realms.rules.core import reactions
from regelwerk.systems.realms.rules.core.acts import BACK, Act, Moment, announced, paid, too_dear
from regelwerk.systems.realms.rules.core.picking import Picking, pick
from regelwerk.systems.realms.rules.core.reactions import FAST
from regelwerk.systems.realms.rules.movement.climbing import STEEP, Climb, climb_of, floor_at
from regelwerk.systems.realms.rules.movement.facings import Facings
from regelwerk.systems.realms.rules.movement.landmarks import word
from regelwerk.systems.realms.rules.movement.map_answers import Gait, Paths, yes_or_no
from regelwerk.systems.realms.rules.movement.passability import (
    Price,
    Tested,
    must_test,
    per_action,
    price_of,
    priced,
    reach_on,
    tested,
)
from regelwerk.systems.realms.rules.movement.walking import may_stand, stop_before, why_not_follow, why_not_leave
from regelwerk.systems.realms.rules.sight.environment import movement_type, passability, wn_for_test
from regelwerk.systems.realms.rules.sight.positions import cm, typed
from regelwerk.systems.realms.state import Deed, Model, World, seat_of
from regelwerk.systems.realms.values import CENTIMETRE

STEP = CENTIMETRE // 2
"""How often a way is looked at for reactions (RE-GEO-21)."""
AHEAD = 2
"""By how many hundredths of a degree a flight may seem to leave its facing: places are rounded."""


class MoveScene(NamedTuple):
    """What somebody knows who says where to go or which way to look."""

    world: World
    who: str
    kind: str


# -- turning ----------------------------------------------------------------------------------------------------------


@rule("RE-MOV-07", "RE:turn_limit", "RE:legs_zero_table")
def turn_offered(world: World, model: Model) -> Refused | bool:
    """Turning costs nothing, so it is not done twice running; without legs that carry it a MIKe cannot turn."""
    refused = why_not_change(model, "turn")
    if refused is not None:
        return refused
    if world.phase is not None and world.phase.last == "turn" and world.options.turn_limit == "not_twice_running":
        return Refused(phrase("re-refuse-turned"), "RE:turn_limit")
    return why_not_before_flight(world, model) or True


def declare_turn(world: World, model: Model) -> Play[Deed | None]:
    """Which way to look."""
    question = phrase("re-ask-facing", who=Ref(model.id))
    answers, scene = Facings(world, model), MoveScene(world, model.id, "turn")
    facing = yield from choose(seat_of(world, model.id), model.id, "RE-MOV-07", question, answers, BACK, scene)
    return None if facing is None else Deed("turn", model.id, facing=facing)


@rule("RE-MOV-07", "RE-GEO-21")
def turn(world: World, deed: Deed) -> Play[World]:
    """A model looks another way."""
    before = reactions.here(world, deed.who)
    where = word(round(deed.facing / 4500) * 4500 % TURN)
    done = note("RE-MOV-07", "re-turned", who=Ref(deed.who), degrees=round(deed.facing / 100), where=where)
    said = announced(deed, "RE-MOV-07", free(world, deed))
    return (yield from _on_the_spot(world, deed, before._replace(facing=deed.facing), said, lambda _: done))


@rule("RE-GEO-21")
def _on_the_spot(
    world: World, deed: Deed, after: Moment, said: Note, changed: Callable[[reactions.Walked], Note]
) -> Play[World]:
    """A change that takes no way: others may react before it and after it. What was announced is not told twice."""

    def done(now: World, came: reactions.Walked) -> Play[World]:
        if not came.stopped:
            yield changed(came)
        elif now.find(deed.who).active:
            yield note("RE-REA-09", "re-act-lost", who=Ref(deed.who), act=Word(f"re-act-{deed.kind}"))
        return now

    def limit(now: World) -> int:
        return -1 if why_not_change(now.find(deed.who), deed.kind) is not None else 0

    moments = reactions.here(world, deed.who), after._replace(last=True)
    world, _ = yield from reactions.walk(world, deed, moments, limit, done, said)
    return world


@rule("RE-MIK-14", "RE-REA-09")
def why_not_change(model: Model, kind: str) -> Refused | None:
    """Why destroyed legs keep a MIKe from turning, or from lying down and standing up."""
    if kind == "turn":
        unable = model.vitals.legs == "immobile"
        return Refused(phrase("re-refuse-no-turn", who=Ref(model.id)), "RE-MIK-14") if unable else None
    return Refused(phrase("re-refuse-legs", who=Ref(model.id)), "RE-MIK-14") if model.vitals.legs != "ok" else None


def free(world: World, deed: Deed) -> Tally:  # noqa: ARG001 (the shape of every cost)
    return tally(0, "RE-MOV-07", "re-term-free")


# -- lying down and standing up ---------------------------------------------------------------------------------------


def lie_down_offered(world: World, model: Model) -> Refused | bool:
    return _posture_offered(world, model) if not model.prone else False


def stand_up_offered(world: World, model: Model) -> Refused | bool:
    return _posture_offered(world, model) if model.prone else False


def _posture_offered(world: World, model: Model) -> Refused | bool:
    return why_not_change(model, "stand_up") or why_not_before_flight(world, model) or too_dear(model, 1) or True


def declare_lie_down(world: World, model: Model) -> Play[Deed | None]:  # noqa: ARG001 (the shape of every declaration)
    """There is nothing more to say about it."""
    yield from ()
    return Deed("lie_down", model.id)


def declare_stand_up(world: World, model: Model) -> Play[Deed | None]:  # noqa: ARG001 (the shape of every declaration)
    """There is nothing more to say about it."""
    yield from ()
    return Deed("stand_up", model.id)


@rule("RE-MOV-12", "RE-MOV-13")
def posture_cost(world: World, deed: Deed) -> Tally:  # noqa: ARG001 (the shape of every cost)
    """Lying down and standing up cost 1 AP each."""
    lies = deed.kind == "lie_down"
    return tally(1, "RE-MOV-12" if lies else "RE-MOV-13", f"re-act-{deed.kind}")


@rule("RE-MOV-12", "RE-MOV-13", "RE-PRO-01", "RE-PRO-02", "RE-GEO-21")
def change_posture(world: World, deed: Deed) -> Play[World]:
    """A model lies down or stands up; others may react before and after."""
    cost, prone = posture_cost(world, deed), deed.kind == "lie_down"
    rule_id = cost.terms[0].rule_id
    world = paid(world, deed, cost)
    after = reactions.here(world, deed.who)._replace(prone=prone)

    def done(came: reactions.Walked) -> Note:
        ap = 0 if came.announced else cost.total
        return note(rule_id, "re-lies" if prone else "re-stands", who=Ref(deed.who), cost=ap)

    return (yield from _on_the_spot(world, deed, after, announced(deed, rule_id, cost), done))


# -- walking ----------------------------------------------------------------------------------------------------------


def move_offered(world: World, model: Model) -> Refused | bool:
    return why_not_leave(world, model) or too_dear(model, cheapest_move(world, model)) or True


@rule("RE-MOV-08", "RE-PAS-02")
def cheapest_move(world: World, model: Model) -> int:
    """One movement action that stays on the ground where the model stands."""
    return per_action(model).total + passability(world, model, (model.at,))[0]


@lru_cache(maxsize=1 << 8)
@rule("RE-MOV-03", "RE-MOV-04", "RE-MOV-08", "RE-PAS-02", "RE:ruling_78")
def planned(world: World, model: Model, path: Path) -> Deed | Refused:
    """A way as a move of as many actions as it takes, or why it is none; it must be affordable without any test."""
    climb = climb_of(world, model, path)
    refused = why_not_leave(world, model) or why_not_follow(world, model, climb)
    if refused is not None:
        return refused
    price = priced(world, model, climb)
    if price.cost.total > model.ap:
        reason = phrase("re-refuse-way-too-far", cm=cm(climb.counted), need=price.cost, have=model.ap)
        return Refused(reason, "RE-ACT-01")
    refused = why_not_fly(world, model, path)
    return refused or Deed("move", model.id, path=path, actions=price.actions)


def gait(world: World, model: Model) -> Gait:
    """Walking, as somebody is asked about it."""
    actions = model.ap // per_action(model).total
    return Gait("move", planned, move_cost, actions * reach_on(world, model, (model.at,)))


@rule("RE-MOV-04", "RE-MOV-05", "RE-PAS-03")
def declare_move(world: World, model: Model) -> Play[Deed | None]:
    """Where to go, measured beforehand; then whether to test for a lower cost."""
    question = phrase("re-ask-path", who=Ref(model.id), bw=cm(reach_on(world, model, (model.at,))), ap=model.ap)
    answers, scene = Paths(world, model, gait(world, model)), MoveScene(world, model.id, "move")
    deed = yield from choose(seat_of(world, model.id), model.id, "RE-MOV-04", question, answers, BACK, scene)
    if deed is None:
        return None
    return (yield from ask_test(world, deed, priced(world, model, climb_of(world, model, deed.path))))


@rule("RE-PAS-03", "RE-ZON-08")
def ask_test(world: World, deed: Deed, price: Price) -> Play[Deed | None]:
    """Whether a movement test is made (decision D4b); in ruins there is no choice, on open ground no reason."""
    model = world.find(deed.who)
    if must_test(world, model, deed.path):
        return deed._replace(test=True)
    if not price.saved:
        return deed
    question = phrase(
        "re-ask-movement-test",
        who=Ref(model.id),
        value=wn_for_test(world, model, deed.path),
        saved=price.saved,
        cost=price.cost,
    )
    scene = Picking(world, deed.who, "movement_test")
    test = yield from pick(scene, "RE-PAS-03", question, yes_or_no("re-answer-test", "re-answer-no-test"))
    return None if test is None else deed._replace(test=test)


def move_cost(world: World, deed: Deed) -> Tally:
    """What a move costs before any test."""
    return price_of(world, world.find(deed.who), deed.path)


@rule("RE-MOV-01", "RE-MOV-02", "RE-MOV-03", "RE-MOV-08", "RE-GEO-15", "RE-GEO-23", "RE-FAST-01")
def move(world: World, deed: Deed) -> Play[World]:
    """A model walks: test, pay, go, with reactions on the way; it ends where it gets."""
    model = world.find(deed.who)
    price = priced(world, model, climb_of(world, model, deed.path))
    trial = yield from tested(world, deed, price, "RE-MOV-08")
    world = paid(world, deed, trial.cost)
    said = None if trial.announced else announced(deed, "RE-MOV-08", trial.cost)
    return (yield from go(world, deed._replace(path=trial.path), trial, said=said))


@rule("RE-GEO-21", "RE-GEO-23", "RE-ZON-08")
def go(
    world: World,
    deed: Deed,
    trial: Tested,
    then: Callable[[World], Play[World]] | None = None,
    said: Note | None = None,
) -> Play[World]:
    """Follow a way that is paid for; a model hurt on it may not get to its end.

    `then` is the rest of the action; `said` announces it, unless that has been done.
    """
    model = world.find(deed.who)
    climb = climb_of(world, model, trial.path)
    reach = reach_on(world, model, trial.path)

    def limit(now: World) -> int:
        mover = now.find(deed.who)
        if why_not_leave(now, mover) is not None:
            return 0
        along = climb.reached(deed.actions * reach_on(now, mover, trial.path))
        return along if along == climb.plan else stop_before(now, mover, trial.path, along)

    def arrive(now: World, came: reactions.Walked) -> Play[World]:
        now = _settled(now, deed, climb, came.along)
        mover = now.find(deed.who)
        message = "re-stopped" if came.stopped else "re-walks"
        walked = cm(came.along + climb.climbed(came.along))
        cost = trial.cost if said is not None and not came.announced else 0
        # An attack on somebody at arm's length needs no way: that it begins where it ends is no news.
        if walked or came.stopped or then is None:
            yield note("RE-MOV-08", message, who=Ref(deed.who), cm=walked, **typed(mover.at), cost=cost)
        if 0 <= trial.falls <= came.along:
            yield note("RE-ZON-08", "re-falls", who=Ref(deed.who))
        if mover.fast and not model.fast:
            yield note("RE-FAST-01", "re-fast", who=Ref(deed.who), cm=cm(mover.walked))
        done = (came.along + STEEP * climb.climbed(came.along) + climb.slack) // reach
        now = full_moves(now, deed.who, done)
        return (yield from then(now)) if then is not None else now

    moments = moments_of(world, model, climb, trial.falls)
    world, _ = yield from reactions.walk(world, deed, moments, limit, arrive, said)
    return world


@rule("RE-GEO-15", "RE-GEO-23", "RE-FAST-01")
def _settled(world: World, deed: Deed, climb: Climb, along: int) -> World:
    """The mover where it ends: what it climbed counts as way too, and it stands on nobody's base."""
    mover = world.find(deed.who)
    if along < climb.plan and mover.on_table and not may_stand(world, mover, mover.at):
        back = stop_before(world, mover, climb.path, along)
        mover = replace(mover, at=cut(climb.path, back)[0][-1], walked=mover.walked - along + back)
        along = back
    walked = mover.walked + climb.climbed(along)
    floor = floor_at(world.scene.battlefield, mover.at) if climb.lifts or climb.start else mover.floor
    return world.change(deed.who, at=mover.at, floor=floor, walked=walked, fast=mover.fast or walked > FAST)


@rule("RE-CAM-20", "RE-MOV-15", "RE:full_movement_action")
def full_moves(world: World, who: str, count: int) -> World:
    """Remember the full movement actions that an action has been: a jump and camouflage ask for them."""
    if not count:
        return world
    if world.phase is not None:
        world = replace(world, phase=replace(world.phase, full_move=True))
    return world.change(who, full_moves=world.find(who).full_moves + count)


@rule("RE-GEO-21", "RE:move_facing")
def moments_of(world: World, model: Model, climb: Climb, falls: int = -1) -> tuple[Moment, ...]:
    """How a mover stands at the start of its way, every half centimetre and at the end."""
    follows = world.options.move_facing == "follow_path"
    facings = _facings(climb.path) if follows else ()
    found = []
    for along, at in samples(climb.path, STEP):
        facing = next((heading for begin, heading in reversed(facings) if begin < along), model.facing)
        prone = model.prone or 0 <= falls <= along
        found.append(Moment(along, at, climb.height(along), prone, facing))
    if found[0].prone != model.prone or len(found) == 1:
        found.insert(0, reactions.here(world, model.id))
    return *found[:-1], found[-1]._replace(last=True)


def _facings(path: Path) -> tuple[tuple[int, int], ...]:
    """Where each leg of a path begins, and its direction."""
    return tuple((length(path[: n + 1]), direction(a, b)) for n, (a, b) in enumerate(pairwise(path)))


# -- flying -----------------------------------------------------------------------------------------------------------


@rule("RE-MVT-03")
def flight(world: World, model: Model) -> Path | None:
    """The full move along its facing that a flyer's phase must begin with; None: none is due, or there is no room."""
    phase = world.phase
    if movement_type(model, world.options) != "flight" or phase is None or phase.who != model.id or phase.acts:
        return None
    reach, heading = reach_on(world, model, (model.at,)), math.radians(model.facing / 100)
    end = Point(model.at.x + round(reach * math.cos(heading)), model.at.y + round(reach * math.sin(heading)))
    path = model.at, end
    climb = climb_of(world, model, path)
    if why_not_leave(world, model) or why_not_follow(world, model, climb):
        return None
    return path if priced(world, model, climb).cost.total <= model.ap else None


@rule("RE-MVT-03")
def why_not_before_flight(world: World, model: Model) -> Refused | None:
    """Why a flyer cannot do anything else first."""
    if flight(world, model) is None:
        return None
    return Refused(phrase("re-refuse-flight", who=Ref(model.id)), "RE-MVT-03")


@rule("RE-MVT-03")
def why_not_fly(world: World, model: Model, path: Path) -> Refused | None:
    """Why a flyer's first way is not one: it does not go straight ahead for a full move."""
    due = flight(world, model)
    if due is None:
        return None
    first = cut(path, length(due))[0]
    straight = all(_turn_between(direction(first[0], at), model.facing) <= AHEAD for at in first[1:])
    if straight and length(first) >= length(due) - len(path):
        return None
    return Refused(phrase("re-refuse-flight", who=Ref(model.id)), "RE-MVT-03")


def _turn_between(one: int, other: int) -> int:
    """The angle between two directions."""
    off = abs(one - other) % TURN
    return min(off, TURN - off)


ACTS = (
    Act("turn", "RE-MOV-07", turn_offered, lambda _world, _model: 0, declare_turn, free, turn),
    Act("move", "RE-MOV-08", move_offered, cheapest_move, declare_move, move_cost, move),
    Act(
        "lie_down", "RE-MOV-12", lie_down_offered, lambda _world, _model: 1,
        declare_lie_down, posture_cost, change_posture,
    ),
    Act(
        "stand_up", "RE-MOV-13", stand_up_offered, lambda _world, _model: 1,
        declare_stand_up, posture_cost, change_posture,
    ),
)  # fmt: skip
