"""TOML files as plain data, kept parsed from one run to the next.

To parse the catalogue of a system takes many times as long as to read the same data as JSON. So what a text says is
kept in the user's cache folder under the hash of the text: a changed file is another text and has another entry, and no
time or path can be mistaken. The folder can be deleted at any time; `REGELWERK_CACHE` moves it, or turns it off if it
is empty.

Entries are JSON, never pickles: whoever can write into the folder can at most state wrong data, not run code. Against
that, the folder belongs to the user alone (mode 0700), and one that others own or may write to is left alone. Whatever
goes wrong with the folder costs time and nothing else: the text is parsed.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

FORMAT = 1
"""Raise it when entries are written in another way."""
WORTH_KEEPING = 2_000
"""Shorter texts are parsed as quickly as they are looked up."""
MOST_ENTRIES = 256
"""When there are more, the oldest half goes: what editing has left behind."""


def parse_toml(text: str) -> dict[str, Any]:
    """What a TOML text says; raises whatever `tomllib.loads` raises."""
    import tomllib

    if len(text) < WORTH_KEEPING:
        return tomllib.loads(text)
    return kept_json(text, lambda: tomllib.loads(text))


def kept_json(text: str, make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """What follows from a text alone, and takes longer to work out than to read."""
    entry = _entry(text)
    known = _read(entry) if entry is not None else None
    if known is not None:
        return known
    found = make()
    if entry is not None:
        _write(entry, found)
    return found


def cache_folder() -> Path | None:
    """Where parsed files are kept; None if nowhere."""
    chosen = os.environ.get("REGELWERK_CACHE")
    if chosen is not None:
        return Path(chosen).expanduser() if chosen else None
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return Path(local) / "regelwerk" / "cache" if local else None
    # A relative path there is to be ignored, says the XDG specification.
    base = os.environ.get("XDG_CACHE_HOME", "")
    if os.path.isabs(base):  # noqa: PTH117  an empty text is no path
        return Path(base) / "regelwerk"
    home = os.path.expanduser("~")  # noqa: PTH111  Path.home() raises where there is none
    if not os.path.isabs(home):  # noqa: PTH117
        return None
    return Path(home) / ("Library/Caches" if sys.platform == "darwin" else ".cache") / "regelwerk"


def _entry(text: str) -> Path | None:
    """The file that holds what a text says, if the folder is ours or can be made so."""
    folder = cache_folder()
    if folder is None:
        return None
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if hasattr(os, "getuid"):
            about = folder.stat()
            if about.st_uid != os.getuid() or about.st_mode & 0o022:
                return None
    except OSError:
        return None
    # Another Python may read TOML in another way.
    stamp = f"regelwerk {FORMAT} toml {sys.version_info[0]}.{sys.version_info[1]}\n"
    return folder / f"{sha256((stamp + text).encode('utf-8', 'surrogatepass')).hexdigest()}.json"


def _read(entry: Path) -> dict[str, Any] | None:
    """What an entry holds; None if there is none, or if it is not as it was written."""
    try:
        digest, _, payload = entry.read_bytes().partition(b"\n")
        if digest != _digest(payload):
            return None
        found = json.loads(payload)
    except (OSError, ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _write(entry: Path, data: dict[str, Any]) -> None:
    """Keep data that JSON can hold; another process sees all of the entry or nothing."""
    try:
        payload = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    except (TypeError, ValueError, RecursionError):
        return  # dates, which our files have none of
    unfinished = entry.with_suffix(f".{os.getpid()}.new")
    try:
        unfinished.write_bytes(_digest(payload) + b"\n" + payload)
        unfinished.replace(entry)
        _tidy(entry.parent)
    except OSError:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)


def _digest(payload: bytes) -> bytes:
    return sha256(payload).hexdigest().encode()


def _tidy(folder: Path) -> None:
    """Let go of the oldest entries if there are too many; one that is still wanted is simply made again."""
    entries = [path for path in folder.iterdir() if path.suffix in (".json", ".new")]
    if len(entries) > MOST_ENTRIES:
        entries.sort(key=lambda path: path.stat().st_mtime_ns)
        for path in entries[: len(entries) // 2]:
            path.unlink(missing_ok=True)
