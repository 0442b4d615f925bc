"""Whole games of Realms between two computer players: how long one takes, who wins, how, and after how many rounds.

`python -m benchmarks.realms_games 60` plays so many games of every scenario; two names of tactics (also `defaults` and
`random`) say who sits on the blue and on the red seat, and scenarios may be named. What counts is the processor time
of one thread; what tables and odds remember from earlier games stays remembered, as in any simulation.
"""

from __future__ import annotations

import sys
from collections import Counter
from statistics import mean, median
from time import thread_time
from typing import NamedTuple

from regelwerk.dice import RandomDice
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom, BySeat, Defaults, Policy
from regelwerk.systems.realms import SYSTEM
from regelwerk.systems.realms.state import World
from regelwerk.systems.realms.tactics.policies import DEFAULT

FEW = 3
SHORT = ("uebung", "standard")
"""What a general run of all benchmarks plays: the smallest scenario and the first full one."""
LIMIT = 3.0
"""No game of five against five may take longer than this on one core, in seconds."""
STEPS = 3000


class Series(NamedTuple):
    """What a number of games of one scenario has come to."""

    winners: Counter[str]
    reasons: Counter[str]
    rounds: float
    seconds: float
    """Of one game, median."""
    total: float


def policy(name: str) -> Policy:
    return {"defaults": Defaults(), "random": AtRandom()}.get(name) or SYSTEM.tactics[name]


def played(scenario: str, games: int, blue: str = DEFAULT, red: str = DEFAULT) -> Series:
    """So many games of a scenario, each with dice of its own."""
    content = SYSTEM.content()
    begun: World = SYSTEM.start(SYSTEM.scenario(content, scenario, {}))
    players = BySeat((("blue", policy(blue)), ("red", policy(red))))
    winners: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    rounds, times = [], []
    for seed in range(games):
        start = thread_time()
        last = Simulation(players, RandomDice(seed)).play(SYSTEM.game, begun, STEPS)
        times.append(thread_time() - start)
        assert last.verdict is not None
        winners[last.verdict.winner or "draw"] += 1
        reasons[last.verdict.reason.removeprefix("re-reason-")] += 1
        rounds.append(last.round)
    return Series(winners, reasons, mean(rounds), median(times), sum(times))


def line(scenario: str, found: Series) -> str:
    shares = "".join(f"{found.winners[who]:6}" for who in ("blue", "red", "draw"))
    reasons = ", ".join(f"{reason} {count}" for reason, count in found.reasons.most_common())
    games = sum(found.winners.values())
    return f"{scenario:14}{shares}{found.rounds:8.1f}{found.seconds:8.2f}{games / found.total:8.2f}  {reasons}"


HEADING = f"{'':14}{'blue':>6}{'red':>6}{'draw':>6}{'rounds':>8}{'s/game':>8}{'games/s':>8}"


def report(repeats: int) -> str:  # noqa: ARG001 (games are slow: a few of them say enough)
    """A few games of a few scenarios."""
    lines = ["games of Realms, two computer players, seconds of processor time", HEADING]
    return "\n".join([*lines, *(line(name, played(name, FEW)) for name in SHORT)])


def disagreements() -> list[str]:
    """The scenarios whose games take too long."""
    found = {name: played(name, FEW).seconds for name in SHORT}
    return [f"games of Realms: {name} takes {seconds:.1f} s" for name, seconds in found.items() if seconds > LIMIT]


def main(arguments: list[str]) -> None:
    games = int(arguments[0]) if arguments else FEW
    blue, red = arguments[1:3] if len(arguments) > 2 else (DEFAULT, DEFAULT)
    print(f"{games} games each, blue: {blue}, red: {red}\n{HEADING}")
    for name in arguments[3:] or SYSTEM.content().scenarios:
        print(line(name, played(name, games, blue, red)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
