"""The history of the schema, and how a database is migrated to the newest revision."""

from __future__ import annotations

from sqlalchemy import Connection, inspect, text

from regelwerk.table.storage.database import Database
from regelwerk.table.storage.records import StoreError
from regelwerk.table.storage.schema import metadata

NEWEST = "0006"
"""The last revision. A database that has it needs no migration, so Alembic is not even imported."""
SCRIPTS = "regelwerk.table.storage:migrations"


def bring_up_to_date(database: Database) -> None:
    """Run the missing migrations; a database of a newer version is refused unchanged."""
    with database.translated_errors():
        if database.read(revision) != NEWEST:
            with database.write_transaction() as connection:
                database.lock_for_migration(connection)
                upgrade(connection)
        database.read(check_tables)


def revision(connection: Connection) -> str | None:
    """The revision of a database; None if it is empty. Foreign tables are refused."""
    tables = set(inspect(connection).get_table_names())
    if "alembic_version" in tables:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if found is not None:
            return str(found)
    if tables & set(metadata.tables):
        raise StoreError("table-store-foreign")
    return None


def check_tables(connection: Connection) -> None:
    """Refuse a database that claims to be up to date but lacks tables: somebody has emptied it."""
    if not set(metadata.tables) <= set(inspect(connection).get_table_names()):
        raise StoreError("table-store-tables")


def upgrade(connection: Connection) -> None:
    """Run the missing migrations; an unknown revision is refused."""
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
