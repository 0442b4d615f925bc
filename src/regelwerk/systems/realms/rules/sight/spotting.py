"""Spotting: looking for a camouflaged enemy, as an action or in reaction to what it does, and helping a friend look.

`declare_spotting` makes numbers with reasons of the attempt, `resolve_spotting` throws, `apply_spotting` reveals.
"""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.acts import Refused
from regelwerk.engine.answers import Answer, Refusal
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Play, do, meanwhile, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core import reactions
from regelwerk.systems.realms.rules.core.acts import Act, Reaction, announced, paid, price, too_dear
from regelwerk.systems.realms.rules.core.picking import Picking, pick
from regelwerk.systems.realms.rules.core.rolls import as_thrown, test
from regelwerk.systems.realms.rules.shooting.shooting import measuring
from regelwerk.systems.realms.rules.shooting.targets import measures_ahead
from regelwerk.systems.realms.rules.sight import camouflage
from regelwerk.systems.realms.rules.sight.environment import wn_for_test
from regelwerk.systems.realms.rules.sight.positions import (
    distance,
    in_contact,
    in_perception_area,
    in_view,
    perceives,
    perception_range,
    sighting,
)
from regelwerk.systems.realms.state import Deed, Model, Shots, World, seat_of

SUPPORT = 2
"""What helping a friend costs (RE-CAM-18)."""


# -- whom one can look for ------------------------------------------------------------------------------------------


@rule("RE-CAM-13", "RE-CAM-15", "RE-CAM-17", "RE-MEA-02", "RE:premeasure")
def why_not(world: World, spotter: Model, sought: Model) -> Refused | None:
    """Why somebody cannot look for a model. The distance counts only where it may be measured in advance."""
    if sought.revealed or not sought.active:
        return Refused(phrase("re-refuse-not-camouflaged", whom=Ref(sought.id)), "RE-CAM-13")
    if _was_sought(world, spotter, sought):
        return Refused(phrase("re-refuse-sought-already", whom=Ref(sought.id)), "RE-CAM-15")
    if not _may_be_seen(world, spotter, sought):
        return Refused(phrase("re-refuse-not-in-sight", whom=Ref(sought.id)), "RE-CAM-17")
    return why_not_found(world, spotter, sought) if measures_ahead(world.options) else None


@rule("RE-CAM-17")
def why_not_found(world: World, spotter: Model, sought: Model) -> Refused | None:
    """Why a model is too far away to be noticed."""
    if finds(world, spotter, sought):
        return None
    far, reach = distance(world, spotter, sought), perception_range(world, spotter)
    return Refused(phrase("re-refuse-not-perceived", whom=Ref(sought.id), cm=round(far, 1), reach=reach), "RE-CAM-17")


@rule("RE-CAM-15", "RE:spot_limit")
def _was_sought(world: World, spotter: Model, sought: Model) -> bool:
    """Whether the one attempt of this phase has been made: by anybody of the side, or by this model."""
    tried = world.phase.spotted if world.phase is not None else ()
    if world.options.spot_limit == "once_per_spotter":
        return (spotter.id, sought.id) in tried
    return any(whom == sought.id for _, whom in tried)


@rule("RE-CAM-17", "RE-GEO-17", "RE:spot_los")
def _may_be_seen(world: World, spotter: Model, sought: Model) -> bool:
    """Whether a model is in the field of view with something of it not hidden by terrain: what needs no measuring."""
    close = world.options.perception_contact == "contact_counts" and in_contact(world, spotter, sought)
    if not close and not in_view(world, spotter, sought):
        return False
    return world.options.spot_los == "none" or sighting(world, spotter, sought).visible_cells > 0


@rule("RE-CAM-17", "RE-GEO-17", "RE:spot_los")
def finds(world: World, spotter: Model, sought: Model) -> bool:
    """Whether a camouflaged model is where the spotter could notice it."""
    if world.options.spot_los == "none":
        return in_perception_area(world, spotter, sought)
    return perceives(world, spotter, sought)


def _hidden(world: World, spotter: Model) -> tuple[Model, ...]:
    return tuple(enemy for enemy in world.enemies(spotter) if enemy.active and enemy.camouflaged)


# -- the roll ---------------------------------------------------------------------------------------------------------


