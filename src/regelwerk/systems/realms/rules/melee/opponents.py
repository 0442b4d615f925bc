"""Direct opponents: who threatens a model, the test to ignore them, and the duty to attack."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.space.arcs import direction
from regelwerk.space.bases import EPS
from regelwerk.systems.realms.rules.core.menu import ACTS
from regelwerk.systems.realms.rules.core.profile import attribute
from regelwerk.systems.realms.rules.core.rolls import attribute_roll
from regelwerk.systems.realms.rules.melee import charging, melee
from regelwerk.systems.realms.rules.movement import movement
from regelwerk.systems.realms.rules.shooting import targets
from regelwerk.systems.realms.rules.sight.positions import danger_radius, distance, in_contact
from regelwerk.systems.realms.state import Deed, Model, Phase, Shots, World, seat_of
from regelwerk.systems.realms.values import Weapon

SHOTS = ("normal_shot", "aimed_shot", "snap_shot")
ATTACKS = (*SHOTS, "melee", "attack_move")


@rule("RE-DNG-01", "RE-DNG-02", "RE-DNG-03", "RE-GEO-18", "RE:drones")
def direct_opponents(world: World, model: Model) -> tuple[str, ...]:
    """Every enemy in base contact, and the nearest ones inside the danger area; hidden and fallen ones do not count."""
    if model.card.type == "drone" and world.options.drones == "controller":
        return ()
    enemies = [enemy for enemy in world.enemies(model) if enemy.active and enemy.revealed]
    touching = [enemy.id for enemy in enemies if in_contact(world, model, enemy)]
    reach = danger_radius(world, model).total
    near = [(distance(world, model, enemy), enemy.id) for enemy in enemies]
    near = [(far, who) for far, who in near if far <= reach + EPS]
    nearest = min(near)[0] if near else 0.0
    return (*touching, *(who for far, who in near if far <= nearest + EPS and who not in touching))


class OpponentScene(NamedTuple):
    """What somebody knows whose model has a direct opponent."""

    world: World
    who: str
    opponents: tuple[str, ...]


@rule("RE-INI-04", "RE-INI-05", "RE:direct_opponent_timing", "RE:nearest_tie")
def settle(world: World) -> Play[World]:
    """At the start of a phase: fight the direct opponent, or try to ignore it with a roll on EH."""
    assert world.phase is not None
    phase = replace(world.phase, settled=True)
    model = world.find(phase.who)
    opponents = direct_opponents(world, model)
    if not opponents or not _can_be_bound(world, model, opponents):
        return replace(world, phase=replace(phase, duty=()))
    opponents = yield from _one_of_the_nearest(world, model, opponents)
    answers = Listed(
        [
            Answer("fight", False, phrase("re-answer-fight")),
            Answer("ignore", True, phrase("re-answer-ignore", value=attribute(world, model, "eh"))),
        ]
    )
    question = phrase("re-ask-opponent", who=Ref(model.id), whom=Ref(opponents[0]))
    scene = OpponentScene(world, model.id, opponents)
    ignore = yield from choose(seat_of(world, model.id), model.id, "RE-INI-04", question, answers, "fight", scene)
    if ignore:
        wanted = attribute(world, model, "eh")
        purpose = phrase("re-test-ignore", whom=Ref(opponents[0]))
        seat = seat_of(world, model.id)
        if (yield from attribute_roll(seat, model.id, wanted, "RE-INI-04", world.options, purpose=purpose)):
            return replace(world, phase=replace(phase, duty=(), bound=()))
        yield note("RE-INI-05", "re-must-fight", who=Ref(model.id), whom=Ref(opponents[0]))
    bound = opponents if world.options.forced_attack == "all_attacks_this_phase" else ()
    return replace(world, phase=replace(phase, duty=opponents, bound=bound))


@rule("RE:nearest_tie", "RE-DNG-03")
def _one_of_the_nearest(world: World, model: Model, opponents: tuple[str, ...]) -> Play[tuple[str, ...]]:
    """Of several equally near enemies the owner names the direct opponent; those in contact count anyway."""
    touching = tuple(who for who in opponents if in_contact(world, model, world.find(who)))
    others = tuple(who for who in opponents if who not in touching)
    if touching and others:
        return opponents
    if len(others) < 2 or world.options.nearest_tie == "both":
        return opponents
    answers = Listed([Answer(who, who, phrase("re-answer-model", who=Ref(who))) for who in others])
    question = phrase("re-ask-nearest", who=Ref(model.id))
    scene = OpponentScene(world, model.id, others)
    named = yield from choose(seat_of(world, model.id), model.id, "RE-DNG-02", question, answers, others[0], scene)
    return (named,)


def _can_be_bound(world: World, model: Model, opponents: tuple[str, ...]) -> bool:
    phase = world.phase
    assert phase is not None
    return bool(open_duty(replace(world, phase=replace(phase, duty=opponents)), model))


@rule("RE-INI-05", "RE:forced_attack")
def open_duty(world: World, model: Model) -> tuple[str, ...]:
    """The opponents one of whom must be attacked now; nobody once the duty has lapsed."""
    phase = world.phase
    if phase is None or not phase.duty:
        return ()
    still = direct_opponents(world, model)
    opponents = tuple(who for who in phase.duty if who in still)
    return opponents if opponents and forced_deed(world, model, opponents) is not None else ()


@rule("RE-INI-05", "RE:forced_attack")
def without_lapsed_duty(world: World) -> World:
    """The running phase without a duty that nothing can be done about; it does not come back."""
    phase = world.phase
    if phase is None or not phase.duty or open_duty(world, world.find(phase.who)):
        return world
    return replace(world, phase=replace(phase, duty=()))


@lru_cache(maxsize=1 << 10)
@rule("RE-INI-05", "RE:forced_attack")
def forced_deed(world: World, model: Model, opponents: tuple[str, ...]) -> Deed | None:
    """What the duty comes down to: an attack if one is possible, else a turn, standing up or a step nearer."""
    due = movement.flight(world, model)
    if due is not None:
        return _affordable(world, model, movement.planned(world, model, due))
    for who in opponents:
        opponent = world.find(who)
        attack = _attack(world, model, opponent)
        if attack is not None:
            return attack
        turned = _turned(world, model, opponent)
        if turned is not None and _attack(turned, turned.find(model.id), opponent) is not None:
            return Deed("turn", model.id, facing=turned.find(model.id).facing)
        if _can_stand_up(world, model):
            return Deed("stand_up", model.id)
        nearer = _step_nearer(world, model, opponent)
        if nearer is not None:
            return nearer
    return None


def _carried(world: World, model: Model) -> list[Weapon]:
    """The weapons that can create the duty; bare hands cannot."""
    armed = [weapon for weapon in model.card.weapons if targets.why_not_weapon(world, model, weapon) is None]
    if world.options.forced_attack == "melee_only":
        return [weapon for weapon in melee.melee_weapons(world, model) if weapon in armed]
    return armed


def _cheapest(world: World, model: Model) -> int | None:
    """The fewest action points that an attack with a carried weapon takes."""
    return min((weapon.wk for weapon in _carried(world, model)), default=None)


def _attack(world: World, model: Model, opponent: Model) -> Deed | None:
    """The cheapest attack on an opponent that is possible from here."""
    found: list[tuple[int, Deed]] = []
    for weapon in _carried(world, model):
        shots = (Shots(opponent.id),)
        only_melee = weapon.is_melee or world.options.forced_attack == "melee_only"
        if not only_melee and targets.why_not(world, model, weapon, opponent, "snap_shot") is None:
            found.append((weapon.wk, Deed("snap_shot", model.id, weapon.id, shots)))
        if weapon.id not in {one.id for one in melee.melee_weapons(world, model)}:
            continue
        if in_contact(world, model, opponent):
            if weapon.wk <= model.ap:
                found.append((weapon.wk, Deed("melee", model.id, weapon.id, shots)))
        else:
            charge = charging.charge(world, model, weapon, opponent)
            if charge is not None and ACTS["attack_move"].cost(world, charge).total <= model.ap:
                found.append((weapon.wk, charge))
    return min(found, key=lambda one: one[0])[1] if found else None


def _turned(world: World, model: Model, opponent: Model) -> World | None:
    """The model facing its opponent, if it may turn now."""
    phase = world.phase
    assert phase is not None
    if model.vitals.legs == "immobile" or (phase.last == "turn" and world.options.turn_limit == "not_twice_running"):
        return None
    return world.change(model.id, facing=direction(model.at, opponent.at))


def _can_stand_up(world: World, model: Model) -> bool:
    cheapest = _cheapest(world, model)
    able = model.prone and movement.why_not_change(model, "stand_up") is None
    return able and cheapest is not None and model.ap - 1 >= cheapest


def _step_nearer(world: World, model: Model, opponent: Model) -> Deed | None:
    """A move that ends nearer to an opponent and leaves enough for an attack.

    The way round a house may lead away from it at first: then straight on is nearer, as far as that goes.
    """
    if in_contact(world, model, opponent):
        return None
    for way in (charging.approach, charging.straight_on):
        deed = _affordable(world, model, way(world, model, opponent))
        if deed is not None and _ends_nearer(world, model, deed, (opponent.id,)):
            return deed
    return None


def _ends_nearer(world: World, model: Model, deed: Deed, opponents: tuple[str, ...]) -> bool:
    there = world.change(model.id, at=deed.path[-1])
    return any(
        distance(there, there.find(model.id), there.find(who)) < distance(world, model, world.find(who)) - EPS
        for who in opponents
    )


def _affordable(world: World, model: Model, deed: Deed | Refused | None) -> Deed | None:
    """A move that leaves enough for an attack."""
    cheapest = _cheapest(world, model)
    if not isinstance(deed, Deed) or cheapest is None:
        return None
    return deed if ACTS["move"].cost(world, deed).total <= model.ap - cheapest else None


@rule("RE-INI-05", "RE:forced_attack")
def why_not(world: World, model: Model, deed: Deed) -> Refused | None:
    """Why a declared action would neglect a direct opponent."""
    phase = world.phase
    assert phase is not None
    bound = [who for who in phase.bound if who in direct_opponents(world, model)]
    if bound and deed.kind in ATTACKS and deed.target not in bound:
        return Refused(phrase("re-refuse-bound", whom=Ref(bound[0])), "RE-INI-05")
    opponents = open_duty(world, model)
    if not opponents or meets_duty(world, deed, opponents):
        return None
    refused = Refused(phrase("re-refuse-duty", whom=Ref(opponents[0])), "RE-INI-05")
    cheapest = _cheapest(world, model)
    if deed.kind not in ("turn", "stand_up", "move", "jump") or cheapest is None:
        return refused
    if model.ap - ACTS[deed.kind].cost(world, deed).total < cheapest:
        return refused
    if movement.flight(world, model) is not None:
        return None
    if deed.kind in ("move", "jump") and not _ends_nearer(world, model, deed, opponents):
        return refused
    return None


@rule("RE-INI-05", "RE:forced_attack")
def meets_duty(world: World, deed: Deed, opponents: tuple[str, ...]) -> bool:
    """Whether a declared action is the attack that was owed, hit or not."""
    if deed.kind not in ATTACKS or deed.target not in opponents:
        return False
    return world.options.forced_attack != "melee_only" or deed.kind in ("melee", "attack_move")


def after_deed(phase: Phase, world: World, deed: Deed) -> Phase:
    """The phase once a declared attack has met the duty; where every action asks anew, it is unsettled again."""
    if phase.duty and meets_duty(world, deed, phase.duty):
        phase = replace(phase, duty=())
    if world.options.direct_opponent_timing == "every_action":
        phase = replace(phase, settled=False)
    return phase
