"""Where people keep their files, and checks before a file is written."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from regelwerk.cli.errors import UserError


def home() -> Path:
    """The folder of saved games and content: REGELWERK_HOME, or the platform's folder for user data."""
    own = os.environ.get("REGELWERK_HOME")
    if own:
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "regelwerk"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "regelwerk"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "regelwerk"


def content_folders(named: Sequence[Path] | None, system: str) -> list[Path]:
    """The user's own content folder for a system, if it exists, then the named folders."""
    own = home() / "content" / system
    strays = sorted(file.name for file in own.parent.glob("*.toml"))
    if strays:
        # A file outside the folder of its system would silently be ignored.
        raise UserError("cli-wrong-content-place", folder=str(own.parent), files=", ".join(strays), example=str(own))
    return [*([own] if own.is_dir() else []), *(named or ())]


def check_free(path: Path) -> None:
    """A new file overwrites nothing and goes to an existing folder."""
    if path.exists():
        raise UserError("cli-wrong-file-exists", file=str(path))
    check_folder(path)


def check_folder(path: Path) -> None:
    """A file is written to an existing folder."""
    if not path.parent.is_dir():
        raise UserError("cli-wrong-no-folder", folder=str(path.parent))
