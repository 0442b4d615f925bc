"""`regelwerk verify` and `regelwerk export`: games, exports, receipts, and what is none of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.running import fine, refused, run
from engine.journal.sealed import ANNA
from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.journal.entries import Journal, JournalFile
from regelwerk.engine.system import system


def brawl(path: Path, *, ends: bool = True) -> Session[object]:
    """A brawl of Phase Six to which the heroes contribute, in which the master lets the foes throw real dice."""
    played = system("phasesix")
    document = played.scenario(played.content(), "schlaegerei", {})
    share = ANNA._replace(seat="heroes")
    pledges = {"heroes": share.pledge, "foes": "ab" * 32}
    session = new_session(
        played.game, played.start(document), document, seed=b"brawl", pledges=pledges, by_hand=frozenset({"foes"})
    )
    session.share(*share)
    session.give_up_waiting(["foes"])
    while session.outcome is None and (ends or session.journal.next_number < 60):
        roll = session.wanted_faces
        if roll is not None:
            session.type_faces(roll.seat, [1] * roll.throw.description().number)
            continue
        (prompt, *_) = session.prompts
        session.answer(prompt.seat, prompt.default)
    JournalFile(path).create(session.journal)
    return session


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("game") / "game.jsonl"
    brawl(path)
    return path


def words(*args: str) -> str:
    return " ".join(fine(*args).out.split())


def test_the_verdict_says_who_contributed_who_is_missing_and_who_typed(game: Path) -> None:
    told = words("verify", str(game))
    assert "Die Kette hält" in told and "ergeben dasselbe Spiel noch einmal" in told
    assert "beigetragen haben außer dem Tisch: Helden" in told
    assert "Zugesagt und nicht gegeben: der Beitrag von Räuberbande" in told
    assert "von Hand eingetragen (Einträge " in told and "die Spielleitung hatte es" in told
    data = fine("verify", str(game), "--json").data
    assert data["checked"] + data["by_hand"] == data["throws"] > 0 == data["unchecked"]
    assert (data["shares"], data["missing"], data["hands"]["foes"]) == (["heroes"], ["foes"], data["by_hand"])


def test_a_receipt_tells_whether_it_is_the_game_that_it_saw(game: Path, tmp_path: Path) -> None:
    receipt, view = str(tmp_path / "receipt.json"), str(tmp_path / "view.json")
    fine("export", str(game), "--receipt", "--out", receipt)
    fine("export", str(game), "--seat", "heroes", "--out", view)
    assert "Es ist die Partie, die der Beleg gesehen hat" in words("verify", str(game), "--receipt", receipt)
    told = words("verify", view, "--receipt", receipt)
    assert "Es ist die Partie" in told and "Die Regeln wurden nicht nachgespielt" in told
    whole = JournalFile(game).read()
    cut = tmp_path / "cut.jsonl"
    JournalFile(cut).create(Journal(whole.header, whole.entries[:-5]))
    assert "Das Ende fehlt" in refused("verify", str(cut), "--receipt", receipt)
    other = tmp_path / "other.jsonl"
    brawl(other, ends=False)
    assert "Das Ende fehlt" in refused("verify", str(other), "--receipt", receipt)
    fine("play", "phasesix", "schlaegerei", "--seed", "1", "--file", str(tmp_path / "b.jsonl"), typed="quit\n")
    assert "einer anderen Partie" in refused("verify", str(tmp_path / "b.jsonl"), "--receipt", receipt)


def test_what_is_no_receipt_is_told_in_a_sentence(game: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.json"
    for content in (b"", b"{}", b"\xff", game.read_bytes()):
        wrong.write_bytes(content)
        assert "Das ist kein Beleg" in refused("verify", str(game), "--receipt", str(wrong))
    wrong.write_bytes(b" " * (1 << 21))
    assert "größer als" in refused("verify", str(game), "--receipt", str(wrong))
    assert refused("verify", str(game), "--receipt", str(tmp_path / "none.json"))


def test_a_damaged_export_is_told_in_a_sentence(game: Path, tmp_path: Path) -> None:
    view = tmp_path / "view.json"
    fine("export", str(game), "--seat", "heroes", "--out", str(view))
    data = json.loads(view.read_text("utf-8"))
    data["entries"][7]["open"][1] = "{}"
    view.write_text(json.dumps(data, separators=(",", ":")), "utf-8")
    assert "passt nicht zu seiner Prüfsumme" in refused("verify", str(view))


def test_an_export_names_a_seat_or_asks_for_a_receipt_and_overwrites_nothing(game: Path, tmp_path: Path) -> None:
    out = str(tmp_path / "out.json")
    assert "--seat" in refused("export", str(game), "--out", out)
    assert "--seat" in refused("export", str(game), "--seat", "heroes", "--receipt", "--out", out)
    assert "„nobody“" in refused("export", str(game), "--seat", "nobody", "--out", out)
    fine("export", str(game), "--receipt", "--out", out)
    assert run("export", str(game), "--receipt", "--out", out).code == 2
