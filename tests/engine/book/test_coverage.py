"""Where rules live: found by loading only the modules that name them."""

from __future__ import annotations

import inspect
import subprocess
import sys
from pathlib import Path

import pytest

from regelwerk.engine.book.coverage import places, rule_functions
from regelwerk.engine.system import catalogue_of, system, system_names


@pytest.mark.parametrize("name", system_names())
def test_every_rule_is_named_in_the_file_of_its_functions(name: str) -> None:
    """So `import_naming`, which looks for the ID in files, misses no function."""
    for function in rule_functions(system(name).package).values():
        text = Path(inspect.getfile(inspect.unwrap(function))).read_text("utf-8")
        assert [rule_id for rule_id in function.__rule_ids__ if rule_id not in text] == []  # type: ignore[attr-defined]


def test_loading_what_names_a_rule_finds_the_same_places_as_loading_everything() -> None:
    script = (
        "import sys; from regelwerk.engine.book.coverage import import_naming, places\n"
        "import_naming('regelwerk.systems.phasesix', 'PS-HIT-01')\n"
        "print(*places('PS-HIT-01', 'regelwerk.systems.phasesix'), sep='\\n')\n"
        "assert 'regelwerk.systems.phasesix.content.models' not in sys.modules"
    )
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    rule_functions("regelwerk.systems.phasesix")
    assert sorted(shown.splitlines()) == sorted(places("PS-HIT-01", "regelwerk.systems.phasesix"))


@pytest.mark.parametrize("name", system_names())
def test_the_catalogue_of_a_system_is_read_without_loading_it(name: str) -> None:
    script = f"import sys; from regelwerk.engine.system import catalogue_of; print(len(catalogue_of({name!r}).rules))"
    script += f"; assert not any(module.startswith('regelwerk.systems.{name}') for module in sys.modules)"
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert int(shown) == len(catalogue_of(name).rules) > 10
