"""Try the sample and say what the tests let through: `make mutants [MUTANTS="options"]`.

The exit code tells whether enough mutants were killed.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from mutation.sample import PER_SYSTEM, Mutant, sample
from mutation.trial import HARMLESS, SOURCE, TESTS, Verdict, copied_sources, run, stages, trial
from regelwerk.engine.system import system_names

TARGET = 0.95
RESULTS = TESTS.parent / "build" / "mutants"
EQUIVALENT = Path(__file__).with_name("equivalent.toml")

console = Console(highlight=False)


def main() -> int:
    parser = argparse.ArgumentParser(prog="mutation", description=__doc__)
    parser.add_argument("--system", action="append", choices=system_names(), help="only this system")
    parser.add_argument("--size", type=int, default=PER_SYSTEM, help="mutants of each system")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes side by side")
    parser.add_argument("--again", action="store_true", help="try only what survived the last time")
    arguments = parser.parse_args()
    verdicts: list[Verdict] = []
    for system in arguments.system or system_names():
        verdicts += tried(system, arguments.size, arguments.workers, again=arguments.again)
    return 0 if report(verdicts) >= TARGET else 1


def tried(system: str, size: int, workers: int, *, again: bool) -> list[Verdict]:
    """Try the sample of a system, several mutants side by side, each process in a copy of its own."""
    equivalent = {entry["id"]: entry["why"] for entry in tomllib.loads(EQUIVALENT.read_text("utf-8"))["mutant"]}
    file = RESULTS / f"{system}.json"
    settled = {one.mutant.id: one for one in read(file) if one.result in ("killed", "timeout")} if again else {}
    mutants = sample(SOURCE, system, size)
    settled |= {one.id: Verdict(one, "equivalent", equivalent[one.id], "") for one in mutants if one.id in equivalent}
    waiting = [one for one in mutants if one.id not in settled]
    done = [settled[one.id] for one in mutants if one.id in settled]
    copies: SimpleQueue[Path] = SimpleQueue()

    def attempt(mutant: Mutant) -> Verdict:
        copy = copies.get()
        try:
            return trial(mutant, copy)
        finally:
            copies.put(copy)

    with TemporaryDirectory() as folder:
        for number in range(workers):
            copies.put(copied_sources(Path(folder) / str(number)))
        console.print(f"{system}: the tests without a mutant ...")
        must_pass(waiting, Path(folder) / "0" / "src")
        with ThreadPoolExecutor(workers) as pool:
            for number, verdict in enumerate(pool.map(attempt, waiting), 1):
                done.append(verdict)
                show(verdict, f"{system} {number}/{len(waiting)}")
                write(file, done)
    return done


def must_pass(mutants: list[Mutant], copy: Path) -> None:
    """Without a mutant all tests pass; otherwise a failure would say nothing about mutants."""
    for mutant in mutants[:1]:
        for seconds, tests in stages(mutant):
            code, output = run(tests, copy, seconds)
            if code not in HARMLESS:
                sys.exit(f"The tests fail without a mutant:\n{output}")


def show(verdict: Verdict, progress: str) -> None:
    mutant = verdict.mutant
    place = f"{mutant.module.removeprefix('regelwerk/systems/')}:{mutant.line} {mutant.function}"
    change = mutant.operator.removeprefix("core/")
    console.print(f"{progress} {verdict.result}: {escape(place)} ({change}, {mutant.id})")
    if verdict.result == "survived":
        console.print(escape(verdict.diff))


def report(verdicts: list[Verdict]) -> float:
    """A line for each system and one for all of them; the score leaves out mutants proven to change nothing."""
    table = Table("system", "mutants", "killed", "timeout", "survived", "equivalent", "score")
    scores = [0.0]
    for name in (*dict.fromkeys(one.mutant.system for one in verdicts), "together"):
        results = [one.result for one in verdicts if name in (one.mutant.system, "together")]
        killed, timeout, survived, same = map(results.count, ("killed", "timeout", "survived", "equivalent"))
        scores.append((killed + timeout) / max(1, len(results) - same))
        table.add_row(name, *map(str, (len(results), killed, timeout, survived, same)), f"{scores[-1]:.1%}")
    for verdict in verdicts:
        if verdict.result == "survived":
            show(verdict, "->")
    console.print(table)
    return scores[-1]


def write(file: Path, verdicts: list[Verdict]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps([asdict(one) for one in verdicts], indent=1), "utf-8")


def read(file: Path) -> list[Verdict]:
    if not file.exists():
        return []
    return [Verdict(**{**one, "mutant": Mutant(**one["mutant"])}) for one in json.loads(file.read_text("utf-8"))]


if __name__ == "__main__":
    sys.exit(main())