@rule("RE-CAM-01", "RE-CAM-06", "RE-CAM-14", "RE-CAM-16", "RE-EQP-01")
def spot_value(world: World, spotter: Model, sought: Model, extra: int) -> Tally:
    """WN for tests, less the level of the camouflage, with extra action points and what a scanner adds."""
    wanted = wn_for_test(world, spotter)
    wanted = wanted.plus(-sought.card.camouflage_level, "RE-CAM-14", "re-term-camouflage", sought.id)
    wanted = wanted.plus(extra, "RE-CAM-16", "re-term-extra-ap")
    for item in spotter.card.items:
        wanted = wanted.plus(item.spotting, "RE-EQP-01", "re-term-scanner", item.id)
    return wanted


class Search(NamedTuple):
    """A spot roll in numbers: who looks for whom, with how many dice against which value."""

    seat: str
    who: str
    whom: str
    value: int
    dice: int
    options: Options


class DeclaredSearch(NamedTuple):
    """A spot roll as it is about to be made: numbers for the dice, and the reasons for them."""

    value: Tally
    dice: Tally
    search: Search


@rule("RE-CAM-14", "RE-CAM-16", "RE-CAM-18", "RE:bonus_die")
def declare_spotting(world: World, spotter: Model, sought: Model, extra: int, helpers: int = 0) -> DeclaredSearch:
    """Value and dice of a spot roll: each helper adds a die, or 1 where bonus dice are flat."""
    dice = tally(1, "RE-CAM-14", "re-term-base-die").plus(helpers, "RE-CAM-18", "re-act-spot_support")
    dice, value = as_thrown(dice, spot_value(world, spotter, sought, extra), world.options)
    seat = seat_of(world, spotter.id)
    return DeclaredSearch(value, dice, Search(seat, spotter.id, sought.id, value.total, dice.total, world.options))


@stakes(
    Stake(
        lambda _, found: int(found),
        "re-stake-revealed",
        whom=lambda args: str(args[0].whom),
        by=lambda args: str(args[0].who),
        harms=True,
        bands=(Band("re-band-revealed", lambda _, found: bool(found)),),
        counts=False,
    )
)
@rule("RE-CAM-14")
def resolve_spotting(search: Search) -> Play[bool]:
    """The spot roll: one success is enough."""
    found = yield from test(search.seat, search.who, search.value, search.dice, "RE-CAM-14", search.options)
    if not found:
        yield note("RE-CAM-14", "re-spot-fails", who=Ref(search.who), whom=Ref(search.whom))
    return found


@rule("RE-CAM-13", "RE-CAM-14")
def apply_spotting(world: World, search: Search, found: bool) -> Play[World]:
    """A model that was found is revealed."""
    return (yield from camouflage.reveal(world, search.whom, "RE-CAM-14")) if found else world


@rule("RE-CAM-13", "RE-CAM-14", "RE-CAM-15")
def _look_for(world: World, deed: Deed, helpers: tuple[str, ...] = ()) -> Play[World]:
    """The attempt of this phase: it is made, and reveals the model that was found."""
    assert world.phase is not None
    world = replace(world, phase=replace(world.phase, spotted=(*world.phase.spotted, (deed.who, deed.target))))
    spotter, sought = world.find(deed.who), world.find(deed.target)
    value, dice, search = declare_spotting(world, spotter, sought, deed.extra, len(helpers))
    yield note("RE-CAM-14", "re-spots", who=Ref(deed.who), whom=Ref(deed.target), value=value, dice=dice)
    yield meanwhile(world)
    found: bool = yield from do(resolve_spotting, search)
    return (yield from apply_spotting(world, search, found))


@rule("RE-CAM-13", "RE-CAM-16")
def cost(_world: World, deed: Deed) -> Tally:
    """1 AP, and 1 for each point that the roll is made easier by."""
    return tally(1, "RE-CAM-13", "re-act-spot").plus(deed.extra, "RE-CAM-16", "re-term-extra-ap")


# -- as an action -----------------------------------------------------------------------------------------------------


@rule("RE-CAM-13", "RE-ACT-04")
def _offered(world: World, model: Model) -> Refused | bool:
    hidden = _hidden(world, model)
    if not hidden:
        return False
    reasons = [why_not(world, model, sought) for sought in hidden]
    if all(reasons) and reasons[0] is not None:
        return reasons[0]
    return too_dear(model, 1) or True


