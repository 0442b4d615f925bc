"""The lobby: the master prepares the scene, hands out links, and begins the game."""

from __future__ import annotations

from asyncio import to_thread
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import MASTER
from regelwerk.engine.game import Json
from regelwerk.engine.system import System, system
from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.players.judging import ValueFileError
from regelwerk.players.levels import levels, names
from regelwerk.players.levels import player as player_of
from regelwerk.table.errors import TableError
from regelwerk.table.games.casting import CAST, draft_scene, kinds_of_places
from regelwerk.table.games.own_content import scope_of
from regelwerk.table.screens.scenario_pages import PERSON, Scene
from regelwerk.table.storage.records import GameRecord, SeatRecord, Stage, WriteConflict
from regelwerk.table.user_errors import user_problem
from regelwerk.table.web.api.campaigns.cast import TRIES, campaign_of_draft, hero_entries, known_heroes, noted
from regelwerk.table.web.api.dependencies import PROBLEMS, LangQuery, MasterSeat, content_of, game_of, server_of
from regelwerk.table.web.api.games.hosting import first_seats, hashing, new_seat, renewed
from regelwerk.table.web.links import base_url, own_addresses
from regelwerk.table.web.lobby_page import LinkMaker, current_scene, lobby_page
from regelwerk.table.wire.pages.lobby import HeroInfo, Lobby, LobbyChange, NewSeat, SeatChange

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
    problem = ""
    try:
        entries = await _hero_entries(request, chosen, game, game.draft) if game.header is None else {}
        scene = await to_thread(current_scene, chosen, game, content, entries)
    except ContentError as error:
        if not game.draft.get(CAST):
            raise
        # Somebody of the cast is gone or changed: the lobby stays open, so that somebody else can be chosen.
        problem = user_problem(error, lang, chosen.package).text
        scene = await to_thread(draft_scene, chosen, content, {**game.draft, CAST: {}}, {})
    kinds = kinds_of_places(chosen, content, str(game.draft["scene"])) if game.header is None else {}
    return await to_thread(lobby_page, scene, game, seats, links, lang, kinds, problem)


def _system(request: Request, game: GameRecord) -> System:
    chosen = system(game.system)
    request.state.package = chosen.package
    return chosen


async def _content(request: Request, chosen: System, game: GameRecord) -> object:
    """The content that the draft needs; a game that has begun contains its own."""
    if game.header is not None:
        return None
    return await content_of(request, chosen, list(game.draft.get("content", ())), scope_of(game))


async def _hero_entries(request: Request, chosen: System, game: GameRecord, draft: Json) -> dict[str, dict[str, Any]]:
    campaign = await campaign_of_draft(request, draft)
    return await hero_entries(request, chosen, draft, scope_of(game), campaign)


def _addresses(request: Request) -> list[str]:
    """The addresses of this server: the one used by the master, then those for others in the network."""
    url = request.base_url
    mine = base_url(url.scheme, url.hostname or "localhost", url.port)
    others = own_addresses() if server_of(request).settings.is_reachable else []
    return list(dict.fromkeys([mine, *(base_url(url.scheme, one, url.port) for one in others)]))


@router.patch("", summary="Settle title, scene, options, names, content, countdown, hints")
async def change(request: Request, seat: MasterSeat, wanted: LobbyChange, lang: LangQuery = DEFAULT_LANGUAGE) -> Lobby:
    """Only what is named changes, so whatever else was changed meanwhile (somebody pledged, a name) stays: it is
    settled again on top of that, and refused only if that happens again and again."""
    for _ in range(TRIES - 1):
        with suppress(WriteConflict):
            return await _change(request, seat, wanted, lang)
    return await _change(request, seat, wanted, lang)


async def _change(request: Request, seat: SeatRecord, wanted: LobbyChange, lang: str) -> Lobby:
    server = server_of(request)
    game = await game_of(request, seat)
    chosen = _system(request, game)
    settled = {"scene", "options", "content", "seating", CAST}
    settles = any(getattr(wanted, name) is not None for name in settled)
    if settles and game.stage is not Stage.LOBBY:
        raise TableError("table-already-begun")
    draft = {**game.draft, **wanted.model_dump(include=settled, exclude_none=True)}
    if draft["scene"] != game.draft.get("scene") and wanted.seating is None:
        draft["seating"] = {}
    if draft["scene"] != game.draft.get("scene") and wanted.cast is None:
        draft[CAST] = {}
    if settles:
        content = await content_of(request, chosen, list(draft.get("content", ())), scope_of(game))
        entries = await _hero_entries(request, chosen, game, draft)
        scene = await to_thread(draft_scene, chosen, content, draft, entries)
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


@router.get("/heroes", summary="Who can take the places of figures: heroes of the campaign, own and supplied ones")
async def heroes(request: Request, seat: MasterSeat, lang: LangQuery = DEFAULT_LANGUAGE) -> list[HeroInfo]:
    game = await game_of(request, seat)
    chosen = _system(request, game)
    return await known_heroes(request, chosen, game.draft, scope_of(game), lang)


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
    game = await game_of(request, seat)
    chosen = _system(request, game)
    known = await _seat(request, seat, number)
    if wanted.player is not None:
        if known.role == "spectator":
            raise TableError("table-seat-not-for-players", status=422, field="player")
        people = (PERSON, MASTER) if known.role == "player" else (MASTER,)
        computers = names(chosen)
        if wanted.player not in (*people, *computers):
            raise TableError("table-player-unknown", status=422, field="player", known=", ".join(computers))
        if wanted.player in levels(chosen):
            await _check_level(chosen, wanted.player, str(game.draft.get("scene", "")))
    await server.store.change_seat(known, **wanted.model_dump(include={"player", "name", "manual"}, exclude_none=True))
    await server.changed(seat.game)
    return await lobby(request, seat, lang)


async def _check_level(chosen: System, level: str, scene: str) -> None:
    """Refuse a level that has nothing to judge by: at its first decision it would only fail."""
    try:
        await to_thread(player_of, chosen, level, scene)
    except ValueFileError as error:
        raise TableError("table-level-unfit", status=422, field="player", why=str(error)) from None


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
    for _ in range(TRIES):
        campaign = await campaign_of_draft(request, game.draft)
        entries = await hero_entries(request, chosen, game.draft, scope_of(game), campaign)
        scene = await to_thread(current_scene, chosen, game, content, entries)
        if await noted(request, game, scene.document, campaign):
            break
    else:
        raise TableError("table-moved-on")
    await server.begin(game.id, scene.document)
    return await lobby(request, seat, lang)
