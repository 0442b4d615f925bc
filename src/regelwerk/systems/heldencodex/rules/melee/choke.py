"""The choke hold: bare hands that take the dice away."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Play, do, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.arming import losses_of
from regelwerk.systems.heldencodex.rules.fight.consequences import out_cold
from regelwerk.systems.heldencodex.rules.fight.damage import Hits
from regelwerk.systems.heldencodex.rules.fight.fight_state import fight_of, put
from regelwerk.systems.heldencodex.rules.fight.harm import Bodies
from regelwerk.systems.heldencodex.rules.fight.stances import apply_exchange, bodies, keep_reach, spend, stance
from regelwerk.systems.heldencodex.rules.melee.attacks import name_manoeuvres
from regelwerk.systems.heldencodex.rules.melee.exchange import ATTACKER_SUFFERS, Exchanged, held_off, suffered
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import Manoeuvres, Stance, approach, faces_of, single_dice
from regelwerk.systems.heldencodex.rules.melee.parrying import Plan
from regelwerk.systems.heldencodex.rules.melee.replies import Reply, ask_parry, parrying_dice
from regelwerk.systems.heldencodex.rules.probe.pools import pool
from regelwerk.systems.heldencodex.state import World

HOLD = 2
"""Manoeuvres that must go through for a hold."""


@rule("HC-CHK-01", "HC-CHK-05")
def ways_to_choke(mine: Stance, theirs: Stance, holds: bool, options: Options) -> tuple[Manoeuvres, ...]:
    """With all dice of the group, each for itself; who has a hold already may also use one die."""
    ways: list[Manoeuvres] = []
    if len(mine.group) >= HOLD:
        alone: Manoeuvres = tuple((face,) for face in mine.group)
        firsts = sorted(set(mine.group)) if approach(mine, theirs) and not holds else [mine.group[0]]
        for face in firsts:
            at = alone.index((face,))
            ways.append((alone[at], *alone[:at], *alone[at + 1 :]))
    if holds:
        ways += [((face,),) for face in single_dice(mine.dice, mine.value, options)]
    return tuple(ways)


class Grip(NamedTuple):
    """A choke hold that was named: its manoeuvres, how many only bring near, and whether there is a hold already."""

    way: Manoeuvres
    near: int
    holds: bool


class Choked(NamedTuple):
    """What became of it: the parries, the manoeuvres that went through, the dice stolen, what else was struck."""

    plan: Plan
    through: Manoeuvres
    stolen: int
    hold: bool
    exchanged: Exchanged
    held_off: bool = False

    @property
    def back(self) -> Hits:
        return self.exchanged.back

    @property
    def bodies(self) -> Bodies | None:
        return self.exchanged.bodies


@rule("HC-CHK-01", "HC-CHK-05")
def choke(world: World, who: str, target: str) -> Play[World]:
    """A choke hold is named, answered, and takes dice away."""
    mine, theirs = stance(world, who, target), stance(world, target, who)
    grip = yield from declare_choke(world, mine, theirs)
    done = yield from do(resolve_choke, mine, theirs, grip, bodies(world, who, target), world.options)
    return (yield from apply_choke(world, mine, theirs, grip, done))


@rule("HC-CHK-01", "HC-CHK-05", "HC-UNA-02")
def declare_choke(world: World, mine: Stance, theirs: Stance) -> Play[Grip]:
    """Which dice reach for the throat."""
    holds = fight_of(world).fighter(theirs.who).choked_by == mine.who
    ways = ways_to_choke(mine, theirs, holds, world.options)
    way = yield from name_manoeuvres(mine, theirs, ways, world.options, any_order=False)
    yield note("HC-CHK-01", "hc-chokes", who=Ref(mine.who), whom=Ref(theirs.who), manoeuvres=way)
    return Grip(way, 0 if holds else approach(mine, theirs), holds)


@rule("HC-CHK-01", "HC-CHK-02", "HC-CHK-05", "HC-UNA-02", "HC:choke_steal")
@stakes(
    Stake(
        lambda _, done: done.stolen, "hc-stake-stolen", lambda args: args[1].who, lambda args: args[0].who, harms=True,
        bands=(Band("hc-band-held", lambda _, done: done.hold),),
    ),
    ATTACKER_SUFFERS,
)  # fmt: skip
def resolve_choke(mine: Stance, theirs: Stance, grip: Grip, both: Bodies, options: Options) -> Play[Choked]:
    """Two manoeuvres that go through make a hold, every further one steals a die; in a hold each one steals one."""
    way, near = grip.way, grip.near
    values = tuple(sum(block) for block in way)
    plan = yield from ask_parry(mine, theirs, values, parrying_dice(theirs), "HC-CHK-01", options)
    if near and plan[0]:
        first = Exchanged(attacker_spent=way[0], defender_spent=plan[0])
        done = yield from held_off(mine, theirs, Reply("parry", plan), first, options)
        return Choked(plan, (), 0, False, (yield from suffered(mine, theirs, done, both, (), options)), True)
    through = tuple(block for block, parry in zip(way[near:], plan[near:], strict=True) if not parry)
    needed = 0 if grip.holds else HOLD
    hold = bool(through) and len(through) >= needed
    stolen = (len(way) - near if options.choke_steal == "group" else len(through)) - needed if hold else 0
    return Choked(plan, through, stolen, hold, Exchanged(bodies=both))


@rule("HC-CHK-02", "HC-CHK-03", "HC-CHK-05", "HC:choke_cumulative")
def apply_choke(world: World, mine: Stance, theirs: Stance, grip: Grip, done: Choked) -> Play[World]:
    """Dice are spent; who is held has fewer of them from the next phase on."""
    who, target = mine.who, theirs.who
    if done.held_off:
        return (yield from apply_exchange(world, who, target, done.exchanged))
    world = spend(world, who, faces_of(grip.way), acted=True)
    world = spend(world, target, faces_of(done.plan))
    world = keep_reach(world, target, all(done.plan), bool(done.through) and theirs.reach)
    if not done.hold:
        yield note("HC-CHK-01", "hc-no-hold", who=Ref(who), whom=Ref(target))
        return world
    fighter = fight_of(world).fighter(target)
    lost = done.stolen + (fighter.stolen if world.options.choke_cumulative else 0)
    world = put(world, replace(fighter, choked_by=who, stolen=lost))
    choker = fight_of(world).fighter(who)
    world = put(world, replace(choker, renewed=True, carries=faces_of(done.through), may_carry=1))
    yield note("HC-CHK-02", "hc-hold", who=Ref(who), whom=Ref(target), stolen=done.stolen, lost=lost)
    return (yield from perhaps_faints(world, target))


@rule("HC-CHK-04")
def perhaps_faints(world: World, who: str) -> Play[World]:
    """A victim who loses the last die loses consciousness."""
    fighter = fight_of(world).fighter(who)
    hero = world.find(who)
    if hero.down or pool(hero, fighter.art, world.options, losses_of(fight_of(world), who)).dice.total > 0:
        return world
    return (yield from out_cold(world, who, "HC-CHK-04"))
