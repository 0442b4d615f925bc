"""Who survives and how power shifts: one scenario played many times, followed from round to round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from regelwerk.engine.effects import MASTER
from regelwerk.engine.game import Game, ScenePart, parts_of
from regelwerk.engine.policies import Policy
from regelwerk.engine.screen.standings import Standings
from regelwerk.lab.chronicle import Chronicle, Chronicler, PartCount
from regelwerk.lab.chunks import Progress, fight_all
from regelwerk.lab.estimate import Estimate, mean_estimate, share_estimate

S = TypeVar("S")

RUNS = 1_000
ROUNDS = 12


@dataclass(frozen=True, slots=True)
class Course:
    """How one participant fared: the share of games in which it is still in, and the means of its figures.

    Every tuple begins with the start and goes on with the end of each round. `means` has such a tuple for each figure.
    A mean is taken over the games in which the participant is still in; where there is none, it is None.
    """

    id: str
    survival: tuple[Estimate, ...]
    means: tuple[tuple[Estimate | None, ...], ...]


@dataclass(frozen=True, slots=True)
class PartCourse:
    """A part of a scene: in which share of the games it was played, and how many rounds it then took."""

    part: ScenePart
    played: Estimate
    rounds: Estimate | None


@dataclass(frozen=True, slots=True)
class Campaign:
    """What many games gave, with 95 % intervals. A game that ended early stays as it ended.

    `winners` are shares of all games; None stands for a draw. Whatever is not over after the last round that was
    allowed is `undecided`. `rounds` is how many rounds were played. A scene of several parts is followed from part to
    part: courses go on with the end of each part, `rounds` counts parts, and `round_limit` holds for each of them.
    """

    first_round: int
    figures: tuple[str, ...]
    unit: str
    courses: tuple[Course, ...]
    winners: dict[str | None, Estimate]
    undecided: Estimate
    rounds: Estimate
    round_limit: int
    runs: int
    seed: int
    policy: str
    parts: tuple[PartCourse, ...] = ()

    @property
    def last(self) -> int:
        """The number of the last round, or of the last part."""
        return len(self.parts) or self.first_round + self.round_limit - 1

    def winning(self, winner: str | None) -> Estimate:
        """The share of games that somebody won, also if there was none."""
        return self.winners.get(winner) or share_estimate(0, self.runs)


def campaign(
    game: Game[S],
    standings: Callable[[Any], Standings],
    start: S,
    policy: Policy,
    *,
    runs: int = RUNS,
    rounds: int = ROUNDS,
    seed: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
    goes_on: Callable[[], bool] | None = None,
) -> Campaign:
    """Play a game many times, each for a limited number of rounds (in each part of a scene).

    `standings` reads the master's view of a state.

    `goes_on` is asked before every game and may end it all after the first, where one process plays.
    """
    if runs < 1 or rounds < 1:
        raise ValueError("a campaign needs at least one game of at least one round")
    parts = parts_of(game, start)
    chronicler = Chronicler(game, standings, start, policy, rounds, parts=len(parts), goes_on=goes_on)
    counted = fight_all(chronicler, runs, seed, workers, progress)
    played = counted.fights
    first = standings(game.view(start, MASTER))
    return Campaign(
        1 if parts else max(1, game.round_of(start)),
        first.figures,
        "engine-part" if parts else first.unit,
        tuple(_course(one, counted, len(first.figures)) for one in counted.participants),
        {winner: share_estimate(times, played) for winner, times in counted.winners.items()},
        share_estimate(counted.undecided, played),
        mean_estimate(counted.rounds, counted.rounds_squared, played),
        rounds,
        played,
        seed,
        policy.name,
        tuple(_part(part, count, played) for part, count in zip(parts, counted.parts, strict=True)),
    )


def _part(part: ScenePart, count: PartCount, games: int) -> PartCourse:
    rounds = mean_estimate(count.rounds, count.rounds_squared, count.played) if count.played else None
    return PartCourse(part, share_estimate(count.played, games), rounds)


def _course(one: str, counted: Chronicle, figures: int) -> Course:
    rows = [row.get(one, [0]) for row in counted.rows]
    means = (tuple(_mean(row, 1 + 2 * figure) for row in rows) for figure in range(figures))
    return Course(one, tuple(share_estimate(row[0], counted.fights) for row in rows), tuple(means))


def _mean(row: list[int], at: int) -> Estimate | None:
    return mean_estimate(row[at], row[at + 1], row[0]) if row[0] else None
