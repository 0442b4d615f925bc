"""Jumping: over gaps and low pieces, and what a fall does to a model that lands lower."""

from __future__ import annotations

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.space import Path, cut, first_stop, length
from regelwerk.systems.realms.rules.core import reactions
from regelwerk.systems.realms.rules.core.acts import BACK, Act, announced, paid, too_dear
from regelwerk.systems.realms.rules.core.profile import value
from regelwerk.systems.realms.rules.core.rolls import attribute_roll
from regelwerk.systems.realms.rules.damage.damage import Blow, strike
from regelwerk.systems.realms.rules.movement.climbing import Climb, Lift, floor_at, is_footing
from regelwerk.systems.realms.rules.movement.map_answers import Gait, Paths
from regelwerk.systems.realms.rules.movement.movement import MoveScene, ask_test, moments_of, why_not_before_flight
from regelwerk.systems.realms.rules.movement.passability import Price, raised_by, tested
from regelwerk.systems.realms.rules.movement.walking import (
    bodies,
    ground_of,
    in_the_way,
    reach_of,
    stop_before,
    why_not_enter,
    why_not_leave,
    why_not_stand,
)
from regelwerk.systems.realms.rules.sight.environment import passability, wn_for_test
from regelwerk.systems.realms.rules.sight.positions import body, cm, typed
from regelwerk.systems.realms.state import Deed, Model, World, seat_of
from regelwerk.systems.realms.values import RADIUS, DamageProfile

AP = 2
ROUNDED = 2
"""Units by which a jump may seem too long: its ends are rounded."""


@rule("RE-MOV-14", "RE-MOV-15")
def jump_reach(world: World, model: Model) -> int:
    """How far a jump carries: as far as one move, twice as far with a full move as its run-up."""
    run_up = world.phase is not None and world.phase.who == model.id and world.phase.full_move
    return reach_of(world, model) * (2 if run_up else 1)


@rule("RE-MOV-14", "RE-MOV-16")
def jump_offered(world: World, model: Model) -> Refused | bool:
    """Nobody jumps lying down, or without legs to jump with."""
    if model.prone:
        return Refused(phrase("re-refuse-jump-prone"), "RE-MOV-16")
    return (
        why_not_leave(world, model)
        or why_not_before_flight(world, model)
        or too_dear(model, cheapest_jump(world, model))
        or True
    )


def cheapest_jump(world: World, model: Model) -> int:
    return AP + passability(world, model, (model.at,))[0]


def priced_jump(world: World, model: Model, path: Path) -> Price:
    return raised_by(world, model, tally(AP, "RE-MOV-14", "re-act-jump"), path)


@rule("RE-MOV-14", "RE:ruling_78")
def jump_cost(world: World, deed: Deed) -> Tally:
    """A jump costs 2 AP, more over difficult ground."""
    return priced_jump(world, world.find(deed.who), deed.path).cost


@rule("RE-MOV-14", "RE-MOV-16", "RE:ruling_83", "RE-GEO-15")
def planned(world: World, model: Model, path: Path) -> Deed | Refused:
    """A jump straight to a free place, over pieces up to half the jumper's height, or why it is impossible."""
    most, far = jump_reach(world, model), length(path)
    refused = why_not_leave(world, model)
    if refused is not None:
        return refused
    if len(path) != 2 or far <= ROUNDED:
        return Refused(phrase("re-refuse-jump-bent"), "RE-MOV-14")
    if far > most + ROUNDED:
        return Refused(phrase("re-refuse-jump-far", cm=cm(far), most=cm(most)), "RE-MOV-14")
    price = priced_jump(world, model, path)
    return (
        _why_not_over(world, model, path)
        or why_not_stand(world, model, path[-1])
        or why_not_enter(world, model, path)
        or too_dear(model, price.cost.total)
        or Deed("jump", model.id, path=path, actions=1 if far <= reach_of(world, model) + ROUNDED else 2)
    )


