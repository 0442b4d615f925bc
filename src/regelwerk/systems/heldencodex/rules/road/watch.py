"""Keeping watch through a night: shifts in turn, what further ones cost, and who is awake when somebody comes.

A part `x` in which somebody comes ends in that shift, with the mark `x:warned` (the one on watch noticed it) or
`x:surprised`, and with `x:on_watch:<who>` if somebody kept the shift; the night is broken and nobody has rested. A
quiet night ends with a rest for everybody and `x:quiet`.
"""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.dice import Handful
from regelwerk.engine.answers import Answer, Cost, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import MASTER, MASTER_ONLY, Play, choose, note, roll
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.rulings import amount_of
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.days import DAY, SHORTEST_NIGHT, pass_time, pass_time_until_evening
from regelwerk.systems.heldencodex.rules.body.emptying import tell_emptied
from regelwerk.systems.heldencodex.rules.body.regeneration import has_full_rest, night_rest
from regelwerk.systems.heldencodex.rules.probe.goals import reach
from regelwerk.systems.heldencodex.rules.probe.probe import attempt
from regelwerk.systems.heldencodex.rules.probe.rulings import MINIMUM, minimum_of, ruling_counted
from regelwerk.systems.heldencodex.rules.scene.plans import WatchPlan
from regelwerk.systems.heldencodex.state import Hero, World, seat_of

ABILITY = "watch"
SHIFTS, SHIFTS_ON_ALERT = 3, 6
FURTHER_SHIFT = 4
"""Physis points that every shift after the free one takes (HC-WCH-02)."""


class Watcher(NamedTuple):
    """Somebody who takes part in the watch: the shifts kept so far; `asleep` ends it for this night."""

    who: str
    kept: int = 0
    asleep: bool = False


class WatchState(NamedTuple):
    """A night: its watchers in the order in which they are due, and the shift at hand."""

    plan: WatchPlan
    due: tuple[Watcher, ...]
    shift: int = 1
    evening: int = 0
    morning: int = 0
    """When the night began and when it ends, by the clock; the shifts share it evenly."""


class Shift(NamedTuple):
    """What somebody knows who may keep a further shift: which of how many, the watchers, and the own strength."""

    shift: int
    shifts: int
    due: tuple[Watcher, ...]
    minimum: int
    hero: Hero


@rule("HC-WCH-01")
def shifts_of(plan: WatchPlan) -> int:
    """How many shifts a night has: three, or six on alert."""
    return SHIFTS_ON_ALERT if plan.alarmed else SHIFTS


@rule("HC-WCH-02")
def cost_of_shift(kept: int) -> int:
    """Physis points that one more shift takes after a number of shifts: the first is free."""
    return FURTHER_SHIFT if kept else 0


@rule("HC-WCH-01")
def begin(world: World, plan: WatchPlan) -> Play[World]:
    """Wait for the evening."""
    world = yield from pass_time_until_evening(world)
    shifts = shifts_of(plan)
    yield note("HC-WCH-01", "hc-watch-begins", shifts=shifts, who=tuple(Ref(who) for who in plan.watchers))
    morning = world.clock + max(SHORTEST_NIGHT, DAY - world.clock % DAY)
    due = tuple(map(Watcher, plan.watchers))
    return replace(world, act=WatchState(plan, due, 1, world.clock, morning), round=0)


@rule("HC-WCH-02", "HC-WCH-03")
def step(world: World) -> Play[World]:
    """One shift: somebody keeps it or nobody does, and it shows who is awake if this is when somebody comes."""
    act: WatchState = world.act
    world = replace(world, round=act.shift)
    keeper = yield from who_keeps(world)
    awake = False
    if keeper is None:
        yield note("HC-WCH-02", "hc-shift-unwatched", shift=act.shift, turn=act.shift)
    else:
        world, awake = yield from keep_shift(world, keeper)
    if (yield from comes_now(act)):
        key = "hc-intruder-noticed" if awake else "hc-intruder-unnoticed"
        yield note("HC-WCH-03", key, who=Ref(act.plan.intruder), shift=act.shift)
        if keeper is not None:
            world = world.marked(f"{act.plan.id}:on_watch:{keeper.who}")
        return replace(world, act=None).marked(f"{act.plan.id}:{'warned' if awake else 'surprised'}")
    act, shifts = world.act, shifts_of(act.plan)
    ends = act.evening + (act.morning - act.evening) * act.shift // shifts
    world = yield from pass_time(world, ends - world.clock)
    if act.shift == shifts:
        return (yield from rest_after_watch(world))
    return replace(world, act=act._replace(shift=act.shift + 1))


