"""Content files of the host's own: kept by the house, checked like the supplied ones."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import APIRouter, FastAPI, Path, Request, Response
from fastapi.responses import PlainTextResponse

from regelwerk.engine.system import System
from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.errors import TableError
from regelwerk.table.games.own_content import entries_of
from regelwerk.table.games.own_entries import with_needed
from regelwerk.table.screens.content_forms import kind_title
from regelwerk.table.screens.language import Language
from regelwerk.table.web.api.dependencies import (
    PROBLEMS,
    HostOrMaster,
    LangQuery,
    content_texts,
    known_system,
    scope_for,
    server_of,
)
from regelwerk.table.web.limits import origin
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.pages.content import (
    ContentCheck,
    ContentInfo,
    ContentPage,
    ContentProblem,
    ContentTemplate,
    KindInfo,
)
from regelwerk.table.wire.pages.fields import ContentName
from regelwerk.table.workers.calculation_pool import CalculationPool


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    app.state.checking = CalculationPool(too_long="table-content-too-long")
    yield
    await app.state.checking.close()


router = APIRouter(prefix="/api/content/{system}", tags=["content"], responses=PROBLEMS, lifespan=lifespan)
Kind = Annotated[str, Path(max_length=40)]
Named = Annotated[ContentName, Path()]
MOST_FILES, MOST_OF_STRANGERS = 200, 20
"""Most files per system, for the house and for a stranger's game."""
UNNAMED = "text"


@router.get("/kinds", summary="What can be written")
async def kinds(request: Request, system: str, lang: LangQuery = DEFAULT_LANGUAGE) -> list[KindInfo]:
    chosen = known_system(request, system)
    language = Language(lang, chosen)
    return [KindInfo(name=kind, title=kind_title(kind, language)) for kind in chosen.kinds]


@router.get("/template/{kind}", summary="A commented file to begin with")
async def template(request: Request, system: str, kind: Kind) -> ContentTemplate:
    chosen = known_system(request, system)
    return ContentTemplate(kind=kind, text=await to_thread(chosen.new_content, kind))


@router.post("/check", summary="What is wrong with a file; nothing: it is fine")
async def check(
    request: Request, system: str, wanted: ContentCheck, who: HostOrMaster, lang: LangQuery = DEFAULT_LANGUAGE
) -> list[ContentProblem]:
    scope = await scope_for(request, who)
    return await _problems(request, known_system(request, system), wanted.name or UNNAMED, wanted, scope, lang)


async def _problems(
    request: Request, chosen: System, name: str, wanted: ContentCheck, scope: str, lang: Lang
) -> list[ContentProblem]:
    """What is wrong with a file. A worker checks it with a time limit, so that the table goes on."""
    checking: CalculationPool = request.app.state.checking
    others = await content_texts(request, chosen.name, [one for one in wanted.beside if one != name], scope)
    kept = {one.name: one.text for one in await server_of(request).store.contents(chosen.name, scope)}
    wished = [*dict(others), name]
    beside = [one for one in with_needed(chosen, wished, {**kept, name: wanted.text}) if one[0] != name]
    found = await checking.work(
        origin(request.scope), work="content", lang=lang, system=chosen.name, name=name, text=wanted.text, beside=beside
    )
    return [ContentProblem(**one) for one in found]


@router.get("", summary="The files that the house keeps")
async def files(request: Request, system: str, who: HostOrMaster) -> list[ContentInfo]:
    chosen = known_system(request, system)
    kept = await server_of(request).store.contents(chosen.name, await scope_for(request, who))
    return [ContentInfo(system=one.system, name=one.name, entries=entries_of(one.text)) for one in kept]


@router.get("/{name}", summary="One file")
async def page(request: Request, system: str, name: Named, who: HostOrMaster) -> ContentPage:
    chosen = known_system(request, system)
    kept = await server_of(request).store.contents(chosen.name, await scope_for(request, who))
    text = next((one.text for one in kept if one.name == name), None)
    if text is None:
        raise TableError("table-content-unknown", status=404, field="content", name=name)
    return ContentPage(system=system, name=name, text=text)


@router.get("/{name}/file", summary="One file, to keep elsewhere", response_class=PlainTextResponse)
async def download(request: Request, system: str, name: Named, who: HostOrMaster) -> PlainTextResponse:
    return PlainTextResponse(
        (await page(request, system, name, who)).text,
        media_type="application/toml",
        headers={"content-disposition": f'attachment; filename="{name}.toml"'},
    )


@router.put("/{name}", summary="Keep a file, if nothing is wrong with it")
async def put(
    request: Request,
    system: str,
    name: Named,
    wanted: ContentCheck,
    who: HostOrMaster,
    lang: LangQuery = DEFAULT_LANGUAGE,
) -> ContentPage:
    chosen = known_system(request, system)
    store = server_of(request).store
    scope = await scope_for(request, who)
    for problem in await _problems(request, chosen, name, wanted, scope, lang):
        raise TableError("table-content-wrong", status=422, field=problem.field, problem=problem.text)
    kept = {one.name for one in await store.contents(chosen.name, scope)}
    most = MOST_OF_STRANGERS if scope else MOST_FILES
    if name not in kept and len(kept) >= most:
        raise TableError("table-content-too-many", most=most)
    await store.put_content(chosen.name, name, wanted.text, scope)
    return ContentPage(system=chosen.name, name=name, text=wanted.text)


@router.delete("/{name}", summary="Throw a file away; games that have begun keep what they use", status_code=204)
async def drop(request: Request, system: str, name: Named, who: HostOrMaster) -> Response:
    chosen = known_system(request, system)
    if not await server_of(request).store.drop_content(chosen.name, name, await scope_for(request, who)):
        raise TableError("table-content-unknown", status=404, name=name)
    return Response(status_code=204)
