"""A journey of days: treatment and herbs in the morning, a march, nights with or without a watch.

Time passes, and wounds fester or heal.

A part `x` sets `x:arrived` if somebody arrives, `x:arrived:<who>` and `x:died:<who>` for each traveller, `x:died` if
anybody has died, `x:won` if nobody has and `x:lost` otherwise; `x:unguarded` if a night had a shift without a watch.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from regelwerk.engine.answers import Answer, Cost, Listed, Refusal
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.rules.body.aid import treat_once
from regelwerk.systems.heldencodex.rules.body.days import DAY, EVENING, TICK, pass_time, pass_time_until_evening
from regelwerk.systems.heldencodex.rules.body.emptying import tell_emptied
from regelwerk.systems.heldencodex.rules.body.regeneration import has_full_rest, rest_half_hour, sleep
from regelwerk.systems.heldencodex.rules.road.herbs import HALF_HOUR, WILDERNESS, search
from regelwerk.systems.heldencodex.rules.road.watch import SHIFTS, can_keep, cost_of_shift
from regelwerk.systems.heldencodex.rules.scene.plans import JourneyPlan
from regelwerk.systems.heldencodex.state import Hero, World, seat_of

Stage = Literal["morning", "herbs", "road", "evening", "night"]


class Journey(NamedTuple):
    """Where the journey stands: the time of day, who is still to decide, and who keeps how many shifts tonight."""

    plan: JourneyPlan
    stage: Stage
    queue: tuple[str, ...] = ()
    shifts: tuple[tuple[str, int], ...] = ()
    herbs: int = 0
    """Portions found on the way."""
    searched: bool = False
    """Whether anybody has searched today."""

    @property
    def unwatched(self) -> int:
        """Shifts of the night that nobody has taken yet."""
        return SHIFTS - sum(shifts for _, shifts in self.shifts)


class HerbScene(NamedTuple):
    """What is known when somebody decides whether to search herbs before the march."""

    hero: Hero
    herbs: int


class NightScene(NamedTuple):
    """What is known when somebody decides how long to keep watch."""

    hero: Hero
    unwatched: int
    to_come: tuple[str, ...]
    """Who will be asked afterwards."""


def begin(world: World, plan: JourneyPlan) -> Play[World]:
    """Set out."""
    yield note("HC-REG-03", "hc-journey-begins", days=plan.days)
    return (yield from _new_day(replace(world, act=Journey(plan, "morning"), round=0)))


def step(world: World) -> Play[World]:
    """One treatment or search of the morning, the march, one decision about the watch, or the night."""
    act: Journey = world.act
    match act.stage:
        case "morning":
            return (yield from _morning(world, act))
        case "herbs":
            return (yield from _herbs(world, act))
        case "road":
            return (yield from _march(world, act))
        case "evening":
            return (yield from _evening(world, act))
        case "night":
            return (yield from _night(world, act))


def travellers(world: World, plan: JourneyPlan) -> tuple[str, ...]:
    """Who is on the road, alive or dead."""
    return plan.who or tuple(hero.id for hero in world.heroes)


def living(world: World, plan: JourneyPlan) -> tuple[str, ...]:
    return tuple(who for who in travellers(world, plan) if world.find(who).down != "dead")


def _new_day(world: World) -> Play[World]:
    """Another day on the road."""
    act: Journey = world.act
    alive = living(world, act.plan)
    yield note("HC-REG-03", "hc-journey-day", day=world.round + 1, days=act.plan.days, turn=world.round + 1)
    return replace(world, act=Journey(act.plan, "morning", alive, herbs=act.herbs), round=world.round + 1)


@rule("HC-AID-01")
def _morning(world: World, act: Journey) -> Play[World]:
    """Each traveller may treat wounds before the march, as long as there is something to try."""
    if not act.queue:
        queue = tuple(who for who in living(world, act.plan) if _can_search(world.find(who)))
        return replace(world, act=act._replace(stage="herbs", queue=queue))
    treated = yield from treat_once(world, act.queue[0], travellers(world, act.plan))
    if treated is None:
        return replace(world, act=act._replace(queue=act.queue[1:]))
    return treated


def _can_search(hero: Hero) -> bool:
    """Only who knows the wilderness is asked."""
    return not hero.down and hero.skill(WILDERNESS) is not None


@rule("HC-HRB-01")
def _herbs(world: World, act: Journey) -> Play[World]:
    """Each traveller who knows the wilderness may search herbs; all of them together take half an hour."""
    if not act.queue:
        world = yield from pass_time(world, HALF_HOUR if act.searched else 0)
        return replace(world, act=act._replace(stage="road", searched=False))
    hero = world.find(act.queue[0])
    answers = Listed(
        [
            Answer("march", False, phrase("hc-answer-march")),
            Answer("herbs", True, phrase("hc-answer-herbs")),
        ]
    )
    question = phrase("hc-ask-herbs", who=Ref(hero.id), portions=act.herbs)
    scene = HerbScene(hero, act.herbs)
    act = act._replace(queue=act.queue[1:])
    if (yield from choose(seat_of(hero), hero.id, "HC-HRB-01", question, answers, "march", scene)):
        hero, found = yield from search(hero, world.options)
        act = act._replace(herbs=act.herbs + found, searched=True)
    return replace(world.put(hero), act=act)


@rule("HC-REG-01", "HC-INJ-05")
def _march(world: World, act: Journey) -> Play[World]:
    """The march until the evening, with a break in the afternoon."""
    if world.clock % DAY < EVENING:
        world = yield from pass_time(world, max(0, TICK - world.clock % DAY))
        world = yield from rest_half_hour(world, living(world, act.plan))
        world = yield from pass_time_until_evening(world)
    queue = tuple(who for who in living(world, act.plan) if not world.find(who).down)
    return replace(world, act=act._replace(stage="evening", queue=queue))


@rule("HC-WCH-01", "HC-WCH-02", "HC:watch_without_points")
def _evening(world: World, act: Journey) -> Play[World]:
    """One traveller after the other takes shifts of the watch; only the first one is free."""
    if not act.queue or not act.unwatched:
        if act.unwatched:
            yield note("HC-WCH-01", "hc-journey-unguarded", shifts=act.unwatched)
            world = world.marked(f"{act.plan.id}:unguarded")
        return replace(world, act=act._replace(stage="night", queue=()))
    who, *to_come = act.queue
    hero = world.find(who)
    left = hero.left("physis")
    prices = [sum(cost_of_shift(kept) for kept in range(shifts)) for shifts in range(act.unwatched + 1)]
    answers = Listed(
        [
            Answer(
                f"shifts:{shifts}",
                shifts,
                phrase("hc-answer-shifts", shifts=shifts),
                (Cost("hc-cost-physis", min(price, left)),) if price else (),
            )
            for shifts, price in enumerate(prices)
            if can_keep(hero, price, world.options)
        ],
        [
            Refusal(
                f"shifts:{shifts}",
                phrase("hc-answer-shifts", shifts=shifts),
                phrase("hc-refuse-too-tired", left=left, cost=price),
                "HC-WCH-02",
            )
            for shifts, price in enumerate(prices)
            if not can_keep(hero, price, world.options)
        ],
    )
    question = phrase("hc-ask-shifts", who=Ref(who), left=act.unwatched)
    scene = NightScene(hero, act.unwatched, tuple(to_come))
    shifts = yield from choose(seat_of(hero), who, "HC-WCH-02", question, answers, "shifts:1", scene)
    if prices[shifts]:
        lost = min(prices[shifts], left)
        yield note("HC-WCH-02", "hc-journey-long-watch", who=Ref(who), shifts=shifts, physis=lost)
        if lost < prices[shifts]:
            yield note("HC-WCH-02", "hc-watches-exhausted", who=Ref(who), left=left, cost=prices[shifts])
        tired = hero.losing("physis", lost)
        yield from tell_emptied(hero, tired, "physis")
        world = world.put(tired)
    return replace(world, act=act._replace(queue=tuple(to_come), shifts=(*act.shifts, (who, shifts))))


@rule("HC-REG-03", "HC-WCH-03", "HC-INJ-03")
def _night(world: World, act: Journey) -> Play[World]:
    """The night: wounds fester, then all who slept long enough regenerate; a new day, or the end of the journey."""
    short = tuple(who for who, shifts in act.shifts if not has_full_rest(shifts, world.options))
    world = yield from sleep(world, living(world, act.plan), short)
    if world.round < act.plan.days and living(world, act.plan):
        return (yield from _new_day(world))
    return (yield from _arrive(world, act))


def _arrive(world: World, act: Journey) -> Play[World]:
    plan = act.plan
    alive = living(world, plan)
    died = tuple(who for who in travellers(world, plan) if who not in alive)
    who = tuple(Ref(one) for one in alive)
    yield note("HC-REG-03", "hc-journey-over", who=who, alive=len(alive), died=len(died), herbs=act.herbs)
    marks = [f"{plan.id}:arrived:{who}" for who in alive] + [f"{plan.id}:died:{who}" for who in died]
    marks += [f"{plan.id}:arrived"] if alive else []
    marks += [f"{plan.id}:died", f"{plan.id}:lost"] if died else [f"{plan.id}:won"]
    return replace(world.marked(*marks), act=None)
