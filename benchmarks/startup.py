"""How long a question on the command line takes from the key press to the answer."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import perf_counter

QUESTION = "4W10h2+3"


def report(repeats: int) -> str:
    """One line: the time of the command and of an empty Python, or why there is none."""
    command = Path(sys.executable).with_name("regelwerk")
    if not command.exists():
        return "start-up: skipped, there is no command `regelwerk` beside this Python"
    ours = [str(command), "odds", QUESTION]
    tried = subprocess.run(ours, capture_output=True, text=True, check=False)
    if tried.returncode:
        return f"start-up: skipped, `regelwerk odds {QUESTION}` does not work yet"
    took, empty = _best(ours, repeats), _best([sys.executable, "-c", "pass"], repeats)
    return f"start-up: regelwerk odds {QUESTION} takes {took:.0f} ms, an empty Python {empty:.0f} ms"


def _best(command: list[str], repeats: int) -> float:
    times = []
    for _ in range(repeats):
        begin = perf_counter()
        subprocess.run(command, capture_output=True, check=True)
        times.append(1000 * (perf_counter() - begin))
    return min(times)
