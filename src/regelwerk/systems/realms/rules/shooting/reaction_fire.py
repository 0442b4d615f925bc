"""Reaction fire: a model that is ready shoots at the model whose phase it is."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play
from regelwerk.engine.tally import Tally
from regelwerk.systems.realms.rules.core.acts import Reaction
from regelwerk.systems.realms.rules.shooting.autofire import shots_of
from regelwerk.systems.realms.rules.shooting.shooting import fire, fires_in_reaction, guns
from regelwerk.systems.realms.rules.shooting.targets import RULE_OF, shot_cost, why_not_aim, why_not_fire, why_not_reach
from regelwerk.systems.realms.rules.sight.positions import perceives
from regelwerk.systems.realms.state import Deed, Model, Shots, World, weapon_of
from regelwerk.systems.realms.values import Weapon

KIND = "reaction_fire"


@rule("RE-SHO-09", "RE-SHO-12", "RE-REA-03", "RE:reaction_weapons")
def _handy(world: World, model: Model) -> tuple[Weapon, ...]:
    """The guns that a model could fire in reaction now."""
    return tuple(
        weapon
        for weapon in guns(model)
        if fires_in_reaction(weapon, world.options) and why_not_fire(world, model, weapon, KIND) is None
    )


@rule("RE-SHO-09", "RE:ruling_106")
def _may(world: World, model: Model, action: Deed) -> bool:
    """Only who is ready, and only against an enemy that can be shot at at all."""
    actor = world.find(action.who)
    return model.fire_ready and model.side != actor.side and actor.revealed and bool(_handy(world, model))


@rule("RE-SHO-09", "RE-REA-05", "RE-GEO-21", "RE:ruling_64")
def _deeds(world: World, model: Model, action: Deed) -> tuple[Deed, ...]:
    """Each handy gun at the acting model, all its shots at once: it must be perceived, in sight and in range."""
    actor = world.find(action.who)
    if not model.fire_ready or not perceives(world, model, actor) or why_not_aim(world, model, actor) is not None:
        return ()
    return tuple(
        Deed(KIND, model.id, weapon.id, (Shots(actor.id, shots_of(weapon, KIND)),))
        for weapon in _handy(world, model)
        if why_not_reach(world, model, weapon, actor, KIND) is None
    )


def _cost(world: World, deed: Deed) -> Tally:
    return shot_cost(weapon_of(world.find(deed.who), deed.weapon), KIND)


@rule("RE-SHO-09", "RE-SHO-10", "RE-SHO-11")
def _fired(world: World, deed: Deed, _action: Deed) -> Play[World]:
    """The shot; afterwards the readiness is gone."""
    world = yield from fire(world, deed)
    return world.change(deed.who, fire_ready=False)


REACTIONS = (Reaction(KIND, RULE_OF[KIND], _may, _deeds, _cost, _fired),)
