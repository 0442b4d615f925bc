"""The matrix of rules, code and tests, and what is missing in it."""

from __future__ import annotations

from collections import Counter

from rich.table import Table
from rich.text import Text

from regelwerk.cli.rule_pages import tests_folder
from regelwerk.cli.voice import Voice
from regelwerk.engine.coverage import Covered, coverage, proofs
from regelwerk.engine.game import System
from regelwerk.engine.rulebook import read_catalogue


def show_coverage(voice: Voice, system: System, *, as_json: bool) -> bool:
    """Print the matrix; whether it has no gap. Without a checkout's tests only the code is looked at."""
    catalogue = read_catalogue(system.package)
    folder = tests_folder()
    found = coverage(catalogue, system.package, proofs(folder) if folder is not None else {})
    gaps = [one for one in found if not (one.is_whole if folder is not None else one.functions)]
    if as_json:
        rows = {one.rule_id: {"code": list(one.functions), "tests": list(one.tests)} for one in found}
        voice.print_json({"rules": rows, "gaps": [one.rule_id for one in gaps]})
        return not gaps
    voice.print(_matrix(voice, found, looked_at_tests=folder is not None))
    kinds = Counter(text.kind for text in catalogue.rules.values())
    for kind, number in kinds.items():
        voice.print(f"{voice.text(f'cli-rules-kind-{kind}')}: {number}")
    if folder is None:
        voice.print(voice.text("cli-rules-no-tests"))
    key = "cli-rules-gaps" if gaps else "cli-rules-whole"
    ids = ", ".join(one.rule_id for one in gaps)
    voice.print(voice.text(key, number=len(gaps), rules=ids), style="bold")
    return not gaps


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
