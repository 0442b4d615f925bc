"""A campaign as a screen draws it: faction cards, the order of the phase, and what binds whom to whom."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.engine.screen.display import (
    Box,
    Card,
    Cell,
    Chip,
    Chips,
    ChipState,
    Display,
    Figure,
    Fixture,
    Meter,
    Order,
    Part,
    Row,
    Rows,
    Tie,
    Ties,
    Trait,
    Traits,
)
from regelwerk.engine.screen.display import Turn as Position
from regelwerk.engine.tally import Tally
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.assets import defense, is_usable, limit, maintained, resilience
from regelwerk.systems.factions.rules.core.wounds import FATAL
from regelwerk.systems.factions.rules.phase.acts import label
from regelwerk.systems.factions.rules.phase.ending import score
from regelwerk.systems.factions.rules.phase.phase import card_name, minors
from regelwerk.systems.factions.state import Act, Asset, Faction, Modifier, Plan, World, seat_of
from regelwerk.systems.factions.values import ATTRIBUTES, in_words

COLUMNS = (
    "fa-board-wounds",
    "fa-board-rp",
    "fa-board-striking_power",
    "fa-board-operations",
    "fa-board-resources",
    "fa-board-structure",
    "fa-board-flexibility",
    "fa-board-effectiveness",
    "fa-board-defense",
    "fa-board-assets",
    "fa-board-plans",
    "fa-board-notes",
)
REMEMBERED = 1000
"""How many cards are kept: from one answer to the next most factions stay as they are."""
HOSTILE = ("attack", "espionage")
NOT_BAD = ("fa-board-hidden", "fa-board-minor", "fa-board-hold", "fa-board-controlled", "fa-board-order")
"""Notes that are no burden."""


def display(world: World) -> Display:
    """All factions in the order of their ids, as far as this view knows them."""
    return Display(
        tuple(_card(world, faction) for faction in world.factions),
        tuple(_fixtures(world)),
        _heading(world),
        world.phase,
        columns=COLUMNS,
    )


def _heading(world: World) -> Phrase:
    if world.ended:
        return phrase("fa-place-over")
    if world.stage in ("between", "mission"):
        return phrase("fa-place-between", phase=world.phase)
    last = world.scene.max_phases
    rounds = world.options.rounds_per_phase
    return phrase("fa-place-phase", phase=world.phase, last=last, round=world.round, rounds=rounds)


# -- Cards ------------------------------------------------------------------------------------------------------------


def _card(world: World, faction: Faction) -> Card:
    return Card(
        faction.id,
        faction.id,
        seat_of(world, faction),
        _parts(faction, world.options, None if faction.veiled else score(world, faction)),
        bool(world.turns) and world.turns[-1].who == faction.id,
        faction.destroyed,
    )


@lru_cache(maxsize=REMEMBERED)
def _parts(faction: Faction, options: Options, points: Tally | None) -> tuple[Part, ...]:
    return tuple(_told(faction, options, points))


def _told(faction: Faction, options: Options, points: Tally | None) -> Iterator[Part]:
    yield Chips("fa-board-notes", tuple(map(_note, _notes(faction))), column="fa-board-notes")
    yield Meter("fa-board-wounds", len(faction.wounds), FATAL, warn=FATAL - 1, column="fa-board-wounds")
    yield _points(faction, options)
    if faction.action:
        yield Meter("fa-place-action", int(faction.action == "available"), 1, "coin")
    yield Traits("fa-place-dice", tuple(_dice(faction)))
    stands, bears = defense(faction, options), resilience(faction, options)
    both = phrase("fa-board-numbers", defense=stands.total, resilience=bears.total)
    yield Figure("fa-place-defense", stands, column="fa-board-defense", line=both)
    yield Figure("fa-place-resilience", bears)
    assets = tuple(_asset(asset, options) for asset in faction.assets)
    yield Chips("fa-board-assets", assets, column="fa-board-assets")
    yield from _plans(faction, options)
    kept = phrase("fa-place-kept", kept=maintained(faction, options), limit=limit(faction, options))
    yield Figure("fa-place-maintained", kept, quiet=True)
    yield Chips("fa-place-modifiers", tuple(map(_modifier, faction.modifiers)), quiet=True)
    yield Chips("fa-place-trophies", tuple(Chip(Ref(who), "good") for who in faction.trophies), quiet=True)
    if points is not None:
        yield Figure("fa-figure-score", points, quiet=True)


def _notes(faction: Faction) -> Iterator[Fact]:
    """Whatever changes what a faction can do, or what can be done to it."""
    if faction.destroyed:
        yield Word("fa-board-destroyed")
        return
    if faction.card:
        yield card_name(faction.card)
    flags = {"shaken": faction.shaken, "hidden": faction.hidden, "minor": faction.minor, "hold": faction.on_hold}
    for flag, holds in flags.items():
        if holds:
            yield Word(f"fa-board-{flag}")
    if faction.sabotage:
        yield Word("fa-board-sabotaged")
    for spy in faction.intel:
        yield phrase("fa-board-intel", spy=Ref(spy))
    for finder in faction.found_by:
        yield phrase("fa-board-found", spy=Ref(finder))
    if faction.controller:
        yield phrase("fa-board-controlled", controller=Ref(faction.controller))
    if faction.order is not None:
        yield phrase("fa-board-order", act=label(faction.order))


def _note(told: Fact) -> Chip:
    """A card, a state or a mark of spies; what is bad for a faction looks so."""
    key = told.key if isinstance(told, Phrase | Word) else ""
    if key.startswith("fa-card"):
        return Chip(told, "active")
    return Chip(told, "idle" if key in NOT_BAD else "bad")


def _points(faction: Faction, options: Options) -> Part:
    """Resource points: a number, or known to some only, or unknown to this view."""
    if options.hidden_values != "plans_and_rp":
        return Figure("fa-board-rp", faction.rp, column="fa-board-rp")
    known = "?" if faction.veiled else faction.rp
    return Chips("fa-board-rp", (Chip(known, "hidden"),), column="fa-board-rp", line=known)


def _dice(faction: Faction) -> Iterator[Trait]:
    for attribute in ATTRIBUTES:
        yield Trait(f"fa-attribute-{attribute}", in_words(faction.die(attribute)), f"fa-board-{attribute}")
    if faction.effectiveness:
        yield Trait("fa-attribute-effectiveness", in_words(faction.effectiveness), "fa-board-effectiveness")


def _asset(asset: Asset, options: Options) -> Chip:
    state: ChipState = "active"
    if asset.suspended_by:
        state = "suspended"
    elif asset.damaged:
        state = "damaged"
    elif not is_usable(asset, options):
        state = "bad" if asset.seized else "idle"
    elif asset.uses and asset.uses >= asset.kind.effect.uses_per_phase > 0:
        state = "spent"
    # One thing, though it may have several words.
    return Chip((_asset_in_words(asset, options),), state)


def _asset_in_words(asset: Asset, options: Options) -> Fact:
    """An asset, and what keeps it from working."""
    if is_usable(asset, options):
        return Ref(asset.id)
    states = {
        "suspended": bool(asset.suspended_by),
        "damaged": asset.damaged,
        "seized": bool(asset.seized),
        "dormant": asset.dormant,
    }
    return Ref(asset.id), tuple(Word(f"fa-asset-state-{state}") for state, holds in states.items() if holds)


def _plans(faction: Faction, options: Options) -> Iterator[Part]:
    """How far plans have come; where others do not know them, each is marked as a secret."""
    if faction.veiled:
        yield Chips("fa-board-plans", (Chip("?", "hidden"),), column="fa-board-plans")
    elif faction.plans:
        secret = options.hidden_values != "none"
        rows = tuple(_plan(plan, secret=secret) for plan in faction.plans)
        yield Rows("fa-board-plans", rows, column="fa-board-plans")


def _plan(plan: Plan, *, secret: bool) -> Row:
    told: list[Fact] = [Ref(plan.id)]
    if plan.status != "open":
        told.append(Word(f"fa-plan-state-{plan.status}"))
    if secret:
        told.append(Word("fa-place-secret"))
    done = min(plan.progress, plan.required)
    fields = (
        *[Cell("full")] * done,
        *[Cell("crossed" if plan.status == "cancelled" else "empty")] * (plan.required - done),
    )
    line: Fact = Ref(plan.id), Word(f"fa-plan-state-{plan.status}")
    if plan.status == "open":
        line = phrase("fa-board-plan", plan=Ref(plan.id), progress=plan.progress, required=plan.required)
    return Row((tuple(told),), fields, line)


def _modifier(modifier: Modifier) -> Chip:
    told = phrase("fa-place-modifier", roll=Word(f"fa-roll-{modifier.roll}"), amount=modifier.amount)
    return Chip(told, "good" if modifier.amount > 0 else "bad")


# -- What belongs to all ----------------------------------------------------------------------------------------------


def _fixtures(world: World) -> Iterator[Fixture]:
    order = tuple(_order(world))
    if order:
        yield Order("fa-place-order", order)
    ties = tuple(_ties(world))
    if ties:
        yield Ties("fa-place-ties", ties)
    if world.offers:
        kinds = {kind.template: kind.id for kind in world.scene.catalogue}
        offers = tuple(Chip(Ref(kinds.get(template, template))) for template in world.offers)
        yield Box(phrase("fa-place-market"), (Chips("fa-place-offers", offers),))


def _order(world: World) -> Iterator[Position]:
    """Who has had a turn, whose it is, who follows; jokers wait, and minor factions come last."""
    if world.stage in ("between", "mission", "deal"):
        return
    playing = [turn.who for turn in reversed(world.turns)]
    last = minors(world) if world.stage == "order" else ()
    to_come = [who for who in (*playing, *world.queue, *world.waiting, *last) if not world.find(who).destroyed]
    shown = dict.fromkeys(to_come)
    cards = sorted(((faction.card, faction.id) for faction in world.factions if faction.card), reverse=True)
    for _, who in cards:
        if who not in shown and not world.find(who).destroyed:
            yield Position(who, _card_of(world, who), "done")
    for who in shown:
        yield Position(who, _card_of(world, who), "now" if playing[:1] == [who] else "next")


def _card_of(world: World, who: str) -> Fact:
    card = world.find(who).card
    return card_name(card) if card else Word("fa-board-minor") if world.find(who).minor else None


def _ties(world: World) -> Iterator[Tie]:
    """Who controls, orders, has spied out or found whom; and what has been declared in the turns in progress."""
    for faction in world.factions:
        if faction.destroyed:
            continue
        if faction.controller:
            yield Tie(faction.controller, faction.id, Word("fa-place-controls"))
            if faction.order is not None:
                yield Tie(
                    faction.controller, faction.id, phrase("fa-board-order", act=label(faction.order)), fresh=True
                )
        for spy in dict.fromkeys(faction.intel):
            yield Tie(spy, faction.id, Word("fa-place-intel"), "bad")
        for finder in faction.found_by:
            yield Tie(finder, faction.id, Word("fa-place-found"), "bad")
    for turn in world.turns:
        if turn.declared is not None and turn.declared.target:
            yield Tie(turn.who, turn.declared.target, label(turn.declared), _mood(turn.declared), fresh=True)


def _mood(act: Act) -> Literal["bad", "neutral"]:
    return "bad" if act.kind in HOSTILE else "neutral"
