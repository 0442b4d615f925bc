"""`import regelwerk`: light, complete, and typed as it behaves."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import regelwerk


def test_every_name_is_there() -> None:
    for name in regelwerk.__all__:
        assert getattr(regelwerk, name).__doc__, name
    assert dir(regelwerk) == sorted(regelwerk.__all__)


def test_what_the_type_checker_sees_is_what_is_loaded() -> None:
    assert regelwerk.__file__ is not None
    tree = ast.parse(Path(regelwerk.__file__).read_text("utf-8"))
    checked = next(node for node in tree.body if isinstance(node, ast.If))
    seen = {a.name: node.module for node in checked.body if isinstance(node, ast.ImportFrom) for a in node.names}
    assert sorted(seen) == sorted(regelwerk.__all__)
    for name, module in seen.items():
        assert getattr(regelwerk, name) is getattr(import_module(str(module)), name)


def test_unknown_names_are_refused_as_usual() -> None:
    with pytest.raises(AttributeError, match="no attribute 'dragon'"):
        getattr(regelwerk, "dragon")  # noqa: B009  the type checker knows that it is not there


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh process has loaded after this code."""
    command = [sys.executable, "-c", f"{code}\nimport sys\nprint(*sys.modules)"]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


def test_importing_loads_no_room() -> None:
    assert {name for name in loaded_by("import regelwerk") if name.startswith("regelwerk.")} == set()


def test_a_law_loads_neither_numpy_nor_content() -> None:
    loaded = loaded_by("import regelwerk; regelwerk.law('4W10h2+3').mean()")
    assert not loaded & {"numpy", "scipy", "pydantic", "shapely", "fluent", "matplotlib", "regelwerk.systems.phasesix"}


def test_commands_that_are_over_at_once_load_little() -> None:
    typed = "import sys; from regelwerk.cli.main import run; sys.argv[1:] = {words}; run()"
    loaded = loaded_by(typed.format(words=["--version"]))
    assert not loaded & {"pathlib", "json", "dataclasses", "typer", "regelwerk.dice"}
    loaded = loaded_by(typed.format(words=["odds", "3W6"]))
    assert not loaded & {"typer", "rich", "fluent", "msgspec", "importlib.metadata", "regelwerk.engine.state_values"}
