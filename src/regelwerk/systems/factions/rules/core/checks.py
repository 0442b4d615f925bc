"""A faction's roll in its world: which modifiers it gets and why, what it pays, and what two ones bring."""

from __future__ import annotations

from functools import lru_cache

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import ALL, MASTER, Audience, Play, choose, note
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.assets import bennie_price, is_usable, passive, shares, with_assets
from regelwerk.systems.factions.rules.core.rolls import CRITICAL, NOTHING, Roller, Spent
from regelwerk.systems.factions.rules.core.shaken import shake
from regelwerk.systems.factions.rules.master.command_effects import change_of_rp
from regelwerk.systems.factions.rules.master.commands import CommandAnswers
from regelwerk.systems.factions.rules.phase.visibility import audience
from regelwerk.systems.factions.state import RED_JOKER, Asset, Faction, World, seat_of
from regelwerk.systems.factions.values import Command, Die

NO_MODIFIERS = Tally()
INTEL_BONUS = 2
"""What was spied out on a faction, on the next roll against it."""
INTEL_ROLLS = {
    "attack_espionage": ("attack", "espionage"),
    "attack_only": ("attack",),
    "attack_espionage_damage": ("attack", "espionage", "damage"),
}


@rule("FA-WND-01", "FA-CORE-11", "FA-CORE-18", "FA-ATK-06", "FA-SPY-03", "FA-SPY-12", "FA-GM-13")
def modifiers(faction: Faction, kind: str, options: Options, target: Faction | None = None) -> Tally:
    """Everything that changes a roll: wounds, joker, intelligence on the target, assets, the master's word."""
    known = 0
    if target is not None and target.intel and kind in INTEL_ROLLS[options.intel_rolls]:
        known = intel_on(target, faction.sheet.id, options)
    figure = _lasting(len(faction.wounds), faction.card >= RED_JOKER, known, faction.assets, kind, options)
    for modifier in faction.modifiers:
        if modifier.roll == kind:
            rule_id = "FA-USE-01" if modifier.lasts == "bought" else "FA-GM-13"
            figure = figure.plus(modifier.amount, rule_id, "fa-term-modifier", modifier.source, stacks=True)
    return figure


@lru_cache(maxsize=4096)
def _lasting(wounds: int, has_joker: bool, known: int, assets: tuple[Asset, ...], kind: str, options: Options) -> Tally:
    """What comes from wounds, a joker, intelligence and assets: the same for roll after roll."""
    figure = NO_MODIFIERS
    if kind != "damage" or options.wound_penalty_scope == "all_rolls":
        figure = figure.plus(-wounds, "FA-WND-01", "fa-term-wounds")
    if has_joker:
        figure = figure.plus(2, "FA-CORE-18", "fa-term-joker")
    figure = figure.plus(INTEL_BONUS * known, "FA-SPY-03", "fa-term-intel")
    return with_assets(figure, passive(assets, "roll_bonus", options, kind))


@rule("FA-SPY-10", "FA:intel_beneficiary", "FA:espionage_stacking")
def intel_on(target: Faction, spy: str, options: Options) -> int:
    """How often what was spied out on the target counts for this faction: once, however often it was spied out."""
    known = len(target.intel) if options.intel_beneficiary == "anyone" else target.intel.count(spy)
    return known if options.espionage_stacking else min(1, known)


@rule("FA-SPY-10", "FA-SPY-12", "FA:intel_beneficiary")
def without_intel(world: World, target: str, spy: str) -> World:
    """Intelligence is used up by the first roll that it counts for."""
    faction = world.find(target)
    if not faction.intel:
        return world
    anyone = world.options.intel_beneficiary == "anyone"
    return world.put(replace(faction, intel=() if anyone else tuple(by for by in faction.intel if by != spy)))


