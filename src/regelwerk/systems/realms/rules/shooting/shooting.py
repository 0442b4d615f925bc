"""Shooting: the kinds of shots, how they are announced, measured and carried out, and readiness to fire."""

from __future__ import annotations

from functools import partial
from typing import Any

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule, unforeseen
from regelwerk.engine.effects import Play, choose, do, note, only
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.space import Point
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core import reactions
from regelwerk.systems.realms.rules.core.acts import BACK, Act, announced, paid, too_dear
from regelwerk.systems.realms.rules.damage import detonation
from regelwerk.systems.realms.rules.shooting.aiming import shot_dice, shot_value
from regelwerk.systems.realms.rules.shooting.aims import Aims, ShotScene
from regelwerk.systems.realms.rules.shooting.area import blast
from regelwerk.systems.realms.rules.shooting.autofire import spread, why_not_next
from regelwerk.systems.realms.rules.shooting.hitting import shoot_at
from regelwerk.systems.realms.rules.shooting.ranges import shot_distance
from regelwerk.systems.realms.rules.shooting.recoil import recoil
from regelwerk.systems.realms.rules.shooting.targets import (
    RULE_OF,
    measures_ahead,
    shot_cost,
    why_not_aim,
    why_not_fire,
    why_not_point,
    why_not_reach,
    why_not_weapon,
)
from regelwerk.systems.realms.rules.sight import camouflage
from regelwerk.systems.realms.rules.sight.positions import written
from regelwerk.systems.realms.state import Deed, Model, World, seat_of, seats_of, weapon_of
from regelwerk.systems.realms.values import Weapon

READY_AP = 1
READY_WK = (1, 2)
"""The classes of guns that can be fired in reaction (RE-SHO-12)."""


def guns(model: Model) -> tuple[Weapon, ...]:
    """What a model can shoot with at all."""
    return tuple(weapon for weapon in model.card.weapons if not weapon.is_melee)


@rule("RE-SHO-03", "RE-SHO-04", "RE-SHO-06")
def _offered(mode: str, world: World, model: Model) -> Refused | bool:
    """Whether there is anything to shoot with and anything to shoot at."""
    armed = guns(model)
    if not armed:
        return False
    refusals = [why_not_fire(world, model, weapon, mode) for weapon in armed]
    able = [weapon for weapon, refused in zip(armed, refusals, strict=True) if refused is None]
    if not able:
        # Of weapons that are merely too dear the cheapest says so: its price stands beside the answer at other times.
        are_dear = any(why_not_weapon(world, model, weapon) is None for weapon in armed)
        return (too_dear(model, _cheapest(mode, world, model)) if are_dear else refusals[0]) or False
    if Aims(world, model, mode, tuple(able)).is_possible():
        return True
    return Refused(phrase("re-refuse-no-target"), "RE-TGT-01")


def _cheapest(mode: str, world: World, model: Model) -> int:
    found = [weapon for weapon in guns(model) if why_not_weapon(world, model, weapon) is None]
    return min((shot_cost(weapon, mode).total for weapon in found or guns(model)), default=0)


@rule("RE-TGT-02", "RE-MEA-02", "RE:premeasure", "RE:area_aim")
def _declare(mode: str, world: World, model: Model) -> Play[Deed | None]:
    """Which weapon at whom or at what, then how a burst is spread."""
    armed = tuple(weapon for weapon in guns(model) if why_not_fire(world, model, weapon, mode) is None)
    aims = Aims(world, model, mode, armed)
    deed = aims.only_one()
    if deed is None:
        question = phrase("re-ask-shot", who=Ref(model.id), act=Word(f"re-act-{mode}"))
        scene = ShotScene(world, model.id, mode)
        deed = yield from choose(seat_of(world, model.id), model.id, RULE_OF[mode], question, aims, BACK, scene)
    return (yield from spread(world, deed)) if deed is not None and deed.targets else deed


def _cost(world: World, deed: Deed) -> Tally:
    return shot_cost(weapon_of(world.find(deed.who), deed.weapon), deed.kind)


