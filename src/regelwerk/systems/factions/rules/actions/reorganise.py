"""Reorganisation: a free action that removes wounds, and shaken with them."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Play, do, meanwhile, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.checks import after_roll, modifiers, roller
from regelwerk.systems.factions.rules.core.rolls import TARGET_NUMBER, Roller, Tested, last_test
from regelwerk.systems.factions.rules.core.wounds import healed
from regelwerk.systems.factions.state import Faction, World
from regelwerk.systems.factions.values import in_words


@rule("FA-REO-05", "FA:reorganise_per_turn")
def can_reorganise(faction: Faction, options: Options) -> bool:
    """One attempt for each own turn, and only with a wound to remove."""
    tries = options.reorganise_per_turn
    return bool(faction.wounds) and (not tries or faction.reorganised < tries)


class Reorganisation(NamedTuple):
    """A reorganisation as it was declared: the roll, and the wounds that it can remove."""

    roller: Roller
    wounds: int


@rule("FA-REO-01", "FA-ATR-04")
def declare_reorganise(world: World, who: str) -> Play[tuple[World, Reorganisation]]:
    """One more attempt of this turn: structure, with the penalty of all wounds."""
    faction = world.find(who)
    faction = replace(faction, reorganised=faction.reorganised + 1)
    world = world.put(faction)
    figure = modifiers(faction, "reorganise", world.options)
    yield note("FA-REO-01", "fa-reorganises", who=Ref(who), die=in_words(faction.structure), modifiers=figure)
    rolled = roller(world, faction, "reorganise", faction.structure, figure.total)
    return world, Reorganisation(rolled, len(faction.wounds))


@rule("FA-REO-01", "FA-ATR-04")
@stakes(
    Stake(
        lambda args, result: max(0, min(args[1], result.grade)),
        "fa-stake-healed",
        whom=lambda args: args[0].id,
        bands=(
            Band("fa-band-healed", lambda _, result: result.grade > 0),
            Band("fa-band-healed-all", lambda args, result: result.grade >= args[1]),
        ),
    )
)
def resolve_reorganise(roller: Roller, wounds: int, options: Options) -> Play[Tested]:
    """A simple roll on structure, with the penalty of all wounds."""
    return (yield from last_test(roller, "reorganise", TARGET_NUMBER, wounds, options))


@rule("FA-REO-01")
def reorganise(world: World, who: str) -> Play[World]:
    """Declare a reorganisation, roll, and take what it brings."""
    world, reorganisation = yield from declare_reorganise(world, who)
    yield meanwhile(world)
    tested = yield from do(resolve_reorganise, *reorganisation, world.options)
    return (yield from apply_reorganise(world, who, tested))


@rule("FA-REO-01", "FA-REO-02", "FA-REO-03", "FA-REO-04", "FA:reorganise_action_loss")
def apply_reorganise(world: World, who: str, tested: Tested) -> Play[World]:
    """One wound goes for the success and one for each raise; then shaken goes too, and with it this turn's action."""
    options = world.options
    world = yield from after_roll(world, who, "reorganise", tested.spent, tested.grade)
    if tested.grade < 1:
        yield note("FA-REO-02", "fa-reorganises-in-vain", who=Ref(who))
        return world
    world = yield from healed(world, who, tested.grade)
    faction = world.find(who)
    was_shaken = faction.shaken
    loses = options.reorganise_action_loss == "if_healed" or (was_shaken and options.reorganise_action_loss != "never")
    action = faction.action
    if loses and action in ("available", "shaken"):
        action = "lost"
    elif was_shaken and action == "shaken":
        action = "available"
    if was_shaken:
        yield note("FA-REO-03", "fa-reorganised-steady", who=Ref(who))
    if action == "lost" and faction.action != "lost":
        yield note("FA-REO-04", "fa-reorganised-no-action", who=Ref(who))
    return world.put(replace(faction, shaken=False, action=action))
