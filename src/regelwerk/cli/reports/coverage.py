"""The coverage matrix of rules, code and tests, and its gaps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from regelwerk.cli.reports.rule_pages import tests_folder
from regelwerk.cli.voice import Voice
from regelwerk.engine.book.coverage import Covered, coverage, proofs
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.system import System

MANY = 60
"""Most gaps listed by name."""


def show_coverage(voice: Voice, systems: Sequence[System], *, as_json: bool) -> bool:
    """Print the matrix of every system; true if there is no gap. Outside a checkout only code is checked."""
    folder = tests_folder()
    proven = proofs(folder) if folder is not None else {}
    found = {one.name: coverage(read_catalogue(one.package), one.package, proven) for one in systems}
    gaps = {name: [one for one in covered if not _is_covered(one, folder)] for name, covered in found.items()}
    if as_json:
        rows = {
            one.rule_id: {"code": list(one.functions), "tests": list(one.tests)}
            for covered in found.values()
            for one in covered
        }
        voice.print_json({"rules": rows, "gaps": [one.rule_id for missing in gaps.values() for one in missing]})
        return not any(gaps.values())
    for system in systems:
        _show(voice, system, found[system.name], gaps[system.name], looked_at_tests=folder is not None)
    if folder is None:
        voice.print(voice.text("cli-rules-no-tests"))
    return not any(gaps.values())


def _is_covered(one: Covered, tests: Path | None) -> bool:
    return one.is_whole if tests is not None else bool(one.functions)


def _show(
    voice: Voice, system: System, found: tuple[Covered, ...], gaps: Sequence[Covered], *, looked_at_tests: bool
) -> None:
    voice.print(system.title[voice.lang], style="bold")
    voice.print(_matrix(voice, found, looked_at_tests=looked_at_tests))
    kinds = Counter(text.kind for text in read_catalogue(system.package).rules.values())
    for kind, number in kinds.items():
        voice.print(f"{voice.text(f'cli-rules-kind-{kind}')}: {number}")
    key = "cli-rules-gaps" if gaps else "cli-rules-whole"
    ids = ", ".join([*(one.rule_id for one in gaps[:MANY]), *(["…"] if len(gaps) > MANY else ())])
    voice.print(voice.text(key, number=len(gaps), rules=ids), style="bold")


def _matrix(voice: Voice, found: tuple[Covered, ...], *, looked_at_tests: bool) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(voice.text("cli-rules-code"), justify="right")
    table.add_column(voice.text("cli-rules-tests"), justify="right")
    table.add_column("")
    for one in found:
        whole = one.is_whole if looked_at_tests else bool(one.functions)
        names = ", ".join(place.rpartition(" ")[2] for place in one.functions)
        style = "" if whole else "bold red"
        shown = Text(names, overflow="ellipsis", no_wrap=True, style="dim")
        table.add_row(Text(one.rule_id, style=style), str(len(one.functions)), str(len(one.tests)), shown)
    return table
