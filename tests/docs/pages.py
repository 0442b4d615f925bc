"""Markdown pages and the examples in them.

Python sessions are `pycon` blocks, commands with their output `console` blocks; a block with a title is a file, or, if
it is a `diff`, a change to a file. What is exported stays so until the end of the page.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import chdir
from dataclasses import dataclass
from pathlib import Path

from typer.testing import CliRunner

from regelwerk.cli.front import app

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")))

_BLOCK = re.compile(
    r"""^```(?P<kind>\w+)(?: title="(?P<title>[^"]+)")?\n(?P<text>.*?)^```$""", re.DOTALL | re.MULTILINE
)
ANY_LINES = "..."
PATIENCE = 60
FOREIGN = ("REGELWERK", "FORCE_COLOR")
"""Settings of whoever runs the tests, which a reader does not have."""
SHELL = "|<>;&$`*"
"""Marks that mean something to a shell."""
_started: set[str] = set()
"""The commands of the program that had a process of their own."""


@dataclass(frozen=True, slots=True)
class Block:
    """One fenced example: its text, the line of the page where it begins, and the file that it is, if it is one."""

    text: str
    line: int
    title: str | None
    kind: str


@dataclass(frozen=True, slots=True)
class Command:
    """A command as a page shows it, with the output that follows it there."""

    line: str
    output: str


def blocks(page: Path, *kinds: str) -> list[Block]:
    """The examples of these kinds, in the order of the page."""
    text = page.read_text("utf-8")
    found = [m for m in _BLOCK.finditer(text) if m["kind"] in kinds]
    return [Block(m["text"], text.count("\n", 0, m.start("text")) + 1, m["title"], m["kind"]) for m in found]


def write_file(block: Block, folder: Path) -> None:
    """Put a block where its title says."""
    assert block.title is not None
    path = folder / block.title
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(block.text, "utf-8")


def change_file(block: Block, folder: Path) -> None:
    """Change a file as a diff says: what stands there before is found by its text, and must be there exactly once."""
    assert block.title is not None
    path = folder / block.title
    text = path.read_text("utf-8")
    for hunk in block.text.split("@@\n"):
        lines = hunk.splitlines(keepends=True)
        before = "".join(line[1:] or "\n" for line in lines if line[0] in " -\n")
        after = "".join(line[1:] or "\n" for line in lines if line[0] in " +\n")
        assert text.count(before) == 1, (
            f"line {block.line}: {block.title} has this {text.count(before)} times:\n{before}"
        )
        text = text.replace(before, after)
    path.write_text(text, "utf-8")


def commands(block: str) -> Iterator[Command]:
    """What stands behind `$ ` is typed; what follows is shown."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        line, _, output = part.partition("\n")
        yield Command(line, output.strip("\n"))


def run(command: str, folder: Path, typed: str = "", exported: Mapping[str, str] | None = None) -> tuple[int, str]:
    """Run a command as a reader would, in a folder of its own, 80 columns wide and without colours.

    Starting the program takes longer than most of what it does, so each of its commands gets one process of its own,
    and whatever comes after that is run in this one. Anything that is not only `regelwerk` needs a shell.
    """
    words = shlex.split(command)
    if exported:
        code, shown = _in_a_shell(command, folder, typed, exported)
    elif words[0] != "regelwerk" or any(mark in command for mark in SHELL) or words[1] not in _started:
        _started.update(words[1:2])
        code, shown = _in_a_shell(command, folder, typed)
    else:
        code, shown = _in_this_process(words[1:], folder, typed)
    return code, "\n".join(line.rstrip() for line in shown.splitlines()).strip("\n")


def _surroundings(folder: Path) -> dict[str, str]:
    return {
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        "COLUMNS": "80",
        "NO_COLOR": "1",
        "TERM": "dumb",
        "PYTHONIOENCODING": "utf-8",
        "REGELWERK_HOME": str(folder / "home"),
        "REGELWERK_PATIENCE": "600",  # what is shown must not depend on how fast the machine is
    }


def _in_a_shell(command: str, folder: Path, typed: str, exported: Mapping[str, str] | None = None) -> tuple[int, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(FOREIGN)}
    done = subprocess.run(
        ["/bin/sh", "-c", command],
        cwd=folder, env=kept | _surroundings(folder) | dict(exported or {}),
        input=typed, capture_output=True, text=True, encoding="utf-8",
        timeout=PATIENCE,
    )  # fmt: skip
    return done.returncode, done.stdout + done.stderr


def _in_this_process(words: list[str], folder: Path, typed: str) -> tuple[int, str]:
    foreign = dict.fromkeys(name for name in os.environ if name.startswith(FOREIGN))
    surroundings: dict[str, str | None] = {**foreign, **_surroundings(folder)}
    with chdir(folder):
        done = CliRunner().invoke(app, words, input=typed, env=surroundings, prog_name="regelwerk")
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.exit_code, done.stdout + done.stderr


def matches(shown: str, got: str) -> bool:
    """Whether an output is what the page shows; a line of three dots stands for any lines."""
    parts = [re.escape(part.strip("\n")) for part in re.split(r"^\.\.\.$", shown, flags=re.MULTILINE)]
    return re.fullmatch(r"(?s:.*)".join(parts), got) is not None
