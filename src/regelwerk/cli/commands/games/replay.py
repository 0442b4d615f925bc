"""`regelwerk replay`: tells a saved game once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from regelwerk.cli.options import AsJson, JournalPath
from regelwerk.cli.replaying import play_again
from regelwerk.cli.voice import Voice

if TYPE_CHECKING:
    from regelwerk.engine.journal.entries import Entry, Journal

To = Annotated[int | None, typer.Option("--to", help="cli-opt-to", metavar="N")]


def replay(ctx: typer.Context, file: JournalPath, to: To = None, as_json: AsJson = False) -> None:
    from regelwerk.cli.terminal.log_lines import LogPrinter, ending
    from regelwerk.engine.journal.entries import JournalError, JournalFile
    from regelwerk.engine.screen.sheets import last_state

    voice: Voice = ctx.obj
    journal = JournalFile(file).read()
    system = voice.system(journal.header.system)
    start = system.start(journal.header.document)
    last = len(journal.entries) - 1
    if to is not None and not 0 <= to <= last:
        raise JournalError("journal-no-entry", entry=to, last=last)
    changed, session = play_again(system, start, journal, to)
    names = system.game.names(start) if session is None else session.names
    story = LogPrinter(voice, names)
    entries = effective_entries(journal, last if to is None else to)
    if as_json:
        voice.print_json([plain(entry, story) for entry in entries])
        return
    for entry in entries:
        if entry.kind == "undo":
            voice.print(voice.undone(str(entry.data["by"]), entry.data["to"], names), style="italic dim")
        for event in entry.events:
            for line in story.tell(event):
                voice.print(line)
    outcome = system.game.outcome(last_state(system.game, start, journal)) if to is None else None
    if outcome is not None:
        voice.print(ending(voice, outcome, names))
    if changed is not None:
        voice.print(voice.tell(changed.code, changed.facts), style="italic")


def effective_entries(journal: Journal, last: int) -> list[Entry]:
    """The effective entries up to a number, and the undos between them."""
    from regelwerk.engine.journal.entries import Journal as Part

    part = Part(journal.header, journal.entries[: last + 1])
    undos = [entry for entry in part.entries if entry.kind == "undo"]
    return sorted([*part.effective(), *undos], key=lambda entry: entry.n)


def plain(entry: Entry, story: Any) -> dict[str, Any]:
    """One entry as JSON, its events with their sentences."""
    events = [{**event, "text": story.voice.sentence(event, story.names)} for event in entry.events]
    return {"n": entry.n, "kind": entry.kind, "data": entry.data, "events": events}
