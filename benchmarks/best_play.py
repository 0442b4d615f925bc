"""How long the best play of dice takes that are kept and thrown again (Heldencodex), beside the straightforward way.

All rules are in it: ones with tolerance and the choice which dice they devalue, a lucky number that is turned, runs.
The straightforward way looks at faces as they are, at every throw and at every choice; what full handfuls are worth it
gets for nothing. With six dice it takes minutes and is left out: `python -m benchmarks.best_play long` waits for it.

What counts is the processor time of one thread in a fresh process, with everything loaded and nothing worked out.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, nan, prod
from time import thread_time
from typing import Any, NamedTuple

from benchmarks import before
from regelwerk.dice.best_keeping import States
from regelwerk.systems.heldencodex.rules.probe.best_play import chance, worths
from regelwerk.systems.heldencodex.rules.probe.goals import Aim, Goal, parse
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping
from regelwerk.systems.heldencodex.rules.probe.reading import Reading


class Case(NamedTuple):
    """Dice that are thrown, how they are read, and what they are kept for."""

    dice: int
    reading: Reading
    goal: Goal
    first_throw: Faces
    """What advice is asked for afterwards."""


CASES = {
    "4W20 sieve, 16 or more": Case(4, Reading(16, 20, lucky=7), parse("16"), (1, 8, 12, 15)),
    "4W20 sieve with star, 31 or more": Case(4, Reading(16, 20, True, True, lucky=7), parse("31"), (1, 8, 12, 15)),
    "6W20 sieve, 31 or more": Case(6, Reading(21, 20, lucky=7), parse("31"), (1, 2, 8, 12, 13, 15)),
    "6W20 sieve with star, 60 or more": Case(
        6, Reading(21, 20, True, True, lucky=7), parse("60"), (1, 2, 8, 12, 13, 15)
    ),
    "6W20 cascade, group of 4": Case(6, Reading(16, 20, True, lucky=7), parse("size:4"), (1, 2, 8, 12, 13, 15)),
    "6W20 sieve, expected result": Case(6, Reading(21, 20, lucky=7), parse("result"), (1, 2, 8, 12, 13, 15)),
    "6W20 sieve with star, expected result": Case(
        6, Reading(21, 20, True, True, lucky=7), parse("result"), (1, 2, 8, 12, 13, 15)
    ),
}
BOTH_WAYS = [name for name, case in CASES.items() if case.dice <= 4]
LONG = Case(6, Reading(14, 20), parse("31"), (2, 3, 8, 12, 13, 15))


def report(repeats: int) -> str:
    """One line for each case: both times, their ratio, and the time of advice afterwards."""
    heads = f"{'ours':>10}{'before':>10}{'ratio':>9}{'straight':>11}{'ratio':>9}{'advice':>9}"
    lines = [f"{'best play with all rules, milliseconds':40}{heads}"]
    for name in CASES:
        ours = [ask("ours", name) for _ in range(repeats)]
        ms, advice = (min(one[time] for one in ours) for time in ("ms", "advice_ms"))
        was = min(then(name) for _ in range(repeats))
        cells = f"{'-':>11}{'-':>9}"
        if name in BOTH_WAYS:
            straight = min(ask("straight", name)["ms"] for _ in range(repeats))
            cells = f"{straight:11.1f}{straight / ms:8.1f}x"
        lines.append(f"{name:40}{ms:10.1f}{was:10.1f}{was / ms:8.1f}x{cells}{advice:9.2f}")
    return "\n".join(lines)


def disagreements() -> list[str]:
    """The cases in which both ways come to different numbers."""
    apart = [name for name in BOTH_WAYS if ask("ours", name)["worth"] != ask("straight", name)["worth"]]
    return [f"{name}: the straightforward way differs from ours" for name in apart]


def ask(way: str, name: str) -> dict[str, Any]:
    """The times and the worth that one fresh process finds."""
    command = [sys.executable, "-m", "benchmarks.best_play", way, name]
    found: dict[str, Any] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return found


def then(name: str) -> float:
    """The milliseconds that the program of then takes, where it is to be had."""
    found = before.ask("benchmarks.best_play", "ours", name, old=True)
    return float(found["ms"]) if found else nan


def ours(case: Case) -> dict[str, Any]:
    begin = thread_time()
    worth = chance(case.dice, case.reading, 1, case.goal)
    solved = thread_time()
    worths(Keeping((), case.first_throw, case.reading, 1, case.goal))
    return {"worth": str(worth), "ms": 1000 * (solved - begin), "advice_ms": 1000 * (thread_time() - solved)}


def straight(case: Case) -> dict[str, Any]:
    states = States(Aim(case.goal, case.reading), case.dice)
    handfuls = combinations_with_replacement(range(1, case.reading.die + 1), case.dice)
    known = {faces: states.worths[states.after(faces)] for faces in handfuls}
    begin = thread_time()
    worth = straightforward(case.dice, case.reading.die, known.__getitem__)
    return {"worth": str(worth), "ms": 1000 * (thread_time() - begin)}


def straightforward(dice: int, sides: int, final: Callable[[Faces], int]) -> Fraction:
    """The worth of a sieve throw, ones locked: the dynamic programme over kept faces as everybody would write it."""
    unit = int(sides ** (dice * (dice + 1) // 2))

    @cache
    def throws(hand: int) -> list[tuple[list[Faces], int]]:
        found = []
        for thrown in combinations_with_replacement(range(1, sides + 1), hand):
            ones = thrown.count(1)
            loose = thrown[ones:]
            sizes = range(min(1, len(loose)), len(loose) + 1)
            choices = [thrown[:ones] + keep for size in sizes for keep in set(combinations(loose, size))]
            found.append((choices, factorial(hand) // prod(map(factorial, Counter(thrown).values()))))
        return found

    @cache
    def best(kept: Faces) -> int:
        hand = dice - len(kept)
        if not hand:
            return final(kept) * unit
        total = 0
        for choices, orders in throws(hand):
            total += orders * max([best(tuple(sorted(kept + keep))) for keep in choices])
        return total // int(sides**hand)

    return Fraction(best(()), unit)


def long() -> str:
    """Six dice both ways, once."""
    fast, slow = ours(LONG), straight(LONG)
    assert fast["worth"] == slow["worth"]
    ratio = slow["ms"] / fast["ms"]
    return f"6W20 sieve, 31 or more: ours {fast['ms']:.0f} ms, straightforward {slow['ms']:.0f} ms, {ratio:.0f}x"


if __name__ == "__main__":
    if sys.argv[1] == "long":
        print(long())
    else:
        json.dump({"ours": ours, "straight": straight}[sys.argv[1]](CASES[sys.argv[2]]), sys.stdout)