@rule("RE-SHO-02", "RE-SHO-03", "RE-SHO-04", "RE-SHO-06", "RE-REA-06", "RE-REA-09", "RE:camo_reveal_timing")
def _perform(world: World, deed: Deed) -> Play[World]:
    """A shot from paying on: it is measured, others may react, and if it is still possible the dice fall."""
    cost = _cost(world, deed)
    world = paid(world, deed, cost)
    yield announced(deed, RULE_OF[deed.kind], cost)
    if world.options.camo_reveal_timing == "on_declaration":
        world = yield from camouflage.reveal(world, deed.who, "RE-CAM-19")
    reachable = yield from measure(world, deed)
    if reachable is None:
        return world
    told = tuple(shot_value(world, reachable, index) for index in range(len(reachable.targets) or 1))
    world, window = yield from reactions.before(world, reachable, (reactions.here(world, deed.who),))
    if not window.stopped:
        world = yield from fire(world, reachable, told)
    return (yield from reactions.after(world, window))


@unforeseen
@rule("RE-MEA-02", "RE:premeasure")
def measuring() -> Play[None]:
    """The tape comes out only once a shot is announced: until then not even its odds may be known."""
    yield from ()


@rule("RE-MEA-01", "RE-MEA-02", "RE-RNG-03", "RE-AUT-02", "RE:premeasure")
def measure(world: World, deed: Deed) -> Play[Deed | None]:
    """Measure an announced shot and tell everybody its values; what does not carry is lost.

    A burst ends at the first target that it does not carry to. None: nothing is left of the shot.
    """
    if not measures_ahead(world.options):
        yield from do(measuring)
    shooter = world.find(deed.who)
    weapon = weapon_of(shooter, deed.weapon)
    if deed.point is not None:
        refused = why_not_reach(world, shooter, weapon, deed.point, deed.kind)
        kept = deed
    else:
        refused, kept = _links(world, deed, shooter, weapon)
    left = kept if refused is None or (kept.targets and deed.point is None) else None
    if left is not None:
        yield from _tell(world, left, shooter)
    if refused is not None:
        yield note(refused.rule_id, "re-shot-lost", who=Ref(deed.who), reason=refused.reason)
    return left


def _links(world: World, deed: Deed, shooter: Model, weapon: Weapon) -> tuple[Refused | None, Deed]:
    """The targets of a burst as far as the chain holds, and why it ends there."""
    for index, shots in enumerate(deed.targets):
        target = world.find(shots.target)
        refused = why_not_reach(world, shooter, weapon, target, deed.kind)
        if refused is None and index:
            refused = why_not_next(world, world.find(deed.targets[index - 1].target), target)
        if refused is not None:
            return refused, deed._replace(targets=deed.targets[:index])
    return None, deed


def _tell(world: World, deed: Deed, shooter: Model) -> Play[None]:
    """The measured values of a shot. They go to every seat by name: what was measured cannot be taken back freely."""
    seats = only(*seats_of(world))
    aimed: tuple[Model | Point, ...] = tuple(world.find(shots.target) for shots in deed.targets)
    for index, place in enumerate(aimed if deed.point is None else (deed.point,)):
        facts: dict[str, Any] = {
            "who": Ref(deed.who),
            "weapon": Ref(deed.weapon),
            "cm": round(shot_distance(world, shooter, place), 1),
            "value": shot_value(world, deed, index),
            "dice": shot_dice(shooter, world.options),
        }
        if isinstance(place, Model):
            yield note("RE-MEA-02", "re-measured", audience=seats, whom=Ref(place.id), **facts)
        else:
            yield note("RE-MEA-02", "re-measured-spot", audience=seats, spot=written(place), **facts)


@rule("RE-SHO-02", "RE-CAM-19", "RE-WPN-03", "RE-TGT-01", "RE:camo_reveal_timing", "RE:ruling_108")
def fire(world: World, deed: Deed, told: tuple[Tally, ...] = ()) -> Play[World]:
    """The dice of a shot: the shooter is revealed, a marker is struck off, and every target is rolled for.

    `told` are the values that the table has heard when the shot was measured.
    """
    shooter = world.find(deed.who)
    weapon = weapon_of(shooter, deed.weapon)
    if (refused := why_lost(world, deed)) is not None:
        yield note(refused.rule_id, "re-shot-lost", who=Ref(deed.who), reason=refused.reason)
        return world
    world = yield from camouflage.reveal(world, deed.who, "RE-CAM-19")
    if weapon.uses:
        shooter = world.find(deed.who).after_use(weapon.id)
        world = world.change(deed.who, used=shooter.used)
        left = shooter.uses_left(weapon.id, weapon.uses)
        yield note("RE-WPN-03", "re-use-struck", who=Ref(deed.who), item=Ref(weapon.id), left=left)
    if weapon.area:
        world = yield from blast(world, deed, told)
    else:
        for index in range(len(deed.targets)):
            refused = _why_missed(world, deed, index)
            if refused is not None:
                yield note(refused.rule_id, "re-shot-lost", who=Ref(deed.who), reason=refused.reason)
                continue
            world = yield from shoot_at(world, deed, index, told)
            # A MIKe that blows up does so before the burst goes on, and may end it.
            world = yield from detonation.explosions(world)
            if not world.find(deed.who).active:
                break
    return (yield from recoil(world, deed))


