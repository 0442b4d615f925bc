"""One path for every act: whoever wants to know what dice do asks the rule that throws them in play."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

from regelwerk.engine.book.stakes import stakes_of
from regelwerk.systems import darkspace
from regelwerk.systems.darkspace import rules

HOME = Path(darkspace.__file__).parent
DICE = "regelwerk.dice"
PARTS_OF_THROWS = {
    "highest_three", "throw", "read", "judged", "pair_throw", "land", "ram_lands", "judge", "throw_together", "band",
}  # fmt: skip
"""What a resolve is made of: to use it elsewhere would be a second way to the same result."""


def modules(package: ModuleType) -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(found.name)


def functions() -> dict[str, FunctionType]:
    return {
        f"{module.__name__}.{name}": one
        for module in modules(rules)
        for name, one in inspect.getmembers(module, inspect.isfunction)
        if one.__module__ == module.__name__
    }


def imports(path: Path) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.module, alias.name) for alias in node.names)


def test_what_has_stakes_is_a_resolve_and_every_resolve_has_stakes() -> None:
    found = functions()
    with_stakes = {name for name, one in found.items() if stakes_of(one)}
    assert with_stakes == {name for name in found if name.rpartition(".")[2].startswith("resolve_")}
    assert {name.rpartition(".")[2] for name in with_stakes} == {
        "resolve_attack", "resolve_control", "resolve_hack", "resolve_infiltration", "resolve_probe", "resolve_ram",
        "resolve_together",
    }  # fmt: skip


def test_what_is_resolved_is_declared_and_applied() -> None:
    names = {name.rpartition(".")[2] for name in functions()}
    acts = {name.removeprefix("resolve_") for name in names if name.startswith("resolve_")} - {"control"}
    missing = {f"{stage}_{act}" for act in acts for stage in ("declare", "apply")} - names
    assert not missing, "control is a probe beside another one: nobody declares it"


def test_a_resolve_knows_numbers_only() -> None:
    for name, one in functions().items():
        if name.rpartition(".")[2].startswith("resolve_"):
            (values,) = inspect.signature(one).parameters.values()
            assert values.annotation in ("Cast", "Strike", "Intrusion", "Trial", "Joint"), name


@pytest.mark.parametrize("room", ["tactics", "odds", "screen"])
def test_only_rules_throw_dice_and_read_them(room: str) -> None:
    for path in (HOME / room).rglob("*.py"):
        for module, name in imports(path):
            if module == DICE or module.startswith(f"{DICE}."):
                assert name == "Law", f"{path.name} has {name} of its own"
            if module.startswith(rules.__name__):
                assert name not in PARTS_OF_THROWS, f"{path.name} reads dice with {name}"
