"""Drinking: one drink after the other, each harder to hold than the one before.

Everybody drinks in each round; those who vomited, are dead drunk or stopped are out. A part `x` ends with `x:won` if
the first of the drinkers is the last one left, otherwise with `x:lost`; `x:drawn` says that nobody is left or that the
drinks ran out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Play, choose, do, meanwhile, note
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.emptying import tell_emptied
from regelwerk.systems.heldencodex.rules.probe.goals import reach, second
from regelwerk.systems.heldencodex.rules.probe.groups import LOWEST, Faces
from regelwerk.systems.heldencodex.rules.probe.pools import Prober
from regelwerk.systems.heldencodex.rules.probe.probe import Probed, apply_probe, attempt, declare_probe, resolve_probe
from regelwerk.systems.heldencodex.rules.probe.probing import aftermath
from regelwerk.systems.heldencodex.rules.probe.reading import Reading
from regelwerk.systems.heldencodex.rules.scene.plans import DrinkPlan
from regelwerk.systems.heldencodex.state import Hero, Track, World, seat_of

FIRST_MINIMUM = 4
ENOUGH = 2
"""How many dice must reach the minimum (HC-DRK-02)."""
SELF_CONTROL_MINIMUM = 4
TRACKS: tuple[Track, ...] = ("physis", "psyche")


class Carouse(NamedTuple):
    """A carouse that is going on: who is still in, and which of them comes next."""

    plan: DrinkPlan
    drinkers: tuple[str, ...]
    at: int = 0
    out: tuple[str, ...] = ()
    """Who dropped out in this round."""


class Thirst(NamedTuple):
    """What somebody knows who decides whether to drink on."""

    hero: Hero
    minimum: int
    others: tuple[str, ...]


def begin(world: World, plan: DrinkPlan) -> Play[World]:
    """The first cups are filled."""
    yield note("HC-DRK-01", "hc-drinking-begins", who=tuple(map(Ref, plan.drinkers)))
    return replace(world, act=Carouse(plan, plan.drinkers), round=0)


def step(world: World) -> Play[World]:
    """The next drinker's turn; at the end of a round it is counted who is left."""
    act: Carouse = world.act
    if act.at == 0:
        world = replace(world, round=world.round + 1)
        yield note("HC-DRK-01", "hc-drinking-round", round=world.round)
    yield meanwhile(world)
    hero = world.find(act.drinkers[act.at])
    hero, stays = yield from take_turn(hero, tuple(one for one in act.drinkers if one != hero.id), world.options)
    act = act._replace(at=act.at + 1, out=act.out if stays else (*act.out, hero.id))
    world = replace(world.put(hero), act=act)
    return world if act.at < len(act.drinkers) else (yield from end_round(world))


def end_round(world: World) -> Play[World]:
    """Those who are out leave; with one drinker left, or none, it is over."""
    act: Carouse = world.act
    plan = act.plan
    left = tuple(one for one in act.drinkers if one not in act.out)
    alone = len(plan.drinkers) == 1
    if len(left) > (0 if alone else 1) and world.round < plan.most:
        return replace(world, act=act._replace(drinkers=left, at=0, out=()))
    if len(left) == 1:
        yield note("HC-DRK-01", "hc-drinking-won", who=Ref(left[0]), drinks=world.round)
        return replace(world.marked(f"{plan.id}:{'won' if left[0] == plan.drinkers[0] else 'lost'}"), act=None)
    yield note("HC-DRK-01", "hc-drinking-drawn", drinks=world.round)
    return replace(world.marked(f"{plan.id}:lost", f"{plan.id}:drawn"), act=None)


@rule("HC-DRK-01")
def minimum_of(drinks: int) -> int:
    """What dice must reach after a number of drinks: 4 for the first, one more for each further one."""
    return FIRST_MINIMUM + drinks


def take_turn(hero: Hero, others: tuple[str, ...], options: Options) -> Play[tuple[Hero, bool]]:
    """Drink or stop; whether somebody is still in it afterwards."""
    if hero.down:
        return hero, False
    minimum = minimum_of(hero.drinks)
    answers = Listed([Answer("drink", True, phrase("hc-answer-drink", minimum=minimum)),
                      Answer("stop", False, phrase("hc-answer-stop-drinking"))])  # fmt: skip
    question = phrase("hc-ask-drink", who=Ref(hero.id), minimum=minimum, number=hero.drinks + 1)
    scene = Thirst(hero, minimum, others)
    if not (yield from choose(seat_of(hero), hero.id, "HC-DRK-01", question, answers, "stop", scene)):
        yield note("HC-DRK-01", "hc-stops-drinking", who=Ref(hero.id))
        return hero, False
    return (yield from drink(hero, options))


@rule("HC-DRK-01", "HC-DRK-03", "HC-DRK-04", "HC-DRK-05")
def drink(hero: Hero, options: Options) -> Play[tuple[Hero, bool]]:
    """One drink: throw, lose points if too few dice hold, and see whether it stays down."""
    sober, minimum = hero, minimum_of(hero.drinks)
    yield note("HC-DRK-01", "hc-raises-cup", who=Ref(hero.id), number=hero.drinks + 1, dice=ENOUGH, minimum=minimum)
    hero, ready = yield from declare_probe(hero, "drinking", options)
    holding, probed = yield from do(resolve_drink, ready, minimum)
    hero = yield from apply_probe(replace(hero, drinks=hero.drinks + 1), probed, options)
    before = hero  # What the drink itself takes may come up again, what ones have cost does not.
    for points in points_lost(holding, options):
        hero = yield from lose_point(hero, points)
    steady = True
    if not dead_drunk(sober, hero) and any(hero.emptied(track) > before.emptied(track) for track in TRACKS):
        hero, steady = yield from keep_it_down(hero, options)
    if dead_drunk(sober, hero):
        hero = collapse(hero)
        yield note("HC-DRK-05", "hc-dead-drunk", who=Ref(hero.id), asleep=hero.down == "asleep")
        return hero, False
    return hero, steady


