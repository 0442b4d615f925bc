"""Campaigns of the house: begun, played on and taken back by the host; a game's master may take over its result."""

from __future__ import annotations

import secrets
from asyncio import to_thread
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Path, Request, Response

from regelwerk.engine.campaign import chapters
from regelwerk.engine.campaign.examples import begun, example, examples
from regelwerk.engine.campaign.files import file_of, read_file
from regelwerk.engine.campaign.history import Campaign, SceneLine
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.system import System, system, system_names
from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.errors import TableError
from regelwerk.table.games.casting import CAMPAIGN, CAST, Own, draft_scene
from regelwerk.table.screens.campaign_pages import CampaignTeller
from regelwerk.table.storage.records import GameRecord, Stage, WriteConflict
from regelwerk.table.web.api.campaigns.cast import TRIES, hero_entries, listed_heroes, own_of
from regelwerk.table.web.api.dependencies import PROBLEMS, HostOnly, LangQuery, known_system, server_of
from regelwerk.table.web.api.games.hosting import create, first_seats, make_room, refuse_if_draining
from regelwerk.table.web.tokens import seat_token
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.pages.campaigns import (
    CampaignChoices,
    CampaignFile,
    CampaignGame,
    CampaignInfo,
    CampaignPage,
    Joining,
    Keeping,
    NewCampaign,
    NextScene,
    PlannedCampaign,
    Planning,
    TakingBack,
)
from regelwerk.table.wire.pages.games import Created

if TYPE_CHECKING:
    from regelwerk.engine.game import Json
    from regelwerk.table.games.running import RunningGame

router = APIRouter(prefix="/api/campaigns", tags=["campaigns"], responses=PROBLEMS)
CampaignId = Annotated[str, Path(max_length=40, pattern=r"^[0-9a-f]+$")]
MOST_CAMPAIGNS = 200


@router.get("", summary="All campaigns of the house, the one that changed last first")
async def campaigns(request: Request, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE) -> list[CampaignInfo]:
    return [
        CampaignInfo(
            id=one.id,
            system=one.system,
            system_title=system(one.system).title[lang],
            title=one.title,
            changed=one.changed,
        )
        for one in await server_of(request).store.campaigns.listed()
        if one.system in system_names()
    ]


@router.get("/planned/{system}", summary="Campaigns that are supplied: heroes and scenes to begin with")
async def planned(request: Request, system: str, lang: LangQuery = DEFAULT_LANGUAGE) -> list[PlannedCampaign]:
    chosen = known_system(request, system)
    content = chosen.content()
    scenes = chosen.scenarios(content)
    names = {key: name for kind in chosen.kinds for key, name in chosen.entries(content, kind).items()}
    return [
        PlannedCampaign(
            id=key,
            system=chosen.name,
            name=one.name.by_language[lang],
            introduction=one.introduction.by_language[lang],
            heroes=[names[hero][lang] for hero in one.heroes],
            scenes=[scenes[scene][lang] for scene in one.scenes],
        )
        for key, one in (await to_thread(examples, chosen)).items()
    ]


@router.get("/choices/{system}", summary="Who could join a campaign of a system, and what could be played")
async def choices(request: Request, system: str, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE) -> CampaignChoices:
    chosen = known_system(request, system)
    own = await own_of(request, chosen, "")
    return await to_thread(_choices, chosen, None, own, lang)


def _choices(chosen: System, campaign: Campaign | None, own: Own, lang: str) -> CampaignChoices:
    from regelwerk.table.wire.pages.campaigns import CampaignScene

    scenes = chosen.scenarios(own.content)
    return CampaignChoices(
        heroes=listed_heroes(chosen, campaign, own, lang),
        scenes=[CampaignScene(id=name, name=scenes[name][lang]) for name in chosen.easiest_first(own.content)],
    )


@router.post("", summary="Begin a campaign", status_code=201)
async def new(request: Request, wanted: NewCampaign, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE) -> CampaignPage:
    chosen = known_system(request, wanted.system)
    own = await own_of(request, chosen, "")
    heroes, scenes, title = wanted.heroes, wanted.scenes, wanted.title
    if wanted.example is not None:
        plan = await to_thread(example, chosen, wanted.example)
        heroes, scenes = heroes or plan.heroes, scenes or plan.scenes
        title = title or plan.name.by_language[lang]
    if not heroes or not scenes:
        raise TableError("table-campaign-empty", status=422, field="heroes" if not heroes else "scenes")
    title = title or chosen.title[lang]
    entries = await to_thread(begun, chosen, own.content, title, heroes, [SceneLine(one) for one in scenes])
    return await _stored(request, chosen, title, entries, lang)


