"""Which rules a journal was played by, and the entry that says that others hold from here on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regelwerk.engine.game import Game
from regelwerk.engine.journal.entries import STEPPING, Entry, Journal, Json


def rules_versions(journal: Journal) -> list[str]:
    """The rules versions that the journal was played by, the one in force last. No undo brings old rules back."""
    changes = [str(entry.data["to"]) for entry in journal.entries if entry.kind == "rules_changed"]
    return [journal.header.rules_version, *changes]


def rules_in_force(journal: Journal) -> str:
    """The rules version that the journal is played by now."""
    return rules_versions(journal)[-1]


def note_changed_rules(game: Game[Any], journal: Journal, store: Callable[[Entry], None]) -> None:
    """Say that other rules hold from here on. They begin the step anew that was under way."""
    kept = journal.effective()
    stored = [entry.state for entry in kept if entry.state is not None]
    data: Json = {"from": rules_in_force(journal), "to": game.rules_version}
    event = {"event": "rules_changed"} | data
    began = journal.step_began
    if any(entry.n > began and entry.kind in STEPPING for entry in kept):
        data["rewinds"] = began
    entry = journal.seal("rules_changed", data, [event], stored[-1] if stored else None)
    store(entry)
    journal.append(entry)
