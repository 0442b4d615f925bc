"""Nothing is worked out twice: only rules throw dice, and whoever wants odds asks the rule that throws them."""

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

import pytest

import regelwerk.systems.realms as package
from regelwerk.engine.book.stakes import stakes_of
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.tally import Tally
from regelwerk.systems.realms.odds.behaviour import REROLLING
from regelwerk.systems.realms.rules.shooting.hitting import declare_shot, resolve_shot
from regelwerk.systems.realms.state import Deed, Shots, World
from systems.realms.builders import armour, enemy, model, weapon, world

ROOT = Path(package.__file__).parent
ASKING = ("tactics", "odds", "screen", "content", "corrections")
"""The rooms that may ask for odds and throw nothing."""
CONTESTS = {"compare", "contest", "outrun"}
"""Rules without stakes that questions about single rolls ask."""
WHOLE = {"blasted", "risked"}
"""Whole acts by the rules, put together in `odds/`."""


def modules(room: str) -> Iterator[ModuleType]:
    start = importlib.import_module(f"{package.__name__}.{room}")
    for found in pkgutil.walk_packages(start.__path__, f"{start.__name__}."):
        yield importlib.import_module(found.name)


def rules() -> Iterator[tuple[str, Callable[..., Any]]]:
    for module in modules("rules"):
        for name, function in inspect.getmembers(module, inspect.isfunction):
            if function.__module__ == module.__name__:
                yield name, function


def sources(*rooms: str) -> Iterator[tuple[Path, ast.Module]]:
    for room in rooms:
        for path in sorted((ROOT / room).rglob("*.py")):
            yield path, ast.parse(path.read_text("utf-8"))


def test_what_is_resolved_is_what_has_stakes() -> None:
    resolving = {name for name, function in rules() if name.startswith("resolve")}
    assert resolving == {name for name, function in rules() if stakes_of(function)}
    assert resolving == {"resolve_area_shot", "resolve_hit", "resolve_melee", "resolve_shot", "resolve_spotting"}
    for name in resolving:
        stages = {other for other, _ in rules() if other.partition("_")[2] == name.partition("_")[2]}
        assert {f"{stage}_{name.partition('_')[2]}" for stage in ("declare", "resolve", "apply")} <= stages


def test_a_resolved_rule_takes_numbers_and_neither_a_table_nor_reasons() -> None:
    def parts(kind: Any) -> Iterator[Any]:
        yield kind
        for inner in getattr(kind, "__args__", ()):
            yield from parts(inner)
        if hasattr(kind, "_fields"):
            for inner in get_type_hints(kind).values():
                yield from parts(inner)

    for name, function in rules():
        if name.startswith("resolve"):
            hints = {key: kind for key, kind in get_type_hints(function).items() if key != "return"}
            found = {part for kind in hints.values() for part in parts(kind)}
            assert not found & {World, Tally, Deed}, name


def test_only_rules_know_throws() -> None:
    for path, tree in sources(*ASKING):
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("regelwerk.dice"):
                assert {alias.name for alias in node.names} <= {"Law", "Dice"}, path
            if isinstance(node, ast.ImportFrom) and (node.module or "") == "regelwerk.engine.effects":
                assert "roll" not in {alias.name for alias in node.names}, path


def test_laws_are_asked_of_rules_that_are_played() -> None:
    asked: set[str] = set()
    for _, tree in sources(*ASKING):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "law":
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Name | ast.Attribute):
                    asked.add(first.attr if isinstance(first, ast.Attribute) else first.id)
    resolving = {name for name, _ in rules() if name.startswith("resolve")}
    assert asked - CONTESTS - WHOLE - {"rule"} == resolving


@pytest.mark.rule("RE-DMG-06", "RE-SHO-02")
def test_what_is_told_makes_no_difference_to_the_law() -> None:
    """The line of the log rides along: numbers with it and without it are the same to odds and previews."""
    table = world(model(at=(30, 45), weapons=(weapon(damage=2),)), enemy(at=(45, 45), armour=armour(4, kinetik=1)))
    declared = declare_shot(table, Deed("normal_shot", "mars", "gewehr", (Shots("amok"),)))
    assert declared.hit.told == declared.hit.clash and hash(declared.hit.told) == hash(declared.hit.clash)
    assert declared.hit.told.line.note is not None and declared.hit.clash.line.note is None
    odds = Odds(REROLLING)
    assert odds.law(resolve_shot, declared.attempt, declared.hit.told) is odds.law(
        resolve_shot, declared.attempt, declared.hit.clash
    )
