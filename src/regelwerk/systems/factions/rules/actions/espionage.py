"""Espionage: operations against operations, and the four things that a success can bring."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from regelwerk.engine.answers import Answer, Listed, Refusal
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, choose, do, meanwhile, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.improve import offer_repair
from regelwerk.systems.factions.rules.core.assets import counts_from, hidden_only_with_refuge, is_usable, within_limit
from regelwerk.systems.factions.rules.core.checks import after_roll, change_rp, modifiers, roller, without_intel
from regelwerk.systems.factions.rules.core.rolls import Contest, Roller, resolve_contest
from regelwerk.systems.factions.rules.core.wounds import shaken_by_spies
from regelwerk.systems.factions.rules.phase.visibility import audience, seen_by
from regelwerk.systems.factions.state import Act, Asset, Faction, World, seat_of
from regelwerk.systems.factions.values import in_words

KINDS = ("espionage", "espionage_defense")


class Espionage(NamedTuple):
    """Espionage as it was declared: both sides of the opposed roll."""

    acting: Roller
    other: Roller
    kinds: tuple[str, str] = KINDS


def espionage_modifiers(world: World, who: str, target: str) -> tuple[Tally, Tally]:
    """What changes the rolls of the spy and of the other side."""
    spy, victim = world.find(who), world.find(target)
    return modifiers(spy, KINDS[0], world.options, victim), modifiers(victim, KINDS[1], world.options)


@rule("FA-SPY-01", "FA-SHK-11")
def announce_espionage(world: World, who: str, target: str) -> Play[None]:
    """Who spies on whom, with what, against what: told before anybody answers it."""
    mine, theirs = espionage_modifiers(world, who, target)
    yield note(
        "FA-SPY-01",
        "fa-spies",
        who=Ref(who),
        target=Ref(target),
        die=in_words(world.find(who).operations),
        modifiers=mine,
        other_die=in_words(world.find(target).operations),
        other_modifiers=theirs,
    )


@rule("FA-SHK-11")
def threatened_by_spies(world: World, who: str, target: str) -> Phrase:
    """The question to a shaken faction that is about to be spied on."""
    mine, theirs = espionage_modifiers(world, who, target)
    return phrase(
        "fa-ask-shake-off-spied",
        who=Ref(target),
        by=Ref(who),
        die=in_words(world.find(who).operations),
        modifiers=mine,
        other_die=in_words(world.find(target).operations),
        other_modifiers=theirs,
    )


@rule("FA-SPY-01", "FA-ATR-02")
def declare_espionage(world: World, who: str, target: str, basis: World) -> Espionage:
    """Operations on both sides, modifiers as in the `basis`, payments from what is there now."""
    spy, victim = basis.find(who), basis.find(target)
    mine, theirs = espionage_modifiers(basis, who, target)
    return Espionage(
        roller(world, world.find(who), KINDS[0], spy.operations, mine.total),
        roller(world, world.find(target), KINDS[1], victim.operations, theirs.total),
    )


@rule("FA-SPY-01", "FA-ATR-02")
def roll_espionage(world: World, who: str, target: str, basis: World) -> Play[tuple[World, Contest]]:
    """The opposed roll. The other side always rolls, needs no action for it, and rolls even while shaken."""
    spying = declare_espionage(world, who, target, basis)
    yield meanwhile(world)
    result = yield from do(resolve_contest, *spying, world.options)
    if world.options.intel_rolls != "attack_only":
        world = without_intel(world, target, who)
    world = yield from after_roll(world, who, KINDS[0], result.acting, result.grade)
    world = yield from after_roll(world, target, KINDS[1], result.other, 0)
    return world, result


@rule("FA-SPY-02", "FA-AST-13", "FA-AST-14")
def apply_espionage(world: World, who: str, act: Act, result: Contest) -> Play[World]:
    """A success finds a hidden faction, and brings one effect of the spy's choice; a raise strengthens it."""
    target = world.find(act.target)
    if target.destroyed:
        return world
    if result.grade < 1:
        yield note("FA-SPY-02", "fa-espionage-fails", who=Ref(who), target=Ref(target.id))
        return world
    with_raise = result.grade >= 2
    yield note("FA-SPY-02", "fa-espionage-succeeds", who=Ref(who), target=Ref(target.id), raised=with_raise)
    if target.hidden and who not in target.found_by:
        yield note("FA-AST-13", "fa-found", who=Ref(who), target=Ref(target.id))
        world = world.put(replace(target, found_by=tuple(sorted((*target.found_by, who)))))
    effect, asset = yield from _effect(world, who, act, with_raise=with_raise)
    match effect:
        case "intel":
            return (yield from intel(world, who, act.target, with_raise=with_raise))
        case "sabotage":
            return (yield from sabotage(world, who, act.target, with_raise=with_raise))
        case "assault":
            return (yield from assault(world, who, act.target, asset, with_raise=with_raise))
    return (yield from siphon(world, who, act.target, with_raise=with_raise))


