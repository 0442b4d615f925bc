"""One mutant on trial: put into a copy of the sources, run against the tests of its system, taken out again."""

from __future__ import annotations

import compileall
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from py_compile import PycInvalidationMode

import pytest

from mutation.sample import Mutant

TESTS = Path(__file__).parents[1]
SOURCE = TESTS.parent / "src"
# A mutant that loops uses up these seconds of computing time (so that a busy machine makes no difference) or these
# kilobytes of memory. One that waits for something is given up after some real time.
SECONDS = {"room": 60, "system": 600}
MEMORY = 2_000_000
PATIENCE = 1800
HARMLESS = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a mutant; `by` names the first test that failed."""

    mutant: Mutant
    result: str
    by: str
    diff: str


def copied_sources(folder: Path) -> Path:
    """A copy of the sources to put mutants into, compiled once; the originals stay as they are."""
    copy = folder / "src"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "static"))
    compileall.compile_dir(copy, quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
    return copy


def stages(mutant: Mutant) -> Iterator[tuple[int, list[str]]]:
    """Seconds and tests, to run one after another until one fails: the module's room, its system, recorded games.

    Within its room the tests named after the module come first.
    """
    room = TESTS / Path(mutant.module).parent.relative_to("regelwerk")
    stem = Path(mutant.module).stem
    near = sorted(room.glob("test_*.py"), key=lambda path: (stem not in path.stem, path))
    if near:
        yield SECONDS["room"], [str(path) for path in near]
    rest = (TESTS / "systems" / mutant.system, TESTS / "conformance" / mutant.system)
    yield SECONDS["system"], [*map(str, rest), *(f"--ignore={path}" for path in near)]
    yield SECONDS["system"], [str(TESTS / "playthroughs"), "-k", mutant.system]


def trial(mutant: Mutant, copy: Path) -> Verdict:
    """Killed if a test fails, timeout if the tests do not come to an end, survived if all of them pass."""
    path = copy / mutant.module
    source = path.read_text("utf-8")
    mutated = mutant.applied(source)
    diff = "\n".join(unified_diff(source.splitlines(), mutated.splitlines(), mutant.module, "mutant", "", "", 1, ""))
    path.write_text(mutated, "utf-8")
    try:
        for seconds, tests in stages(mutant):
            code, output = run(tests, copy, seconds)
            if code in (-signal.SIGXCPU, -signal.SIGKILL):
                return Verdict(mutant, "timeout", "", diff)
            if code not in HARMLESS:
                return Verdict(mutant, "killed", first_failure(output), diff)
    finally:
        path.write_text(source, "utf-8")
    return Verdict(mutant, "survived", "", diff)


def run(tests: list[str], copy: Path, seconds: int) -> tuple[int, str]:
    """Run tests against the copy, up to the first failure. Plugins of other packages only cost time here."""
    limits = f'ulimit -t {seconds}; ulimit -v {MEMORY} 2>/dev/null; exec "$@"'
    command = [sys.executable, "-m", "pytest", "-x", "--tb=no", "-m", "not slow", "-p", "no:cacheprovider"]
    with subprocess.Popen(
        ["sh", "-c", limits, "sh", *command, *tests],
        cwd=TESTS.parent,
        env=surroundings(os.environ, copy),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            output, _ = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            output, _ = process.communicate()
    return process.returncode, output


def surroundings(environment: Mapping[str, str], copy: Path) -> dict[str, str]:
    """The environment of the tests. With CI set, Hypothesis takes the same examples every time."""
    kept = {name: value for name, value in environment.items() if not name.startswith(("REGELWERK_", "PYTEST_"))}
    return kept | {
        "PYTHONPATH": str(copy),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "CI": "1",
    }


def first_failure(output: str) -> str:
    """The first failed test that pytest names, or what else it has to say."""
    failed = [line for line in output.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return failed[0].split(" ")[1] if failed else "\n".join(output.splitlines()[-3:])
