"""A fight, phase by phase: make ready, throw, shoot, throw on, settle, act in the order of initiative, carry dice over.

Marks: `<id>:won` or `<id>:lost` (as the side of the scene's winners sees it), `<id>:<side>` for the side that won,
`<id>:draw`; `<id>:fled` and `<id>:fled:<who>` if somebody got away.
"""

from __future__ import annotations

from itertools import combinations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, meanwhile, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.rules.fight.actions import act
from regelwerk.systems.heldencodex.rules.fight.arming import make_ready, who_is_in
from regelwerk.systems.heldencodex.rules.fight.combat_dice import (
    another_chance,
    carry_over,
    combat_prober,
    first_throw,
    guard,
    master_dice,
    may_carry,
    settle_dice,
    shot_at_once,
    tell_dice,
    throw_on,
    with_dice,
)
from regelwerk.systems.heldencodex.rules.fight.consequences import (
    conclude,
    is_over,
    last_phase,
    perhaps_fight_on,
    perhaps_out,
    sides_standing,
)
from regelwerk.systems.heldencodex.rules.fight.fight_state import (
    IN_REACH,
    Awareness,
    Fight,
    Fighter,
    Stage,
    acting,
    fight_of,
    is_able,
    lead_of,
    opponents,
    put,
    weapon_of,
)
from regelwerk.systems.heldencodex.rules.fight.initiative import Order, in_order
from regelwerk.systems.heldencodex.rules.melee.assassination import assassinate, fails, notices
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import common
from regelwerk.systems.heldencodex.rules.probe.goals import GROUP
from regelwerk.systems.heldencodex.rules.probe.mastery import second_chance, use_mastery
from regelwerk.systems.heldencodex.rules.probe.reading import with_faces
from regelwerk.systems.heldencodex.rules.probe.throwing import Lying, one_throw, throw_once
from regelwerk.systems.heldencodex.rules.scene.plans import FightPlan
from regelwerk.systems.heldencodex.state import World

FOLLOWING: dict[Stage, Stage] = {
    "ready": "throw",
    "throw": "shots",
    "shots": "go_on",
    "go_on": "chances",
    "chances": "mastery",
    "mastery": "settle",
    "settle": "order",
    "order": "act",
    "act": "end",
}


def begin(world: World, plan: FightPlan) -> Play[World]:
    """Everybody takes position."""
    who = plan.fighters or tuple(hero.id for hero in world.heroes)
    awareness: dict[str, Awareness] = dict.fromkeys(plan.noticing, "noticing")
    awareness |= dict.fromkeys(plan.unsuspecting, "unsuspecting")
    for one in plan.asleep:
        if not world.find(one).down:
            world = world.put(replace(world.find(one), down="asleep"))
    fighters = tuple(
        Fighter(one, awareness=awareness.get(one, "aware")) for one in who if world.find(one).down != "dead"
    )
    fight = Fight(plan, fighters, stage="ambush" if plan.assassin else "ready")
    for first, second in combinations(fighters, 2):
        if world.find(first.who).sheet.side != world.find(second.who).sheet.side:
            fight = fight.with_distance(first.who, second.who, plan.distance)
    world = replace(world, act=fight, round=1)
    yield note("HC-MEL-01", "hc-fight-opens", metres=plan.distance)
    for side in dict.fromkeys(world.find(fighter.who).sheet.side for fighter in fighters):
        own = tuple(Ref(fighter.who) for fighter in fighters if world.find(fighter.who).sheet.side == side)
        yield note("HC-MEL-01", "hc-fight-side", side=Ref(side), who=own)
    if plan.assassin:
        return world
    yield note("HC-MEL-01", "hc-phase", phase=1)
    return replace(world, act=replace(fight, queue=who_is_in(world)))


def step(world: World) -> Play[World]:
    """One fighter's part of a stage, or on to the next stage."""
    fight = fight_of(world)
    if fight.stage == "ambush":
        return (yield from ambush(world))
    tied = bool(fight.queue) and fight.queue[0] in fight.at_once
    if is_over(world) and not tied:
        return (yield from conclude(world))
    if not fight.queue:
        return (yield from next_stage(world))
    who, queue = fight.queue[0], fight.queue[1:]
    at_once = fight.at_once if tied else _tied_with(world, who)
    world = replace(world, act=replace(fight, queue=queue, at_once=at_once))
    if not is_able(world, fight.fighter(who)):
        return (yield from _in_spite_of_all(world, who)) if tied else world
    match fight.stage:
        case "ready":
            world = yield from make_ready(world, who)
            # Gritted teeth may be more than a fighter stands; one who came with wounds has chosen to fight.
            return (yield from perhaps_out(world, who)) if fight_of(world).fighter(who).gritted else world
        case "throw":
            return (yield from first_throw(world, who))
        case "shots":
            return (yield from shot_at_once(world, who))
        case "go_on":
            return (yield from throw_on(world, who))
        case "chances":
            return (yield from another_chance(world, who))
        case "mastery":
            return (yield from master_dice(world, who))
        case "settle":
            return (yield from settle_dice(world, who))
        case "act":
            return (yield from act(world, who))
        case "end":
            return (yield from carry_over(world, who))
    raise AssertionError(fight.stage)


