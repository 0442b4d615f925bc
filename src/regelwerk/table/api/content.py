"""Participants of one's own: kept by the house, checked as the content files are."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import PlainTextResponse

from regelwerk.engine.game import ContentError, System
from regelwerk.table.api.asking import PROBLEMS, Keeping, Spoken, hall_of, known_system
from regelwerk.table.contents import entries_of, line_of, loaded
from regelwerk.table.mistakes import mistake
from regelwerk.table.pages import (
    ContentCheck,
    ContentInfo,
    ContentName,
    ContentPage,
    ContentProblem,
    ContentTemplate,
    KindInfo,
)
from regelwerk.table.trouble import Trouble
from regelwerk.table.voice import Tongue

router = APIRouter(prefix="/api/content/{system}", tags=["content"], responses=PROBLEMS)
Kind = Annotated[str, Path(max_length=40)]
Named = Annotated[ContentName, Path()]
MOST_FILES = 200


@router.get("/kinds", summary="What can be written")
async def kinds(request: Request, system: str, lang: Spoken = "de") -> list[KindInfo]:
    chosen = known_system(request, system)
    tongue = Tongue(lang, chosen)
    return [KindInfo(name=kind, title=_title(kind, tongue)) for kind in chosen.kinds]


def _title(kind: str, tongue: Tongue) -> str:
    """What a system calls a kind of its content."""
    key = next((key for key in sorted(tongue.book.keys()) if key.endswith(f"-content-kind-{kind}")), None)
    return tongue.text(key) if key else kind


@router.get("/template/{kind}", summary="A commented file to begin with")
async def template(request: Request, system: str, kind: Kind) -> ContentTemplate:
    chosen = known_system(request, system)
    return ContentTemplate(kind=kind, text=await to_thread(chosen.new_content, kind))


@router.post("/check", summary="What is wrong with a file; nothing: it is fine")
async def check(
    request: Request, system: str, wanted: ContentCheck, _: Keeping, lang: Spoken = "de"
) -> list[ContentProblem]:
    chosen = known_system(request, system)
    return await to_thread(problems, chosen, "text", wanted.text, lang)


def problems(chosen: System, name: str, text: str, lang: str) -> list[ContentProblem]:
    """The first thing that is wrong with a file, and where it stands in it."""
    try:
        loaded(chosen, ((name, text),))
    except ContentError as error:
        told = mistake(error, lang, chosen.package)
        line, column = error.facts.get("line"), error.facts.get("column")
        field = str(error.facts.get("where", ""))
        return [
            ContentProblem(
                code=told.code,
                # There is only this one file, and whoever reads this has it before their eyes.
                text=told.text.removeprefix(f"{name}.toml").lstrip(",: "),
                line=line if isinstance(line, int) else line_of(text, field),
                column=column if isinstance(column, int) else None,
                field=field,
            )
        ]
    return []


@router.get("", summary="The files that the house keeps")
async def files(request: Request, system: str, _: Keeping) -> list[ContentInfo]:
    chosen = known_system(request, system)
    kept = await hall_of(request).store.contents(chosen.name)
    return [ContentInfo(system=one.system, name=one.name, entries=entries_of(one.text)) for one in kept]


@router.get("/{name}", summary="One file")
async def page(request: Request, system: str, name: Named, _: Keeping) -> ContentPage:
    return ContentPage(system=system, name=name, text=await _text(request, known_system(request, system), name))


async def _text(request: Request, chosen: System, name: str) -> str:
    for one in await hall_of(request).store.contents(chosen.name):
        if one.name == name:
            return one.text
    raise Trouble("table-content-unknown", status=404, name=name)


@router.get("/{name}/file", summary="One file, to keep elsewhere", response_class=PlainTextResponse)
async def download(request: Request, system: str, name: Named, _: Keeping) -> PlainTextResponse:
    text = await _text(request, known_system(request, system), name)
    return PlainTextResponse(
        text,
        media_type="application/toml",
        headers={"content-disposition": f'attachment; filename="{name}.toml"'},
    )


@router.put("/{name}", summary="Keep a file, if nothing is wrong with it")
async def put(
    request: Request, system: str, name: Named, wanted: ContentCheck, _: Keeping, lang: Spoken = "de"
) -> ContentPage:
    chosen = known_system(request, system)
    store = hall_of(request).store
    kept = {one.name for one in await store.contents(chosen.name)}
    if name not in kept and len(kept) >= MOST_FILES:
        raise Trouble("table-content-too-many", most=MOST_FILES)
    for problem in await to_thread(problems, chosen, name, wanted.text, lang):
        raise Trouble("table-content-wrong", status=422, field=problem.field, problem=problem.text)
    await store.put_content(chosen.name, name, wanted.text)
    return ContentPage(system=chosen.name, name=name, text=wanted.text)


@router.delete("/{name}", summary="Throw a file away; games that have begun keep what they use", status_code=204)
async def drop(request: Request, system: str, name: Named, _: Keeping) -> Response:
    chosen = known_system(request, system)
    if not await hall_of(request).store.drop_content(chosen.name, name):
        raise Trouble("table-content-unknown", status=404, name=name)
    return Response(status_code=204)
