"""Weights for judging, fitted to played games: what the concerns of a position were worth in the end.

Positions are drawn from games that everybody played by the usual tactic, some of which went astray first. A part of the
games is kept aside: by these the weights are judged (log loss) and their promises held against what came of them
(calibration).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.concerns import ConcernsModule, Row
from regelwerk.engine.effects import Choose
from regelwerk.engine.game import Game
from regelwerk.engine.interpreters.simulate import EndlessGame, Simulation
from regelwerk.engine.policies import Policy, value_of
from regelwerk.players.judging import Weights, points

Array = npt.NDArray[np.float64]
Prospects = Callable[[Choose[Any]], Sequence[str]]
"""The answers to a question that are worth a thought."""

POSITIONS = 12
"""How many positions of a game of usual length are learned from: more of them are nearly the same.

Every position has the same chance to be drawn. The same number from every game would favour those of short games, in
which whoever is ahead has won more often than in others.
"""
STRAYS = 4
"""While a game goes astray, one answer in so many is any that is worth a thought."""
ASTRAY = 24
"""In every other game positions are learned from after going astray for up to so many steps.

Tactics alone bring about few positions: whoever still has dice to spend has also been spared by the enemy. In positions
that chance has brought about, what matters shows what it is worth by itself.
"""
PILOTS = 8
"""By so many games it is found out what the usual length is."""
MOST_STEPS = 100_000
RIDGE = 12.0
"""How much weights are held back, in units of positions: about those of one game, which are one observation."""
OF_EACH = 1_500
"""About so many positions of every scene count in the weights for those that are not known."""
ASIDE = 4
"""One game in so many is not used for fitting but for judging the fit."""


class Sample(NamedTuple):
    """A position of a game: every party's concerns, and what it got in the end."""

    rows: Mapping[str, Row]
    points: Mapping[str, float]
    game: int


@dataclass(frozen=True, slots=True)
class Band:
    """Positions with about the same promise: how many, what was promised on average, and what came of it."""

    positions: int
    promised: float
    came: float


@dataclass(frozen=True, slots=True)
class Quality:
    """How good weights are on games that were not used for fitting them."""

    games: int
    positions: int
    log_loss: float
    ignorant: float
    """The log loss of somebody who knows only how often each party has won in the games that may be learned from."""
    bands: tuple[Band, ...]


def played_positions(
    game: Game[Any],
    module: ConcernsModule[Any],
    start: Any,
    tactic: Policy,
    games: int,
    seed: str,
    prospects: Prospects = lambda _: (),
    progress: Callable[[int], None] = lambda _: None,
) -> list[Sample]:
    """Positions of games that everybody plays by one tactic."""
    chance = Random(seed)
    simulation = _Straying(tactic, prospects)

    def course(seed: str) -> tuple[list[Any], Any]:
        simulation.dice = RandomDice(seed)
        simulation.astray = chance.randrange(ASTRAY) if chance.random() < 0.5 else 0
        return _course(game, start, simulation)

    pilots = [len(course(f"{seed}/pilot/{number}")[0]) for number in range(PILOTS)]
    rate = POSITIONS * PILOTS / max(1, sum(pilots))
    found: list[Sample] = []
    for number in range(games):
        states, last = course(f"{seed}/{number}")
        outcome = game.outcome(last)
        assert outcome is not None
        for state in states:
            if chance.random() < rate:
                rows = module.concerns(state)
                found.append(Sample(rows, points(outcome, tuple(rows)), number))
        progress(number + 1)
    return found


class _Straying(Simulation):
    """Plays by a tactic, but for some steps gives any promising answer now and then."""

    def __init__(self, tactic: Policy, prospects: Prospects) -> None:
        super().__init__(tactic, RandomDice(0))
        self.astray = 0
        self._prospects = prospects

    def _choice(self, prompt: Choose[Any]) -> Any:
        if self.astray and not self.dice.below(STRAYS):
            keys = self._prospects(prompt)
            key = keys[self.dice.below(len(keys))] if keys else prompt.answers.sample(self.dice).key
            if not isinstance(prompt.answers.meaning(key), Refusal):
                return value_of(prompt, key)
        return super()._choice(prompt)


def _course(game: Game[Any], state: Any, simulation: _Straying) -> tuple[list[Any], Any]:
    """The states of a game from step to step since nobody strays any more, and the last one apart."""
    states: list[Any] = []
    for _ in range(MOST_STEPS):
        if game.outcome(state) is not None:
            return states, state
        if not simulation.astray:
            states.append(state)
        state = simulation.run(game.step(state))
        simulation.astray = max(0, simulation.astray - 1)
    raise EndlessGame(f"{game.name} was not over after {MOST_STEPS} steps")


@dataclass(frozen=True, slots=True)
class Fitted:
    """Weights of one scene, and how good they are."""

    weights: Weights
    quality: Quality


def fit_scene(samples: Sequence[Sample]) -> Fitted:
    """Weights from most of the games, judged by the others."""
    fitted, aside = _parted(samples)
    weights = fit_weights(fitted)
    return Fitted(weights, quality(weights, fitted, aside))


def _parted(samples: Sequence[Sample]) -> tuple[list[Sample], list[Sample]]:
    """The positions to fit weights to, and those of the games that are kept aside."""
    return [one for one in samples if one.game % ASIDE], [one for one in samples if not one.game % ASIDE]


