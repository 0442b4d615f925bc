"""Heroes for the places of a scene, as routes look them up: of the game's campaign, of own files, supplied ones."""

from __future__ import annotations

from asyncio import to_thread
from typing import TYPE_CHECKING, Any, Literal

from fastapi import Request

from regelwerk.engine.campaign import chapters
from regelwerk.engine.campaign.casting import CAST as IN_DOCUMENT
from regelwerk.engine.campaign.casting import heroes_of
from regelwerk.table.games.casting import CAMPAIGN, CAST, Own, cast_entries, own_content
from regelwerk.table.screens.language import Language
from regelwerk.table.screens.scenario_pages import supplied
from regelwerk.table.storage.records import NoSuchCampaign, WriteConflict
from regelwerk.table.web.api.dependencies import server_of
from regelwerk.table.wire.pages.lobby import HeroInfo

if TYPE_CHECKING:
    from regelwerk.engine.campaign.history import Campaign
    from regelwerk.engine.game import Json
    from regelwerk.engine.system import System
    from regelwerk.table.storage.records import GameRecord

TRIES = 5
"""How often a campaign is read anew because somebody else was quicker."""


async def own_of(request: Request, chosen: System, scope: str) -> Own:
    """Everything that the house, or a stranger's game, has written."""
    kept = await server_of(request).store.contents(chosen.name, scope)
    return await to_thread(own_content, chosen, tuple((one.name, one.text) for one in kept))


async def campaign_of_draft(request: Request, draft: Json) -> Campaign | None:
    """The campaign that a game belongs to; None if to none, or to one that is gone."""
    if not draft.get(CAMPAIGN):
        return None
    try:
        return await server_of(request).store.campaigns.campaign(str(draft[CAMPAIGN]))
    except NoSuchCampaign:
        return None


async def hero_entries(
    request: Request, chosen: System, draft: Json, scope: str, campaign: Campaign | None
) -> dict[str, dict[str, Any]]:
    """The entries of everybody in a draft's cast; raises ContentError for a hero who is lost."""
    if not draft.get(CAST):
        return {}
    own = await own_of(request, chosen, scope)
    return await to_thread(cast_entries, chosen, draft, campaign, own)


async def known_heroes(request: Request, chosen: System, draft: Json, scope: str, lang: str) -> list[HeroInfo]:
    """Everybody who can be cast, those of the campaign first, then one's own."""
    campaign = await campaign_of_draft(request, draft)
    own = await own_of(request, chosen, scope)
    return await to_thread(listed_heroes, chosen, campaign, own, lang)


def listed_heroes(chosen: System, campaign: Campaign | None, own: Own, lang: str) -> list[HeroInfo]:
    """Heroes with their names and kinds; an id stands for the one that would be taken."""
    if chosen.casting is None:
        return []
    language = Language(lang, chosen)
    kinds = {table: kind for kind, table in chosen.loading.SHELF.tables.items()}
    titles = {kind: language.text(chosen.loading.SHELF.word(kind).key) for kind in kinds.values()}
    found: dict[tuple[str, str], HeroInfo] = {}
    for hero in campaign.heroes.values() if campaign is not None else ():
        kind = kinds[hero.table]
        found[kind, hero.id] = HeroInfo(
            id=hero.id, name=hero.names[lang], kind=kind, kind_title=titles[kind], source="campaign", lost=hero.lost
        )
    sources: tuple[tuple[Any, Literal["own", "supplied"]], ...] = ((own.content, "own"), (supplied(chosen), "supplied"))
    for content, source in sources:
        for table in chosen.casting.tables:
            kind = kinds[table]
            for one, names in heroes_of(chosen, content, table).items():
                if source == "own" and one not in own.plain.get(table, {}):
                    continue
                info = HeroInfo(id=one, name=names[lang], kind=kind, kind_title=titles[kind], source=source)
                found.setdefault((kind, one), info)
    return list(found.values())


async def noted(request: Request, game: GameRecord, document: Json, campaign: Campaign | None) -> bool:
    """Write into the history that a game of a campaign begins; false if the campaign has changed since it was read."""
    if campaign is None:
        return True
    entry = chapters.began(campaign, game.id, str(game.draft["scene"]), document.get(IN_DOCUMENT, {}))
    try:
        await server_of(request).store.campaigns.append(str(game.draft[CAMPAIGN]), campaign.head, [entry])
    except WriteConflict:
        return False
    return True
