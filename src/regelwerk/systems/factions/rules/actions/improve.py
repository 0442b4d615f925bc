"""Improvements: what a step up costs, which assets can be bought, and repairs."""

from __future__ import annotations

import re
from functools import lru_cache

from regelwerk.engine.answers import Answer, Cost, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, note
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.assets import limit, maintained, within_limit
from regelwerk.systems.factions.rules.core.payments import payment
from regelwerk.systems.factions.rules.phase.visibility import audience, seen_by
from regelwerk.systems.factions.state import Asset, Faction, World, seat_of
from regelwerk.systems.factions.values import ATTRIBUTES, LARGEST, AssetKind, Die, in_words

ASSET_PRICE = 5
REPAIR_PRICE = 3
IMPROVABLE = (*ATTRIBUTES, "effectiveness")


def read_die(text: str) -> Die:
    """A die as people write it: W4 to W12, W12+1 and so on; d8 is understood as well. Raises ValueError."""
    found = re.fullmatch(r"[WwDd](4|6|8|10|12)(?:\+([0-9]{1,2}))?", text.strip())
    if found is None or (found[2] and found[1] != str(LARGEST)):
        raise ValueError(text)
    return Die(int(found[1]), int(found[2] or 0))


def is_die(text: str) -> bool:
    """Whether somebody wrote a die."""
    try:
        read_die(text)
    except ValueError:
        return False
    return True


def next_die(die: Die | None) -> Die:
    """The next step; without a die the first step is W4."""
    return Die(4) if die is None else die.higher()