@rule("RE:ruling_83", "RE-GEO-15")
def _why_not_over(world: World, model: Model, path: Path) -> Refused | None:
    """What is too high to jump over, in the way, or no place to land on."""
    field, highest = world.scene.battlefield, model.floor + body(model, world.options).height // 2
    low = frozenset(piece.id for piece in field.pieces if piece.solid.top <= highest)
    obstacles = in_the_way(world, model)
    stop = first_stop(path, RADIUS[model.card.size], ground_of(field), bodies(world, obstacles), low)
    if stop is not None:
        match stop.by:
            case "edge":
                return Refused(phrase("re-refuse-edge", cm=cm(stop.along)), "RE-GEO-15")
            case "disc":
                return Refused(
                    phrase("re-refuse-base", whom=Ref(obstacles[stop.disc].id), cm=cm(stop.along)), "RE-GEO-15"
                )
            case "solid":
                return Refused(phrase("re-refuse-jump-high", what=Ref(stop.solid), cm=cm(highest)), "RE:ruling_83")
    if not is_footing(world, model, path[-1]):
        return Refused(phrase("re-refuse-landing"), "RE:ruling_83")
    return None


@rule("RE-MOV-05", "RE-MOV-14")
def declare_jump(world: World, model: Model) -> Play[Deed | None]:
    """Where to jump, measured beforehand; then whether to test for a lower cost."""
    most = jump_reach(world, model)
    answers = Paths(world, model, Gait("jump", planned, jump_cost, most, straight=True))
    question = phrase("re-ask-jump", who=Ref(model.id), cm=cm(most))
    scene = MoveScene(world, model.id, "jump")
    deed = yield from choose(seat_of(world, model.id), model.id, "RE-MOV-14", question, answers, BACK, scene)
    return None if deed is None else (yield from ask_test(world, deed, priced_jump(world, model, deed.path)))


@rule("RE-MOV-14", "RE-MOV-15", "RE-GEO-21", "RE-GEO-23")
def jump(world: World, deed: Deed) -> Play[World]:
    """A model jumps: test, pay, go, with reactions on the way; a model that lands lower may be hurt."""
    model = world.find(deed.who)
    trial = yield from tested(world, deed, priced_jump(world, model, deed.path), "RE-MOV-14")
    world = paid(world, deed, trial.cost)
    said = None if trial.announced else announced(deed, "RE-MOV-14", trial.cost)
    deed, field = deed._replace(path=trial.path), world.scene.battlefield

    def limit(now: World) -> int:
        mover = now.find(deed.who)
        if why_not_leave(now, mover) is not None:
            return 0
        along = min(length(trial.path), deed.actions * reach_of(now, mover) + ROUNDED)
        return along if along == length(trial.path) else stop_before(now, mover, trial.path, along)

    drop = floor_at(field, trial.path[-1]) - model.floor
    flown = Climb(trial.path, model.floor, (Lift(length(trial.path), drop, ""),) if drop else ())

    def land(now: World, came: reactions.Walked) -> Play[World]:
        at = cut(trial.path, stop_before(now, now.find(deed.who), trial.path, came.along))[0][-1]
        now = now.change(deed.who, at=at, floor=floor_at(field, at))
        cost = 0 if said is None or came.announced else trial.cost.total
        yield note("RE-MOV-14", "re-jumped", who=Ref(deed.who), cm=cm(came.along), **typed(at), cost=cost)
        if 0 <= trial.falls <= came.along:
            yield note("RE-ZON-08", "re-falls", who=Ref(deed.who))
        return (yield from fall(now, deed.who, model.floor - floor_at(field, at)))

    world, _ = yield from reactions.walk(world, deed, moments_of(world, model, flown, trial.falls), limit, land, said)
    return world


@rule("RE:climb")
def fall(world: World, who: str, depth: int) -> Play[World]:
    """Landing lower: up to the own height harmless, up to twice that a test or a hit, beyond it a heavy hit."""
    model = world.find(who)
    height = body(replace(model, prone=False), world.options).height
    if depth <= height or world.options.climb == "off" or not model.active:
        return world
    yield note("RE:climb", "re-falls-down", who=Ref(who), cm=cm(depth))
    deep = depth > 2 * height
    if not deep:
        wanted = wn_for_test(world, model)
        if (yield from attribute_roll(seat_of(world, who), who, wanted, "RE-MOV-06", world.options)):
            return world
    ko = model.card.ko if world.options.derived_profile_ko == "card" else value(world, model, "ko")
    profile = DamageProfile("schlag", 2, ko, 4) if deep else DamageProfile("schlag", 1, ko, 2)
    return (yield from strike(world, Blow("", who, profile, "fall")))


ACTS = (Act("jump", "RE-MOV-14", jump_offered, cheapest_jump, declare_jump, jump_cost, jump),)
