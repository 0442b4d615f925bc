"""Single entries of content through forms: what there is, what is wrong, and keeping them in the house's files."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from regelwerk.engine.content.edited_files import with_entry, without_entry
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.system import System
from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.errors import TableError
from regelwerk.table.games.entry_checks import without_nothing
from regelwerk.table.games.own_content import Texts
from regelwerk.table.games.own_entries import (
    OwnEntry,
    find_entry,
    own_entries,
    supplied_entries,
    users_of,
)
from regelwerk.table.screens.content_forms import form_page
from regelwerk.table.screens.language import Language
from regelwerk.table.web.api.content.files import MOST_FILES, MOST_OF_STRANGERS
from regelwerk.table.web.api.dependencies import (
    PROBLEMS,
    HostOrMaster,
    LangQuery,
    known_system,
    scope_for,
    server_of,
)
from regelwerk.table.web.limits import origin
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.pages.entries import (
    EntryCheck,
    EntryId,
    EntryInfo,
    EntryPage,
    EntryPut,
    EntryVerdict,
    FormPage,
)
from regelwerk.table.workers.calculation_pool import CalculationPool

router = APIRouter(prefix="/api/content/{system}", tags=["content"], responses=PROBLEMS)
Kind = Annotated[str, Path(max_length=40)]
Key = Annotated[EntryId, Path()]
Version = Annotated[str, Query(max_length=64, description="The version that is to be thrown away")]
TRIES = 5
"""How often a file that others change meanwhile is read again before the house gives up."""
LONGEST = 100_000
TAKEN = ("entries", "kinds", "check", "forms", "template")
"""Names of files that would stand in the way of a route."""


@router.get("/forms/{kind}", summary="The form of one kind of content")
async def form(
    request: Request, system: str, kind: Kind, who: HostOrMaster, lang: LangQuery = DEFAULT_LANGUAGE
) -> FormPage:
    chosen = known_system(request, system)
    texts = await house_texts(request, chosen, await scope_for(request, who))

    def made() -> FormPage:
        found = chosen.form(kind)
        if found is None:
            raise TableError("table-entry-no-form", status=404, kind=kind)
        return form_page(chosen, found, all_entries(chosen, texts), Language(lang, chosen))

    return await to_thread(made)


@router.get("/entries", summary="All entries, the house's own and the supplied ones")
async def entries(
    request: Request, system: str, who: HostOrMaster, lang: LangQuery = DEFAULT_LANGUAGE
) -> list[EntryInfo]:
    chosen = known_system(request, system)
    texts = await house_texts(request, chosen, await scope_for(request, who))
    return await to_thread(lambda: [EntryInfo(**_described(one, lang)) for one in all_entries(chosen, texts)])


@router.get("/entries/{kind}/{key}", summary="One entry")
async def entry(
    request: Request, system: str, kind: Kind, key: Key, who: HostOrMaster, lang: LangQuery = DEFAULT_LANGUAGE
) -> EntryPage:
    chosen = _with_kind(request, system, kind)
    found = find_entry(chosen, await house_texts(request, chosen, await scope_for(request, who)), kind, key)
    if found is None:
        raise TableError("table-entry-unknown", status=404, name=key)
    return EntryPage(**_described(found, lang), data=found.data)


@router.post("/entries/check", summary="What is wrong with an entry, and what follows from it")
async def check(
    request: Request, system: str, wanted: EntryCheck, who: HostOrMaster, lang: LangQuery = DEFAULT_LANGUAGE
) -> EntryVerdict:
    chosen = _with_kind(request, system, wanted.kind)
    texts = await house_texts(request, chosen, await scope_for(request, who))
    file = _file_of(own_entries(chosen, texts), texts, wanted.kind, wanted.id)
    return await told_verdict(request, chosen, wanted, file, texts, lang)


@router.put("/entries/{kind}/{key}", summary="Keep an entry, if nothing is wrong with it and nobody else changed it")
async def put(
    request: Request,
    system: str,
    kind: Kind,
    key: Key,
    wanted: EntryPut,
    who: HostOrMaster,
    lang: LangQuery = DEFAULT_LANGUAGE,
) -> EntryPage:
    chosen = _with_kind(request, system, kind)
    scope = await scope_for(request, who)
    asked = EntryCheck(kind=kind, id=key, data=without_nothing(wanted.data))
    for _ in range(TRIES):
        texts = await house_texts(request, chosen, scope)
        _check_version(find_entry(chosen, texts, kind, key), wanted.version, lang)
        file = _file_of(own_entries(chosen, texts), texts, kind, key)
        kept = dict(texts)
        most = MOST_OF_STRANGERS if scope else MOST_FILES
        if file not in kept and len(kept) >= most:
            raise TableError("table-content-too-many", most=most)
        for problem in (await told_verdict(request, chosen, asked, file, texts, lang)).problems:
            raise TableError("table-content-wrong", status=422, field=problem.field, problem=problem.text)
        text = await to_thread(_edited, chosen, kept.get(file, ""), asked)
        if await server_of(request).store.swap_content(chosen.name, file, kept.get(file), text, scope):
            return await entry(request, system, kind, key, who, lang)
    raise TableError("table-moved-on")


def _edited(chosen: System, text: str, asked: EntryCheck) -> str:
    made = with_entry(text, chosen.loading.SHELF.tables[asked.kind], asked.id, asked.data)
    if len(made) > LONGEST:
        raise TableError("table-entry-too-long", status=422)
    return made


@router.delete(
    "/entries/{kind}/{key}", summary="Throw an entry away; games that have begun keep what they use", status_code=204
)
async def drop(
    request: Request,
    system: str,
    kind: Kind,
    key: Key,
    who: HostOrMaster,
    version: Version = "",
    lang: LangQuery = DEFAULT_LANGUAGE,
) -> Response:
    chosen = _with_kind(request, system, kind)
    scope = await scope_for(request, who)
    for _ in range(TRIES):
        texts = await house_texts(request, chosen, scope)
        found = next((one for one in own_entries(chosen, texts) if (one.kind, one.id) == (kind, key)), None)
        if found is None:
            raise TableError("table-entry-unknown", status=404, name=key)
        if version:
            _check_version(found, version, lang)
        _check_unused(chosen, texts, found, lang)
        old = dict(texts)[found.file]
        table = chosen.loading.SHELF.tables[kind]
        new = await to_thread(without_entry, old, table, key)
        if await server_of(request).store.swap_content(chosen.name, found.file, old, new or None, scope):
            return Response(status_code=204)
    raise TableError("table-moved-on")


def _check_version(found: OwnEntry | None, version: str, lang: Lang) -> None:
    """Whoever saves has seen what is there now; a new entry has an id that nobody uses."""
    if found is None:
        if version:
            raise TableError("table-entry-gone")
    elif not version:
        raise TableError("table-entry-exists", name=found.name_in(lang))
    elif found.version != version:
        raise TableError("table-entry-changed", name=found.name_in(lang))


def _check_unused(chosen: System, texts: Texts, found: OwnEntry, lang: Lang) -> None:
    """What others name stays, unless a supplied entry of the same id takes its place."""
    if any((one.kind, one.id) == (found.kind, found.id) for one in supplied_entries(chosen)):
        return
    users = [one.name_in(lang) for one in users_of(chosen, texts, found.kind, found.id) if one != found]
    if users:
        raise TableError("table-entry-used", name=found.name_in(lang), users=", ".join(users))


# -- what they share --------------------------------------------------------------------------------------------------


def _with_kind(request: Request, system: str, kind: str) -> System:
    chosen = known_system(request, system)
    try:
        chosen.loading.SHELF.check_kind(kind)
    except ContentError:
        raise TableError("table-entry-no-form", status=404, kind=kind) from None
    return chosen


async def house_texts(request: Request, chosen: System, scope: str) -> Texts:
    """All content files of a scope."""
    return tuple((one.name, one.text) for one in await server_of(request).store.contents(chosen.name, scope))


def all_entries(chosen: System, texts: Texts) -> list[OwnEntry]:
    """One's own entries, then the supplied ones that none of them replaces."""
    own = own_entries(chosen, texts)
    replaced = {(one.kind, one.id) for one in own}
    return [*own, *(one for one in supplied_entries(chosen) if (one.kind, one.id) not in replaced)]


def _described(one: OwnEntry, lang: Lang) -> dict[str, Any]:
    own = bool(one.file)
    return {
        "kind": one.kind,
        "id": one.id,
        "name": one.name_in(lang),
        "file": one.file,
        "own": own,
        "version": one.version,
    }


def _file_of(own: list[OwnEntry], texts: Texts, kind: str, key: str) -> str:
    """The file in which an entry stands; a new one gets a file of its own, named after its id."""
    for one in own:
        if (one.kind, one.id) == (kind, key):
            return one.file
    names = {name for name, _ in texts}
    wished = (key, f"{key}-{kind}", *(f"{key}-{number}" for number in range(2, len(names) + 3)))
    return next(name for name in wished if name not in names and name not in TAKEN)


async def told_verdict(
    request: Request, chosen: System, asked: EntryCheck, file: str, texts: Texts, lang: Lang
) -> EntryVerdict:
    """A worker checks an entry with a time limit, so that the table goes on."""
    checking: CalculationPool = request.app.state.checking
    found = await checking.work(
        origin(request.scope),
        work="entry",
        lang=lang,
        system=chosen.name,
        kind=asked.kind,
        id=asked.id,
        data=asked.data,
        file=file,
        beside=texts,
    )
    return EntryVerdict(**found)
