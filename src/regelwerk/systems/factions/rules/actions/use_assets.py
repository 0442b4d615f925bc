"""Using assets: bonuses that are paid for, and new actions such as hiding."""

from __future__ import annotations

from typing import NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.book.stakes import Band, Stake, stakes
from regelwerk.engine.effects import Play, do, meanwhile, note
from regelwerk.engine.facts import Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.improve import Refused
from regelwerk.systems.factions.rules.core.assets import is_usable
from regelwerk.systems.factions.rules.core.checks import after_roll, modifiers, roller
from regelwerk.systems.factions.rules.core.payments import payment
from regelwerk.systems.factions.rules.core.rolls import Roller, Tested, last_test
from regelwerk.systems.factions.rules.phase.visibility import audience
from regelwerk.systems.factions.state import Asset, Faction, Modifier, World
from regelwerk.systems.factions.values import in_words


@rule("FA-USE-01", "FA-USE-03")
def cannot_use(faction: Faction, asset: Asset, options: Options) -> Refused | None:
    """Why an asset cannot be used as a free action now; there is no limit to how many are."""
    if asset.kind.mode != "free_action":
        return phrase("fa-no-free-use", asset=Ref(asset.id)), "FA-USE-01"
    if not is_usable(asset, options):
        return phrase("fa-no-usable", asset=Ref(asset.id)), "FA-WND-03"
    if any(modifier.source == asset.id for modifier in faction.modifiers):
        return phrase("fa-no-second-use", asset=Ref(asset.id)), "FA-USE-01"
    if asset.uses:
        return phrase("fa-no-second-use", asset=Ref(asset.id)), "FA-USE-01"
    if faction.rp < asset.kind.effect.price:
        return phrase("fa-no-money", price=asset.kind.effect.price, rp=faction.rp), "FA-USE-01"
    return None


@rule("FA-USE-01", "FA-USE-03")
def use_asset(world: World, who: str, asset_id: str) -> Play[World]:
    """Pay; the next roll of this kind in this turn gets the bonus."""
    faction = world.find(who)
    asset = faction.asset(asset_id)
    effect = asset.kind.effect
    bonus = Modifier(effect.roll, effect.amount, asset_id, "bought")
    faction = faction.with_asset(replace(asset, uses=1))
    faction = replace(faction, rp=faction.rp - effect.price, modifiers=(*faction.modifiers, bonus))
    yield payment("FA-USE-01", audience(world, who, "rp"), who, effect.price, faction.rp, "use")
    yield note(
        "FA-USE-01",
        "fa-uses",
        who=Ref(who),
        asset=Ref(asset_id),
        roll=Word(f"fa-roll-{effect.roll}"),
        amount=effect.amount,
        price=effect.price,
    )
    return world.put(faction)


class Hiding(NamedTuple):
    """Hiding as it was declared: the roll, and what it has to reach."""

    roller: Roller
    tn: int


@rule("FA-AST-12", "FA-USE-02")
def declare_hide(world: World, who: str, asset_id: str, basis: World) -> Play[Hiding]:
    """The attribute that the refuge names, with all modifiers as in the `basis`."""
    faction = basis.find(who)
    effect = faction.asset(asset_id).kind.effect
    figure = modifiers(faction, "hide", world.options)
    die = faction.die(effect.attribute)
    yield note("FA-AST-12", "fa-hides", who=Ref(who), asset=Ref(asset_id), die=in_words(die), modifiers=figure)
    return Hiding(roller(world, world.find(who), "hide", die, figure.total), effect.tn)


@rule("FA-AST-12", "FA-USE-02")
@stakes(
    Stake(
        lambda _, result: int(result.grade > 0),
        "fa-stake-success",
        whom=lambda args: args[0].id,
        bands=(Band("fa-band-hidden", lambda _, result: result.grade > 0),),
    )
)
def resolve_hide(roller: Roller, tn: int, options: Options) -> Play[Tested]:
    """A roll on operations."""
    return (yield from last_test(roller, "hide", tn, 1, options))


@rule("FA-AST-12", "FA-USE-02")
def roll_hide(world: World, who: str, asset_id: str, basis: World) -> Play[tuple[World, Tested]]:
    """Declare hiding, roll, and pay for rerolls."""
    hiding = yield from declare_hide(world, who, asset_id, basis)
    yield meanwhile(world)
    tested = yield from do(resolve_hide, *hiding, world.options)
    world = yield from after_roll(world, who, "hide", tested.spent, tested.grade)
    return world, tested


@rule("FA-AST-12", "FA-AST-16")
def apply_hide(world: World, who: str, tested: Tested) -> Play[World]:
    """On a success the faction is hidden from everybody; a failure changes nothing."""
    if tested.grade < 1:
        yield note("FA-AST-16", "fa-hides-in-vain", who=Ref(who))
        return world
    yield note("FA-AST-12", "fa-hidden", who=Ref(who))
    return world.put(replace(world.find(who), hidden=True, found_by=()))
