"""Exact laws of rules: caps, merging, choices by policy; and simulation beside them."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any

import pytest

from engine.small_rules import (
    D6,
    asked,
    both_asked,
    die,
    die_in_a_step,
    endless,
    safe_or_risky,
    two_dice,
    weighted_dice,
)
from regelwerk.dice import Handful, Law, RandomDice, Steps
from regelwerk.dice.throw import remembered_law
from regelwerk.engine.effects import Play, do, do_last, do_read, do_then, last, roll
from regelwerk.engine.interpreters.estimates import Estimates
from regelwerk.engine.interpreters.odds import Odds, UnboundedRoll, odds
from regelwerk.engine.interpreters.scripted import scripted
from regelwerk.engine.interpreters.simulate import EndlessGame, Simulation
from regelwerk.engine.policies import AtRandom, BySeat, Fixed, PolicyError
from tiny import picks


def test_two_dice_in_one_expression() -> None:
    two = Law.uniform(a + b for a in range(1, 7) for b in range(1, 7))
    assert odds(two_dice) == two


def test_results_in_a_loop_keep_their_order() -> None:
    assert odds(weighted_dice) == Law.uniform(a + 10 * b for a in range(1, 7) for b in range(1, 7))


def test_a_roll_without_bound_wants_steps() -> None:
    with pytest.raises(UnboundedRoll, match="X-2 rolls W6! without bound: give the roll steps"):
        odds(endless, None)


@pytest.mark.parametrize("steps", [(2, 3), range(4), range(1, 5), range(-3, 21), (2, 3, 9, 17)])
def test_more_steps_than_matter_change_nothing(steps: Steps) -> None:
    assert odds(endless, steps) == Law({1: 1, 2: 1, 3: 4})


@pytest.mark.parametrize("steps", [(3, 2), (2, 2, 3), (), range(3, 3), range(3, 0, -1)])
def test_steps_rise(steps: Steps) -> None:
    with pytest.raises(ValueError, match="the steps of W6! are not numbers in rising order"):
        odds(endless, steps)


@pytest.mark.parametrize("kind", [Odds, Estimates])
def test_results_that_read_alike_are_counted_together(kind: type[Odds]) -> None:
    def parity(total: int) -> str:
        return "odd" if total % 2 else "even"

    def finished() -> Play[int]:
        return (yield from last(two_dice))

    for rule in (two_dice, finished):
        counted = kind().count(rule, read=parity)
        law = counted if isinstance(counted, Law) else Law.of_counted(counted)
        assert law == Law({"even": 1, "odd": 1})


@pytest.mark.parametrize("step", [do, last, do_last])
def test_paths_of_different_depth_have_the_right_weights(step: Any) -> None:
    def until_six(left: int) -> Play[int]:
        if left == 0 or (yield from roll(D6, "X-1")) == 6:
            return left
        rest: int = yield from step(until_six, left - 1)
        return rest

    law = odds(until_six, 3)
    assert [law.probability(x) for x in (3, 2, 1, 0)] == [
        Fraction(1, 6), Fraction(5, 36), Fraction(25, 216), Fraction(125, 216)
    ]  # fmt: skip


def test_a_rule_behind_do_is_worked_out_once() -> None:
    calls: Counter[str] = Counter()

    def counted(name: str) -> Play[int]:
        calls[name] += 1
        return (yield from roll(D6, "X-1"))

    def many() -> Play[int]:
        total = 0
        for _ in range(4):
            total += yield from do(counted, "inner")
        return total

    law = odds(many)
    assert (law.probability(4), law.mean()) == (Fraction(1, 6**4), Fraction(14))
    assert calls["inner"] == 6


def test_a_rule_that_finishes_others_as_a_step_of_its_own_is_worked_out_once() -> None:
    calls: Counter[int] = Counter()

    def counted(more: int) -> Play[int]:
        calls[more] += 1
        return more + (yield from roll(D6, "X-1"))

    def finished() -> Play[int]:
        return (yield from do_last(counted, (yield from roll(D6, "X-1")) % 2))

    assert odds(finished) == Law.uniform(a % 2 + b for a in range(1, 7) for b in range(1, 7))
    assert calls == {0: 6, 1: 6}, "not once for each face of the first die"


def test_what_follows_a_step_goes_on_from_its_results_and_not_from_the_beginning() -> None:
    begun: Counter[str] = Counter()

    def parity() -> Play[int]:
        return (yield from roll(D6, "X-1")) % 2

    def added(first: int, odd: int) -> Play[int]:
        begun["after"] += 1
        return first + odd + (yield from roll(D6, "X-1"))

    def whole() -> Play[int]:
        begun["before"] += 1
        first = yield from roll(D6, "X-1")
        return (yield from do_then(partial(added, first), parity))

    law = odds(whole)
    assert law == Law.uniform(a + b % 2 + c for a in range(1, 7) for b in range(1, 7) for c in range(1, 7))
    assert begun == {"before": 6, "after": 6 * 2 * 6}, "once for each first die, and for each path behind a result"
    paths = 6 * 2 * 6 + 6
    assert (Odds().law_within(paths - 1, whole), Odds().law_within(paths, whole)) == (None, law)
    assert scripted(whole, faces=[2, 3, 4]).result == 7


def test_what_a_result_comes_to_is_read_without_running_anything_again() -> None:
    begun: Counter[str] = Counter()

    def parity() -> Play[int]:
        return (yield from roll(D6, "X-2")) % 2

    def whole() -> Play[int]:
        begun["whole"] += 1
        first = yield from roll(D6, "X-1")

        def added(second: int) -> int:
            begun["read"] += 1
            return first + second

        return (yield from do_read(added, parity))

    def around() -> Play[int]:
        return 10 * (yield from do(whole))

    law = odds(whole)
    assert law == Law.uniform(a + b % 2 for a in range(1, 7) for b in range(1, 7))
    assert begun == {"whole": 6, "read": 6 * 2}, "once for each first die, and each result is read once"
    assert odds(around) == law.map(lambda found: 10 * found)
    assert scripted(whole, faces=[2, 3]).result == 3


def test_the_policy_answers() -> None:
    assert odds(safe_or_risky) == Law.certain(3)
    assert odds(safe_or_risky, policy=Fixed((("X-3", "go"),))) == Law.uniform(range(1, 7))
    mixed = odds(safe_or_risky, policy=AtRandom())
    assert mixed.probability(3) == Fraction(1, 2) + Fraction(1, 12)


def test_simultaneous_choices_are_independent() -> None:
    policy = BySeat((("anna", AtRandom()),))
    assert odds(both_asked, policy=policy) == Law.uniform([(0, 0), (1, 0)])
    assert odds(both_asked, policy=AtRandom()) == Law.uniform([(a, b) for a in (0, 1) for b in (0, 1)])


def test_a_policy_may_not_break_the_rules() -> None:
    class Jumper(AtRandom):
        def decide(self, prompt: Any) -> Law[str]:  # noqa: ARG002
            return Law.certain("jump")

    with pytest.raises(PolicyError, match="anna may not answer 'jump' to x-where"):
        odds(asked, policy=Jumper())


def test_a_fixed_policy_passes_over_what_is_refused() -> None:
    assert odds(asked, policy=Fixed((("X-3", "jump"),))) == Law.certain(0)


def test_enumeration_can_start_in_the_middle() -> None:
    assert Odds().enumerate(two_dice, (6,)) == Law.uniform(range(7, 13))
    assert Odds().enumerate(two_dice, (6, 6)) == Law.certain(12)


def test_a_law_within_some_paths() -> None:
    assert Odds().law_within(42, two_dice) == odds(two_dice), "six paths of the rule behind do, and all of its own"
    assert Odds().law_within(41, two_dice) is None
    assert Odds().law_within(36, weighted_dice) == odds(weighted_dice)
    assert Odds().law_within(35, weighted_dice) is None


def test_many_outcomes_are_not_worked_out_for_a_few_paths() -> None:
    def handful() -> Play[int]:
        return max((yield from roll(Handful(6, 20), "X-1")))

    known = remembered_law.cache_info().misses
    assert Odds().law_within(177_099, handful) is None
    assert remembered_law.cache_info().misses == known


def test_do_takes_its_arguments_by_position() -> None:
    with pytest.raises(TypeError, match="by position"):
        next(do(endless, steps=(3,)))


@pytest.mark.parametrize("rule", [die, die_in_a_step, two_dice])
def test_simulation_draws_from_the_law(rule: Callable[[], Play[int]]) -> None:
    simulation, law = Simulation(AtRandom(), RandomDice(5)), odds(rule)
    drawn = Counter(simulation.run(rule()) for _ in range(3_000))
    for outcome in law:
        expected = 3_000 * float(law.probability(outcome))
        assert abs(drawn[outcome] - expected) < 5 * expected**0.5
    assert set(drawn) == set(law)


@pytest.mark.parametrize(("kinds", "looks"), [(1000, False), (2, True)])
def test_simulation_looks_up_only_what_comes_again(kinds: int, looks: bool) -> None:
    """Known arguments are looked up for ever; those that are new nine times out of ten are soon just played."""
    looked_up: Counter[int] = Counter()

    class Watched(int):
        def __hash__(self) -> int:
            looked_up[int(self)] += 1
            return int(self)

    def one_of(_: Watched) -> Play[int]:
        return (yield from roll(D6, "X-1"))

    simulation = Simulation(AtRandom(), RandomDice(5))
    for turn in range(1000):
        number = 0 if turn % 10 == 0 else 1 + turn % kinds
        assert 1 <= simulation.run(do(one_of, Watched(number))) <= 6
    assert (looked_up.total() >= 1000) is looks
    assert looks or looked_up.total() < 800


def test_simulation_plays_a_game_to_its_end() -> None:
    game, simulation = picks.PicksGame(), Simulation(AtRandom(), RandomDice(1))
    assert game.outcome(simulation.play(game, picks.start())) is not None
    with pytest.raises(EndlessGame, match="picks was not over after 4 steps"):
        simulation.play(game, picks.start(), max_steps=4)
