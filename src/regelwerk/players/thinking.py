"""A player that looks ahead: it plays a few answers on for some steps and judges where they lead.

Win or loss alone is too noisy to choose by, and the best of many noisy means is luck. So a future is followed for a few
steps only and then judged; all answers meet the same dice; answers that do worse are dropped early; and the tactic's
own answer is left only for one that is better beyond doubt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil, inf, log2, sqrt
from time import monotonic
from typing import Any

from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.outlook import Position
from regelwerk.engine.policies import Policy
from regelwerk.players.futures import CommonDice, Futures, drawn, pick, worlds
from regelwerk.players.judging import Judge

FEWEST = 8
"""After fewer futures nothing is certain."""
CERTAIN = 3.0
"""An answer that is worse than the best by so many standard errors is not looked at any more."""
SETTLED = 5.0
"""By so many standard errors the best answer must lead for thinking to stop early."""
NOTHING = 0.002
"""Answers whose chances differ by less are alike."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How long a player thinks about one decision: until one of the limits is reached."""

    futures: int = 80
    seconds: float | None = None
    rounds: int = 1
    """A future is followed to the end of this round, or of a later one."""
    steps: int = 100
    """How many steps a future is followed at most."""
    answers: int = 16
    """How many answers are looked at; the tactics' own come first."""
    doubt: float = 1.0
    """By how many standard errors an answer must be better than the tactic's own."""
    fewest: int = 1
    """After fewer futures the tactic's own answer stays: a few that happen to be alike seem to leave no doubt."""
    kept: int = 2
    """At least so many answers are followed to the end, so that they can be compared."""


@dataclass(frozen=True, slots=True)
class Considered:
    """An answer that was looked at: the chance to win with it, how uncertain that is, and by how many futures."""

    key: str
    chance: float
    error: float
    futures: int


@dataclass(slots=True)
class _Candidate:
    """An answer under consideration, and the chance to win at the end of each of its futures."""

    key: str
    chances: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.chances) / len(self.chances)

    def considered(self) -> Considered:
        return Considered(self.key, self.mean, error_of(self.chances), len(self.chances))


def error_of(numbers: Sequence[float]) -> float:
    """The standard error of a mean; one number alone may be anywhere."""
    n = len(numbers)
    if n < 2:
        return 0.5
    mean = sum(numbers) / n
    return sqrt(sum((x - mean) ** 2 for x in numbers) / (n * (n - 1)))


@dataclass(frozen=True, slots=True)
class Thinker:
    """Decides by looking ahead, from what its seat knows."""

    name: str
    judge: Judge[Any]
    own: Policy
    """The tactic whose answer is given unless another is better beyond doubt."""
    imagined: Policy
    """How everybody plays in thought."""
    advisers: tuple[Policy, ...]
    """Tactics whose answers are looked at before others."""
    effort: Effort
    stopped: Callable[[], bool] = lambda: False
    """Whether somebody wants the best answer so far at once."""
    clock: Callable[[], float] = monotonic
    """What time is measured by: people wait for seconds, measurements count those of the processor."""
    prospects: Callable[[Choose[Any]], Sequence[str]] = lambda prompt: [a.key for a in prompt.answers.listed()]
    """The other answers that are looked at, the most promising first."""

    def decide(self, at: Position, prompt: Choose[Any], seed: str) -> str:
        """The key of an answer; the same for the same seed, unless time ran out."""
        return self.consider(at, prompt, seed)[0].key

    def consider(self, at: Position, prompt: Choose[Any], seed: str) -> tuple[Considered, ...]:
        """The answers that were looked at to the end: the chosen one, then the others from the best to the worst."""
        dice = RandomDice(seed)
        usual = drawn(self.own.decide(prompt), dice)
        party = self.judge.party_of(at.state, prompt.seat)
        keys = self._answers(prompt, usual, dice) if party else []
        found = worlds(at, prompt) if len(keys) > 1 else []
        if not found:
            return (Considered(usual, 0.0, 0.5, 0),)
        futures = Futures(at.game, self.imagined, dice)

        effort = self.effort

        def chance(key: str, number: int) -> float:
            same = CommonDice(seed, number)
            world = pick(found, same)
            state = futures.after(world, prompt, key, effort.rounds, effort.steps, same)
            return self.judge.chances(state).get(party, 0.0)

        candidates = _halved([_Candidate(key) for key in keys], chance, self.effort, self.stopped, self.clock)
        chosen = _chosen(candidates, usual, self.effort)
        others = sorted([c for c in candidates if c is not chosen], key=lambda c: -c.mean)
        return tuple(candidate.considered() for candidate in (chosen, *others))

    def _answers(self, prompt: Choose[Any], usual: str, dice: RandomDice) -> list[str]:
        """The answers worth a look: the tactic's own, those of other tactics, then other promising ones."""
        keys = dict.fromkeys([usual])
        for adviser in self.advisers:
            keys.setdefault(drawn(adviser.decide(prompt), dice))
        for key in self.prospects(prompt):
            if len(keys) >= self.effort.answers:
                break
            keys.setdefault(key)
        return [key for key in keys if not isinstance(prompt.answers.meaning(key), Refusal)]


