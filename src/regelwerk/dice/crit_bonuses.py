"""The bonuses of critical hits: exact laws of their sum, and of their list as far as a cap can tell.

Somebody takes away r crits, highest bonus first or lowest bonus first, and counts the remaining bonuses
up to a cap. Two descending lists of equal length give the same answers for every r exactly if they agree
in

- the lowest entries as long as their sum stays below the cap,
- the highest entries as long as their sum stays below the cap,

because those are the sums that can be seen; everything between only has to keep both sums at the cap.
`canonical` puts the smallest entries there that do. Appending a lower bonus needs nothing but the canonical
list, so lists are merged on the way.
"""

from __future__ import annotations

from math import comb
from typing import TypeVar

K = TypeVar("K")
Weights = dict[K, int]
Megas = tuple[int, ...]


def canonical(megas: Megas, cap: int | None) -> Megas:
    """The representative of all descending lists that nobody can tell apart up to the cap."""
    if cap is None or sum(megas) < cap:
        return megas
    if cap <= 0:
        return ()
    size = len(megas)
    high = high_sum = 0
    while high_sum + megas[high] < cap:
        high_sum += megas[high]
        high += 1
    low = size
    low_sum = 0
    while low_sum + megas[low - 1] < cap:
        low -= 1
        low_sum += megas[low]
    if high >= low:
        return megas
    # At least one entry lies between; the last of them completes the low sum, the first of them the high sum.
    last = max(cap - low_sum, megas[low] if low < size else 1)
    first = max(cap - high_sum, last)
    return megas[:high] + (first,) + (last,) * (low - high - 1) + megas[low:]


def lowest_kept(megas: Megas, crits: int, cap: int, worth: int) -> Megas:
    """The representative of all lists that nobody can tell apart who only takes away the highest bonuses first.

    Every remaining crit counts `worth` besides its bonus: of the lowest k bonuses only `cap - k * worth` can be seen.
    As that shrinks with every crit, the lowest entries are kept until they can no longer be seen; of the others it
    only matters that they are no lower.
    """
    plain, total = crits - len(megas), 0
    kept: list[int] = []
    for bonus in reversed(megas):
        room = cap - worth * (plain + len(kept) + 1)
        if total + bonus >= room:
            if room <= 0 and not kept:
                return ()
            least = max(kept[-1] if kept else 1, room - total)
            return (least,) * (len(megas) - len(kept)) + tuple(reversed(kept))
        kept.append(bonus)
        total += bonus
    return megas


def pooled_bonuses(bonuses: list[int], most: int, cap: int | None) -> list[Weights[Megas]]:
    """For 0, 1, ... `most` crits, the law of the sum of their bonuses as one entry (or none)."""
    sums = [1]
    laws: list[Weights[Megas]] = [{(): 1}]
    for _ in range(most):
        if not any(bonuses):
            laws.append({})
            continue
        longer = [0] * (len(sums) + len(bonuses) - 1)
        for b, w in enumerate(bonuses):
            if w:
                for at, v in enumerate(sums, b):
                    longer[at] += v * w
        if cap is not None and len(longer) > cap + 1:
            longer[cap:] = [sum(longer[cap:])]
        sums = longer
        laws.append({(b,) if b else (): w for b, w in enumerate(sums) if w})
    return laws


def single_bonuses(bonuses: list[int], most: int, cap: int | None) -> list[Weights[Megas]]:
    """For 0, 1, ... `most` crits, the law of the canonical list of their positive bonuses."""
    # First only crits with a bonus, from the highest bonus down: how many ways lead to each list.
    lists: Weights[Megas] = {(): 1}
    for bonus in range(len(bonuses) - 1, 0, -1):
        weight = bonuses[bonus]
        if not weight:
            continue
        for megas, ways in list(lists.items()):
            size = len(megas)
            longer, factor = megas, ways
            for more in range(1, most - size + 1):
                longer = canonical((*longer, bonus), cap)
                factor *= weight
                lists[longer] = lists.get(longer, 0) + comb(size + more, more) * factor
    laws: list[Weights[Megas]] = []
    for crits in range(most + 1):
        law: Weights[Megas] = {}
        for megas, ways in lists.items():
            plain = crits - len(megas)
            if plain >= 0 and (plain == 0 or bonuses[0]):
                law[megas] = comb(crits, plain) * bonuses[0] ** plain * ways if plain else ways
        laws.append(law)
    return laws
