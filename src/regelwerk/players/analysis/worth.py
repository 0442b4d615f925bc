"""What a position is worth to every party, also in the middle of a step: one value for luck and for skill.

At the end of a round it is what the judge says. Before that it is the mean of it over all that may still happen in the
round while everybody plays by one policy. Where little may happen, the mean is exact. Otherwise the ends of the step
still count as often as they come up, and the rest of the round is imagined from each of them with the same dice,
wherever it begins.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from regelwerk.dice import Law, RandomDice
from regelwerk.engine.game import Moment, moment_of
from regelwerk.engine.interpreters.odds import Odds, Path, TooManyPaths
from regelwerk.engine.interpreters.preview import continued
from regelwerk.engine.interpreters.running import Run
from regelwerk.engine.policies import Policy
from regelwerk.players.analysis.course import Step
from regelwerk.players.futures import Futures
from regelwerk.players.judging import Judge

S = TypeVar("S")
Chances = dict[str, float]
"""The chance to win of every party."""

PATHS = 1_500
"""So many ways on are followed exactly."""
WORTH_IT = 3
"""The rest of the round is followed exactly if it takes no more than so many paths for each future it saves."""
MOST_STEPS = 100
"""How many steps a round is followed."""


@dataclass(slots=True)
class Worth(Generic[S]):
    """The worth of the positions of one step; nothing is remembered beyond it, so steps may be taken in any order."""

    judge: Judge[S]
    policy: Policy
    step: Step[S]
    seed: str
    futures: int
    paths: int = PATHS
    _odds: Odds = field(init=False)
    _playing: Futures[S] = field(init=False)
    _last: Moment = field(init=False)
    _known: dict[int, Chances] = field(init=False, default_factory=dict)
    _ends: dict[tuple[S, int], Chances] = field(init=False, default_factory=dict)
    """What came of the rest of the round, by the state at the end of the step and the number of the dice."""

    def __post_init__(self) -> None:
        self._odds = Odds(self.policy)
        self._playing = Futures(self.judge.game, self.policy, RandomDice(0))
        self._last = moment_of(self.judge.game, self.step.state)

    def after(self, count: int) -> Chances:
        """The worth of the position after the step was given so many of its dice and answers."""
        if count not in self._known:
            self._known[count] = self._worked_out(self.step.values[:count])
        return self._known[count]

    def _worked_out(self, values: Path) -> Chances:
        game = self.judge.game
        run = Run(lambda: game.step(self.step.state), lambda _: None)
        for value in values:
            run.feed(value)
        try:
            with self._odds.within(self.paths):
                law = ends(run, self._odds)
        except TooManyPaths:
            return self._imagined(values)
        try:
            with self._odds.within(min(self.paths, WORTH_IT * self.futures)):
                return self._judged(self._onward(law))
        except TooManyPaths:
            return mean((self._rest(state, number), 1 / self.futures) for number, state in self._spread(law))

    def _judged(self, law: Law[S]) -> Chances:
        return mean((self.judge.chances(state), weight / law.total) for state, weight in law.items())

    def _onward(self, law: Law[S]) -> Law[S]:
        """The law of the states at the end of the round, from that of those at the end of a step."""
        game = self.judge.game
        for _ in range(MOST_STEPS):
            if all(self._is_judged(state) for state in law.outcomes()):
                return law
            law = law.bind(
                lambda state: Law.certain(state) if self._is_judged(state) else self._odds.law(game.step, state)
            )
        return law

    def _is_judged(self, state: S) -> bool:
        game = self.judge.game
        return game.outcome(state) is not None or moment_of(game, state) > self._last

    def _spread(self, law: Law[S]) -> Iterator[tuple[int, S]]:
        """As many states as there are futures, each as often as it comes up, those that are worse for somebody first.

        Before a throw and after it the same futures begin in states that are alike: then chance cancels out.
        """
        judged = [(tuple(self.judge.chances(state).values()), state, weight) for state, weight in law.items()]
        judged.sort(key=lambda one: one[0])
        reached, at = 0, iter(judged)
        state, weight = judged[0][1:]
        for number in range(self.futures):
            place = (2 * number + 1) * law.total
            while place > 2 * self.futures * reached:
                _, state, weight = next(at)
                reached += weight
            yield number, state

    def _rest(self, state: S, number: int) -> Chances:
        """What the judge says after the rest of the round, played with the dice of this number."""
        if (state, number) not in self._ends:
            dice = RandomDice(f"{self.seed}/{number}")
            end = self._playing.onward(state, self._last, MOST_STEPS, dice)
            self._ends[state, number] = self.judge.chances(end)
        return self._ends[state, number]

    def _imagined(self, values: Path) -> Chances:
        """The mean over imagined ends of the step and of the round, which throw the same dice after any values."""
        found = []
        for number in range(self.futures):
            dice = RandomDice(f"{self.seed}/{number}/step")
            found.append((self._rest(self._playing.rest(self.step.state, values, dice), number), 1 / self.futures))
        return mean(found)


def ends(run: Run[S], odds: Odds) -> Law[S]:
    """The law of what a rule under way comes to: of the innermost one, and then of those that wait for it."""
    if run.finished:
        assert run.result is not None
        return Law.certain(run.result)
    innermost, *waiting = reversed(run.frames)
    law: Law[Any] = odds.enumerate(innermost.start, tuple(innermost.path))
    for frame in waiting:
        law = law.bind(continued(odds, frame))
    return law


def mean(parts: Iterable[tuple[Chances, float]]) -> Chances:
    """Chances by their shares; a party that is gone has none."""
    found: Chances = {}
    for chances, share in parts:
        for party, chance in chances.items():
            found[party] = found.get(party, 0.0) + share * chance
    return found
