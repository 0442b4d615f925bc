"""Assets: which are usable, what their passive effects add, and how many a faction can maintain."""

from __future__ import annotations

from functools import lru_cache

from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, note
from regelwerk.engine.facts import Facts, Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.phase.visibility import seen_by
from regelwerk.systems.factions.state import Asset, Duration, Faction, World, seat_of
from regelwerk.systems.factions.values import BASE, BennieUse, Die, asset_limit, sturdiness


@rule("FA-WND-03", "FA-WND-07", "FA-SPY-05", "FA-SPY-09", "FA:seize_start")
def is_usable(asset: Asset, options: Options) -> bool:
    """An asset works unless a wound suspends it, it is damaged, seized or dormant."""
    if asset.suspended_by or asset.damaged or asset.dormant:
        return False
    return not asset.seized or (asset.seized == "coming" and options.seize_start == "next_turn")


@rule("FA-SPY-04", "FA-SPY-10", "FA:interrupted_turn_counts", "FA:next_action_meaning")
def counts_from(world: World, faction: Faction) -> Duration:
    """Until the next action: the turn in progress counts if its action is still to come, else the next one."""
    # Simultaneous factions have begun their turns without one of them being played.
    in_progress = faction.action == "available"
    return "counting" if in_progress and world.options.interrupted_turn_counts else "coming"


def usable(faction: Faction, kind: str, options: Options) -> tuple[Asset, ...]:
    """The usable assets with this kind of effect."""
    return tuple([a for a in faction.assets if a.kind.effect.kind == kind and is_usable(a, options)])


@rule("FA-USE-04", "FA-USE-05", "FA:passive_stacking")
@lru_cache(maxsize=4096)
def passive(
    assets: tuple[Asset, ...], kind: str, options: Options, roll: str = "", value: str = ""
) -> tuple[Asset, ...]:
    """The passive effects of one kind that count: of those that change the same quantity only the largest."""
    best: dict[str, Asset] = {}
    for asset in assets:
        effect = asset.kind.effect
        if effect.kind != kind or effect.roll != roll or effect.value != value or not is_usable(asset, options):
            continue
        key = asset.kind.stack_key if options.passive_stacking == "same_key" else asset.kind.template
        if key not in best or effect.amount > best[key].kind.effect.amount:
            best[key] = asset
    return tuple(best.values())


def with_assets(figure: Tally, assets: tuple[Asset, ...], rule_id: str = "FA-USE-05") -> Tally:
    """A figure with what each of these assets adds."""
    for asset in assets:
        figure = figure.plus(asset.kind.effect.amount, rule_id, "fa-term-asset", asset.id)
    return figure


@lru_cache(maxsize=1024)
def shares(figure: Tally) -> Facts:
    """What of a figure was rolled, what assets add to it, and which."""
    rolled, *added = figure.terms
    assets = tuple([Ref(term.source) for term in added])
    return {"roll": rolled.amount, "assets": assets, "extra": figure.total - rolled.amount}


@rule("FA-RP-01", "FA-GEN-06", "FA:bennie_price")
def bennie_price(faction: Faction, use: BennieUse, options: Options) -> int:
    """What one bennie effect costs in resource points: 3, unless an asset makes it cheaper; the lowest price counts."""
    price: int = options.bennie_price
    for asset in faction.assets:
        effect = asset.kind.effect
        if effect.kind == "bennie_price" and effect.use == use and effect.price < price and is_usable(asset, options):
            price = effect.price
    return price


@rule("FA-DER-05", "FA:w12_bonus_derived")
def half_and_two(die: Die, rule_id: str, message: str, options: Options) -> Tally:
    """Half a die and 2 more, beyond W12 half the bonus as well, term by term."""
    total = sturdiness(die, options.w12_bonus_derived == "half_down")
    figure = tally(die.half, rule_id, message).plus(BASE, rule_id, "fa-term-base", stacks=True)
    return figure.plus(total - figure.total, "FA-DER-05", "fa-term-beyond")


@rule("FA-DER-01", "FA-DER-06", "FA-SPY-04", "FA-SPY-10", "FA:espionage_stacking")
def defense(faction: Faction, options: Options) -> Tally:
    """What an attack has to reach: half of operations and 2, assets, less 2 while sabotaged."""
    return _defense(faction.operations, faction.assets, len(faction.sabotage), options)


@lru_cache(maxsize=4096)
def _defense(operations: Die, assets: tuple[Asset, ...], sabotaged: int, options: Options) -> Tally:
    figure = half_and_two(operations, "FA-DER-01", "fa-term-operations", options)
    figure = with_assets(figure, passive(assets, "derived_bonus", options, "", "defense"))
    return figure.plus(-2 * sabotaged, "FA-SPY-04", "fa-term-sabotage")


