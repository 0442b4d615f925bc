"""Laws in the terminal: rows with bars, and sparklines."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from regelwerk.dice.summary import reached, rows

if TYPE_CHECKING:
    from collections.abc import Mapping

    from regelwerk.cli.voice import Voice
    from regelwerk.dice import Law

_EIGHTHS = " ▏▎▍▌▋▊▉"
_HEIGHTS = "▁▂▃▄▅▆▇█"


def bar(share: float, width: int, *, is_good: bool = True) -> str:
    """A bar of at most `width` characters, drawn in eighths; a share above zero has at least one.

    What is bad for the reader looks different without colours too: hatched, in whole characters.
    """
    if not is_good:
        return "░" * max(round(width * share), 1 if share > 0 else 0)
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


def law_lines(
    law: Law[int], voice: Voice, heading: str = "", indent: int = 0, words: Mapping[int, str] | None = None
) -> list[str]:
    """One line for every outcome, by its number or its word: probability, bar, probability of at least as much."""
    spelled = {str(outcome): word for outcome, word in (words or {}).items()}
    shown = rows(law)
    found = [(spelled.get(row.label, row.label), row.share) for row in shown]
    top = max(p for _, p in found)
    left = max(len(heading), *(len(name) for name, _ in found))
    chances = [voice.percent(p, 2) for _, p in found]
    totals = [voice.percent(p, 2) for p in reached(shown, float(law.rest))]
    middle, right = max(map(len, chances)), max(map(len, totals))
    columns = shutil.get_terminal_size().columns
    width = max(10, min(40, columns - left - middle - right - indent - 7))
    lines = [f"{heading:>{left}}  {'':>{middle}}  {'':{width}}  {'≥':>{right}}"]
    for (name, p), chance, total in zip(found, chances, totals, strict=True):
        lines.append(f"{name:>{left}}  {chance:>{middle}}  {bar(p / top, width):{width}}  {total:>{right}}")
    return [" " * indent + line for line in lines]
