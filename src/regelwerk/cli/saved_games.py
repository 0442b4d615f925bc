"""Saved games on disk: the journal, and a secrets file beside it with the seed and the seats."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from regelwerk.cli.errors import UserError
from regelwerk.cli.files import check_free, home
from regelwerk.engine.journal.entries import Journal, JournalFile

ENDING = ".jsonl"


@dataclass(frozen=True, slots=True)
class Secrets:
    """What is kept apart from the journal, which may be shown to anybody: the seed of the dice, and who sits where."""

    seed: bytes | None = None
    seats: dict[str, str] = field(default_factory=dict)
    manual: bool = False


def secrets_path(path: Path) -> Path:
    return path.with_name(path.name + ".table")


def keep_secrets(path: Path, secrets: Secrets) -> None:
    """Write the secrets file, readable by its owner only."""
    seed = secrets.seed.hex() if secrets.seed is not None else None
    text = json.dumps({"seed": seed, "seats": secrets.seats, "manual": secrets.manual}, ensure_ascii=False)
    handle = os.open(secrets_path(path), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text + "\n")


def read_secrets(path: Path) -> Secrets:
    """Read the secrets file; without one, the game goes on with new dice."""
    try:
        data: Any = json.loads(secrets_path(path).read_text("utf-8"))
        seed = bytes.fromhex(data["seed"]) if data["seed"] else None
        return Secrets(seed, {str(seat): str(who) for seat, who in data["seats"].items()}, bool(data["manual"]))
    except FileNotFoundError:
        return Secrets()
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise UserError("cli-wrong-table-file", file=str(secrets_path(path))) from None


def new_game_path(system: str, scenario: str, wanted: Path | None) -> Path:
    """Where a new game is saved: the requested file, or the next free one in the user's folder."""
    if wanted is not None:
        check_free(wanted)
        return wanted
    folder = home() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / f"{system}-{scenario}-{number}{ENDING}"
        if not path.exists() and not secrets_path(path).exists():
            return path
        number += 1


def save_copy(path: Path, journal: Journal, secrets: Secrets) -> None:
    """Save the whole game under another name."""
    check_free(path)
    keep_secrets(path, secrets)
    JournalFile(path).create(journal)
