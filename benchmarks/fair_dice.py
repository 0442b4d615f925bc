"""What a fair throw costs: deriving the faces of one throw from its key, in microseconds of processor time.

`python -m benchmarks.fair_dice` prints a line for each throw, beside the same throw from the language's random numbers,
which nobody could check. No throw of a table has more than a dozen dice; the limit for one is 20 µs.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

from regelwerk import throw
from regelwerk.dice import RandomDice, Throw
from regelwerk.engine.journal.fairness import FairDice, Share, key_of

THROWS = ("W6", "3W6", "4W10h2+3", "6W20", "7W6!>=5", "12W6")
TIMES = 20_000
REPEATS = 5
LIMIT = 20.0


def microseconds(work: Callable[[int], object]) -> float:
    """The best of several runs: what is more was spent on something else."""
    runs = []
    for _ in range(REPEATS):
        began = process_time()
        for number in range(TIMES):
            work(number)
        runs.append((process_time() - began) / TIMES * 1e6)
    return min(runs)


def costs(thrown: Throw[object]) -> tuple[float, float]:
    """A fair throw, and the same from random numbers."""
    key = key_of(bytes(32), 0, [Share("heroes", "00" * 32, "drei Raben")])
    random = RandomDice(7)
    fair = microseconds(lambda number: thrown.cast(FairDice(key, number)))
    return fair, microseconds(lambda _: thrown.cast(random))


def report() -> str:
    lines = [f"{'a throw, µs':14}{'fair':>8}{'random':>8}"]
    for notation in THROWS:
        fair, random = costs(throw(notation))
        lines.append(f"{notation:14}{fair:8.1f}{random:8.1f}{'   over the limit' if fair > LIMIT else ''}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(report())
