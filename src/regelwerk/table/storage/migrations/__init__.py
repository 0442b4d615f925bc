"""The history of the tables, and how a database is brought up to date."""

from __future__ import annotations

from sqlalchemy import Connection, inspect, text

from regelwerk.table.storage.database import Database
from regelwerk.table.storage.records import StoreError
from regelwerk.table.storage.schema import metadata

NEWEST = "0002"
"""The last revision. A database that has it needs nothing, not even Alembic, which takes its time to load."""


SCRIPTS = "regelwerk.table.storage:migrations"


def bring_up_to_date(database: Database) -> None:
    """Run the migrations that a database lacks; a database from a newer program is left alone."""
    with database.translated_errors():
        if database.read(revision) != NEWEST:
            with database.write_transaction() as connection:
                database.lock_for_migration(connection)
                upgrade(connection)
        database.read(check_tables)


def revision(connection: Connection) -> str | None:
    """The revision of a database; none if it is empty. Tables of somebody else's making are refused."""
    tables = set(inspect(connection).get_table_names())
    if "alembic_version" in tables:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if found is not None:
            return str(found)
    if tables & set(metadata.tables):
        raise StoreError("table-store-foreign")
    return None


def check_tables(connection: Connection) -> None:
    """A database that says it is up to date and lacks tables was emptied by somebody: nobody plays on in it."""
    if not set(metadata.tables) <= set(inspect(connection).get_table_names()):
        raise StoreError("table-store-tables")


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing here; what an unknown program has made is left as it is."""
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = revision(connection)
    if found is not None and found not in known:
        raise StoreError("table-store-newer", found=found, known=NEWEST)
    config.attributes["connection"] = connection
    command.upgrade(config, NEWEST)
