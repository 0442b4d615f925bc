"""The forms of all systems: every field has a name and a line of help in every language, every choice has a word."""

from __future__ import annotations

import re

import pytest

from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.content.forms import FormField
from regelwerk.engine.system import System, system
from regelwerk.languages import ENGINE, FIELDS, file_of, sources, supplied_languages
from regelwerk.table.screens.content_forms import HELP, choice_messages

SYSTEMS = ("darkspace", "factions", "heldencodex", "phasesix", "realms")


@pytest.fixture(params=SYSTEMS)
def chosen(request: pytest.FixtureRequest) -> System:
    return system(request.param)


def parts(chosen: System) -> list[FormField]:
    forms = [chosen.form(kind) for kind in chosen.kinds]
    return [part for form in forms if form is not None for part in form.all_parts()]


def test_every_kind_has_a_form_whose_references_lead_to_kinds_of_the_system(chosen: System) -> None:
    assert set(chosen.entry_models) == set(chosen.kinds)
    kinds = {one.partition(":")[0] for part in parts(chosen) for one in part.refers}
    assert kinds and kinds <= set(chosen.kinds)


@pytest.mark.parametrize("lang", supplied_languages())
def test_every_field_has_a_name_and_a_line_of_help_in_every_language(chosen: System, lang: str) -> None:
    book = phrasebook(lang, chosen.package)
    for part in parts(chosen):
        message = next((key for key in part.messages if key in book.own_keys()), None)
        assert message is not None, (part.name, part.messages)
        label, told = book.text(message), book.attribute(message, HELP)
        assert label and label[0] not in ". " and "_" not in label, message
        assert told.endswith(".") and len(told) <= 140, message


@pytest.mark.parametrize("lang", supplied_languages())
def test_every_choice_has_a_word_in_every_language(chosen: System, lang: str) -> None:
    book = phrasebook(lang, chosen.package)
    for part in parts(chosen):
        for choice in part.choices:
            assert any(key in book.own_keys() for key in choice_messages(part, choice)), (part.messages[-2], choice)


def test_no_word_of_a_form_is_without_its_field() -> None:
    asked: set[str] = set()
    for name in SYSTEMS:
        for part in parts(system(name)):
            book = phrasebook("en", system(name).package)
            asked |= {next((key for key in part.messages if book.has(key)), "")}
            asked |= {key for choice in part.choices for key in choice_messages(part, choice)}
    for package in (ENGINE, *(system(name).package for name in SYSTEMS)):
        for lang in supplied_languages():
            first = file_of(package, lang, ".ftl")
            assert first is not None
            text = (first.parent / FIELDS / first.name).read_text("utf-8")
            keys = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
            assert keys <= set(sources(package, lang))
            assert keys <= asked, keys - asked
