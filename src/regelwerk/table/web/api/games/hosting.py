"""The games of a server: listed, made and removed by its host."""

from __future__ import annotations

import secrets
import time
from asyncio import to_thread
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from regelwerk.engine.effects import MASTER
from regelwerk.engine.game import Json
from regelwerk.engine.lessons.guide import DOCUMENT_KEY
from regelwerk.engine.system import system, system_names
from regelwerk.languages import DEFAULT_LANGUAGE, written_in
from regelwerk.table.errors import TableError
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.outcomes import outcome_told
from regelwerk.table.screens.scenario_pages import Scene, as_names, scene_of, supplied
from regelwerk.table.storage.records import DamagedGame, DamagedGameError, GameRecord, SeatRecord, Stage
from regelwerk.table.storage.store import Store
from regelwerk.table.web.api.dependencies import (
    PROBLEMS,
    AnyCaller,
    Credentials,
    HostOnly,
    LangQuery,
    caller,
    content_of,
    is_from_host,
    known_system,
    server_of,
)
from regelwerk.table.web.api.games.search import GameSearch, is_found
from regelwerk.table.web.limits import origin
from regelwerk.table.web.links import host_link
from regelwerk.table.web.tokens import host_token, origin_mark, seat_token, token_hash
from regelwerk.table.wire.base import Lang, Role
from regelwerk.table.wire.pages.games import Created, GameInfo, HostLink, NewGame, Whoami

if TYPE_CHECKING:
    from regelwerk.table.games.game_server import GameServer

router = APIRouter(prefix="/api", tags=["games"], responses=PROBLEMS)
GameId = Annotated[str, Path(max_length=40)]
MOST_GAMES = 1_000
OPENED_FOR_OUTCOME = 10
"""Finished games of earlier versions that one request opens to find out how they ended."""
MOST_OF_STRANGERS = 500
"""Most games begun without the host's link, so that there is always room for the host's own."""
MOST_FROM_ONE, A_DAY = 10, 86_400.0
"""Most games begun from one address in this many seconds, where strangers may begin games."""


@router.get("/games", summary="All games of the house, the one that changed last first, or those that are looked for")
async def games(
    request: Request, _: HostOnly, search: GameSearch, lang: LangQuery = DEFAULT_LANGUAGE
) -> list[GameInfo]:
    server = server_of(request)
    found = []
    seated = await server.store.all_seats()
    for game in await _with_outcomes(server, await server.store.games()):
        # Games of a system that is no longer installed are not listed.
        if game.system in system_names():
            seats = seated.get(game.id, [])
            master = next((seat for seat in seats if seat.role == "master"), None)
            if isinstance(game, DamagedGame) or master is None:
                found.append(_damaged_info(request, game, master, lang))
            else:
                found.append(await _info(request, game, master, seats, lang))
    return [info for info in found if is_found(info, search)]


async def _with_outcomes(server: GameServer, listed: list[GameRecord | DamagedGame]) -> list[GameRecord | DamagedGame]:
    """Games that ended before outcomes were kept are opened once, a few at a time."""
    patience = OPENED_FOR_OUTCOME
    found: list[GameRecord | DamagedGame] = []
    for game in listed:
        if isinstance(game, GameRecord) and game.stage is Stage.OVER and game.outcome is None and patience:
            patience -= 1
            found.append(await _with_outcome(server, game))
        else:
            found.append(game)
    return found


async def _with_outcome(server: GameServer, game: GameRecord) -> GameRecord:
    try:
        outcome = (await server.running(game.id)).ending()
    except (TableError, DamagedGameError):
        return game
    if outcome is None:
        return game
    await server.store.keep_outcome(game.id, game.head, outcome)
    return replace(game, outcome=outcome)


def _damaged_info(request: Request, game: GameRecord | DamagedGame, master: SeatRecord | None, lang: Lang) -> GameInfo:
    """A damaged game: it can be removed, or restored from a backup."""
    return GameInfo(
        id=game.id,
        system=game.system,
        system_title=system(game.system).title[lang],
        title=game.title,
        scene="",
        scene_name="",
        stage="over",
        round=0,
        changed=game.changed,
        connected=0,
        token=seat_token(server_of(request).secret, game.id, master.id, master.generation) if master else "",
        damaged=TableError("table-game-damaged").problem(lang).text,
    )


