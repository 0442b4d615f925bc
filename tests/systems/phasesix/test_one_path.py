"""One path: dice are thrown by rules alone, and what is at stake is what is resolved."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, get_type_hints

import pytest

import regelwerk.systems.phasesix as package
from regelwerk.engine.book.stakes import stakes_of
from regelwerk.engine.tally import Tally
from regelwerk.systems.phasesix.state import Combat

ROOT = Path(package.__path__[0])
RESULTS = {"Hits", "Law"}
"""What other rooms may know of dice: what they gave, and how likely that is."""


def rule_functions() -> Iterator[tuple[str, Any]]:
    for found in walk_packages([str(ROOT / "rules")], "regelwerk.systems.phasesix.rules."):
        module = import_module(found.name)
        for name, value in vars(module).items():
            if getattr(value, "__module__", "") == found.name and callable(value):
                yield name, value


def test_whatever_is_at_stake_is_resolved_and_nothing_else() -> None:
    functions = dict(rule_functions())
    with_stakes = {name for name, function in functions.items() if stakes_of(function)}
    assert with_stakes == {name for name in functions if name.startswith("resolve_")}
    acts = {name.removeprefix("resolve_") for name in with_stakes}
    assert acts == {"attack", "blast", "coup"}
    assert all(f"{stage}_{act}" in functions for act in acts for stage in ("declare", "apply"))


def test_what_is_resolved_takes_neither_state_nor_tallies() -> None:
    """The scene of those who may answer is the one exception: their questions show it, and no die reads it."""
    for name, function in rule_functions():
        if name.startswith("resolve_"):
            kinds = [kind for parameter, kind in get_type_hints(function).items() if parameter not in ("return",)]
            assert Combat not in kinds and Tally not in kinds, name


@pytest.mark.parametrize("room", ["tactics", "odds", "screen", "corrections", "content"])
def test_no_other_room_throws_dice_or_knows_their_laws(room: str) -> None:
    for path in (ROOT / room).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("regelwerk.dice"):
                assert {alias.name for alias in node.names} <= RESULTS, path.name
            assert not (isinstance(node, ast.ImportFrom) and node.module in ("math", "random", "statistics")) or {
                alias.name for alias in node.names
            } <= {"ceil", "cos", "log", "pi", "sin"}, path.name
