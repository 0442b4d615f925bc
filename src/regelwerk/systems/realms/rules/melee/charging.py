"""The attack move: a move that ends in a melee, and what it costs to break away from one."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Answer, Refusal
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, do, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.space import Path, cut, first_stop, length
from regelwerk.space.contacts import approach as way_to
from regelwerk.space.contacts import contact
from regelwerk.systems.realms.rules.core.acts import Act, Reaction, announced, paid, price, too_dear
from regelwerk.systems.realms.rules.core.picking import Picking, pick
from regelwerk.systems.realms.rules.damage.structure import why_not_fight
from regelwerk.systems.realms.rules.melee.melee import (
    attack,
    fight,
    melee_weapon,
    melee_weapons,
    weapon_cost,
    why_not_attack,
)
from regelwerk.systems.realms.rules.melee.melee_roll import Onset
from regelwerk.systems.realms.rules.movement.climbing import Climb, climb_of
from regelwerk.systems.realms.rules.movement.movement import ask_test, go, planned, why_not_before_flight
from regelwerk.systems.realms.rules.movement.passability import (
    ROAD_BONUS,
    Price,
    per_action,
    priced,
    reach_on,
    tested,
)
from regelwerk.systems.realms.rules.movement.walking import (
    bodies,
    crossable,
    everybody_else,
    ground_of,
    in_the_way,
    reach_of,
    stop_before,
    why_not_follow,
    why_not_leave,
)
from regelwerk.systems.realms.rules.shooting.shooting import measuring
from regelwerk.systems.realms.rules.shooting.targets import measures_ahead, why_out
from regelwerk.systems.realms.rules.sight import camouflage
from regelwerk.systems.realms.rules.sight.positions import body, cm, in_contact, perceives
from regelwerk.systems.realms.state import Deed, Model, Shots, World
from regelwerk.systems.realms.values import RADIUS, Weapon

KIND = "attack_move"
NOTHING: frozenset[str] = frozenset()


# -- the way ----------------------------------------------------------------------------------------------------------


class Rush(NamedTuple):
    """The way of an attack move as far as it goes, and whether it ends in contact."""

    path: Path
    reaches: bool


@lru_cache(maxsize=1 << 10)
@rule("RE-MOV-10", "RE-GEO-03", "RE-GEO-15")
def way(world: World, model: Model, target: Model) -> Climb | None:
    """The shortest way to contact with a target, round what stands about or over it; None if there is none."""
    field = world.scene.battlefield
    ground, radius, goal = ground_of(field), RADIUS[model.card.size], body(target, world.options)
    found: list[Climb] = []
    for passable in dict.fromkeys((NOTHING, crossable(world, model))):
        # Friends may be run past but not stopped on: if the first way ends on one, it has to go round them all.
        for others in (in_the_way(world, model), everybody_else(world, model)):
            path = way_to(model.at, radius, goal, ground, bodies(world, others), passable)
            climb = climb_of(world, model, path) if path is not None else None
            if (
                climb is not None
                and climb.height(climb.plan) == target.floor
                and not why_not_follow(world, model, climb)
            ):
                if path == (model.at, contact(model.at, radius, goal)):
                    return climb
                found.append(climb)
                break
    return min(found, key=lambda climb: climb.counted, default=None)


@rule("RE-MOV-08", "RE-MOV-10", "RE-GEO-03")
def rush(world: World, model: Model, climb: Climb, actions: int = 1) -> Rush:
    """A way to contact, as far as a number of movement actions carries."""
    along = climb.reached(actions * reach_on(world, model, climb.path))
    if along >= climb.plan:
        return Rush(climb.path, reaches=True)
    return Rush(cut(climb.path, stop_before(world, model, climb.path, along))[0], reaches=False)


def charge(world: World, model: Model, weapon: Weapon, target: Model) -> Deed | None:
    """An attack move that reaches its target; None if none does."""
    if why_not_charge(world, model) or why_not_target(world, model, target) or _is_out_of_reach(world, model, target):
        return None
    climb = way(world, model, target)
    if climb is None:
        return None
    path, reaches = rush(world, model, climb)
    return Deed(KIND, model.id, weapon.id, (Shots(target.id),), path=path) if reaches else None


def _is_out_of_reach(world: World, model: Model, target: Model) -> bool:
    """Whether a target is too far away even if nothing stood between; no way is looked for then."""
    return _apart(model, target) > reach_of(world, model) + ROAD_BONUS


def _apart(model: Model, target: Model) -> float:
    """How far it is from base to base."""
    return math.dist(model.at, target.at) - RADIUS[model.card.size] - RADIUS[target.card.size]


@rule("RE-MOV-08")
def _too_far(world: World, model: Model, enemy: Model) -> Refused:
    """Why nobody runs at an enemy who is out of reach even in a straight line."""
    apart, reach = cm(round(_apart(model, enemy))), cm(reach_of(world, model))
    return Refused(phrase("re-refuse-charge-apart", whom=Ref(enemy.id), cm=apart, reach=reach), "RE-MOV-08")


def approach(world: World, model: Model, target: Model) -> Deed | None:
    """A plain move of one action towards a target; None if there is no way or it cannot be paid."""
    climb = way(world, model, target)
    if climb is None or why_not_leave(world, model):
        return None
    path = rush(world, model, climb).path
    deed = planned(world, model, path) if len(path) > 1 else None
    return deed if isinstance(deed, Deed) else None


def straight_on(world: World, model: Model, target: Model) -> Deed | None:
    """A plain move of one action straight at a target, as far as nothing stands in the way; None if it goes nowhere."""
    path = model.at, target.at
    beneath = crossable(world, model) if model.floor else NOTHING
    ground, others = ground_of(world.scene.battlefield), bodies(world, in_the_way(world, model))
    stop = first_stop(path, RADIUS[model.card.size], ground, others, beneath)
    far = min(reach_on(world, model, path), length(path) if stop is None else stop.along)
    way = cut(path, stop_before(world, model, path, far))[0]
    deed = planned(world, model, way) if len(way) > 1 else None
    return deed if isinstance(deed, Deed) else None


# -- who can charge whom ----------------------------------------------------------------------------------------------


@rule("RE-MOV-09", "RE-MVT-03", "RE:charge_prone")
def why_not_charge(world: World, model: Model) -> Refused | None:
    """Why a model can make no attack move at all."""
    if model.prone and world.options.charge_prone == "forbidden":
        return Refused(phrase("re-refuse-charge-prone"), "RE-MOV-09")
    return why_not_leave(world, model) or why_not_before_flight(world, model) or why_not_fight(model)


@rule("RE-MOV-09", "RE-MEL-18")
def why_not_target(world: World, model: Model, target: Model) -> Refused | None:
    """Why nobody can run at a target: it is out, hidden, or touched already."""
    refused = why_out(target, world.options)
    if refused is None and in_contact(world, model, target):
        return Refused(phrase("re-refuse-touched", whom=Ref(target.id)), "RE-MOV-09")
    return refused or camouflage.why_hidden(target)


def _foes(world: World, model: Model) -> list[Model]:
    return [enemy for enemy in world.enemies(model) if why_out(enemy, world.options) is None]


@rule("RE-MOV-09")
def _offered(world: World, model: Model) -> Refused | bool:
    enemies = _foes(world, model)
    weapons = melee_weapons(world, model)
    if not enemies or (not weapons and why_not_fight(model) is None):
        return False
    refused = why_not_charge(world, model)
    if refused is not None:
        return refused
    reasons = [why_not_target(world, model, enemy) for enemy in enemies]
    if None not in reasons:
        return reasons[0] or False
    dear = too_dear(model, _cheapest(world, model))
    if dear is not None or not measures_ahead(world.options):
        return dear or True
    first: Refused | None = None
    for enemy in enemies:
        if _is_refused_unseen(world, model, enemy):
            first = first or why_not_target(world, model, enemy) or _too_far(world, model, enemy)
            continue
        climb = way(world, model, enemy) if why_not_target(world, model, enemy) is None else None
        for weapon in weapons:
            made = _deed(world, model, weapon, enemy, climb)
            if isinstance(made, Deed):
                return True
            first = first or made
    return first or False


def _is_refused_unseen(world: World, model: Model, enemy: Model) -> bool:
    """Whether an attack move is refused whatever way there is: none is looked for then."""
    return world.options.merge_scope != "final_attack_move" and _is_out_of_reach(world, model, enemy)


def _cheapest(world: World, model: Model) -> int:
    return min((weapon.wk for weapon in melee_weapons(world, model)), default=0) + int(model.prone)


# -- what it costs ----------------------------------------------------------------------------------------------------


@rule("RE-MOV-09", "RE-MOV-10", "RE-PAS-02", "RE:charge_prone", "RE:merge_scope")
def priced_charge(world: World, deed: Deed) -> Price:
    """The class of the weapon and what the ground adds; moves joined to it cost what moves cost."""
    model = world.find(deed.who)
    weapon = melee_weapon(world, model, deed.weapon)
    assert weapon is not None, deed
    cost = weapon_cost(weapon, "RE-MOV-09")
    if model.prone:
        cost = cost.plus(1, "RE:charge_prone", "re-term-crawl")
    cost = cost.plus((deed.actions - 1) * per_action(model).total, "RE-MOV-08", "re-term-move")
    ground = priced(world, model, climb_of(world, model, deed.path))
    for term in ground.cost.terms[1:]:
        cost = cost.plus(term.amount, term.rule_id, term.message, term.source)
    return Price(cost, deed.actions, ground.saved)


def cost(world: World, deed: Deed) -> Tally:
    """What an attack move costs before any test."""
    return priced_charge(world, deed).cost


# -- announcing -------------------------------------------------------------------------------------------------------


@rule("RE-MOV-05", "RE-MOV-09", "RE-MEA-02", "RE:premeasure")
def _declare(world: World, model: Model) -> Play[Deed | None]:
    """With what at whom. Unless the table measures ahead, whether the way is short enough shows itself."""
    found, refused = _charges(world, model)
    question = phrase("re-ask-charge", who=Ref(model.id), measured=measures_ahead(world.options))
    deed = yield from pick(Picking(world, model.id, KIND), "RE-MOV-09", question, found, refused)
    if deed is not None and world.options.merge_scope == "final_attack_move":
        deed = yield from _joined(world, model, deed)
    return None if deed is None else (yield from ask_test(world, deed, priced_charge(world, deed)))


def _charges(world: World, model: Model) -> tuple[list[Answer[Deed]], list[Refusal]]:
    """Every attack move that can be announced now, and why the others cannot."""
    found: list[Answer[Deed]] = []
    refused: list[Refusal] = []
    for enemy in _foes(world, model):
        climb = way(world, model, enemy) if why_not_target(world, model, enemy) is None else None
        for weapon in melee_weapons(world, model):
            key = f"{weapon.id}:{enemy.id}"
            label = phrase("re-answer-charge", weapon=Ref(weapon.id), whom=Ref(enemy.id))
            made = _deed(world, model, weapon, enemy, climb)
            if isinstance(made, Deed):
                found.append(Answer(key, made, label, price(cost(world, made).total)))
            else:
                refused.append(Refusal(key, label, *made))
    return found, refused


def _deed(world: World, model: Model, weapon: Weapon, enemy: Model, climb: Climb | None) -> Deed | Refused:
    """An attack move at an enemy, or why there is none."""
    why = why_not_target(world, model, enemy)
    if why is not None:
        return why
    if climb is None:
        return Refused(phrase("re-refuse-no-way", whom=Ref(enemy.id)), "RE-GEO-15")
    path, reaches = rush(world, model, climb)
    merged = world.options.merge_scope == "final_attack_move"
    if measures_ahead(world.options) and not reaches and not merged:
        reach = cm(reach_on(world, model, climb.path))
        return Refused(
            phrase("re-refuse-charge-far", whom=Ref(enemy.id), cm=cm(climb.counted), reach=reach), "RE-MOV-08"
        )
    deed = Deed(KIND, model.id, weapon.id, (Shots(enemy.id),), path=path)
    return too_dear(model, cost(world, deed).total) or deed


@rule("RE-MOV-03", "RE:merge_scope")
def _joined(world: World, model: Model, deed: Deed) -> Play[Deed | None]:
    """How many movement actions are joined, the attack move being the last of them."""
    climb = way(world, model, world.find(deed.target))
    assert climb is not None, deed
    found = []
    for actions in range(1, model.ap + 1):
        longer = deed._replace(actions=actions, path=rush(world, model, climb, actions).path)
        ap = cost(world, longer).total
        if ap <= model.ap:
            found.append(Answer(str(actions), longer, phrase("re-answer-joined", n=actions), price(ap)))
    question = phrase("re-ask-joined", who=Ref(model.id), whom=Ref(deed.target))
    return (yield from pick(Picking(world, model.id, KIND), "RE-MOV-03", question, found))


# -- carrying out -----------------------------------------------------------------------------------------------------


@rule("RE-MOV-09", "RE-MOV-10", "RE-MOV-11", "RE-MEA-02", "RE:premeasure", "RE:camo_reveal_timing", "RE:ruling_56")
def _perform(world: World, deed: Deed) -> Play[World]:
    """Test, pay, run, with reactions on the way; a model that ends in contact with an enemy fights at once."""
    trial = yield from tested(world, deed, priced_charge(world, deed), "RE-MOV-09")
    world = paid(world, deed, trial.cost)
    if not trial.announced:
        yield announced(deed, "RE-MOV-09", trial.cost)
    if not measures_ahead(world.options):
        yield from do(measuring)
    if world.options.camo_reveal_timing == "on_declaration":
        world = yield from camouflage.ambush(world, deed.who)
    onset = Onset(charged=True, start=world.find(deed.who).at)

    def strike(now: World) -> Play[World]:
        mover = now.find(deed.who)
        if not mover.active:
            return now
        met = _met(now, deed)
        if met:
            return (yield from attack(now, deed._replace(targets=(Shots(met),)), onset))
        yield note("RE-MOV-11", "re-charge-short", who=Ref(deed.who), whom=Ref(deed.target))
        return now

    return (yield from go(world, deed._replace(path=trial.path), trial, strike))


@rule("RE-MOV-11")
def _met(world: World, deed: Deed) -> str:
    """Whom a finished attack move is a melee with: its target, or another enemy that it has come to touch."""
    mover, target = world.find(deed.who), world.find(deed.target)
    if in_contact(world, mover, target):
        return target.id
    return next((one.id for one in world.enemies(mover) if why_not_attack(world, mover, one) is None), "")


# -- breaking away ----------------------------------------------------------------------------------------------------


@rule("RE:disengage", "RE:ruling_106")
def _may_strike_after(world: World, model: Model, action: Deed) -> bool:
    """Whether somebody runs away from a model that could strike after it."""
    if world.options.disengage == "free" or not action.path:
        return False
    mover = world.find(action.who)
    if mover.side == model.side or mover.camouflaged:
        return False
    gone = replace(mover, at=action.path[-1])
    return in_contact(world, model, mover) and not in_contact(world, model, gone)


@rule("RE:disengage", "RE-REA-03", "RE-REA-05")
def _strikes(world: World, model: Model, action: Deed) -> tuple[Deed, ...]:
    """One blow with any weapon at hand, while the bases still touch and the leaving model is noticed."""
    mover = world.find(action.who)
    if not _may_strike_after(world, model, action) or not mover.active or not perceives(world, model, mover):
        return ()
    shots = (Shots(action.who),)
    return tuple(
        Deed("opportunity_attack", model.id, weapon.id, shots)
        for weapon in melee_weapons(world, model)
        if weapon.wk - 1 <= model.ap
    )


@rule("RE:disengage")
def _strike_cost(world: World, deed: Deed) -> Tally:
    """One action point less than the class of the weapon."""
    weapon = melee_weapon(world, world.find(deed.who), deed.weapon)
    wk = weapon.wk if weapon is not None else 1
    return tally(wk, "RE-MEL-08", "re-term-wk", deed.weapon).plus(-1, "RE:disengage", "re-term-leaving")


@rule("RE:disengage")
def _strike_after(world: World, deed: Deed, _action: Deed) -> Play[World]:
    """The blow; the model that breaks away defends without agility and cannot riposte."""
    weapon = melee_weapon(world, world.find(deed.who), deed.weapon)
    assert weapon is not None, deed
    return (yield from fight(world, deed.who, deed.target, weapon, Onset(leaving=True), riposte=False))


ACTS = (Act(KIND, "RE-MOV-09", _offered, _cheapest, _declare, cost, _perform),)
REACTIONS = (Reaction("opportunity_attack", "RE:disengage", _may_strike_after, _strikes, _strike_cost, _strike_after),)
