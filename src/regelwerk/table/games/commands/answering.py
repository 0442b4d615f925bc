"""Answers of people to what the rules ask, faces they have thrown, and standing orders."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from regelwerk.dice import ImpossibleFaces
from regelwerk.engine.interpreters.session import NotAsked, Refused, Session
from regelwerk.table.errors import TableError
from regelwerk.table.games.commands.leading import leave_to_computer
from regelwerk.table.games.commands.orders import named_order, new_orders
from regelwerk.table.games.commands.sender import done, may_play, only_master, open_prompt, too_late
from regelwerk.table.games.running import RunningGame
from regelwerk.table.games.table_state import STEP, Led
from regelwerk.table.screens.seats import answers_for
from regelwerk.table.storage.records import SeatRecord, WriteConflict
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.commands import AnswerIt, AnswerRow, AnswerWindow, Done, Stand, TypeFaces


async def answer(game: RunningGame, seat: SeatRecord, lang: Lang, command: AnswerIt) -> Done:
    del lang
    may_play(game, seat)
    if command.computer:
        only_master(seat)
    async with _answering(game, command.prompt) as session:
        prompt, step = open_prompt(game, seat, command.prompt), session.journal.step_began
        if command.everybody or command.figures:
            figures = None if command.everybody else command.figures
            session.answer_ahead(prompt.seat, command.key, figures, asked=command.prompt)
        else:
            keys = (command.key, *command.then)
            session.answer_on(prompt.seat, keys, alone=command.alone, asked=command.prompt)
        if command.computer:
            await leave_to_computer(game, [Led(prompt.who, STEP, step)])
    return done(game)


async def answer_window(game: RunningGame, seat: SeatRecord, lang: Lang, command: AnswerWindow) -> Done:
    """Answer for several figures at once; the master may leave others to the computer until the step is over."""
    del lang
    may_play(game, seat)
    if command.computer:
        only_master(seat)
    async with _answering(game, command.prompt) as session:
        prompt = open_prompt(game, seat, command.prompt)
        answers, step = {one.who: one.keys for one in command.answers}, session.journal.step_began
        session.answer_window(prompt.seat, answers, asked=command.prompt, sees_all=seat.role == "master")
        if command.computer:
            await leave_to_computer(game, [Led(one, STEP, step) for one in command.computer])
    return done(game)


async def answer_row(game: RunningGame, seat: SeatRecord, lang: Lang, command: AnswerRow) -> Done:
    """Answer what one figure is asked in a row."""
    del lang
    may_play(game, seat)
    async with _answering(game, command.prompt) as session:
        prompt = open_prompt(game, seat, command.prompt)
        session.answer_row(prompt.seat, command.keys, asked=command.prompt)
    return done(game)


async def type_faces(game: RunningGame, seat: SeatRecord, lang: Lang, command: TypeFaces) -> Done:
    may_play(game, seat)
    try:
        async with game.changing() as session:
            roll = session.wanted_faces
            if roll is None or command.prompt != f"{session.asked_at}.0":
                too_late(game, command.prompt)
            if roll.seat not in answers_for(seat, game.seats):
                raise TableError("table-not-yours", status=403)
            session.type_faces(roll.seat, command.faces)
    except ImpossibleFaces as error:
        key = f"engine-faces-{error.reason.replace('_', '-')}"
        throw = error.throw.notation(lang)
        raise TableError(key, status=422, throw=throw, die=error.die + 1, face=error.face) from None
    except WriteConflict:
        too_late(game, command.prompt)
    return done(game)


async def stand(game: RunningGame, seat: SeatRecord, lang: Lang, command: Stand) -> Done:
    may_play(game, seat)
    if command.seat not in answers_for(seat, game.seats):
        raise TableError("table-not-yours", status=403)
    order = named_order(command)
    async with game.changing() as session:
        if not command.on:
            if order in session.orders:
                session.standing(order, False)
            return done(game)
        if order in session.orders:
            return done(game)
        orders = new_orders(game.system, session, command)
        for one in orders:
            session.standing(one, True)
    language, names = game.renderer.language(lang), game.names()
    return done(game, " ".join(language.order(one, names) for one in orders))


@asynccontextmanager
async def _answering(game: RunningGame, asked: str) -> AsyncIterator[Session[Any]]:
    """Change the game by an answer; refuse what the rules refuse, and what comes too late."""
    try:
        async with game.changing() as session:
            yield session
    except Refused as refused:
        raise _refused(game, refused) from None
    except (NotAsked, WriteConflict):
        too_late(game, asked)


def _refused(game: RunningGame, refused: Refused) -> TableError:
    refusal = refused.refusal
    return TableError(
        "table-refused", status=422, rule=refusal.rule_id, package=game.system.package, names=game.names(),
        reason=refusal.reason,
    )  # fmt: skip
