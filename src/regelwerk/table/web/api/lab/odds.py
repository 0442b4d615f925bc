"""The odds workbench: named questions of a system, and throws in notation."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import APIRouter, FastAPI, Path, Query, Request

from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.screens.odds_pages import question_infos
from regelwerk.table.screens.scenario_pages import supplied
from regelwerk.table.web.api.dependencies import (
    PROBLEMS,
    Credentials,
    LangQuery,
    calculations_of,
    caller,
    content_texts,
    host_or_master,
    known_system,
    scope_for,
)
from regelwerk.table.web.limits import origin
from regelwerk.table.wire.pages.odds import OddsAnswer, OddsRequest, QuestionInfo
from regelwerk.table.workers.calculation_pool import CalculationPool


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    app.state.calculations = CalculationPool()
    yield
    await app.state.calculations.close()


router = APIRouter(prefix="/api", tags=["odds"], responses=PROBLEMS, lifespan=lifespan)
QuestionName = Annotated[str, Path(max_length=80)]
Notation = Annotated[str, Query(min_length=1, max_length=200, description="Such as 4W10h2+3")]


@router.get("/odds/{system}", summary="What a system can be asked")
async def questions(request: Request, system: str, lang: LangQuery = DEFAULT_LANGUAGE) -> list[QuestionInfo]:
    chosen = known_system(request, system)
    return await to_thread(lambda: question_infos(chosen, supplied(chosen), lang))


@router.post("/odds/{system}/{question}", summary="Ask a system's odds")
async def ask(
    request: Request,
    system: str,
    question: QuestionName,
    asked: OddsRequest,
    credentials: Credentials,
    lang: LangQuery = DEFAULT_LANGUAGE,
) -> list[OddsAnswer]:
    chosen = known_system(request, system)
    scope = None
    if asked.content:
        scope = await scope_for(request, await host_or_master(await caller(request, credentials)))
    found = await calculations_of(request).work(
        origin(request.scope),
        work="question",
        lang=lang,
        system=chosen.name,
        question=question,
        given=asked.given,
        options=asked.options,
        texts=await content_texts(request, chosen.name, asked.content, scope),
    )
    return [OddsAnswer(**one) for one in found]


@router.get("/throw", summary="The law of a throw")
async def throw(request: Request, notation: Notation, lang: LangQuery = DEFAULT_LANGUAGE) -> OddsAnswer:
    return OddsAnswer(
        **await calculations_of(request).work(origin(request.scope), work="throw", lang=lang, notation=notation)
    )
