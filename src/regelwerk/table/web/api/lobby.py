"""The lobby: the master prepares the scene, hands out links, and begins the game."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated

from fastapi import APIRouter, Path, Request

from regelwerk.engine.effects import MASTER
from regelwerk.engine.system import System, system
from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.players.levels import names
from regelwerk.table.errors import TableError
from regelwerk.table.games.own_content import scope_of
from regelwerk.table.screens.scenario_pages import PERSON, Scene, scene_of
from regelwerk.table.storage.records import GameRecord, SeatRecord, Stage
from regelwerk.table.web.api.dependencies import PROBLEMS, LangQuery, MasterSeat, content_of, game_of, server_of
from regelwerk.table.web.api.games import first_seats, hashing, new_seat, renewed
from regelwerk.table.web.links import base_url, own_addresses
from regelwerk.table.web.lobby_page import LinkMaker, current_scene, lobby_page
from regelwerk.table.wire.pages.lobby import Lobby, LobbyChange, NewSeat, SeatChange

router = APIRouter(prefix="/api/lobby", tags=["lobby"], responses=PROBLEMS)
SeatId = Annotated[int, Path(ge=1, le=2**31 - 1)]
MOST_SPECTATORS = 20


@router.get("", summary="The game as it is prepared so far, with all links")
async def lobby(request: Request, seat: MasterSeat, lang: LangQuery = DEFAULT_LANGUAGE) -> Lobby:
    server = server_of(request)
    game = await game_of(request, seat)
    chosen = _system(request, game)
    content = await _content(request, chosen, game)
    seats = await server.store.seats(game.id)
    links = LinkMaker(server.secret, await to_thread(_addresses, request), server.connected)
    return await to_thread(lambda: lobby_page(current_scene(chosen, game, content), game, seats, links, lang))


def _system(request: Request, game: GameRecord) -> System:
    chosen = system(game.system)
    request.state.package = chosen.package
    return chosen


async def _content(request: Request, chosen: System, game: GameRecord) -> object:
    """The content that the draft needs; a game that has begun contains its own."""
    if game.header is not None:
        return None
    return await content_of(request, chosen, list(game.draft.get("content", ())), scope_of(game))


def _addresses(request: Request) -> list[str]:
    """The addresses of this server: the one used by the master, then those for others in the network."""
    url = request.base_url
    mine = base_url(url.scheme, url.hostname or "localhost", url.port)
    others = own_addresses() if server_of(request).settings.is_reachable else []
    return list(dict.fromkeys([mine, *(base_url(url.scheme, one, url.port) for one in others)]))


@router.patch("", summary="Settle title, scene, options, names, content, countdown, hints")
async def change(request: Request, seat: MasterSeat, wanted: LobbyChange, lang: LangQuery = DEFAULT_LANGUAGE) -> Lobby:
    server = server_of(request)
    game = await game_of(request, seat)
    chosen = _system(request, game)
    settles = any(one is not None for one in (wanted.scene, wanted.options, wanted.content, wanted.seating))
    if settles and game.stage is not Stage.LOBBY:
        raise TableError("table-already-begun")
    settled = {"scene", "options", "content", "seating"}
    draft = {**game.draft, **wanted.model_dump(include=settled, exclude_none=True)}
    if draft["scene"] != game.draft.get("scene") and wanted.seating is None:
        draft["seating"] = {}
    if settles:
        content = await content_of(request, chosen, list(draft.get("content", ())), scope_of(game))
        seating = draft.get("seating")
        scene = await to_thread(scene_of, chosen, content, str(draft["scene"]), draft.get("options", {}), seating)
        if draft["scene"] != game.draft.get("scene"):
            draft["names"] = {}
    if wanted.names is not None:
        draft["names"] = {one: name for one, name in (draft.get("names", {}) | wanted.names).items() if name}
    table_state = dict(game.table_state)
    if wanted.countdown is not None:
        table_state["countdown"] = wanted.countdown or None
    if wanted.hints is not None:
        table_state["hints"] = wanted.hints
    await server.store.change(
        game.id, game.version, title=wanted.title or game.title, draft=draft, table_state=table_state
    )
    if settles:
        await _reseat(request, game, scene)
    await server.changed(game.id)
    return await lobby(request, seat, lang)


async def _reseat(request: Request, game: GameRecord, scene: Scene) -> None:
    """Replace the seats by those of another scene; seats of the same name keep their links."""
    server = server_of(request)
    wanted = first_seats(scene)
    for seat in await server.store.seats(game.id):
        if seat.role == "player" and wanted.pop(seat.seat, None) is None:
            await server.store.drop_seat(seat.id)
    for name, player in wanted.items():
        await server.store.add_seat(new_seat(game.id, "player", name, player), hashing(server.secret))


@router.post("/seats", summary="One more link for somebody who watches", status_code=201)
async def add_seat(request: Request, seat: MasterSeat, wanted: NewSeat, lang: LangQuery = DEFAULT_LANGUAGE) -> Lobby:
    server = server_of(request)
    watching = [one for one in await server.store.seats(seat.game) if one.role == "spectator"]
    if len(watching) >= MOST_SPECTATORS:
        raise TableError("table-too-many-spectators", most=MOST_SPECTATORS)
    await server.store.add_seat(new_seat(seat.game, wanted.role, "", PERSON, wanted.name), hashing(server.secret))
    await server.changed(seat.game)
    return await lobby(request, seat, lang)


@router.patch("/seats/{number}", summary="Who sits there, by which name, with which dice")
async def change_seat(
    request: Request, seat: MasterSeat, number: SeatId, wanted: SeatChange, lang: LangQuery = DEFAULT_LANGUAGE
) -> Lobby:
    server = server_of(request)
    chosen = _system(request, await game_of(request, seat))
    known = await _seat(request, seat, number)
    if wanted.player is not None:
        if known.role == "spectator":
            raise TableError("table-seat-not-for-players", status=422, field="player")
        people = (PERSON, MASTER) if known.role == "player" else (MASTER,)
        computers = names(chosen)
        if wanted.player not in (*people, *computers):
            raise TableError("table-player-unknown", status=422, field="player", known=", ".join(computers))
    await server.store.change_seat(known, **wanted.model_dump(include={"player", "name", "manual"}, exclude_none=True))
    await server.changed(seat.game)
    return await lobby(request, seat, lang)


async def _seat(request: Request, master: SeatRecord, number: int) -> SeatRecord:
    """A seat of the master's own game."""
    found = next((one for one in await server_of(request).store.seats(master.game) if one.id == number), None)
    if found is None:
        raise TableError("table-seat-unknown", status=404)
    return found


