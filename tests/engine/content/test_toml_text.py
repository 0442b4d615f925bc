"""Content written down as TOML: whatever is written is read again."""

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.engine.content.toml_text import WIDTH, toml

IDS = st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True)
PLAIN = st.one_of(
    st.booleans(),
    st.integers(-(10**6), 10**6),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=40),
)
VALUES = st.one_of(
    PLAIN,
    st.lists(PLAIN, max_size=3),
    st.dictionaries(IDS, PLAIN, max_size=6),
    st.lists(st.dictionaries(IDS, PLAIN, max_size=3), max_size=3),
)
ENTRIES = st.dictionaries(IDS, VALUES, max_size=5)


@settings(derandomize=True, deadline=None)
@given(st.dictionaries(IDS, st.dictionaries(IDS, ENTRIES, min_size=1, max_size=3), max_size=3))
def test_whatever_is_written_is_read_again(tables: dict[str, dict[str, dict[str, object]]]) -> None:
    assert tomllib.loads(toml(tables)) == tables


def test_short_tables_stand_in_a_line_and_long_ones_below() -> None:
    short, long = {"de": "Jost"}, {f"skill_{n}": "12/2*" for n in range(9)}
    text = toml({"characters": {"jost": {"skills": long, "name": short, "wounds": [{"circle": 1}]}}})
    assert text.splitlines()[:5] == [
        "[characters.jost]",
        'name = { de = "Jost" }',
        "",
        "[characters.jost.skills]",
        'skill_0 = "12/2*"',
    ]
    assert "[[characters.jost.wounds]]\ncircle = 1\n" in text
    assert max(map(len, text.splitlines())) <= WIDTH


def test_what_content_never_holds_is_refused() -> None:
    with pytest.raises(TypeError, match="no value of content"):
        toml({"characters": {"jost": {"name": None}}})
