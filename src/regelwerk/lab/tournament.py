"""Tournaments: who plays better, measured in mirrored games until it is certain enough.

Every seed is played twice, the second time with the parts exchanged: neither the scene nor the first throws favour
anybody, and the two games together are one observation. With more than two parties each player takes every other one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import inf, log10, sqrt
from time import thread_time
from typing import Any, NamedTuple, Protocol

from regelwerk.engine.game import Json
from regelwerk.engine.system import System, system
from regelwerk.lab.chunks import collecting_seldom
from regelwerk.lab.claims import BY_HALVES, Claim, SequentialTest, Verdict
from regelwerk.lab.estimate import Z95, Estimate
from regelwerk.players.faults import LONGEST_DECISION, Guarded
from regelwerk.players.games import ByTactic, Player, Playing
from regelwerk.players.judging import points
from regelwerk.players.levels import player, thinks

UNDISTURBED = 10
"""A second of processor time may take so many seconds on a busy machine."""


class Told(Protocol):
    """Told after each pair: the match so far."""

    def __call__(self, match: Match, /) -> None: ...


class Faults(NamedTuple):
    """How many answers of either player were no good, so that the usual tactic gave them."""

    first: int = 0
    second: int = 0


class Pair(NamedTuple):
    """The first player's points in a game and in the same game with the parts exchanged."""

    game: float
    mirrored: float
    faults: Faults = Faults()

    @property
    def share(self) -> float:
        return (self.game + self.mirrored) / 2


@dataclass(frozen=True, slots=True)
class Contest:
    """A scene that two players play again and again; can be sent to other processes."""

    system: str
    document: Json
    first: str
    second: str
    seconds: float | None = None
    """How much processor time one that thinks may take for a decision; None: as much as its level does."""
    futures: int | None = None
    """By how many futures one that thinks decides; without `seconds` no clock counts then."""

    @collecting_seldom()
    def pair(self, seed: str) -> Pair:
        """One seed, played twice."""
        chosen = system(self.system)
        start = chosen.start(self.document)
        first, second = (self._player(chosen, name) for name in (self.first, self.second))
        game, mirrored = (
            self._game(chosen, start, own, seed, first, second) for own in parties_by_turns(chosen, start)
        )
        return Pair(game, mirrored, Faults(first.faults, second.faults))

    def _player(self, chosen: System, name: str) -> Guarded:
        """A player; its faults cost it a move, not everybody the tournament."""
        scene = str(self.document.get("scenario", ""))
        # Processor time, so that a busy machine makes nobody weaker.
        found = player(chosen, name, scene, self.seconds, clock=thread_time, futures=self.futures)
        # Who is to look at a number of futures may take its time.
        longest = inf if self.futures else LONGEST_DECISION + UNDISTURBED * (self.seconds or thinks(found.name))
        return Guarded(found, chosen.tactics[chosen.default_tactic], longest)

    def _game(self, chosen: System, start: Any, own: Sequence[str], seed: str, first: Player, second: Player) -> float:
        """The points of the first player, who plays these parties."""
        seats: dict[str, Player] = {}
        for seat in chosen.game.seats(start):
            party = party_of(chosen, start, seat)
            usual = ByTactic(chosen.tactics[chosen.default_tactic])
            seats[seat] = usual if not party else first if party in own else second
        outcome = Playing(chosen.game, start, seats, seed).to_the_end()
        shares = points(outcome, tuple(parties(chosen, start)))
        return sum(share for party, share in shares.items() if party in own)


def parties(chosen: System, start: Any) -> tuple[str, ...]:
    """Who may win a scene, in a fixed order."""
    found = {party_of(chosen, start, seat) for seat in chosen.game.seats(start)}
    return tuple(sorted(found - {""}))


def party_of(chosen: System, start: Any, seat: str) -> str:
    """The party that a seat plays for; where a system does not say, every seat plays for itself."""
    return chosen.concerns.party_of(start, seat) if chosen.concerns is not None else seat


