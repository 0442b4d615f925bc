"""Regeneration: breaks of half an hour and nights of rest, as rules and as a part of a scene.

A part `x` sets the mark `x:rested` when it is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.circles import (
    WoundSite,
    can_heal_slowly,
    distinct,
    has_light_wounds_only,
    healed_quickly,
    healed_slowly,
)
from regelwerk.systems.heldencodex.rules.body.days import pass_time, pass_time_until_evening, pass_time_until_morning
from regelwerk.systems.heldencodex.rules.body.rows import Rows, after_break, after_night, is_exhausted
from regelwerk.systems.heldencodex.rules.body.wounds import is_bleeding
from regelwerk.systems.heldencodex.rules.scene.plans import RestPlan
from regelwerk.systems.heldencodex.state import Circle, Hero, Track, World, seat_of

TRACKS: tuple[Track, ...] = ("physis", "psyche")


@rule("HC-INJ-05", "HC-REG-06")
def regeneration(hero: Hero) -> int:
    """How quickly somebody recovers: not at all with an untreated critical wound."""
    return 0 if any(is_bleeding(circle) for circle in hero.circles) else hero.sheet.regeneration


@rule("HC-DRK-06")
def regeneration_of_tracks(hero: Hero) -> int:
    """How quickly physis and psyche come back: drink lowers it, though never to nothing."""
    value = regeneration(hero)
    return max(min(1, value), value - hero.queasy)


# -- Breaks -----------------------------------------------------------------------------------------------------------


@rule("HC-REG-01", "HC-REG-02")
def after_half_hour(rows: Rows, lost: int, value: int) -> int:
    """How much is lost after half an hour: who is exhausted gets back one point, others up to the current row."""
    if value and lost and is_exhausted(rows, lost):
        return lost - 1
    return after_break(rows, lost, value)


@rule("HC-REG-01")
def take_break(hero: Hero, options: Options) -> Play[Hero]:  # noqa: ARG001 (every rest takes the same arguments)
    """Half an hour of rest; a second one brings what somebody exhausted could not get in the first."""
    if hero.down == "dead":
        return hero
    value = regeneration_of_tracks(hero)
    before = hero
    for track in TRACKS:
        hero = hero.regaining(track, after_half_hour(hero.rows(track), hero.lost(track), value))
    physis, psyche = (hero.left(track) - before.left(track) for track in TRACKS)
    yield note("HC-REG-01", "hc-break", who=Ref(hero.id), physis=physis, psyche=psyche)
    return hero


# -- Nights -----------------------------------------------------------------------------------------------------------


@rule("HC-WCH-03", "HC:watch_rest")
def has_full_rest(shifts: int, options: Options) -> bool:
    """Whether a sleeper who keeps this many shifts of the watch still has a full night's rest."""
    return shifts <= 1 or options.watch_rest == "always"


@rule("HC-REG-03", "HC-DRK-01", "HC-DRK-06", "HC-WCH-03", "HC:drink_reset")
def night_rest(hero: Hero, options: Options, full: bool = True) -> Play[Hero]:
    """Six hours and more of rest: physis, psyche and segments come back, drink wears off, sleepers wake.

    A night that was cut short by watches is worth no more than a break.
    """
    if hero.down == "dead":
        return hero
    if not full:
        return (yield from take_break(hero, options))
    before = hero
    share = yield from _share(hero, options)
    for track, points in zip(TRACKS, (share.physis, share.psyche), strict=True):
        hero = hero.regaining(track, after_night(hero.lost(track), points))
    physis, psyche = (hero.left(track) - before.left(track) for track in TRACKS)
    yield note("HC-REG-03", "hc-night-rest", who=Ref(hero.id), physis=physis, psyche=psyche)
    hero = yield from heal(hero, share.segments, options)
    drinks = 0 if options.drink_reset == "six_hours" else hero.drinks
    return replace(hero, drinks=drinks, queasy=max(0, hero.queasy - 1), down="")


class Share(NamedTuple):
    """What a night restores: points of physis and of psyche, and outer segments."""

    physis: int
    psyche: int
    segments: int

    @property
    def key(self) -> str:
        return f"share:{self.physis}:{self.psyche}:{self.segments}"


class ShareScene(NamedTuple):
    """What is known when somebody divides a night's regeneration."""

    hero: Hero
    shares: tuple[Share, ...]
    options: Options


@rule("HC-REG-03", "HC:night_regen_split")
def _share(hero: Hero, options: Options) -> Play[Share]:
    """The regeneration value for physis, psyche and segments each, or divided among them by its owner."""
    value, of_tracks = regeneration(hero), regeneration_of_tracks(hero)
    most = Share(of_tracks, of_tracks, value)
    if options.night_regen_split == "each":
        return most
    segments = min(value, _healable(hero, options))
    wanted = Share(min(of_tracks, hero.physis_lost), min(of_tracks, hero.psyche_lost), segments)
    total = min(value, sum(wanted))
    shares = tuple(
        Share(physis, psyche, total - physis - psyche)
        for physis in range(wanted.physis, -1, -1)
        for psyche in range(wanted.psyche, -1, -1)
        if 0 <= total - physis - psyche <= wanted.segments
    )
    if len(shares) == 1:
        return shares[0]
    answers = Listed([Answer(share.key, share, phrase("hc-answer-share", **share._asdict())) for share in shares])
    question = phrase("hc-ask-share", who=Ref(hero.id), points=total)
    scene = ShareScene(hero, shares, options)
    return (yield from choose(seat_of(hero), hero.id, "HC-REG-03", question, answers, shares[0].key, scene))


