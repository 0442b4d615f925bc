"""Studies of the workshop on disk: the file of each, its name, and what it last showed. Nothing else knows about them.

Several server processes may share a folder: who runs a study holds its lock, who wants it to stop leaves a note.
"""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class StudyPaths:
    """The files of one study."""

    folder: Path
    id: str

    @property
    def file(self) -> Path:
        """The study itself, as `regelwerk lab` reads it."""
        return self.folder / f"{self.id}.jsonl"

    @property
    def about(self) -> Path:
        """Its name and when it was begun."""
        return self.folder / f"{self.id}.about.json"

    @property
    def view(self) -> Path:
        return self.folder / f"{self.id}.view.json"

    @property
    def stop(self) -> Path:
        """While this is there, the study is to stop."""
        return self.folder / f"{self.id}.stop"

    @property
    def lock(self) -> Path:
        return self.folder / f"{self.id}.lock"

    def show(self, view: Json) -> None:
        """Write down what is to be seen; a reader gets the old or the new one, never half of it."""
        write(self.view, orjson.dumps(view))

    def shown(self) -> Json:
        """What was last written down; nothing if that is not readable."""
        return _read(self.view)

    def told(self) -> Json:
        return _read(self.about)

    def locked(self) -> Any:
        """Hold the lock until the returned file is closed or the process ends."""
        file = self.lock.open("wb")
        with suppress(ImportError, OSError):
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        return file

    @property
    def is_locked(self) -> bool:
        """Whether some process works on the study."""
        try:
            import fcntl

            with self.lock.open("rb") as file:
                fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        except (ImportError, OSError):
            return False
        return False

    def remove(self) -> None:
        for path in (self.about, self.view, self.file, self.stop, self.lock):
            path.unlink(missing_ok=True)


def write(path: Path, data: bytes) -> None:
    """Replace a file in one step."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    part.write_bytes(data)
    part.replace(path)


def _read(path: Path) -> Json:
    try:
        found = orjson.loads(path.read_bytes())
    except (OSError, orjson.JSONDecodeError):
        return {}
    return found if isinstance(found, dict) else {}
