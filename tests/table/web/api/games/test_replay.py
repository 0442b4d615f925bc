"""A game once more: replay as a seat saw it, verification, a file to take away and to bring in."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.journal.entries import Header, Journal, JournalFile, lines_of
from regelwerk.engine.journal.views import read_view, verify_view
from regelwerk.engine.system import system
from table.house import House
from table.played import played


@pytest.fixture(scope="module")
def finished() -> Journal:
    """A fight to its end."""
    _, session = played("phasesix", 500)
    assert session.outcome is not None
    return session.journal


def text_of(journal: Journal) -> bytes:
    return "".join(f"{line}\n" for line in lines_of(journal)).encode()


@pytest.fixture(scope="module")
def master(house: House, finished: Journal) -> str:
    made = house.ask("POST", "/api/import", house.host, content=text_of(finished))
    assert made.status_code == 201, made.text
    return str(made.json()["token"])


def test_what_was_brought_in_is_over_and_can_be_looked_at(house: House, master: str, finished: Journal) -> None:
    table = house.get("/api/table", master)
    assert (table["stage"], table["head"]) == ("over", len(finished.entries))
    assert table["ending"]["text"]
    lobby = house.lobby(master)
    assert {one["seat"] for one in lobby["seats"]} == {"master", "heroes", "foes"}


def test_the_moments_tell_the_game_and_each_can_be_seen(house: House, master: str, finished: Journal) -> None:
    index = house.get("/api/replay", master)
    assert index["finished"]
    assert index["last"] == len(finished.entries) - 1
    numbers = [one["n"] for one in index["moments"]]
    assert numbers == sorted(set(numbers))
    rounds = [one["round"] for one in index["moments"]]
    assert rounds == sorted(rounds)
    assert rounds[-1] > 1
    for n in (0, numbers[len(numbers) // 2], index["last"]):
        then = house.get(f"/api/replay/{n}", master)
        assert then["head"] == n + 1
        assert all(line["n"] <= n for line in then["log"])
        assert (then["hand"], then["may_undo"]) == (None, "no")
    assert house.get("/api/replay/0", master)["stage"] == "running"
    assert house.get("/api/replay/0", master)["fairness"]["seed"] == ""
    assert house.refused(404, "GET", f"/api/replay/{index['last'] + 1}", master)["code"] == "table-no-moment"


def test_an_honest_game_is_verified(house: House, master: str, finished: Journal) -> None:
    verdict = house.get("/api/verify", master)
    honest = verify(system("phasesix").game, system("phasesix").start(finished.header.document), finished)
    assert verdict["fine"]
    assert (verdict["entries"], verdict["checked"]) == (honest.entries, honest.checked)
    assert verdict["revealed"]


def test_the_file_is_the_journal_as_the_command_line_reads_it(
    house: House, master: str, finished: Journal, tmp_path: Path
) -> None:
    answer = house.ask("GET", "/api/export", master)
    assert answer.headers["content-disposition"].startswith("attachment")
    (tmp_path / "game.jsonl").write_bytes(answer.content)
    again = JournalFile(tmp_path / "game.jsonl").read()
    assert again.entries == finished.entries
    assert again.header == finished.header


def test_an_unfinished_game_goes_on_with_new_dice(house: House) -> None:
    _, session = played("phasesix", 12)
    made = house.ask("POST", "/api/import", house.host, content=text_of(session.journal)).json()
    lines = house.ask("GET", "/api/export", made["token"]).text.splitlines()
    assert [json.loads(line).get("kind") for line in lines[1:]].count("reveal") == 0
    table = house.get("/api/table", made["token"])
    assert table["stage"] == "running"
    assert table["head"] == len(session.journal.entries) + 1, "the new dice are promised in an entry"
    verdict = house.get("/api/verify", made["token"])
    assert (verdict["fine"], verdict["revealed"], verdict["checked"]) == (True, False, 0)


def test_a_game_by_other_rules_is_brought_in_with_a_note_and_plays_on(house: House) -> None:
    _, session = played("phasesix", 12)
    old = session.journal.header
    header = Header(old.system, old.engine_version, "0", old.document, old.seats, old.commitment)
    journal = Journal(header)
    for entry in session.journal.entries:
        journal.append(journal.seal(entry.kind, entry.data, entry.events, entry.state))
    made = house.ask("POST", "/api/import", house.host, content=text_of(journal)).json()
    assert "0" in made["note"]
    table = house.get("/api/table?lang=en", made["token"])
    assert any(line["kind"] == "rules" for line in table["log"])
    verdict = house.get("/api/verify", made["token"])
    assert not verdict["replayed"]
    assert "Die Regeln wurden nicht nachgespielt" in verdict["text"]
    assert house.get("/api/replay", made["token"])["moments"]


def test_files_that_hold_no_game_are_refused(house: House, finished: Journal) -> None:
    good = text_of(finished).splitlines(keepends=True)
    forged = good[5].replace(b'"seat":"', b'"seat":"x')
    for wrong, code in (
        (b"", "journal-empty"),
        (b"hello\n", "journal-line"),
        (b"\xff\xfe\n", "table-import-text"),
        (b"{}\n", "journal-format"),
        (good[0], "table-import-size"),
        (b"".join([*good[:5], forged, *good[6:]]), "journal-chain"),
        (b"".join([*good[:5], *good[6:]]), "journal-numbering"),
        (good[0].replace(b'"phasesix"', b'"chess"') , "table-import-size"),
    ):  # fmt: skip
        assert house.refused(422, "POST", "/api/import", house.host, content=wrong)["code"] == code
    before = len(house.get("/api/games", house.host))
    broken = json.loads(good[0])
    broken["document"] = []
    answer = house.ask("POST", "/api/import", house.host, content=json.dumps(broken).encode() + b"\n" + good[1])
    assert answer.status_code == 422
    assert len(house.get("/api/games", house.host)) == before


def test_every_seat_takes_out_what_it_may_know_and_checks_it_at_home(house: House) -> None:
    master = house.begun()
    tokens = house.tokens(master) | {"master": master}
    for who in (*tokens, "spectator"):
        if who == "spectator":
            lobby = house.ask("POST", "/api/lobby/seats", master, json={"role": "spectator", "name": "Gast"}).json()
            token = next(one["link"] for one in lobby["seats"] if one["role"] == "spectator").removeprefix("#/t/")
        else:
            token = tokens[who]
        answer = house.ask("GET", "/api/export/view", token)
        assert answer.status_code == 200
        assert answer.headers["content-disposition"].startswith("attachment")
        view = read_view(answer.content)
        assert view.seat == ("" if who == "spectator" else who)
        table = house.get("/api/table", token)
        assert (view.hash, view.hashes[-1]) == (table["fairness"]["game"], table["head_hash"])
        assert not verify_view(view).revealed, "the seed of a running game is in no file"
        assert "veil" not in answer.text


def test_a_game_of_an_earlier_format_is_taken_out_by_its_master_only(house: House) -> None:
    _, session = played("phasesix", 5)
    old = Journal(replace(session.journal.header, format=2))
    for entry in session.journal.entries:
        old.append(old.seal(entry.kind, entry.data, entry.events, entry.state))
    made = house.ask("POST", "/api/import", house.host, content=text_of(old)).json()
    assert house.refused(409, "GET", "/api/export/view", made["token"])["code"] == "table-view-format"
    assert house.ask("GET", "/api/export", made["token"]).status_code == 200
