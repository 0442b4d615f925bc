"""Sheets: of those who take part in a game, as a seat sees them now, and of content; on screen and as a PDF."""

from __future__ import annotations

from asyncio import to_thread
from base64 import b64decode
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.screen.sheet.page import Page, in_words, plain
from regelwerk.engine.screen.sheet.typeset import sheets
from regelwerk.engine.system import System
from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.errors import TableError
from regelwerk.table.screens.rendering import shown_state
from regelwerk.table.screens.seats import sees_as
from regelwerk.table.storage.records import SeatRecord
from regelwerk.table.web.api.dependencies import (
    PROBLEMS,
    CallerSeat,
    Credentials,
    LangQuery,
    calculations_of,
    caller,
    content_of,
    known_system,
    scope_for,
    server_of,
)
from regelwerk.table.web.limits import origin
from regelwerk.table.wire.pages.sheets import SheetView

router = APIRouter(prefix="/api", tags=["sheets"], responses=PROBLEMS)
Who = Annotated[str, Query(max_length=80, description="The id of somebody who takes part")]
Name = Annotated[str, Path(max_length=80)]
PDF = "application/pdf"
FILE: dict[int | str, dict[str, Any]] = {200: {"content": {PDF: {}}}}


async def _in_game(request: Request, seat: SeatRecord, who: str) -> tuple[System, Page]:
    """Somebody's page as this seat sees them: from its view, and only whom it sees at all."""
    running = await server_of(request).running(seat.game)
    request.state.package = running.system.package
    async with running.locked():
        session, chosen = running.session, running.system
        if session is None:
            raise TableError("table-not-begun")
        if chosen.sheets is None:
            raise TableError("table-no-sheets", status=404)
        place = sees_as(seat)
        view = session.game.view(shown_state(session, place), place)
        seen = [card.id for card in chosen.display(view).cards]
        if who not in seen:
            raise TableError("table-no-sheet-of", status=404, field="who", who=who)
        document = session.journal.header.document
    return chosen, (await to_thread(chosen.character_in, document, view, who)).page


async def _in_content(
    request: Request, credentials: Credentials, system: str, kind: str, entry: str
) -> tuple[System, Page]:
    """The page of an entry: of the supplied content, and of one's own for whoever manages files."""
    chosen = known_system(request, system)
    wanted: list[str] = []
    scope: str | None = None
    who = await caller(request, credentials) if credentials is not None else None
    if who is not None and (who.is_host or who.is_master):
        scope = await scope_for(request, who)
        wanted = [one.name for one in await server_of(request).store.contents(system, scope)]
    content = await content_of(request, chosen, wanted, scope)
    module = chosen.sheets
    known = kind in chosen.kinds and entry in chosen.entries(content, kind)
    if module is None or not known:
        raise TableError("table-no-sheet-of", status=404, field="entry", who=entry)
    if entry in module.everybody(content):
        return chosen, (await to_thread(module.of_content, content, entry)).page
    cards = await to_thread(module.cards, content)
    if entry not in cards:
        raise TableError("table-no-sheet-of", status=404, field="entry", who=entry)
    return chosen, cards[entry]


def _view(chosen: System, page: Page, who: str, lang: str) -> SheetView:
    told = plain(in_words(page, phrasebook(lang, chosen.package)))
    return SheetView.model_validate({"id": who, "system": chosen.name, "system_title": chosen.title[lang], **told})


async def _file(request: Request, chosen: System, page: Page, who: str, lang: str) -> Response:
    """Set by a process of its own that is ended if it takes too long: no table waits for it."""
    printing = sheets([page], chosen.package, lang)
    made = await calculations_of(request).work(
        origin(request.scope), work="print", lang=lang, template=printing.template, data=printing.data
    )
    attachment = {"content-disposition": f'attachment; filename="{chosen.name}-{who}.pdf"'}
    return Response(b64decode(made), media_type=PDF, headers=attachment)


@router.get("/table/sheet", summary="Somebody's sheet as my seat sees them now")
async def sheet(request: Request, seat: CallerSeat, who: Who, lang: LangQuery = DEFAULT_LANGUAGE) -> SheetView:
    chosen, page = await _in_game(request, seat, who)
    return _view(chosen, page, who, lang)


@router.get("/table/sheet/file", summary="The same as a PDF", response_class=Response, responses=FILE)
async def sheet_file(request: Request, seat: CallerSeat, who: Who, lang: LangQuery = DEFAULT_LANGUAGE) -> Response:
    chosen, page = await _in_game(request, seat, who)
    return await _file(request, chosen, page, who, lang)


@router.get("/sheets/{system}/{kind}/{entry}", summary="The sheet or card of a content entry")
async def content_sheet(
    request: Request,
    credentials: Credentials,
    system: Name,
    kind: Name,
    entry: Name,
    lang: LangQuery = DEFAULT_LANGUAGE,
) -> SheetView:
    chosen, page = await _in_content(request, credentials, system, kind, entry)
    return _view(chosen, page, entry, lang)


@router.get(
    "/sheets/{system}/{kind}/{entry}/file", summary="The same as a PDF", response_class=Response, responses=FILE
)
async def content_sheet_file(
    request: Request,
    credentials: Credentials,
    system: Name,
    kind: Name,
    entry: Name,
    lang: LangQuery = DEFAULT_LANGUAGE,
) -> Response:
    chosen, page = await _in_content(request, credentials, system, kind, entry)
    return await _file(request, chosen, page, entry, lang)
