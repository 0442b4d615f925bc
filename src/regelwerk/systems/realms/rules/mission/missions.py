"""Missions: goals and victory, and the things that lie on the table to be picked up."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, note
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.space import Point
from regelwerk.space.bases import CONTACT, EPS, gap_to
from regelwerk.space.outlines import holds
from regelwerk.systems.realms.rules.core import reactions
from regelwerk.systems.realms.rules.core.acts import BACK, Act, announced, paid, price, too_dear
from regelwerk.systems.realms.rules.mission.scenes import Ends
from regelwerk.systems.realms.rules.sight.positions import body
from regelwerk.systems.realms.state import Deed, Model, Verdict, World, seat_of
from regelwerk.systems.realms.values import CENTIMETRE


def ends_of(world: World, side: str) -> Ends:
    """What belongs to a side on this table: where it deploys and where it wants to get out."""
    number = [one.id for one in world.scene.sides].index(side)
    return world.scene.mission.ends[world.ends[number]]


@rule("RE-GAM-01", "RE-GAM-02")
def judged(world: World) -> Play[World]:
    """At the end of a phase: whether somebody has won."""
    verdict = elimination(world) or _goal_reached(world)
    return (yield from _over(world, verdict)) if verdict is not None else world


def _over(world: World, verdict: Verdict) -> Play[World]:
    who = Ref(verdict.winner) if verdict.winner else None
    if who is None:
        yield note(verdict.rule_id, "re-draw", reason=phrase(verdict.reason))
    else:
        yield note(verdict.rule_id, "re-wins", who=who, reason=phrase(verdict.reason))
    return replace(world, verdict=verdict, stage="over")


@rule("RE-GAM-02", "RE:round_limit")
def elimination(world: World) -> Verdict | None:
    """A side without an active model has lost; both at once: nobody wins."""
    standing = [side.id for side in world.scene.sides if _active(world, side.id)]
    if len(standing) == 2:
        return None
    if not standing:
        return Verdict("", "re-reason-both-gone", "RE:round_limit")
    return Verdict(standing[0], "re-reason-eliminated", "RE-GAM-02")


def _active(world: World, side: str) -> list[Model]:
    return [model for model in world.models if model.side == side and model.active]


def _goal_reached(world: World) -> Verdict | None:
    mission = world.scene.mission
    for side in world.scene.sides:
        if mission.goal == "extract" and extracted(world, side.id) >= extraction_needed(world, side.id):
            return Verdict(side.id, "re-reason-extracted", "RE-GAM-02")
        if mission.goal == "recover" and recovered(world, side.id) >= mission.needed:
            return Verdict(side.id, "re-reason-recovered", "RE-GAM-02")
    return None


def extraction_needed(world: World, side: str) -> int:
    """Half of the models a side began with, rounded up."""
    return -(-sum(model.side == side for model in world.models) // 2)


def extracted(world: World, side: str) -> int:
    """How many active models stand in the own extraction zone."""
    zone = ends_of(world, side).extraction
    return 0 if zone is None else sum(holds(zone.outline, model.at) for model in _active(world, side))


def recovered(world: World, side: str) -> int:
    """How many objects lie in the own deployment zone, or are carried there by an active model."""
    zone = ends_of(world, side).deployment.outline
    lying = sum(at is not None and holds(zone, at) for at in world.objects)
    return lying + sum(model.carries >= 0 and holds(zone, model.at) for model in _active(world, side))


@rule("RE-GAM-02", "RE:round_limit")
def judged_at_round_end(world: World) -> Play[World]:
    """Places that are held give points; after the last round the goal decides, then the share of hit points."""
    world = yield from _score(world)
    mission = world.scene.mission
    first, second = world.scene.sides
    if mission.goal == "hold" and max(world.scores) >= mission.needed and world.scores[0] != world.scores[1]:
        winner = first if world.scores[0] > world.scores[1] else second
        return (yield from _over(world, Verdict(winner.id, "re-reason-held", "RE-GAM-02")))
    limit = mission.round_limit or world.options.round_limit
    if not limit or world.round < limit:
        return world
    return (yield from _over(world, at_the_end(world)))


def at_the_end(world: World) -> Verdict:
    """Who has won when time is up."""
    mission = world.scene.mission
    sides = [side.id for side in world.scene.sides]
    counts: tuple[tuple[Fraction | int, ...], str] = ((), "")
    if mission.goal == "recover":
        counts = tuple(recovered(world, side) for side in sides), "re-reason-more-objects"
    elif mission.goal == "hold":
        counts = world.scores, "re-reason-more-points"
    shares = tuple(share_left(world, side) for side in sides)
    for numbers, reason in (counts, (shares, "re-reason-more-left")):
        if numbers and numbers[0] != numbers[1]:
            return Verdict(sides[0] if numbers[0] > numbers[1] else sides[1], reason, "RE:round_limit")
    return Verdict("", "re-reason-equal", "RE:round_limit")


@rule("RE:round_limit")
def share_left(world: World, side: str) -> Fraction:
    """The share of its hit points that a side's active models still have; a MIKe counts by its torso."""
    own = [model for model in world.models if model.side == side]
    return Fraction(sum(model.vitals.hp for model in own if model.active), sum(model.card.hp for model in own))


