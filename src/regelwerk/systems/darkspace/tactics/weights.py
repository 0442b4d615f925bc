"""Judgement: what people, machines and goals are worth, what stress costs, and how differently computer players weigh.

Everything is measured in one coin: a guard put out of action is worth about ten of it. Tactics use it, rules never do.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from regelwerk.engine.state_values import Value
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.monitors import boxes, is_beaten, is_full, marked
from regelwerk.systems.darkspace.rules.core.ending import reached
from regelwerk.systems.darkspace.rules.core.scenes import Goal
from regelwerk.systems.darkspace.state import Actor, Damage, Scene, World
from regelwerk.systems.darkspace.values import PHYSICAL, Physical, Sheet, Talent

GOAL = 30.0
"""What a goal of one's own is worth: as much as three guards."""
PREY = 2.2
"""How many times more a participant named by a goal is worth."""
PRICES = ((4, 0.6), (8, 0.8), (11, 1.0), (14, 1.3), (17, 1.7), (19, 2.5), (20, 9.0))
"""The price of a point of stress that leads up to a level: it counts for every collapse to come; 20 is the end."""
AT_THE_END = 0.4
"""The share of its price that stress keeps when there is nobody left to fight."""
DISTANT = 20
"""Longer than any way that a player would take."""


class Temper(Value, frozen=True):
    """How a computer player weighs: 1 is the plain estimate."""

    name: str
    strike: float = 1.0
    """Harm done to others."""
    caution: float = 1.0
    """Harm to be feared."""
    strain: float = 1.0
    """What stress costs."""
    nerve: int = 19
    """The stress up to which a player interrupts, buys dice and overdraws without great need."""
    daring: float = 0.6
    """The chance from which a reckless drive is taken."""
    stealth: float = 0.15
    """How much of the chances of a break-in somebody risks for an act of one's own."""


SENSIBLE = Temper("sensible")
AGGRESSIVE = Temper("aggressive", strike=1.3, caution=0.5, strain=0.7, nerve=19, daring=0.4, stealth=0.3)
CAREFUL = Temper("careful", strike=0.9, caution=1.4, strain=1.6, nerve=12, daring=0.8, stealth=0.05)
TEMPERS = (SENSIBLE, AGGRESSIVE, CAREFUL)


# -- stress -----------------------------------------------------------------------------------------------------------


def stress_price(world: World, actor: Actor, points: int, temper: Temper) -> float:
    """What taking on stress costs somebody; nothing without a stress track, and little when it is nearly over."""
    if not actor.sheet.has_stress or points <= 0:
        return 0.0
    price = temper.strain * sum(_point(actor.stress + n) for n in range(1, points + 1))
    return price * (AT_THE_END + (1 - AT_THE_END) * _still_to_come(world))


def _still_to_come(world: World) -> float:
    """How much of a fight is left: what the side has left that has lost most, 1 at the beginning."""
    return min(left_of(world).values(), default=1.0)


@lru_cache(maxsize=64)
def left_of(world: World) -> dict[str, float]:
    """What every side has left of its people, 1 at the beginning; every price of stress in a world asks for it."""
    there: dict[str, float] = {}
    left: dict[str, float] = {}
    for actor in world.actors:
        side = actor.side
        if side and actor.sheet.is_person:
            whole = worth(world, actor)
            there[side] = there.get(side, 0.0) + whole
            left[side] = left.get(side, 0.0) + (whole * (1 - state_of(world, actor)) if actor.able else 0.0)
    return {side: left[side] / there[side] for side in there if there[side]}


@lru_cache(maxsize=64)
def _point(level: int) -> float:
    return next((price for limit, price in PRICES if level <= limit), 20.0)


# -- how badly somebody is off ----------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def ruin(
    sheet: Sheet, hurt: Damage, reductions: tuple[tuple[Talent, int], ...], racing: bool, options: Options
) -> float:
    """How far somebody is on the way to being out of action: 0 unhurt, 1 out.

    A full interaction monitor silences, a full mobility monitor lames (which is the end of a race), and behind broken
    armour everything hits better.
    """
    actor = Actor(sheet, hurt=hurt, reductions=reductions)
    if is_beaten(actor, options):
        return 1.0
    shares: dict[Physical, float] = {
        monitor: getattr(hurt, monitor) / max(1, boxes(actor, monitor, options)) for monitor in PHYSICAL
    }
    if sheet.kind in ("group", "object"):
        return 0.97 * shares["vital"]
    bad = 0.5 * shares["vital"] + 0.17 * shares["interaction"] + 0.13 * shares["mobility"] + 0.08 * shares["defensive"]
    bad += 0.25 * is_full(actor, "interaction", options) + 0.08 * is_full(actor, "defensive", options)
    if is_full(actor, "mobility", options):
        bad += 0.8 if racing else 0.1
    elif racing:
        bad += 0.3 * shares["mobility"]
    return min(0.97, bad)


@lru_cache(maxsize=1 << 16)
def blow(
    sheet: Sheet,
    hurt: Damage,
    reductions: tuple[tuple[Talent, int], ...],
    monitor: Physical,
    damage: int,
    racing: bool,
    options: Options,
) -> float:
    """How much nearer to being out of action a hit brings somebody."""
    before = Actor(sheet, hurt=hurt, reductions=reductions)
    after = marked(before, monitor, damage, options)
    return ruin(sheet, after.hurt, reductions, racing, options) - ruin(sheet, hurt, reductions, racing, options)


def state_of(world: World, actor: Actor) -> float:
    """How badly somebody is off."""
    return ruin(actor.sheet, actor.hurt, actor.reductions, races(world, actor.id), world.options)


