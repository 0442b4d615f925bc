"""The catalogue says truly which options are built: exactly what `Options` accepts, and the rest is refused."""

import ast
from collections.abc import Iterator
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import pytest

from regelwerk.engine.book.options import OptionError, make_options
from regelwerk.engine.book.rulebook import OptionText, read_catalogue
from regelwerk.systems.factions.options import Options
from systems.option_values import accepted, exactly

CATALOGUE = read_catalogue("regelwerk.systems.factions")
HERE = Path(__file__).parent
LAST_RULING = 67


ACCEPTED = accepted(Options)


@pytest.mark.parametrize("text", CATALOGUE.options.values(), ids=lambda text: text.name)
def test_built_is_what_options_accepts(text: OptionText) -> None:
    assert exactly(text.built) == exactly(ACCEPTED[text.name])
    assert exactly(text.built) <= exactly(text.values), "a built value is a known value"
    assert exactly((text.default,)) <= exactly(text.built), "the default is always built"


def test_every_field_is_a_known_option_with_the_same_default() -> None:
    assert {field.name for field in fields(Options)} == set(CATALOGUE.options)
    for field in fields(Options):
        assert field.default is not MISSING
        assert exactly((field.default,)) == exactly((CATALOGUE.options[field.name].default,)), field.name


def test_what_is_known_but_not_built_is_refused_with_that_reason() -> None:
    unbuilt = [(o.name, value) for o in CATALOGUE.options.values() for value in o.values if value not in o.built]
    for name, value in unbuilt:
        with pytest.raises(OptionError) as refused:
            make_options(Options, {name: value}, CATALOGUE)
        assert refused.value.code == "option-not-built"


@pytest.mark.parametrize("name", sorted(ACCEPTED))
def test_every_built_value_can_be_chosen_and_nothing_else(name: str) -> None:
    for value in ACCEPTED[name]:
        assert getattr(make_options(Options, {name: value}, CATALOGUE), name) == value
    with pytest.raises(OptionError):
        make_options(Options, {name: "maybe"}, CATALOGUE)


def trees() -> Iterator[ast.Module]:
    """The tests of the rules, as they are written."""
    for path in sorted(HERE.rglob("test_*.py")):
        yield ast.parse(path.read_text("utf-8"))


def marked() -> set[str]:
    """Every rule, option and ruling that some test is marked with."""
    return {
        part.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
        for part in node.args
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def test_every_option_is_proved_by_a_marked_test() -> None:
    assert {f"FA:{name}" for name in CATALOGUE.options} - marked() == set()


def test_every_ruling_is_an_option_or_settled_without_one_and_is_proved() -> None:
    numbers = {option.ruling for option in CATALOGUE.options.values()} | set(CATALOGUE.rulings)
    assert numbers == set(range(1, LAST_RULING + 1))
    assert {f"FA-RUL-{number:02}" for number in numbers} - marked() == set()


def test_the_mark_of_a_ruling_stands_with_the_mark_of_its_option() -> None:
    """Whoever looks for a ruling finds the test of its option, and no other."""
    options: dict[str, set[str]] = {}
    for option in CATALOGUE.options.values():
        options.setdefault(f"FA-RUL-{option.ruling:02}", set()).add(f"FA:{option.name}")
    for number in CATALOGUE.rulings:
        options.setdefault(f"FA-RUL-{number:02}", set()).add(f"FA:ruling_{number}")
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                marks = {part.value for part in node.args if isinstance(part, ast.Constant)}
                for ruling in marks & set(options):
                    assert marks & options[str(ruling)], marks


def chosen() -> set[tuple[str, type, Any]]:
    """Every option that a test sets to a literal value, also through a parameter or a loop of that test."""
    found: set[tuple[str, type, Any]] = set()
    for tree in trees():
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.Module | ast.FunctionDef)):
            literals = {(type(value), value) for value in _literals(function)}
            for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
                for keyword in call.keywords:
                    if keyword.arg not in ACCEPTED:
                        continue
                    if isinstance(function, ast.FunctionDef) and isinstance(keyword.value, ast.Name):
                        found.update((keyword.arg, kind, value) for kind, value in literals)
                    else:
                        found.update((keyword.arg, type(value), value) for value in _literals(keyword.value))
    return found


def _literals(node: ast.AST) -> Iterator[Any]:
    """The constants in a piece of code; a minus belongs to its number."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant):
            yield part.value
        if isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.USub) and isinstance(part.operand, ast.Constant):
            yield -part.operand.value  # type: ignore[operator]


def test_every_alternative_is_set_by_some_test() -> None:
    alternatives = {
        (name, type(value), value)
        for name, values in ACCEPTED.items()
        for value in values
        if exactly((value,)) != exactly((CATALOGUE.options[name].default,))
    }
    assert alternatives - chosen() == set()
