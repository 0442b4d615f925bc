"""Content as CSV and back: nothing is lost, and mistakes are told with their line."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.content.spreadsheets import from_csv, to_csv
from regelwerk.engine.system import system, system_names

texts = st.text(st.characters(codec="utf-8", exclude_characters="\r\x00"), max_size=12)
plain = st.none().map(lambda _: True) | st.booleans() | st.integers(-99, 99) | texts
names = st.from_regex(r"[a-h]{1,4}|name", fullmatch=True)
values = st.recursive(
    plain | st.lists(plain, max_size=3),
    lambda inner: st.dictionaries(names, inner, min_size=1, max_size=3),
    max_leaves=6,
)
entries = st.dictionaries(
    st.from_regex(r"[a-z][a-z_]{0,8}", fullmatch=True),
    st.dictionaries(
        st.from_regex(r"[a-h]{1,4}|name", fullmatch=True).filter(lambda key: key != "id"),
        values,
        min_size=1,
        max_size=4,
    ),
    min_size=1,
    max_size=4,
)


@given(entries)
def test_what_is_written_is_read_again(found: dict[str, dict[str, Any]]) -> None:
    assert from_csv(to_csv(found), "x.csv") == found


@pytest.mark.parametrize("name", system_names())
def test_all_supplied_content_survives_a_spreadsheet(name: str) -> None:
    content = system(name).content()
    for table in content.plain.values():
        assert from_csv(to_csv(table), "x.csv") == {key: dict(entry) for key, entry in table.items()}


def test_texts_that_a_spreadsheet_would_take_for_a_formula_are_quoted() -> None:
    written = to_csv({"evil": {"name": "=HYPERLINK(0)"}})
    assert written.splitlines()[1].partition(",")[2].startswith('"""')
    assert from_csv(written, "x.csv") == {"evil": {"name": "=HYPERLINK(0)"}}


@pytest.mark.parametrize("mark", [",", ";", "\t"])
def test_semicolons_and_tabs_are_understood(mark: str) -> None:
    text = f"\ufeffid{mark}name.de{mark}range\nbow{mark}Bogen{mark}12\n\n"
    assert from_csv(text, "x.csv") == {"bow": {"name": {"de": "Bogen"}, "range": 12}}


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "content-csv-no-id", None),
        ("name\nx\n", "content-csv-no-id", None),
        ("id,a,a\n", "content-csv-column-twice", None),
        ("id,a\nx,1,2\n", "content-csv-row-long", 2),
        ("id,a\nx,1\n,2\n", "content-csv-id-missing", 3),
        ("id,a\nx,1\nx,2\n", "content-csv-id-twice", 3),
        ("id,a,a.b\nx,1,2\n", "content-csv-column", 2),
        ("id,a.b,a\nx,1,2\n", "content-csv-column", 2),
        ('id,a\nx,"1\n', "content-csv-form", None),
        ("id" + ",x" * 3 + "\n" + "a,,,\n" * 60_000, "content-csv-large", None),
    ],
)
def test_mistakes_are_told_with_their_line(text: str, code: str, line: int | None) -> None:
    with pytest.raises(ContentError) as error:
        from_csv(text.replace("id,x,x,x", "id,x,y,z"), "x.csv")
    assert error.value.code == code
    assert error.value.facts.get("line") == line
