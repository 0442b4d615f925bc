"""The catalogue says truly which options are built: exactly what `Options` accepts, and the rest is refused."""

import ast
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import pytest

from regelwerk.engine.book.options import OptionError, make_options
from regelwerk.engine.book.rulebook import OptionText, read_catalogue
from regelwerk.systems.phasesix.options import Options
from systems.option_values import accepted, exactly

CATALOGUE = read_catalogue("regelwerk.systems.phasesix")
TESTS = Path(__file__).parents[2]


ACCEPTED = accepted(Options)
UNBUILT = [
    (name, value) for name, text in CATALOGUE.options.items() for value in text.values if value not in text.built
]


@pytest.mark.parametrize("text", CATALOGUE.options.values(), ids=lambda text: text.name)
def test_built_is_what_options_accepts(text: OptionText) -> None:
    values = ACCEPTED.get(text.name, (text.default,))
    assert exactly(text.built) == exactly(values)
    assert exactly(text.built) <= exactly(text.values), "a built value is a known value"
    assert exactly((text.default,)) <= exactly(text.built), "the default is always built"


def test_every_field_is_a_known_option_with_the_same_default() -> None:
    for field in fields(Options):
        assert field.default is not MISSING
        assert exactly((field.default,)) == exactly((CATALOGUE.options[field.name].default,)), field.name


@pytest.mark.parametrize(("name", "value"), UNBUILT, ids=str)
def test_what_is_known_but_not_built_is_refused_with_that_reason(name: str, value: Any) -> None:
    with pytest.raises(OptionError) as refused:
        make_options(Options, {name: value}, CATALOGUE)
    assert refused.value.code == "option-not-built"
    assert refused.value.facts["option"] == name


@pytest.mark.parametrize("name", sorted(ACCEPTED))
def test_every_built_value_can_be_chosen(name: str) -> None:
    for value in ACCEPTED[name]:
        assert getattr(make_options(Options, {name: value}, CATALOGUE), name) == value


def marked() -> set[str]:
    """Every rule and option that some test is marked with."""
    return {
        part.value
        for path in sorted(TESTS.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
        for part in node.args
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def test_every_option_is_proved_by_a_marked_test() -> None:
    assert {f"PS:{name}" for name in CATALOGUE.options} - marked() == set()


def chosen() -> set[tuple[str, type, Any]]:
    """Every option that a test sets to a literal value, also through a parameter of that test."""
    found: set[tuple[str, type, Any]] = set()
    for path in sorted(TESTS.rglob("test_*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.Module | ast.FunctionDef)):
            literals = {(type(node.value), node.value) for node in ast.walk(function) if isinstance(node, ast.Constant)}
            for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
                for keyword in call.keywords:
                    if keyword.arg not in ACCEPTED:
                        continue
                    if isinstance(keyword.value, ast.Constant):
                        found.add((keyword.arg, type(keyword.value.value), keyword.value.value))
                    elif isinstance(function, ast.FunctionDef) and isinstance(keyword.value, ast.Name):
                        found.update((keyword.arg, kind, value) for kind, value in literals)
    return found


def test_every_alternative_is_set_by_some_test() -> None:
    alternatives = {
        (name, type(value), value)
        for name, values in ACCEPTED.items()
        for value in values
        if exactly((value,)) != exactly((CATALOGUE.options[name].default,))
    }
    assert alternatives - chosen() == set()
