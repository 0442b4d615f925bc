"""A game as one file: exported by its master, imported by the host."""

from __future__ import annotations

import secrets
import time
from asyncio import to_thread

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from regelwerk.engine.effects import MASTER
from regelwerk.engine.journal.entries import Header, Journal, journal_from, lines_of
from regelwerk.engine.journal.views import view_of
from regelwerk.engine.screen.images import hashes_of
from regelwerk.engine.system import system
from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.errors import TableError
from regelwerk.table.games.transfer import UPLOAD
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.seats import sees_as
from regelwerk.table.storage.records import GameRecord, Stage
from regelwerk.table.web.api.dependencies import (
    PROBLEMS,
    CallerSeat,
    HostOnly,
    LangQuery,
    MasterSeat,
    calculations_of,
    server_of,
)
from regelwerk.table.web.api.games.hosting import hashing, new_seat, refuse_if_draining
from regelwerk.table.web.api.games.replay import begun_game
from regelwerk.table.web.limits import IMPORT_SIZE, origin
from regelwerk.table.web.tokens import seat_token
from regelwerk.table.wire.pages.games import Created

router = APIRouter(prefix="/api", tags=["transfer"], responses=PROBLEMS)
KIND = "application/jsonl"
BODY = {"requestBody": {"required": True, "content": {KIND: {"schema": {"type": "string", "maxLength": IMPORT_SIZE}}}}}


@router.get(
    "/export",
    summary="The game as one file, as `regelwerk replay` and `regelwerk verify` read it",
    description="Only for the master: the journal holds what seats keep from each other. The seed of the dice is in it "
    "once the game is over, never before.",
    response_class=PlainTextResponse,
)
async def export(request: Request, seat: MasterSeat) -> PlainTextResponse:
    _, game, entries = await begun_game(request, seat)
    assert game.header is not None
    text = "".join(f"{line}\n" for line in lines_of(Journal(Header.from_json(game.header), entries)))
    name = f"{game.system}-{game.id}.jsonl"
    return PlainTextResponse(text, media_type=KIND, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.get(
    "/export/view",
    summary="The game as my seat may know it, tied to the chain that everybody shares",
    description="For any seat, at any time: nothing that the seat may not see. `regelwerk verify` and the page for "
    "checking dice read it. Games of an earlier format cannot be shown in part (409).",
    response_class=Response,
)
async def export_view(request: Request, seat: CallerSeat) -> Response:
    _, game, entries = await begun_game(request, seat)
    assert game.header is not None
    journal = Journal(Header.from_json(game.header), entries)
    if not journal.header.has_leaves:
        raise TableError("table-view-format")
    text = await to_thread(view_of, journal, sees_as(seat))
    name = f"{game.system}-{game.id}-{sees_as(seat) or 'spectator'}.view.json"
    attachment = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=attachment)


@router.post(
    "/import",
    summary="Bring in a game from a file; it gets seats and links of its own",
    status_code=201,
    openapi_extra=BODY,
)
async def bring_in(request: Request, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE) -> Created:
    server = server_of(request)
    refuse_if_draining(server)
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise TableError("table-import-text", status=422) from None
    found = await calculations_of(request).work(origin(request.scope), work="check", lang=lang, journal=text)
    journal = await to_thread(journal_from, text, UPLOAD)
    chosen = system(found["system"])
    title = found["title"].get(lang) or found["scene"] or chosen.title[lang]
    draft = {"system": chosen.name, "scene": found["scene"], "options": {}, "content": [], "names": {}}
    now = time.time()
    game = GameRecord(
        secrets.token_hex(8), chosen.name, title, Stage.LOBBY, draft, journal.header.to_json(), None, {},
        version=0, head=0, created=now, changed=now,
    )  # fmt: skip
    seats = [new_seat(game.id, "master", MASTER, MASTER)]
    seats += [new_seat(game.id, "player", seat, player) for seat, player in found["players"].items()]
    kept = await server.store.create(game, seats, hashing(server.secret))
    # The file names its images; those that the house still has are shown.
    await server.store.images.keep(hashes_of(journal.header.document), game.id, "")
    stage = Stage.OVER if found["over"] else Stage.RUNNING
    await server.store.append(game.id, 0, journal.entries, stage=stage)
    note = ""
    if found["changed"]:
        versions = {"before": found["changed"], "now": chosen.game.rules_version}
        note = Language(lang, chosen).text("table-import-other-rules", **versions)
    token = seat_token(server.secret, game.id, kept[0].id, kept[0].generation)
    return Created(game=game.id, token=token, note=note)