@rule("FA-DER-02", "FA-DER-06")
def resilience(faction: Faction, options: Options) -> Tally:
    """What damage has to reach: half of structure and 2, and assets."""
    return _resilience(faction.structure, faction.assets, options)


@lru_cache(maxsize=4096)
def _resilience(structure: Die, assets: tuple[Asset, ...], options: Options) -> Tally:
    figure = half_and_two(structure, "FA-DER-02", "fa-term-structure", options)
    return with_assets(figure, passive(assets, "derived_bonus", options, "", "resilience"))


def limit(faction: Faction, options: Options) -> int:
    """How many assets the faction can maintain."""
    return asset_limit(faction.resources, options.w12_bonus_derived == "half_down")


@rule("FA-AST-04", "FA:unusable_assets_count")
def maintained(faction: Faction, options: Options) -> int:
    """How many assets occupy a place: all that are owned and not dormant, whether they can be used or not."""
    awake = [asset for asset in faction.assets if not asset.dormant]
    if options.unusable_assets_count:
        return len(awake)
    return sum(1 for asset in awake if not asset.suspended_by and not asset.damaged)


@rule("FA-AST-05", "FA-AST-04", "FA:surplus_assets")
def within_limit(world: World, who: str) -> Play[World]:
    """Assets beyond the limit become dormant, the owner says which; when there is room again, they wake."""
    options = world.options
    while options.surplus_assets != "kept":
        faction = world.find(who)
        surplus = maintained(faction, options) - limit(faction, options)
        asleep = tuple(asset for asset in faction.assets if asset.dormant)
        if surplus > 0:
            awake = tuple(asset for asset in faction.assets if not asset.dormant)
            asset = yield from named(world, faction, "FA-AST-05", "fa-ask-surplus", awake[::-1])
            if options.surplus_assets == "lost":
                yield note("FA-AST-05", "fa-asset-lost", who=Ref(who), asset=Ref(asset.id))
                world = yield from without_asset(world, who, asset.id)
                continue
            yield note("FA-AST-05", "fa-asset-dormant", who=Ref(who), asset=Ref(asset.id))
            world = world.put(faction.with_asset(replace(asset, dormant=True)))
            world = hidden_only_with_refuge(world, who)
        elif surplus < 0 and asleep:
            asset = yield from named(world, faction, "FA-AST-05", "fa-ask-wake", asleep)
            yield note("FA-AST-05", "fa-asset-wakes", who=Ref(who), asset=Ref(asset.id))
            world = world.put(faction.with_asset(replace(asset, dormant=False)))
        else:
            break
    return world


def named(world: World, faction: Faction, rule_id: str, question: str, assets: tuple[Asset, ...]) -> Play[Asset]:
    """Let a faction name one of these assets; without a choice there is nothing to ask."""
    if len(assets) == 1:
        return assets[0]
    answers = Listed([Answer(asset.id, asset, phrase("fa-answer-asset", asset=Ref(asset.id))) for asset in assets])
    seat = seat_of(world, faction)
    ask = phrase(question, who=Ref(faction.id))
    return (yield from choose(seat, faction.id, rule_id, ask, answers, assets[0].id, seen_by(world, seat)))


@rule("FA-AST-07", "FA-GM-05", "FA-GM-06")
def without_asset(world: World, who: str, asset_id: str) -> Play[World]:
    """An asset is gone for good: nothing brings it back, and the wound that suspended it suspends nothing now."""
    faction = world.find(who)
    wounds = tuple(replace(w, asset="") if w.asset == asset_id else w for w in faction.wounds)
    world = world.put(
        replace(faction, assets=tuple(asset for asset in faction.assets if asset.id != asset_id), wounds=wounds)
    )
    world = hidden_only_with_refuge(world, who)
    return (yield from within_limit(world, who))


@rule("FA-AST-16", "FA:hidden_without_asset")
def hidden_only_with_refuge(world: World, who: str) -> World:
    """Without a usable refuge nobody stays hidden."""
    faction = world.find(who)
    if faction.hidden and world.options.hidden_without_asset == "ends" and not usable(faction, "hide", world.options):
        return world.put(replace(faction, hidden=False, found_by=()))
    return world


@rule("FA-AST-13", "FA:hidden_without_asset")
def is_hidden_from(faction: Faction, other: str, options: Options) -> bool:
    """Hidden from everybody who has not found the faction since it hid."""
    if not faction.hidden or other in faction.found_by:
        return False
    return options.hidden_without_asset == "ends" or bool(usable(faction, "hide", options))
