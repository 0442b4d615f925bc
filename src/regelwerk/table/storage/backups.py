"""Backups: a folder with one SQLite file of everything, taken while tables are played, put back into either database.

A backup is a copy row by row inside one read transaction, so it shows one moment, whoever plays meanwhile. The file has
the schema of its time and is migrated, in a copy, when it is put back.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, Table, delete, func, insert, select

from regelwerk.table.storage.database import Database, database
from regelwerk.table.storage.database_lock import locked_database, sqlite_file
from regelwerk.table.storage.migrations import NEWEST, bring_up_to_date, revision
from regelwerk.table.storage.records import StoreError
from regelwerk.table.storage.schema import campaigns, contents, entries, games, house, images, metadata, pulses
from regelwerk.version import VERSION

FORMAT = 1
GAMES, MANIFEST = "games.db", "backup.json"
ROWS, IMAGE_ROWS = 500, 10
"""Rows that are held in memory at a time; those of images are large."""
KEPT = [table for table in metadata.sorted_tables if table is not pulses]
"""What a backup holds, parents before children."""

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a backup says about itself."""

    format: int
    version: str
    made: float
    games: int
    entries: int
    sha256: str


def back_up(url: str, folder: Path, key: Path | None = None, progress: Progress | None = None) -> Manifest:
    """Write a backup to a new folder, readable by its owner only; `key` is the file with the house secret.

    The folder appears whole or not at all.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise StoreError("table-backup-exists", folder=str(folder))
    with opened(url) as source, _new_folder(folder) as part:
        with opened(f"sqlite:///{part / GAMES}", is_new=True) as target:
            read, kept = source.read_moment(lambda here: _copied(here, source, target, progress))
        _settled(part / GAMES)
        manifest = Manifest(FORMAT, VERSION, time.time(), read, kept, _digest(part / GAMES))
        _written(part / MANIFEST, json.dumps(asdict(manifest), indent=2).encode() + b"\n")
        if key is not None:
            _written(part / key.name, key.read_bytes())
    return manifest


def restore(folder: Path, url: str, key: Path | None = None, progress: Progress | None = None) -> Manifest:
    """Put a backup into a database that has no games yet, all of it or nothing."""
    manifest = read_manifest(folder)
    if _digest(folder / GAMES) != manifest.sha256:
        raise StoreError("table-backup-damaged", folder=str(folder))
    kept = folder / key.name if key is not None else None
    if key is None or kept is None or not kept.exists():
        key = None
    elif key.exists() and key.read_bytes() != kept.read_bytes():
        raise StoreError("table-restore-key", file=str(key))
    with locked_database(url) as lock, tempfile.TemporaryDirectory(prefix="regelwerk-") as room:
        # Migrated in a copy: what was backed up stays as it is.
        shutil.copyfile(folder / GAMES, Path(room) / GAMES)
        with opened(f"sqlite:///{room}/{GAMES}", is_new=True) as source, opened(url, is_new=True) as target:
            target.read(_check_empty)
            source.read_moment(lambda here: _copied(here, source, target, progress))
        lock.mark_initialised()
    if key is not None and kept is not None and not key.exists():
        _written(key, kept.read_bytes())
    return manifest


def read_manifest(folder: Path) -> Manifest:
    """What a backup says about itself; raises `StoreError` if it is none, or one of a later version."""
    try:
        told = json.loads((folder / MANIFEST).read_text("utf-8"))
        manifest = Manifest(**{name: told[name] for name in Manifest.__dataclass_fields__})
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise StoreError("table-backup-none", folder=str(folder)) from error
    if manifest.format != FORMAT:
        raise StoreError("table-backup-newer", folder=str(folder), version=str(manifest.version))
    return manifest


@contextmanager
def opened(url: str, *, is_new: bool = False) -> Iterator[Database]:
    """A database with today's tables: a new one gets them, an existing one is read and not changed."""
    file = sqlite_file(url)
    if file is not None and not is_new and not file.exists():
        raise StoreError("table-store-none", file=str(file))
    found = database(url)
    try:
        if is_new:
            bring_up_to_date(found)
        elif found.read(revision) != NEWEST:
            raise StoreError("table-backup-schema")
        yield found
    finally:
        found.close()


@contextmanager
def _new_folder(folder: Path) -> Iterator[Path]:
    """A folder beside the wanted one, which takes its name once everything is in it."""
    part = folder.with_name(f"{folder.name}.part")
    try:
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir(parents=True, mode=0o700)
        yield part
        if folder.exists():
            folder.rmdir()
        part.rename(folder)
    except OSError as error:
        raise StoreError("table-store-folder", file=str(folder)) from error
    finally:
        shutil.rmtree(part, ignore_errors=True)


def _copied(here: Connection, source: Database, target: Database, progress: Progress | None) -> tuple[int, int]:
    """Copy every row; the number of games and of entries."""
    counted = {table.name: here.execute(select(func.count()).select_from(table)).scalar_one() for table in KEPT}
    done, whole = 0, sum(counted.values())
    with target.translated_errors(), target.write_transaction() as there:
        # The backup says which link of the host's is valid, not the empty house that it is put into.
        there.execute(delete(house))
        for table in KEPT:
            at_a_time = IMAGE_ROWS if table is images else ROWS
            rows = here.execution_options(yield_per=at_a_time).execute(select(table))
            for some in rows.partitions():
                there.execute(insert(table), [_row(table, row) for row in some])
                done += len(some)
                if progress is not None:
                    progress(done, whole)
        # Tokens derive from a seat's number, so the number of a seat that is gone must not be given again.
        target.set_last_seat(there, source.last_seat(here))
    return counted[games.name], counted[entries.name]


def _row(table: Table, row: Row[Any]) -> dict[str, Any]:
    """A row to be written; nobody refers to the numbers of content files, so they get new ones."""
    values = dict(zip(table.columns.keys(), row, strict=True))
    if table is contents:
        del values["id"]
    return values


def _check_empty(connection: Connection) -> None:
    for table in (games, contents, campaigns, images):
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise StoreError("table-restore-not-empty")


def _settled(file: Path) -> None:
    """Fold SQLite's side files into the file, so that it can be moved alone."""
    import sqlite3

    with sqlite3.connect(file) as raw:
        raw.execute("PRAGMA journal_mode = DELETE")
    raw.close()
    with file.open("rb") as written:
        os.fsync(written.fileno())


def _written(file: Path, data: bytes) -> None:
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(data)
        out.flush()
        with suppress(OSError):
            os.fsync(out.fileno())


def _digest(file: Path) -> str:
    try:
        with file.open("rb") as read:
            return hashlib.file_digest(read, "sha256").hexdigest()
    except OSError as error:
        raise StoreError("table-backup-none", folder=str(file.parent)) from error
