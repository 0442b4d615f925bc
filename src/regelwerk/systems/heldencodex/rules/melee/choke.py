"""The choke hold: bare hands that take the dice away."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.arming import losses_of
from regelwerk.systems.heldencodex.rules.fight.consequences import out_cold
from regelwerk.systems.heldencodex.rules.fight.fight_state import fight_of, put
from regelwerk.systems.heldencodex.rules.fight.stances import keep_reach, settle_exchange, spend, stance
from regelwerk.systems.heldencodex.rules.melee.attacks import name_manoeuvres
from regelwerk.systems.heldencodex.rules.melee.exchange import Exchanged, held_off
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import Manoeuvres, Stance, approach, faces_of, single_dice
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
        ways += [((face,),) for face in single_dice(mine, options)]
    return tuple(ways)


@rule("HC-CHK-01", "HC-CHK-02", "HC-CHK-03", "HC-CHK-05", "HC-UNA-02", "HC:choke_steal", "HC:choke_cumulative")
def choke(world: World, who: str, target: str) -> Play[World]:
    """Two manoeuvres that go through make a hold, every further one steals a die; in a hold each one steals one."""
    options = world.options
    mine, theirs = stance(world, who, target), stance(world, target, who)
    holds = fight_of(world).fighter(target).choked_by == who
    ways = ways_to_choke(mine, theirs, holds, options)
    way = yield from name_manoeuvres(mine, theirs, ways, options, any_order=False)
    near = 0 if holds else approach(mine, theirs)
    yield note("HC-CHK-01", "hc-chokes", who=Ref(who), whom=Ref(target), manoeuvres=way)
    values = tuple(sum(block) for block in way)
    plan = yield from ask_parry(mine, theirs, values, parrying_dice(theirs), "HC-CHK-01", options)
    if near and plan[0]:
        first = Exchanged(attacker_spent=way[0], defender_spent=plan[0])
        done = yield from held_off(mine, theirs, Reply("parry", plan), first, options)
        return (yield from settle_exchange(world, who, target, done))
    world = spend(world, who, faces_of(way), acted=True)
    world = spend(world, target, faces_of(plan))
    through = [block for block, parry in zip(way[near:], plan[near:], strict=True) if not parry]
    world = keep_reach(world, target, all(plan), bool(through) and theirs.reach)
    needed = 0 if holds else HOLD
    if not through or len(through) < needed:
        yield note("HC-CHK-01", "hc-no-hold", who=Ref(who), whom=Ref(target))
        return world
    stolen = (len(way) - near if options.choke_steal == "group" else len(through)) - needed
    fighter = fight_of(world).fighter(target)
    before = fighter.stolen if options.choke_cumulative else 0
    world = put(world, fighter._replace(choked_by=who, stolen=before + stolen))
    choker = fight_of(world).fighter(who)
    world = put(world, choker._replace(renewed=True, carries=faces_of(tuple(through)), may_carry=1))
    yield note("HC-CHK-02", "hc-hold", who=Ref(who), whom=Ref(target), stolen=stolen, lost=before + stolen)
    return (yield from perhaps_faints(world, target))


@rule("HC-CHK-04")
def perhaps_faints(world: World, who: str) -> Play[World]:
    """A victim who loses the last die loses consciousness."""
    fighter = fight_of(world).fighter(who)
    hero = world.find(who)
    if hero.down or pool(hero, fighter.art, world.options, losses_of(fight_of(world), who)).dice.total > 0:
        return world
    return (yield from out_cold(world, who, "HC-CHK-04"))
