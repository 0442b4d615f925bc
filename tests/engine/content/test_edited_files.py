"""One entry of a content file replaced or taken out: the content is right, whatever the file looked like."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.engine.content.edited_files import with_entry, without_entry

FILE = """# Meine Leute, seit 2024
[heroes.anna]
name = "Anna"  # nach der Tante
hearts = 6     # wie alle
tags = ["a", "b"]

# Was sie kann
[heroes.anna.skills]
run = 2  # flink

[heroes.bert]   # ihr Bruder
name = "Bert # kein Kommentar"
"""
INLINE = 'heroes = { anna = { name = "Anna" }, bert = { name = "Bert" } }\n'
DOTTED = 'heroes.anna.name = "Anna"\nheroes.bert.name = "Bert"\n'
NEW = {"name": "Anna", "hearts": 7, "tags": ["a", "b"], "skills": {"run": 2, "jump": 1}}

names = st.text(alphabet="abcdefgh_", min_size=1, max_size=6)
plain = st.one_of(st.booleans(), st.integers(-99, 99), st.text(max_size=12), st.floats(-9, 9, allow_nan=False))
values = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3), max_leaves=8
)
entries = st.dictionaries(names, values, max_size=4)


def test_an_entry_changes_and_every_comment_stays() -> None:
    edited = with_entry(FILE, "heroes", "anna", NEW)
    assert edited == FILE.replace("hearts = 6 ", "hearts = 7 ").replace(
        "hearts = 7     # wie alle", "hearts = 7  # wie alle"
    ).replace("run = 2  # flink\n", "run = 2  # flink\njump = 1\n")


def test_a_new_entry_stands_below_the_others_and_one_taken_out_leaves_them_alone() -> None:
    added = with_entry(FILE, "heroes", "carl", {"name": "Carl"})
    assert added == FILE + '\n[heroes.carl]\nname = "Carl"\n'
    assert without_entry(added, "heroes", "carl") == FILE
    assert without_entry('[heroes.anna]\nname = "Anna"\n', "heroes", "anna") == ""


@pytest.mark.parametrize("text", [INLINE, DOTTED, FILE, ""])
def test_however_a_file_is_written_it_says_what_it_should(text: str) -> None:
    before = tomllib.loads(text).get("heroes", {})
    assert tomllib.loads(with_entry(text, "heroes", "anna", NEW))["heroes"] == {**before, "anna": NEW}
    left = {key: entry for key, entry in before.items() if key != "anna"}
    assert tomllib.loads(without_entry(text, "heroes", "anna")).get("heroes", {}) == left


@settings(max_examples=60, deadline=None)
@given(entries, entries, entries)
def test_whatever_stood_there_the_new_entry_is_read_as_it_was_written(
    old: dict[str, Any], other: dict[str, Any], new: dict[str, Any]
) -> None:
    text = with_entry(with_entry("", "things", "one", old), "things", "two", other)
    edited = with_entry(text, "things", "one", new)
    assert tomllib.loads(edited)["things"] == {"one": new, "two": other}
    assert tomllib.loads(without_entry(edited, "things", "one"))["things"] == {"two": other}