def parties_by_turns(chosen: System, start: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The parties in two groups, every other one in each."""
    found = parties(chosen, start)
    if len(found) < 2:
        raise ValueError(f"{chosen.name}: in this scene nobody plays against anybody")
    return found[::2], found[1::2]


@dataclass(slots=True)
class Match:
    """What has been played between two players, as the first of them sees it."""

    first: str
    second: str
    pairs: list[Pair] = field(default_factory=list)
    verdict: Verdict = ""
    """What became of the claim that was tested, once that is certain enough."""

    @property
    def games(self) -> int:
        return 2 * len(self.pairs)

    @property
    def faults(self) -> Faults:
        return Faults(sum(pair.faults.first for pair in self.pairs), sum(pair.faults.second for pair in self.pairs))

    @property
    def share(self) -> Estimate:
        """The share of the points, with its interval."""
        n = len(self.pairs)
        mean = sum(pair.share for pair in self.pairs) / n
        reach = Z95 * sqrt(self.spread / n)
        return Estimate(mean, max(0.0, mean - reach), min(1.0, mean + reach))

    @property
    def spread(self) -> float:
        """The variance of a pair's share; never taken for nothing, however alike the first pairs were."""
        n = len(self.pairs)
        mean = sum(pair.share for pair in self.pairs) / n
        seen = sum((pair.share - mean) ** 2 for pair in self.pairs)
        # As if one more pair had ended halfway off the mean.
        return (seen + BY_HALVES) / n

    @property
    def elo(self) -> Estimate:
        """The share as a difference in Elo points."""
        share = self.share
        return Estimate(elo_of(share.value), elo_of(share.low), elo_of(share.high))


def elo_of(share: float) -> float:
    """The difference in Elo points that a share of the points stands for; limited, where everything was won."""
    bounded = min(0.999, max(0.001, share))
    return 400 * log10(bounded / (1 - bounded))


def play_match(
    contest: Contest,
    games: int,
    *,
    seed: int = 0,
    workers: int = 1,
    claim: Claim | None = None,
    told: Told = lambda _: None,
) -> Match:
    """Play until the claim is shown or certainly not to be shown, or the number of games, in whole pairs, is played."""
    match = Match(contest.first, contest.second)
    test = None if claim is None else SequentialTest(claim)
    seeds = [f"{seed}/{number}" for number in range(max(1, (games + 1) // 2))]
    for pair in play_pairs(contest, seeds, workers):
        match.pairs.append(pair)
        if test is not None:
            match.verdict = test.take(pair.share)
        told(match)
        if match.verdict:
            break
    return match


def play_pairs(contest: Contest, seeds: Sequence[str], workers: int) -> Iterator[Pair]:
    """The pairs in the order of their seeds, whoever plays them."""
    if workers < 2:
        yield from map(contest.pair, seeds)
        return
    # Only who asks for workers pays for loading them. Fresh processes also work where threads are running.
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(min(workers, len(seeds)), mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(contest.pair, seeds)
        finally:
            pool.shutdown(cancel_futures=True)


def everybody_against_everybody(names: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """All matches of a tournament."""
    return tuple(combinations(names, 2))


def ratings(matches: Sequence[Match]) -> dict[str, float]:
    """Elo points of all players, the mean being 0: as a Bradley-Terry model explains the shares of all matches."""
    found = list(dict.fromkeys(name for match in matches for name in (match.first, match.second)))
    strength = dict.fromkeys(found, 1.0)
    # Half a pair more for either side keeps somebody who lost everything within reach.
    shares = [(m.first, m.second, (m.share.value * len(m.pairs) + 0.5, len(m.pairs) + 1)) for m in matches if m.pairs]
    for _ in range(200):
        renewed = {}
        for name in found:
            won = sum(w if name == a else n - w for a, b, (w, n) in shares if name in (a, b))
            met = sum(n / (strength[a] + strength[b]) for a, b, (_, n) in shares if name in (a, b))
            renewed[name] = won / met if met else 1.0
        middle = sum(log10(value) for value in renewed.values()) / len(renewed)
        strength = {name: value / 10**middle for name, value in renewed.items()}
    return {name: 400 * log10(value) for name, value in strength.items()}
