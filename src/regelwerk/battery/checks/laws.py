"""The laws of all rules behind `Do`: they sum to one, equal plain enumeration, and agree with simulation."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from functools import cache
from math import sqrt
from typing import Any, TypeVar

from regelwerk.battery.complaints import Complaint, place, require
from regelwerk.battery.playing import some, watched
from regelwerk.dice import Law, RandomDice
from regelwerk.engine.book.stakes import stakes_of
from regelwerk.engine.effects import Do, Play, Roll
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import Policy
from regelwerk.engine.trials import Trial

T = TypeVar("T")
FINER = 6
"""How much further rolls in steps look to see whether that changes anything: raises of several points show as well."""
UNNOTICED = Fraction(1, 10**12)
"""How much it may change. A roll that explodes and whose every point counts has no largest value that matters: its
last step is where what lies beyond comes up less than once in 1e15 times, and a higher one moves only that."""


class NotSmall(Exception):
    """More paths than the budget allows."""


def inlined(play: Play[T]) -> Play[T]:
    """A rule with everything behind `Do` written out in place."""
    try:
        effect = next(play)
        while True:
            effect = play.send((yield from inlined(_begun(effect))) if isinstance(effect, Do) else (yield effect))
    except StopIteration as end:
        result: T = end.value
        return result


def _begun(effect: Do) -> Play[Any]:
    return effect.rule(*effect.args)


class PlainOdds(Odds):
    """Path by path, nothing merged on the way and nothing remembered."""

    def __init__(self, policy: Policy, paths: int) -> None:
        super().__init__(policy)
        self._left = paths

    def law(self, rule: Callable[..., Play[T]], *args: Hashable) -> Law[T]:
        return self.enumerate(lambda: inlined(rule(*args)))

    def outcomes(self, effect: Any) -> Law[Any]:
        law = super().outcomes(effect)
        self._left -= len(law)
        if self._left < 0:
            raise NotSmall
        return law


class FinerOdds(Odds):
    """Odds in which every roll in steps tells more apart than its rule asks for: between, below and above them."""

    def outcomes(self, effect: Any) -> Law[Any]:
        if isinstance(effect, Roll) and effect.steps is not None:
            steps = range(effect.steps[0] - FINER, effect.steps[-1] + FINER + 1)
            effect = Roll(effect.throw, effect.cause, effect.seat, effect.who, steps, effect.audience)
        return super().outcomes(effect)


def steps(trial: Trial) -> list[Do]:
    return some(list(watched(trial).steps.values()), trial.budget.laws)


def _about(step: Do) -> dict[str, Any]:
    return {"place": place(step.rule), "args": repr(step.args)[:200]}


@cache
def odds_of(trial: Trial) -> Odds:
    """What all checks of one trial ask: a law is worked out once for them."""
    return Odds(trial.policy)


def sum_to_one(trial: Trial) -> None:
    """The chances of all results of a rule make one, and nothing is left over."""
    odds = odds_of(trial)
    for step in steps(trial):
        law = odds.law(step.rule, *step.args)
        total = sum((law.probability(x) for x in law), Fraction(0))
        require(total == 1 and not law.rest, "battery-law-sum", total=str(total), **_about(step))


def equal_enumeration(trial: Trial) -> None:
    """Laws merged at `Do` are those of following every path."""
    odds, compared = odds_of(trial), 0
    candidates = steps(trial)
    for step in candidates:
        try:
            plain = PlainOdds(trial.policy, trial.budget.paths).law(step.rule, *step.args)
        except NotSmall:
            continue
        require(odds.law(step.rule, *step.args) == plain, "battery-law-merged", **_about(step))
        compared += 1
    require(compared or not candidates, "battery-law-large", paths=trial.budget.paths)


def need_no_finer_steps(trial: Trial) -> None:
    """A roll that leaves out a total at which something changes would show here."""
    odds, finer = odds_of(trial), FinerOdds(trial.policy)
    for step in steps(trial):
        for stake in stakes_of(step.rule):
            reads = [stake.measure, *(band.reached for band in stake.bands)]
            laws = [
                some_odds.law(step.rule, *step.args).map(lambda x, at=step.args: tuple(read(at, x) for read in reads))  # type: ignore[misc]  # noqa: B023
                for some_odds in (odds, finer)
            ]
            require(apart(*laws) < UNNOTICED, "battery-law-steps", stake=stake.message, **_about(step))


def agree_with_throws(trial: Trial) -> None:
    """Thrown often, a rule comes out as its law says."""
    odds = odds_of(trial)
    wider = FinerOdds(trial.policy)
    comparable = []
    for step in steps(trial):
        law, finer = (some_odds.law(step.rule, *step.args) for some_odds in (odds, wider))
        # A rule that hands on what it merged for its caller has other results when dice are really thrown.
        reading = next((read for read in readings(step) if apart(law.map(read), finer.map(read)) < UNNOTICED), None)
        if reading is not None and len(law.map(reading)) > 1:
            comparable.append((step, law.map(reading), reading))
    for step, law, reading in some(comparable, trial.budget.simulated):
        simulation = Simulation(trial.policy, RandomDice(1))
        drawn = [reading(simulation.run(step.rule(*step.args))) for _ in range(trial.budget.draws)]
        unforeseen = next((x for x in drawn if x not in law), None)
        if unforeseen is not None:
            raise Complaint("battery-law-unforeseen", result=repr(unforeseen)[:200], **_about(step))
        require(fits(drawn, law), "battery-law-throws", throws=len(drawn), **_about(step))


def readings(step: Do) -> list[Callable[[Any], Any]]:
    """What can be compared of a rule's results: the results themselves, or at least what is at stake."""
    stakes = stakes_of(step.rule)
    whole: list[Callable[[Any], Any]] = [lambda result: result]
    return [*whole, lambda result: stakes[0].measure(step.args, result)] if stakes else whole


def apart(one: Law[Any], other: Law[Any]) -> Fraction:
    """The total variation between two laws."""
    if one == other:
        return Fraction(0)
    return sum((abs(one.probability(x) - other.probability(x)) for x in {*one, *other}), Fraction(0)) / 2


def fits(drawn: list[Any], law: Law[Any]) -> bool:
    """A chi-square test that a right law fails about once in a million."""
    expected = {x: float(law.probability(x)) * len(drawn) for x in law}
    common = [x for x in law if expected[x] >= 5]
    cells = [(float(drawn.count(x)), expected[x]) for x in common]
    rest = sum(expected.values()) - sum(e for _, e in cells)
    if rest > 0.5:
        cells.append((len(drawn) - sum(o for o, _ in cells), rest))
    freedom = len(cells) - 1
    statistic = sum((o - e) ** 2 / e for o, e in cells)
    # Wilson and Hilferty: the cube root of chi-square over its freedom is nearly normal.
    spread = 2 / (9 * freedom) if freedom else 0.0
    return not freedom or (statistic / freedom) ** (1 / 3) < 1 - spread + 4.76 * sqrt(spread)
