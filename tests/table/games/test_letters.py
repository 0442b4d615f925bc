"""Letters: who may write to whom, who reads it, and that it belongs to the game without changing anything in it."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.effects import ALL
from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.session import Session, resume
from regelwerk.engine.journal.entries import JournalFile, journal_from, lines_of
from regelwerk.engine.journal.views import read_view, verify_view, view_of
from regelwerk.engine.system import system
from regelwerk.table.games.commands.letters import LONGEST
from regelwerk.table.wire.commands import AnswerIt, ShowLetter, TakeBack, WriteLetter
from saved.saving import FOLDER
from table.games.test_commands import answered, at_table, refused
from table.hosted import Hosted, seen

WHISPER = "Der Wirt lügt. <b>Glaub ihm nicht!</b>"
REPLY = "Dann schaue ich unter den Tresen."


def session_of(table: Hosted) -> Session[Any]:
    assert table.game.session is not None
    return table.game.session


def letters(table: Hosted, who: str) -> list[str]:
    """What somebody has been told of letters: live, and when they come anew."""
    told = [line["letter"]["text"] for line in table.screens[who].table["log"] if line["letter"]]
    fresh = [line.letter.text for line in seen(table.game, table.screens[who].seat, "de").log if line.letter]
    assert told == fresh == [one.letter.text for one in table.game.letters(table.screens[who].seat, "en") if one.letter]
    return told


def test_a_whisper_is_read_by_two_and_reaches_nobody_else(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        await table.do("master", WriteLetter(to="heroes", text=WHISPER))
        await table.do("heroes", WriteLetter(text=REPLY))
        assert letters(table, "master") == letters(table, "heroes") == [WHISPER, REPLY]
        assert letters(table, "foes") == letters(table, "spectator") == []
        for other in ("foes", "spectator"):
            assert not any(b"Wirt" in one or b"Tresen" in one for one in table.screens[other].raw)
        last = table.screens["heroes"].table["log"][-1]
        assert (last["secret"], last["seat"], last["letter"]["to"]) == (True, "heroes", "master")
        journal = session_of(table).journal
        assert all(WHISPER in view_of(journal, one).replace('\\"', '"') for one in ("heroes", "master"))
        for other in ("foes", ""):
            export = view_of(journal, other)
            assert "Wirt" not in export
            assert "Tresen" not in export
            assert "letter" not in export
            assert verify_view(read_view(export.encode())).entries == len(journal.entries)

    at_table(sqlite_url, play)


def test_a_letter_to_everybody_is_read_by_everybody_and_stands_on_the_television(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        await table.do("master", WriteLetter(place="all", text="Ein Steckbrief:\n500 Gulden."))
        for who in table.screens:
            assert letters(table, who) == ["Ein Steckbrief:\n500 Gulden."]
            assert table.screens[who].table["handout"]["text"] == "Ein Steckbrief:\n500 Gulden."
        n = table.screens["master"].table["log"][-1]["n"]
        await table.do("master", ShowLetter(n=None))
        assert not table.screens["spectator"].table["handout"]
        await table.do("master", WriteLetter(to="foes", text="Geheim."))
        problem = await refused(table, "master", ShowLetter(n=table.game.record.head - 1))
        assert problem.code == "table-letter-not-open"
        assert (await refused(table, "foes", ShowLetter(n=n))).code == "table-master-only"
        await table.do("master", ShowLetter(n=n))
        assert table.screens["spectator"].table["handout"]["by"] == "master"

    at_table(sqlite_url, play)


def test_a_letter_changes_nothing_in_the_game_and_is_never_taken_back(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        await answered(table)
        asked, seat, default = table.asked()
        before = seen(table.game, table.screens["master"].seat, "de").display
        await table.do("master", WriteLetter(to="heroes", text=WHISPER))
        assert table.asked() == (asked, seat, default)
        assert seen(table.game, table.screens["master"].seat, "de").display == before
        await table.do(seat, AnswerIt(prompt=asked, key=default))
        await table.do("master", TakeBack())
        await table.do("master", TakeBack())
        assert letters(table, "heroes") == [WHISPER]
        assert not any(line["undone"] for line in table.screens["heroes"].table["log"] if line["letter"])
        session = session_of(table)
        verdict = verify(session.game, table.game.system.start(session.journal.header.document), session.journal)
        assert verdict.replayed
        again = journal_from("\n".join(lines_of(session.journal)), "")
        assert [one.data["text"] for one in again.effective() if one.kind == "letter"] == [WHISPER]

    at_table(sqlite_url, play)


@pytest.mark.parametrize(
    ("who", "letter", "code"),
    [
        ("master", WriteLetter(to="heroes", text="x" * 1_000_000), "table-letter-long"),
        ("master", WriteLetter(to="heroes", text=" \n "), "table-letter-empty"),
        ("master", WriteLetter(to="heroes", text="a\0b"), "table-letter-text"),
        ("master", WriteLetter(to="nobody", text="a"), "table-letter-nobody"),
        ("master", WriteLetter(text="a"), "table-letter-self"),
        ("heroes", WriteLetter(to="foes", text="a"), "table-letter-players"),
        ("heroes", WriteLetter(place="all", text="a"), "table-letter-players"),
        ("spectator", WriteLetter(text="a"), "table-only-watching"),
    ],
)
def test_what_cannot_be_sent_is_refused_with_a_sentence(
    who: str, letter: WriteLetter, code: str, sqlite_url: str
) -> None:
    async def play(table: Hosted) -> None:
        assert (await refused(table, who, letter)).code == code
        await table.do("master", WriteLetter(to="heroes", text="x" * LONGEST))

    at_table(sqlite_url, play)


def test_games_of_earlier_formats_take_letters_too() -> None:
    found = (JournalFile(path).read() for path in sorted(FOLDER.glob("*/*.jsonl")))
    journal = next(one for one in found if not one.header.has_leaves and not one.is_over)
    chosen = system(journal.header.system)
    session = resume(chosen.game, chosen.start(journal.header.document), journal, None)
    asked = session.asked.keys()
    session.write("master", "all", "", "Weiter geht es.", ALL)
    again = journal_from("\n".join(lines_of(session.journal)), "")
    assert again.entries[-1].data["text"] == "Weiter geht es."
    seed = bytes.fromhex(session.dealer.reveal())
    assert resume(chosen.game, chosen.start(again.header.document), again, seed).asked.keys() == asked