def next_stage(world: World) -> Play[World]:
    """The stage is over: on to the next one, with those who have something to do in it."""
    fight = fight_of(world)
    if fight.stage == "end":
        return (yield from next_phase(world))
    if fight.stage == "go_on" and any(fighter.lying.hand for fighter in fight.fighters):
        return _another_throw(world)
    stage = FOLLOWING[fight.stage]
    world = replace(world, act=replace(fight, stage=stage, ties=(), at_once=()))
    everybody = tuple(one for one in who_is_in(world) if is_able(world, fight.fighter(one)))
    match stage:
        case "shots":
            everybody = tuple(one for one in everybody if fight.fighter(one).shooting == "shot")
            if len(everybody) > 1:
                world, order = yield from in_order(world, everybody)
                return _in_turn(world, "shots", order)
        case "go_on":
            world = _another_throw(world)
            if fight_of(world).queue:
                yield note("HC-MEL-01", "hc-throw-on")
            return world
        case "chances":
            everybody = tuple(owner.who for owner in with_dice(world, everybody) if owner.second)
        case "mastery":
            masters = [owner for owner in with_dice(world, everybody) if owner.mastery]
            everybody = tuple(owner.who for owner in sorted(masters, key=lambda owner: owner.mastery))
        case "settle":
            everybody = tuple(one for one in everybody if not fight.fighter(one).acted)
        case "order":
            for one in everybody:
                world = yield from guard(world, one)
            melee = tuple(one for one in everybody if not fight.fighter(one).shooting and fight.fighter(one).dice)
            world, order = yield from in_order(world, melee)
            # Fighters with nothing to strike with are asked last: giving up is always possible.
            idle = tuple((one,) for one in everybody if not fight.fighter(one).shooting and not fight.fighter(one).dice)
            return _in_turn(world, "act", order + idle)
        case "end":
            everybody = tuple(one for one in everybody if may_carry(fight.fighter(one)))
    return replace(world, act=replace(fight_of(world), queue=everybody))


def _in_turn(world: World, stage: Stage, order: Order) -> World:
    queue = tuple(one for together in order for one in together)
    ties = tuple(together for together in order if len(together) > 1)
    return replace(world, act=replace(fight_of(world), stage=stage, queue=queue, ties=ties))


@rule("HC-MEL-04", "HC:initiative_ties")
def _tied_with(world: World, who: str) -> tuple[str, ...]:
    """Those who act at the same time as somebody and can: being struck by one another keeps none of them from it."""
    fight = fight_of(world)
    tied = next((tie for tie in fight.ties if who in tie), ())
    return tuple(one for one in tied if is_able(world, fight.fighter(one)))


def _in_spite_of_all(world: World, who: str) -> Play[World]:
    """Somebody who has just been struck down by one who acts at the same time acts all the same."""
    out, down = fight_of(world).fighter(who).out, world.find(who).down
    world = put(world, replace(fight_of(world).fighter(who), out=""))
    world = world.put(replace(world.find(who), down=""))
    world = yield from (shot_at_once if fight_of(world).stage == "shots" else act)(world, who)
    world = put(world, replace(fight_of(world).fighter(who), out=out or fight_of(world).fighter(who).out))
    return world.put(replace(world.find(who), down=down or world.find(who).down))


@rule("HC-MEL-04", "HC:initiative_cutoff")
def _another_throw(world: World) -> World:
    """Fighters with dice in hand throw again; by one ruling the first claim of initiative freezes all dice."""
    fight = fight_of(world)
    able = [f for f in fight.fighters if is_able(world, f)]
    claims = [f for f in able if not f.shooting and f.throws and not f.lying.hand]
    if world.options.initiative_cutoff and claims:
        fighters = tuple(
            replace(f, lying=replace(f.lying, faces=with_faces(f.lying.faces, f.lying.rest), hand=0, rest=()))
            for f in fight.fighters
        )
        return replace(world, act=replace(fight, fighters=fighters, stage="go_on", queue=()))
    queue = tuple(f.who for f in able if f.lying.hand)
    stage: Stage = "go_on"
    fighters = tuple(f if is_able(world, f) else replace(f, lying=replace(f.lying, hand=0)) for f in fight.fighters)
    return replace(world, act=replace(fight, fighters=fighters, stage=stage, queue=queue))


