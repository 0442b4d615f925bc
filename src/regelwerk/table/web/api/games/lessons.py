"""Guided scenes: one request begins one, and its answer opens the learner's seat."""

from __future__ import annotations

from asyncio import to_thread
from typing import TYPE_CHECKING

from fastapi import APIRouter, Request

from regelwerk.engine.effects import MASTER
from regelwerk.engine.lessons.guide import DOCUMENT_KEY
from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.screens.lessons import found_lesson
from regelwerk.table.screens.scenario_pages import PERSON
from regelwerk.table.web.api.dependencies import PROBLEMS, Credentials, LangQuery, known_system, server_of
from regelwerk.table.web.api.games.hosting import admitted, create, learner_of, make_room
from regelwerk.table.web.tokens import seat_token
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.pages.games import Created
from regelwerk.table.wire.pages.lessons import NewLesson

if TYPE_CHECKING:
    from regelwerk.engine.game import Json

router = APIRouter(prefix="/api/lessons", tags=["lessons"], responses=PROBLEMS)


@router.post("", summary="Begin a guided scene alone", status_code=201)
async def begin(
    request: Request, wanted: NewLesson, credentials: Credentials, lang: LangQuery = DEFAULT_LANGUAGE
) -> Created:
    return await admitted(request, credentials, lambda stranger: _begun(request, wanted, lang, stranger))


async def _begun(request: Request, wanted: NewLesson, lang: Lang, stranger: str) -> Created:
    """The computer plays everybody else, the master too, as far as the lesson does not say what they do."""
    server = server_of(request)
    await make_room(server, stranger)
    chosen = known_system(request, wanted.system)
    found = await to_thread(found_lesson, chosen, wanted.lesson)
    document = found.document
    learner = document[DOCUMENT_KEY]["seat"]
    seats = await to_thread(lambda: chosen.game.seats(chosen.start(document)))
    computer = chosen.default_tactic
    players = {seat: PERSON if seat == learner else computer for seat in seats if seat != MASTER}
    draft: Json = {"system": chosen.name, "scene": found.lesson.scenario, "options": {}, "content": [], "names": {}}
    title = found.lesson.name.told(lang)
    created = await create(server.store, server.secret, chosen.name, title, draft, players, stranger, master=computer)
    await server.begin(created.game, document)
    game = await server.store.game(created.game)
    seat = learner_of(game, await server.store.seats(created.game))
    assert seat is not None
    return Created(game=created.game, token=seat_token(server.secret, game.id, seat.id, seat.generation))
