"""Letters: handouts and notes of the master, and whispers between the master and a player.

They are entries of the journal, so they are stored, backed up, exported and replayed with the game; their audience
keeps them out of everything that others see, the player's export included.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from regelwerk.engine.effects import ALL, MASTER, only
from regelwerk.table.errors import TableError
from regelwerk.table.games.commands.sender import (
    change_state,
    done,
    no_spectator,
    only_master,
    session_of,
    signature_of,
)
from regelwerk.table.wire.commands import Done, ShowLetter, WriteLetter

if TYPE_CHECKING:
    from regelwerk.table.games.running import RunningGame
    from regelwerk.table.storage.records import SeatRecord
    from regelwerk.table.wire.base import Lang

LONGEST = 4_000
"""Characters of a letter."""
MOST_LETTERS = 300
"""Letters that one seat may write in one game."""
UNWRITABLE = ("Cc", "Cs", "Co", "Cn")
"""Categories of characters that are no text; line breaks and tabs are."""


async def write_letter(game: RunningGame, seat: SeatRecord, lang: Lang, command: WriteLetter) -> Done:
    """Write to everybody, for the television, to one seat, or as a player to the master."""
    del lang
    text = _plain(command.text)
    no_spectator(seat)
    by = signature_of(seat)
    to = _recipient(game, by, command)
    audience = ALL if command.place != "seat" else only(*({by, to} - {MASTER}))
    async with game.changing() as session:
        written = sum(one.kind == "letter" and one.data["by"] == by for one in session.journal.entries)
        if written >= MOST_LETTERS:
            raise TableError("table-letter-many", most=MOST_LETTERS)
        n = session.journal.next_number
        session.write(by, command.place, to, text, audience)
        if command.place != "seat":
            await _show(game, n)
    return done(game)


def _plain(text: str) -> str:
    """The text as it is kept; raises TableError if there is none, or too much of it."""
    text = text.replace("\r\n", "\n").strip()
    if not text:
        raise TableError("table-letter-empty", status=422, field="text")
    if len(text) > LONGEST:
        raise TableError("table-letter-long", status=422, field="text", length=len(text), most=LONGEST)
    if any(unicodedata.category(one) in UNWRITABLE and one not in "\n\t" for one in text):
        raise TableError("table-letter-text", status=422, field="text")
    return text


def _recipient(game: RunningGame, by: str, command: WriteLetter) -> str:
    """The seat that a letter is for; nothing if it is for everybody."""
    to = command.to or MASTER
    if by != MASTER and (command.place != "seat" or to != MASTER):
        raise TableError("table-letter-players", status=403)
    if command.place != "seat":
        return ""
    if to == by:
        raise TableError("table-letter-self", status=422, field="to")
    if to != MASTER and not any(one.seat == to and one.role == "player" for one in game.seats):
        raise TableError("table-letter-nobody", status=404, field="to")
    return to


async def show_letter(game: RunningGame, seat: SeatRecord, lang: Lang, command: ShowLetter) -> Done:
    """Put a letter on the television once more, or take it away."""
    del lang
    only_master(seat)
    async with game.locked():
        entries = session_of(game).journal.entries
        if command.n is not None:
            entry = entries[command.n] if command.n < len(entries) else None
            if entry is None or entry.kind != "letter" or "audience" in entry.data:
                raise TableError("table-letter-not-open", status=422)
        await _show(game, command.n)
        game.broadcast()
    return done(game)


async def _show(game: RunningGame, n: int | None) -> None:
    if game.table_state.handout != n:
        await change_state(game, handout=n)
