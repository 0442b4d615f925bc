"""A check finds what is wrong with a whole database, names it, and changes nothing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from regelwerk.table.storage.checks import Report, check
from regelwerk.table.storage.database import database as found_at
from regelwerk.table.storage.records import StoreError
from regelwerk.table.wire.commands import AnswerIt
from table.hosted import hosted

BRAWL = {"heroes": "person", "foes": "person"}


def played(url: str) -> None:
    """A brawl of twelve answers."""

    async def run() -> None:
        async with hosted(url, "phasesix", "schlaegerei", BRAWL) as table:
            for _ in range(12):
                asked, seat, default = table.asked()
                await table.do(seat, AnswerIt(prompt=asked, key=default))

    asyncio.run(run())


def execute(url: str, *statements: str) -> None:
    opened = found_at(url)
    with opened.write_transaction() as connection:
        for one in statements:
            connection.execute(text(one))
    opened.close()


def codes(report: Report) -> list[tuple[str, str]]:
    return [(one.code, one.game) for one in report.findings]


def test_a_game_is_played_again_from_its_journal(database: str) -> None:
    played(database)
    seen: list[tuple[int, int]] = []
    report = check(database, lambda done, whole: seen.append((done, whole)))
    assert report.is_well
    assert (report.games, report.replayed, report.older) == (1, 1, 0)
    assert report.entries > 12
    assert seen == [(1, 1)]


def test_changed_dropped_and_lost_rows_are_named(database: str) -> None:
    played(database)
    execute(database, "UPDATE entries SET events = '[]' WHERE n = 3")
    assert codes(check(database)) == [("table-check-damaged", "g")]
    execute(database, "DELETE FROM entries WHERE n >= 8")
    assert codes(check(database)) == [("table-check-damaged", "g")]
    execute(database, "INSERT INTO contents (system, game, name, text) VALUES ('tiny', 'gone', 'a.toml', '')")
    assert codes(check(database)) == [("table-check-orphans", ""), ("table-check-damaged", "g")]


def test_games_of_other_rules_or_missing_systems_are_told_apart(database: str) -> None:
    played(database)
    execute(database, "UPDATE games SET system = 'elsewhere'")
    assert codes(check(database)) == [("table-check-system", "g")]
    execute(database, "UPDATE games SET system = 'phasesix'")
    opened = found_at(database)
    header = opened.read(lambda connection: connection.execute(text("SELECT header FROM games")).scalar_one())
    opened.close()
    # The chain begins with the header: other rules without a new chain are damage.
    other = json.dumps(json.loads(header) | {"rules": "1.0"}).replace("'", "''")
    execute(database, f"UPDATE games SET header = '{other}'")
    assert codes(check(database)) == [("table-check-damaged", "g")]


def test_a_damaged_file_is_reported_by_the_database_itself(sqlite_url: str) -> None:
    played(sqlite_url)
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    with sqlite3.connect(file) as raw:
        raw.execute("PRAGMA journal_mode = DELETE")
        page = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ix_seats_game'").fetchone()[0]
        size = raw.execute("PRAGMA page_size").fetchone()[0]
    raw.close()
    with file.open("r+b") as out:
        out.seek((page - 1) * size)
        out.write(b"\0" * size)
    report = check(sqlite_url)
    assert ("table-check-storage", "") in codes(report)
    assert report.replayed == 1, "the game itself is not affected"


def test_there_must_be_something_to_check(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refused:
        check(f"sqlite:///{tmp_path}/games.db")
    assert refused.value.code == "table-store-none"
