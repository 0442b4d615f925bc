"""The combat dice of a phase: thrown, mended, settled, shot with at once, and carried into the next one."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from regelwerk.engine.answers import Answer, Offers
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.rules.fight.arming import losses_of, only_single_throws
from regelwerk.systems.heldencodex.rules.fight.consequences import give_up
from regelwerk.systems.heldencodex.rules.fight.fight_state import (
    NOTHING_LIES,
    Fight,
    Fighter,
    fight_of,
    in_reach,
    is_able,
    is_in_fight,
    lead_of,
    opponents,
    put,
    weapon_of,
)
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import common
from regelwerk.systems.heldencodex.rules.probe.goals import GROUP, TOTAL, measure
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, best_group, legal_groups, whole_groups
from regelwerk.systems.heldencodex.rules.probe.mastery import Rival, second_chance, use_mastery
from regelwerk.systems.heldencodex.rules.probe.pools import Prober, pool, prober
from regelwerk.systems.heldencodex.rules.probe.probe import apply_probe, finish
from regelwerk.systems.heldencodex.rules.probe.reading import FUMBLE, Settled, live, with_faces, without
from regelwerk.systems.heldencodex.rules.probe.throwing import Lying, listed, one_throw, throw_once
from regelwerk.systems.heldencodex.rules.shooting.shooting import goal_of, shoot, throw_to_shoot
from regelwerk.systems.heldencodex.rules.shooting.shots import ranged_lead
from regelwerk.systems.heldencodex.state import World, seat_of
from regelwerk.systems.heldencodex.values import BASIC_ART


@rule("HC-RNG-06", "HC-RUN-03")
def combat_prober(world: World, fighter: Fighter) -> Prober:
    """A fighter about to throw; in shots runs are added up."""
    losses = losses_of(fight_of(world), fighter.who)
    owner = prober(world.find(fighter.who), fighter.art, world.options, losses, fighter.gritted)
    if not weapon_of(world, fighter).ranged:
        return owner._replace(goal=GROUP)
    return owner._replace(reading=owner.reading._replace(adds=True), goal=TOTAL)


@rule("HC-POOL-01")
def tell_dice(world: World, fighter: Fighter, lying: Faces = ()) -> Play[None]:
    """The log says with how many dice somebody fights in this phase, and why; and which of them lie there already."""
    taken = pool(
        world.find(fighter.who), fighter.art, world.options, losses_of(fight_of(world), fighter.who), fighter.gritted
    )
    yield note(
        "HC-POOL-01", "hc-takes-arms", who=Ref(fighter.who), weapon=Ref(fighter.weapon), dice=taken.dice,
        die=taken.die, value=taken.value, lying=lying,
    )  # fmt: skip


@rule("HC-MEL-01", "HC-MEL-02", "HC-RNG-01", "HC-RNG-04", "HC-RNG-20", "HC-PRC-03")
def first_throw(world: World, who: str) -> Play[World]:
    """The first throw of a phase: carried dice lie there already; with W8 it is the only one in melee."""
    fighter = fight_of(world).fighter(who)
    weapon = weapon_of(world, fighter)
    owner = combat_prober(world, fighter)
    fighter = replace(fighter, value=owner.reading.value)
    if not owner.dice:
        return put(world, replace(fighter, lying=NOTHING_LIES, carried=()))
    carried = _best_of(fighter.carried, owner)
    waiting = (FUMBLE,) * fighter.ones_waiting
    yield from tell_dice(world, fighter, with_faces(carried, waiting))
    hand = max(0, owner.dice - len(carried) - len(waiting))
    turned = common(carried, fighter.turned)
    lying = Lying(with_faces(carried, waiting), hand, free=owner.free, carried=carried, turned=turned)
    fighter = replace(fighter, carried=(), turned=(), ones_waiting=0)
    if weapon.ranged:
        fighter = yield from throw_to_shoot(world, fighter, owner, lying)
        if fighter.out:
            return (yield from give_up(world, who))
    elif not hand:
        fighter = replace(fighter, lying=lying)
    elif owner.reading.die == 8 or only_single_throws(fight_of(world), who):
        fighter = replace(fighter, lying=(yield from throw_once(owner, lying)))
    else:
        fighter = replace(fighter, lying=(yield from one_throw(owner, lead_of(fighter, weapon), GROUP, lying)))
    return put(world, replace(fighter, throws=fighter.lying.throws))


@rule("HC-MEL-01", "HC-MEL-03", "HC-RNG-03")
def throw_on(world: World, who: str) -> Play[World]:
    """Another throw of the dice in hand."""
    fighter = fight_of(world).fighter(who)
    owner = combat_prober(world, fighter)
    if fighter.shooting:
        need, goal = ranged_lead(owner.reading.die), goal_of(world, fighter)
    else:
        need, goal = lead_of(fighter, weapon_of(world, fighter)), GROUP
    lying = yield from one_throw(owner, need, goal, fighter.lying)
    return put(world, replace(fighter, lying=lying, throws=lying.throws))


def with_dice(world: World, everybody: tuple[str, ...]) -> list[Prober]:
    """Those whose dice of this phase lie on the table and have not been used yet."""
    fighters = [fight_of(world).fighter(one) for one in everybody]
    return [combat_prober(world, fighter) for fighter in fighters if fighter.lying.faces and not fighter.acted]


@rule("HC-QUA-02")
def another_chance(world: World, who: str) -> Play[World]:
    """Second chances come first: masters reach for dice only when nobody throws any more."""
    fighter = fight_of(world).fighter(who)
    faces = yield from second_chance(combat_prober(world, fighter), fighter.lying.faces)
    return put(world, replace(fighter, lying=replace(fighter.lying, faces=faces)))


@rule("HC-HIM-03")
def master_dice(world: World, who: str) -> Play[World]:
    """Swaps with the dice of opponents, shadow throws; who has fewest points above 20 comes first."""
    fight = fight_of(world)
    fighter = fight.fighter(who)
    owner = combat_prober(world, fighter)
    rivals = tuple(
        Rival(foe.who, foe.lying.faces)
        for foe in opponents(world, fighter)
        if foe.lying.faces and not foe.acted and is_able(world, foe)
    )
    faces, rivals = yield from use_mastery(owner, fighter.lying.faces, rivals)
    world = put(world, replace(fighter, lying=replace(fighter.lying, faces=faces)))
    for rival in rivals:
        foe = fight_of(world).fighter(rival.who)
        world = put(world, replace(foe, lying=replace(foe.lying, faces=rival.faces)))
    return world


@rule("HC-RNG-24", "HC:shooter_parry")
def guard(world: World, who: str) -> Play[World]:
    """By one ruling a shooter with opponents in reach guards himself with a single throw of the basic combat art."""
    fighter = fight_of(world).fighter(who)
    if not fighter.shooting or world.options.shooter_parry == "none" or not in_reach(world, fighter):
        return world
    owner = prober(world.find(who), BASIC_ART, world.options, losses_of(fight_of(world), who))
    if not owner.dice:
        return world
    lying = yield from throw_once(owner, Lying((), owner.dice))
    probed = yield from finish(owner, lying)
    hero = yield from apply_probe(world.find(who), probed, world.options)
    return put(world.put(hero), replace(fighter, guard=() if probed.fumble else probed.left, value=owner.reading.value))


class GroupScene(NamedTuple):
    """What somebody knows who names the group: the world with the dice on the table, and the groups to choose from."""

    world: World
    who: str
    groups: tuple[Faces, ...]


@rule("HC-CAS-02", "HC-CAS-03")
def name_group(world: World, who: str) -> Play[Faces]:
    """The owner names one of the groups that the dice allow; nobody is asked where one of them holds all the others."""
    fighter = fight_of(world).fighter(who)
    dice, options = fighter.dice, world.options
    whole = whole_groups(dice, fighter.value, True, options)
    if fighter.shooting or len(whole) < 2:
        return best_group(dice, fighter.value, True, options)
    parts = [group for group in legal_groups(dice, fighter.value, True, options)[::-1] if group not in whole]
    groups = (*whole, *parts)
    answers = Offers(
        {f"group:{listed(group)}": group for group in groups},
        lambda key, group: Answer(key, group, phrase("hc-answer-group", faces=group)),
    )
    question = phrase("hc-ask-group", who=Ref(who), dice=dice, value=fighter.value)
    scene = GroupScene(world, who, groups)
    default = f"group:{listed(whole[0])}"
    return (yield from choose(seat_of(world.find(who)), who, "HC-CAS-03", question, answers, default, scene))


@rule("HC-FUM-05", "HC-MEL-07", "HC-RNG-05", "HC:aim_ones")
def settle_dice(world: World, who: str) -> Play[World]:
    """The throw is over: shifts, luck and ones; what is left are the dice of the phase, and a group among them."""
    fighter = fight_of(world).fighter(who)
    if not fighter.lying.faces:
        return put(world, replace(fighter, dice=(), group=()))
    owner = combat_prober(world, fighter)
    if fighter.shooting == "aiming" and world.options.aim_ones == "at_shot":
        ones = fighter.lying.faces.count(FUMBLE)
        return put(world, replace(fighter, dice=live(fighter.lying.faces), ones_waiting=ones))
    probed = yield from finish(owner, fighter.lying)
    hero = yield from apply_probe(world.find(who), probed, world.options)
    left = () if probed.fumble else probed.left
    fighter = replace(fighter, dice=left, value=owner.reading.value, turned=probed.turned)
    world = put(world.put(hero), fighter)
    group = yield from name_group(world, who)
    if fighter.shooting:  # A shot takes the dice that come to most, not the largest group.
        yield note("HC-RNG-06", "hc-dice-to-shoot", who=Ref(who), dice=left)
    else:
        yield note("HC-CAS-01", "hc-dice-lie", who=Ref(who), dice=left, group=group)
    return put(world, replace(fighter, group=group))


@rule("HC-RNG-02", "HC-RNG-03", "HC-MEL-23")
def shot_at_once(world: World, who: str) -> Play[World]:
    """A shot right after the first throw: the dice are settled at once, and it happens before all melee.

    Where another shot has just put an end to the target there is nobody to shoot at: not to shoot is to aim.
    """
    fighter = fight_of(world).fighter(who)
    alone = who not in fight_of(world).at_once[1:]
    if alone and not is_in_fight(world, fight_of(world).fighter(fighter.target)):
        return put(world, replace(fighter, shooting="aiming"))
    owner = combat_prober(world, fighter)
    faces = yield from second_chance(owner, fighter.lying.faces)
    faces, _ = yield from use_mastery(owner, faces)
    world = put(world, replace(fighter, lying=replace(fighter.lying, faces=faces)))
    world = yield from settle_dice(world, who)
    return (yield from shoot(world, who))


def may_carry(fighter: Fighter) -> bool:
    return bool(fighter.dice) if fighter.shooting == "aiming" else bool(fighter.may_carry and fighter.carries)


@rule("HC-RNG-04", "HC-CHK-03", "HC-POW-05", "HC-PRC-04", "HC-ASN-04")
def carry_over(world: World, who: str) -> Play[World]:
    """Some dice may stay for the next phase: any number after aiming, otherwise as many as the attack allows."""
    fighter = fight_of(world).fighter(who)
    hero = world.find(who)
    aiming = fighter.shooting == "aiming"
    dice = fighter.dice if aiming else fighter.carries
    most = len(dice) if aiming else min(fighter.may_carry, len(dice))
    sizes = range(most, -1, -1)
    choices = [tuple(c) for size in sizes for c in sorted(set(combinations(dice, size)), reverse=True)]
    if fight_of(world).stage == "ambush":
        choices = [c for c in choices if len(set(c)) <= 1]
    answers = Offers(
        {f"carry:{listed(faces)}": faces for faces in choices},
        lambda key, faces: Answer(key, faces, phrase("hc-answer-carry", faces=faces)),
    )
    question = phrase("hc-ask-carry", who=Ref(who), dice=dice, most=most)
    scene = (world, who)
    default = f"carry:{listed(choices[0])}"
    rule_id = _why_carried(fight_of(world), fighter)
    carried: Faces = yield from choose(seat_of(hero), who, rule_id, question, answers, default, scene)
    if carried:
        yield note(rule_id, "hc-carries", who=Ref(who), faces=carried)
    carried = tuple(sorted(carried))
    natural = without(dice, common(dice, fighter.turned))
    return put(world, replace(fighter, carried=carried, turned=without(carried, common(carried, natural))))


@rule("HC-POOL-01", "HC-RNG-04")
def _best_of(carried: Faces, owner: Prober) -> Faces:
    """A fighter with fewer dice than were carried keeps those that are worth most."""
    if len(carried) <= owner.dice:
        return carried
    ways = combinations(carried, owner.dice)
    return max(ways, key=lambda way: (measure(owner.goal, Settled(way), way, owner.reading), way))


def _why_carried(fight: Fight, fighter: Fighter) -> str:
    """The rule by which dice stay for the next phase."""
    if fighter.shooting == "aiming":
        return "HC-RNG-04"
    if fight.stage == "ambush":
        return "HC-ASN-04"
    return "HC-POW-05" if fighter.power is not None else "HC-PRC-04" if fighter.piercing is not None else "HC-CHK-03"
