"""What every command asks first: who sends it, and whether what it speaks of is still open."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NoReturn

from regelwerk.engine.effects import MASTER, Choose
from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.session import Session
from regelwerk.table.errors import TableError
from regelwerk.table.games.running import RunningGame
from regelwerk.table.screens.seats import answers_for
from regelwerk.table.storage.records import SeatRecord
from regelwerk.table.wire.commands import Done


def done(game: RunningGame, note: str = "") -> Done:
    return Done(head=game.record.head, note=note)


def session_of(game: RunningGame) -> Session[Any]:
    assert game.session is not None
    return game.session


def only_master(seat: SeatRecord) -> None:
    if seat.role != "master":
        raise TableError("table-master-only", status=403)


def no_spectator(seat: SeatRecord) -> None:
    if seat.role == "spectator":
        raise TableError("table-only-watching", status=403)


def may_play(game: RunningGame, seat: SeatRecord) -> None:
    no_spectator(seat)
    if game.table_state.paused:
        raise TableError("table-paused")


def open_prompt(game: RunningGame, seat: SeatRecord, asked: str) -> Choose[Any]:
    """An open question by its id; refused if it is no longer open or another seat's to answer."""
    prompt = session_of(game).asked.get(asked)
    if prompt is None:
        too_late(game, asked)
    if prompt.seat not in answers_for(seat, game.seats):
        raise TableError("table-not-yours", status=403)
    return prompt


def too_late(game: RunningGame, asked: str) -> NoReturn:
    """Refuse an answer that comes too late, saying who was first as far as the journal tells."""
    session = session_of(game)
    since = int(asked.partition(".")[0])
    later = session.journal.entries[since + 1 :]
    kinds = ("answer", "faces", "undo", "correction")
    entry = next((entry for entry in later if entry.kind in kinds), None)
    if entry is None:
        raise TableError("table-not-asked")
    if entry.kind in ("undo", "correction"):
        raise TableError("table-asked-anew", who=Ref(str(entry.data["by"])), names=game.names())
    raise TableError("table-already-answered", who=Ref(str(entry.data["seat"])), names=game.names())


def signature_of(seat: SeatRecord) -> str:
    return MASTER if seat.role == "master" else seat.seat


async def change_state(game: RunningGame, **changes: Any) -> None:
    await game.change(table_state=replace(game.table_state, **changes).to_json())