@rule("RE-REA-09")
def why_lost(world: World, deed: Deed) -> Refused | None:
    """Why an announced shot has become impossible altogether: reactions have changed something."""
    shooter = world.find(deed.who)
    weapon = weapon_of(shooter, deed.weapon)
    refused = why_not_weapon(world, shooter, weapon)
    if refused is not None:
        return refused
    if deed.point is not None:
        # It was paid for already: only sight and range can have changed.
        free = replace(shooter, vitals=replace(shooter.vitals, ap=shot_cost(weapon, deed.kind).total))
        return why_not_point(world, free, weapon, deed.point, deed.kind, measured=True)
    refusals = [_why_missed(world, deed, index) for index in range(len(deed.targets))]
    return None if None in refusals else refusals[0]


def _why_missed(world: World, deed: Deed, index: int) -> Refused | None:
    """Why one target of an announced shot cannot be shot at any more."""
    shooter, target = world.find(deed.who), world.find(deed.targets[index].target)
    weapon = weapon_of(shooter, deed.weapon)
    return why_not_aim(world, shooter, target) or why_not_reach(world, shooter, weapon, target, deed.kind)


@rule("RE-SHO-12", "RE:reaction_weapons")
def fires_in_reaction(weapon: Weapon, options: Options) -> bool:
    """Whether a gun is handy enough to be fired in reaction."""
    return not weapon.is_melee and weapon.wk in READY_WK and not (weapon.area and options.reaction_weapons == "no_area")


@rule("RE-SHO-07", "RE-SHO-12")
def _ready_offered(world: World, model: Model) -> Refused | bool:
    if model.fire_ready:
        return Refused(phrase("re-refuse-ready"), "RE-SHO-07")
    handy = [weapon for weapon in guns(model) if fires_in_reaction(weapon, world.options)]
    if not handy:
        return Refused(phrase("re-refuse-no-handy-gun"), "RE-SHO-12") if guns(model) else False
    refusals = [why_not_weapon(world, model, weapon) for weapon in handy]
    if None not in refusals:
        return next(refused for refused in refusals if refused is not None)
    return too_dear(model, READY_AP) or True


def _ready_cost(_world: World, _deed: Deed) -> Tally:
    return tally(READY_AP, "RE-SHO-07", "re-act-fire_ready")


def _ready_declared(_world: World, model: Model) -> Play[Deed | None]:
    yield from ()
    return Deed("fire_ready", model.id)


@rule("RE-SHO-07", "RE-SHO-08")
def _make_ready(world: World, deed: Deed) -> Play[World]:
    """Be ready to fire until the next action or the next phase."""
    cost = _ready_cost(world, deed)
    world = paid(world, deed, cost)
    yield announced(deed, "RE-SHO-07", cost)
    world, window = yield from reactions.before(world, deed, (reactions.here(world, deed.who),))
    if not window.stopped:
        world = world.change(deed.who, fire_ready=True)
    return (yield from reactions.after(world, window))


def _shot(mode: str) -> Act:
    return Act(
        mode, RULE_OF[mode], partial(_offered, mode), partial(_cheapest, mode), partial(_declare, mode), _cost, _perform
    )


FIRE_READY = Act(
    "fire_ready",
    "RE-SHO-07",
    _ready_offered,
    lambda _world, _model: READY_AP,
    _ready_declared,
    _ready_cost,
    _make_ready,
)
ACTS = (_shot("normal_shot"), _shot("aimed_shot"), _shot("snap_shot"), FIRE_READY)
