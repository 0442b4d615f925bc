"""The command line run from tests: what it printed, what it complained about, how it ended."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from typer.testing import CliRunner

from regelwerk.cli.front import app


@dataclass(frozen=True, slots=True)
class Ran:
    """One run of the program."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


def run(*args: str, typed: str = "", width: int = 100) -> Ran:
    """Run the program; whatever is not caught there fails the test."""
    result = CliRunner().invoke(app, list(args), input=typed, env={"COLUMNS": str(width)}, prog_name="regelwerk")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ran(result.exit_code, result.stdout, result.stderr)


def refused(*args: str) -> str:
    """Run the program with bad input: exit code 2, nothing on standard output; the complaint comes back."""
    ran = run(*args)
    assert (ran.code, ran.out) == (2, ""), ran
    assert "Traceback" not in ran.err
    return ran.err.strip()


def fine(*args: str, typed: str = "", width: int = 100) -> Ran:
    """Run the program; it is happy."""
    ran = run(*args, typed=typed, width=width)
    assert (ran.code, ran.err) == (0, ""), ran
    return ran
