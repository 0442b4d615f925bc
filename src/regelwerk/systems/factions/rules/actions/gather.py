"""Gathering resources: a simple roll, one resource point for the success and one for each raise."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Do, Play, meanwhile, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.assets import passive, with_assets
from regelwerk.systems.factions.rules.core.checks import NO_MODIFIERS, after_roll, change_rp, modifiers, roller
from regelwerk.systems.factions.rules.core.rolls import TARGET_NUMBER, Roller, Tested, hits_beyond_doubt, last_test
from regelwerk.systems.factions.state import Asset, Faction, World
from regelwerk.systems.factions.values import in_words


class Gathering(NamedTuple):
    """Gathering as it was declared: the roll, and what assets add once it has earned anything."""

    roller: Roller
    extra: int


@rule("FA-GAT-01", "FA-ATR-03")
def declare_gather(world: World, who: str, basis: World) -> Play[Gathering]:
    """Resources with all modifiers as in the `basis`; rerolls are paid from what is there now."""
    options = world.scene.options
    faction = basis.find(who)
    figure = modifiers(faction, "gather", options)
    yield note("FA-GAT-01", "fa-gathers", who=Ref(who), die=in_words(faction.resources), modifiers=figure)
    payer = faction if world is basis else world.find(who)
    rolled = roller(world, payer, "gather", faction.resources, figure.total)
    return Gathering(rolled, extra_rp(faction, options).total)


@rule("FA-GAT-01", "FA-ATR-03")
@stakes(
    Stake(
        lambda args, result: result.grade + args[1] if result.grade > 0 else 0,
        "fa-stake-rp",
        whom=lambda args: args[0].id,
        bands=(
            Band("fa-band-gathers", lambda _, result: result.grade > 0),
            Band("fa-band-gathers-raise", lambda _, result: result.grade > 1),
        ),
    )
)
def resolve_gather(roller: Roller, extra: int, options: Options) -> Play[Tested]:  # noqa: ARG001  what is at stake
    """A simple roll on resources; `extra` comes on top of whatever it earns."""
    most = hits_beyond_doubt(roller.die, roller.modifier, TARGET_NUMBER)
    return (yield from last_test(roller, "gather", TARGET_NUMBER, most, options))


@rule("FA-AST-08", "FA:ruling_58", "FA-USE-05")
def extra_rp(faction: Faction, options: Options) -> Tally:
    """What assets such as a silver mine add once a roll has earned anything."""
    return with_assets(NO_MODIFIERS, passive(faction.assets, "rp_bonus_on_gather", options), "FA-AST-08")


@rule("FA-GAT-01", "FA-GAT-02")
def roll_gather(world: World, who: str, basis: World) -> Play[tuple[World, Tested]]:
    """Declare gathering, roll on resources, and pay for rerolls."""
    gathering = yield from declare_gather(world, who, basis)
    yield meanwhile(world)
    tested: Tested = yield Do(resolve_gather, (*gathering, world.scene.options))
    world = yield from after_roll(world, who, "gather", tested.spent, tested.grade)
    return world, tested


@rule("FA-GAT-02", "FA-AST-08")
def apply_gather(world: World, who: str, tested: Tested) -> Play[World]:
    """One point for the success, one for each raise; nothing for a failure."""
    if tested.grade < 1:
        yield note("FA-GAT-02", "fa-gathers-nothing", who=Ref(who))
        return world
    earned = _earned(tested.grade, passive(world.find(who).assets, "rp_bonus_on_gather", world.scene.options))
    return (yield from change_rp(world, who, earned.total, "FA-GAT-02", earned))


@lru_cache(maxsize=256)
def _earned(grade: int, assets: tuple[Asset, ...]) -> Tally:
    return with_assets(tally(grade, "FA-GAT-02", "fa-term-roll"), assets, "FA-AST-08")
