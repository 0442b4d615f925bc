"""The installed systems and their scenes, for everybody."""

from __future__ import annotations

from asyncio import to_thread
from functools import cache

import orjson
from fastapi import APIRouter, Request, Response

from regelwerk.engine.system import System, system, working_systems
from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.scenario_pages import scene_detail, scene_of, supplied, system_info
from regelwerk.table.web.api.dependencies import PROBLEMS, LangQuery, known_system
from regelwerk.table.wire.pages.scenes import SceneDetail, SystemInfo

router = APIRouter(prefix="/api/systems", tags=["systems"], responses=PROBLEMS)


@router.get("", summary="The installed systems with their scenes", response_model=list[SystemInfo])
async def systems(lang: LangQuery = DEFAULT_LANGUAGE) -> Response:
    return Response(await to_thread(systems_json, lang), media_type="application/json")


def systems_json(lang: str) -> bytes:
    """All systems as JSON: everybody asks for it, and it changes only when the program does."""
    return _systems_json(lang, tuple(one.name for one in working_systems()))


@cache
def _systems_json(lang: str, names: tuple[str, ...]) -> bytes:
    found = [system_info(one, supplied(one), lang) for one in map(system, names)]
    return orjson.dumps([one.model_dump(mode="json") for one in found])


@router.get("/{system}/scenes/{scene}", summary="A scene: seats, participants, options, tactics")
async def scene(request: Request, system: str, scene: str, lang: LangQuery = DEFAULT_LANGUAGE) -> SceneDetail:
    return await to_thread(_detail, known_system(request, system), scene, lang)


def _detail(chosen: System, name: str, lang: str) -> SceneDetail:
    return scene_detail(scene_of(chosen, supplied(chosen), name, {}), Language(lang, chosen), {})