async def _info(
    request: Request, game: GameRecord, master: SeatRecord, seats: list[SeatRecord], lang: Lang
) -> GameInfo:
    server = server_of(request)
    chosen = system(game.system)
    document = (game.header or {}).get("document", {})
    scene = str(document.get("scenario", "") or game.draft.get("scene", ""))
    names = document.get("name") or chosen.scenarios(await to_thread(supplied, chosen)).get(scene)
    winner, outcome = outcome_told(game.outcome, Language(lang, chosen), as_names(game.draft.get("names") or {}))
    return GameInfo(
        id=game.id,
        system=game.system,
        system_title=chosen.title[lang],
        title=game.title,
        scene=scene,
        scene_name=written_in(names, lang),
        stage=game.stage.value,
        round=server.round_of(game.id) or (game.outcome or {}).get("rounds", 0),
        changed=game.changed,
        created=game.created,
        connected=sum(server.connected(seat) for seat in seats),
        token=_token(server.secret, game, learner_of(game, seats) or master),
        people=[seat.name for seat in seats if seat.name and seat.role != "spectator" and not seat.revoked],
        winner=winner,
        outcome=outcome,
    )


def _token(secret: bytes, game: GameRecord, seat: SeatRecord) -> str:
    return seat_token(secret, game.id, seat.id, seat.generation)


def learner_of(game: GameRecord, seats: list[SeatRecord]) -> SeatRecord | None:
    """The seat of the learner, where a game is a guided scene: that one opens it, not the master's."""
    lesson = (game.header or {}).get("document", {}).get(DOCUMENT_KEY)
    wanted = lesson.get("seat") if isinstance(lesson, dict) else None
    return next((one for one in seats if one.role == "player" and one.seat == wanted and not one.revoked), None)


@router.post("/games", summary="Prepare a game", status_code=201)
async def new_game(
    request: Request, wanted: NewGame, credentials: Credentials, lang: LangQuery = DEFAULT_LANGUAGE
) -> Created:
    return await admitted(request, credentials, lambda stranger: _begun(request, wanted, lang, stranger))


async def admitted(request: Request, credentials: Credentials, begin: Callable[[str], Awaitable[Created]]) -> Created:
    """Begin a game for whoever may: the host, or, at an open table, strangers within their limits."""
    server = server_of(request)
    refuse_if_draining(server)
    if not server.settings.is_open and credentials is None:
        raise TableError("table-host-missing", status=401)
    if not server.settings.is_open and not (await caller(request, credentials)).is_host:
        raise TableError("table-only-host", status=403)
    if await is_from_host(request, credentials):
        return await begin("")
    async with server.strangers_lock:
        return await begin(_stranger(request))


def refuse_if_draining(server: GameServer) -> None:
    """A server that is about to stop takes no new games; another one, or the same in a moment, does."""
    if server.is_draining:
        raise TableError("table-draining", status=503)


def _stranger(request: Request) -> str:
    """The origin mark of a stranger."""
    return origin_mark(server_of(request).secret, origin(request.scope))


async def make_room(server: GameServer, stranger: str) -> None:
    """Refuse another game if there are too many; those of a stranger, or of all strangers, are counted too."""
    if stranger:
        of_all, own = await server.store.count_strangers(stranger, time.time() - A_DAY)
        if own >= MOST_FROM_ONE:
            raise TableError("table-too-many-from-one", status=429, most=MOST_FROM_ONE)
        if of_all >= MOST_OF_STRANGERS:
            raise TableError("table-too-many-of-strangers", status=409)
    if await server.store.count_games() >= MOST_GAMES:
        raise TableError("table-too-many-games", status=409, most=MOST_GAMES)


async def _begun(request: Request, wanted: NewGame, lang: Lang, stranger: str) -> Created:
    server = server_of(request)
    await make_room(server, stranger)
    chosen = known_system(request, wanted.system)
    # A stranger's own content belongs to a game, so there is none before it.
    content = await content_of(request, chosen, wanted.content, None if stranger else "")
    scene = await to_thread(scene_of, chosen, content, wanted.scene, wanted.options)
    title = wanted.title or written_in(scene.document.get("name"), lang) or wanted.scene
    draft: Json = {
        "system": chosen.name,
        "scene": wanted.scene,
        "options": wanted.options,
        "content": wanted.content,
        "names": {},
    }
    return await create(server.store, server.secret, chosen.name, title, draft, first_seats(scene), stranger)


