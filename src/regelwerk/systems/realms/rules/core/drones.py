"""Drones, where a table plays with them: they act in their controller's phase and live on his action points."""

from __future__ import annotations

from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Answer, Numbers, Refusal
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, do, meanwhile, note
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally
from regelwerk.space import Point, cut, length
from regelwerk.space.points import ROUNDING
from regelwerk.space.routes import route
from regelwerk.systems.realms.rules.core.acts import Act, price
from regelwerk.systems.realms.rules.core.picking import Picking, pick
from regelwerk.systems.realms.rules.core.profile import attribute
from regelwerk.systems.realms.rules.core.rolls import attribute_roll
from regelwerk.systems.realms.rules.damage.damage import Blow, apply_hit
from regelwerk.systems.realms.rules.damage.structure import damage_torso
from regelwerk.systems.realms.rules.damage.wounds import Victim, lose, pay_markers
from regelwerk.systems.realms.rules.mission.missions import put_down
from regelwerk.systems.realms.rules.movement.movement import move, planned
from regelwerk.systems.realms.rules.movement.passability import per_action, reach_on
from regelwerk.systems.realms.rules.movement.walking import bodies, ground_of, in_the_way
from regelwerk.systems.realms.rules.sight import camouflage
from regelwerk.systems.realms.state import Deed, Model, Phase, World, seat_of
from regelwerk.systems.realms.values import RADIUS, ROUND_AP, DamageProfile

DRONE_AP = 2
"""What a drone has of its own each round."""
FEEDBACK = DamageProfile("strahl", 1, 0, 1)
"""What the loss of a drone does to its controller."""
KIND = "command"


# -- whose drone ------------------------------------------------------------------------------------------------------


@rule("RE-DRO-01", "RE-MOD-03", "RE:drones")
def is_drone(world: World, model: Model) -> bool:
    """Whether the rules for drones hold for a model."""
    return model.card.type == "drone" and world.options.drones == "controller"


@rule("RE:drones")
def acts_with_controller(world: World, model: Model) -> bool:
    """Whether a drone has no phase of its own because somebody commands it."""
    return is_drone(world, model) and bool(model.controller) and world.find(model.controller).active


@rule("RE:drones")
def is_leaderless(world: World, model: Model) -> bool:
    """Whether a drone has lost its controller."""
    return is_drone(world, model) and not acts_with_controller(world, model)


def drones_of(world: World, model: Model) -> tuple[Model, ...]:
    """The drones that a model commands now."""
    return tuple(
        one for one in world.models if one.active and one.controller == model.id and acts_with_controller(world, one)
    )


# -- rounds -----------------------------------------------------------------------------------------------------------


@rule("RE-AP-01", "RE:drones")
def round_ap(world: World, model: Model) -> int:
    """The action points that a model gets each round."""
    return DRONE_AP if is_drone(world, model) else ROUND_AP


@rule("RE:drones", "RE-SHK-04")
def at_round_start(world: World) -> Play[World]:
    """Controllers may pay for shock markers of their drones; what is left, the drones pay themselves."""
    for drone in world.models:
        if not drone.active or not drone.vitals.markers or not acts_with_controller(world, drone):
            continue
        controller = world.find(drone.controller)
        paid = 0
        most = min(drone.vitals.markers, controller.ap)
        if most:
            question = phrase("re-ask-drone-markers", who=Ref(controller.id), whom=Ref(drone.id))
            numbers = Numbers(0, most, "re-answer-markers", price)
            seat, scene = seat_of(world, controller.id), Picking(world, controller.id, "drone_markers")
            paid = yield from choose(seat, controller.id, "RE-DRO-01", question, numbers, "0", scene)
        if paid:
            yield note("RE-DRO-01", "re-drone-cleared", who=Ref(controller.id), whom=Ref(drone.id), markers=paid)
        vitals = replace(drone.vitals, markers=drone.vitals.markers - paid)
        world = world.pay(controller.id, paid).hurt(drone.id, pay_markers(vitals))
    return world


@rule("RE:drones")
def after_loss(world: World) -> Play[World]:
    """A drone has been put out: its controller makes an EH roll or loses a hit point. It happens once per drone."""
    for drone in world.models:
        if not is_drone(world, drone) or not drone.controller or drone.vitals.status in ("active", "waiting"):
            continue
        who = drone.controller
        world = world.change(drone.id, controller="")
        controller = world.find(who)
        if not controller.active:
            continue
        resolve = attribute(world, controller, "eh")
        seat = seat_of(world, who)
        yield meanwhile(world)
        if (yield from attribute_roll(seat, who, resolve, "RE-DRO-01", world.options)):
            continue
        yield note("RE-DRO-01", "re-drone-feedback", who=Ref(who), whom=Ref(drone.id))
        victim = Victim(who, seat, controller.card, controller.aided, world.options)
        vitals = yield from do(damage_torso if controller.card.is_mike else lose, victim, controller.vitals, 1)
        world = yield from apply_hit(world, Blow("", who, FEEDBACK, "fall"), vitals)
    return world


# -- without a controller ---------------------------------------------------------------------------------------------


@rule("RE:drones")
def leaderless_phase(world: World, who: str) -> Play[World]:
    """A drone without a controller runs to the nearest edge of the table and leaves it there."""
    deed = _flight(world, world.find(who))
    if deed is not None:
        world = yield from move(world, deed)
        world = yield from camouflage.after_action(world, deed)
    drone = world.find(who)
    if drone.active and _edges(world, drone)[0][0] <= ROUNDING:
        yield note("RE-DRO-01", "re-drone-leaves", who=Ref(who))
        world = world.hurt(who, replace(drone.vitals, status="removed"))
        if drone.carries >= 0:
            world = put_down(world, drone, drone.at)
    return world


