"""The scene editor: scenes of one's own and copies of supplied ones as plain entries, checked and kept as files."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request

from regelwerk.engine.content.tables import Tables
from regelwerk.engine.system import System
from regelwerk.languages import DEFAULT_LANGUAGE, written_in
from regelwerk.table.errors import TableError
from regelwerk.table.games.own_content import entries_of, load_together, loaded, tables_of
from regelwerk.table.games.scene_files import (
    SCENARIOS,
    beside,
    copied,
    free_id,
    scene_tables,
    version_of,
    with_scene,
)
from regelwerk.table.screens.content_forms import kind_title
from regelwerk.table.screens.language import Language
from regelwerk.table.web.api.content.files import MOST_FILES, MOST_OF_STRANGERS, UNNAMED
from regelwerk.table.web.api.dependencies import (
    PROBLEMS,
    Caller,
    HostOrMaster,
    LangQuery,
    known_system,
    scope_for,
    server_of,
)
from regelwerk.table.web.limits import origin
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.pages.fields import ContentName, Id
from regelwerk.table.wire.pages.scene_editor import (
    MapFile,
    MapRead,
    OwnScene,
    PaletteEntry,
    PaletteKind,
    SceneChecked,
    SceneDraft,
    SceneEdited,
    SceneKept,
    SceneToKeep,
)
from regelwerk.table.workers.calculation_pool import CalculationPool

router = APIRouter(prefix="/api/scenes/{system}", tags=["content"], responses=PROBLEMS)
FileQuery = Annotated[ContentName | None, Query(description="The file that a scene of one's own is kept in")]
LONGEST = 100_000
"""Characters of a content file."""


async def _kept(request: Request, chosen: System, who: Caller) -> dict[str, str]:
    """All content files that the caller manages, by name."""
    scope = await scope_for(request, who)
    return {one.name: one.text for one in await server_of(request).store.contents(chosen.name, scope)}


@router.get("", summary="The scenes of one's own")
async def scenes(
    request: Request, system: str, who: HostOrMaster, lang: LangQuery = DEFAULT_LANGUAGE
) -> list[OwnScene]:
    chosen = known_system(request, system)
    kept = await _kept(request, chosen, who)
    return await to_thread(_own_scenes, chosen, kept, lang)


def _own_scenes(chosen: System, kept: dict[str, str], lang: str) -> list[OwnScene]:
    found = []
    for file, text in kept.items():
        for scene, stated in tables_of(text).get(SCENARIOS, {}).items():
            if isinstance(stated, dict):
                needed = [file, *(name for name, _ in beside(chosen, file, text, kept))]
                name = written_in(stated.get("name"), lang)
                found.append(OwnScene(id=scene, name=name or scene, file=file, content=needed))
    return found


@router.get("/{scene}", summary="A scene to edit: one of one's own, or a copy of a supplied one")
async def draft(
    request: Request,
    system: str,
    scene: Annotated[Id, Path()],
    who: HostOrMaster,
    file: FileQuery = None,
    lang: LangQuery = DEFAULT_LANGUAGE,
) -> SceneDraft:
    chosen = known_system(request, system)
    kept = await _kept(request, chosen, who)
    if file is not None and file not in kept:
        raise TableError("table-content-unknown", status=404, field="file", name=file)
    return await to_thread(_draft, chosen, scene, file or "", kept, lang)


def _draft(chosen: System, scene: str, file: str, kept: dict[str, str], lang: Lang) -> SceneDraft:
    content = _all_content(chosen, file, kept)
    plain = content.plain
    if scene not in plain[SCENARIOS]:
        raise TableError("table-scene-gone", status=404, field="scene", name=scene)
    if file:
        own = tables_of(kept[file])
        if scene not in own.get(SCENARIOS, {}):
            raise TableError("table-scene-gone", status=404, field="scene", name=scene)
        stated = {table: {**plain[table], **own.get(table, {})} for table in plain}
        tables = scene_tables(chosen, stated, scene)
        return SceneDraft(
            scene=scene,
            file=file,
            version=version_of(kept[file]),
            tables=tables,
            palette=_palette(chosen, content, kept, lang),
        )
    name = free_id(scene, {**plain[SCENARIOS], **{key: {} for key in kept}})
    tables = copied(chosen, scene_tables(chosen, plain, scene), scene, name)
    return SceneDraft(scene=name, tables=tables, palette=_palette(chosen, content, kept, lang))


def _all_content(chosen: System, file: str, kept: dict[str, str]) -> Tables:
    """Everything that can be used; a file of one's own that is broken is left out."""
    others = tuple((name, text) for name, text in kept.items() if name != file)
    if file:
        found: Tables = load_together(chosen, file, kept[file], others)
    else:
        found = load_together(chosen, UNNAMED, "", others) if others else loaded(chosen)
    return found


