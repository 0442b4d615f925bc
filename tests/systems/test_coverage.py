"""Code and a test stand behind every rule and ruling of every system, and nothing cites what no catalogue knows."""

from __future__ import annotations

from pathlib import Path

import pytest

from regelwerk.battery.citing import is_cited
from regelwerk.engine.book.coverage import Proofs, coverage, import_all, proofs
from regelwerk.engine.book.rulebook import Catalogue, implemented_rules, read_catalogue

SYSTEMS = ("darkspace", "factions", "heldencodex", "phasesix", "realms")
RULINGS_IN_CODE = ("darkspace", "heldencodex", "realms")
"""Systems whose functions name each option that they ask; the others name the rule that it belongs to."""


def known(name: str) -> tuple[Catalogue, str, Proofs]:
    """The catalogue of a system, what its rules begin with, and the tests of each rule."""
    import_all(package(name))
    catalogue = read_catalogue(package(name))
    return catalogue, next(iter(catalogue.rules)).partition("-")[0], proofs(Path(__file__).parent / name)


def package(name: str) -> str:
    return f"regelwerk.systems.{name}"


@pytest.mark.parametrize("name", SYSTEMS)
def test_code_and_a_test_stand_behind_every_rule(name: str) -> None:
    catalogue, _, proven = known(name)
    assert [one.rule_id for one in coverage(catalogue, package(name), proven) if not one.is_whole] == []


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_test_stands_behind_every_option(name: str) -> None:
    catalogue, prefix, proven = known(name)
    assert {f"{prefix}:{option}" for option in catalogue.options} - set(proven) == set()


@pytest.mark.parametrize("name", RULINGS_IN_CODE)
def test_code_stands_behind_every_option(name: str) -> None:
    catalogue, prefix, _ = known(name)
    assert {f"{prefix}:{option}" for option in catalogue.options} - set(implemented_rules()) == set()


def test_code_and_a_test_stand_behind_every_ruling_of_realms_that_is_no_option() -> None:
    catalogue, prefix, proven = known("realms")
    rulings = {f"{prefix}:ruling_{number}" for number in catalogue.rulings}
    # With number 6 there is one way, and content goes it: no function has to choose.
    assert rulings - set(implemented_rules()) == {"RE:ruling_6"}
    assert rulings - set(proven) == set()


@pytest.mark.parametrize("name", SYSTEMS)
def test_code_and_tests_cite_only_what_the_catalogue_knows(name: str) -> None:
    catalogue, prefix, proven = known(name)
    # Tests of Factions name rulings by their number in the specification.
    rulings = {f"{prefix}-RUL-{number:02}" for number in _rulings(catalogue)}
    cited = {*implemented_rules(), *(rule_id for rule_id in proven if rule_id not in rulings)}
    own = {rule_id for rule_id in cited if rule_id.startswith((f"{prefix}-", f"{prefix}:"))}
    assert {rule_id for rule_id in own if not is_cited(rule_id, catalogue)} == set()


@pytest.mark.parametrize("name", SYSTEMS)
def test_what_is_no_code_says_why(name: str) -> None:
    for rule in known(name)[0].rules.values():
        assert rule.kind == "code" or (rule.why["de"] and rule.why["en"]), rule.id


def _rulings(catalogue: Catalogue) -> set[int]:
    return {*catalogue.rulings, *(option.ruling for option in catalogue.options.values())}
