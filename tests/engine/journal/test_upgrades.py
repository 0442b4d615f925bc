"""Journals of format 1: their throws are texts, read as what is told as data today."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from dice.every_throw import THROWS
from engine.games import PICKS, SEED, TIE, answers, kinds
from regelwerk.dice import Description, RandomDice, Throw
from regelwerk.dice.description import SeenDie
from regelwerk.dice.kinds import KINDS
from regelwerk.engine.interpreters.dealers import FairDealer
from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.session import ENGINE_VERSION, Session, resume
from regelwerk.engine.journal.entries import Header, Journal, journal_from, lines_of
from regelwerk.engine.journal.events import throw_of
from regelwerk.engine.journal.fairness import commitment
from regelwerk.engine.journal.upgrades import Untold, throw_in_text
from tiny import picks

AS_THEY_LAY = [
    ("2W6+W8−2", "1/6 1/6 2/8"),
    ("W12+4", "5/12"),
    ("0+3", ""),
    ("W12,W6", "5/12 6/6"),
    ("3W20", "5/20 9/20 15/20"),
    ("1W8", "3/8"),
    ("W6!", "1/6"),
    ("2W6!+1", "2/6 1/6"),
    ("W8!+W6!+2", "3/8 4/6"),
    ("W8!+2W6!", "6/8 4/6 3/6"),
    ("4W10h2+3", "9/10 8/10 1/10x 6/10x"),
    ("3W6n1", "3/6 3/6x 5/6x"),
    ("4W10!h3", "10/10 3/10x 10/10 2/10x 6/10x 7/10"),
    ("5W10!h3−", "6/10x 9/10 8/10x 10/10x 1/10x 10/10 9/10"),
    ("5W10!h3+", "10/10 9/10 3/10x 1/10x 8/10x 2/10x 8/10x"),
    ("3W10h2−", "2/10 7/10x 4/10"),
    ("5W12h2|h2", "11/12@1 9/12@1 4/12@2 1/12x 6/12@2"),
    ("W8!|W6!", "5/8 1/6x"),
    ("W8!|W6!−1", "3/8x 4/6"),
    ("(W12!+2)|W6!−1", "5/12 5/6x"),
    ("3W6!≥5", "1/6x 4/6x 5/6"),
    ("2W10≥5", "7/10 2/10x"),
    ("4W6!≥5+2W6!≥4 krit 11", "4/6x 6+5/6 3/6x 3/6x 3/6x 4/6"),
    ("W12≤7", "5/12"),
    ("W12≤−1", "8/12x"),
    ("3W6! im Stechen", "5/6 4/6 5/6 6+5/6 6+5/6 4/6 2/6"),
    ("5 Karten von 54", "38/- 7/- 25/- 43/- 35/-"),
    ("1 Karte von 2", "2/-"),
    ("2W6h1 gegen W8", "4/6@1 1/6x@1 1/8@2"),
    ("W4+1 gegen W4 bis zur Entscheidung", "1/4x@1 2/4x@2 4/4@1 2/4@2"),
    ("2W6+1 (unter 9 neu)", "1/6x 4/6x 3/6 2/6"),
    ("W4 gegen W4 (unter 0 neu)", "1/4x@1 3/4x@2 2/4@1 3/4@2"),
]
"""Texts of version 0.6, and dice as its table showed them: faces/sides, x for a die that did not count, @ its group."""


def lying(dice: tuple[SeenDie, ...]) -> str:
    def one(die: SeenDie) -> str:
        group = f"@{die.group}" if die.group else ""
        return f"{'+'.join(map(str, die.faces))}/{die.sides or '-'}{'' if die.counted else 'x'}{group}"

    return " ".join(map(one, dice))


def faces_in(lying: str) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(map(int, die.partition("/")[0].split("+"))) for die in lying.split())


@pytest.mark.parametrize(("text", "lay"), AS_THEY_LAY)
def test_a_text_of_0_6_is_read_as_what_it_says(text: str, lay: str) -> None:
    read = throw_in_text(text)
    assert read.notation("de") == text
    assert lying(read.seen(faces_in(lay))) == lay


def test_every_kind_of_throw_was_a_text_once() -> None:
    assert {throw_in_text(text).kind for text, _ in AS_THEY_LAY} == set(KINDS)


@pytest.mark.parametrize("throw", THROWS, ids=[f"{type(t).__name__}-{t.notation()}" for t in THROWS])
def test_a_text_says_as_much_as_the_data(throw: Throw[Any]) -> None:
    read, told = throw_in_text(throw.notation()), throw.description()
    for lang in ("de", "en"):
        assert read.notation(lang) == told.notation(lang)
    dice = RandomDice("texts")
    for _ in range(30):
        faces = throw.cast(dice)
        assert read.seen(faces) == told.seen(faces)


@pytest.mark.parametrize("text", ["ein Wurf von morgen", "3W6 im Nebel", "W6 gegen " * 9_000, ""])
def test_a_text_that_nobody_knows_is_shown_as_it_stands(text: str) -> None:
    read = throw_in_text(text)
    assert isinstance(read, Untold)
    assert read.notation("de") == read.notation("en") == text
    assert all(die.counted for die in read.seen(((3,), (4,))))
    assert not read.is_fixed


def begun(journal_format: int) -> Session[picks.Picks]:
    start = picks.start(rounds=1)
    made_by = (PICKS.name, ENGINE_VERSION, PICKS.rules_version)
    header = Header(*made_by, {}, PICKS.seats(start), commitment(SEED), journal_format)
    return Session(PICKS, start, Journal(header), FairDealer(SEED))


def throws(journal: Journal) -> list[object]:
    told = [event["throw"] for entry in journal.entries for event in entry.events if event["event"] == "dice"]
    assert told == [entry.data["throw"] for entry in journal.entries if entry.kind == "faces"]
    return told


def read(journal: Journal) -> list[Description]:
    return [throw_of(entry.data) for entry in journal.entries if entry.kind == "faces"]


def test_a_new_journal_holds_throws_as_data_and_an_old_one_goes_on_as_it_began() -> None:
    new, old = begun(2), begun(1)
    answers(new, *TIE)
    answers(old, *TIE)
    assert kinds(new) == kinds(old)
    assert set(map(type, throws(new.journal))) == {dict}
    assert set(map(type, throws(old.journal))) == {str}
    assert [one.notation("en") for one in read(new.journal)] == [one.notation("en") for one in read(old.journal)]
    for session in (new, old):
        again = journal_from("\n".join(lines_of(session.journal)), "a.jsonl")
        assert again.header == session.journal.header
        assert list(lines_of(again)) == list(lines_of(session.journal)), "stored bytes stay"
        assert verify(PICKS, picks.start(rounds=1), again).checked == 2


def test_an_old_journal_is_continued_in_its_own_format() -> None:
    start = picks.start(rounds=1)
    old = begun(1)
    answers(old, *TIE[:3])
    stored = journal_from("\n".join(lines_of(old.journal)), "a.jsonl")
    session = resume(PICKS, start, stored, SEED)
    answers(session, *TIE[3:])
    assert session.journal.header.format == 1
    assert set(map(type, throws(session.journal))) == {str}
    assert verify(PICKS, start, session.journal).checked == 2


def test_which_format_a_journal_has_is_part_of_its_seal() -> None:
    old = begun(1)
    forged = Journal(replace(old.journal.header, format=2), old.journal.entries)
    with pytest.raises(ValueError, match="journal-chain"):
        forged.check_chain()
