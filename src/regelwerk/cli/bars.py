"""Laws as people see them in a terminal: rows with bars, and many outcomes gathered into ranges."""

from __future__ import annotations

import shutil
from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from regelwerk.cli.voice import Voice
    from regelwerk.dice import Law

MOST_ROWS = 40
TAIL = 1e-5
_EIGHTHS = " ▏▎▍▌▋▊▉"
_HEIGHTS = "▁▂▃▄▅▆▇█"


def bar(share: float, width: int) -> str:
    """A bar of at most so many characters, in eighths; what is not zero has at least one."""
    eighths = round(8 * width * share)
    if share > 0:
        eighths = max(1, eighths)
    full, part = divmod(eighths, 8)
    return ("█" * full + _EIGHTHS[part]).rstrip()


def spark(law: Law[int], least: int, most: int) -> str:
    """A law in one line: a column for every outcome, the likeliest the highest."""
    shares = [law.weight(n) / law.total for n in range(least, most + 1)]
    top = max(shares)
    return "".join(_HEIGHTS[min(7, int(8 * p / top))] if p else " " for p in shares)


def rows(law: Law[int]) -> list[tuple[str, float]]:
    """Outcomes and their probabilities. If there are too many, the far tails and neighbours share a row."""
    outcomes = [(x, w / law.total) for x, w in law.items()]
    if len(outcomes) <= MOST_ROWS:
        return [(str(x), p) for x, p in outcomes]
    before = list(accumulate(p for _, p in outcomes))
    after = list(accumulate(p for _, p in reversed(outcomes)))[::-1]
    low = next(n for n, p in enumerate(before) if p > TAIL)
    high = next(n for n in reversed(range(len(outcomes))) if after[n] > TAIL)
    middle = outcomes[low : high + 1]
    found = _gathered(middle)
    if low:
        found.insert(0, (f"≤ {outcomes[low - 1][0]}", before[low - 1]))
    if high + 1 < len(outcomes):
        found.append((f"≥ {outcomes[high + 1][0]}", after[high + 1]))
    return found


def _gathered(outcomes: list[tuple[int, float]]) -> list[tuple[str, float]]:
    first, last = outcomes[0][0], outcomes[-1][0]
    width = -(-(last - first + 1) // MOST_ROWS)
    if width == 1:
        return [(str(x), p) for x, p in outcomes]
    shares: dict[int, float] = {}
    for x, p in outcomes:
        shares[(x - first) // width] = shares.get((x - first) // width, 0.0) + p
    starts = {n: first + n * width for n in shares}
    return [(f"{at}–{min(last, at + width - 1)}", shares[n]) for n, at in starts.items()]


def law_lines(
    law: Law[int], voice: Voice, heading: str = "", indent: int = 0, words: Mapping[int, str] | None = None
) -> list[str]:
    """One line for every outcome, by its number or its word: probability, bar, probability of at least as much."""
    spelled = {str(outcome): word for outcome, word in (words or {}).items()}
    found = [(spelled.get(name, name), p) for name, p in rows(law)]
    top = max(p for _, p in found)
    reached = list(accumulate((p for _, p in reversed(found)), initial=float(law.rest)))[:0:-1]
    reached[0] = 1.0  # the rows hold everything; a sum of floats would fall short of it
    left = max(len(heading), *(len(name) for name, _ in found))
    chances = [voice.percent(p, 2) for _, p in found]
    totals = [voice.percent(min(1.0, p), 2) for p in reached]
    middle, right = max(map(len, chances)), max(map(len, totals))
    columns = shutil.get_terminal_size().columns
    width = max(10, min(40, columns - left - middle - right - indent - 7))
    lines = [f"{heading:>{left}}  {'':>{middle}}  {'':{width}}  {'≥':>{right}}"]
    for (name, p), chance, total in zip(found, chances, totals, strict=True):
        lines.append(f"{name:>{left}}  {chance:>{middle}}  {bar(p / top, width):{width}}  {total:>{right}}")
    return [" " * indent + line for line in lines]
