"""A master's corrections: what their values may be, the fields of forms, and ids for those who come in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from regelwerk.engine.corrections import find, free_ids, number, one_of, read_newcomer, switch, with_field
from regelwerk.engine.facts import Ref, Word
from regelwerk.engine.screen.correction_forms import Form, recruit
from regelwerk.engine.screen.display import Amendment
from regelwerk.engine.state_values import Name


class Person(NamedTuple):
    id: str
    hearts: int = 3


HAGEN, WOLF = Person("hagen"), Person("wolf")


def test_values_that_fit_are_taken_as_they_are() -> None:
    assert number("hearts", 3, 0, 3) == 3
    assert switch("gone", True) is True
    assert one_of("state", "ready", ("ready", "dead")) == "ready"
    assert find("wolf", (HAGEN, WOLF)) is WOLF
    assert with_field(WOLF, "hearts", 1) == Person("wolf", 1)
    assert read_newcomer({"who": "wolf", "content": {}}, "seat") == {"who": "wolf", "content": {}}


@pytest.mark.parametrize(
    ("read", "why"),
    [
        (lambda: number("hearts", 4, 0, 3), "hearts takes a whole number from 0 to 3, not 4"),
        (lambda: number("hearts", True, 0, 3), "hearts takes a whole number from 0 to 3, not True"),
        (lambda: number("hearts", "3", 0, 3), "hearts takes a whole number from 0 to 3, not '3'"),
        (lambda: switch("gone", 1), "gone is true or false, not 1"),
        (lambda: one_of("state", "asleep", ("ready", "dead")), "state is one of ready, dead, not 'asleep'"),
        (lambda: find("orc", (HAGEN, WOLF)), "no participant 'orc'; there are hagen, wolf"),
        (lambda: find(None, (HAGEN,), "faction"), "no faction 'None'; there are hagen"),
        (
            lambda: read_newcomer({"who": "wolf"}, "seat"),
            'add takes {"who": id, "content": {...}} and, if you like, seat',
        ),
    ],
)
def test_values_that_do_not_fit_are_refused_with_what_would(read: Callable[[], Any], why: str) -> None:
    with pytest.raises(ValueError) as refused:
        read()
    assert str(refused.value) == why


def test_form_fields_carry_the_change_that_keeps_things_as_they_are() -> None:
    form = Form("wolf")
    assert form.number("ammo:axe", "ammo", 2, 0, 9, Ref("axe")) == Amendment(
        "wolf", "ammo", {"who": "wolf", "set": "ammo:axe", "to": 2}, "number", 2, 0, 9, of=Ref("axe")
    )
    assert form.switch("gone", "gone", False).change == {"who": "wolf", "set": "gone", "to": False}
    chosen = Form().choice("turn", "turn", "wolf", (("wolf", Ref("wolf")),))
    assert (chosen.who, chosen.change, chosen.kind) == ("", {"set": "turn", "to": "wolf"}, "choice")


@pytest.mark.parametrize(
    ("taken", "count", "ids"),
    [
        ((), 1, [("wolf", 0)]),
        (("wolf",), 1, [("wolf_2", 2)]),
        ((), 2, [("wolf_1", 1), ("wolf_2", 2)]),
        (("wolf", "wolf_2"), 2, [("wolf_3", 3), ("wolf_4", 4)]),
    ],
)
def test_newcomers_get_ids_that_nobody_has(taken: tuple[str, ...], count: int, ids: list[tuple[str, int]]) -> None:
    assert list(free_ids("wolf", taken, count)) == ids


def test_recruits_bring_all_that_they_need() -> None:
    found = recruit("wolf", Name.of("Wolf", en="wolf"), Word("kind"), {"foes": {"wolf": {}}})
    assert found.name == (("de", "Wolf"), ("en", "wolf"))
    assert found.change == {"add": {"who": "wolf", "content": {"foes": {"wolf": {}}}}}
    assert (Name.of("Wolf", en="wolf").numbered(2), Name.of("Wolf", en="wolf").numbered(0)) == (
        Name.of("Wolf 2", en="wolf 2"),
        Name.of("Wolf", en="wolf"),
    )
