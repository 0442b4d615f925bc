"""The odds workbench: questions to a system, throws in notation."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import APIRouter, FastAPI, Path, Query, Request

from regelwerk.table.screens.odds_pages import question_infos
from regelwerk.table.screens.scenario_pages import supplied
from regelwerk.table.web.api.dependencies import (
    PROBLEMS,
    Credentials,
    Spoken,
    guest,
    keeping,
    known_system,
    own_texts,
    reckoning_of,
    scope_for,
)
from regelwerk.table.wire.pages import OddsAnswer, OddsAsked, QuestionInfo
from regelwerk.table.workers.calculation_pool import Reckoning


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    app.state.reckoning = Reckoning()
    yield
    await app.state.reckoning.close()


router = APIRouter(prefix="/api", tags=["odds"], responses=PROBLEMS, lifespan=lifespan)
QuestionName = Annotated[str, Path(max_length=80)]
Notation = Annotated[str, Query(min_length=1, max_length=200, description="Such as 4W10h2+3")]


@router.get("/odds/{system}", summary="What a system can be asked")
async def questions(request: Request, system: str, lang: Spoken = "de") -> list[QuestionInfo]:
    chosen = known_system(request, system)
    return await to_thread(lambda: question_infos(chosen, supplied(chosen), lang))


@router.post("/odds/{system}/{question}", summary="Ask a system's odds")
async def ask(
    request: Request,
    system: str,
    question: QuestionName,
    asked: OddsAsked,
    credentials: Credentials,
    lang: Spoken = "de",
) -> list[OddsAnswer]:
    chosen = known_system(request, system)
    scope = None
    if asked.content:
        scope = await scope_for(request, await keeping(await guest(request, credentials)))
    found = await reckoning_of(request).work(
        work="question",
        lang=lang,
        system=chosen.name,
        question=question,
        given=asked.given,
        options=asked.options,
        texts=await own_texts(request, chosen.name, asked.content, scope),
    )
    return [OddsAnswer(**one) for one in found]


@router.get("/throw", summary="The law of a throw")
async def throw(request: Request, notation: Notation, lang: Spoken = "de") -> OddsAnswer:
    return OddsAnswer(**await reckoning_of(request).work(work="throw", lang=lang, notation=notation))
