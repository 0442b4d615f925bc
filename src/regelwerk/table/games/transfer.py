"""Import of a game from a journal file: everything is checked before it is stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.rules_changes import rules_in_force
from regelwerk.engine.interpreters.session import Session, resume
from regelwerk.engine.journal.entries import JournalError, journal_from
from regelwerk.engine.journal.events import stored_audience
from regelwerk.engine.seating import seats_for_people
from regelwerk.engine.system import System, UnknownSystem, system
from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.errors import TableError
from regelwerk.table.screens.deltas import leaf
from regelwerk.table.screens.displays import display_node
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.log_lines import lines_of, told_lines
from regelwerk.table.screens.questions import choice_view
from regelwerk.table.screens.scenario_pages import PERSON

MOST_ENTRIES = 50_000
MOST_TOLD = 200_000
"""Most characters of the rendered lines of one entry."""
UPLOAD = "game.jsonl"
"""The file name used in messages about an upload."""


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """What the server needs to know of an imported journal."""

    system: str
    scene: str
    title: dict[str, str]
    players: dict[str, str]
    over: bool
    changed: str
    """The rules version it was played by, if that is not the current one."""


def checked(text: str) -> dict[str, Any]:
    """Read a journal, check its chain, and see that play can go on; raises JournalError or TableError."""
    from dataclasses import asdict

    journal = journal_from(text, UPLOAD)
    if len(journal.entries) > MOST_ENTRIES or not journal.entries:
        raise TableError("table-import-size", status=422, most=MOST_ENTRIES)
    try:
        chosen = system(journal.header.system)
    except UnknownSystem:
        raise TableError("table-no-system", status=422, system=journal.header.system) from None
    start = chosen.start(journal.header.document)
    changed = rules_in_force(journal)
    # Resuming may append to the journal; what it appends is not imported.
    session = resume(chosen.game, start, journal, None)
    _check_rendering(chosen, session)
    people = seats_for_people(chosen, start)
    seats = [seat for seat in chosen.game.seats(start) if seat != MASTER]
    document = journal.header.document
    name = document.get("name")
    imported = ImportedGame(
        chosen.name,
        str(document.get("scenario", "")),
        {str(lang): str(one) for lang, one in name.items()} if isinstance(name, dict) else {},
        {seat: PERSON if seat in people else chosen.default_tactic for seat in seats},
        session.outcome is not None,
        "" if changed == chosen.game.rules_version else changed,
    )
    return asdict(imported)


def _check_rendering(chosen: System, session: Session[Any]) -> None:
    """Render the whole log and the table once: an intact journal can still contain what cannot be rendered."""
    language, names = Language(DEFAULT_LANGUAGE, chosen), session.names
    entry = None
    try:
        for entry in session.journal.entries:
            for event in entry.events:
                stored_audience(event)
            lines_of(language, names, entry, MASTER, chosen)
            if len(leaf(told_lines(language, names, entry, MASTER, chosen))) > MOST_TOLD:
                raise ValueError("too many characters in one entry")
        view = chosen.game.view(session.state, MASTER)
        display_node(language, names, chosen.display(view))
        for asked, prompt in session.asked.items():
            choice_view(language, names, prompt, asked)
    except Exception as error:
        # Whatever fails here is the fault of the file.
        raise JournalError("journal-entry", wrong="events", entry=str(entry.n if entry else 0)) from error
