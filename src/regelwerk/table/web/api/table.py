"""The table without a live connection: what a seat sees, what it does, the older log; and the master's forms."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated

from fastapi import APIRouter, Body, Query, Request

from regelwerk.engine.book.messages import Names
from regelwerk.engine.screen.display import Amendment, Recruit
from regelwerk.table.errors import Trouble
from regelwerk.table.games.commands import carry_out
from regelwerk.table.games.own_content import scope_of
from regelwerk.table.games.running import RunningGame
from regelwerk.table.screens.language import Tongue
from regelwerk.table.web.api.dependencies import PROBLEMS, Mastering, Seated, Spoken, content_of, hall_of
from regelwerk.table.wire.commands import Command, Done
from regelwerk.table.wire.log import Line
from regelwerk.table.wire.pages import AmendmentChoice, AmendmentView, RecruitView
from regelwerk.table.wire.table import TableView

router = APIRouter(prefix="/api/table", tags=["table"], responses=PROBLEMS)
Before = Annotated[int, Query(ge=0, le=10**9, description="Lines of entries before this one")]


async def _running(request: Request, game: str) -> RunningGame:
    """The game, and the words of its system for whatever goes wrong from here on."""
    running = await hall_of(request).running(game)
    request.state.package = running.system.package
    return running


@router.get("", summary="All that my seat may know now")
async def table(request: Request, seat: Seated, lang: Spoken = "de") -> TableView:
    running = await _running(request, seat.game)
    async with running.still():
        return running.table(seat, lang)


@router.post("/commands", summary="Do something; when it is answered, it is stored")
async def command(request: Request, seat: Seated, wanted: Annotated[Command, Body()], lang: Spoken = "de") -> Done:
    return await carry_out(await _running(request, seat.game), seat, lang, wanted)


@router.get("/log", summary="Older lines of the log")
async def log(request: Request, seat: Seated, before: Before, lang: Spoken = "de") -> list[Line]:
    running = await _running(request, seat.game)
    async with running.still():
        return running.lines(seat, lang, before)


@router.get("/amendments", summary="What the master may correct")
async def amendments(request: Request, seat: Mastering, lang: Spoken = "de") -> list[AmendmentView]:
    running = await _running(request, seat.game)
    if running.session is None:
        raise Trouble("table-not-begun")
    tongue, names = running.screens.tongue(lang), running.names()
    return [_amendment(one, tongue, names) for one in running.system.amendments(running.session.state)]


def _amendment(one: Amendment, tongue: Tongue, names: Names) -> AmendmentView:
    about = tongue.cell(one.of, names)
    name = tongue.text(one.name)
    return AmendmentView(
        who=one.who,
        who_name=names[one.who][tongue.lang] if one.who in names else one.who,
        name=f"{name} ({about})" if about else name,
        change=one.change,
        kind=one.kind,
        value=one.value,
        low=one.low,
        high=one.high,
        choices=[AmendmentChoice(value=value, text=tongue.cell(text, names)) for value, text in one.choices],
    )


@router.get("/roster", summary="Whom the master may bring into the running game")
async def roster(request: Request, seat: Mastering, lang: Spoken = "de") -> list[RecruitView]:
    running = await _running(request, seat.game)
    wanted = list(running.record.draft.get("content", ()))
    content = await content_of(request, running.system, wanted, scope_of(running.record))
    found = await to_thread(running.system.recruits, content)
    return [_recruit(one, running.screens.tongue(lang)) for one in found]


def _recruit(one: Recruit, tongue: Tongue) -> RecruitView:
    return RecruitView(id=one.id, name=dict(one.name)[tongue.lang], kind=tongue.text(one.kind), change=one.change)