def _edges(world: World, model: Model) -> list[tuple[int, Point]]:
    """How far the base is from each edge of the table, and where it would touch it; the nearest first."""
    field, radius, (x, y) = world.scene.battlefield, RADIUS[model.card.size], model.at
    places = (
        Point(radius, y),
        Point(field.width - radius, y),
        Point(x, radius),
        Point(x, field.height - radius),
    )
    return sorted((abs(place.x - x) + abs(place.y - y), place) for place in places)


def _flight(world: World, model: Model) -> Deed | None:
    """The longest move towards the nearest edge that can be reached and paid; None if there is none."""
    ground, radius = ground_of(world.scene.battlefield), RADIUS[model.card.size]
    discs = bodies(world, in_the_way(world, model))
    for far, place in _edges(world, model):
        if far <= ROUNDING:
            return None
        path = route(model.at, place, radius, ground, discs)
        if path is None:
            continue
        reach = reach_on(world, model, path)
        for actions in range(model.ap // per_action(model).total, 0, -1):
            deed = planned(world, model, cut(path, min(length(path), actions * reach))[0])
            if isinstance(deed, Deed):
                return deed
    return None


# -- orders -----------------------------------------------------------------------------------------------------------


def _own_phase(world: World, drone: str) -> Phase:
    """The phase of a drone within its controller's; what was tried to be spotted counts for both."""
    running = world.phase
    assert running is not None
    begun = next((one for one in running.drones if one.who == drone), Phase(drone, settled=True))
    return replace(begun, spotted=running.spotted, drones=())


@rule("RE:drones")
def borrowing(world: World, drone: Model) -> World:
    """The table as a drone decides: its own phase runs, and its controller's action points are its own."""
    phase = _own_phase(world, drone.id)
    ap = drone.ap + world.find(drone.controller).ap
    return replace(world, phase=phase).hurt(drone.id, replace(drone.vitals, ap=ap))


def _open_kinds(world: World, drone: Model) -> list[tuple[Act, Refused | None]]:
    """The kinds of action that a drone could be ordered to take."""
    from regelwerk.systems.realms.rules.core.menu import choices  # menu.py knows this chapter too

    able = borrowing(world, drone)
    return [(choice.act, choice.refused) for choice in choices(able, able.find(drone.id)) if choice.act.kind != KIND]


@rule("RE:drones")
def _offered(world: World, model: Model) -> Refused | bool:
    drones = drones_of(world, model)
    return any(refused is None for drone in drones for _, refused in _open_kinds(world, drone))


@rule("RE:drones")
def _declare(world: World, model: Model) -> Play[Deed | None]:
    """Which drone does what; then everything that belongs to that action."""
    found, refused = [], []
    for drone in drones_of(world, model):
        for act, why in _open_kinds(world, drone):
            key = f"{drone.id}:{act.kind}"
            label = phrase("re-answer-order", whom=Ref(drone.id), act=Word(f"re-act-{act.kind}"))
            if why is None:
                found.append(Answer(key, (drone, act), label))
            else:
                refused.append(Refusal(key, label, *why))
    question = phrase("re-ask-order", who=Ref(model.id))
    picked = yield from pick(Picking(world, model.id, KIND), "RE-DRO-01", question, found, refused)
    if picked is None:
        return None
    drone, act = picked
    able = borrowing(world, drone)
    order = yield from act.declare(able, able.find(drone.id))
    return None if order is None else Deed(KIND, model.id, order=order)


def _act_of(order: Deed) -> Act:
    from regelwerk.systems.realms.rules.core.menu import ACTS as EVERY_ACT  # menu.py knows this chapter too

    return EVERY_ACT[order.kind]


@rule("RE:drones")
def cost(world: World, deed: Deed) -> Tally:
    """What an order costs the controller: the action's price, less what the drone pays itself."""
    order = deed.order
    assert order is not None, deed
    drone = world.find(order.who)
    whole = _act_of(order).cost(borrowing(world, drone), order)
    return whole.plus(-min(whole.total, drone.ap), "RE:drones", "re-term-drone-ap")


@rule("RE:drones", "RE-ACT-03")
def _perform(world: World, deed: Deed) -> Play[World]:
    """The drone acts; action points that a passed test has saved go back to its controller."""
    order, own = deed.order, world.phase
    assert order is not None and own is not None, deed
    lent = cost(world, deed).total
    drone = world.find(order.who)
    able = borrowing(world, drone)
    phase = able.phase
    assert phase is not None
    world = able.hurt(drone.id, replace(drone.vitals, ap=drone.ap + lent)).pay(deed.who, lent)
    world = world.change(drone.id, fire_ready=False, guard=False)
    world = replace(world, phase=replace(phase, full_move=False, dodging=()))
    world = yield from _act_of(order).perform(world, order)
    world = yield from camouflage.after_action(world, order)
    back = min(lent, world.find(drone.id).ap)
    world = world.pay(drone.id, back).pay(deed.who, -back)
    ended = world.phase
    assert ended is not None
    ended = replace(ended, acts=ended.acts + 1, last=order.kind)
    others = tuple(one for one in own.drones if one.who != drone.id)
    return replace(world, phase=replace(own, drones=(*others, ended), spotted=ended.spotted))


ACTS = (Act(KIND, "RE-DRO-01", _offered, lambda _world, _model: 0, _declare, cost, _perform),)
