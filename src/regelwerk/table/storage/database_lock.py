"""One server per SQLite file: it holds a lock on a small file beside the database for as long as it runs.

The lock belongs to the process, so a crash releases it. The file stays and records that there was a database. On a
network drive there may be no locks, or none that other computers know of: there nobody is kept out.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from regelwerk.table.storage.records import StoreError

INITIALISED = b"settled\n"
"""Written once the tables exist; an empty database after that was emptied by somebody."""
LOCKED_BYTE = 1 << 30
"""Windows locks bytes, and nobody else may read them: one far behind what is written."""


class DatabaseLock:
    """The lock; without a handle where the database needs none."""

    def __init__(self, handle: int | None = None) -> None:
        self._handle = handle

    def mark_initialised(self) -> None:
        """Record that the database has its tables."""
        if self._handle is not None and not is_initialised(self._handle):
            # On a full disk the record is simply not made.
            with suppress(OSError):
                os.lseek(self._handle, 0, os.SEEK_SET)
                os.write(self._handle, INITIALISED)
                os.fsync(self._handle)


@contextmanager
def locked_database(url: str) -> Iterator[DatabaseLock]:
    """Serve a database exclusively; raises `StoreError` if another server does, or if it was emptied."""
    file = sqlite_file(url)
    if file is None:
        yield DatabaseLock()
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(lock_file(file), os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise StoreError("table-store-folder", file=str(file)) from error
    try:
        if not _lock(handle):
            raise StoreError("table-store-taken", file=str(file))
        if is_initialised(handle) and not (file.exists() and file.stat().st_size):
            raise StoreError("table-store-emptied", file=str(file), mark=lock_file(file).name)
        yield DatabaseLock(handle)
    finally:
        os.close(handle)


def sqlite_file(url: str) -> Path | None:
    """The file that a database URL names, if it names one."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        return None
    if not parsed.drivername.startswith("sqlite") or parsed.database in (None, "", ":memory:"):
        return None
    return Path(str(parsed.database)).absolute()


def lock_file(file: Path) -> Path:
    return file.with_name(f"{file.name}.lock")


def is_initialised(handle: int) -> bool:
    os.lseek(handle, 0, os.SEEK_SET)
    return os.read(handle, len(INITIALISED)) == INITIALISED


def _lock(handle: int) -> bool:
    """Whether the lock was free."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(handle, LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        # The file system has no locks.
        return True
    return True
