"""One path for every act: only rules throw dice, and what is at stake is always what a `resolve` resolves."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

from regelwerk import systems
from regelwerk.dice import Throw
from regelwerk.engine.book.stakes import stakes_of
from regelwerk.engine.system import system_names

ROOT = Path(systems.__path__[0])
SYSTEMS = sorted(path.name for path in ROOT.iterdir() if (path / "rules.toml").is_file())
ASKING = ("tactics", "odds", "screen")
"""Who asks what rules would bring, and must not work it out alone."""


def works_out_dice(module: str, name: str) -> bool:
    """Whether it throws dice or computes with them; laws and results, as rules give them back, do not."""
    found = getattr(import_module(module), name)
    return inspect.isfunction(found) or (inspect.isclass(found) and issubclass(found, Throw))


def imported(path: Path) -> Iterator[tuple[str, str]]:
    """What a module takes from where."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from ((node.module, name.name) for name in node.names)


@pytest.mark.parametrize("name", SYSTEMS)
def test_only_rules_throw_dice(name: str) -> None:
    for room in ASKING:
        for path in (ROOT / name / room).rglob("*.py"):
            taken = {
                f"{module}.{what}"
                for module, what in imported(path)
                if module.split(".")[:2] == ["regelwerk", "dice"] and works_out_dice(module, what)
            }
            assert not taken, f"{path.relative_to(ROOT)} works out dice by itself: {sorted(taken)}"
            effects = {what for module, what in imported(path) if module == "regelwerk.engine.effects"}
            assert not effects & {"Roll", "roll", "Do"}, f"{path.relative_to(ROOT)} has rules of its own"


@pytest.mark.parametrize("name", SYSTEMS)
def test_what_is_at_stake_is_resolved_and_says_what_it_means(name: str) -> None:
    found = list(resolving(name))
    assert found
    for rule in found:
        where = f"{rule.__module__}.{rule.__name__}"
        assert rule.__name__.startswith("resolve"), f"{where} has stakes, so it is the resolve of an act"
        assert rule.__module__.startswith(f"regelwerk.systems.{name}.rules."), where
        for stake in stakes_of(rule):
            assert stake.bands, f"{where}: {stake.message} has no bands, so its chance has no words"


def resolving(name: str) -> Iterator[Callable[..., Any]]:
    """All rules of a system with stakes."""
    package = import_module(f"regelwerk.systems.{name}")
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        for value in vars(import_module(module.name)).values():
            if callable(value) and stakes_of(value) and value.__module__ == module.name:
                yield value


def test_every_system_is_looked_at() -> None:
    assert set(SYSTEMS) <= set(system_names())
