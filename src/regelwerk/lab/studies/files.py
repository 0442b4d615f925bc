"""The file of a study: one line says what it is (the manifest), every further line is the record of a task.

Lines are written in the order of the tasks, so that the same study gives the same file to the byte. A line that was cut
off, because somebody pulled the plug, is dropped when the study goes on.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from regelwerk.lab.studies.study import Study, StudyError, from_plain, to_plain
from regelwerk.lab.studies.tasks import Record

FORMAT = "regelwerk-study-1"
_encode = msgspec.json.Encoder(order="deterministic").encode
_record = msgspec.json.Decoder(Record).decode


class StudyFile:
    """A study on disk. What was worked out is written at once, and synced to the disk now and then."""

    SYNCED_EVERY = 50

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: Any = None
        self._unsynced = 0

    @property
    def exists(self) -> bool:
        return self.path.exists() and self.path.stat().st_size > 0

    def create(self, study: Study) -> None:
        """Begin a new file; an old one is replaced."""
        temporary = self.path.with_name(self.path.name + ".part")
        temporary.write_bytes(_encode({"format": FORMAT, "study": to_plain(study)}) + b"\n")
        temporary.replace(self.path)

    def study(self) -> Study:
        """What the file is about; raises StudyError."""
        with self.path.open("rb") as file:
            first = file.readline()
        try:
            manifest = msgspec.json.decode(first)
        except msgspec.DecodeError:
            manifest = None
        if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
            raise StudyError("lab-wrong-file", file=str(self.path))
        return from_plain(manifest["study"])

    def records(self) -> Iterator[Record]:
        """What has been worked out, line by line; a last line that was cut off is passed over."""
        with self.path.open("rb") as file:
            file.readline()
            for number, line in enumerate(file, start=2):
                if not line.endswith(b"\n"):
                    return
                try:
                    yield _record(line)
                except msgspec.MsgspecError as wrong:
                    raise StudyError("lab-wrong-line", file=str(self.path), line=number, why=str(wrong)) from None

    def go_on(self, kept: int) -> None:
        """Cut the file behind so many records, to append more; raises StudyError if somebody else does."""
        self._file = self.path.open("r+b")
        if not _locked(self._file):
            self._file.close()
            self._file = None
            raise StudyError("lab-busy-file", file=str(self.path))
        for _ in range(kept + 1):
            self._file.readline()
        self._file.seek(self._file.tell())
        self._file.truncate()

    def append(self, record: Record) -> None:
        self._file.write(_encode(record) + b"\n")
        self._file.flush()
        self._unsynced += 1
        if self._unsynced >= self.SYNCED_EVERY:
            self._sync()

    def _sync(self) -> None:
        os.fsync(self._file.fileno())
        self._unsynced = 0

    def close(self) -> None:
        if self._file is not None:
            self._sync()
            self._file.close()
            self._file = None


def _locked(file: Any) -> bool:
    """Whether this process alone may append; where nothing can be locked, it is taken for granted."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