def _palette(chosen: System, content: Tables, kept: dict[str, str], lang: Lang) -> list[PaletteKind]:
    """Whom and what a scene can be made of, by kind."""
    language = Language(lang, chosen)
    own = {one.partition(".")[2] for text in kept.values() for one in entries_of(text)}
    found = []
    for kind in chosen.kinds:
        if kind == "scenario":
            continue
        plain = content.plain[chosen.loading.SHELF.tables[kind]]
        entries = [
            PaletteEntry(
                id=key,
                name=names[lang],
                note=_note(plain.get(key, {}), lang),
                side=str(plain.get(key, {}).get("side") or ""),
                token=str(plain.get(key, {}).get("token") or plain.get(key, {}).get("portrait") or ""),
                own=key in own,
            )
            for key, names in chosen.entries(content, kind).items()
        ]
        found.append(PaletteKind(kind=kind, title=kind_title(kind, language), entries=entries))
    return found


def _note(entry: dict[str, Any], lang: str) -> str:
    """The faction of a card, the side of a character: what people sort them by."""
    told = entry.get("faction")
    return written_in(told, lang)


@router.post("/check", summary="What is wrong with a scene, or its seats and open questions")
async def check(
    request: Request, system: str, edited: SceneEdited, who: HostOrMaster, lang: LangQuery = DEFAULT_LANGUAGE
) -> SceneChecked:
    chosen = known_system(request, system)
    kept = await _kept(request, chosen, who)
    return await _checked(request, chosen, edited, kept, lang)


async def _checked(
    request: Request, chosen: System, edited: SceneEdited, kept: dict[str, str], lang: Lang
) -> SceneChecked:
    """A worker checks it with a time limit, so that the table goes on."""
    checking: CalculationPool = request.app.state.checking
    name = edited.file or edited.scene.lower()
    text = _written(edited, kept)
    others = await to_thread(beside, chosen, name, text, kept)
    told = await checking.work(
        origin(request.scope),
        work="scene",
        lang=lang,
        system=chosen.name,
        name=name,
        text=text,
        beside=others,
        scene=edited.scene,
    )
    return SceneChecked.model_validate(told)


def _written(edited: SceneEdited, kept: dict[str, str]) -> str:
    if set(edited.tables.get(SCENARIOS, {})) != {edited.scene}:
        raise TableError("table-scene-gone", status=422, field="scene", name=edited.scene)
    try:
        text = with_scene(kept.get(edited.file or "", ""), edited.tables)
    except TypeError as error:
        raise TableError("table-scene-plain", status=422, field="tables") from error
    if len(text) > LONGEST:
        raise TableError("table-too-large", status=413, most=100)
    return text


@router.put("/{file}", summary="Keep a scene, if nothing is wrong with it and nobody else has changed it meanwhile")
async def keep(
    request: Request,
    system: str,
    file: Annotated[ContentName, Path()],
    edited: SceneToKeep,
    who: HostOrMaster,
    lang: LangQuery = DEFAULT_LANGUAGE,
) -> SceneKept:
    chosen = known_system(request, system)
    kept = await _kept(request, chosen, who)
    if version_of(kept.get(file, "")) != edited.version:
        raise TableError("table-scene-changed", field="version")
    named = edited.model_copy(update={"file": file})
    for problem in (await _checked(request, chosen, named, kept, lang)).problems:
        raise TableError("table-content-wrong", status=422, field=problem.field, problem=problem.text)
    scope = await scope_for(request, who)
    most = MOST_OF_STRANGERS if scope else MOST_FILES
    if file not in kept and len(kept) >= most:
        raise TableError("table-content-too-many", most=most)
    text = _written(named, kept)
    if not await server_of(request).store.swap_content(chosen.name, file, kept.get(file), text, scope):
        raise TableError("table-scene-changed", field="version")
    needed = [file, *(name for name, _ in await to_thread(beside, chosen, file, text, kept))]
    return SceneKept(scene=edited.scene, file=file, version=version_of(text), content=needed)


@router.post("/copies", summary="Keep a scene as a new one, beside the one that it was made from", status_code=201)
async def keep_copy(
    request: Request, system: str, edited: SceneEdited, who: HostOrMaster, lang: LangQuery = DEFAULT_LANGUAGE
) -> SceneKept:
    chosen = known_system(request, system)
    kept = await _kept(request, chosen, who)
    taken: dict[str, Any] = {one.partition(".")[2]: {} for text in kept.values() for one in entries_of(text)}
    name = free_id(edited.scene, {**taken, **{file: {} for file in kept}})
    if set(edited.tables.get(SCENARIOS, {})) != {edited.scene}:
        raise TableError("table-scene-gone", status=422, field="scene", name=edited.scene)
    tables = copied(chosen, edited.tables, edited.scene, name)
    return await keep(request, system, name, SceneToKeep(scene=name, tables=tables, file=name), who, lang)


@router.post("/map", summary="Terrain from a file of Universal VTT, as fields of an entry")
async def map_file(request: Request, system: str, sent: MapFile, _: HostOrMaster) -> MapRead:
    chosen = known_system(request, system)
    entry = await to_thread(chosen.read_map, sent.text, sent.scale)
    if entry is None:
        raise TableError("table-scene-no-map", status=422, field="text")
    return MapRead(entry=entry)
