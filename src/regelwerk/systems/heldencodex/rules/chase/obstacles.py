"""Obstacles of a chase: dice that one runner throws into another's way, and how they are passed."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from regelwerk.engine.answers import Answer, Cost, Listed, Refusal
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, usable
from regelwerk.systems.heldencodex.rules.probe.reading import Reading, without
from regelwerk.systems.heldencodex.rules.probe.throwing import listed


class Seen(NamedTuple):
    """What everybody sees of a runner: dice, result, tempo steps lost, gap to the leader, physis left, obstacles."""

    who: str
    side: str
    left: Faces
    result: int
    slowed: int
    gap: int
    physis: int
    obstacles: Faces = ()


class Obstacle(NamedTuple):
    """A die in somebody's way."""

    face: int
    whom: str


class Laying(NamedTuple):
    """What a prompt to lay obstacles is about: the runner, the dice that may be laid, everybody else in the chase."""

    me: Seen
    reading: Reading
    layable: Faces
    others: tuple[Seen, ...]
    laid: tuple[Obstacle, ...] = ()


class Passing(NamedTuple):
    """What a prompt to pass an obstacle is about: its face, those that come after it, and the dice against them."""

    me: Seen
    reading: Reading
    face: int
    after: Faces
    left: Faces
    connected: Faces
    """Those of the dice left that pass an obstacle for free."""


class Passed(NamedTuple):
    """A runner behind all obstacles: the dice left, the physis points lost and the tempo steps lost."""

    left: Faces
    physis: int = 0
    slowed: int = 0


@rule("HC-CHS-08", "HC-CHS-11")
def connected_dice(left: Faces, reading: Reading) -> Faces:
    """The dice that can be laid and that pass obstacles for free: match dice, with the star run dice as well."""
    dice = usable(left, reading.value)
    counts = Counter(dice)
    return tuple(
        face for face in dice if counts[face] > 1 or (reading.runs and (counts[face - 1] > 0 or counts[face + 1] > 0))
    )


@rule("HC-CHS-08", "HC-CHS-11")
def lay_obstacles(seat: str, me: Seen, reading: Reading, others: tuple[Seen, ...]) -> Play[tuple[Obstacle, ...]]:
    """Die by die: which of the own match dice is thrown into whose way, until the runner has laid enough.

    Which dice are match dice is read once, before the first is laid: of a pair both may go.
    """
    layable = connected_dice(me.left, reading)
    laid: tuple[Obstacle, ...] = ()
    while layable and others:
        answers: list[Answer[Obstacle | None]] = [Answer("none", None, phrase("hc-answer-lay-none"))]
        for face in sorted(set(layable)):
            for other in others:
                label = phrase("hc-answer-lay", face=face, whom=Ref(other.who))
                answers.append(Answer(f"lay:{face}@{other.who}", Obstacle(face, other.who), label))
        question = phrase("hc-ask-lay", who=Ref(me.who), faces=layable, result=me.result)
        scene = Laying(me, reading, layable, others, laid)
        obstacle = yield from choose(seat, me.who, "HC-CHS-08", question, Listed(answers), "none", scene)
        if obstacle is None:
            break
        yield note("HC-CHS-08", "hc-obstacle-laid", who=Ref(me.who), whom=Ref(obstacle.whom), face=obstacle.face)
        layable = without(layable, (obstacle.face,))
        laid = (*laid, obstacle)
    return laid


class _Way(NamedTuple):
    """One way to deal with an obstacle: the dice that it takes, whether they cost physis."""

    dice: Faces = ()
    outside: bool = False


@rule("HC-CHS-09", "HC:obstacle_sums")
def ways_past(face: int, left: Faces, connected: Faces, reading: Reading) -> tuple[_Way, ...]:
    """The dice that neutralise an obstacle: one die of at least its face, or, where sums count, equal match dice."""
    counts = Counter(connected)
    ways = []
    for own in sorted(counts):
        most = counts[own] if reading.options.obstacle_sums else 1
        needed = -(-face // own)
        if needed <= most:
            ways.append(_Way((own,) * needed))
    outside = without(left, connected)
    return (*ways, *(_Way((own,), outside=True) for own in sorted(set(outside)) if own >= face))


@rule("HC-CHS-09", "HC-CHS-10", "HC-CHS-11")
def pass_obstacles(seat: str, me: Seen, reading: Reading, obstacles: Faces) -> Play[Passed]:
    """Each obstacle, the highest first: spend a die against it, or lose a physis point and a tempo step to it.

    Which dice are match dice is read once, before the first obstacle: each die of a pair can stop one.
    """
    passed = Passed(me.left)
    connected = connected_dice(me.left, reading)
    waiting = tuple(sorted(obstacles, reverse=True))
    for at, face in enumerate(waiting):
        ways = ways_past(face, passed.left, connected, reading)
        way = _Way()
        if ways:
            scene = Passing(
                me._replace(physis=me.physis - passed.physis, slowed=me.slowed + passed.slowed),
                reading, face, waiting[at + 1 :], passed.left, connected,
            )  # fmt: skip
            question = phrase("hc-ask-obstacle", who=Ref(me.who), face=face, faces=passed.left)
            answers = Listed(_answers(ways), _refusals(face, ways, passed.left))
            way = yield from choose(seat, me.who, "HC-CHS-09", question, answers, "take", scene)
        if not way.dice:
            yield note("HC-CHS-10", "hc-obstacle-taken", who=Ref(me.who), face=face)
            passed = Passed(passed.left, passed.physis + 1, passed.slowed + 1)
            continue
        yield note("HC-CHS-09", "hc-obstacle-passed", who=Ref(me.who), face=face, dice=way.dice, outside=way.outside)
        passed = Passed(without(passed.left, way.dice), passed.physis + way.outside, passed.slowed)
        if not way.outside:
            connected = without(connected, way.dice)
    return passed


def _answers(ways: tuple[_Way, ...]) -> list[Answer[_Way]]:
    answers = [Answer("take", _Way(), phrase("hc-answer-obstacle-take"))]
    for way in ways:
        if way.outside:
            label = phrase("hc-answer-obstacle-outside", faces=way.dice)
            answers.append(Answer(f"outside:{listed(way.dice)}", way, label, (Cost("hc-cost-physis", 1),)))
        else:
            label = phrase("hc-answer-obstacle-match", faces=way.dice)
            answers.append(Answer(f"match:{listed(way.dice)}", way, label))
    return answers


def _refusals(face: int, ways: tuple[_Way, ...], left: Faces) -> list[Refusal]:
    """The dice that are too low, each with that reason."""
    helpful = {own for way in ways for own in way.dice}
    return [
        Refusal(
            f"match:{own}", phrase("hc-answer-obstacle-match", faces=(own,)),
            phrase("hc-refuse-obstacle-higher", face=face), "HC-CHS-09",
        )
        for own in sorted(set(left) - helpful)
    ]  # fmt: skip