@rule("FA-GEN-02", "FA-GEN-06", "FA-GEN-07")
def roller(world: World, faction: Faction, kind: str, die: Die, modifier: int, hearers: Audience = ALL) -> Roller:
    """A faction about to roll on an attribute: with its own resource points, and nobody else's bennies."""
    options = world.scene.options
    price = bennie_price(faction, "reroll", options)
    free = free_rerolls(faction.assets, kind, options)
    seat = seat_of(world, faction)
    if faction.rp >= price:
        purse = audience(world, faction.sheet.id, "rp")
        return Roller(faction.sheet, seat, die, modifier, faction.rp, price, free, hearers, purse)
    return Roller(faction.sheet, seat, die, modifier, 0, None, free, hearers)


@lru_cache(maxsize=4096)
def free_rerolls(assets: tuple[Asset, ...], kind: str, options: Options) -> tuple[tuple[str, int], ...]:
    """The assets that give rerolls of this kind without payment, and how many are left in this phase."""
    return tuple(
        (asset.id, asset.kind.effect.uses_per_phase - asset.uses)
        for asset in assets
        if asset.kind.effect.kind == "free_reroll"
        and asset.kind.effect.roll == kind
        and asset.uses < asset.kind.effect.uses_per_phase
        and is_usable(asset, options)
    )


@rule("FA-RP-01", "FA-CORE-12", "FA-GM-13", "FA-CORE-05")
def after_roll(world: World, who: str, kind: str, spent: Spent, grade: int) -> Play[World]:
    """What a roll leaves behind: rerolls are paid, modifiers for one roll are gone, two ones have consequences."""
    faction = world.find(who)
    if faction.modifiers:
        left = tuple(m for m in faction.modifiers if m.roll != kind or m.lasts not in ("bought", "next_roll"))
        faction = replace(faction, modifiers=left)
        world = world.put(faction)
    if spent is not NOTHING and spent != NOTHING:
        for asset_id in spent.assets:
            asset = faction.asset(asset_id)
            faction = faction.with_asset(replace(asset, uses=asset.uses + 1))
        world = world.put(replace(faction, rp=faction.rp - spent.rp))
    if grade == CRITICAL:
        world = yield from critical_failure(world, who)
    return world


@rule("FA-CORE-05", "FA-GM-14", "FA:critical_failure_effect")
def critical_failure(world: World, who: str) -> Play[World]:
    """Two ones: the master may think of a consequence, or the table has settled on one."""
    match world.options.critical_failure_effect:
        case "shaken":
            yield note("FA-CORE-05", "fa-critical-shaken", who=Ref(who))
            return shake(world, who)
        case "lose_1_rp":
            return (yield from change_rp(world, who, -1, "FA-CORE-05"))
        case "gm_prompt":
            nothing, shaken = Command("no_consequence"), Command("set_shaken", who, to="true")
            answers = CommandAnswers(world, (nothing, shaken, Command("adjust_rp", who, amount=-1)))
            question = phrase("fa-ask-critical", who=Ref(who))
            chosen = yield from choose(MASTER, who, "FA-GM-14", question, answers, "no_consequence", world)
            return replace(world, pending=(*world.pending, chosen)) if chosen.kind != "no_consequence" else world
    return world


@rule("FA-RP-06", "FA-GM-03", "FA-WND-08", "FA:rp_cap")
def change_rp(
    world: World, who: str, amount: int, rule_id: str, earned: Tally | None = None, *, told: bool = False
) -> Play[World]:
    """Resource points never fall below 0, and have no upper limit unless there is a cap; the destroyed have none.

    Of what was earned is told what it comes from; of a change that was `told` before, only what there is now.
    """
    faction = world.find(who)
    if faction.destroyed:
        return world
    change = change_of_rp(faction, amount, world.scene.options)
    hearers = audience(world, who, "rp")
    rp = faction.rp + change
    if change and earned is not None:
        shared = shares(earned)
        yield note(rule_id, "fa-earns", hearers, who=Ref(who), earned=earned, change=change, rp=rp, **shared)
    elif change and told:
        yield note(rule_id, "fa-rp-now", hearers, who=Ref(who), rp=rp)
    elif change:
        yield note(rule_id, "fa-rp", hearers, who=Ref(who), change=change, rp=rp)
    return world.put(replace(faction, rp=rp))