@rule("HC-REG-03", "HC-REG-04", "HC-REG-05", "HC-REG-06", "HC:night_limit")
def heal(hero: Hero, value: int, options: Options) -> Play[Hero]:
    """Segments heal by the regeneration value; with a serious wound only one circle heals, light wounds first."""
    if not value:
        return hero
    light = _light_circles(hero)
    limited = _is_limited(hero, options)
    for at in light[:1] if limited else light:
        before = hero.circles[at]
        after = healed_quickly(before, value, hero.sheet.circle)
        hero = yield from _healed(hero, at, after)
        value -= before.marked - after.marked
        if not value:
            break
    if light:
        return hero
    return (yield from _heal_slowly(hero, options))


def _light_circles(hero: Hero) -> list[int]:
    """The circles with light wounds only, those with most of them first."""
    light = [at for at, circle in enumerate(hero.circles) if has_light_wounds_only(circle)]
    return sorted(light, key=lambda at: -sum(hero.circles[at].outer))


@rule("HC-REG-04", "HC:night_limit")
def _is_limited(hero: Hero, options: Options) -> bool:
    """Whether a serious wound keeps all circles but one from healing."""
    return any(
        circle.serious and (options.night_limit == "any_serious" or circle.care != "none") for circle in hero.circles
    )


def _healable(hero: Hero, options: Options) -> int:
    """How many segments a night could heal at most."""
    light = [sum(hero.circles[at].outer) for at in _light_circles(hero)]
    if light:
        return light[0] if _is_limited(hero, options) else sum(light)
    return int(any(can_heal_slowly(circle, options) for circle in hero.circles))


class HealScene(NamedTuple):
    """What is known when somebody chooses which circle heals tonight."""

    hero: Hero
    circles: tuple[int, ...]
    options: Options


@rule("HC-REG-05")
def _heal_slowly(hero: Hero, options: Options) -> Play[Hero]:
    """One segment of one circle with a deep wound; its owner picks the circle."""
    able = [WoundSite(at) for at, circle in enumerate(hero.circles) if can_heal_slowly(circle, options)]
    if not able:
        return hero
    at = yield from _pick_circle(hero, distinct(hero, able), options)
    return (yield from _healed(hero, at, healed_slowly(hero.circles[at], hero.sheet.circle, options)))


def _pick_circle(hero: Hero, sites: Sequence[WoundSite], options: Options) -> Play[int]:
    """The circle that heals; what is whole again soonest is the default."""
    if len(sites) == 1:
        return sites[0].circle
    marked = {site.circle: hero.circles[site.circle].marked for site in sites}
    answers = Listed(
        [
            Answer(site.key, site.circle, phrase("hc-answer-circle", circle=site.circle + 1, marked=marked[at]))
            for at, site in zip(marked, sites, strict=True)
        ]
    )
    default = min(sites, key=lambda site: marked[site.circle]).key
    scene = HealScene(hero, tuple(marked), options)
    question = phrase("hc-ask-heal", who=Ref(hero.id))
    return (yield from choose(seat_of(hero), hero.id, "HC-REG-05", question, answers, default, scene))


def _healed(hero: Hero, at: int, after: Circle) -> Play[Hero]:
    before = hero.circles[at]
    healed = before.marked - after.marked
    yield note("HC-REG-03", "hc-healed", who=Ref(hero.id), circle=at + 1, segments=healed, left=after.marked)
    if before.critical and not after.critical:
        yield note("HC-REG-05", "hc-critical-over", who=Ref(hero.id), circle=at + 1)
    return hero.with_circle(at, after)


# -- A part of a scene ------------------------------------------------------------------------------------------------


class Resting(NamedTuple):
    """A rest that is going on: how many breaks are over."""

    plan: RestPlan
    taken: int = 0


def begin(world: World, plan: RestPlan) -> Play[World]:
    """Settle down for a rest."""
    yield note("HC-REG-03" if plan.night else "HC-REG-01", "hc-rest-begins", night=plan.night)
    return replace(world, act=Resting(plan), round=0)


def step(world: World) -> Play[World]:
    """The next break, or the whole night."""
    act: Resting = world.act
    plan = act.plan
    who = plan.who or tuple(hero.id for hero in world.heroes)
    if plan.night:
        world = yield from pass_time_until_evening(world)
        world = yield from sleep(world, who)
    else:
        world = yield from rest_half_hour(world, who)
    taken = act.taken + 1
    if plan.night or taken >= plan.breaks:
        return replace(world.marked(f"{plan.id}:rested"), act=None)
    return replace(world, act=Resting(plan, taken))


def rest_half_hour(world: World, who: Sequence[str]) -> Play[World]:
    """Half an hour passes, and these take a break."""
    world = yield from pass_time(world, 1)
    for hero_id in who:
        hero = yield from take_break(world.find(hero_id), world.options)
        world = world.put(hero)
    return world


def sleep(world: World, who: Sequence[str], short: Sequence[str] = ()) -> Play[World]:
    """The night passes; in the morning those who slept have regenerated, some of them less than fully."""
    world = yield from pass_time_until_morning(world)
    for hero_id in who:
        hero = yield from night_rest(world.find(hero_id), world.options, hero_id not in short)
        world = world.put(hero)
    return world
