"""The installed systems and their scenes, for everybody."""

from __future__ import annotations

from asyncio import to_thread

from fastapi import APIRouter, Request

from regelwerk.engine.system import System, system, system_names
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.scenario_pages import scene_detail, scene_of, supplied, system_info
from regelwerk.table.web.api.dependencies import PROBLEMS, LangQuery, known_system
from regelwerk.table.wire.pages.scenes import SceneDetail, SystemInfo

router = APIRouter(prefix="/api/systems", tags=["systems"], responses=PROBLEMS)


@router.get("", summary="The installed systems with their scenes")
async def systems(lang: LangQuery = "de") -> list[SystemInfo]:
    return await to_thread(_all, lang)


def _all(lang: str) -> list[SystemInfo]:
    return [system_info(one, supplied(one), lang) for one in map(system, system_names())]


@router.get("/{system}/scenes/{scene}", summary="A scene: seats, participants, options, tactics")
async def scene(request: Request, system: str, scene: str, lang: LangQuery = "de") -> SceneDetail:
    return await to_thread(_detail, known_system(request, system), scene, lang)


def _detail(chosen: System, name: str, lang: str) -> SceneDetail:
    return scene_detail(scene_of(chosen, supplied(chosen), name, {}), Language(lang, chosen), {})
