"""The newspaper of a game, where its system has one."""

from __future__ import annotations

from asyncio import to_thread

from fastapi import APIRouter, Request

from regelwerk.languages import DEFAULT_LANGUAGE, written_in
from regelwerk.table.errors import TableError
from regelwerk.table.screens.newspaper import newspaper
from regelwerk.table.web.api.dependencies import PROBLEMS, CallerSeat, LangQuery, server_of
from regelwerk.table.wire.pages.news import Newspaper

router = APIRouter(prefix="/api/news", tags=["replay"], responses=PROBLEMS)


@router.get("", summary="What everybody may know of the game, as a newspaper")
async def news(request: Request, seat: CallerSeat, lang: LangQuery = DEFAULT_LANGUAGE) -> Newspaper:
    running = await server_of(request).running(seat.game)
    paper = running.system.paper
    if paper is None:
        raise TableError("table-no-paper", status=404, system=running.system.title[lang])
    async with running.locked():
        if running.session is None:
            raise TableError("table-not-begun")
        entries = [one for one in running.session.journal.effective() if one.n < running.record.head]
        scene = written_in(running.session.journal.header.document.get("name"), lang)
        names = running.names()
    return await to_thread(newspaper, running.system, paper, entries, names, scene, lang)
