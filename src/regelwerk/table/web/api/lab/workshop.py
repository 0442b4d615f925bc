"""The workshop: what can be varied, odds with changed content, and studies of the laboratory. Only for the host."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Path, Query, Request, Response
from fastapi.responses import FileResponse

from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.web.api.dependencies import (
    PROBLEMS,
    HostOnly,
    LangQuery,
    calculations_of,
    content_texts,
    known_system,
    scope_for,
)
from regelwerk.table.web.limits import STUDY_SIZE, origin
from regelwerk.table.wire.pages.workshop import (
    ChangedOdds,
    ChangedOddsRequest,
    FieldInfo,
    LabStudy,
    LabStudyInfo,
    LabStudyRequest,
    MeasureInfo,
    StudyName,
    WorkshopKind,
)
from regelwerk.table.workers.workshop_pool import WorkshopPool


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    app.state.workshop = WorkshopPool(app.state.settings.folder)
    yield
    await app.state.workshop.close()


router = APIRouter(prefix="/api/workshop", tags=["workshop"], responses=PROBLEMS, lifespan=lifespan)
StudyId = Annotated[str, Path(max_length=40)]
Entry = Annotated[str, Query(min_length=3, max_length=160, description="Such as weapons.axe")]
Named = Annotated[str, Query(max_length=80)]
KIND = "application/jsonl"
BODY = {"requestBody": {"required": True, "content": {KIND: {"schema": {"type": "string", "maxLength": STUDY_SIZE}}}}}


def _studies(request: Request) -> WorkshopPool:
    found: WorkshopPool = request.app.state.workshop
    return found


# -- what can be varied -----------------------------------------------------------------------------------------


@router.get("/systems/{system}", summary="The content whose numbers can be varied")
async def kinds(request: Request, system: str, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE) -> list[WorkshopKind]:
    chosen = known_system(request, system)
    found = await calculations_of(request).work(origin(request.scope), work="kinds", lang=lang, system=chosen.name)
    return [WorkshopKind(**one) for one in found]


@router.get("/systems/{system}/fields", summary="The numbers and words of an entry, with their bounds")
async def fields(
    request: Request, system: str, entry: Entry, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE
) -> list[FieldInfo]:
    chosen = known_system(request, system)
    found = await calculations_of(request).work(
        origin(request.scope), work="fields", lang=lang, system=chosen.name, entry=entry
    )
    return [FieldInfo(**one) for one in found]


@router.get("/systems/{system}/measures", summary="The numbers that a study can be about")
async def measures(
    request: Request,
    system: str,
    _: HostOnly,
    scenario: Named = "",
    first: Named = "",
    second: Named = "",
    question: Named = "",
    lang: LangQuery = DEFAULT_LANGUAGE,
) -> list[MeasureInfo]:
    chosen = known_system(request, system)
    subject: dict[str, Any] = {"scenario": scenario, "question": question, "duel": [first, second] if first else []}
    found = await calculations_of(request).work(
        origin(request.scope), work="measures", lang=lang, system=chosen.name, **subject
    )
    return [MeasureInfo(**one) for one in found]


@router.post("/odds", summary="A question before and after a change of the content")
async def odds(
    request: Request, asked: ChangedOddsRequest, who: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE
) -> ChangedOdds:
    chosen = known_system(request, asked.system)
    texts = await content_texts(request, chosen.name, asked.content, await scope_for(request, who))
    given = asked.model_dump(exclude={"content"})
    before, after = await calculations_of(request).work(
        origin(request.scope), work="changed", lang=lang, texts=texts, **given
    )
    return ChangedOdds(before=before, after=after)


# -- studies ----------------------------------------------------------------------------------------------------


@router.get("/studies", summary="All studies of the house, the newest first")
async def studies(request: Request, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE) -> list[LabStudyInfo]:
    return await _studies(request).all(lang)


@router.post("/studies", status_code=201, summary="Start a study")
async def begin(
    request: Request, asked: LabStudyRequest, who: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE
) -> LabStudy:
    chosen = known_system(request, asked.system)
    texts = await content_texts(request, chosen.name, asked.content, await scope_for(request, who))
    return await _studies(request).begin(lang=lang, texts=texts, **asked.model_dump(exclude={"content"}))


@router.post("/studies/file", status_code=201, summary="Take in a study from a file", openapi_extra=BODY)
async def take_in(request: Request, _: HostOnly, name: Named = "", lang: LangQuery = DEFAULT_LANGUAGE) -> LabStudy:
    return await _studies(request).take_in(await request.body(), name, lang)


@router.get("/studies/{study}", summary="How far a study is, and what it has found so far")
async def seen(request: Request, study: StudyId, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE) -> LabStudy:
    return await _studies(request).seen(study, lang)


@router.patch("/studies/{study}", summary="Give a study a name")
async def rename(
    request: Request, study: StudyId, called: StudyName, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE
) -> LabStudyInfo:
    return await _studies(request).rename(study, called.name, lang)


@router.post("/studies/{study}/stop", summary="Stop a study; what is finished is kept")
async def stop(request: Request, study: StudyId, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE) -> LabStudy:
    return await _studies(request).stop(study, lang)


@router.post("/studies/{study}/continue", summary="Go on with a study that was stopped")
async def go_on(request: Request, study: StudyId, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE) -> LabStudy:
    return await _studies(request).go_on(study, lang)


@router.delete("/studies/{study}", status_code=204, summary="Remove a study")
async def remove(request: Request, study: StudyId, _: HostOnly) -> None:
    await _studies(request).remove(study)


@router.get("/studies/{study}/file", summary="The study as one file, as `regelwerk lab` reads it")
async def file(request: Request, study: StudyId, _: HostOnly) -> FileResponse:
    return FileResponse(_studies(request).file(study), media_type=KIND, filename=f"regelwerk-{study}.jsonl")


@router.get("/studies/{study}/report", summary="The report as a page to keep", response_class=Response)
async def report(request: Request, study: StudyId, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE) -> Response:
    named = {"Content-Disposition": f'attachment; filename="regelwerk-{study}.html"'}
    text = await _studies(request).page(study, lang)
    return Response(text, media_type="text/html; charset=utf-8", headers=named)
