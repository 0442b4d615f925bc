"""A game as one file, out and in: the journal as the command line reads it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from regelwerk.engine.book.messages import LANGUAGES
from regelwerk.engine.effects import MASTER
from regelwerk.engine.game import System, UnknownSystem, system
from regelwerk.engine.interpreters.session import Session, resume, rules_in_force
from regelwerk.engine.journal.entries import JournalError, journal_from
from regelwerk.engine.journal.events import stored_audience
from regelwerk.engine.seating import seats_for_people
from regelwerk.table.errors import Trouble
from regelwerk.table.screens.displays import display_view
from regelwerk.table.screens.language import Tongue
from regelwerk.table.screens.log_lines import lines_of
from regelwerk.table.screens.questions import choice_view
from regelwerk.table.screens.scenario_pages import PERSON

MOST_ENTRIES = 50_000
MOST_TOLD = 200_000
"""Characters that the lines of one entry may have, as they are sent."""
SENT = "game.jsonl"
"""What a file is called that came without its name."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """What there is to know of a journal that comes in."""

    system: str
    scene: str
    title: dict[str, str]
    players: dict[str, str]
    over: bool
    changed: str
    """The rules version that it was played by, if it is another one."""


def checked(text: str) -> dict[str, Any]:
    """Read a journal, check its chain, and see that play can go on; raises what is wrong with it."""
    from dataclasses import asdict

    journal = journal_from(text, SENT)
    if len(journal.entries) > MOST_ENTRIES or not journal.entries:
        raise Trouble("table-import-size", status=422, most=MOST_ENTRIES)
    try:
        chosen = system(journal.header.system)
    except UnknownSystem:
        raise Trouble("table-no-system", status=422, system=journal.header.system) from None
    start = chosen.start(journal.header.document)
    changed = rules_in_force(journal)
    # Going on appends to the journal that is given; whatever it would append is not taken in.
    session = resume(chosen.game, start, journal, None)
    _tell(chosen, session)
    people = seats_for_people(chosen, start)
    seats = [seat for seat in chosen.game.seats(start) if seat != MASTER]
    document = journal.header.document
    name = document.get("name")
    arrival = Arrival(
        chosen.name,
        str(document.get("scenario", "")),
        {str(lang): str(one) for lang, one in name.items()} if isinstance(name, dict) else {},
        {seat: PERSON if seat in people else chosen.default_tactic for seat in seats},
        session.outcome is not None,
        "" if changed == chosen.game.rules_version else changed,
    )
    return asdict(arrival)


def _tell(chosen: System, session: Session[Any]) -> None:
    """Tell the whole log and show the table once: a journal can hold together and still hold what nobody can show."""
    tongue, names = Tongue(LANGUAGES[0], chosen), session.names
    entry = None
    try:
        for entry in session.journal.entries:
            for event in entry.events:
                stored_audience(event)
            told = sum(len(line.model_dump_json()) for line in lines_of(tongue, names, entry, MASTER, chosen))
            if told > MOST_TOLD:
                raise ValueError("nobody wants to read so much at once")
        view = chosen.game.view(session.state, MASTER)
        display_view(tongue, names, chosen.display(view))
        for asked, prompt in session.asked.items():
            choice_view(tongue, names, prompt, asked)
    except Exception as error:
        # Whatever it was: it is in the file, not in the rules.
        raise JournalError("journal-entry", wrong="events", entry=str(entry.n if entry else 0)) from error
