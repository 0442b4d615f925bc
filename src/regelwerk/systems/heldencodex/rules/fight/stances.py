"""Fighters as an exchange of blows sees them, and what an exchange leaves behind in the fight."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.rules.fight.consequences import apply_hits, flee
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fighter, fight_of, is_able, put, weapon_of
from regelwerk.systems.heldencodex.rules.fight.harm import Bodies
from regelwerk.systems.heldencodex.rules.melee.exchange import Exchanged
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import Stance, common
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.pools import total_bonus
from regelwerk.systems.heldencodex.rules.probe.reading import without
from regelwerk.systems.heldencodex.state import World, seat_of


@rule("HC-RCH-01", "HC-RCH-06", "HC:reach_vs_reach")
def has_reach(world: World, fighter: Fighter, against: Fighter) -> bool:
    """Whether somebody has the advantage of reach: with a polearm, against anything shorter."""
    if fighter.reach == "off" or weapon_of(world, fighter).kind != "polearm" or not is_able(world, fighter):
        return False
    return weapon_of(world, against).kind != "polearm" or world.options.reach_vs_reach == "both"


@rule("HC-MEL-09", "HC-MEL-23", "HC-RNG-24", "HC-CHK-05", "HC:shooter_parry")
def stance(world: World, who: str, against: str) -> Stance:
    """A fighter as an opponent in reach sees him. Dice of a ranged skill cannot parry."""
    fight = fight_of(world)
    fighter, foe = fight.fighter(who), fight.fighter(against)
    hero = world.find(who)
    weapon = hero.weapon(fighter.weapon)
    able = not fighter.out and not hero.down
    parries = able and not fighter.shooting
    free = fighter.choked_by in ("", against)
    dice = fighter.dice if parries else fighter.guard if able else ()
    return Stance(
        who,
        seat_of(hero),
        dice,
        fighter.group if parries else (),
        fighter.value,
        weapon,
        total_bonus(hero.sheet, weapon.id, "TS"),
        may_use_all=bool(fighter.shooting) or fighter.only_defends or not (fighter.acted or fighter.countered),
        may_attack=parries and may_still_attack(fighter) and free,
        may_counter=parries and not fighter.only_defends and fighter.move != "fast" and free,
        helpless=not able or not (fighter.lying.faces or fighter.shooting),
        reach=parries and has_reach(world, fighter, foe),
        bout=fight.plan.to_first_hit,
    )


def bodies(world: World, attacker: str, defender: str) -> Bodies:
    """Both as far as they can be wounded."""
    return Bodies(world.find(attacker), world.find(defender))


@rule("HC-MEL-09", "HC-RNG-24", "HC-MEL-25")
def may_still_attack(fighter: Fighter) -> bool:
    """Whether a fighter has an attack left: nobody attacks who only defends, ran fast or was driven off."""
    return not (fighter.acted or fighter.only_defends or fighter.move == "fast" or fighter.away or fighter.shooting)


def spend(world: World, who: str, faces: Faces, *, acted: bool = False) -> World:
    """Dice are used up; who has used dice outside the group to defend only defends."""
    fighter = fight_of(world).fighter(who)
    if fighter.shooting:
        return put(world, replace(fighter, guard=without(fighter.guard, faces)))
    from_group = common(fighter.group, faces)
    outside = len(from_group) < len(faces)
    return put(
        world,
        replace(
            fighter,
            dice=without(fighter.dice, faces),
            group=without(fighter.group, from_group),
            acted=fighter.acted or acted,
            only_defends=fighter.only_defends or (outside and not acted and not fighter.acted),
        ),
    )


@rule("HC-MEL-15", "HC-RCH-04", "HC-FLE-01")
def apply_exchange(world: World, attacker: str, defender: str, done: Exchanged) -> Play[World]:
    """After an exchange: dice are spent, reach is lost or won back, hits have landed, fugitives are gone."""
    assert done.bodies is not None
    reach = done.attacked_too and stance(world, attacker, defender).reach
    world = spend(world, attacker, done.attacker_spent, acted=True)
    world = spend(world, defender, done.defender_spent, acted=done.attacked_too)
    if done.countered:
        world = put(world, replace(fight_of(world).fighter(defender), countered=True))
    world = keep_reach(world, defender, done.defended, done.reach_broken)
    world = keep_reach(world, attacker, False, reach)
    first_hit = fight_of(world).first_hit
    world = yield from apply_hits(world, done.bodies.attacker, defender, done.back)
    world = yield from apply_hits(world, done.bodies.defender, attacker, done.hits)
    if done.hits and done.back:
        # Who hit at the same moment did not hit first.
        world = replace(world, act=replace(fight_of(world), first_hit=first_hit))
    if done.fled:
        world = yield from flee(world, done.fled)
    return world


@rule("HC-RCH-04")
def keep_reach(world: World, defender: str, defended: bool, broken: bool) -> World:
    """Reach is lost from the next phase on when an attack gets through, until a defence succeeds."""
    fighter = fight_of(world).fighter(defender)
    if defended:
        return put(world, replace(fighter, reach="on"))
    return put(world, replace(fighter, reach="going")) if broken and fighter.reach == "on" else world