def first_seats(scene: Scene) -> dict[str, str]:
    """The suggested players of a scene's seats, without the master's own."""
    return {seat: player for seat, player in scene.suggested().items() if seat != MASTER}


async def create(
    store: Store, secret: bytes, system_name: str, title: str, draft: Json, players: dict[str, str],
    stranger: str = "", master: str = MASTER,
) -> Created:  # fmt: skip
    """Store a game in its lobby, with a link for the master and one for each seat; `master` plays the master's."""
    game = new_record(system_name, title, draft, {}, stranger)
    seats = [new_seat(game.id, "master", MASTER, master)]
    seats += [new_seat(game.id, "player", seat, player) for seat, player in players.items()]
    kept = await store.create(game, seats, hashing(secret))
    return Created(game=game.id, token=seat_token(secret, game.id, kept[0].id, kept[0].generation))


def new_record(system_name: str, title: str, draft: Json, table_state: Json, stranger: str = "") -> GameRecord:
    """A game that is being prepared."""
    now = time.time()
    return GameRecord(
        secrets.token_hex(8), system_name, title, Stage.LOBBY, draft, None, None, table_state, version=0, head=0,
        created=now, changed=now, origin=stranger,
    )  # fmt: skip


def new_seat(game: str, role: Role, seat: str, player: str, name: str = "") -> SeatRecord:
    return SeatRecord(
        id=0, game=game, role=role, seat=seat, player=player, name=name, generation=1, token_hash="", revoked=False,
        manual=False,
    )  # fmt: skip


def hashing(secret: bytes) -> Callable[[SeatRecord], str]:
    """Hashes the token of a seat, which derives from the seat's id and so exists only after it."""
    return lambda seat: token_hash(seat_token(secret, seat.game, seat.id, seat.generation))


async def renewed(store: Store, secret: bytes, seat: SeatRecord) -> SeatRecord:
    """A seat with a new link; the old one stops working, everything else stays."""
    found = replace(seat, generation=seat.generation + 1, revoked=False)
    found = replace(found, token_hash=hashing(secret)(found))
    await store.change_seat(seat, generation=found.generation, token_hash=found.token_hash, revoked=False)
    return found


@router.delete("/games/{game}", summary="Remove a game with its journal and all its links", status_code=204)
async def remove(request: Request, game: GameId, _: HostOnly) -> Response:
    server = server_of(request)
    await server.store.remove(game)
    await server.close_game(game)
    return Response(status_code=204)


@router.post("/games/{game}/renew", summary="A new link for the master; the old one opens nothing any more")
async def renew(request: Request, game: GameId, _: HostOnly) -> Created:
    server = server_of(request)
    master = next((seat for seat in await server.store.seats(game) if seat.role == "master"), None)
    if master is None:
        raise TableError("table-no-game", status=404)
    kept = await renewed(server.store, server.secret, master)
    await server.changed(game)
    return Created(game=game, token=seat_token(server.secret, game, kept.id, kept.generation))


@router.post("/host/renew", summary="A new link for the host; the old one opens nothing any more")
async def renew_host(
    request: Request,
    _: HostOnly,
    masters: Annotated[bool, Query(description="Also renew the masters' links, which the old link could see")] = False,
) -> HostLink:
    server = server_of(request)
    renewed_games = 0
    for game in await server.store.games() if masters else ():
        for seat in await server.store.seats(game.id):
            if seat.role == "master":
                await renewed(server.store, server.secret, seat)
                renewed_games += 1
        await server.changed(game.id)
    token = host_token(server.secret, await server.store.renew_host())
    return HostLink(token=token, link=host_link(token), masters=renewed_games)


@router.get("/me", summary="What my token opens")
async def me(request: Request, who: AnyCaller, lang: LangQuery = DEFAULT_LANGUAGE) -> Whoami:
    if who.seat is None:
        return Whoami(role="host")
    game = await server_of(request).store.game(who.seat.game)
    chosen = system(game.system)
    winner, outcome = outcome_told(game.outcome, Language(lang, chosen), as_names(game.draft.get("names") or {}))
    return Whoami(
        role=who.seat.role,
        game=game.id,
        seat=who.seat.seat,
        name=who.seat.name,
        title=game.title,
        system=game.system,
        system_title=chosen.title[lang],
        stage=game.stage.value,
        changed=game.changed,
        winner=winner,
        outcome=outcome,
    )
