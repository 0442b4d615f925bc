"""Community probes: several people put dice into one pool, which is read with the highest value among them."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, do, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.goals import Goal
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.pools import Prober, pool, reading_of
from regelwerk.systems.heldencodex.rules.probe.probe import Probed, apply_probe, declare_probe, resolve_probe
from regelwerk.systems.heldencodex.rules.probe.probing import aftermath
from regelwerk.systems.heldencodex.rules.probe.reading import Reading, mythos_points, result, with_faces, without
from regelwerk.systems.heldencodex.rules.probe.throwing import listed
from regelwerk.systems.heldencodex.state import Hero, World
from regelwerk.systems.heldencodex.values import ThrowKind


class Pooled(NamedTuple):
    """The dice that a community has put together, and those of them that the lucky number was turned into."""

    faces: Faces = ()
    turned: Faces = ()


class Giving(NamedTuple):
    """What the question is about: whose dice, what lies in the pool already, and how the pool will be read."""

    prober: Prober
    left: Faces
    pooled: Faces
    joint: Reading


@rule("HC-COM-02", "HC-COM-03")
def joint_reading(heroes: tuple[Hero, ...], ability: str, options: Options) -> Reading:
    """How a pool is read: as the one reads dice whose value is highest, without a lucky number.

    Lucky dice were turned by their owners before they came here.
    """
    able = [hero for hero in heroes if not hero.down] or heroes
    readings = [reading_of(hero.sheet, pool(hero, ability, options), options) for hero in able]
    best = max(readings, key=lambda reading: (reading.value, reading.runs, reading.adds))
    return best._replace(lucky=0)


@rule("HC-COM-03")
def most_able(heroes: tuple[Hero, ...], ability: str, options: Options) -> Hero:
    """The one of those awake with the highest value; the first of several."""
    able = [hero for hero in heroes if not hero.down] or heroes
    return max(able, key=lambda hero: pool(hero, ability, options).value.total)


@rule("HC-COM-01", "HC-COM-03")
def contributions(left: Faces, joint: Reading) -> tuple[Faces, ...]:
    """What one person may put in: one die, or the dice of one face up to the joint value, the highest first.

    Fewer of several equal dice would be legal too, but never help.
    """
    faces = sorted(set(left), reverse=True)
    return tuple((face,) * (left.count(face) if face <= joint.value else 1) for face in faces)


@rule("HC-COM-01")
def give(prober: Prober, left: Faces, pooled: Faces, joint: Reading) -> Play[Faces]:
    """Choose what to put into the pool, and put it there."""
    ways = contributions(left, joint)
    if not ways:
        yield note("HC-COM-01", "hc-gives-nothing", prober.audience, who=Ref(prober.who))
        return pooled
    given = ways[0]
    if len(ways) > 1:
        best = max(ways, key=lambda way: result(with_faces(pooled, way), joint))
        answers = Listed([Answer(f"give:{listed(way)}", way, phrase("hc-answer-give", faces=way)) for way in ways])
        question = phrase(
            "hc-ask-give", who=Ref(prober.who), faces=left, pooled=pooled, dice=len(pooled), value=joint.value
        )
        scene = Giving(prober, left, pooled, joint)
        default = f"give:{listed(best)}"
        given = yield from choose(prober.seat, prober.who, "HC-COM-01", question, answers, default, scene)
    pooled = with_faces(pooled, given)
    yield note("HC-COM-01", "hc-gives", prober.audience, who=Ref(prober.who), faces=given, pooled=pooled)
    return pooled


@rule("HC-COM-01")
def join_in(
    prober: Prober, kind: ThrowKind, goal: Goal, pooled: Pooled, joint: Reading
) -> Play[tuple[Pooled, Probed]]:  # fmt: skip
    """One participant's probe and what goes into the pool from it; a fumbled probe gives nothing."""
    probed = yield from resolve_probe(prober, kind, 1, goal)
    faces = yield from give(prober, () if probed.fumble else probed.left, pooled.faces, joint)
    given = without(faces, pooled.faces)
    turned = tuple(face for face in probed.turned if face in given)
    # Mythos points are earned by the pool, not by the probes that fill it.
    return Pooled(faces, with_faces(pooled.turned, turned)), aftermath(probed)._replace(mythos=0)


def contribute(
    hero: Hero, ability: str, kind: ThrowKind, goal: Goal, pooled: Pooled, joint: Reading
) -> Play[tuple[Hero, Pooled]]:
    """One participant's whole turn: take up the dice, throw, give, bear what comes of it."""
    hero, ready = yield from declare_probe(hero, ability, joint.options)
    pooled, probed = yield from do(join_in, ready, kind, goal, pooled, joint)
    return (yield from apply_probe(hero, probed, joint.options)), pooled


@rule("HC-COM-03", "HC-LEG-03", "HC:community_mythos")
def reward_pool(world: World, who: tuple[str, ...], ability: str, pooled: Pooled, joint: Reading) -> Play[World]:
    """A legendary pool earns mythos points for the one with the highest value, or for everybody.

    Dice that luck has turned do not count for it.
    """
    points = mythos_points(without(pooled.faces, pooled.turned), joint)
    if not points:
        return world
    heroes = tuple(world.find(one) for one in who)
    winners = heroes if world.options.community_mythos == "all" else (most_able(heroes, ability, world.options),)
    for hero in winners:
        hero = replace(hero, mythos=hero.mythos + points)
        yield note("HC-COM-03", "hc-legendary", who=Ref(hero.id), points=points, mythos=hero.mythos)
        world = world.put(hero)
    return world
