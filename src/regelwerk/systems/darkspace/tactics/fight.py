"""Fighting: which weapon against whom, weak spots, the best of an ambush, distraction, aiming."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.engine.acts import Refused
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.body.monitors import is_beaten, marked
from regelwerk.systems.darkspace.rules.chase.gunnery import gunner_of
from regelwerk.systems.darkspace.rules.chase.ramming import ram_check
from regelwerk.systems.darkspace.rules.core.pools import talent
from regelwerk.systems.darkspace.rules.core.probe import cast_of
from regelwerk.systems.darkspace.rules.core.simple_acts import distract_check
from regelwerk.systems.darkspace.rules.core.strength import BETTER, to_spend
from regelwerk.systems.darkspace.rules.cortex.hacking import hacking_check
from regelwerk.systems.darkspace.rules.fight.attack import (
    BODY,
    attack_check,
    attack_cost,
    attack_deeds,
    resolve_attack,
    strike_of,
    weapon_of,
)
from regelwerk.systems.darkspace.rules.fight.cover import protection
from regelwerk.systems.darkspace.rules.fight.declaring import DeclareScene
from regelwerk.systems.darkspace.rules.fight.reach import reach
from regelwerk.systems.darkspace.state import Actor, Deed, World, weapons_of
from regelwerk.systems.darkspace.tactics.chances import Attacker, Shot, Target, chance, landings, nameless, promise
from regelwerk.systems.darkspace.tactics.stakes import Announced, despair, target_of
from regelwerk.systems.darkspace.tactics.weights import Situation, Temper, left_of, stress_price, worth
from regelwerk.systems.darkspace.values import penetration

HAMPERED = 0.1
"""What hampering somebody for a phase is worth, as a share of that one."""
ONE_PERSON = 12.0
"""However many there are, only one is distracted from what they do."""
STRENGTH = 0.4
"""What a point of a group's strength is worth: an action unit brings it back."""
MOST_STRENGTH = 3
REST_OF_PHASE = 2
"""The action units that are left after a routine."""
TAKEN_OUT = 0.5
"""From this chance on an attack out of hiding is worth giving up one's hiding place."""


def is_fair_game(now: Situation, target: Actor) -> bool:
    """Whether somebody would attack: nobody who lies there, no thing that no goal names, nobody who is still hidden."""
    return _is_fair_game(target, worth(now.world, target))


def _is_fair_game(target: Actor, whole: float) -> bool:
    return target.able and not target.infiltrating and whole > 0


def attack_value(now: Situation, deed: Deed, dice: int = 0) -> float:
    """What an attack is worth, by its better way."""
    target = now.world.find(deed.target)
    whole = worth(now.world, target)
    if not _is_fair_game(target, whole):
        return 0.0
    if now.actor.infiltrating and not _is_worth_showing(now, deed):
        return 0.0
    world = now.world
    shot = shot_of(world, deed, dice)
    attacker, other = attacker_of(now.actor, target.id), target_of(world, target)
    value = _best_way(now, attacker, shot, other, whole)
    # A weak spot changes nothing unless the armour is harder than the weapon.
    if shot.guard.hard > penetration(shot.weapon, world.options):
        value = max(value, _best_way(now, attacker, replace(shot, weak_spot=True), other, whole))
    return value * now.temper.strike * now.aims.fight


def shot_of(world: World, deed: Deed, dice: int = 0) -> Shot:
    """An attack as it could be announced now."""
    weapon = weapon_of(world, deed)
    steps = max(0, reach(world, deed.detail or deed.who, deed.target, weapon).steps - deed.amount)
    guard = protection(world, deed.target, weapon.kind, deed.who)
    target = world.find(deed.target)
    return Shot(weapon, steps, guard, target.full_defence, target.dug_in, deed.weak_spot, deed.ambush, dice)


def attacker_of(actor: Actor, target: str) -> Attacker:
    """An attacker, as the odds know one."""
    distracted = actor.distracted_by not in ("", target)
    return Attacker(actor.sheet, actor.reductions, actor.handicaps, actor.suppressed, distracted, actor.aim)


def _best_way(now: Situation, attacker: Attacker, shot: Shot, target: Target, whole: float) -> float:
    """What an attack is worth as it is announced; a group puts strength into it where that pays."""
    options = now.world.options
    found = promise(attacker, shot, target, options)
    best = found.share * whole
    for n in range(1, min(MOST_STRENGTH, to_spend(now.actor)) + 1):
        better = promise(attacker, replace(shot, bonus=BETTER * n), target, options)
        best = max(best, better.share * whole - STRENGTH * n)
    return best - stress_price(now.world, now.actor, 1, now.temper) if found.desperate else best


