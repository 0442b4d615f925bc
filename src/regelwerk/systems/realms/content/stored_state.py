"""Freezing: the changing part of a game as plain data, and back. What is empty is left out.

Nothing in play changes a card, the scene or the options: a card is told by its model, the rest comes from the start.
"""

from __future__ import annotations

from regelwerk.engine.game import Json
from regelwerk.engine.journal.freezing import Form, Freezer, Told, flat
from regelwerk.space import Point
from regelwerk.systems.realms.state import Shots, World
from regelwerk.systems.realms.values import Card

_TOLD = Told()


def freeze(world: World) -> Json:
    """Where the game stands: every model with all that changes, the order, the running phase."""
    return _freezer(world).told(world, without=("scene", "options"))


def thaw(start: World, data: Json) -> World:
    """The game again; what is fixed comes from its start."""
    return World(start.scene, start.options, **_freezer(start).parts(World, data))


def _freezer(start: World) -> Freezer:
    # By the model: of several alike, each has a card with its own number on it.
    cards = {model.id: model.card for model in start.models}
    bearers = {card: who for who, card in cards.items()}
    short: dict[type, Form] = {kind: flat(kind) for kind in (Point, Shots)}
    return Freezer({Card: Form(bearers.__getitem__, cards.__getitem__), **short}, before=_TOLD)