@router.post(
    "/seats/{number}/renew", summary="A new link; the old one opens nothing any more, not even the master's own"
)
async def renew(request: Request, seat: MasterSeat, number: SeatId, lang: LangQuery = DEFAULT_LANGUAGE) -> Lobby:
    server = server_of(request)
    old = await _seat(request, seat, number)
    await renewed(server.store, server.secret, old)
    await server.changed(seat.game)
    return await lobby(request, seat, lang)


@router.delete("/seats/{number}", summary="Take a link back; a spectator's is gone, a player's can be renewed")
async def revoke(request: Request, seat: MasterSeat, number: SeatId, lang: LangQuery = DEFAULT_LANGUAGE) -> Lobby:
    server = server_of(request)
    old = await _seat(request, seat, number)
    if old.role == "master":
        raise TableError("table-seat-is-masters")
    if old.role == "spectator":
        await server.store.drop_seat(old.id)
    else:
        await server.store.change_seat(old, revoked=True)
    await server.changed(seat.game)
    return await lobby(request, seat, lang)


@router.post("/begin", summary="Begin to play")
async def begin(request: Request, seat: MasterSeat, lang: LangQuery = DEFAULT_LANGUAGE) -> Lobby:
    server = server_of(request)
    game = await game_of(request, seat)
    chosen = _system(request, game)
    if game.stage is not Stage.LOBBY:
        raise TableError("table-already-begun")
    content = await _content(request, chosen, game)
    scene = await to_thread(current_scene, chosen, game, content)
    await server.begin(game.id, scene.document)
    return await lobby(request, seat, lang)
