"""The table without a live connection: what a seat sees, its commands, older log lines, and the master's forms."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated

from fastapi import APIRouter, Body, Query, Request, Response

from regelwerk.engine.book.messages import Names
from regelwerk.engine.screen.display import Amendment, Recruit
from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.errors import TableError
from regelwerk.table.games.commands.carrying_out import carry_out
from regelwerk.table.games.running import RunningGame
from regelwerk.table.metrics import Metrics
from regelwerk.table.screens.language import Language
from regelwerk.table.web.api.dependencies import (
    PROBLEMS,
    CallerSeat,
    LangQuery,
    MasterSeat,
    content_of_draft,
    server_of,
)
from regelwerk.table.wire.commands import Command, Done
from regelwerk.table.wire.log import Line
from regelwerk.table.wire.pages.corrections import AmendmentChoice, AmendmentView, RecruitView
from regelwerk.table.wire.table import TableView

router = APIRouter(prefix="/api/table", tags=["table"], responses=PROBLEMS)
Before = Annotated[int, Query(ge=0, le=10**9, description="Lines of entries before this one")]


async def _running(request: Request, game: str) -> RunningGame:
    """The game; the messages of its system are available to error responses from here on."""
    running = await server_of(request).running(game)
    request.state.package = running.system.package
    return running


@router.get("", summary="All that my seat may know now", response_model=TableView)
async def table(request: Request, seat: CallerSeat, lang: LangQuery = DEFAULT_LANGUAGE) -> Response:
    running = await _running(request, seat.game)
    async with running.locked():
        return Response(running.snapshot(seat, lang), media_type="application/json")


@router.post("/commands", summary="Do something; when it is answered, it is stored")
async def command(
    request: Request, seat: CallerSeat, wanted: Annotated[Command, Body()], lang: LangQuery = DEFAULT_LANGUAGE
) -> Done:
    metrics: Metrics = request.app.state.metrics
    with metrics.command(wanted.do):
        return await carry_out(await _running(request, seat.game), seat, lang, wanted)


@router.get("/log", summary="Older lines of the log", response_model=list[Line])
async def log(request: Request, seat: CallerSeat, before: Before, lang: LangQuery = DEFAULT_LANGUAGE) -> Response:
    running = await _running(request, seat.game)
    async with running.locked():
        return Response(running.lines(seat, lang, before), media_type="application/json")


@router.get("/letters", summary="All letters that my seat may read")
async def letters(request: Request, seat: CallerSeat, lang: LangQuery = DEFAULT_LANGUAGE) -> list[Line]:
    running = await _running(request, seat.game)
    async with running.locked():
        return running.letters(seat, lang)


@router.get("/amendments", summary="What the master may correct")
async def amendments(request: Request, seat: MasterSeat, lang: LangQuery = DEFAULT_LANGUAGE) -> list[AmendmentView]:
    running = await _running(request, seat.game)
    if running.session is None:
        raise TableError("table-not-begun")
    language, names = running.renderer.language(lang), running.names()
    return [_amendment(one, language, names) for one in running.system.amendments(running.session.state)]


@router.get("/rulings", summary="What the master may decide about the next probe of each participant")
async def rulings(request: Request, seat: MasterSeat, lang: LangQuery = DEFAULT_LANGUAGE) -> list[AmendmentView]:
    running = await _running(request, seat.game)
    if running.session is None:
        raise TableError("table-not-begun")
    language, names = running.renderer.language(lang), running.names()
    return [_amendment(one, language, names) for one in running.system.rulings(running.session.state)]


def _amendment(one: Amendment, language: Language, names: Names) -> AmendmentView:
    about = language.cell(one.of, names)
    name = language.text(one.name)
    return AmendmentView(
        who=one.who,
        who_name=names[one.who][language.lang] if one.who in names else one.who,
        name=f"{name} ({about})" if about else name,
        change=one.change,
        kind=one.kind,
        value=one.value,
        low=one.low,
        high=one.high,
        rule=one.rule_id,
        choices=[AmendmentChoice(value=value, text=language.cell(text, names)) for value, text in one.choices],
    )


@router.get("/roster", summary="Whom the master may bring into the running game")
async def roster(request: Request, seat: MasterSeat, lang: LangQuery = DEFAULT_LANGUAGE) -> list[RecruitView]:
    running = await _running(request, seat.game)
    content = await content_of_draft(request, running.system, running.record)
    found = await to_thread(running.system.recruits, content)
    return [_recruit(one, running.renderer.language(lang)) for one in found]


def _recruit(one: Recruit, language: Language) -> RecruitView:
    return RecruitView(id=one.id, name=dict(one.name)[language.lang], kind=language.text(one.kind), change=one.change)
