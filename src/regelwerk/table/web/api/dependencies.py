"""Who asks, in which language, and what they may: what all routers share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Depends, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from regelwerk.engine.game import System, UnknownSystem, system
from regelwerk.table.errors import Trouble
from regelwerk.table.games.own_content import loaded, scope_of
from regelwerk.table.storage.store import GameRecord, SeatRecord
from regelwerk.table.web.security import is_host, token_hash
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.commands import Problem

if TYPE_CHECKING:
    from regelwerk.table.games.game_server import Hall
    from regelwerk.table.workers.calculation_pool import Reckoning

Spoken = Annotated[Lang, Query(description="The language of all text")]
PROBLEMS: dict[int | str, dict[str, Any]] = {"4XX": {"model": Problem, "description": "Why it was not done"}}
_bearer = HTTPBearer(auto_error=False, description="The token of a link: a seat's or the host's")
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def reckoning_of(request: Request) -> Reckoning:
    reckoning: Reckoning = request.app.state.reckoning
    return reckoning


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a token: the host, or whoever has the link of one seat."""

    seat: SeatRecord | None = None

    @property
    def is_host(self) -> bool:
        return self.seat is None

    @property
    def is_master(self) -> bool:
        return self.seat is not None and self.seat.role == "master"


async def guest(request: Request, credentials: Credentials) -> Guest:
    """Whoever the token lets in; nobody else."""
    if credentials is None:
        raise Trouble("table-token-missing", status=401)
    hall = hall_of(request)
    if is_host(hall.secret, credentials.credentials):
        return Guest()
    seat = await hall.store.seat_by_token(token_hash(credentials.credentials))
    if seat is None:
        raise Trouble("table-link-unknown", status=401)
    if seat.revoked:
        raise Trouble("table-link-revoked", status=401)
    return Guest(seat)


Anybody = Annotated[Guest, Depends(guest)]


async def seated(who: Anybody) -> SeatRecord:
    """The seat of a game that the token opens."""
    if who.seat is None:
        raise Trouble("table-token-no-seat", status=403)
    return who.seat


Seated = Annotated[SeatRecord, Depends(seated)]


async def mastering(seat: Seated) -> SeatRecord:
    if seat.role != "master":
        raise Trouble("table-master-only", status=403)
    return seat


Mastering = Annotated[SeatRecord, Depends(mastering)]


async def hosting(who: Anybody) -> Guest:
    if not who.is_host:
        raise Trouble("table-only-host", status=403)
    return who


Hosting = Annotated[Guest, Depends(hosting)]


async def keeping(who: Anybody) -> Guest:
    """The host and every master look after the content of the house."""
    if not (who.is_host or who.is_master):
        raise Trouble("table-master-only", status=403)
    return who


Keeping = Annotated[Guest, Depends(keeping)]


def known_system(request: Request, name: str) -> System:
    """An installed system. What goes wrong from here on may be said in its words."""
    try:
        found = system(name)
    except UnknownSystem:
        raise Trouble("table-no-system", status=404, field="system", system=name) from None
    request.state.package = found.package
    return found


async def scope_for(request: Request, who: Guest) -> str:
    """Whose content somebody looks after: the house's, or that of the game that they have begun as a stranger."""
    return "" if who.seat is None else scope_of(await game_of(request, who.seat))


async def own_texts(request: Request, name: str, wanted: list[str], scope: str | None) -> tuple[tuple[str, str], ...]:
    """The content files that a game uses, by their names; None: there cannot be any."""
    if not wanted:
        return ()
    kept = {}
    if scope is not None:
        kept = {one.name: one.text for one in await hall_of(request).store.contents(name, scope)}
    for one in wanted:
        if one not in kept:
            raise Trouble("table-content-unknown", status=404, field="content", name=one)
    return tuple((one, kept[one]) for one in wanted)


async def content_of(request: Request, chosen: System, wanted: list[str], scope: str | None) -> Any:
    """The content of a system with somebody's own over it."""
    from asyncio import to_thread

    return await to_thread(loaded, chosen, await own_texts(request, chosen.name, wanted, scope))


async def game_of(request: Request, seat: SeatRecord) -> GameRecord:
    return await hall_of(request).store.game(seat.game)
