"""`regelwerk check`: the battery for anybody's system, with a sentence and a place for whatever is wrong."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.options import AsJson
from regelwerk.cli.voice import Voice

if TYPE_CHECKING:
    from regelwerk.engine.system import System

Package = Annotated[str, typer.Argument(help="cli-arg-package", metavar="SYSTEM | FOLDER")]
Only = Annotated[list[str] | None, typer.Option("--only", help="cli-opt-check-only", metavar="CHECK")]
Tests = Annotated[Path | None, typer.Option("--tests", help="cli-opt-check-tests", metavar="FOLDER")]
Patience = Annotated[float, typer.Option("--patience", help="cli-opt-check-patience", metavar="S", min=1, max=3600)]


def check(
    ctx: typer.Context,
    package: Package,
    only: Only = None,
    tests: Tests = None,
    patience: Patience = 120.0,
    as_json: AsJson = False,
) -> None:
    from regelwerk.battery.running import NAMES, run
    from regelwerk.battery.speed import speed_of
    from regelwerk.cli.reports.checks import plain_report, show_report
    from regelwerk.engine.content.errors import hint

    voice: Voice = ctx.obj
    voice.learn("regelwerk.battery")
    for name in only or ():
        if name not in NAMES:
            raise UserError("cli-wrong-check", check=name, hint=hint(name, NAMES))
    if tests is not None and not tests.is_dir():
        raise UserError("cli-wrong-check-tests", folder=str(tests))
    chosen, folder = _found(voice, package)
    proofs = tests or _tests_of(chosen, folder)
    with _Status(voice) as told:
        report = run(chosen, tests=proofs, only=frozenset(only or ()), seconds=patience, told=told)
    is_whole = not any(checked.findings for checked in report)
    speed = speed_of(chosen, chosen.default_tactic) if is_whole and not only else None
    if as_json:
        voice.print_json(plain_report(voice, chosen, report, speed))
    else:
        show_report(voice, chosen, report, speed, looked_at_tests=proofs is not None)
    if not is_whole:
        raise typer.Exit(1)


def _found(voice: Voice, package: str) -> tuple[System, Path | None]:
    """An installed system by its name, or the system of a folder with a `pyproject.toml`, installed or not."""
    folder = Path(package)
    if not (folder / "pyproject.toml").is_file():
        if folder.is_dir() and ("/" in package or package == "."):
            raise UserError("cli-wrong-check-folder", folder=package)
        return voice.system(package), None
    from regelwerk.engine.system import system_in

    found = system_in(folder)
    voice.learn(found.package)
    return found, folder


def _tests_of(system: System, folder: Path | None) -> Path | None:
    """The tests beside a package: in its folder, or in the checkout that it comes from."""
    from importlib.util import find_spec

    places = [folder] if folder is not None else []
    spec = find_spec(system.package)
    if spec is not None and spec.origin is not None:
        places += [one for one in Path(spec.origin).parents if (one / "pyproject.toml").is_file()][:1]
    return next((one / "tests" for one in places if (one / "tests").is_dir()), None)


class _Status:
    """What is looked at now, on a terminal's last line."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def __enter__(self) -> _Status:
        return self

    def __call__(self, check: str, trial: str) -> None:
        if sys.stderr.isatty():
            said = self.voice.text(f"battery-check-{check}")
            sys.stderr.write(f"\r\x1b[K{said} · {trial}"[:160])
            sys.stderr.flush()

    def __exit__(self, *_: object) -> None:
        if sys.stderr.isatty():
            sys.stderr.write("\r\x1b[K")
