"""How long commands take from the key press to the answer, and games to their first question.

Games are played by nobody: at the first question the input ends, and so does the program, which is in the time. All
files are in the system's memory, and what the program keeps parsed is kept in a folder of this benchmark's own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from types import MappingProxyType

from benchmarks.before import old_program

QUESTION = "4W10h2+3"
RULE = "PS-HIT-01"
SYSTEMS = ("phasesix", "factions", "heldencodex", "darkspace", "realms")
COMMANDS: Mapping[tuple[str, ...], float] = {
    ("odds", QUESTION): 110,
    ("rules", RULE): 500,
    **{("play", system): 600 for system in SYSTEMS},
}
"""What is typed, and how many milliseconds it may take at most."""


def report(repeats: int) -> str:
    """One line for each command: the best and the median time and the target, or why there is none."""
    program = Path(sys.executable).with_name("regelwerk")
    if not program.exists():
        return "start-up: skipped, there is no command `regelwerk` beside this Python"
    empty = _times([sys.executable, "-c", "pass"], repeats, dict(os.environ))
    lines = [f"{'start-up, milliseconds':40}{'best':>8}{'median':>8}{'target':>8}{'before':>8}"]
    lines.append(f"{'an empty Python':40}{min(empty):8.0f}{median(empty):8.0f}{'-':>8}{'-':>8}")
    old = old_program()
    for words, target in COMMANDS.items():
        times = measured(str(program), words, repeats)
        name = f"regelwerk {' '.join(words)}"
        shown = f"{min(times):8.0f}{median(times):8.0f}" if times else f"{'fails':>16}"
        then = measured(str(program), words, repeats, {"PYTHONPATH": str(old / "src")}) if old else []
        was = f"{min(then):8.0f}" if then else f"{'-':>8}"
        lines.append(f"{name:40}{shown}{target:8.0f}{was}")
    return "\n".join(lines)


def measured(
    program: str, words: tuple[str, ...], repeats: int, also: Mapping[str, str] = MappingProxyType({})
) -> list[float]:
    """The times of a command after a first one that fills the caches; none if it fails."""
    with TemporaryDirectory() as folder:
        surroundings = {**os.environ, "REGELWERK_CACHE": f"{folder}/cache", "REGELWERK_HOME": f"{folder}/home"} | dict(
            also
        )
        # Python keeps its modules compiled, unless it is told not to.
        surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
        try:
            _times([program, *words], 1, surroundings)
            return _times([program, *words], repeats, surroundings)
        except subprocess.CalledProcessError:
            return []


def _times(command: list[str], repeats: int, surroundings: Mapping[str, str]) -> list[float]:
    times = []
    for _ in range(repeats):
        begin = perf_counter()
        subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=True, env=surroundings)
        times.append(1000 * (perf_counter() - begin))
    return times


if __name__ == "__main__":
    print(report(5))
