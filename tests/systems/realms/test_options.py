"""Rulings: the catalogue and the options agree, and every value of every option is set by a test."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import pytest

from regelwerk.engine.book.options import OptionError, make_options
from regelwerk.engine.book.rulebook import OptionText, read_catalogue
from regelwerk.systems.realms.options import Options
from systems.option_values import accepted, exactly

CATALOGUE = read_catalogue("regelwerk.systems.realms")
ACCEPTED = accepted(Options)
WITHOUT_FIELD = {"mission_choice"}
"""Known with one built value only: there is nothing to choose."""
HERE = Path(__file__).parent


@pytest.mark.parametrize("text", CATALOGUE.options.values(), ids=lambda text: text.name)
def test_built_is_what_options_accepts(text: OptionText) -> None:
    known = exactly((text.default,)) if text.name in WITHOUT_FIELD else exactly(ACCEPTED[text.name])
    assert exactly(text.built) == known
    assert exactly(text.built) <= exactly(text.values), "a built value is a known value"
    assert exactly((text.default,)) <= exactly(text.built), "the default is always built"
    assert set(text.rules) <= set(CATALOGUE.rules)


def test_every_field_is_a_known_option_with_the_same_default() -> None:
    assert {field.name for field in fields(Options)} | WITHOUT_FIELD == set(CATALOGUE.options)
    for field in fields(Options):
        assert field.default is not MISSING
        assert exactly((field.default,)) == exactly((CATALOGUE.options[field.name].default,)), field.name


@pytest.mark.parametrize("name", sorted(ACCEPTED))
def test_every_value_can_be_chosen_and_nothing_else(name: str) -> None:
    for value in ACCEPTED[name]:
        assert getattr(make_options(Options, {name: value}, CATALOGUE), name) == value
    with pytest.raises(OptionError):
        make_options(Options, {name: "maybe"}, CATALOGUE)


@pytest.mark.rule("RE:mission_choice", "RE-GAM-02")
def test_a_mission_is_agreed_upon() -> None:
    """Missions picked in secret are known, and refused: a scenario names the one that both have agreed on."""
    assert make_options(Options, {}, CATALOGUE) == Options()
    with pytest.raises(OptionError):
        make_options(Options, {"mission_choice": "secret_each"}, CATALOGUE)


def chosen() -> set[tuple[str, type, Any]]:
    """Every option that a test sets to a literal value, also through a parameter of that test or in a table."""
    found: set[tuple[str, type, Any]] = set()
    for path in sorted(HERE.rglob("test_*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.Module | ast.FunctionDef)):
            for name, given in _settings(function):
                through = isinstance(function, ast.FunctionDef) and isinstance(given, ast.Name)
                found.update((name, type(value), value) for value in _literals(function if through else given))
    return found


def _settings(function: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Where options get their values: keywords of calls, and entries of tables."""
    for node in ast.walk(function):
        if isinstance(node, ast.Call):
            yield from ((word.arg, word.value) for word in node.keywords if word.arg in ACCEPTED and word.arg)
        if isinstance(node, ast.Dict):
            pairs = zip(node.keys, node.values, strict=True)
            named = ((key.value, value) for key, value in pairs if isinstance(key, ast.Constant))
            yield from ((str(name), value) for name, value in named if name in ACCEPTED)


def _literals(node: ast.AST) -> Iterator[Any]:
    for part in ast.walk(node):
        if isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.USub) and isinstance(part.operand, ast.Constant):
            yield -part.operand.value  # type: ignore[operator]
        elif isinstance(part, ast.Constant):
            yield part.value


def test_every_alternative_is_set_by_some_test() -> None:
    alternatives = {
        (name, type(value), value)
        for name, values in ACCEPTED.items()
        for value in values
        if exactly((value,)) != exactly((CATALOGUE.options[name].default,))
    }
    assert alternatives - chosen() == set()
