"""Freezing in general: records by their fields, unions by the names of their classes, known values taken again."""

import json
from typing import Any, Literal, NamedTuple

import pytest

from regelwerk.engine.journal.freezing import Form, Freezer, flat
from regelwerk.engine.state_values import Value


class Blade(Value, frozen=True):
    """Something fixed."""

    id: str
    sharp: bool = True


class Point(NamedTuple):
    """A plain pair with a default."""

    x: int
    y: int = 0


class Circle(NamedTuple):
    """Another record, so that a declaration can leave open which."""

    at: Point
    radius: int = 1


class State(NamedTuple):
    """One of everything that a state may hold."""

    blade: Blade
    where: Point | None = None
    shape: Point | Circle | None = None
    act: Any = None
    pairs: tuple[tuple[str, Point], ...] = ()
    faces: tuple[int, ...] | None = None
    word: Literal["a", "b"] = "a"
    loud: bool = False


FULL = State(Blade("x", False), Point(1, 2), Circle(Point(3)), Point(4), (("p", Point(5)),), (1, 2), "b", True)
FREEZER = Freezer(anything=lambda: {"Point": Point, "Circle": Circle})


def back(freezer: Freezer, state: State) -> Any:
    return freezer.thawed(json.loads(json.dumps(freezer.plain(state, State))), State)


@pytest.mark.parametrize(
    "state",
    [
        FULL,
        State(Blade("x")),
        State(Blade("x"), shape=Point(1)),
        State(Blade("x"), act=Circle(Point(2))),
        State(Blade("x"), act=3),
        State(Blade("x"), faces=()),
    ],
)
def test_everything_comes_back(state: State) -> None:
    found = back(FREEZER, state)
    assert found == state
    assert type(found.act) is type(state.act)
    assert type(found.shape) is type(state.shape)


def test_what_is_empty_is_left_out_and_open_declarations_name_the_class() -> None:
    assert FREEZER.told(State(Blade("x"), shape=Point(1), act=Point(0))) == {
        "blade": {"id": "x", "sharp": True},
        "shape": {"is": "Point", "x": 1},
        "act": {"is": "Point", "x": 0},
        "word": "a",
    }
    assert FREEZER.told(State(Blade("x", False)), without=("word",)) == {"blade": {"id": "x", "sharp": False}}


def test_records_where_anything_may_stand_are_asked_for_only_then() -> None:
    def never() -> dict[str, type]:
        raise AssertionError

    assert back(Freezer(anything=never), State(Blade("x"), act=1)).act == 1


def test_an_equal_value_that_is_known_is_taken_again() -> None:
    known = Blade("x")
    assert back(Freezer(known={known: known}), State(Blade("x"))).blade is known
    assert back(Freezer(known={known: known}), State(Blade("y"))).blade == Blade("y")


def test_a_form_of_its_own_goes_before_fields() -> None:
    freezer = Freezer({Blade: Form(lambda blade: blade.id, Blade), Point: flat(Point)})
    assert freezer.told(State(Blade("x"), where=Point(1))) == {"blade": "x", "where": [1], "word": "a"}
    state = State(Blade("x"), where=Point(1, 2), pairs=(("p", Point(3)),))
    assert back(freezer, state) == state


def test_flat_tuples_leave_out_the_defaults_at_their_end_only() -> None:
    form = flat(Point)
    assert [form.tell(Point(0)), form.tell(Point(0, 3)), form.read([0, 3])] == [[0], [0, 3], Point(0, 3)]
