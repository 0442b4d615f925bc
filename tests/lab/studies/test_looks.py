"""When it is enough: intervals keep their promise although the study itself decides when to stop."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from zlib import crc32

import pytest

from regelwerk.lab.studies.looks import FIRST, next_look, part, width
from regelwerk.lab.studies.plans import Bisection, ByLooks, Plan
from regelwerk.lab.studies.playing import Numbers
from regelwerk.lab.studies.study import Axis, Setting, Study, Variant
from regelwerk.lab.studies.tasks import Record, Task, against, summed

PLACE = Setting("phasesix", "schlaegerei")
Game = Callable[[Random, int], Numbers]


def coin(chances: list[float]) -> Game:
    """Variants in which a party wins with a known chance."""
    return lambda luck, variant: {"wins.a": 1} if luck.random() < chances[variant] else {}


def play_through(plan: Plan, game: Game, seed: str) -> None:
    """Work through a plan with games whose truth is known; every game has its own luck, common to all variants."""
    base = crc32(seed.encode()) << 20

    def rows(task: Task) -> dict[int, Numbers]:
        played = range(task.first, task.first + task.games)
        return {number: game(Random(base + number), task.variant) for number in played}

    while (batch := plan.batch()) is not None:
        for task in batch:
            found = rows(task)
            record = Record(task.variant, task.first, len(found), summed(list(found.values())))
            if plan.study.is_paired and task.variant:
                record = against(record, found, rows(Task(0, task.first, task.games)))
            plan.take(record)


def stopping(kind: str, variants: int, precision: float, games: int = 5_000) -> Study:
    return Study(
        kind,  # type: ignore[arg-type]
        PLACE,
        tuple(Variant({"options.overkill": number}) for number in range(variants)),
        measure="wins.a",
        precision=precision,
        games=games,
        chunk=50,
    )


def covered(truth: float, study: Study, game: Game, studies: int, variant: int = 0) -> tuple[float, float]:
    """In which share of repeated studies the interval covers the truth, and how many games a study took."""
    right = games = 0
    for number in range(studies):
        plan = ByLooks(study)
        play_through(plan, game, f"{truth}/{number}")
        sums = plan.sums[variant]
        z = plan.width_of(variant)
        found = sums.difference("wins.a", z) if study.is_paired else sums.estimate("wins.a", z)
        assert found is not None
        right += found.covers(truth)
        games += sums.games
    return right / studies, games / studies


@pytest.mark.parametrize("chance", [0.5, 0.2, 0.05])
def test_intervals_cover_in_94_of_100_repeated_small_studies(chance: float) -> None:
    share, games = covered(chance, stopping("sweep", 1, 0.05), coin([chance]), 300)
    assert share >= 0.94
    fixed = chance * (1 - chance) * (1.96 / 0.05) ** 2
    assert games < max(2 * fixed, FIRST + 150), "honesty costs less than as much again"


def test_differences_cover_as_well() -> None:
    study = stopping("compare", 2, 0.05)
    share, games = covered(0.1, study, coin([0.4, 0.5]), 200, variant=1)
    assert share >= 0.94
    assert games < 400, "with common dice a difference shows early: without them it would take 770 games"


def test_whoever_looks_all_the_time_and_stops_when_it_pleases_is_wrong_more_often() -> None:
    """The reason for all this: a plain interval, looked at after every ten games, until it leaves out one half."""
    wrong = 0
    for number in range(200):
        luck = Random(f"peeking/{number}")
        hits = games = 0
        while games < 500:
            hits += sum(luck.random() < 0.5 for _ in range(10))
            games += 10
            if abs(hits / games - 0.5) > 1.96 * 0.5 / games**0.5:
                wrong += 1
                break
    assert wrong / 200 > 0.15


def test_all_looks_together_use_no_more_than_five_percent() -> None:
    assert sum(part(look) for look in range(60)) <= 0.05 + 1e-12
    assert width(None) < width(1) < width(0) < width(2)
    assert width(None, ways=20) > width(None)


def test_the_next_look_comes_when_it_should_be_enough() -> None:
    assert next_look(100, 0, 0.10, 0.05, 10_000) == pytest.approx(100 * 4 * 0.71 * 1.05, rel=0.02)
    assert next_look(100, 0, 0.10, 0.0001, 10_000) == 10_000, "not beyond what is allowed"
    assert next_look(1_000, 1, 0.0500001, 0.05, 10_000) > 1_000, "always some more"


def test_variants_stop_one_by_one_and_in_a_comparison_the_first_goes_on_with_them() -> None:
    plan = ByLooks(stopping("sweep", 2, 0.04))
    play_through(plan, coin([0.5, 0.02]), "one by one")
    assert plan.sums[1].games < plan.sums[0].games < 1_200
    pair = ByLooks(stopping("compare", 2, 0.02))
    play_through(pair, coin([0.5, 0.45]), "together")
    assert pair.sums[0].games == pair.sums[1].paired == pair.sums[1].games > FIRST


def rising(values: int, games: int = 3_000, precision: float = 0.02, target: float = 0.5) -> Study:
    axis = Axis("characters.hagen.attributes.strength", tuple(range(values)))
    return Study(
        "balance", PLACE, axes=(axis,), measure="wins.a", games=games, precision=precision, target=target, chunk=50
    )


def test_bisection_finds_where_it_is_fair_and_says_how_sure_it_is() -> None:
    wrong = tested = 0
    for number in range(40):
        plan = Bisection(rising(16))
        play_through(plan, coin([0.2 + 0.04 * at for at in range(16)]), f"fair/{number}")
        # 0.2 + 0.04 * 7.5 = 0.5: fair is between 7 and 8.
        wrong += not (plan.low <= 7.5 <= plan.high)
        tested += len(plan.signs)
        assert plan.is_bracketed
        assert plan.high - plan.low <= 4
    assert wrong <= 2
    assert tested / 40 < 9, "not all 16 values had to be played"


def test_bisection_says_when_fair_is_out_of_reach() -> None:
    plan = Bisection(rising(8))
    play_through(plan, coin([0.1 + 0.02 * at for at in range(8)]), "nowhere")
    assert not plan.is_bracketed
    assert plan.signs == {0: -1, 7: -1}


def test_bisection_also_falls_and_keeps_both_sides_of_what_cannot_be_told_apart() -> None:
    plan = Bisection(rising(9, games=200))
    play_through(plan, coin([0.9, 0.8, 0.7, 0.5, 0.5, 0.5, 0.3, 0.2, 0.1]), "falling")
    assert plan.low <= 3 and plan.high >= 5
    assert plan.signs[0] == 1 and plan.signs[8] == -1


def test_games_are_handed_out_chunk_by_chunk_of_all_variants_together() -> None:
    plan = ByLooks(Study("sweep", PLACE, (Variant(), Variant()), measure="wins.a", games=5, chunk=2))
    batch = plan.batch()
    assert batch is not None
    assert list(batch) == [(0, 0, 2), (1, 0, 2), (0, 2, 2), (1, 2, 2), (0, 4, 1), (1, 4, 1)]
