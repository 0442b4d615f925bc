"""A campaign as people want to see it at a glance: dice, points, wounds, assets, plans, and what hangs over whom."""

from __future__ import annotations

from collections.abc import Iterator

from regelwerk.engine.facts import Fact, Ref, Word, phrase
from regelwerk.engine.screen.board import Board, Participant, Standing, Standings
from regelwerk.systems.factions.rules.core.assets import defense, is_usable, resilience
from regelwerk.systems.factions.rules.phase.acts import label
from regelwerk.systems.factions.rules.phase.ending import score
from regelwerk.systems.factions.rules.phase.phase import card_name
from regelwerk.systems.factions.state import Asset, Faction, World, seat_of
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
FIGURES = ("fa-figure-rp", "fa-figure-wounds", "fa-figure-assets", "fa-figure-score")


def board(world: World) -> Board:
    """All factions, in the order of their ids."""
    return Board(COLUMNS, tuple(_participant(world, faction) for faction in world.factions))


def _participant(world: World, faction: Faction) -> Participant:
    options = world.options
    hides_rp = faction.veiled and options.hidden_values == "plans_and_rp"
    cells: tuple[Fact, ...] = (
        len(faction.wounds),
        "?" if hides_rp else faction.rp,
        *_dice(faction),
        phrase(
            "fa-board-numbers",
            defense=defense(faction, options).total,
            resilience=resilience(faction, options).total,
        ),
        tuple(asset_in_words(world, asset) for asset in faction.assets),
        ("?",) if faction.veiled else tuple(_plans(faction)),
        tuple(notes(faction)),
    )
    acts = bool(world.turns) and world.turns[-1].who == faction.id
    return Participant(faction.id, faction.id, seat_of(world, faction), cells, acts, faction.destroyed)


def _dice(faction: Faction) -> Iterator[Fact]:
    for attribute in ATTRIBUTES:
        yield in_words(faction.die(attribute))
    yield in_words(faction.effectiveness) if faction.effectiveness else "–"


def asset_in_words(world: World, asset: Asset) -> Fact:
    """An asset, and what keeps it from working."""
    if is_usable(asset, world.options):
        return Ref(asset.id)
    states = {
        "suspended": bool(asset.suspended_by),
        "damaged": asset.damaged,
        "seized": bool(asset.seized),
        "dormant": asset.dormant,
    }
    return Ref(asset.id), tuple(Word(f"fa-asset-state-{state}") for state, holds in states.items() if holds)


def _plans(faction: Faction) -> Iterator[Fact]:
    for plan in faction.plans:
        if plan.status == "open":
            yield phrase("fa-board-plan", plan=Ref(plan.id), progress=plan.progress, required=plan.required)
        else:
            yield Ref(plan.id), Word(f"fa-plan-state-{plan.status}")


def notes(faction: Faction) -> Iterator[Fact]:
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


def standings(world: World) -> Standings:
    """What is worth following over the phases: points, wounds, usable assets, and the score at the end."""
    participants = tuple([_standing(world, faction) for faction in world.factions])
    return Standings(FIGURES, participants, unit="fa-unit-phase")


def _standing(world: World, faction: Faction) -> Standing:
    options = world.options
    usable = 0 if faction.destroyed else sum(1 for asset in faction.assets if is_usable(asset, options))
    wounds = len(faction.wounds)
    if faction.veiled:
        rp = None if options.hidden_values == "plans_and_rp" else faction.rp
        return Standing(faction.id, faction.destroyed, (rp, wounds, usable, None))
    return Standing(faction.id, faction.destroyed, (faction.rp, wounds, usable, score(world, faction).total))