@rule("RE-CAM-13", "RE-CAM-16")
def _declare(world: World, model: Model) -> Play[Deed | None]:
    """Whom to look for, and how many more action points to spend on it."""
    scene = Picking(world, model.id, "spot")
    found, refused = [], []
    for sought in _hidden(world, model):
        label = phrase("re-answer-look", whom=Ref(sought.id), value=spot_value(world, model, sought, 0))
        why = why_not(world, model, sought)
        if why is None:
            found.append(Answer(sought.id, sought.id, label, price(1)))
        else:
            refused.append(Refusal(sought.id, label, *why))
    target = yield from pick(scene, "RE-CAM-13", phrase("re-ask-spot", who=Ref(model.id)), found, refused)
    if target is None:
        return None
    numbers = [
        Answer(str(extra), extra, phrase("re-answer-extra", n=extra), price(1 + extra)) for extra in range(model.ap)
    ]
    question = phrase("re-ask-extra", who=Ref(model.id), whom=Ref(target))
    extra = yield from pick(scene, "RE-CAM-16", question, numbers)
    return None if extra is None else Deed("spot", model.id, targets=(Shots(target),), extra=extra)


@rule("RE-CAM-13", "RE-CAM-17", "RE-CAM-18")
def _perform(world: World, deed: Deed) -> Play[World]:
    """Pay, let friends help and others react, then look if the sought model can still be found."""
    price_paid = cost(world, deed)
    world = paid(world, deed, price_paid)
    yield announced(deed, "RE-CAM-13", price_paid)
    if not measures_ahead(world.options):
        yield from do(measuring)
    world, window = yield from reactions.before(world, deed, (reactions.here(world, deed.who),))
    assert world.phase is not None
    helpers = world.phase.supporting
    world = replace(world, phase=replace(world.phase, supporting=()))
    spotter, sought = world.find(deed.who), world.find(deed.target)
    if spotter.active and sought.camouflaged and sought.active:
        if finds(world, spotter, sought):
            world = yield from _look_for(world, deed, helpers)
        else:
            far, reach = distance(world, spotter, sought), perception_range(world, spotter)
            yield note(
                "RE-CAM-17", "re-spot-too-far", who=Ref(deed.who), whom=Ref(deed.target), cm=round(far, 1), reach=reach
            )
    return (yield from reactions.after(world, window))


# -- as a reaction ----------------------------------------------------------------------------------------------------


@rule("RE-CAM-13", "RE-CAM-15", "RE-REA-03")
def _may_react(world: World, model: Model, action: Deed) -> bool:
    acting = world.find(action.who)
    return acting.side != model.side and acting.camouflaged and model.ap >= 1 and not _was_sought(world, model, acting)


@rule("RE-CAM-13", "RE-CAM-16", "RE-CAM-17", "RE-REA-05")
def _reactions(world: World, model: Model, action: Deed) -> tuple[Deed, ...]:
    """Spot the acting model, with as many extra action points as there are."""
    acting = world.find(action.who)
    if not _may_react(world, model, action) or not acting.active or not finds(world, model, acting):
        return ()
    return tuple(Deed("spot", model.id, targets=(Shots(acting.id),), extra=extra) for extra in range(model.ap))


def _react(world: World, deed: Deed, _action: Deed) -> Play[World]:
    return _look_for(world, deed)


@rule("RE-CAM-18", "RE-REA-03")
def _may_support(world: World, model: Model, action: Deed) -> bool:
    """A friend of the acting model, which spots as its action (a spot reaction cannot be reacted to)."""
    return action.kind == "spot" and world.find(action.who).side == model.side and model.ap >= SUPPORT


@rule("RE-CAM-18", "RE:support_perception")
def _supports(world: World, model: Model, action: Deed) -> tuple[Deed, ...]:
    """Help a friend, if the sought model is in the own perception area; a table may ask the same of the friend."""
    sought = world.find(action.target)
    if not _may_support(world, model, action) or sought.revealed or not finds(world, model, sought):
        return ()
    if world.options.support_perception == "both" and not perceives(world, model, world.find(action.who)):
        return ()
    return (Deed("spot_support", model.id, targets=(Shots(sought.id),)),)


@rule("RE-CAM-18")
def _support(world: World, deed: Deed, _action: Deed) -> Play[World]:
    """One more die for the friend's spot roll."""
    yield from ()
    assert world.phase is not None
    return replace(world, phase=replace(world.phase, supporting=(*world.phase.supporting, deed.who)))


def _support_cost(_world: World, _deed: Deed) -> Tally:
    return tally(SUPPORT, "RE-CAM-18", "re-act-spot_support")


ACTS = (Act("spot", "RE-CAM-13", _offered, lambda _world, _model: 1, _declare, cost, _perform),)
REACTIONS = (
    Reaction("spot", "RE-CAM-13", _may_react, _reactions, cost, _react),
    Reaction("spot_support", "RE-CAM-18", _may_support, _supports, _support_cost, _support, contested=False),
)
