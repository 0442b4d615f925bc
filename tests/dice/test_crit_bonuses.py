"""Bonuses of crits as far as somebody can see them who takes away the highest first and counts up to a cap."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from regelwerk.dice.crit_bonuses import lowest_kept

Seen = tuple[int, ...]


def seen(megas: tuple[int, ...], crits: int, cap: int, worth: int) -> Seen:
    """What is counted when 0, 1, 2, ... crits are taken away, highest bonus first."""
    bonuses = sorted(megas, reverse=True) + [0] * (crits - len(megas))
    return tuple(min(cap, sum(bonuses[gone:]) + worth * (crits - gone)) for gone in range(crits + 1))


@pytest.mark.parametrize("worth", [1, 2, 3])
@pytest.mark.parametrize("cap", [1, 2, 4, 6, 9])
def test_nothing_that_can_be_seen_is_lost_and_nothing_else_is_told_apart(cap: int, worth: int) -> None:
    for crits in range(6):
        by_view: dict[Seen, set[tuple[int, ...]]] = {}
        for size in range(crits + 1):
            for chosen in combinations_with_replacement(range(1, 8), size):
                megas = tuple(reversed(chosen))
                kept = lowest_kept(megas, crits, cap, worth)
                assert kept == tuple(sorted(kept, reverse=True))
                assert len(kept) <= crits
                assert seen(kept, crits, cap, worth) == seen(megas, crits, cap, worth)
                assert lowest_kept(kept, crits, cap, worth) == kept
                by_view.setdefault(seen(megas, crits, cap, worth), set()).add(kept)
        assert sum(map(len, by_view.values())) <= 2 * len(by_view)