def races(world: World, who: str) -> bool:
    """Whether somebody or something drives or runs in a chase."""
    return world.chase is not None and world.chase.de(who) is not None


# -- what somebody is worth -------------------------------------------------------------------------------------------


AGAINST = ("take_out", "sabotage", "seize")
"""Goals that are aimed at somebody or something."""


@lru_cache(maxsize=64)
def named(scene: Scene) -> dict[str, str]:
    """Everybody and everything named by a goal, and the side that has it."""
    return {
        goal.target: goals.side for goals in scene.goals for way in goals.ways for goal in way if goal.kind in AGAINST
    }


@lru_cache(maxsize=64)
def to_be_rescued(scene: Scene) -> frozenset[str]:
    """Those whom somebody wants to bring out: their side protects them, the others stop them."""
    return frozenset(
        goal.target for goals in scene.goals for way in goals.ways for goal in way if goal.kind == "rescue"
    )


def worth(world: World, actor: Actor) -> float:
    """What putting somebody out of action is worth to the other side."""
    sheet = actor.sheet
    who = sheet.id
    match sheet.kind:
        case "character":
            base = 12.0
        case "henchman":
            base = 6.0 + 1.5 * sheet.competence
        case "group":
            base = 5.0 * sheet.strength
        case "machine":
            base = (7.0 + sheet.mk if sheet.weapons else 1.0) if not races(world, who) else 16.0
        case _:
            base = 0.0
    if actor.at_controls and world.chase is not None:
        base *= 1.4
    if who in to_be_rescued(world.scene):
        base *= PREY
    wanted_by = named(world.scene).get(who)
    if wanted_by is not None and wanted_by != actor.side and not _is_to_be_taken_whole(world, actor):
        base = max(base, 10.0) * PREY
    return base


def _is_to_be_taken_whole(world: World, actor: Actor) -> bool:
    """A machine that stands is seized by getting in; only one that drives has to be stopped first."""
    if actor.sheet.kind != "machine" or races(world, actor.id):
        return False
    return not any(
        goal.target == actor.id and goal.kind != "seize"
        for goals in world.scene.goals
        for way in goals.ways
        for goal in way
    )


# -- goals ------------------------------------------------------------------------------------------------------------


class Aims(NamedTuple):
    """What a side still wants."""

    fight: float
    """How much beating opponents is worth: all of it, or only as self-defence."""
    systems: frozenset[str]
    """Systems to sabotage."""
    seize: frozenset[str]
    """Machines to take over."""
    out: bool
    """Nothing is left to do but to get away."""
    friends: frozenset[str] = frozenset()
    """Those who have to be brought out, and still can be."""


NO_AIMS = Aims(1.0, frozenset(), frozenset(), False)
FIGHTING = ("destroy", "dominate", "take_out")
GETTING_OUT = ("escape", "rescue")


@lru_cache(maxsize=64)
def aims_of(world: World, side: str) -> Aims:
    """What is still missing to a side's goals."""
    goals = next((goals for goals in world.scene.goals if goals.side == side), None)
    if goals is None:
        return NO_AIMS
    ways = [[goal for goal in way if not reached(world, side, goal)] for way in goals.ways]
    ways = [way for way in ways if not any(_is_lost(world, goal) for goal in way)]
    left = [goal for way in ways for goal in way]
    return Aims(
        1.0 if not left or any(goal.kind in FIGHTING for goal in left) else 0.7,
        frozenset(goal.target for goal in left if goal.kind == "sabotage"),
        frozenset(goal.target for goal in left if goal.kind == "seize"),
        any(way and all(goal.kind in GETTING_OUT for goal in way) for way in ways),
        frozenset(goal.target for goal in left if goal.kind == "rescue"),
    )


def aims_for(world: World, actor: Actor) -> Aims:
    """What somebody wants: as long as a friend has to be brought out, nobody else goes, and all others cover them."""
    aims = aims_of(world, actor.side)
    if not aims.friends or actor.id in aims.friends:
        return aims
    return aims._replace(fight=1.0, out=False)


def _is_lost(world: World, goal: Goal) -> bool:
    """A threshold is out of reach once the place is on its feet, a friend who lies there once nobody can help."""
    if goal.kind == "rescue":
        friend = world.find(goal.target)
        return friend.dead or (bool(friend.out) and not any(is_medic(world, one) for one in comrades(world, friend)))
    return goal.kind == "threshold" and (world.area is None or world.area.discovered)


def is_medic(world: World, actor: Actor) -> bool:
    """Whether somebody carries a medkit and can use it."""
    if not actor.able or is_full(actor, "interaction", world.options):
        return False
    return any(item.kind == "medkit" and item.id not in actor.used for item in actor.sheet.items)


@dataclass(slots=True, eq=False)
class Situation:
    """The one who decides, what their side wants, and what is the same for all that could be done."""

    world: World
    actor: Actor
    temper: Temper
    aims: Aims
    here: float | None = None
    """The best attack from where one stands, per action unit; None: not looked at yet."""
    goals: frozenset[str] | None = None
    """The zones that one wants to get to; None: not looked at yet."""

    def after(self, world: World) -> Situation:
        """The same one in a world that could come about."""
        return Situation(world, world.find(self.who), self.temper, self.aims)

    @property
    def who(self) -> str:
        return self.actor.sheet.id


def situation(world: World, who: str, temper: Temper) -> Situation:
    actor = world.find(who)
    return Situation(world, actor, temper, aims_for(world, actor))


def comrades(world: World, actor: Actor) -> list[Actor]:
    """The others of one's side who are still in the scene."""
    return [one for one in world.actors if one.side == actor.side and one.id != actor.id and one.present]