def _is_worth_showing(now: Situation, deed: Deed) -> bool:
    """In hiding only a blow that most likely ends it at once is struck."""
    return take_out_chance(now.world, replace(deed, ambush="take_out")) >= TAKEN_OUT


def take_out_chance(world: World, deed: Deed) -> float:
    """The chance that an attack out of hiding puts the target out of action at once."""
    check = attack_check(world, deed)
    values = strike_of(world, deed, check)
    target = world.find(deed.target)
    needed = talent(target, "constitution", world.options)
    found = 0.0
    for monitor, damage, share in landings(resolve_attack, replace(values, cast=nameless(values.cast))):
        struck = deed.ambush == "take_out" and monitor in BODY and damage >= needed
        if struck or is_beaten(marked(target, monitor, damage, world.options), world.options):
            found += share
    return found


def ram_value(now: Situation, deed: Deed, dice: int = 0) -> float:
    """What running into somebody is worth."""
    target = now.world.find(deed.target)
    if not is_fair_game(now, target):
        return 0.0
    value = Announced(now.world, deed, ram_check(now.world, deed)).stake(dice)
    return value * now.temper.strike * max(now.aims.fight, 0.9)


def distract_value(now: Situation, deed: Deed) -> float:
    """What it is worth to distract somebody who has still to act; the less, the nearer their side is to its end."""
    target = now.world.find(deed.target)
    if target.distracted_by or target.infiltrating or target.sheet.kind == "object":
        return 0.0
    late = 1.0 if deed.target in now.world.queue else 0.7
    likely = chance(cast_of(now.world, distract_check(now.world, deed)))
    lasting = left_of(now.world).get(target.side, 1.0)
    return likely * HAMPERED * late * lasting * min(ONE_PERSON, worth(now.world, target)) * now.temper.caution


def attack_here(now: Situation) -> float:
    """The best attack that somebody has now, per action unit."""
    if now.here is None:
        now.here = best_attack(now, now.world)
    return now.here


def best_attack(now: Situation, world: World) -> float:
    """The best attack that somebody would have in a world, per action unit."""
    there = now.after(world)
    offer = attack_deeds(world, there.actor)
    return 0.0 if isinstance(offer, Refused) else best_rate(there, offer)


def man_gun_value(now: Situation, deed: Deed) -> float:
    """A gun that no comrade mans is worth what its shots of the rest of a phase are better than one's own."""
    world = now.world
    if now.actor.at_controls or gunner_of(world, world.find(deed.target), deed.tool) is not None:
        return 0.0
    there = world.change(now.who, mans=(deed.target, deed.tool))
    return REST_OF_PHASE * max(0.0, best_attack(now, there) - attack_here(now))


def best_rate(now: Situation, deeds: Sequence[Deed]) -> float:
    """The best of some attacks, per action unit."""
    return max((attack_value(now, deed) / attack_cost(now.world, deed).total for deed in deeds), default=0.0)


def hand_to_hand(now: Situation, world: World, target: str) -> float:
    """The best blow against somebody at touching distance, per action unit."""
    there = now.after(world)
    blades = [weapon for weapon in weapons_of(there.actor, world.options) if weapon.kind in ("melee", "natural")]
    return best_rate(there, [Deed("attack", now.who, target, weapon.id) for weapon in blades])


# -- how to attack ----------------------------------------------------------------------------------------------------


def declare(scene: DeclareScene, answers: list[str], temper: Temper) -> str:
    """The effect of an ambush, a weak spot or not, stress against a wrong distance."""
    world, deed = scene.world, scene.deed
    match scene.choice:
        case "ambush":
            return max(answers, key=lambda effect: _declared(world, replace(deed, ambush=effect), temper))
        case "weak_spot":
            plain, weak = (_declared(world, replace(deed, weak_spot=weak), temper) for weak in (False, True))
            return "weak_spot" if weak > plain else "plain"
    actor = world.find(deed.who)
    return max(
        answers,
        key=lambda steps: (
            _declared(world, replace(deed, amount=int(steps)), temper) - stress_price(world, actor, int(steps), temper)
        ),
    )


def _declared(world: World, deed: Deed, temper: Temper) -> float:
    """What an attack is worth as it is announced; taking somebody out at once counts in full."""
    if deed.kind == "hack":
        check = hacking_check(world, deed)
        return Announced(world, deed, check).stake() - despair(world, check, temper)
    actor, target = world.find(deed.who), world.find(deed.target)
    found = promise(attacker_of(actor, target.id), shot_of(world, deed), target_of(world, target), world.options)
    value = found.share * worth(world, target) * target.able
    if found.desperate:
        value -= stress_price(world, actor, 1, temper)
    if deed.ambush == "take_out":
        value = max(value, take_out_chance(world, deed) * worth(world, target))
    return value
