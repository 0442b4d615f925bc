"""Dependencies of the routes: who asks, in which language, what they may, and which content they use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Depends, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from regelwerk.engine.system import System, UnknownSystem, system
from regelwerk.table.errors import TableError
from regelwerk.table.games.own_content import loaded, scope_of
from regelwerk.table.games.own_entries import with_needed
from regelwerk.table.storage.records import GameRecord, SeatRecord
from regelwerk.table.web.tokens import is_host, token_hash
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.commands import Problem

if TYPE_CHECKING:
    from regelwerk.table.games.game_server import GameServer
    from regelwerk.table.workers.calculation_pool import CalculationPool

LangQuery = Annotated[Lang, Query(description="The language of all text")]
PROBLEMS: dict[int | str, dict[str, Any]] = {"4XX": {"model": Problem, "description": "Why it was not done"}}
_bearer = HTTPBearer(auto_error=False, description="The token of a link: a seat's or the host's")
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]


def server_of(request: Request) -> GameServer:
    server: GameServer = request.app.state.server
    return server


def calculations_of(request: Request) -> CalculationPool:
    calculations: CalculationPool = request.app.state.calculations
    return calculations


@dataclass(frozen=True, slots=True)
class Caller:
    """The sender of a valid token: the host, or the owner of a seat's link."""

    seat: SeatRecord | None = None

    @property
    def is_host(self) -> bool:
        return self.seat is None

    @property
    def is_master(self) -> bool:
        return self.seat is not None and self.seat.role == "master"


async def caller(request: Request, credentials: Credentials) -> Caller:
    """The owner of the token; raises TableError if it is missing, unknown or revoked."""
    if credentials is None:
        raise TableError("table-token-missing", status=401)
    seat = await server_of(request).store.seat_by_token(token_hash(credentials.credentials))
    if seat is None:
        if await is_from_host(request, credentials):
            return Caller()
        raise TableError("table-link-unknown", status=401)
    if seat.revoked:
        raise TableError("table-link-revoked", status=401)
    return Caller(seat)


async def is_from_host(request: Request, credentials: Credentials) -> bool:
    """Whether a request came with the host's link as it is now."""
    if credentials is None:
        return False
    server = server_of(request)
    return is_host(server.secret, credentials.credentials, await server.store.host_generation())


AnyCaller = Annotated[Caller, Depends(caller)]


async def caller_seat(who: AnyCaller) -> SeatRecord:
    """The seat that the token opens."""
    if who.seat is None:
        raise TableError("table-token-no-seat", status=403)
    return who.seat


CallerSeat = Annotated[SeatRecord, Depends(caller_seat)]


async def master_seat(seat: CallerSeat) -> SeatRecord:
    if seat.role != "master":
        raise TableError("table-master-only", status=403)
    return seat


MasterSeat = Annotated[SeatRecord, Depends(master_seat)]


async def host_only(who: AnyCaller) -> Caller:
    if not who.is_host:
        raise TableError("table-only-host", status=403)
    return who


HostOnly = Annotated[Caller, Depends(host_only)]


async def host_or_master(who: AnyCaller) -> Caller:
    """The host or a master: they manage content files."""
    if not (who.is_host or who.is_master):
        raise TableError("table-master-only", status=403)
    return who


HostOrMaster = Annotated[Caller, Depends(host_or_master)]


def known_system(request: Request, name: str) -> System:
    """An installed system, whose messages are available to error responses from here on."""
    try:
        found = system(name)
    except UnknownSystem:
        raise TableError("table-no-system", status=404, field="system", system=name) from None
    request.state.package = found.package
    return found


async def scope_for(request: Request, who: Caller) -> str:
    """Whose content files the caller manages: the house's, or those of a game begun by a stranger."""
    return "" if who.seat is None else scope_of(await game_of(request, who.seat))


async def content_texts(
    request: Request, name: str, wanted: list[str], scope: str | None
) -> tuple[tuple[str, str], ...]:
    """The named content files of a scope, and those whose entries they use; the scope None has no files."""
    if not wanted:
        return ()
    kept = {}
    if scope is not None:
        kept = {one.name: one.text for one in await server_of(request).store.contents(name, scope)}
    for one in wanted:
        if one not in kept:
            raise TableError("table-content-unknown", status=404, field="content", name=one)
    return with_needed(system(name), wanted, kept)


async def content_of(request: Request, chosen: System, wanted: list[str], scope: str | None) -> Any:
    """The content of a system, overlaid with the named files."""
    from asyncio import to_thread

    return await to_thread(loaded, chosen, await content_texts(request, chosen.name, wanted, scope))


async def content_of_draft(request: Request, chosen: System, game: GameRecord) -> Any:
    """The content that a draft names, as far as it is still there: a file may have been thrown away meanwhile."""
    from asyncio import to_thread

    kept = {one.name: one.text for one in await server_of(request).store.contents(chosen.name, scope_of(game))}
    wanted = [one for one in game.draft.get("content", ()) if one in kept]
    return await to_thread(lambda: loaded(chosen, with_needed(chosen, wanted, kept)))


async def game_of(request: Request, seat: SeatRecord) -> GameRecord:
    return await server_of(request).store.game(seat.game)
