"""What follows from a unit card or a task force that somebody is writing: load, attributes under it, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.engine.content.derived import Derived
from regelwerk.engine.facts import Word, phrase
from regelwerk.systems.realms.values import Card, carry_capacity

if TYPE_CHECKING:
    from regelwerk.systems.realms.content.loading import Content


def derived(content: Content, kind: str, name: str) -> tuple[Derived, ...]:
    """The values of a card as it is played, and what a task force costs together."""
    if kind == "model":
        return _of_card(content.models[name])
    if kind == "force":
        cards = content.forces[name].cards
        if not any(card.points for card in cards):
            return ()
        costs = [Derived(card.name, phrase("re-card-points", points=card.points)) for card in cards]
        total = phrase("re-card-points", points=sum(card.points for card in cards))
        return (*costs, Derived(Word("re-derived-total"), total, "RE-GRP-01"))
    return ()


def _of_card(card: Card) -> tuple[Derived, ...]:
    capacity = carry_capacity(card.type, card.ko)
    load = phrase("re-card-carried", load=card.grams / 1000, capacity=capacity)
    return (
        Derived(Word("re-card-load"), load, "RE-CAR-01"),
        Derived(Word("re-attribute-agi"), card.agi, "RE-CAR-03"),
        Derived(Word("re-attribute-bw"), card.bw, "RE-CAR-03"),
        Derived(Word("re-card-hp"), card.hp, "RE-HP-01"),
    )
