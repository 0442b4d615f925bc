"""Who asks, in which language, and what they may: what all routers share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Depends, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from regelwerk.engine.game import System, UnknownSystem, system
from regelwerk.table.errors import TableError
from regelwerk.table.games.own_content import loaded, scope_of
from regelwerk.table.storage.records import GameRecord, SeatRecord
from regelwerk.table.web.security import is_host, token_hash
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
    """Somebody with a token: the host, or whoever has the link of one seat."""

    seat: SeatRecord | None = None

    @property
    def is_host(self) -> bool:
        return self.seat is None

    @property
    def is_master(self) -> bool:
        return self.seat is not None and self.seat.role == "master"


async def caller(request: Request, credentials: Credentials) -> Caller:
    """Whoever the token lets in; nobody else."""
    if credentials is None:
        raise TableError("table-token-missing", status=401)
    server = server_of(request)
    if is_host(server.secret, credentials.credentials):
        return Caller()
    seat = await server.store.seat_by_token(token_hash(credentials.credentials))
    if seat is None:
        raise TableError("table-link-unknown", status=401)
    if seat.revoked:
        raise TableError("table-link-revoked", status=401)
    return Caller(seat)


AnyCaller = Annotated[Caller, Depends(caller)]


async def caller_seat(who: AnyCaller) -> SeatRecord:
    """The seat of a game that the token opens."""
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
    """The host and every master look after the content of the house."""
    if not (who.is_host or who.is_master):
        raise TableError("table-master-only", status=403)
    return who


HostOrMaster = Annotated[Caller, Depends(host_or_master)]


def known_system(request: Request, name: str) -> System:
    """An installed system. What goes wrong from here on may be said in its words."""
    try:
        found = system(name)
    except UnknownSystem:
        raise TableError("table-no-system", status=404, field="system", system=name) from None
    request.state.package = found.package
    return found


async def scope_for(request: Request, who: Caller) -> str:
    """Whose content somebody looks after: the house's, or that of the game that they have begun as a stranger."""
    return "" if who.seat is None else scope_of(await game_of(request, who.seat))


async def own_texts(request: Request, name: str, wanted: list[str], scope: str | None) -> tuple[tuple[str, str], ...]:
    """The content files that a game uses, by their names; None: there cannot be any."""
    if not wanted:
        return ()
    kept = {}
    if scope is not None:
        kept = {one.name: one.text for one in await server_of(request).store.contents(name, scope)}
    for one in wanted:
        if one not in kept:
            raise TableError("table-content-unknown", status=404, field="content", name=one)
    return tuple((one, kept[one]) for one in wanted)


async def content_of(request: Request, chosen: System, wanted: list[str], scope: str | None) -> Any:
    """The content of a system with somebody's own over it."""
    from asyncio import to_thread

    return await to_thread(loaded, chosen, await own_texts(request, chosen.name, wanted, scope))


async def game_of(request: Request, seat: SeatRecord) -> GameRecord:
    return await server_of(request).store.game(seat.game)
