"""Values from plain data by their types, and back."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import pytest

from regelwerk.engine.content.rule_arguments import GivenError, arguments, build, parameters, plain, spelled
from regelwerk.engine.state_values import Value
from regelwerk.engine.tally import tally


class Pair(NamedTuple):
    left: int
    right: tuple[str, ...] = ()


class Thing(Value, frozen=True):
    id: str
    weight: int = 1


class Crate(Value, frozen=True):
    things: tuple[Thing, ...] = ()
    size: Literal["small", "large"] = "small"


READERS = {Thing: lambda data, where: Thing(f"{where}/{data}")}


@pytest.mark.parametrize(
    ("annotation", "data", "value"),
    [
        (int, 3, 3),
        (float, 3, 3),
        (str, "a", "a"),
        (bool, True, True),
        (int | None, None, None),
        (int | str, "a", "a"),
        (Literal["a", 2], 2, 2),
        (tuple[int, ...], [1, 2], (1, 2)),
        (tuple[tuple[str, int], ...], {"b": 2, "a": 1}, (("a", 1), ("b", 2))),
        (tuple[str, int], ["a", 1], ("a", 1)),
        (Pair, {"left": 1}, Pair(1)),
        (Pair, [1, ["x"]], Pair(1, ("x",))),
        (Crate, {"things": ["axe"], "size": "large"}, Crate((Thing("at.things[0]/axe"),), "large")),
    ],
)
def test_data_become_values(annotation: Any, data: Any, value: Any) -> None:
    assert build(annotation, data, READERS, "at") == value


@pytest.mark.parametrize(
    ("annotation", "data", "code", "where"),
    [
        (int, "3", "given-value", "at"),
        (int, True, "given-value", "at"),
        (bool, 1, "given-value", "at"),
        (str, None, "given-value", "at"),
        (None, 1, "given-value", "at"),
        (Literal[True, "x"], 1, "given-value", "at"),
        (tuple[int, ...], 3, "given-value", "at"),
        (tuple[int, ...], [1, "x"], "given-value", "at[1]"),
        (tuple[str, int], ["a"], "given-length", "at"),
        (Pair, {"left": 1, "up": 2}, "given-field", "at"),
        (Pair, {"right": []}, "given-field-missing", "at"),
        (Pair, {"left": "x"}, "given-value", "at.left"),
        (Pair, "x", "given-value", "at"),
        (complex, 1, "given-impossible", "at"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(annotation: Any, data: Any, code: str, where: str) -> None:
    with pytest.raises(GivenError) as refused:
        build(annotation, data, READERS, "at")
    assert (refused.value.code, refused.value.facts["where"]) == (code, where)


def rule(one: int, other: str = "x", *, flag: bool = False) -> tuple[int, str, bool]:
    return one, other, flag


def test_arguments_go_to_their_parameters_and_defaults_stay() -> None:
    assert parameters(rule) == {"one": int, "other": str, "flag": bool}
    made = arguments(rule, {"flag": True, "one": 4}, {})
    assert rule(*made.args, **made.kwargs) == (4, "x", True)
    for given, code in (({}, "given-missing"), ({"one": 1, "two": 2}, "given-unknown")):
        with pytest.raises(GivenError) as refused:
            arguments(rule, given, {})
        assert refused.value.code == code


def test_values_become_data_again_without_what_is_usual() -> None:
    assert plain(Crate((Thing("axe", 5),))) == {"things": ["axe"]}
    assert plain((Pair(0), None, 1.5, frozenset({2}))) == [{"left": 0}, None, 1.5, [2]]
    assert plain(tally(3, "R-1", "term").plus(-1, "R-2", "less"))["total"] == 2
    assert plain({Thing("axe"): True}) == {"axe": True}


def test_types_are_spelled_for_people() -> None:
    assert spelled(tuple[int, ...]) == "[int, …]"
    assert spelled(Literal["a", "b"] | None) == "a | b | null"
    assert spelled(Pair) == "Pair"
