"""What the table says: in both languages, for every reason that its code names."""

from __future__ import annotations

import ast
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import regelwerk.table
from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.system import system, system_names
from regelwerk.languages import supplied_languages

MADE = (
    "table-tactic-", "table-level-", "table-rule-", "table-source-", "table-sum-", "table-player-", "table-given-",
    "table-value-",
)  # fmt: skip
"""Keys that are put together."""


@cache
def keys(lang: str) -> list[str]:
    body = (
        FluentParser()
        .parse(resources.files("regelwerk.table").joinpath(f"messages/{lang}.ftl").read_text("utf-8"))
        .body
    )
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    return [entry.id.name for entry in body if isinstance(entry, Message)]


@cache
def named() -> set[str]:
    """The keys that stand in the code of the table and of its command."""
    here = Path(regelwerk.table.__file__).parent
    found = set()
    for file in (*here.rglob("*.py"), *here.parent.joinpath("cli").glob("table*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("table-"):
                found.add(node.value)
    return {key for key in found if key not in MADE}


@pytest.mark.parametrize("lang", supplied_languages())
def test_every_reason_that_the_code_names_has_a_sentence(lang: str) -> None:
    assert named() - set(keys(lang)) == set()


def test_both_languages_say_the_same_and_nothing_twice() -> None:
    german, english = (keys(lang) for lang in supplied_languages())
    assert sorted(german) == sorted(english)
    assert len(set(german)) == len(german)


def test_no_sentence_is_left_over() -> None:
    assert {key for key in keys("de") if key not in named() and not key.startswith(MADE)} == set()


def test_every_tactic_and_every_source_of_a_rule_has_a_name() -> None:
    known = set(keys("de"))
    for name in system_names():
        chosen = system(name)
        for lang in supplied_languages():
            book = phrasebook(lang, chosen.package)
            assert all(book.has(f"engine-policy-{tactic}") for tactic in chosen.tactics)
        rules = read_catalogue(chosen.package).rules.values()
        assert {f"table-source-{rule.source}" for rule in rules} <= known
        assert {f"table-rule-{rule.kind}" for rule in rules} <= known


def test_what_a_question_can_be_given_is_said_in_words_and_no_word_is_left_over() -> None:
    known = set(keys("de"))
    parameters = [
        parameter
        for name in system_names()
        for question in system(name).questions.values()
        for parameter in question.parameters
    ]
    values = {f"table-value-{one.name}-{value}" for one in parameters for value in one.values}
    names = {f"table-given-{one.name}" for one in parameters}
    assert {key for key in known if key.startswith("table-value-")} <= values
    assert {key for key in known if key.startswith("table-given-")} <= names