@rule("HC-WCH-01")
def comes_now(act: WatchState) -> Play[bool]:
    """Whether the intruder comes in this shift: each is as likely, so the master throws one die for those left.

    Nobody knows the shift beforehand, not even the state of the scene.
    """
    left = shifts_of(act.plan) - act.shift + 1
    if not act.plan.intruder or left == 1:
        return bool(act.plan.intruder)
    yield note("HC-WCH-01", "hc-watch-threatened", MASTER_ONLY, who=Ref(act.plan.intruder), shifts=left)
    (face,) = yield from roll(Handful(1, left), "HC-WCH-01", seat=MASTER, audience=MASTER_ONLY)
    return face == 1


@rule("HC-WCH-02", "HC:watch_without_points")
def can_keep(hero: Hero, cost: int, options: Options) -> bool:
    """Whether somebody has the points for a shift; by one ruling they are not needed, and what is left is lost."""
    return hero.left("physis") >= cost or options.watch_without_points == "down_to_zero"


@rule("HC-WCH-02", "HC:watch_without_points")
def who_keeps(world: World) -> Play[Watcher | None]:
    """The one who is due keeps the shift if it is free; a further one costs physis and may be declined."""
    act: WatchState = world.act
    for watcher in act.due:
        hero = world.find(watcher.who)
        cost = cost_of_shift(watcher.kept)
        if watcher.asleep or hero.down:
            continue
        if not cost:
            return watcher
        left = hero.left("physis")
        if not can_keep(hero, cost, world.options):
            yield note("HC-WCH-02", "hc-shift-too-tired", who=Ref(hero.id), left=left, cost=cost)
            continue
        answers = Listed(
            [
                Answer("leave", False, phrase("hc-answer-shift-leave")),
                Answer("keep", True, phrase("hc-answer-shift-keep"), (Cost("hc-cost-physis", min(cost, left)),)),
            ]
        )
        question = phrase("hc-ask-shift", who=Ref(hero.id), shift=act.shift, shifts=shifts_of(act.plan))
        minimum = minimum_of(hero, act.plan.minimum, world.options).total
        scene = Shift(act.shift, shifts_of(act.plan), act.due, minimum, hero)
        if (yield from choose(seat_of(hero), hero.id, "HC-WCH-02", question, answers, "leave", scene)):
            return watcher
    return None


@rule("HC-WCH-02", "HC-WCH-03")
def keep_shift(world: World, watcher: Watcher) -> Play[tuple[World, bool]]:
    """Pay for the shift and make a watch probe: failure in a further shift means falling asleep."""
    act: WatchState = world.act
    hero = world.find(watcher.who)
    cost = cost_of_shift(watcher.kept)
    yield note("HC-WCH-02", "hc-shift-kept", who=Ref(hero.id), shift=act.shift, turn=act.shift)
    if cost:
        lost = min(cost, hero.left("physis"))
        if lost < cost:
            yield note("HC-WCH-02", "hc-watches-exhausted", who=Ref(hero.id), left=lost, cost=cost)
        before, hero = hero, hero.losing("physis", lost)
        if lost:
            yield note("HC-WCH-02", "hc-shift-paid", who=Ref(hero.id), points=lost, left=hero.left("physis"))
            yield from tell_emptied(before, hero, "physis")
    figure = minimum_of(hero, act.plan.minimum, world.options)
    if amount_of(hero.rulings, MINIMUM.what):
        yield note("HC-POOL-04", "hc-watch-minimum", who=Ref(hero.id), minimum=figure)
    hero, minimum = ruling_counted(hero, MINIMUM), figure.total
    hero, probed = yield from attempt(hero, ABILITY, "single", reach(minimum), world.options)
    awake = probed.reaches(minimum)
    asleep = not awake and watcher.kept > 0
    if asleep:
        yield note("HC-WCH-03", "hc-falls-asleep", who=Ref(hero.id))
    elif not awake:
        yield note("HC-WCH-03", "hc-notices-nothing", who=Ref(hero.id))
    # A watcher who has kept a shift is due again after all the others.
    due = (*(one for one in act.due if one.who != hero.id), Watcher(hero.id, watcher.kept + 1, asleep))
    return replace(world.put(hero), act=act._replace(due=due)), awake


@rule("HC-WCH-03", "HC-REG-03", "HC:watch_rest")
def rest_after_watch(world: World) -> Play[World]:
    """Nobody came: everybody rests; those who kept more than the free shift not for a whole night."""
    act: WatchState = world.act
    yield note("HC-WCH-03", "hc-night-quiet", shifts=shifts_of(act.plan))
    kept = {watcher.who: watcher.kept for watcher in act.due}
    for who in (*act.plan.watchers, *act.plan.sleepers):
        full = has_full_rest(kept.get(who, 0), world.options)
        hero = yield from night_rest(world.find(who), world.options, full)
        world = world.put(hero)
    return replace(world, act=None).marked(f"{act.plan.id}:quiet")