@rule("FA-IMP-02", "FA-IMP-03", "FA-IMP-05", "FA:improvement_cost_basis", "FA:improvement_beyond_w12")
def price_of_step(what: str, die: Die | None, options: Options) -> int:
    """An attribute costs its die type, effectiveness half of it; 0 if it can be raised no further."""
    new = next_die(die)
    if new.bonus and options.improvement_beyond_w12 == "forbidden":
        return 0
    basis = die if options.improvement_cost_basis == "current_die" and die is not None else new
    price = basis.sides + (new.bonus if options.improvement_beyond_w12 == "rising" else 0)
    return -(-price // 2) if what == "effectiveness" else price


@lru_cache(maxsize=4096)
def cheapest_step(dice: tuple[Die | None, ...], options: Options) -> int:
    """What the cheapest step up costs, for the dice of all attributes and effectiveness."""
    prices = [price_of_step(what, die, options) for what, die in zip(IMPROVABLE, dice, strict=True)]
    return min((price for price in prices if price), default=10**9)


Refused = tuple[Phrase, str]
"""Why something cannot be done, and by which rule."""


@rule("FA-IMP-02", "FA-IMP-03", "FA-RP-02")
def cannot_raise(faction: Faction, what: str, options: Options) -> Refused | None:
    """Why a step up is not possible."""
    price = price_of_step(what, _die_of(faction, what), options)
    if not price:
        return phrase("fa-no-higher"), "FA-IMP-05"
    if faction.rp < price:
        return phrase(
            "fa-no-money", price=price, rp=faction.rp
        ), "FA-IMP-03" if what == "effectiveness" else "FA-IMP-02"
    return None


def _die_of(faction: Faction, what: str) -> Die | None:
    found: Die | None = getattr(faction, what)
    return found


@rule("FA-IMP-01", "FA-IMP-02", "FA-IMP-03", "FA-IMP-06", "FA-RP-02", "FA-DER-06")
def raise_die(world: World, who: str, what: str) -> Play[World]:
    """Pay, and the die is a step higher at once, for the action of the same turn as well."""
    faction = world.find(who)
    die = _die_of(faction, what)
    price, new = price_of_step(what, die, world.options), next_die(die)
    faction = paid(faction, price).with_die(what, new)
    yield payment("FA-RP-02", audience(world, who, "rp"), who, price, faction.rp, "improvement")
    yield note("FA-IMP-03" if what == "effectiveness" else "FA-IMP-02", "fa-improves", who=Ref(who),
               what=Word(f"fa-attribute-{what}"), die=in_words(new), price=price)  # fmt: skip
    return (yield from within_limit(world.put(faction), who))


@rule("FA-IMP-07")
def paid(faction: Faction, price: int) -> Faction:
    """What was paid for improvements is counted: it is worth something at the end."""
    return replace(faction, rp=faction.rp - price, invested=faction.invested + price)


@rule("FA-IMP-04", "FA-IMP-07", "FA-AST-02", "FA-AST-04", "FA:allow_duplicate_assets")
def cannot_buy(world: World, faction: Faction, template: str) -> Refused | None:
    """Why an asset cannot be bought: not on offer, owned already, no room, no money. There are no other conditions."""
    options = world.options
    if template not in world.offers:
        return phrase("fa-no-such-offer", key=template), "FA-IMP-04"
    owned = any(asset.kind.template == template for asset in faction.assets)
    if owned and not options.allow_duplicate_assets:
        return phrase("fa-no-second", asset=Ref(template)), "FA-IMP-07"
    if maintained(faction, options) + 1 > limit(faction, options) or any(asset.dormant for asset in faction.assets):
        return phrase("fa-no-room", limit=limit(faction, options)), "FA-AST-04"
    if faction.rp < ASSET_PRICE:
        return phrase("fa-no-money", price=ASSET_PRICE, rp=faction.rp), "FA-IMP-04"
    return None


@rule("FA-IMP-04", "FA-IMP-07", "FA:asset_offers")
def buy_asset(world: World, who: str, template: str) -> Play[World]:
    """A new asset for 5 points, with the material base of the offer; it works at once."""
    kind = world.kind_of_asset(template)
    assert kind is not None
    faction = paid(world.find(who), ASSET_PRICE)
    if world.options.asset_offers == "single":
        world = replace(world, offers=tuple(one for one in world.offers if one != template))
    yield payment("FA-RP-02", audience(world, who, "rp"), who, ASSET_PRICE, faction.rp, "asset")
    yield note("FA-IMP-04", "fa-buys", who=Ref(who), asset=Ref(template), price=ASSET_PRICE)
    return world.put(with_new_asset(faction, kind))


def with_new_asset(faction: Faction, kind: AssetKind) -> Faction:
    """A faction with one more asset, under an id that is its own."""
    taken = {asset.id for asset in faction.assets}
    new, number = kind, 1
    while new.id in taken:
        number += 1
        new = AssetKind(
            f"{kind.id}_{number}", kind.template, kind.name, kind.material_base, kind.mode, kind.effect, kind.stack_key
        )
    return replace(faction, assets=(*faction.assets, Asset(new)))


@rule("FA-SPY-09", "FA-PHA-07")
def repair(world: World, who: str, asset_id: str) -> Play[World]:
    """A damaged asset is put right for 3 points, a fixed price; what else keeps it from working stays."""
    faction = world.find(who)
    faction = replace(faction.with_asset(replace(faction.asset(asset_id), damaged=False)), rp=faction.rp - REPAIR_PRICE)
    yield payment("FA-SPY-09", audience(world, who, "rp"), who, REPAIR_PRICE, faction.rp, "repair")
    yield note("FA-SPY-09", "fa-repairs", who=Ref(who), asset=Ref(asset_id), price=REPAIR_PRICE)
    return (yield from within_limit(world.put(faction), who))


@rule("FA:repair_timing", "FA-SPY-09")
def offer_repair(world: World, who: str, asset_id: str) -> Play[World]:
    """A table may sell repairs at any time: then one is on offer as soon as something was damaged."""
    faction = world.find(who)
    if world.options.repair_timing == "own_turn" or faction.rp < REPAIR_PRICE:
        return world
    answers = Listed(
        [
            Answer("decline", False, phrase("fa-answer-decline")),
            Answer("repair", True, phrase("fa-move-repair", asset=Ref(asset_id)), (Cost("fa-cost-rp", REPAIR_PRICE),)),
        ]
    )
    seat = seat_of(world, faction)
    ask = phrase("fa-ask-repair", who=Ref(who), asset=Ref(asset_id))
    wanted = yield from choose(seat, who, "FA:repair_timing", ask, answers, "decline", seen_by(world, seat))
    return (yield from repair(world, who, asset_id)) if wanted else world
