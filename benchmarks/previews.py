"""How long people wait for the odds beside a question: every question of every recorded game, by system.

Each recording is played again; before each of its answers the odds of all answers are worked out as the table does it,
with a memory that lives as long as the game. What counts is the processor time of one thread, and patience is counted
in it as well: a busy machine would break off what a quiet one works out.

    python -m benchmarks.previews SYSTEM     prints the milliseconds of each question as JSON
"""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import process_time, thread_time
from types import FrameType
from typing import Any

from benchmarks.before import BASELINE, ask
from regelwerk.engine.interpreters import outlook as waiting
from regelwerk.engine.interpreters.outlook import outlook_of
from regelwerk.engine.interpreters.playthrough import playing_again, read_head
from regelwerk.engine.patience import A_MOMENT, OutOfPatience, is_loading
from regelwerk.engine.system import system

RECORDINGS = Path(__file__).parent.parent / "tests" / "playthroughs"
SYSTEMS = ("phasesix", "factions", "heldencodex", "darkspace", "realms")
LIMIT = 300.0
"""Milliseconds within which the odds have to stand there."""


def report(repeats: int) -> str:  # noqa: ARG001 (thousands of questions say enough)
    """A line for each system: how the waiting times are spread, before and now."""
    lines = [
        "milliseconds until the odds of a recorded question are there (before -> now)",
        f"{'':14}{'questions':>10}{'median':>16}{'95 %':>18}{'99 %':>18}{'longest':>18}{'over ' + f'{LIMIT:.0f}':>16}"
        f"{'broken off':>12}",
    ]
    for name in SYSTEMS:
        now = ask("benchmarks.previews", name)
        assert now is not None
        lines.append(line(name, BASELINE["previews"].get(name), spread(now["ms"])) + f"{now['broken_off']:12}")
    return "\n".join(lines)


def spread(times: list[float]) -> dict[str, float]:
    """How many there are, what half, 95 and 99 of a hundred do not exceed, the longest, and how many take too long."""
    ordered = sorted(times)
    found = {f"{share}": ordered[min(len(ordered) - 1, len(ordered) * share // 100)] for share in (50, 95, 99)}
    over = sum(ms > LIMIT for ms in ordered)
    return {"questions": len(ordered), **found, "longest": ordered[-1], "over": over}


def line(name: str, before: dict[str, float] | None, now: dict[str, float]) -> str:
    cells = f"{name:14}{now['questions']:10}"
    for key, width in (("50", 16), ("95", 18), ("99", 18), ("longest", 18), ("over", 16)):
        places = 0 if key in {"longest", "over"} else 1
        then = f"{before[key]:.{places}f} -> " if before else ""
        cells += f"{then + f'{now[key]:.{places}f}':>{width}}"
    return cells


def times(name: str) -> list[float]:
    """The milliseconds of every question of a system's recordings."""
    found = []
    for path in sorted((RECORDINGS / name).glob("*.txt")):
        found += _times(path.read_text(encoding="utf-8"))
    return found


def broken_off(name: str) -> tuple[list[float], int]:
    """The same with patience in processor time, and in how many questions it ran out under some assumption."""
    broken = 0

    @contextmanager
    def patience(seconds: float) -> Iterator[None]:
        def stop(_signal: int, frame: FrameType | None) -> None:
            nonlocal broken
            if is_loading(frame):
                signal.setitimer(signal.ITIMER_PROF, A_MOMENT)
                return
            broken += 1
            raise OutOfPatience

        if seconds <= 0:
            raise OutOfPatience
        before = signal.signal(signal.SIGPROF, stop)
        signal.setitimer(signal.ITIMER_PROF, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.signal(signal.SIGPROF, before)

    waiting.patience, waiting.monotonic = patience, process_time  # type: ignore[attr-defined]
    return times(name), broken


def _times(text: str) -> list[float]:
    head = read_head(text)
    played = system(head["system"])
    document = played.scenario(played.content(), head["scenario"], json.loads(head["options"]))
    outlook = outlook_of(played, played.patience)
    found = []
    for session in playing_again(text, played.game, played.start(document), document):
        for prompt in session.prompts[:1]:
            found.append(_waited(outlook, session, prompt))
    return found


def _waited(outlook: Any, session: Any, prompt: Any) -> float:
    begin = thread_time()
    if outlook.advice(prompt) is None:
        outlook.of(session, prompt, prompt.answers.listed())
    return 1000 * (thread_time() - begin)


if __name__ == "__main__":
    found, broken = broken_off(sys.argv[1])
    json.dump({"ms": found, "broken_off": broken}, sys.stdout)
