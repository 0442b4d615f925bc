"""The debriefing of a finished game: start it, follow its progress, stop it, download the page or the numbers.

Whoever has a link to a game that is over may see everything of it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import orjson
from fastapi import APIRouter, FastAPI, Request, Response

from regelwerk.engine.journal.entries import Header, Journal, lines_of
from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.errors import TableError
from regelwerk.table.screens.scenario_pages import as_names
from regelwerk.table.storage.records import GameRecord, SeatRecord, Stage
from regelwerk.table.web.api.dependencies import PROBLEMS, CallerSeat, LangQuery, server_of
from regelwerk.table.web.api.games.replay import begun_game
from regelwerk.table.wire.pages.debriefing import DebriefingProgress
from regelwerk.table.workers.review_pool import ReviewPool


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    app.state.reviews = ReviewPool()
    yield
    await app.state.reviews.close()


router = APIRouter(prefix="/api/debriefing", tags=["replay"], responses=PROBLEMS, lifespan=lifespan)


def _all(request: Request) -> ReviewPool:
    found: ReviewPool = request.app.state.reviews
    return found


async def _finished(request: Request, seat: SeatRecord) -> GameRecord:
    """The game of a seat, which must be over."""
    game = await server_of(request).store.game(seat.game)
    if game.stage is not Stage.OVER:
        raise TableError("table-review-not-over", status=409)
    return game


async def _name(request: Request, seat: SeatRecord) -> str:
    """A finished game as it stands: taken back and played on it is another one, with a letter more it is not."""
    game = await _finished(request, seat)
    _, _, entries = await begun_game(request, seat)
    return f"{game.id}/{next((one.n for one in reversed(entries) if one.kind != 'letter'), 0)}"


@router.post("", summary="Look at a finished game: what luck and decisions made of it")
async def begin(request: Request, seat: CallerSeat, lang: LangQuery = DEFAULT_LANGUAGE) -> DebriefingProgress:
    game = await _finished(request, seat)
    chosen, _, entries = await begun_game(request, seat)
    assert game.header is not None
    journal = Journal(Header.from_json(game.header), entries)
    names = as_names(game.draft.get("names") or {})
    asked = {"system": chosen.name, "journal": "\n".join(lines_of(journal)), "names": names}
    return await _all(request).begin(await _name(request, seat), lang, asked)


@router.get("", summary="How far it is, or what came of it")
async def seen(request: Request, seat: CallerSeat, lang: LangQuery = DEFAULT_LANGUAGE) -> DebriefingProgress:
    return await _all(request).seen(await _name(request, seat), lang)


@router.delete("", summary="Be content with what is known so far")
async def stop(request: Request, seat: CallerSeat, lang: LangQuery = DEFAULT_LANGUAGE) -> DebriefingProgress:
    return await _all(request).stop(await _name(request, seat), lang)


@router.get("/page", summary="The debriefing as a page to keep", response_class=Response)
async def page(request: Request, seat: CallerSeat, lang: LangQuery = DEFAULT_LANGUAGE) -> Response:
    text = _all(request).file(await _name(request, seat), lang)
    named = {"Content-Disposition": 'attachment; filename="regelwerk.html"'}
    return Response(text, media_type="text/html; charset=utf-8", headers=named)


@router.get("/data", summary="All numbers of the debriefing, to work on with", response_class=Response)
async def data(request: Request, seat: CallerSeat, lang: LangQuery = DEFAULT_LANGUAGE) -> Response:
    found = orjson.dumps(_all(request).data(await _name(request, seat), lang), option=orjson.OPT_INDENT_2)
    named = {"Content-Disposition": 'attachment; filename="regelwerk.json"'}
    return Response(found + b"\n", media_type="application/json", headers=named)
