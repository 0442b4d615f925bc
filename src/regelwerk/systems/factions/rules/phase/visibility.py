"""What a seat may know: everything, unless the table hides plans or resource points (FA:hidden_values)."""

from __future__ import annotations

from typing import Literal

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import ALL, MASTER, Audience, only
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.state import Act, Faction, Turn, World, seat_of


def confidants(world: World, faction: Faction) -> tuple[str, ...]:
    """The seats that know a faction's secrets: its own and its controller's."""
    seats = {seat_of(world, faction), faction.sheet.seat}
    if faction.controller and world.has(faction.controller):
        seats.add(seat_of(world, world.find(faction.controller)))
    character = world.scene.character(faction.controller) if faction.controller else None
    if character is not None:
        seats.add(character.seat)
    return tuple(sorted(seats))


@rule("FA:hidden_values")
def audience(world: World, who: str, secret: Literal["plans", "rp"], *others: str) -> Audience:
    """Who may hear of a faction's plans or resource points, and if others are involved, they as well."""
    hidden = world.scene.options.hidden_values
    if hidden == "none" or (secret == "rp" and hidden == "plans"):
        return ALL
    return only(*[seat for one in (who, *others) for seat in confidants(world, world.find(one))])


@rule("FA:hidden_values")
def seen_by(world: World, seat: str) -> World:
    """The world as a seat sees it: other factions' plans, and perhaps their resource points, are veiled."""
    hidden = world.scene.options.hidden_values
    if hidden == "none" or seat == MASTER:
        return world
    factions = tuple(
        faction if seat in confidants(world, faction) else _veiled(faction, rp=hidden == "plans_and_rp")
        for faction in world.factions
    )
    secret = {faction.id for faction in factions if faction.veiled}
    turns = tuple(_veiled_turn(turn) if turn.who in secret else turn for turn in world.turns)
    # What the master is about to do may tell of a plan.
    return replace(world, factions=factions, turns=turns, pending=())


def vague(act: Act) -> Act:
    """An action without the name of the plan."""
    return replace(act, item="") if act.kind == "advance_plan" else act


def _veiled_turn(turn: Turn) -> Turn:
    return replace(turn, declared=vague(turn.declared)) if turn.declared else turn


def _veiled(faction: Faction, *, rp: bool) -> Faction:
    faction = replace(faction, plans=(), order=vague(faction.order) if faction.order else None, veiled=True)
    return replace(faction, rp=0, invested=0) if rp else faction


def imagined(view: World) -> World:
    """A world that fits a view: a hidden faction is taken to have no plan, and nothing to pay with."""
    if not any(faction.veiled for faction in view.factions):
        return view
    return replace(view, factions=tuple(replace(faction, veiled=False) for faction in view.factions))
