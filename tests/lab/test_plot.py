"""Pictures of laws: what is on them, and that the same law gives the same file."""

import sys
from pathlib import Path

import pytest

from regelwerk.dice import Law, parse
from regelwerk.lab.plot import NoMatplotlib, law_plot


def heights(law: Law[int]) -> list[float]:
    (axes,) = law_plot(law).figure.axes
    return [bar.get_height() for bar in axes.patches]  # type: ignore[attr-defined]


def test_every_outcome_has_a_bar_as_high_as_its_probability() -> None:
    assert heights(Law({1: 1, 2: 2, 3: 1})) == [25, 50, 25]


def test_outcomes_too_rare_to_be_seen_are_left_out() -> None:
    assert len(heights(Law({1: 9_999, 2: 1}))) == 1


def test_several_laws_stand_side_by_side_over_the_same_outcomes() -> None:
    (axes,) = law_plot({"first": Law({1: 1, 2: 1}), "second": Law({2: 1, 3: 1})}).figure.axes
    assert [text.get_text() for text in axes.get_xticklabels()] == ["1", "2", "3"]
    legend = axes.get_legend()
    assert legend is not None
    assert [text.get_text() for text in legend.get_texts()] == ["first", "second"]
    assert len(axes.patches) == 6


def test_a_wide_law_becomes_an_outline() -> None:
    (axes,) = law_plot(parse("100W100").law()).figure.axes
    assert len(axes.patches) == 1


def test_outcomes_without_an_order_can_be_drawn() -> None:
    (axes,) = law_plot(Law({"hit": 1, None: 1, (1, 2): 2})).figure.axes
    assert [text.get_text() for text in axes.get_xticklabels()] == ["hit", "None", "(1, 2)"]


def test_the_same_law_gives_the_same_file(tmp_path: Path) -> None:
    law_plot(parse("3W6").law(), "3W6").save(tmp_path / "one.svg")
    law_plot(parse("3W6").law(), "3W6").save(tmp_path / "two.svg")
    text = (tmp_path / "one.svg").read_text("utf-8")
    assert "<svg" in text and "3W6" in text
    assert text == (tmp_path / "two.svg").read_text("utf-8")


def test_the_ending_decides_what_is_written(tmp_path: Path) -> None:
    law_plot(parse("W6").law()).save(tmp_path / "die.png")
    assert (tmp_path / "die.png").read_bytes().startswith(b"\x89PNG")


def test_notebooks_get_svg() -> None:
    assert "<svg" in law_plot(parse("W6").law())._repr_svg_()


def test_without_matplotlib_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(NoMatplotlib, match=r"regelwerk\[plot\]"):
        law_plot(parse("W6").law())
