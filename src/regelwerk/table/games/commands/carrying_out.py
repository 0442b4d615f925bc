"""The commands of people at a table, a function for each: it checks the sender, then carries it out or refuses it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from regelwerk.table.errors import STORAGE_ERRORS, TableError, storage_problem
from regelwerk.table.games.commands.answering import answer, answer_row, answer_window, stand, type_faces
from regelwerk.table.games.commands.asking import ask_best, ask_hint, ask_recap, consider, explain
from regelwerk.table.games.commands.leading import lead
from regelwerk.table.games.commands.leaving import concede, leave_lesson
from regelwerk.table.games.commands.letters import show_letter, write_letter
from regelwerk.table.games.commands.master import correct, count_down, hurry, pause, take_over, throw_by_hand
from regelwerk.table.games.commands.shares import add_seed, pledge, show_share
from regelwerk.table.games.commands.undoing import consent, take_back
from regelwerk.table.games.running import RunningGame
from regelwerk.table.storage.records import SeatRecord, WriteConflict
from regelwerk.table.wire.base import Lang, Wire
from regelwerk.table.wire.commands import (
    AddSeed,
    AnswerIt,
    AnswerRow,
    AnswerWindow,
    AskBest,
    AskHint,
    AskRecap,
    Command,
    Concede,
    Consent,
    Consider,
    Correct,
    Countdown,
    Done,
    Explain,
    Hurry,
    Lead,
    LeaveLesson,
    Manual,
    Pause,
    Pledge,
    ShowLetter,
    ShowShare,
    Stand,
    TakeBack,
    TakeOver,
    TypeFaces,
    WriteLetter,
)

HANDLERS: dict[type[Wire], Callable[..., Awaitable[Done]]] = {
    AnswerIt: answer,
    AnswerWindow: answer_window,
    AnswerRow: answer_row,
    TypeFaces: type_faces,
    Stand: stand,
    TakeBack: take_back,
    Consent: consent,
    Correct: correct,
    Pause: pause,
    Hurry: hurry,
    Countdown: count_down,
    Concede: concede,
    AddSeed: add_seed,
    Pledge: pledge,
    ShowShare: show_share,
    Manual: throw_by_hand,
    WriteLetter: write_letter,
    ShowLetter: show_letter,
    TakeOver: take_over,
    Lead: lead,
    Consider: consider,
    AskBest: ask_best,
    AskHint: ask_hint,
    LeaveLesson: leave_lesson,
    AskRecap: ask_recap,
    Explain: explain,
}


async def carry_out(game: RunningGame, seat: SeatRecord, lang: Lang, command: Command) -> Done:
    """Carry out the command of a seat; when this returns, its changes are stored."""
    if game.session is None and not isinstance(command, Pledge):
        raise TableError("table-not-begun")
    try:
        return await HANDLERS[type(command)](game, seat, lang, command)
    except STORAGE_ERRORS as error:
        if isinstance(error, WriteConflict):
            await game.catch_up()
        raise storage_problem(error) from error
