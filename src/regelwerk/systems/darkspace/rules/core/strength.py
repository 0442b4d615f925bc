"""The strength of a group of henchmen: what it buys, and how losses limit it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from regelwerk.engine.answers import Answer, Cost, Listed, Numbers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, note
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.tally import Tally
from regelwerk.systems.darkspace.rules.body.monitors import GROUP_BOXES, free_boxes
from regelwerk.systems.darkspace.rules.core.probe import Check
from regelwerk.systems.darkspace.state import Actor, Deed, World, seat_of

BETTER = 2
"""What a point of strength adds to a result."""
CHEAPEST = 1
"""No act of a group costs less, whatever it spends (DS:henchman_groups)."""
NOBODY = "nobody"


class SpendScene(NamedTuple):
    """What a group knows that may spend strength on an act."""

    world: World
    deed: Deed
    on: Literal["result", "cost", "targets"]


@rule("DS-GRP-03")
def to_spend(actor: Actor) -> int:
    """The strength that may be spent: never the last point; only groups have any."""
    return max(0, actor.strength - 1) if actor.sheet.kind == "group" else 0


@rule("DS-GRP-02", "DS:henchman_groups")
def most_strength(actor: Actor, world: World) -> int:
    """As much as those still standing can have: a fifth of the free boxes, rounded up, and never above the start."""
    free = free_boxes(actor, "vital", world.options)
    return min(actor.sheet.strength, -(-free // GROUP_BOXES))


@rule("DS-GRP-02", "DS:henchman_groups")
def losses(world: World, who: str) -> Play[World]:
    """A group that has been hurt loses the strength of those who fell; for everybody else nothing changes."""
    actor = world.find(who)
    if actor.sheet.kind != "group" or actor.strength <= most_strength(actor, world):
        return world
    left = most_strength(actor, world)
    yield note("DS-GRP-02", "ds-group-weaker", who=Ref(who), strength=left)
    return world.change(who, strength=left)


def _spent(world: World, who: str, points: int) -> World:
    return world.change(who, strength=world.find(who).strength - points)


def _how_many(world: World, deed: Deed, who: str, most: int, on: Literal["result", "cost"]) -> Play[int]:
    """How much strength goes into an act; nothing is asked where nothing can be spent."""
    if most <= 0:
        return 0
    actor = world.find(who)
    question = phrase(f"ds-ask-strength-{on}", who=Ref(who), act=_act(deed), strength=actor.strength)
    answers = Numbers(0, most, "ds-answer-strength", lambda n: (Cost("ds-cost-strength", n),) if n else ())
    scene = SpendScene(world, deed, on)
    return (yield from choose(seat_of(world, actor), who, "DS-GRP-03", question, answers, "0", scene))


def _act(deed: Deed) -> Word:
    return Word(f"ds-act-{deed.kind}")


@rule("DS-GRP-03")
def spend_on_probe(world: World, deed: Deed, check: Check) -> Play[tuple[World, Check]]:
    """Before the throw each point of strength makes the result of a group 2 better."""
    points = yield from _how_many(world, deed, check.who, to_spend(world.find(check.who)), "result")
    if not points:
        return world, check
    better = BETTER * points
    yield note("DS-GRP-03", "ds-strength-on-result", who=Ref(check.who), points=points, better=better)
    return _spent(world, check.who, points), check.changed(better, "DS-GRP-03", "ds-term-strength", "strength")


@rule("DS-GRP-03", "DS:henchman_groups")
def cheaper(world: World, deed: Deed, cost: Tally) -> Play[tuple[World, Tally]]:
    """Each point of strength makes an act 1 AE cheaper, but 1 AE is always left."""
    most = min(to_spend(world.find(deed.who)), cost.total - CHEAPEST)
    points = yield from _how_many(world, deed, deed.who, most, "cost")
    if not points:
        return world, cost
    yield note("DS-GRP-03", "ds-strength-on-cost", who=Ref(deed.who), points=points)
    return _spent(world, deed.who, points), cost.plus(-points, "DS-GRP-03", "ds-term-strength", "strength")


@rule("DS-GRP-03")
def more_targets(world: World, deed: Deed, others: tuple[str, ...]) -> Play[tuple[World, tuple[str, ...]]]:
    """Each point of strength lets an act strike one more target, chosen from those whom it could have been aimed at."""
    chosen: tuple[str, ...] = ()
    left = tuple(other for other in others if other != deed.target)
    while left and to_spend(world.find(deed.who)):
        answers = [Answer(NOBODY, "", phrase("ds-answer-no-more-targets"))]
        answers += [Answer(other, other, _also(other), (Cost("ds-cost-strength", 1),)) for other in left]
        actor = world.find(deed.who)
        question = phrase("ds-ask-strength-targets", who=Ref(deed.who), act=_act(deed), strength=actor.strength)
        scene = SpendScene(world, deed, "targets")
        seat = seat_of(world, actor)
        target = yield from choose(seat, deed.who, "DS-GRP-03", question, Listed(answers), NOBODY, scene)
        if not target:
            break
        yield note("DS-GRP-03", "ds-strength-on-target", who=Ref(deed.who), whom=Ref(target))
        world = _spent(world, deed.who, 1)
        chosen = (*chosen, target)
        left = tuple(other for other in left if other != target)
    return world, chosen


def _also(target: str) -> Phrase:
    return phrase("ds-answer-one-more-target", whom=Ref(target))
