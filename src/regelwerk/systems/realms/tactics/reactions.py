"""Reactions: whether to dodge, drop, fire, strike or look, weighed against the action points that they take."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.engine.answers import Answer
from regelwerk.space import samples
from regelwerk.systems.realms.rules.core.replies import NONE, Reply, ReplyScene
from regelwerk.systems.realms.rules.melee.melee import RiposteScene
from regelwerk.systems.realms.rules.movement.movement import STEP
from regelwerk.systems.realms.rules.shooting.dodging import DODGE, DROP, dodging
from regelwerk.systems.realms.rules.shooting.hitting import declare_shot
from regelwerk.systems.realms.rules.shooting.targets import shot_cost, why_not_aim
from regelwerk.systems.realms.rules.sight import spotting
from regelwerk.systems.realms.rules.sight.spotting import SUPPORT
from regelwerk.systems.realms.state import Deed, Model, World, weapon_of
from regelwerk.systems.realms.tactics.alternatives import UNMASKING
from regelwerk.systems.realms.tactics.chances import shot_chance, spot_chance
from regelwerk.systems.realms.tactics.goals import menace
from regelwerk.systems.realms.tactics.melee import best_riposte, calmed, strikes_at
from regelwerk.systems.realms.tactics.shots import worth_of
from regelwerk.systems.realms.tactics.weights import AP, CARRIED_OVER, Temper, worth

FAINT = 1 / 6
"""A reaction shot that hits less often than this is not fired."""


def price(model: Model, temper: Temper) -> float:
    """What an action point costs a model now: less once its phase is over and half of the rest would be lost."""
    return AP * temper.thrift * (CARRIED_OVER if model.had_phase else 1.0)


def reply(scene: ReplyScene, answers: Sequence[Answer[Reply | None]], temper: Temper) -> str:
    """The reaction that gains most; none if nothing gains anything."""
    best, gained = NONE, 0.0
    for answer in answers:
        if answer.value is None:
            continue
        gain = _gain(scene, answer.value, temper)
        if gain > gained:
            best, gained = answer.key, gain
    return best


def _gain(scene: ReplyScene, answer: Reply, temper: Temper) -> float:
    """What a reaction gains beyond its price."""
    world, me = scene.world, scene.world.find(scene.who)
    cost = price(me, temper)
    match answer.deed.kind:
        case "dodge":
            return _saved(world, scene.action, me, dropped=False) - DODGE * cost
        case "drop_prone":
            return _saved(world, scene.action, me, dropped=True) - (DROP + 1) * cost
        case "reaction_fire":
            return _fire(scene, answer, temper, cost)
        case "spot":
            sought = world.find(answer.deed.target)
            found = spot_chance(spotting.declare_spotting(world, me, sought, answer.deed.extra))
            return found * UNMASKING * worth(sought.card) * menace(world, sought) - (1 + answer.deed.extra) * cost
        case "spot_support":
            return _support(scene, answer.deed) - SUPPORT * cost
        case "opportunity_attack":
            return _opportunity(world, answer.deed, temper, cost)
    return 0.0


# -- being shot at ----------------------------------------------------------------------------------------------------


def _saved(world: World, shot: Deed, me: Model, *, dropped: bool) -> float:
    """How much less a model that dodges or drops has to fear a shot."""
    index = next(n for n, shots in enumerate(shot.targets) if shots.target == me.id)
    still = calmed(world)
    changed = still.change(me.id, prone=True) if dropped else dodging(still, me.id)
    hidden = dropped and why_not_aim(changed, changed.find(shot.who), changed.find(me.id)) is not None
    return _feared(still, shot, index) - (0.0 if hidden else _feared(changed, shot, index))


def _feared(world: World, shot: Deed, index: int) -> float:
    """What a shot costs its target on average."""
    declared = declare_shot(world, shot, index)
    return worth_of(shot_chance(declared), declared.hit.clash)


# -- shooting and striking --------------------------------------------------------------------------------------------


def _fire(scene: ReplyScene, answer: Reply, temper: Temper, cost: float) -> float:
    """Reaction fire at the place where the actor is at that moment."""
    world, shot = calmed(_at(scene, answer)), answer.deed
    shooter, target = world.find(shot.who), world.find(shot.target)
    declared = declare_shot(world, shot)
    chance = shot_chance(declared)
    if chance.hit < FAINT:
        return 0.0
    weapon = weapon_of(shooter, shot.weapon)
    gain = worth_of(chance, declared.hit.clash)
    # A reaction that comes first may stop the action altogether: the same shot is worth a little more early.
    early = 1.1 if not answer.moment else 1.0
    return early * gain * temper.strike * menace(world, target) - shot_cost(weapon, shot.kind).total * cost


def _at(scene: ReplyScene, answer: Reply) -> World:
    """The table as it is when the reaction comes."""
    world, path = scene.world, scene.action.path
    if len(path) < 2:
        return world
    places = samples(path, STEP)
    return world.change(scene.action.who, at=places[min(answer.moment, len(places) - 1)][1])


def _opportunity(world: World, deed: Deed, temper: Temper, cost: float) -> float:
    still = calmed(world)
    found = strikes_at(still, still.find(deed.who), still.find(deed.target))
    strike = next((one for one in found if one.weapon == deed.weapon), None)
    return strike.gain * temper.strike - (strike.ap - 1) * cost if strike is not None else 0.0


def riposte(scene: RiposteScene, temper: Temper) -> str:
    """The weapon to strike back with, or none."""
    me = scene.world.find(scene.who)
    return best_riposte(scene.world, scene.who, scene.whom, scene.weapons, price(me, temper), temper) or NONE


# -- looking ----------------------------------------------------------------------------------------------------------


def _support(scene: ReplyScene, deed: Deed) -> float:
    """How much likelier a friend finds somebody with one more die."""
    world, action = scene.world, scene.action
    spotter, sought = world.find(action.who), world.find(deed.target)
    alone, helped = (
        spot_chance(spotting.declare_spotting(world, spotter, sought, action.extra, helpers)) for helpers in (0, 1)
    )
    return (helped - alone) * UNMASKING * worth(sought.card) * menace(world, sought)
