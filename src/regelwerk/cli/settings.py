"""Options that several commands share, and the folders in which people keep their things."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from regelwerk.cli.errors import UserError

AsJson = Annotated[bool, typer.Option("--json", help="cli-opt-json")]
Seed = Annotated[int | None, typer.Option("--seed", help="cli-opt-seed", metavar="N")]
Options = Annotated[list[str] | None, typer.Option("--option", help="cli-opt-option", metavar="NAME=VALUE")]
Folders = Annotated[list[Path] | None, typer.Option("--content", help="cli-opt-content", metavar="DIR")]
SystemName = Annotated[str, typer.Argument(help="cli-arg-system", metavar="SYSTEM")]
JournalPath = Annotated[Path, typer.Argument(help="cli-arg-file", metavar="FILE")]


def home() -> Path:
    """Where games and content of one's own are kept: REGELWERK_HOME, or the platform's folder for such data."""
    own = os.environ.get("REGELWERK_HOME")
    if own:
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "regelwerk"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "regelwerk"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "regelwerk"


def patience_for_odds(usual: float) -> float:
    """Seconds that people wait for the odds of a question: REGELWERK_PATIENCE, or what is usual."""
    try:
        return max(0.0, float(os.environ.get("REGELWERK_PATIENCE", "")))
    except ValueError:
        return usual


def content_folders(named: Sequence[Path] | None, system: str) -> list[Path]:
    """The user's own folder for a system, if there is one, then the folders that were named."""
    own = home() / "content" / system
    strays = sorted(file.name for file in own.parent.glob("*.toml"))
    if strays:
        # Every file has its place with its system; nothing is left unread in silence.
        raise UserError("cli-wrong-content-place", folder=str(own.parent), files=", ".join(strays), example=str(own))
    return [*([own] if own.is_dir() else []), *(named or ())]


def chosen_options(texts: Sequence[str] | None) -> dict[str, Any]:
    """Options as `name=value`; the last one of a name counts."""
    from regelwerk.engine.book.options import parse_option

    return dict(parse_option(text) for text in texts or ())
