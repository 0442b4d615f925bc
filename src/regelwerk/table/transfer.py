"""A game as one file, out and in: the journal as the command line reads it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from regelwerk.engine.effects import MASTER
from regelwerk.engine.game import UnknownSystem, system
from regelwerk.engine.journal import journal_from
from regelwerk.engine.seating import seats_for_people
from regelwerk.engine.session import resume, rules_in_force
from regelwerk.table.scenes import PERSON
from regelwerk.table.trouble import Trouble

MOST_ENTRIES = 50_000
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