async def _stored(request: Request, chosen: System, title: str, entries: list[Json], lang: Lang) -> CampaignPage:
    store = server_of(request).store
    if len(await store.campaigns.listed()) >= MOST_CAMPAIGNS:
        raise TableError("table-campaigns-too-many", most=MOST_CAMPAIGNS)
    own_id = secrets.token_hex(8)
    await store.campaigns.create(own_id, title, chosen.name, entries)
    return await told_campaign(request, own_id, lang)


@router.post("/import", summary="Bring in a campaign from a file", status_code=201)
async def bring_in(
    request: Request, wanted: CampaignFile, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE
) -> CampaignPage:
    chosen, found = await to_thread(read_file, wanted.text)
    request.state.package = chosen.package
    return await _stored(request, chosen, found.title[:120], list(found.entries), lang)


@router.get("/{campaign}", summary="A campaign: its heroes as they are now, its scenes, its history")
async def page(request: Request, campaign: CampaignId, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE) -> CampaignPage:
    return await told_campaign(request, campaign, lang)


async def told_campaign(request: Request, own_id: str, lang: Lang) -> CampaignPage:
    chosen, campaign = await known_campaign(request, own_id)
    own = await own_of(request, chosen, "")
    games = await _games(request, own_id, campaign)
    return await to_thread(_told, chosen, campaign, own, own_id, games, lang)


def _told(
    chosen: System, campaign: Campaign, own: Own, own_id: str, games: list[tuple[GameRecord, str]], lang: str
) -> CampaignPage:
    teller = CampaignTeller(chosen, campaign, own.content, lang)
    open_games = [
        CampaignGame(
            game=game.id,
            title=game.title,
            scene_name=teller.scene(str(game.draft.get("scene", ""))).name,
            stage=game.stage.value,
            token=token,
        )
        for game, token in games
    ]
    return teller.page(own_id, open_games)


async def known_campaign(request: Request, own_id: str) -> tuple[System, Campaign]:
    campaign = await server_of(request).store.campaigns.campaign(own_id)
    return known_system(request, campaign.system), campaign


async def _games(request: Request, own_id: str, campaign: Campaign) -> list[tuple[GameRecord, str]]:
    """The games that were set up for this campaign and whose end does not count yet, with their masters' tokens."""
    server = server_of(request)
    found = []
    for game in await server.store.games():
        if not isinstance(game, GameRecord) or game.draft.get(CAMPAIGN) != own_id or game.id in campaign.kept:
            continue
        master = next((one for one in await server.store.seats(game.id) if one.role == "master"), None)
        if master is not None:
            found.append((game, seat_token(server.secret, game.id, master.id, master.generation)))
    return found


@router.delete("/{campaign}", summary="Remove a campaign with its history; its games stay", status_code=204)
async def remove(request: Request, campaign: CampaignId, _: HostOnly) -> Response:
    await server_of(request).store.campaigns.remove(campaign)
    return Response(status_code=204)


@router.get("/{campaign}/file", summary="The campaign as one file", response_class=Response)
async def download(request: Request, campaign: CampaignId, _: HostOnly) -> Response:
    chosen, found = await known_campaign(request, campaign)
    name = f"{chosen.name}-{campaign}.campaign.json"
    attachment = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(file_of(found.entries), media_type="application/json", headers=attachment)


async def append_entry(request: Request, own_id: str, head: int, campaign: Campaign, entry: Json) -> None:
    """Append an entry if the campaign is as the sender has seen it."""
    if campaign.head != head:
        raise TableError("table-campaign-moved-on")
    try:
        await server_of(request).store.campaigns.append(own_id, head, [entry])
    except WriteConflict:
        raise TableError("table-campaign-moved-on") from None


@router.get("/{campaign}/choices", summary="Who could join, and what could be played besides")
async def further(
    request: Request, campaign: CampaignId, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE
) -> CampaignChoices:
    chosen, found = await known_campaign(request, campaign)
    own = await own_of(request, chosen, "")
    return await to_thread(_choices, chosen, found, own, lang)


