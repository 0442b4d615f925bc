"""Studies: start one, follow its progress, stop it, download the report.

The routes are called `rehearsals`, as they always were, because the API is public.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import APIRouter, FastAPI, Path, Request, Response

from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.errors import TableError
from regelwerk.table.web.api.dependencies import (
    PROBLEMS,
    HostOrMaster,
    LangQuery,
    content_texts,
    known_system,
    scope_for,
)
from regelwerk.table.web.study_report import page
from regelwerk.table.wire.pages.studies import Study, StudyRequest
from regelwerk.table.workers.study_pool import StudyPool


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    app.state.rehearsals = StudyPool()
    yield
    await app.state.rehearsals.close()


router = APIRouter(prefix="/api/rehearsals", tags=["odds"], responses=PROBLEMS, lifespan=lifespan)
StudyId = Annotated[str, Path(max_length=40)]


def _all(request: Request) -> StudyPool:
    found: StudyPool = request.app.state.rehearsals
    return found


@router.post("", status_code=201, summary="Play a scene many times")
async def begin(request: Request, asked: StudyRequest, who: HostOrMaster, lang: LangQuery = DEFAULT_LANGUAGE) -> Study:
    chosen = known_system(request, asked.system)
    texts = await content_texts(request, chosen.name, asked.content, await scope_for(request, who))
    return await _all(request).begin(lang=lang, texts=texts, **asked.model_dump(exclude={"content"}))


@router.get("/{rehearsal}", summary="How far it is, or what came of it")
async def seen(request: Request, rehearsal: StudyId, who: HostOrMaster) -> Study:
    del who
    return await _all(request).seen(rehearsal)


@router.delete("/{rehearsal}", summary="Be content with what has been played")
async def stop(request: Request, rehearsal: StudyId, who: HostOrMaster) -> Study:
    del who
    return await _all(request).stop(rehearsal)


@router.get("/{rehearsal}/report", summary="The report as a page to keep", response_class=Response)
async def report(
    request: Request, rehearsal: StudyId, who: HostOrMaster, lang: LangQuery = DEFAULT_LANGUAGE
) -> Response:
    del who
    found = (await _all(request).seen(rehearsal)).report
    if found is None:
        raise TableError("table-many-unknown", status=404)
    named = {"Content-Disposition": 'attachment; filename="regelwerk.html"'}
    return Response(page(found, lang), media_type="text/html; charset=utf-8", headers=named)
