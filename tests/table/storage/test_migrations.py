"""The migrations make the tables that the code knows, bring old databases up to date, and refuse newer ones."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

import regelwerk.table.storage.migrations as migrations
from regelwerk.engine.journal.entries import Journal
from regelwerk.table.storage.database import database as database_at
from regelwerk.table.storage.records import GameRecord, StoreError
from regelwerk.table.storage.schema import metadata
from regelwerk.table.storage.store import Store
from table.made import HEADER, a_game, sealed, stored, using

NEXT = '''
"""What a later program might add."""
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{newest}"

def upgrade():
    op.add_column("games", sa.Column("place", sa.String, nullable=False, server_default="attic"))
'''


def test_the_migrations_and_the_tables_agree(database: str) -> None:
    async def use(store: Store) -> None:
        with store._database.engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, metadata) == []
            assert context.get_current_revision() == migrations.NEWEST

    using(database, use)


def test_the_newest_revision_is_the_one_that_is_called_so() -> None:
    config = Config()
    config.set_main_option("script_location", migrations.SCRIPTS)
    assert ScriptDirectory.from_config(config).get_current_head() == migrations.NEWEST


@contextmanager
def later_program(scripts: Path) -> Iterator[None]:
    """A program that knows one more revision."""
    shutil.copytree(Path(migrations.__file__).parent, scripts)
    (scripts / "versions" / "9999_attic.py").write_text(NEXT.format(newest=migrations.NEWEST))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrations, "SCRIPTS", str(scripts))
        patch.setattr(migrations, "NEWEST", "9999")
        yield


def test_an_old_database_is_brought_up_to_date_and_an_old_program_refuses_it(database: str, tmp_path: Path) -> None:
    journal = Journal(HEADER)

    async def play(store: Store) -> None:
        await store.create(a_game(), [])
        await store.append("g", 0, [sealed(journal, {})])

    async def play_on(store: Store) -> None:
        with store._database.write_transaction() as connection:
            assert connection.execute(text("SELECT place FROM games")).scalar() == "attic"
        await store.append("g", 1, [sealed(journal, {})])
        assert (await stored(store, "g")).entries == journal.entries

    using(database, play)
    with later_program(tmp_path / "migrations"):
        using(database, play_on)
    with pytest.raises(StoreError) as wrong:
        asyncio.run(Store.open(database))
    assert (wrong.value.code, wrong.value.facts) == (
        "table-store-newer",
        {"found": "9999", "known": migrations.NEWEST},
    )


def test_two_processes_may_start_at_the_same_empty_database(database: str) -> None:
    async def open_twice() -> None:
        stores = await asyncio.gather(*(Store.open(database) for _ in range(4)))
        for store in stores:
            assert await store.games() == []
            await store.close()

    asyncio.run(open_twice())


def test_the_games_and_the_content_of_an_older_house_stay(database: str) -> None:
    """Up to 0.6 all content was the house's, and nobody was asked who began a game."""

    def from_before() -> None:
        opened = database_at(database)
        config = Config()
        config.set_main_option("script_location", migrations.SCRIPTS)
        with opened.write_transaction() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "0001")
            connection.execute(
                text(
                    "INSERT INTO games (id, system, title, stage, draft, desk, version, head, created, changed)"
                    " VALUES ('old', 'tiny', 'Alt', 'lobby', '{}', '{}', 0, 0, 1, 1)"
                )
            )
            for name in ("wolf", "bear"):
                connection.execute(
                    text("INSERT INTO contents (system, name, text) VALUES ('tiny', :name, 'alt')"), {"name": name}
                )
        opened.close()

    async def use(store: Store) -> None:
        (game,) = await store.games()
        assert isinstance(game, GameRecord)
        assert (game.id, game.origin) == ("old", "")
        assert [one.name for one in await store.contents("tiny")] == ["bear", "wolf"]
        await store.put_content("tiny", "wolf", "neu")
        await store.put_content("tiny", "wolf", "fremd", "old")
        assert [one.text for one in await store.contents("tiny")] == ["alt", "neu"]
        assert await store.healthy()

    from_before()
    using(database, use)