def _score(world: World) -> Play[World]:
    """At a round's end every place held by one side alone gives it a point."""
    if world.scene.mission.goal != "hold":
        return world
    scores = list(world.scores)
    for number, place in enumerate(world.scene.mission.objects):
        holder = holder_of(world, place)
        if holder is not None:
            scores[[side.id for side in world.scene.sides].index(holder)] += 1
            yield note("RE-GAM-02", "re-place-held", who=Ref(holder), place=number + 1)
    first, second = (Ref(side.id) for side in world.scene.sides)
    yield note("RE-GAM-02", "re-scores", first=first, a=scores[0], second=second, b=scores[1])
    return replace(world, scores=(scores[0], scores[1]))


def holder_of(world: World, place: Point) -> str | None:
    """The side that alone has somebody at a place."""
    reach = world.scene.mission.hold_radius / CENTIMETRE + EPS
    there = {
        model.side for model in world.models if model.active and gap_to(body(model, world.options), place) <= reach
    }
    return there.pop() if len(there) == 1 else None


class ObjectScene(NamedTuple):
    """What somebody knows who could pick something up."""

    world: World
    who: str


@rule("RE-MOV-17", "RE-GEO-03")
def _within_reach(world: World, model: Model) -> list[int]:
    """The objects that a base touches, as near as another base would."""
    base = body(model, world.options)
    return [n for n, at in enumerate(world.objects) if at is not None and gap_to(base, at) <= CONTACT + EPS]


@rule("RE-MOV-17")
def _offered(world: World, model: Model) -> Refused | bool:
    if world.scene.mission.goal != "recover":
        return False
    if model.carries < 0 and not _within_reach(world, model):
        return Refused(phrase("re-refuse-no-object"), "RE-MOV-17")
    return too_dear(model, 1) or True


@rule("RE-MOV-17")
def _declare(world: World, model: Model) -> Play[Deed | None]:
    """Pick up what is within reach, or put down what is carried."""
    if model.carries >= 0:
        return Deed("interact", model.id, item="put")
    found = _within_reach(world, model)
    if len(found) == 1:
        return Deed("interact", model.id, item=f"take:{found[0]}")
    answers: list[Answer[Deed | None]] = [Answer(BACK, None, phrase("re-answer-back"))]
    for number in found:
        deed = Deed("interact", model.id, item=f"take:{number}")
        answers.append(Answer(f"take:{number + 1}", deed, phrase("re-answer-take", number=number + 1), price(1)))
    scene = ObjectScene(world, model.id)
    question = phrase("re-ask-object", who=Ref(model.id))
    return (yield from choose(seat_of(world, model.id), model.id, "RE-MOV-17", question, Listed(answers), BACK, scene))


def _cost(world: World, deed: Deed) -> Tally:  # noqa: ARG001 (the shape of every cost)
    return tally(1, "RE-MOV-17", "re-act-interact")


@rule("RE-MOV-17", "RE-REA-09")
def _perform(world: World, deed: Deed) -> Play[World]:
    """An object changes hands, unless the taker has fallen to a reaction."""
    cost = _cost(world, deed)
    world = paid(world, deed, cost)
    said = announced(deed, "RE-MOV-17", cost)
    world, window = yield from reactions.before(world, deed, (reactions.here(world, deed.who),), said)
    model = world.find(deed.who)
    what, _, number = deed.item.partition(":")
    if window.stopped:
        yield note("RE-REA-09", "re-act-lost", who=Ref(model.id), act=Word("re-act-interact"))
    elif what == "put":
        world = put_down(world, model, at_the_edge(world, model))
        yield note("RE-MOV-17", "re-puts-down", who=Ref(model.id), number=model.carries + 1, cost=cost)
    else:
        objects = tuple(None if n == int(number) else at for n, at in enumerate(world.objects))
        world = replace(world.change(model.id, carries=int(number)), objects=objects)
        yield note("RE-MOV-17", "re-picks-up", who=Ref(model.id), number=int(number) + 1, cost=cost)
    return (yield from reactions.after(world, window))


def put_down(world: World, model: Model, at: Point) -> World:
    """What a model carries lies at a place."""
    objects = tuple(at if n == model.carries else old for n, old in enumerate(world.objects))
    return replace(world.change(model.id, carries=-1), objects=objects)


def at_the_edge(world: World, model: Model) -> Point:
    """The place at the edge of a base that it faces."""
    radius = body(model, world.options).radius
    angle = math.radians(model.facing / 100)
    return Point(model.at.x + round(radius * math.cos(angle)), model.at.y + round(radius * math.sin(angle)))


ACTS = (Act("interact", "RE-MOV-17", _offered, lambda world, model: 1, _declare, _cost, _perform),)  # noqa: ARG005
