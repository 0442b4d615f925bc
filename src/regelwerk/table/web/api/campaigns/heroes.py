"""Heroes of a campaign between two scenes: their form with all that they bring along, what is wrong, and the change."""

from __future__ import annotations

from asyncio import to_thread
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Path, Request

from regelwerk.engine.campaign import chapters
from regelwerk.engine.content.errors import Location
from regelwerk.engine.content.files import read_toml
from regelwerk.engine.content.toml_text import toml
from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.errors import TableError
from regelwerk.table.games.entry_checks import without_nothing
from regelwerk.table.screens.content_forms import form_page
from regelwerk.table.screens.language import Language
from regelwerk.table.web.api.campaigns.cast import own_of
from regelwerk.table.web.api.campaigns.hosting import CampaignId, append_entry, known_campaign, told_campaign
from regelwerk.table.web.api.content.entries import all_entries, house_texts, told_verdict
from regelwerk.table.web.api.dependencies import PROBLEMS, HostOnly, LangQuery
from regelwerk.table.wire.pages.campaigns import CampaignPage, HeroChange, HeroCheck, HeroPage
from regelwerk.table.wire.pages.entries import EntryCheck, EntryVerdict

if TYPE_CHECKING:
    from regelwerk.engine.campaign.history import Campaign, Hero
    from regelwerk.engine.game import Json
    from regelwerk.engine.system import System
    from regelwerk.table.games.own_content import Texts

router = APIRouter(prefix="/api/campaigns/{campaign}/heroes/{hero}", tags=["campaigns"], responses=PROBLEMS)
HeroId = Annotated[str, Path(max_length=80)]
BROUGHT = "campaign.hero"
"""The file of what a hero brings along; no file of the house has a name with a dot."""
TYPED = Location("")
"""Where a text stands that was typed on the page: the reader is looking at it."""


@router.get("", summary="A hero as they are now, with the form to change them")
async def hero_page(
    request: Request, campaign: CampaignId, hero: HeroId, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE
) -> HeroPage:
    chosen, found = await known_campaign(request, campaign)
    known = chapters.known_hero(found, hero)
    texts = await _texts_with(request, chosen, known)

    def made() -> HeroPage:
        kind = _kind_of(chosen, known)
        form = chosen.form(kind)
        if form is None:
            raise TableError("table-entry-no-form", status=404, kind=kind)
        return HeroPage(
            hero=hero,
            name=known.names[lang],
            data=known.entry,
            since=known.since,
            form=form_page(chosen, form, all_entries(chosen, texts), Language(lang, chosen)),
            text=_text_of(known),
        )

    return await to_thread(made)


@router.post("/check", summary="What is wrong with a hero's entry, and what follows from it")
async def check(
    request: Request,
    campaign: CampaignId,
    hero: HeroId,
    wanted: HeroCheck,
    _: HostOnly,
    lang: LangQuery = DEFAULT_LANGUAGE,
) -> EntryVerdict:
    chosen, found = await known_campaign(request, campaign)
    known = chapters.known_hero(found, hero)
    asked = EntryCheck.model_construct(kind=_kind_of(chosen, known), id=hero, data=wanted.data)
    return await told_verdict(request, chosen, asked, BROUGHT, await _texts_with(request, chosen, known), lang)


@router.patch("", summary="Change a hero between two scenes")
async def change_hero(
    request: Request,
    campaign: CampaignId,
    hero: HeroId,
    wanted: HeroChange,
    _: HostOnly,
    lang: LangQuery = DEFAULT_LANGUAGE,
) -> CampaignPage:
    chosen, found = await known_campaign(request, campaign)
    if wanted.data is not None or wanted.text is not None:
        entry = await _edited(request, chosen, found, hero, wanted, lang)
    elif wanted.lost is not None:
        entry = chapters.fate(found, hero, lost=wanted.lost)
    else:
        raise TableError("table-invalid-missing", status=422, field="text")
    await append_entry(request, campaign, wanted.head, found, entry)
    return await told_campaign(request, campaign, lang)


async def _edited(request: Request, chosen: System, found: Campaign, hero: str, wanted: HeroChange, lang: str) -> Json:
    known = chapters.known_hero(found, hero)
    if wanted.since is not None and wanted.since != known.since:
        raise TableError("table-campaign-hero-changed", hero=known.names[lang])
    own = await own_of(request, chosen, "")
    if wanted.data is None:
        return await to_thread(chapters.edited, chosen, own.content, found, hero, _read(wanted.text or ""))
    data = without_nothing(wanted.data)
    return await to_thread(chapters.entered, chosen, own.content, own.plain, found, hero, data)


def _read(text: str) -> dict[str, dict[str, Any]]:
    """The tables of a typed text; raises ContentError with the line."""
    found = read_toml(text, TYPED)
    for table, entries in found.items():
        if not isinstance(entries, dict):
            raise TYPED.at(table).error("content-unknown-table", key=table, hint="")
    return found


def _kind_of(chosen: System, hero: Hero) -> str:
    return next(kind for kind, table in chosen.loading.SHELF.tables.items() if table == hero.table)


def _text_of(hero: Hero) -> str:
    return toml(hero.tables).rstrip("\n") + "\n"


async def _texts_with(request: Request, chosen: System, hero: Hero) -> Texts:
    """The files of the house, and above them what the hero brings along."""
    return (*await house_texts(request, chosen, ""), (BROUGHT, _text_of(hero)))
