"""Games played one by one and followed from round to round, or from part to part where a scene has several.

What is read is who is still in, with which figures. Rounds begin anew in each part and are counted on their own.
Only whole numbers are counted, so that chunks add up the same in any order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import MASTER
from regelwerk.engine.game import Game, Outcome, moment_of
from regelwerk.engine.interpreters.simulate import EndlessGame, Simulation
from regelwerk.engine.policies import Policy
from regelwerk.engine.screen.standings import Standings
from regelwerk.lab.chunks import collecting_seldom
from regelwerk.lab.play import MOST_STEPS

S = TypeVar("S")

FOLLOWED_CHUNK = 100

Row = dict[str, list[int]]
"""For everybody who is in: in how many games, then for each figure the sum and the sum of the squares."""


@dataclass(slots=True)
class PartCount:
    """In how many games a part was played, and how many rounds it took."""

    played: int = 0
    rounds: int = 0
    rounds_squared: int = 0

    def add(self, other: PartCount) -> None:
        self.played += other.played
        self.rounds += other.rounds
        self.rounds_squared += other.rounds_squared


@dataclass(slots=True)
class Chronicle:
    """What was counted: a row for the start and for every round or part, how the games ended, how long they took."""

    rows: list[Row]
    participants: dict[str, None] = field(default_factory=dict)
    fights: int = 0
    winners: Counter[str | None] = field(default_factory=Counter)
    undecided: int = 0
    rounds: int = 0
    rounds_squared: int = 0
    parts: list[PartCount] = field(default_factory=list)

    def add(self, other: Chronicle) -> None:
        self.participants |= other.participants
        for row, more in zip(self.rows, other.rows, strict=True):
            for one, counts in more.items():
                before = row.get(one)
                row[one] = counts if before is None else [a + b for a, b in zip(before, counts, strict=True)]
        self.fights += other.fights
        self.winners.update(other.winners)
        self.undecided += other.undecided
        self.rounds += other.rounds
        self.rounds_squared += other.rounds_squared
        for part, more_of_it in zip(self.parts, other.parts, strict=True):
            part.add(more_of_it)

    def enter(self, number: int, standings: Standings) -> None:
        """One game more with these standings at the end of this round."""
        row = self.rows[number]
        for one in standings.participants:
            if one.out:
                self.participants.setdefault(one.id)
                continue
            counts = row.get(one.id)
            if counts is None:
                self.participants.setdefault(one.id)
                counts = row[one.id] = [0] * (1 + 2 * len(one.figures))
            counts[0] += 1
            at = 1
            for figure in one.figures:
                assert figure is not None, "the master knows every figure"
                counts[at] += figure
                counts[at + 1] += figure * figure
                at += 2


@dataclass(frozen=True, slots=True)
class Chronicler(Generic[S]):
    """Plays a game again and again for a limited number of rounds, and reads the standings once a round.

    In a scene of several parts the limit holds for each of them; its standings are read once a part.
    """

    game: Game[S]
    standings: Callable[[Any], Standings]
    start: S
    policy: Policy
    rounds: int
    chunk_size: int = FOLLOWED_CHUNK
    parts: int = 0
    """How many parts the scene has; 0 if it is followed from round to round."""
    goes_on: Callable[[], bool] | None = None
    """Asked before every game, in this process only; a no ends it with what was played until then."""

    @collecting_seldom()
    def fight(self, seed: int, chunk: int, fights: int) -> Chronicle:
        # What a simulation remembers decides how many dice it throws, so every chunk begins with an empty memory.
        simulation = Simulation(self.policy, RandomDice(f"{seed}/{chunk}"))
        length = self.parts or self.rounds
        chronicle = Chronicle([{} for _ in range(length + 1)], parts=[PartCount() for _ in range(self.parts)])
        for _ in range(fights):
            if self.goes_on is not None and not self.goes_on():
                break
            if self.parts:
                course, outcome, lengths = self._play_parts(simulation)
                played = len(lengths)
                for part, length_of_it in lengths.items():
                    chronicle.parts[part - 1].add(PartCount(1, length_of_it, length_of_it * length_of_it))
            else:
                course, outcome = self._play(simulation)
                played = len(course) - 1
            for number in range(length + 1):
                # What ends early stays as it ended.
                chronicle.enter(number, course[min(number, len(course) - 1)])
            chronicle.fights += 1
            if outcome is None:
                chronicle.undecided += 1
            else:
                chronicle.winners[outcome.winner] += 1
            chronicle.rounds += played
            chronicle.rounds_squared += played * played
        return chronicle

    def _play(self, simulation: Simulation) -> tuple[list[Standings], Outcome | None]:
        """The standings at the start and at the end of each round, and the outcome if there was one in time."""
        game, state = self.game, self.start
        at = game.round_of(state)
        before_first = max(1, at) - 1
        course = [self._read(state)]
        has_turned = False
        for _ in range(MOST_STEPS):
            outcome = game.outcome(state)
            if outcome is not None:
                self._close(course, state, at - before_first, has_turned)
                return course, outcome
            after = simulation.run(game.step(state))
            now = game.round_of(after)
            has_turned = now != at and at > before_first
            if has_turned:
                course += [self._read(state)] * (at - before_first + 1 - len(course))
                if now - before_first > self.rounds:
                    # A game that ends with its last round is in the next one already; nothing happens there.
                    outcome = game.outcome(after)
                    return course, outcome if outcome and self._read(after) == course[-1] else None
            state, at = after, now
        raise EndlessGame(f"{game.name} was not over after {MOST_STEPS} steps")

    def _play_parts(self, simulation: Simulation) -> tuple[list[Standings], Outcome | None, dict[int, int]]:
        """The standings at the start and at the end of each part, the outcome if there was one in time, and how long
        each part took that was played. Where a part was passed over nothing has changed."""
        game, state = self.game, self.start
        course, lengths = [self._read(state)], dict[int, int]()
        at, outcome = moment_of(game, state), game.outcome(state)
        for _ in range(MOST_STEPS):
            if outcome is not None:
                break
            after = simulation.run(game.step(state))
            now = moment_of(game, after)
            if now[0] != at[0]:
                course += [self._read(state)] * (now[0] - len(course))
            elif now[1] > self.rounds:
                break
            lengths[now[0]] = now[1]
            state, at, outcome = after, now, game.outcome(after)
        else:
            raise EndlessGame(f"{game.name} was not over after {MOST_STEPS} steps")
        return [*course, self._read(state)], outcome, lengths

    def _close(self, course: list[Standings], final: S, number: int, has_turned: bool) -> None:
        """The last standings; a round that only began because the one before it was the last does not count."""
        standings = self._read(final)
        if not has_turned or standings != course[-1]:
            course += [standings] * (max(1, number) + 1 - len(course))

    def _read(self, state: S) -> Standings:
        return self.standings(self.game.view(state, MASTER))