@rule("HC-MEL-25", "HC-RCH-04", "HC-CHK-05", "HC-POW-08", "HC-PRC-05", "HC:out_of_reach", "HC:choke_cumulative")
def next_phase(world: World) -> Play[World]:
    """The next phase begins: who was driven off is back, holds and attacks that were not carried on are over."""
    fight = fight_of(world)
    if world.options.out_of_reach == "until_closing":
        for fighter in fight.fighters:
            for foe in opponents(world, fighter) if fighter.away else ():
                fight = fight.with_distance(
                    fighter.who, foe.who, max(IN_REACH + 2, fight.distance(fighter.who, foe.who))
                )
    renewed = {fighter.who for fighter in fight.fighters if fighter.renewed and is_able(world, fighter)}
    fighters = []
    for f in fight.fighters:
        held = f.choked_by in renewed
        piercing = f.piercing
        if piercing is not None:  # What was carried lies there too, to be connected to.
            piercing = piercing._replace(faces=with_faces(piercing.faces, f.carried))
        fighters.append(
            Fighter(
                f.who,
                weapon=f.weapon,
                art=f.art,
                target=f.target,
                carried=f.carried,
                turned=common(f.carried, f.turned),
                reach="off" if f.reach == "going" else f.reach,
                choked_by=f.choked_by if held else "",
                stolen=f.stolen if held else 0,
                power=f.power if f.who in renewed else None,
                piercing=piercing if f.who in renewed else None,
                awareness=f.awareness,
                ones_waiting=f.ones_waiting,
                out=f.out,
            )
        )
    fight = replace(fight, fighters=tuple(fighters), stage="ready", phase=fight.phase + 1, queue=())
    world = replace(world, act=fight, round=fight.phase)
    if fight.phase > last_phase(world) and len(sides_standing(world)) > 1:
        world = yield from perhaps_fight_on(world)
        fight = fight_of(world)
    if is_over(world):
        return world
    yield note("HC-MEL-01", "hc-phase", phase=fight.phase)
    return replace(world, act=replace(fight, queue=who_is_in(world)))


@rule("HC-ASN-01", "HC-ASN-07")
def ambush(world: World) -> Play[World]:
    """The attack from ambush that opens a fight: only the assassin throws, the victim at most with a single throw."""
    fight = fight_of(world)
    plan = fight.plan
    world = yield from make_ready(world, plan.assassin)
    world, noticed = yield from notices(world, plan.victim)
    world = yield from _ambush_throw(world, plan.assassin, plan.assassin)
    attacks = noticed or (fails(world, plan.assassin) and world.options.failed_assassination == "ordinary_attack")
    if attacks and not world.find(plan.victim).down:
        world = yield from _ambush_throw(world, plan.victim, plan.assassin)
    world = yield from assassinate(world, plan.assassin, plan.victim, noticed)
    hero = world.find(plan.victim)
    if hero.down == "asleep":
        world = world.put(replace(hero, down=""))
    assassin = fight_of(world).fighter(plan.assassin)
    if may_carry(assassin) and is_able(world, fight_of(world).fighter(plan.victim)):
        world = yield from carry_over(world, plan.assassin)
    fight = fight_of(world)
    fighters = tuple(
        Fighter(f.who, weapon=f.weapon, art=f.art, carried=f.carried, turned=f.turned, awareness="aware", out=f.out)
        for f in fight.fighters
    )
    fight = replace(fight, fighters=fighters, stage="ready")
    world = replace(world, act=fight)
    if is_over(world):
        return world
    yield note("HC-MEL-01", "hc-phase", phase=1)
    return replace(world, act=replace(fight, queue=who_is_in(world)))


def _ambush_throw(world: World, who: str, assassin: str) -> Play[World]:
    """The assassin's cascade to its end; the victim's single throw."""
    fighter = fight_of(world).fighter(who)
    if who != assassin:
        world = yield from make_ready(world, who)
        fighter = fight_of(world).fighter(who)
    yield meanwhile(acting(world, who))
    owner = combat_prober(world, fighter)
    fighter = replace(fighter, value=owner.reading.value)
    if not owner.dice:
        return put(world, fighter)
    yield from tell_dice(world, fighter)
    lying = Lying((), owner.dice, free=owner.free)
    if who != assassin or owner.reading.die == 8:
        lying = yield from throw_once(owner, lying)
    else:
        lead = lead_of(fighter, weapon_of(world, fighter))
        while lying.hand:
            lying = yield from one_throw(owner, lead, GROUP, lying)
    faces = yield from second_chance(owner, lying.faces)
    faces, _ = yield from use_mastery(owner, faces)
    world = put(world, replace(fighter, lying=replace(lying, faces=faces), throws=lying.throws))
    return (yield from settle_dice(world, who))