@rule("HC-DRK-04", "HC-DRK-06")
def keep_it_down(hero: Hero, options: Options) -> Play[tuple[Hero, bool]]:
    """A row is empty: only self-control keeps somebody from vomiting."""
    yield note("HC-DRK-04", "hc-feels-sick", who=Ref(hero.id), minimum=SELF_CONTROL_MINIMUM)
    hero, probed = yield from attempt(hero, "self_control", "single", reach(SELF_CONTROL_MINIMUM), options)
    if probed.reaches(SELF_CONTROL_MINIMUM):
        yield note("HC-DRK-04", "hc-keeps-it-down", who=Ref(hero.id))
        return hero, True
    yield note("HC-DRK-04", "hc-vomits", who=Ref(hero.id))
    return replace(hero, queasy=queasy_after_vomiting(hero, options)), False


@rule("HC-DRK-01", "HC-DRK-02")
@stakes(
    Stake(
        lambda _, found: int(found[0] >= ENOUGH), "hc-stake-holds", lambda args: args[0].who,
        bands=(Band("hc-band-holds", lambda _, found: found[0] >= ENOUGH),),
    )
)  # fmt: skip
def resolve_drink(prober: Prober, minimum: int) -> Play[tuple[int, Probed]]:
    """A single throw: how many dice reach the minimum, no more than matter."""
    probed = yield from resolve_probe(prober, "single", 1, second(minimum))
    dice = 0 if probed.fumble else reaching(probed.left, minimum, prober.reading)
    yield note("HC-DRK-02", "hc-drinks", who=Ref(prober.who), minimum=minimum, dice=dice)
    return min(ENOUGH, dice), aftermath(probed)


@rule("HC-DRK-02", "HC:drink_matches")
def reaching(left: Faces, minimum: int, reading: Reading) -> int:
    """How many dice reach a minimum, each by its own face; where matches help, their sum counts for each of them."""
    return sum(worth >= minimum for worth in _worths(left, reading))


def _worths(left: Faces, reading: Reading) -> Iterator[int]:
    for face in left:
        if face > reading.value:
            counts = reading.options.single_die_over_value == "counts" and not reading.cap_single
            yield face if counts else 0
        elif reading.options.drink_matches and face >= LOWEST:
            yield face * left.count(face)
        else:
            yield face


@rule("HC-DRK-03", "HC:drink_zero")
def points_lost(holding: int, options: Options) -> tuple[tuple[Track, ...], ...]:
    """The points that a drink takes, and from which tracks each may be taken."""
    if holding >= ENOUGH:
        return ()
    if holding == 1 or options.drink_zero == "one_point":
        return (TRACKS,)
    if options.drink_zero == "one_each":
        return (("physis",), ("psyche",))
    return (TRACKS, TRACKS)


@rule("HC-DRK-03")
def lose_point(hero: Hero, tracks: tuple[Track, ...]) -> Play[Hero]:
    """One point less, of physis or psyche as the drinker likes."""
    open_tracks = [track for track in tracks if hero.left(track) > 0]
    if not open_tracks:
        return hero
    track = open_tracks[0]
    if len(open_tracks) > 1:
        answers = Listed(
            [Answer(o, o, phrase("hc-answer-lose", track=Word(f"hc-track-{o}"), left=hero.left(o))) for o in TRACKS]
        )
        question = phrase("hc-ask-lose", who=Ref(hero.id))
        default = max(TRACKS, key=hero.left)
        track = yield from choose(seat_of(hero), hero.id, "HC-DRK-03", question, answers, default, hero)
    after = hero.losing(track, 1)
    left = after.left(track)
    yield note("HC-DRK-03", "hc-drink-takes", who=Ref(hero.id), track=Word(f"hc-track-{track}"), left=left)
    yield from tell_emptied(hero, after, track)
    return after


@rule("HC-DRK-05")
def dead_drunk(before: Hero, after: Hero) -> bool:
    """Whether the last point of a track has gone; a drinker who came exhausted has not lost it to the drink."""
    return any(after.left(track) <= 0 < before.left(track) for track in TRACKS)


@rule("HC-DRK-05", "HC-DRK-06")
def collapse(hero: Hero) -> Hero:
    """Dead drunk: unconscious without psyche, asleep without physis; regeneration is down to 1."""
    down = replace(hero, queasy=max(hero.queasy, hero.sheet.regeneration - 1, 0))
    return replace(down, down="unconscious" if hero.left("psyche") <= 0 else "asleep")


@rule("HC-DRK-06", "HC:vomit_rounding")
def queasy_after_vomiting(hero: Hero, options: Options) -> int:
    """By how much regeneration is lower after vomiting: what is left of it is halved."""
    now = hero.sheet.regeneration - hero.queasy
    half = -(-now // 2) if options.vomit_rounding == "ceil" else max(1, now // 2)
    return hero.sheet.regeneration - min(now, half)
