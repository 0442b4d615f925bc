"""The program as it was when the figures in `baseline.json` were measured, run beside today's.

A machine's speed changes from hour to hour, and a stored figure knows nothing of it. Where the history is at hand, the
old source is taken from it and asked the same question by the same script in the same run; where it is not (a package,
a clone without its past), the stored figure has to do.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tarfile
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

BASELINE: dict[str, Any] = json.loads(Path(__file__).with_name("baseline.json").read_text(encoding="utf-8"))


@cache
def old_program() -> Path | None:
    """A folder with the program of then and its benchmarks, or None where the history does not reach back."""
    command = ["git", "archive", BASELINE["commit"], "src", "benchmarks", "tests/playthroughs"]
    found = subprocess.run(command, capture_output=True, check=False, cwd=Path(__file__).parent.parent)
    if found.returncode:
        return None
    folder = Path(mkdtemp(prefix="regelwerk-before-"))
    with tarfile.open(fileobj=io.BytesIO(found.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def ask(module: str, *arguments: str, old: bool = False) -> dict[str, Any] | None:
    """What a script of the benchmarks prints in a fresh process, with today's program or with that of then."""
    environment, folder = dict(os.environ), None
    if old:
        folder = old_program()
        if folder is None:
            return None
        environment["PYTHONPATH"] = str(folder / "src")
    command = [sys.executable, "-m", module, *arguments]
    printed = subprocess.run(command, stdout=subprocess.PIPE, check=True, env=environment, cwd=folder).stdout
    found: dict[str, Any] = json.loads(printed)
    return found