def _halved(
    candidates: list[_Candidate],
    chance: Callable[[str, int], float],
    effort: Effort,
    stopped: Callable[[], bool],
    clock: Callable[[], float],
) -> list[_Candidate]:
    """Futures of all answers, then of the better half, again and again; the first one, the tactic's own, always stays.

    Whatever is certainly worse goes at once, and once all is certain nothing more is thought. All that are left at the
    end have met the same futures.
    """
    usual, live = candidates[0], candidates
    begin = clock()
    deadline = inf if effort.seconds is None else begin + effort.seconds
    rounds = max(1, ceil(log2(len(candidates))))
    budget, number, followed = effort.futures, 0, 0
    for _ in range(rounds):
        first = number
        while number - first < max(2, budget // (rounds * len(live))):
            for candidate in live:
                candidate.chances.append(chance(candidate.key, number))
                if clock() > deadline or stopped():
                    return _complete(live, number)
            number += 1
            followed += len(live)
            if effort.seconds is not None:
                # With time for less, fewer futures of each: otherwise it is up before any answer was dropped.
                budget = min(effort.futures, int(followed * effort.seconds / max(1e-9, clock() - begin)))
                if budget < effort.kept * effort.fewest:
                    # There is no time for as many as it takes to leave the tactic.
                    return live
            if number >= FEWEST:
                live = _in_the_race(live, usual, effort.kept)
                if _is_settled(live, usual):
                    return live
        live = sorted(live, key=lambda candidate: -candidate.mean)[: max(effort.kept, ceil(len(live) / 2))]
        if usual not in live:
            live[-1] = usual
    return live


def _in_the_race(live: list[_Candidate], usual: _Candidate, kept: int) -> list[_Candidate]:
    """Without those that are certainly worse than the best; some stay, so that they can be compared."""
    ordered = sorted(live, key=lambda candidate: -candidate.mean)
    best = ordered[0]
    return [
        one for place, one in enumerate(ordered) if place < kept or one is usual or not _is_beyond(best, one, CERTAIN)
    ]


def _is_settled(live: list[_Candidate], usual: _Candidate) -> bool:
    """Whether further futures can hardly change what is chosen: it is certain, or nothing depends on it."""
    best = max(live, key=lambda candidate: candidate.mean)
    others = [one for one in live if one is not best]
    if all(_is_beyond(best, one, SETTLED) for one in others):
        return True
    return all(_gain(one, usual) + CERTAIN * _error(one, usual) < NOTHING for one in live if one is not usual)


def _gain(one: _Candidate, other: _Candidate) -> float:
    return one.mean - other.mean


def _error(one: _Candidate, other: _Candidate) -> float:
    """The standard error of what one answer gains over another: both have met the same futures."""
    return error_of([x - y for x, y in zip(one.chances, other.chances, strict=True)])


def _is_beyond(one: _Candidate, other: _Candidate, doubt: float) -> bool:
    return _gain(one, other) > doubt * _error(one, other)


def _complete(live: list[_Candidate], number: int) -> list[_Candidate]:
    """What is known when time has run out: of the first futures whatever there is, later only what all have met."""
    if number:
        for candidate in live:
            del candidate.chances[number:]
    return [candidate for candidate in live if candidate.chances]


def _chosen(candidates: list[_Candidate], usual: str, effort: Effort) -> _Candidate:
    """The best answer, if it is better than the tactic's own by more than chance may have made it."""
    best = max(candidates, key=lambda candidate: candidate.mean)
    own = next(candidate for candidate in candidates if candidate.key == usual)
    if len(own.chances) < effort.fewest:
        return own
    return best if _is_beyond(best, own, effort.doubt) else own
