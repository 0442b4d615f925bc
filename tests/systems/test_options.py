"""Rulings of every system: the catalogue and the options agree, and every value is set by a test."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from regelwerk.engine.book.options import OptionError, make_options
from regelwerk.engine.book.rulebook import Catalogue, read_catalogue
from regelwerk.engine.state_values import defaults_of, field_names
from systems.option_values import accepted, exactly

SYSTEMS = ("darkspace", "factions", "heldencodex", "phasesix", "realms")
TESTS = Path(__file__).parents[1]
WITHOUT_FIELD = {
    "phasesix": {
        "ammo_supply", "armor_damage_target", "combat_end", "cover_affected_by_conditions",
        "protection_model", "reaction_order", "recoil", "shield_block_window", "special_attacks", "walk_window",
    },
}  # fmt: skip
"""Options with one value only: there is nothing to choose."""


@dataclass(frozen=True)
class Rulings:
    """The rulings of a system."""

    name: str

    @cached_property
    def catalogue(self) -> Catalogue:
        return read_catalogue(f"regelwerk.systems.{self.name}")

    @cached_property
    def options(self) -> Any:
        return import_module(f"regelwerk.systems.{self.name}.options").Options

    @cached_property
    def accepted(self) -> dict[str, tuple[Any, ...]]:
        return accepted(self.options)

    @property
    def without_field(self) -> set[str]:
        return WITHOUT_FIELD.get(self.name, set())


@pytest.fixture(params=SYSTEMS)
def rulings(request: pytest.FixtureRequest) -> Rulings:
    return Rulings(request.param)


def test_what_is_offered_is_what_options_accept(rulings: Rulings) -> None:
    for text in rulings.catalogue.options.values():
        known = (text.default,) if text.name in rulings.without_field else rulings.accepted[text.name]
        assert exactly(text.values) == exactly(known), text.name
        assert exactly((text.default,)) <= exactly(text.values), f"{text.name}: the default can be chosen"
        assert set(text.rules) <= set(rulings.catalogue.rules), text.name


def test_every_field_is_a_known_option_with_the_same_default(rulings: Rulings) -> None:
    known = rulings.catalogue.options
    assert set(field_names(rulings.options)) | rulings.without_field == set(known)
    defaults = defaults_of(rulings.options)
    for name in field_names(rulings.options):
        assert exactly((defaults[name],)) == exactly((known[name].default,)), name


def test_every_value_can_be_chosen_and_nothing_else(rulings: Rulings) -> None:
    for name, values in rulings.accepted.items():
        for value in values:
            assert getattr(make_options(rulings.options, {name: value}, rulings.catalogue), name) == value
        with pytest.raises(OptionError):
            make_options(rulings.options, {name: "maybe"}, rulings.catalogue)


def chosen(rulings: Rulings) -> set[tuple[str, type, Any]]:
    """Every option that a test sets to a literal value, also through a parameter of that test or in a table."""
    found: set[tuple[str, type, Any]] = set()
    for path in (
        *(TESTS / "systems" / rulings.name).rglob("*.py"),
        *(TESTS / "conformance" / rulings.name).rglob("*.py"),
    ):
        text = path.read_text("utf-8")
        if not any(name in text for name in rulings.accepted):
            continue
        nodes = tuple(ast.walk(ast.parse(text)))
        settings = list(_settings(nodes, rulings.accepted))
        for name, given in settings:
            found.update((name, type(value), value) for value in _literals(given))
        names = {given for _, given in settings if isinstance(given, ast.Name)}
        for scope in (node for node in nodes if names and isinstance(node, ast.FunctionDef)):
            inside = tuple(ast.walk(scope))
            through = {name for name, given in _settings(inside, rulings.accepted) if given in names}
            literals = {(type(value), value) for value in _literals(scope)} if through else set()
            found.update((name, *literal) for name in through for literal in literals)
        for name in _all_values(nodes):
            found.update((name, type(value), value) for value in rulings.accepted[name])
    return found


def _all_values(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Options of which a test tries `values(...)`: all there are."""
    for node in nodes:
        match node:
            case ast.Call(func=ast.Name(id="values"), args=[ast.Constant(value=str(name))]):
                yield name


def _settings(nodes: Iterable[ast.AST], known: dict[str, tuple[Any, ...]]) -> Iterator[tuple[str, ast.expr]]:
    """Where options get their values: keywords of calls, and entries of tables."""
    for node in nodes:
        if isinstance(node, ast.Call):
            yield from ((word.arg, word.value) for word in node.keywords if word.arg in known and word.arg)
        if isinstance(node, ast.Dict):
            pairs = zip(node.keys, node.values, strict=True)
            named = ((key.value, value) for key, value in pairs if isinstance(key, ast.Constant))
            yield from ((str(name), value) for name, value in named if name in known)


def _literals(node: ast.AST) -> Iterator[Any]:
    """The constants in a piece of code; a minus belongs to its number."""
    for part in ast.walk(node):
        if isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.USub) and isinstance(part.operand, ast.Constant):
            yield -part.operand.value  # type: ignore[operator]
        elif isinstance(part, ast.Constant):
            yield part.value


def test_every_alternative_is_set_by_some_test(rulings: Rulings) -> None:
    alternatives = {
        (name, type(value), value)
        for name, values in rulings.accepted.items()
        for value in values
        if exactly((value,)) != exactly((rulings.catalogue.options[name].default,))
    }
    assert alternatives - chosen(rulings) == set()
