"""Rulings: the catalogue and the options agree, every value is set by a test, and the numbers do what they say."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import pytest

from regelwerk.engine.book.options import OptionError, make_options
from regelwerk.engine.book.rulebook import OptionText, read_catalogue
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.state_values import Name
from regelwerk.systems.darkspace.content.loading import load
from regelwerk.systems.darkspace.content.setup import scenario_document, start
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.fight.attack import armoured, attack_cost
from regelwerk.systems.darkspace.state import Deed, weapons_of
from regelwerk.systems.darkspace.values import Weapon, armour_values, cost_of, penetration, unarmed, weapon_damage
from systems.darkspace.builders import WEAPONS, armour, character, world
from systems.option_values import accepted, exactly

CATALOGUE = read_catalogue("regelwerk.systems.darkspace")
ACCEPTED = accepted(Options)
HERE = Path(__file__).parent


@pytest.mark.parametrize("text", CATALOGUE.options.values(), ids=lambda text: text.name)
def test_built_is_what_options_accepts(text: OptionText) -> None:
    assert exactly(text.built) == exactly(ACCEPTED[text.name])
    assert exactly(text.built) <= exactly(text.values), "a built value is a known value"
    assert exactly((text.default,)) <= exactly(text.built), "the default is always built"
    assert set(text.rules) <= set(CATALOGUE.rules)


def test_every_field_is_a_known_option_with_the_same_default() -> None:
    assert {field.name for field in fields(Options)} == set(CATALOGUE.options)
    for field in fields(Options):
        assert field.default is not MISSING
        assert exactly((field.default,)) == exactly((CATALOGUE.options[field.name].default,)), field.name


@pytest.mark.parametrize("name", sorted(ACCEPTED))
def test_every_value_can_be_chosen_and_nothing_else(name: str) -> None:
    for value in ACCEPTED[name]:
        assert getattr(make_options(Options, {name: value}, CATALOGUE), name) == value
    with pytest.raises(OptionError):
        make_options(Options, {name: "maybe"}, CATALOGUE)


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
    return (part.value for part in ast.walk(node) if isinstance(part, ast.Constant))


def test_every_alternative_is_set_by_some_test() -> None:
    alternatives = {
        (name, type(value), value)
        for name, values in ACCEPTED.items()
        for value in values
        if exactly((value,)) != exactly((CATALOGUE.options[name].default,))
    }
    assert alternatives - chosen() == set()


# -- numbers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-COST-04", "DS:min_ae_cost")
def test_the_table_of_costs_and_whether_something_tiny_costs_nothing() -> None:
    assert [cost_of(value, Options()) for value in range(9)] == [1, 1, 1, 2, 2, 3, 3, 4, 4]
    assert [cost_of(value, Options(min_ae_cost=0)) for value in range(9)] == [0, 1, 1, 2, 2, 3, 3, 4, 4]
    needle = Weapon("needle", Name("Nadel", "needle"), "melee", 0, 1)
    for least in (1, 0):
        where = world(character(weapons=(needle,)), acting="rhea", options=Options(min_ae_cost=least))
        assert attack_cost(where, Deed("attack", "rhea", "rhea", "needle")).total == least


@pytest.mark.rule("DS-PEN-01", "DS:penetration_formula")
def test_penetration_is_class_and_size_or_class_and_twice_the_size() -> None:
    assert penetration(WEAPONS["heavy_rifle"], Options()) == 7
    assert penetration(WEAPONS["heavy_rifle"], Options(penetration_formula="mk+2size")) == 11


@pytest.mark.rule("DS-MON-03", "DS-MON-04", "DS:hard_armour_factor")
def test_hard_armour_is_two_or_three_times_the_class() -> None:
    assert armour_values(3, Options()) == (3, 6)
    assert armour_values(3, Options(hard_armour_factor=3)) == (3, 9)
    deed = Deed("attack", "rhea", "nadja", "heavy_rifle")
    for factor, bonus in ((2, 3), (3, 0)):
        options = Options(hard_armour_factor=factor)  # type: ignore[arg-type]
        where = world(character(), character("nadja", "guards", armour=armour(5, 3)), options=options)
        assert armoured(where, deed, WEAPONS["heavy_rifle"]).plus.total == bonus


@pytest.mark.rule("DS-ATT-09", "DS-PEN-01", "DS:unarmed_size")
@pytest.mark.parametrize(("size", "damage"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_fists_are_a_weapon_without_class(size: Any, damage: int) -> None:
    options = Options(unarmed_size=size)
    fists = unarmed(options)
    assert (fists.mk, penetration(fists, options), weapon_damage(fists, options)) == (0, size, damage)
    assert fists in weapons_of(character(), options)


@pytest.mark.rule("DS-CORE-05", "DS:skill_max")
def test_the_highest_skill_is_the_tables() -> None:
    document = scenario_document(load(), "duell", {})
    document["participants"][0]["changes"] = {"skills": {"speed": 6}}
    with pytest.raises(ContentError) as refused:
        start(document)
    assert refused.value.code == "ds-content-limit"
    document["options"] |= {"skill_max": 10}
    assert dict(start(document).find("rhea").sheet.skills)["speed"] == 6
