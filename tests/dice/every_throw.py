"""The throws that the shared tests go through: at least one of every kind in the project."""

from collections.abc import Callable
from functools import partial
from typing import Any

from regelwerk.dice import (
    Attempt,
    Counted,
    CountedPair,
    Deal,
    Decided,
    Each,
    Exploding,
    ExplodingMix,
    ExplodingSum,
    Handful,
    Highest,
    HitPool,
    Hits,
    Keep,
    Opposed,
    Reroll,
    RollOff,
    RollUnder,
    SuccessPool,
    Sum,
    Throw,
    TopPairs,
    Trait,
    WildCard,
)
from regelwerk.dice.crit_bonuses import canonical, lowest_kept

THROWS: list[Throw[Any]] = [
    Sum((6, 6, 8), 2),
    Sum((), 3),
    Sum((20,), -4),
    Keep(4, 5, 2, bonus=3),
    Keep(4, 4, 3, lowest=True),
    Keep(1, 10, 2),
    Keep(3, 6, 0, bonus=1),
    TopPairs(5, 4),
    TopPairs(4, 5),
    TopPairs(3, 6),
    TopPairs(2, 6),
    TopPairs(1, 6),
    Each((12, 6)),
    Handful(3, 4),
    Handful(0, 8),
    Highest(2, 4, 3),
    Highest(3, 3, 2),
    Highest(1, 5, 3),
    Highest(2, 2, 1),
    Highest(4, 4, 2, chains=False),
    Highest(2, 6, 3, chains=False),
    Highest(2, 1, 1, chains=False),
    Counted(2, 3),
    Counted(2, 3, -1),
    Counted(2, 3, 1),
    Counted(1, 4, 1),
    Counted(3, 4, 1, chains=False),
    CountedPair(2, 3, 2),
    CountedPair(2, 4, 4, -1),
    CountedPair(2, 3, 3, 1),
    CountedPair(1, 4, 2, -1),
    CountedPair(3, 4, 3, -1, chains=False),
    CountedPair(3, 4, 3, 1, chains=False),
    RollOff(2),
    RollOff(2, 4),
    RollOff(1),
    Exploding(4, 1),
    Exploding(6),
    ExplodingSum(3, 3),
    ExplodingSum(2, 4, -1),
    ExplodingSum(0, 6, 2),
    ExplodingMix((4, 3)),
    ExplodingMix((3, 5), -2),
    ExplodingMix((5, 3), 2),
    ExplodingMix((2, 3, 3)),
    ExplodingMix((4,), 1),
    ExplodingMix((), 2),
    WildCard(4),
    WildCard(3, bonus=-2, wild=4),
    WildCard(4, trait_bonus=2, wild=3),
    WildCard(4, trait_bonus=-3, bonus=1, wild=3),
    WildCard(2, trait_bonus=1, wild=2),
    Deal((1, 2, 3, 4, 5), 2),
    Deal((2, 7, 9), 3),
    Deal((4, 53), 1),
    Deal((8, 9), 0),
    Trait(4),
    Trait(8, None, -2),
    Trait(3, 5),
    SuccessPool(3, 5),
    SuccessPool(1, 8, destiny=2),
    SuccessPool(2, 2, destiny=1),
    SuccessPool(4, 4, explode=False),
    SuccessPool(0, 4),
    SuccessPool(3, 1),
    HitPool(3, 5, 11),
    HitPool(2, 3, 5, sides=3, mega_base=5),
    HitPool(2, 3, 5, sides=3, mega_base=5, pooled=False),
    HitPool(3, 2, 4, sides=3, mega_base=4, pooled=False, crit_worth=1),
    HitPool(3, 2, 4, sides=3, mega_base=4, crit_worth=1),
    HitPool(2, 2, 4, sides=3, mega_base=4, destiny=1, destiny_min=2, crit_worth=2),
    HitPool(1, 3, 4, sides=3, mega_base=4, destiny=2, destiny_min=2, pooled=False, crit_worth=2),
    HitPool(3, 2, 4, sides=3, mega_base=4, pooled=False, top_bonus=2),
    HitPool(1, 3, 4, sides=3, mega_base=4, destiny=2, destiny_min=2),
    HitPool(1, 3, 4, sides=3, mega_base=4, destiny=2, destiny_min=2, pooled=False, top_bonus=2),
    HitPool(1, 3, 4, sides=3, mega_base=4, destiny=1, destiny_min=2, destiny_crits=False),
    HitPool(0, 3, 4, sides=3, mega_base=4, destiny=1, destiny_min=2, destiny_crits=False),
    HitPool(2, 6, 4, sides=4, mega_base=5, destiny=1),
    HitPool(2, 6, 4, sides=4, mega_base=5, crit_requires_hit=False),
    HitPool(2, 4, None, destiny=1),
    HitPool(3, 2, 3, sides=4, explode=False, mega_base=0),
    HitPool(0, 4, 11),
    RollUnder(12, 7),
    Opposed(Sum((6, 6)), Sum((8,))),
    Opposed(Exploding(4), Sum((6,))),
    Opposed(Trait(4), Exploding(4)),
    Decided(Sum((12,)), Sum((12,))),
    Decided(Sum((4, 4)), Keep(2, 6, 1, bonus=-1)),
    Reroll(Sum((6, 6)), 5),
    Reroll(Exploding(4), 3),
    Reroll(Opposed(Reroll(Sum((4,)), 3), Sum((4,))), 0),
]


def _of_cards(deal: Deal, cap: int, hands: tuple[int, ...]) -> tuple[int, ...]:
    """The highest cards stay, the others become the lowest cards of the deck, in the same order."""
    high = deal.cards[max(0, len(deal.cards) - cap) :] if cap > 0 else ()
    low = dict(zip(sorted(card for card in hands if card not in high), deal.cards, strict=False))
    return tuple(low.get(card, card) for card in hands)


def capped(throw: Throw[Any], cap: int) -> Callable[[Any], Any]:
    """What a cap does to one outcome of this throw, said as plainly as possible."""

    def of_hits(hits: Hits) -> Hits:
        assert isinstance(throw, HitPool)
        if throw.pooled and throw.crit_worth and hits.crits:
            more = min(cap, throw.crit_worth * hits.crits + sum(hits.megas)) - throw.crit_worth
            return Hits(hits.normals, 1, (more,) if more > 0 else ())
        if throw.pooled:
            most = min(cap, sum(hits.megas))
            return hits._replace(megas=(most,) if most else ())
        megas = canonical(hits.megas, cap)
        if throw.crit_worth:
            megas = lowest_kept(megas, hits.crits, cap, throw.crit_worth)
        return hits._replace(megas=megas)

    if isinstance(throw, HitPool):
        return of_hits
    if isinstance(throw, RollOff):
        return lambda order: order
    if isinstance(throw, Deal):
        return partial(_of_cards, throw, cap)
    if isinstance(throw, WildCard):
        return lambda attempt: Attempt(min(attempt.total, cap), attempt.critical)
    if isinstance(throw, CountedPair):
        return lambda pair: (min(pair[0], cap), pair[1])
    if isinstance(throw, TopPairs | Each | Handful | Highest | Counted):
        return lambda outcome: tuple(min(x, cap) for x in outcome)
    return lambda outcome: min(outcome, cap)
