"""Mirrored games between two players: is one of them stronger?

    python -m benchmarks.matches SYSTEM SCENARIO GAMES [FIRST [SECOND]]

A player is the name of a tactic; `old:` before it means the tactic as it was in the source that `before` finds. Without
names, the usual tactic of today plays the usual one of then. Every pair of games has the same dice and the seats
exchanged, so that neither the scene nor luck favours anybody; with more than two sides, every other one is exchanged.
Then and now play in two processes that keep in step: each works out the rules on its own and is told the other's
answers. That only works while both ask the same questions, and is checked with every answer.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from math import sqrt
from typing import IO, Any

from benchmarks.before import old_program
from regelwerk.dice import Law, RandomDice
from regelwerk.engine.effects import Choose, Do
from regelwerk.engine.game import Outcome
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import Policy
from regelwerk.engine.system import System, system

STEPS = 20_000
OLD = "old:"
FOLLOW = "follow"


class ByHand(Simulation):
    """Plays every rule out: which dice fall may not depend on what is remembered."""

    def _do(self, effect: Do) -> Any:
        return self.run(effect.rule(*effect.args))


class Two(Policy):
    """Seats of the first player, and those of the second."""

    name = "two"

    def __init__(self, first: frozenset[str], decide: Callable[[bool, Choose[Any]], str]) -> None:
        self._first = first
        self._decide = decide

    def decide(self, prompt: Choose[Any]) -> str:
        return self._decide(prompt.seat in self._first, prompt)


def sides(played: System, state: Any) -> tuple[frozenset[str], frozenset[str]]:
    """Two groups of seats: heroes against the rest if the master plays, otherwise every other seat."""
    seats = played.game.seats(state)
    others = frozenset(seat for seat in seats if seat != "master")
    if "master" in seats and played.name != "factions":
        return others, frozenset({"master"})
    return frozenset(sorted(others)[::2]), frozenset(sorted(others)[1::2])


def points(outcome: Outcome | None, first: frozenset[str]) -> float:
    """One for a victory of the first player, a half if nobody or both have won."""
    if outcome is None or outcome.winner is None:
        return 0.5
    winners = set(outcome.seats or (outcome.winner,))
    return 1.0 if winners <= first else 0.5 if winners & first else 0.0


def play(name: str, scenario: str, games: int, decide: Callable[[bool, Choose[Any]], str]) -> list[float]:
    """The first player's points in each game; the seats are exchanged in every other one."""
    played = system(name)
    start = played.start(played.scenario(played.content(), scenario, {}))
    groups = sides(played, start)
    found = []
    for number in range(games):
        first = groups[number % 2]
        simulation = ByHand(Two(first, decide), RandomDice(f"match/{number // 2}"))
        last = simulation.play(played.game, start, STEPS)
        found.append(points(played.game.outcome(last), first))
    return found


def own(policy: Policy, seed: str) -> Callable[[Choose[Any]], str]:
    """A tactic whose chances are drawn apart from the game's dice."""
    random = RandomDice(seed)

    def decide(prompt: Choose[Any]) -> str:
        decision = policy.decide(prompt)
        return decision.draw(random) if isinstance(decision, Law) else decision

    return decide


def in_step(mine: Callable[[Choose[Any]], str], is_first: bool, told: IO[str], tell: IO[str]) -> Any:
    """Decide for one's own seats and tell; hear what the other process decides for the others."""

    def decide(first: bool, prompt: Choose[Any]) -> str:
        asked = [prompt.rule_id, prompt.seat, prompt.who]
        if first is is_first:
            key = mine(prompt)
            tell.write(json.dumps([asked, key]) + "\n")
            tell.flush()
            return key
        heard = told.readline()
        if not heard:
            raise SystemExit("the other process has gone")
        there, key = json.loads(heard)
        if there != asked:
            raise SystemExit(f"out of step: here {asked}, there {there}")
        return str(key)

    return decide


def match(name: str, scenario: str, games: int, first: str, second: str) -> list[float]:
    """The first player's points against the second."""
    tactics = system(name).tactics
    mine = own(tactics[first], "first")
    if not second.startswith(OLD):
        other = own(tactics[second], "second")
        return play(name, scenario, games, lambda is_first, prompt: (mine if is_first else other)(prompt))
    folder = old_program()
    if folder is None:
        raise SystemExit("the source of then is not in this history")
    command = [sys.executable, "-m", "benchmarks.matches", FOLLOW, name, scenario, str(games), second[len(OLD) :]]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as follower:
        assert follower.stdin is not None
        assert follower.stdout is not None
        found = play(name, scenario, games, in_step(mine, True, follower.stdout, follower.stdin))
        follower.stdin.close()
    return found


def summary(found: list[float]) -> str:
    """The share of the points with its 95 % interval; what counts is the pair of games with the same dice."""
    pairs = [(found[n] + found[n + 1]) / 2 for n in range(0, len(found) - 1, 2)]
    share = sum(pairs) / len(pairs)
    spread = sqrt(sum((pair - share) ** 2 for pair in pairs) / max(1, len(pairs) - 1) / len(pairs))
    return f"{100 * share:.1f} % of the points ± {196 * spread:.1f} in {2 * len(pairs)} games"


def main(name: str, scenario: str, games: str, first: str = "", second: str = "") -> None:
    usual = system(name).default_tactic
    first, second = first or usual, second or OLD + usual
    print(f"{name} {scenario}: {first} against {second}: {summary(match(name, scenario, int(games), first, second))}")


def follow(name: str, scenario: str, games: str, tactic: str) -> None:
    """The other process: it plays the second player."""
    mine = own(system(name).tactics[tactic], "second")
    play(name, scenario, int(games), in_step(mine, False, sys.stdin, sys.stdout))


if __name__ == "__main__":
    if sys.argv[1] == FOLLOW:
        follow(*sys.argv[2:])
    else:
        main(*sys.argv[1:])
