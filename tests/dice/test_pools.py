"""Pools of dice: stories with given dice, known numbers, and brute-force twins of the clever laws."""

from dataclasses import replace
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import prod

import pytest

from regelwerk.dice import HitPool, Hits, ImpossibleThrow, Law, SuccessPool, tail
from regelwerk.dice.crit_bonuses import canonical


def test_every_die_is_read_for_itself() -> None:
    pool = HitPool(6, 5, 11)
    faces = pool.faces_from([4, [6, 4], [6, 5], [6, 6, 5], 5, [6, 6, 6, 6, 1]])
    assert pool.read(faces) == Hits(normals=2, crits=3, megas=(3,))
    apart = HitPool(6, 5, 11, pooled=False)
    assert apart.read(faces) == Hits(normals=2, crits=3, megas=(2, 1))


def test_a_bonus_has_a_top() -> None:
    pool = HitPool(1, 5, 11, top_bonus=1)
    assert pool.read(((6, 6, 6, 6, 1),)) == Hits(0, 1, (1,))


def test_a_destiny_die_hits_from_four_and_may_crit() -> None:
    pool = HitPool(1, 6, 11, destiny=2)
    assert pool.read(((5,), (4,), (6, 5))) == Hits(1, 1, ())
    assert HitPool(1, 6, 11, destiny=2, destiny_crits=False).read(((5,), (4,), (6, 5))) == Hits(2, 0, ())
    assert HitPool(0, 2, 11, destiny=1).read(((2,),)) == Hits(1, 0, ())


def test_a_crit_needs_a_hit_unless_told_otherwise() -> None:
    assert HitPool(1, 14, 11).read(((6, 6, 1),)) == Hits(0, 0, ())
    assert HitPool(1, 14, 11).read(((6, 6, 2),)) == Hits(0, 1, ())
    assert HitPool(1, 14, 11, crit_requires_hit=False).read(((6, 5),)) == Hits(0, 1, ())


def test_without_a_crit_number_nothing_is_critical() -> None:
    assert HitPool(1, 5, None).read(((6, 6, 6, 6, 5),)) == Hits(1, 0, ())
    assert HitPool(1, 5, None).bounded


def test_known_numbers_of_five_dice() -> None:
    law = HitPool(5, 5, 11).law(0)
    assert law.probability(Hits(1, 0, ())) == Fraction(200, 729)
    assert law.probability(Hits(2, 1, ())) == Fraction(125, 2187)


@pytest.mark.parametrize("k", range(6))
def test_each_step_of_the_bonus_takes_another_six(k: int) -> None:
    law = HitPool(1, 5, 11).law(6)
    crit = law.given(lambda hits: hits.crits == 1)
    assert crit.where(lambda hits: sum(hits.megas) >= k) == Fraction(1, 6**k)


def test_successes_count_dice() -> None:
    assert SuccessPool(3, 5).read(((4,), (5,), (6, 1))) == 2
    assert SuccessPool(1, 6, destiny=2).read(((5,), (4,), (3,))) == 1
    assert SuccessPool(2, 5).law() == Law({0: 4, 1: 4, 2: 1})
    assert SuccessPool(1, 7).law().probability(1) == tail(7)
    assert SuccessPool(2, 7, explode=False).law() == Law.certain(0)


def test_impossible_pools_are_refused() -> None:
    for make in (lambda: HitPool(-1, 5, 11), lambda: SuccessPool(1, 5, sides=1), lambda: SuccessPool(1, 5, destiny=-1)):
        with pytest.raises(ImpossibleThrow):
            make()


def brute_force(pool: HitPool, cap: int) -> Law[Hits]:
    """All combinations of single chains; where only the cap is left to see, one chain stands for all longer ones."""
    last = max(pool.mega_base + cap * pool.sides, pool.min_roll, pool.crit or 0)
    longest = last // pool.sides + 1
    chains = {
        ((pool.sides,) * explosions + (face,)): pool.sides ** (longest - explosions - 1)
        for explosions in range(longest)
        for face in range(1, pool.sides)
    }
    chains[(pool.sides,) * longest + (1,)] = 1
    found: dict[Hits, int] = {}
    for faces in product(chains, repeat=pool.dice + pool.destiny):
        hits = pool.read(faces)
        seen = tuple(m for m in (min(cap, sum(hits.megas)),) if m) if pool.pooled else canonical(hits.megas, cap)
        hits = hits._replace(megas=seen)
        found[hits] = found.get(hits, 0) + prod(chains[chain] for chain in faces)
    return Law(found)


@pytest.mark.parametrize("pooled", [True, False])
@pytest.mark.parametrize("cap", [1, 2, 4])
@pytest.mark.parametrize(
    "pool",
    [
        HitPool(3, 2, 4, sides=3, mega_base=3),
        HitPool(3, 3, 5, sides=2, mega_base=4),
        HitPool(2, 4, 5, sides=3, mega_base=5, destiny=1, destiny_min=2),
        HitPool(2, 7, 4, sides=3, mega_base=4, destiny=1, destiny_min=2),
        HitPool(2, 7, 4, sides=3, mega_base=4, destiny=1, destiny_min=2, destiny_crits=False),
        HitPool(2, 7, 4, sides=3, mega_base=4, destiny=1, crit_requires_hit=False),
        HitPool(3, 2, 4, sides=3, mega_base=3, top_bonus=2),
    ],
)
def test_the_law_is_what_all_combinations_add_up_to(pool: HitPool, cap: int, pooled: bool) -> None:
    pool = replace(pool, pooled=pooled)
    assert pool.law(cap) == brute_force(pool, cap)


def test_a_large_pool_is_the_sum_of_its_dice() -> None:
    one = HitPool(1, 5, 11, top_bonus=4).law().map(lambda h: (h.normals, h.crits, sum(h.megas)))
    many = HitPool(20, 5, 11, top_bonus=4).law().map(lambda h: (h.normals, h.crits, sum(h.megas)))
    assert many == one.times(20)


def what_can_be_seen(megas: tuple[int, ...], cap: int) -> list[tuple[int, int]]:
    """The remaining bonuses up to the cap, after r crits went, highest or lowest bonus first."""
    size = len(megas)
    return [(min(cap, sum(megas[r:])), min(cap, sum(megas[: size - r]))) for r in range(size + 1)]


@pytest.mark.parametrize("cap", range(1, 7))
def test_the_canonical_list_keeps_exactly_what_can_be_seen(cap: int) -> None:
    representative: dict[tuple[tuple[int, int], ...], tuple[int, ...]] = {}
    for size in range(6):
        for rising in combinations_with_replacement(range(1, cap + 3), size):
            megas = rising[::-1]
            short = canonical(megas, cap)
            assert list(short) == sorted(short, reverse=True)
            assert what_can_be_seen(short, cap) == what_can_be_seen(megas, cap)
            # Lists that look alike have one and the same representative, so nothing is told apart in vain.
            assert representative.setdefault(tuple(what_can_be_seen(megas, cap)), short) == short


@pytest.mark.parametrize("cap", range(1, 6))
def test_a_lower_bonus_can_join_a_canonical_list(cap: int) -> None:
    for rising in combinations_with_replacement(range(1, cap + 2), 5):
        megas = rising[::-1]
        assert canonical((*canonical(megas[:-1], cap), megas[-1]), cap) == canonical(megas, cap)
