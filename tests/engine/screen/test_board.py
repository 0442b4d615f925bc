"""The table of a terminal is made of the same parts that a browser draws."""

from __future__ import annotations

from regelwerk.engine.facts import Fact, Ref, Word, phrase
from regelwerk.engine.screen.board import Board, board_of
from regelwerk.engine.screen.display import (
    WHERE,
    Box,
    Card,
    Cell,
    Chip,
    Chips,
    Display,
    Figure,
    Fixture,
    Lane,
    Meter,
    Part,
    Row,
    Rows,
    Token,
    Trait,
    Traits,
    left_of,
)
from regelwerk.engine.screen.map import Map, Piece

TITLE = phrase("title")


def told(*parts: Part, fixtures: tuple[Fixture, ...] = ()) -> Fact:
    """The cell of the one column that the parts are told in."""
    (row,) = board_of(Display((Card("a", "blue", "blue", parts),), fixtures, columns=("x",))).rows
    return row.cells[0]


def test_a_part_without_a_column_is_for_screens_alone() -> None:
    assert told(Meter("x", 2, 3), Figure("x", 4), Chips("x", (Chip("sword"),))) is None


def test_numbers_and_words_are_told_as_they_are() -> None:
    assert told(Meter("x", 2, 3, column="x")) == left_of(2, 3)
    assert told(Figure("x", 4, column="x")) == 4
    assert told(Chips("x", (Chip("sword"), Chip(Ref("bow"))), column="x")) == ("sword", Ref("bow"))
    assert told(Traits("dice", (Trait("strength", "W8", "x"), Trait("wits", "W6")))) == "W8"


def test_in_a_column_of_another_name_a_number_says_its_own() -> None:
    assert told(Meter("mana", 2, 3, column="x"), Figure("luck", 1, column="x")) == (
        (Word("mana"), left_of(2, 3)),
        (Word("luck"), 1),
    )


def test_rows_tell_their_names_and_what_is_written_in_them() -> None:
    dice = Row("group", (Cell("full", 4), Cell("full", 4), Cell()))
    assert told(Rows("x", (dice, Row("bare", (Cell(),))), column="x")) == (("group", 4, 4), ("bare",))
    assert told(Rows("x", (Row("plan", (Cell(),), line="plan 0/1"), Row("none", (), line=())), column="x")) == (
        "plan 0/1",
    )


def test_a_line_says_it_instead_and_parts_of_one_column_are_listed_together() -> None:
    notes = Chips("x", (Chip("prone"),), column="x")
    assert told(notes, Meter("ammo", 3, 9, column="x", line="3 shots"), Figure("y", 1, column="x", line=())) == (
        "prone",
        "3 shots",
    )


def test_a_box_of_somebody_is_told_in_their_row() -> None:
    box = Box(TITLE, (Figure("x", 7, column="x"),), of="a")
    assert told(fixtures=(box,)) == 7
    assert told(fixtures=(Box(TITLE, box.parts),)) is None


def test_where_somebody_is_comes_from_the_map_or_from_the_card() -> None:
    cards = tuple(Card(who, "blue", "blue", (), where="in the hall") for who in "abc")
    pieces = (Piece("a", (1.25, 3.0), 1.0, facing=90.0), Piece("b", (2.0, 3.004), 1.0))
    board = board_of(Display(cards, map=Map((9, 9), "cm", (), pieces), columns=(WHERE,)))
    assert [row.cells for row in board.rows] == [("1.25,3 · 90°",), ("2,3",), ("in the hall",)]


def test_who_acts_who_is_out_and_lanes_that_are_listed() -> None:
    lanes = tuple(Lane(TITLE, 0, 9, (Token("a", 3),), listed=listed) for listed in (False, True))
    shown = board_of(Display((Card("a", "blue", "red", (), acts=True, out=True),), lanes))
    (row,) = shown.rows
    assert (row.id, row.side, row.acts, row.out) == ("a", "blue", True, True)
    assert shown == Board((), (row,), lanes[1:])
