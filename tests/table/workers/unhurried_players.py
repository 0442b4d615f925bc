"""A worker whose players stop thinking after so many futures, not by the clock; tests run it in place of the real one.

What it finds out is the same on every machine, and can be held against the same thoughts in another process.
"""

from __future__ import annotations

from dataclasses import replace

from regelwerk.players import hints, levels
from regelwerk.table.workers import prompt_worker

FUTURES = 60
EFFORTS = {name: replace(effort, futures=FUTURES, seconds=None) for name, effort in levels.EFFORTS.items()}
HINT = replace(hints.EFFORT, futures=FUTURES, seconds=None)


def main() -> None:
    vars(levels)["EFFORTS"] = EFFORTS
    vars(hints)["EFFORT"] = HINT
    prompt_worker.main()
