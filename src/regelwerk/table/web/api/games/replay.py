"""Replay of a game as one seat saw it, and verification of its journal."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from regelwerk.engine.journal.entries import Entry, Header, Journal, lines_of
from regelwerk.engine.system import System
from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.errors import TableError
from regelwerk.table.games.replays import Replays, moments
from regelwerk.table.screens.rendering import Renderer
from regelwerk.table.screens.seats import sees_as
from regelwerk.table.storage.records import DamagedGameError, GameRecord, SeatRecord, Stage
from regelwerk.table.web.api.dependencies import PROBLEMS, CallerSeat, LangQuery, calculations_of, server_of
from regelwerk.table.web.limits import origin
from regelwerk.table.wire.pages.replay import ReplayIndex, VerdictView
from regelwerk.table.wire.table import TableView

router = APIRouter(prefix="/api", tags=["replay"], responses=PROBLEMS)
Number = Annotated[int, Path(ge=0, le=10**9)]
_replays = Replays()


async def begun_game(request: Request, seat: SeatRecord) -> tuple[System, GameRecord, list[Entry]]:
    """A game that has begun, with its journal."""
    running = await server_of(request).running(seat.game)
    request.state.package = running.system.package
    async with running.locked():
        if running.session is None:
            raise TableError("table-not-begun")
        return running.system, running.record, running.session.journal.entries[: running.record.head]


@router.get("/replay", summary="The moments of my game at which something happened")
async def index(request: Request, seat: CallerSeat, lang: LangQuery = DEFAULT_LANGUAGE) -> ReplayIndex:
    chosen, game, entries = await begun_game(request, seat)
    assert game.header is not None
    header = Header.from_json(game.header)

    def found() -> ReplayIndex:
        session = _replays.session(chosen, header, entries, game.id)
        renderer = Renderer(chosen)
        names = renderer.names(session, game.draft.get("names") or {})
        return ReplayIndex(
            game=game.id,
            title=game.title,
            system=game.system,
            finished=game.stage is Stage.OVER,
            moments=moments(renderer, entries, names, sees_as(seat), lang),
            last=len(entries) - 1,
        )

    return await to_thread(found)


@router.get("/replay/{n}", summary="The table as my seat saw it after an entry", response_model=TableView)
async def moment(request: Request, seat: CallerSeat, n: Number, lang: LangQuery = DEFAULT_LANGUAGE) -> Response:
    chosen, game, entries = await begun_game(request, seat)
    if n >= len(entries):
        raise TableError("table-no-moment", status=404, last=len(entries) - 1)
    seats = await server_of(request).store.seats(game.id)
    shown = await to_thread(_replays.snapshot, chosen, game, entries[: n + 1], seats, seat, lang)
    return Response(shown, media_type="application/json")


@router.get("/verify", summary="Play the journal again and check its chain, its rules and its dice")
async def verify(request: Request, seat: CallerSeat, lang: LangQuery = DEFAULT_LANGUAGE) -> VerdictView:
    chosen, _, _ = await begun_game(request, seat)
    # Verify what is stored, not what this process holds in memory.
    store = server_of(request).store
    game = await store.game(seat.game)
    entries = await store.entries(seat.game, until=game.head)
    if len(entries) < game.head:
        raise DamagedGameError(game.id, "entries")
    assert game.header is not None
    text = "\n".join(lines_of(Journal(Header.from_json(game.header), entries)))
    try:
        found = await calculations_of(request).work(
            origin(request.scope),
            work="verify", lang=lang, system=chosen.name, journal=text, seat=sees_as(seat),
            names=game.draft.get("names") or {},
        )  # fmt: skip
    except TableError as error:
        if not error.code.startswith("journal-"):
            raise
        return VerdictView(fine=False, text=error.problem(lang).text, entries=len(entries))
    return VerdictView(**found)
