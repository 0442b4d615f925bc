"""Cards: a deck from which everybody is dealt one."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, permutations
from math import comb, factorial, perm
from operator import lt

from regelwerk.dice.description import Faces
from regelwerk.dice.kinds import Cards
from regelwerk.dice.law import Law
from regelwerk.dice.source import CardsByName, Dice
from regelwerk.dice.throw import ImpossibleThrow, Steps, Throw, TooManyOutcomes

MOST_DEALS = 200_000
"""The longest law of a deal that is listed: three cards of a full deck, not four."""


@dataclass(frozen=True, slots=True)
class Deal(Throw[tuple[int, ...]]):
    """One card for each hand, in order, from the cards that are still in the deck.

    The faces are the cards' own numbers. Dice choose a card by its place among those that are left; people who deal
    real cards name it.
    """

    cards: tuple[int, ...]
    hands: int

    def __post_init__(self) -> None:
        if self.cards and (self.cards[0] < 1 or not all(map(lt, self.cards, self.cards[1:]))):
            raise ImpossibleThrow("the cards of a deck are different positive numbers in rising order")
        if not 0 <= self.hands <= len(self.cards):
            raise ImpossibleThrow(f"{len(self.cards)} cards cannot be dealt to {self.hands} hands")

    def cast(self, dice: Dice) -> Faces:
        left = list(self.cards)
        if isinstance(dice, CardsByName):
            return tuple([(dice.card(left),) for _ in range(self.hands)])
        die, take = dice.die, left.pop
        return tuple([(take(die(n) - 1),) for n in range(len(left), len(left) - self.hands, -1)])

    def read(self, faces: Faces) -> tuple[int, ...]:
        return tuple([card for (card,) in faces])

    @property
    def bounded(self) -> bool:
        return True

    def exact_law(self, cap: int | None) -> Law[tuple[int, ...]]:
        """With a cap only that many of the highest cards are told apart; of the others the order is all that counts,
        and the lowest cards stand for them."""
        told_apart = len(self.cards) if cap is None else max(0, min(cap, len(self.cards)))
        low, high = self.cards[: len(self.cards) - told_apart], self.cards[len(self.cards) - told_apart :]
        counts = range(max(0, self.hands - len(low)), min(len(high), self.hands) + 1)
        deals = sum(comb(self.hands, n) * perm(len(high), n) * factorial(self.hands - n) for n in counts)
        if deals > MOST_DEALS:
            raise TooManyOutcomes(f"{self.notation()}: too many deals to list ({deals}, at most {MOST_DEALS})")
        weights: dict[tuple[int, ...], int] = {}
        for n in counts:
            others = self.hands - n
            ways = comb(len(low), others)
            for spots in combinations(range(self.hands), n):
                for top in permutations(high, n):
                    for rest in permutations(low[:others]):
                        weights[_placed(spots, top, rest)] = ways
        return Law(weights)

    def exact_steps(self, steps: Steps) -> Law[tuple[int, ...]]:
        """The cards from the first step on are told apart; all of them are steps."""
        told_apart = [card for card in self.cards if card >= steps[0]]
        if not set(told_apart) <= set(steps):
            raise ValueError(f"all cards from {steps[0]} on are told apart: {steps}")
        return self.law(len(told_apart))

    def description(self) -> Cards:
        return Cards(self.hands, len(self.cards))


def _placed(spots: tuple[int, ...], top: tuple[int, ...], rest: tuple[int, ...]) -> tuple[int, ...]:
    """The high cards in their spots, the others in order in the spots between."""
    high, low = iter(top), iter(rest)
    return tuple([next(high) if hand in spots else next(low) for hand in range(len(top) + len(rest))])
