"""What people type at questions about odds becomes numbers, flags and words, or is refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.odds_arguments import flag, is_given, listed, number, one_of, some_of

KNOWN = ("rural", "dense_forest", "")


def test_what_was_typed_is_read_and_what_was_not_has_its_default() -> None:
    assert number({"pool": "12"}, "pool", 0, 20) == number({"pool": 12}, "pool", 0, 20) == 12
    assert number({}, "pool", 0, 20, 3) == number({"pool": None}, "pool", 0, 20, 3) == 3
    assert [flag({"aim": text}, "aim") for text in ("true", "Ja", "1", "no", "false")] == [
        True,
        True,
        True,
        False,
        False,
    ]
    assert not flag({}, "aim")
    assert one_of({"zone": " Dense-Forest "}, "zone", KNOWN, "") == "dense_forest"
    assert one_of({}, "zone", KNOWN, "rural") == "rural"
    assert listed({"who": "nadja, ilko,"}, "who") == ["nadja", "ilko"]
    assert some_of({"zone": "rural,dense-forest,rural"}, "zone", KNOWN) == ("rural", "dense_forest")
    assert is_given({"a": None, "b": 0}, "a", "b") and not is_given({"a": None}, "a", "b")


@pytest.mark.parametrize(
    ("read", "code", "facts"),
    [
        (lambda: number({"pool": "-1"}, "pool", 0, 20), "odds-number", {"given": "-1", "low": 0, "high": 20}),
        (lambda: number({"pool": "21"}, "pool", 0, 20), "odds-number", {"given": "21"}),
        (lambda: number({"pool": "x"}, "pool", 0, 20), "odds-number", {"name": "pool"}),
        (lambda: flag({"aim": "maybe"}, "aim"), "odds-flag", {"given": "maybe"}),
        (lambda: one_of({"zone": "sea"}, "zone", KNOWN, ""), "odds-word", {"known": "rural, dense_forest"}),
        (lambda: some_of({"zone": "rural,sea"}, "zone", KNOWN), "odds-word", {"given": "sea"}),
    ],
)
def test_what_does_not_fit_is_refused(read: Callable[[], Any], code: str, facts: dict[str, Any]) -> None:
    with pytest.raises(ContentError) as refused:
        read()
    assert refused.value.code == code
    assert facts.items() <= refused.value.facts.items()