def fit_general(scenes: Mapping[str, Sequence[Sample]]) -> Fitted:
    """Weights for scenes that are not known: from all that are, without what a part in one of them is worth."""
    samples = []
    for number, (name, known) in enumerate(scenes.items()):
        for sample in known[:: max(1, len(known) // OF_EACH)]:
            renamed = {f"{name}/{party}": row for party, row in sample.rows.items()}
            got = {f"{name}/{party}": share for party, share in sample.points.items()}
            # Games of different scenes are different games, and one in so many of each is kept aside.
            samples.append(Sample(renamed, got, sample.game + ASIDE * 1_000_000 * number))
    fitted, aside = _parted(samples)
    # Fitted as they are used: beside parts, weights would rely on what the parts of these scenes are worth.
    plain = fit_weights(fitted, has_parts=False)
    return Fitted(plain, quality(plain, fitted, aside))


def fit_weights(samples: Sequence[Sample], *, ridge: float = RIDGE, has_parts: bool = True) -> Weights:
    """The weights, and what each party's part is worth beyond them, that make the ends of these games most likely."""
    parties = sorted({party for sample in samples for party in sample.rows})
    concerns, present, got = _arrays(samples, parties)
    spread = _spread(concerns, present)
    scaled = concerns / spread
    # The part of a party is one more number, which is 1 for that party alone.
    parts = parties if has_parts else []
    own = np.broadcast_to(np.eye(len(parties))[:, : len(parts)], (*present.shape, len(parts)))
    table = np.concatenate([scaled, own], axis=2)
    weights = np.zeros(table.shape[2])
    for _ in range(40):
        shares = _shares(table @ weights, present)
        mean = np.einsum("np,npk->nk", shares, table)
        apart = table - mean[:, None, :]
        slope = np.einsum("np,npk->k", got - shares, table) - ridge * weights
        curve = np.einsum("np,npk,npl->kl", shares, apart, apart) + ridge * np.eye(len(weights))
        change = np.linalg.solve(curve, slope)
        weights += change * min(1.0, 4.0 / (np.abs(change).max() + 1e-12))
        if np.abs(change).max() < 1e-6:
            break
    count = concerns.shape[2]
    return Weights(tuple((weights[:count] / spread).tolist()), dict(zip(parts, weights[count:].tolist(), strict=True)))


def _arrays(samples: Sequence[Sample], parties: Sequence[str]) -> tuple[Array, npt.NDArray[np.bool_], Array]:
    """Samples as arrays: concerns by position and party, who is there, and what everybody got."""
    width = len(next(iter(samples[0].rows.values())))
    concerns = np.zeros((len(samples), len(parties), width))
    present = np.zeros((len(samples), len(parties)), dtype=np.bool_)
    got = np.zeros((len(samples), len(parties)))
    for n, sample in enumerate(samples):
        for p, party in enumerate(parties):
            if party in sample.rows:
                concerns[n, p] = sample.rows[party]
                present[n, p] = True
                got[n, p] = sample.points[party]
    return concerns, present, got


def _spread(concerns: Array, present: npt.NDArray[np.bool_]) -> Array:
    """By how much each concern differs between the parties of a position."""
    counts = present.sum(axis=1)[:, None, None]
    mean = (concerns * present[:, :, None]).sum(axis=1, keepdims=True) / counts
    apart = ((concerns - mean) * present[:, :, None]) ** 2
    spread: Array = np.sqrt(apart.sum(axis=(0, 1)) / present.sum())
    return np.where(spread > 1e-9, spread, 1.0)


def _shares(scores: Array, present: npt.NDArray[np.bool_]) -> Array:
    """Scores as chances that add up to one among those who are there."""
    odds = np.exp(np.where(present, scores, -np.inf) - scores.max(axis=1, keepdims=True, where=present, initial=-1e9))
    shares: Array = odds / odds.sum(axis=1, keepdims=True)
    return shares


def quality(weights: Weights, fitted: Sequence[Sample], aside: Sequence[Sample]) -> Quality:
    """How well weights tell the ends of games that they were not fitted to."""
    promised = [(weights.chances(sample.rows), sample.points) for sample in aside]
    often: dict[str, float] = {}
    for sample in fitted:
        for party, share in sample.points.items():
            often[party] = often.get(party, 0.0) + share
    return Quality(
        len({sample.game for sample in aside}),
        len(aside),
        sum(_loss(chances, got) for chances, got in promised) / len(promised),
        sum(_loss(_among(often, sample.rows), sample.points) for sample in aside) / len(promised),
        _bands([(chance, got[party]) for chances, got in promised for party, chance in chances.items()]),
    )


def _among(often: Mapping[str, float], present: Iterable[str]) -> dict[str, float]:
    """How often the parties of a position have won, as chances among these alone: nobody else can win it."""
    wins = {party: often.get(party, 0.0) for party in present}
    total = sum(wins.values())
    return {party: share / total if total else 1 / len(wins) for party, share in wins.items()}


def _bands(pairs: Sequence[tuple[float, float]]) -> tuple[Band, ...]:
    """What was promised and what came of it, by tenths of the promise."""
    tenths: dict[int, list[tuple[float, float]]] = {}
    for chance, got in pairs:
        tenths.setdefault(min(9, int(10 * chance)), []).append((chance, got))
    return tuple(
        Band(len(part), sum(chance for chance, _ in part) / len(part), sum(got for _, got in part) / len(part))
        for _, part in sorted(tenths.items())
    )


def _loss(chances: Mapping[str, float], got: Mapping[str, float]) -> float:
    return -sum(share * float(np.log(max(chances.get(party, 0.0), 1e-9))) for party, share in got.items() if share)