@rule("FA-SPY-02", "FA-SPY-08", "FA-SPY-11", "FA-CTL-07", "FA:espionage_choice")
def _effect(world: World, who: str, act: Act, *, with_raise: bool) -> Play[tuple[str, str]]:
    """What the spy wants. What was ordered or named before the roll is done if it can be; the rest is free."""
    target = world.find(act.target)
    answers = effect_answers(target, world.options)
    if act.effect:
        ordered = answers.find(f"assault:{act.item}" if act.effect == "assault" else act.effect)
        if not isinstance(ordered, Refusal):
            return ordered.value
    spy = world.find(who)
    seat = seat_of(world, spy)
    if act.effect == "assault":
        assaults = Listed([answer for answer in answers.listed() if answer.value[0] == "assault"])
        answers = assaults if assaults.listed() else answers
        if len(answers.listed()) == 1:
            return answers.listed()[0].value
    ask = phrase("fa-ask-effect", who=Ref(who), target=Ref(target.id), raised=with_raise)
    default = answers.listed()[0].key
    scene = (seen_by(world, seat), who, act.target, with_raise)
    return (yield from choose(seat, who, "FA-SPY-02", ask, answers, default, scene))


def effect_answers(target: Faction, options: Options) -> Listed[tuple[str, str]]:
    """The effects that can be had against a faction; an assault names a usable asset."""
    return _effects(target.id, target.assets, options)


@lru_cache(maxsize=1024)
def _effects(target: str, assets: tuple[Asset, ...], options: Options) -> Listed[tuple[str, str]]:
    plain = [
        Answer(effect, (effect, ""), phrase(f"fa-answer-{effect}", target=Ref(target)))
        for effect in ("intel", "sabotage", "siphon")
    ]
    assaults = [
        Answer(f"assault:{asset.id}", ("assault", asset.id), phrase("fa-answer-assault", asset=Ref(asset.id)))
        for asset in assets
        if is_usable(asset, options)
    ]
    refused = [
        Refusal(
            f"assault:{asset.id}",
            phrase("fa-answer-assault", asset=Ref(asset.id)),
            phrase("fa-no-usable", asset=Ref(asset.id)),
            "FA-SPY-08",
        )
        for asset in assets
        if not is_usable(asset, options)
    ]
    return Listed([*plain, *assaults], refused)


@rule("FA-SPY-03", "FA-SPY-10", "FA-WND-08", "FA:espionage_stacking")
def intel(world: World, who: str, target: str, *, with_raise: bool) -> Play[World]:
    """+2 on the spy's next roll against the faction; with a raise it is shaken as well."""
    faction = world.find(target)
    if not world.find(who).destroyed:
        known = tuple(by for by in faction.intel if by != who or world.options.espionage_stacking)
        world = world.put(replace(faction, intel=tuple(sorted((*known, who)))))
        yield note("FA-SPY-03", "fa-intel", who=Ref(who), target=Ref(target))
    return (yield from shaken_by_spies(world, target, who)) if with_raise else world


@rule("FA-SPY-04", "FA-SPY-10", "FA:espionage_stacking")
def sabotage(world: World, who: str, target: str, *, with_raise: bool) -> Play[World]:
    """-2 on defence until the faction's next action; with a raise it is shaken as well."""
    faction = world.find(target)
    before = faction.sabotage if world.options.espionage_stacking else ()
    world = world.put(replace(faction, sabotage=(*before, counts_from(world, faction))))
    yield note("FA-SPY-04", "fa-sabotage", who=Ref(who), target=Ref(target))
    return (yield from shaken_by_spies(world, target, who)) if with_raise else world


@rule("FA-SPY-05", "FA-SPY-08", "FA-SPY-09", "FA:assault_raise")
def assault(world: World, who: str, target: str, asset_id: str, *, with_raise: bool) -> Play[World]:
    """An asset is out of its owner's hands for the next action; with a raise it is damaged as well."""
    faction = world.find(target)
    asset = faction.asset(asset_id)
    seizes = not with_raise or world.options.assault_raise == "additional"
    asset = replace(
        asset, seized=counts_from(world, faction) if seizes else asset.seized, damaged=asset.damaged or with_raise
    )
    yield note(
        "FA-SPY-05",
        "fa-assault",
        who=Ref(who),
        target=Ref(target),
        asset=Ref(asset_id),
        seized=seizes,
        damaged=with_raise,
    )
    world = hidden_only_with_refuge(world.put(faction.with_asset(asset)), target)
    world = yield from within_limit(world, target)
    return (yield from offer_repair(world, target, asset_id)) if with_raise else world


@rule("FA-SPY-06", "FA-SPY-07", "FA:siphon_rounding", "FA:siphon_from_empty")
def siphoned(rp: int, *, with_raise: bool, options: Options) -> int:
    """A quarter, with a raise half, of the points that are there, at least one of them."""
    share = 2 if with_raise else 4
    match options.siphon_rounding:
        case "up":
            part = -(-rp // share)
        case "nearest":
            part = (2 * rp + share) // (2 * share)
        case _:
            part = rp // share
    return min(rp, max(1, part))


@rule("FA-SPY-06", "FA-SPY-07", "FA-SPY-11")
def siphon(world: World, who: str, target: str, *, with_raise: bool) -> Play[World]:
    """Resource points change hands; from nothing nothing comes."""
    rp = world.find(target).rp
    moved = siphoned(rp, with_raise=with_raise, options=world.options)
    gained = moved or int(world.options.siphon_from_empty == "gain_one")
    hearers = audience(world, target, "rp", who)
    yield note("FA-SPY-06", "fa-siphon", hearers, who=Ref(who), target=Ref(target), moved=moved)
    if moved:
        world = yield from change_rp(world, target, -moved, "FA-SPY-06", told=True)
    return (yield from change_rp(world, who, gained, "FA-SPY-06", told=gained == moved)) if gained else world
