"""Who sits where when a scene is played once more with sides changed."""

from __future__ import annotations

import pytest

from regelwerk.table.games.rematch import changed_sides, next_title, same_seats
from regelwerk.table.storage.records import SeatRecord
from table.made import a_seat

TWO = {"a1": "a", "a2": "a", "b1": "b", "b2": "b"}


def seats(**players: str) -> list[SeatRecord]:
    return [
        a_seat(seat=seat, player=player, name=seat.upper() if player == "person" else "")
        for seat, player in players.items()
    ]


def sitting(sides: dict[str, str], **players: str) -> dict[str, str] | None:
    """Who plays each seat afterwards, people by their names."""
    found = changed_sides(seats(**players), sides, "sensible")
    return None if found is None else {seat: one.name or one.player for seat, one in found.occupants.items()}


def test_two_sides_change_places() -> None:
    assert sitting({}, blue="person", red="sensible") == {"blue": "sensible", "red": "BLUE"}
    assert sitting(TWO, a1="person", a2="bold", b1="master", b2="person") == {
        "a1": "master", "a2": "B2", "b1": "A1", "b2": "bold",
    }  # fmt: skip


def test_more_than_two_go_round() -> None:
    assert sitting({}, x="person", y="bold", z="person") == {"x": "Z", "y": "X", "z": "bold"}


def test_people_find_a_seat_on_a_larger_side_and_computers_fill_up() -> None:
    sides = {"a1": "a", "b1": "b", "b2": "b"}
    assert sitting(sides, a1="person", b1="bold", b2="bold") == {"a1": "bold", "b1": "A1", "b2": "bold"}
    assert sitting(sides, a1="person", b1="bold", b2="person") == {"a1": "B2", "b1": "A1", "b2": "sensible"}


def test_nobody_is_left_standing() -> None:
    assert sitting({"a1": "a", "b1": "b", "b2": "b"}, a1="bold", b1="person", b2="person") is None
    assert sitting({"a1": "a", "a2": "a"}, a1="person", a2="person") is None


def test_the_same_once_more_leaves_everybody_where_they_are() -> None:
    found = same_seats(seats(blue="person", red="bold"))
    assert dict(found.moves) == {"blue": "blue", "red": "red"}
    assert found.occupants["blue"].name == "BLUE"


@pytest.mark.parametrize(
    ("title", "following"),
    [("Brawl", "Brawl (2)"), ("Brawl (2)", "Brawl (3)"), ("x" * 120, "x" * 116 + " (2)"), ("(9)", "(9) (2)")],
)
def test_titles_are_counted(title: str, following: str) -> None:
    assert next_title(title) == following