@router.post("/{campaign}/heroes", summary="Somebody joins, as they are in the content")
async def join(
    request: Request, campaign: CampaignId, wanted: Joining, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE
) -> CampaignPage:
    chosen, found = await known_campaign(request, campaign)
    own = await own_of(request, chosen, "")
    entry = await to_thread(chapters.joined, chosen, own.content, found, wanted.hero)
    await append_entry(request, campaign, wanted.head, found, entry)
    return await told_campaign(request, campaign, lang)


@router.put("/{campaign}/scenes", summary="The scenes in their order; more can be added at any time")
async def plan(
    request: Request, campaign: CampaignId, wanted: Planning, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE
) -> CampaignPage:
    chosen, found = await known_campaign(request, campaign)
    own = await own_of(request, chosen, "")
    known = {line.scene: line for line in found.scenes}
    lines = [known.get(one, SceneLine(one)) for one in wanted.scenes]
    entry = await to_thread(chapters.planned, chosen, own.content, lines)
    await append_entry(request, campaign, wanted.head, found, entry)
    return await told_campaign(request, campaign, lang)


@router.post("/{campaign}/next", summary="Prepare a game of a scene, with the heroes in their places", status_code=201)
async def play_next(
    request: Request, campaign: CampaignId, wanted: NextScene, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE
) -> Created:
    server = server_of(request)
    refuse_if_draining(server)
    await make_room(server, "")
    chosen, found = await known_campaign(request, campaign)
    own = await own_of(request, chosen, "")
    files = await _files_with(request, chosen, own, wanted.scene)
    cast = wanted.cast
    if cast is None:
        cast = await to_thread(_proposed, chosen, own, found, wanted.scene)
    draft: Json = {
        "system": chosen.name,
        "scene": wanted.scene,
        "options": {},
        "content": files,
        "names": {},
        CAST: cast,
        CAMPAIGN: campaign,
    }
    content = own.content if files else chosen.content()
    entries = await hero_entries(request, chosen, draft, "", found)
    scene = await to_thread(draft_scene, chosen, content, draft, entries)
    title = f"{found.title[:60]}: {chosen.scenarios(own.content)[wanted.scene][lang]}"[:120]
    return await create(server.store, server.secret, chosen.name, title, draft, first_seats(scene))


def _proposed(chosen: System, own: Own, campaign: Campaign, scene: str) -> dict[str, str]:
    if scene not in chosen.scenarios(own.content):
        raise TableError("table-scene-unknown", status=404, field="scene", text=scene, hint="")
    return chapters.proposed(chosen, own.content, campaign, scene)


async def _files_with(request: Request, chosen: System, own: Own, scene: str) -> list[str]:
    """The content files that a scene of the house's own needs: all that can be loaded together."""
    if scene not in own.plain.get("scenarios", {}):
        return []
    return [one.name for one in await server_of(request).store.contents(chosen.name, "") if one.name in own.files]


@router.post("/{campaign}/keep", summary="Take over the result of a game: its heroes are as it has left them")
async def keep(
    request: Request, campaign: CampaignId, wanted: Keeping, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE
) -> CampaignPage:
    running = await server_of(request).running(wanted.game)
    await keep_result(request, running, campaign)
    return await told_campaign(request, campaign, lang)


async def keep_result(request: Request, running: RunningGame, own_id: str) -> None:
    """Append the end of a game to the history of its campaign. Of two at once one wins, the other is told so."""
    server = server_of(request)
    for _ in range(TRIES):
        chosen, campaign = await known_campaign(request, own_id)
        if running.record.draft.get(CAMPAIGN) != own_id:
            raise ContentError("campaign-other-game", title=campaign.title)
        async with running.locked():
            session, outcome = running.session, running.ending()
            if session is None or outcome is None or running.record.stage is not Stage.OVER:
                raise TableError("table-result-not-over")
            document, state = session.journal.header.document, session.state
        entry = await to_thread(chapters.kept, chosen, campaign, running.record.id, document, state, outcome)
        try:
            await server.store.campaigns.append(own_id, campaign.head, [entry])
        except WriteConflict:
            continue
        return
    raise TableError("table-campaign-moved-on")


@router.post("/{campaign}/back", summary="Take back a result or a change: the history says so, nothing is erased")
async def take_back(
    request: Request, campaign: CampaignId, wanted: TakingBack, _: HostOnly, lang: LangQuery = DEFAULT_LANGUAGE
) -> CampaignPage:
    _chosen, found = await known_campaign(request, campaign)
    await append_entry(request, campaign, wanted.head, found, chapters.back(found, wanted.n))
    return await told_campaign(request, campaign, lang)
